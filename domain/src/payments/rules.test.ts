import { expect, test } from "vitest";
import type { OrderStatus } from "../orders/constants.ts";
import { maskedEmail, type PaymentSearch, paymentState, readPaymentSearch, redact } from "./rules.ts";

test.each([
  ["ada@example.com", "a•••@example.com"],
  ["a@example.com", "a•••@example.com"],
  ["nothing", "•••"],
])("of the address %s whoever is no admin sees %s", (email, seen) => {
  expect(maskedEmail(email)).toBe(seen);
});

test.each<[string, PaymentSearch | null]>([
  ["", null],
  ["  ", null],
  ["100001", { number: 100_001 }],
  ["#100001", { number: 100_001 }],
  ["4242", { last4: "4242" }],
  [" Ada@Example.com ", { email: "ada@example.com" }],
  ["pi_123", { intentId: "pi_123" }],
  ["9999999999999", { intentId: "9999999999999" }],
])("what is searched for is known by its looks: %o", (typed, search) => {
  expect(readPaymentSearch(typed)).toEqual(search);
});

test.each<[OrderStatus, number, boolean, string]>([
  ["failed", 0, false, "failed"],
  ["paid", 0, false, "paid"],
  ["paid", 400, false, "partly_refunded"],
  ["paid", 1_000, false, "refunded"],
  ["paid", 400, true, "disputed"],
])("an order that is %s, with %i of 1000 given back, disputed %s, is shown as %s", (status, refundedCents, isDisputed, state) => {
  expect(paymentState({ status, totalCents: 1_000, refundedCents, isDisputed })).toBe(state);
});

test("what opens a door elsewhere is blacked out, however deep it lies; the rest stays as it came", () => {
  const told = {
    id: "evt_1",
    card: { last4: "4242", fingerprint: "abc" },
    data: [{ client_secret: "pi_1_secret_x", note: "with sk_live_1234567 inside" }],
    key: null,
  };
  expect(redact(told)).toEqual({
    id: "evt_1",
    card: { last4: "4242", fingerprint: "[redacted]" },
    data: [{ client_secret: "[redacted]", note: "with [redacted] inside" }],
    key: null,
  });
});
