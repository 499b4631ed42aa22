import type { JobFailure } from "@blenda/domain/generation/constants";
import { generationEnded } from "@blenda/domain/generation/events";
import type { Instant } from "@blenda/domain/shared/time";
import type { Tx } from "../platform/database/db.ts";
import { emit } from "../platform/events/outbox.ts";
import { personalData } from "./personal-data.ts";
import { endJob } from "./repository.ts";
import { lockOngoing } from "./worker/queue-repository.ts";

/**
 * Ends whatever waits or runs: the house closes. Work under way stops by itself, as its process learns that the job is no longer
 * its own. Answers which; their reserved tokens are the caller's to give back, all of them.
 */
export async function endEveryJob(tx: Tx, failure: JobFailure, at: Instant): Promise<string[]> {
  const ongoing = await lockOngoing(tx);
  for (const { id, userId, cost, prompt } of ongoing) {
    await endJob(tx, id, { status: "failed", failure, returned: cost, at });
    await emit(tx, generationEnded({ jobId: id, userId, status: "failed", prompt }));
  }
  return ongoing.map(({ id }) => id);
}

export const generationPersonalData = personalData;
