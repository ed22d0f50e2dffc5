// What scenes are called.
import type { GameWords } from "$/table/face/face";
import { say } from "$/words/words.svelte";
import type { Scene } from "../model/story";
import { fightOf } from "./war/fight";
import { sittingOf } from "./assembly/sitting";

const BATTLES = { open: "wk-battle-open", assault: "wk-battle-assault", siege: "wk-battle-siege" };

/** A scene by its place, its card or its people, as far as its first events tell them. */
export function titleOf({ kind, events }: Scene, words: GameWords): string {
  switch (kind) {
    case "battle": {
      const fight = fightOf(events);
      if (!fight) break;
      const place = fight.wall >= 0 ? words.entry("wall", fight.wall) : words.entry("area", fight.area);
      return say(BATTLES[fight.kind], { place });
    }
    case "flight":
      return say("wk-flight-of", { whom: words.entry("army", whoFlees(events)) });
    case "event": {
      const card = events.find((one) => one.event === "event-revealed")?.event_card;
      if (card !== undefined) return say("wk-event-of", { card: words.entry("event", card) });
      break;
    }
    case "upkeep":
      return say("wk-upkeep-of", { number: roundOf(events) });
    case "assembly": {
      const matter = matterOf(events, words);
      return matter ? say("wk-assembly-on", { matter }) : say("wk-assembly");
    }
  }
  return say(`wk-scene-${kind}`);
}

/** Whose army a flight begins with. */
function whoFlees([first]: Scene["events"]): number {
  if (first && "noble" in first) return first.noble;
  return first && "army" in first ? first.army : -1;
}

const roundOf = ([first]: Scene["events"]): number => (first && "round" in first ? first.round : 0);

/** What is being voted on. */
function matterOf(events: Scene["events"], words: GameWords): string {
  const ballot = sittingOf(events).ballots.at(-1);
  if (!ballot) return "";
  if (ballot.agenda >= 0) return words.entry("agenda", ballot.agenda);
  return ballot.proposal >= 0 ? words.entry("proposal", ballot.proposal) : "";
}
