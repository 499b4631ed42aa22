import type { PersonalData } from "../platform/personal-data.ts";

/**
 * Seats one gave and has, what one's invoices say, and where one's orders were taxed, with the pieces that spoke for it. Orders are kept
 * for the books, without their buyer's name: `account` sees to them.
 */
export const personalData: PersonalData = {
  collect: async (db, { id, email }) => ({
    "seats.json": await db
      .selectFrom("licenceSeats")
      .select(["itemId", "email", "invitedAt", "acceptedAt"])
      .where((is) => is.or([is("holderId", "=", id), is("userId", "=", id), is("email", "=", email)]))
      .orderBy("n")
      .execute(),
    "billing.json": (await db.selectFrom("billingDetails").select("details").where("userId", "=", id).executeTakeFirst())?.details ?? null,
    "tax.json": await db
      .selectFrom("orders")
      .select(["number", "createdAt", "taxCents", "taxCountry", "taxBps", "isReverseCharge", "taxNumber", "taxEvidence", "cardCountry"])
      .where("buyerId", "=", id)
      .where("taxCountry", "is not", null)
      .orderBy("createdAt")
      .execute(),
  }),
  forget: async (tx, { id, email }) => {
    await tx.deleteFrom("billingDetails").where("userId", "=", id).execute();
    await tx
      .deleteFrom("licenceSeats")
      .where((is) => is.or([is("holderId", "=", id), is("userId", "=", id), is("email", "=", email)]))
      .execute();
    // For whom it was bought says who they are.
    await tx.updateTable("licences").set({ organisation: "" }).where("holderId", "=", id).execute();
  },
};
