// What is known of the end of a choice before it is made: the chances of an attack, of a voyage, of defiance.
import type { Choice, Face, Muster, Odds } from "$/generated/warrior_knights";
import type { Battlefield } from "../pointing/hand.svelte";
import { say } from "$/words/words.svelte";

const KINDS: Partial<Record<Choice[0], string>> = { fight: "open", assault: "assault", besiege: "siege" };
const FATES = ["deal_100", "prevent_100", "victory_1", "draw_1"];
const LOST = 0;

/** The chances that belong to a choice: an attack of a kind, or one with certain nobles; null for all else. */
export function oddsOf(odds: Odds[], choice: Choice): Odds | null {
  if (choice[0] === "attack-with") {
    const host = JSON.stringify(choice[1]);
    return odds.find(({ ours }) => JSON.stringify(ours.armies) === host) ?? null;
  }
  const kind = KINDS[choice[0]];
  if (!kind) return null;
  return (
    odds.find((one) => one.kind === kind && (choice[0] !== "fight" || one.against === choice[1])) ?? null
  );
}

/** What one side has, in a few words. */
export function sideWords({ seat, strength, walls, leaders, cards, keeps }: Muster, { words }: Face): string {
  const name = seat >= 0 ? words.seat(seat) : say("wk-townsfolk");
  const parts = [
    strength > 0 || walls === 0 ? say("wk-odds-armies", { strength }) : "",
    walls > 0 ? say("wk-odds-walls", { strength: walls }) : "",
    leaders > 0 ? say("wk-odds-leaders", { strength: leaders }) : "",
    cards > 0 ? say("wk-odds-cards", { cards, keeps }) : "",
  ];
  return say("wk-odds-side", { name, what: parts.filter(Boolean).join(", ") });
}

/** The fate cards that nobody has seen yet. */
export const unseenWords = ({ unseen }: Odds): string =>
  say("wk-odds-unseen", {
    cards: unseen.map((number, kind) => `${number} × ${say(`wk-fate-${FATES[kind]}`)}`).join(", "),
  });

/** How it may end. */
export function endWords(odds: Odds): string {
  if (odds.kind === "siege") return say(odds.again ? "wk-odds-siege-again" : "wk-odds-siege-falls");
  return say("wk-odds-end", { win: odds.win, even: odds.even, lose: odds.lose, ruin: odds.ruin });
}

/** What kind of attack it is, and on what. */
export function attackTitle(odds: Odds, area: number, { words }: Face): string {
  if (odds.wall < 0) return say("wk-battle-open", { place: words.entry("area", area) });
  return say(odds.kind === "siege" ? "wk-battle-siege" : "wk-battle-assault", {
    place: words.entry("wall", odds.wall),
  });
}

const fieldWords = (face: Face, { area, odds }: Battlefield): string[] =>
  odds.map((one) => `${attackTitle(one, area, face)}. ${sideWords(one.theirs, face)}. ${endWords(one)}`);

const voyageWords = ({ facts, words }: Face, ship: number): string[] => {
  const { news, brings, spaces } = facts.voyages[ship]!;
  const chances = news.map((chance, kind) => `${words.entry("news", kind)} ${chance}\u00a0%`);
  return [
    say("wk-voyage-odds", { chances: chances.join(", ") }),
    say("wk-voyage-brings", { brings, lost: news[LOST]!, spaces }),
  ];
};

/** Sentences beside what the rules foresee: payoff and risk of a choice. */
export function addedTo(face: Face, choice: Choice, fields: Battlefield[] = []): string[] {
  const odds = oddsOf(face.facts.odds, choice);
  if (odds)
    return [
      endWords(odds),
      sideWords(odds.ours, face),
      sideWords(odds.theirs, face),
      ...(odds.kind === "siege" ? [] : [unseenWords(odds)]),
    ];
  const { kind = "", prompt = {} } = face.question ?? {};
  if (choice[0] === "pick-area" && kind === "battle-area")
    return fields.filter(({ area }) => area === choice[1]).flatMap((field) => fieldWords(face, field));
  if (choice[0] === "pick-expedition") return voyageWords(face, choice[1]);
  if (choice[0] === "amount" && kind === "invest" && choice[1] > 0) {
    const { brings, news } = face.facts.voyages[prompt.expedition as number]!;
    const number = Math.round(brings * choice[1]);
    return [say("wk-invest-odds", { stake: choice[1], number, lost: news[LOST]! })];
  }
  if (choice[0] === "bless") return [say("wk-bless-odds"), ...voyageWords(face, prompt.expedition as number)];
  if (choice[0] === "defy") return [say("wk-defy-risk")];
  if (choice[0] === "obey" && kind === "offer-post") return [say("wk-post-gain")];
  if (choice[0] === "pick-seat" && kind === "name-chair") return [say("wk-chair-power")];
  if (choice[0] === "use" && kind === "rally-support") return [say("wk-gavel-odds")];
  if (choice[0] === "use" && kind === "serve-the-church") return [say("wk-sceptre-odds")];
  return [];
}
