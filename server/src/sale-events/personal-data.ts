import type { PersonalData } from "../platform/personal-data.ts";

/** One's own sales. What was sold in them must be accounted for, so they stay; drafts go, and what is planned does not begin. */
export const personalData: PersonalData = {
  collect: async (db, { id }) => ({
    "sale-events.json": await db
      .selectFrom("saleEvents")
      .select(["name", "status", "startsAt", "endsAt", "percent", "createdAt"])
      .where("ownerId", "=", id)
      .orderBy("createdAt")
      .execute(),
    "sale-event-items.json": await db
      .selectFrom("saleEventItems")
      .select(["eventId", "itemType", "itemId", "percent", "status", "priceCents"])
      .where("creatorId", "=", id)
      .orderBy("eventId")
      .orderBy("itemId")
      .execute(),
  }),
  forget: async (tx, { id }) => {
    await tx.deleteFrom("saleEvents").where("ownerId", "=", id).where("status", "=", "draft").execute();
    await tx.updateTable("saleEvents").set({ status: "cancelled", name: "A former creator's sale" }).where("ownerId", "=", id).where("status", "=", "scheduled").execute();
    await tx.updateTable("saleEventItems").set({ status: "dropped" }).where("creatorId", "=", id).where("status", "=", "planned").execute();
  },
};
