"""Bots stand back: a busy one never takes the processor from the server."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from serai.server.operations import idle_time
from serai.server.operations.idle_time import GROUP, IDLE, ControlGroup, join_idle_group, own_group
from serai.server.operations.settings import settings_from
from tests.server.processes import is_running

BOT = """
import os, sys
from serai.server.operations import idle_time
def forbidden(own):
    raise PermissionError
if {forbidden}:
    idle_time.join_idle_group = forbidden
idle_time.lower_priority({nice})
manner, idle = os.sched_getscheduler(0), os.SCHED_IDLE
try:
    os.sched_setscheduler(0, idle, os.sched_param(0))
except OSError:
    idle = manner
print(manner, idle, flush=True)
sys.stdin.read()
"""
POOL = """
import multiprocessing, os, time
from concurrent.futures import ProcessPoolExecutor
from serai.server.operations.idle_time import lower_priority
if __name__ == "__main__":
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(1, mp_context=context, initializer=lower_priority, initargs=(0,))
    print(pool.submit(os.getpid).result(), flush=True)
    time.sleep(600)
"""


@pytest.mark.skipif(not hasattr(os, "SCHED_IDLE"), reason="there is no idle time to work in")
@pytest.mark.parametrize(("nice", "forbidden"), [(0, False), (4, False), (IDLE, False), (IDLE, True)])
def test_a_bot_stands_back_as_far_as_it_is_told(nice: int, forbidden: bool) -> None:
    """A group of idle time where it may have one, else a session of its own where Linux weighs sessions."""
    command = [sys.executable, "-c", BOT.format(nice=nice, forbidden=forbidden)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as bot:
        assert bot.stdout
        manner, idle = map(int, bot.stdout.readline().split())  # how it works, and how it may
        own, cores = os.getpriority(os.PRIO_PROCESS, bot.pid), len(os.sched_getaffinity(bot.pid))
        same_session = os.getsid(bot.pid) == os.getsid(0)
        status, groups = (Path(f"/proc/{bot.pid}/{name}").read_text() for name in ("status", "cgroup"))
        mounts = Path("/proc/self/mountinfo").read_text()
        grouped = f"/{GROUP}\n" in groups
        assert not grouped or (own_group(groups, mounts).folder / "cpu.idle").read_text() == "1\n"
        bot.kill()
    assert own == min(19, os.nice(0) + nice)
    (ignored,) = re.findall(r"SigIgn:\s*(\w+)", status)
    assert int(ignored, 16) >> (signal.SIGINT - 1) & 1
    here = len(os.sched_getaffinity(0))
    if nice < IDLE:
        assert (same_session, grouped, cores, manner) == (True, False, here, os.sched_getscheduler(0))
        return
    assert (cores, manner) == (max(1, here - 1), idle)
    assert not (forbidden and grouped)
    assert same_session == (grouped or not Path("/proc/self/autogroup").exists())


V1 = "32 31 0:29 / /sys/fs/cgroup/cpu rw,relatime - cgroup cgroup rw,cpu\n"
V2 = "41 31 0:38 / /sys/fs/cgroup/unified rw,relatime shared:4 master:1 - cgroup2 cgroup2 rw\n"
JOINT = "33 31 0:30 /docker/ab /sys/fs/cgroup/cpu,cpuacct ro,relatime - cgroup cgroup rw,cpu,cpuacct\n"
OTHERS = "30 31 0:27 / /sys/fs/cgroup/cpuset rw - cgroup cgroup rw,cpuset\n24 1 8:1 / / rw - ext4 /dev/cpu rw,cpu\n"


@pytest.mark.parametrize(
    ("groups", "mounts", "folder", "unified"),
    [
        ("3:cpuset:/\n1:cpu:/\n0::/\n", OTHERS + V2 + V1, "/sys/fs/cgroup/cpu", False),
        ("1:cpuset:/x\n2:cpu,cpuacct:/a:b/c\n", OTHERS + V1, "/sys/fs/cgroup/cpu/a:b/c", False),
        ("2:cpu,cpuacct:/docker/ab/c\n", JOINT, "/sys/fs/cgroup/cpu,cpuacct/c", False),
        ("2:cpu,cpuacct:/docker/ab\n", JOINT, "/sys/fs/cgroup/cpu,cpuacct", False),
        ("2:cpu,cpuacct:/user\n", JOINT + V1, "/sys/fs/cgroup/cpu/user", False),
        ("0::/system.slice/serai.service\n", OTHERS + V2, "/sys/fs/cgroup/unified/system.slice/serai.service", True),
        ("0::/\n", "9 8 0:3 / /my\\040groups rw - cgroup2 none rw\n", "/my groups", True),
    ],
)
def test_the_own_group_is_where_it_is_mounted(groups: str, mounts: str, folder: str, unified: bool) -> None:
    assert own_group(groups, mounts) == ControlGroup(Path(folder), unified)


@pytest.mark.parametrize(
    ("groups", "mounts"),
    [("", V1 + V2), ("1:cpu:/\n0::/\n", V2), ("0::/\n", V1), ("2:cpu,cpuacct:/elsewhere\n", JOINT)],
)
def test_where_there_is_no_own_group(groups: str, mounts: str) -> None:
    with pytest.raises(FileNotFoundError):
        own_group(groups, mounts)


class Groups:
    """A folder that behaves like one of control groups: what is made in it has files, and is removed with them."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder, self.refused = folder, ""
        self.written: list[tuple[str, str]] = []
        self._mkdir, self._rmdir, self._put = os.mkdir, os.rmdir, idle_time._put
        (folder / "cgroup.subtree_control").write_text("")
        monkeypatch.setattr(os, "mkdir", self.make)
        monkeypatch.setattr(os, "rmdir", self.remove)
        monkeypatch.setattr(idle_time, "_put", self.put)

    def make(self, group: Path) -> None:
        if self.refused == "mkdir":
            raise PermissionError
        self._mkdir(group)
        for name in ("cgroup.type", "cpu.idle", "cgroup.procs"):
            (group / name).write_text("")

    def remove(self, group: Path) -> None:
        for file in group.iterdir():
            file.unlink()
        self._rmdir(group)

    def put(self, file: Path, value: str) -> None:
        if self.refused == file.name:
            raise PermissionError
        self.written.append((file.relative_to(self.folder).as_posix(), value))
        if file.name == "cgroup.subtree_control":
            others = [name for name in file.read_text().split() if name != value[1:]]
            file.write_text(" ".join(others + [value[1:]] * (value[0] == "+")))
        else:
            self._put(file, value)


