import { z } from "zod";
import { read } from "../access/procedure.ts";
import { anyPermission } from "./access.ts";
import { DASHBOARD } from "./constants.ts";
import { Findings, Overview, PendingCounts } from "./model.ts";
import { dashboardTexts } from "./texts.ts";

const reading = { access: anyPermission, failed: dashboardTexts.loadFailed } as const;

export const dashboardContract = {
  /** Everything the overview shows of what its reader may see. Live. */
  adminOverview: read(reading).output(Overview),

  /** People, orders, products, courses, cases and payouts by number, name, address or title: each kind for whoever may see it. */
  find: read({ ...reading, failed: dashboardTexts.findFailed, limits: [{ per: "account", max: 600, minutes: 10 }] })
    .input(z.strictObject({ text: z.string().max(DASHBOARD.LONGEST_TYPED) }))
    .output(Findings),

  /** What waits behind each link of the sidebars, for all of them at once. Live, and asked every five minutes. */
  pendingCounts: read({ ...reading, failed: dashboardTexts.countsFailed }).output(PendingCounts),
};
