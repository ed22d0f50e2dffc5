"""Bots stand back: a busy one never takes the processor from the server."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from serai.server.bot_process import IDLE
from serai.server.settings import settings_from

SHOW = """
import os, signal
from serai.server.bot_process import lower_priority
session = os.getsid(0)
lower_priority({nice})
print(os.nice(0), os.getsid(0) == session, signal.getsignal(signal.SIGINT) is signal.SIG_IGN)
print(os.sched_getscheduler(0), len(os.sched_getaffinity(0)))
"""
POOL = """
import multiprocessing, os, time
from concurrent.futures import ProcessPoolExecutor
from serai.server.bot_process import lower_priority
if __name__ == "__main__":
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(1, mp_context=context, initializer=lower_priority, initargs=(0,))
    print(pool.submit(os.getpid).result(), flush=True)
    time.sleep(600)
"""


@pytest.mark.parametrize("nice", [0, 4, IDLE])
def test_a_bot_stands_back_as_far_as_it_is_told(nice: int) -> None:
    shown = subprocess.run(
        [sys.executable, "-c", SHOW.format(nice=nice)], check=True, capture_output=True, text=True, timeout=120
    )
    own, same_session, deaf, manner, cores = shown.stdout.split()
    assert int(own) == min(19, os.nice(0) + nice)
    weighed = nice == IDLE and Path("/proc/self/autogroup").exists()
    assert (same_session, deaf) == (str(not weighed), "True")
    assert int(manner) == (os.SCHED_IDLE if nice == IDLE else os.sched_getscheduler(0))
    here = len(os.sched_getaffinity(0))
    assert int(cores) == (max(1, here - 1) if nice == IDLE else here)


def test_a_bot_does_not_outlive_a_server_that_is_killed() -> None:
    """Nobody is left to end it, so it ends by itself."""
    with subprocess.Popen([sys.executable, "-c", POOL], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        bot = int(server.stdout.readline())
        server.kill()
    limit = time.monotonic() + 60
    while is_running(bot):
        assert time.monotonic() < limit
        time.sleep(0.05)


def is_running(process: int) -> bool:
    """Whether a process still does anything; one that only waits to be counted out does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_how_far_bots_stand_back_can_be_set() -> None:
    assert settings_from({}).bot_nice == IDLE
    assert settings_from({"SERAI_BOT_NICE": "3"}).bot_nice == 3
