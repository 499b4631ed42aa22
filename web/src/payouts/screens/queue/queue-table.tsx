import type { PayoutList } from "@blenda/domain/payouts/constants";
import type { QueuedPayout } from "@blenda/domain/payouts/model";
import { payoutTexts } from "@blenda/domain/payouts/texts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { client } from "../../../lib/calls/api.ts";
import { useCsvFile } from "../../../lib/page/use-csv-file.ts";
import { useMe } from "../../../lib/session/use-me.ts";
import { amount } from "../../../lib/text/amount.ts";
import { exact } from "../../../lib/text/numbers.ts";
import { fullDayOf, weekdayOf } from "../../../lib/text/utc-day.ts";
import { PersonCell } from "../../../product/person-cell.tsx";
import { countText } from "../../../product/table/list-question.ts";
import { useTable } from "../../../product/table/use-table.ts";
import { classNames } from "../../../ui/class-names.ts";
import type { RowSelection } from "../../../ui/table/row-selection.ts";
import type { RowOpening, TableColumn, TableFilter, TableFoot } from "../../../ui/table/table-types.ts";
import { WorkingTable } from "../../../ui/table/working-table.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { queueQuery } from "../../data/payout-queries.ts";
import { maskedRecipient, payoutsText, STATUS_TONES, salesText } from "../../data/payout-words.ts";
import type { QueueTab } from "../../data/queue-tab.ts";
import { Approvals } from "./approvals.tsx";
import { SameAccount } from "./same-account.tsx";

const whoOf = ({ shopName, personName }: QueuedPayout): string => shopName ?? personName;

const WHO: TableColumn<QueuedPayout> = {
  name: "who",
  head: "Shop",
  cell: (payout) => (
    <PersonCell name={whoOf(payout)} detail={payout.shopName ? payout.personName : "Paid as a person"} photoUrl={payout.avatarUrl} />
  ),
};
const STATUS: TableColumn<QueuedPayout> = {
  name: "status",
  head: "State",
  cell: ({ status }) => (
    <Tag tone={STATUS_TONES[status]} hasDot>
      {payoutTexts.statuses[status]}
    </Tag>
  ),
};
const AMOUNT: TableColumn<QueuedPayout> = {
  name: "amount",
  head: "Amount",
  sort: "down",
  isNumber: true,
  onCard: "figure",
  cell: ({ amountCents }) => <span className="font-semibold">{amount(amountCents)}</span>,
};
const columnsFor = (me: string, tab: QueueTab): readonly TableColumn<QueuedPayout>[] => [
  WHO,
  ...(tab === "batch"
    ? []
    : [
        {
          name: "created",
          head: "Friday",
          sort: "down" as const,
          cell: ({ day }: QueuedPayout) => <span className="whitespace-nowrap text-muted">{fullDayOf(day)}</span>,
        },
      ]),
  {
    name: "recipient",
    head: "Recipient",
    cell: ({ recipient, sameAccountAs }) => (
      <span className="grid">
        <span className="whitespace-nowrap text-muted">{maskedRecipient(recipient)}</span>
        <SameAccount as={sameAccountAs} />
      </span>
    ),
  },
  { name: "sales", head: "Sales", isNumber: true, onCard: "none", cell: ({ sales }) => <span className="text-muted">{exact(sales)}</span> },
  { name: "proof", head: "Proof", cell: ({ isProved }) => <Proof isProved={isProved} /> },
  ...(tab === "all" ? [STATUS] : []),
  tab === "hold"
    ? {
        name: "reason",
        head: "Why",
        cell: ({ holdReason, note }) => <span className="line-clamp-2 type-small text-muted">{holdReason ?? note}</span>,
      }
    : {
        name: "approvals",
        head: "Approvals",
        // In a batch, what is approved has a state instead.
        cell: (payout) => (tab === "batch" && payout.status !== "draft" ? STATUS.cell(payout) : <Approvals payout={payout} me={me} />),
      },
  AMOUNT,
];

