import { DISPUTE_STATES } from "@blenda/domain/disputes/constants";
import type { DisputeLine } from "@blenda/domain/disputes/model";
import { disputeTexts } from "@blenda/domain/disputes/texts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { price } from "../../lib/text/money.ts";
import { agoOf, momentOf } from "../../lib/text/time.ts";
import { countText } from "../../product/table/list-question.ts";
import { useTable } from "../../product/table/use-table.ts";
import type { RowOpening, TableColumn, TableFilter } from "../../ui/table/table-types.ts";
import { WorkingTable } from "../../ui/table/working-table.tsx";
import { disputesQuery } from "../data/dispute-queries.ts";
import { DisputeTag } from "./dispute-tag.tsx";

const COLUMNS: readonly TableColumn<DisputeLine>[] = [
  {
    name: "order",
    head: "Payment",
    cell: ({ title, orderNumber }) => (
      <span className="grid min-w-0 grid-cols-1">
        <span className="truncate font-semibold">{title}</span>
        <span className="truncate type-small text-muted tabular-nums">Order {orderNumber}</span>
      </span>
    ),
  },
  { name: "buyer", head: "Buyer", cell: ({ buyerName }) => buyerName },
  { name: "state", head: "State", cell: ({ state }) => <DisputeTag state={state} /> },
  { name: "amount", head: "Amount", sort: "down", isNumber: true, onCard: "figure", cell: ({ amountCents }) => price(amountCents) },
  {
    name: "opened",
    head: "Opened",
    sort: "down",
    isNumber: true,
    cell: ({ openedAt }) => <span className="whitespace-nowrap text-muted">{agoOf(openedAt)}</span>,
  },
  {
    name: "due",
    head: "Creator has until",
    isNumber: true,
    cell: ({ evidenceDueAt, state }) => (
      <span className="whitespace-nowrap text-muted">{state === "initiated" || state === "created" ? momentOf(evidenceDueAt) : "–"}</span>
    ),
  },
  { name: "evidence", head: "Evidence", isNumber: true, cell: ({ evidenceCount }) => evidenceCount },
];

const FILTERS: readonly TableFilter[] = [
  { name: "state", label: "State", options: DISPUTE_STATES.map((value) => ({ value, label: disputeTexts.states[value] })) },
];
const SHAPE = { name: "disputes", columns: COLUMNS, filters: FILTERS, sort: { by: "opened", isDown: true } } as const;

/** The page of disputes the address asks for. */
export function useDisputes() {
  const control = useTable(SHAPE);
  const answer = useQuery({ ...disputesQuery(control.view), placeholderData: keepPreviousData });
  return { control, ...answer };
}

interface Props {
  opening: RowOpening<DisputeLine>;
  page: ReturnType<typeof useDisputes>;
}

/** Payments whose buyers went to their bank. */
export function DisputesTable({ opening, page: { control, data, error, refetch, isPlaceholderData } }: Props) {
  return (
    <WorkingTable
      caption="Disputes"
      control={control}
      columns={COLUMNS}
      filters={FILTERS}
      searchLabel="Order number, name or email"
      page={data}
      isStale={isPlaceholderData}
      error={error}
      onRetry={() => void refetch()}
      empty="No disputed payments."
      count={data && countText(data, "dispute", "disputes")}
      keyOf={({ id }) => id}
      nameOf={({ title, orderNumber }) => `${title}, order ${orderNumber}`}
      opening={opening}
      hints={[{ keys: ["↑", "↓"], does: "Previous or next dispute" }]}
    />
  );
}
