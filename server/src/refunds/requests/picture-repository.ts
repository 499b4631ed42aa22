import { can } from "@blenda/domain/access/can";
import { decideRefunds } from "@blenda/domain/refunds/access";
import type { RefundPicture } from "@blenda/domain/refunds/model";
import { fileUrl } from "@blenda/domain/shared/file-url";
import type { Instant } from "@blenda/domain/shared/time";
import type { Insertable } from "kysely";
import type { Database, Db, Tx } from "../../platform/database/db.ts";
import type { FileAccess } from "../../platform/files/access.ts";
import { forget } from "../../platform/files/files.ts";
import { WITH_STAFF } from "../repository.ts";

export async function addPicture(tx: Tx, picture: Insertable<Database["refundPictures"]>): Promise<void> {
  await tx.insertInto("refundPictures").values(picture).execute();
}

/** Gives uploaded pictures to a request. Answers whether all of them were there, this person's, and not yet sent. */
export async function attachPictures(tx: Tx, ownerId: string, refundId: string, fileIds: readonly string[]): Promise<boolean> {
  for (const [position, fileId] of fileIds.entries()) {
    const row = await tx
      .updateTable("refundPictures")
      .set({ refundId, position })
      .where("fileId", "=", fileId)
      .where("ownerId", "=", ownerId)
      .where("refundId", "is", null)
      .returning("fileId")
      .executeTakeFirst();
    if (!row) return false;
  }
  return true;
}

/** By request, in the order they were added. */
export async function picturesOf(db: Db, refundIds: readonly string[]): Promise<Map<string | null, RefundPicture[]>> {
  const rows = await db
    .selectFrom("refundPictures as p")
    .innerJoin("files as f", "f.id", "p.fileId")
    .select(["p.refundId", "p.fileId as id", "f.name", "p.width", "p.height"])
    .where("p.refundId", "in", refundIds)
    .orderBy("p.position")
    .execute();
  const byRefund = Map.groupBy(rows, ({ refundId }) => refundId);
  const shown = ({ id, name, width, height }: (typeof rows)[number]) => ({ id, name, url: fileUrl(id), width, height });
  return new Map([...byRefund].map(([refundId, pictures]) => [refundId, pictures.map(shown)]));
}

/** The creator whose sale it is about; our team once the case has come to them. The buyer owns the file. */
export const pictureAccess: FileAccess = async (db, actor, file) => {
  const refund = await db
    .selectFrom("refundPictures as p")
    .innerJoin("refunds as r", "r.id", "p.refundId")
    .select(["r.id", "r.creatorId"])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom("transitions as t")
          .select("t.id")
          .where("t.entity", "=", "refund")
          .whereRef("t.entityId", "=", "r.id")
          .where("t.toStatus", "in", WITH_STAFF),
      ).as("isCase"),
    )
    .where("p.fileId", "=", file.id)
    .executeTakeFirst();
  if (!refund) return false;
  if (refund.creatorId === actor.id) return true;
  return refund.isCase === true && can(actor, decideRefunds) && { reason: `refund ${refund.id}` };
};

/** Where the bodies lie of what was uploaded and never sent. */
export async function deleteUnsentReturning(tx: Tx, before: Instant): Promise<string[]> {
  const unsent = await tx
    .deleteFrom("refundPictures")
    .where("refundId", "is", null)
    .where("createdAt", "<", before)
    .returning("fileId")
    .execute();
  return forget(
    tx,
    unsent.map(({ fileId }) => fileId),
  );
}
