// What a table's page will need, asked for while the page itself is still on its way.
import { preload } from "$/boards/boards";
import { get, type TableShown } from "$/server/api";
import { seenQuery } from "$/server/versions";
import { gameBundles, gameKnown } from "$/table/face/games";
import { spoken } from "$/words/words.svelte";

const asked = new Map<string, Promise<TableShown>>();

/** Ask for a table and, as soon as its game is known, for all that shows it; what fails is asked for again by the page. */
export function lookAhead(id: string): void {
  if (asked.has(id)) return;
  const table = get<TableShown>(`/tables/${id}${seenQuery(id)}`);
  asked.set(id, table);
  table.then(
    ({ game }) => {
      preload(game);
      void Promise.all([gameKnown(game), gameBundles(game, spoken.language)]).catch(() => undefined);
    },
    () => asked.delete(id),
  );
}

/** The table that was asked for, once; whoever asks again gets it as it is then. */
export function tableAhead(id: string): Promise<TableShown> {
  const table = asked.get(id);
  asked.delete(id);
  return table ?? get<TableShown>(`/tables/${id}${seenQuery(id)}`);
}
