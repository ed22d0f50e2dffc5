import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { get, type TableShown } from "$/server/api";
import type { GameKnown } from "./games";
import { Replay } from "./replay.svelte";

vi.mock(import("$/server/api"), async (real) => ({ ...(await real()), get: vi.fn() }));

const known = {
  notation: { game: { name: "walk" }, choices: [], events: [], tables: {} },
  content: {},
} as unknown as GameKnown;
const table = { id: "t", number: 9, seats: [] } as unknown as TableShown;
let broken = -1;

beforeEach(() => {
  broken = -1;
  vi.mocked(get).mockImplementation(async (path: string) => {
    const move = Number(path.split("/").at(-1));
    if (move === broken) throw new Error("gone");
    return { events: [], number: 9, view: { move } } as never;
  });
});
afterEach(() => void vi.mocked(get).mockReset());

test("steps that follow each other fast are all taken", async () => {
  const replay = new Replay(known, [], table, null);
  await replay.at(0);
  await Promise.all([1, 1, 1, -1].map((step) => replay.at(replay.wanted + step)));
  expect([replay.number, replay.view.move]).toEqual([2, 2]);
});

test("whoever cannot go on stays where he is, and steps from there", async () => {
  const replay = new Replay(known, [], table, null);
  await replay.at(2);
  broken = 4;
  await expect(replay.at(4)).rejects.toThrow("gone");
  await replay.at(replay.wanted + 1);
  expect(replay.number).toBe(3);
});
