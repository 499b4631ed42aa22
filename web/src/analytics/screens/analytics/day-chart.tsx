import type { ShopEvent } from "@blenda/domain/analytics/model";
import { type DayRange, piecesOf } from "@blenda/domain/figures/rules";
import type { ReactNode } from "react";
import { chartOf, count, money, piecedUp, usualStep } from "../../../figures/data/series.ts";
import type { RangeState } from "../../../figures/data/use-range.ts";
import { Chart } from "../../../ui/charts/chart.tsx";

interface Props {
  name: string;
  report: { range: DayRange; previous: DayRange };
  range: RangeState;
  values: readonly number[];
  before: readonly number[];
  isMoney?: boolean;
  measures?: ReactNode;
  /** What began on a day, to be seen beside what came of it. */
  events?: readonly ShopEvent[];
  empty: string;
}

/** A figure day by day, long ranges week by week, beside the days before. */
export function DayChart({ name, report, range, values, before, isMoney = false, measures, events = [], empty }: Props) {
  const step = usualStep(report.range);
  const pieces = piecesOf(report.range, step);
  const flags = events.flatMap(({ day, name: event }) => {
    const at = pieces.findIndex(({ from, to }) => day >= from && day <= to);
    return at === -1 ? [] : [{ at, text: `${event} starts` }];
  });
  const isEmpty = [...values, ...before].every((value) => value === 0);
  return (
    <Chart
      title={`${name} per ${step}`}
      className="min-w-0"
      data={{
        ...chartOf({
          ...{ name, step, range: report.range, today: range.today, unit: isMoney ? money : count },
          values: piecedUp([...values], report.range, step),
          before: range.isCompared ? { range: report.previous, values: piecedUp([...before], report.previous, step) } : undefined,
        }),
        flags,
      }}
      measures={measures}
      empty={isEmpty && <p className="type-ui text-muted">{empty}</p>}
    />
  );
}
