import type { Grammar } from "../../grammars/grammar.ts";
import { rankedByMeaning } from "../meaning.ts";
import type { NounFinder } from "../nouns.ts";
import { above, below, type Kind, kindsNamed } from "./kind-table.ts";

const MOST_OFFERS = 3;
/** Below this, the nearest meaning of all forms is only the least wrong one. */
const CLOSE_ENOUGH = 0.45;
/** The abstract sculpture is like everything and nothing. */
const NEVER_OFFERED = "knot";
/** A family of everything is none. */
const WIDEST_FAMILY = 60;

/** What may be made in place of a noun without a form: what it is called after, the nearest of its own family, or what means almost the same. */
export async function offersFor(
  noun: string,
  kinds: readonly Kind[],
  finder: NounFinder,
  grammars: readonly Grammar[],
): Promise<Grammar[]> {
  // The model of meaning has read English; of other writing it knows nothing.
  const isRanked = /^[a-z0-9' -]+$/.test(noun);
  if (kinds.length === 0) return isRanked ? nearestOfAll(noun, grammars) : [];
  const namesakes = kinds.flatMap(namesakesOf).map((kind) => finder.madeAs([kind]).grammar);
  const first = [...new Set(namesakes.filter((grammar) => grammar !== null))].slice(0, MOST_OFFERS);
  const family = nearestFamily(kinds, finder).filter((grammar) => !first.includes(grammar));
  const needed = MOST_OFFERS - first.length;
  if (needed === 0 || family.length <= 1 || !isRanked) return [...first, ...family.slice(0, needed)];
  const ranked = await rankedByMeaning(noun, family);
  return [...first, ...ranked.slice(0, needed).map(({ grammar }) => grammar)];
}

/** A rocking chair is called after a chair, a zebra stands by the horse; a monkey has nothing of a key. */
function namesakesOf({ names, parents }: Kind): Kind[] {
  const byName = parents.filter(({ isByNameOnly }) => isByNameOnly);
  return names[0].includes(" ") || byName.length === parents.length ? byName.map(({ kind }) => kind) : [];
}

async function nearestOfAll(noun: string, grammars: readonly Grammar[]): Promise<Grammar[]> {
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
      const family = below(each);
      const members = new Set(
        family.flatMap(({ names }) => names.flatMap((name) => finder.own(name) ?? [])).filter((form) => isMember(form, family)),
      );
      members.delete(finder.own(NEVER_OFFERED) as Grammar);
      if (members.size > 0) return [...members].slice(0, WIDEST_FAMILY);
    }
  return [];
}

/** A pistol may be called a colt, and is no horse. */
function isMember({ id }: Grammar, family: readonly Kind[]): boolean {
  const own = kindsNamed(id);
  return own.length === 0 || own.some((kind) => family.includes(kind));
}
