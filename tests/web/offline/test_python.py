"""Serai in the Python that a browser runs, here in Node: the archives of a site are all that it needs."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

from serai.commands.site.python_library import smaller
from serai.commands.site.serai_zip import serai_zip
from tests.roots import ROOT

PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
PLAYS = """
import { readFileSync } from "node:fs";
const { loadPyodide } = await import("./pyodide.mjs");
const took = {};
let began = performance.now();
const note = (what) => {
  took[what] = Math.round(performance.now() - began);
  began = performance.now();
};
const python = await loadPyodide({ indexURL: "./", convertNullToNone: true });
note("python");
python.unpackArchive(new Uint8Array(readFileSync("serai.zip")), "zip", { extractDir: "/serai" });
python.runPython("import sys; sys.path.insert(0, '/serai')");
note("unpacked");
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
  return { ...said, body: JSON.parse(said.body) };
};
await ask("POST", "/guest", { name: "Ann" });
const seats = [{ kind: "me" }, { kind: "me" }];
const table = (await ask("POST", "/tables", { game: "khan", seats })).body;
const first = (await ask("GET", `/tables/${table.id}/position?seat=${table.asked[0]}`)).body;
note("question");
const against = [{ kind: "bot", level: "novice" }, { kind: "bot", level: "general" }];
const bots = (await ask("POST", "/tables", { game: "tic_tac_toe", seats: against })).body;
let shown = bots;
while (shown.status === "running") {
  await new Promise((wake) => setTimeout(wake, 20));
  shown = (await ask("GET", `/tables/${bots.id}`)).body;
}
note("bots");
console.log(JSON.stringify({ took, kind: first.question.kind, result: shown.result, keys: [...texts.keys()].length }));
"""


def test_a_first_question_and_a_game_of_bots(tmp_path: Path) -> None:
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json", "package.json"):
        shutil.copy(PYODIDE / name, tmp_path / name)
    (tmp_path / "python_stdlib.zip").write_bytes(smaller((PYODIDE / "python_stdlib.zip").read_bytes()))
    (tmp_path / "serai.zip").write_bytes(serai_zip())
    (tmp_path / "plays.mjs").write_text(PLAYS)
    ended = subprocess.run(["node", "plays.mjs"], cwd=tmp_path, capture_output=True, text=True)
    assert ended.returncode == 0, ended.stderr[-3000:]
    found = json.loads(ended.stdout.splitlines()[-1])
    print(f"milliseconds: {found['took']}")
    assert found["kind"] == "place-yurt"
    assert found["result"]
    assert found["keys"] >= 3
