import { utcAs, utcDay } from "@blenda/domain/shared/language/formats";

/** "Sun, Nov 15". */
export const weekdayOf = utcAs({ weekday: "short", day: "numeric", month: "short" });
/** "Nov 15". */
export const shortDayOf = utcAs({ day: "numeric", month: "short" });
/** "Nov 15, 2026". */
export const fullDayOf = utcDay;
/** "Nov 15, 20:30". */
export const utcMomentOf = utcAs({ day: "numeric", month: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
/** "20:12". */
export const utcClockOf = utcAs({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
/** "November 2026". */
export const monthOf = utcAs({ month: "long", year: "numeric" });
