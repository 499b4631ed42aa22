import type { Grammar } from "../../grammar/grammar.ts";
import type { Draft } from "../draft.ts";
import { isOfFamily } from "../nouns.ts";
import type { Relation } from "../relations.ts";

const RIDDEN = ["animal", "creature", "dragon", "dinosaur", "unicorn", "motorcycle", "bicycle", "scooter", "tricycle", "broom"];
const SEATS = ["seat", "chair", "bench", "sofa", "throne", "armchair", "stool", "wheelchair"];
/** Somebody in one of these sits; how deep tells the thing. */
const BOARDED = ["boat", "kayak", "canoe", "rowing boat", "raft", "sled", "swing", "cart", "carriage", "go-kart", "tractor", "snowmobile"];
export const STANCES = "standing walking running waving sitting riding sleeping lying fighting dancing jumping kneeling flying".split(" ");

/** Whoever is on a horse rides it and whoever is on a chair sits, if nothing else was said and the form can. */
export function stanceOn(
  draft: Draft,
  { traits = {} }: Grammar,
  said: ReadonlyMap<string, unknown>,
  relations: readonly { thing: Draft; kind: Relation; to: Draft }[],
): string | null {
  const seat = relations.find(({ thing, kind }) => thing === draft && (kind === "on" || kind === "in"))?.to;
  // A witch who flies on a broom sits on it all the same.
  if (seat && "riding" in traits && isOfFamily(seat.kinds, "broom")) return "riding";
  if (STANCES.some((stance) => stance !== "sitting" && said.has(stance))) return null;
  const isRidden = seat !== undefined && isOfFamily(seat.kinds, ...RIDDEN);
  if (seat && !isRidden && "sitting" in traits && isOfFamily(seat.kinds, ...BOARDED)) return "sitting";
  if (!seat || !(isRidden || isOfFamily(seat.kinds, ...SEATS))) return null;
  if ("riding" in traits) return isRidden ? "riding" : "seated";
  // A bear on a motorcycle and a cat on a chair sit as animals do.
  return "sitting" in traits ? "sitting" : null;
}
