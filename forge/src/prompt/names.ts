import type { Grammar } from "../grammar/grammar.ts";

/** What people call one of a form, by the noun it was found by. */
export const nameOf = ({ id, called }: Grammar, via = id): string => (via === id || via === "" ? (called?.[0] ?? id) : via);

/** By its sound: an hourglass, a unicorn, a one-eyed cat. */
const BEGINS_WITH_VOWEL = /^(?:[ai]|e(?!u)|o(?!ne\b)|u(?!ni[^n]|k[eu]|s[ae]|t[ei]|ra|fo)|hour|heir|honest)/i;
export const withArticle = (name: string) => `${BEGINS_WITH_VOWEL.test(name) ? "an" : "a"} ${name}`;
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** “a, b and c”. */
export const joined = (words: readonly string[], last = "and") =>
  words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} ${last} ${words[words.length - 1]}`;
