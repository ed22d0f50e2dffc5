// How fast a table is played, in words.
import { say } from "$/words/words.svelte";

interface Pace {
  kind: string;
  bank: number;
  free: number;
  days: number;
}

export function paceWords(given: unknown): string {
  const pace = given as Pace;
  if (pace.kind === "live")
    return say("pace-live-short", { minutes: Math.round(pace.bank / 60), seconds: pace.free });
  return pace.kind === "days" ? say("pace-days-short", { days: pace.days }) : say("pace-none-short");
}
