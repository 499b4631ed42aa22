import type { Instant } from "@blenda/domain/shared/time";
import type { Tx } from "../platform/database/db.ts";
import type { Job } from "../platform/jobs/jobs.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { wholeDraft } from "./draft-state.ts";
import { watchReading } from "./reading/line.ts";
import { lockDraft } from "./repository.ts";
import { goLive } from "./submitting/go-live.ts";

/** Whose date has come, one by one. It is held while it goes live and gone afterwards, so nobody publishes it twice. */
async function publishDue({ transaction, now, db }: Services): Promise<void> {
  const due = await db
    .selectFrom("productDrafts")
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
  await goLive(tx, await wholeDraft(tx, draft), { by: null, at });
}

const AT_ONCE = 200;

/** Bodies whose rows are gone. Removed before they are crossed out: doing it twice is harmless. */
async function removeBodies({ db, storage }: Services): Promise<void> {
  for (;;) {
    const bodies = await db.selectFrom("leftBodies").select("storageKey").orderBy("at").limit(AT_ONCE).execute();
    for (const { storageKey } of bodies) {
      await storage.remove(storageKey);
      await db.deleteFrom("leftBodies").where("storageKey", "=", storageKey).execute();
    }
    if (bodies.length < AT_ONCE) return;
  }
}

export const authoringJobs: Job<Services>[] = [
  { name: "authoring.publishDue", cron: "* * * * *", retryLimit: 1, run: publishDue },
  { name: "authoring.watchReading", cron: "* * * * *", retryLimit: 1, run: watchReading },
  { name: "authoring.removeBodies", cron: "*/5 * * * *", retryLimit: 1, run: removeBodies },
];
