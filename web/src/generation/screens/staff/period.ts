import type { Analytics } from "@blenda/domain/generation/model";
import type { Asked } from "../../../lib/page/address.ts";
import { exact } from "../../../lib/text/numbers.ts";

export const PERIODS = ["7", "30", "90"] as const;
export type Period = (typeof PERIODS)[number];
const USUAL: Period = "30";

/** Anything else in the address is the usual period, which needs no name there. */
export const readPeriod = ({ days }: Asked): Period => PERIODS.find((period) => period === days) ?? USUAL;
export const writePeriod = (period: Period): Asked => (period === USUAL ? {} : { days: period });

const day = new Intl.DateTimeFormat(undefined, { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" });
const shortDay = new Intl.DateTimeFormat(undefined, { day: "numeric", month: "short", timeZone: "UTC" });

/** Days are counted in UTC, so they are named in UTC too. */
export const pointsOf = (series: Analytics["series"]) =>
  series.map((one) => ({ name: day.format(new Date(one.day)), mark: shortDay.format(new Date(one.day)) }));

const oneDigit = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });

/** In percent; null where there is no whole. */
export const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : (100 * part) / whole);
export const percentText = (percent: number | null): string => (percent === null ? "–" : `${oneDigit.format(percent)} %`);

const span = (seconds: number, mark: string) => ({ seconds, text: (amount: number) => `${oneDigit.format(amount)} ${mark}` });
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

type Change = { text: string; tone: "better" | "worse" | "neither" };
const signed = (figure: number, unit: string): string => `${figure < 0 ? "−" : "+"}${oneDigit.format(Math.abs(figure))} ${unit}`;
const toneOf = (difference: number): Change["tone"] => (difference === 0 ? "neither" : difference > 0 ? "better" : "worse");

/** More is better, unless it only costs us. After nothing there is no percentage, only what came. */
export function changeOf(now: number, before: number, { isCost = false, text = exact } = {}): Change {
  if (before === 0) return { text: now === 0 ? "No change" : `+${text(now)}`, tone: "neither" };
  const percent = (100 * (now - before)) / before;
  return { text: signed(percent, "%"), tone: isCost ? "neither" : toneOf(percent) };
}

/** Two shares are compared in points, not in percent of percent; without a whole there is no share. */
export function pointsBetween(now: number | null, before: number | null): Change {
  if (now === null || before === null) return { text: now === before ? "No change" : "New", tone: "neither" };
  return { text: signed(now - before, "pt"), tone: toneOf(now - before) };
}
