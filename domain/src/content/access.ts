import type { Access } from "../access/can.ts";

/** Spec 2 §6: the content pages are seen with either, and saved with the second alone. */
export const seeContent = { any: ["view_content", "edit_content"] } as const satisfies Access;
export const changeContent = { any: ["edit_content"] } as const satisfies Access;
