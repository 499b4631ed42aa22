import type { Instant } from "@blenda/domain/shared/time";
import type { MediaRole } from "@blenda/domain/teaching/constants";
import type { Selectable } from "kysely";
import { letGoFiles } from "../authoring/port.ts";
import { anyOf } from "../platform/database/any-of.ts";
import type { Database, Db, Tx } from "../platform/database/db.ts";
import type { Services } from "../platform/requests/procedure.ts";

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
  const rows = await db.selectFrom("files").select(["id", "name", "bytes"]).where("id", "=", anyOf(ids)).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Reads a file once, whoever has it: one that was read already stays as it is. */
export async function queueMedia(
  tx: Tx,
  { jobs }: { jobs: Pick<Services["jobs"], "enqueue"> },
  fileId: string,
  role: MediaRole,
): Promise<void> {
  const fresh = await tx
    .insertInto("lessonMedia")
    .values({ fileId, role, state: "waiting" })
    .onConflict((c) => c.doNothing())
    .returning("fileId")
    .executeTakeFirst();
  if (fresh) await jobs.enqueue(tx, READ_MEDIA, { fileId });
}

/** Files that no course and no draft has any more go, with what was made of them. */
export async function releaseFiles(tx: Tx, ids: readonly (string | null)[], at: Instant): Promise<void> {
  const own = ids.filter((id) => id !== null);
  if (own.length === 0) return;
  const made = [...(await mediaOf(tx, own)).values()].flatMap(({ previewFileId, posterFileId }) => [previewFileId, posterFileId]);
  await letGoFiles(tx, own, at);
  await letGoFiles(
    tx,
    made.filter((id) => id !== null),
    at,
  );
}
