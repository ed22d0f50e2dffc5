// In which panel a choice is made, so that the panel opens by itself; what is chosen on the city needs none.
import type { Choice } from "$/generated/merv";

export type PanelName =
  "caravan" | "contracts" | "palace" | "library" | "mosque" | "walls" | "mine" | "queue";

const PANELS: Partial<Record<Choice[0], PanelName[]>> = {
  "take-card": ["caravan"],
  "put-camel": ["caravan"],
  complete: ["caravan", "contracts"],
  "place-courtier": ["palace"],
  "score-court": ["palace"],
  "take-breakthrough": ["library"],
  climb: ["mosque"],
  "buy-piece": ["walls"],
  "take-upgrade": ["walls"],
  "take-token": ["walls"],
  "pay-with": ["mine"],
  "take-place": ["queue"],
};

export const panelsOf = (choices: Choice[]): Set<PanelName> =>
  new Set(choices.flatMap(([word]) => PANELS[word] ?? []));
