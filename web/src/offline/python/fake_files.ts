// For tests: the files of a site as they are kept, and a browser with so much room.
import { vi } from "vitest";
import { Files } from "../files";

export const BASE = "https://here/games/";

/** A cache by name, as the browser has them. */
export function browserWith(quota: number, name = "Tester/1"): Map<string, Map<string, Response>> {
  const caches = new Map<string, Map<string, Response>>();
  vi.stubGlobal("caches", {
    open: (version: string) => {
      const kept = caches.get(version) ?? new Map<string, Response>();
      caches.set(version, kept);
      return Promise.resolve({
        match: (url: string) => Promise.resolve(kept.get(url)?.clone()),
        put: (url: string, answer: Response) => Promise.resolve(void kept.set(url, answer)),
      });
    },
  });
  vi.stubGlobal("navigator", {
    userAgent: name,
    storage: { estimate: () => Promise.resolve({ quota, usage: 0 }) },
  });
  return caches;
}

export const filesOf = (version: string): Files => new Files(BASE, version);
