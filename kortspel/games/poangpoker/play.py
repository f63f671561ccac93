"""The course of a game of Poängpoker: whose turn, what is allowed, what a move does, how it ended.

A deal: the exchange, from the dealer's left; five tricks; the score. Then a pause in which the score sheet is
read: the next dealer deals on, or says that the table stops. Where a computer player is to deal, the next
person clockwise says so instead, since only people can agree to stop.
"""

from __future__ import annotations

from typing import Final

from kortspel.cards import DECK, Card, shuffled, suit_of
from kortspel.games.base import Choice, IllegalMove, OneOf, Outcome, Refusal, Subset
from kortspel.games.poangpoker import events, score
from kortspel.games.poangpoker.moves import Exchange, Hint, Play, PoangpokerMove, Stop
from kortspel.games.poangpoker.setup import PoangpokerSetup
from kortspel.games.poangpoker.state import TRICKS, Cards, Phase, PoangpokerState, Row
from kortspel.ranking import HAND
from kortspel.table.dealer import FirstDealer, first_dealer
from kortspel.table.exchange import exchange, why_not_exchange
from kortspel.table.seats import deal, left_of, round_from, speaker
from kortspel.table.tricks import Trick, taken_by, to_play
from kortspel.table.tricks import playable as playable_cards

_PAUSE: Final = (Choice(kind="next_deal"), Choice(kind="stop"))


def new(setup: PoangpokerSetup) -> PoangpokerState:
    """The first deal: the dealer is drawn for, and everybody has five cards (PO-4, PO-21)."""
    drawn = first_dealer(setup.deal, len(setup.players))
    state = _dealt(setup, drawn.seat, shuffles=len(drawn.draws))
    return state.changed(events=(*_drawn(drawn), *state.events))


def to_move(state: PoangpokerState) -> int | None:
    """The seat whose turn it is; None when the game is over."""
    return _mover(state, state.phase)


def legal(state: PoangpokerState) -> tuple[Choice, ...]:
    """What the seat to move may do."""
    phase = state.phase
    seat = _mover(state, phase)
    if seat is None:
        return ()
    if phase == "exchange":
        choice = Choice(kind="exchange", fields={"cards": Subset(values=state.hands[seat], most=HAND)})
    elif phase == "tricks":
        choice = Choice(kind="play", fields={"card": OneOf(values=playable(state, seat))})
    else:
        return _PAUSE
    return (choice, Choice(kind="hint")) if _may_ask(state, seat) else (choice,)


def _may_ask(state: PoangpokerState, seat: int) -> bool:
    """The coach may be asked by a person, once for the game: the rest is not the rules' affair."""
    return state.setup.players[seat].human and seat not in state.helped


def counted(state: PoangpokerState) -> tuple[int, ...]:
    """The seats whose result counts: those that have not asked the coach."""
    return tuple(seat for seat in range(state.seats) if seat not in state.helped)


def playable(state: PoangpokerState, seat: int) -> Cards:
    """The cards that this seat may play to the trick on the table (PO-11)."""
    return playable_cards(state.left(seat), state.tricks[-1].cards)


def why_not(state: PoangpokerState, move: PoangpokerMove) -> Refusal | None:
    """Why the seat to move may not do this, or None."""
    phase = state.phase
    seat = _mover(state, phase)
    if seat is None:
        return Refusal(message="poangpoker.refusal.over", clause="PO-20")
    if isinstance(move, Exchange):
        return _why_not_exchange(state, seat, phase, move.cards)
    if isinstance(move, Play):
        return _why_not_play(state, seat, phase, move)
    if isinstance(move, Hint):
        asks = phase in ("exchange", "tricks") and _may_ask(state, seat)
        return None if asks else Refusal(message="poangpoker.refusal.no_hint", clause="PO-22")
    if phase != "scored":
        return Refusal(message="poangpoker.refusal.mid_deal", clause="PO-20")
    return None


def apply(state: PoangpokerState, move: PoangpokerMove) -> PoangpokerState:
    """The state after the move of the seat to move; ``IllegalMove`` where it is refused."""
    if refusal := why_not(state, move):
        raise IllegalMove(refusal)
    seat = to_move(state)
    assert seat is not None, "why_not refuses every move of a game that is over"
    if isinstance(move, Exchange):
        return _exchange(state, seat, move.cards)
    if isinstance(move, Play):
        return _play(state, seat, move)
    if isinstance(move, Hint):
        return state.changed(helped=tuple(sorted({*state.helped, seat})))
    if isinstance(move, Stop):
        return state.changed(stopped=True)
    dealer = left_of(state.dealer, state.seats)
    return _dealt(state.setup, dealer, state.shuffles, state.sheet).changed(helped=state.helped)


def outcome(state: PoangpokerState) -> Outcome | None:
    """The points and the winners of a finished game: most points win, equal points share (PO-20)."""
    if state.phase != "finished":
        return None
    totals = state.totals
    winners = tuple(seat for seat, points in enumerate(totals) if points == max(totals))
    return Outcome(scores=totals, winners=winners)


