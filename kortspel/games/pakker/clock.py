"""Between the pots: the next one, the end time and its extension, leaving, ending (PA-6 to PA-9)."""

from __future__ import annotations

from typing import Final

from kortspel.games.base import Choice, Span
from kortspel.games.pakker import bank, offers
from kortspel.games.pakker import events as e
from kortspel.games.pakker.draft import Draft
from kortspel.games.pakker.records import Question
from kortspel.games.pakker.setup import LATEST
from kortspel.games.pakker.state import Fields
from kortspel.table.pots import shares

MINUTE: Final = 60
LONGEST_EXTENSION: Final = 24 * 60 * MINUTE
MOST_POTS: Final = 1000


def short_of_ante(state: Fields, seat: int) -> bool:
    """Can the seat not pay the ante?"""
    return state.bank.chips[seat] < state.setup.ante


def choices(state: Fields) -> tuple[Choice, ...]:
    """What may be done between pots."""
    if state.phase == "closing":
        return offers.plain("stay"), offers.one_of("leave", "seat", (state.turn or 0,))
    if state.phase == "time":
        return (offers.number("tell_time", "at", 0, LATEST),)
    if state.phase == "extending":
        span = extension_span(state)
        return (
            offers.number("extend", "until", span.low, span.high),
            offers.number("extend_pots", "pots", 1, MOST_POTS),
            offers.plain("extend_free"),
        )
    found = []
    if not any(short_of_ante(state, seat) for seat in state.ring):
        found.append(offers.number("next_pot", "at", 0, LATEST))
    if broke := tuple(seat for seat in bank.actors(state) if short_of_ante(state, seat)):
        found.append(offers.one_of("leave", "seat", broke))
    if state.clock.pots:
        found.append(offers.one_of("end_evening", "seat", bank.actors(state)))
    return tuple(found)


def extension_span(state: Fields) -> Span:
    """The times that may be agreed on as a new end: a minute to a day from now."""
    return Span(low=state.clock.now + MINUTE, high=state.clock.now + LONGEST_EXTENSION)


def time_is_up(state: Fields) -> bool:
    """Has a pot ended past the agreed end? (PA-8)"""
    if state.clock.pots == 0:
        return False
    by_clock = state.clock.ends_at is not None and state.clock.now >= state.clock.ends_at
    return by_clock or (state.clock.ends_after is not None and state.clock.pots >= state.clock.ends_after)


def start(draft: Draft, at: int) -> None:
    """The time is this as the next pot is to begin. The first time that is told starts the clock (PA-7)."""
    draft.clock = draft.clock.but(now=max(draft.clock.now, at))
    if draft.clock.pots == 0 and draft.setup.end == "minutes" and draft.clock.ends_at is None:
        draft.clock = draft.clock.but(ends_at=draft.clock.now + draft.setup.end_minutes * MINUTE)


def end_pot(draft: Draft) -> None:
    """A pot has ended: is the time up? Where the evening ends by the clock, the time is told first (PA-8)."""
    if draft.clock.ends_at is not None:
        draft.phase = "time"
        draft.turn = draft.speaker()
    else:
        go_on(draft)


def tell_time(draft: Draft, at: int) -> None:
    """The time is this, or later, as a pot has ended (PA-8)."""
    draft.clock = draft.clock.but(now=max(draft.clock.now, at))
    go_on(draft)


def go_on(draft: Draft) -> None:
    """Past the agreed end each stays or leaves; else it is between two pots (PA-8)."""
    if time_is_up(draft):
        close(draft)
    else:
        pause(draft)


def pause(draft: Draft) -> None:
    """A pot is over, or a purchase made: who is to move between pots?

    A computer player without chips for the ante comes first, since nobody else buys for it.
    """
    if len(draft.ring) < 2:
        finish(draft, draft.ring)
        return
    draft.phase = "between"
    order = draft.round_from(draft.dealer)
    needy = [seat for seat in order if not draft.human(seat) and short_of_ante(draft, seat)]
    draft.turn = needy[0] if needy else draft.speaker()


def close(draft: Draft) -> None:
    """The time is up: each in turn stays or leaves (PA-8)."""
    draft.phase = "closing"
    draft.turn = draft.round_from(draft.dealer)[0]
    draft.clock = draft.clock.but(leaving=())
    draft.say(e.TimeUp())


def stay(draft: Draft, seat: int) -> None:
    """The seat plays on though the time is up (PA-8)."""
    draft.say(e.Stays(seat=seat))
    _ask_next(draft, seat)


def _ask_next(draft: Draft, seat: int) -> None:
    """The next one stays or leaves; after the last answer the evening goes on or ends (PA-8)."""
    order = draft.round_from(draft.dealer)
    following = order[order.index(seat) + 1 :]
    if following:
        draft.turn = following[0]
        return
    if len(draft.ring) - len(draft.clock.leaving) < 2:
        finish(draft, draft.ring)
        return
    for gone in draft.clock.leaving:
        _go(draft, gone)
    draft.clock = draft.clock.but(leaving=())
    draft.phase = "extending"
    draft.turn = draft.speaker()


def extend(draft: Draft, *, until: int | None = None, pots: int | None = None) -> None:
    """A new end is agreed on, or none (PA-8)."""
    draft.clock = draft.clock.but(ends_at=until, ends_after=None if pots is None else draft.clock.pots + pots)
    if until is not None:
        draft.say(e.Extended(until=until))
    elif pots is not None:
        draft.say(e.ExtendedPots(n=pots))
    else:
        draft.say(e.ExtendedFree())
    pause(draft)


def leave(draft: Draft, seat: int) -> None:
    """A seat leaves the table: when the time is up, after the others have answered; else it is out of chips (PA-9)."""
    draft.say(e.Leaves(seat=seat))
    if draft.phase == "closing":
        draft.clock = draft.clock.but(leaving=(*draft.clock.leaving, seat))
        _ask_next(draft, seat)
        return
    if len(draft.ring) == 2:
        finish(draft, draft.ring)
        return
    _go(draft, seat)
    pause(draft)


def propose_end(draft: Draft, seat: int) -> None:
    """The other people are asked, clockwise, whether to end here; alone with computer players one decides (PA-9)."""
    draft.say(e.ProposesEnd(seat=seat))
    if others := draft.people_but(seat):
        draft.question = Question(kind="ending", by=seat, asked=others)
    else:
        finish(draft, draft.ring)


def agree_to_end(draft: Draft, question: Question) -> None:
    """One more agrees; after the last the evening ends."""
    draft.say(e.Agrees(seat=question.asked[0]))
    if len(question.asked) > 1:
        draft.question = question.changed(asked=question.asked[1:])
        return
    finish(draft, draft.ring)


def finish(draft: Draft, present: tuple[int, ...]) -> None:
    """The evening ends. A fine that lies for a pot which will not be played goes to the others in equal parts."""
    fined = draft.result.opener if draft.result else None
    order = draft.round_from(draft.dealer)
    sharers = tuple(seat for seat in order if seat in present and seat != fined) or order
    for seat, chips in shares(draft.pot.fines, sharers).items():
        draft.take(seat, chips)
    draft.pot = draft.pot.but(fines=0)
    draft.phase = "finished"
    draft.turn = None


def _go(draft: Draft, seat: int) -> None:
    if seat == draft.dealer:
        draft.dealer = draft.round_from(seat)[1]
    draft.ring = tuple(other for other in draft.ring if other != seat)
    draft.set_status(seat, "away")
