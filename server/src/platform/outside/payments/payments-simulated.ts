import { randomBytes } from "node:crypto";
import type { Db } from "../../database/db.ts";
import type { CardFacts, Payments, ProviderEvent, ProviderIntent, ProviderPayment } from "./payments.ts";
import { signatureHeader, verifySignature } from "./signature.ts";
import { simulatedBooks } from "./simulated-books.ts";
import { ASKING_CARD, brandOf, cardByNumber, refusalOf } from "./simulated-cards.ts";
import { chargeIntent, type SimulatedCharge } from "./simulated-charge.ts";
import { newId, simulatedStore } from "./simulated-store.ts";

type EventReceiver = (body: Buffer, signature: string) => Promise<void>;

export interface SimulatedPayments extends Payments {
  /** The card form's own call: a number becomes a token, and is not seen again. `null` for an unknown card. */
  tokenize(number: string): Promise<string | null>;
  /** What the bank's page asks about; `null` where nothing waits for an answer. */
  findAction(clientSecret: string): Promise<{ orderId: string; amountCents: number; currency: string } | null>;
  /** The bank's page says yes or no. */
  answerAction(clientSecret: string, isApproved: boolean): Promise<ProviderPayment | null>;
  /** Refund made in the provider's own pages, without us. */
  refundByHand(intentId: string, amountCents: number): Promise<{ refundId: string }>;
  /** The bank decides a dispute; a lost one takes back whatever was not given back yet. */
  closeDispute(intentId: string, isWon: boolean): Promise<void>;
  /** Payments of tests are over: what is known of them is removed. */
  forget(intentIds: readonly string[]): Promise<void>;
  /** Sends what is due, as signed bytes; what is not taken is sent again later. Answers how many were taken. */
  deliverDue(): Promise<number>;
  /** Where its events go. */
  deliverTo(receive: EventReceiver): void;
  /** As it signs its own events. */
  sign(body: Buffer): string;
}

export const isSimulated = (payments: Payments): payments is SimulatedPayments => payments.name === "simulated";

const NO_CARD = { state: "failed", code: "declined", isRetryable: true, card: null } as const;
const factsOf = ({ brand, last4, fingerprint }: CardFacts): CardFacts => ({ brand, last4, fingerprint });
const actionUrl = ({ clientSecret }: { clientSecret: string }): string => `/test-bank#${clientSecret}`;

/**
 * A card provider of our own, for trying everything without an account anywhere. It keeps its own books in its own
 * tables, tells its news by signed events that come late, twice or never, and refuses what a real one refuses.
 */
