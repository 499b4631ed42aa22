import { JOBS } from "@blenda/domain/generation/constants";
import { generationMoved } from "@blenda/domain/generation/events";
import { addDays } from "@blenda/domain/shared/calendar";
import { emit } from "../platform/events/outbox.ts";
import type { Job } from "../platform/jobs/jobs.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { removeOldCalls } from "./requests/calls-repository.ts";
import { removeOldMissing } from "./requests/missing-repository.ts";
import { clearJob, deleteUnusedPicturesReturning, lockForgotten } from "./requests/picture-repository.ts";

const AT_ONCE = 50;

/** What was made ninety days ago and used for nothing, pictures of which nothing was made, the diary of old calls, and what was missing a year ago. */
async function tidy(services: Services): Promise<void> {
  const { db, storage, transaction, now } = services;
  const forgotten = () =>
    transaction(async (tx) => {
      const bodies: string[] = [];
      const jobs = await lockForgotten(tx, addDays(now(), -JOBS.KEEP_DAYS), AT_ONCE);
      for (const job of jobs) {
        bodies.push(...(await clearJob(tx, job, now())));
        await emit(tx, generationMoved({ jobId: job.id, userId: job.userId }));
      }
      return { bodies, isMore: jobs.length === AT_ONCE };
    });
  for (let isMore = true; isMore; ) {
    const cleared = await forgotten();
    for (const key of cleared.bodies) await storage.remove(key);
    isMore = cleared.isMore;
  }
  const pictures = await transaction((tx) => deleteUnusedPicturesReturning(tx, { before: addDays(now(), -1) }));
  for (const key of pictures) await storage.remove(key);
  await removeOldCalls(db, now());
  await removeOldMissing(db, now());
}

export const generationJobs: Job<Services>[] = [{ name: "generation.tidy", cron: "23 3 * * *", retryLimit: 1, run: tidy }];
