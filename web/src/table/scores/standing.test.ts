import { describe, expect, it } from "vitest";
import type { TableShown } from "$/server/api";
import { askedFor, clockFace, leftTo } from "../people/clock";
import { ruleAddress } from "../places";
import { afterAll, partsOf, standings } from "./scores";
import { NOTHING_YET } from "../face/face";
import { hidesSomething } from "../face/secrets";

const timed = (kind: "none" | "live" | "days", since: number | null, more: object = {}) =>
  ({
    status: "running",
    pause: null,
    seats: [],
    pace: { kind, bank: 60, free: 10, days: 2 },
    clocks: { bank: [60_000, 30_000], since: [since, null], turn: [1, null] },
    ...more,
  }) as unknown as TableShown;

describe("clocks", () => {
  it("spends the free time before the bank", () => {
    expect(leftTo(timed("live", 1000), 0, 9_000)).toBe(60_000);
    expect(leftTo(timed("live", 1000), 0, 16_000)).toBe(55_000);
    expect(leftTo(timed("live", 1000), 0, 999_000)).toBe(0);
    expect(leftTo(timed("live", 1000), 1, 16_000)).toBe(30_000);
  });

  it("counts days where a move has days, and nothing where nobody counts", () => {
    expect(leftTo(timed("days", 0), 0, 86_400_000)).toBe(86_400_000);
    expect(leftTo(timed("days", 0), 1, 5)).toBeNull();
    expect(leftTo(timed("none", 0), 0, 5)).toBeNull();
    expect(askedFor(timed("none", 1000), 0, 4000)).toBe(3000);
    expect(askedFor(timed("none", 1000), 1, 4000)).toBeNull();
  });

  it("stands still in a pause and on vacation", () => {
    const paused = { pause: { seat: 0, agreed: [0], since: 16_000 } };
    expect(leftTo(timed("live", 1000, paused), 0, 999_000)).toBe(55_000);
    expect(askedFor(timed("none", 1000, paused), 0, 999_000)).toBe(15_000);
    const day = 86_400_000;
    const away = { seats: [{ vacations: [[day, 11 * day]] }] };
    expect(leftTo(timed("days", 0, away), 0, 3 * day)).toBe(day);
    expect(leftTo(timed("days", 0, away), 0, 11.5 * day)).toBe(day / 2);
    expect(leftTo(timed("days", 20 * day, away), 0, 21 * day)).toBe(day);
  });

  it("is read as on a clock", () => {
    expect(clockFace(245_900, "en")).toBe("4:05");
    expect(clockFace(3_723_000, "en")).toBe("1:02:03");
    expect(clockFace(2 * 86_400_000 + 3 * 3_600_000, "en")).toBe("2d 3h");
  });
});

describe("scores", () => {
  it("stand in the order of places with all their parts", () => {
    const all = standings([
      [5, 9, 5],
      [2, 1, 2],
      [{ city: 5 }, { city: 4, mosque: 5 }, {}],
    ]);
    expect(all.map(({ seat }) => seat)).toEqual([1, 0, 2]);
    expect(partsOf(all)).toEqual(["city", "mosque"]);
  });

  it("put whoever has resigned after all who played on", () => {
    expect(afterAll([1, 3, 2], [true, false, false])).toEqual([3, 2, 1]);
    expect(afterAll([1, 2, 3], [true, true, false])).toEqual([2, 2, 1]);
  });
});

describe("secrets on one screen", () => {
  it("are what views differ in, beside whose they are", () => {
    expect(
      hidesSomething([
        { ...NOTHING_YET, seat: 0, owner: [1] },
        { ...NOTHING_YET, seat: 1, owner: [1] },
      ]),
    ).toBe(false);
    expect(
      hidesSomething([
        { ...NOTHING_YET, seat: 0, hands: [[5], 1] },
        { ...NOTHING_YET, seat: 1, hands: [1, [7]] },
      ]),
    ).toBe(true);
    expect(
      hidesSomething([
        { ...NOTHING_YET, seat: 0, draft: [] },
        { ...NOTHING_YET, seat: 1, draft: [] },
      ]),
    ).toBe(true);
    expect(hidesSomething([{ ...NOTHING_YET, seat: 0, hands: [[5], 1] }])).toBe(false);
  });
});

it("rules of the table are not the game's", () => {
  expect(ruleAddress("khan", "KH-CONQ-3")).toBe("/rules/khan#KH-CONQ-3");
  expect(ruleAddress("khan", "SE-UNDO-1")).toBe("/rules/serai#SE-UNDO-1");
});
