"""Pakker on the screen: bidding, passing the terminal on, the bank."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from kortspel.app import KortspelApp
from kortspel.games.base import Player
from kortspel.games.pakker.settle import Payment
from kortspel.games.pakker.setup import PakkerSetup
from kortspel.screens.cover import CoverScreen
from kortspel.screens.dialogs import Pick
from kortspel.screens.guard import Guard
from kortspel.screens.pakker.bank import BankScreen
from kortspel.screens.pakker.game import TABLE, GameScreen
from kortspel.screens.pakker.set_up import SetUpScreen
from kortspel.screens.rows import Seat
from kortspel.session import Session
from kortspel.text import LANGUAGES, Language
from kortspel.text.words import card_text
from kortspel.widgets.choices import Choices
from kortspel.widgets.scroll import Scroll
from tests.screens.driving import page, running, the_app, until

NAMES = ("Anna", "Bo", "Carin", "David", "Eva", "Folke", "Greta", "Harald")


def table(people: int, computers: int = 0, **options: Any) -> PakkerSetup:
    levels = ["human"] * people + ["medium"] * computers
    players = tuple(
        Player.model_validate({"name": name, "level": level})
        for name, level in zip(NAMES, levels, strict=False)
    )
    return PakkerSetup(players=players, deal="K7Q2-M9PD", **options)


async def sit_down(app: KortspelApp, pilot: Pilot[int], setup: PakkerSetup) -> GameScreen:
    app.begin("pakker", setup)
    await until(pilot, lambda: isinstance(app.screen, GameScreen))
    screen = app.screen
    assert isinstance(screen, GameScreen)
    return screen


def at_once(folder: Path) -> None:
    """Let computer players move without a pause."""
    (folder / ".settings.json").write_text(json.dumps({"pace": "instant"}))


def asking(app: KortspelApp) -> bool:
    """Is a number of chips asked for?"""
    screen = app.screen
    return isinstance(screen, GameScreen) and screen.panel.asked is not None


def kinds(screen: GameScreen) -> list[str]:
    return [item.id for choices in screen.query(Choices) for item in choices.items]


async def uncover(app: KortspelApp, pilot: Pilot[int]) -> None:
    await until(pilot, lambda: isinstance(app.screen, CoverScreen))
    # What is pressed just after the cover has fallen is thrown away.
    await pilot.pause(0.4)
    await pilot.press("enter")
    await until(pilot, lambda: isinstance(app.screen, GameScreen))


def hidden_cards(screen: GameScreen, app: KortspelApp) -> set[str]:
    """The cards that the one at the screen may not see, as they would be shown."""
    state: Any = screen.session.state
    own = set() if screen.viewer is None else set(state.deal.hands[screen.viewer])
    shown = {card for event in state.events for card in getattr(event, "cards", ())}
    held = {card for hand in state.deal.hands for card in hand}
    return {card_text(app.text, card) for card in held - own - shown}


@pytest.mark.parametrize("size", [(80, 24), (60, 20)])
async def test_four_people_pass_the_terminal_on_and_see_only_their_own_cards(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with running(tmp_path, size=size) as (app, pilot):
        screen = await sit_down(app, pilot, table(4))
        await pilot.press("1")
        seen = 0
        for _ in range(40):
            await until(
                pilot,
                lambda: isinstance(app.screen, CoverScreen) or kinds(screen)[:1] in (["next_pot"], ["deal"]),
            )
            if not isinstance(app.screen, CoverScreen):
                table_text = page(app)
                assert all(card not in table_text for card in hidden_cards(screen, app))
                if kinds(screen)[0] == "next_pot":
                    break
                await pilot.press("enter")
                continue
            cover = page(app)
            assert all(card not in cover for card in hidden_cards(screen, app))
            mover = screen.session.to_move
            assert NAMES[mover] in cover  # type: ignore[index]
            await uncover(app, pilot)
            text = page(app)
            assert all(card not in text for card in hidden_cards(screen, app)), text
            state: Any = screen.session.state
            assert all(card_text(app.text, card) in text for card in state.deal.hands[mover])
            seen += 1
            kind = kinds(screen)[0]
            await pilot.press("enter")
            if kind in ("open", "bet"):
                await until(pilot, lambda: asking(app))
                await pilot.press("enter")
        assert seen >= 4


async def test_one_cover_falls_over_a_game_that_is_gone_on_with(tmp_path: Path) -> None:
    session = Session.new("pakker", table(2), tmp_path)
    session.play(session.game.move(kind="next_pot", at=0))
    async with running(tmp_path) as (app, pilot):
        app.play(session)
        await until(pilot, lambda: isinstance(app.screen, CoverScreen))
        await pilot.pause()
        assert [type(screen).__name__ for screen in app.screen_stack[1:]] == ["GameScreen", "CoverScreen"]


async def test_keys_typed_before_the_cover_are_thrown_away(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        screen = await sit_down(app, pilot, table(2))
        app.guard = Guard(lambda event: 0.0)
        await pilot.press("1")
        await until(pilot, lambda: isinstance(app.screen, CoverScreen))
        await pilot.press("enter", "enter")
        assert isinstance(app.screen, CoverScreen)
        assert screen.viewer is None


@pytest.mark.rule("PA-75")
async def test_a_pause_covers_everything(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        screen = await sit_down(app, pilot, table(2))
        await pilot.press("1")
        await uncover(app, pilot)
        state: Any = screen.session.state
        own = [card_text(app.text, card) for card in state.deal.hands[screen.viewer]]
        assert all(card in page(app) for card in own)
        await pilot.press("f4")
        await until(pilot, lambda: isinstance(app.screen, CoverScreen))
        assert not any(card in page(app) for card in own)


async def opened(app: KortspelApp, pilot: Pilot[int]) -> GameScreen:
    """A table of one person and a computer player, at a point where the person may name an amount."""
    # The first of these will do, as long as computer players play as they do.
    for n in (5, *range(40)):
        setup = table(1, 1).changed(deal=f"AAAA-AA{n // 32 + 2}{'0123456789ABCDEFGHJKMNPQRSTVWXYZ'[n % 32]}")
        screen = await sit_down(app, pilot, setup)
        await pilot.press("1")
        await until(pilot, lambda s=screen: bool(s.view.choices) or "next_pot" in kinds(s))  # type: ignore[misc]
        if {"open", "bet", "raise"} & {choice.kind for choice in screen.view.choices}:
            return screen
        screen.session.close()
    raise AssertionError("no such deal")


@pytest.mark.parametrize("typed", ["-5", "0", "2.5", "abc", "1000000000000"])
async def test_an_amount_that_will_not_do_is_refused_in_words_and_asked_again(
    tmp_path: Path, typed: str
) -> None:
    at_once(tmp_path)
    async with running(tmp_path) as (app, pilot):
        screen = await opened(app, pilot)
        items = [item for choices in screen.query(Choices) for item in choices.items]
        wanted = ("open", "bet", "raise")
        place = next(n for n, item in enumerate(items, 1) if item.id in wanted and not item.disabled)
        moves = len(screen.session.moves)
        await pilot.press(str(place))
        await until(pilot, lambda: asking(app))
        await pilot.press(*({".": "full_stop", "-": "minus"}.get(sign, sign) for sign in typed), "enter")
        assert asking(app)
        assert ("(PA-50)" if typed.isdigit() else "går inte: ett heltal") in page(app)
        assert len(screen.session.moves) == moves
        await pilot.press("p", "enter")
        await until(pilot, lambda: len(screen.session.moves) > moves)


async def test_chips_are_bought_and_the_bank_shows_them(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        screen = await sit_down(app, pilot, table(2))
        await pilot.press("k")
        await until(pilot, lambda: isinstance(app.screen, Pick))
        await pilot.press("1")
        await until(pilot, lambda: asking(app))
        await pilot.press("3", "0")
        assert "30 kr" in page(app)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, Pick))
        await pilot.press("2")
        await until(pilot, lambda: screen.view.seats[0].chips == 80)
        await pilot.press("f3")
        await until(pilot, lambda: isinstance(app.screen, BankScreen))
        await until(
            pilot,
            lambda: "999 870 = 1 000 000" in page(app),
        )


@pytest.mark.parametrize("language", LANGUAGES)
async def test_an_evening_of_one_person_and_computers_to_the_settlement(
    tmp_path: Path, language: Language
) -> None:
    at_once(tmp_path)
    async with running(tmp_path, language, (60, 20)) as (app, pilot):
        screen = await sit_down(app, pilot, table(1, 3))
        while screen.view.clock.pots < 1:
            before = len(screen.session.moves)
            await pilot.press("enter")
            await until(
                pilot,
                lambda n=before: len(screen.session.moves) > n or asking(app),  # type: ignore[misc]
            )
            await until(pilot, lambda: bool(kinds(screen)) or asking(app))
        assert kinds(screen)[0] == "next_pot"
        await pilot.press(str(kinds(screen).index("table") + 1))
        await until(pilot, lambda: isinstance(app.screen, Pick))
        answers = [item.id for item in app.screen.query_one(Choices).items]
        await pilot.press(str(answers.index("end_evening") + 1))
        await until(pilot, lambda: isinstance(app.screen, BankScreen))
        assert app.text("pakker_table.bank.settlement") in page(app)


@pytest.mark.rule("PA-20")
async def test_an_opening_that_is_not_allowed_stands_there_dim_and_says_why(tmp_path: Path) -> None:
    """E: nobody has to know the rules to learn why something is missing."""
    async with running(tmp_path) as (app, pilot):
        screen = await sit_down(app, pilot, table(4))
        await pilot.press("1")
        for _ in range(4):
            await uncover(app, pilot)
            assert screen.view.scene == "opening"
            if screen.view.hand is not None and not screen.view.hand.opens:
                break
            await pilot.press(str(kinds(screen).index("pass") + 1))
        item = next(item for item in screen.choices.items if item.id == "open")
        assert item.disabled.endswith("(PA-20)")
        assert item.plain.startswith("Öppna …"), "a false opening is none of the choices"
        assert screen.choices.item is not None
        assert screen.choices.item.id == "pass", "Enter does what may be done"
        moves = len(screen.session.moves)
        await pilot.press(str(kinds(screen).index("open") + 1))
        await until(pilot, lambda: "(PA-20)" in page(app))
        assert len(screen.session.moves) == moves
        assert not asking(app)


@pytest.mark.parametrize(("seats", "size"), [(4, (60, 20)), (8, (80, 24))])
async def test_a_settlement_is_one_page(tmp_path: Path, seats: int, size: tuple[int, int]) -> None:
    """F9: nothing scrolls, no result stands twice, and Enter goes on to another evening with the same players."""
    answers: list[str | None] = []
    async with running(tmp_path, size=size) as (app, pilot):
        screen = await sit_down(app, pilot, table(seats))
        payments = tuple(Payment(payer=seat, payee=0, amount=70 + seat) for seat in range(1, seats))
        app.push_screen(BankScreen(screen.view.changed(phase="finished", payments=payments)), answers.append)
        await until(pilot, lambda: isinstance(app.screen, BankScreen) and "= 1 000 000" in page(app))
        text = page(app)
        for seat in range(1, seats):
            assert f"{NAMES[seat]} betalar {70 + seat} kr till Anna" in text
        assert app.screen.query_one(Scroll).max_scroll_y == 0
        await pilot.press("enter")
        await until(pilot, lambda: answers)
    assert answers == ["again"]


@pytest.mark.rule("PA-80")
@pytest.mark.parametrize("on_credit", [False, True])
async def test_h9_payments_hold_once_the_bank_has_handed_the_cash_back(
    tmp_path: Path, *, on_credit: bool
) -> None:
    async with running(tmp_path) as (app, pilot):
        screen = await sit_down(app, pilot, table(3, first_on_credit=on_credit))
        app.push_screen(BankScreen(screen.view.changed(phase="finished")))
        await until(pilot, lambda: isinstance(app.screen, BankScreen) and "= 1 000 000" in page(app))
        assert (app.text("pakker_table.bank.cash_back") in page(app)) is not on_credit


async def test_when_the_time_is_up_each_stays_or_leaves_and_a_new_time_is_agreed(tmp_path: Path) -> None:
    session = Session.new("pakker", table(2, end="pots", end_pots=1), tmp_path)
    rng = random.Random(1)
    while session.view(None).scene != "closing":
        choice = rng.choice([each for each in session.game.legal(session.state) if each.kind not in TABLE])
        session.play(
            session.game.move(**{**choice.sample(rng), **({"at": 0} if choice.kind == "next_pot" else {})})
        )
    async with running(tmp_path) as (app, pilot):
        app.play(session)
        await until(pilot, lambda: isinstance(app.screen, GameScreen) and bool(kinds(app.screen)))
        screen = app.screen
        assert isinstance(screen, GameScreen)
        assert kinds(screen)[:2] == ["stay", "leave"]
        moves = len(session.moves)
        await pilot.press("1")
        await until(pilot, lambda: len(session.moves) > moves)
        await pilot.press("1")
        await until(pilot, lambda: "extend_free" in kinds(screen))
        await pilot.press(str(kinds(screen).index("extend_free") + 1))
        await until(pilot, lambda: "next_pot" in kinds(screen))


async def test_a_saved_pot_goes_on_behind_the_cover(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        screen = await sit_down(app, pilot, table(3))
        await pilot.press("1")
        await uncover(app, pilot)
        path = screen.session.path
        await pilot.press("escape")
        await until(pilot, lambda: "Menu" in type(app.screen).__name__)
        app.resume(path)
        await until(pilot, lambda: isinstance(app.screen, CoverScreen))


async def test_each_computer_player_has_a_character_that_is_remembered_and_shown(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        app.set_up("pakker")
        await until(pilot, lambda: isinstance(app.screen, SetUpScreen))
        screen = app.screen
        assert isinstance(screen, SetUpScreen)
        # The person has none: the key does nothing there.
        await until(pilot, lambda: bool(screen.query(Choices)) and bool(screen.query_one(Choices).items))
        for _ in range(40):
            if screen.row() == Seat(0):
                break
            await pilot.press("down")
        assert screen.row() == Seat(0)
        # The letter of "spelsti&l".
        await pilot.press("l")
        assert screen.draft["players"][0]["character"] == ""
        await pilot.press("down")
        assert screen.draft["players"][1]["character"] == "tight"
        for _ in range(5):
            if screen.draft["players"][1]["character"] == "bluffer":
                break
            await pilot.press("l")
        assert screen.draft["players"][1]["character"] == "bluffer"
        assert "dator, medel, bluffare" in page(app)
        await pilot.press("s")
        await until(pilot, lambda: isinstance(app.screen, GameScreen))
        assert "50 marker bluffare" in page(app)
    assert the_app(tmp_path).settings.choices_of("pakker")["players"][1]["character"] == "bluffer"


async def resumed(app: KortspelApp, pilot: Pilot[int], session: Session) -> GameScreen:
    app.play(session)
    await until(pilot, lambda: isinstance(app.screen, GameScreen) and bool(kinds(app.screen)))
    assert isinstance(app.screen, GameScreen)
    return app.screen


def after_a_pot(folder: Path, setup: PakkerSetup, *moves: dict[str, Any]) -> Session:
    """An evening after its first pot, which its opener took at once, and these moves."""
    session = Session.new("pakker", setup, folder)
    wanted = ("next_pot", "tell_time", "open", "fold", "bet", "pass", "no_blind")
    while not session.state.clock.pots or session.state.phase == "time":
        legal = {choice.kind: choice for choice in session.game.legal(session.state)}
        kind = next(kind for kind in wanted if kind in legal)
        fields = legal[kind].sample(random.Random(1))
        session.play(session.game.move(**{**fields, **({"at": 1000} if "at" in fields else {})}))
    for move in moves:
        session.play(session.game.move(**move))
    return session


@pytest.mark.rule("PA-12")
async def test_h1_who_lacks_the_ante_is_named_where_the_next_pot_would_begin(tmp_path: Path) -> None:
    """H1: also where the evening ends by the clock."""
    setup = table(2, end="minutes", end_minutes=20)
    session = after_a_pot(tmp_path, setup)
    poor = max(range(2), key=lambda seat: session.state.bank.chips[seat])
    amount = session.state.bank.chips[poor]
    session.play(session.game.move(kind="buy_from", seat=1 - poor, seller=poor, amount=amount))
    session.play(session.game.move(kind="agree"))
    async with running(tmp_path) as (app, pilot):
        screen = await resumed(app, pilot, session)
        moves = len(session.moves)
        assert kinds(screen)[0] == "next_pot"
        await pilot.press("1")
        await until(pilot, lambda: f"{NAMES[poor]} har inte nog till grundinsatsen, 1" in page(app))
        assert "PA-12" in page(app)
        assert len(session.moves) == moves
        # What helps is at hand: buying, and leaving, by name.
        assert "buy" in kinds(screen)
        assert f"{NAMES[poor]} går från bordet" in page(app)


@pytest.mark.rule("PA-9")
async def test_a4_who_asks_to_end_is_not_asked(tmp_path: Path) -> None:
    """A4: the question goes to the others, by name."""
    session = after_a_pot(tmp_path, table(2, 1), {"kind": "end_evening", "seat": 0})
    async with running(tmp_path) as (app, pilot):
        await resumed(app, pilot, session)
        assert "Bo: Anna vill sluta för kvällen." in page(app)
        await pilot.press("1")
        await until(pilot, lambda: isinstance(app.screen, BankScreen))
        assert session.outcome is not None


@pytest.mark.rule("PA-72")
async def test_h2_a_report_is_put_to_the_one_who_is_reported(tmp_path: Path) -> None:
    """H2."""
    session = Session.new("pakker", table(2), tmp_path)
    session.play(session.game.move(kind="next_pot", at=0))
    by = session.to_move
    assert by is not None
    session.play(session.game.move(kind="report_looked", seat=1 - by, what="others"))
    async with running(tmp_path) as (app, pilot):
        screen = await resumed(app, pilot, session)
        assert f"{NAMES[1 - by]}: {NAMES[by]} anmäler {NAMES[1 - by]}: Tittade på andras kort." in page(app)
        assert kinds(screen) == ["agree", "decline"]
        await pilot.press("2")
        await until(pilot, lambda: isinstance(app.screen, CoverScreen))
        assert session.state.pot.status == ("in", "in")


@pytest.mark.rule("PA-8")
async def test_h9_the_clock_is_looked_at_as_a_pot_ends(tmp_path: Path) -> None:
    """H9: the table does not go on to the next pot first."""
    session = after_a_pot(tmp_path, table(2, end="clock", end_at=2000))
    session.play(session.game.move(kind="next_pot", at=1500))
    async with running(tmp_path) as (app, pilot):
        app.play(session)
        await uncover(app, pilot)
        assert isinstance(app.screen, GameScreen)
        app.screen.session.play(session.game.move(kind="report_looked", seat=session.to_move, what="others"))
        app.screen.play("agree")
        await until(pilot, lambda: isinstance(app.screen, GameScreen) and "stay" in kinds(app.screen))
        assert "Tiden är ute" in page(app)


def short_of_a_call(folder: Path) -> Session:
    """Two people, of whom the one to move has not the chips to go along in the betting."""
    setup = table(2, 0, first_purchase=20, opener_may_check=True).changed(deal="AAAA-AAAA")
    session = Session.new("pakker", setup, folder)
    wanted = ("next_pot", "no_blind", "open", "pass", "throw", "deal", "raise", "bet", "call", "sit_out")
    rng = random.Random(3)
    for _ in range(400):
        if "call" in {each.kind for each in session.view(session.to_move).withheld}:
            return session
        legal = {choice.kind: choice for choice in session.game.legal(session.state)}
        kind = next((kind for kind in wanted if kind in legal), "buy")
        fields = legal[kind].sample(rng)
        if kind in ("open", "bet", "raise"):
            name = "better" if kind == "raise" else "amount"
            fields[name] = legal[kind].fields[name].high  # type: ignore[union-attr]
        session.play(session.game.move(**fields))
    raise AssertionError("nobody was ever short of chips")


@pytest.mark.rule("PA-51", "PA-50")
async def test_e_a_call_that_one_cannot_pay_stands_there_with_its_reason(tmp_path: Path) -> None:
    """E: who is short of chips for going along reads what it costs and what is at hand."""
    session = short_of_a_call(tmp_path)
    async with running(tmp_path) as (app, pilot):
        app.play(session)
        await uncover(app, pilot)
        screen = app.screen
        assert isinstance(screen, GameScreen)
        await until(pilot, lambda: "Gå med (" in page(app))
        await pilot.press(str(kinds(screen).index("call") + 1))
        await until(pilot, lambda: "PA-51" in page(app))
        assert "Det kostar" in page(app)


@pytest.mark.rule("PA-50")
async def test_e_a_raise_of_too_much_is_refused_with_the_range_and_the_clause(tmp_path: Path) -> None:
    """E: a typed number says why it will not do, for a raise as for a bet."""
    session = short_of_a_call(tmp_path)
    seat = session.to_move
    session.play(session.game.move(kind="buy", seat=seat, amount=1000, credit=False))
    async with running(tmp_path) as (app, pilot):
        app.play(session)
        await uncover(app, pilot)
        screen = app.screen
        assert isinstance(screen, GameScreen)
        await pilot.press(str(kinds(screen).index("raise") + 1))
        await until(pilot, lambda: asking(app))
        await pilot.press(*"9999", "enter")
        await until(pilot, lambda: "PA-50" in page(app))
        assert asking(app)
