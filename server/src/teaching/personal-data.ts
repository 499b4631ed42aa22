import type { PersonalData } from "../platform/personal-data.ts";

/** Drafts are their creator's alone and go with them; what was handed in and what came of it is authoring's to keep without a name. */
export const personalData: PersonalData = {
  collect: async (db, { id }) => ({
    "course-drafts.json": await Promise.all(
      (
        await db
          .selectFrom("trainingDrafts")
          .select(["id", "type", "title", "description", "level", "learn", "requirements", "tags", "status", "priceCents"])
          .select(["rightsVersion", "rightsAt", "createdAt", "updatedAt"])
          .where("creatorId", "=", id)
          .orderBy("n")
          .execute()
      ).map(async (draft) => ({
        ...draft,
        lessons: await db
          .selectFrom("trainingDraftLessons as l")
          .innerJoin("trainingDraftSections as s", "s.id", "l.sectionId")
          .select(["l.title", "l.kind", "l.body", "l.chapters"])
          .where("l.draftId", "=", draft.id)
          .orderBy("s.position")
          .orderBy("l.position")
          .execute(),
      })),
    ),
  }),
  forget: async (tx, { id }) => {
    await tx.deleteFrom("trainingDrafts").where("creatorId", "=", id).execute();
  },
};
