import type { PersonalData } from "../platform/personal-data.ts";

/** Decisions about an account's items are theirs to read; they stay, because what was decided must stay provable. */
export const personalData: PersonalData = {
  collect: async (db, { id }) => ({
    "review-decisions.json": await db
      .selectFrom("reviewDecisions")
      .select(["itemType", "title", "version", "decision", "reasonCode", "text", "comments", "submittedAt", "decidedAt"])
      .where("creatorId", "=", id)
      .orderBy("decidedAt")
      .execute(),
  }),
  forget: async (tx, { id }) => {
    await tx.deleteFrom("reviewClaims").where("reviewerId", "=", id).execute();
    // The team's sentences stay; who wrote them last does not.
    await tx.updateTable("reviewSentences").set({ updatedBy: null }).where("updatedBy", "=", id).execute();
  },
};
