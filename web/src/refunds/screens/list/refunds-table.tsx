import { REFUND_REASONS, REFUND_STATUSES } from "@blenda/domain/refunds/constants";
import { REFUND_SORTS } from "@blenda/domain/refunds/lists/constants";
import type { RefundLine } from "@blenda/domain/refunds/lists/model";
import { refundReasonTexts, refundTexts } from "@blenda/domain/refunds/texts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { client } from "../../../lib/calls/api.ts";
import { useCsvFile } from "../../../lib/page/use-csv-file.ts";
import { price } from "../../../lib/text/money.ts";
import { agoOf, dayOf } from "../../../lib/text/time.ts";
import { countText, orderOf } from "../../../product/table/list-question.ts";
import { useTable } from "../../../product/table/use-table.ts";
import type { RowOpening, TableColumn, TableFilter } from "../../../ui/table/table-types.ts";
import { WorkingTable } from "../../../ui/table/working-table.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { allRefundsQuery, refundFilterOf } from "../../data/list-queries.ts";
import { REFUND_TONES } from "../../parts/refund-labels.ts";

const BANK: Record<RefundLine["bank"], string> = { none: "–", holds: "On hold", returned: "Paid by the bank" };

const COLUMNS: readonly TableColumn<RefundLine>[] = [
  {
    name: "order",
    head: "Refund",
    cell: ({ title, orderNumber, isByStaff }) => (
      <span className="grid min-w-0 grid-cols-1">
        <span className="truncate font-semibold">{title}</span>
        <span className="truncate type-small text-muted tabular-nums">
          Order {orderNumber}
          {isByStaff && " · by our team"}
        </span>
      </span>
    ),
  },
  { name: "buyer", head: "Buyer", cell: ({ buyerName }) => buyerName },
  { name: "creator", head: "Creator", isExtra: true, cell: ({ creatorName }) => creatorName ?? "–" },
  { name: "reason", head: "Reason", cell: ({ reason }) => <span className="text-muted">{refundReasonTexts[reason]}</span> },
  { name: "status", head: "State", cell: ({ status }) => <Tag tone={REFUND_TONES[status]}>{refundTexts.steps[status]}</Tag> },
  { name: "amount", head: "Amount", sort: "down", isNumber: true, onCard: "figure", cell: ({ amountCents }) => price(amountCents) },
  {
    name: "created",
    head: "Opened",
    sort: "down",
    isNumber: true,
    cell: ({ createdAt }) => <span className="whitespace-nowrap text-muted">{agoOf(createdAt)}</span>,
  },
  {
    name: "due",
    head: "Due",
    sort: "up",
    isNumber: true,
    cell: ({ dueAt }) => <span className="whitespace-nowrap text-muted">{dueAt ? dayOf(dueAt) : "–"}</span>,
  },
  { name: "bank", head: "Bank", isExtra: true, onCard: "none", cell: ({ bank }) => BANK[bank] },
];

const FILTERS: readonly TableFilter[] = [
  { name: "status", label: "State", options: REFUND_STATUSES.map((value) => ({ value, label: refundTexts.steps[value] ?? value })) },
  { name: "reason", label: "Reason", options: REFUND_REASONS.map((value) => ({ value, label: refundReasonTexts[value] })) },
];
const SHAPE = { name: "refunds", columns: COLUMNS, filters: FILTERS, sort: { by: "created", isDown: true } } as const;

/** The page of refunds the address asks for. */
export function useRefunds(isAsked: boolean) {
  const control = useTable(SHAPE);
  const answer = useQuery({ ...allRefundsQuery(control.view), placeholderData: keepPreviousData, enabled: isAsked });
  return { control, ...answer };
}

interface Props {
  hasNames: boolean;
  opening: RowOpening<RefundLine>;
  page: ReturnType<typeof useRefunds>;
}

export function RefundsTable({ hasNames, opening, page: { control, data, error, refetch, isPlaceholderData } }: Props) {
  const { save, isSaving } = useCsvFile(() =>
    client.refunds.refundsFile({ ...refundFilterOf(control.view), ...orderOf({ ...control.view, after: null }, REFUND_SORTS) }),
  );
  return (
    <WorkingTable
      caption="Refunds"
      control={control}
      columns={COLUMNS}
      filters={FILTERS}
      searchLabel={hasNames ? "Order number, title or person" : "Order number or title"}
      page={data}
      isStale={isPlaceholderData}
      error={error}
      onRetry={() => void refetch()}
      empty="No refunds match. Try different words or fewer filters."
      count={data && countText(data, "refund", "refunds")}
      keyOf={({ id }) => id}
      nameOf={({ title, orderNumber }) => `${title}, order ${orderNumber}`}
      opening={opening}
      csv={{ onSave: save, isBusy: isSaving }}
      hints={[{ keys: ["↑", "↓"], does: "Previous or next refund" }]}
    />
  );
}
