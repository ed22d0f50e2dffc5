import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "$/session/settings.svelte";
import { play, type Sound } from "./sound";

const ALL: Sound[] = ["turn", "laid", "alarm"];
let rung: { begin: number; end: number; loudest: number }[] = [];

/** As much of the browser's audio as sounds are made with; one for all tests, as the page keeps its own. */
class FakeAudio {
  currentTime = 1;
  state = "running";
  destination = {};
  createOscillator() {
    const tone = { begin: NaN, end: NaN, loudest: 0 };
    rung.push(tone);
    return {
      frequency: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} },
      connect: (volume: { of: (tone: object) => object }) => volume.of(tone),
      start: (at: number) => (tone.begin = at),
      stop: (at: number) => (tone.end = at),
    };
  }
  createGain() {
    const levels: number[] = [];
    const level = (value: number) => levels.push(value);
    return {
      gain: { setValueAtTime: level, exponentialRampToValueAtTime: level },
      of: (tone: { loudest: number }) => {
        tone.loudest = Math.max(...levels);
        return { connect: () => {} };
      },
    };
  }
}

beforeEach(() => {
  rung = [];
  vi.stubGlobal("AudioContext", FakeAudio);
});
afterEach(() => {
  settings.kept.sound = false;
  vi.unstubAllGlobals();
});

it("is silent until it is switched on", () => {
  ALL.forEach(play);
  expect(rung).toEqual([]);
});

it.each(ALL)("%s is short and quiet", (sound) => {
  settings.kept.sound = true;
  play(sound);
  expect(rung.length).toBeGreaterThan(0);
  for (const { begin, end, loudest } of rung) {
    expect(end - begin).toBeGreaterThan(0);
    expect(end - 1).toBeLessThan(0.6);
    expect(loudest).toBeGreaterThan(0.01);
    expect(loudest).toBeLessThan(0.2);
  }
});

it("sounds differ", () => {
  settings.kept.sound = true;
  const told = ALL.map((sound) => {
    rung = [];
    play(sound);
    return JSON.stringify(rung);
  });
  expect(new Set(told).size).toBe(ALL.length);
});

it("a browser without audio stays silent", () => {
  settings.kept.sound = true;
  vi.stubGlobal("AudioContext", undefined);
  expect(() => play("turn")).not.toThrow();
});
