import { workReleased } from "@blenda/domain/system/events";
import { emit } from "../platform/events/outbox.ts";
import { lockFailedJob } from "../platform/jobs/queue-states.ts";
import { audit } from "../platform/requests/audit.ts";
import { system } from "./procedures.ts";
import { queuesOf } from "./queues.ts";

export const retryJob = system.retryJob.handler(async ({ input: { id }, context, errors }) => {
  await context.transaction(async (tx) => {
    const job = await lockFailedJob(tx, id);
    if (!job) throw errors.SYSTEM_JOB_NOT_FAILED();
    await context.jobs.retry(tx, job.queue, id);
    await emit(tx, workReleased({}));
    const done = { before: { state: "failed", attempts: job.attempts }, after: { state: "retry", attempts: job.attempts } };
    await audit(tx, context, { action: "system.retryJob", target: { kind: "job", id: `${job.queue} ${id}` }, ...done });
  });
  return queuesOf(context);
});
