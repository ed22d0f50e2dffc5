import { describe, expect, it } from "vitest";
import type { Choice, Event, Face, View } from "$/generated/warrior_knights";
import { BEGINS, TABLES } from "./sample";
import { carryOver, givenOut, startingTroops, troopsAfter } from "./troops";

describe("the cards at the beginning", () => {
  it("are those that the rules deal", () => {
    BEGINS.troops.forEach((cards, seat) =>
      expect(
        startingTroops({ levy: BEGINS.levy, seats: BEGINS.troops.length } as View, TABLES, seat),
      ).toEqual(cards),
    );
  });

  it("lie with the armies they were given to", () => {
    const draft: Choice[] = [
      ["post", 4],
      ["post", 0],
      ["post", 4],
    ];
    expect(givenOut([24, 25, 26, 27], draft)).toEqual([[25], [], [], [], [24, 26]]);
  });
});

describe("an army after what is coming", () => {
  const view = { armies: [[3, 3, 5], [7], []] } as unknown as View;

  it("has what it takes and lacks what it gives", () => {
    const taken: Event[] = [{ event: "troop-taken", army: 1, army_from: 0, troop: 3 }];
    expect([0, 1].map((army) => troopsAfter(view, army, taken))).toEqual([
      [3, 5],
      [7, 3],
    ]);
    const all: Event[] = [{ event: "army-taken", army: 2, army_from: 0 }];
    expect([0, 2].map((army) => troopsAfter(view, army, all))).toEqual([[], [3, 3, 5]]);
  });

  it("gains recruits and loses who leaves, and nothing else changes it", () => {
    const coming: Event[] = [
      { event: "troop-joined", army: 1, troop: 9 },
      { event: "troop-left", army: 0, troop: 5 },
      { event: "gained", seat: 0, amount: 3, goods: 0, cause: 0 },
    ];
    expect([0, 1, 2].map((army) => troopsAfter(view, army, coming))).toEqual([[3, 3], [7, 9], []]);
    expect(view.armies).toEqual([[3, 3, 5], [7], []]);
  });
});

describe("a card dragged to an army", () => {
  /** A table that asks who receives, then what. */
  function table(legal: Choice[]) {
    const taken: Choice[] = [];
    const face = {
      question: { kind: "receive", prompt: {} as Record<string, number>, options: {} },
      candidate: null,
      busy: false,
      notice: null as { words: string } | null,
      choices: () => legal,
      isLegal: (row: Choice) => legal.some((one) => one.join() === row.join()),
      why: () => Promise.resolve({ rule: "WK-UPKEEP-14", words: "not there" }),
      take: (row: Choice) => {
        taken.push(row);
        if (row[0] === "pick-army")
          face.question = { kind: "hand-over", prompt: { army: row[1] as number }, options: {} };
        return Promise.resolve();
      },
    };
    return { face, taken };
  }

  it("first makes it the one that receives, then is taken", async () => {
    const { face, taken } = table([
      ["pick-army", 5],
      ["take", 4, 24],
    ]);
    await carryOver(face as unknown as Face, 4, 24, 5);
    expect(taken).toEqual([
      ["pick-army", 5],
      ["take", 4, 24],
    ]);
    await carryOver(face as unknown as Face, 4, 24, 5);
    expect(taken.slice(2)).toEqual([["take", 4, 24]]);
  });

  it("goes no further than the army where that is refused", async () => {
    const { face, taken } = table([
      ["pick-army", 5],
      ["take", 4, 24],
    ]);
    face.take = (row: Choice) => Promise.resolve(void taken.push(row));
    await carryOver(face as unknown as Face, 4, 24, 5);
    expect(taken).toEqual([["pick-army", 5]]);
  });

  it("says why where it may not lie", async () => {
    const { face, taken } = table([["pick-army", 5]]);
    await carryOver(face as unknown as Face, 4, 24, 6);
    expect(taken).toEqual([]);
    expect(face.notice?.words).toBe("not there");
  });
});
