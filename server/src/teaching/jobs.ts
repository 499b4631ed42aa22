import type { Instant } from "@blenda/domain/shared/time";
import type { Tx } from "../platform/database/db.ts";
import type { Job } from "../platform/jobs/jobs.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { wholeTraining } from "./draft-state.ts";
import { READ_MEDIA } from "./media-repository.ts";
import { readMedia } from "./reading/read-media.ts";
import { lockDraft } from "./repository.ts";
import { goLive } from "./submitting/go-live.ts";

/** Whose date has come, one by one. It is held while it goes live and gone afterwards, so nobody publishes it twice. */
async function publishDue({ transaction, now, db }: Services): Promise<void> {
  const due = await db
    .selectFrom("trainingDrafts")
    .select("id")
    .where("status", "=", "approved")
    .where("publishAt", "<=", now())
    .orderBy("publishAt")
    .execute();
  for (const { id } of due) await transaction((tx) => publishOne(tx, id, now()));
}

async function publishOne(tx: Tx, id: string, at: Instant): Promise<void> {
  const draft = await lockDraft(tx, id);
  if (draft?.status !== "approved" || draft.publishAt === null || draft.publishAt > at) return;
  await goLive(tx, await wholeTraining(tx, draft), { by: null, at });
}

const read: Job<Services, { fileId: string }> = { name: READ_MEDIA, run: (services, asked) => readMedia(services, asked) };

export const teachingJobs: Job<Services>[] = [read, { name: "teaching.publishDue", cron: "* * * * *", retryLimit: 1, run: publishDue }];
