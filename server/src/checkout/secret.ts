import { hash, timingSafeEqual } from "node:crypto";
import type { Signer } from "../platform/requests/signed-token.ts";

const hashOf = (text: string): string => hash("sha256", text, "base64url");

interface SecretInput {
  quoteId: string;
  key: string;
}

/**
 * What opens a guest's order. Ours, so nobody can guess it; the same for the same wish, so a lost answer can be asked for
 * again; and made of what only the guest has kept, so our data alone opens nothing.
 */
export const guestSecret = (signer: Signer, orderId: string, { quoteId, key }: SecretInput): string =>
  signer.digest("order secret", JSON.stringify([orderId, quoteId, key]));

export const secretHash = hashOf;

/** A key makes one order of one account, or of the one guest who holds this quote: to everybody else it is not taken. */
export const keyHash = (buyerId: string | null, { quoteId, key }: SecretInput): string =>
  hashOf(JSON.stringify(buyerId === null ? ["guest", quoteId, key] : ["account", buyerId, key]));

export const isSecretOf = (order: { secretHash: string | null }, secret: string): boolean =>
  order.secretHash !== null && timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(order.secretHash));
