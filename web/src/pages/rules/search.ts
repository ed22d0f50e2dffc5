// Finding rules by the beginnings of words, whatever their case, accents and endings are.
import type { Block } from "./rules";

const WORD = /[\p{L}\p{N}]+(?:[-.'][\p{L}\p{N}]+)*/gu;
const NUMBER = /^[a-z]{2}(?:-[a-z]+)+-\d/;

/** Small letters without accents: é and e, ё and е are one. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae")
    .replace(/’/g, "'");

/** The words of a text as they are searched; what is put together of several counts whole and in its parts. */
export const wordsOf = (text: string): string[] =>
  (folded(text).match(WORD) ?? []).flatMap((word) => {
    const parts = NUMBER.test(word) ? [] : word.split(/[-.']/);
    return parts.length > 1 ? [word, ...parts] : [word];
  });

// Endings of Russian words as they are folded, where й is и; a stem keeps three letters, that of a verb four.
const NOUNS =
  /(?<=.{3})(?:иями|ями|ами|ыми|ими|ого|его|ому|ему|иях|иям|ием|ях|ах|ям|ам|ем|ом|ов|ев|еи|ии|ои|ыи|ою|ею|ия|ие|ию|ью|ая|яя|ое|ее|ые|ую|юю|ых|их|ым|им|а|я|о|е|у|ю|ы|и|ь)$/;
const VERBS = /(?<=.{4})(?:[аяеиуы]ть(?:ся)?|ти)$/;

function russian(word: string): string[] {
  const stem = VERBS.test(word) ? word.replace(VERBS, "") : word.replace(NOUNS, "");
  // A vowel that comes and goes: замок and замка, конец and конца.
  const without = /(?<=.{2})[ео](?=[кцн]$)/;
  const within = /(?<=.{2}[^аеиоуыэюя])(?=[кцн]$)/;
  const others = without.test(stem)
    ? [stem.replace(without, "")]
    : within.test(stem)
      ? [stem.replace(within, "о"), stem.replace(within, "е")]
      : [];
  return [stem, ...others];
}

function english(word: string): string[] {
  if (/.{2}ies$/.test(word)) return [word.slice(0, -3)];
  if (/.{2}(?:ss|x|ch|sh)es$/.test(word)) return [word.slice(0, -2)];
  if (/.{2}[^su]s$/.test(word)) return [word.slice(0, -1)];
  const stem = /(.{3,})(?:ing|ed)$/.exec(word)?.[1];
  return stem ? [stem, stem.replace(/([lnprt])\1$/, "$1")] : [word.replace(/(?<=.{3})y$/, "")];
}

function french(word: string): string[] {
  if (/.{2}aux$/.test(word)) return [word.slice(0, -1), word.slice(0, -2) + "l"];
  if (/.{3}al$/.test(word)) return [word, word.slice(0, -1) + "u"];
  return [word.replace(/(?<=.{3})[sx]$/, "").replace(/(?<=.{3}e)(?:r|e|z)$/, "")];
}

/** What a word that is searched may begin with. */
function beginnings(word: string, language: string): string[] {
  if (/\d/.test(word)) return [word];
  if (/[а-я]/.test(word)) return russian(word);
  return language === "fr" ? french(word) : english(word);
}

type Test = (block: Block) => boolean;

const wish =
  (language: string) =>
  (word: string): Test => {
    if (NUMBER.test(word)) return (block) => block.words.includes(word);
    const stems = beginnings(word, language);
    return (block) => block.words.some((one) => stems.some((stem) => one.startsWith(stem)));
  };

/** The blocks that hold all the words, with the chapters they stand in. */
export function found(blocks: Block[], wanted: string, language = "en"): Block[] {
  const wishes = (folded(wanted).match(WORD) ?? []).map(wish(language));
  if (wishes.length === 0) return blocks;
  const kept: Block[] = [];
  let chapter: Block | null = null;
  for (const block of blocks) {
    if (block.kind === "chapter") chapter = block;
    if (block.kind === "chapter" || block.kind === "section") continue;
    if (!wishes.every((test) => test(block))) continue;
    if (chapter) kept.push(chapter);
    chapter = null;
    kept.push(block);
  }
  return kept;
}