export function makeSimulatedPayments(db: Db, now: () => string): SimulatedPayments {
  const secret = randomBytes(32).toString("hex");
  const store = simulatedStore(db, now);
  const sign = (body: Buffer) => signatureHeader(secret, body, Math.floor(Date.parse(now()) / 1000));
  const courier = makeCourier(sign, store);

  async function charge(intentId: string, method: string, isApproved: boolean): Promise<ProviderPayment> {
    const tried = await chargeIntent(db, { intentId, method, isApproved, now: now() });
    if (!tried) return NO_CARD;
    await courier.sendFresh(tried);
    if (tried.status === "succeeded") return { state: "succeeded", card: factsOf(tried) };
    if (tried.status === "requires_action") return { state: "requires_action", url: actionUrl(tried) };
    return { state: "failed", code: refusalOf(tried.card) ?? "declined", isRetryable: true, card: factsOf(tried) };
  }

  const tell = async (type: ProviderEvent["type"], intentId: string, amountCents?: number) => {
    const intent = await store.findIntent(intentId);
    if (!intent) return;
    const { orderId, currency } = intent;
    await store.addEvent(type, {
      intentId,
      orderId,
      amountCents: amountCents ?? intent.amountCents,
      currency,
      occurredAt: now(),
      card: null,
    });
    await provider.deliverDue();
  };

  const provider: SimulatedPayments = {
    name: "simulated",
    publishableKey: null,
    hasWallets: true,
    ...simulatedBooks(db),

    createIntent: async (wish) => {
      const { id } = await store.addIntent(wish);
      return { intentId: id };
    },

    confirm: ({ intentId, paymentMethod }) => charge(intentId, paymentMethod, false),

    chargeAgain: async ({ fromIntentId, key, ...wish }) => {
      const earlier = await store.findIntent(fromIntentId);
      const card = earlier?.method ? await store.findCard(earlier.method) : undefined;
      if (!card || earlier?.status !== "succeeded" || !earlier.isForLater) return { intentId: null, payment: NO_CARD };
      const { id: intentId } = await store.addIntent({ ...wish, key: `again ${key}`, isForLater: true });
      // A card that has to ask was asked about when it was kept.
      return { intentId, payment: await charge(intentId, card.token, card.card === ASKING_CARD) };
    },

    lookUp: async (intentId) => {
      const intent = await store.findIntent(intentId);
      if (!intent) return null;
      const { id, orderId, amountCents, currency, status, method } = intent;
      const card = method === null ? undefined : await store.findCard(method);
      const payment: ProviderIntent["payment"] =
        status === "succeeded"
          ? { state: "succeeded", card: card ? factsOf(card) : null }
          : status === "requires_action"
            ? { state: "requires_action", url: actionUrl(intent) }
            : { state: "waiting" };
      return { intentId: id, orderId, amountCents, currency, payment };
    },

    cancel: (intentId) => store.cancel(intentId),

    refund: async (wish) => {
      const { refundId, isNew } = await store.refund(wish);
      if (isNew) await tell("refunded", wish.intentId, wish.amountCents);
      return { refundId };
    },

    submitEvidence: store.keepEvidence,
    refundsOf: store.refundsOf,

    refundByHand: (intentId, amountCents) => provider.refund({ intentId, amountCents, key: newId("by_hand") }),

    readEvent: async (body, signature, nowSeconds) => readSigned(secret, body, signature, nowSeconds),

    tokenize: async (number) => {
      const digits = number.replaceAll(/\D/g, "");
      const card = cardByNumber(digits);
      return card ? store.addMethod(card, brandOf(digits), digits) : null;
    },

    findAction: async (clientSecret) => (await store.findAction(clientSecret)) ?? null,

    answerAction: async (clientSecret, isApproved) => {
      const intent = await store.takeAction(clientSecret);
      if (!intent?.method) return null;
      if (isApproved) return charge(intent.id, intent.method, true);
      const card = await store.findCard(intent.method);
      await tell("payment_failed", intent.id);
      return { state: "failed", code: "denied", isRetryable: true, card: card ? factsOf(card) : null };
    },

    closeDispute: async (intentId, isWon) => {
      if (isWon) return tell("dispute_won", intentId);
      await tell("dispute_lost", intentId, await store.takeBack(intentId));
    },

    forget: (intentIds) => store.forget(intentIds),

    deliverTo: courier.deliverTo,
    deliverDue: courier.sendDue,
    sign,
  };
  return provider;
}

function readSigned(secret: string, body: Buffer, signature: string | undefined, nowSeconds: number): ProviderEvent {
  verifySignature(secret, body, signature, nowSeconds);
  return JSON.parse(body.toString("utf8")) as ProviderEvent;
}

interface Letter {
  id: string;
  type: string;
  payload: unknown;
  deliveries: number;
}

/** Delivers events to their receiver. One that is not accepted stays where it is, and is sent again later. */
function makeCourier(sign: (body: Buffer) => string, { claimEvents, markDelivered, giveBack }: ReturnType<typeof simulatedStore>) {
  let receive: EventReceiver | null = null;
  /** News that were not taken and could not be given back either, as the database went away in that moment: given back with the next look. */
  const untold = new Set<string>();
  const send = async ({ id, type, payload, deliveries }: Letter): Promise<boolean> => {
    if (!receive) return false;
    const body = Buffer.from(JSON.stringify({ ...(payload as object), id, type }));
    const signature = sign(body);
    for (let n = 0; n < deliveries; n++) await receive(body, signature);
    return true;
  };
  return {
    deliverTo: (to: EventReceiver) => {
      receive = to;
    },
    sendDue: async (): Promise<number> => {
      for (const eventId of untold) {
        await giveBack(eventId);
        untold.delete(eventId);
      }
      let taken = 0;
      for (const letter of await claimEvents()) {
        if (!(await send(letter))) continue;
        await markDelivered(letter.id);
        taken += 1;
      }
      return taken;
    },
    sendFresh: async ({ eventId, payload, times }: SimulatedCharge): Promise<void> => {
      if (eventId === null) return;
      const letter = { id: eventId, type: "payment_succeeded", payload, deliveries: times ?? 1 };
      if (!(await send(letter).catch(() => false))) await giveBack(eventId).catch(() => untold.add(eventId));
    },
  };
}
