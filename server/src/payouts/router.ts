import { approvePayout } from "./deciding/approve-payout.ts";
import { cancelPayout } from "./deciding/cancel-payout.ts";
import { holdPayout } from "./deciding/hold-payout.ts";
import { pausePerson } from "./deciding/pause-person.ts";
import { resumePayout } from "./deciding/resume-payout.ts";
import { retryPayout } from "./deciding/retry-payout.ts";
import { payoutFile, queueFile } from "./reading/files.ts";
import { overview, payout, payoutCase, payoutQueue, payouts } from "./reads.ts";
import { runPayouts } from "./run/run-payouts.ts";
import { pausePayouts } from "./settings/pause-payouts.ts";
import { setSchedule } from "./settings/set-schedule.ts";

export const payoutsRouter = {
  ...{ overview, payouts, payout, payoutFile, setSchedule, pausePayouts },
  ...{ payoutQueue, payoutCase, approvePayout, holdPayout, resumePayout, cancelPayout, retryPayout, pausePerson, runPayouts, queueFile },
};
