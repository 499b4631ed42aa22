import type { PersonalData } from "../platform/personal-data.ts";

/** The grantor is another person's data; what was granted to others stays theirs. */
export const personalData: PersonalData = {
  collect: async (db, { id }) => ({
    "access-given.json": await db.selectFrom("grants").select(["name", "reason", "grantedAt", "endsAt"]).where("userId", "=", id).execute(),
  }),
  forget: async (tx, { id }) => {
    await tx.deleteFrom("grants").where("userId", "=", id).execute();
  },
};
