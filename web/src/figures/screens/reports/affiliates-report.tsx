import type { AffiliatesReport, AffiliatesRow } from "@blenda/domain/figures/affiliates-report";
import { figureTexts } from "@blenda/domain/figures/texts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { client } from "../../../lib/calls/api.ts";
import { useCsvFile } from "../../../lib/page/use-csv-file.ts";
import { amount } from "../../../lib/text/amount.ts";
import { changeOf } from "../../../lib/text/change.ts";
import { exact } from "../../../lib/text/numbers.ts";
import { FigureCard } from "../../../ui/charts/figure-card.tsx";
import { affiliatesQuery } from "../../data/figure-queries.ts";
import { lengthOf } from "../../data/range.ts";
import { usePageKeys } from "../../data/use-page-keys.ts";
import { useRange } from "../../data/use-range.ts";
import { type GroupColumn, GroupTable } from "../../parts/report/group-table.tsx";
import { ReportBody } from "../../parts/report/report-body.tsx";
import { ReportHead } from "../../parts/report/report-head.tsx";

/** What affiliates of one's own program brought: who, what they get for it, and what was earned. */
export function AffiliatesReportScreen() {
  const range = useRange();
  const query = useQuery({ ...affiliatesQuery(range.range), placeholderData: keepPreviousData });
  const { save, isSaving } = useCsvFile(() => client.figures.affiliatesFile(range.range));
  usePageKeys({ "[": range.back, "]": range.on, e: save });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ReportHead
        title="Affiliates report"
        range={range}
        hasWayBack
        note="Sales an affiliate of your program gets a share of. What Blenda's own affiliates get isn't yours to pay. Days are UTC."
      />
      <ReportBody query={query} label="the affiliates report" waiting={["h-32", "h-96"]}>
        {(report) => (
          <>
            <Totals report={report} isCompared={range.isCompared} />
            <GroupTable
              title="Sales by affiliate"
              groups={[{ value: "affiliate", label: "Affiliate" }]}
              by="affiliate"
              rows={report.rows}
              keyOf={({ key }) => key}
              nameOf={({ name }) => <span className="block truncate">{name}</span>}
              columns={columnsOf(report.totals)}
              empty="Nothing was sold through your affiliates in this period."
              csv={{ onSave: save, isBusy: isSaving }}
            />
          </>
        )}
      </ReportBody>
      <Link to="/dashboard/affiliates" className="justify-self-start link type-small">
        Your affiliates and what they get
      </Link>
    </div>
  );
}

function Totals({ report: { totals, previousTotals, range }, isCompared }: { report: AffiliatesReport; isCompared: boolean }) {
  const { terms, means } = figureTexts;
  const than = `vs previous ${lengthOf(range)} days`;
  const compared = (now: number, before: number, isCost: boolean, text: (value: number) => string) =>
    isCompared ? { change: changeOf(now, before, { isCost, text }), than } : { change: { text: "", tone: "neither" } as const, than: "" };
  return (
    <div className="grid grid-cols-2 gap-4 xl:grid-cols-4">
      <FigureCard
        label="Sales they brought"
        means={means.brought}
        value={exact(totals.sales)}
        {...compared(totals.sales, previousTotals.sales, false, exact)}
      />
      <FigureCard
        label={terms.gross.label}
        means={terms.gross.means}
        value={amount(totals.grossCents)}
        {...compared(totals.grossCents, previousTotals.grossCents, false, amount)}
      />
      <FigureCard
        label={terms.affiliates.label}
        means={means.affiliateShare}
        value={amount(totals.affiliateCents)}
        {...compared(totals.affiliateCents, previousTotals.affiliateCents, true, amount)}
      />
      <FigureCard
        label={terms.earned.label}
        means={means.earnedBrought}
        value={amount(totals.earnedCents)}
        {...compared(totals.earnedCents, previousTotals.earnedCents, false, amount)}
      />
    </div>
  );
}

const columnsOf = (totals: AffiliatesReport["totals"]): readonly GroupColumn<AffiliatesRow>[] => [
  { head: "Sales", means: figureTexts.means.brought, cell: ({ sales }) => exact(sales), total: exact(totals.sales) },
  { head: "Gross", cell: ({ grossCents }) => amount(grossCents), total: amount(totals.grossCents), isExtra: true },
  {
    head: figureTexts.terms.affiliates.label,
    means: figureTexts.means.affiliateShare,
    cell: ({ affiliateCents }) => amount(-affiliateCents),
    total: amount(-totals.affiliateCents),
  },
  { head: figureTexts.terms.earned.label, cell: ({ earnedCents }) => amount(earnedCents), total: amount(totals.earnedCents) },
];
