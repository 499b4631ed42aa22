import { read } from "../access/procedure.ts";
import { anyPermission } from "./access.ts";
import { Overview, PendingCounts } from "./model.ts";
import { dashboardTexts } from "./texts.ts";

const reading = { access: anyPermission, failed: dashboardTexts.loadFailed } as const;

export const dashboardContract = {
  /** Everything the overview shows of what its reader may see. Live. */
  adminOverview: read(reading).output(Overview),

  /** What waits behind each link of the sidebars, for all of them at once. Live, and asked every five minutes. */
  pendingCounts: read({ ...reading, failed: dashboardTexts.countsFailed }).output(PendingCounts),
};
