"""The program finds its files wherever it is installed: checkout, editable, wheel, sdist."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from pathlib import Path

import pytest

import kortspel
from kortspel.assets import stylesheet
from kortspel.text.books import rule_book

pytestmark = pytest.mark.slow

ROOT = Path(kortspel.__file__).parents[1]
WITHOUT_NETWORK = (
    "--no-deps",
    "--no-build-isolation",
    "--no-index",
    "--disable-pip-version-check",
    "--quiet",
)
ASK = (
    "from kortspel.assets import stylesheet; from kortspel.text.books import rule_book; "
    "rule_book('sv', 'patience'); print(stylesheet())"
)


def run(*command: str | Path, cwd: Path) -> str:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip()


class Environment:
    """A virtual environment with everything that this one has, but kortspel."""

    def __init__(self, folder: Path) -> None:
        run(sys.executable, "-m", "venv", "--without-pip", folder, cwd=folder.parent)
        self.folder = folder
        self.python = folder / "bin" / "python"
        self.site = Path(
            run(self.python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=folder)
        )
        # A path file is not read in a folder that a path file names, so an editable kortspel is not passed on.
        (self.site / "others.pth").write_text(sysconfig.get_path("purelib") + "\n")

    def install(self, *what: str | Path) -> None:
        pip = (sys.executable, "-m", "pip", "--python", self.python, "install", *WITHOUT_NETWORK)
        run(*pip, *what, cwd=self.folder)

    def stylesheet(self) -> Path:
        """Where the program finds its style sheet, asked outside the checkout."""
        found = Path(run(self.python, "-c", ASK, cwd=self.folder))
        assert found.read_bytes() == (ROOT / "screens.css").read_bytes()
        return found


@pytest.fixture
def environment(tmp_path: Path) -> Environment:
    return Environment(tmp_path / "venv")


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with an sdist, and a wheel that was built from it."""
    folder = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, cwd=ROOT)
    return folder


def only(folder: Path, pattern: str) -> Path:
    (found,) = folder.glob(pattern)
    return found


def package_files() -> set[str]:
    files = (path for path in (ROOT / "kortspel").rglob("*") if path.is_file())
    return {path.relative_to(ROOT).as_posix() for path in files if "__pycache__" not in path.parts}


def test_in_a_checkout_the_style_sheet_lies_beside_the_package() -> None:
    assert stylesheet() == ROOT / "screens.css"
    assert stylesheet().is_file()
    assert "PP-1" in rule_book("en", "patience")


def test_the_wheel_holds_the_package_with_its_files_and_nothing_else(built: Path) -> None:
    names = set(zipfile.ZipFile(only(built, "*.whl")).namelist())
    assert {name for name in names if ".dist-info/" not in name} == package_files() | {"kortspel/screens.css"}


def test_the_sdist_holds_what_the_wheel_and_the_tests_need_and_no_saves(built: Path) -> None:
    with tarfile.open(only(built, "*.tar.gz")) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    needed = {"pyproject.toml", "README.md", "LICENSE", "screens.css", "tests/conftest.py"}
    assert needed | package_files() <= names
    assert not any(name.startswith("saves/") for name in names)


def test_an_installed_wheel_finds_its_style_sheet_and_has_its_command(
    built: Path, environment: Environment
) -> None:
    environment.install(only(built, "*.whl"))
    assert environment.stylesheet() == environment.site / "kortspel" / "screens.css"
    command = environment.python.with_name("kortspel")
    assert kortspel.__version__ in run(command, "--version", cwd=environment.folder)


def test_an_installed_sdist_finds_its_style_sheet(built: Path, environment: Environment) -> None:
    environment.install(only(built, "*.tar.gz"))
    assert environment.stylesheet() == environment.site / "kortspel" / "screens.css"


def test_an_unpacked_sdist_finds_its_style_sheet(built: Path, tmp_path: Path) -> None:
    with tarfile.open(only(built, "*.tar.gz")) as archive:
        archive.extractall(tmp_path, filter="data")
    unpacked = only(tmp_path, "kortspel-*")
    assert Path(run(sys.executable, "-c", ASK, cwd=unpacked)) == unpacked / "screens.css"


def test_an_editable_install_finds_the_style_sheet_of_the_checkout(environment: Environment) -> None:
    environment.install("--editable", ROOT)
    assert environment.stylesheet() == ROOT / "screens.css"
