import { redactText } from "@blenda/domain/shared/redaction/redact-text";
import { SYSTEM } from "@blenda/domain/system/constants";
import type { FailedJob, Queues } from "@blenda/domain/system/model";
import { type FailedJobRow, failedJobs, queueStates } from "../platform/jobs/queue-states.ts";
import type { Services } from "../platform/requests/procedure.ts";

/** Every queue of jobs, and what waits in tables of domains. */
export async function queuesOf({ db, now, overview }: Pick<Services, "db" | "now" | "overview">): Promise<Queues> {
  const lines = overview.lines.map(async ({ name, label, look }) => ({ name, label, ...(await look(db, now())) }));
  const [queues, failed, ...waiting] = await Promise.all([queueStates(db), failedJobs(db, SYSTEM.SHOWN_FAILED_JOBS), ...lines]);
  return { queues, lines: waiting, failed: failed.map(failedView) };
}

/** The data of a job may name people, and is not shown. */
function failedView({ id, queue, failedAt, attempts, output }: FailedJobRow): FailedJob {
  const { message } = (output ?? {}) as { message?: unknown };
  return { id, queue, failedAt, attempts, error: typeof message === "string" ? redactText(message) : "No reason was given." };
}
