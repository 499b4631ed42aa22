import type { Db, Tx } from "../platform/db.ts";
import type { CardFacts } from "../platform/outside/payments.ts";
import { licenceCode } from "./licence-code.ts";
import { addOrder } from "./new-order-repository.ts";
import * as repository from "./repository.ts";
import { salesSince } from "./sales-repository.ts";

export type { HeldOrder, OrderRow, SoldLine } from "./repository.ts";

/** Writes an order that waits for its payment, with its lines. Answers whether it is new. */
export const createOrder = addOrder;

/** An order as its payment sees it; the first one holds it until the transaction ends. */
export const holdOrder = (tx: Tx, id: string) => repository.lockOrder(tx, id);
export const holdOrdersOf = (tx: Tx, payments: readonly repository.PaymentOf[]) => repository.lockByIntents(tx, payments);
export const findOrder = (db: Db, id: string) => repository.findOrder(db, id);

/** The order knows by which payment it is charged, if it does not yet. */
export const linkPayment = repository.setPayment;

export const setOrderStatus = repository.setStatus;

/** Orders whose time to pay is over, and orders that may have been paid without our hearing of it. */
export const ordersToExpire = repository.lockOverdue;
export const ordersToLookUp = repository.waitingWithIntent;

/** Whether this account or guest has ever paid for anything. */
export const hasBought = (db: Db, buyerKey: string): Promise<boolean> => repository.hasPaidOrder(db, buyerKey);

interface Paid {
  order: repository.HeldOrder;
  card: CardFacts | null;
}

/** The orders are paid and everything in them is the buyers': lines open, licences are issued. Call it holding them. */
export async function deliverOrders(
  tx: Tx,
  paid: readonly Paid[],
  { now, availableAt }: { now: string; availableAt: string },
  below: (bound: number) => number,
): Promise<Map<string, repository.SoldLine[]>> {
  const deliveries = paid.map(({ order: { id, buyerId, lineCount }, card }) => ({
    ...{ id, holderId: buyerId, cardBrand: card?.brand ?? null, cardLast4: card?.last4 ?? null },
    codes: Array.from({ length: lineCount }, () => licenceCode(below)),
  }));
  return Map.groupBy(await repository.openOrders(tx, deliveries, now, availableAt), ({ orderId }) => orderId);
}

/** A file this buyer may have, and the note that they took it. */
export const boughtFile = repository.findDownload;
export const noteDownload = repository.countDownload;

/** Whether this person may use it now. */
export const ownsItem = repository.owns;

/** How many things of each creator were sold since then, for real money or none, but never as a test. */
export const salesByCreator = salesSince;
