import type { PublishedType, SuspensionCode } from "../publication/constants.ts";
import type { Decision, Obstacle, SubmissionKind } from "./constants.ts";

export const reviewTexts = {
  queueFailed: "We couldn't load what's waiting. Please try again.",
  itemFailed: "We couldn't load this submission. Please try again.",
  historyFailed: "We couldn't load the decisions. Please try again.",
  itemsFailed: "We couldn't load this list. Please try again.",
  decideFailed: "We couldn't save this. Nothing was decided. Please try again.",
  copyUnexplained: "This may be a copy. Say why it isn't one before you approve it.",
  /** The beginning of a sentence that the approver ends. */
  notACopy: "It's not a copy because",
  sentencesFailed: "We couldn't load the saved sentences. Please try again.",
  sentenceFailed: "We couldn't save this sentence. Please try again.",
  sentenceSaved: "Saved for the team",
  sentenceRemoved: "Deleted for the team",
  takeFailed: "We couldn't reserve this for you. Please try again.",
  fileFailed: "We couldn't make this file. Please try again.",
  items: {
    product: { one: "product", many: "products", pending: "Pending products", all: "All products", review: "Review a product" },
    training: { one: "course", many: "courses", pending: "Pending Training", all: "All courses", review: "Review a course" },
  } satisfies Record<PublishedType, Record<"one" | "many" | "pending" | "all" | "review", string>>,
  kinds: {
    new: "New",
    revision: "Revision",
    resubmitted: "Resubmitted",
    appeal: "Appeal",
  } satisfies Record<SubmissionKind, string>,
  decisions: {
    approved: "Approved",
    changes_requested: "Changes requested",
    rejected: "Rejected",
    published: "Published by rule",
  } satisfies Record<Decision, string>,
  suspensions: {
    copyright: "Someone else's work",
    malware: "Unsafe file",
    not_allowed: "Not allowed on Blenda",
    misleading: "Misleading",
    other: "Another reason",
  } satisfies Record<SuspensionCode, string>,
  obstacles: {
    permission: "You can read this submission. To decide, you need the permission “Approve content”.",
    own: "This is your own work. Someone else on the team decides about it.",
    taken: "Someone else is working on this.",
    first_reviewer: "You rejected this one. Someone else on the team will look at the appeal.",
  } satisfies Record<Obstacle, string>,
};

/** "20:31 UTC", like every time staff share. */
const clockOf = (at: string): string => `${at.slice(11, 16)} UTC`;

/** The words for the second to decide. */
export const decidedText = (decision: Decision, at: string): string => {
  const by: Record<Decision, string> = {
    approved: "Approved by another reviewer",
    changes_requested: "Another reviewer asked for changes",
    rejected: "Rejected by another reviewer",
    published: "Published by rule",
  };
  return `${by[decision]} at ${clockOf(at)}.`;
};
export const claimedText = (since: string): string => `Another reviewer has had this open since ${clockOf(since)}.`;
