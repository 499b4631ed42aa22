import type { Draft } from "../draft.ts";
import { isTraitWord } from "../form.ts";
import { isOfFamily, type NounFinder, type NounMatch } from "../nouns.ts";
import { isImpossible } from "../phrases/contradictions.ts";
import { isHerd, isPlural, isPluralNoun, singularNoun } from "../tokens.ts";
import { MATERIALS } from "../words.ts";

/** “salt and pepper shakers” are two of them. */
const TWO_OF_THEM = /^\w+ and \w+ \w+s$/;

/** Tells a draft what it is. */
export function nameDraft(draft: Draft, head: NounMatch): void {
  const isCrowd = head.crowd > 1;
  draft.grammar = head.grammar;
  draft.via = isCrowd ? "" : head.via;
  draft.kinds = head.kinds;
  draft.noun = isCrowd && head.grammar ? head.grammar.id : head.said;
  draft.asked = isCrowd && head.grammar ? head.grammar.id : head.noun;
  draft.isPlural = (head.noun !== head.said && isPluralNoun(head.said)) || isHerd(head.said, draft.words);
  if (isCrowd) draft.count ??= head.crowd;
  else if (TWO_OF_THEM.test(head.said) && isPluralNoun(head.said)) draft.count ??= 2;
}

const LONGEST_NOUN = 40;

/** What nobody knows is called by all its words. */
export function nameUnknown(draft: Draft, words: readonly string[]): void {
  draft.noun = words.join(" ").slice(0, LONGEST_NOUN).trim();
  draft.asked = isImpossible(draft.noun) ? draft.noun.replaceAll("-", " ") : singularNoun(draft.noun);
  draft.isPlural = isPlural(words.at(-1) ?? "");
}

/** What there is no form for, though its words are known; its kinds stay. */
export function nameMissing(draft: Draft, noun: string): void {
  draft.grammar = null;
  draft.via = "";
  draft.noun = noun;
  draft.asked = noun;
}

/** “wooden chair” may be a chair's own word, and says what it is made of; “ice cream” says nothing of ice. */
export function substanceIn({ said, grammar }: NounMatch, finder: NounFinder): string[] {
  const [first, ...others] = said.split(" ");
  const isSame = () => finder.all(others).some((match) => match.grammar === grammar && match.to === others.length && match.from === 0);
  return others.length > 0 && first !== "ice" && MATERIALS.has(first) && !isTraitWord(grammar, first) && grammar && isSame() ? [first] : [];
}

/** A word that names the same form once more. */
export function isSameForm(word: string, { grammar, kinds }: Pick<NounMatch, "grammar" | "kinds">, finder: NounFinder): boolean {
  const found = finder.all([word]).at(0);
  return found?.grammar != null && (found.grammar === grammar || (isOfFamily(kinds, "bottle") && isOfFamily(found.kinds, "bottle")));
}
