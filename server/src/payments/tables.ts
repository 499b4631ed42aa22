import { defaulted, instant, integer, json, nullable, text } from "../platform/database/columns.ts";

export const paymentTables = {
  charges: {
    intentId: text(),
    orderId: text(),
    provider: text(),
    amountCents: integer(),
    currency: text(),
    status: text<"created" | "captured">(),
    refundedCents: defaulted(integer()),
    fingerprint: nullable(text()),
    createdAt: instant(),
    capturedAt: nullable(instant()),
    dispute: defaulted(text<"none" | "open" | "closed" | "won" | "lost">()),
    disputedCents: defaulted(integer()),
    disputedAt: nullable(instant()),
    disputeEndedAt: nullable(instant()),
  },
  webhookInbox: {
    provider: text(),
    eventId: text(),
    type: text(),
    objectId: text(),
    payload: json<unknown>(),
    receivedAt: instant(),
    processedAt: nullable(instant()),
    outcome: nullable(text()),
  },
  outsideRefunds: {
    provider: text(),
    refundId: text(),
    orderId: text(),
    amountCents: integer(),
    bookedCents: integer(),
    bookedAt: instant(),
  },
  disputedLines: {
    lineId: text(),
    orderId: text(),
    account: text(),
    heldCents: integer(),
    /** The same of an affiliate's share. */
    shareAccount: nullable(text()),
    shareCents: defaulted(integer()),
    at: instant(),
    releasedAt: nullable(instant()),
  },
  fraudMarks: { orderId: text(), reason: text(), markedBy: nullable(text()), markedAt: instant() },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    payments: typeof paymentTables;
  }
}
