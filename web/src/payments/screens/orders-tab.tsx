import { PAYMENT_STATES } from "@blenda/domain/payments/constants";
import type { PaymentLine } from "@blenda/domain/payments/model";
import { paymentTexts } from "@blenda/domain/payments/texts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { client } from "../../lib/calls/api.ts";
import { useCsvFile } from "../../lib/page/use-csv-file.ts";
import { price } from "../../lib/text/money.ts";
import { momentOf } from "../../lib/text/time.ts";
import { countText } from "../../product/table/list-question.ts";
import { useOpened } from "../../product/table/use-opened.ts";
import { useTable } from "../../product/table/use-table.ts";
import { classNames } from "../../ui/class-names.ts";
import { drawerPageStyle } from "../../ui/layout/drawer.tsx";
import { Pressable } from "../../ui/layout/pressable.tsx";
import type { TableColumn, TableFilter, TableView } from "../../ui/table/table-types.ts";
import { WorkingTable } from "../../ui/table/working-table.tsx";
import { paymentFilterOf, paymentsQuery } from "../data/payment-queries.ts";
import { OrderDrawer } from "./order/order-drawer.tsx";
import { PaymentStateTags } from "./payment-state.tsx";

const MOST_NAMED = 2;

function itemsText(items: readonly string[]): string {
  const named = items.slice(0, MOST_NAMED).join(", ");
  return items.length > MOST_NAMED ? `${named} and ${items.length - MOST_NAMED} more` : named;
}

const COLUMNS: readonly TableColumn<PaymentLine>[] = [
  { name: "number", head: "Order", isTight: true, onCard: "title", cell: ({ number }) => <span className="tabular-nums">{number}</span> },
  { name: "buyer", head: "Buyer", cell: ({ email }) => <span className="block max-w-52 truncate">{email}</span> },
  { name: "items", head: "Items", cell: ({ items }) => <span className="line-clamp-2 min-w-32 text-muted">{itemsText(items)}</span> },
  { name: "state", head: "State", cell: (line) => <PaymentStateTags {...line} /> },
  { name: "total", head: "Total", isNumber: true, onCard: "figure", cell: ({ totalCents }) => price(totalCents) },
  {
    name: "refunded",
    head: "Refunded",
    isNumber: true,
    cell: ({ refundedCents }) => (refundedCents > 0 ? price(refundedCents) : <span className="text-faint">–</span>),
  },
  {
    name: "card",
    head: "Card",
    cell: ({ card }) =>
      card ? (
        <span className="whitespace-nowrap capitalize">
          {card.brand} <span className="tabular-nums">{card.last4}</span>
        </span>
      ) : (
        <span className="text-faint">–</span>
      ),
  },
  { name: "provider", head: "Provider", isExtra: true, onCard: "none", cell: ({ provider }) => provider ?? "–" },
  {
    name: "created",
    head: "Ordered",
    sort: "down",
    isNumber: true,
    cell: ({ createdAt }) => <span className="whitespace-nowrap text-muted">{momentOf(createdAt)}</span>,
  },
];

const FILTERS: readonly TableFilter[] = [
  { name: "state", label: "State", options: PAYMENT_STATES.map((value) => ({ value, label: paymentTexts.states[value] })) },
  { name: "from", label: "From", type: "date" },
  { name: "to", label: "Until", type: "date" },
];
const SHAPE = { name: "payments", columns: COLUMNS, filters: FILTERS, sort: { by: "created", isDown: true } } as const;

const isNarrowed = ({ words, filters }: TableView): boolean => words !== "" || Object.keys(filters).length > 0;

/** Orders, and one of them beside the list. */
export function OrdersTab({ head }: { head: ReactNode }) {
  const control = useTable(SHAPE);
  const { data, error, refetch, isPlaceholderData } = useQuery({ ...paymentsQuery(control.view), placeholderData: keepPreviousData });
  const { opened, opening, walk, onArrows, close } = useOpened(data?.rows ?? [], ({ id }) => id);
  const { save, isSaving } = useCsvFile(() => client.payments.ordersFile(paymentFilterOf(control.view)));
  return (
    <Pressable className={classNames(opened && drawerPageStyle)} onKeyDown={onArrows}>
      <div className={classNames("grid min-w-0 grid-cols-1 gap-5", opened && "max-xl:hidden")}>
        {head}
        <WorkingTable
          caption="Orders"
          control={control}
          columns={COLUMNS}
          filters={FILTERS}
          searchLabel="Order, email, last four or payment ID"
          page={data}
          isStale={isPlaceholderData}
          error={error}
          onRetry={() => void refetch()}
          empty={isNarrowed(control.view) ? "No order matches. Try another search or fewer filters." : "Nobody has ordered anything yet."}
          count={data && countText(data, "order", "orders")}
          keyOf={({ id }) => id}
          nameOf={({ number }) => `order ${number}`}
          opening={opening}
          csv={{ onSave: save, isBusy: isSaving }}
          hints={[{ keys: ["↑", "↓"], does: "Previous or next order" }]}
        />
      </div>
      {opened && <OrderDrawer orderId={opened} walk={walk} onClose={close} />}
    </Pressable>
  );
}
