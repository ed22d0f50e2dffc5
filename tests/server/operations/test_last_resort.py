"""What does not end by itself: a task that overhears it, a process that is held up, a log that nobody reads."""

from __future__ import annotations

import asyncio
import fcntl
import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from serai.server.operations.shutdown import cancelled
from tests.server.operations.test_shutdown import CEILING, LAST_RESORT
from tests.server.processes import until
from tests.server.running import free_port


def test_a_task_that_swallows_its_end_is_told_again() -> None:
    told = 0

    async def overhears() -> None:
        nonlocal told
        while True:
            try:
                await asyncio.sleep(600)
            except asyncio.CancelledError:
                told += 1
                if told == 2:
                    raise

    async def test() -> None:
        task = asyncio.create_task(overhears())
        await asyncio.sleep(0)
        await cancelled([task])
        assert task.cancelled()

    asyncio.run(asyncio.wait_for(test(), 60))
    assert told == 2


SCRIPT = """
import asyncio, sys, time
from serai.server.operations.logs import set_up
from serai.server.operations.shutdown import Shutdown, within
set_up()
async def serve():
    ending.orderly(stop)
    print("ready", flush=True)
    await asyncio.sleep(600)
def stop():
    ending.stage = "a long look"
    print("stopping", flush=True)
    time.sleep(600)
with Shutdown({seconds}) as ending:
    ending.in_loop()
    asyncio.run(serve())
"""


@pytest.mark.parametrize(("seconds", "signals"), [(0.5, 1), (600, 2)])
def test_what_does_not_end_is_ended_and_told_of(seconds: float, signals: int) -> None:
    """After a while, or when told a second time, at once."""
    command = [sys.executable, "-c", SCRIPT.format(seconds=seconds)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout
        assert process.stderr
        assert process.stdout.readline() == "ready\n"
        process.send_signal(signal.SIGINT)
        assert process.stdout.readline() == "stopping\n"
        if signals > 1:
            process.send_signal(signal.SIGTERM)
        try:
            assert process.wait(CEILING) == 0
        finally:
            process.kill()
        (line,) = map(json.loads, process.stderr)
    assert (LAST_RESORT in line["says"]) == (signals == 1)
    assert (line["level"], line["stage"]) == ("warning", "a long look")


def test_a_log_that_nobody_reads_does_not_keep_a_server_alive(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "serai.cli", "serve", "--port", str(port := free_port())]
    env = {**os.environ, "SERAI_DATABASE_URL": f"sqlite:///{tmp_path}/serai.db", "SERAI_BOT_PROCESSES": "0"}
    with subprocess.Popen(command, env=env, stderr=subprocess.PIPE) as server:
        log = server.stderr
        assert log is not None
        fcntl.fcntl(log, fcntl.F_SETPIPE_SZ, 4096)
        log.readline()
        waiting = [socket.create_connection(("127.0.0.1", port)) for _ in range(40)]
        for line in waiting:  # each is a line in the log
            line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n")
        until(lambda: full(log.fileno()))
        for line in waiting:
            line.close()
        server.send_signal(signal.SIGTERM)
        try:
            assert server.wait(CEILING) == 0
        finally:
            server.kill()


def full(pipe: int) -> bool:
    """Whether no other line goes into it."""
    waiting = bytearray(4)
    fcntl.ioctl(pipe, 0x541B, waiting)  # FIONREAD
    return int.from_bytes(waiting, sys.byteorder) > 4000
