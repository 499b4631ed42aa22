import type { Analytics } from "@blenda/domain/generation/model";
import type { ReactNode } from "react";
import { exact } from "../../../lib/text/numbers.ts";
import { Chart } from "../../../ui/charts/chart.tsx";
import { pointsOf, spanUnit } from "./period.ts";

export function AnalyticsCharts({ figures: { series }, aside }: { figures: Analytics; aside: ReactNode }) {
  const days = { unit: "Day", points: pointsOf(series) };
  const of = (read: (day: Analytics["series"][number]) => number) => series.map(read);
  // One unit for all days, so that the axis has round figures in it.
  const unit = spanUnit(Math.max(0, ...of(({ cpuSeconds }) => cpuSeconds)));
  return (
    <>
      <div className="grid grid-cols-1 gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <Chart
          title="Generations per day"
          data={{
            ...days,
            bars: { name: "Started", values: of(({ jobs }) => jobs), text: exact },
            line: { name: "Succeeded", values: of(({ succeeded }) => succeeded), text: exact },
            also: [{ name: "Failed", values: of(({ failed }) => failed), text: exact }],
          }}
        />
        {aside}
      </div>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        <Chart title="Tokens per day" data={{ ...days, bars: { name: "Tokens", values: of(({ tokens }) => tokens), text: exact } }} />
        <Chart
          title="Computing time per day"
          data={{
            ...days,
            bars: { name: "CPU time", values: of(({ cpuSeconds }) => cpuSeconds / unit.seconds), text: unit.text },
          }}
        />
      </div>
    </>
  );
}
