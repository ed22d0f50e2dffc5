import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { session, type Person } from "./session.svelte";
import { turns } from "./turns.svelte";

const json = { "content-type": "application/json" };
let answers: (() => void)[] = [];

/** A server that lets every question wait until it is told to answer. */
const slowly = vi.fn(
  () => new Promise<Response>((settle) => answers.push(() => settle(new Response("[]", { headers: json })))),
);
async function answer(): Promise<void> {
  answers.splice(0).forEach((settle) => settle());
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", slowly);
  session.person = { id: "p" } as Person;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  slowly.mockClear();
  answers = [];
});

it("asks once at a time, also when the page is seen again while an answer is on its way", async () => {
  const end = turns.follow();
  for (let k = 0; k < 3; k++) document.dispatchEvent(new Event("visibilitychange"));
  await answer();
  slowly.mockClear();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(slowly).toHaveBeenCalledTimes(1);
  end();
  await answer();
});

it("asks nothing more once nobody follows, also when an answer was on its way", async () => {
  turns.follow()();
  await answer();
  slowly.mockClear();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(slowly).not.toHaveBeenCalled();
});
