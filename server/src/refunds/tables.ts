import type { CaseOpener, CaseOutcome, CaseSide, Ruling } from "@blenda/domain/refunds/cases/constants";
import type { RefundReason, RefundStatus } from "@blenda/domain/refunds/constants";
import { bigint, defaulted, instant, integer, nullable, text } from "../platform/database/columns.ts";

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
    /** Member of staff who opened it without a request. */
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
  /** Who has it and who decided stand in the refund itself. */
  refundCases: {
    refundId: text(),
    number: defaulted(bigint()),
    openedBy: text<CaseOpener>(),
    openedAt: instant(),
    dueAt: instant(),
    amountCents: integer(),
    repeats: defaulted(integer()),
    rankedAt: instant(),
    assignedAt: nullable(instant()),
    messagesReadAt: nullable(instant()),
    outcome: nullable(text<CaseOutcome>()),
    toBuyer: defaulted(text()),
    toCreator: defaulted(text()),
    closedAt: nullable(instant()),
  },
  refundCaseNotes: { id: text(), refundId: text(), authorId: text(), text: text(), createdAt: instant() },
  refundCaseQuestions: {
    id: text(),
    refundId: text(),
    side: text<CaseSide>(),
    question: text(),
    askedBy: text(),
    askedAt: instant(),
    dueAt: instant(),
    answer: nullable(text()),
    answeredAt: nullable(instant()),
  },
  refundCaseWarnings: {
    id: text(),
    refundId: text(),
    side: text<CaseSide>(),
    userId: text(),
    text: text(),
    warnedBy: text(),
    warnedAt: instant(),
  },
  refundCaseProposals: {
    id: text(),
    refundId: text(),
    event: text<Ruling>(),
    amountCents: integer(),
    reason: text(),
    toBuyer: text(),
    toCreator: text(),
    proposedBy: text(),
    proposedAt: instant(),
    state: defaulted(text<"open" | "confirmed" | "rejected" | "lapsed">()),
    decidedBy: nullable(text()),
    decidedAt: nullable(instant()),
  },
  refundCaseGoodwill: {
    refundId: text(),
    discountId: text(),
    code: text(),
    amountCents: integer(),
    givenBy: text(),
    givenAt: instant(),
  },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    refunds: typeof refundTables;
  }
}
