import { earnedLeft } from "@blenda/domain/ledger/rules";
import type { LineStatus } from "@blenda/domain/orders/constants";
import { orderMoved } from "@blenda/domain/orders/events";
import { canMoveLine, isOfTokens, restingStatus } from "@blenda/domain/orders/rules";
import { spread } from "@blenda/domain/shared/money";
import { returnDiscount } from "../discounts/port.ts";
import { account, book, entriesBack } from "../ledger/port.ts";
import type { OrderRow, SoldLine } from "../orders/port.ts";
import type { Tx } from "../platform/db.ts";
import { emit } from "../platform/outbox.ts";
import type { Services } from "../platform/procedure.ts";
import { recordTransition } from "../platform/transitions.ts";
import { goOnWithRefunds, linesWithOpenRefund } from "../refunds/port.ts";
import { takeTokensBack } from "../tokens/port.ts";
import { type NewCharge, noteDispute, type Standing } from "./charges.ts";
import { addHeld, linesOf, moveLine, releaseHeld, takeBack } from "./dispute-repository.ts";

/** News of a dispute. Call it holding the order. What comes before the payment itself is kept until that arrives. */
export async function hearOfDispute(
  tx: Tx,
  services: Services,
  order: OrderRow,
  charge: NewCharge,
  heard: "open" | "won" | "lost",
  disputedCents: number,
): Promise<string> {
  const standing = await noteDispute(tx, charge, heard, disputedCents);
  if (!standing) return "already";
  if (order.status !== "paid") return "early";
  await applyDispute(tx, services, order, standing);
  return heard;
}

/**
 * Brings a paid order to where its dispute is: earnings wait while it is open, return when it is won, and go back to the
 * buyer's bank when it is lost, less whatever a refund gave back before. So each part of a charge goes back once.
 */
export async function applyDispute(tx: Tx, services: Services, order: OrderRow, { intentId, dispute, disputedCents }: Standing) {
  if (dispute === "none") return;
  const lines = await linesOf(tx, order.id);
  if (dispute === "open") await holdEarnings(tx, services, order, lines, intentId);
  else await letGo(tx, services, order, lines, intentId);
  if (dispute === "lost") await chargeBack(tx, services, order, lines, { intentId, amount: disputedCents });
  await emit(tx, orderMoved({ orderId: order.id, userId: order.buyerId ?? "" }));
  await goOnWithRefunds(tx, services, order.id);
}

async function holdEarnings(tx: Tx, services: Services, order: OrderRow, lines: readonly SoldLine[], intentId: string): Promise<void> {
  const at = services.now();
  const held = lines
    .filter(({ status }) => canMoveLine(status, "disputed"))
    .map((line) => ({
      line,
      heldCents: order.isTest || line.creatorId === null ? 0 : earnedLeft(line, line.refundedCents),
      from: account(line.maturedAt === null ? "creator_pending" : "creator_available", line.creatorId ?? ""),
    }));
  for (const { line, heldCents, from } of held) {
    await addHeld(tx, { lineId: line.id, orderId: order.id, account: from, heldCents, at });
    await move(tx, services, line, "disputed");
  }
  const entries = held.flatMap(({ line, heldCents, from }) => [
    { account: from, amount: -heldCents },
    { account: account("creator_held", line.creatorId ?? ""), amount: heldCents },
  ]);
  await book(tx, { kind: "dispute", source: `intent/${intentId}`, at, entries });
}

/** Decided: what was held goes back to where it was, and the lines are what they would be without a dispute. */
async function letGo(tx: Tx, services: Services, order: OrderRow, lines: readonly SoldLine[], intentId: string): Promise<void> {
  const at = services.now();
  const released = await releaseHeld(tx, order.id, at);
  const creatorOf = new Map(lines.map(({ id, creatorId }) => [id, creatorId ?? ""]));
  const entries = released.flatMap(({ lineId, account: from, heldCents }) => [
    { account: account("creator_held", creatorOf.get(lineId)), amount: -heldCents },
    { account: from, amount: heldCents },
  ]);
  await book(tx, { kind: "dispute_closed", source: `intent/${intentId}`, at, entries });
  const asked = await linesWithOpenRefund(tx, order.id);
  for (const line of lines) if (line.status === "disputed") await move(tx, services, line, restingStatus(line, asked.has(line.id)));
}

async function chargeBack(
  tx: Tx,
  services: Services,
  order: OrderRow,
  lines: readonly SoldLine[],
  { intentId, amount }: { intentId: string; amount: number },
): Promise<void> {
  const at = services.now();
  const left = lines.map(({ paidCents, refundedCents }) => paidCents - refundedCents);
  const shares = spread(Math.min(amount, order.totalCents - order.refundedCents), left);
  const entries = [];
  // Creators' balances are held in one order by everybody.
  for (const [n, line] of [...lines.entries()].sort(([, a], [, b]) => (a.creatorId ?? "").localeCompare(b.creatorId ?? ""))) {
    const share = shares[n] ?? 0;
    const isWhole = share === left[n];
    if (!order.isTest) entries.push(...(await entriesBack(tx, line, share)));
    const status = line.status === "refunded" ? line.status : isWhole ? "charged_back" : "partially_refunded";
    await takeBack(tx, line, share, isWhole, at);
    await move(tx, services, { ...line, status: restingStatus(line, false) }, status);
  }
  await book(tx, { kind: "dispute_lost", source: `intent/${intentId}`, at, entries });
  // After the money, as everybody books who books both.
  for (const [n, line] of lines.entries()) {
    const part = shares[n] === left[n] ? 1 : (shares[n] ?? 0) / line.paidCents;
    if (isOfTokens(line)) await takeTokensBack(tx, { line, part, at });
  }
  if (shares.every((share, n) => share === left[n])) await returnDiscount(tx, order.id, at);
}

async function move(tx: Tx, { now }: Services, line: SoldLine, to: LineStatus): Promise<void> {
  if (line.status === to) return;
  await moveLine(tx, line.id, to);
  await recordTransition(tx, { entity: "order_line", entityId: line.id, fromStatus: line.status, toStatus: to, actorId: null }, now());
}
