import { describe, expect, it } from "vitest";
import type { GameNotation } from "$/server/api";
import { NOTHING_YET } from "$/table/face/face";
import { GameWords } from "$/words/game_words";
import { readable } from "./fields";
import { choiceAt, gridOf, namesIn, optionsAt, ownersIn } from "./grid";

describe("a grid", () => {
  it("counts lettered rows from the bottom and numbered ones from the top", () => {
    const lettered = gridOf(["a2", "b2", "a1", "b1"])!;
    expect(lettered.cells.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ]);
    const counted = gridOf(["r1c1", "r1c2", "r2c1", "r2c2"])!;
    expect(counted.cells.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ]);
    expect([counted.wide, counted.high]).toEqual([2, 2]);
  });

  it("is none where names are no places", () => {
    expect(gridOf(undefined)).toBeNull();
    expect(gridOf(["a1", "b1", "tower", "a2"])).toBeNull();
  });

  const shapes = [
    {
      word: "square",
      fields: ["cell"],
      tables: ["cell"],
      declines: false,
      costly: false,
      nothing: [],
      harmless: [],
    },
    {
      word: "march",
      fields: ["cell_from", "cell_to"],
      tables: ["cell", "cell"],
      declines: false,
      costly: false,
      nothing: [],
      harmless: [],
    },
    {
      word: "build",
      fields: ["piece", "cell"],
      tables: ["piece", "cell"],
      declines: false,
      costly: false,
      nothing: [],
      harmless: [],
    },
  ];

  it("finds the options at a cell", () => {
    const found = optionsAt([["square", 1], ["build", 0, 1], ["march", 1, 2], ["pass"]], shapes);
    expect([...found]).toEqual([
      [
        1,
        [
          ["square", 1],
          ["build", 0, 1],
        ],
      ],
    ]);
    expect(choiceAt(2, ["square"], shapes)).toEqual(["square", 2]);
  });

  it("tells whose and what a cell holds from the view alone", () => {
    const view = {
      ...NOTHING_YET,
      seats: 2,
      owner: [0, 1, 0, 1],
      building: [-1, 1, -1, 0],
      tiles: [3, 2, 1, 0],
      heights: [0, 1, 0, 2],
    };
    const tables = { cell: ["a1", "b1", "a2", "b2"], tile: ["w", "x", "y", "z"] };
    expect(ownersIn(view, 4, tables)).toEqual(["owner", "building"]);
    expect(namesIn(view, 4, tables)).toEqual(["tiles"]);
  });
});

describe("a readable view", () => {
  const words = new GameWords(
    {
      game: {},
      choices: [],
      events: [],
      tables: { card: ["fox", "owl"], cell: ["a1", "b1", "c1", "d1", "e1"] },
    } as unknown as GameNotation,
    [],
  );

  it("shows single facts, facts by seat, and lists by their table", () => {
    const view = {
      ...NOTHING_YET,
      seats: 2,
      seat: 0,
      asked: [],
      year: 3,
      crowns: [4, 5],
      cards: [1, 0, 1],
      levels: [0, 2, 0, 0, 7],
      void: [0, 0, 0, 0, 0],
    };
    const found = readable(view, words, 4, "–");
    expect(found.facts).toEqual([{ name: "year", value: "3" }]);
    expect(found.bySeat).toEqual([{ name: "crowns", values: ["4", "5"] }]);
    expect(found.lists).toEqual([
      { name: "cards", value: "owl, fox, owl" },
      { name: "levels", value: "b1: 2, e1: 7" },
    ]);
  });

  it("names one's own cards and counts the others'", () => {
    const view = { ...NOTHING_YET, seats: 2, card: [[0, 1], 2], on_hand: [true, null] };
    const { bySeat } = readable(view, words, 4, "–");
    expect(bySeat).toEqual([
      { name: "card", values: ["fox, owl", "2"] },
      { name: "on hand", values: ["✓", "–"] },
    ]);
  });
});
