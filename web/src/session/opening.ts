// From a wish to a table: be somebody, open it, begin where nobody is waited for, and go there.
import { get, post, type FirstGame, type GameShown, type Prepared, type TableShown } from "$/server/api";
import { asked, isFull, type SetUp } from "$/pages/setup/setup";
import { say } from "$/words/words.svelte";
import { expectGame } from "./ahead";
import { go } from "./router.svelte";
import { session } from "./session.svelte";
import { turns } from "./turns.svelte";

/** What somebody at this screen is called who was given no name: the first is whoever opens the table. */
export const usualName = (nth: number): string =>
  nth === 1 ? (session.person?.name ?? "") : say("player-number", { number: nth });

export async function open(setup: SetUp, game: GameShown): Promise<void> {
  await lay(asked(setup, game, usualName), setup.language, isFull(setup) && setup.seats.includes("me"));
}

/** Open the table that was prepared on this computer; going back does not open it again. */
export async function openPrepared(language: string): Promise<void> {
  const prepared = await get<Prepared>("/prepared-table");
  await lay({ ...prepared, language, public: false }, language, true, true);
}

/** The game after the last lesson, on a fixed deal: oneself in one seat, bots in all others. */
export async function openFirst(game: string, first: FirstGame, language: string): Promise<void> {
  const seats = Array.from({ length: first.seats }, (_, seat) =>
    seat === first.seat ? { kind: "me" } : { kind: "bot", level: first.level },
  );
  await lay({ game, seats, position: first.position, language, public: false }, language, true);
}

async function lay<Wish extends { game: string }>(
  wish: Wish,
  language: string,
  begins: boolean,
  replacing = false,
): Promise<void> {
  expectGame(wish.game);
  await beSomebody(language);
  const { id } = await post<TableShown>("/tables", wish);
  if (begins) await post(`/tables/${id}/start`);
  go(`/table/${id}`, replacing);
  void turns.refresh();
}

/** Whoever is nobody yet becomes a guest; the name can be changed at any time. */
export async function beSomebody(language: string, name = ""): Promise<void> {
  if (!session.person) await session.arrive(name.trim() || say("traveller"), language);
}
