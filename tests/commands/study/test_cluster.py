"""Games on a cluster come out as games here do, whoever of the workers is killed meanwhile, and whoever comes."""

import importlib.util
import json
import os
import re
import socket
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from distributed import Client

from serai.commands.study import places
from serai.commands.study.cluster import cluster_at
from serai.commands.study.contests import Outcome, Results
from serai.engine.core.errors import BadInput
from tests.commands.conftest import Serai
from tests.commands.study.machines import OLDER, Machines


@pytest.fixture(scope="module")
def machines(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machines]:
    """A scheduler and three workers, of which the first test kills one."""
    started = Machines(tmp_path_factory.mktemp("machines"))
    try:
        for _ in range(3):
            started.hire()
        wait_for(started, 3)
        yield started
    finally:
        started.close()


def wait_for(machines: Machines, workers: int) -> None:
    with Client(machines.address) as client:
        client.wait_for_workers(workers, timeout=120)


def without_times(text: str) -> str:
    return re.sub(r'"seconds": (\[[^]]*\]|[\d.]+)|"jobs": \d+', "", text)


def test_an_arena_survives_a_killed_worker_and_nothing_is_counted_twice(
    machines: Machines, serai: Serai, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = ("arena", "tic_tac_toe", "--bots", "random,novice,trader", "--games", 20)
    assert serai(*command, "--jobs", 1, "--out", tmp_path / "here").status == 0
    added: Counter[str] = Counter()
    add = Results.add

    def kill_in_the_middle(results: Results, outcome: Outcome) -> None:
        add(results, outcome)
        added[outcome.key] += 1
        if len(added) == 3:
            machines.kill(0)

    monkeypatch.setattr(Results, "add", kill_in_the_middle)
    said = serai(*command, "--cluster", machines.address, "--out", tmp_path / "there")
    assert said.status == 0, said.err
    assert set(added.values()) == {1}
    assert len(added) == 40
    here, there = (without_times((tmp_path / name / "results.jsonl").read_text()) for name in ("here", "there"))
    assert here == there


def test_figures_are_the_same_to_the_byte(machines: Machines, serai: Serai) -> None:
    command = ("simulate", "merv", "--games", 12, "--seats", 2, "--json")
    here, there = serai(*command, "--jobs", 1), serai(*command, "--cluster", machines.address)
    assert there.status == 0, there.err
    assert without_times(here.out) == without_times(there.out)


def test_files_come_back_from_workers_that_share_no_folder(machines: Machines, serai: Serai, tmp_path: Path) -> None:
    command = ("dataset", "tic_tac_toe", "--games", 7, "--chunk", 2)
    assert serai(*command, "--jobs", 1, tmp_path / "here").status == 0
    said = serai(*command, "--cluster", machines.address, tmp_path / "there")
    assert said.status == 0, said.err
    here, there = ({path.name: path.read_bytes() for path in (tmp_path / name).iterdir()} for name in ("here", "there"))
    assert len(here) == 13
    assert here == there


def test_fuzzing_counts_the_same(machines: Machines, serai: Serai) -> None:
    command = ("fuzz", "tic_tac_toe", "--games", 12, "--minutes", 30, "--seed", "x")
    assert serai(*command).out == serai(*command, "--cluster", machines.address).out


def test_a_worker_that_comes_later_gets_work(machines: Machines) -> None:
    with cluster_at(machines.address, 1) as place:
        before = len(place.threads)
        seen: set[int] = set()

        def until_all_are_seen() -> Iterator[tuple[()]]:
            machines.hire()
            while len(seen) <= before:
                yield ()

        for _, process in place.results(os.getpid, until_all_are_seen()):
            seen.add(process)


def test_an_error_of_a_task_is_told(machines: Machines) -> None:
    with cluster_at(machines.address, 1) as place, pytest.raises(ZeroDivisionError):
        list(place.results(divmod, [(1, 1), (1, 0)]))


def test_an_older_worker_gets_no_work(machines: Machines, serai: Serai) -> None:
    with cluster_at(machines.address, 1) as place:
        before = len(place.threads)
    machines.hire((sys.executable, "-c", OLDER))
    wait_for(machines, before + 1)
    said = serai("simulate", "tic_tac_toe", "--games", 30, "--json", "--cluster", machines.address)
    assert said.status == 0
    assert json.loads(said.out)["took"]["jobs"] == before
    told = r"serai: the worker tcp://\S+ has Serai 0\.0\.1, and this is \S+ \(\w+\): it gets no work\n"
    assert re.fullmatch(told, said.err)


def test_a_scheduler_that_goes_is_missed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lonely = Machines(tmp_path)
    try:
        with cluster_at(lonely.address, 1) as place:
            assert "has no workers yet; waiting for the first" in capsys.readouterr().err

            def gone_after_one() -> Iterator[tuple[int, int]]:
                yield 1, 1
                lonely.scheduler.kill()
                lonely.scheduler.wait()

            with pytest.raises(BadInput, match=r"the scheduler at tcp://127.0.0.1:.* is gone"):
                list(place.results(divmod, gone_after_one()))
    finally:
        lonely.close()


@pytest.mark.parametrize("address", ["nowhere", "tcp://", "http://127.0.0.1:80", "tcp://127.0.0.1", "tcp://a b:1"])
def test_what_is_no_address_is_said(serai: Serai, address: str) -> None:
    for command in ("arena", "simulate", "fuzz"):
        said = serai(command, "tic_tac_toe", "--cluster", address)
        assert said.status == 2
        assert f"{address!r} is neither local nor an address such as tcp://127.0.0.1:8786" in said.err


def test_where_nobody_listens_is_said(serai: Serai, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serai.commands.study.cluster.PATIENCE", 0.5)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
    said = serai("simulate", "tic_tac_toe", "--cluster", f"tcp://127.0.0.1:{port}")
    assert said.status == 2
    assert f"serai: no scheduler answers at tcp://127.0.0.1:{port}" in said.err
    assert "Traceback" not in said.err


def test_without_the_extra_it_is_said(serai: Serai, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    said = serai("simulate", "tic_tac_toe", "--cluster", "local")
    assert (said.status, said.err) == (2, "serai: a cluster needs distributed: pip install 'serai[cluster]'\n")


def test_a_cluster_of_this_machine_alone(serai: Serai) -> None:
    command = ("simulate", "tic_tac_toe", "--games", 30, "--json", "--jobs", 1)
    here, there = serai(*command), serai(*command, "--cluster", "local")
    assert there.status == 0, there.err
    assert without_times(here.out) == without_times(there.out)


def test_results_are_put_in_order() -> None:
    assert list(places.in_order([(2, "c"), (0, "a"), (1, "b"), (3, "d")])) == ["a", "b", "c", "d"]
    early: Any = places.in_order(iter([(0, "a"), (2, "c")]))
    assert next(early) == "a"
