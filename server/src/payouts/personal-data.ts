import type { PersonalData } from "../platform/personal-data.ts";

/** One's own payouts. Money that moved must be accounted for, so they stay when their owner leaves; how they wanted to be paid does not. */
export const personalData: PersonalData = {
  collect: async (db, { id }) => ({
    "payouts.json": await db
      .selectFrom("payouts")
      .select(["id", "day", "status", "amountCents", "currency", "recipientCurrency", "last4", "note", "createdAt", "sentAt", "paidAt"])
      .where("userId", "=", id)
      .orderBy("createdAt")
      .execute(),
    "payout-settings.json": await db
      .selectFrom("payoutSettings")
      .select(["schedule", "minimumCents", "pausedAt", "staffPause", "updatedAt"])
      .where("userId", "=", id)
      .execute(),
    "payout-skips.json": await db
      .selectFrom("payoutSkips")
      .select(["day", "reason", "note", "amountCents"])
      .where("userId", "=", id)
      .execute(),
  }),
  forget: async (tx, { id }) => {
    await tx.deleteFrom("payoutSettings").where("userId", "=", id).execute();
    await tx.deleteFrom("payoutSkips").where("userId", "=", id).execute();
  },
};
