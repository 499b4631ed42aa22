import { ANIMATE } from "../belonging.ts";
import type { Clause } from "../clauses.ts";
import { isLookWord } from "../draft.ts";
import { isTraitWord } from "../form.ts";
import { isOfFamily, type NounFinder, type NounMatch } from "../nouns.ts";
import { singular } from "../tokens.ts";
import { isCompoundGerund } from "./compounds.ts";

const HELD_BY_DEED = /^(?:eat|drink|read|play|lift|throw|swing|wav|us)(?:ing|e?s)$/;

/** “a mouse eating cheese”, “a dragon breathes fire”: what somebody does parts the two. */
export function partedAtDeed({ opener, words }: Clause, finder: NounFinder): Clause[] {
  if (words.length === 0) return [];
  const [doer, done] = finder.all(words);
  const verb = doer ? words[doer.to] : undefined;
  if (!verb || !done || done.from <= doer.to || !isOfFamily(doer.kinds, ...ANIMATE)) return [{ opener, words }];
  const isBare = done.from === doer.to + 1;
  if (!isVerb(verb, doer, finder) || (isBare && isCompoundGerund(verb))) return [{ opener, words }];
  return [
    { opener, words: words.slice(0, doer.to + 1) },
    { opener: HELD_BY_DEED.test(verb) ? "holding" : "aside", words: words.slice(doer.to + 1) },
  ];
}

function isVerb(word: string, { grammar }: NounMatch, finder: NounFinder): boolean {
  if (word.endsWith("ing")) return true;
  return word.endsWith("s") && !isLookWord(word) && !isTraitWord(grammar, word) && finder.all([singular(word)]).length === 0;
}
