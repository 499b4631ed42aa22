import { RECIPIENT_CURRENCIES, RECIPIENT_STATUSES } from "@blenda/domain/recipients/constants";
import type { RecipientLine } from "@blenda/domain/recipients/model";
import { recipientTexts } from "@blenda/domain/recipients/texts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { fullDayOf, utcMomentOf } from "../../lib/text/utc-day.ts";
import { PersonCell } from "../../product/person-cell.tsx";
import { countText } from "../../product/table/list-question.ts";
import { useTable } from "../../product/table/use-table.ts";
import type { RowOpening, TableColumn, TableFilter } from "../../ui/table/table-types.ts";
import { WorkingTable } from "../../ui/table/working-table.tsx";
import { allRecipientsQuery } from "../data/recipient-queries.ts";
import { StatusTag } from "../parts/status-tag.tsx";

/** Until when it pauses; nothing once that is over. */
const pauseOf = ({ cooldownUntil }: RecipientLine, now = new Date().toISOString()): string =>
  cooldownUntil && cooldownUntil > now ? `Until ${utcMomentOf(cooldownUntil)} UTC` : "–";

const COLUMNS: readonly TableColumn<RecipientLine>[] = [
  {
    name: "person",
    head: "Person",
    cell: ({ person, shopName }) => <PersonCell name={person.name} detail={shopName ?? "No shop"} photoUrl={person.photoUrl} />,
  },
  {
    name: "account",
    head: "Account",
    cell: ({ currency, type, last4 }) => (
      <span className="whitespace-nowrap tabular-nums">
        {currency} <span className="text-muted">{type === "email" ? `…${last4}@` : `····${last4}`}</span>
      </span>
    ),
  },
  { name: "holder", head: "Holder", cell: ({ holderName }) => <span className="wrap-anywhere">{holderName}</span> },
  { name: "status", head: "Status", cell: ({ status }) => <StatusTag status={status} /> },
  {
    name: "changed",
    head: "Changed",
    sort: "down",
    isNumber: true,
    onCard: "figure",
    cell: ({ changedAt }) => <span className="whitespace-nowrap text-muted">{fullDayOf(changedAt)}</span>,
  },
  { name: "pause", head: "72 h pause", cell: (row) => <span className="whitespace-nowrap text-muted">{pauseOf(row)}</span> },
  {
    name: "created",
    head: "Added",
    sort: "down",
    isNumber: true,
    isExtra: true,
    cell: ({ createdAt }) => <span className="whitespace-nowrap text-muted">{fullDayOf(createdAt)}</span>,
  },
  { name: "default", head: "Paid here", isExtra: true, cell: ({ isDefault }) => (isDefault ? "Yes" : "No") },
];

const FILTERS: readonly TableFilter[] = [
  { name: "status", label: "Status", options: RECIPIENT_STATUSES.map((value) => ({ value, label: recipientTexts.statuses[value] })) },
  { name: "currency", label: "Currency", options: RECIPIENT_CURRENCIES.map((value) => ({ value, label: value })) },
];

const SHAPE = { name: "recipients", columns: COLUMNS, filters: FILTERS, sort: { by: "changed", isDown: true } } as const;

/** The page of accounts the address asks for. */
export function useRecipients() {
  const control = useTable(SHAPE);
  return { control, ...useQuery({ ...allRecipientsQuery(control.view), placeholderData: keepPreviousData }) };
}

interface Props {
  opening: RowOpening<RecipientLine>;
  page: ReturnType<typeof useRecipients>;
}

export function RecipientsTable({ opening, page: { control, data, error, refetch, isPlaceholderData } }: Props) {
  return (
    <WorkingTable
      caption="Recipients"
      control={control}
      columns={COLUMNS}
      filters={FILTERS}
      searchLabel="Name or email"
      page={data}
      isStale={isPlaceholderData}
      error={error}
      onRetry={() => void refetch()}
      empty="No recipients here. Try different words or fewer filters."
      count={data && countText(data, "recipient", "recipients")}
      keyOf={({ id }) => id}
      nameOf={({ person, currency }) => `${person.name}, ${currency}`}
      opening={opening}
    />
  );
}
