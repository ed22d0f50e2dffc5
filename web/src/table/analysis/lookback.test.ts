import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Lookback } from "./lookback.svelte";

const FOUND = { moves: [0], chances: [[1]], turning_points: [] };
let answers: (object | number | null)[] = [];
let asked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal("fetch", async (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path}`);
    const answer = answers.shift();
    if (answer === null || answer === undefined) throw new TypeError("away");
    const refused = typeof answer === "number";
    const body = JSON.stringify(refused ? { key: "not-over", words: "" } : answer);
    return new Response(body, {
      status: refused ? answer : 200,
      headers: { "content-type": "application/json" },
    });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("an analysis", () => {
  it("is waited for until it is made, also while the server is away", async () => {
    answers = [
      { status: "waiting", done: 0, whole: 0, found: null },
      { status: "making", done: 30, whole: 120, found: null },
      null,
      { status: "made", done: 120, whole: 120, found: FOUND },
    ];
    const one = new Lookback("t");
    await one.ask();
    expect([one.coming, one.part, one.found]).toEqual([true, null, null]);
    await vi.advanceTimersByTimeAsync(700);
    expect([one.coming, one.part]).toEqual([true, 0.25]);
    await vi.advanceTimersByTimeAsync(700);
    expect(one.coming).toBe(true); // away, and asked again later
    await vi.advanceTimersByTimeAsync(4000);
    expect([one.coming, one.found]).toEqual([false, FOUND]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual([
      "POST /api/v1/tables/t/analysis",
      ...Array<string>(3).fill("GET /api/v1/tables/t/analysis"),
    ]);
  });

  it("is not asked for any more by whoever has gone, or was refused", async () => {
    answers = [{ status: "waiting", done: 0, whole: 0, found: null }];
    const one = new Lookback("t");
    await one.look();
    one.leave();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toHaveLength(1);
    answers = [{ status: "making", done: 0, whole: 9, found: null }, 409];
    const other = new Lookback("t");
    await other.look();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(other.shown).toBeNull();
    expect(asked).toHaveLength(3);
  });
});
