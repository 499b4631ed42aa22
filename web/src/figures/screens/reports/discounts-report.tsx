import { DISCOUNT_GROUPS } from "@blenda/domain/figures/constants";
import type { DiscountsReport, DiscountsRow } from "@blenda/domain/figures/discounts-report";
import { figureTexts } from "@blenda/domain/figures/texts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { client } from "../../../lib/calls/api.ts";
import { useCsvFile } from "../../../lib/page/use-csv-file.ts";
import { amount } from "../../../lib/text/amount.ts";
import { changeOf } from "../../../lib/text/change.ts";
import { exact } from "../../../lib/text/numbers.ts";
import { oneOf } from "../../../product/table/list-question.ts";
import { FigureCard } from "../../../ui/charts/figure-card.tsx";
import { discountsQuery } from "../../data/figure-queries.ts";
import { lengthOf } from "../../data/range.ts";
import { usePageKeys } from "../../data/use-page-keys.ts";
import { useAddress, useRange } from "../../data/use-range.ts";
import { type GroupColumn, GroupTable } from "../../parts/report/group-table.tsx";
import { ReportBody } from "../../parts/report/report-body.tsx";
import { ReportHead } from "../../parts/report/report-head.tsx";

/** What was sold for less: by which code, in which sale or bundle, who gave it, and what was earned all the same. */
export function DiscountsReportScreen() {
  const range = useRange();
  const [asked, change] = useAddress();
  const by = oneOf(DISCOUNT_GROUPS, asked.by) ?? "code";
  const query = useQuery({ ...discountsQuery(range.range, by), placeholderData: keepPreviousData });
  const { save, isSaving } = useCsvFile(() => client.figures.discountsFile({ ...range.range, by }));
  usePageKeys({ "[": range.back, "]": range.on, e: save });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ReportHead title="Discounts report" range={range} hasWayBack note="Sales that cost less than their list price. Days are UTC." />
      <ReportBody query={query} label="the discounts report" waiting={["h-32", "h-96"]}>
        {(report) => (
          <>
            <Totals report={report} isCompared={range.isCompared} />
            <GroupTable
              title="Discounts by"
              groups={DISCOUNT_GROUPS.map((value) => ({ value, label: figureTexts.discountGroups[value] }))}
              by={by}
              onBy={(next) => change({ by: next === "code" ? undefined : next })}
              rows={report.rows}
              keyOf={({ key }) => key}
              nameOf={({ name }) => (
                <span className={name === "" ? "text-muted" : "block truncate"}>{name || figureTexts.withoutDiscountGroup[by]}</span>
              )}
              columns={columnsOf(report.totals)}
              empty="Nothing was discounted in this period."
              csv={{ onSave: save, isBusy: isSaving }}
            />
          </>
        )}
      </ReportBody>
    </div>
  );
}

function Totals({ report: { totals, previousTotals, range }, isCompared }: { report: DiscountsReport; isCompared: boolean }) {
  const { terms, means } = figureTexts;
  const than = `vs previous ${lengthOf(range)} days`;
  const compared = (now: number, before: number, isCost: boolean, text: (value: number) => string) =>
    isCompared ? { change: changeOf(now, before, { isCost, text }), than } : { change: { text: "", tone: "neither" } as const, than: "" };
  return (
    <div className="grid grid-cols-2 gap-4 xl:grid-cols-4">
      <FigureCard
        label={terms.discounts.label}
        means={terms.discounts.means}
        value={amount(totals.offCents)}
        {...compared(totals.offCents, previousTotals.offCents, true, amount)}
      />
      <FigureCard
        label="Blenda gave"
        means={means.platformPaid}
        value={amount(totals.platformPaidCents)}
        {...compared(totals.platformPaidCents, previousTotals.platformPaidCents, false, amount)}
      />
      <FigureCard
        label="Discounted sales"
        means={means.discounted}
        value={exact(totals.sales)}
        {...compared(totals.sales, previousTotals.sales, false, exact)}
      />
      <FigureCard
        label={terms.earned.label}
        means={means.earnedDiscounted}
        value={amount(totals.earnedCents)}
        {...compared(totals.earnedCents, previousTotals.earnedCents, false, amount)}
      />
    </div>
  );
}

const columnsOf = (totals: DiscountsReport["totals"]): readonly GroupColumn<DiscountsRow>[] => [
  { head: "Sales", means: figureTexts.means.discounted, cell: ({ sales }) => exact(sales), total: exact(totals.sales) },
  { head: "Gross", cell: ({ grossCents }) => amount(grossCents), total: amount(totals.grossCents), isExtra: true },
  { head: figureTexts.terms.discounts.label, cell: ({ offCents }) => amount(-offCents), total: amount(-totals.offCents) },
  {
    head: "Blenda gave",
    means: figureTexts.means.platformPaid,
    cell: ({ platformPaidCents }) => (platformPaidCents === 0 ? "–" : amount(platformPaidCents)),
    total: totals.platformPaidCents === 0 ? "–" : amount(totals.platformPaidCents),
    isExtra: true,
  },
  { head: figureTexts.terms.earned.label, cell: ({ earnedCents }) => amount(earnedCents), total: amount(totals.earnedCents) },
];
