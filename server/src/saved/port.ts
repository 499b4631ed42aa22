import type { Instant } from "@blenda/domain/shared/time";
import { productRow } from "../catalogue/sql.ts";
import type { Db } from "../platform/database/db.ts";
import type { PersonalData } from "../platform/personal-data.ts";
import { lockList } from "./repository.ts";

/** How often each creator's products were saved since then, by others. */
export async function likesByCreator(db: Db, since: Instant): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("savedProducts as s")
    .innerJoin(productRow("p"), "p.id", "s.productId")
    .select(({ fn }) => ["p.creatorId", fn.countAll<number>().as("count")])
    .where("s.createdAt", ">", since)
    .whereRef("s.userId", "<>", "p.creatorId")
    .groupBy("p.creatorId")
    .execute();
  return new Map(rows.map(({ creatorId, count }) => [creatorId, count]));
}

export const savedPersonalData: PersonalData = {
  collect: async (db, { id }) => ({
    "saved-products.json": await db
      .selectFrom("savedProducts")
      .select(["productId", "titleSnapshot as title", "createdAt", "migratedFromAnonymous"])
      .select(({ selectFrom }) =>
        selectFrom("savedCollectionItems as i")
          .innerJoin("savedCollections as c", "c.id", "i.collectionId")
          .select(({ fn }) => fn.jsonAgg("c.name").as("names"))
          .whereRef("i.userId", "=", "savedProducts.userId")
          .whereRef("i.productId", "=", "savedProducts.productId")
          .as("collections"),
      )
      .where("userId", "=", id)
      .orderBy("createdAt")
      .execute(),
    "collections.json": await db.selectFrom("savedCollections").select(["name", "createdAt"]).where("userId", "=", id).execute(),
  }),
  forget: async (tx, { id }) => {
    await lockList(tx, id);
    await tx.deleteFrom("savedCollections").where("userId", "=", id).execute();
    await tx.deleteFrom("savedProducts").where("userId", "=", id).execute();
  },
};
