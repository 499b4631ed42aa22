import { JOBS, type StepId } from "@blenda/domain/generation/constants";
import { addMinutes } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { advisoryLock } from "../../platform/database/advisory-lock.ts";
import type { Db, Tx } from "../../platform/database/db.ts";
import { countOngoing, type JobRow } from "../repository.ts";

const leaseFrom = (now: Instant): Instant => addMinutes(now, JOBS.LEASE_SECONDS / 60);

/** Whether there is anything to do: a job that waits, or one whose process is gone. */
export async function hasWork(db: Db, now: Instant): Promise<boolean> {
  const { rows } = await sql`select from generation_jobs where status = 'queued'
    union all select from generation_jobs where status = 'running' and lease_until < ${now} limit 1`.execute(db);
  return rows.length > 0;
}

interface Taking {
  /** The word of whoever takes it, made for this one time. */
  worker: string;
  maxConcurrent: number;
  now: Instant;
}

/** The one that has waited longest, if the house may do one more: counted over all processes. */
export async function takeNext(tx: Tx, { worker, maxConcurrent, now }: Taking): Promise<JobRow | undefined> {
  await advisoryLock(tx, "generation slots");
  if ((await countOngoing(tx, ["running"])) >= maxConcurrent) return undefined;
  const next = await tx
    .selectFrom("generationJobs")
    .select("id")
    .where("status", "=", "queued")
    .orderBy("number")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!next) return undefined;
  return tx
    .updateTable("generationJobs")
    .set({ status: "running", worker, leaseUntil: leaseFrom(now), starts: sql`starts + 1`, startedAt: now })
    .where("id", "=", next.id)
    .returningAll()
    .executeTakeFirst();
}

/** Of these words, those whose job is still theirs; each is heard of for another while. */
export async function beat(db: Db, workers: readonly string[], now: Instant): Promise<Set<string>> {
  if (workers.length === 0) return new Set();
  const rows = await db
    .updateTable("generationJobs")
    .set({ leaseUntil: leaseFrom(now) })
    .where("worker", "=", sql<string>`any(${workers}::text[])`)
    .where("status", "=", "running")
    .returning("worker")
    .execute();
  return new Set(rows.map(({ worker }) => worker ?? ""));
}

/** The same question without touching anything. */
export async function stillTheirs(db: Db, workers: readonly string[]): Promise<Set<string>> {
  if (workers.length === 0) return new Set();
  const rows = await db
    .selectFrom("generationJobs")
    .select("worker")
    .where("status", "=", "running")
    .where("worker", "=", sql<string>`any(${workers}::text[])`)
    .execute();
  return new Set(rows.map(({ worker }) => worker ?? ""));
}

/** Only ever forward. Answers whether the job is still the worker's. */
export async function noteProgress(tx: Tx, worker: string, step: StepId, percent: number): Promise<boolean> {
  const row = await tx
    .updateTable("generationJobs")
    .set({ step, percent: sql`greatest(percent, ${percent}::int)` })
    .where("worker", "=", worker)
    .where("status", "=", "running")
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function rememberTask(db: Db, worker: string, providerTask: string): Promise<void> {
  await db.updateTable("generationJobs").set({ providerTask }).where("worker", "=", worker).where("status", "=", "running").execute();
}

/** The job this word still stands for, held until the transaction ends; nothing for whoever comes too late. */
export const lockOwn = (tx: Tx, worker: string): Promise<JobRow | undefined> =>
  tx.selectFrom("generationJobs").selectAll().where("worker", "=", worker).where("status", "=", "running").forUpdate().executeTakeFirst();

/** A running one nobody has heard of for too long. */
export const lockLapsed = (tx: Tx, now: Instant): Promise<JobRow | undefined> =>
  tx
    .selectFrom("generationJobs")
    .selectAll()
    .where("status", "=", "running")
    .where("leaseUntil", "<", now)
    .orderBy("number")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/** Waits again, in its old place. A stop that was planned is not counted as a start. */
export async function putBack(tx: Tx, id: string, isCounted: boolean): Promise<void> {
  await tx
    .updateTable("generationJobs")
    .set({ status: "queued", worker: null, leaseUntil: null, startedAt: null, starts: isCounted ? sql`starts` : sql`starts - 1` })
    .where("id", "=", id)
    .execute();
}

/** Everything that waits or runs, in one order, held until the transaction ends. */
export const lockOngoing = (tx: Tx): Promise<JobRow[]> =>
  tx.selectFrom("generationJobs").selectAll().where("status", "in", ["queued", "running"]).orderBy("number").forUpdate().execute();
