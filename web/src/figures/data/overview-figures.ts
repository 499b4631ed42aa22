import type { Step } from "@blenda/domain/figures/constants";
import type { DailyFigure, Overview } from "@blenda/domain/figures/model";
import { figureTexts } from "@blenda/domain/figures/texts";
import { amount } from "../../lib/text/amount.ts";
import { type Change, changeOf, fewerIsBetter, pointsBetween } from "../../lib/text/change.ts";
import { exact } from "../../lib/text/numbers.ts";
import type { ChartData } from "../../ui/charts/chart-data.ts";
import { lengthOf } from "./range.ts";
import { chartOf, count, money, piecedUp, share } from "./series.ts";
import { bpsText } from "./words.ts";

export const OVERVIEW_FIGURES = ["earnings", "sales", "conversion", "refunds"] as const;
export type OverviewFigure = (typeof OVERVIEW_FIGURES)[number];

interface Meaning {
  label: string;
  /** The title of its chart, before "per day". */
  title: string;
  means: string;
  /** What a shop without sales reads below it. */
  before: string;
  text: (value: number) => string;
  unit: typeof money | typeof count | typeof share;
  change: (figure: DailyFigure) => Change;
  /** Days of it can be put together into weeks. */
  canBeAdded: boolean;
}

const percentOf = (bps: number | null): number | null => (bps === null ? null : bps / 100);
const grown = ({ value, previous }: DailyFigure) => changeOf(value ?? 0, previous ?? 0);

export const FIGURE_MEANINGS: Record<OverviewFigure, Meaning> = {
  earnings: {
    label: "Your earnings",
    title: "Your earnings",
    means: figureTexts.terms.earned.means,
    before: "Shows within seconds of a sale",
    text: amount,
    unit: money,
    change: ({ value, previous }) => changeOf(value ?? 0, previous ?? 0, { text: amount }),
    canBeAdded: true,
  },
  sales: {
    label: "Sales",
    title: "Sales",
    means: figureTexts.means.sales,
    before: "Counted when paid",
    text: exact,
    unit: count,
    change: grown,
    canBeAdded: true,
  },
  conversion: {
    label: "Conversion",
    title: "Conversion",
    means: figureTexts.means.conversion,
    before: "From 100 views on",
    text: bpsText,
    unit: share,
    change: ({ value, previous }) => pointsBetween(percentOf(value), percentOf(previous)),
    canBeAdded: false,
  },
  refunds: {
    label: "Refunds",
    title: "Refunds",
    means: figureTexts.means.refundCount,
    before: "Answer within 3 business days",
    text: exact,
    unit: count,
    change: ({ value, previous }) => fewerIsBetter(value ?? 0, previous ?? 0),
    canBeAdded: true,
  },
};

/** A figure of the overview, in words. */
export function figureOf(overview: Overview, name: OverviewFigure) {
  const figure = overview[name];
  const { label, text, change } = FIGURE_MEANINGS[name];
  return {
    label,
    value: figure.value === null ? "–" : text(figure.value),
    course: figure.points.flatMap((value) => value ?? []),
    change: figure.value === null ? { text: "From 100 views on", tone: "neither" as const } : change(figure),
    than: figure.value === null ? "" : `vs previous ${lengthOf(overview.range)} days`,
  };
}

/** The chart a figure is the tab of. */
export function figureChart(overview: Overview, name: OverviewFigure, step: Step, today: string): ChartData {
  const { range, previous } = overview;
  const { label, unit, canBeAdded } = FIGURE_MEANINGS[name];
  const figure = overview[name];
  const size = canBeAdded ? step : "day";
  const other = name === "sales" ? "earnings" : "sales";
  const of = (points: DailyFigure["points"], days: Overview["range"]) => piecedUp(points, days, size);
  return chartOf({
    ...{ name: label, range, step: size, today, values: of(figure.points, range), unit },
    before: { range: previous, values: of(figure.previousPoints, previous) },
    also: [{ name: FIGURE_MEANINGS[other].label, values: of(overview[other].points, range), ...FIGURE_MEANINGS[other].unit }],
  });
}
