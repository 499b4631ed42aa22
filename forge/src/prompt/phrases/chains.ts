import { ANIMATE } from "../belonging.ts";
import type { Draft } from "../draft.ts";
import { isOfFamily, type NounFinder } from "../nouns.ts";
import { isBelonging, isPlacing, type Opener, type Relation } from "../relations.ts";

interface Related {
  thing: Draft;
  kind: Relation;
  to: Draft;
}

const CARRYING = ["table", "desk", "shelf", "nightstand", "workbench", "dresser"];
const STANDING = ["furniture", "person", "animal", "creature", "vehicle", "building", "plant", "robot"];
const TOO_BIG_TO_HOLD = ["keyboard instrument", "drum kit", "harp", "cello", "furniture", "vehicle", "building"];

/** “a bird in a cage on a table”: the cage is on it. “a lamp on a desk next to a laptop”: both are on the desk. */
export function chained(kind: Relation, place: Draft, before: Draft): Related {
  const isLaidThere = kind === "beside" && isOfFamily(before.kinds, ...CARRYING) && !isOfFamily(place.kinds, ...STANDING);
  return isLaidThere ? { thing: place, kind: "on", to: before } : { thing: before, kind, to: place };
}

/** What a further place is told of: not the lance but the knight who holds it, and not the knight but the horse. */
export function bearerOf(thing: Draft, relations: readonly Related[]): Draft {
  const [holder] = relations.flatMap((each) => (each.to === thing && isBelonging(each.kind) ? [each.thing] : []));
  const [place] = relations.flatMap((each) => (each.thing === thing && isPlacing(each.kind) ? [each.to] : []));
  const bearer = holder ?? place;
  // Each relation is gone along once: a circle of them ends.
  const others = relations.filter((each) => each.thing !== thing && each.to !== thing);
  return bearer ? bearerOf(bearer, others) : thing;
}

/** “a chef with a hat holding a pan”, “a knight on a horse holding a lance”: it is not the hat that holds it, nor the horse. */
export function whoCarries(last: Draft, drafts: readonly Draft[], relations: readonly Related[]): Draft {
  const somebody = drafts.filter(({ kinds }) => isOfFamily(kinds, ...ANIMATE));
  const rider = somebody.findLast((each) => relations.some(({ thing, kind, to }) => thing === each && to === last && isPlacing(kind)));
  return rider ?? (somebody.includes(last) ? last : somebody.at(-1)) ?? last;
}

const BACK = new Set("it its his her their them top the side sides back shoulder shoulders head roof".split(" "));
const OWN_BODY =
  /^(?:his|her|its|their) (?:\w+ )?(?:chest|belly|nose|neck|arm|arms|hand|hands|face|feet|foot|legs?|tail|ears?|wrist|forehead|antlers|horns)$/;

/** “on it”, “on his shoulder”, “on its nose”: of what was named before. */
export const looksBack = (words: readonly string[]) => words.every((word) => BACK.has(word)) || OWN_BODY.test(words.join(" "));

/** “a table with four chairs around it”: they are around the table. “A house and a tree beside it”: beside the house. */
export function turnBack(
  kind: Relation,
  relations: Related[],
  drafts: readonly Draft[],
  { listing, group }: { listing: { owner: Draft } | null; group: readonly Draft[] },
): void {
  const { owner } = listing ?? {};
  for (const relation of relations)
    if (relation.kind === "with" && relation.thing === owner)
      [relation.thing, relation.kind, relation.to] = [relation.to, kind, relation.thing];
  const [first, last] = [drafts[0], drafts.at(-1)];
  // Behind a princess on a horse is behind the horse.
  if (!owner && first && last && last !== first && group.includes(last))
    relations.push({ thing: last, kind, to: bearerOf(first, relations) });
}

const NEWCOMERS = new Set(["a", "an", "some", "two", "three", "four"]);

/** “on the table a vase”: the table that was named before, and what is there. */
export function placedAgain(
  words: readonly string[],
  finder: NounFinder,
  drafts: readonly Draft[],
): { place: Draft; rest: string[] } | null {
  const [first, ...others] = finder.all(words);
  if (!first || words[0] !== "the" || others.length === 0) return null;
  const place = drafts.find(({ noun, asked }) => noun === first.said || asked === first.noun);
  const rest = words.slice(first.to);
  return place && rest.some((word) => NEWCOMERS.has(word)) ? { place, rest } : null;
}

/** Who plays the piano sits by it. */
export const heldOrBeside = (opener: Opener, { kinds }: Draft): Opener =>
  opener === "holding" && isOfFamily(kinds, ...TOO_BIG_TO_HOLD) ? "beside" : opener;
