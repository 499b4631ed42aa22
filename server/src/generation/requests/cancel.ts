import { generationEnded } from "@blenda/domain/generation/events";
import { isOver, releasedOnCancel } from "@blenda/domain/generation/rules";
import { generationTexts } from "@blenda/domain/generation/texts";
import { emit } from "../../platform/events/outbox.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { releaseTokens } from "../../tokens/port.ts";
import { generation } from "../procedures.ts";
import { endJob, lockJob } from "../repository.ts";
import { viewJob } from "../results/job-view.ts";

/** The worker learns that the job is no longer its own, and stops. */
export const cancel = generation.cancel.handler(async ({ input: { id }, context, errors }) => {
  const { user, now } = context;
  await context.transaction(async (tx) => {
    const job = await lockJob(tx, user.id, id);
    if (!job) throw errors.GENERATION_NOT_FOUND();
    if (isOver(job.status)) throw errors.GENERATION_OVER();
    const at = now();
    const amount = releasedOnCancel(job.cost, job.status);
    const returned = await releaseTokens(tx, id, { amount, about: generationTexts.cancelled(amount), at });
    await endJob(tx, id, { status: "cancelled", failure: null, returned, at });
    await emit(tx, generationEnded({ jobId: id, userId: user.id, status: "cancelled", prompt: job.prompt }));
  });
  const job = await viewJob(context, user.id, id);
  if (!job) throw refusal("GENERATION_NOT_FOUND");
  return job;
});
