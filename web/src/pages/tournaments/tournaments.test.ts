import { describe, expect, it } from "vitest";
import type { TournamentLine } from "$/server/api";
import { byePoints, namesOf, sorted, tableOf } from "./tournaments";

const line = (id: string, status: string, more: Partial<TournamentLine> = {}): TournamentLine =>
  ({ id, status, mine: null, hosted: false, ...more }) as TournamentLine;

describe("tournaments", () => {
  it("stand in three lists, one's own first", () => {
    const lists = sorted([
      line("a", "announced"),
      line("b", "announced", { mine: "in" }),
      line("c", "running"),
      line("d", "over", { hosted: true }),
    ]);
    expect(lists.announced.map(({ id }) => id)).toEqual(["b", "a"]);
    expect(lists.running.map(({ id }) => id)).toEqual(["c"]);
    expect(lists.over.map(({ id }) => id)).toEqual(["d"]);
  });

  it("call everybody by a name", () => {
    const names = namesOf([
      { number: 1, person: "p", name: "Ann", bot: null, left: false, nameless: false },
      { number: 2, person: null, name: null, bot: "quux", left: false, nameless: false },
      { number: 3, person: null, name: null, bot: null, left: true, nameless: false },
      { number: 4, person: null, name: null, bot: null, left: false, nameless: true },
    ]);
    expect([...names.values()]).toEqual(["Ann", "quux 2", "—", "Player 4"]);
  });

  it("know where one plays, and what sitting out is worth", () => {
    const tables = [
      { table: null, status: "over", seats: [{ entrant: 3 }] },
      { table: "x", status: "playing", seats: [{ entrant: 1 }, { entrant: 2 }] },
    ];
    expect(tableOf(tables, 2)).toBe("x");
    expect(tableOf(tables, 3)).toBeNull();
    expect([byePoints("round-robin"), byePoints("swiss")]).toEqual([60, 120]);
  });
});
