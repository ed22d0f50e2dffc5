import { expect, it } from "vitest";
import type { SeatShown } from "$/server/api";
import { agreedAtOnce, away, stillToAgree, stillToPause, stillToVote } from "./consent";

const seat = (number: number, person: string | null, more: Partial<SeatShown> = {}): SeatShown =>
  ({ seat: number, person, bot: null, away: null, vote: false, resigned: null, ...more }) as SeatShown;
const seats = [
  seat(0, "ann"),
  seat(1, "bob", { away: "novice" }),
  seat(2, null, { bot: "general" }),
  seat(3, "cid", { vote: true }),
  seat(4, "ann"),
];
const numbers = (some: SeatShown[]): number[] => some.map((one) => one.seat);

it("all other people must agree to a proposal, also who is away, and no bot", () => {
  const proposal = { seat: 0, first: 1, number: 4, agreed: [2, 4] };
  expect(numbers(stillToAgree(seats, proposal))).toEqual([1, 3]);
  expect(numbers(stillToAgree(seats, { ...proposal, agreed: [2, 3, 4] }))).toEqual([1]);
  expect(numbers(away(stillToAgree(seats, proposal)))).toEqual([1]);
});

it("who is known by a number alone is somebody too", () => {
  const hidden = [seat(0, null, { nameless: 1 }), seat(1, null, { nameless: 2 }), seat(2, "ann")];
  expect(numbers(stillToAgree(hidden, { seat: 0, first: 1, number: 4, agreed: [] }))).toEqual([1, 2]);
  expect(numbers(stillToVote(hidden, []))).toEqual([0, 1, 2]);
});

it("all other people must vote, also who is away, and no bot", () => {
  expect(numbers(stillToVote(seats, [0, 4]))).toEqual([1]);
  expect(numbers(stillToVote(seats, [1]))).toEqual([0, 4]);
});

it("all people must agree to a pause, but nobody who has resigned", () => {
  expect(numbers(stillToPause(seats, { seat: 0, agreed: [0, 4], since: null }))).toEqual([1, 3]);
  const fewer = seats.map((one) => (one.person === "cid" ? { ...one, resigned: 7 } : one));
  expect(numbers(stillToPause(fewer, { seat: 0, agreed: [0, 4], since: null }))).toEqual([1]);
});

it("where only bots play beside, or whoever has resigned, all is agreed at once", () => {
  expect(agreedAtOnce(seats, 0)).toBe(false);
  const left = seats.map((one) => (one.person === "ann" || one.bot ? one : { ...one, resigned: 3 }));
  expect(agreedAtOnce(left, 0)).toBe(true);
  expect(agreedAtOnce([seat(0, "ann"), seat(1, null, { bot: "novice" })], 0)).toBe(true);
});
