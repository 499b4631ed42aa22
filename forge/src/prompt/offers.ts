import type { Grammar } from "../grammars/grammar.ts";
import { above, below, type Kind } from "./kinds/kind-table.ts";
import { rankedByMeaning } from "./meaning.ts";
import type { NounFinder } from "./nouns.ts";

const MOST_OFFERS = 3;
/** Below this, the nearest meaning of all forms is only the least wrong one. */
const CLOSE_ENOUGH = 0.45;
/** The abstract sculpture is like everything and nothing. */
const NEVER_OFFERED = "knot";
/** A family of everything is none. */
const WIDEST_FAMILY = 60;

/** What may be made in place of a noun without a form: the nearest of its own family; without one, what means almost the same. */
export async function offersFor(
  noun: string,
  kinds: readonly Kind[],
  finder: NounFinder,
  grammars: readonly Grammar[],
): Promise<Grammar[]> {
  const family = nearestFamily(kinds, finder);
  const isRanked = /^[a-z0-9' -]+$/.test(noun) && noun !== "";
  if (family.length > 0) {
    if (family.length === 1 || !isRanked) return family.slice(0, MOST_OFFERS);
    return (await rankedByMeaning(noun, family)).slice(0, MOST_OFFERS).map(({ grammar }) => grammar);
  }
  // The model of meaning has read English; of other writing it knows nothing.
  if (!isRanked || kinds.length > 0) return [];
  const ranked = await rankedByMeaning(noun, grammars);
  return ranked
    .filter(({ grammar, likeness }) => likeness >= CLOSE_ENOUGH && grammar.id !== NEVER_OFFERED)
    .slice(0, MOST_OFFERS)
    .map(({ grammar }) => grammar);
}

/** The forms under the nearest kind above that has any. */
function nearestFamily(kinds: readonly Kind[], finder: NounFinder): Grammar[] {
  for (const kind of kinds)
    for (const each of above(kind)) {
      const members = new Set(below(each).flatMap(({ names }) => names.flatMap((name) => finder.own(name) ?? [])));
      members.delete(finder.own(NEVER_OFFERED) as Grammar);
      if (members.size > 0) return [...members].slice(0, WIDEST_FAMILY);
    }
  return [];
}
