import { orderPaid } from "@blenda/domain/orders/events";
import { sql } from "kysely";
import { type Booking, bookingDocuments, bookings as bookingParts } from "../ledger/port.ts";
import { wasPaidOut } from "../ledger/sql.ts";
import { type DeliveryTimes, deliveredOrders, type deliveriesOf, type OrderRow } from "../orders/port.ts";
import type { Tx } from "../platform/database/db.ts";
import { prepared } from "../platform/database/prepared.ts";
import { asRecordSet } from "../platform/database/record-set.ts";
import { addEvents, eventRows } from "../platform/events/outbox.ts";
import { addTransitions, transitionRows } from "../platform/jobs/transitions.ts";
import type { DisputeState, NewCharge } from "./charges.ts";

export interface Capture extends NewCharge {
  fingerprint: string | null;
}

interface SaleRecord {
  orders: readonly Pick<OrderRow, "id" | "buyerId" | "status">[];
  deliveries: ReturnType<typeof deliveriesOf>;
  captures: readonly Capture[];
  booked: readonly Booking[];
}

/**
 * Everything a payment changes, in one statement: orders, lines, licences, steps, charges, books and news. A charge the
 * bank was quicker with than its payment is there already. An order that costs nothing has none.
 */
export const writeSales = (tx: Tx, { orders, deliveries, captures, booked }: SaleRecord, times: DeliveryTimes): Promise<DisputeState[]> => {
  const [bookings, entries] = bookingDocuments(booked);
  return insertSales(tx, {
    ids: orders.map(({ id }) => id),
    deliveries: JSON.stringify(deliveries),
    steps: transitionRows(orders.map(paid), times.now),
    events: eventRows(orders.map(({ id, buyerId }) => orderPaid({ orderId: id, userId: buyerId ?? "" }))),
    captures: asRecordSet(captures),
    bookings,
    entries,
    ...times,
  });
};

interface Values extends DeliveryTimes {
  ids: string[];
  deliveries: string;
  steps: string;
  events: string;
  captures: string;
  bookings: string;
  entries: string;
}

const paid = ({ id, status }: Pick<OrderRow, "id" | "status">) => ({
  entity: "order",
  entityId: id,
  fromStatus: status,
  toStatus: "paid",
  actorId: null,
});

const insertSales = prepared(
  (_db, { ids, deliveries, steps, events, captures, bookings, entries, now, availableAt, soonerAt }: Values) => sql<DisputeState>`
    with ${deliveredOrders(ids, deliveries, { now, availableAt, soonerAt }, wasPaidOut)},
    moved as (${addTransitions(steps)}),
    told as (${addEvents(events)}),
    ${bookingParts(bookings, entries)}
    insert into charges (intent_id, order_id, provider, amount_cents, currency, status, created_at, captured_at, fingerprint)
    select intent_id, order_id, provider, amount_cents, currency, 'captured', created_at, ${now}::timestamptz, fingerprint
    from jsonb_populate_recordset(null::charges, ${captures}::jsonb)
    on conflict (intent_id) do update set status = 'captured', captured_at = excluded.captured_at, fingerprint = excluded.fingerprint
    returning intent_id, dispute, disputed_cents`,
);
