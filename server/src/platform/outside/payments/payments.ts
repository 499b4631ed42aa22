import type { ProviderBooks } from "./provider-books.ts";

/** A card as far as it is known outside the provider. */
export interface CardFacts {
  brand: string;
  last4: string;
  /** The same for the same card, whichever person uses it. */
  fingerprint: string;
  /** Where its bank is; absent where the provider does not say. */
  country?: string | null;
}

interface IntentRequest {
  orderId: string;
  amountCents: number;
  currency: string;
}

/** What the provider says about a payment. */
export type ProviderPayment =
  | { state: "succeeded"; card: CardFacts | null }
  | { state: "processing" }
  | { state: "requires_action"; url: string }
  | { state: "failed"; code: "declined" | "insufficient_funds" | "denied"; isRetryable: boolean; card: CardFacts | null };

export interface ProviderIntent extends IntentRequest {
  intentId: string;
  payment: ProviderPayment | { state: "waiting" };
}

/** Something the provider tells on its own. Only these make an order paid. */
export interface ProviderEvent {
  id: string;
  type:
    | "payment_succeeded"
    | "payment_failed"
    | "refunded"
    | "dispute_opened"
    | "dispute_closed"
    | "dispute_won"
    | "dispute_lost"
    | "other";
  intentId: string;
  orderId: string;
  amountCents: number;
  currency: string;
  occurredAt: string;
  card: CardFacts | null;
}

/** Money the provider says went back, by whomever. */
export interface ProviderRefund {
  refundId: string;
  amountCents: number;
  /** What it was asked by, where it was asked for by a program: ours knows its own. */
  key: string | null;
}

/** What is about to be sold, and to where. */
export interface TaxWish {
  currency: string;
  country: string;
  /** A business number that was judged to be valid; then it may be the business that accounts for the tax. */
  taxNumber: string | null;
  /** Net, in whole cents. */
  amounts: readonly number[];
}

export interface CalculatedTax {
  /** One for each amount. */
  taxes: number[];
  rateBps: number;
  isReverseCharge: boolean;
}

/** What a bank is told about a disputed payment, in words. */
export interface DisputeEvidence {
  intentId: string;
  customerName: string;
  customerEmail: string;
  productDescription: string;
  /** When and how often what was bought was downloaded or opened. */
  accessLog: string;
  refundPolicy: string;
  /** Everything, as the pack says it. */
  text: string;
}

/** Thrown for an event whose signature is missing, wrong or too old. Nothing is written. */
export class UntrustedEvent extends Error {
  override name = "UntrustedEvent";
}

/** Thrown when the provider does not answer, or not in a way that can be understood: nobody knows what happened. */
export class ProviderUnclear extends Error {
  override name = "ProviderUnclear";
}

/** Both ways: an event from the future is as wrong as an old one (trust W2). */
export const EVENT_TOLERANCE_SECONDS = 300;

/** Who takes cards. Every call that moves money carries a key, so that asking again does nothing twice. */
export interface Payments extends ProviderBooks {
  readonly name: "simulated" | "stripe";
  /** What the browser needs to show the provider's own card form; `null` for the built-in one. */
  readonly publishableKey: string | null;
  /** Whether its form can ask a wallet for a card. What comes from one is a card's token like every other. */
  readonly hasWallets: boolean;
  /** For later: the buyer agrees that the card is charged again without them. */
  createIntent(wish: IntentRequest & { key: string; isForLater?: true }): Promise<{ intentId: string }>;
  confirm(wish: { intentId: string; paymentMethod: string; key: string; returnUrl: string }): Promise<ProviderPayment>;
  /**
   * Charges the card of an earlier payment that was for later, while the buyer is not there to answer a bank's
   * question. The intent is `null` where there is no such card.
   */
  chargeAgain(wish: IntentRequest & { fromIntentId: string; key: string }): Promise<{ intentId: string | null; payment: ProviderPayment }>;
  /** The truth, asked for: after a reload, and by the sweeper when an event was lost. */
  lookUp(intentId: string): Promise<ProviderIntent | null>;
  /** Gives a payment up that was not made. Answers whether it can't be made any more. */
  cancel(intentId: string): Promise<boolean>;
  refund(wish: { intentId: string; amountCents: number; key: string }): Promise<{ refundId: string }>;
  /**
   * Hands what we know about a disputed payment to the bank, once: asked again it changes nothing. `false` where the provider knows of
   * no dispute that still waits for it.
   */
  submitEvidence(evidence: DisputeEvidence): Promise<boolean>;
  /** Every refund of a payment, ours and those made in the provider's own pages. */
  refundsOf(intentId: string): Promise<ProviderRefund[]>;
  /** Tax as the provider works it out; absent where it works out none. */
  taxOn?(wish: TaxWish): Promise<CalculatedTax>;
  /** Over the raw bytes; throws UntrustedEvent. */
  readEvent(body: Buffer, signature: string | undefined, nowSeconds: number): Promise<ProviderEvent>;
}
