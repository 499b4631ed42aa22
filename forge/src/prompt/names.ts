/** What a form is called where its id would not do; the second for several of them. */
const NAMES: Readonly<Record<string, readonly [string, string]>> = {
  chess: ["chess set", "chess pieces"],
  knot: ["sculpture", "sculptures"],
};

/** What people call one of these forms. */
export const nameOf = (id: string): string => NAMES[id]?.[0] ?? id;
/** What they call several, where that is not simply the plural. */
export const namesOf = (id: string): string | undefined => NAMES[id]?.[1];

/** By its sound: an hourglass, a unicorn, a one-eyed cat. */
const BEGINS_WITH_VOWEL = /^(?:[ai]|e(?!u)|o(?!ne\b)|u(?!ni[^n]|k[eu]|s[ae]|t[ei]|ra|fo)|hour|heir|honest)/i;
export const withArticle = (name: string) => `${BEGINS_WITH_VOWEL.test(name) ? "an" : "a"} ${name}`;
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** “a, b and c”. */
export const joined = (words: readonly string[], last = "and") =>
  words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} ${last} ${words[words.length - 1]}`;
