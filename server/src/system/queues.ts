import { redactText } from "@blenda/domain/shared/redact-text";
import { SYSTEM } from "@blenda/domain/system/constants";
import type { FailedJob, Queues } from "@blenda/domain/system/model";
import type { Db } from "../platform/database/db.ts";
import { type FailedJobRow, failedJobs, queueStates } from "../platform/jobs/queue-states.ts";

export async function queuesOf(db: Db): Promise<Queues> {
  const [queues, failed] = await Promise.all([queueStates(db), failedJobs(db, SYSTEM.SHOWN_FAILED_JOBS)]);
  return { queues, failed: failed.map(failedView) };
}

/** The data of a job may name people, and is not shown. */
function failedView({ id, queue, failedAt, attempts, output }: FailedJobRow): FailedJob {
  const { message } = (output ?? {}) as { message?: unknown };
  return { id, queue, failedAt, attempts, error: typeof message === "string" ? redactText(message) : "No reason was given." };
}
