import { addMinutes } from "../../shared/calendar.ts";
import type { Instant } from "../../shared/time.ts";
import type { RefundStatus } from "../constants.ts";
import { REFUND_LISTS, type STUCK_KINDS } from "./constants.ts";

/** Enough to tell people apart, and not to know them: "Ada L." for Ada Lovelace. */
export function shortName(name: string): string {
  const words = name.trim().split(/\s+/u);
  const [first = "", last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return last ? `${first} ${[...last][0]}.` : first;
}

export type RefundSearch = { orderNumber: number } | { words: string };

/** The words typed are an order number where they look like one. */
export function readRefundSearch(typed: string): RefundSearch | null {
  const search = typed.trim();
  if (search === "") return null;
  const number = /^#?(\d{6,12})$/.exec(search)?.[1];
  return number ? { orderNumber: Number(number) } : { words: search };
}

const PROMISED: ReadonlySet<RefundStatus> = new Set(["approved", "auto_approved", "processing"]);

interface RefundPromise {
  status: RefundStatus;
  updatedAt: Instant;
  /** The bank looks at a dispute: it waits, and is not stuck. */
  isDisputed: boolean;
}

/** Whether money that is promised does not leave: given up after three tries, or left behind by a process that died. */
export function stuckAs({ status, updatedAt, isDisputed }: RefundPromise, now: Instant): (typeof STUCK_KINDS)[number] | null {
  if (status === "failed") return "failed";
  const isOld = updatedAt <= addMinutes(now, -REFUND_LISTS.STUCK_MINUTES);
  return PROMISED.has(status) && isOld && !isDisputed ? "abandoned" : null;
}
