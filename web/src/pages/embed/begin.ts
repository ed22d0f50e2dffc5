// A replay in a frame of another page: nothing is asked of whoever looks, and no other page of ours is shown there.
import { mount } from "svelte";
import { settings } from "$/session/settings.svelte";
import { isLanguage, spoken } from "$/words/words.svelte";
import EmbedPage from "./EmbedPage.svelte";

export async function begin(props: { id: string; move: number | null }): Promise<void> {
  await settings.apply().catch(() => undefined);
  const asked = new URLSearchParams(location.search).get("lang") ?? "";
  if (isLanguage(asked)) await spoken.speak(asked).catch(() => undefined);
  mount(EmbedPage, { target: document.getElementById("app")!, props });
}
