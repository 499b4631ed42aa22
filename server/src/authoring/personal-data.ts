import type { PersonalData } from "../platform/personal-data.ts";

/** Drafts are their creator's alone and go with them; that something was handed in, and what came of it, stays without a name. */
export const personalData: PersonalData = {
  collect: async (db, { id }) => ({
    "product-drafts.json": await db
      .selectFrom("productDrafts")
      .select([
        "id",
        "title",
        "description",
        "tags",
        "status",
        "priceCents",
        "generatedFrom",
        "rightsVersion",
        "rightsAt",
        "createdAt",
        "updatedAt",
      ])
      .where("creatorId", "=", id)
      .orderBy("n")
      .execute(),
    "submissions.json": await db
      .selectFrom("submissions")
      .select(["draftId", "isRevision", "isAppeal", "appealText", "submittedAt", "outcome", "decidedAt"])
      .where("creatorId", "=", id)
      .orderBy("submittedAt")
      .execute(),
  }),
  forget: async (tx, { id }, now) => {
    await tx.deleteFrom("productDrafts").where("creatorId", "=", id).execute();
    await tx.updateTable("submissions").set({ appealText: "" }).where("creatorId", "=", id).execute();
    await tx
      .updateTable("submissions")
      .set({ outcome: "withdrawn", decidedAt: now })
      .where("creatorId", "=", id)
      .where("outcome", "is", null)
      .execute();
    await tx.deleteFrom("laterLooks").where("creatorId", "=", id).execute();
    await tx.deleteFrom("seenListings").where("creatorId", "=", id).execute();
  },
};
