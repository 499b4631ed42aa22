import type { PersonalData } from "../platform/personal-data.ts";
import { giveUp, uploadsOf } from "./repository.ts";

/** Bodies that are not files yet go with the next tidying. */
export const uploadsPersonalData: PersonalData = {
  collect: async (db, { id }) => ({ "uploads.json": await uploadsOf(db, id) }),
  forget: async (tx, { id }, now) => void (await giveUp(tx, id, now)),
};
