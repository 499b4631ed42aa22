import type { ThingRelation } from "../prompt/understand.ts";

/** In these the first thing is where the second one goes. */
const CARRIERS: ReadonlySet<ThingRelation["kind"]> = new Set(["holding", "wearing", "full of", "with"]);

/** Which of the two is moved to the other: a cat to the table it is on, a sword to the robot that holds it. */
export const movedIn = ({ thing, kind, to }: ThingRelation) =>
  CARRIERS.has(kind) ? { moved: to, anchor: thing } : { moved: thing, anchor: to };
