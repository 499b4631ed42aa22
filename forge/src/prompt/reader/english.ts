import { isKnown } from "../draft.ts";
import { inEnglish } from "../languages/in-english.ts";
import type { NounFinder } from "../nouns.ts";
import { lookMeant } from "../phrases/spelling.ts";
import { OPENERS } from "../relations.ts";

/** The words in English, without slips in those for looks; whether they were written in another language. */
export function englishOf(
  tokens: readonly string[],
  finder: NounFinder,
  traitWords: ReadonlySet<string>,
): { english: string[]; isForeign: boolean } {
  const isNamed = (word: string) => finder.all([word]).length > 0;
  const isHalfWord = (word: string) => traitWords.has(word) || finder.isPiece(word);
  const english = inEnglish(tokens, {
    isWord: (word) => isKnown(word) || isNamed(word),
    isHalfWord,
    isNoun: (words) => finder.isNoun(words),
  });
  const isWord = (word: string) => isKnown(word) || OPENERS.has(word) || isHalfWord(word) || isNamed(word);
  return {
    english: english.map((word) => (isWord(word) ? word : lookMeant(word))),
    isForeign: english.join(" ") !== tokens.join(" "),
  };
}
