import { CONTAINERS, isOnlyPart, isPlace } from "../belonging.ts";
import type { Clause } from "../clauses.ts";
import { type Draft, isLookWord, unknownWords } from "../draft.ts";
import { isTraitWord } from "../form.ts";
import { isOfFamily, type NounMatch } from "../nouns.ts";
import { namedPart } from "../parts.ts";
import { isPrint } from "../phrases/prints.ts";
import { isBelonging, isPlacing, type Relation } from "../relations.ts";
import { isPluralNoun } from "../tokens.ts";
import { COUNTS } from "../words.ts";

/** Inside “with lights and a star”: what they are with, and how. */
export interface Listing {
  owner: Draft;
  kind: Exclude<Relation, "stack of">;
}

/** Named after substances, and things in a list of things. */
const RAW_THINGS = new Set(["rock", "stone", "crystal", "bone", "log", "diamond"]);

/** Where a clause stands: after which thing, inside which listing, in a list of things or in a sentence. */
interface Where {
  last: Draft;
  listing: Listing | null;
  isList: boolean;
}

/** “… and a dragon” is another thing; “… and vented sides” says more about the crate. */
export function isNewThing({ opener, words }: Clause, head: NounMatch | undefined, { last, listing, isList }: Where): boolean {
  const isListed = isBelonging(opener) || (listing !== null && opener === "and");
  const owner = isListed && listing && !isBelonging(opener) ? listing.owner : last;
  const part = namedPart(owner.grammar, words);
  const isCounted = words.some((word) => word === "a" || word === "an" || COUNTS.has(word) || /^\d+$/.test(word));
  if (!head) return opener === "and" && !isListed && !part && isCounted && unknownWords(words).length > 0;
  const isRaw =
    RAW_THINGS.has(head.said) && head.grammar !== null && (isList || head.said === "rock") && words.every((word) => isLookWord(word));
  if (isRaw && opener === "and" && !isListed) return true;
  // “crate, glowing lights” has its lights on it; “a crate and a light” are two things.
  if (part && (isListed || (opener === "and" && part.isLight && !isCounted))) return false;
  if (isListed && (isTraitWord(owner.grammar, head.said) || (opener !== "full of" && isPrint(head, owner, isCounted)))) return false;
  if (isListed && isOnlyPart(head, owner, isBelonging(opener) ? opener : (listing?.kind ?? "with"))) return false;
  // “a cactus in a pot” brings its pot along, and a potion its bottle.
  if (opener === "in" && part && isOfFamily(head.kinds, ...CONTAINERS)) return false;
  if (opener === "in" && isOfFamily(owner.kinds, "bottle") && isOfFamily(head.kinds, "bottle")) return false;
  // “a sword with a glowing blade” is one sword.
  if (isListed && head.grammar && head.grammar === owner.grammar && head.said !== owner.noun && !isPluralNoun(head.said)) return false;
  // “a chair, orange” is an orange chair.
  if (isLookWord(head.said) && !isCounted && !isPlacing(opener)) return false;
  return !isPlace(opener, head, last, words);
}
