import { beforeEach, expect, test, vi } from "vitest";
import { post, Refused, type LessonShown } from "$/server/api";
import type { Row } from "$/table/face/face";
import type { GameKnown } from "$/table/face/games";
import { LessonFace } from "./lesson_face.svelte";

vi.mock(import("$/server/api"), async (real) => ({ ...(await real()), post: vi.fn() }));

const known = {
  notation: { game: { name: "walk", colours: ["red", "blue"] }, choices: [], events: [], tables: {} },
  content: {},
} as unknown as GameKnown;
const lesson: LessonShown = {
  id: "one",
  seat: 0,
  seats: 2,
  steps: [
    { say: "one-read", point: [], asks: false },
    { say: "one-go", point: [], asks: true },
  ],
};
const NORTH: Row = ["go", 0];
const SOUTH: Row = ["go", 1];
const question = { kind: "way", prompt: {}, options: { go: [[0], [1], [2]] } };

/** What the server would say: north is asked for, south is answered, anything else is refused. */
function stood(made: unknown[]): unknown {
  const last = JSON.stringify(made.at(-1));
  if (last === JSON.stringify(["go", 2])) throw new Refused(422, { key: "illegal", words: "", rule: "WA-1" });
  const other = last === JSON.stringify(SOUTH);
  const done = other ? made.length - 1 : made.length;
  const events = made
    .filter(Boolean)
    .map((_, number) => ({ number, move: number + 1, event: { event: "went" } }));
  return {
    done,
    answer: other ? "one-south" : null,
    number: events.length,
    fresh: Math.max(0, events.length - 1),
    events,
    view: { move: events.length, seat: 0, seats: 2, asked: [], result: null },
    facts: {},
    question: done === 1 && !other ? question : null,
  };
}

beforeEach(() => {
  vi.mocked(post).mockReset();
  vi.mocked(post).mockImplementation(async (_, body) => stood((body as { made: unknown[] }).made) as never);
});

async function atTheQuestion(): Promise<LessonFace> {
  const face = new LessonFace(known, [], lesson);
  await face.begin();
  await face.goOn();
  return face;
}

test("what is asked for leads on", async () => {
  const face = await atTheQuestion();
  expect([face.done, face.step?.say, face.question?.kind]).toEqual([1, "one-go", "way"]);
  await face.take(NORTH);
  expect([face.done, face.step, face.question]).toEqual([2, null, null]);
  expect(face.fresh.map(({ number }) => number)).toEqual([0]);
  expect(post).toHaveBeenLastCalledWith("/lessons/walk/one", { made: [null, NORTH] });
});

test("another choice is shown, answered and put back", async () => {
  const face = await atTheQuestion();
  await face.take(SOUTH);
  expect([face.done, face.answer, face.question, face.view.move]).toEqual([1, "one-south", null, 1]);
  await face.take(NORTH); // nothing is asked before the answer is read
  expect([face.done, face.answer]).toEqual([1, "one-south"]);
  face.putBack();
  expect([face.answer, face.question?.kind, face.view.move, face.events]).toEqual([null, "way", 0, []]);
  await face.take(NORTH);
  expect(post).toHaveBeenLastCalledWith("/lessons/walk/one", { made: [null, NORTH] });
});

test("a refusal changes nothing and says why", async () => {
  const face = await atTheQuestion();
  await face.take(["go", 2]);
  expect([face.done, face.notice?.rule, face.question?.kind]).toEqual([1, "WA-1", "way"]);
});

test("one step back, and the beginning, need nobody", async () => {
  const face = await atTheQuestion();
  await face.take(NORTH);
  const asked = vi.mocked(post).mock.calls.length;
  face.back();
  expect([face.done, face.question?.kind, face.fresh]).toEqual([1, "way", []]);
  await face.begin();
  expect([face.done, face.mayUndo]).toEqual([0, false]);
  face.back();
  expect(face.done).toBe(0);
  expect(vi.mocked(post).mock.calls.length).toBe(asked);
});
