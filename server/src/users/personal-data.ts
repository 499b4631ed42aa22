import type { PersonalData } from "../platform/personal-data.ts";

/** Notes of staff are the data of the person they are about, not of their author. */
export const personalData: PersonalData = {
  collect: async (db, { id }) => ({
    "notes-by-our-team.json": await db.selectFrom("userNotes").select(["text", "at"]).where("userId", "=", id).orderBy("at").execute(),
  }),
  forget: async (tx, { id }) => {
    await tx.deleteFrom("userNotes").where("userId", "=", id).execute();
  },
};
