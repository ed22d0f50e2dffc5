// The page's title: one's turn before anything else.
import { say } from "$/words/words.svelte";
import { gameName } from "./game_names.svelte";
import { router } from "./router.svelte";
import { turns } from "./turns.svelte";

class Title {
  /** What the page in front says of itself, such as a table's name; empty for the page's own. */
  own = $state("");

  whole(page: string): string {
    const route = router.route;
    const waiting = turns.waiting;
    const id = route.page === "table" ? route.id : null;
    const first = waiting.find((line) => line.id === id) ?? waiting[0];
    if (first) return `● ${say("your-turn")} – ${gameName(first.game)}`;
    return page ? `${page} – Serai` : "Serai";
  }
}

export const title = new Title();
