import type { Access } from "../access/can.ts";

/** Who joins a conversation that asked for our help. */
export const handleCases: Access = { any: ["manage_reports", "manage_refunds"] };
