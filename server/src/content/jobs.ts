import { addDays } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import type { Tx } from "../platform/database/db.ts";
import type { Job } from "../platform/jobs/jobs.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { isDue, lockDocument, publishDraft } from "./document.ts";
import { forgetUnusedPictures } from "./pictures.ts";

const PUBLISH_JOB = "content.publishDue";
/** A picture nothing shows is kept so long: its draft may be taken up again. */
const PICTURE_KEPT_DAYS = 30;

/**
 * Writes down what the clock has put live: readers see it from its moment on without this. It brings the version, and the news to
 * whoever keeps answers or has the page open. Once, however often it is asked for.
 */
async function publishDue({ db, now, transaction }: Pick<Services, "db" | "now" | "transaction">): Promise<void> {
  const due = await db.selectFrom("contentDocuments").select("name").where("publishAt", "<=", now()).execute();
  for (const { name } of due)
    await transaction(async (tx) => {
      const held = await lockDocument(tx, name);
      if (held.publishAt !== null && isDue(held, now())) await publishDraft(tx, held, "scheduled", held.scheduledBy, held.publishAt);
    });
}

/** Asks for it at the very second: the minute's look is for what was missed. */
export async function askToPublish(tx: Tx, { jobs, now }: Pick<Services, "jobs" | "now">, at: Instant): Promise<void> {
  await jobs.enqueue(tx, PUBLISH_JOB, {}, Math.max(0, Math.ceil((Date.parse(at) - Date.parse(now())) / 1_000)));
}

export const contentJobs: Job<Services>[] = [
  { name: PUBLISH_JOB, cron: "* * * * *", retryLimit: 1, run: publishDue },
  {
    name: "content.tidyPictures",
    cron: "41 3 * * *",
    run: (services) => forgetUnusedPictures(services, addDays(services.now(), -PICTURE_KEPT_DAYS)),
  },
];
