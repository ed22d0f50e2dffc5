import { describe, expect, it } from "vitest";
import type { GameNotation } from "$/server/api";
import type { GameEvent, Happening } from "../face/face";
import { actorIn, lastInForce, movesOf, standing, turnsOf } from "./log";

const notation = {
  game: { max_seats: 2 },
  events: [
    {
      word: "claimed",
      fields: ["seat", "cell"],
      tables: ["seat", "cell"],
      declines: false,
      costly: false,
      nothing: [],
      harmless: [],
    },
    {
      word: "built",
      fields: ["cell", "owner"],
      tables: ["cell", "owner"],
      declines: false,
      costly: false,
      nothing: [],
      harmless: [],
    },
    { word: "drawn", fields: [], tables: [], declines: false, costly: false, nothing: [], harmless: [] },
  ],
} as unknown as GameNotation;

let number = 0;
const told = (move: number, event: GameEvent): Happening => ({ number: number++, move, event });
const claimed = (move: number, seat: number): Happening => told(move, { event: "claimed", seat, cell: 0 });

describe("the log", () => {
  it("gathers events by move", () => {
    const moves = movesOf([claimed(1, 0), claimed(2, 1), told(2, { event: "drawn" })]);
    expect(moves.map(({ move, happenings }) => [move, happenings.length])).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  it("makes void what was taken back, and nothing else", () => {
    const back = told(4, { event: "taken-back", seat: 1, first: 2 });
    const moves = movesOf([claimed(1, 0), claimed(2, 1), claimed(3, 0), back, claimed(5, 1)]);
    expect(moves.map((move) => move.void)).toEqual([false, true, true, false, false]);
    const actor = actorIn(notation);
    expect(lastInForce(moves, 1, actor)).toBe(5);
    expect(lastInForce(moves, 0, actor)).toBe(1); // its own, not what another did since
    expect(lastInForce(moves.slice(0, 4), 1, actor)).toBeNull();
    expect(lastInForce(movesOf([told(0, { event: "drawn" })]), 0, actor)).toBeNull();
  });

  it("tells what still holds without what was taken back", () => {
    const back = told(4, { event: "taken-back", seat: 1, first: 2 });
    const events = [claimed(1, 0), claimed(2, 1), claimed(3, 0), back, claimed(5, 1)];
    expect(standing(events).map(({ move }) => move)).toEqual([1, 5]);
  });

  it("knows who acted by the first field that is a seat", () => {
    const actor = actorIn(notation);
    expect(actor({ event: "built", cell: 0, owner: 1 })).toBe(1);
    expect(actor({ event: "built", cell: 0, owner: 4 })).toBeNull();
    expect(actor({ event: "taken-back", seat: 0, first: 1 })).toBe(0);
    expect(actor({ event: "drawn" })).toBeNull();
  });

  it("puts moves of one seat into one turn, with what nobody did", () => {
    const moves = movesOf([claimed(1, 0), claimed(2, 0), told(3, { event: "drawn" }), claimed(4, 1)]);
    const turns = turnsOf(moves, actorIn(notation));
    expect(turns.map(({ seat, moves }) => [seat, moves.map(({ move }) => move)])).toEqual([
      [0, [1, 2, 3]],
      [1, [4]],
    ]);
  });
});
