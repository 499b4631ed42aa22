import type { PersonalData } from "../platform/personal-data.ts";

/**
 * What a creator sold and earned day by day, and the files they asked for. Sums stay when they leave, as the orders do they are
 * made of; of buyers there is nothing in them.
 */
export const personalData: PersonalData = {
  collect: async (db, { id }) => ({
    "figures.json": await db
      .selectFrom("creatorDays")
      .select(["day", "sales", "free", "refunds", "gross", "discounts", "refunded", "commission", "card", "affiliate", "earned", "views"])
      .select("shopViews")
      .where("creatorId", "=", id)
      .where("slice", "=", "")
      .where("split", "=", "")
      .orderBy("day")
      .execute(),
    "figure-files.json": await db.selectFrom("figureFiles").select(["name", "rows", "createdAt"]).where("creatorId", "=", id).execute(),
  }),
  forget: async (tx, { id }) => {
    await tx.deleteFrom("figureFiles").where("creatorId", "=", id).execute();
  },
};
