import type { Instant } from "@blenda/domain/shared/time";
import type { MediaRole } from "@blenda/domain/teaching/constants";
import { type Selectable, sql } from "kysely";
import { letGo } from "../drafts/left-files.ts";
import { anyOf } from "../platform/database/any-of.ts";
import type { Database, Db, Tx } from "../platform/database/db.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { fileRow } from "../platform/sql.ts";

export type MediaRow = Selectable<Database["lessonMedia"]>;
export const READ_MEDIA = "teaching.readMedia";

export async function mediaOf(db: Db, fileIds: readonly string[]): Promise<Map<string, MediaRow>> {
  if (fileIds.length === 0) return new Map();
  const rows = await db.selectFrom("lessonMedia").selectAll().where("fileId", "=", anyOf(fileIds)).execute();
  return new Map(rows.map((row) => [row.fileId, row]));
}

/** What files are called, and how large they are. */
export async function filesById(db: Db, ids: readonly string[]): Promise<Map<string, { id: string; name: string; bytes: number }>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom(fileRow("files")).select(["id", "name", "bytes"]).where("id", "=", anyOf(ids)).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

interface QueueServices {
  jobs: Pick<Services["jobs"], "enqueueAll">;
  now(): Instant;
}

/** Reads a file once for all who have it: one that was read already stays as it is. */
export async function queueMedia(tx: Tx, { jobs, now }: QueueServices, fileId: string, role: MediaRole): Promise<void> {
  const fresh = await tx
    .insertInto("lessonMedia")
    .values({ fileId, role, state: "waiting", queuedAt: now() })
    .onConflict((c) => c.doNothing())
    .returning("fileId")
    .executeTakeFirst();
  if (fresh) await jobs.enqueueAll(tx, READ_MEDIA, [{ data: { fileId }, priority: await turnOf(tx, fileId) }]);
}

/** More digits than the largest file's size has. */
const SIZES = 20;

/** A job's priority: every owner has a turn before any has another, and within a turn small files come first. */
async function turnOf(tx: Tx, fileId: string): Promise<number> {
  const { rows } = await sql<{ turn: number }>`
    select ((select count(*) from lesson_media m join ${fileRow("x")} on x.id = m.file_id
        where x.owner_id = f.owner_id and m.state in ('waiting', 'reading')) * ${SIZES} + length(f.bytes::text))::int as turn
    from ${fileRow("f")} where f.id = ${fileId}`.execute(tx);
  return -(rows[0]?.turn ?? 0);
}

/** Files that no course and no draft has any more go, with what was made of them. */
export async function releaseFiles(tx: Tx, ids: readonly (string | null)[], at: Instant): Promise<void> {
  const own = ids.filter((id) => id !== null);
  if (own.length === 0) return;
  const made = [...(await mediaOf(tx, own)).values()].flatMap(({ previewFileId, posterFileId }) => [previewFileId, posterFileId]);
  await letGo(tx, own, at);
  await letGo(
    tx,
    made.filter((id) => id !== null),
    at,
  );
}
