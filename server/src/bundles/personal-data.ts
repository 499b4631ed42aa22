import type { PersonalData } from "../platform/personal-data.ts";

/** Whoever leaves stops selling. Orders keep what was bought, and the name it was sold under. */
export const personalData: PersonalData = {
  collect: async (db, { id }) => ({
    "bundles.json": await db
      .selectFrom("bundles")
      .select(["id", "title", "description", "priceCents", "status", "publishedAt", "createdAt"])
      .where("creatorId", "=", id)
      .orderBy("n")
      .execute(),
  }),
  forget: async (tx, { id }) => {
    await tx.deleteFrom("bundles").where("creatorId", "=", id).execute();
  },
};
