import { plural } from "../tokens.ts";
import { inflections, isLookRow, type Language, SMALL_WORDS, vocabularyOf, WRITTEN_BY_LETTERS } from "./vocabulary.ts";

const IS_UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;
const HAS_KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const LONGEST_PHRASE = 4;
/** A foreign word among English ones is believed from this length on: “pain” is English, “poire” is not. */
const BELIEVED_LENGTH = 5;
/** In these languages the place comes first: “on the table the cat”. */
const PLACES = new Set(["on", "in", "under", "beside", "behind"]);

interface Found {
  english: string[];
  length: number;
}

/**
 * Foreign words in English, as far as they are known. The prompt is taken for the language most of its words are known in; `isEnglish` tells
 * English ones. Of words that only change a form (`isTrait`), a prompt that is foreign elsewhere gives them up.
 */
export function inEnglish(words: readonly string[], isEnglish: (word: string) => boolean, isTrait: (word: string) => boolean): string[] {
  const unspaced = words.filter((word) => IS_UNSPACED.test(word));
  if (unspaced.length > 0) {
    const language: Language = unspaced.some((word) => HAS_KANA.test(word)) ? "ja" : "zh";
    return words.flatMap((word) => (IS_UNSPACED.test(word) ? cut(word, language) : word));
  }
  const known = words.filter((word) => /\p{L}/u.test(word) && isEnglish(word)).length;
  let best: { language: Language; score: number } | null = null;
  for (const language of WRITTEN_BY_LETTERS) {
    const { score, foreign } = scoreOf(words, language, (word) => isEnglish(word) || isTrait(word));
    if (foreign && (score > known || (score === known && words.length > 1)) && score > (best?.score ?? 0)) best = { language, score };
  }
  if (best) return translated(words, best.language);
  return words.flatMap((word) => {
    if (isEnglish(word) || isTrait(word) || word.length < BELIEVED_LENGTH) return word;
    for (const language of WRITTEN_BY_LETTERS) {
      const found = foundAt([word], 0, language);
      if (found) return found.english;
    }
    return word;
  });
}

/** How many of the words the language knows, and whether one of them is not English. */
function scoreOf(words: readonly string[], language: Language, isEnglish: (word: string) => boolean): { score: number; foreign: boolean } {
  let [score, foreign] = [0, false];
  for (let at = 0; at < words.length; ) {
    const found = foundAt(words, at, language);
    if (found) {
      score += found.length;
      foreign ||= words.slice(at, at + found.length).some((word) => word.length > 2 && !isEnglish(word));
    }
    at += found?.length ?? 1;
  }
  return { score, foreign };
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
  const english = oneWord(words[at], language) ?? (language === "de" ? compound(words[at]) : null);
  return english ? { english, length: 1 } : null;
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
    if (first && second) return [...first.split(" "), ...second];
  }
  return null;
}

/** Longest words first, from the left. What is not known is left out: nothing could be done with a part of a word. */
function cut(text: string, language: Language): string[] {
  const vocabulary = vocabularyOf(language);
  const pieces: string[] = [];
  let isAnyKnown = false;
  for (let from = 0; from < text.length; ) {
    let to = text.length;
    while (to > from && !vocabulary.has(text.slice(from, to))) to--;
    const english = vocabulary.get(text.slice(from, to));
    if (english) pieces.push(english);
    isAnyKnown ||= english !== undefined && !SMALL_WORDS.has(english);
    from = Math.max(to, from + 1);
  }
  return isAnyKnown ? placeLast(pieces).flatMap((piece) => piece.split(" ")) : [text];
}

function placeLast(pieces: readonly string[]): string[] {
  const at = pieces.findIndex((piece) => PLACES.has(piece));
  const after = pieces.slice(at + 1);
  while (after.length > 0 && (after[0] === "of" || after[0] === "the")) after.shift();
  return at < 1 || after.length === 0 ? [...pieces] : [...after, pieces[at], ...pieces.slice(0, at)];
}
