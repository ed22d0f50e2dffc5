// What stands beside the sentences of a game.
import { describe, expect, it } from "vitest";
import type { GameNotation } from "$/server/api";
import { bundleOf } from "./bundles";
import { GameWords } from "./game_words";

const NOTATION = { tables: {}, choices: [], events: [] } as unknown as GameNotation;

describe("the rule of a question", () => {
  const english = bundleOf("en", [
    `
ask-bid = { $number ->
    [one] One more?
   *[other] How much?
}
    .rule = BZ-BID-1
ask-wait = Wait.
`,
  ]);

  it("stands beside the question and is no part of it", () => {
    const words = new GameWords(NOTATION, [english]);
    expect(words.rule("bid")).toBe("BZ-BID-1");
    expect(words.prompt("bid", 0, { number: 2 })).toBe("How much?");
  });

  it("is the English one where the language has none", () => {
    const french = bundleOf("fr", ["ask-bid = Combien ?"]);
    const words = new GameWords(NOTATION, [french, english]);
    expect(words.rule("bid")).toBe("BZ-BID-1");
    expect(words.prompt("bid", 0, { number: 2 })).toBe("Combien ?");
  });

  it("may be missing", () => {
    const words = new GameWords(NOTATION, [english]);
    expect(words.rule("wait")).toBeNull();
    expect(words.rule("dance")).toBeNull();
  });
});

describe("what a card does", () => {
  const english = bundleOf("en", [
    "table-card-tithe = Tithe\n    .does = Everybody pays 2.\ntable-card-feast = Feast",
  ]);
  const notation = {
    tables: { card: ["tithe", "feast", "war"] },
    choices: [{ word: "play", fields: ["number", "card"], tables: ["number", "card"] }],
    events: [],
  };
  const words = new GameWords(notation as unknown as GameNotation, [english]);

  it("stands beside its name, where it is said", () => {
    expect(words.entry("card", 0)).toBe("Tithe");
    expect(words.does("card", 0)).toBe("Everybody pays 2.");
    expect(words.does("card", 1)).toBeNull();
    expect(words.does("card", 2)).toBeNull();
  });

  it("is what a choice that names it means", () => {
    expect(words.meant(["play", 1, 0])).toBe("Everybody pays 2.");
    expect(words.meant(["play", 0, 1])).toBeNull();
    expect(words.meant(["pass"])).toBeNull();
  });
});

describe("what declines", () => {
  const english = bundleOf("en", [
    `
ask-turn = Your turn.
    .decline = End turn
choice-pass = I pass
    .group = Pass
choice-amount = { $number ->
    [0] Nothing at all
   *[other] { $number } crowns
}
    .group = Number
`,
  ]);
  const shape = { fields: [], tables: [], declines: false, costly: false, nothing: [], harmless: [] };
  const number = { ...shape, fields: ["number"], tables: ["number"] };
  const notation = {
    tables: {},
    choices: [
      { ...shape, word: "pass", declines: true },
      { ...shape, word: "lose", declines: true, costly: true },
      { ...number, word: "amount", nothing: ["invest"] },
    ],
    events: [],
  };
  const words = new GameWords(notation as unknown as GameNotation, [english]);

  it("is a whole class of choices, or nought of an amount where a question takes it so", () => {
    expect(words.declines("turn", ["pass"])).toBe(true);
    expect(words.declines("invest", ["amount", 0])).toBe(true);
    expect(words.declines("invest", ["amount", 1])).toBe(false);
    expect(words.declines("choose-one", ["amount", 0])).toBe(false);
    expect(words.declines("turn", ["dance"])).toBe(false);
    expect([words.costly("lose"), words.costly("pass")]).toEqual([true, false]);
  });

  it("is called as the question has it, by its class, or by its number", () => {
    expect(words.decline("turn", ["pass"])).toBe("End turn");
    expect(words.decline("invest", ["pass"])).toBe("Pass");
    expect(words.decline("invest", ["amount", 0])).toBe("Nothing at all");
  });
});

