/** Days are counted in UTC, so they are named in UTC too. */
const named = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(undefined, { ...options, timeZone: "UTC" });
  return (day: string): string => format.format(new Date(day));
};

/** "Sun 15 Nov". */
export const weekdayOf = named({ weekday: "short", day: "numeric", month: "short" });
/** "15 Nov". */
export const shortDayOf = named({ day: "numeric", month: "short" });
/** "15 Nov 2026". */
export const fullDayOf = named({ day: "numeric", month: "short", year: "numeric" });
/** "15 Nov, 20:30". */
export const utcMomentOf = named({ day: "numeric", month: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
/** "20:12". */
export const utcClockOf = named({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
/** "November 2026". */
export const monthOf = named({ month: "long", year: "numeric" });
