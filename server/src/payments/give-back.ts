import type { LineStatus } from "@blenda/domain/orders/constants";
import { isOfTokens } from "@blenda/domain/orders/rules";
import { returnDiscount } from "../discounts/port.ts";
import { type Booking, book, entriesBack } from "../ledger/port.ts";
import type { OrderRow, SoldLine } from "../orders/port.ts";
import type { Tx } from "../platform/database/db.ts";
import { recordTransition } from "../platform/jobs/transitions.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { takeTokensBack } from "../tokens/port.ts";
import { moveLine, takeBack } from "./dispute-repository.ts";

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
  const entries = [];
  // Creators' balances are held in one order by everybody.
  for (const { line, cents, to } of parts.toSorted((a, b) => (a.line.creatorId ?? "").localeCompare(b.line.creatorId ?? ""))) {
    if (cents === 0 && to === line.status) continue;
    if (!order.isTest) entries.push(...(await entriesBack(tx, line, cents)));
    await takeBack(tx, line, cents, cents === leftOf(line), at);
    await move(tx, services, line, to);
  }
  await book(tx, { ...booking, at, entries });
  // After the money, as everybody books who books both.
  for (const { line, cents } of parts) {
    const part = cents === leftOf(line) ? 1 : cents / line.paidCents;
    if (isOfTokens(line) && cents > 0) await takeTokensBack(tx, { line, part, at });
  }
  if (parts.every(({ line, cents }) => cents === leftOf(line))) await returnDiscount(tx, order.id, at);
}

export const leftOf = ({ paidCents, refundedCents }: SoldLine): number => paidCents - refundedCents;

export async function move(tx: Tx, { now }: Services, line: SoldLine, to: LineStatus): Promise<void> {
  if (line.status === to) return;
  await moveLine(tx, line.id, to);
  await recordTransition(tx, { entity: "order_line", entityId: line.id, fromStatus: line.status, toStatus: to, actorId: null }, now());
}
