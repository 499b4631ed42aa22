import type { RelationKind } from "../prompt/reading.ts";

/** Indices of understood things: a cat (thing) on (kind) a table (to); a robot (thing) holding (kind) a sword (to). */
export interface Relation {
  thing: number;
  kind: RelationKind;
  to: number;
}

/** In these the first thing is where the second one goes. */
const CARRIERS: ReadonlySet<RelationKind> = new Set(["holding", "wearing", "full of"]);

/** Which of the two is moved to the other. */
export const movedIn = ({ thing, kind, to }: Relation) =>
  CARRIERS.has(kind) ? { moved: to, anchor: thing } : { moved: thing, anchor: to };
