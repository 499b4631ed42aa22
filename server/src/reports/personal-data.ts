import type { PersonalData } from "../platform/personal-data.ts";

/**
 * One's own words: what one reported and how one answered. A decision must be accounted for, so cases stay when a person leaves;
 * what they wrote, signed and showed does not. What was reported about others is kept without words and without a picture.
 */
export const personalData: PersonalData = {
  collect: async (db, { id }) => ({
    "reports.json": await db
      .selectFrom("reports as r")
      .innerJoin("reportCases as c", "c.id", "r.caseId")
      .select(["c.targetType", "c.title", "r.reason", "r.detail", "r.links", "r.claim", "r.createdAt"])
      .where("r.reporterId", "=", id)
      .orderBy("r.createdAt")
      .execute(),
    "decisions-about-me.json": await db
      .selectFrom("reportDecisions as d")
      .innerJoin("reportCases as c", "c.id", "d.caseId")
      .select(["c.targetType", "c.title", "c.reason", "d.decision", "d.toAuthor", "d.decidedAt", "c.answer"])
      .where("c.ownerId", "=", id)
      .where("d.toldAt", "is not", null)
      .orderBy("d.decidedAt")
      .execute(),
    "appeals.json": await db
      .selectFrom("reportCases")
      .select(["title", "appealKind", "appealText", "counterNotice", "appealedAt"])
      .where("appealedBy", "=", id)
      .execute(),
  }),
  forget: async (tx, { id }) => {
    await tx.deleteFrom("reportPictures").where("ownerId", "=", id).execute();
    await tx.updateTable("reports").set({ detail: "", links: [], claim: null }).where("reporterId", "=", id).execute();
    await tx.updateTable("reportCases").set({ answer: null, answeredAt: null }).where("ownerId", "=", id).execute();
    await tx.updateTable("reportCases").set({ appealText: null, counterNotice: null }).where("appealedBy", "=", id).execute();
  },
};
