import type { Overview } from "@blenda/domain/analytics/model";
import { analyticsTexts } from "@blenda/domain/analytics/texts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { lengthOf } from "../../../figures/data/range.ts";
import type { RangeState } from "../../../figures/data/use-range.ts";
import { ReportBody } from "../../../figures/parts/report/report-body.tsx";
import { amount } from "../../../lib/text/amount.ts";
import { changeOf, percentText, pointsBetween, shareOf } from "../../../lib/text/change.ts";
import { exact } from "../../../lib/text/numbers.ts";
import { FigureCard } from "../../../ui/charts/figure-card.tsx";
import { SegmentedControl } from "../../../ui/controls/segmented-control.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { overviewQuery } from "../../data/analytics-queries.ts";
import { deviceName, placeName, sourceName } from "../../data/words.ts";
import { FunnelBars } from "../../parts/funnel-bars.tsx";
import { PartTable } from "../../parts/part-table.tsx";
import { BestSellers } from "./best-sellers.tsx";
import { DayChart } from "./day-chart.tsx";

const { means } = analyticsTexts;
const MEASURES = [
  { value: "revenue", label: "Revenue" },
  { value: "visits", label: "Visits" },
  { value: "conversion", label: "Conversion" },
] as const;

/** What a measure is, day by day, and what it is a share of. */
function courseOf({ days, revenueDays, previousDays, previousRevenueDays }: Overview) {
  return {
    revenue: { values: revenueDays.map(({ cents }) => cents), before: previousRevenueDays.map(({ cents }) => cents) },
    visits: { values: days.map(({ visits }) => visits), before: previousDays.map(({ visits }) => visits) },
    conversion: { values: days.map(({ paid }) => paid), before: previousDays.map(({ paid }) => paid) },
  };
}

export function OverviewTab({ range }: { range: RangeState }) {
  const query = useQuery(overviewQuery(range.range));
  return (
    <ReportBody query={query} label="the analytics" waiting={["h-32", "h-92", "h-80"]}>
      {(report) => <Loaded report={report} range={range} />}
    </ReportBody>
  );
}

function Loaded({ report, range }: { report: Overview; range: RangeState }) {
  const [measure, setMeasure] = useState<(typeof MEASURES)[number]["value"]>("revenue");
  const courses = courseOf(report);
  const isRevenue = measure === "revenue";
  return (
    <>
      <Figures report={report} isCompared={range.isCompared} />
      <DayChart
        name={MEASURES.find(({ value }) => value === measure)?.label ?? ""}
        report={report}
        range={range}
        isMoney={isRevenue}
        {...courses[measure]}
        outOf={measure === "conversion" ? courses.visits : undefined}
        events={report.events}
        measures={<SegmentedControl label="Measure" value={measure} options={MEASURES} onChange={setMeasure} />}
        empty={isRevenue ? "Nothing was paid in this period." : "No visits in this period by people who agreed to analytics."}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-2">
        <FunnelBars totals={report.totals} />
        <BestSellers sellers={report.sellers} isCompared={range.isCompared} />
        <PartTable
          title="Where visits came from"
          by="Source"
          parts={report.sources}
          nameOf={sourceName}
          isCompared={range.isCompared}
          empty="No visits in this period."
        />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <HereNow here={report.here} />
          <PartTable
            title="Devices"
            by="Device"
            parts={report.devices}
            nameOf={deviceName}
            isCompared={range.isCompared}
            empty="No visits in this period."
          />
        </div>
      </div>
    </>
  );
}

function Figures({ report, isCompared }: { report: Overview; isCompared: boolean }) {
  const { totals, previousTotals, revenue, previousRevenue, days, revenueDays, range } = report;
  const average = revenue.orders === 0 ? 0 : Math.round(revenue.cents / revenue.orders);
  const previousAverage = previousRevenue.orders === 0 ? 0 : Math.round(previousRevenue.cents / previousRevenue.orders);
  const conversion = shareOf(totals.paid, totals.visits);
  const agreed = shareOf(revenue.agreedOrders, revenue.orders);
  const cards = [
    {
      ...{ label: "Revenue", means: means.revenue, value: amount(revenue.cents), course: revenueDays.map(({ cents }) => cents) },
      change: changeOf(revenue.cents, previousRevenue.cents, { text: amount }),
    },
    {
      ...{ label: "Orders", means: means.orders, value: exact(revenue.orders), course: revenueDays.map(({ orders }) => orders) },
      change: changeOf(revenue.orders, previousRevenue.orders),
    },
    {
      ...{ label: "Average order", means: means.average, value: revenue.orders === 0 ? "–" : amount(average) },
      change: changeOf(average, previousAverage, { text: amount }),
    },
    {
      ...{ label: "Visits", means: means.visits, value: exact(totals.visits), course: days.map(({ visits }) => visits) },
      change: changeOf(totals.visits, previousTotals.visits),
    },
    {
      ...{ label: "Conversion", means: means.conversion, value: percentText(conversion) },
      change: pointsBetween(conversion, shareOf(previousTotals.paid, previousTotals.visits)),
    },
    {
      ...{ label: "Agreed to analytics", means: means.agreed, value: percentText(agreed) },
      change: { ...pointsBetween(agreed, shareOf(previousRevenue.agreedOrders, previousRevenue.orders)), tone: "neither" as const },
    },
  ];
  return (
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-3">
      {cards.map(({ change, ...card }) => (
        <FigureCard
          key={card.label}
          {...card}
          change={isCompared ? change : { text: "", tone: "neither" }}
          than={isCompared ? `vs previous ${lengthOf(range)} days` : ""}
        />
      ))}
    </div>
  );
}

function HereNow({ here }: { here: Overview["here"] }) {
  return (
    <Panel title="Here now" aside={<span className="type-small text-muted">last 5 minutes</span>} className="min-w-0">
      <p className="type-figure" aria-live="polite">
        {exact(here.visits)} <span className="type-ui font-normal text-muted">{here.visits === 1 ? "visit" : "visits"}</span>
      </p>
      {here.countries.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-t border-line">
          {here.countries.map(({ country, visits }) => (
            <li key={country} className="flex justify-between gap-4 py-2.5 type-ui">
              <span>{placeName(country)}</span>
              <span className="font-semibold tabular-nums">{exact(visits)}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
