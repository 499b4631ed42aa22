import { can } from "@blenda/domain/access/can";
import { isCaseOfReviewers, reviewers } from "@blenda/domain/publication/rules";
import type { FileAccess } from "../platform/files/access.ts";

/** Reviewers see what stands before them, however little of it is public. */
export const reviewedPictureAccess: FileAccess = async (db, actor, { id }) => {
  if (!can(actor, reviewers)) return false;
  const products = await db
    .selectFrom("products")
    .select("status")
    .where("posterFileId", "=", id)
    .unionAll(db.selectFrom("products").select("status").where("previewFileId", "=", id))
    .unionAll(
      db.selectFrom("productPictures as x").innerJoin("products as p", "p.id", "x.productId").select("p.status").where("x.fileId", "=", id),
    )
    .execute();
  return products.some(({ status }) => isCaseOfReviewers(status));
};
