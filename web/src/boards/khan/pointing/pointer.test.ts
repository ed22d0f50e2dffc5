import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Choice, Face } from "$/generated/khan";
import { sameRow } from "$/table/face/face";
import { CELLS, CONTENT, KINDS, PLACEMENTS, asked } from "../model/example";
import { Pointer } from "./pointer.svelte";

const GROUND = [0, 2, 0, 0, 2, 2, 0, 3, 0, 6, 0, 0];

/** A face that takes down what is asked of it. */
function faceOf(question: Face["question"]) {
  const face = {
    content: {
      ...CONTENT,
      pieces: {
        piece: [
          {
            id: "tile_i2",
            class: "tile",
            vp: 2,
            count: 4,
            cells: [
              [0, 0],
              [0, 1],
            ],
          },
          {
            id: "tile_v3",
            class: "tile",
            vp: 3,
            count: 4,
            cells: [
              [0, 0],
              [1, 0],
              [1, 1],
            ],
          },
          {
            id: "bridge_i3",
            class: "bridge",
            vp: 3,
            count: 5,
            cells: [
              [0, 0],
              [0, 1],
              [0, 2],
            ],
          },
        ],
      },
      rulers: { ruler: [{ id: "rus", colour: "light_blue" }] },
      cards: { cards: [["c01", "rus", "tundra", "N"]], directions: ["N"] },
    },
    game: { tables: { cell: CELLS, kind: KINDS, placement: PLACEMENTS } },
    facts: { holders: [], copies: [[4, 4, 5]] },
    view: {
      move: 7,
      ground: GROUND,
      rulers: [9],
      laid: [],
      owners: [],
      seats: 2,
      beside: [4, 4, 5],
      reserved: [-1, -1],
    },
    words: { entry: (_table: string, number: number) => String(number) },
    mode: "live",
    seat: 0,
    question,
    busy: false,
    pointed: null as Choice | null,
    candidate: null as Choice | null,
    narrowed: null as Choice[] | null,
    verb: null as string | null,
    notice: null as unknown,
    taken: [] as Choice[],
    asked: [] as unknown[],
    isLegal(choice: Choice): boolean {
      const rows = question?.options[choice[0]] ?? [];
      return rows.some((row) => sameRow([choice[0], ...row], choice));
    },
    async take(choice: Choice) {
      face.taken.push(choice);
    },
    cancel() {
      face.candidate = null;
    },
    async why(choice: unknown) {
      face.asked.push(choice);
      return { rule: "KH-INVADE-2", words: "not there" };
    },
  };
  return face;
}

const act = asked("act", {
  invade: [
    [0, 0],
    [0, 8],
  ],
  "free-invade": [[0], [3], [8]],
  chase: [[0]],
  conquer: [[3], [2], [6]],
});

function pointing(question: Face["question"] = act) {
  const face = faceOf(question);
  return { face, pointer: new Pointer(() => face as unknown as Face) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a card", () => {
  it("lights up its cells, narrows the list, and is played by pointing at one of them", async () => {
    const { face, pointer } = pointing();
    await pointer.chooseCard(0);
    expect([...pointer.lit]).toEqual([0, 8]);
    expect(face.narrowed).toEqual([
      ["invade", 0, 0],
      ["invade", 0, 8],
    ]);
    pointer.over(8);
    expect(face.pointed).toEqual(["invade", 0, 8]);
    await pointer.choose(8);
    expect(face.taken).toEqual([["invade", 0, 8]]);
  });

  it("is put back by choosing it again", async () => {
    const { face, pointer } = pointing();
    await pointer.chooseCard(0);
    await pointer.chooseCard(0);
    expect(pointer.picked).toBeNull();
    expect(face.narrowed).toBeNull();
  });

  it("says why it cannot be played on a cell", async () => {
    const { face, pointer } = pointing();
    await pointer.chooseCard(0);
    pointer.over(3);
    await vi.runAllTimersAsync();
    expect(face.pointed).toBeNull();
    expect(face.asked).toEqual([["invade", 0, 3]]);
    expect(face.notice).toEqual({ rule: "KH-INVADE-2", words: "not there" });
    expect(face.taken).toEqual([]);
  });

  it("asks for no reason when the pointer only passes by", async () => {
    const { face, pointer } = pointing();
    await pointer.chooseCard(0);
    pointer.over(3);
    pointer.over(0);
    await vi.runAllTimersAsync();
    expect(face.asked).toEqual([]);
  });

  it("is discarded where the question is what to discard", async () => {
    const { face, pointer } = pointing(asked("discard-any", { discard: [[0]], done: [[]] }));
    await pointer.chooseCard(0);
    expect(face.taken).toEqual([["discard", 0]]);
  });
});

