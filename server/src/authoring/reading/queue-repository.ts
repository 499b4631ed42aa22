import { READING, type ReadStep } from "@blenda/domain/authoring/constants";
import { addMinutes } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { type Selectable, sql } from "kysely";
import { advisoryLock } from "../../platform/database/advisory-lock.ts";
import type { Database, Db, Tx } from "../../platform/database/db.ts";
import { jsonb } from "../../platform/events/outbox.ts";
import { READERS } from "../../platform/files/upload-queues.ts";
import { leaseQueue } from "../../platform/jobs/lease-queue.ts";
import { fileRow } from "../../platform/sql.ts";
import type { MeasuredFile } from "./read-file.ts";

export type QueuedFile = Selectable<Database["draftFiles"]>;

const QUEUE = { table: "draftFiles", state: "state", waiting: "waiting", held: "reading", leaseSeconds: READING.LEASE_SECONDS };
export const fileQueue = leaseQueue<QueuedFile>(QUEUE);

/** Whether there is anything to do: a file that waits and whose pause is over, or one whose process is gone. */
export const hasWork = (db: Db, now: Instant): Promise<boolean> =>
  fileQueue.hasWork(db, now, sql`(retry_at is null or retry_at <= ${now})`);

/** Since when a file of a draft, read as `f`, waits in line: since it came, or since its latest pause ended. */
const waitsSince = sql`coalesce(f.retry_at, f.created_at)`;

/**
 * The line of files that wait, each with its place: every owner has a turn before any has another, those being read counted; within a
 * turn small files come first, until a large one has waited long.
 */
const lineAt = (
  now: Instant,
) => sql`busy as (select d.creator_id, count(*) as files from draft_files f join product_drafts d on d.id = f.draft_id
    where f.state = 'reading' group by 1),
  turns as (select f.id, f.draft_id, f.number, x.bytes, ${waitsSince} <= ${addMinutes(now, -READING.LARGE_WAITS_MINUTES)} as is_old,
    coalesce(b.files, 0) + row_number() over (partition by d.creator_id order by x.bytes, f.number) as turn
    from draft_files f join product_drafts d on d.id = f.draft_id join ${fileRow("x")} on x.id = f.file_id
    left join busy b on b.creator_id = d.creator_id
    where f.state = 'waiting' and (f.retry_at is null or f.retry_at <= ${now})),
  line as (select id, draft_id, row_number() over (order by turn, is_old desc, case when is_old then 0 else bytes end, number)::int as place
    from turns)`;

/** The places of a draft's files in line, by their ids: 1 is read next. */
export async function placesOf(db: Db, draftId: string, now: Instant): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; place: number }>`with ${lineAt(now)}
    select id, place from line where draft_id = ${draftId}`.execute(db);
  return new Map(rows.map(({ id, place }) => [id, place]));
}

/** The first in line, if there is a reader for it: so many at once over all processes, so that it never crowds anything out. */
export async function dequeueFile(tx: Tx, worker: string, now: Instant): Promise<QueuedFile | undefined> {
  await advisoryLock(tx, "authoring reading");
  const next = sql`with ${lineAt(now)}
    select id from line where (select coalesce(sum(files), 0) from busy) < ${READERS} order by place limit 1`;
  return fileQueue.dequeue(tx, next, worker, now, { step: "fetch", percent: 0 });
}

interface ReadProgress {
  step: ReadStep;
  percent: number;
  measured?: MeasuredFile | undefined;
}

/** What was measured is shown while pictures are still drawn. */
export function noteProgress(tx: Tx, worker: string, { step, percent, measured }: ReadProgress): Promise<boolean> {
  const known = measured && { ...measured, facts: measured.facts && jsonb(measured.facts), findings: jsonb(measured.findings) };
  return fileQueue.noteProgress(tx, worker, step, percent, known);
}

/** The draft of the file a worker holds: held itself before its file is, as everybody who changes a draft does. */
export const draftOfWorker = (db: Db, worker: string) =>
  db.selectFrom("draftFiles").select(["id", "draftId"]).where("worker", "=", worker).executeTakeFirst();

const BEGUN_ANEW = { step: null, percent: 0 };

/** Waits again in its old place. A stop that was planned is not counted as a start. */
export const requeueFile = (tx: Tx, worker: string, isCounted: boolean): Promise<void> =>
  fileQueue.requeue(tx, worker, isCounted, BEGUN_ANEW);

/** Waits again, after a pause: our reader was too busy, so it is counted apart. */
export async function postponeFile(tx: Tx, worker: string, now: Instant): Promise<void> {
  const pause = { stalls: sql`stalls + 1`, retryAt: addMinutes(now, READING.PAUSE_MINUTES) };
  await fileQueue.requeue(tx, worker, false, { ...BEGUN_ANEW, ...pause });
  await noteTimeout(tx, now);
}

/** For the alarm that watches our reader. */
export async function noteTimeout(tx: Tx, at: Instant): Promise<void> {
  await tx.insertInto("readingTimeouts").values({ at }).execute();
}
