import { describe, expect, it } from "vitest";
import type { GameNotation } from "$/server/api";
import type { GameEvent, Happening } from "../face/face";
import { BannerQueue, stay } from "./banners.svelte";
import { digestOf, doerIn, sinceMine } from "./digest";
import { causesOf, LARGE, NOTABLE, USUAL, weightOf } from "./importance";
import { placesOf, thingsIn } from "./things.svelte";

const known = (weight: number, because: string[] = [], of: string[] = [], large_from = 0) => ({
  weight,
  because,
  of,
  large_from,
});
const shape = (word: string, fields: string, tables: string) => ({
  word,
  fields: fields.split(" "),
  tables: tables.split(" "),
});
const notation = {
  game: { max_seats: 3 },
  tables: {
    seat: ["first", "second", "third"],
    noble: ["first-circle", "first-square", "second-circle"],
    cell: ["a1", "b1", "c1"],
    placement: ["tile:a1-b1", "tile:b1-c1"],
    owner: ["first", "second", "third", "courtier"],
  },
  events: [
    shape("took", "seat cell", "seat cell"),
    shape("marched", "noble cell", "noble cell"),
    shape("turned", "seat cell", "seat cell"),
    shape("laid", "seat placement yurts", "seat placement number*"),
    shape("drew", "seat", "seat"),
    shape("quaked", "cell", "cell"),
    shape("judged", "owner", "owner"),
  ],
  importance: {
    took: known(LARGE, ["turned"]),
    marched: known(NOTABLE),
    laid: known(NOTABLE, [], ["yurts"], 5),
    quaked: known(LARGE),
    judged: known(USUAL),
  },
} as unknown as GameNotation;

let count = 0;
const told = (move: number, event: GameEvent): Happening => ({ number: count++, move, event });
const took = (move: number, seat: number) => told(move, { event: "took", seat, cell: 1 });
const marched = (move: number, noble: number) => told(move, { event: "marched", noble, cell: 2 });
const drew = (move: number, seat: number) => told(move, { event: "drew", seat });

describe("importance", () => {
  it("is what the game declares, and large from a number on", () => {
    expect(weightOf(notation, { event: "laid", seat: 0, placement: 0, yurts: [2, 2] })).toBe(NOTABLE);
    expect(weightOf(notation, { event: "laid", seat: 0, placement: 0, yurts: [3, 2] })).toBe(LARGE);
    expect(weightOf(notation, { event: "drew", seat: 0 })).toBe(0);
  });

  it("is the same for everything where a game declares none", () => {
    const bare = { ...notation, importance: {} };
    expect(weightOf(bare, { event: "drew", seat: 0 })).toBe(USUAL);
  });

  it("finds the nearest reason, and none of an event before the last of the same kind", () => {
    const turned = told(1, { event: "turned", seat: 0, cell: 0 });
    const events = [turned, took(1, 0), took(1, 0)];
    expect(causesOf(notation, events, 1)).toEqual([turned]);
    expect(causesOf(notation, events, 2)).toEqual([]);
  });
});

describe("the digest", () => {
  it("has a line for each of the others, the most important first, and nothing of one's own", () => {
    const events = [took(1, 0), drew(2, 1), marched(2, 2), drew(3, 2), took(3, 2), marched(3, 0)];
    const lines = digestOf(notation, events, 0);
    expect(lines.map(({ owner, first }) => [owner, first.happening.event.event])).toEqual([
      [2, "took"],
      [1, "marched"],
    ]);
  });

  it("keeps everything notable beside the first, with its reasons", () => {
    const turned = told(1, { event: "turned", seat: 1, cell: 0 });
    const events = [turned, took(1, 1), marched(1, 2), drew(1, 1)];
    const [line] = digestOf(notation, events, 0);
    expect(line!.first.because).toEqual([turned]);
    expect(line!.rest.map(({ happening }) => happening.event.event)).toEqual(["marched"]);
  });

  it("gives those who play by rule a line, and what befell everybody one too", () => {
    const events = [told(1, { event: "judged", owner: 3 }), told(1, { event: "quaked", cell: 0 })];
    expect(digestOf(notation, events, 0).map(({ owner }) => owner)).toEqual([null, 3]);
  });

  it("tells nothing that was taken back", () => {
    const back = told(3, { event: "taken-back", seat: 1, first: 2 });
    expect(digestOf(notation, [took(2, 1), back], 0)).toEqual([]);
  });

  it("knows whose a thing is that belongs to somebody", () => {
    expect(doerIn(notation)({ event: "marched", noble: 2, cell: 0 })).toBe(1);
    expect(doerIn(notation)({ event: "quaked", cell: 0 })).toBeNull();
  });

  it("begins after one's last move, and has nothing before one's first", () => {
    const events = [took(1, 0), took(2, 1), took(3, 2)];
    expect(sinceMine(notation, events, 0).map(({ move }) => move)).toEqual([2, 3]);
    expect(sinceMine(notation, events.slice(1), 0)).toEqual([]);
    expect(sinceMine(notation, events, null)).toEqual([]);
  });
});

describe("banners", () => {
  it("are the large things that others did, in order and once", () => {
    const queue = new BannerQueue();
    const past = [took(1, 1)];
    queue.hear(notation, past, past, 0);
    expect(queue.current).toBeNull(); // whoever comes is not shown the past
    const fresh = [took(2, 1), marched(2, 2), took(2, 0), told(2, { event: "quaked", cell: 1 })];
    const all = [...past, ...fresh];
    queue.hear(notation, fresh, all, 0);
    queue.hear(notation, fresh, all, 0);
    expect(queue.waiting.map(({ event }) => event.event)).toEqual(["took", "quaked"]);
    queue.next();
    expect(queue.current?.event.event).toBe("quaked");
    queue.skip();
    expect(queue.current).toBeNull();
  });

  it("are left behind by whoever plays on, unless they wait to be read", () => {
    for (const keeps of [false, true]) {
      const queue = new BannerQueue();
      const past = [took(1, 1)];
      const bots = [took(2, 1), took(2, 2)];
      queue.hear(notation, past, past, 0);
      queue.hear(notation, bots, [...past, ...bots], 0, keeps);
      const mine = [drew(3, 0), took(3, 1)];
      queue.hear(notation, mine, [...past, ...bots, ...mine], 0, keeps);
      expect(queue.waiting.map(({ move }) => move)).toEqual(keeps ? [2, 2, 3] : [3]);
    }
  });

  it("stay longer for more words and shorter when many wait", () => {
    expect(stay("a".repeat(60), 0)).toBeGreaterThan(stay("a".repeat(10), 0));
    expect(stay("a".repeat(60), 5)).toBeLessThan(stay("a".repeat(60), 0));
  });
});

describe("things that a line speaks of", () => {
  it("are entries of tables, and the cells under a piece", () => {
    expect(thingsIn(notation, { event: "laid", seat: 1, placement: 1, yurts: [] })).toEqual([
      ["seat", 1],
      ["placement", 1],
      ["cell", 1],
      ["cell", 2],
    ]);
    expect(thingsIn(notation, { event: "unheard-of" })).toEqual([]);
  });

  it("lie where a board has marked them", () => {
    expect(placesOf([["cell", 2]])).toBe('[data-spot="cell-2"], [data-cell="2"]');
    expect(placesOf([["part", "palace"]])).toContain('[data-place="palace"]');
    expect(placesOf([])).toBe("");
  });
});
