// What the games of this server are called, in the language of the moment.
import { games } from "$/table/face/games";
import { spoken } from "$/words/words.svelte";
import type { GameShown } from "$/server/api";

let listed = $state.raw<GameShown[]>([]);
let asked = false;

/** A game's name; until the list of games is here, its key made readable. */
export function gameName(game: string): string {
  if (!asked) void find();
  const names = listed.find(({ name }) => name === game)?.names;
  return names?.[spoken.language] ?? plain(game);
}

/** A game's name where it cannot be put right afterwards. */
export async function gameNameNow(game: string): Promise<string> {
  await find();
  return gameName(game);
}

async function find(): Promise<void> {
  asked = true;
  try {
    listed = await games();
  } catch {
    asked = false; // asked again when a name is next shown
  }
}

/** A game's key made readable. */
export const plain = (game: string): string => {
  const spaced = game.replace(/_/g, " ");
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};
