import { generationMoved } from "@blenda/domain/generation/events";
import { isOver } from "@blenda/domain/generation/rules";
import { emit } from "../../platform/events/outbox.ts";
import { generation } from "../procedures.ts";
import { lockJob } from "../repository.ts";
import { clearJob } from "./picture-repository.ts";

/** What waits or runs is cancelled first; until then it is not here to be removed. */
export const remove = generation.remove.handler(async ({ input: { id }, context, errors }) => {
  const { user, storage, now } = context;
  const bodies = await context.transaction(async (tx) => {
    const job = await lockJob(tx, user.id, id);
    if (!job || !isOver(job.status)) throw errors.GENERATION_NOT_FOUND();
    await emit(tx, generationMoved({ jobId: id, userId: user.id }));
    return clearJob(tx, job, now());
  });
  for (const key of bodies) await storage.remove(key);
  return { id };
});
