import { COLORS, METAL_COLORS } from "./words.ts";

/** People may write as much as this; the rest is not read. */
const PROMPT_LENGTH = 500;

/** A run of words that belongs together, and how it hangs on what came before. */
export interface Clause {
  opener: "start" | "and" | "with" | "of" | "in" | "on" | "without";
  words: string[];
}

/** Turns of phrase that mean one of the openers. */
const PHRASES: readonly [RegExp, string][] = [
  [/https?:\S+/g, " "],
  [/\b(low|sci|two|half|cast|art)[\s-]+(poly|fi|handed|dozen|iron|deco)\b/g, "$1-$2"],
  [/\b(snow|moss)[\s-]+covered\b/g, "$1-covered"],
  [/\b(on top of|atop|upon|onto)\b/g, "on"],
  [/\b(next to|in front of|beside|near|behind|along with|together with|plus)\b/g, "and"],
  [/\b(holding|carrying|wearing)\b/g, "with"],
  [/\bfull of\b/g, "full with"],
  [/\b(covered|wrapped|decorated|studded|encrusted|inlaid|topped|filled|set|adorned) (in|with|by)\b/g, "with"],
  [/\b(made|built|carved|forged) (out )?(of|from|in)\b/g, "of"],
];

/** Lower case, plain letters, hyphens kept: “Crème-brûlée!” becomes “creme-brulee”. Invisible signs inside a word are taken out. */
export function plainWords(text: string): string {
  const plain = text
    .slice(0, PROMPT_LENGTH)
    .toWellFormed()
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .replace(/’/g, "'")
    .toLowerCase();
  return PHRASES.reduce((said, [phrase, meaning]) => said.replace(phrase, meaning), plain);
}

const OPENERS = new Map<string, Clause["opener"]>([
  ["and", "and"],
  [",", "and"],
  [";", "and"],
  [":", "and"],
  [".", "and"],
  ["&", "and"],
  ["+", "and"],
  ["/", "and"],
  ["|", "and"],
  ["or", "and"],
  ["with", "with"],
  ["featuring", "with"],
  ["has", "with"],
  ["of", "of"],
  ["from", "of"],
  ["in", "in"],
  ["inside", "in"],
  ["at", "in"],
  ["on", "on"],
  ["without", "without"],
]);

const isColor = (word: string | undefined) => word !== undefined && (COLORS.has(word) || METAL_COLORS.has(word));

/** The words of a prompt in their order, and the signs between them. */
export function tokensOf(text: string): string[] {
  return [...plainWords(text).matchAll(/[\p{L}\p{N}][\p{L}\p{N}'-]*|[,;:.&+/|]/gu)].map(([token]) =>
    // The knights' shields are shields of knights.
    token.endsWith("s'") ? singular(token.slice(0, -1)) : token.replace(/'s?$/, "").replace(/^[dl]'/, ""),
  );
}

export function clausesOf(tokens: readonly string[]): Clause[] {
  const clauses: Clause[] = [{ opener: "start", words: [] }];
  for (const [at, token] of tokens.entries()) {
    const opener = OPENERS.get(token);
    const { words } = clauses[clauses.length - 1];
    // “blue and gold vase” is one thing.
    if (opener === "and" && isColor(tokens[at - 1]) && isColor(tokens[at + 1])) words.push("and");
    else if (opener) clauses.push({ opener, words: [] });
    else words.push(token);
  }
  return clauses.filter(({ words }) => words.length > 0);
}

/** Things that come in twos under one name. */
const PAIRS = new Set(
  "headphones earphones earmuffs glasses sunglasses goggles spectacles binoculars scissors shears pliers tongs tweezers trousers pants jeans shorts tights pajamas handcuffs".split(
    " ",
  ),
);
/** End like plurals and are none. */
const SINGULARS = new Set("canvas atlas gas christmas series species news lens mars chess stairs ruins".split(" "));

export const isPairWord = (word: string) => PAIRS.has(word);

const ODD_PLURALS = new Map([
  ["knives", "knife"],
  ["shelves", "shelf"],
  ["leaves", "leaf"],
  ["wolves", "wolf"],
  ["mice", "mouse"],
  ["fungi", "fungus"],
  ["cacti", "cactus"],
  ["men", "man"],
  ["people", "person"],
  ["dice", "die"],
]);

/** The singular a plural may come from; the word itself when it is none. */
export function singular(word: string): string {
  if (PAIRS.has(word) || SINGULARS.has(word)) return word;
  const odd = ODD_PLURALS.get(word);
  if (odd) return odd;
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|x|z|ss|o)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith("s") && !/(ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
}

export const isPlural = (word: string) => singular(word) !== word;

/** “boxes”, “berries”, “cacti”; a noun of several words changes its last. */
export function plural(noun: string): string {
  const [, before, last] = /^(.* )?(.+)$/.exec(noun) ?? ["", "", noun];
  const odd = [...ODD_PLURALS].find(([, one]) => one === last)?.[0];
  if (odd) return `${before ?? ""}${odd}`;
  if (isPairWord(last) || isPlural(last)) return noun;
  if (/[^aeiou]y$/.test(last)) return `${noun.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(last) ? `${noun}es` : `${noun}s`;
}
