import type Stripe from "stripe";
import { type Payments, ProviderUnclear } from "./payments.ts";
import { clear, idOf, paymentOf, refusalOf } from "./stripe-shapes.ts";

type ChargeRequest = Parameters<Payments["chargeAgain"]>[0];
type Answer = Awaited<ReturnType<Payments["chargeAgain"]>>;

const DECLINED = { state: "failed", code: "declined", isRetryable: true, card: null } as const;
const MOST_INTENTS = 100;

/** What an intent says so that its card is kept: whose it is, and that it is charged again without them. */
export async function futureUsageOf(stripe: Stripe, orderId: string, key: string) {
  const { id } = await clear(stripe.customers.create({ metadata: { orderId } }, { idempotencyKey: `customer-${key}` }));
  return { customer: id, setup_future_usage: "off_session" as const };
}

/** Looks before it asks: an order that was charged before is not charged again, however long ago that was. */
export async function chargeAgain(stripe: Stripe, { fromIntentId, orderId, amountCents, currency, key }: ChargeRequest): Promise<Answer> {
  const first = await clear(stripe.paymentIntents.retrieve(fromIntentId));
  const [customer, method] = [idOf(first.customer), idOf(first.payment_method)];
  if (!customer || !method) return { intentId: null, payment: DECLINED };
  const before = await clear(stripe.paymentIntents.list({ customer, limit: MOST_INTENTS, expand: ["data.latest_charge"] }));
  const known = before.data.find(({ metadata }) => metadata.orderId === orderId);
  if (known) return answerOf(known);
  const request = {
    amount: amountCents,
    currency: currency.toLowerCase(),
    metadata: { orderId },
    customer,
    payment_method: method,
    off_session: true,
    confirm: true,
    expand: ["latest_charge"],
  };
  try {
    const intent = await clear(stripe.paymentIntents.create(request, { idempotencyKey: `again-${key}` }));
    if (intent.amount !== amountCents) throw new ProviderUnclear("an intent of another amount");
    return answerOf(intent);
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    const { payment_intent: intent } = error as { payment_intent?: { id: string } };
    return { intentId: intent?.id ?? null, payment: refusal };
  }
}

function answerOf(intent: Stripe.PaymentIntent): Answer {
  const payment = paymentOf(intent);
  return { intentId: intent.id, payment: payment.state === "waiting" ? DECLINED : payment };
}
