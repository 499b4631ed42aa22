import { ANIMATE } from "../belonging.ts";
import type { Draft } from "../draft.ts";
import { isOfFamily } from "../nouns.ts";
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

/** Who plays the piano sits by it. */
export const heldOrBeside = (opener: Opener, { kinds }: Draft): Opener =>
  opener === "holding" && isOfFamily(kinds, ...TOO_BIG_TO_HOLD) ? "beside" : opener;
