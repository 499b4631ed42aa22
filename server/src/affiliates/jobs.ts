import { AFFILIATES } from "@blenda/domain/affiliates/constants";
import { REFERRAL } from "@blenda/domain/affiliates/referral";
import { addDays } from "@blenda/domain/shared/calendar";
import type { Job } from "../platform/jobs/jobs.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { forgetOldClicks } from "./clicks/click-repository.ts";
import { MESSAGE_JOB, sendMessage } from "./sharing/message-affiliates.ts";

export const affiliateJobs: Job<Services>[] = [
  { name: MESSAGE_JOB, retryLimit: 5, run: sendMessage },
  {
    name: "affiliates.forgetClicks",
    cron: "17 4 * * *",
    retryLimit: 3,
    run: ({ db, now }) =>
      forgetOldClicks(db, { bindings: addDays(now(), -REFERRAL.DAYS), clicks: addDays(now(), -AFFILIATES.CLICKS_KEPT_DAYS) }),
  },
];
