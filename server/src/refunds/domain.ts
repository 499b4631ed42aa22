import { defineDomain } from "../platform/domain.ts";
import { ownersIn } from "../platform/requests/own-target.ts";
import { findableCases } from "./cases/find.ts";
import { refundJobs } from "./jobs.ts";
import { refundFigures, refundWaiting } from "./overview.ts";
import { personalData } from "./personal-data.ts";
import { pictureAccess } from "./requests/picture-repository.ts";
import { refundsRouter } from "./router.ts";
import { forgetTestOrders } from "./test-orders.ts";
import { pictureUpload } from "./uploads.ts";

export const refunds = defineDomain({
  testOrders: forgetTestOrders,
  router: refundsRouter,
  jobs: refundJobs,
  personalData,
  fileAccess: pictureAccess,
  uploads: [pictureUpload],
  findable: [findableCases],
  waiting: refundWaiting,
  figures: refundFigures,
  owners: { refund: ownersIn("refunds", "buyerId", "creatorId") },
});
