import { hash, timingSafeEqual } from "node:crypto";

/** A guest's key opens the order it made, and nothing else; only its hash is kept. */
export const secretHash = (key: string): string => hash("sha256", key, "base64url");

export const isSecretOf = (order: { secretHash: string }, secret: string | undefined): boolean =>
  secret !== undefined && timingSafeEqual(Buffer.from(secretHash(secret)), Buffer.from(order.secretHash));
