import { randomBytes } from "node:crypto";
import { TEST_CARDS, type TestCardName } from "@blenda/domain/checkout/constants";
import type { Selectable } from "kysely";
import type { Database, Db } from "../db.ts";
import type { CardFacts, Payments, ProviderEvent, ProviderIntent, ProviderPayment } from "./payments.ts";
import { signed, verifySignature } from "./signature.ts";
import { simulatedStore } from "./simulated-store.ts";

type Intent = Selectable<Database["simIntents"]>;

/** How long after a success its event leaves; `null`: never. */
const EVENT_AFTER_SECONDS: Partial<Record<TestCardName, number | null>> = { slow: 20, "lost event": null };
const DISPUTE_AFTER_SECONDS = 10;

export interface SimulatedPayments extends Payments {
  /** The card form's own call: a number becomes a token, and is not seen again. `null` for a card nobody knows. */
  tokenize(number: string): Promise<string | null>;
  /** The bank's page says yes or no. */
  answerAction(clientSecret: string, isApproved: boolean): Promise<ProviderPayment | null>;
  /** Sends what is due, as signed bytes; what is not taken is sent again later. Answers how many were taken. */
  deliverDue(): Promise<number>;
  /** Where its events go. */
  deliverTo(receive: (body: Buffer, signature: string) => Promise<void>): void;
}

/**
 * A card provider of our own, for trying everything without an account anywhere. It keeps its own books in its own
 * tables, tells its news by signed events that come late, twice or never, and refuses what a real one refuses.
 */
export function makeSimulatedPayments(db: Db, now: () => string): SimulatedPayments {
  const secret = randomBytes(32).toString("hex");
  const store = simulatedStore(db, now);
  let receive: ((body: Buffer, signature: string) => Promise<void>) | null = null;

  const cardOf = async (token: string | null): Promise<(CardFacts & { name: TestCardName }) | null> => {
    const method = token === null ? undefined : await store.findMethod(token);
    return method ? { name: method.card as TestCardName, brand: method.brand, last4: method.last4, fingerprint: method.fingerprint } : null;
  };
  const facts = (card: CardFacts): CardFacts => ({ brand: card.brand, last4: card.last4, fingerprint: card.fingerprint });

  async function succeed(intent: Intent, card: CardFacts & { name: TestCardName }): Promise<ProviderPayment> {
    const after = EVENT_AFTER_SECONDS[card.name];
    const events = after === null ? [] : [newEvent("payment_succeeded", intent, after ?? 0, card.name === "duplicate event" ? 2 : 1)];
    if (card.name === "dispute") events.push(newEvent("dispute_opened", intent, DISPUTE_AFTER_SECONDS, 1));
    await store.succeed(intent.id, events);
    await provider.deliverDue();
    return { state: "succeeded", card: facts(card) };
  }

  const newEvent = (
    type: ProviderEvent["type"],
    intent: Intent,
    afterSeconds: number,
    times: number,
    amountCents = intent.amountCents,
  ) => ({
    id: `evt_${randomBytes(12).toString("hex")}`,
    type,
    afterSeconds,
    times,
    payload: { intentId: intent.id, orderId: intent.orderId, amountCents, currency: intent.currency, method: intent.method },
  });

  async function paymentOf(intent: Intent): Promise<ProviderIntent["payment"]> {
    const card = await cardOf(intent.method);
    if (intent.status === "succeeded") return { state: "succeeded", card: card && facts(card) };
    if (intent.status === "requires_action") return { state: "requires_action", url: actionUrl(intent) };
    return { state: "waiting" };
  }

  const provider: SimulatedPayments = {
    name: "simulated",
    publishableKey: null,

    createIntent: async ({ orderId, amountCents, currency, key }) => {
      const { id, clientSecret } = await store.addIntent({ orderId, amountCents, currency, key });
      return { intentId: id, clientSecret };
    },

    confirm: async ({ intentId, paymentMethod }) => {
      const card = await cardOf(paymentMethod);
      const intent = card && (await store.chooseMethod(intentId, paymentMethod));
      if (!card || !intent) return { state: "failed", code: "declined", isRetryable: true, card: null };
      if (intent.status === "succeeded") return { state: "succeeded", card: facts(card) };
      if (card.name === "declined") return { state: "failed", code: "declined", isRetryable: true, card: facts(card) };
      if (card.name === "insufficient funds") return { state: "failed", code: "insufficient_funds", isRetryable: true, card: facts(card) };
      if (card.name === "3-D Secure") {
        await store.requireAction(intent.id);
        return { state: "requires_action", url: actionUrl(intent) };
      }
      return succeed(intent, card);
    },

    lookUp: async (intentId) => {
      const intent = await store.findIntent(intentId);
      if (!intent) return null;
      const { id, orderId, amountCents, currency } = intent;
      return { intentId: id, orderId, amountCents, currency, payment: await paymentOf(intent) };
    },

    refund: async ({ intentId, amountCents, key }) => {
      const { refundId, intent, isNew } = await store.refund({ intentId, amountCents, key });
      if (isNew) await store.addEvents([newEvent("refunded", intent, 0, 1, amountCents)]);
      await provider.deliverDue();
      return { refundId };
    },

    readEvent: (body, signature, nowSeconds) => {
      verifySignature(secret, body, signature, nowSeconds);
      return JSON.parse(body.toString("utf8")) as ProviderEvent;
    },

    tokenize: async (number) => {
      const digits = number.replaceAll(/\D/g, "");
      const card = TEST_CARDS.find((each) => each.number === digits);
      return card ? store.addMethod(card.name, brandOf(digits), digits) : null;
    },

    answerAction: async (clientSecret, isApproved) => {
      const intent = await store.takeAction(clientSecret);
      const card = intent && (await cardOf(intent.method));
      if (!intent || !card) return null;
      if (!isApproved) return { state: "failed", code: "denied", isRetryable: true, card: facts(card) };
      return succeed(intent, card);
    },

    deliverTo: (to) => {
      receive = to;
    },

    deliverDue: async () => {
      if (!receive) return 0;
      const due = await store.claimEvents();
      let taken = 0;
      for (const event of due) {
        const card = await cardOf((event.payload as { method: string | null }).method);
        const said = {
          ...(event.payload as object),
          id: event.id,
          type: event.type,
          occurredAt: event.deliverAt,
          card: card && facts(card),
        };
        const body = Buffer.from(JSON.stringify(said));
        const signature = signed(secret, body, Math.floor(Date.parse(now()) / 1000));
        const times = event.deliveries;
        for (let n = 0; n < times; n++) await receive(body, signature);
        await store.markDelivered(event.id);
        taken += 1;
      }
      return taken;
    },
  };
  return provider;
}

const actionUrl = ({ clientSecret }: Intent): string => `/test-bank#${clientSecret}`;

const brandOf = (digits: string): string => ({ "4": "visa", "5": "mastercard", "3": "amex" })[digits[0] ?? ""] ?? "card";
