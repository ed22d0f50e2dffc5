import { describe, expect, it } from "vitest";
import type { Choice, Face } from "$/generated/warrior_knights";
import { carryOver } from "./troops";

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
