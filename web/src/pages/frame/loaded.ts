// Pages that were loaded stay; one that could not be is asked for again next time.
import type { Component } from "svelte";

export type Loader = () => Promise<{ default: Component<any> }>;

const kept = new Map<Loader, ReturnType<Loader>>();

export function load(loader: Loader): ReturnType<Loader> {
  let page = kept.get(loader);
  if (!page) {
    page = loader();
    kept.set(loader, page);
    page.catch(() => kept.delete(loader));
  }
  return page;
}
