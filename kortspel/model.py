"""The frozen model that every value of the rules is made of."""

from __future__ import annotations

from typing import Self

from pydantic import BaseModel, ConfigDict


class Model(BaseModel):
    """A frozen value. Unknown fields and wrong types are errors, in Python and in JSON alike."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    def changed(self, **updates: object) -> Self:
        """A *validated* copy with these fields replaced; pydantic's own ``model_copy`` does not validate."""
        return type(self).model_validate({**self.__dict__, **updates})
