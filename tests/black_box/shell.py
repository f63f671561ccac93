"""``python -m tests.black_box.shell MODULE ARGUMENTS``: as much of a shell as Ctrl+Z and ``fg`` need.

It runs the module as a job in the foreground. Once that has stopped, it says so and waits for a line, then sends
the job on.
"""

from __future__ import annotations

import os
import signal
import sys


def main(words: list[str]) -> int:
    signal.signal(signal.SIGTTOU, signal.SIG_IGN)
    job = os.fork()
    if job == 0:
        os.setpgid(0, 0)
        os.tcsetpgrp(0, os.getpgrp())
        signal.signal(signal.SIGTTOU, signal.SIG_DFL)
        os.execv(sys.executable, [sys.executable, "-m", *words])
    while True:
        _, status = os.waitpid(job, os.WUNTRACED)
        os.tcsetpgrp(0, os.getpgrp())
        if not os.WIFSTOPPED(status):
            return os.waitstatus_to_exitcode(status)
        print("the job has stopped", flush=True)
        input()
        os.tcsetpgrp(0, job)
        os.killpg(job, signal.SIGCONT)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
