import { useState } from "react";
import { SegmentedControl } from "../controls/segmented-control.tsx";
import { Panel } from "../layout/panel.tsx";
import { Table } from "../layout/table.tsx";
import { allSeries, type ChartData } from "./chart-data.ts";
import { ChartPlot } from "./chart-plot.tsx";

type View = "chart" | "table";
const VIEWS: readonly { value: View; label: string }[] = [
  { value: "chart", label: "Chart" },
  { value: "table", label: "Table" },
];

/** Bars, and a line to compare them with: pointed at, walked through with the arrow keys, or read as a table. */
export function Chart({ title, className, data }: { title: string; className?: string; data: ChartData }) {
  const [view, setView] = useState<View>("chart");
  return (
    <Panel
      title={title}
      className={className ?? ""}
      aside={<SegmentedControl label={`${title}: show as`} value={view} options={VIEWS} onChange={setView} />}
    >
      {view === "chart" ? (
        <>
          <Legend data={data} />
          <ChartPlot title={title} data={data} />
        </>
      ) : (
        <ChartTable title={title} data={data} />
      )}
    </Panel>
  );
}

function Legend({ data: { bars, line } }: { data: ChartData }) {
  if (!line) return null;
  return (
    <p className="mb-4 flex flex-wrap gap-x-5 gap-y-1 type-small text-muted">
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

/** The newest first, as in every list. */
function ChartTable({ title, data }: { title: string; data: ChartData }) {
  const rows = data.points.map(({ name }, at) => ({ name, at })).reverse();
  return (
    <div className="max-h-63 overflow-y-auto">
      <Table
        caption={title}
        rows={rows}
        keyOf={({ at }) => String(at)}
        columns={[
          { head: data.unit, cell: ({ name }) => <span className="whitespace-nowrap">{name}</span> },
          ...allSeries(data).map(({ name, values, text }) => ({
            head: name,
            cell: ({ at }: { at: number }) => text(values[at] ?? 0),
            isNumber: true,
          })),
        ]}
      />
    </div>
  );
}
