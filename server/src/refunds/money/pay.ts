import { orderMoved } from "@blenda/domain/orders/events";
import { isThing } from "@blenda/domain/orders/rules";
import { REFUNDS } from "@blenda/domain/refunds/constants";
import { nextPayment } from "@blenda/domain/refunds/rules";
import { addBusinessDays } from "@blenda/domain/shared/calendar";
import { returnDiscount } from "../../discounts/port.ts";
import { book, carriedIn, entriesBack } from "../../ledger/port.ts";
import { lockOrder } from "../../orders/port.ts";
import { returnMoney } from "../../payments/port.ts";
import type { Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import { raiseAlarm, settleAlarms } from "../../platform/jobs/alarms.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { emitRefundMoved, step } from "../decisions/step.ts";
import { type Case, findRefund, lockCase, lockRefund, moveRefund, type RefundRow } from "../repository.ts";
import { isMarkedAsFraud, payerOf } from "../requests/history-repository.ts";
import { isStillAutomatic } from "../requests/judging.ts";
import { paymentKey } from "./payment-key.ts";

const NOT_PAID = "a refund could not be paid";

interface Payment {
  intentId: string;
  amountCents: number;
  /** The same for the same payment: asking again asks for the same one. */
  key: string;
}

/**
 * Gives the money of an approved refund back. Asked twice, or after a crash in the middle, it gives it back once; asked
 * while the bank looks at a dispute of the payment, it waits to be asked again, and asked after that it knows what the bank did.
 */
export async function payRefund(services: Services, id: string): Promise<void> {
  const payment = await services.transaction((tx) => begin(tx, services, id));
  if (payment === null) return;
  let refundId: string;
  try {
    // Outside any transaction.
    ({ refundId } = await services.payments.refund(payment));
  } catch (error) {
    if (await noteFailure(services, id, error)) return;
    throw error;
  }
  await services.transaction((tx) => finish(tx, services, id, { ...payment, refundId }));
}

/** The order first, then the refund, then the line: the same order as everybody who touches them. */
async function lockBoth(tx: Tx, id: string): Promise<{ line: Case; refund: RefundRow } | null> {
  const known = await findRefund(tx, id);
  if (!known) return null;
  await lockOrder(tx, known.orderId);
  const refund = await lockRefund(tx, id);
  const line = await lockCase(tx, { id: known.lineId, orderId: known.orderId });
  return refund && line ? { line, refund } : null;
}

/** Whether what went through by itself still may: nothing was handed out since, and its buyer was not marked. */
const isStillDue = async (tx: Tx, line: Case, { buyerId, orderId }: RefundRow): Promise<boolean> =>
  isStillAutomatic(line) && !(await isMarkedAsFraud(tx, await payerOf(tx, buyerId, orderId)));

/** Answers what to pay, or nothing where it is done, has to wait, or is not to be paid. */
async function begin(tx: Tx, services: Services, id: string): Promise<Payment | null> {
  const locked = await lockBoth(tx, id);
  if (!locked) return null;
  const { line, refund } = locked;
  const bySystem = { by: "system", actorId: null } as const;
  // Tokens have rules of their own: what was not spent is given back.
  if (refund.status === "auto_approved" && isThing(line.itemType) && !(await isStillDue(tx, line, refund))) {
    const dueAt = addBusinessDays(services.now(), REFUNDS.CREATOR_BUSINESS_DAYS);
    await step(tx, services, refund, { event: "recall", reason: "handed out or marked meanwhile", changes: { dueAt }, ...bySystem });
    return null;
  }
  const next = nextPayment({
    status: refund.status,
    amountCents: refund.amountCents,
    bankCents: line.refundedCents - refund.backBeforeCents,
    leftCents: line.paidCents - line.refundedCents,
    isDisputed: line.dispute === "open",
  });
  if (next.do === "wait") await emitRefundMoved(tx, refund);
  if (next.do === "end") await step(tx, services, refund, { event: "bankReturned", reason: "the money is back", ...bySystem });
  if (next.do !== "pay" || line.intentId === null) return null;
  // One that failed was given up; to ask again means three more tries.
  const changes = refund.status === "failed" ? { attempts: 0 } : {};
  if (refund.status !== "processing") await step(tx, services, refund, { event: "pay", changes, ...bySystem });
  return { intentId: line.intentId, amountCents: next.cents, key: paymentKey(id, refund.amountCents - next.cents) };
}

async function finish(tx: Tx, services: Services, id: string, paid: Payment & { refundId: string }): Promise<void> {
  const { now } = services;
  const locked = await lockBoth(tx, id);
  if (locked?.refund.status !== "processing") return;
  const { line, refund } = locked;
  // Never more than the line cost, whatever the bank did in the same moment.
  const amountCents = Math.min(paid.amountCents, line.paidCents - line.refundedCents);
  if (amountCents < paid.amountCents) await alarmOnExcess(tx, id, paid.amountCents - amountCents, now());
  const isFull = line.refundedCents + amountCents === line.paidCents;
  const entries = await entriesBack(tx, line, amountCents);
  await book(tx, { kind: "refund", source: `refund/${id}`, at: now(), entries });
  // A part of a disputed line: the dispute goes on about the rest.
  const status = line.status === "charged_back" || (!isFull && line.status === "disputed") ? line.status : partOrWhole(isFull);
  const isAllBack = await returnMoney(tx, line, {
    cents: amountCents,
    carriedCents: carriedIn(entries),
    to: status,
    isWhole: isFull,
    at: now(),
  });
  if (isAllBack) await returnDiscount(tx, line.orderId, now());
  const changes = { providerRefundId: paid.refundId, amountCents: paid.amountCents };
  await step(tx, services, refund, { event: "paid", by: "system", actorId: null, changes });
  await settleAlarms(tx, NOT_PAID, { refundId: id }, { at: now(), note: "It went through" });
  await emit(tx, orderMoved({ orderId: line.orderId, userId: refund.buyerId }));
}

/** Concurrent refund of a part of the same line: more left the provider than the line cost. */
async function alarmOnExcess(tx: Tx, refundId: string, unbookedCents: number, at: string): Promise<void> {
  await raiseAlarm(tx, "a refund does not match its order", { refundId, unbookedCents }, at);
}

const partOrWhole = (isFull: boolean) => (isFull ? "refunded" : "partially_refunded");

/** After three tries staff have to look. Answers whether it only has to wait: a disputed payment cannot be given back. */
function noteFailure(services: Services, id: string, error: unknown): Promise<boolean> {
  const { now, log } = services;
  return services.transaction(async (tx) => {
    const locked = await lockBoth(tx, id);
    if (locked?.refund.status !== "processing") return false;
    const { line, refund } = locked;
    if (line.dispute === "open") {
      await step(tx, services, refund, { event: "wait", by: "system", actorId: null });
      return true;
    }
    log.warn("a refund could not be paid", error);
    const attempts = refund.attempts + 1;
    await moveRefund(tx, id, "processing", { attempts }, now());
    if (attempts <= REFUNDS.RETRIES) return false;
    await step(tx, services, { ...refund, attempts }, { event: "payFailed", by: "system", actorId: null });
    await raiseAlarm(tx, NOT_PAID, { refundId: id }, now());
    return false;
  });
}
