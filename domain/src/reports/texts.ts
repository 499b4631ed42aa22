import type { CaseDecision, CaseObstacle, CasePriority, CaseStatus, ReportedState, ReportReason, ReportTarget } from "./constants.ts";

export const reportTexts = {
  sendFailed: "We couldn't send your report. Please try again.",
  mineFailed: "Failed to load your reports",
  loadFailed: "We couldn't load the reports. Please try again.",
  caseFailed: "We couldn't load this report. Please try again.",
  takeFailed: "We couldn't reserve this for you. Please try again.",
  decideFailed: "We couldn't save this. Nothing was decided. Please try again.",
  appealFailed: "We couldn't send this. Please try again.",
  /** What a reporter reads right after sending. */
  sent: "Thanks. We look at every report within 24 hours and tell you what we decide.",
  alreadySent: "You've already reported this. We'll tell you what we decide.",
  pictureType: "Add PNG, JPEG or WebP pictures",
  pictureTooLarge: "A picture is at most 10 MB",
  targets: {
    product: "product",
    training: "course",
    post: "post",
    comment: "comment",
    user: "profile",
    shop: "shop",
    message: "message",
    review: "review",
  } satisfies Record<ReportTarget, string>,
  reasons: {
    copyright: "Copyright",
    stolen_asset: "Stolen asset",
    misleading: "Misleading",
    malware: "Malware",
    spam: "Spam",
    harassment: "Harassment",
    nsfw: "Adult content",
    illegal: "Illegal",
    ai_undisclosed: "AI undisclosed",
    price_abuse: "Price abuse",
    other: "Something else",
  } satisfies Record<ReportReason, string>,
  /** What each reason means, as whoever reports reads it. */
  reasonHints: {
    copyright: "It uses work that's yours or your company's. We'll ask for a formal notice.",
    stolen_asset: "Someone else made this",
    misleading: "It isn't what it says it is",
    malware: "A file or link is dangerous",
    spam: "Advertising, repeated or off topic",
    harassment: "It attacks, threatens or exposes someone",
    nsfw: "Nudity, sex or gore that isn't marked",
    illegal: "It breaks the law",
    ai_undisclosed: "Made with AI, but doesn't say so",
    price_abuse: "The price or discount isn't honest",
    other: "Tell us what's wrong",
  } satisfies Record<ReportReason, string>,
  statuses: {
    pending: "New",
    in_review: "In review",
    actioned: "Action taken",
    dismissed: "No violation",
    appealed: "Appealed",
  } satisfies Record<CaseStatus, string>,
  priorities: { low: "Low", normal: "Normal", high: "High", urgent: "Urgent" } satisfies Record<CasePriority, string>,
  states: {
    visible: "Visible",
    hidden: "Hidden",
    removed: "Removed",
    gone: "Deleted by its author",
  } satisfies Record<ReportedState, string>,
  decisions: {
    no_violation: "No violation",
    ask_author: "Keep hidden, ask the author",
    warn: "Warn the author",
    remove: "Remove",
    remove_and_suspend: "Remove and suspend",
  } satisfies Record<CaseDecision, string>,
  obstacles: {
    permission: "You can read this report. Deciding needs the permission “Manage reports”.",
    own: "This is about you. Someone else on the team decides.",
    taken: "Someone else is working on this.",
    first_reviewer: "You made the first decision. Someone else on the team looks at the appeal.",
    decided: "This is decided.",
  } satisfies Record<CaseObstacle, string>,
};

/** "the post “My dragon”"; what has no title is named by what it is. */
export const targetName = (type: ReportTarget, title: string): string =>
  title === "" ? `the ${reportTexts.targets[type]}` : `the ${reportTexts.targets[type]} “${title}”`;
