import type { PersonalData } from "../platform/personal-data.ts";

/** Whom one blocked is one's own; who blocked one is theirs. */
export const personalData: PersonalData = {
  collect: async (db, { id }) => ({
    "blocked-people.json": await db.selectFrom("userBlocks").select(["blockedId", "createdAt"]).where("blockerId", "=", id).execute(),
  }),
  forget: async (tx, { id }) => {
    await tx
      .deleteFrom("userBlocks")
      .where((is) => is.or([is("blockerId", "=", id), is("blockedId", "=", id)]))
      .execute();
  },
};
