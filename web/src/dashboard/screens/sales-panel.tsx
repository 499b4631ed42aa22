import type { SalesOfToday } from "@blenda/domain/dashboard/model";
import { axisAmount } from "../../lib/text/amount.ts";
import { price } from "../../lib/text/money.ts";
import { exact } from "../../lib/text/numbers.ts";
import { ChartPlot } from "../../ui/charts/chart-plot.tsx";
import { Panel } from "../../ui/layout/panel.tsx";
import { changeText } from "./change-text.ts";

const hourOf = (at: string): string => at.slice(11, 13);
const wholeDollars = (cents: number): string => `$${exact(Math.round(cents / 100))}`;

/** The one chart of the page: today's hours beside yesterday's, in UTC. */
export function SalesPanel({ sales: { hours, todayCents, yesterdayByNowCents } }: { sales: SalesOfToday }) {
  const change = changeText(todayCents, yesterdayByNowCents);
  const of = (read: (hour: SalesOfToday["hours"][number]) => number | null) => hours.map((hour) => read(hour) ?? 0);
  return (
    <Panel className="min-w-0">
      <div className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <h2 className="type-h3">Sales today</h2>
          <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
            <span className="type-figure">{price(todayCents)}</span>
            <span className="type-small text-muted">
              <span className={`font-semibold tabular-nums ${change.ink}`}>{change.text}</span> vs yesterday by now (
              {wholeDollars(yesterdayByNowCents)})
            </span>
          </p>
        </div>
        <p className="flex flex-wrap gap-x-5 type-small text-muted">
          <span className="inline-flex items-center gap-2">
            <span aria-hidden="true" className="h-2.5 w-3 rounded-[2px] bg-chart-1-soft" />
            Today
          </span>
          <span className="inline-flex items-center gap-2">
            <span aria-hidden="true" className="w-4 border-t-2 border-dashed border-chart-2" />
            Yesterday
          </span>
        </p>
      </div>
      <ChartPlot
        title="Sales today"
        data={{
          unit: "Hour, UTC",
          points: hours.map(({ at }) => ({ name: `${hourOf(at)}:00 to ${hourOf(at)}:59`, mark: hourOf(at) })),
          bars: { name: "Today", values: of((hour) => hour.todayCents), text: price, axisText: axisAmount },
          line: { name: "Yesterday", values: of((hour) => hour.yesterdayCents), text: price },
          also: [{ name: "Orders", values: hours.map(({ orders }) => orders), text: exact }],
        }}
      />
    </Panel>
  );
}
