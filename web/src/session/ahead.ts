// What a table's page will need, asked for while the page itself is still on its way.
import { preload } from "$/boards/boards";
import { get, type TableShown } from "$/server/api";
import { seenQuery } from "$/server/versions";
import { gameBundles, gameKnown } from "$/table/face/games";
import { spoken } from "$/words/words.svelte";
import { session } from "./session.svelte";
import { turns } from "./turns.svelte";

const asked = new Map<string, Promise<TableShown>>();

export const tablePage = () => import("$/table/TablePage.svelte");

/** The seats of a table that are one's own; whoever has none looks on. */
export function ownSeats(shown: TableShown): (number | null)[] {
  const me = session.person?.id;
  const seats = me ? shown.seats.filter((seat) => seat.person === me).map((seat) => seat.seat) : [];
  return seats.length > 0 ? seats : [null];
}

/** Ask for all that shows a game; what fails is asked for again by the page. */
export function expectGame(game: string): void {
  void tablePage().catch(() => undefined);
  preload(game);
  void Promise.all([gameKnown(game), gameBundles(game, spoken.language)]).catch(() => undefined);
}

/** Ask for a table, for what happens at it and, as soon as its game is known, for all that shows it; gives what ends it. */
export function lookAhead(id: string): () => void {
  let left = false;
  const ends: (() => void)[] = [];
  const table = get<TableShown>(`/tables/${id}${seenQuery(id)}`);
  asked.set(id, table);
  session.socket.expect();
  const game = turns.mine?.find((line) => line.id === id)?.game;
  if (game) expectGame(game);
  table.then(
    async (shown) => {
      expectGame(shown.game);
      await session.known;
      if (!left) ends.push(...ownSeats(shown).map((seat) => session.socket.listenAhead(id, seat)));
    },
    () => asked.delete(id),
  );
  return () => {
    left = true;
    asked.delete(id);
    ends.forEach((end) => end());
  };
}

/** The table that was asked for, once; whoever asks again gets it as it is then. */
export function tableAhead(id: string): Promise<TableShown> {
  const table = asked.get(id);
  asked.delete(id);
  return table ?? get<TableShown>(`/tables/${id}${seenQuery(id)}`);
}
