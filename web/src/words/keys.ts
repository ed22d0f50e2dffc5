// Which words the client's sources ask for: whole keys, and the beginnings of keys that are put together.
export interface Asked {
  keys: Set<string>;
  beginnings: Set<string>;
}

const CALL = /(?<![.\w])(?:say|sayOr)\(\s*/g; // a method called say speaks for a game
const PLAIN = /"([a-z][\w-]*)"/g;
const MADE = /`([a-z][\w-]*?)\$\{/g;

/** The keys in the first argument of every call of `say`, also where it chooses between several; what it compares with is no key. */
export function askedIn(whole: string): Asked {
  const source = whole.replace(/^\s*(?:\/\/|\*|\/\*).*$/gm, ""); // comments ask for nothing
  const keys = new Set<string>();
  const beginnings = new Set<string>();
  for (const call of source.matchAll(CALL)) {
    const first = argument(source, call.index + call[0].length);
    for (const [, beginning] of first.matchAll(MADE)) beginnings.add(beginning!);
    for (const [, key] of first.replace(/`[^`]*`|\([^()]*\)|[!=]==? *"[^"]*"/g, "").matchAll(PLAIN))
      keys.add(key!);
  }
  return { keys, beginnings };
}

/** The text of an argument that begins here, up to its comma or bracket. */
function argument(source: string, begin: number): string {
  let depth = 0;
  let quote = "";
  for (let at = begin; at < source.length; at++) {
    const letter = source[at]!;
    if (quote) quote = letter === quote ? "" : quote;
    else if (`"'\``.includes(letter)) quote = letter;
    else if ("([{".includes(letter)) depth += 1;
    else if (")]}".includes(letter) && depth > 0) depth -= 1;
    else if (depth === 0 && ",)".includes(letter)) return source.slice(begin, at);
  }
  return source.slice(begin);
}
