import type { SalesOfToday } from "@blenda/domain/dashboard/model";
import { addDays, addMinutes } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { salesByHour } from "../orders/port.ts";
import type { Db } from "../platform/database/db.ts";

const HOURS = 24;

export const dayOf = (now: Instant): Instant => `${now.slice(0, 10)}T00:00:00.000Z`;

/** Today and yesterday by the hour, in UTC: one clock for everybody who looks at the same chart. */
export async function salesOfToday(db: Db, now: Instant): Promise<SalesOfToday> {
  const today = dayOf(now);
  const yesterday = addDays(today, -1);
  const sold = await salesByHour(db, yesterday, now, addDays(now, -1));
  const hours = Array.from({ length: HOURS }, (_, hour) => {
    const at = addMinutes(today, hour * 60);
    const before = sold.hours.get(addDays(at, -1));
    const has = sold.hours.get(at);
    return { at, todayCents: at <= now ? (has?.cents ?? 0) : null, orders: has?.orders ?? 0, yesterdayCents: before?.cents ?? 0 };
  });
  const todayCents = hours.reduce((sum, hour) => sum + (hour.todayCents ?? 0), 0);
  return { hours, todayCents, yesterdayByNowCents: sold.beforeCents };
}
