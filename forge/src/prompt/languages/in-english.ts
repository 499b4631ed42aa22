import { plural, singular } from "../tokens.ts";
import { inflections, isLookRow, type Language, SMALL_WORDS, vocabularyOf, WRITTEN_BY_LETTERS } from "./vocabulary.ts";

const IS_UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;
const HAS_KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const LONGEST_PHRASE = 4;
/** A foreign word among English ones is believed from this length on: “pain” is English, “poire” is not. */
const BELIEVED_LENGTH = 5;
/** In these languages the place comes first: “on the table the cat”. */
const PLACES = new Set(["on", "in", "under", "beside", "behind"]);

/** Signs that follow a noun in Chinese and say nothing of it. */
const AFTER_NOUN = /^[子儿们坐站躺睡跑飞走了着吗吧呢啊的在上下里中和与带有没不一二两三四五六七八九十个只]/u;
const IS_NOUN_SIGN = /^[\p{Script=Han}\p{Script=Katakana}ー]/u;
/** What Japanese puts around a noun, and how it asks for something. */
const AROUND_NOUN = /^[をがはにのでともやへな]+|[をがはにのでともやへな]+$/gu;
const POLITE = /です|ます|ださい|ほし|欲し|して|した|という|よう|みたい|お願|作っ|我|想要|请|請/u;
/** A word nobody knows is said from this length on: shorter ones are endings and particles. */
const SAID_UNKNOWN = /[\p{Script=Han}\p{Script=Katakana}ー]{2}|\p{Script=Hiragana}{3}/u;
/** Words of two meanings: beside a ship “velas” are sails. */
const BESIDE_SHIPS: Readonly<Record<string, string>> = { candle: "sail", candles: "sails" };
const SHIPS = new Set(["boat", "ship", "sailboat", "galleon", "raft", "pirate ship", "boats", "ships"]);

/** What tells English words. */
export interface English {
  isWord(word: string): boolean;
  /** Only changes a form, or only stands in nouns of several words. */
  isHalfWord(word: string): boolean;
  /** Whether all of these are one noun. */
  isNoun(words: readonly string[]): boolean;
}

interface Found {
  english: string[];
  length: number;
  /** Put together of two words of the table. */
  isCompound?: boolean;
}

/**
 * Foreign words in English, as far as they are known. The prompt is taken for the language most of its words are known in. Of words that
 * only change a form, a prompt that is foreign elsewhere gives them up.
 */
export function inEnglish(words: readonly string[], english: English): string[] {
  const unspaced = words.filter((word) => IS_UNSPACED.test(word));
  if (unspaced.length > 0) {
    const language = eastern(unspaced);
    return words.flatMap((word) => (IS_UNSPACED.test(word) ? cut(placeFirst(word), language).words : word));
  }
  const known = words.filter((word) => /\p{L}/u.test(word) && english.isWord(word)).length;
  let best: { language: Language; score: number } | null = null;
  for (const language of WRITTEN_BY_LETTERS) {
    const { score, foreign } = scoreOf(words, language, (word) => english.isWord(word) || english.isHalfWord(word));
    if (foreign && (score > known || (score === known && words.length > 1)) && score > (best?.score ?? 0)) best = { language, score };
  }
  if (best) return compounded(translated(words, best.language), english);
  return words.flatMap((word) => {
    if (english.isWord(word) || english.isHalfWord(word) || word.length < BELIEVED_LENGTH) return word;
    for (const language of WRITTEN_BY_LETTERS) {
      const found = foundAt([word], 0, language);
      if (found && !found.isCompound) return found.english;
    }
    return word;
  });
}

/** Without kana it may be either: the one that leaves fewer signs over. */
function eastern(texts: readonly string[]): Language {
  if (texts.some((text) => HAS_KANA.test(text))) return "ja";
  const left = (language: Language) => texts.reduce((sum, text) => sum + cut(text, language).left, 0);
  return left("ja") < left("zh") ? "ja" : "zh";
}

/** “lamp of desk” is a desk lamp, where there is such a thing. */
function compounded(words: readonly string[], english: English): string[] {
  const out: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const [first, of, second] = words.slice(at, at + 3);
    const isOne = of === "of" && second !== undefined && english.isNoun([singular(second), first]);
    out.push(...(isOne ? [singular(second), first] : [first]));
    if (isOne) at += 2;
  }
  const isAboard = out.some((word) => SHIPS.has(word));
  return isAboard ? out.map((word) => BESIDE_SHIPS[word] ?? word) : out;
}

