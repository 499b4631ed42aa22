import { forgetSubmissions, submissionsOfCreator } from "../drafts/personal-data.ts";
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
    "submissions.json": await submissionsOfCreator(db, id),
  }),
  forget: async (tx, { id }, now) => {
    await tx.deleteFrom("productDrafts").where("creatorId", "=", id).execute();
    await forgetSubmissions(tx, id, now);
  },
};
