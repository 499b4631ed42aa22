import { exactly, LANGUAGE, once } from "./formats.ts";

/** Formats few pages need: places, spans, lists, names, and other money than ours. Apart from the rest, which every page holds. */

const ordinals = once(() => new Intl.PluralRules(LANGUAGE, { type: "ordinal" }));
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };
/** "2nd". */
export const ordinal = (place: number): string => `${exactly(place)}${ENDINGS[ordinals().select(place)] ?? "th"}`;

/** Money of another currency, whole in its smallest unit: "€350.12". */
export function moneyIn(minor: number, currency: string): string {
  const format = new Intl.NumberFormat(LANGUAGE, { style: "currency", currency });
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

const spans = {
  always: once(() => new Intl.RelativeTimeFormat(LANGUAGE, { numeric: "always" })),
  auto: once(() => new Intl.RelativeTimeFormat(LANGUAGE, { numeric: "auto" })),
};
/** Time that has passed: "1 minute ago", "3 days ago"; with `auto` in words where there are some: "today", "yesterday". */
export const passedText = (amount: number, unit: "minute" | "hour" | "day", numeric: "always" | "auto"): string =>
  spans[numeric]().format(-Math.max(0, amount), unit);

const lists = once(() => new Intl.ListFormat(LANGUAGE, { type: "conjunction" }));
/** "Mail, search, and storage". */
export const listText = (names: readonly string[]): string => lists().format(names);

const regions = once(() => new Intl.DisplayNames(LANGUAGE, { type: "region" }));
/** "Germany" for DE; the code where it is unknown. */
export const regionName = (code: string): string => regions().of(code) ?? code;

const WITH_ARTICLE = new Set("AE BS CD CF CG DO FK GB GM KM KY MH MV NL PH SB SC TC US VG VI".split(" "));
/** "Germany", "the United States": as a sentence says it. */
export const regionInSentence = (code: string): string => (WITH_ARTICLE.has(code) ? `the ${regionName(code)}` : regionName(code));

const currencies = once(() => new Intl.DisplayNames(LANGUAGE, { type: "currency" }));
/** "Swiss Franc" for CHF. */
export const currencyName = (code: string): string => currencies().of(code) ?? code;

/** What a language calls itself: "Deutsch" for de. */
export const ownNameOf = (language: string): string => new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
