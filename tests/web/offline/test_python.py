"""Serai in the Python that a browser runs, here in Node: the archives of a site are all that it needs."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from serai.commands.site.python_library import smaller
from serai.commands.site.serai_zip import serai_zip
from tests.roots import ROOT

PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
# Begun anew, or woken with the memory of a start before; then the same game, with the same chance and clock.
PLAYS = """
import { existsSync, readFileSync, writeFileSync } from "node:fs";
const { loadPyodide } = await import("./pyodide.mjs");
const { default: create } = await import("./pyodide.asm.mjs");
const took = {};
let began = performance.now();
const note = (what) => {
  took[what] = Math.round(performance.now() - began);
  began = performance.now();
};
const copy = existsSync("memory") ? new Uint8Array(readFileSync("memory")) : null;
const roomy = (settings) =>
  create({
    ...settings,
    instantiateWasm: (imports, done) =>
      settings.instantiateWasm(imports, (instance, module) => {
        instance.exports.memory.grow(Math.ceil((copy.length - instance.exports.memory.buffer.byteLength) / 65536));
        done(instance, module);
      }),
  });
const how = copy ? { createPyodideModule: roomy, _loadSnapshot: copy } : { _makeSnapshot: true };
const python = await loadPyodide({ indexURL: "./", convertNullToNone: true, ...how });
note("python");
python.unpackArchive(new Uint8Array(readFileSync("serai.zip")), "zip", { extractDir: "/serai" });
note("unpacked");
if (copy) python.runPython("import serai.offline.memory; serai.offline.memory.differ()");
else {
  python.runPython("import sys; sys.path.insert(0, '/serai')");
  python.runPython("import serai.offline.memory; serai.offline.memory.fill()");
  writeFileSync("memory", python.makeMemorySnapshot());
}
const drawn = python.runPython("import random, secrets; f'{random.random()} {secrets.token_hex(8)}'");
python.runPython("import random, itertools, secrets, time; count = itertools.count()");
python.runPython("secrets.token_hex = lambda size=32: f'{next(count):0{2 * size}x}'");
python.runPython("time.time_ns = lambda: 10**18 + next(count) * 10**6");
const texts = new Map();
const storage = {
  get: async (key) => texts.get(key),
  put: async (entries) => {
    for (const [key, text] of Object.entries(JSON.parse(entries)))
      text === null ? texts.delete(key) : texts.set(key, text);
  },
  keys: async (prefix) => JSON.stringify([...texts.keys()].filter((key) => key.startsWith(prefix)).sort()),
};
const { answer } = python.pyimport("serai.offline.thinking");
const thinkers = { think: async (job) => answer(job, () => undefined), stop: () => undefined };
const heard = [];
const { start } = python.pyimport("serai.offline.worker");
const host = await start(storage, thinkers, (text) => heard.push(JSON.parse(text)));
note("host");
const ask = async (method, path, body) => {
  const said = JSON.parse(await host.request(method, path, body === undefined ? null : JSON.stringify(body)));
  heard.push(said.body);
  return { ...said, body: JSON.parse(said.body) };
};
await ask("POST", "/guest", { name: "Ann" });
const seats = [{ kind: "me" }, { kind: "me" }];
for (const game of ["khan", "merv", "warrior_knights"]) {
  const table = (await ask("POST", "/tables", { game, seats })).body;
  for (const seat of [0, 1]) await host.hear(JSON.stringify({ id: seat, do: "watch", table: table.id, seat }));
  for (let move = 0; move < 8; move++) {
    const seat = (await ask("GET", `/tables/${table.id}`)).body.asked[0];
    const { question, number } = (await ask("GET", `/tables/${table.id}/position?seat=${seat}`)).body;
    const [word, alike] = Object.entries(question.options)[0];
    const choice = [word, ...alike[0]];
    const about = { table: table.id, seat, at: number, key: `${move}` };
    await host.hear(JSON.stringify({ id: move, do: "choose", ...about, choice }));
  }
}
note("games");
const against = [{ kind: "bot", level: "novice" }, { kind: "bot", level: "general" }];
const bots = (await ask("POST", "/tables", { game: "tic_tac_toe", seats: against })).body;
let shown = bots;
while (shown.status === "running") {
  await new Promise((wake) => setTimeout(wake, 20));
  shown = JSON.parse(JSON.parse(await host.request("GET", `/tables/${bots.id}`, null)).body);
}
note("bots");
const record = JSON.parse(await host.request("GET", `/tables/${bots.id}/record.json`, null)).body;
console.log(JSON.stringify({ took, drawn, heard, record, result: shown.result, keys: [...texts.keys()].length }));
"""
Runs = list[dict[str, Any]]


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> Runs:
    """One start from the beginning, and two that wake with its memory."""
    folder = tmp_path_factory.mktemp("python")
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json", "package.json"):
        shutil.copy(PYODIDE / name, folder / name)
    (folder / "python_stdlib.zip").write_bytes(smaller((PYODIDE / "python_stdlib.zip").read_bytes()))
    (folder / "serai.zip").write_bytes(serai_zip())
    (folder / "plays.mjs").write_text(PLAYS)
    return [played(folder) for _ in range(3)]


def played(folder: Path) -> dict[str, Any]:
    ended = subprocess.run(["node", "plays.mjs"], cwd=folder, capture_output=True, text=True)
    assert ended.returncode == 0, ended.stderr[-3000:]
    found: dict[str, Any] = json.loads(ended.stdout.splitlines()[-1])
    print(f"milliseconds: {found['took']}")
    return found


def test_games_are_played_and_bots_come_to_an_end(runs: Runs) -> None:
    told = [one["tell"] for one in runs[0]["heard"] if isinstance(one, dict)]
    assert told.count("done") >= 3 * 8
    assert runs[0]["result"]
    assert runs[0]["keys"] >= 2 * 4


def test_whoever_wakes_with_a_memory_plays_the_same_message_by_message(runs: Runs) -> None:
    fresh, *woken = runs
    for one in woken:
        assert one["heard"] == fresh["heard"]
        assert one["record"] == fresh["record"]


def test_whoever_wakes_draws_other_numbers(runs: Runs) -> None:
    assert len({number for one in runs for number in one["drawn"].split()}) == 2 * len(runs)
