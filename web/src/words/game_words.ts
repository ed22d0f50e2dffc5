// What can be said about one game: the twin of serai.words on the server, over the same Fluent files.
//
// A variable that points into a table is the entry's name; what else a message may use beside it is told there.
import type { FluentBundle } from "@fluent/bundle";
import type { GameNotation, ShapeShown } from "$/server/api";
import { format, spelled, type Values } from "./bundles";

/** A choice: its word and its values. */
export type Row = [word: string, ...values: unknown[]];
export type GameEvent = { event: string; [field: string]: unknown };
type Facts = Record<string, unknown>;

/** What words must know of the game itself: what those who sit there are called, what lies where, what is asked now. */
export interface Play {
  /** What to call the player in a seat; the colour's name where it gives nothing. */
  name?: (seat: number) => string | null;
  /** What a field of the view holds that things are called by. */
  laid?: (field: string) => number[];
  /** Whose words they are: what has no owner in its name is theirs. */
  seat?: number | null;
  /** The kind of the question that is open. */
  asked?: () => string | null;
}

const PLAIN = ["number", "words"];

export class GameWords {
  readonly tables: Record<string, string[]>;
  private readonly choices: Map<string, ShapeShown>;
  private readonly events: Map<string, ShapeShown>;
  private readonly known = new Map<string, Record<string, string>>();

  constructor(
    readonly notation: GameNotation,
    private readonly bundles: FluentBundle[],
    private readonly play: Play = {},
  ) {
    this.tables = notation.tables;
    this.choices = new Map(notation.choices.map((shape) => [shape.word, shape]));
    this.events = new Map(notation.events.map((shape) => [shape.word, shape]));
  }

  has(key: string): boolean {
    return format(this.bundles, key) !== null;
  }

  say(key: string, values: Values = {}): string {
    return format(this.bundles, key, values) ?? key;
  }

  /** An attribute of a message, or null. */
  attribute(key: string, name: string, values: Values = {}): string | null {
    return format(this.bundles, key, values, name);
  }

  name(): string {
    return this.say("name");
  }

  prompt(kind: string, seat: number, facts: Facts): string {
    return this.say(`ask-${kind}`, this.knownBy({ seat, ...facts }));
  }

  /** What a coach says of a question, from files of its own, or null. */
  coach(bundles: FluentBundle[], kind: string, seat: number, facts: Facts, attribute = ""): string | null {
    return format(bundles, `coach-${kind}`, this.knownBy({ seat, ...facts }), attribute);
  }

  /** The number of the rule that a kind of question comes from. */
  rule(kind: string): string | null {
    return format(this.bundles, `ask-${kind}`, {}, "rule");
  }

  choice([word, ...values]: Row): string {
    const shape = this.choices.get(word);
    const asked = this.play.asked?.() ?? "none";
    return shape
      ? this.say(`choice-${word}`, { asked, ...this.filled(shape, values) })
      : this.say(`choice-${word}`);
  }

  /** What all choices of a class are called together. */
  group(word: string): string {
    return format(this.bundles, `choice-${word}`, {}, "group") ?? word;
  }

  /** What all choices of a class do, in a line, or null. */
  line(word: string): string | null {
    return format(this.bundles, `choice-${word}`, {}, "line");
  }

  /** What declining a kind of question is called. */
  decline(kind: string, row: Row): string {
    const own = format(this.bundles, `ask-${kind}`, {}, "decline");
    return own ?? (this.choices.get(row[0])?.declines ? this.group(row[0]) : this.choice(row));
  }

  /** Whether a choice says, as an answer to a kind of question: nothing, or no more. */
  declines(kind: string, [word, number]: Row): boolean {
    const shape = this.choices.get(word);
    return shape !== undefined && (shape.declines || (number === 0 && shape.nothing.includes(kind)));
  }

  /** Whether declining with such choices gives something up. */
  costly(word: string): boolean {
    return this.choices.get(word)?.costly ?? false;
  }

  /** Whether choices of a class only gain something, as answers to a kind of question. */
  harmless(kind: string, word: string): boolean {
    return (this.choices.get(word)?.harmless ?? []).some((one) => one === "*" || one === kind);
  }

  event(event: GameEvent): string {
    const shape = this.events.get(event.event);
    if (!shape) return this.say(`event-${event.event}`, this.toldBy({ number: event.first, ...event }));
    return this.say(
      `event-${event.event}`,
      this.filled(
        shape,
        shape.fields.map((field) => event[field]),
      ),
    );
  }

