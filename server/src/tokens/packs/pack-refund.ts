import { addDays } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { PACK_REFUND_DAYS } from "@blenda/domain/tokens/constants";
import type { BoughtPack } from "../balance/lot-repository.ts";

const SETTLED: ReadonlySet<string> = new Set(["fulfilled", "completed", "partially_refunded"]);

/** Until when what is left of a pack can be given back; nothing is answered where it cannot be now. */
export function refundableUntil({ remaining, createdAt, status }: BoughtPack, now: Instant): Instant | null {
  const until = addDays(createdAt, PACK_REFUND_DAYS);
  return remaining > 0 && now <= until && SETTLED.has(status) ? until : null;
}
