import type { WantedLine } from "@blenda/domain/checkout/model";
import type { Instant } from "@blenda/domain/shared/time";
import type { SaidPlace } from "@blenda/domain/tax/model";
import type { Signer } from "../platform/requests/signed-token.ts";

/** A signed quote holds what was asked, and what it came to. Prices are read again when it becomes an order. */
export interface QuoteContent {
  lines: WantedLine[];
  code: string | null;
  place: SaidPlace;
  isTest: boolean;
  totalCents: number;
  /** To whom it was given; `null` for a guest, and then it is for whoever they sign in as. */
  buyerId: string | null;
  /** No two quotes are alike: only the guest who was given this one can speak of it. */
  nonce: string;
  expiresAt: Instant;
}

const KIND = "quote";

/**
 * The asker keeps the quote, as a signed token. A cart is priced with every change of it, and nearly none of those quotes is ever used: nothing
 * is written for them.
 */
export const signQuote = (signer: Signer, content: QuoteContent): string => signer.sign(KIND, content);

/** A quote that still holds, and that was given to this buyer or to nobody in particular. */
export function verifyQuote(signer: Signer, token: string, buyerId: string | null, now: Instant): QuoteContent | null {
  const content = signer.verify(KIND, token) as QuoteContent | null;
  const isTheirs = content?.buyerId === null || content?.buyerId === buyerId;
  return content && isTheirs && content.expiresAt > now ? content : null;
}
