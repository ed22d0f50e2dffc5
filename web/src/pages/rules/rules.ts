// A rulebook in Markdown as blocks that can be linked and searched: every numbered rule is one of them.
import { Marked, type Token, type Tokens } from "marked";

export interface Block {
  kind: "chapter" | "section" | "rule" | "text";
  /** The rule's number, or a heading's place; null for text between them. */
  id: string | null;
  html: string;
  /** What is searched in, in small letters. */
  text: string;
}

const RULE = /^\*\*([A-Z]{2,}-[A-Z]+(?:-[A-Z]+)?-\d+(?:\.\d+)?[a-z]?)\b/;
const MENTION = /\b[A-Z]{2}-[A-Z]+(?:-[A-Z]+)?-\d+(?:\.\d+)?[a-z]?\b/g;
const OTHERS: Record<string, string> = { SE: "serai" };

// Rulebooks are written by whoever made the game: what is not Markdown is shown, never carried out.
const marked = new Marked({
  renderer: {
    html: ({ text }) => escaped(text),
    image: ({ text }) => escaped(text),
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens);
      const book = /^(?:\.\/)?([a-z_]+)\.md(#.*)?$/.exec(href);
      if (book) return `<a href="/rules/${book[1]}${book[2] ? escaped(book[2]) : ""}">${words}</a>`;
      return href.startsWith("#") ? `<a href="${escaped(href)}">${words}</a>` : words;
    },
  },
});

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  for (const token of marked.lexer(markdown)) take(token, blocks);
  const prefix = commonPrefix(blocks);
  for (const block of blocks) block.html = linked(block.html, prefix);
  return blocks;
}

function take(token: Token, blocks: Block[]): void {
  if (token.type === "heading") {
    const { depth, text } = token as Tokens.Heading;
    if (depth === 1) return; // the page has its own
    const html = marked.parseInline(text) as string;
    blocks.push({
      kind: depth === 2 ? "chapter" : "section",
      id: `part-${blocks.length}`,
      html,
      text: plain(html),
    });
  } else if (token.type === "list") {
    for (const item of (token as Tokens.List).items) takeItem(item, blocks);
  } else if (token.type !== "space" && token.type !== "hr" && token.type !== "def") {
    const html = marked.parser([token]);
    blocks.push({ kind: "text", id: null, html: framed(html), text: plain(html) });
  }
}

/** What is wide scrolls by itself, also by keyboard. */
const framed = (html: string): string =>
  html
    .replace(/<table>/g, '<div class="wide" tabindex="0" role="group"><table>')
    .replace(/<\/table>/g, "</table></div>")
    .replace(/<pre>/g, '<pre tabindex="0">');

function takeItem(item: Tokens.ListItem, blocks: Block[]): void {
  const found = RULE.exec(item.text);
  const html =
    item.loose || item.text.includes("\n- ") ? (marked.parse(item.text) as string) : inline(item.text);
  blocks.push({
    kind: found ? "rule" : "text",
    id: found?.[1] ?? null,
    html: found ? html : `<p>• ${html}</p>`,
    text: plain(html),
  });
}

const inline = (text: string): string => marked.parseInline(text) as string;

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();

/** The two letters that the rules of this book begin with. */
const commonPrefix = (blocks: Block[]): string =>
  blocks.find((block) => block.kind === "rule")?.id?.slice(0, 2) ?? "";

/** Every mention of a rule as a link to it. */
function linked(html: string, prefix: string): string {
  let inside = 0;
  return html
    .split(/(<[^>]*>)/)
    .map((part) => {
      if (/^<a[\s>]/.test(part)) inside += 1;
      if (part === "</a>") inside -= 1;
      if (part.startsWith("<") || inside > 0) return part;
      return part.replace(MENTION, (id) => {
        const letters = id.slice(0, 2);
        if (letters === prefix) return `<a href="#${id}">${id}</a>`;
        return letters in OTHERS ? `<a href="/rules/${OTHERS[letters]}#${id}">${id}</a>` : id;
      });
    })
    .join("");
}

/** The blocks that hold all the words, with the chapters they stand in. */
export function found(blocks: Block[], wanted: string): Block[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return blocks;
  const kept: Block[] = [];
  let chapter: Block | null = null;
  for (const block of blocks) {
    if (block.kind === "chapter") chapter = block;
    if (
      block.kind === "chapter" ||
      block.kind === "section" ||
      !words.every((word) => block.text.includes(word))
    )
      continue;
    if (chapter) kept.push(chapter);
    chapter = null;
    kept.push(block);
  }
  return kept;
}
