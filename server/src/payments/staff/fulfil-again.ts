import type { FulfilOutcome } from "@blenda/domain/payments/constants";
import { paymentChanged } from "@blenda/domain/payments/events";
import { lockOrder } from "../../orders/port.ts";
import type { Db, Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import type { ProviderIntent } from "../../platform/outside/payments/payments.ts";
import { audit } from "../../platform/requests/audit.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { fulfil } from "../fulfil.ts";
import { applyRefundNotice } from "../outside-refunds/outside-refunds.ts";
import { askProvider } from "../port.ts";
import { payments } from "./procedures.ts";
import { findEvent, orderOfEvent } from "./provider-events.ts";

/** The truth is the provider's: it is asked, and what it says is applied as if its own event had just come. */
export const fulfilAgain = payments.fulfilAgain.handler(async ({ input, context, errors }) => {
  const { db, payments: provider } = context;
  const event = input.event && (await findEvent(db, input.event));
  if (input.event && !event) throw errors.PAYMENTS_EVENT_NOT_FOUND();
  const order = event ? await orderOfEvent(db, event) : await findOrder(db, input.orderId ?? "");
  if (!order && !event) throw errors.PAYMENTS_NOT_FOUND();
  const intentId = order?.intentId ?? event?.objectId ?? "";
  if (intentId === "" || (order?.provider ?? event?.provider) !== provider.name) throw errors.PAYMENTS_NOTHING_TO_ASK();
  const down = () => errors.PAYMENTS_PROVIDER_DOWN();
  // Outside any transaction.
  const known = await askProvider(context, () => provider.lookUp(intentId), down);
  const outcome = await context.transaction(async (tx) => {
    const came = order ? await apply(tx, context, order.id, known) : "unknown";
    const target = order ? { kind: "order", id: order.id } : { kind: "payment", id: intentId };
    await audit(tx, context, { action: "payments.fulfilAgain", target, after: { intentId, outcome: came } });
    await emit(tx, paymentChanged({ orderId: order?.id ?? "" }));
    return came;
  });
  if (outcome === "fulfilled" && order) context.cardAttempts.notePaid([order.id]);
  const waiting = await waitingNews(db, intentId);
  for (const news of waiting) await askProvider(context, () => applyRefundNotice(context, news), down);
  return { outcome: waiting.length > 0 && outcome === "already" ? "heard" : outcome };
});

async function apply(tx: Tx, services: Services, orderId: string, known: ProviderIntent | null): Promise<FulfilOutcome> {
  const order = await lockOrder(tx, orderId);
  if (!order) return "unknown";
  if (order.status === "paid") return "already";
  if (known?.payment.state !== "succeeded") return "not_paid";
  const { intentId, amountCents, currency, payment } = known;
  const money = { intentId, provider: services.payments.name, amountCents, currency, card: payment.card };
  const [outcome = "already"] = await fulfil(tx, services, [{ order, money }]);
  return outcome;
}

const findOrder = (db: Db, id: string) =>
  db.selectFrom("orders").select(["id", "intentId", "provider"]).where("id", "=", id).executeTakeFirst();

const waitingNews = (db: Db, intentId: string) =>
  db
    .selectFrom("webhookInbox")
    .select(["provider", "eventId", "objectId as intentId"])
    .where("objectId", "=", intentId)
    .where("processedAt", "is", null)
    .execute();
