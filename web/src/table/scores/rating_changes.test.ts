import { afterEach, expect, test, vi } from "vitest";
import { changesAt, shown, signed } from "./rating_changes";

afterEach(() => vi.unstubAllGlobals());

function answering(...answers: object[]): ReturnType<typeof vi.fn> {
  const asked = vi.fn(() =>
    Promise.resolve(Response.json(answers[asked.mock.calls.length - 1] ?? answers.at(-1))),
  );
  vi.stubGlobal("fetch", asked);
  return asked;
}

test("changes are asked for until the result is entered", async () => {
  const change = { seat: 0, before: 1500, after: 1532, provisional: true };
  const asked = answering({ waiting: true, changes: [] }, { waiting: false, changes: [change] });
  expect(await changesAt("t", new AbortController().signal, 0)).toEqual([change]);
  expect(asked).toHaveBeenCalledTimes(2);
});

test("whoever has left the page asks no more", async () => {
  const left = new AbortController();
  left.abort();
  const asked = answering({ waiting: true, changes: [] });
  expect(await changesAt("t", left.signal, 0)).toEqual([]);
  expect(asked).not.toHaveBeenCalled();
});

test("a change shows its sign, and a provisional rating that it is one", () => {
  expect([shown(1532, true), shown(1532, false)]).toEqual(["1532?", "1532"]);
  expect([12, -7, 0].map(signed)).toEqual(["+12", "−7", "±0"]);
});
