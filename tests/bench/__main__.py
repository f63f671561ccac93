"""The command line of the benchmarks."""

from __future__ import annotations

import sys

from tests.bench import load, names, summary


def main(arguments: list[str]) -> int:
    """Run the benchmark that is named, or list them all. 2 for a name that is not there."""
    if not arguments:
        for name in names():
            print(f"{name:<14} {summary(name)}")
        return 0
    name, *rest = arguments
    if name not in names():
        print(f"There is no benchmark {name!r}. There are: {', '.join(names())}.", file=sys.stderr)
        return 2
    result = load(name)(rest)
    print(result.words(name))
    print(result.line(name), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
