import type { TransferState } from "@blenda/domain/payouts/constants";
import { defaulted, instant, integer, json, nullable, text } from "../../database/columns.ts";
import type { Transfer } from "./payouts.ts";

/** The simulated payout provider's own books. */
export const simulatedTransferTables = {
  simulatedTransfers: {
    id: text(),
    idempotencyKey: text(),
    amountCents: integer(),
    feeCents: integer(),
    currency: text(),
    recipientLast4: text(),
    arrives: nullable(json<NonNullable<Transfer["arrives"]>>()),
    createdAt: instant(),
  },
  simulatedTransferEvents: {
    id: text(),
    transferId: text(),
    state: text<TransferState>(),
    occurredAt: instant(),
    deliverAt: instant(),
    deliveries: defaulted(integer()),
    deliveredAt: nullable(instant()),
    attempts: defaulted(integer()),
  },
  simulatedTransferAsks: { key: text(), asked: integer() },
};
