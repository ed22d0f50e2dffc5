// Asking for a move, thinking better of it, and asking again before the first answer is here.
import { expect, test } from "vitest";
import { Refused, type Advice } from "$/server/api";
import type { LiveTable } from "../face/live.svelte";
import { Suggesting } from "./suggesting.svelte";

test("what was called off takes nothing from what was asked after it", async () => {
  const waiting: { settle: (advice: Advice) => void; fail: (error: Error) => void }[] = [];
  const face = {
    mode: "live",
    seat: 0,
    seats: [{ seat: 0, bot: null }],
    question: { kind: "act" },
    view: { move: 1 },
    notice: null,
    isLegal: () => true,
    advise: () => new Promise<Advice>((settle, fail) => waiting.push({ settle, fail })),
    unadvise: () => undefined,
  } as unknown as LiveTable;
  let suggesting!: Suggesting;
  const end = $effect.root(() => {
    suggesting = new Suggesting(() => face);
  });
  const first = suggesting.toggle();
  await suggesting.toggle();
  expect(suggesting.thinking).toBe(false);
  const second = suggesting.toggle();
  const refused = { key: "called-off", words: "", facts: {} };
  waiting[0]!.fail(new Refused(409, refused as unknown as ConstructorParameters<typeof Refused>[1]));
  await first;
  expect(suggesting.thinking).toBe(true);
  expect(face.notice).toBeNull();
  waiting[1]!.settle({ moves: [{ choice: ["pass"], suggested: true }] } as unknown as Advice);
  await second;
  expect(suggesting.moves).toHaveLength(1);
  end();
});
