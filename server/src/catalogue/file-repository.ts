import { can } from "@blenda/domain/access/can";
import { reviewers } from "@blenda/domain/publication/access";
import { isCaseOfReviewers } from "@blenda/domain/publication/rules";
import type { FileAccess } from "../platform/files/access.ts";

/** Reviewers see what stands before them, however little of it is public; that they looked is written down. */
export const reviewedPictureAccess: FileAccess = async (db, actor, { id }) => {
  if (!can(actor, reviewers)) return false;
  const products = await db
    .selectFrom("products")
    .select(["id", "status"])
    .where("posterFileId", "=", id)
    .unionAll(db.selectFrom("products").select(["id", "status"]).where("previewFileId", "=", id))
    .unionAll(
      db
        .selectFrom("productPictures as x")
        .innerJoin("products as p", "p.id", "x.productId")
        .select(["p.id", "p.status"])
        .where("x.fileId", "=", id),
    )
    .execute();
  const product = products.find(({ status }) => isCaseOfReviewers(status));
  return product !== undefined && { reason: `review of product ${product.id}` };
};
