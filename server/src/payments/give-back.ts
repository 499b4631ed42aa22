import type { LineStatus } from "@blenda/domain/orders/constants";
import { returnDiscount } from "../discounts/port.ts";
import { type Booking, book, carriedIn, type Entry, entriesBack, holdBalances, peopleIn } from "../ledger/port.ts";
import { giveLineBack, type MoneyBack, type OrderRow, type SoldLine } from "../orders/port.ts";
import type { Tx } from "../platform/database/db.ts";
import { recordTransition } from "../platform/jobs/transitions.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { noteMoneyBack } from "./charges.ts";

interface Part {
  line: SoldLine;
  cents: number;
  to: LineStatus;
}

/**
 * Money of an order went back, and not by a refund of ours: books, lines, licences, tokens and code follow. `parts` are all
 * of its lines. Call it holding the order.
 */
export async function giveBack(
  tx: Tx,
  services: Services,
  order: Pick<OrderRow, "id" | "isTest">,
  parts: readonly Part[],
  booking: Pick<Booking, "kind" | "source">,
): Promise<void> {
  const at = services.now();
  const entries: Entry[] = [];
  // Balances are held in one order by everybody.
  await holdBalances(tx, peopleIn(parts.map(({ line }) => line)));
  for (const { line, cents, to } of parts) {
    if (cents === 0 && to === line.status) continue;
    const given = order.isTest ? [] : await entriesBack(tx, line, cents);
    entries.push(...given);
    const isMoved = line.status !== to;
    await writeMoneyBack(tx, line, { cents, carriedCents: carriedIn(given), isWhole: cents === leftOf(line), at, ...(isMoved && { to }) });
    if (isMoved)
      await recordTransition(tx, { entity: "order_line", entityId: line.id, fromStatus: line.status, toStatus: to, actorId: null }, at);
  }
  await book(tx, { ...booking, at, entries });
  // After the money, as everybody books who books both.
  for (const { line, cents } of parts) {
    const part = cents === leftOf(line) ? 1 : cents / line.paidCents;
    if (cents > 0) await services.trade.kinds[line.itemType].takeBack?.(tx, line, { part, at });
  }
  if (parts.every(({ line, cents }) => cents === leftOf(line))) await returnDiscount(tx, order.id, at);
}

export const leftOf = ({ paidCents, refundedCents }: SoldLine): number => paidCents - refundedCents;

/** What goes back is written on the line, the order and the charge at once. Answers whether all of the order is back. Call it holding the order. */
export async function writeMoneyBack(tx: Tx, line: Pick<SoldLine, "id" | "orderId">, back: MoneyBack): Promise<boolean> {
  await noteMoneyBack(tx, line.orderId, back.cents);
  return giveLineBack(tx, line, back);
}
