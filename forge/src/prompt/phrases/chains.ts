import type { Draft } from "../draft.ts";
import { isOfFamily } from "../nouns.ts";
import type { Opener, Relation } from "../relations.ts";

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

/** Who plays the piano sits by it. */
export const heldOrBeside = (opener: Opener, { kinds }: Draft): Opener =>
  opener === "holding" && isOfFamily(kinds, ...TOO_BIG_TO_HOLD) ? "beside" : opener;
