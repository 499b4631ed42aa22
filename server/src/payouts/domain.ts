import { defineDomain } from "../platform/domain.ts";
import { ownersIn } from "../platform/requests/own-target.ts";
import { statementDownload } from "./downloads.ts";
import { payoutJobs } from "./jobs.ts";
import { newsRoute } from "./news/news-route.ts";
import { payoutFigures, payoutHealth, payoutWaiting } from "./overview.ts";
import { personalData } from "./personal-data.ts";
import { findablePayouts } from "./reading/find.ts";
import { payoutsRouter } from "./router.ts";

export const payouts = defineDomain({
  router: payoutsRouter,
  jobs: payoutJobs,
  personalData,
  downloads: [statementDownload],
  routes: [newsRoute],
  findable: [findablePayouts],
  waiting: payoutWaiting,
  figures: payoutFigures,
  health: payoutHealth,
  owners: { payout: ownersIn("payouts", "userId") },
});
