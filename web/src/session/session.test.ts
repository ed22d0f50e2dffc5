import { afterEach, expect, it, vi } from "vitest";
import { session } from "./session.svelte";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("asks who one is until the server itself answers", async () => {
  vi.useFakeTimers();
  const answers = [
    () => Promise.reject(new TypeError("no network")),
    () => Promise.resolve(new Response("Bad Gateway", { status: 502 })),
    () => Promise.resolve(new Response('{"id":', { headers: { "content-type": "application/json" } })),
    () => Promise.resolve(new Response("null", { headers: { "content-type": "application/json" } })),
  ];
  const fetched = vi.fn(() => answers.shift()!());
  vi.stubGlobal("fetch", fetched);
  const looking = session.look();
  await vi.advanceTimersByTimeAsync(0);
  expect([session.person, session.reached]).toEqual([undefined, false]);
  await vi.advanceTimersByTimeAsync(6_000);
  await looking;
  expect([session.person, session.reached]).toEqual([null, true]);
  expect(fetched).toHaveBeenCalledTimes(4);
});
