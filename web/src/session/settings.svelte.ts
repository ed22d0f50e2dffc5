// What a person has set on this device; kept in the browser, applied to the page at once.
import { keep, keptUnder } from "./kept";
import { isLanguage, spoken } from "$/words/words.svelte";
import type { Language } from "$/words/bundles";

export type Theme = "system" | "light" | "dark";
export type Palette = "distinct" | "classic";
export type Animation = "full" | "short" | "none";

interface Kept {
  language: Language;
  theme: Theme;
  palette: Palette;
  animation: Animation;
  sound: boolean;
  notify: boolean;
  /** Whether banners of what others did wait until they are read. */
  pause: boolean;
  /** The kinds of scenes that wait until one goes on. */
  scenes: string[];
  /** Whether every choice waits for a confirmation, or only what cannot be taken back. */
  confirm: "final" | "always" | "never";
  /** When questions are explained: in one's first games of a title, in all, or in none. */
  coach: "first" | "always" | "never";
  /** Whether moves are suggested, where nobody else plays. */
  suggest: boolean;
}

const PLACE = "serai.settings";
const DARK = matchMedia("(prefers-color-scheme: dark)");

function first(): Kept {
  const native = navigator.language.slice(0, 2);
  return {
    language: isLanguage(native) ? native : "en",
    theme: "system",
    palette: "distinct",
    animation: matchMedia("(prefers-reduced-motion: reduce)").matches ? "none" : "full",
    sound: false,
    notify: false,
    pause: false,
    scenes: [],
    confirm: "final",
    coach: "first",
    suggest: true,
  };
}

class Settings {
  kept = $state<Kept>({ ...first(), ...keptUnder<Kept>(PLACE) });

  /** Change one setting, keep it, and let the page follow. */
  set<K extends keyof Kept>(name: K, value: Kept[K]): void {
    this.kept[name] = value;
    keep(PLACE, this.kept);
    void this.apply();
  }

  async apply(): Promise<void> {
    const page = document.documentElement;
    const dark = this.kept.theme === "dark" || (this.kept.theme === "system" && DARK.matches);
    page.dataset.theme = dark ? "dark" : "light";
    page.dataset.palette = this.kept.palette;
    page.dataset.animation = this.kept.animation;
    await spoken.speak(this.kept.language);
  }
}

export const settings = new Settings();
DARK.addEventListener("change", () => void settings.apply());
// Paper is white.
addEventListener("beforeprint", () => void (document.documentElement.dataset.theme = "light"));
addEventListener("afterprint", () => void settings.apply());
