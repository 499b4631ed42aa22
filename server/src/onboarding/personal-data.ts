import type { PersonalData } from "../platform/personal-data.ts";
import { linkChecksOf, trailOf, worksOf } from "./repository.ts";

/** Everything a person wrote to become a creator, and our answers. Of the tax number only its end: the rest is never opened. */
export const personalData: PersonalData = {
  collect: async (db, { id }) => {
    const row = await db.selectFrom("creatorApplications").selectAll().where("userId", "=", id).executeTakeFirst();
    if (!row) return { "creator-application.json": null };
    const { taxNumberSealed: _sealed, takenBy: _taker, decidedBy: _decider, marks: _marks, ...application } = row;
    const trail = (await trailOf(db, id)).map(({ by: _by, ...entry }) => entry);
    return {
      "creator-application.json": { ...application, linkChecks: await linkChecksOf(db, id), works: await worksOf(db, id), trail },
    };
  },
  forget: async (tx, { id }) => {
    await tx.deleteFrom("creatorApplications").where("userId", "=", id).execute();
  },
};
