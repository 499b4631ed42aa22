import type { Instant } from "@blenda/domain/shared/time";
import type { Selectable } from "kysely";
import type { Database, Db, Tx } from "../../platform/database/db.ts";
import { forget } from "../../platform/files/files.ts";
import { fileRow } from "../../platform/sql.ts";

type ExportRow = Selectable<Database["dataExports"]>;
export type ListedExport = ExportRow & { bytes: number | null };

const listed = (db: Db) =>
  db.selectFrom("dataExports").leftJoin(fileRow("files"), "files.id", "dataExports.fileId").selectAll("dataExports").select("files.bytes");

/** Newest first; expired ones are as good as gone. */
export function exportsOf(db: Db, userId: string, now: Instant): Promise<ListedExport[]> {
  return listed(db)
    .where("userId", "=", userId)
    .where(({ or, eb }) => or([eb("expiresAt", "is", null), eb("expiresAt", ">", now)]))
    .orderBy("dataExports.createdAt", "desc")
    .limit(20)
    .execute();
}

export function findExport(db: Db, id: string): Promise<ExportRow | undefined> {
  return db.selectFrom("dataExports").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Answers whether it is new: one at a time is enough for an account. */
export async function addExport(tx: Tx, row: { id: string; userId: string; createdAt: Instant }): Promise<boolean> {
  const added = await tx
    .insertInto("dataExports")
    .values({ ...row, state: "waiting", progress: 0, fileId: null, expiresAt: null })
    .onConflict((c) => c.doNothing())
    .returning("id")
    .executeTakeFirst();
  return added !== undefined;
}

export async function moveExport(
  db: Db,
  id: string,
  move: Partial<Pick<ExportRow, "state" | "progress" | "fileId" | "expiresAt">>,
): Promise<void> {
  await db.updateTable("dataExports").set(move).where("id", "=", id).execute();
}

export async function expiredExports(db: Db, now: Instant): Promise<{ id: string; fileId: string | null; storageKey: string | null }[]> {
  return db
    .selectFrom("dataExports")
    .leftJoin(fileRow("files"), "files.id", "dataExports.fileId")
    .select(["dataExports.id", "dataExports.fileId", "files.storageKey"])
    .where("dataExports.expiresAt", "<=", now)
    .execute();
}

/** A crash may have taken the job with it; then the person may ask again. */
export async function failStuckExports(db: Db, before: Instant): Promise<void> {
  await db
    .updateTable("dataExports")
    .set({ state: "failed" })
    .where("state", "in", ["waiting", "building"])
    .where("createdAt", "<", before)
    .execute();
}

export async function removeExport(tx: Tx, { id, fileId }: { id: string; fileId: string | null }): Promise<void> {
  await tx.deleteFrom("dataExports").where("id", "=", id).execute();
  if (fileId) await forget(tx, [fileId]);
}

/** Archives made for them too. */
export function allFilesOf(db: Db, userId: string): Promise<{ storageKey: string }[]> {
  return db.selectFrom(fileRow("files")).select("storageKey").where("ownerId", "=", userId).execute();
}

/** Everything this person uploaded, except the archives made for them. */
export function filesOf(db: Db, userId: string): Promise<Selectable<Database["files"]>[]> {
  return db
    .selectFrom(fileRow("files"))
    .selectAll()
    .where("ownerId", "=", userId)
    .where("id", "not in", db.selectFrom("dataExports").select("fileId").where("fileId", "is not", null).$castTo<{ fileId: string }>())
    .orderBy("createdAt")
    .execute();
}
