import { ANIMATE } from "../belonging.ts";
import type { Clause } from "../clauses.ts";
import { type Draft, isLookWord } from "../draft.ts";
import { isTraitWord } from "../form.ts";
import { isOfFamily, type NounFinder, type NounMatch } from "../nouns.ts";
import { isPluralNoun, singular } from "../tokens.ts";
import { isCompoundGerund } from "./compounds.ts";

const HELD_BY_DEED = /^(?:eat|drink|read|play|lift|juggl|throw|swing|wav|us)(?:ing|e?s)$/;

/** “a mouse eating cheese”, “a dragon breathes fire”: what somebody does parts the two. */
export function partedAtDeed(clause: Clause, finder: NounFinder): Clause[] {
  const { words } = clause;
  if (words.length === 0) return [];
  const [doer, done] = finder.all(words);
  // “a girl is walking her dog”
  const at = doer && /^(?:is|are|was|were)$/.test(words[doer.to] ?? "") ? doer.to + 1 : doer?.to;
  const verb = at === undefined ? undefined : words[at];
  if (at === undefined || !verb || !done || done.from <= at) return [clause];
  const isBare = done.from === at + 1 && !isOfFamily(done.kinds, "substance");
  const isAlive = isOfFamily(doer.kinds, ...ANIMATE);
  // “a saucer abducting a cow”, “a hydrant spraying water”: no compound has an article in it.
  if (!isAlive && (isBare || !verb.endsWith("ing"))) return [clause];
  if (!isVerb(verb, doer, finder) || (isBare && isCompoundGerund(verb) && !isOfFamily(done.kinds, ...ANIMATE))) return [clause];
  return [
    { ...clause, words: words.slice(0, at + 1) },
    {
      opener: HELD_BY_DEED.test(verb) ? "holding" : (isBare && !isPluralNoun(done.said)) || !done.grammar ? "aside" : "beside",
      words: words.slice(at + 1),
    },
  ];
}

/** “with orange feet sitting on a leaf”: it is not the feet that sit. */
export function withoutStance(words: readonly string[], owner: Draft): readonly string[] {
  const stance = words.at(-1) ?? "";
  if (words.length < 2 || !/ing$/.test(stance) || !isTraitWord(owner.grammar, stance)) return words;
  owner.words.push(stance);
  return words.slice(0, -1);
}

function isVerb(word: string, { grammar }: NounMatch, finder: NounFinder): boolean {
  if (word.endsWith("ing")) return true;
  return word.endsWith("s") && !isLookWord(word) && !isTraitWord(grammar, word) && finder.all([singular(word)]).length === 0;
}
