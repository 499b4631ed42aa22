import { tracking } from "../procedures.ts";
import { addSteps } from "./visit-repository.ts";

export const noteEvent = tracking.noteEvent.handler(async ({ input: { sessionId: id, step }, context: { db, now } }) => ({
  isNoted: await addSteps(db, { id, step, seenAt: now() }),
}));