  reason(rule: string, facts: Facts): string {
    return this.say(`reason-${spelled(rule)}`, this.knownBy(facts));
  }

  option(name: string): string {
    return this.say(`option-${spelled(name)}`);
  }

  /** What a part of a score is called. */
  part(part: string): string {
    return this.say(`score-${spelled(part)}`);
  }

  seat(seat: number): string {
    return this.entry("seat", seat);
  }

  /** Who plays in a seat, where the game itself calls it otherwise. */
  person(seat: number): string | null {
    const name = this.play.name?.(seat) ?? null;
    return name === this.seat(seat) ? null : name;
  }

  /** A seat with the name of whoever plays there. */
  player(seat: number): string {
    const person = this.person(seat);
    return person === null ? this.seat(seat) : `${this.seat(seat)} (${person})`;
  }

  /** The name of an entry of one of the game's tables. */
  entry(table: string, number: number, form = ""): string {
    const forms = this.forms(table, number);
    return forms[form] ?? forms[""]!;
  }

  /** What a card of one of the game's tables does, in a sentence, or null. */
  does(table: string, number: number): string | null {
    return this.forms(table, number).does ?? null;
  }

  /** What the card that a choice names does, in a sentence, or null. */
  meant([word, ...values]: Row): string | null {
    const said = (this.choices.get(word)?.tables ?? []).map((table, place) => {
      const value = values[place];
      return typeof value === "number" ? this.does(table, value) : null;
    });
    return said.find((sentence) => sentence !== null) ?? null;
  }

  private filled(shape: ShapeShown, values: unknown[]): Values {
    const filled: Values = {};
    shape.fields.forEach((field, place) =>
      this.fill(filled, field, (shape.tables[place] ?? "number").replace("*", ""), values[place]),
    );
    this.pair(filled, shape, values);
    return filled;
  }

  /** Whether two fields are the same entry; lists of numbers beside lists of entries: each with its number. */
  private pair(filled: Values, { fields, tables }: ShapeShown, values: unknown[]): void {
    for (const [one, name] of fields.entries())
      for (const [two, other] of fields.entries()) {
        if (two < one && tables[one] === tables[two])
          filled[`${name}_is_${other}`] = String(values[one]) === String(values[two]) ? "yes" : "no";
        const [entries, numbers] = [values[one], values[two]];
        if (!tables[one]!.endsWith("*") || tables[one] === "number*" || tables[two] !== "number*") continue;
        if (!Array.isArray(entries) || !Array.isArray(numbers) || entries.length !== numbers.length) continue;
        const table = tables[one]!.replace("*", "");
        filled[`${name}_${other}`] = entries
          .map((entry, place) => `${this.one(table, entry)} – ${numbers[place]}`)
          .join(", ");
      }
  }

  /** The variables for facts of which some may be missing: those are none. */
  private knownBy(facts: Facts): Values {
    const missing: Facts = {};
    for (const table of [...Object.keys(this.tables), ...PLAIN]) missing[table] = null;
    return this.toldBy({ ...missing, ...facts });
  }

  private toldBy(facts: Facts): Values {
    const filled: Values = {};
    for (const [name, value] of Object.entries(facts)) this.fill(filled, name, this.tableOf(name), value);
    return filled;
  }

  /** The table that a fact points into: cell_from is an entry of cell. */
  private tableOf(fact: string): string {
    const fitting = Object.keys(this.tables).filter(
      (table) => fact === table || fact.startsWith(`${table}_`),
    );
    return fitting.sort((one, other) => other.length - one.length)[0] ?? "number";
  }

  private fill(filled: Values, name: string, table: string, value: unknown): void {
    const known = table in this.tables;
    if (Array.isArray(value)) {
      this.list(filled, name, table, value);
    } else if (
      value === null ||
      value === undefined ||
      (!PLAIN.includes(table) && typeof value === "number" && value < 0)
    ) {
      filled[name] = filled[`${name}_key`] = "none";
    } else if (typeof value === "boolean") {
      filled[name] = value ? "yes" : "no";
    } else if (typeof value === "number" && known) {
      for (const [form, text] of Object.entries(this.forms(table, value)))
        filled[form ? `${name}_${form}` : name] = text;
      filled[`${name}_key`] = this.tables[table]![value] ?? "none";
    } else {
      filled[name] = typeof value === "number" ? value : String(value);
    }
  }