describe("what belongs to a seat", () => {
  const english = bundleOf("en", [
    "table-noble-first-circle = the circle noble of { $head }",
    "table-seat-first = Baron 1",
  ]);
  const notation = { tables: { noble: ["first-circle"], seat: ["first"] }, choices: [], events: [] };

  it("is called after whoever sits there", () => {
    const game = notation as unknown as GameNotation;
    expect(new GameWords(game, [english]).entry("noble", 0)).toBe("the circle noble of Baron 1");
    expect(new GameWords(game, [english], { name: () => "Ann" }).entry("noble", 0)).toBe(
      "the circle noble of Ann",
    );
  });

  it("is called by what the game calls the seat, and who plays there stands beside", () => {
    const game = {
      tables: { ...notation.tables, house: ["madder"], post: ["circle"] },
      choices: [],
      events: [],
      called: { seat: ["house", "house"] },
    } as unknown as GameNotation;
    const said = bundleOf("en", [
      `
table-house-madder = Thomas Madder
    .short = Madder
table-noble = { $head_key ->
    [madder] Godwin
   *[none] a noble
} of { $head }
table-post = Post { $tail } of { $head_key ->
    [madder] Godwin
   *[none] nobody
}`,
      "table-seat-first = Baron 1",
    ]);
    const words = new GameWords(game, [said], { name: () => "Ann", laid: () => [0] });
    expect(words.seat(0)).toBe("Madder");
    expect(words.entry("noble", 0)).toBe("Godwin of Madder");
    expect(words.entry("post", 0)).toBe("Post circle of nobody");
    const own = new GameWords(game, [said], { laid: () => [0], seat: 0 });
    expect(own.entry("post", 0)).toBe("Post circle of Godwin");
    expect([words.person(0), words.player(0)]).toEqual(["Ann", "Madder (Ann)"]);
    const before = new GameWords(game, [said], { name: () => "Ann", laid: () => [-1] });
    expect(before.entry("noble", 0)).toBe("a noble of Ann");
    expect([before.person(0), before.player(0)]).toEqual([null, "Ann"]);
  });
});

describe("a way", () => {
  const english = bundleOf("en", [
    "table-area-A1 = Froli\ntable-area-B1 = Gull Cliffs\ntable-road-A1-B1 = the road",
  ]);
  const tables = { way: ["A1-B1", "A1-C9", "A1"], area: ["A1", "B1"], road: ["A1-B1"] };
  const words = new GameWords({ tables, choices: [], events: [] } as unknown as GameNotation, [english]);

  it("is called by its areas where it has no words of its own", () => {
    expect(words.entry("way", 0)).toBe("Froli – Gull Cliffs");
    expect(words.entry("road", 0)).toBe("the road");
  });

  it("that leads to nowhere known is spelled as it is", () => {
    expect(words.entry("way", 1)).toBe("A1-C9");
    expect(words.entry("way", 2)).toBe("A1");
  });
});

describe("what lies on a place", () => {
  const english = bundleOf("en", [
    "table-cell = { $entry }\ntable-tile-palace = Palace\n    .the = the Palace\nchoice-activate = Activate { $cell_the }",
  ]);
  const notation = {
    tables: { cell: ["r1c1", "r1c2"], tile: ["palace"] },
    choices: [{ word: "activate", fields: ["cell"], tables: ["cell"] }],
    events: [],
    called: { cell: ["tile", "tiles"] },
  } as unknown as GameNotation;

  it("is what the place is called", () => {
    const words = new GameWords(notation, [english], { laid: () => [-1, 0] });
    expect(words.entry("cell", 1)).toBe("Palace");
    expect(words.choice(["activate", 1])).toBe("Activate the Palace");
    expect(words.entry("cell", 0)).toBe("r1c1");
  });
});

describe("the functions of messages", () => {
  const french = bundleOf("fr", ["of = { DE($name) }\nline = { CAP($name) }"]);
  const say = (key: string, name: string) =>
    french.formatPattern(french.getMessage(key)!.value!, { name }, []);

  it("elide before a vowel and begin with a capital", () => {
    expect(["Benoît", "Éva", "O'Neil", "Аня"].map((name) => say("of", name))).toEqual([
      "de Benoît",
      "d’Éva",
      "d’O'Neil",
      "de Аня",
    ]);
    expect(say("line", "зона")).toBe("Зона");
  });
});
