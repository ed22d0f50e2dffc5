import { describe, expect, it } from "vitest";
import type { SeatShown } from "$/server/api";
import { seatName } from "./names";

const seats = (...names: [person: string, name: string][]): SeatShown[] =>
  names.map(([person, name], seat) => ({ seat, person, name, bot: null }) as SeatShown);

describe("the name of a seat", () => {
  it("is a number where one may not know more, also of two in a row", () => {
    const hidden = [1, 2].map(
      (nameless, seat) => ({ seat, person: null, name: null, bot: null, nameless }) as SeatShown,
    );
    expect([0, 1].map((seat) => seatName(hidden, seat))).toEqual(["Player 1", "Player 2"]);
  });

  it("is its own where several people share a screen", () => {
    const shared = seats(["ann", "Ann"], ["ann", "Bob"], ["eve", "Ann"]);
    expect([0, 1, 2].map((seat) => seatName(shared, seat))).toEqual(["Ann", "Bob", "Ann"]);
  });

  it("gives way to the colour where one person has it twice", () => {
    const twice = seats(["ann", "Ann"], ["ann", "Ann"], ["ann", "Bob"]);
    expect([0, 1, 2].map((seat) => seatName(twice, seat))).toEqual([null, null, "Bob"]);
  });
});
