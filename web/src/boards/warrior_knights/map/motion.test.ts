import { afterEach, describe, expect, it, vi } from "vitest";
import type { Event, Happening } from "$/generated/warrior_knights";
import { carry, newsOf, pace, trailOf } from "./motion";

const told = (...words: string[]): Happening[] =>
  words.map((event, number) => ({ number, move: 1, event: { event, noble: 3, area: number } as Event }));

describe("news", () => {
  it("are what the last change told, not the whole past at once", () => {
    const events = told("round-began", "marched", "marched");
    expect(newsOf({ events, fresh: events.slice(1) })).toEqual(events.slice(1).map(({ event }) => event));
    expect(newsOf({ events, fresh: events })).toEqual([]);
  });

  it("say through which areas a noble came", () => {
    const news = told("marched", "gained", "sailed", "landed").map(({ event }) => event);
    expect(trailOf(news, 3)).toEqual([0, 2, 3]);
    expect(trailOf(news, 4)).toEqual([]);
  });
});

describe("a piece that is carried", () => {
  const page = document.documentElement;
  const way = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 20 },
  ];
  const piece = () => ({ animate: vi.fn() });
  afterEach(() => page.style.removeProperty("--slow"));

  it("goes from area to area at the pace that is set", () => {
    page.style.setProperty("--slow", "200ms");
    const shield = piece();
    carry(shield as unknown as SVGElement, way);
    const [frames, { duration }] = shield.animate.mock.calls[0]!;
    expect(frames.map(({ transform }: { transform: string }) => transform)).toEqual([
      "translate(0px, 0px)",
      "translate(10px, 0px)",
      "translate(10px, 20px)",
    ]);
    expect(duration).toBe(400);
  });

  it("stands at once where nothing is animated", () => {
    page.style.setProperty("--slow", "0ms");
    const shield = piece();
    carry(shield as unknown as SVGElement, way);
    expect(pace()).toBe(0);
    expect(shield.animate).not.toHaveBeenCalled();
  });

  it("does not move where there is no way", () => {
    page.style.setProperty("--slow", "200ms");
    const shield = piece();
    carry(shield as unknown as SVGElement, way.slice(0, 1));
    expect(shield.animate).not.toHaveBeenCalled();
  });
});
