import { createHmac, timingSafeEqual } from "node:crypto";
import { EVENT_TOLERANCE_SECONDS, UntrustedEvent } from "./payments.ts";

const hmac = (secret: string, seconds: number, body: Buffer) =>
  createHmac("sha256", secret).update(`${seconds}.`).update(body).digest("hex");

/** `t=<seconds>,v1=<hmac>`, over the raw bytes. */
export const signatureHeader = (secret: string, body: Buffer, seconds: number): string => `t=${seconds},v1=${hmac(secret, seconds, body)}`;

export function verifySignature(secret: string, body: Buffer, signature: string | undefined, nowSeconds: number): void {
  const [, seconds, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? "") ?? [];
  if (seconds === undefined || given === undefined) throw new UntrustedEvent("no signature");
  const expected = Buffer.from(hmac(secret, Number(seconds), body));
  if (!timingSafeEqual(expected, Buffer.from(given))) throw new UntrustedEvent("wrong signature");
  if (Math.abs(nowSeconds - Number(seconds)) > EVENT_TOLERANCE_SECONDS) throw new UntrustedEvent("too old");
}
