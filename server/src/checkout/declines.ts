import { CHECKOUT } from "@blenda/domain/checkout/constants";
import type { Instant } from "@blenda/domain/shared/time";
import type { Db } from "../platform/db.ts";
import { useLimit, windowOf } from "../platform/limits.ts";

const limit = { per: "account", max: CHECKOUT.DECLINES_PER_HOUR, minutes: 60 } as const;

/** Under which name declined cards are counted, and since when: trying stolen cards one after the other ends soon (trust P11). */
export const declinesKey = (who: string): string => `checkout.declined ${who}`;
export const declinesSince = (now: Instant): Instant => windowOf(limit.minutes, now);

export const isPaused = (declines: number | null): boolean => (declines ?? 0) >= limit.max;

export const countDecline = async (db: Db, who: string, now: Instant): Promise<void> =>
  void (await useLimit(db, declinesKey(who), limit, now));
