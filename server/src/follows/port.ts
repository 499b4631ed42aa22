import type { PersonalData } from "../platform/personal-data.ts";
import { countsOf, lockCounts, neighboursOf, removeFollowsOf } from "./repository.ts";

/** Whom one follows is one's own; who follows one is theirs, so only their number is here. */
export const followsPersonalData: PersonalData = {
  collect: async (db, { id }) => ({
    "follows.json": {
      followers: (await countsOf(db, id)).followers,
      following: await db.selectFrom("follows").select(["followingId as userId", "createdAt"]).where("followerId", "=", id).execute(),
    },
  }),
  forget: async (tx, { id }) => {
    await lockCounts(tx, [id, ...(await neighboursOf(tx, id))]);
    await removeFollowsOf(tx, id);
  },
};
