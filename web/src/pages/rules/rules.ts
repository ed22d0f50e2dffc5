// A rulebook in Markdown as blocks that can be linked and searched: every numbered rule is one of them.
import { Marked, type Token, type Tokens } from "marked";
import { wordsOf } from "./search";

export interface Block {
  kind: "chapter" | "section" | "rule" | "text";
  /** The rule's number, or a heading's place; null for text between them. */
  id: string | null;
  /** The rules that stand in the rows of a table, each a place of its own. */
  rows: string[];
  html: string;
  /** What is searched in. */
  words: string[];
  language: string;
}

export interface Book {
  language: string;
  /** What players need. */
  rules: Block[];
  /** What only programmers need, with the headings it stands under. */
  appendix: Block[];
}

const RULE = /^\*\*([A-Z]{2,}-[A-Z]+(?:-[A-Z]+)?-\d+(?:\.\d+)?[a-z]?)\b/;
const MENTION = /\b[A-Z]{2}-[A-Z]+(?:-[A-Z]+)?-\d+(?:\.\d+)?[a-z]?\b/g;
const ROW = /<tr>\n<td>((?:<strong>)?)([A-Z]{2}(?:-[A-Z]+)+-\d+|D\d+)\b/g;
const APART = /^<!-- for programmers: (.*) -->$/m;
const TABLES = / \(table [^)]*\)$/; // which files hold a chapter's tables says nothing to players
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

/** A rulebook as the server gives it: lines between <!-- and --> say whose parts and which language follow. */
export function bookOf(markdown: string): Book {
  const apart = new Set(APART.exec(markdown)?.[1]?.split(" "));
  const book = new Binding(apart);
  for (const token of marked.lexer(markdown)) book.take(token);
  const all = [...book.rules, ...book.appendix];
  const prefix = all.find((block) => block.kind === "rule")?.id?.slice(0, 2) ?? "";
  for (const block of all) finish(block, prefix);
  return { language: all[0]?.language ?? "en", rules: book.rules, appendix: book.appendix };
}

class Binding {
  rules: Block[] = [];
  appendix: Block[] = [];
  private language = "en";
  private folded = false;
  /** The heading of what follows, for a rule that is taken out from under it. */
  private chapter: Block | null = null;

  constructor(private readonly apart: Set<string>) {}

  take(token: Token): void {
    if (token.type === "heading") this.heading(token as Tokens.Heading);
    else if (token.type === "list") for (const item of (token as Tokens.List).items) this.item(item);
    else if (token.type === "html" && this.mark(token.raw)) return;
    else if (token.type !== "space" && token.type !== "hr" && token.type !== "def")
      this.put("text", null, marked.parser([token]));
  }

  private mark(line: string): boolean {
    const language = /^<!-- language: ([a-z]+) -->/.exec(line)?.[1];
    if (language) this.language = language;
    else if (APART.test(line)) this.folded = true;
    else return false;
    return true;
  }

  private heading({ depth, text }: Tokens.Heading): void {
    if (depth === 1) return; // the page has its own
    const number = /^(\d+(?:\.\d+)*)\b/.exec(text)?.[1];
    if (depth === 2) this.folded = !!number && this.apart.has(number);
    const kind = depth === 2 ? "chapter" : "section";
    const id = number ? `chapter-${number}` : `part-${this.rules.length + this.appendix.length}`;
    this.put(kind, id, inline(text.replace(TABLES, "")));
    if (depth === 2) this.chapter = this.here.at(-1)!;
  }

  private item(item: Tokens.ListItem): void {
    const id = RULE.exec(item.text)?.[1] ?? null;
    const html =
      item.loose || item.text.includes("\n- ") ? (marked.parse(item.text) as string) : inline(item.text);
    this.put(id ? "rule" : "text", id, id ? html : `<p>• ${html}</p>`);
  }

  private put(kind: Block["kind"], id: string | null, html: string): void {
    const block = { kind, id, html, rows: [], words: [], language: this.language };
    if (this.folded || !id || !this.apart.has(id)) this.here.push(block);
    else {
      if (this.chapter) this.appendix.push({ ...this.chapter, id: null }); // its address leads to where it stands whole
      this.chapter = null;
      this.appendix.push(block);
    }
  }

  private get here(): Block[] {
    return this.folded ? this.appendix : this.rules;
  }
}

function finish(block: Block, prefix: string): void {
  block.words = wordsOf(plain(block.html));
  if (block.kind === "text") {
    block.html = framed(block.html).replace(ROW, (_, bold: string, id: string) => {
      const rule = id.startsWith("D") ? `${prefix}-${id}` : id;
      block.rows.push(rule);
      return `<tr id="${rule}" tabindex="-1">\n<td>${bold}${id}`;
    });
  }
  block.html = linked(block.html, prefix);
}

/** What is wide scrolls by itself, also by keyboard. */
const framed = (html: string): string =>
  html
    .replace(/<table>/g, '<div class="wide" tabindex="0" role="group"><table>')
    .replace(/<\/table>/g, "</table></div>")
    .replace(/<pre>/g, '<pre tabindex="0">');

const inline = (text: string): string => marked.parseInline(text) as string;

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&")
    .replace(/&(?:lt|gt);/g, " ");

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
