import type { Instant } from "@blenda/domain/shared/time";
import type { Db, Tx } from "../platform/database/db.ts";

/** Submissions of a creator, of every kind. */
export const submissionsOfCreator = (db: Db, creatorId: string) =>
  db
    .selectFrom("submissions")
    .select(["draftId", "isRevision", "isAppeal", "appealText", "submittedAt", "outcome", "decidedAt"])
    .where("creatorId", "=", creatorId)
    .orderBy("submittedAt")
    .execute();

/** That something was handed in, and what came of it, stays without a name. */
export async function forgetSubmissions(tx: Tx, creatorId: string, now: Instant): Promise<void> {
  await tx.updateTable("submissions").set({ appealText: "" }).where("creatorId", "=", creatorId).execute();
  await tx
    .updateTable("submissions")
    .set({ outcome: "withdrawn", decidedAt: now })
    .where("creatorId", "=", creatorId)
    .where("outcome", "is", null)
    .execute();
  await tx.deleteFrom("laterLooks").where("creatorId", "=", creatorId).execute();
  await tx.deleteFrom("seenListings").where("creatorId", "=", creatorId).execute();
}
