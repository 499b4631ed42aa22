import type { CartLine } from "@blenda/domain/cart/model";
import { TEST_CARDS, type TestCardName } from "@blenda/domain/checkout/constants";
import type { Payment } from "@blenda/domain/checkout/model";
import { client } from "../../lib/calls/api.ts";
import { newKey } from "../../lib/calls/key.ts";
import { visitNote } from "../../product/visit-note.ts";
import { answerAction, cardToken } from "./test-provider.ts";

type State = Payment["state"];

export interface TestCase {
  name: string;
  card: TestCardName;
  /** What the bank's page answers, where it asks. */
  isApproved?: boolean;
  /** The states one after the other, as a buyer sees them. */
  expected: readonly State[];
  note?: string;
}

const EXPECTED: Record<TestCardName, Pick<TestCase, "expected" | "note">> = {
  visa: { expected: ["paid"] },
  "visa debit": { expected: ["paid"] },
  mastercard: { expected: ["paid"] },
  amex: { expected: ["paid"] },
  declined: { expected: ["failed"] },
  "insufficient funds": { expected: ["failed"] },
  "3-D Secure": { expected: ["requires_action", "paid"] },
  slow: { expected: ["processing", "paid"], note: "About 20 seconds" },
  "lost event": { expected: ["processing"], note: "Found by the sweeper within five minutes" },
  "duplicate event": { expected: ["paid"] },
  dispute: { expected: ["paid"], note: "Disputed ten seconds later" },
};

export const TEST_CASES: readonly TestCase[] = TEST_CARDS.flatMap(({ name }): TestCase[] => {
  const one = { name, card: name, ...EXPECTED[name] };
  if (name !== "3-D Secure") return [one];
  return [
    { ...one, name: "3-D Secure, approved", isApproved: true },
    { ...one, name: "3-D Secure, denied", isApproved: false, expected: ["requires_action", "failed"] },
  ];
});

const LOOK_EVERY_MS = 1_000;
const PATIENCE_MS = 45_000;

export interface TestResult {
  orderId: string;
  states: State[];
  message: string | null;
}

/** Buys one thing with one card, the way the checkout does it, and says what was seen on the way. */
export async function runTest(line: CartLine, { card, isApproved, expected }: TestCase): Promise<TestResult> {
  const quote = await client.checkout.quote({ lines: [line], isTest: true });
  const confirmed = quote.lines.map((quoted) => quoted.key);
  const { orderId } = await client.checkout.start({ quoteId: quote.id, confirmed, visit: visitNote(), key: newKey() });
  const number = TEST_CARDS.find(({ name }) => name === card)?.number ?? "";
  const paymentMethod = await cardToken({ number, expiry: "12/34", cvc: card === "amex" ? "1234" : "123" });
  const first = await client.checkout.confirm({ orderId, paymentMethod, key: newKey() });
  if (first.state === "requires_action" && isApproved !== undefined) await answerAction(first.url.split("#")[1] ?? "", isApproved);
  const states: State[] = [first.state];
  let last: Payment = first;
  const until = Date.now() + PATIENCE_MS;
  while (states.length < expected.length && Date.now() < until) {
    ({ payment: last } = await client.checkout.payment({ orderId }));
    if (last.state !== states.at(-1)) states.push(last.state);
    else await new Promise((resume) => setTimeout(resume, LOOK_EVERY_MS));
  }
  return { orderId, states, message: last.state === "failed" ? last.message : null };
}

export const isPassed = ({ expected }: TestCase, { states }: TestResult): boolean => String(states) === String(expected);
