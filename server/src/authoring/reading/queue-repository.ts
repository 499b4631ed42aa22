import { READING, type ReadStep } from "@blenda/domain/authoring/constants";
import { addMinutes } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { type Selectable, sql } from "kysely";
import { advisoryLock } from "../../platform/database/advisory-lock.ts";
import type { Database, Db, Tx } from "../../platform/database/db.ts";
import { jsonb } from "../../platform/events/outbox.ts";
import { READERS } from "../../platform/files/upload-queues.ts";
import type { MeasuredFile } from "./read-file.ts";

export type QueuedFile = Selectable<Database["draftFiles"]>;

const leaseFrom = (now: Instant): Instant => addMinutes(now, READING.LEASE_SECONDS / 60);

/** Whether there is anything to do: a file that waits, or one whose process is gone. */
export async function hasWork(db: Db, now: Instant): Promise<boolean> {
  const { rows } = await sql`select from draft_files where state in ('waiting', 'reading')
    and (state = 'waiting' and (retry_at is null or retry_at <= ${now}) or lease_until < ${now}) limit 1`.execute(db);
  return rows.length > 0;
}

/** Since when a file of a draft, read as `f`, waits in line: since it came, or since its latest pause ended. */
const waitsSince = sql`coalesce(f.retry_at, f.created_at)`;

/**
 * The line of files that wait, each with its place: everybody has a turn before anybody has another, those being read counted; within a
 * turn small files come first, until a large one has waited long.
 */
const lineAt = (
  now: Instant,
) => sql`busy as (select d.creator_id, count(*) as files from draft_files f join product_drafts d on d.id = f.draft_id
    where f.state = 'reading' group by 1),
  turns as (select f.id, f.draft_id, f.number, x.bytes, ${waitsSince} <= ${addMinutes(now, -READING.LARGE_WAITS_MINUTES)} as is_old,
    coalesce(b.files, 0) + row_number() over (partition by d.creator_id order by x.bytes, f.number) as turn
    from draft_files f join product_drafts d on d.id = f.draft_id join files x on x.id = f.file_id
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
export async function takeNext(tx: Tx, worker: string, now: Instant): Promise<QueuedFile | undefined> {
  await advisoryLock(tx, "authoring reading");
  const { rows } = await sql<{ id: string }>`with ${lineAt(now)}
    select id from line where (select coalesce(sum(files), 0) from busy) < ${READERS} order by place limit 1`.execute(tx);
  const [next] = rows;
  if (!next) return undefined;
  return tx
    .updateTable("draftFiles")
    .set({ state: "reading", worker, leaseUntil: leaseFrom(now), starts: sql`starts + 1`, step: "fetch", percent: 0 })
    .where("id", "=", next.id)
    .where("state", "=", "waiting")
    .returningAll()
    .executeTakeFirst();
}

/** Whether the file is still the worker's; it is heard of for another while. */
export async function beat(db: Db, worker: string, now: Instant): Promise<boolean> {
  const row = await db
    .updateTable("draftFiles")
    .set({ leaseUntil: leaseFrom(now) })
    .where("worker", "=", worker)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

interface Noted {
  step: ReadStep;
  percent: number;
  measured?: MeasuredFile | undefined;
}

/** Only ever forward. What was measured is shown while pictures are still drawn. */
export async function noteProgress(tx: Tx, worker: string, { step, percent, measured }: Noted): Promise<boolean> {
  const known = measured && { ...measured, facts: measured.facts && jsonb(measured.facts), findings: jsonb(measured.findings) };
  const row = await tx
    .updateTable("draftFiles")
    .set({ ...known, step, percent: sql`greatest(percent, ${percent}::int)` })
    .where("worker", "=", worker)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** The draft of the file a worker holds: held itself before its file is, as everybody who changes a draft does. */
export const draftOfWorker = (db: Db, worker: string) =>
  db.selectFrom("draftFiles").select(["id", "draftId"]).where("worker", "=", worker).executeTakeFirst();

/** Waits again in its old place. A stop that was planned is not counted as a start. */
export async function putBack(tx: Tx, worker: string, isCounted: boolean): Promise<void> {
  await tx
    .updateTable("draftFiles")
    .set({ state: "waiting", worker: null, leaseUntil: null, step: null, percent: 0, starts: isCounted ? sql`starts` : sql`starts - 1` })
    .where("worker", "=", worker)
    .execute();
}

/** Waits again, after a pause: our reader was too busy, so it is counted apart. */
export async function putOff(tx: Tx, worker: string, now: Instant): Promise<void> {
  await tx
    .updateTable("draftFiles")
    .set({ state: "waiting", worker: null, leaseUntil: null, step: null, percent: 0, starts: sql`starts - 1`, stalls: sql`stalls + 1` })
    .set({ retryAt: addMinutes(now, READING.PAUSE_MINUTES) })
    .where("worker", "=", worker)
    .execute();
  await noteTimeout(tx, now);
}

/** For whoever watches our reader. */
export async function noteTimeout(tx: Tx, at: Instant): Promise<void> {
  await tx.insertInto("readingTimeouts").values({ at }).execute();
}

/** One that nobody has been heard of for too long. */
export const findLapsed = (db: Db, now: Instant): Promise<QueuedFile | undefined> =>
  db
    .selectFrom("draftFiles")
    .selectAll()
    .where("state", "=", "reading")
    .where("leaseUntil", "<", now)
    .orderBy("number")
    .limit(1)
    .executeTakeFirst();
