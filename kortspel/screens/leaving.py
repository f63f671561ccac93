"""Leaving a game whose last moves the disk refused: never without a word."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from kortspel.screens.dialogs import Ask, Pick
from kortspel.store.faults import SaveFault
from kortspel.text.telling import told
from kortspel.widgets.choices import Item

if TYPE_CHECKING:
    from kortspel.screens.program import Program
    from kortspel.session import Session

LONGEST_PATH = 200


def leave(program: Program, session: Session, then: Callable[[], None]) -> None:
    """Go on with ``then`` once the game is saved, or its player wants it lost; not at all if they stay."""
    if session.save():
        then()
        return
    assert session.unsaved is not None, "that is why it could not be saved"
    text = program.text
    answers = tuple(Item(each, text(f"leave.{each}")) for each in ("again", "elsewhere", "lose", "stay"))

    def answered(answer: str | None) -> None:
        if answer == "again":
            leave(program, session, then)
        elif answer == "elsewhere":
            program.push_screen(
                Ask(text("leave.folder"), str(Path.cwd()), check=saved, length=LONGEST_PATH), done
            )
        elif answer == "lose":
            session.lose()
            then()

    def saved(folder: str) -> str | None:
        try:
            session.save_in(Path(folder.strip()).expanduser())
        except (OSError, RuntimeError) as error:
            return text("saved.disk", reason=getattr(error, "errno", None) or 0)
        except SaveFault as fault:
            return told(text, fault.message)
        return None if session.unsaved is None else told(text, session.unsaved)

    def done(folder: str | None) -> None:
        leave(program, session, then)

    program.push_screen(Pick(f"{told(text, session.unsaved)} {text('leave.what')}", answers), answered)
