import type { Kind } from "../prompt/kinds/kind-table.ts";
import { isOfFamily } from "../prompt/nouns.ts";
import type { ThingRelation } from "../prompt/understand.ts";
import type { Made } from "./compose.ts";
import { isAlive } from "./sitting.ts";

/** On these one stands as well as in them. */
const CLIMBED = ["tower", "castle", "lighthouse", "boat", "ship"];
const ROOMS: ReadonlySet<string> = new Set(["inside", "seat", "top"]);

/** `kinds`: what the one with the index `to` is a kind of. Nobody sees who is in a barn or a car that tells of no room: they stand before its door, and never on its roof. */
export function outOfDoors(relation: ThingRelation, made: readonly Made[], kinds: readonly Kind[]): ThingRelation {
  const [guest, host] = [made.at(relation.thing)?.things[0], made.at(relation.to)?.things[0]];
  if (relation.kind !== "in" || !guest || !host || !isAlive(guest) || host.sockets.some(({ name }) => ROOMS.has(name))) return relation;
  if (isOfFamily(kinds, ...CLIMBED)) return relation;
  if (isOfFamily(kinds, "building")) return { ...relation, kind: "in front of" };
  return isOfFamily(kinds, "vehicle") ? { ...relation, kind: "beside" } : relation;
}
