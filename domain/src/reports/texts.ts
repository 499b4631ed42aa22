import {
  type CaseDecision,
  type CaseObstacle,
  type CasePriority,
  type CaseStatus,
  REPORTS,
  type ReportedState,
  type ReportReason,
  type ReportTarget,
} from "./constants.ts";

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
  appealSent: "Thanks. Someone else on the team will look at it again.",
  answerSent: "Thanks. We'll decide with your answer in mind.",
  counterNoticeSent: "We've got your counter-notice.",
  uploadFailed: "Failed to add this picture",
  tooManyPictures: `You can add up to ${REPORTS.MOST_PICTURES} pictures. The rest weren't added.`,
  pictureGone: "One of these pictures is gone. Please add it again.",
  pictureType: "Add PNG, JPEG or WebP pictures",
  pictureTooLarge: "A picture can be up to 10 MB",
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
  /** The meaning of each reason, as the reporter reads it. */
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
    permission: "You can read this report. To decide, you need the permission “Manage reports”.",
    own: "This is about you. Someone else on the team decides.",
    taken: "Someone else is working on this.",
    first_reviewer: "You made the first decision. Someone else on the team will look at the appeal.",
    decided: "This is decided.",
  } satisfies Record<CaseObstacle, string>,
};

/** "the post “My dragon”"; what has no title is named by what it is. */
export const targetName = (type: ReportTarget, title: string): string =>
  title === "" ? `the ${reportTexts.targets[type]}` : `the ${reportTexts.targets[type]} “${title}”`;

/** What an author reads when reports alone have hidden something. */
export const hiddenWords = (type: ReportTarget, title: string): { title: string; text: string } => {
  const what = `Your ${reportTexts.targets[type]}${title === "" ? "" : ` “${title}”`}`;
  return {
    title: `${what} is hidden`,
    text: `${what} was reported several times, so it's hidden while we look at it. You can edit it after ${REPORTS.COOL_DOWN_MINUTES} minutes to bring it back.`,
  };
};

/** The words the sender of a notice reads when its creator contests it. */
export const counterNoticeWords = (type: ReportTarget, title: string): { title: string; text: string } => ({
  title: "A counter-notice arrived",
  text: `The creator of ${targetName(type, title)} says it's theirs. Someone else on our team looks at both sides and tells you what we decide.`,
});
