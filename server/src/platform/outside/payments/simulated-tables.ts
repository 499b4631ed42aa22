import { boolean, defaulted, instant, integer, json, nullable, text } from "../../database/columns.ts";

/** The simulated provider's own books. */
export const simulatedTables = {
  simMethods: { token: text(), card: text(), brand: text(), last4: text(), fingerprint: text(), createdAt: instant() },
  simIntents: {
    id: text(),
    idempotencyKey: text(),
    clientSecret: text(),
    orderId: text(),
    amountCents: integer(),
    currency: text(),
    status: text<"requires_payment_method" | "requires_action" | "succeeded" | "cancelled">(),
    method: nullable(text()),
    refundedCents: defaulted(integer()),
    isForLater: defaulted(boolean()),
    createdAt: instant(),
    succeededAt: nullable(instant()),
  },
  simRefunds: { id: text(), idempotencyKey: text(), intentId: text(), amountCents: integer(), createdAt: instant() },
  simEvidence: { intentId: text(), evidence: json<unknown>(), at: instant() },
  simEvents: {
    id: text(),
    type: text(),
    payload: json<unknown>(),
    deliverAt: instant(),
    deliveries: defaulted(integer()),
    deliveredAt: nullable(instant()),
    attempts: defaulted(integer()),
  },
};
