import { productPictureRow, productRow } from "../../catalogue/sql.ts";
import type { Db } from "../../platform/database/db.ts";
import type { FileAccess } from "../../platform/files/access.ts";
import { trainingRow } from "../../trainings/sql.ts";
import { isOpen } from "../sql.ts";

const productsShowing = (db: Db, fileId: string) =>
  db
    .selectFrom(productRow("products"))
    .select("id")
    .where("posterFileId", "=", fileId)
    .unionAll(db.selectFrom(productRow("products")).select("id").where("previewFileId", "=", fileId))
    .unionAll(db.selectFrom(productPictureRow("productPictures")).select("productId as id").where("fileId", "=", fileId));

/** Pictures of a purchase stay visible to its buyer when it is sold no more. */
export const boughtPictureAccess: FileAccess = async (db, actor, { id }) => {
  const trainings = db.selectFrom(trainingRow("trainings")).select("id").where("coverFileId", "=", id);
  const line = await db
    .selectFrom("orderLines as l")
    .select("l.id")
    .where("l.buyerId", "=", actor.id)
    .where(isOpen("l"))
    .where((is) =>
      is.or([
        is.and([is("l.itemType", "=", "product"), is("l.itemId", "in", productsShowing(db, id))]),
        is.and([is("l.itemType", "=", "training"), is("l.itemId", "in", trainings)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return line !== undefined;
};
