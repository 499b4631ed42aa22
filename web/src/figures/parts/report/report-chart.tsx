import { STEPS, type Step } from "@blenda/domain/figures/constants";
import type { SeriesPoint } from "@blenda/domain/figures/model";
import type { DayRange } from "@blenda/domain/figures/rules";
import type { ReactNode } from "react";
import type { AddressParams } from "../../../lib/page/address.ts";
import { oneOf } from "../../../product/table/list-question.ts";
import { Chart } from "../../../ui/charts/chart.tsx";
import { SegmentedControl } from "../../../ui/controls/segmented-control.tsx";
import { MEASURE_NAMES, MEASURES, type Measure, seriesChart, usualStep } from "../../data/series.ts";
import type { RangeState } from "../../data/use-range.ts";
import { StepSwitch } from "../figure-chart.tsx";

interface Series {
  range: DayRange;
  previous: DayRange;
  series: readonly SeriesPoint[];
  previousSeries: readonly SeriesPoint[];
}

/** Which step the address asks for. */
export const stepIn = (asked: AddressParams, range: DayRange): Step => oneOf(STEPS, asked.step) ?? usualStep(range);

interface Props {
  report: Series;
  range: RangeState;
  asked: AddressParams;
  onChange: (patch: AddressParams) => void;
  measures?: readonly Measure[];
  /** Said over the empty axes. */
  empty: ReactNode;
}

/** One measure at a time; the switch keeps range and day. */
export function ReportChart({ report, range, asked, onChange, measures = MEASURES, empty }: Props) {
  const [first = "earned"] = measures;
  // By licence nobody counts views.
  const offered = measures.filter((each) => each !== "views" || report.series.some(({ views }) => views !== null));
  const measure = oneOf(offered, asked.measure) ?? first;
  // As the answer has it: a new step is on its way while the old one is still shown.
  const step: Step = report.series.some(({ from, to }) => from !== to) ? "week" : stepIn(asked, report.range);
  const usual = usualStep(range.range);
  const isEmpty = report.series.every(({ sales, earnedCents, views }) => sales === 0 && earnedCents === 0 && !views);
  return (
    <Chart
      title={`${MEASURE_NAMES[measure].name}, per ${step}`}
      className="min-w-0"
      data={seriesChart(report, measure, step, range.today, range.isCompared)}
      measures={
        offered.length > 1 && (
          <SegmentedControl
            label="Measure"
            value={measure}
            options={offered.map((value) => ({ value, label: MEASURE_NAMES[value].short }))}
            onChange={(value) => onChange({ measure: value === first ? undefined : value })}
          />
        )
      }
      divisions={<StepSwitch step={stepIn(asked, range.range)} onStep={(next) => onChange({ step: next === usual ? undefined : next })} />}
      empty={isEmpty && empty}
    />
  );
}
