import { oneOf } from "../../product/table/list-question.ts";

/** Lists of payouts with a tab of their own; the address says which. */
export const QUEUE_TABS = ["batch", "all", "hold"] as const;
export type QueueTab = (typeof QUEUE_TABS)[number];

export const tabIn = (text: string | undefined): QueueTab => oneOf(QUEUE_TABS, text) ?? "batch";