/** Whether the sum of its lines is what the books took out for it. */
function Proof({ isProved }: { isProved: boolean }) {
  return (
    <span
      title={
        isProved ? "The sum of its lines is what the books took out for it." : "Its lines don't add up to what the books took out for it."
      }
      className={classNames("whitespace-nowrap type-small font-semibold", isProved ? "text-ok" : "text-bad")}
    >
      {isProved ? "= ledger" : "≠ ledger"}
    </span>
  );
}

const ONLY: TableFilter = { name: "only", label: "Show", options: [{ value: "open", label: "Not settled yet" }] };
const NAMED = ["who", "created", "recipient", "sales", "proof", "status", "approvals", "reason", "amount"] as const;
const SHAPE = {
  name: "payout-queue",
  columns: NAMED.map((name) => ({ name, ...((name === "created" || name === "amount") && { sort: "down" as const }) })),
  filters: [ONLY],
  sort: { by: "amount", isDown: true },
} as const;
const NEWEST = { ...SHAPE, sort: { by: "created", isDown: true } } as const;

const showOf = (tab: QueueTab, only: string | undefined): PayoutList => {
  if (tab === "hold") return "on_hold";
  if (tab === "batch") return "batch";
  return only === "open" ? "open" : "all";
};

/** The page of payouts the address asks for. */
export function useQueue(tab: QueueTab, batch: string | undefined) {
  const control = useTable(tab === "batch" ? SHAPE : NEWEST);
  const answer = useQuery({
    ...queueQuery(control.view, showOf(tab, control.view.filters.only), tab === "batch" ? batch : undefined),
    placeholderData: keepPreviousData,
  });
  return { control, ...answer };
}
export type QueueAnswer = NonNullable<ReturnType<typeof useQueue>["data"]>;

/** Said by the opened payout itself. */
const BESIDE: readonly string[] = ["recipient", "sales", "proof"];

interface Props {
  tab: QueueTab;
  page: ReturnType<typeof useQueue>;
  selection: RowSelection<QueuedPayout>;
  opening: RowOpening<QueuedPayout>;
  /** One of them is open beside it: what that says is left out here. */
  isBeside: boolean;
}

const EMPTY: Record<QueueTab, string> = {
  batch: "Nothing is waiting. The next payout run is on Friday.",
  all: "No payout matches.",
  hold: "No payout is on hold.",
};

export function QueueTable({ tab, page: { control, data, error, refetch, isPlaceholderData }, selection, opening, isBeside }: Props) {
  const me = useMe()?.id ?? "";
  const batch = data?.batch;
  const { save, isSaving } = useCsvFile(() => client.payouts.queueFile(batch ? { batch: batch.batch } : {}));
  const title = tab === "batch" &&
    batch && {
      name: weekdayOf(batch.day),
      fact: `${salesText(batch.sales)}, ${exact(batch.shops)} ${batch.shops === 1 ? "shop" : "shops"}`,
    };
  return (
    <WorkingTable
      caption="Payouts"
      {...(title && { title })}
      control={control}
      columns={columnsFor(me, tab).filter(({ name }) => !(isBeside && BESIDE.includes(name)))}
      filters={tab === "all" ? [ONLY] : []}
      searchLabel="Shop, person or order"
      page={data}
      isStale={isPlaceholderData}
      error={data ? null : error}
      onRetry={() => void refetch()}
      empty={control.view.words ? "No payout matches." : EMPTY[tab]}
      count={data && countText(data, "payout", "payouts")}
      keyOf={({ id }) => id}
      nameOf={whoOf}
      opening={opening}
      selection={tab === "batch" ? selection : undefined}
      foot={tab === "batch" ? footOf(selection.chosen) : undefined}
      csv={tab === "batch" && batch ? { onSave: save, isBusy: isSaving } : undefined}
      hints={[{ keys: ["↑", "↓"], does: "Previous or next payout" }]}
    />
  );
}

const footOf = (chosen: readonly QueuedPayout[]): TableFoot => ({
  label: `${payoutsText(chosen.length)} selected`,
  cells: { amount: amount(chosen.reduce((sum, { amountCents }) => sum + amountCents, 0)) },
});
