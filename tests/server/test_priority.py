"""Bots stand back: a busy one never takes the processor from the server."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from serai.server.settings import settings_from

SHOW = """
import os, signal
from pathlib import Path
from serai.server.bot_process import lower_priority
lower_priority({nice})
group = Path("/proc/self/autogroup")
print(os.nice(0), os.getsid(0) == os.getpid(), signal.getsignal(signal.SIGINT) is signal.SIG_IGN)
print(group.read_text().split()[-1] if group.exists() else {nice})
"""


@pytest.mark.parametrize("nice", [0, 4])
def test_a_bot_thinks_in_a_session_of_its_own_with_a_low_priority(nice: int) -> None:
    shown = subprocess.run(
        [sys.executable, "-c", SHOW.format(nice=nice)], check=True, capture_output=True, text=True, timeout=120
    )
    own, alone, deaf, group = shown.stdout.split()
    assert int(own) == min(19, os.nice(0) + nice)
    assert (alone, deaf) == (str(nice > 0), "True")
    if nice and Path("/proc/self/autogroup").exists():
        assert int(group) == nice


def test_how_far_bots_stand_back_can_be_set() -> None:
    assert settings_from({}).bot_nice == 10
    assert settings_from({"SERAI_BOT_NICE": "3"}).bot_nice == 3
