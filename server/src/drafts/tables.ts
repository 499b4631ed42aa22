import type { Listing } from "@blenda/domain/authoring/changes";
import type { PublishedType } from "@blenda/domain/publication/constants";
import { boolean, defaulted, instant, json, nullable, text } from "../platform/database/columns.ts";

export type SubmissionOutcome = "approved" | "changes_requested" | "rejected" | "withdrawn" | "failed_check";

export const draftsTables = {
  submissions: {
    id: text(),
    itemType: defaulted(text<PublishedType>()),
    draftId: text(),
    creatorId: text(),
    isRevision: boolean(),
    isAppeal: defaulted(boolean()),
    appealText: defaulted(text()),
    hasWarnings: defaulted(boolean()),
    queuedAt: nullable(instant()),
    /** Long before it was queued, where it may be a copy; `null`: its turn is counted from when it was queued. */
    turnAt: nullable(instant()),
    submittedAt: instant(),
    outcome: nullable(text<SubmissionOutcome>()),
    decidedAt: nullable(instant()),
    decidedBy: nullable(text()),
  },
  draftRemarks: {
    id: text(),
    itemType: defaulted(text<PublishedType>()),
    draftId: text(),
    submissionId: text(),
    /** One of the kind's own. */
    field: text(),
    lessonId: nullable(text()),
    text: text(),
    authorId: nullable(text()),
    at: instant(),
    settledAt: nullable(instant()),
    /** What the reviewer saw in that field, to tell whether it was changed since; `null`: from before this was kept. */
    seen: nullable(text()),
    /** The creator's, where they left the field as it is. */
    answer: defaulted(text()),
  },
  laterLooks: {
    id: text(),
    itemType: defaulted(text<PublishedType>()),
    itemId: text(),
    creatorId: text(),
    before: text(),
    after: text(),
    /** The whole of it; `null`: of before pictures were compared. */
    seen: nullable(json<Listing>()),
    shown: nullable(json<Listing>()),
    at: instant(),
    seenAt: nullable(instant()),
    seenBy: nullable(text()),
  },
  seenListings: { itemType: text<PublishedType>(), itemId: text(), creatorId: text(), listing: json<Listing>(), at: instant() },
  leftBodies: { storageKey: text(), at: instant() },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    drafts: typeof draftsTables;
  }
}
