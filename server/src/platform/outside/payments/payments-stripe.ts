import type Stripe from "stripe";
import type { CardFacts, Payments, ProviderIntent, ProviderPayment, ProviderRefund } from "./payments.ts";
import { EVENT_TOLERANCE_SECONDS, ProviderUnclear, UntrustedEvent } from "./payments.ts";
import { stripeBooks } from "./stripe-books.ts";
import { submitEvidence } from "./stripe-evidence.ts";
import { chargeAgain, futureUsageOf } from "./stripe-later.ts";
import { clear, eventOf, paymentOf, refusalOf } from "./stripe-shapes.ts";
import { taxOn } from "./stripe-tax.ts";

interface Options {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Where its API is; only a test says so. */
  at?: { host: string; port: number };
  answerWithinMs?: number;
}

const ANSWER_WITHIN_MS = 20_000;
const CARD_WITHIN_MS = 5_000;
const MOST_REFUNDS = 100;

/**
 * Cards by Stripe. Its library is fetched with the first call: a shop that sleeps does not carry it. It never repeats a
 * call by itself; when nobody knows what a call came to, that is said, and the next try looks before it asks again.
 */
export function makeStripePayments({ secretKey, publishableKey, webhookSecret, at, answerWithinMs = ANSWER_WITHIN_MS }: Options): Payments {
  let opened: Promise<Stripe> | undefined;
  const open = () =>
    (opened ??= import("stripe").then(({ Stripe: Library }) => {
      const httpClient = Library.createNodeHttpClient();
      const ask = httpClient.makeRequest.bind(httpClient);
      // The library asks once more by itself when a connection breaks; without the error's code it does not.
      httpClient.makeRequest = (...wish) =>
        ask(...wish).catch((cause: unknown) => {
          throw new Error("the connection broke", { cause });
        });
      const where = at && { ...at, protocol: "http" as const };
      return new Library(secretKey, { maxNetworkRetries: 0, timeout: answerWithinMs, telemetry: false, httpClient, ...where });
    }));
  const isLive = secretKey.startsWith("sk_live_");

  return {
    name: "stripe",
    publishableKey,
    hasWallets: true,
    ...stripeBooks(open, isLive),

    createIntent: async ({ orderId, amountCents, currency, key, isForLater }) => {
      const stripe = await open();
      const wish = {
        amount: amountCents,
        currency: currency.toLowerCase(),
        metadata: { orderId },
        automatic_payment_methods: { enabled: true, allow_redirects: "always" as const },
        ...(isForLater && (await futureUsageOf(stripe, orderId, key))),
      };
      // Asked again with the key, Stripe answers the same intent; nothing is taken before it is confirmed.
      const intent = await clear(stripe.paymentIntents.create(wish, { idempotencyKey: `intent-${key}` }));
      if (intent.amount !== amountCents) throw new ProviderUnclear("an intent of another amount");
      return { intentId: intent.id };
    },

    confirm: async ({ intentId, paymentMethod, key, returnUrl }) => {
      const stripe = await open();
      const known = paymentOf(await clear(stripe.paymentIntents.retrieve(intentId, { expand: ["latest_charge"] })));
      if (known.state === "succeeded" || known.state === "processing") return known;
      return confirmOnce(stripe, intentId, paymentMethod, key, returnUrl);
    },

    chargeAgain: async (wish) => chargeAgain(await open(), wish),

    lookUp: async (intentId) => {
      const stripe = await open();
      const intent = await clear(stripe.paymentIntents.retrieve(intentId, { expand: ["latest_charge"] })).catch(nothing);
      return intent && intentOf(intent);
    },

    cancel: async (intentId) => {
      const stripe = await open();
      // What is paid, or about to be, Stripe refuses to give up; what was given up before it refuses too.
      const said = await clear(stripe.paymentIntents.cancel(intentId)).catch(() => clear(stripe.paymentIntents.retrieve(intentId)));
      return said.status === "canceled";
    },

    refund: async ({ intentId, amountCents, key }) => {
      const stripe = await open();
      const known = (await refundsOf(stripe, intentId)).find((before) => before.key === key);
      if (known) return { refundId: known.refundId };
      const wish = { payment_intent: intentId, amount: amountCents, metadata: { key } };
      const { id } = await clear(stripe.refunds.create(wish, { idempotencyKey: `refund-${key}` }));
      return { refundId: id };
    },

    submitEvidence: async (evidence) => submitEvidence(await open(), evidence),

    refundsOf: async (intentId) => refundsOf(await open(), intentId),

    taxOn: async (wish) => taxOn(await open(), wish),

    readEvent: async (body, signature, nowSeconds) => {
      const stripe = await open();
      const event = verified(stripe, body, signature, webhookSecret, nowSeconds);
      // A test's money is no money, and the other way round.
      if (event.livemode !== isLive) throw new UntrustedEvent("of the other mode");
      const told = eventOf(event);
      return told.type === "payment_succeeded" ? { ...told, card: await cardOf(stripe, told.intentId) } : told;
    },
  };
}

/** What went back, or is on its way. */
async function refundsOf(stripe: Stripe, intentId: string): Promise<ProviderRefund[]> {
  const { data } = await clear(stripe.refunds.list({ payment_intent: intentId, limit: MOST_REFUNDS }));
  return data
    .filter(({ status }) => status !== "failed" && status !== "canceled")
    .map(({ id, amount, metadata }) => ({ refundId: id, amountCents: amount, key: metadata?.key ?? null }));
}

/** The event names no card, and a payer is known by it. The wait for that is short, and no payment fails for it. */
async function cardOf(stripe: Stripe, intentId: string): Promise<CardFacts | null> {
  const asked = stripe.paymentIntents.retrieve(intentId, { expand: ["latest_charge"] }, { timeout: CARD_WITHIN_MS });
  const payment = await asked.then(paymentOf).catch(() => null);
  return payment?.state === "succeeded" ? payment.card : null;
}

async function confirmOnce(
  stripe: Stripe,
  intentId: string,
  paymentMethod: string,
  key: string,
  returnUrl: string,
): Promise<ProviderPayment> {
  const wish = { payment_method: paymentMethod, return_url: returnUrl, expand: ["latest_charge"] };
  try {
    const said = paymentOf(await clear(stripe.paymentIntents.confirm(intentId, wish, { idempotencyKey: `confirm-${key}` })));
    return said.state === "waiting" ? { state: "failed", code: "declined", isRetryable: true, card: null } : said;
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    return refusal;
  }
}

function intentOf(intent: Stripe.PaymentIntent): ProviderIntent {
  const { id, metadata, amount, currency } = intent;
  return {
    intentId: id,
    orderId: metadata.orderId ?? "",
    amountCents: amount,
    currency: currency.toUpperCase(),
    payment: paymentOf(intent),
  };
}

function nothing(error: { statusCode?: number }): null {
  if (error.statusCode === 404) return null;
  throw error;
}

/** The library refuses what is too old; what claims to come from the future is no better. */
function verified(stripe: Stripe, body: Buffer, signature: string | undefined, secret: string, nowSeconds: number): Stripe.Event {
  const said = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature ?? "")?.[1] ?? Number.NaN);
  if (!(Math.abs(nowSeconds - said) <= EVENT_TOLERANCE_SECONDS)) throw new UntrustedEvent("not signed, or not now");
  try {
    return stripe.webhooks.constructEvent(body, signature ?? "", secret, EVENT_TOLERANCE_SECONDS, undefined, nowSeconds * 1000);
  } catch (error) {
    throw new UntrustedEvent("wrong signature", { cause: error });
  }
}
