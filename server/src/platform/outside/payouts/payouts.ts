import type { TransferState } from "@blenda/domain/payouts/constants";

/** Where a transfer goes. `fields` are those of the account's type: number, code, address. */
export interface TransferRecipient {
  id: string;
  currency: string;
  country: string;
  type: string;
  holderName: string;
  holderType: "person" | "business";
  last4: string;
  /** The provider's own name for it, once it has one. */
  externalId: string | null;
  fields: Record<string, string>;
}

interface TransferRequest {
  /** The payout's id: the same key is the same transfer, however often it is asked for. */
  key: string;
  /** What arrives is worth so much; what the transfer costs comes on top (decision D24). */
  amountCents: number;
  currency: string;
  recipient: TransferRecipient;
}

export interface Transfer {
  externalId: string;
  state: TransferState;
  /** When it came to be in that state, at the provider. */
  occurredAt: string;
  feeCents: number;
  /** In the smallest unit of the recipient's currency; `null` where that is ours. */
  arrives: { amount: number; currency: string; rate: string } | null;
  recipientExternalId: string | null;
}

/** Something the provider tells on its own. */
export interface TransferNews {
  id: string;
  transferId: string;
  state: TransferState;
  occurredAt: string;
}

/** A line of the provider's own account of our balance there. What left it is negative. */
export interface StatementLine {
  id: string;
  transferId: string | null;
  kind: "transfer" | "fee" | "refund" | "deposit";
  amountCents: number;
  currency: string;
  at: string;
  reference: string;
  recipientLast4: string | null;
}

/** Thrown when the provider refuses a transfer for good: nothing was made, and asking again changes nothing. */
export class TransferRefused extends Error {
  override name = "TransferRefused";
  readonly isAboutRecipient: boolean;
  constructor(message: string, isAboutRecipient: boolean) {
    super(message);
    this.isAboutRecipient = isAboutRecipient;
  }
}

/**
 * Who pays people. What is neither an answer nor `TransferRefused` is `ProviderUnclear`: nobody knows what happened, and the
 * next try asks with the same key.
 */
export interface Transfers {
  readonly name: "simulated" | "wise" | "none";
  /** Makes it and pays it out of our balance. */
  createTransfer(wish: TransferRequest): Promise<Transfer>;
  /** The truth, asked for, by its name or by the key it was asked for with; `null` where there is none. */
  lookUp(of: { externalId: string } | { key: string }): Promise<Transfer | null>;
  /** From the first moment up to, not with, the last; oldest first. */
  statement(from: string, to: string): Promise<StatementLine[]>;
  /** `null` where it does not say. */
  balance(): Promise<{ cents: number; currency: string } | null>;
  /** Over the raw bytes; throws UntrustedEvent. `null`: believed, and about nothing we follow. */
  readNews(body: Buffer, headers: Readonly<Record<string, unknown>>, nowSeconds: number): TransferNews | null;
}
