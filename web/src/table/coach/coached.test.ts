import { beforeEach, expect, test, vi } from "vitest";

const PLACE = "serai.coach";

/** What this device remembers, read anew as when a page is opened. */
async function opened() {
  vi.resetModules();
  return (await import("./coached.svelte")).coached;
}

beforeEach(() => localStorage.clear());

test("the first two games of each title are early ones", async () => {
  const coached = await opened();
  for (const table of ["a", "b", "c"]) coached.begin("khan", table);
  coached.begin("merv", "d");
  expect(["a", "b", "c"].map((table) => coached.isEarly("khan", table))).toEqual([true, true, false]);
  expect(coached.isEarly("merv", "d")).toBe(true);
});

test("what was explained in a game is kept, and only in that game", async () => {
  (await opened()).add("khan", "a", "act 1");
  const coached = await opened();
  expect(coached.has("khan", "a", "act 1")).toBe(true);
  expect(coached.has("khan", "a", "act 2")).toBe(false);
  expect(coached.has("khan", "b", "act 1")).toBe(false);
  expect(coached.has("merv", "a", "act 1")).toBe(false);
});

test("old games are forgotten, and the game that goes on is not", async () => {
  const coached = await opened();
  coached.add("khan", "first", "act 1");
  for (const table of "abcde") coached.add("khan", table, "act 1");
  coached.add("khan", "first", "act 2");
  for (const table of "fg") coached.add("khan", table, "act 1");
  expect(coached.has("khan", "first", "act 1")).toBe(true);
  expect(coached.has("khan", "a", "act 1")).toBe(false);
  coached.begin("khan", "first");
  expect(coached.isEarly("khan", "first")).toBe(true);
});

test("what cannot be read is begun anew", async () => {
  for (const text of ["[]", "null", "{", '"words"']) {
    localStorage.setItem(PLACE, text);
    expect((await opened()).isEarly("khan", "a")).toBe(false);
  }
});
