import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { get } from "./api";
import { Line, type Ear, type OfTable } from "./socket";
import { isOlder, note, seen, seenQuery } from "./versions";

class FakeSocket {
  static readonly CONNECTING = 0;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen = () => {};
  onclose: (event: { code: number }) => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};

  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  open(): void {
    this.readyState = 1;
    this.onopen();
  }
  close(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }
  tell(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const ear = (table: string, heard: OfTable[] = []): Ear => ({
  table,
  seat: 0,
  since: () => 4,
  hear: (message) => heard.push(message),
});

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("whoever watches says what was seen, also to the next node", async () => {
  const line = new Line();
  line.listen(ear("a"));
  const first = FakeSocket.all[0]!;
  first.open();
  expect(first.sent).toEqual([{ do: "watch", table: "a", seat: 0, since: 4, seen: null }]);
  first.tell({ tell: "position", table: "a", seat: 0, now: 1, shown: { version: [3, 2] } });
  first.tell({ tell: "moved", table: "a", seat: 0, version: [4, 2] });
  const asking = line.ask({ do: "choose", table: "a" });
  const { id } = first.sent.at(-1)!;
  first.tell({ tell: "done", id, number: 5, version: [5, 2] });
  await asking;
  first.close();
  await vi.advanceTimersByTimeAsync(1_000);
  const second = FakeSocket.all[1]!;
  second.open();
  expect(second.sent).toEqual([{ do: "watch", table: "a", seat: 0, since: 4, seen: [5, 2] }]);
});

test("a line that is renewed before it was open is closed as soon as it is", async () => {
  const line = new Line();
  line.listen(ear("a"));
  line.renew();
  const first = FakeSocket.all[0]!;
  expect(first.readyState).toBe(0);
  first.open();
  expect(first.readyState).toBe(3);
  expect(first.sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  FakeSocket.all[1]!.open();
  expect(FakeSocket.all[1]!.sent).toHaveLength(1);
});

test("whoever missed something asks again as long as they listen", async () => {
  const line = new Line();
  const mine = ear("b");
  const leave = line.listen(mine);
  const socket = FakeSocket.all[0]!;
  socket.open();
  line.watchAgain(mine);
  line.watchAgain(mine, 1_000);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(socket.sent.map(({ do: act }) => act)).toEqual(["watch", "watch", "watch"]);
  leave();
  line.watchAgain(mine);
  expect(socket.sent.at(-1)!.do).toBe("unwatch");
});

test("what is told before somebody listens is told to them then, and nothing is asked for twice", () => {
  const line = new Line();
  line.listenAhead("a", 0);
  const socket = FakeSocket.all[0]!;
  socket.open();
  socket.tell({ tell: "moved", table: "a", seat: 0, version: [1, 1] });
  const heard: OfTable[] = [];
  line.listen(ear("a", heard));
  socket.tell({ tell: "moved", table: "a", seat: 0, version: [2, 1] });
  expect(heard.map((told) => "version" in told && told.version)).toEqual([
    [1, 1],
    [2, 1],
  ]);
  expect(socket.sent.map(({ do: act }) => act)).toEqual(["watch"]);
});

test("whoever looked ahead in vain stops listening", () => {
  const line = new Line();
  const end = line.listenAhead("a", 0);
  FakeSocket.all[0]!.open();
  end();
  end();
  expect(FakeSocket.all[0]!.sent.map(({ do: act }) => act)).toEqual(["watch", "unwatch"]);
  line.listen(ear("a"));
  expect(FakeSocket.all[0]!.sent.at(-1)!.do).toBe("watch");
});

test("the newest version counts, and tables that come over HTTP count too", async () => {
  note("c", [5, 7]);
  note("c", [5, 6]);
  note("c", [4, 7]);
  expect([seen("c"), seenQuery("c"), seenQuery("d")]).toEqual([[5, 7], "?seen=5,7", ""]);
  expect([isOlder([5, 6], [5, 7]), isOlder([4, 7], [5, 7]), isOlder([6, 7], [5, 7])]).toEqual([
    true,
    true,
    false,
  ]);
  const table = JSON.stringify({ id: "d", version: [1, 1] });
  const answer = new Response(table, { headers: { "content-type": "application/json" } });
  vi.stubGlobal("fetch", () => Promise.resolve(answer));
  await get("/tables/d");
  expect(seen("d")).toEqual([1, 1]);
});

test("a server that has too many lines is left alone for longer", () => {
  const line = new Line();
  line.listen(ear("a"));
  for (const [code, most] of [
    [1006, 400],
    [1013, 10_000],
  ] as const) {
    const before = FakeSocket.all.length;
    FakeSocket.all.at(-1)!.open();
    FakeSocket.all.at(-1)!.close(code);
    vi.advanceTimersByTime(most / 2 - 1);
    if (code === 1013) expect(FakeSocket.all.length).toBe(before);
    vi.advanceTimersByTime(most / 2 + 1);
    expect(FakeSocket.all.length).toBe(before + 1);
  }
});

test("whoever became somebody else asks as soon as the line is open again", async () => {
  const line = new Line();
  await line.ready(); // nobody listens
  line.listen(ear("a"));
  FakeSocket.all[0]!.open();
  await line.ready();
  line.renew();
  let ready = false;
  void line.ready().then(() => (ready = true));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ready).toBe(false);
  FakeSocket.all[1]!.open();
  await vi.advanceTimersByTimeAsync(0);
  expect(ready).toBe(true);
});
