import { analyticsTexts } from "@blenda/domain/analytics/texts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { lengthOf } from "../../../figures/data/range.ts";
import type { RangeState } from "../../../figures/data/use-range.ts";
import { ReportBody } from "../../../figures/parts/report/report-body.tsx";
import { changeOf, percentText, pointsBetween, shareOf } from "../../../lib/text/change.ts";
import { exact } from "../../../lib/text/numbers.ts";
import { FigureCard } from "../../../ui/charts/figure-card.tsx";
import { SegmentedControl } from "../../../ui/controls/segmented-control.tsx";
import { trafficQuery } from "../../data/analytics-queries.ts";
import { spanText } from "../../data/words.ts";
import { DayChart } from "./day-chart.tsx";

const { means } = analyticsTexts;
const MEASURES = [
  { value: "visits", label: "Visits" },
  { value: "pageViews", label: "Page views" },
] as const;

/** How much is looked at, and for how long. */
export function TrafficTab({ range }: { range: RangeState }) {
  const query = useQuery(trafficQuery(range.range));
  const [measure, setMeasure] = useState<(typeof MEASURES)[number]["value"]>("visits");
  return (
    <ReportBody query={query} label="the traffic" waiting={["h-32", "h-92"]}>
      {(report) => {
        const { totals, previousTotals, days, previousDays } = report;
        const time = totals.visits === 0 ? 0 : totals.seconds / totals.visits;
        const previousTime = previousTotals.visits === 0 ? 0 : previousTotals.seconds / previousTotals.visits;
        const bounces = shareOf(totals.bounces, totals.visits);
        const { tone: _, ...bounced } = pointsBetween(bounces, shareOf(previousTotals.bounces, previousTotals.visits));
        const cards = [
          { label: "Visits", means: means.visits, value: exact(totals.visits), change: changeOf(totals.visits, previousTotals.visits) },
          {
            label: "Page views",
            means: means.pageViews,
            value: exact(totals.pageViews),
            change: changeOf(totals.pageViews, previousTotals.pageViews),
          },
          { label: "Time on site", means: means.time, value: spanText(time), change: changeOf(time, previousTime, { text: spanText }) },
          { label: "One page only", means: means.bounces, value: percentText(bounces), change: { ...bounced, tone: "neither" as const } },
        ];
        return (
          <>
            <div className="grid grid-cols-2 gap-4 xl:grid-cols-4">
              {cards.map(({ change, ...card }) => (
                <FigureCard
                  key={card.label}
                  {...card}
                  change={range.isCompared ? change : { text: "", tone: "neither" }}
                  than={range.isCompared ? `vs previous ${lengthOf(report.range)} days` : ""}
                />
              ))}
            </div>
            <DayChart
              name={measure === "visits" ? "Visits" : "Page views"}
              report={report}
              range={range}
              values={days.map((day) => day[measure])}
              before={previousDays.map((day) => day[measure])}
              measures={<SegmentedControl label="Measure" value={measure} options={MEASURES} onChange={setMeasure} />}
              empty="No visits in this period by people who agreed to analytics."
            />
          </>
        );
      }}
    </ReportBody>
  );
}
