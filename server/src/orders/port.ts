import type { Db, Tx } from "../platform/db.ts";
import type { CardFacts } from "../platform/outside/payments.ts";
import { licenceCode } from "./licence-code.ts";
import * as repository from "./repository.ts";

export type { HeldOrder, OrderRow, SoldLine } from "./repository.ts";

/** Writes an order that waits for its payment, with its lines. */
export const createOrder = repository.addOrder;

/** An order as its payment sees it; the first one holds it until the transaction ends. */
export const holdOrder = (tx: Tx, id: string) => repository.lockOrder(tx, id);
export const holdOrderOf = (tx: Tx, intentId: string, orderId: string) => repository.lockByIntent(tx, intentId, orderId);
export const findOrder = (db: Db, id: string) => repository.findOrder(db, id);

export const setOrderStatus = repository.setStatus;

/** Orders whose time to pay is over, and orders that may have been paid without our hearing of it. */
export const ordersToExpire = repository.lockOverdue;
export const ordersToLookUp = repository.waitingWithIntent;

/** Whether this account or guest has ever paid for anything. */
export const hasBought = (db: Db, buyerKey: string): Promise<boolean> => repository.hasPaidOrder(db, buyerKey);

/** The order is paid and everything in it is the buyer's: lines open, licences are issued. Call it holding the order. */
export function deliverOrder(
  tx: Tx,
  order: repository.HeldOrder,
  { card, now, availableAt }: { card: CardFacts | null; now: string; availableAt: string },
  below: (bound: number) => number,
): Promise<repository.SoldLine[]> {
  const codes = Array.from({ length: order.lineCount }, () => licenceCode(below));
  return repository.openOrder(tx, order, codes, { card, now, availableAt });
}

/** A file this buyer may have, and the note that they took it. */
export const boughtFile = repository.findDownload;
export const noteDownload = repository.countDownload;

/** Whether this person may use it now. */
export const ownsItem = repository.owns;

/** How many things of each creator were sold since then, for real money or none, but never as a test. */
export const salesByCreator = repository.countSales;
