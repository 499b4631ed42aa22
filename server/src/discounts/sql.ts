import type { Instant } from "@blenda/domain/shared/time";
import { type RawBuilder, sql } from "kysely";
import { worksFor } from "../affiliates/sql.ts";
import { door } from "../platform/database/door.ts";

export const discountRow = door("discounts", ["code", "ownerId", "affiliateId", "type", "value"]);

/** Whether the code read as `d` is switched on; one locked to an affiliate only while they are in its creator's programme (decision 0115). */
export const isOn: RawBuilder<boolean> = sql`(d.is_enabled and (d.affiliate_id is null or ${worksFor("d.affiliateId", "d.ownerId")}))`;

/** Whether the code read as `d` takes something off at this moment: on, within its dates, and not used up. */
export const isInUse = (now: Instant): RawBuilder<boolean> =>
  sql`(${isOn} and not d.is_waiting and d.starts_at <= ${now}::timestamptz and (d.ends_at is null or d.ends_at > ${now}::timestamptz)
    and (d.max_uses is null or d.times_used < d.max_uses))`;
