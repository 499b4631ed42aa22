import type { PersonalData } from "../platform/personal-data.ts";

/** One's own codes. What was bought with them must be accounted for, so they stay when their maker leaves, and take nothing off any more. */
export const personalData: PersonalData = {
  collect: async (db, { id }) => ({
    "coupons.json": await db
      .selectFrom("discounts")
      .select([
        "code",
        "type",
        "value",
        "scope",
        "maxUses",
        "timesUsed",
        "perCustomerLimit",
        "startsAt",
        "endsAt",
        "isEnabled",
        "createdAt",
      ])
      .where("ownerId", "=", id)
      .orderBy("createdAt")
      .execute(),
    "agreed-discounts.json": await db
      .selectFrom("discountAgreements as a")
      .innerJoin("discounts as d", "d.id", "a.discountId")
      .select(["d.code", "a.terms", "a.agreedAt", "a.endedAt"])
      .where("a.creatorId", "=", id)
      .orderBy("a.agreedAt")
      .execute(),
  }),
  forget: async (tx, { id }, now) => {
    await tx.updateTable("discountAgreements").set({ endedAt: now }).where("creatorId", "=", id).where("endedAt", "is", null).execute();
    await tx.updateTable("discounts").set({ isEnabled: false }).where("ownerId", "=", id).execute();
  },
};
