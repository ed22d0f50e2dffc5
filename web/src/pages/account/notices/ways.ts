// The kinds of notices and the ways that they take.
import type { components } from "$/server/generated/openapi";
import type { NoticeState } from "$/notices/pushing";
import type { Person } from "$/session/session.svelte";

export type Choices = components["schemas"]["NoticeChoices"];
export type Way = "push" | "email" | "letter" | "webhook";
export type Tested = NoticeState["failing"][number]["channel"];

export const KINDS = ["your-turn", "time", "round", "invitation", "over"] as const;
export const WAYS: Way[] = ["push", "email", "letter", "webhook"];
export const TESTED: Tested[] = ["push", "email", "webhook"];

/** Which ways lead anywhere at present. */
export function usable({ devices, email }: NoticeState, person: Person): Record<Way, boolean> {
  const mail = email && !!person.email;
  return { push: devices.length > 0, email: mail, letter: mail, webhook: !!person.webhook };
}

/** The choices with one box ticked or not. */
export function ticked(choices: Choices, kind: string, way: Way, wished: boolean): Choices {
  const others = (choices.ways[kind] ?? []).filter((one) => one !== way);
  return withZone({ ...choices, ways: { ...choices.ways, [kind]: wished ? [...others, way] : others } });
}

/** Whoever chooses for the first time lives where their browser says. */
export function withZone(choices: Choices): Choices {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return choices.zone === "UTC" ? { ...choices, zone: timeZone || "UTC" } : choices;
}

/** A minute of the day as a field for times has it, and back. */
export const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
export function minuteOf(clock: string): number | null {
  const [, hour, minute] = /^(\d\d):(\d\d)/.exec(clock) ?? [];
  return hour && minute ? Number(hour) * 60 + Number(minute) : null;
}
