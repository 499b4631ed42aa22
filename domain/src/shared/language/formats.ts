/**
 * Formats in the site's language: numbers, money, sizes, dates and the order of names. English, whatever the machine is set to that
 * writes or reads them, and the same characters on both sides of the network (record 0097). Nothing but this folder asks `Intl`: the
 * day a second language comes, it comes here. Every page holds this file; what few need is in `wordings.ts`.
 */
export const LANGUAGE = "en-US";

/** Formats are made at their first use: no page needs them all. */
export function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

/** Numbers as the options want them. */
export function numbersAs(options?: Intl.NumberFormatOptions): (value: number) => string {
  const format = once(() => new Intl.NumberFormat(LANGUAGE, options));
  return (value) => format().format(value);
}

/** Before AM and PM some tables have a narrow space, others a plain one: everybody gets the plain one. */
const plain = (text: string): string => text.replaceAll(/[\u202f\u00a0]/g, " ");

/** Moments as the options want them; in the reader's time zone, unless the options name another. */
export function momentsAs(options: Intl.DateTimeFormatOptions): (at: string | number) => string {
  const format = once(() => new Intl.DateTimeFormat(LANGUAGE, options));
  return (at) => plain(format().format(new Date(at)));
}

/** Days of books and reports are counted in UTC, so they are named in UTC too. Where one is shown, the page says so. */
export const utcAs = (options: Intl.DateTimeFormatOptions) => momentsAs({ ...options, timeZone: "UTC" });

/** "18,412". */
export const exactly = numbersAs();
/** "12.0". */
export const oneDecimal = numbersAs({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

const inDollars = numbersAs({ style: "currency", currency: "USD" });
/** "$2,499.00". */
export const dollars = (cents: number): string => inDollars(cents / 100);

const sizesIn = (unit: string, unitDisplay: "short" | "long") => numbersAs({ style: "unit", unit, unitDisplay, maximumFractionDigits: 1 });
/** What would round up to the next unit belongs to it. */
const SIZES = [
  { from: 999_950_000, bytes: 1_000_000_000, text: sizesIn("gigabyte", "short") },
  { from: 999_950, bytes: 1_000_000, text: sizesIn("megabyte", "short") },
  { from: 1_000, bytes: 1_000, text: sizesIn("kilobyte", "short") },
  { from: 0, bytes: 1, text: sizesIn("byte", "long") },
] as const;

/** How large a file is: "8.4 MB", "6 bytes". */
export function sizeText(bytes: number): string {
  const step = SIZES.find(({ from }) => bytes >= from) ?? SIZES[3];
  return step.text(bytes / step.bytes);
}

/** "Nov 18, 2026". */
export const utcDay = utcAs({ dateStyle: "medium" });
const utcMinute = utcAs({ dateStyle: "medium", timeStyle: "short", hourCycle: "h23" });
/** "Nov 18, 2026, 20:30 UTC". */
export const utcMoment = (at: string): string => `${utcMinute(at)} UTC`;

const collator = once(() => new Intl.Collator(LANGUAGE));
/** The order of names in a list. */
export const inOrder = (one: string, other: string): number => collator().compare(one, other);

/** Where the reader's clock is: "Asia/Kolkata". */
export const readerZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
