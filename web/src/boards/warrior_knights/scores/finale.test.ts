import { describe, expect, it } from "vitest";
import type { Face, Finale } from "$/generated/warrior_knights";
import { ENDS } from "../model/sample";
import { endOf } from "./finale";

const part = (influence: number, cities = 0) => ({ influence, cities, wealth: 0, troops: 0 });
const over = (scores: number[], reasons: object[], finale: Partial<Finale>) =>
  endOf({
    view: { alive: scores.map(() => 1) },
    facts: {
      finale: { ending: "tie", by_influence: true, decided: -1, behind: [], ...finale },
      kingdom: [3, 1, 0],
    },
    result: [scores, scores.map((score) => (score ? 1 : 2)), reasons],
  } as unknown as Face);

describe("the end", () => {
  it("of whole games names the winner, who alone fell behind in nothing that counted", () => {
    for (const end of ENDS) {
      const { winner, decided, barons } = endOf(end as unknown as Face);
      const first = end.result[0].indexOf(1);
      expect(winner).toBe(first < 0 ? null : first);
      const ahead = barons.filter(({ behind }) => behind > decided);
      if (first >= 0) expect(ahead.map(({ seat }) => seat)).toEqual([first]);
    }
    expect(ENDS.length).toBeGreaterThan(2);
  });

  it("shows the winner first, then who held out longest", () => {
    const finale: Partial<Finale> = { ending: "influence", decided: 1, behind: [1, 0, 4] };
    const { winner, barons } = over([0, 0, 1], [part(4, 1), part(1, 9), part(4, 2)], finale);
    expect(winner).toBe(2);
    expect(barons.map(({ seat, behind, kingdom }) => [seat, behind, kingdom])).toEqual([
      [2, 4, 0],
      [0, 1, 3],
      [1, 0, 1],
    ]);
  });

  it("has no winner when all is equal", () => {
    expect(over([0, 0], [part(4), part(4)], { behind: [4, 4] }).winner).toBeNull();
  });
});
