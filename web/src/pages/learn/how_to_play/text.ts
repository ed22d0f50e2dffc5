// How to play, as the server gives it: Markdown of headings, paragraphs with the numbers of their rules, and figures.

export interface Piece {
  mark: "" | "strong" | "em";
  words: string;
}

export type Block =
  | { kind: "section" | "part"; words: string }
  | { kind: "text"; pieces: Piece[]; rules: string[] }
  | { kind: "figure"; id: string; number: number; caption: string };

const HEADING = /^(#+) (.*)$/;
const FIGURE = /^!\[([^\]]*)\]\(figure:([a-z_]+)\)$/;
const RULES = /\n<!-- ([^>]*) -->$/;
const MARKED = /\*\*([^*]+)\*\*|\*([^*]+)\*/;

/** The blocks of a text; the game's name above all is left to the page. */
export function blocksOf(markdown: string): Block[] {
  let figures = 0;
  return markdown
    .trim()
    .split(/\n{2,}/)
    .flatMap((block): Block[] => {
      const [, signs, words] = HEADING.exec(block) ?? [];
      if (signs && words)
        return signs.length === 1 ? [] : [{ kind: signs.length === 2 ? "section" : "part", words }];
      const [, caption, id] = FIGURE.exec(block) ?? [];
      if (id) return [{ kind: "figure", id, number: ++figures, caption: caption! }];
      const rules = RULES.exec(block)?.[1]?.split(" ") ?? [];
      return [{ kind: "text", pieces: piecesOf(block.replace(RULES, "")), rules }];
    });
}

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let rest = text;
  for (let found = MARKED.exec(rest); found; found = MARKED.exec(rest)) {
    if (found.index > 0) pieces.push({ mark: "", words: rest.slice(0, found.index) });
    pieces.push({ mark: found[1] ? "strong" : "em", words: found[1] ?? found[2]! });
    rest = rest.slice(found.index + found[0].length);
  }
  return rest ? [...pieces, { mark: "", words: rest }] : pieces;
}

/** A caption in pieces: the numbers that stand in the figure are apart, every other one. */
export function numbersIn(caption: string, numbers: number[]): string[] {
  const known = [...new Set(numbers)].join("|");
  return known ? caption.split(new RegExp(`(?<![\\d×])\\b(${known})\\b(?!\\d)`)) : [caption];
}
