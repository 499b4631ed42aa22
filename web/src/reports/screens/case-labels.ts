import type { CaseDecision, CasePriority, ReportedState, ReportTarget } from "@blenda/domain/reports/constants";
import { REPORTS } from "@blenda/domain/reports/constants";
import type { IconName } from "../../ui/icon.tsx";
import type { TagTone } from "../../ui/tag.tsx";

export const TARGET_ICONS: Record<ReportTarget, IconName> = {
  product: "box",
  training: "graduation-cap",
  post: "image",
  comment: "message-circle",
  user: "user",
  shop: "store",
  message: "mail",
  review: "star",
};

/** What is urgent is red; what can wait has no colour of its own. */
export const PRIORITY_TONES: Record<CasePriority, TagTone> = { low: "neutral", normal: "neutral", high: "bad", urgent: "bad" };

export const STATE_TONES: Record<ReportedState, TagTone> = { visible: "neutral", hidden: "warn", removed: "bad", gone: "neutral" };

/** The effect of a decision, as its chooser reads it. */
export const DECISION_HELP: Record<CaseDecision, string> = {
  no_violation: "It stays up or is restored, and reporters are told why",
  ask_author: `${REPORTS.ANSWER_HOURS} h to answer`,
  warn: "It stays, the author is warned",
  remove: `Author told, may appeal for ${REPORTS.APPEAL_DAYS} days`,
  remove_and_suspend: "Second admin must agree",
};

/** On the button: what happens. */
export const DECISION_VERBS: Record<CaseDecision, string> = {
  no_violation: "Close",
  ask_author: "Keep hidden",
  warn: "Warn",
  remove: "Remove",
  remove_and_suspend: "Remove, ask to suspend",
};