def _drawn(drawn: FirstDealer) -> tuple[events.DrawAgain | events.Highest, ...]:
    """The highest card is drawn, again and again where it is drawn twice."""
    again = (
        events.DrawAgain(seats=tuple(seat for seat, card in enumerate(drawing) if card))
        for drawing in drawn.draws[1:]
    )
    card = drawn.draws[-1][drawn.seat]
    assert card is not None, "the first dealer has drawn a card"
    return (*again, events.Highest(seat=drawn.seat, card=card))


def _mover(state: PoangpokerState, phase: Phase) -> int | None:
    if phase == "exchange":
        return state.order[len(state.exchanged)]
    if phase == "tricks":
        return to_play(state.tricks[-1], state.seats)
    return _speaker(state) if phase == "scored" else None


def _speaker(state: PoangpokerState) -> int:
    """Who speaks for the table between deals: the next dealer, or the next person after it."""
    ring = round_from(left_of(state.dealer, state.seats), state.seats)
    return speaker(ring, lambda seat: state.setup.players[seat].human)


def _dealt(
    setup: PoangpokerSetup, dealer: int, shuffles: int, sheet: tuple[Row, ...] = ()
) -> PoangpokerState:
    """A new deal: five cards each, and a trump card where the game has trumps (PO-4, PO-13)."""
    seats = len(setup.players)
    deck = shuffled(setup.deal, shuffles, DECK)
    hands, stock = deal(deck, dealer, seats, HAND), deck[seats * HAND :]
    trump: Card | None = None
    turned: tuple[events.Trump, ...] = ()
    if setup.trump:
        trump, stock = stock[0], stock[1:]
        turned = (events.Trump(card=trump),)
    return PoangpokerState(
        setup=setup,
        dealer=dealer,
        shuffles=shuffles + 1,
        dealt=hands,
        hands=hands,
        stock=stock,
        pile=(),
        trump=trump,
        sheet=sheet,
        events=(events.Deals(seat=dealer), *turned),
    )


def _why_not_exchange(state: PoangpokerState, seat: int, phase: Phase, cards: Cards) -> Refusal | None:
    if phase != "exchange":
        return Refusal(message="poangpoker.refusal.one_exchange", clause="PO-5")
    if wrong := why_not_exchange(state.hands[seat], cards):
        reason, card = wrong
        return Refusal(message=f"poangpoker.refusal.{reason}", values={"card": card}, clause="PO-5")
    return None


def _why_not_play(state: PoangpokerState, seat: int, phase: Phase, move: Play) -> Refusal | None:
    if phase == "exchange":
        return Refusal(message="poangpoker.refusal.exchange_first", clause="PO-5")
    if phase == "scored":
        return Refusal(message="poangpoker.refusal.played_out", clause="PO-10")
    if move.card in playable(state, seat):
        return None
    if move.card not in state.left(seat):
        return Refusal(message="poangpoker.refusal.not_held", values={"card": move.card}, clause="PO-10")
    suit = suit_of(state.tricks[-1].cards[0])
    return Refusal(message="poangpoker.refusal.follow_suit", values={"suit": suit}, clause="PO-11")


def _exchange(state: PoangpokerState, seat: int, cards: Cards) -> PoangpokerState:
    code, n = state.setup.deal, state.shuffles
    done = exchange(state.hands[seat], cards, state.stock, state.pile, lambda pile: shuffled(code, n, pile))
    exchanged = (*state.exchanged, len(cards))
    reshuffled = (events.Reshuffled(),) if done.reshuffled else ()
    leads = (Trick(leader=state.order[0]),) if len(exchanged) == state.seats else ()
    return state.changed(
        hands=(*state.hands[:seat], done.hand, *state.hands[seat + 1 :]),
        stock=done.stock,
        pile=done.pile,
        shuffles=n + done.reshuffled,
        exchanged=exchanged,
        tricks=leads,
        events=(*state.events, events.Exchanges(seat=seat, n=len(cards)), *reshuffled),
    )


def _play(state: PoangpokerState, seat: int, move: Play) -> PoangpokerState:
    """Lay the card; a full trick is taken, and the fifth one ends the deal."""
    *earlier, trick = state.tricks
    trick = Trick(leader=trick.leader, cards=(*trick.cards, move.card))
    if len(trick.cards) < state.seats:
        return state.changed(tricks=(*earlier, trick))
    place = taken_by(trick.cards, state.trump)
    winner = (trick.leader + place) % state.seats
    taken = events.Takes(seat=winner, card=trick.cards[place], number=len(state.tricks))
    happened = (*state.events, taken)
    if len(state.tricks) < TRICKS:
        return state.changed(tricks=(*earlier, trick, Trick(leader=winner)), events=happened)
    row, scores = score.count(state, winner)
    return state.changed(tricks=(*earlier, trick), sheet=(*state.sheet, row), events=(*happened, *scores))
