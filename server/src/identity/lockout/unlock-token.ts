import { createHash, timingSafeEqual } from "node:crypto";
import { LOCKOUT } from "@blenda/domain/lockout/constants";
import type { Random } from "../../platform/random.ts";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** 32 of 62 characters: about 190 bits, and nothing a mail program could break a link at. */
export function newUnlockToken({ below }: Random): string {
  return Array.from({ length: LOCKOUT.UNLOCK_TOKEN_LENGTH }, () => ALPHABET[below(ALPHABET.length)]).join("");
}

const digest = (token: string) => createHash("sha256").update(token).digest();

export const hashUnlockToken = (token: string): string => digest(token).toString("base64url");

/** How long it takes tells nothing about how much was right. */
export function isSameToken(token: string, hash: string | null): boolean {
  const wanted = Buffer.from(hash ?? hashUnlockToken(""), "base64url");
  return timingSafeEqual(digest(token), wanted) && hash !== null;
}
