// A small tick when it is one's turn; off unless a person has switched sounds on.
import { settings } from "$/session/settings.svelte";

let context: AudioContext | null = null;

export function tick(): void {
  if (!settings.kept.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const now = context.currentTime;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(660, now);
  volume.gain.setValueAtTime(0.12, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + 0.18);
  tone.connect(volume).connect(context.destination);
  tone.start(now);
  tone.stop(now + 0.2);
}
