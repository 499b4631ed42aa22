import type { PersonalData } from "../platform/personal-data.ts";

/** One's own codes. What was bought with them must be accounted for, so they stay when their maker leaves, and take nothing off any more. */
export const personalData: PersonalData = {
  collect: async (db, { id }) => ({
    "coupons.json": await db
      .selectFrom("discounts")
      .select(["code", "type", "value", "scope", "maxUses", "timesUsed", "perCustomerLimit", "startsAt", "endsAt", "isEnabled", "createdAt"])
      .where("ownerId", "=", id)
      .orderBy("createdAt")
      .execute(),
  }),
  forget: async (tx, { id }) => {
    await tx.updateTable("discounts").set({ isEnabled: false }).where("ownerId", "=", id).execute();
  },
};
