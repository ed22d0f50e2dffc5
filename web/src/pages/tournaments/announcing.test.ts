import { describe, expect, it } from "vitest";
import type { GameShown } from "$/server/api";
import { PACES } from "../setup/setup";
import { asked, fresh, seatCounts } from "./announcing";

const GAME = {
  name: "khan",
  min_seats: 1,
  max_seats: 8,
  options: [{ name: "short", default: false }],
} as unknown as GameShown;

describe("announcing", () => {
  it("has tables of two to six", () => {
    expect(seatCounts(GAME)).toEqual([2, 3, 4, 5, 6]);
  });

  it("sends what is wished, and no option that is usual", () => {
    const wish = { ...fresh(GAME), options: { short: false }, advance: 5, seats: 3 };
    expect(asked(wish, GAME, "fr")).toMatchObject({
      options: {},
      advance: 2,
      starts: null,
      round_minutes: 120,
      language: "fr",
    });
    const slow = {
      ...wish,
      pace: PACES.day!,
      timed: true,
      when: "2030-01-02T10:00",
      options: { short: true },
    };
    expect(asked(slow, GAME, "en")).toMatchObject({
      options: { short: true },
      starts: new Date("2030-01-02T10:00").getTime(),
      round_minutes: 30 * 1440,
    });
  });
});
