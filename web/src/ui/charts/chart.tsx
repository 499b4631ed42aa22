import { type ReactNode, useState } from "react";
import { SegmentedControl } from "../controls/segmented-control.tsx";
import type { IconName } from "../icon.tsx";
import { Panel } from "../layout/panel.tsx";
import { Table } from "../layout/table.tsx";
import { allSeries, type ChartData, flagText, pointName, valueText } from "./chart-data.ts";
import { ChartPlot } from "./chart-plot.tsx";

type View = "chart" | "table";
const VIEWS: readonly { value: View; label: string; icon: IconName }[] = [
  { value: "chart", label: "Show as chart", icon: "chart-column" },
  { value: "table", label: "Show as table", icon: "table" },
];

interface Props {
  title: string;
  className?: string;
  data: ChartData;
  /** What it can measure, beside its title. */
  measures?: ReactNode;
  /** How it is divided, at the right. */
  divisions?: ReactNode;
  /** Over the empty axes, where there is nothing to draw. */
  empty?: ReactNode;
}

/** Bars, and a line to compare them with: pointed at, walked through with the arrow keys, or read as a table. */
export function Chart({ title, className, data, measures, divisions, empty }: Props) {
  const [view, setView] = useState<View>("chart");
  return (
    <Panel className={className ?? ""}>
      <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3">
        <h2 className="type-h3">{title}</h2>
        {measures}
        <div className="ml-auto flex flex-wrap items-center gap-x-4 gap-y-2">
          <Legend data={data} />
          {divisions}
          <SegmentedControl label={`${title}: show as`} value={view} options={VIEWS} onChange={setView} />
        </div>
      </div>
      {view === "chart" ? <ChartPlot title={title} data={data} empty={empty} /> : <ChartTable title={title} data={data} />}
    </Panel>
  );
}

function Legend({ data: { bars, line } }: { data: ChartData }) {
  if (!line) return null;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 type-small text-muted">
      <span className="inline-flex items-center gap-2">
        <span aria-hidden="true" className="h-2.5 w-3 rounded-[2px] bg-chart-1-soft" />
        {bars.name}
      </span>
      <span className="inline-flex items-center gap-2">
        <span aria-hidden="true" className="w-4 border-t-2 border-dashed border-chart-2" />
        {line.name}
      </span>
    </p>
  );
}

function PointCell({ data, at }: { data: ChartData; at: number }) {
  const flag = flagText(data, at);
  return (
    <>
      <span className="whitespace-nowrap">{pointName(data, at)}</span>
      {flag && <span className="block type-small text-muted">{flag}</span>}
    </>
  );
}

/** The newest first, as in every list. */
function ChartTable({ title, data }: { title: string; data: ChartData }) {
  const rows = data.points.map((_, at) => ({ at })).reverse();
  return (
    <div className="max-h-63 overflow-y-auto">
      <Table
        caption={title}
        rows={rows}
        keyOf={({ at }) => String(at)}
        columns={[
          { head: data.unit, cell: ({ at }) => <PointCell data={data} at={at} /> },
          ...allSeries(data).map((series) => ({
            head: series.name,
            cell: ({ at }: { at: number }) => valueText(series, at),
            isNumber: true,
          })),
        ]}
      />
    </div>
  );
}
