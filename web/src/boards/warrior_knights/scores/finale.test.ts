import { describe, expect, it } from "vitest";
import type { View } from "$/generated/warrior_knights";
import { finaleOf } from "./finale";
import { ENDS, TABLES } from "../model/sample";

const part = (influence: number, cities = 0, wealth = 0, troops = 0) => ({
  influence,
  cities,
  wealth,
  troops,
});
/** A play that is over; cities of the kingdom by owner, the others stand and are nobody's. */
const over = (
  winner: number,
  reasons: Record<string, number>[],
  view: object = {},
  might = false,
  owner: number[] = [],
) => {
  const scores = reasons.map((_, seat) => (seat === winner ? 1 : 0));
  const places = scores.map((score) => (score ? 1 : winner < 0 ? 1 : 2));
  const cities = [...owner, ...Array<number>(24 - owner.length).fill(-1)];
  const all = { owner: cities, alive: reasons.map(() => 1), last: true, ...view } as unknown as View;
  return finaleOf(all, TABLES, [scores, places, reasons], might);
};

describe("the end", () => {
  it("of whole plays is told as the rules judged it", () => {
    for (const { view, result, might } of ENDS) {
      const finale = finaleOf(view, TABLES, result, might);
      const winner = result[0].indexOf(1);
      expect(finale.winner).toBe(winner < 0 ? null : winner);
      expect(finale.ending).toBe(winner < 0 ? "tie" : "influence");
      const ahead = finale.barons.filter(({ behind }) => behind > finale.decided);
      if (winner >= 0) expect(ahead.map(({ seat }) => seat)).toEqual([winner]);
    }
    expect(ENDS.length).toBeGreaterThan(2);
  });

  it("comes by more than half of the kingdom before the last round", () => {
    const owner = [0, 0, 0, 1, ...Array<number>(13).fill(-2), -1, 1, 1];
    const { ending, cities, needed, barons } = over(0, [part(1), part(9)], { last: false }, false, owner);
    expect([ending, cities, needed]).toEqual(["majority", 5, 3]);
    expect(barons.map(({ seat, kingdom }) => [seat, kingdom])).toEqual([[0, 3], [1, 1]]); // prettier-ignore
  });

  it("needs more than half: of ten six, of eleven six", () => {
    const razed = (number: number) => Array<number>(number).fill(-2);
    expect(over(0, [part(1), part(0)], {}, false, razed(8)).needed).toBe(6);
    expect(over(0, [part(1), part(0)], {}, false, razed(7)).needed).toBe(6);
  });

  it("comes by influence, and between equals by cities, wealth and troops in this order", () => {
    expect(over(1, [part(3), part(4)]).decided).toBe(0);
    expect(over(0, [part(4, 2), part(4, 1), part(3, 9)]).decided).toBe(1);
    expect(over(1, [part(4, 2, 5), part(4, 2, 6)]).decided).toBe(2);
    const { decided, barons } = over(2, [part(4, 2, 6, 50), part(1, 9, 9, 900), part(4, 2, 6, 100)]);
    expect(decided).toBe(3);
    expect(barons.map(({ seat, behind }) => [seat, behind])).toEqual([[2, 4], [0, 3], [1, 0]]); // prettier-ignore
  });

  it("leaves out who is out of the game", () => {
    const { ending, barons } = over(1, [part(9), part(4)], { alive: [0, 1] });
    expect(ending).toBe("survivor");
    expect(barons.map(({ seat, behind }) => [seat, behind])).toEqual([[1, 4], [0, -1]]); // prettier-ignore
  });

  it("has no winner when all is equal, or when only might makes right", () => {
    expect(over(-1, [part(4), part(4)]).ending).toBe("tie");
    expect(over(-1, [part(4), part(5)], {}, true).ending).toBe("might");
  });
});
