import type { TaxReportRow } from "@blenda/domain/tax/model";
import { rateText, taxTexts } from "@blenda/domain/tax/texts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { api, client } from "../../lib/calls/api.ts";
import { useCsvFile } from "../../lib/page/use-csv-file.ts";
import { price } from "../../lib/text/money.ts";
import { countryName } from "../../product/countries.ts";
import { useCollectsTax } from "../../product/tax/collects-tax.ts";
import { Button } from "../../ui/controls/button.tsx";
import { FramedSelect } from "../../ui/controls/framed-select.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Table } from "../../ui/layout/table.tsx";

const COLUMNS = [
  { head: "Country", cell: ({ country }: TaxReportRow) => countryName(country) },
  { head: "Rate", cell: ({ rateBps, isReverseCharge }: TaxReportRow) => (isReverseCharge ? "Reverse charge" : rateText(rateBps)) },
  { head: "Sales", cell: ({ sales }: TaxReportRow) => sales, isNumber: true },
  { head: "Net", cell: ({ netCents }: TaxReportRow) => price(netCents), isNumber: true },
  { head: "Tax", cell: ({ taxCents }: TaxReportRow) => price(taxCents), isNumber: true },
  { head: "Net refunded", cell: ({ refundedNetCents }: TaxReportRow) => price(refundedNetCents), isNumber: true },
  { head: "Tax refunded", cell: ({ refundedTaxCents }: TaxReportRow) => price(refundedTaxCents), isNumber: true },
  { head: "Tax due", cell: ({ taxCents, refundedTaxCents }: TaxReportRow) => signed(taxCents - refundedTaxCents), isNumber: true },
];
const signed = (cents: number): string => (cents < 0 ? `−${price(-cents)}` : price(cents));
const keyOf = ({ country, rateBps, isReverseCharge }: TaxReportRow): string => `${country} ${rateBps} ${isReverseCharge}`;

/** What the return of a quarter asks for, by country. */
export function TaxTab({ head }: { head: ReactNode }) {
  const { quarter } = useSearch({ from: "/admin/payments" });
  const isCollected = useCollectsTax();
  const input = quarter ? { quarter } : {};
  const { data, error, refetch } = useQuery({ ...api.tax.report.queryOptions({ input }), placeholderData: keepPreviousData });
  return (
    <div className="grid min-w-0 grid-cols-1 gap-5">
      {head}
      {!isCollected && <p className="text-muted">{taxTexts.none}. Quarters in which it did stay here.</p>}
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && (
        <div role="status" aria-label="Loading the tax report" className="grid gap-3">
          <Skeleton className="h-10 w-52" />
          <Skeleton className="h-40" />
        </div>
      )}
      {data && <Report quarter={data.quarter} quarters={data.quarters} rows={data.rows} unproven={data.unproven} />}
    </div>
  );
}

interface ReportProps {
  quarter: string;
  quarters: readonly string[];
  rows: readonly TaxReportRow[];
  unproven: number;
}

const evidenceText = (unproven: number): string =>
  unproven === 0
    ? "Every sale of this quarter has two pieces of evidence for the country."
    : `All but ${unproven === 1 ? "one sale" : `${unproven} sales`} of this quarter have two pieces of evidence for the country.`;

function Report({ quarter, quarters, rows, unproven }: ReportProps) {
  const navigate = useNavigate();
  const { save, isSaving } = useCsvFile(() => client.tax.reportFile({ quarter }));
  const due = rows.reduce((sum, { taxCents, refundedTaxCents }) => sum + taxCents - refundedTaxCents, 0);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <FramedSelect
          label="Quarter"
          value={quarter}
          options={[...new Set([quarter, ...quarters])].map((value) => ({ value, label: value.replace("-", " ") }))}
          onChange={(chosen) => void navigate({ to: "/admin/payments", search: { tab: "tax", quarter: chosen }, replace: true })}
        />
        <p className="type-ui">
          Tax due <strong className="tabular-nums">{signed(due)}</strong>
        </p>
        <Button icon="download" isBusy={isSaving} disabled={rows.length === 0} onClick={save} className="sm:ml-auto">
          Save as CSV
        </Button>
      </div>
      {rows.length === 0 ? (
        <EmptyState icon="receipt" title="Nothing to report">
          No taxed sale and no refund of one in this quarter.
        </EmptyState>
      ) : (
        <Table caption="Tax by country" columns={COLUMNS} rows={rows} keyOf={keyOf} />
      )}
      <p className="type-small text-muted">Quarters are UTC.{rows.length > 0 && ` ${evidenceText(unproven)}`}</p>
    </>
  );
}
