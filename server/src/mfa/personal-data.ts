import type { PersonalData } from "../platform/personal-data.ts";
import { clearFactors } from "./recovery/clear-factors.ts";

/** Factors of a person and what happened. No seed, number, key or code, not even hashed. */
export const mfaPersonalData: PersonalData = {
  collect: async (db, { id }) => ({
    "second-factors.json": await db
      .selectFrom("mfaFactors")
      .select(["method", "name", "algorithm", "uses", "createdAt", "lastUsedAt"])
      .where("userId", "=", id)
      .execute(),
    "backup-codes.json": await db.selectFrom("mfaBackupCodes").select(["createdAt", "usedAt"]).where("userId", "=", id).execute(),
    "verifications.json": await db
      .selectFrom("mfaEvents")
      .select(["at", "kind", "action", "method", "address", "device", "browser"])
      .where("userId", "=", id)
      .orderBy("id")
      .execute(),
  }),
  forget: async (tx, { id }) => {
    await clearFactors(tx, id);
    await tx.deleteFrom("mfaEvents").where("userId", "=", id).execute();
  },
};
