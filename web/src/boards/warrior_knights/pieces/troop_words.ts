// What a troop card is, in a sentence with its numbers.
import { say } from "$/words/words.svelte";
import type { Hand } from "../pointing/hand.svelte";

export function troopWords({ tables, face }: Hand, troop: number): string {
  const { strength, wage, cost, nation } = tables.troops[troop]!;
  if (nation < 0) return say("wk-regulars-does", { strength, wage });
  return say("wk-company-does", { nation: face.words.entry("nation", nation), strength, wage, cost });
}