@pytest.fixture
def groups(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Groups:
    return Groups(tmp_path, monkeypatch)


IDLE_TIME = [(f"{GROUP}/cpu.idle", "1"), (f"{GROUP}/cgroup.procs", "0")]
SHARING = [(f"{GROUP}/cgroup.type", "threaded"), ("cgroup.subtree_control", "+cpu")]


@pytest.mark.parametrize("unified", [False, True])
def test_bots_share_one_group_of_idle_time_below_their_own(groups: Groups, unified: bool) -> None:
    """Each control at its turn: the server stays in the group above, which version 2 allows beside threads alone."""
    for _ in range(2):
        join_idle_group(ControlGroup(groups.folder, unified))
    once = SHARING * unified + IDLE_TIME
    assert groups.written == once + [step for step in once if step[1] != "+cpu"]
    assert (groups.folder / GROUP / "cgroup.procs").read_text() == "0"


@pytest.mark.parametrize(
    ("refused", "before"),
    [
        ("mkdir", "memory"),
        ("cgroup.type", "memory"),
        ("cgroup.subtree_control", ""),
        ("cpu.idle", ""),
        ("cpu.idle", "cpu pids"),
        ("cgroup.procs", ""),
        ("cgroup.procs", "cpu pids"),
    ],
)
def test_what_is_refused_leaves_nothing_half_done(groups: Groups, refused: str, before: str) -> None:
    (groups.folder / "cgroup.subtree_control").write_text(before)
    groups.refused = refused
    with pytest.raises(PermissionError):
        join_idle_group(ControlGroup(groups.folder, True))
    assert not (groups.folder / GROUP).exists()
    assert sorted((groups.folder / "cgroup.subtree_control").read_text().split()) == before.split()


def test_a_group_of_others_is_left_to_them(groups: Groups) -> None:
    own = ControlGroup(groups.folder, False)
    join_idle_group(own)
    groups.refused = "cgroup.procs"
    with pytest.raises(PermissionError):
        join_idle_group(own)
    assert (groups.folder / GROUP / "cpu.idle").read_text() == "1"


def test_a_system_without_idle_groups_is_found_out(groups: Groups) -> None:
    """Files that are not there are not made."""
    groups.make(groups.folder / GROUP)
    (groups.folder / GROUP / "cpu.idle").unlink()
    with pytest.raises(FileNotFoundError):
        join_idle_group(ControlGroup(groups.folder, False))
    assert not (groups.folder / GROUP / "cpu.idle").exists()


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


def test_how_far_bots_stand_back_can_be_set() -> None:
    assert settings_from({}).bot_nice == IDLE
    assert settings_from({"SERAI_BOT_NICE": "3"}).bot_nice == 3
