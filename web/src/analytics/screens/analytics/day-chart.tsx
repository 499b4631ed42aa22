import type { ShopEvent } from "@blenda/domain/analytics/model";
import { type DayRange, piecesOf } from "@blenda/domain/figures/rules";
import type { ReactNode } from "react";
import { chartOf, count, money, piecedUp, share, usualStep } from "../../../figures/data/series.ts";
import type { RangeState } from "../../../figures/data/use-range.ts";
import { Chart } from "../../../ui/charts/chart.tsx";

interface Props {
  name: string;
  report: { range: DayRange; previous: DayRange };
  range: RangeState;
  values: readonly number[];
  before: readonly number[];
  isMoney?: boolean;
  /** What the values are a share of, day by day: then the chart shows that share. */
  outOf?: { values: readonly number[]; before: readonly number[] } | undefined;
  measures?: ReactNode;
  /** What began on a day, to be seen beside what came of it. */
  events?: readonly ShopEvent[];
  empty: string;
}

/** A figure day by day, long ranges week by week, beside the days before. */
export function DayChart({ name, report, range, values, before, isMoney = false, outOf, measures, events = [], empty }: Props) {
  const step = usualStep(report.range);
  const pieces = piecesOf(report.range, step);
  const flags = events.flatMap(({ day, name: event }) => {
    const at = pieces.findIndex(({ from, to }) => day >= from && day <= to);
    return at === -1 ? [] : [{ at, text: `${event} starts` }];
  });
  const isEmpty = [...values, ...before, ...(outOf?.values ?? [])].every((value) => value === 0);
  const drawn = (of: DayRange, parts: readonly number[], all: readonly number[] | undefined) => {
    const pieces = piecedUp([...parts], of, step);
    return all ? sharesOf(pieces, piecedUp([...all], of, step)) : pieces;
  };
  return (
    <Chart
      title={`${name} per ${step}`}
      className="min-w-0"
      data={{
        ...chartOf({
          ...{ name, step, range: report.range, today: range.today, unit: outOf ? share : isMoney ? money : count },
          values: drawn(report.range, values, outOf?.values),
          before: range.isCompared ? { range: report.previous, values: drawn(report.previous, before, outOf?.before) } : undefined,
        }),
        flags,
      }}
      measures={measures}
      empty={isEmpty && <p className="type-ui text-muted">{empty}</p>}
    />
  );
}

const ALL_BPS = 10_000;

/** In hundredths of a percent; nothing where there was nothing to take a share of. */
const sharesOf = (parts: readonly (number | null)[], wholes: readonly (number | null)[]): (number | null)[] =>
  parts.map((part, at) => (wholes[at] ? Math.round((ALL_BPS * (part ?? 0)) / wholes[at]) : null));
