import type Stripe from "stripe";
import { type CardFacts, type ProviderEvent, type ProviderIntent, type ProviderPayment, ProviderUnclear } from "./payments.ts";

/** No answer, an answer that makes no sense, or Stripe's own failure: nobody knows what happened. Refusals pass as they are. */
export async function clear<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    const { type, statusCode } = error as { type?: string; statusCode?: number };
    const isRefusal =
      type !== "StripeConnectionError" && statusCode !== undefined && statusCode >= 400 && statusCode < 500 && statusCode !== 429;
    if (isRefusal) throw error;
    throw new ProviderUnclear("Stripe gave no clear answer", { cause: error });
  }
}

/** What one of Stripe's intents means to us. The charge must be part of it, not only its id. */
export function paymentOf(intent: Stripe.PaymentIntent): ProviderIntent["payment"] {
  const { status, latest_charge: charge, next_action: next } = intent;
  if (status === "succeeded") return { state: "succeeded", card: typeof charge === "object" ? cardOf(charge) : null };
  if (status === "processing" || status === "requires_capture") return { state: "processing" };
  if (status === "requires_action" && next?.redirect_to_url?.url) return { state: "requires_action", url: next.redirect_to_url.url };
  return { state: "waiting" };
}

function cardOf(charge: Stripe.Charge | null): CardFacts | null {
  const card = charge?.payment_method_details?.card;
  return card ? { brand: card.brand ?? "card", last4: card.last4 ?? "", fingerprint: card.fingerprint ?? "", country: card.country } : null;
}

/** A card that was refused, as opposed to a call that was. */
export function refusalOf(error: unknown): Extract<ProviderPayment, { state: "failed" }> | null {
  const { type, code, decline_code: reason } = error as { type?: string; code?: string; decline_code?: string };
  if (type !== "StripeCardError") return null;
  const refused =
    reason === "insufficient_funds" ? "insufficient_funds" : code === "payment_intent_authentication_failure" ? "denied" : "declined";
  return { state: "failed", code: refused, isRetryable: true, card: null };
}

/** An event in our words. Amounts and ids are taken from the object it is about, and checked again against the order. */
export function eventOf(event: Stripe.Event): ProviderEvent {
  const base = { id: event.id, occurredAt: new Date(event.created * 1000).toISOString(), card: null };
  switch (event.type) {
    case "payment_intent.succeeded":
    case "payment_intent.payment_failed": {
      const { id, metadata, amount_received: received, amount, currency } = event.data.object;
      const isPaid = event.type === "payment_intent.succeeded";
      const type = isPaid ? "payment_succeeded" : "payment_failed";
      return {
        ...base,
        type,
        intentId: id,
        orderId: metadata.orderId ?? "",
        amountCents: isPaid ? received : amount,
        currency: upper(currency),
      };
    }
    case "charge.refunded": {
      const { payment_intent: intent, metadata, amount_refunded: amountCents, currency } = event.data.object;
      return { ...base, type: "refunded", intentId: idOf(intent), orderId: metadata.orderId ?? "", amountCents, currency: upper(currency) };
    }
    case "charge.dispute.created":
    case "charge.dispute.closed": {
      const { payment_intent: intent, metadata, amount: amountCents, currency, status } = event.data.object;
      const type = event.type === "charge.dispute.created" ? "dispute_opened" : (CLOSED[status] ?? "dispute_won");
      return { ...base, type, intentId: idOf(intent), orderId: metadata.orderId ?? "", amountCents, currency: upper(currency) };
    }
    default:
      return { ...base, type: "other", intentId: "", orderId: "", amountCents: 0, currency: "" };
  }
}

/** What a dispute ended as; whatever is not said here was decided for us. */
const CLOSED: Partial<Record<Stripe.Dispute.Status, ProviderEvent["type"]>> = { lost: "dispute_lost", warning_closed: "dispute_closed" };

const upper = (currency: string): string => currency.toUpperCase();
export const idOf = (object: string | { id: string } | null): string => (typeof object === "string" ? object : (object?.id ?? ""));
