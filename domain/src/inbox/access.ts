import type { Access } from "../access/can.ts";

/** Who looks at what people report. */
export const readReports: Access = { any: ["view_reports", "manage_reports"] };
