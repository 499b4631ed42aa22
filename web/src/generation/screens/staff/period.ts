import type { Analytics } from "@blenda/domain/generation/model";
import { numbersAs } from "@blenda/domain/shared/language/formats";
import type { AddressParams } from "../../../lib/page/address.ts";
import { shortDayOf, weekdayOf } from "../../../lib/text/utc-day.ts";

export const PERIODS = ["7", "30", "90"] as const;
export type Period = (typeof PERIODS)[number];
const USUAL: Period = "30";

/** Anything else in the address is the usual period, which needs no name there. */
export const readPeriod = ({ days }: AddressParams): Period => PERIODS.find((period) => period === days) ?? USUAL;
export const writePeriod = (period: Period): AddressParams => (period === USUAL ? {} : { days: period });

export const pointsOf = (series: Analytics["series"]) => series.map(({ day }) => ({ name: weekdayOf(day), mark: shortDayOf(day) }));

const oneDigit = numbersAs({ maximumFractionDigits: 1 });

const span = (seconds: number, mark: string) => ({ seconds, text: (amount: number) => `${oneDigit(amount)} ${mark}` });
const SPANS = { short: span(1, "s"), middle: span(60, "min"), long: span(3_600, "h") };

/** The unit in which so many seconds can be taken in. */
export function spanUnit(seconds: number) {
  if (seconds < 120) return SPANS.short;
  return seconds < 7_200 ? SPANS.middle : SPANS.long;
}

/** 48 s, 12.5 min, 3.2 h. */
export function spanText(seconds: number): string {
  const unit = spanUnit(seconds);
  return unit.text(seconds / unit.seconds);
}
