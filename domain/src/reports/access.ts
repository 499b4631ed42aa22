import type { Access } from "../access/can.ts";

/** Who reads what people report (spec 2 §6). */
export const seeReports = { any: ["view_reports", "manage_reports", "view_content"] } as const satisfies Access;
/** Who takes and decides cases. */
export const decideReports = { any: ["manage_reports"] } as const satisfies Access;
