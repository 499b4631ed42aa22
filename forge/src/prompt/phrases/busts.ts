import { isA } from "../../grammar/manner.ts";
import { ANIMATE } from "../belonging.ts";
import { type Draft, readAttributes } from "../draft.ts";
import { isTraitWord } from "../form.ts";
import { isOfFamily, type NounMatch } from "../nouns.ts";
import { nameDraft, nameMissing } from "../reader/naming.ts";

/** What a bust shows: `own` where the form of what is shown has a bust, `none` where it has not; null for people and for what is no body. */
export function bustOf({ grammar, kinds }: NounMatch): "own" | "none" | null {
  if (isTraitWord(grammar, "bust")) return "own";
  return isOfFamily(kinds, ...ANIMATE) && !isOfFamily(kinds, "person") && !isA(grammar, "person") ? "none" : null;
}

/** “a bust of a lion”. */
export const isBustOf = ({ grammar }: Draft, shown: NounMatch): boolean => isA(grammar, "bust") && bustOf(shown) !== null;

/** Names the draft after whom the bust shows; nobody gets a person's head in place of an eagle's. Hands back the words that say nothing. */
export function readBust(draft: Draft, shown: NounMatch, rest: readonly string[]): string[] {
  const left = readAttributes(draft, rest, { kind: "after" });
  if (bustOf(shown) === "none") nameMissing(draft, `${shown.noun} bust`);
  else {
    nameDraft(draft, shown);
    draft.words.push("bust");
  }
  return left;
}
