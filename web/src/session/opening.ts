// From a wish to a table: be somebody, open it, begin where nobody is waited for, and go there.
import { post, type GameShown, type TableShown } from "$/server/api";
import { asked, isFull, type SetUp } from "$/pages/setup/setup";
import { say } from "$/words/words.svelte";
import { go } from "./router.svelte";
import { session } from "./session.svelte";
import { turns } from "./turns.svelte";

export async function open(setup: SetUp, game: GameShown): Promise<void> {
  await beSomebody(setup.language);
  const { id } = await post<TableShown>("/tables", asked(setup, game));
  if (isFull(setup) && setup.seats.includes("me")) await post(`/tables/${id}/start`);
  go(`/table/${id}`);
  void turns.refresh();
}

/** Whoever is nobody yet becomes a guest; the name can be changed at any time. */
export async function beSomebody(language: string, name = ""): Promise<void> {
  if (!session.person) await session.arrive(name.trim() || say("traveller"), language);
}
