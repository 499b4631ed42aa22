import { DIMENSIONS, PARTIAL_TERMS, type PartialTerm } from "@blenda/domain/figures/constants";
import type { SalesReport } from "@blenda/domain/figures/model";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { oneOf } from "../../../product/table/list-question.ts";
import { salesReportQuery } from "../../data/figure-queries.ts";
import { useFigureFile } from "../../data/use-figure-file.ts";
import { usePageKeys } from "../../data/use-page-keys.ts";
import { useAddress, useRange } from "../../data/use-range.ts";
import { sliceName } from "../../data/words.ts";
import { StartedFiles } from "../../parts/file-lines.tsx";
import { MoneyEquation } from "../../parts/report/money-equation.tsx";
import { NothingSold } from "../../parts/report/nothing-sold.tsx";
import { ReportBody } from "../../parts/report/report-body.tsx";
import { ReportChart, stepIn } from "../../parts/report/report-chart.tsx";
import { ReportHead } from "../../parts/report/report-head.tsx";
import { SliceChip, writeSlice } from "../../parts/report/slice-chip.tsx";
import { Splits } from "../../parts/report/splits.tsx";
import { SalesTable } from "./sales-table.tsx";

/** The equation on top is the page: everything below says what it is made of. */
export function Sales() {
  const range = useRange();
  const [asked, change] = useAddress();
  const open = oneOf(DIMENSIONS, asked.all);
  const query = useQuery({
    ...salesReportQuery(asked, range.range, stepIn(asked, range.range), open),
    placeholderData: keepPreviousData,
  });
  const { saveSales, isSaving, started } = useFigureFile();
  usePageKeys({ "[": range.back, "]": range.on });
  const chooseTerm = (term: PartialTerm | undefined) => {
    change({ term });
    document.getElementById("sales-list")?.scrollIntoView({ block: "nearest" });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ReportHead title="Sales" range={range} />
      <SliceChip asked={asked} nameOf={(by, key) => sliceName(by, key, itemIn(query.data, key))} onChange={change} />
      <ReportBody query={query} label="your sales" waiting={["h-24", "h-80", "h-72"]}>
        {(report) => (
          <>
            <MoneyEquation
              equation={report.equation}
              isCompared={range.isCompared}
              chosen={oneOf(PARTIAL_TERMS, asked.term)}
              onChoose={chooseTerm}
            />
            <ReportChart
              report={report}
              range={range}
              asked={asked}
              onChange={change}
              empty={<NothingSold range={range} lastSaleDay={report.lastSaleDay} />}
            />
            <Splits splits={report.splits} onChoose={(by, key) => change(writeSlice(by, key))} onOpen={(by) => change({ all: by })} />
            <p className="type-small text-muted">
              How often your pages are opened, and how many views become sales, is in{" "}
              <Link to="/dashboard/analytics" className="link-inline">
                analytics
              </Link>
              .
            </p>
          </>
        )}
      </ReportBody>
      <StartedFiles started={started} />
      <div id="sales-list">
        <SalesTable range={range.range} asked={asked} onSave={saveSales} isSaving={isSaving} />
      </div>
    </div>
  );
}

const itemIn = (report: SalesReport | undefined, key: string) => report?.splits.item.rows.find((row) => row.key === key)?.item ?? null;
