import type { Tx } from "../../platform/database/db.ts";

/** Everything a person has, what was asked of it and what it opened. What happened stays in the list. */
export async function clearFactors(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("mfaFactors").where("userId", "=", userId).execute();
  await tx.deleteFrom("mfaBackupCodes").where("userId", "=", userId).execute();
  await tx.deleteFrom("mfaSetups").where("userId", "=", userId).execute();
  await tx.deleteFrom("mfaEnrolmentCodes").where("userId", "=", userId).execute();
  await tx.deleteFrom("mfaChallenges").where("userId", "=", userId).execute();
  await tx.deleteFrom("mfaSessions").where("userId", "=", userId).execute();
  await tx.deleteFrom("mfaTries").where("userId", "=", userId).execute();
  await tx.deleteFrom("mfaRecoveries").where("userId", "=", userId).execute();
}