describe("a cell that is chosen first", () => {
  it("waits for the card where several choices begin on it", async () => {
    const { face, pointer } = pointing();
    await pointer.choose(0);
    expect(pointer.picked).toEqual({ what: "cell", cell: 0 });
    expect(face.taken).toEqual([]);
    await pointer.chooseCard(0);
    expect(face.taken).toEqual([["invade", 0, 0]]);
  });

  it("is taken at once where there is one choice only", async () => {
    const { face, pointer } = pointing();
    await pointer.choose(3);
    expect(face.taken).toEqual([["free-invade", 3]]);
  });

  it("means the ruler who stands there", async () => {
    const { face, pointer } = pointing();
    await pointer.choose(9);
    expect(face.taken).toEqual([["chase", 0]]);
  });
});

describe("a piece", () => {
  it("shows all its places, turns by itself to fit, and is laid where it is pointed at", async () => {
    const { face, pointer } = pointing();
    await pointer.chooseKind(0);
    expect([...pointer.lit].sort()).toEqual([1, 4, 5]);
    pointer.over(1);
    expect(pointer.ghost).toMatchObject({ placement: 2, legal: true });
    await pointer.choose(1);
    expect(face.taken).toEqual([["conquer", 2]]);
  });

  it("turns and flips in hand, and says why it cannot lie that way", async () => {
    const { face, pointer } = pointing();
    await pointer.chooseKind(0);
    pointer.over(1);
    pointer.rotate(1);
    expect(pointer.ghost).toMatchObject({ cells: [1, 2], placement: null, legal: false });
    await vi.runAllTimersAsync();
    expect(face.asked).toEqual(["conquer tile_i2:b1-c1"]);
    pointer.flip();
    pointer.rotate(1);
    expect(pointer.ghost).toMatchObject({ placement: 2, legal: true });
  });

  it("spells out a place that has no number when it asks why", async () => {
    const { face, pointer } = pointing();
    await pointer.chooseKind(2);
    pointer.over(2);
    await vi.runAllTimersAsync();
    expect(face.asked).toEqual(["conquer bridge_i3:b1-c1-d1"]);
  });

  it("without a place stays where it is, with the reason", async () => {
    const { face, pointer } = pointing();
    await pointer.chooseKind(1);
    expect(pointer.picked).toBeNull();
    expect(face.notice).toMatchObject({ rule: "KH-CONQ-7" });
  });

  it("is reserved once Reconnaissance is picked", async () => {
    const { face, pointer } = pointing(asked("use-special", { reconnoitre: [[1]], pass: [[]] }));
    await pointer.chooseKind(1);
    expect(face.taken).toEqual([]); // Reconnaissance is picked first
    pointer.pick({ what: "reserve" });
    await pointer.chooseKind(1);
    expect(face.taken).toEqual([["reconnoitre", 1]]);
  });
});

describe("a new question", () => {
  it("empties the hands, the same one told again does not", async () => {
    const { face, pointer } = pointing();
    pointer.asked();
    await pointer.chooseKind(0);
    pointer.asked();
    expect(pointer.picked).toEqual({ what: "piece", kind: 0 });
    face.view.move += 1;
    pointer.asked();
    expect(pointer.picked).toBeNull();
    expect(face.narrowed).toBeNull();
  });
});

describe("nothing", () => {
  it("lights up or is taken while a choice is on its way", async () => {
    const { face, pointer } = pointing();
    face.busy = true;
    expect(pointer.lit.size).toBe(0);
    await pointer.choose(3);
    await pointer.chooseRuler(0);
    expect(face.taken).toEqual([]);
  });
});
