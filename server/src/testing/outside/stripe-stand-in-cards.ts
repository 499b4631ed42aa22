/** Stripe's documented test cards: what a number becomes, and what a bank says to it. */
const CARDS = [
  { number: "4242424242424242", method: "pm_card_visa", fate: "pays" },
  { number: "4000000000000002", method: "pm_card_visa_chargeDeclined", fate: "generic_decline" },
  { number: "4000000000009995", method: "pm_card_visa_chargeDeclinedInsufficientFunds", fate: "insufficient_funds" },
  { number: "4000002760003184", method: "pm_card_authenticationRequired", fate: "asks" },
] as const;

const cardOf = (method: string | null) => CARDS.find((card) => card.method === method) ?? CARDS[0];

export const fateOf = (method: string | null): (typeof CARDS)[number]["fate"] => cardOf(method).fate;

/** What a charge tells of its card. */
export function cardFacts(method: string | null) {
  const last4 = cardOf(method).number.slice(-4);
  return { brand: "visa", last4, fingerprint: `print-of-${last4}` };
}

/** The card form's own call: a number comes in, and a name for it goes out. */
export function newMethod(form: URLSearchParams): { status: number; body: object } {
  const method = CARDS.find(({ number }) => number === form.get("card[number]"))?.method;
  if (!form.get("key")?.startsWith("pk_")) return { status: 401, body: { error: { type: "invalid_request_error" } } };
  if (method) return { status: 200, body: { id: method, object: "payment_method", type: "card", card: cardFacts(method) } };
  return { status: 402, body: { error: { type: "card_error", code: "incorrect_number", message: "Your card number is incorrect." } } };
}
