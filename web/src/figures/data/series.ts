import type { Step } from "@blenda/domain/figures/constants";
import type { DailyFigure, SeriesPoint } from "@blenda/domain/figures/model";
import { type DayRange, daysBetween, piecesOf } from "@blenda/domain/figures/rules";
import { figureTexts } from "@blenda/domain/figures/texts";
import { amount, axisAmount } from "../../lib/text/amount.ts";
import { exact } from "../../lib/text/numbers.ts";
import { shortDayOf, weekdayOf } from "../../lib/text/utc-day.ts";
import type { ChartData, ChartSeries } from "../../ui/charts/chart-data.ts";
import { lengthOf } from "./range.ts";
import { bpsText } from "./words.ts";

export const money = { text: amount, axisText: axisAmount };
export const count = { text: exact };
/** In hundredths of a percent. */
export const share = { text: (bps: number) => bpsText(bps) };

/** More bars than these cannot be told apart on a phone, so longer ranges begin with weeks. */
const MOST_DAYS = 92;
export const usualStep = (range: DayRange): Step => (lengthOf(range) > MOST_DAYS ? "week" : "day");

const pieceName = ({ from, to }: DayRange): string => (from === to ? weekdayOf(from) : `${shortDayOf(from)} to ${shortDayOf(to)}`);

interface SeriesInput {
  name: string;
  range: DayRange;
  step: Step;
  today: string;
  values: readonly (number | null)[];
  /** Of the period before; absent when nobody compares. */
  before?: { range: DayRange; values: readonly (number | null)[] } | undefined;
  unit: Pick<ChartSeries, "text" | "axisText">;
  also?: readonly ChartSeries[];
}

/** A chart of a range, piece by piece, beside the same pieces of the period before. */
export function chartOf({ name, range, step, today, values, before, unit, also }: SeriesInput): ChartData {
  const pieces = piecesOf(range, step);
  const earlier = before ? piecesOf(before.range, step) : [];
  return {
    unit: step === "day" ? "Day" : "Week",
    points: pieces.map((piece) => ({
      name: pieceName(piece),
      mark: shortDayOf(piece.from),
      isSoFar: daysBetween(today, piece.to) >= 0,
    })),
    bars: { name, values, ...unit },
    ...(before && {
      line: {
        name: "Previous",
        nameAt: (at: number) => (earlier[at] ? shortDayOf(earlier[at].from) : "Previous"),
        values: before.values,
        text: unit.text,
      },
    }),
    ...(also && { also }),
  };
}

export const MEASURES = ["earned", "gross", "sales", "views"] as const;
export type Measure = (typeof MEASURES)[number];
export const MEASURE_NAMES: Record<Measure, { short: string; name: string }> = {
  earned: { short: "Earned", name: figureTexts.terms.earned.label },
  gross: { short: "Gross", name: figureTexts.terms.gross.label },
  sales: { short: "Sales", name: "Sales" },
  views: { short: "Views", name: "Views" },
};

const READ: Record<Measure, (point: SeriesPoint) => number | null> = {
  earned: ({ earnedCents }) => earnedCents,
  gross: ({ grossCents }) => grossCents,
  sales: ({ sales }) => sales,
  views: ({ views }) => views,
};
const unitOf = (measure: Measure) => (measure === "earned" || measure === "gross" ? money : count);

interface Series {
  range: DayRange;
  previous: DayRange;
  series: readonly SeriesPoint[];
  previousSeries: readonly SeriesPoint[];
}

/** One measure of a report's series. What it is not about is told beside it: how many were sold, or what was earned. */
export function seriesChart(
  { range, previous, series, previousSeries }: Series,
  measure: Measure,
  step: Step,
  today: string,
  isCompared: boolean,
) {
  const other: Measure = measure === "sales" ? "earned" : "sales";
  const read = (points: readonly SeriesPoint[], of: Measure) => points.map(READ[of]);
  return chartOf({
    ...{ name: MEASURE_NAMES[measure].name, range, step, today, values: read(series, measure), unit: unitOf(measure) },
    before: isCompared ? { range: previous, values: read(previousSeries, measure) } : undefined,
    also: [{ name: MEASURE_NAMES[other].name, values: read(series, other), ...unitOf(other) }],
  });
}

const sumOf = (values: readonly (number | null)[]): number | null =>
  values.every((value) => value === null) ? null : values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** Days put together into the pieces of a range; only for what can be added. */
export function piecedUp(points: DailyFigure["points"], range: DayRange, step: Step): (number | null)[] {
  return piecesOf(range, step).map(({ from, to }) => {
    const first = daysBetween(range.from, from);
    return sumOf(points.slice(first, first + daysBetween(from, to) + 1));
  });
}
