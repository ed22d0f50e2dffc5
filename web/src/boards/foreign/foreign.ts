// The board that a game's own package brings: an ES module that knows neither Svelte nor this client.
import type { Face } from "$/table/face/face";

/** What such a module exports: `mount` puts the board into an element, and keeps nothing outside of it. */
export interface ForeignModule {
  mount(element: HTMLElement, face: Face): Mounted;
}

export interface Mounted {
  /** Something of the face has changed, or another face has taken its place. */
  update(face: Face): void;
  /** The element goes away. */
  destroy(): void;
}

const isForeign = (module: unknown): module is ForeignModule =>
  typeof (module as Partial<ForeignModule> | null)?.mount === "function";

/** The module under an address of this server. */
export async function foreignModule(address: string): Promise<ForeignModule> {
  const module: unknown = await import(/* @vite-ignore */ address);
  if (!isForeign(module)) throw new Error(`${address} does not export mount(element, face)`);
  return module;
}

/** Read all that a board may show, so that whoever runs in an effect is told of every change. */
export function touch(face: Face): void {
  void [face.view, face.facts, face.question, face.asides, face.seats, face.words, face.fresh, face.busy];
  void [face.pointed, face.candidate, face.narrowed, face.mayUndo];
}
