"""The course of a game of Chicago: whose turn, what is allowed, what a move does, how it ended.

A deal: exchanges from the dealer's left, the best hand scoring after each but the last; the question of Chicago;
five tricks; the score. Whoever has 52 points ends the game at once. Else there is a pause in which the sheet is read:
the next dealer deals on, or says that the table stops; people alone can agree to stop, so where a computer player is
to deal the next person clockwise says so.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from kortspel.cards import DECK, shuffled, suit_of
from kortspel.games.base import Choice, IllegalMove, OneOf, Outcome, Refusal, Subset
from kortspel.games.chicago import events, score
from kortspel.games.chicago.moves import Chicago, ChicagoMove, Exchange, NoChicago, Play, Stop
from kortspel.games.chicago.setup import CHICAGO, GOAL, ChicagoSetup
from kortspel.games.chicago.state import TRICKS, Cards, ChicagoState, Row
from kortspel.ranking import HAND
from kortspel.table.dealer import FirstDealer, first_dealer
from kortspel.table.exchange import exchange, why_not_exchange
from kortspel.table.seats import deal, left_of, round_from, speaker
from kortspel.table.tricks import Trick, taken_by, to_play
from kortspel.table.tricks import playable as playable_cards

_PAUSE: Final = (Choice(kind="next_deal"), Choice(kind="stop"))
_CALL: Final = (Choice(kind="no_chicago"), Choice(kind="chicago"))


def new(setup: ChicagoSetup) -> ChicagoState:
    """The first deal: the dealer is drawn for, and everybody has five cards (CH-3, CH-4)."""
    drawn = first_dealer(setup.deal, len(setup.players))
    state = _dealt(setup, drawn.seat, shuffles=len(drawn.draws))
    return state.changed(events=(*_drawn(drawn), *state.events))


def to_move(state: ChicagoState) -> int | None:
    """The seat whose turn it is; None when the game is over."""
    match state.phase:
        case "exchange":
            return state.order[len(state.exchanged) % state.seats]
        case "calling":
            return state.order[len(state.calls)]
        case "tricks":
            return to_play(state.tricks[-1], state.seats)
        case "scored":
            ring = round_from(left_of(state.dealer, state.seats), state.seats)
            return speaker(ring, lambda seat: state.setup.players[seat].human)
        case _:
            return None


def legal(state: ChicagoState) -> tuple[Choice, ...]:
    """What the seat to move may do."""
    seat = to_move(state)
    if seat is None:
        return ()
    if state.phase == "exchange":
        return (Choice(kind="exchange", fields={"cards": Subset(values=state.hands[seat], most=HAND)}),)
    if state.phase == "tricks":
        return (Choice(kind="play", fields={"card": OneOf(values=playable(state, seat))}),)
    return _CALL if state.phase == "calling" else _PAUSE


def playable(state: ChicagoState, seat: int) -> Cards:
    """The cards that this seat may play to the trick on the table (CH-31)."""
    return playable_cards(state.left(seat), state.tricks[-1].cards)


def why_not(state: ChicagoState, move: ChicagoMove) -> Refusal | None:
    """Why the seat to move may not do this, or None."""
    seat, phase = to_move(state), state.phase
    if seat is None:
        return _no("over", "CH-40")
    if isinstance(move, Exchange):
        if phase != "exchange":
            return _no("exchanged", "CH-6")
        if wrong := why_not_exchange(state.hands[seat], move.cards):
            return _no(wrong[0], "CH-5", card=wrong[1])
        return None
    if phase == "exchange":
        return _no("exchange_first", "CH-6")
    if isinstance(move, Chicago | NoChicago):
        return None if phase == "calling" else _no("called", "CH-20")
    if phase == "calling":
        return _no("call_first", "CH-20")
    if isinstance(move, Play):
        return _why_not_play(state, seat, move)
    return None if phase == "scored" else _no("mid_deal", "CH-43")


def apply(state: ChicagoState, move: ChicagoMove) -> ChicagoState:
    """The state after the move of the seat to move; ``IllegalMove`` where it is refused."""
    if refusal := why_not(state, move):
        raise IllegalMove(refusal)
    seat = to_move(state)
    assert seat is not None, "why_not refuses every move of a game that is over"
    if isinstance(move, Exchange):
        return _exchange(state, seat, move.cards)
    if isinstance(move, Chicago):
        return state.changed(
            calls=(*state.calls, True),
            events=(*state.events, events.Calls(seat=seat)),
            phase="tricks",
            tricks=(Trick(leader=seat),),
        )
    if isinstance(move, NoChicago):
        return _asked_on(state, (*state.calls, False))
    if isinstance(move, Play):
        return _play(state, move)
    if isinstance(move, Stop):
        return state.changed(stopped=True, phase="finished")
    return _dealt(state.setup, left_of(state.dealer, state.seats), state.shuffles, state.sheet)


def outcome(state: ChicagoState) -> Outcome | None:
    """The points and the winners of a finished game: most points win, equal points share (CH-41)."""
    if state.phase != "finished":
        return None
    points = state.points
    winners = tuple(seat for seat, each in enumerate(points) if each == max(points))
    return Outcome(scores=tuple(map(Fraction, points)), winners=winners)


def _no(name: str, clause: str, **values: str) -> Refusal:
    return Refusal(message=f"chicago.refusal.{name}", clause=clause, values=dict(values))


def _why_not_play(state: ChicagoState, seat: int, move: Play) -> Refusal | None:
    if state.phase == "scored":
        return _no("played_out", "CH-30")
    if move.card in playable(state, seat):
        return None
    if move.card not in state.left(seat):
        return _no("not_held", "CH-30", card=move.card)
    return _no("follow_suit", "CH-31", suit=suit_of(state.tricks[-1].cards[0]))


def _drawn(drawn: FirstDealer) -> tuple[events.ChicagoEvent, ...]:
    """The highest card is drawn, again and again where it is drawn twice."""
    again = (
        events.DrawAgain(seats=tuple(seat for seat, card in enumerate(drawing) if card))
        for drawing in drawn.draws[1:]
    )
    card = drawn.draws[-1][drawn.seat]
    assert card is not None, "the first dealer has drawn a card"
    return (*again, events.Highest(seat=drawn.seat, card=card))


def _dealt(setup: ChicagoSetup, dealer: int, shuffles: int, sheet: tuple[Row, ...] = ()) -> ChicagoState:
    """A new deal: five cards each (CH-4)."""
    seats = len(setup.players)
    deck = shuffled(setup.deal, shuffles, DECK)
    hands = deal(deck, dealer, seats, HAND)
    state = ChicagoState(
        setup=setup,
        dealer=dealer,
        shuffles=shuffles + 1,
        phase="exchange",
        hands=hands,
        before=hands,
        away=((),) * seats,
        stock=deck[seats * HAND :],
        pile=(),
        won=(0,) * seats,
        lost=(0,) * seats,
        sheet=sheet,
        events=(events.Deals(seat=dealer),),
    )
    return _passed_over(state)


def _exchange(state: ChicagoState, seat: int, cards: Cards) -> ChicagoState:
    code, n = state.setup.deal, state.shuffles
    done = exchange(state.hands[seat], cards, state.stock, state.pile, lambda pile: shuffled(code, n, pile))
    reshuffled = (events.Reshuffled(),) if done.reshuffled else ()
    state = state.changed(
        hands=_put(state.hands, seat, done.hand),
        before=_put(state.before, seat, state.hands[seat]),
        away=_put(state.away, seat, (*state.away[seat], *cards)),
        stock=done.stock,
        pile=done.pile,
        shuffles=n + done.reshuffled,
        exchanged=(*state.exchanged, len(cards)),
        events=(*state.events, events.Exchanges(seat=seat, n=len(cards)), *reshuffled),
        # The last of the last exchange makes it the question of Chicago.
        phase="exchange" if len(state.exchanged) + 1 < state.setup.exchanges * state.seats else "calling",
    )
    return _round_over(state)


def _round_over(state: ChicagoState) -> ChicagoState:
    """When all have exchanged the hands score, but for the last time, and it goes on (CH-9)."""
    if len(state.exchanged) % state.seats:
        return _passed_over(state)
    if state.phase == "calling":
        return _asked_on(state, ())
    scored = score.score_hands(state.hands, state.points, state.order, state.setup)
    won = tuple(map(sum, zip(state.won, scored.won, strict=True)))
    lost = tuple(map(sum, zip(state.lost, scored.lost, strict=True)))
    state = state.changed(won=won, lost=lost, events=(*state.events, *scored.events))
    if max(state.points) >= GOAL:
        nothing = (0,) * state.seats
        row = score.row_of(state, nothing, score.Scored(nothing, nothing, ()))
        return state.changed(sheet=(*state.sheet, row), phase="finished")
    return _passed_over(state)


def _passed_over(state: ChicagoState) -> ChicagoState:
    """Whoever has too many points to exchange is passed over (CH-17)."""
    seat = state.order[len(state.exchanged) % state.seats]
    if state.may_exchange(seat):
        return state
    stop = events.Stopped(seat=seat, n=state.setup.stop_at)
    exchanged = (*state.exchanged, None)
    more = len(exchanged) < state.setup.exchanges * state.seats
    state = state.changed(
        exchanged=exchanged, events=(*state.events, stop), phase="exchange" if more else "calling"
    )
    return _round_over(state)


def _asked_on(state: ChicagoState, calls: tuple[bool, ...]) -> ChicagoState:
    """The next one who may is asked for Chicago; when nobody is left the dealer's left leads (CH-20, CH-23)."""
    needed = CHICAGO if state.setup.chicago_needs else None
    while len(calls) < state.seats:
        if needed is None or state.points[state.order[len(calls)]] >= needed:
            return state.changed(calls=calls)
        calls = (*calls, False)
    return state.changed(calls=calls, phase="tricks", tricks=(Trick(leader=state.order[0]),))


