import { JOBS } from "@blenda/domain/generation/constants";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { advisoryLock } from "../../platform/database/advisory-lock.ts";
import type { Db, Tx } from "../../platform/database/db.ts";
import { leaseQueue } from "../../platform/jobs/lease-queue.ts";
import { countOngoing, type JobRow } from "../repository.ts";

const QUEUE = { table: "generationJobs", state: "status", waiting: "queued", held: "running", leaseSeconds: JOBS.LEASE_SECONDS };
export const jobQueue = leaseQueue<JobRow>(QUEUE);

interface DequeueLimits {
  /** The token of whoever takes it, made for this one time. */
  worker: string;
  maxConcurrent: number;
  now: Instant;
}

/** The job that has waited longest, if the house may do one more: counted over all processes. */
export async function dequeueJob(tx: Tx, { worker, maxConcurrent, now }: DequeueLimits): Promise<JobRow | undefined> {
  await advisoryLock(tx, "generation slots");
  if ((await countOngoing(tx, ["running"])) >= maxConcurrent) return undefined;
  const next = sql`select id from generation_jobs where status = 'queued' order by number limit 1 for update skip locked`;
  return jobQueue.dequeue(tx, next, worker, now, { startedAt: now });
}

/** Waits again, in its old place. A stop that was planned is not counted as a start. */
export const requeueJob = (tx: Tx, worker: string, isCounted: boolean): Promise<void> =>
  jobQueue.requeue(tx, worker, isCounted, { startedAt: null });

export async function rememberTask(db: Db, worker: string, providerTask: string): Promise<void> {
  await db.updateTable("generationJobs").set({ providerTask }).where("worker", "=", worker).where("status", "=", "running").execute();
}

/** Everything that waits or runs, in one order, held until the transaction ends. */
export const lockOngoing = (tx: Tx): Promise<JobRow[]> =>
  tx.selectFrom("generationJobs").selectAll().where("status", "in", ["queued", "running"]).orderBy("number").forUpdate().execute();
