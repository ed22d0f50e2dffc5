import { mount } from "svelte";
import App from "./App.svelte";
import "./looks/tokens.css";
import "./looks/page.css";
import { session } from "$/session/session.svelte";
import { settings } from "$/session/settings.svelte";
import { SITE } from "$/server/transport";
import { embedded } from "$/session/embedded";
import { games } from "$/table/face/games";

/** Words, person and games are asked for at once. English is always here; other words are waited for, lest the page speaks twice. */
async function begin(): Promise<void> {
  const alone = SITE ? null : embedded(location.pathname, location.search);
  if (alone) return (await import("$/pages/embed/begin")).begin(alone);
  if (SITE) (await import("$/offline/begin")).begin(SITE);
  const spoken = settings.apply().catch(() => undefined);
  void session.look();
  void games().catch(() => undefined); // every page shows games
  if (settings.kept.language !== "en") await spoken;
  mount(App, { target: document.getElementById("app")! });
}

void begin();
