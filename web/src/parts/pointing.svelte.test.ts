// What a board that is gone does with an answer that comes late: nothing, and Svelte has nothing to remark.
import { expect, test, vi } from "vitest";
import type { AnyGame, Face, Foreseen, Row } from "$/table/face/face";
import { Pointing } from "./pointing.svelte";

test("an answer that comes after the board is gone asks nothing of it", async () => {
  const warned = vi.spyOn(console, "warn");
  let pointed = $state.raw<Row | null>(["lay", 1]);
  let answer: (foreseen: Foreseen) => void = () => undefined;
  const face = {
    mode: "live",
    candidate: null,
    get pointed() {
      return pointed;
    },
    isLegal: () => true,
    preview: () => new Promise<Foreseen>((resolve) => (answer = resolve)),
  } as unknown as Face<AnyGame>;
  let pointing!: Pointing;
  const takeAway = $effect.root(() => {
    pointing = new Pointing(() => face);
  });
  const foreseeing = pointing.foresee(pointing.looked);
  takeAway();
  pointed = ["lay", 2];
  answer({ events: [], final: false } as unknown as Foreseen);
  await foreseeing;
  expect(pointing.ahead).toBeNull();
  expect(warned).not.toHaveBeenCalled();
});
