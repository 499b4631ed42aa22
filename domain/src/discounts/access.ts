import type { Access } from "../access/can.ts";

/** Spec 2 §6: discounts and sale events are seen with either, and changed with the second alone. */
export const seePromotions = { any: ["view_content", "edit_content"] } as const satisfies Access;
export const changePromotions = { any: ["edit_content"] } as const satisfies Access;
