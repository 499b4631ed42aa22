import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import type { Db, Tx } from "../platform/db.ts";
import type { PictureRow } from "./repository.ts";

export async function addPicture(tx: Tx, picture: PictureRow): Promise<void> {
  await tx.insertInto("generationPictures").values(picture).execute();
}

export const findPicture = (db: Db, ownerId: string, fileId: string): Promise<PictureRow | undefined> =>
  db.selectFrom("generationPictures").selectAll().where("fileId", "=", fileId).where("ownerId", "=", ownerId).executeTakeFirst();

/** Rows of files nobody points at any more. Answers where their bodies lie. */
async function takeFiles(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const files = await tx.deleteFrom("files").where("id", "=", sql<string>`any(${ids}::text[])`).returning("storageKey").execute();
  return files.map(({ storageKey }) => storageKey);
}

/**
 * Takes a job out of its owner's history with everything made for it; its line stays, because the day's limits count it. What
 * became a product's is the product's. Answers where the bodies lie that are left.
 */
export async function clearJob(tx: Tx, id: string, now: Instant): Promise<string[]> {
  const made = await tx.deleteFrom("generationFiles").where("jobId", "=", id).returning("fileId").execute();
  const { rows } = await sql<{ posterFileId: string | null; imageFileId: string | null }>`
    update generation_jobs j set removed_at = ${now}, prompt = '', result = null, poster_file_id = null, model_file_id = null,
      image_file_id = null from generation_jobs before where j.id = ${id} and before.id = j.id
    returning before.poster_file_id, before.image_file_id`.execute(tx);
  const { posterFileId, imageFileId } = rows[0] ?? {};
  const ids = [...made.map(({ fileId }) => fileId), ...(posterFileId ? [posterFileId] : [])];
  const sold = await tx.selectFrom("productFiles").select("fileId").where("fileId", "=", sql<string>`any(${ids}::text[])`).execute();
  const unused = ids.filter((each) => !sold.some(({ fileId }) => fileId === each));
  const picture = imageFileId ? await takeUnusedPictures(tx, { fileId: imageFileId }) : [];
  return [...(await takeFiles(tx, unused)), ...picture];
}

/** Pictures of which nothing was made: one of them, or all that are old enough. */
export async function takeUnusedPictures(tx: Tx, which: { fileId: string } | { before: Instant }): Promise<string[]> {
  const unused = tx
    .deleteFrom("generationPictures as p")
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("generationJobs as j").select("j.id").whereRef("j.imageFileId", "=", "p.fileId"))),
    );
  const rows = "fileId" in which ? unused.where("p.fileId", "=", which.fileId) : unused.where("p.createdAt", "<", which.before);
  const taken = await rows.returning("p.fileId").execute();
  return takeFiles(
    tx,
    taken.map(({ fileId }) => fileId),
  );
}

/** Jobs that ended so long ago that nobody needs what they made, unless it became a product. */
export async function lockForgotten(tx: Tx, before: Instant, limit: number): Promise<{ id: string; userId: string }[]> {
  return tx
    .selectFrom("generationJobs")
    .select(["id", "userId"])
    .where("finishedAt", "<", before)
    .where("removedAt", "is", null)
    .where("draftProductId", "is", null)
    .orderBy("finishedAt")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}
