import { REFUNDS } from "@blenda/domain/refunds/constants";
import { isSilenceYes, type RefundEvent } from "@blenda/domain/refunds/rules";
import { addDays } from "@blenda/domain/shared/calendar";
import type { Tx } from "../platform/database/db.ts";
import type { Job } from "../platform/jobs/jobs.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { step } from "./decisions/step.ts";
import { restartAbandoned } from "./lists/sweep.ts";
import { payRefund } from "./money/pay.ts";
import { PAY_JOB } from "./money/pay-job.ts";
import { findCase, lockDue, type RefundRow } from "./repository.ts";
import { usageOf } from "./requests/judging.ts";
import { deleteUnsentReturning } from "./requests/picture-repository.ts";

/** Whoever had to answer did not: what was told beforehand happens now. */
async function passTime(services: Services): Promise<void> {
  await services.transaction(async (tx) => {
    for (const refund of await lockDue(tx, services.now())) {
      const event = await eventOf(tx, refund);
      if (event) await step(tx, services, refund, { event, by: "system", actorId: null });
    }
  });
}

async function eventOf(tx: Tx, refund: RefundRow): Promise<RefundEvent | null> {
  if (refund.status === "partial_offered") return "lapse";
  if (refund.status === "staff_review" || refund.status === "escalated") return "delayApproves";
  if (refund.status !== "creator_review") return null;
  const line = await findCase(tx, refund.buyerId, refund.lineId);
  return !line || isSilenceYes(usageOf(line)) ? "silenceApproves" : "silenceEscalates";
}

/** Pictures of requests that were never sent. */
async function removeUnsent(services: Services): Promise<void> {
  const bodies = await services.transaction((tx) => deleteUnsentReturning(tx, addDays(services.now(), -1)));
  for (const key of bodies) await services.storage.remove(key);
}

export const refundJobs: Job<Services>[] = [
  { name: PAY_JOB, retryLimit: REFUNDS.RETRIES, run: (services, data) => payRefund(services, (data as { id: string }).id) },
  { name: "refunds.passTime", cron: "*/10 * * * *", retryLimit: 1, run: passTime },
  { name: "refunds.restartAbandoned", cron: "*/10 * * * *", retryLimit: 1, run: restartAbandoned },
  { name: "refunds.removeUnsent", cron: "53 3 * * *", retryLimit: 1, run: removeUnsent },
];
