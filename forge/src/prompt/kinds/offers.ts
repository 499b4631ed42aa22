import type { Forms } from "../../forms.ts";
import type { Grammar } from "../../grammar/grammar.ts";
import { rankedByMeaning } from "../meaning.ts";
import { nameOf } from "../names.ts";
import type { NounFinder } from "../nouns.ts";
import { below, type Kind, madeAs, reallyAbove } from "./kind-table.ts";

/** A form that may be made in place of what was asked for. */
export interface Offer {
  grammar: Grammar;
  /** What people call it: “superhero” of the person in a cape. */
  name: string;
}

const MOST_OFFERS = 3;
/** Below this, the nearest meaning of all forms is only the least wrong one. */
const CLOSE_ENOUGH = 0.45;
/** Beside what it is called after, others must be nearer still. */
const CLOSE_TO_ITS_NAME = 0.6;

/** What may be made in place of a noun without a form: what it is called after, the nearest of its own family, or what means almost the same. */
export async function offersFor(noun: string, kinds: readonly Kind[], finder: NounFinder, forms: Forms): Promise<Offer[]> {
  const meant = kinds.length === 0 ? finder.spelledLike(noun) : null;
  if (meant) return [meant];
  const first = new Map<Grammar, string>();
  for (const { grammar, via } of kinds
    .flatMap(madeAs)
    .flatMap(namesakesOf)
    .map((kind) => finder.madeAs([kind])))
    if (grammar && !first.has(grammar)) first.set(grammar, nameOf(grammar, via));
  const { members, isLoose } = kinds.length === 0 ? { members: forms.grammars, isLoose: true } : nearestFamily(kinds, finder);
  // A table lamp is no table, and a rice cooker no rice.
  const isForIt = ({ id, nouns }: Grammar) => [id, ...nouns].some((word) => noun.startsWith(`${word} `));
  const others = members.filter((grammar) => !first.has(grammar) && !grammar.isNeverOffered && !isForIt(grammar));
  // The model of meaning has read English; of other writing it knows nothing.
  const isRanked = /^[a-z0-9' -]+$/.test(noun) && others.length > (isLoose ? 0 : 1);
  const ranked = isRanked ? await rankedByMeaning(noun, others, forms.meanings) : others.map((grammar) => ({ grammar, likeness: 0 }));
  const least = first.size > 0 ? CLOSE_TO_ITS_NAME : isLoose ? CLOSE_ENOUGH : -1;
  const near = ranked.filter(({ likeness }) => likeness >= least);
  return [...first, ...near.map(({ grammar }) => [grammar, nameOf(grammar)] as const)]
    .slice(0, MOST_OFFERS)
    .map(([grammar, name]) => ({ grammar, name }));
}

/** A rocking chair is called after a chair, a zebra stands by the horse; a table lamp is no table. */
function namesakesOf({ names, parents }: Kind): Kind[] {
  const byName = parents.filter(({ isByNameOnly }) => isByNameOnly).map(({ kind }) => kind);
  return byName.filter((after) => !after.names.some((first) => names.some((name) => name.startsWith(first))));
}

/** The forms under the nearest kind above that has any; those whose members are alike go before the loose ones. */
function nearestFamily(kinds: readonly Kind[], finder: NounFinder): { members: Grammar[]; isLoose: boolean } {
  for (const isLoose of [false, true])
    for (const kind of kinds.flatMap(reallyAbove).filter((each) => each.isLoose === isLoose)) {
      const family = below(kind);
      const forms = family.flatMap(({ names }) => names.flatMap((name) => finder.own(name) ?? []));
      const members = [...new Set(forms)].filter(({ id }) => isMember(finder.kindsNamed(id), family));
      if (members.length > 0) return { members, isLoose };
    }
  return { members: [], isLoose: true };
}

/** A pistol may be called a colt, and is no horse. */
function isMember(own: readonly Kind[], family: readonly Kind[]): boolean {
  return own.length === 0 || own.some((kind) => family.includes(kind));
}
