import type { Access } from "../access/can.ts";

/** Who learns what is sold. */
export const seeSales: Access = { any: ["view_orders", "view_analytics"] };
