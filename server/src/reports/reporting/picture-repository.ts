import { can } from "@blenda/domain/access/can";
import { seeReports } from "@blenda/domain/reports/access";
import { fileUrl } from "@blenda/domain/shared/file-url";
import type { Instant } from "@blenda/domain/shared/time";
import type { Db, Tx } from "../../platform/database/db.ts";
import type { FileAccess } from "../../platform/files/access.ts";
import { forget } from "../../platform/files/files.ts";

export async function addPicture(tx: Tx, fileId: string, ownerId: string, createdAt: Instant): Promise<void> {
  await tx.insertInto("reportPictures").values({ fileId, ownerId, createdAt }).execute();
}

/** Gives uploaded pictures to a report. Answers whether all of them were there, this person's, and not yet sent. */
export async function attachPictures(tx: Tx, ownerId: string, reportId: string, fileIds: readonly string[]): Promise<boolean> {
  for (const [position, fileId] of fileIds.entries()) {
    const row = await tx
      .updateTable("reportPictures")
      .set({ reportId, position })
      .where("fileId", "=", fileId)
      .where("ownerId", "=", ownerId)
      .where("reportId", "is", null)
      .returning("fileId")
      .executeTakeFirst();
    if (!row) return false;
  }
  return true;
}

/** By report, in the order they were added. */
export async function picturesOf(db: Db, reportIds: readonly string[]): Promise<Map<string | null, { id: string; url: string }[]>> {
  if (reportIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("reportPictures")
    .select(["reportId", "fileId as id"])
    .where("reportId", "in", reportIds)
    .orderBy("position")
    .execute();
  const byReport = Map.groupBy(rows, ({ reportId }) => reportId);
  return new Map([...byReport].map(([reportId, pictures]) => [reportId, pictures.map(({ id }) => ({ id, url: fileUrl(id) }))]));
}

/** Our team, once it was sent. The person reported never sees it. */
export const pictureAccess: FileAccess = async (db, actor, file) => {
  if (!can(actor, seeReports)) return false;
  const picture = await db
    .selectFrom("reportPictures as p")
    .innerJoin("reports as r", "r.id", "p.reportId")
    .select("r.caseId")
    .where("p.fileId", "=", file.id)
    .executeTakeFirst();
  return picture !== undefined && { reason: `report ${picture.caseId}` };
};

/** Where the bodies lie of what was uploaded and never sent. */
export async function deleteUnsentReturning(tx: Tx, before: Instant): Promise<string[]> {
  const unsent = await tx
    .deleteFrom("reportPictures")
    .where("reportId", "is", null)
    .where("createdAt", "<", before)
    .returning("fileId")
    .execute();
  return forget(
    tx,
    unsent.map(({ fileId }) => fileId),
  );
}
