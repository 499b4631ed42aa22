import type { Diagnosis } from "@blenda/domain/analytics/model";
import { analyticsTexts } from "@blenda/domain/analytics/texts";
import { oneDecimal } from "@blenda/domain/shared/language/formats";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { lengthOf } from "../../../figures/data/range.ts";
import type { RangeState } from "../../../figures/data/use-range.ts";
import { ReportBody } from "../../../figures/parts/report/report-body.tsx";
import { api, client } from "../../../lib/calls/api.ts";
import { amount } from "../../../lib/text/amount.ts";
import { changeOf } from "../../../lib/text/change.ts";
import { exact } from "../../../lib/text/numbers.ts";
import { toast } from "../../../lib/toast.ts";
import { FigureCard } from "../../../ui/charts/figure-card.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { diagnosisQuery, revenueQuery } from "../../data/analytics-queries.ts";
import { DayChart } from "./day-chart.tsx";

const { means, visibilities } = analyticsTexts;
const TONES = { low: "bad", partial: "warn", full: "ok" } as const;

/** What was paid, how much of it the provider's events confirm, and whether the records show all of it. */
export function RevenueTab({ range }: { range: RangeState }) {
  const query = useQuery(revenueQuery(range.range));
  const diagnosis = useQuery(diagnosisQuery(range.range));
  return (
    <>
      <ReportBody query={query} label="the revenue" waiting={["h-32", "h-92"]}>
        {(report) => {
          const { totals, previousTotals } = report;
          const cards = [
            {
              label: "Revenue",
              means: means.revenue,
              value: amount(totals.cents),
              now: totals.cents,
              before: previousTotals.cents,
              text: amount,
            },
            {
              ...{ label: "Verified", means: means.verified, value: amount(totals.verifiedCents), now: totals.verifiedCents },
              ...{ before: previousTotals.verifiedCents, text: amount },
            },
            {
              label: "Orders",
              means: means.orders,
              value: exact(totals.orders),
              now: totals.orders,
              before: previousTotals.orders,
              text: exact,
            },
          ];
          return (
            <>
              <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-3">
                {cards.map(({ now, before, text, ...card }) => (
                  <FigureCard
                    key={card.label}
                    {...card}
                    change={range.isCompared ? changeOf(now, before, { text }) : { text: "", tone: "neither" }}
                    than={range.isCompared ? `vs previous ${lengthOf(report.range)} days` : ""}
                  />
                ))}
              </div>
              <DayChart
                name="Revenue"
                isMoney
                report={report}
                range={range}
                values={report.days.map(({ cents }) => cents)}
                before={report.previousDays.map(({ cents }) => cents)}
                empty="Nothing was paid in this period."
              />
            </>
          );
        }}
      </ReportBody>
      <ReportBody query={diagnosis} label="the check of the records" waiting={["h-60"]}>
        {(found) => <Records found={found} />}
      </ReportBody>
    </>
  );
}

function Records({ found }: { found: Diagnosis }) {
  const { repair, done } = useRepair();
  const isEven = found.bookedCents === found.paidCents && found.paidCents === found.shownCents;
  const lines = [
    { name: "In the books", value: amount(found.bookedCents) },
    { name: "Paid", value: `${exact(found.paidLines)} lines, ${amount(found.paidCents)}` },
    { name: "Recorded", value: `${exact(found.recordedLines)} lines, ${amount(found.recordedCents)}`, share: found.recorded },
    { name: "Shown in the charts", value: amount(found.shownCents) },
    { name: "Verified by the card provider", value: `${exact(found.verifiedLines)} lines`, share: found.verified },
    { name: "Events handled", value: `${exact(found.processedLines)} lines` },
    { name: "Written by a repair", value: `${exact(found.migratedLines)} lines` },
  ];
  return (
    <Panel title="Records of revenue" className="min-w-0">
      <dl className="divide-y divide-line">
        {lines.map(({ name, value, share }) => (
          <div key={name} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 type-ui">
            <dt className="text-muted">{name}</dt>
            <dd className="flex items-center gap-3 font-semibold tabular-nums">
              {value}
              {share && (
                <Tag tone={TONES[share.visibility]}>
                  {visibilities[share.visibility]}, {oneDecimal(share.percent)}%
                </Tag>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className={classNames("mt-4 type-ui", isEven ? "text-muted" : "font-semibold text-bad")}>
        {isEven
          ? "Books, orders and charts show the same amount, to the cent."
          : "Books, orders and charts don't show the same amount. Repair the records; if they still differ, look at the reconciliation."}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-4 border-t border-line pt-4">
        <Button isBusy={done !== null} onClick={() => void repair()}>
          Repair records
        </Button>
        <p role="status" className="type-small text-muted">
          {done === null
            ? "Writes the records again from the orders, 500 lines at a time, and counts their sums again. No money moves."
            : `${exact(done)} lines checked`}
        </p>
      </div>
    </Panel>
  );
}

/** Batch by batch, until there is none; where it stops, it can be begun again. */
function useRepair() {
  const cache = useQueryClient();
  const [done, setDone] = useState<number | null>(null);
  const repair = async () => {
    let [after, read, written]: [number | null, number, number] = [0, 0, 0];
    setDone(0);
    try {
      while (after !== null) {
        const batch: Awaited<ReturnType<typeof client.analytics.migrateRevenue>> = await client.analytics.migrateRevenue({ after });
        [after, read, written] = [batch.next, read + batch.read, written + batch.missing + batch.changed + batch.sums];
        setDone(read);
      }
      toast.done(
        written === 0
          ? "All records and sums were already right."
          : `${exact(written)} ${written === 1 ? "record or sum" : "records and sums"} repaired.`,
      );
    } catch (error) {
      toast.failed((error as Error).message);
    }
    setDone(null);
    await cache.invalidateQueries({ queryKey: api.analytics.key() });
  };
  return { repair, done };
}
