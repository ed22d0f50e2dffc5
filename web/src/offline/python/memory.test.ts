import { afterEach, expect, test, vi } from "vitest";
import { browserWith, filesOf } from "./fake_files";
import { doWithoutMemory, keepMemory, keptMemory, wantsMemory } from "./memory";

const PLENTY = 1_000_000;
const MEMORY = new TextEncoder().encode("all that was imported");
const ours = filesOf("ours");

afterEach(() => vi.unstubAllGlobals());

test("a copy is found again by the same version in the same browser alone", async () => {
  browserWith(PLENTY);
  expect(await keptMemory(ours)).toBeNull();
  expect(await wantsMemory(ours)).toBe(true);
  await keepMemory(ours, MEMORY);
  expect(await keptMemory(ours)).toEqual(MEMORY);
  expect(await keptMemory(filesOf("another version"))).toBeNull();
  vi.stubGlobal("navigator", { ...navigator, userAgent: "Tester/2" });
  expect(await keptMemory(ours)).toBeNull();
  expect(await wantsMemory(ours)).toBe(true);
});

test("a damaged copy is none", async () => {
  const kept = browserWith(PLENTY);
  await keepMemory(ours, MEMORY);
  const [[url, whole]] = [...[...kept.values()][0]!] as [[string, Response]];
  [...kept.values()][0]!.set(url, new Response("half of it", { headers: whole.headers }));
  expect(await keptMemory(ours)).toBeNull();
  expect(await wantsMemory(ours)).toBe(true);
});

test("where there is little room, games come first", async () => {
  browserWith(MEMORY.length * 4);
  await keepMemory(ours, MEMORY);
  expect(await keptMemory(ours)).toBeNull();
});

test("what cannot be written is not kept, and nobody is told", async () => {
  browserWith(PLENTY);
  const full = { match: () => Promise.resolve(undefined), put: () => Promise.reject(new Error("full")) };
  vi.stubGlobal("caches", { open: () => Promise.resolve(full) });
  await keepMemory(ours, MEMORY);
  expect(await keptMemory(ours)).toBeNull();
});

test("a browser that keeps nothing is not asked for a copy", async () => {
  browserWith(PLENTY);
  vi.stubGlobal("caches", { open: () => Promise.reject(new Error("refused")) });
  expect(await keptMemory(ours)).toBeNull();
  expect(await wantsMemory(ours)).toBe(false);
});

test("where no copy wakes, none is made again", async () => {
  browserWith(PLENTY);
  await doWithoutMemory(ours);
  expect(await keptMemory(ours)).toBeNull();
  expect(await wantsMemory(ours)).toBe(false);
  expect(await wantsMemory(filesOf("the next version"))).toBe(true);
});
