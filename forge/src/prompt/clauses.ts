import { colorOf } from "./colors.ts";
import { isKnown } from "./draft.ts";
import { householdsIn } from "./phrases/households.ts";
import { OPENERS, type Opener } from "./relations.ts";
import { ARRANGEMENTS, METAL_COLORS, PATTERN_WORDS, STYLES, WEARS } from "./words.ts";

/** A run of words that belongs together, and how it hangs on what came before. */
export interface Clause {
  opener: Opener;
  words: string[];
  /** Only a comma parts it from what came before. */
  isComma?: boolean;
}

const isColor = (word: string | undefined) => word !== undefined && (colorOf(word) !== undefined || METAL_COLORS.has(word));
const isLook = (word: string | undefined) => isColor(word) || (word !== undefined && PATTERN_WORDS.has(word));

/** `nounAt` tells how many tokens from here on are one noun, so that “chest of drawers” stays whole; 0 or 1 otherwise. */
export function clausesOf(said: readonly string[], nounAt: (tokens: readonly string[], from: number) => number): Clause[] {
  const tokens = householdsIn(said);
  const clauses: Clause[] = [{ opener: "start", words: [] }];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    const { words } = clauses[clauses.length - 1];
    const length = nounAt(tokens, at);
    if (length > 1) {
      words.push(...tokens.slice(at, at + length));
      at += length - 1;
      continue;
    }
    // “not blue but green”
    const isInstead = token === "but" && clauses[clauses.length - 1].opener === "without";
    const opener = isInstead ? "and" : token === "not" ? notOpener(tokens[at + 1]) : OPENERS.get(token);
    // “blue and gold vase” is one thing, and so is “a red and striped one”.
    if (
      opener === "and" &&
      /^(and|&|or|\/|,)$/.test(token) &&
      isColor(tokens[at - 1]) &&
      isLook(tokens[at + 1]) &&
      hasNounAfter(tokens, at, token)
    )
      words.push("and");
    // “on a pile of books” is on the books.
    else if (opener === "of" && clauses.length > 1 && words.some((word) => ARRANGEMENTS.has(word)) && words.every(isKnown)) continue;
    else if (opener) clauses.push({ opener, words: [], isComma: token === "," });
    else words.push(token);
  }
  const last = clauses[clauses.length - 1];
  // “a bottle with a ship inside” has it in itself.
  if (last.opener === "in" && last.words.length === 0) last.words.push("it");
  return clauses.filter(({ words }) => words.length > 0);
}

/** A comma between colours only joins them when “and” does so further on or a word that they describe follows: “red, white and blue flag”. */
function hasNounAfter(tokens: readonly string[], at: number, sign: string): boolean {
  if (sign !== ",") return true;
  let next = at + 1;
  while (next < tokens.length && (isLook(tokens[next]) || tokens[next] === "," || tokens[next] === "and")) next++;
  return next < tokens.length && !OPENERS.has(tokens[next]) && tokens.slice(at, next).includes("and");
}

/** “not red” leaves the red out; “not a chair” is too clever. */
const notOpener = (next: string | undefined): Opener | undefined =>
  isLook(next) || next === "with" || STYLES.has(next ?? "") || WEARS.has(next ?? "") ? "without" : undefined;
