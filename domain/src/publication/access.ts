import type { Access } from "../access/can.ts";

/** Who decides about what others made. */
export const reviewers: Access = { any: ["approve_content"] };
