// Pages that were loaded stay; one that could not be is asked for again next time.
import type { Component } from "svelte";

/** A page takes the parts of its own address, as routes.ts names them. */
export type Page = Component<Record<string, unknown>>;
export type Loader = () => Promise<{ default: unknown }>;

const kept = new Map<Loader, Promise<{ default: Page }>>();

export function load(loader: Loader): Promise<{ default: Page }> {
  let page = kept.get(loader);
  if (!page) {
    page = loader() as Promise<{ default: Page }>;
    kept.set(loader, page);
    page.catch(() => kept.delete(loader));
  }
  return page;
}