def _play(state: ChicagoState, move: Play) -> ChicagoState:
    """Lay the card; a full trick is taken. The fifth one ends the deal, and one that a Chicago loses."""
    *earlier, trick = state.tricks
    trick = Trick(leader=trick.leader, cards=(*trick.cards, move.card))
    if len(trick.cards) < state.seats:
        return state.changed(tricks=(*earlier, trick))
    place = taken_by(trick.cards)
    winner = (trick.leader + place) % state.seats
    taken = events.Takes(seat=winner, card=trick.cards[place], number=len(state.tricks))
    lost = state.caller not in (None, winner)
    if len(state.tricks) < TRICKS and not lost:
        leads = Trick(leader=winner)
        return state.changed(tricks=(*earlier, trick, leads), events=(*state.events, taken))
    return _counted(state.changed(tricks=(*earlier, trick), events=(*state.events, taken)))


def _counted(state: ChicagoState) -> ChicagoState:
    """The deal is over: what the tricks score, then the best hand (CH-32, CH-34)."""
    trick, told = score.score_tricks(state)
    points = tuple(map(sum, zip(state.points, trick, strict=True)))
    final = score.score_hands(state.hands, points, state.order, state.setup)
    row = score.row_of(state, trick, final)
    return state.changed(
        sheet=(*state.sheet, row),
        phase="finished" if max(row.totals) >= GOAL else "scored",
        events=(*state.events, told, *final.events),
    )


def _put(by_seat: tuple[Cards, ...], seat: int, cards: Cards) -> tuple[Cards, ...]:
    return (*by_seat[:seat], cards, *by_seat[seat + 1 :])
