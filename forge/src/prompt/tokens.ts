/** People may write as much as this; the rest is not read. */
const PROMPT_LENGTH = 500;

/** A run of words that belongs together, and the word that opened it. */
export interface Clause {
  opener: "start" | "and" | "with" | "of";
  words: string[];
}

/** Lower case, plain letters, hyphens kept: “Crème-brûlée!” becomes “creme-brulee”. */
export function plainWords(text: string): string {
  return text
    .slice(0, PROMPT_LENGTH)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/\b(low|sci|two|half|cast)[\s-]+(poly|fi|handed|dozen|iron)\b/g, "$1-$2");
}

const OPENERS = new Map<string, Clause["opener"]>([
  ["and", "and"],
  ["plus", "and"],
  ["beside", "and"],
  ["near", "and"],
  ["behind", "and"],
  ["on", "and"],
  [",", "and"],
  [";", "and"],
  [".", "and"],
  ["&", "and"],
  ["with", "with"],
  ["featuring", "with"],
  ["has", "with"],
  ["of", "of"],
  ["in", "of"],
  ["from", "of"],
]);

export function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [{ opener: "start", words: [] }];
  for (const [token] of plainWords(text).matchAll(/[\p{L}\p{N}][\p{L}\p{N}'-]*|[,;.&]/gu)) {
    const opener = OPENERS.get(token);
    if (opener) clauses.push({ opener, words: [] });
    else clauses[clauses.length - 1].words.push(token.replace(/'s?$/, ""));
  }
  return clauses.filter(({ words }) => words.length > 0);
}

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
  const odd = ODD_PLURALS.get(word);
  if (odd) return odd;
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|x|z|ss|o)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith("s") && !/(ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
}

export const isPlural = (word: string) => singular(word) !== word;
