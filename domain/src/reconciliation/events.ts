import { event } from "../access/event.ts";
import { OVERVIEW_READS } from "../dashboard/constants.ts";

/** A run was made or made again: by the clock, by hand, after an import or a fix. */
export const reconciled = event<{ runId: string }>("reconciliation.compared", {
  aggregate: () => "reconciliation",
  to: () => ({ access: "admin" }),
  stale: ["reconciliation.runs", "reconciliation.rows", "reconciliation.row", ...OVERVIEW_READS],
});
