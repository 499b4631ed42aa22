import type { Access } from "../access/can.ts";

/** Who joins a conversation that asked for our help. */
export const handleCases: Access = { any: ["manage_reports", "manage_refunds"] };

/** Who looks at what people report. */
export const readReports: Access = { any: ["view_reports", "manage_reports"] };
