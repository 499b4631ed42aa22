import { READING, type ReadStep } from "@blenda/domain/authoring/constants";
import { addMinutes } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { type Selectable, sql } from "kysely";
import { advisoryLock } from "../../platform/database/advisory-lock.ts";
import type { Database, Db, Tx } from "../../platform/database/db.ts";
import { jsonb } from "../../platform/events/outbox.ts";
import type { MeasuredFile } from "./read-file.ts";

export type QueuedFile = Selectable<Database["draftFiles"]>;

const leaseFrom = (now: Instant): Instant => addMinutes(now, READING.LEASE_SECONDS / 60);

/** Whether there is anything to do: a file that waits, or one whose process is gone. */
export async function hasWork(db: Db, now: Instant): Promise<boolean> {
  const { rows } = await sql`select from draft_files where state in ('waiting', 'reading')
    and (state = 'waiting' or lease_until < ${now}) limit 1`.execute(db);
  return rows.length > 0;
}

/** The one that has waited longest, if none is being read: one at a time over all processes, so that it never crowds anything out. */
export async function takeNext(tx: Tx, worker: string, now: Instant): Promise<QueuedFile | undefined> {
  await advisoryLock(tx, "authoring reading");
  const busy = await tx.selectFrom("draftFiles").select("id").where("state", "=", "reading").limit(1).executeTakeFirst();
  if (busy) return undefined;
  const next = tx.selectFrom("draftFiles").select("id").where("state", "=", "waiting").orderBy("number").limit(1).forUpdate().skipLocked();
  return tx
    .updateTable("draftFiles")
    .set({ state: "reading", worker, leaseUntil: leaseFrom(now), starts: sql`starts + 1`, step: "fetch", percent: 0 })
    .where("id", "=", next)
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
