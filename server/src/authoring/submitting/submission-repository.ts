import type { Instant } from "@blenda/domain/shared/time";
import type { Tx } from "../../platform/database/db.ts";
import type { SubmissionOutcome } from "../tables.ts";

interface Outcome {
  outcome: SubmissionOutcome;
  /** `null`: nobody in particular. */
  by: string | null;
  at: Instant;
}

export async function decideSubmission(tx: Tx, id: string, { outcome, by, at }: Outcome): Promise<void> {
  await tx
    .updateTable("submissions")
    .set({ outcome, decidedBy: by, decidedAt: at })
    .where("id", "=", id)
    .where("outcome", "is", null)
    .execute();
}