/** How many of the words the language knows, and whether one of them is not English. */
function scoreOf(words: readonly string[], language: Language, isEnglish: (word: string) => boolean): { score: number; foreign: boolean } {
  let [score, foreign, isShort] = [0, false, false];
  for (let at = 0; at < words.length; ) {
    const found = foundAt(words, at, language);
    if (found) {
      // English words may fall into German ones by chance: “torture” is no “Tor-Türe”.
      score += found.isCompound ? 0.5 : found.length;
      foreign ||= words.slice(at, at + found.length).some((word) => word.length > 2 && !isEnglish(word));
      isShort ||= words.slice(at, at + found.length).some((word) => !isEnglish(word));
    }
    at += found?.length ?? 1;
  }
  // “un café”: short, and not a word of it is left over.
  return { score, foreign: foreign || (isShort && score === words.length) };
}

function translated(words: readonly string[], language: Language): string[] {
  const out: string[] = [];
  for (let at = 0; at < words.length; ) {
    const found = foundAt(words, at, language);
    out.push(...(found?.english ?? [words[at]]));
    at += found?.length ?? 1;
  }
  return out;
}

function foundAt(words: readonly string[], at: number, language: Language): Found | null {
  const vocabulary = vocabularyOf(language);
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 1; length--) {
    const english = vocabulary.get(words.slice(at, at + length).join(" "));
    if (english) return { english: english.split(" "), length };
  }
  const english = oneWord(words[at], language);
  if (english) return { english, length: 1 };
  const parts = language === "de" ? compound(words[at]) : null;
  return parts ? { english: parts, length: 1, isCompound: true } : null;
}

function oneWord(word: string, language: Language): string[] | null {
  const vocabulary = vocabularyOf(language);
  const whole = vocabulary.get(word);
  if (whole) return whole.split(" ");
  for (const { base, isPlural } of inflections(word, language)) {
    const english = vocabulary.get(base);
    if (english && !SMALL_WORDS.has(english)) return (isPlural && !isLookRow(english) ? plural(english) : english).split(" ");
  }
  return null;
}

/** “Holzkiste” is a wooden crate, “Eisenschwerter” are iron swords. */
function compound(word: string): string[] | null {
  const vocabulary = vocabularyOf("de");
  for (let at = word.length - 3; at > 2; at--) {
    const first = vocabulary.get(word.slice(0, at)) ?? (word.charAt(at - 1) === "s" ? vocabulary.get(word.slice(0, at - 1)) : undefined);
    const second = first && !SMALL_WORDS.has(first) ? oneWord(word.slice(at), "de") : null;
    if (first && second && !SMALL_WORDS.has(second.join(" "))) return [...first.split(" "), ...second];
  }
  return null;
}

/**
 * Longest words first, from the left. What is not known stays as it is if it may be a word, so that it is said. But a sign nobody knows right
 * after a noun makes another noun of it, and then nothing is known.
 */
function cut(text: string, language: Language): { words: string[]; left: number } {
  const vocabulary = vocabularyOf(language);
  const pieces: string[] = [];
  let [isAnyKnown, isAfterNoun, isOther, left, unknown] = [false, false, false, 0, ""];
  const keepUnknown = () => {
    const word = unknown.replace(AROUND_NOUN, "");
    if (SAID_UNKNOWN.test(word) && !POLITE.test(word)) pieces.push(word);
    unknown = "";
  };
  for (let from = 0; from < text.length; ) {
    let to = text.length;
    while (to > from && !vocabulary.has(text.slice(from, to))) to--;
    const english = vocabulary.get(text.slice(from, to));
    if (english) {
      keepUnknown();
      pieces.push(english);
    } else {
      unknown += text[from];
      isOther ||= isAfterNoun && IS_NOUN_SIGN.test(text.slice(from)) && !AFTER_NOUN.test(text.slice(from));
      left++;
    }
    isAnyKnown ||= english !== undefined && !SMALL_WORDS.has(english);
    isAfterNoun = english !== undefined && !SMALL_WORDS.has(english) && !isLookRow(english);
    from = Math.max(to, from + 1);
  }
  keepUnknown();
  return isAnyKnown && !isOther
    ? {
        words: placeLast(pieces, language)
          .filter((piece) => piece !== "of")
          .flatMap((piece) => piece.split(" ")),
        left,
      }
    : { words: [text], left: text.length };
}

/** “猫在桌子上”, a cat on the table, is read as “桌子上的猫”. */
const placeFirst = (text: string) => text.replace(/^(.+)在(.+?)(上|里|中|下|旁|后)[面边]?$/u, "$2$3的$1");

function placeLast(pieces: readonly string[], language: Language): string[] {
  // In Japanese what somebody wears or holds comes first as well.
  const isBefore = (piece: string) => PLACES.has(piece) || (language === "ja" && (piece === "wearing" || piece === "holding"));
  const at = pieces.findIndex(isBefore);
  const after = pieces.slice(at + 1);
  while (after.length > 0 && (after[0] === "of" || after[0] === "the")) after.shift();
  return at < 1 || after.length === 0 ? [...pieces] : [...after, pieces[at], ...pieces.slice(0, at)];
}
