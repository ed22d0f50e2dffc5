import { mount } from "svelte";
import App from "./App.svelte";
import "./looks/tokens.css";
import "./looks/page.css";
import { session } from "$/session/session.svelte";
import { settings } from "$/session/settings.svelte";

// Words and person are asked for at once. English is always here; other words are waited for, lest the page speaks twice.
const spoken = settings.apply().catch(() => undefined);
void session.look();
if (settings.kept.language !== "en") await spoken;
mount(App, { target: document.getElementById("app")! });
