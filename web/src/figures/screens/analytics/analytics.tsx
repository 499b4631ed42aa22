import { ANALYTICS_GROUPS, type AnalyticsGroup } from "@blenda/domain/figures/constants";
import type { Analytics, AnalyticsRow } from "@blenda/domain/figures/model";
import { figureTexts } from "@blenda/domain/figures/texts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { amount } from "../../../lib/text/amount.ts";
import { exact } from "../../../lib/text/numbers.ts";
import { fullDayOf } from "../../../lib/text/utc-day.ts";
import { oneOf } from "../../../product/table/list-question.ts";
import { analyticsQuery, reportQuestion } from "../../data/figure-queries.ts";
import type { Measure } from "../../data/series.ts";
import { useFigureFile } from "../../data/use-figure-file.ts";
import { usePageKeys } from "../../data/use-page-keys.ts";
import { useAddress, useRange } from "../../data/use-range.ts";
import { bpsText, sliceName } from "../../data/words.ts";
import { StartedFiles } from "../../parts/file-lines.tsx";
import { type GroupColumn, GroupTable } from "../../parts/report/group-table.tsx";
import { ReportBody } from "../../parts/report/report-body.tsx";
import { ReportChart, stepIn } from "../../parts/report/report-chart.tsx";
import { ReportHead } from "../../parts/report/report-head.tsx";
import { RowName } from "../../parts/report/row-name.tsx";
import { SliceChip, writeSlice } from "../../parts/report/slice-chip.tsx";
import { AnalyticsFigures } from "./analytics-figures.tsx";

const GROUP_NAMES: Record<AnalyticsGroup, string> = { item: "Product", day: "Day", source: "Source", country: "Country" };
const MEASURES: readonly Measure[] = ["views", "sales", "earned"];

/** How often pages are opened, and how many views become sales. */
export function AnalyticsScreen() {
  const range = useRange();
  const [asked, change] = useAddress();
  const by = oneOf(ANALYTICS_GROUPS, asked.by) ?? "item";
  const query = useQuery({
    ...analyticsQuery(asked, range.range, by, stepIn(asked, range.range)),
    placeholderData: keepPreviousData,
  });
  const { saveReport, isSaving, started } = useFigureFile();
  const save = () => saveReport({ report: "analytics", by, ...reportQuestion(asked, range.range) });
  usePageKeys({ "[": range.back, "]": range.on, e: save });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ReportHead
        title="Analytics"
        range={range}
        hasWayBack
        note={`We count pages, not people.${query.data?.countedSince ? ` Views since ${fullDayOf(query.data.countedSince)}.` : ""} Days are UTC.`}
      />
      <SliceChip
        asked={asked}
        nameOf={(dimension, key) => sliceName(dimension, key, query.data?.rows.find((row) => row.key === key)?.item ?? null)}
        onChange={change}
      />
      <StartedFiles started={started} />
      <ReportBody query={query} label="your analytics" waiting={["h-32", "h-80", "h-96"]}>
        {(report) => (
          <>
            <AnalyticsFigures report={report} isCompared={range.isCompared} />
            <ReportChart
              report={report}
              range={range}
              asked={asked}
              onChange={change}
              measures={MEASURES}
              empty={<p className="type-ui text-muted">No views in this period. Share a product to get the first.</p>}
            />
            <GroupTable
              title="Views by"
              groups={ANALYTICS_GROUPS.map((value) => ({ value, label: GROUP_NAMES[value] }))}
              by={by}
              onBy={(next) => change({ by: next === "item" ? undefined : next })}
              rows={report.rows}
              keyOf={({ key }) => key}
              nameOf={(row) => <Name by={by} row={row} onChoose={() => by !== "day" && change(writeSlice(by, row.key))} />}
              columns={columnsOf(report.totals)}
              empty="No views in this period."
              csv={{ onSave: save, isBusy: isSaving }}
            />
          </>
        )}
      </ReportBody>
    </div>
  );
}

/** A press narrows everything to it; a day is already as narrow as it gets. */
function Name({ by, row, onChoose }: { by: AnalyticsGroup; row: AnalyticsRow; onChoose: () => void }) {
  if (by === "day") return <RowName by={by} row={row} />;
  return (
    <button type="button" className="block max-w-full rounded-xs text-left hover:text-sky" onClick={onChoose}>
      <RowName by={by} row={row} />
    </button>
  );
}

const columnsOf = (totals: Analytics["totals"]): readonly GroupColumn<AnalyticsRow>[] => [
  { head: "Views", means: figureTexts.means.views, cell: ({ views }) => exact(views), total: exact(totals.views) },
  { head: "Sales", means: figureTexts.means.sales, cell: ({ sales }) => exact(sales), total: exact(totals.sales), isExtra: true },
  { head: "Free", means: figureTexts.means.free, cell: ({ free }) => exact(free), total: exact(totals.free), isExtra: true },
  {
    head: "Conversion",
    means: figureTexts.means.conversion,
    cell: ({ conversionBps }) => bpsText(conversionBps),
    total: bpsText(totals.conversionBps),
  },
  {
    head: figureTexts.terms.earned.label,
    cell: ({ earnedCents }) => amount(earnedCents),
    total: amount(totals.earnedCents),
    isExtra: true,
  },
];
