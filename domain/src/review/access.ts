import type { Access } from "../access/can.ts";

/** Who may read what waits (spec 2 §6), and who may decide it is `reviewers` of publication (decision B1). */
export const seeReviews = { any: ["view_content", "edit_content", "approve_content"] } as const satisfies Access;
/** Who may see every product there is. */
export const seeProducts = { any: ["view_products", "edit_products"] } as const satisfies Access;
