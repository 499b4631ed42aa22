import { CHECKOUT } from "@blenda/domain/checkout/constants";
import type { Instant } from "@blenda/domain/shared/time";
import type { Db } from "../platform/db.ts";
import { limitLeft, useLimit } from "../platform/limits.ts";

const limit = { per: "account", max: CHECKOUT.DECLINES_PER_HOUR, minutes: 60 } as const;
const keyOf = (who: string) => `checkout.declined ${who}`;

/** Trying stolen cards one after the other ends soon (trust P11). */
export const declinesLeft = (db: Db, who: string, now: Instant): Promise<boolean> => limitLeft(db, keyOf(who), limit, now);

export const countDecline = async (db: Db, who: string, now: Instant): Promise<void> => void (await useLimit(db, keyOf(who), limit, now));
