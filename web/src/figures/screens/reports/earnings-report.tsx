import { EARNINGS_GROUPS, type EarningsGroup } from "@blenda/domain/figures/constants";
import type { EarningsReport, EarningsRow } from "@blenda/domain/figures/model";
import { figureTexts } from "@blenda/domain/figures/texts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { amount } from "../../../lib/text/amount.ts";
import { changeOf } from "../../../lib/text/change.ts";
import { exact } from "../../../lib/text/numbers.ts";
import { oneOf } from "../../../product/table/list-question.ts";
import { FigureCard } from "../../../ui/charts/figure-card.tsx";
import { earningsQuery, reportQuestion } from "../../data/figure-queries.ts";
import { lengthOf } from "../../data/range.ts";
import { useFigureFile } from "../../data/use-figure-file.ts";
import { usePageKeys } from "../../data/use-page-keys.ts";
import { useAddress, useRange } from "../../data/use-range.ts";
import { StartedFiles } from "../../parts/file-lines.tsx";
import { type GroupColumn, GroupTable } from "../../parts/report/group-table.tsx";
import { ReportBody } from "../../parts/report/report-body.tsx";
import { ReportHead } from "../../parts/report/report-head.tsx";
import { RowName } from "../../parts/report/row-name.tsx";
import { Clearing } from "./clearing.tsx";
import { MoneyNow } from "./money-now.tsx";

const GROUP_NAMES: Record<EarningsGroup, string> = { day: "Day", month: "Month", item: "Product" };

/** What was earned on which days, what of it is available, and when the rest will be. */
export function EarningsReportScreen() {
  const range = useRange();
  const [asked, change] = useAddress();
  const by = oneOf(EARNINGS_GROUPS, asked.by) ?? "day";
  const query = useQuery({ ...earningsQuery(asked, range.range, by), placeholderData: keepPreviousData });
  const { saveReport, isSaving, started } = useFigureFile();
  const save = () => saveReport({ report: "earnings", by, ...reportQuestion(asked, range.range) });
  usePageKeys({ "[": range.back, "]": range.on, e: save });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ReportHead title="Earnings report" range={range} hasWayBack note="By the day something was sold. Days are UTC." />
      <StartedFiles started={started} />
      <ReportBody query={query} label="the earnings report" waiting={["h-32", "h-48", "h-96"]}>
        {(report) => (
          <>
            <Totals report={report} isCompared={range.isCompared} />
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-2">
              <MoneyNow report={report} />
              <Clearing clearing={report.clearing} />
            </div>
            <GroupTable
              title="Earned by"
              groups={EARNINGS_GROUPS.map((value) => ({ value, label: GROUP_NAMES[value] }))}
              by={by}
              onBy={(next) => change({ by: next === "day" ? undefined : next })}
              rows={report.rows}
              keyOf={({ key }) => key}
              nameOf={(row) => <RowName by={by} row={row} />}
              columns={columnsOf(report)}
              empty="Nothing earned in this period."
              csv={{ onSave: save, isBusy: isSaving }}
            />
          </>
        )}
      </ReportBody>
    </div>
  );
}

function Totals({ report: { totals, previousTotals, range, holdDays }, isCompared }: { report: EarningsReport; isCompared: boolean }) {
  const { terms, means } = figureTexts;
  const than = `vs previous ${lengthOf(range)} days`;
  const changed = (now: number, before: number, isCost: boolean) =>
    isCompared ? { change: changeOf(now, before, { isCost, text: amount }), than } : UNCOMPARED;
  // What was sold earlier has had longer to clear: how much of it has is nothing to compare.
  const ofThem = { change: UNCOMPARED.change, than: "of what you earned then" };
  return (
    <div className="grid grid-cols-2 gap-4 xl:grid-cols-4">
      <FigureCard
        label={terms.earned.label}
        means={terms.earned.means}
        value={amount(totals.earnedCents)}
        {...changed(totals.earnedCents, previousTotals.earnedCents, false)}
      />
      <FigureCard label="Pending" means={means.pending(holdDays)} value={amount(totals.pendingCents)} {...ofThem} />
      <FigureCard label="Available" means={means.available} value={amount(totals.availableCents)} {...ofThem} />
      <FigureCard
        label="Gone back"
        means={means.refunded}
        value={amount(totals.refundedCents)}
        {...changed(totals.refundedCents, previousTotals.refundedCents, true)}
      />
    </div>
  );
}

const UNCOMPARED = { change: { text: "", tone: "neither" }, than: "" } as const;

const columnsOf = ({ totals, holdDays }: EarningsReport): readonly GroupColumn<EarningsRow>[] => [
  { head: "Sales", means: figureTexts.means.sales, cell: ({ sales }) => exact(sales), total: exact(totals.sales) },
  {
    head: "Gone back",
    means: figureTexts.means.refunded,
    cell: ({ refundedCents }) => (refundedCents === 0 ? "–" : amount(-refundedCents)),
    total: totals.refundedCents === 0 ? "–" : amount(-totals.refundedCents),
    isExtra: true,
  },
  {
    head: "Pending",
    means: figureTexts.means.pending(holdDays),
    cell: ({ pendingCents }) => amount(pendingCents),
    total: amount(totals.pendingCents),
    isExtra: true,
  },
  {
    head: "Available",
    means: figureTexts.means.available,
    cell: ({ availableCents }) => amount(availableCents),
    total: amount(totals.availableCents),
    isExtra: true,
  },
  {
    head: figureTexts.terms.earned.label,
    cell: ({ earnedCents }) => amount(earnedCents),
    total: amount(totals.earnedCents),
  },
];
