import { expect, test } from "vitest";
import { FINDING_KINDS } from "./constants.ts";
import { type FindingFacts, stepFor } from "./rules.ts";

const facts: FindingFacts = { kind: "intent_pending", isLive: false, isSettled: false, order: { isPaid: false }, isPaid: false };

test.each<[string, Partial<FindingFacts>, string]>([
  ["a payment never made is cancelled", {}, "cancel_intent"],
  ["also of an order that is gone", { order: null }, "cancel_intent"],
  ["not with a live key", { isLive: true }, "leave"],
  ["not once it was made", { isPaid: true }, "leave"],
  ["not where its order is paid", { order: { isPaid: true } }, "leave"],
  ["not what settled meanwhile", { isSettled: true }, "leave"],
  ["an event is applied, with any key", { kind: "event_stuck", isLive: true }, "apply_event"],
  ["a refund of a paid order is booked, with any key", { kind: "refund_unknown", isLive: true, order: { isPaid: true } }, "book_refund"],
  ["a refund of an order that is not paid waits", { kind: "refund_unknown" }, "leave"],
  ["a refund of nobody's order stays", { kind: "refund_unknown", order: null }, "leave"],
  ["a customer without payments is removed", { kind: "customer_lost" }, "remove_customer"],
  ["a customer who paid stays", { kind: "customer_double", isPaid: true }, "leave"],
  ["a live customer stays", { kind: "customer_double", isLive: true }, "leave"],
  ["a record is never rewritten", { kind: "test_record" }, "leave"],
])("G14 %s", (_, differs, step) => {
  expect(stepFor({ ...facts, ...differs }).step).toBe(step);
});

test("G14 with a live key nothing is done at the provider, and whatever is left says why", () => {
  for (const kind of FINDING_KINDS) {
    const { step, why } = stepFor({ ...facts, kind, isLive: true, order: { isPaid: true } });
    expect(["apply_event", "book_refund", "leave"]).toContain(step);
    expect(why !== "").toBe(step === "leave");
  }
});
