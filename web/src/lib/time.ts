const day = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });
const moment = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

/** In the reader's own language and time zone. */
export const dayOf = (instant: string): string => day.format(new Date(instant));

export const momentOf = (instant: string): string => moment.format(new Date(instant));
