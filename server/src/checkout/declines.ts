import { CHECKOUT } from "@blenda/domain/checkout/constants";
import type { Instant } from "@blenda/domain/shared/time";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../platform/db.ts";
import { useLimit, windowOf } from "../platform/limits.ts";

const limit = { per: "account", max: CHECKOUT.DECLINES_PER_HOUR, minutes: 60 } as const;
const PREFIX = "checkout.declined ";

/** Trying stolen cards one after the other ends soon (trust P11). A part of a larger question; `isPaused` reads it. */
export const declinesOf = (who: string | RawBuilder<string>, now: Instant) =>
  sql<number | null>`(select used from rate_counters where key = ${PREFIX} || ${who}::text
    and window_start = ${windowOf(limit.minutes, now)}::timestamptz)`;

export const isPaused = (declines: number | null): boolean => (declines ?? 0) >= limit.max;

export const countDecline = async (db: Db, who: string, now: Instant): Promise<void> => void (await useLimit(db, PREFIX + who, limit, now));
