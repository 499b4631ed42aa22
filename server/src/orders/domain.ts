import { defineDomain } from "../platform/domain.ts";
import { boughtFileDownload, invoiceDownload, orderArchiveDownload } from "./downloads.ts";
import { orderJobs } from "./jobs.ts";
import { boughtPictureAccess } from "./library/file-repository.ts";
import { orderListeners } from "./listeners.ts";
import { orderFigures } from "./overview.ts";
import { partiesOfLine } from "./parties.ts";
import { personalData } from "./personal-data.ts";
import { ordersRouter } from "./router.ts";
import { partiesOf } from "./sql.ts";

export const orders = defineDomain({
  router: ordersRouter,
  listeners: orderListeners,
  jobs: orderJobs,
  personalData,
  fileAccess: boughtPictureAccess,
  downloads: [boughtFileDownload, invoiceDownload, orderArchiveDownload],
  figures: orderFigures,
  owners: { order: partiesOf, order_line: partiesOfLine },
});
