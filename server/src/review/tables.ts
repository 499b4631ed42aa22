import type { RejectionCode } from "@blenda/domain/authoring/constants";
import type { PublishedType } from "@blenda/domain/publication/constants";
import type { Decision, SentenceKind, SubmissionKind } from "@blenda/domain/review/constants";
import type { SentComment } from "@blenda/domain/review/model";
import { defaulted, instant, integer, json, nullable, text } from "../platform/database/columns.ts";

export const reviewTables = {
  reviewClaims: { itemType: text<PublishedType>(), itemId: text(), reviewerId: text(), takenAt: instant(), expiresAt: instant() },
  reviewSentences: { id: text(), kind: text<SentenceKind>(), text: text(), updatedBy: nullable(text()), updatedAt: instant() },
  reviewDecisions: {
    id: text(),
    itemType: text<PublishedType>(),
    itemId: text(),
    submissionId: text(),
    title: text(),
    version: defaulted(text()),
    creatorId: text(),
    kind: text<SubmissionKind>(),
    decision: text<Decision>(),
    reviewerId: nullable(text()),
    reasonCode: nullable(text<RejectionCode>()),
    text: defaulted(text()),
    comments: defaulted(json<(Omit<SentComment, "lesson"> & Partial<SentComment>)[]>()),
    submittedAt: instant(),
    decidedAt: instant(),
    waitedMinutes: integer(),
    overturnsId: nullable(text()),
  },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    review: typeof reviewTables;
  }
}
