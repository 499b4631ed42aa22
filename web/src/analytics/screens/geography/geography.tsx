import { ANALYTICS } from "@blenda/domain/analytics/constants";
import type { CountryLine, Geography } from "@blenda/domain/analytics/model";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type RangeState, useAddress, useRange } from "../../../figures/data/use-range.ts";
import { ReportBody } from "../../../figures/parts/report/report-body.tsx";
import { ReportHead } from "../../../figures/parts/report/report-head.tsx";
import { client } from "../../../lib/calls/api.ts";
import { useCsvFile } from "../../../lib/page/use-csv-file.ts";
import { amount } from "../../../lib/text/amount.ts";
import { exact } from "../../../lib/text/numbers.ts";
import { oneOf } from "../../../product/table/list-question.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { SegmentedControl } from "../../../ui/controls/segmented-control.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { geographyQuery } from "../../data/analytics-queries.ts";
import { MAP_MEASURES, type MapMeasure } from "../../data/edges.ts";
import { foundName, partText, placeName } from "../../data/words.ts";
import { CountryTable } from "./country-table.tsx";
import { GrewMost } from "./grew-most.tsx";
import { LatestVisitors } from "./latest-visitors.tsx";
import { WorldMap } from "./world-map.tsx";

const NAMES: Record<MapMeasure, string> = { visits: "Visits", orders: "Orders", cents: "Revenue" };
const OPTIONS = MAP_MEASURES.map((value) => ({ value, label: NAMES[value] }));

const textOf = (line: CountryLine): string =>
  `${placeName(line.key)}: ${exact(line.visits)} visits, ${exact(line.orders)} orders, ${amount(line.cents)}`;

/** Nobody knows of people who visit and agree to nothing; of buyers it is known. */
function agreedText(report: Geography | undefined): string {
  if (!report || report.totals.orders === 0) return "";
  return `, as ${partText(report.totals.agreedOrders, report.totals.orders)} of buyers did`;
}

export function GeographyScreen() {
  const range = useRange();
  const query = useQuery(geographyQuery(range.range));
  const { from, to } = range.range;
  const { save, isSaving } = useCsvFile(() => client.analytics.geographyFile({ from, to }));
  return (
    <div className="grid max-w-320 grid-cols-[minmax(0,1fr)] gap-4">
      <ReportHead
        title="Geographic Analytics"
        range={range}
        note={`Visits are of people who agreed to analytics${agreedText(query.data)}; revenue is all of it, by billing country. Fewer than ${ANALYTICS.FEWEST_PEOPLE} people: Elsewhere.`}
        action={
          <Button icon="download" isBusy={isSaving} onClick={save}>
            CSV
          </Button>
        }
      />
      <ReportBody query={query} label="the countries" waiting={["h-96", "h-80"]}>
        {(report) => <Loaded report={report} range={range} />}
      </ReportBody>
    </div>
  );
}

function Loaded({ report, range }: { report: Geography; range: RangeState }) {
  const [asked, change] = useAddress();
  const measure = oneOf(MAP_MEASURES, asked.measure) ?? "visits";
  const [marked, setMarked] = useState<string | null>(null);
  const isEmpty = report.countries.length === 0;
  return (
    <>
      <Panel title={`${NAMES[measure]} by country`} className="min-w-0">
        <div className="mb-3">
          <SegmentedControl
            label="Measure"
            value={measure}
            options={OPTIONS}
            onChange={(next) => change({ measure: next === "visits" ? undefined : next })}
          />
        </div>
        <WorldMap countries={report.countries} measure={measure} textOf={textOf} marked={marked} onMark={setMarked} />
      </Panel>
      {isEmpty ? (
        <Panel>
          <EmptyState icon="globe" title="No visits in this period">
            Countries show up here as soon as someone who agreed to analytics visits, or someone pays.
          </EmptyState>
        </Panel>
      ) : (
        <CountryTable report={report} measure={measure} isCompared={range.isCompared} marked={marked} onMark={setMarked} />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <LatestVisitors />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {range.isCompared && <GrewMost countries={report.countries} />}
          {report.found.length > 0 && <HowFound report={report} />}
        </div>
      </div>
    </>
  );
}

function HowFound({ report: { found, totals } }: { report: Geography }) {
  return (
    <Panel title="How a place is found" className="min-w-0">
      <dl className="divide-y divide-line">
        {found.map(({ key, visits }) => (
          <div key={key} className="flex justify-between gap-4 py-2.5 type-ui">
            <dt className="text-muted">{foundName(key)}</dt>
            <dd className="font-semibold tabular-nums">{partText(visits, totals.visits)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 type-small text-muted">Network addresses are shortened, never shown, and deleted after 30 days.</p>
    </Panel>
  );
}
