import type { OrderStatus } from "../orders/constants.ts";
import type { PaymentState } from "./constants.ts";

/** Enough of an address to recognise it by, and too little to write to it. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  if (at < 1) return "•••";
  const [first = ""] = email;
  return `${first}•••${email.slice(at)}`;
}

export type PaymentSearch = { number: number } | { email: string } | { last4: string } | { intentId: string };

const LARGEST_NUMBER = 999_999_999_999;

/** What was typed, by its looks: four digits are a card's, more of them an order's number. */
export function readPaymentSearch(typed: string): PaymentSearch | null {
  const words = typed.trim().replace(/^#/, "");
  if (words === "") return null;
  if (/^\d{4}$/.test(words)) return { last4: words };
  if (/^\d{1,12}$/.test(words) && Number(words) <= LARGEST_NUMBER) return { number: Number(words) };
  return words.includes("@") ? { email: words.normalize("NFC").toLowerCase() } : { intentId: words };
}

interface Facts {
  status: OrderStatus;
  totalCents: number;
  refundedCents: number;
  /** The bank asked for the money back, and has not said that it is ours. */
  isDisputed: boolean;
}

/** The word that matters most. */
export function paymentState({ status, totalCents, refundedCents, isDisputed }: Facts): PaymentState {
  if (status !== "paid") return status;
  if (isDisputed) return "disputed";
  if (refundedCents === 0) return "paid";
  return refundedCents >= totalCents ? "refunded" : "partly_refunded";
}

const SECRET_NAME = /secret|token|password|authorization|signature|fingerprint|cvc|^key$|api_?key/i;
const SECRET_VALUE = /\b(?:sk|rk|whsec|pk)_[A-Za-z0-9_]{6,}|_secret_[A-Za-z0-9]+/g;
const BLACK = "[redacted]";

/** Answers from outside, without what opens a door there. Cards are known by brand and last digits only. */
export function redact(value: unknown): unknown {
  if (typeof value === "string") return value.replaceAll(SECRET_VALUE, BLACK);
  if (Array.isArray(value)) return value.map(redact);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, SECRET_NAME.test(name) && part !== null ? BLACK : redact(part)]),
  );
}
