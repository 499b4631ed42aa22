import { addDays } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { UPLOADS } from "@blenda/domain/uploads/constants";
import type { OpenUpload, Quota } from "@blenda/domain/uploads/model";
import { type Insertable, type Selectable, sql } from "kysely";
import { anyOf } from "../platform/database/any-of.ts";
import type { Database, Db, Tx } from "../platform/database/db.ts";
import { fileRow } from "../platform/sql.ts";

export type UploadRow = Selectable<Database["uploads"]>;

/** Their bytes count towards the quota: not yet a file, and not given up. */
const OPEN = ["receiving", "checking", "ready"] as const;

export const expiry = (at: Instant): Instant => addDays(at, UPLOADS.KEPT_DAYS);

/** Bytes a person keeps as files, and those announced besides. */
export async function usageOf(db: Db, userId: string): Promise<Omit<Quota, "quotaBytes">> {
  const { rows } = await sql<Omit<Quota, "quotaBytes">>`
    select (select coalesce(sum(f.bytes), 0)::bigint from ${fileRow("f")} where f.owner_id = ${userId}) as used_bytes,
      coalesce(sum(u.bytes), 0)::bigint as announced_bytes, count(*) as open
    from uploads u where u.user_id = ${userId} and u.state in ('receiving', 'checking', 'ready')`.execute(db);
  return rows[0] ?? { usedBytes: 0, announcedBytes: 0, open: 0 };
}

export async function addUpload(tx: Tx, upload: Insertable<Database["uploads"]>): Promise<void> {
  await tx.insertInto("uploads").values(upload).execute();
}

/** Upload of this account. One that was given up or expired belongs to no account any more. */
export const findOwn = (db: Db, userId: string, id: string, at: Instant): Promise<UploadRow | undefined> =>
  db.selectFrom("uploads").selectAll().where("id", "=", id).where("userId", "=", userId).where("expiresAt", ">", at).executeTakeFirst();

export const findUpload = (db: Db, id: string): Promise<UploadRow | undefined> =>
  db.selectFrom("uploads").selectAll().where("id", "=", id).executeTakeFirst();

interface UploadQuestion {
  userId: string;
  purpose: OpenUpload["purpose"];
  targetId: string | undefined;
  at: Instant;
}

export async function openUploads(db: Db, { userId, purpose, targetId, at }: UploadQuestion): Promise<OpenUpload[]> {
  const rows = await db
    .selectFrom("uploads")
    .select([
      "id",
      "purpose",
      "targetId",
      "name",
      "folder",
      "bytes",
      "received",
      "refusal",
      "fingerprint",
      "fileId",
      "updatedAt",
      "expiresAt",
    ])
    .select((eb) => eb.ref("state").$castTo<OpenUpload["state"]>().as("state"))
    .where("userId", "=", userId)
    .where("state", "<>", "taken")
    .where("purpose", "=", purpose)
    .$if(targetId !== undefined, (q) => q.where("targetId", "=", targetId ?? null))
    .where("expiresAt", ">", at)
    .orderBy("createdAt")
    .orderBy("id")
    .limit(2 * UPLOADS.MOST_OPEN)
    .execute();
  return rows;
}

/** How far a piece brought it. A later look never takes it back. */
export async function noteReceived(db: Db, id: string, received: number, at: Instant): Promise<void> {
  await db
    .updateTable("uploads")
    .set({ received: sql`greatest(received, least(${received}::bigint, bytes))`, updatedAt: at, expiresAt: expiry(at) })
    .where("id", "=", id)
    .where("state", "=", "receiving")
    .execute();
}

/** Moves it on, if it is where the caller believes it is. */
export async function moveUpload(
  tx: Tx,
  { id, from, set }: { id: string; from: UploadRow["state"]; set: Partial<UploadRow> },
): Promise<UploadRow | undefined> {
  return tx.updateTable("uploads").set(set).where("id", "=", id).where("state", "=", from).returningAll().executeTakeFirst();
}

/** From now on it is over and without an owner; its body is removed by the caller, or by the tidying. */
export async function giveUp(tx: Tx, userId: string, at: Instant, id?: string): Promise<UploadRow[]> {
  return tx
    .updateTable("uploads")
    .set({ userId: null, name: "", folder: "", fingerprint: "", targetId: null, expiresAt: at, updatedAt: at })
    .where("userId", "=", userId)
    .$if(id !== undefined, (q) => q.where("id", "=", id ?? "").where("state", "in", [...OPEN, "refused"]))
    .returningAll()
    .execute();
}

const AT_A_TIME = 200;

export const expiredUploads = (db: Db, at: Instant): Promise<UploadRow[]> =>
  db.selectFrom("uploads").selectAll().where("expiresAt", "<=", at).orderBy("expiresAt").limit(AT_A_TIME).execute();

/** Each is found once: it counts as looked at from now on. */
export const stuckInCheck = (tx: Tx, before: Instant, at: Instant): Promise<UploadRow[]> =>
  tx
    .updateTable("uploads")
    .set({ updatedAt: at })
    .where("state", "=", "checking")
    .where("userId", "is not", null)
    .where("updatedAt", "<", before)
    .returningAll()
    .execute();

export async function existingUploads(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("uploads").select("id").where("id", "=", anyOf(ids)).execute();
  return rows.map(({ id }) => id);
}

export async function forgetUpload(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("uploads").where("id", "=", id).execute();
}

/** What its owner may ask for: which files they sent, and what became of them. */
export const uploadsOf = (db: Db, userId: string) =>
  db
    .selectFrom("uploads")
    .select(["name", "folder", "purpose", "bytes", "received", "state", "refusal", "createdAt", "expiresAt"])
    .where("userId", "=", userId)
    .orderBy("createdAt")
    .execute();
