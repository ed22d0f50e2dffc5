"""The verdict: nodes, processes, logs and the database against everything that was promised and seen."""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
import time
from calendar import timegm
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from serai.server.operations import backup, rate_all
from serai.server.operations.database import Database, open_database
from tests.server.chaos.kept import compare
from tests.server.chaos.ledger import Ledger
from tests.server.chaos.lines import Lost

if TYPE_CHECKING:
    from tests.server.chaos.fleet import Node
    from tests.server.chaos.run import Run

PATIENCE = 10.0
LONGEST_STOP = 15.0  # a generous ceiling: five seconds are promised

# A process whose server is killed while it starts finds nobody who would tell it what to do.
ORPHAN = re.compile(r'Traceback .*\n  File "<string>", line 1, in <module>\n(?:  .*\n)+EOFError: Ran out of input\n')
# What a server may say of a database that was killed or out of room, in the time of that trouble alone.
OF_THE_DATABASE = re.compile(
    r"""psycopg\.OperationalError | psycopg\.errors\.(AdminShutdown|CannotConnectNow|CrashShutdown|DiskFull)
      | psycopg_pool\.PoolTimeout | the\ connection\ is\ (closed|lost) | server\ closed\ the\ connection
      | File\ too\ large | sqlite3\.OperationalError:\ (disk\ I/O\ error|database\ or\ disk\ is\ full)
      | error\ connecting\ in\ 'pool""",
    re.VERBOSE,
)


# ---- the nodes, while they run


async def of_nodes(run: Run) -> None:
    """Every table can be opened on every node, and all nodes stand at the same move before long."""
    for table in sorted(run.ledger.tables):
        await _settled(run, table)


async def _settled(run: Run, table: str) -> None:
    limit = time.monotonic() + PATIENCE
    while True:
        stands = await asyncio.gather(*(_stands(run, node, table) for node in run.fleet.nodes))
        if len(set(stands)) == 1 and isinstance(stands[0], tuple):
            run.ledger.counts["tables opened at the end"] += 1
            return
        if time.monotonic() > limit:
            run.ledger.wrong("nodes differ", f"table {table}: {stands}")
            return
        await asyncio.sleep(0.1)


async def _stands(run: Run, node: Node, table: str) -> Any:
    """How far a node has a table."""
    try:
        status, answer = await run.spectator.http.send(node, "GET", f"/tables/{table}/position")
    except Lost:
        return "no answer"
    if status == 409 and answer["key"] == "not-started":
        return (-1, 0, "")
    return (answer["number"], answer["next_event"], answer["shown"]["status"]) if status == 200 else str(answer)


# ---- processes and logs, after the end


async def of_processes(run: Run) -> None:
    """Nothing is left running, nodes ended soon, and their logs speak of no fault of their own."""
    limit = time.monotonic() + PATIENCE
    while (left := run.fleet.left_behind()) and time.monotonic() < limit:
        await asyncio.sleep(0.2)
    for process in left:
        run.ledger.wrong("left behind", process)
    for seconds in run.ledger.stops:
        if seconds > LONGEST_STOP:
            run.ledger.wrong("slow to end", f"SIGTERM took {seconds:.1f} s")
    for node in run.fleet.nodes:
        _read_log(run.ledger, node)


def _read_log(ledger: Ledger, node: Node) -> None:
    when = 0.0
    log, orphans = ORPHAN.subn("", node.log.read_text(errors="replace"))
    ledger.counts["processes whose server was killed while it started them"] += orphans
    for text in re.split(r"\n|(?=\{\"time\": )", log):
        try:
            line = json.loads(text)
        except ValueError:
            line = {"says": text}
        if stamp := re.match(r'\{"time": "([-0-9T:]{19})', text):
            when = timegm(time.strptime(stamp[1], "%Y-%m-%dT%H:%M:%S"))
        if line.get("level") not in (None, "error", "critical") or ("level" not in line and "Traceback" not in text):
            continue
        cut_short = stamp is not None and "level" not in line  # a log is written to the same full disk
        if ledger.troubled(when) and (cut_short or OF_THE_DATABASE.search(text)):
            ledger.counts["log lines about a database in trouble"] += 1
        else:
            ledger.wrong("log", f"{node.name} at {line.get('time', '?')}: {line['says']} … {_heart(line)}")


def _heart(line: dict[str, Any]) -> str:
    """Where an error in a log came from, and what it was."""
    lines = str(line.get("error", "")).strip().splitlines()
    own = [text.strip() for text in lines if "serai/" in text]
    return " … ".join([*own[-1:], *lines[-1:]])[:400]


# ---- the database


def of_database(ledger: Ledger, database: Database, url: str, tell: Callable[[str], None]) -> None:
    """Replay everything, work all ratings out again, and look for every acknowledgement."""
    command = [sys.executable, "-m", "serai.cli", "admin", "--database", url, "replay-all"]
    done = subprocess.run(command, capture_output=True, text=True, env=dict(os.environ))
    tell(done.stdout.strip().splitlines()[-1] if done.stdout.strip() else done.stderr[-300:])
    if done.returncode:
        ledger.wrong("replay", (done.stdout + done.stderr)[-2000:])
    rated = rate_all.run(database)
    ledger.counts["results rated again"] = rated.results + rated.entered
    for difference in rated.differences:
        ledger.wrong("rating", difference)
    compare(ledger, database)


def keep(url: str, folder: Path) -> None:
    """Keep the database beside the logs, for whoever looks into a violation."""
    with open_database(url) as database:
        backup.write(database, folder / "database.gz")


def report(ledger: Ledger) -> str:
    """The counts and the verdict, for people."""
    lines = [f"  {count:>9,}  {name}" for name, count in sorted(ledger.counts.items())]
    if ledger.followed:
        waits = sorted(ledger.followed)
        at = {part: waits[min(len(waits) - 1, int(len(waits) * part))] * 1000 for part in (0.5, 0.95, 0.99)}
        lines.append(
            f"  another node serves a move {at[0.5]:.0f} ms after its acknowledgement (median), "
            f"{at[0.95]:.0f} ms (95 %), {at[0.99]:.0f} ms (99 %), {waits[-1] * 1000:.0f} ms (longest of {len(waits)})"
        )
    if ledger.stops:
        lines.append(f"  SIGTERM: {len(ledger.stops)} times, the longest took {max(ledger.stops):.1f} s")
    lines += [f"  violation: {said}" for said in ledger.violations]
    lines += [f"  {count:>9,}  violations: {kind}" for kind, count in sorted(ledger.kinds.items())]
    lost, back = ledger.kinds["lost"], ledger.kinds["backwards"]
    lines.append(f"  {lost} lost, {back} seen backwards, {ledger.kinds.total()} violations in all")
    return "\n".join(lines)
