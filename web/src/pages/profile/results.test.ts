import { describe, expect, it } from "vitest";
import type { Tallied } from "$/server/api";
import { byTitle, minutesOf, movesOf, percentOf } from "./results";

const tally = (game: string, kind: Tallied["kind"], subject: string, games = 1, lasted = 0): Tallied => ({
  game,
  kind,
  subject,
  games,
  won: 1,
  moves: 30 * games,
  lasted,
});

describe("a person's results", () => {
  it("are by title, the most played first, in the order that one expects", () => {
    const found = byTitle(
      [
        tally("khan", "all", "", 2),
        tally("khan", "level", "trader"),
        tally("khan", "level", "novice"),
        tally("merv", "all", "", 5),
        tally("merv", "seats", "4"),
        tally("merv", "seats", "2"),
      ],
      ["novice", "trader"],
    );
    expect(found.map(({ game }) => game)).toEqual(["merv", "khan"]);
    expect(found[0]!.seats.map(({ subject }) => subject)).toEqual(["2", "4"]);
    expect(found[1]!.levels.map(({ subject }) => subject)).toEqual(["novice", "trader"]);
  });

  it("say how much was won and how long it took", () => {
    expect(percentOf(tally("khan", "all", "", 3))).toBe(33);
    expect(movesOf(tally("khan", "all", "", 3))).toBe(30);
    expect(minutesOf(tally("khan", "all", "", 2, 60 * 60_000))).toBe(30);
    expect(minutesOf(tally("khan", "all", "", 1, 3 * 86_400_000))).toBeNull();
    expect(minutesOf(tally("khan", "all", "", 1, 10))).toBeNull();
  });
});
