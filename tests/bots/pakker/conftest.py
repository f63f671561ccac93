"""The scripted table of Pakker, for its computer players too."""

from tests.games.pakker.conftest import stack as stack
from tests.games.pakker.conftest import table as table
