import { disputeListChanged, disputeMoved } from "@blenda/domain/disputes/events";
import { affiliateLeft, earnedLeft } from "@blenda/domain/ledger/rules";
import type { LineStatus } from "@blenda/domain/orders/constants";
import { orderMoved } from "@blenda/domain/orders/events";
import { canMoveLine, restingStatus } from "@blenda/domain/orders/rules";
import { spread } from "@blenda/domain/shared/cents";
import { account, book, type Entry, shareAccount } from "../../ledger/port.ts";
import { linesOfOrder, moveLine, type OrderRow, type SoldLine } from "../../orders/port.ts";
import type { Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { type DisputeState, type NewCharge, noteDispute } from "../charges.ts";
import { giveBack, leftOf } from "../give-back.ts";
import { addDisputedLine, releaseDisputedLines } from "./dispute-repository.ts";

/** News of a dispute. Call it holding the order. What comes before the payment itself is kept until that arrives. */
export async function receiveDispute(
  tx: Tx,
  services: Services,
  order: OrderRow,
  charge: NewCharge,
  heard: "open" | "closed" | "won" | "lost",
  disputedCents: number,
): Promise<string> {
  const standing = await noteDispute(tx, charge, heard, disputedCents, services.now());
  if (!standing) return "already";
  await emitDisputeMoved(tx, order.id, charge.intentId);
  if (order.status !== "paid") return "early";
  await applyDispute(tx, services, order, standing);
  return heard;
}

/**
 * Brings a paid order to where its dispute is: earnings wait while it is open, return when it is won, and go back to the
 * buyer's bank when it is lost, less whatever a refund gave back before. So each part of a charge goes back once.
 */
export async function applyDispute(tx: Tx, services: Services, order: OrderRow, { intentId, dispute, disputedCents }: DisputeState) {
  if (dispute === "none") return;
  const lines = await linesOfOrder(tx, order.id);
  if (dispute === "open") await holdEarnings(tx, services, order, lines, intentId);
  else await letGo(tx, services, order, lines, intentId);
  if (dispute === "lost") await chargeBack(tx, services, order, lines, { intentId, amount: disputedCents });
  await emit(tx, orderMoved({ orderId: order.id, userId: order.buyerId ?? "" }));
  await services.trade.claims.lookAgain(tx, services, order.id);
}

/** Live update for the sellers of the order and our team. */
async function emitDisputeMoved(tx: Tx, orderId: string, intentId: string): Promise<void> {
  const creators = new Set((await linesOfOrder(tx, orderId)).flatMap(({ creatorId }) => creatorId ?? []));
  for (const userId of [...creators].sort()) await emit(tx, disputeMoved({ intentId, userId }));
  await emit(tx, disputeListChanged({ intentId }));
}

async function holdEarnings(tx: Tx, services: Services, order: OrderRow, lines: readonly SoldLine[], intentId: string): Promise<void> {
  const at = services.now();
  const disputed = lines
    .filter(({ status }) => canMoveLine(status, "disputed"))
    .map((line) => ({
      line,
      heldCents: order.isTest || line.creatorId === null ? 0 : earnedLeft(line, line.refundedCents),
      from: account(line.maturedAt === null ? "creator_pending" : "creator_available", line.creatorId ?? ""),
      shareCents: order.isTest || line.affiliate === null ? 0 : affiliateLeft(line, line.refundedCents),
      shareFrom: line.affiliate && shareAccount(line.affiliate),
    }));
  for (const { line, heldCents, from, shareCents, shareFrom } of disputed) {
    await addDisputedLine(tx, {
      ...{ lineId: line.id, orderId: order.id, account: from, heldCents, at },
      ...(shareCents > 0 && { shareCents, shareAccount: shareFrom }),
    });
    await moveLine(tx, line, "disputed", at);
  }
  const entries = disputed.flatMap(({ line, heldCents, from, shareCents, shareFrom }) => [
    { account: from, amount: -heldCents },
    { account: account("creator_held", line.creatorId ?? ""), amount: heldCents },
    ...sharesHeld(line, shareFrom, shareCents),
  ]);
  await book(tx, { kind: "dispute", source: `intent/${intentId}`, at, entries });
}

/** An affiliate's share waits with what the creator earned. */
const sharesHeld = (line: SoldLine | undefined, from: string | null, cents: number): Entry[] =>
  from === null
    ? []
    : [
        { account: from, amount: -cents },
        { account: account("affiliate_held", line?.affiliate?.userId ?? ""), amount: cents },
      ];

/** Decided: what was held goes back to where it was, and the lines are what they would be without a dispute. */
async function letGo(tx: Tx, services: Services, order: OrderRow, lines: readonly SoldLine[], intentId: string): Promise<void> {
  const at = services.now();
  const released = await releaseDisputedLines(tx, order.id, at);
  const lineOf = new Map(lines.map((line) => [line.id, line]));
  const entries = released.flatMap(({ lineId, account: from, heldCents, shareCents, shareAccount: shareFrom }) => [
    { account: account("creator_held", lineOf.get(lineId)?.creatorId ?? ""), amount: -heldCents },
    { account: from, amount: heldCents },
    ...sharesHeld(lineOf.get(lineId), shareFrom, -shareCents),
  ]);
  await book(tx, { kind: "dispute_closed", source: `intent/${intentId}`, at, entries });
  const asked = await services.trade.claims.linesAskedFor(tx, order.id);
  for (const line of lines) if (line.status === "disputed") await moveLine(tx, line, restingStatus(line, asked.has(line.id)), at);
}

async function chargeBack(
  tx: Tx,
  services: Services,
  order: OrderRow,
  lines: readonly SoldLine[],
  { intentId, amount }: { intentId: string; amount: number },
): Promise<void> {
  const left = lines.map(leftOf);
  const shares = spread(Math.min(amount, order.totalCents - order.refundedCents), left);
  const parts = lines.map((line, n) => {
    const cents = shares[n] ?? 0;
    const to: LineStatus = line.status === "refunded" ? line.status : cents === left[n] ? "charged_back" : "partially_refunded";
    return { line: { ...line, status: restingStatus(line, false) }, cents, to };
  });
  await giveBack(tx, services, order, parts, { kind: "dispute_lost", source: `intent/${intentId}` });
}
