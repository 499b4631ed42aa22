import { addDays } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import type { Tx } from "../platform/database/db.ts";
import { forget } from "../platform/files/files.ts";
import type { Job } from "../platform/jobs/jobs.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { announceJob } from "./posts/announcing.ts";
import { forgetViewers } from "./posts/views-repository.ts";

/** Where the bodies lie of media that no post shows. */
async function deleteUnusedMediaReturning(tx: Tx, before: Instant): Promise<string[]> {
  const media = await tx
    .deleteFrom("postMedia")
    .where("postId", "is", null)
    .where("createdAt", "<", before)
    .returning(["fileId", "posterFileId"])
    .execute();
  return forget(
    tx,
    media.flatMap(({ fileId, posterFileId }) => (posterFileId ? [fileId, posterFileId] : [fileId])),
  );
}

async function tidy(services: Services): Promise<void> {
  const yesterday = addDays(services.now(), -1);
  const bodies = await services.transaction(async (tx) => {
    await forgetViewers(tx, yesterday.slice(0, 10));
    return deleteUnusedMediaReturning(tx, yesterday);
  });
  for (const key of bodies) await services.storage.remove(key);
}

export const communityJobs: Job<Services>[] = [announceJob, { name: "community.tidy", cron: "47 3 * * *", retryLimit: 1, run: tidy }];
