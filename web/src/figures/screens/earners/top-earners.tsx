import { EARNER_SORTS } from "@blenda/domain/figures/constants";
import { figureTexts } from "@blenda/domain/figures/texts";
import type { EarnerTotals, TopEarner } from "@blenda/domain/figures/top-earners";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { client } from "../../../lib/calls/api.ts";
import { useCsvFile } from "../../../lib/page/use-csv-file.ts";
import { amount } from "../../../lib/text/amount.ts";
import { changeOf, percentText } from "../../../lib/text/change.ts";
import { exact } from "../../../lib/text/numbers.ts";
import { PersonCell } from "../../../product/person-cell.tsx";
import { countText, orderOf } from "../../../product/table/list-question.ts";
import { useTable } from "../../../product/table/use-table.ts";
import { classNames } from "../../../ui/class-names.ts";
import { InfoMark } from "../../../ui/feedback/info-mark.tsx";
import type { TableColumn, TableFoot } from "../../../ui/table/table-types.ts";
import { WorkingTable } from "../../../ui/table/working-table.tsx";
import { topEarnersQuery } from "../../data/figure-queries.ts";
import { useRange } from "../../data/use-range.ts";
import { RangePicker } from "../../parts/range-picker.tsx";

const TONES = { better: "text-ok", worse: "text-bad", neither: "text-muted" } as const;

function Trend({ earner: { earnedCents, previousCents } }: { earner: TopEarner }) {
  const { text, tone } = changeOf(earnedCents, previousCents, { text: amount });
  return (
    <span title={`${amount(previousCents)} before`} className={classNames("whitespace-nowrap", TONES[tone])}>
      {text}
    </span>
  );
}

const COLUMNS: readonly TableColumn<TopEarner>[] = [
  {
    name: "creator",
    head: "Creator",
    cell: ({ name, shopName, avatarUrl }) => (
      <PersonCell name={shopName ?? name} detail={shopName ? name : "No shop"} photoUrl={avatarUrl} />
    ),
  },
  { name: "sales", head: "Sales", sort: "down", isNumber: true, cell: ({ sales }) => exact(sales) },
  { name: "gross", head: "Gross", sort: "down", isNumber: true, onCard: "none", cell: ({ grossCents }) => amount(grossCents) },
  {
    name: "refunds",
    head: "Refunds",
    isNumber: true,
    cell: ({ refundBps, refundedCents }) => (
      <span title={amount(refundedCents)} className="text-muted">
        {percentText(refundBps === null ? null : refundBps / 100)}
      </span>
    ),
  },
  {
    name: "earned",
    head: "Net",
    sort: "down",
    isNumber: true,
    onCard: "figure",
    cell: ({ earnedCents }) => <span className="font-semibold">{amount(earnedCents)}</span>,
  },
  { name: "trend", head: "Trend", isNumber: true, cell: (earner) => <Trend earner={earner} /> },
];

const SHAPE = { name: "topEarners", columns: COLUMNS, filters: [], sort: { by: "earned", isDown: true } } as const;

const MEANINGS: readonly [string, string][] = [
  ["Sales", figureTexts.earners.sales],
  ["Gross", figureTexts.earners.gross],
  ["Refunds", figureTexts.earners.refunds],
  ["Net", figureTexts.earners.net],
  ["Trend", figureTexts.earners.trend],
];

/** Creators by what they earned in these days, beside as many days before. */
export function TopEarners() {
  const state = useRange();
  const control = useTable(SHAPE);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...topEarnersQuery(control.view, state.range),
    placeholderData: keepPreviousData,
  });
  const { save, isSaving } = useCsvFile(() =>
    client.figures.topEarnersFile({ ...state.range, ...orderOf({ ...control.view, after: null }, EARNER_SORTS) }),
  );
  return (
    <div className="grid min-w-0 grid-cols-1 gap-5">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="grid gap-1">
          <h1 className="type-h1">Top Earners</h1>
          <p className="text-muted">Creators by what they earned. Days are counted in UTC.</p>
        </div>
        <RangePicker state={state} />
      </header>
      <ul aria-label="What the figures mean" className="flex flex-wrap gap-x-5 gap-y-2 type-small text-muted">
        {MEANINGS.map(([name, means]) => (
          <li key={name} className="inline-flex items-center gap-1.5">
            {name}
            <InfoMark of={name} means={means} align="start" />
          </li>
        ))}
      </ul>
      <WorkingTable
        caption="Top earners"
        control={control}
        columns={COLUMNS}
        page={data}
        isStale={isPlaceholderData}
        error={data ? null : error}
        onRetry={() => void refetch()}
        empty="Nobody sold anything in this period."
        count={data && countText(data, "creator", "creators")}
        keyOf={({ userId }) => userId}
        nameOf={({ shopName, name }) => shopName ?? name}
        csv={{ onSave: save, isBusy: isSaving }}
        foot={data && footOf(data.totals)}
      />
    </div>
  );
}

const footOf = ({ creators, sales, grossCents, earnedCents }: EarnerTotals): TableFoot => ({
  label: creators === 1 ? "1 creator" : `All ${exact(creators)} creators`,
  cells: { sales: exact(sales), gross: amount(grossCents), earned: amount(earnedCents) },
});
