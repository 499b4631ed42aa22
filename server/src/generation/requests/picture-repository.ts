import type { Instant } from "@blenda/domain/shared/time";
import type { Db, Tx } from "../../platform/database/db.ts";
import { forget, forgetUnused } from "../../platform/files/files.ts";
import type { JobRow, PictureRow } from "../repository.ts";

export async function addPicture(tx: Tx, picture: PictureRow): Promise<void> {
  await tx.insertInto("generationPictures").values(picture).execute();
}

export const findPicture = (db: Db, ownerId: string, fileId: string): Promise<(PictureRow & { name: string }) | undefined> =>
  db
    .selectFrom("generationPictures as p")
    .innerJoin("files as f", "f.id", "p.fileId")
    .selectAll("p")
    .select("f.name")
    .where("p.fileId", "=", fileId)
    .where("p.ownerId", "=", ownerId)
    .executeTakeFirst();

type ClearedJob = Pick<JobRow, "id" | "posterFileId" | "imageFileId">;

/**
 * Takes a job out of its owner's history with everything made for it; its line stays, because the day's limits count it. What
 * became a product's is the product's. Answers where the bodies lie that are left.
 */
export async function clearJob(tx: Tx, { id, posterFileId, imageFileId }: ClearedJob, now: Instant): Promise<string[]> {
  const made = await tx.deleteFrom("generationFiles").where("jobId", "=", id).returning("fileId").execute();
  const nothing = { prompt: "", result: null, posterFileId: null, modelFileId: null, imageFileId: null, pictureName: null };
  await tx
    .updateTable("generationJobs")
    .set({ ...nothing, removedAt: now })
    .where("id", "=", id)
    .execute();
  const own = [...made.map(({ fileId }) => fileId), ...(posterFileId ? [posterFileId] : [])];
  const picture = imageFileId ? await deleteUnusedPicturesReturning(tx, { fileId: imageFileId }) : [];
  return [...(await forgetUnused(tx, own)), ...picture];
}

/** Pictures of which nothing was made: one of them, or all that are old enough. */
export async function deleteUnusedPicturesReturning(tx: Tx, which: { fileId: string } | { before: Instant }): Promise<string[]> {
  const unused = tx
    .deleteFrom("generationPictures as p")
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("generationJobs as j").select("j.id").whereRef("j.imageFileId", "=", "p.fileId"))),
    );
  const rows = "fileId" in which ? unused.where("p.fileId", "=", which.fileId) : unused.where("p.createdAt", "<", which.before);
  const taken = await rows.returning("p.fileId").execute();
  return forget(
    tx,
    taken.map(({ fileId }) => fileId),
  );
}

/** Jobs that ended so long ago that nobody needs what they made, unless it became a product. */
export async function lockForgotten(tx: Tx, before: Instant, limit: number): Promise<JobRow[]> {
  return tx
    .selectFrom("generationJobs")
    .selectAll()
    .where("finishedAt", "<", before)
    .where("removedAt", "is", null)
    .where("draftProductId", "is", null)
    .orderBy("finishedAt")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}
