import { DIMENSIONS, type Dimension, type Step } from "@blenda/domain/figures/constants";
import type { SalesReport } from "@blenda/domain/figures/model";
import { figureTexts } from "@blenda/domain/figures/texts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { amount } from "../../../lib/text/amount.ts";
import { exact } from "../../../lib/text/numbers.ts";
import { fullDayOf, shortDayOf } from "../../../lib/text/utc-day.ts";
import { oneOf } from "../../../product/table/list-question.ts";
import { reportQuestion, salesReportQuery } from "../../data/figure-queries.ts";
import { useFigureFile } from "../../data/use-figure-file.ts";
import { usePageKeys } from "../../data/use-page-keys.ts";
import { useAddress, useRange } from "../../data/use-range.ts";
import { shareText, sliceName } from "../../data/words.ts";
import { StartedFiles } from "../../parts/file-lines.tsx";
import { type GroupColumn, GroupTable } from "../../parts/report/group-table.tsx";
import { MoneyEquation } from "../../parts/report/money-equation.tsx";
import { NothingSold } from "../../parts/report/nothing-sold.tsx";
import { ReportBody } from "../../parts/report/report-body.tsx";
import { ReportChart, stepIn } from "../../parts/report/report-chart.tsx";
import { ReportHead } from "../../parts/report/report-head.tsx";
import { RowName } from "../../parts/report/row-name.tsx";
import { SliceChip } from "../../parts/report/slice-chip.tsx";

const GROUPS = ["day", ...DIMENSIONS] as const;
type Group = (typeof GROUPS)[number];
/** The first follows the bars of the chart. */
const groupNames = (step: Step) =>
  GROUPS.map((value) => ({ value, label: value === "day" ? (step === "day" ? "Day" : "Week") : figureTexts.dimensions[value] }));

type Row = SalesReport["splits"][Dimension]["rows"][number];

/** What was sold, by one thing at a time. */
export function SalesReportScreen() {
  const range = useRange();
  const [asked, change] = useAddress();
  const by = oneOf(GROUPS, asked.by) ?? "day";
  const step = stepIn(asked, range.range);
  const query = useQuery({
    ...salesReportQuery(asked, range.range, step, by === "day" ? undefined : by),
    placeholderData: keepPreviousData,
  });
  const { saveReport, isSaving, started } = useFigureFile();
  const save = () => saveReport({ report: "sales", by, ...reportQuestion(asked, range.range) });
  usePageKeys({ "[": range.back, "]": range.on, e: save });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ReportHead title="Sales report" range={range} hasWayBack />
      <SliceChip asked={asked} nameOf={(dimension, key) => sliceName(dimension, key, itemIn(query.data, key))} onChange={change} />
      <StartedFiles started={started} />
      <ReportBody query={query} label="the sales report" waiting={["h-24", "h-80", "h-96"]}>
        {(report) => (
          <>
            <MoneyEquation equation={report.equation} isCompared={range.isCompared} />
            <ReportChart
              report={report}
              range={range}
              asked={asked}
              onChange={change}
              empty={<NothingSold range={range} lastSaleDay={report.lastSaleDay} />}
            />
            <GroupTable
              title="Sold by"
              groups={groupNames(step)}
              by={by}
              onBy={(next) => change({ by: next === "day" ? undefined : next })}
              rows={rowsOf(report, by)}
              keyOf={({ key }) => key}
              nameOf={(row) => (by === "day" ? pieceName(row.key, report) : <RowName by={by} row={row} />)}
              columns={columnsOf(report)}
              empty="Nothing sold in this period."
              csv={{ onSave: save, isBusy: isSaving }}
            />
          </>
        )}
      </ReportBody>
    </div>
  );
}

const itemIn = (report: SalesReport | undefined, key: string) => report?.splits.item.rows.find((row) => row.key === key)?.item ?? null;
const termOf = ({ equation }: SalesReport, wanted: string) => equation.find(({ term }) => term === wanted)?.value ?? 0;

/** A day by its date, a week by its first and last. */
function pieceName(key: string, { series }: SalesReport): string {
  const to = series.find(({ from }) => from === key)?.to ?? key;
  return to === key ? fullDayOf(key) : `${shortDayOf(key)} to ${fullDayOf(to)}`;
}

/** The newest first; days without anything are left to the chart. */
function rowsOf(report: SalesReport, by: Group): readonly Row[] {
  if (by !== "day") return report.splits[by].rows;
  const whole = termOf(report, "earned");
  return report.series
    .filter(({ sales, earnedCents, grossCents }) => sales !== 0 || earnedCents !== 0 || grossCents !== 0)
    .map(({ from, sales, grossCents, earnedCents }) => ({
      ...{ key: from, item: null, sales, grossCents, earnedCents },
      shareBps: whole > 0 ? Math.round((earnedCents * 10_000) / whole) : null,
    }))
    .reverse();
}

function columnsOf(report: SalesReport): readonly GroupColumn<Row>[] {
  return [
    { head: "Sales", means: figureTexts.means.sales, cell: ({ sales }) => exact(sales), total: exact(report.sales.value ?? 0) },
    {
      head: figureTexts.terms.gross.label,
      means: figureTexts.terms.gross.means,
      cell: ({ grossCents }) => amount(grossCents),
      total: amount(termOf(report, "gross")),
      isExtra: true,
    },
    {
      head: figureTexts.terms.earned.label,
      means: figureTexts.terms.earned.means,
      cell: ({ earnedCents }) => amount(earnedCents),
      total: amount(termOf(report, "earned")),
    },
    { head: "Share", cell: ({ shareBps }) => shareText(shareBps), total: "", isExtra: true },
  ];
}
