import type { PersonalData } from "../platform/personal-data.ts";

/** Seats one gave and has, and what one's invoices say. Orders are kept for the books, without their buyer's name: `account` sees to them. */
export const personalData: PersonalData = {
  collect: async (db, { id, email }) => ({
    "seats.json": await db
      .selectFrom("licenceSeats")
      .select(["itemId", "email", "invitedAt", "acceptedAt"])
      .where((is) => is.or([is("holderId", "=", id), is("userId", "=", id), is("email", "=", email)]))
      .orderBy("n")
      .execute(),
    "billing.json": (await db.selectFrom("billingDetails").select("details").where("userId", "=", id).executeTakeFirst())?.details ?? null,
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
