// How fast a table is played, in words.
import { say } from "$/words/words.svelte";

interface Pace {
  kind: string;
  bank: number;
  free: number;
  days: number;
  vacation?: boolean;
}

export function paceWords(given: unknown): string {
  const pace = given as Pace;
  if (pace.kind === "live")
    return say("pace-live-short", { minutes: Math.round(pace.bank / 60), seconds: pace.free });
  if (pace.kind !== "days") return say("pace-none-short");
  const days = say("pace-days-short", { days: pace.days });
  return pace.vacation === false ? `${days}, ${say("pace-no-vacation")}` : days;
}
