/** Joins what is there; conditions that do not hold leave nothing behind. */
export const classNames = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(" ");
