"""What can be wrong with a save, as data: the catalogue has a sentence for each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from kortspel.games.base import Message, Value

_MOST_SHOWN: Final = 200


def harmless(text: str) -> str:
    """Text out of a file that anybody may have written, fit for a terminal: no control codes, no end of length."""
    return "".join(letter if letter.isprintable() else "?" for letter in text[:_MOST_SHOWN])


class SaveFault(Exception):  # noqa: N818 - the player's word for it
    """A save cannot be read, or may not be touched. The file is as it was.

    ``id`` is the message, such as ``store.fault.truncated``, and ``values`` fill it. Both are at hand without
    pydantic, so that the menu can list a broken file before any game is loaded.
    """

    def __init__(self, id: str, **values: Value) -> None:
        super().__init__(f"{id} {values}" if values else id)
        self.id = id
        self.values: dict[str, Value] = {
            name: harmless(value) if isinstance(value, str) else value for name, value in values.items()
        }

    @property
    def message(self) -> Message:
        """The fault as the games' messages are."""
        from kortspel.games.base import Message

        return Message(message=self.id, values=self.values)
