import { describe, expect, it } from "vitest";
import type { Choice, Face } from "$/generated/warrior_knights";
import { asChoices, division, setOf } from "./division";
import { isHandedIn, make } from "./drafting";
import { kept } from "../fates";

/** A table at which choices are made in secret. */
function table(draft: Choice[]) {
  const calls: string[] = [];
  const face = {
    view: { draft: [...draft] },
    question: {} as object | null,
    busy: false,
    candidate: null as Choice | null,
    undo: () => Promise.resolve(void (calls.push("undo"), face.view.draft.pop())),
    confirm: () => {
      calls.push(face.candidate!.join(" "));
      face.view.draft.push(face.candidate!);
      face.candidate = null;
      return Promise.resolve();
    },
  };
  return { face, calls };
}

describe("choices that are handed in together", () => {
  it("become what is wished: what differs is taken back, what fits stays", async () => {
    const { face, calls } = table([
      ["post", 0],
      ["post", 1],
      ["post", 2],
    ]);
    await make(face as unknown as Face, () => [["post", 0], ["post", 4], ["commit"]]);
    expect(calls).toEqual(["undo", "undo", "post 4", "commit"]);
    expect(isHandedIn(face.view.draft)).toBe(true);
  });

  it("stop where nothing is asked any more", async () => {
    const { face, calls } = table([]);
    face.question = null;
    await make(face as unknown as Face, () => [["post", 0], ["commit"]]);
    expect(calls).toEqual([]);
  });

  it("follow a wish that changes on the way", async () => {
    const { face } = table([]);
    let wish: Choice[] = [
      ["post", 0],
      ["post", 1],
    ];
    const making = make(face as unknown as Face, () => wish);
    wish = [["post", 3]];
    await making;
    expect(face.view.draft).toEqual([["post", 3]]);
  });

  it("end where the table does not follow", async () => {
    const { face } = table([]);
    face.confirm = () => Promise.resolve();
    const made = make(face as unknown as Face, () => [["commit"]]);
    await expect(made).resolves.toBeUndefined();
  });
});

describe("the first troops", () => {
  const cards = [24, 24, 24, 24, 3, 9];
  const draft = asChoices([3, 0]);

  it("are divided as settled, as moved, and else as proposed: every noble has some, the first the strongest", () => {
    expect(division(cards, [], [])).toEqual([1, 2, 3, 1, 0, 0]);
    expect(division(cards, draft, [])).toEqual([3, 0, 3, 1, 0, 0]);
    expect(division(cards, draft, [undefined, 4])).toEqual([3, 4, 3, 1, 0, 0]);
  });

  it("at a post are the set that the facts know them by", () => {
    const posts = [3, 4, 3, 1, 0, 0];
    expect([0, 1, 2, 3, 4].map((post) => setOf(posts, post))).toEqual([0b110000, 0b1000, 0, 0b101, 0b10]);
  });
});

it("keeping a fate card puts the others under the deck and hands it in", () => {
  expect(kept([5, 6, 7], [6], [])).toEqual([["discard", 5], ["discard", 7], ["commit"]]);
  expect(kept([5, 6, 7], [6], [7])).toEqual([["discard", 7], ["discard", 5], ["commit"]]);
});
