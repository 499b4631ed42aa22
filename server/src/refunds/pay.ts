import { orderMoved } from "@blenda/domain/orders/events";
import { REFUNDS } from "@blenda/domain/refunds/constants";
import { returnDiscount } from "../discounts/port.ts";
import { book, entriesBack } from "../ledger/port.ts";
import type { Tx } from "../platform/db.ts";
import { emit, jsonb } from "../platform/outbox.ts";
import type { Services } from "../platform/procedure.ts";
import { recordTransition } from "../platform/transitions.ts";
import { isAllBack, revokeLicence, writeBack } from "./money-repository.ts";
import { holdCase, lockRefund, moveRefund } from "./repository.ts";
import { step, tellBoth } from "./step.ts";

/** Gives the money of an approved refund back. Asked twice, or after a crash in the middle, it gives it back once. */
export async function payRefund(services: Services, id: string): Promise<void> {
  const intentId = await begin(services, id);
  if (intentId === null) return;
  const refund = await services.db.selectFrom("refunds").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  let refundId: string;
  try {
    // Outside any transaction, with a key of its own: asking again asks for the same refund.
    ({ refundId } = await services.payments.refund({ intentId, amountCents: refund.amountCents, key: id }));
  } catch (error) {
    await noteFailure(services, id, error);
    throw error;
  }
  await services.transaction((tx) => finish(tx, services, id, refundId));
}

/** Answers the charge to refund, or nothing where it is done or not to be paid. */
function begin(services: Services, id: string): Promise<string | null> {
  return services.transaction(async (tx) => {
    const known = await lockRefund(tx, id);
    if (!known || !["approved", "auto_approved", "failed", "processing"].includes(known.status)) return null;
    if (known.status !== "processing") await step(tx, services, known, { event: "pay", by: "system", actorId: null });
    const line = await holdCase(tx, known.lineId);
    return line?.intentId ?? null;
  });
}

async function finish(tx: Tx, services: Services, id: string, providerRefundId: string): Promise<void> {
  const { now } = services;
  const known = await tx.selectFrom("refunds").select("lineId").where("id", "=", id).executeTakeFirstOrThrow();
  // The order first, then the refund: the same order as everybody who touches both.
  const line = await holdCase(tx, known.lineId);
  const refund = await lockRefund(tx, id);
  if (!line || refund?.status !== "processing") return;
  const amount = refund.amountCents;
  const isFull = line.refundedCents + amount === line.paidCents;
  await book(tx, { kind: "refund", source: `refund/${id}`, at: now(), entries: await entriesBack(tx, line, amount) });
  await writeBack(tx, line, amount, isFull ? "refunded" : "partially_refunded");
  if (isFull) await revokeLicence(tx, line.id, now());
  if (await isAllBack(tx, line.orderId)) await returnDiscount(tx, line.orderId, now());
  await moveRefund(tx, id, "refunded", { providerRefundId }, now());
  await recordTransition(tx, { entity: "refund", entityId: id, fromStatus: "processing", toStatus: "refunded", actorId: null }, now());
  await emit(tx, orderMoved({ orderId: line.orderId, userId: refund.buyerId }));
  await tellBoth(tx, refund);
}

/** After three tries somebody has to look. */
async function noteFailure(services: Services, id: string, error: unknown): Promise<void> {
  const { now, log } = services;
  log.warn("a refund could not be paid", error);
  await services.transaction(async (tx) => {
    const refund = await lockRefund(tx, id);
    if (refund?.status !== "processing") return;
    const attempts = refund.attempts + 1;
    await moveRefund(tx, id, "processing", { attempts }, now());
    if (attempts <= REFUNDS.RETRIES) return;
    await step(tx, services, { ...refund, attempts }, { event: "payFailed", by: "system", actorId: null });
    await tx
      .insertInto("alarms")
      .values({ name: "a refund could not be paid", detail: jsonb({ refundId: id }), at: now() })
      .execute();
  });
}
