import type { Db, Tx } from "../platform/database/db.ts";
import type { CardFacts } from "../platform/outside/payments/payments.ts";
import { guestFiles } from "./library/guest-links.ts";
import { licenceCode } from "./library/licence-code.ts";
import { addOrder } from "./new-order-repository.ts";
import * as payments from "./payment-repository.ts";
import * as repository from "./repository.ts";
import { salesSince } from "./sales/sales-repository.ts";

export type { LockedOrder, LockedOrderRow } from "./payment-repository.ts";
export type { Buyer, OrderRow, SoldLine } from "./repository.ts";

/** Writes an order that waits for its payment, with its lines. Answers whether it is new: a key makes one order. */
export const createOrder = addOrder;
export const findOrderByKey = repository.findByKey;

/** An order as its payment sees it, held until the transaction ends. */
export const lockOrder = (tx: Tx, id: string) => payments.lockOrder(tx, id);
export const lockOrderOfPayment = payments.lockOfPayment;
/** A part of a statement that locks orders by their payments. Its rows are read by `readLockedOrder`. */
export const ordersLockedByPayment = payments.lockByPayments;
export const readLockedOrder = payments.readLockedOrder;
export const findOrder = (db: Db, id: string) => repository.findOrder(db, id);

/** The order knows by which payment it is charged, if it does not yet. */
export const linkPayment = repository.setPayment;

export const setOrderStatus = repository.setStatus;

/** Orders whose time to pay is over, and orders that may have been paid without our hearing of it. */
export const ordersToExpire = repository.lockOverdue;
export const ordersToLookUp = repository.waitingWithIntent;

/** A part of a statement: everything this account or guest ever ordered. Whatever is asked of a buyer is asked of this. */
export const ordersByBuyer = repository.orderIdsOf;

interface Paid {
  order: payments.LockedOrder;
  card: CardFacts | null;
}

/** What makes these orders paid and everything in them the buyers', for whoever writes it with `payments.openOrders`. */
export const deliveriesOf = (paid: readonly Paid[], below: (bound: number) => number): payments.Delivery[] =>
  paid.map(({ order: { id, buyerId, lines }, card }) => ({
    ...{ id, holderId: buyerId, cardBrand: card?.brand ?? null, cardLast4: card?.last4 ?? null },
    codes: lines.map(() => licenceCode(below)),
  }));
export const deliveredOrders = payments.openOrders;

/** What guests bought, each file with the link that opens it without an account. */
export const filesForGuests = guestFiles;

export const hasItemsOf = repository.hasOpenItems;

/** Whether this person may use it now. */
export const ownsItem = repository.owns;

/** How many things of each creator were sold since then, for real money or none, but never as a test. */
export const salesByCreator = salesSince;
