import type { RefundReason, RefundStatus } from "@blenda/domain/refunds/constants";
import { defaulted, instant, integer, nullable, text } from "../platform/database/columns.ts";

export const refundTables = {
  refunds: {
    id: text(),
    lineId: text(),
    orderId: text(),
    buyerId: text(),
    creatorId: nullable(text()),
    reason: text<RefundReason>(),
    detail: text(),
    status: text<RefundStatus>(),
    amountCents: integer(),
    backBeforeCents: defaulted(integer()),
    answer: defaulted(text()),
    assigneeId: nullable(text()),
    approverId: nullable(text()),
    dueAt: nullable(instant()),
    attempts: defaulted(integer()),
    providerRefundId: nullable(text()),
    cardKey: nullable(text()),
    mailKey: nullable(text()),
    /** Whoever of staff opened it without a request. */
    openedBy: nullable(text()),
    createdAt: instant(),
    updatedAt: instant(),
  },
  refundPictures: {
    fileId: text(),
    ownerId: text(),
    refundId: nullable(text()),
    position: defaulted(integer()),
    width: integer(),
    height: integer(),
    createdAt: instant(),
  },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    refunds: typeof refundTables;
  }
}
