import { FIGURES } from "@blenda/domain/figures/constants";
import { type DayRange, dayAfter, daysBetween } from "@blenda/domain/figures/rules";
import type { AddressParams } from "../../lib/page/address.ts";
import { fullDayOf, shortDayOf } from "../../lib/text/utc-day.ts";

/** Periods that end today, by their days in the address. */
const PERIODS = { "30": 30, "90": 90, "365": 365 } as const;
export type Period = keyof typeof PERIODS;
const USUAL: Period = "30";

export const RANGE_CHOICES: readonly { value: Period | "custom"; label: string }[] = [
  { value: "30", label: "30 days" },
  { value: "90", label: "90 days" },
  { value: "365", label: "12 months" },
  { value: "custom", label: "Custom" },
];
export type RangeChoice = (typeof RANGE_CHOICES)[number]["value"];

export const lengthOf = ({ from, to }: DayRange): number => daysBetween(from, to) + 1;

const periodUntil = (today: string, period: Period): DayRange => ({ from: dayAfter(today, 1 - PERIODS[period]), to: today });

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** What is wrong with days somebody chose, beside its field. */
export function rangeFaults({ from, to }: DayRange, today: string): { from?: string; to?: string } {
  if (!isDay(from)) return { from: "Choose the first day." };
  if (!isDay(to)) return { to: "Choose the last day." };
  if (to > today) return { to: "Choose today or an earlier day." };
  if (from > to) return { to: "The last day can't be before the first." };
  if (lengthOf({ from, to }) > FIGURES.LONGEST_RANGE_DAYS) return { from: `Choose at most ${FIGURES.LONGEST_RANGE_DAYS} days.` };
  return {};
}

/** An address may be old or typed by hand: days that cannot be shown count as not said. */
export function readRange({ range, from = "", to = "" }: AddressParams, today: string): { choice: RangeChoice; range: DayRange } {
  const isGiven = Object.keys(rangeFaults({ from, to }, today)).length === 0;
  if (isGiven) return { choice: "custom", range: { from, to } };
  const period = PERIOD_NAMES.find((each) => each === range) ?? USUAL;
  return { choice: period, range: periodUntil(today, period) };
}
const PERIOD_NAMES: readonly Period[] = ["30", "90", "365"];

const NOTHING = { range: undefined, from: undefined, to: undefined };

/** The usual period needs no name in the address. */
export const writePeriod = (period: Period): AddressParams => ({ ...NOTHING, range: period === USUAL ? undefined : period });
export const writeDays = ({ from, to }: DayRange): AddressParams => ({ ...NOTHING, from, to });

/** The same number of days earlier or later, never beyond today; `null` where there is no further. */
export function shifted(range: DayRange, by: -1 | 1, today: string): DayRange | null {
  const length = lengthOf(range);
  const wanted = dayAfter(range.to, by * length);
  const to = wanted > today ? today : wanted;
  return to === range.to ? null : { from: dayAfter(to, 1 - length), to };
}

/** A range in the address, as short as it can be said: a period again where it ends today. */
export function writeRange(range: DayRange, today: string): AddressParams {
  const period = PERIOD_NAMES.find((each) => range.to === today && PERIODS[each] === lengthOf(range));
  return period ? writePeriod(period) : writeDays(range);
}

/** "17 Oct to 15 Nov"; with years where they are not this one. */
export function rangeText({ from, to }: DayRange, today: string): string {
  const named = from.slice(0, 4) === today.slice(0, 4) ? shortDayOf : fullDayOf;
  return from === to ? named(from) : `${named(from)} to ${named(to)}`;
}
