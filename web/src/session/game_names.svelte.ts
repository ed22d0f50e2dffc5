// What the games of this server are called, in the language of the moment.
import { gameBundles } from "$/table/face/games";
import { format, type Language } from "$/words/bundles";
import { spoken } from "$/words/words.svelte";

class GameNames {
  private known = $state.raw<Record<string, string>>({});
  private asked = new Set<string>();

  of(game: string): string {
    const key = `${spoken.language} ${game}`;
    if (!(key in this.known)) void this.find(game, spoken.language, key);
    return this.known[key] ?? plain(game);
  }

  private async find(game: string, language: Language, key: string): Promise<void> {
    if (this.asked.has(key)) return;
    this.asked.add(key);
    try {
      const name = format(await gameBundles(game, language), "name");
      this.known = { ...this.known, [key]: name ?? plain(game) };
    } catch {
      this.asked.delete(key); // asked again when the name is next shown
    }
  }
}

/** A game's own name made readable, until its words are here. */
export const plain = (game: string): string => {
  const spaced = game.replace(/_/g, " ");
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

/** A game's name where it cannot be put right afterwards. */
export async function gameNameNow(game: string): Promise<string> {
  const bundles = await gameBundles(game, spoken.language).catch(() => []);
  return format(bundles, "name") ?? plain(game);
}

const names = new GameNames();
export const gameName = (game: string): string => names.of(game);
