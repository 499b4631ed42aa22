const time = new Intl.DateTimeFormat(undefined, { timeStyle: "short" });

/** The time alone, for what happens today. */
export const timeOf = (instant: string): string => time.format(new Date(instant));
