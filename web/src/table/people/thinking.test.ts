import { expect, it } from "vitest";
import type { SeatShown } from "$/server/api";
import { NOTHING_YET, type View } from "../face/face";
import { areNews, thinkers } from "./thinking";

const seats = [
  { seat: 0, person: "a", bot: null, away: null },
  { seat: 1, person: null, bot: "general", away: null },
  { seat: 2, person: "b", bot: null, away: "novice" },
  { seat: 3, person: null, bot: "sultan", away: null },
] as SeatShown[];
const view = (...asked: number[]): View => ({
  ...NOTHING_YET,
  asked: asked.map((seat) => [seat, "act"]),
});

it("bots that are asked think, several at once too, and whoever plays for somebody", () => {
  expect(thinkers("live", "running", view(0, 1, 2, 3), seats)).toEqual([1, 2, 3]);
  expect(thinkers("live", "running", view(0), seats)).toEqual([]);
  expect(thinkers("live", "running", NOTHING_YET, seats)).toEqual([]);
});

it("nobody thinks where nothing is played: in the past, in a what-if, after the end", () => {
  expect(thinkers("replay", "running", view(1), seats)).toEqual([]);
  expect(thinkers("imagined", "running", view(1), seats)).toEqual([]);
  expect(thinkers("live", "over", view(1), seats)).toEqual([]);
});

it("who goes on thinking while others are done is no news", () => {
  expect([areNews([], [1, 2]), areNews([1, 2], [2]), areNews([1, 2], [2, 3]), areNews([], [])]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
