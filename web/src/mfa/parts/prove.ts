import type { Refused } from "../../lib/calls/call.ts";

/**
 * Has a person confirm who they are before something delicate. The screen around brings it; `onUnproven` is told what went wrong,
 * and true means that the act will be tried again after the proof.
 */
export type ProofRunner = (act: (onUnproven: (error: Error) => boolean) => void) => void;

/** A planned refusal explains itself; for anything else the specification has a sentence for each act (spec 2 §8). */
export const sentenceFor = (error: Error, unplanned: string): string =>
  "status" in error && Number((error as Refused).status) < 500 ? error.message : unplanned;
