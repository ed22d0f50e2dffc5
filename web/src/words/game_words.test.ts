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
