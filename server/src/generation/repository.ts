import { JOBS, type JobFailure, type JobStatus } from "@blenda/domain/generation/constants";
import type { Instant } from "@blenda/domain/shared/time";
import { type Insertable, type Selectable, sql } from "kysely";
import type { Database, Db, Tx } from "../platform/database/db.ts";
import { jsonb } from "../platform/events/outbox.ts";

export type JobRow = Selectable<Database["generationJobs"]>;
export type PictureRow = Selectable<Database["generationPictures"]>;

export async function addJob(tx: Tx, { instead = [], ...job }: Insertable<Database["generationJobs"]>): Promise<void> {
  await tx
    .insertInto("generationJobs")
    .values({ ...job, instead: jsonb(instead) })
    .execute();
}

/** One of somebody's own; what was removed is gone. */
const ofOwner = (db: Db, userId: string) =>
  db.selectFrom("generationJobs").selectAll().where("userId", "=", userId).where("removedAt", "is", null);

export const findJob = (db: Db, userId: string, id: string): Promise<JobRow | undefined> =>
  ofOwner(db, userId).where("id", "=", id).executeTakeFirst();

/** The same, held until the transaction ends. */
export const lockJob = (tx: Tx, userId: string, id: string): Promise<JobRow | undefined> =>
  ofOwner(tx, userId).where("id", "=", id).forUpdate().executeTakeFirst();

interface JobSearch {
  search: string;
  /** The id of the last one seen. */
  after: string | null;
}

/** Newest first, one more than a page so that the end is known. */
export function listJobs(db: Db, userId: string, { search, after }: JobSearch): Promise<JobRow[]> {
  const words = search.trim().toLowerCase().split(/\s+/).filter(Boolean);
  let query = ofOwner(db, userId);
  for (const word of words) query = query.where(sql<boolean>`strpos(lower(prompt), ${word}) > 0`);
  if (after !== null)
    query = query.where("number", "<", ({ selectFrom }) =>
      selectFrom("generationJobs as seen").select("seen.number").where("seen.id", "=", after).where("seen.userId", "=", userId),
    );
  return query
    .orderBy("number", "desc")
    .limit(JOBS.PAGE + 1)
    .execute();
}

export interface JobFile {
  jobId: string;
  format: string;
  fileId: string;
  name: string;
  bytes: number;
}

export async function filesOfJobs(db: Db, ids: readonly string[]): Promise<JobFile[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom("generationFiles as g")
    .innerJoin("files as f", "f.id", "g.fileId")
    .select(["g.jobId", "g.format", "g.fileId", "f.name", "f.bytes"])
    .where("g.jobId", "=", sql<string>`any(${ids}::text[])`)
    .orderBy("g.jobId")
    .orderBy("g.position")
    .execute();
}

export async function lastStartOf(db: Db, userId: string): Promise<Instant | null> {
  const row = await db
    .selectFrom("generationJobs")
    .select("createdAt")
    .where("userId", "=", userId)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.createdAt ?? null;
}

/** Started since then, by one or by everybody. Fully refunded generations don't count. */
export async function countStarted(db: Db, since: Instant, userId?: string): Promise<number> {
  const query = db
    .selectFrom("generationJobs")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("createdAt", ">=", since)
    .where(sql<boolean>`returned < cost`);
  return (await (userId === undefined ? query : query.where("userId", "=", userId)).executeTakeFirstOrThrow()).count;
}

export async function countOngoing(db: Db, statuses: readonly JobStatus[]): Promise<number> {
  const query = db.selectFrom("generationJobs").select(({ fn }) => fn.countAll<number>().as("count"));
  return (await query.where("status", "in", statuses).executeTakeFirstOrThrow()).count;
}

/** The random start after every one that these words, or this picture, had before. */
export async function nextSeed(
  tx: Tx,
  { userId, prompt, imageFileId }: Pick<JobRow, "userId" | "prompt" | "imageFileId">,
): Promise<number> {
  const row = await tx
    .selectFrom("generationJobs")
    .select(({ fn }) => fn.max("seed").as("seed"))
    .where("userId", "=", userId)
    .where("prompt", "=", prompt)
    .where("imageFileId", "is not distinct from", imageFileId)
    .executeTakeFirst();
  return (row?.seed ?? 0) + 1;
}

/** How many wait up to and with this one. */
export async function positionOf(db: Db, number: number): Promise<number> {
  const query = db.selectFrom("generationJobs").select(({ fn }) => fn.countAll<number>().as("count"));
  return (await query.where("status", "=", "queued").where("number", "<=", number).executeTakeFirstOrThrow()).count;
}

const USUAL_OF = 20;

/** How long the last ones took, in the middle; null while there were none. */
export async function usualSeconds(db: Db): Promise<number | null> {
  const { rows } = await sql<{ seconds: number | null }>`
    select percentile_cont(0.5) within group (order by extract(epoch from finished_at - started_at)) as seconds from
      (select finished_at, started_at from generation_jobs where status = 'succeeded' and finished_at is not null
       order by finished_at desc limit ${sql.lit(USUAL_OF)}) as latest`.execute(db);
  return rows[0]?.seconds ?? null;
}

interface End {
  status: Extract<JobStatus, "succeeded" | "failed" | "cancelled" | "timed_out">;
  failure: JobFailure | null;
  returned: number;
  at: Instant;
}

/** Ends a job that the transaction holds. */
export async function endJob(tx: Tx, id: string, { at, ...end }: End): Promise<void> {
  await tx
    .updateTable("generationJobs")
    .set({ ...end, worker: null, leaseUntil: null, finishedAt: at })
    .where("id", "=", id)
    .execute();
}

export async function setDraft(tx: Tx, id: string, draftProductId: string): Promise<void> {
  await tx.updateTable("generationJobs").set({ draftProductId }).where("id", "=", id).execute();
}