  private list(filled: Values, name: string, table: string, values: unknown[]): void {
    const said = values.map((entry) => this.one(table, entry));
    filled[name] = filled[`${name}_and`] = said.join(", ") || this.say("nothing");
    filled[`${name}_count`] = values.length;
    if (said.length > 1) {
      const [others, last] = [said.slice(0, -1).join(", "), said.at(-1)!];
      filled[`${name}_and`] = this.say("list-and", { others, last });
    }
    if (table !== "number" || values.length > (this.tables.seat?.length ?? 0)) return;
    const each = values.map((number, seat) => `${this.seat(seat)} ${String(number)}`);
    filled[`${name}_each`] = each.join(", ");
    filled[`${name}_some`] = each.filter((_, seat) => values[seat]).join(", ") || this.say("nothing");
  }

  private one(table: string, entry: unknown): string {
    return table in this.tables && typeof entry === "number" ? this.entry(table, entry) : String(entry);
  }

  /** An entry's name under the empty key, and its other forms under theirs. */
  private forms(table: string, number: number): Record<string, string> {
    const key = `${table} ${number}`;
    let forms = this.known.get(key);
    if (!forms) this.known.set(key, (forms = this.findForms(table, number)));
    return forms;
  }

  private findForms(table: string, number: number): Record<string, string> {
    const [other, lies] = this.calledBy(table, number);
    if (lies >= 0) {
      const forms = this.forms(other, lies);
      return table === "seat" ? { "": forms.short ?? forms[""]! } : forms; // who plays is known by a short name
    }
    const own = table === "seat" || table === "owner" ? this.play.name?.(number) : null; // the first owners are the seats
    if (own) return { "": own };
    const entry = this.tables[table]?.[number];
    if (entry === undefined) return { "": String(number) };
    for (const bundle of this.bundles)
      for (const key of [`table-${spelled(table)}-${spelled(entry)}`, `table-${spelled(table)}`]) {
        const message = bundle.getMessage(key);
        if (!message?.value) continue;
        const parts = this.parts(table, entry);
        const forms: Record<string, string> = { "": bundle.formatPattern(message.value, parts, []) };
        for (const [form, pattern] of Object.entries(message.attributes))
          forms[form] = bundle.formatPattern(pattern, parts, []);
        return forms;
      }
    return { "": this.joined(table, entry) ?? entry };
  }

  /** What an entry is called by where a game says so: a table and the entry of it that lies there, or -1. */
  private calledBy(table: string, number: number): [string, number] {
    const [other, field] = this.notation.called?.[table] ?? [];
    return [other ?? "", field ? (this.play.laid?.(field)[number] ?? -1) : -1];
  }

  /** The key of what a seat is called by, for words that are other for each. */
  private keyOf(seat: number): string {
    const [other, lies] = this.calledBy("seat", seat);
    return this.tables[other]?.[lies] ?? "none";
  }

  /** What has no words of its own but is made of entries of another table, as a way is of areas, by all their names. */
  private joined(table: string, entry: string): string | null {
    const parts = entry.split("-");
    if (parts.length < 2) return null;
    for (const [other, entries] of Object.entries(this.tables)) {
      const places = parts.map((part) => entries.indexOf(part));
      if (other !== table && !places.includes(-1))
        return places.map((place) => this.entry(other, place)).join(" – ");
    }
    return null;
  }

  /** The variables for the one message of a whole table, and for what belongs to a seat. */
  private parts(table: string, entry: string): Values {
    const [head, ...rest] = entry.split(":");
    if (rest.length === 0) {
      const [seat, ...tail] = entry.split("-");
      const place = this.tables.seat?.indexOf(seat!) ?? -1;
      return tail.length > 0 && place >= 0
        ? { entry, head: this.seat(place), head_key: this.keyOf(place), tail: tail.join("-") }
        : { entry, head_key: this.keyOf(this.play.seat ?? -1), tail: entry };
    }
    const tail = rest.join(":").replaceAll("-", ", ");
    for (const [other, entries] of Object.entries(this.tables)) {
      const place = other === table ? -1 : entries.indexOf(head!);
      if (place >= 0) return { entry, head: this.entry(other, place), tail };
    }
    return { entry, head: head!, tail };
  }
}
