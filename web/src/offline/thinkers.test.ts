import { expect, test } from "vitest";
import type { FromBot, ToBot } from "./messages";
import { Thinkers, type Bot } from "./thinkers";

class FakeBot implements Bot {
  onmessage: Bot["onmessage"] = null;
  onerror: Bot["onerror"] = null;
  heard: ToBot[] = [];
  ended = false;
  postMessage(message: ToBot): void {
    this.heard.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  say(data: FromBot): void {
    this.onmessage?.({ data } as MessageEvent<FromBot>);
  }
  get jobs(): string[] {
    return this.heard.flatMap((each) => (each.kind === "think" ? [JSON.parse(each.job).id as string] : []));
  }
}

function pool(most = 2): { bots: FakeBot[]; thinkers: Thinkers; told: string[] } {
  const bots: FakeBot[] = [];
  const told: string[] = [];
  const hire = () => {
    bots.push(new FakeBot());
    return bots.at(-1)!;
  };
  const thinkers = new Thinkers(hire, { base: "", hash: "" }, (text) => told.push(text), most);
  return { bots, thinkers, told };
}

const job = (id: string): string => JSON.stringify({ id });

test("bots are hired when they are needed, at most two, and kept", async () => {
  const { bots, thinkers } = pool();
  thinkers.expect();
  thinkers.expect();
  expect(bots.length).toBe(1);
  const thoughts = ["a", "b", "c"].map((id) => thinkers.think(job(id)));
  expect(bots.map((bot) => bot.jobs)).toEqual([["a"], ["b"]]);
  bots[1]!.say({ kind: "thought", text: "second" });
  expect(await thoughts[1]).toBe("second");
  expect(bots.map((bot) => bot.jobs)).toEqual([["a"], ["b", "c"]]);
});

test("a thought that is stopped ends its worker, and a spare takes the next", async () => {
  const { bots, thinkers } = pool(1);
  const [first, second, third] = ["a", "b", "c"].map((id) => thinkers.think(job(id)));
  thinkers.stop("b");
  await expect(second).rejects.toThrow("stopped");
  expect(bots[0]!.ended).toBe(false);
  thinkers.stop("a");
  await expect(first).rejects.toThrow("stopped");
  expect([bots[0]!.ended, bots[1]!.jobs]).toEqual([true, ["c"]]);
  bots[1]!.say({ kind: "failed", why: "no" });
  await expect(third).rejects.toThrow("no");
});

test("what is told on the way is passed on", () => {
  const { bots, thinkers, told } = pool();
  void thinkers.think(job("a"));
  bots[0]!.say({ kind: "told", text: "half" });
  expect(told).toEqual(["half"]);
});
