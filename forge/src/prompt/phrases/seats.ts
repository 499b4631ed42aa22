import type { Grammar } from "../../grammars/grammar.ts";
import type { Draft } from "../draft.ts";
import { isOfFamily } from "../nouns.ts";
import type { Relation } from "../relations.ts";

const RIDDEN = [
  "horse",
  "donkey",
  "camel",
  "elephant",
  "unicorn",
  "dragon",
  "zebra",
  "llama",
  "motorcycle",
  "bicycle",
  "scooter",
  "tricycle",
];
const SEATS = ["seat", "chair", "bench", "sofa", "throne", "armchair", "stool", "wheelchair"];
const STANCES = "standing walking running waving sitting riding sleeping lying fighting dancing jumping kneeling flying".split(" ");

/** Whoever is on a horse rides it and whoever is on a chair sits, if nothing else was said and the form can. */
export function stanceOn(
  draft: Draft,
  { traits = {} }: Grammar,
  said: ReadonlyMap<string, unknown>,
  relations: readonly { thing: Draft; kind: Relation; to: Draft }[],
): string | null {
  if (!("riding" in traits) || STANCES.some((stance) => stance !== "sitting" && said.has(stance))) return null;
  const seat = relations.find(({ thing, kind }) => thing === draft && (kind === "on" || kind === "in"))?.to;
  if (!seat) return null;
  if (isOfFamily(seat.kinds, ...RIDDEN)) return "riding";
  return isOfFamily(seat.kinds, ...SEATS) ? "seated" : null;
}
