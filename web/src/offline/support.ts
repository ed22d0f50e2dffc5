// Whether this browser can play without a server; asked before anything is loaded.

/** What is missing, or null where all is there. */
export type Missing = "secure" | "webassembly" | "workers" | "unpacking" | null;

export function missing(): Missing {
  if (!isSecureContext || !globalThis.crypto?.subtle) return "secure";
  if (typeof WebAssembly !== "object") return "webassembly";
  if (!moduleWorkers()) return "workers";
  if (typeof DecompressionStream !== "function" || typeof TransformStream !== "function") return "unpacking";
  return null;
}

/** A browser that knows workers made of modules asks which type is meant. */
function moduleWorkers(): boolean {
  let asked = false;
  const wish = {
    get type(): "module" {
      asked = true;
      return "module";
    },
  };
  const nothing = URL.createObjectURL(new Blob([], { type: "text/javascript" }));
  try {
    new Worker(nothing, wish).terminate();
  } catch {
    // no workers at all
  }
  URL.revokeObjectURL(nothing);
  return asked;
}
