import { describe, expect, it } from "vitest";
import type { GameShown, OptionShown } from "$/server/api";
import { againstBots, asked, isFull, kindOf, typed, usualLevel, usualSeats, withSeats } from "./setup";

const option = (name: string, value: unknown, values: unknown[]): OptionShown =>
  ({ name, default: value, values }) as OptionShown;

function game(more: Partial<GameShown> = {}): GameShown {
  return {
    name: "siege",
    rules: 1,
    min_seats: 2,
    max_seats: 6,
    colours: [],
    options: [option("rounds", 0, [0, 5]), option("open", false, [false, true]), option("cells", null, [])],
    levels: ["random", "novice", "trader"],
    ...more,
  } as GameShown;
}

describe("a table against bots", () => {
  it("has me and two bots where three can play, and nobody is waited for", () => {
    const setup = againstBots(game(), "fr");
    expect(setup.seats).toEqual(["me", "bot trader", "bot trader"]);
    expect(setup.language).toBe("fr");
    expect(isFull(setup)).toBe(true);
  });

  it("keeps to the number of seats that a game has", () => {
    expect(usualSeats(game({ min_seats: 2, max_seats: 2 }))).toBe(2);
    expect(usualSeats(game({ min_seats: 4, max_seats: 6 }))).toBe(4);
  });

  it("takes whatever level there is", () => {
    expect(usualLevel(game({ levels: ["random", "novice"] }))).toBe("novice");
    expect(usualLevel(game({ levels: ["clever"] }))).toBe("clever");
  });
});

describe("setting up", () => {
  it("keeps who sits where when seats are added or taken away", () => {
    expect(withSeats(["me", "open"], 3, "bot random")).toEqual(["me", "open", "bot random"]);
    expect(withSeats(["me", "open", "me"], 2, "open")).toEqual(["me", "open"]);
  });

  it("asks for options that differ from the usual, and for no others", () => {
    const setup = { ...againstBots(game(), "en"), title: "  Friday  " };
    setup.options = { rounds: 5, open: false, cells: ["a1"], gone: 3 };
    setup.seats = ["me", "open", "bot novice"];
    const body = asked(setup, game());
    expect(body.options).toEqual({ rounds: 5, cells: ["a1"] });
    expect(body.seats).toEqual([{ kind: "me" }, { kind: "open" }, { kind: "bot", level: "novice" }]);
    expect(body.title).toBe("Friday");
    expect(isFull(setup)).toBe(false);
  });

  it("tells kinds of options apart", () => {
    expect(game().options.map(kindOf)).toEqual(["list", "switch", "free"]);
  });

  it("reads words between commas", () => {
    expect(typed(" a1, d4 ;e5 ")).toEqual(["a1", "d4", "e5"]);
    expect(typed("  ")).toBeNull();
  });
});
