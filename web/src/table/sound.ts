// Quiet sounds of our own, made in the browser from a few tones; silent unless a person has switched them on.
import { settings } from "$/session/settings.svelte";

/** A tone: when it begins and how long it rings, in seconds; how high, in hertz, and where it slides to; how loud, 0 to 1. */
interface Tone {
  at: number;
  lasts: number;
  pitch: number;
  slide?: number;
  volume: number;
  shape: OscillatorType;
}

const SOUNDS = {
  /** It is one's turn: two notes that rise. */
  turn: [
    { at: 0, lasts: 0.22, pitch: 523.25, volume: 0.09, shape: "triangle" },
    { at: 0.12, lasts: 0.34, pitch: 783.99, volume: 0.09, shape: "triangle" },
  ],
  /** A piece is laid: wood on wood. */
  laid: [
    { at: 0, lasts: 0.07, pitch: 240, slide: 110, volume: 0.16, shape: "sine" },
    { at: 0, lasts: 0.025, pitch: 1_400, slide: 500, volume: 0.03, shape: "square" },
  ],
  /** One's time is nearly over: three short calls. */
  alarm: [0, 0.18, 0.36].map((at) => ({ at, lasts: 0.11, pitch: 880, volume: 0.12, shape: "triangle" })),
} satisfies Record<string, readonly Tone[]>;

export type Sound = keyof typeof SOUNDS;

const SILENCE = 0.0001; // a volume can fall to this, but not exponentially to nothing
const ATTACK = 0.008; // seconds, so that no tone begins with a click

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.kept.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume(); // a browser lets nobody hear anything before the first click
  for (const tone of SOUNDS[sound]) ring(context, tone as Tone);
}

function ring(audio: AudioContext, { at, lasts, pitch, slide, volume, shape }: Tone): void {
  const begin = audio.currentTime + at;
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = shape;
  tone.frequency.setValueAtTime(pitch, begin);
  if (slide) tone.frequency.exponentialRampToValueAtTime(slide, begin + lasts);
  loudness.gain.setValueAtTime(SILENCE, begin);
  loudness.gain.exponentialRampToValueAtTime(volume, begin + ATTACK);
  loudness.gain.exponentialRampToValueAtTime(SILENCE, begin + lasts);
  tone.connect(loudness).connect(audio.destination);
  tone.start(begin);
  tone.stop(begin + lasts);
}
