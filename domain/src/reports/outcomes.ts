import type { CaseDecision, ReportReason, ReportTarget } from "./constants.ts";
import { REPORTS } from "./constants.ts";
import { isCopyrightRemoval } from "./rules.ts";
import { reportTexts, targetName } from "./texts.ts";

interface CaseOutcome {
  targetType: ReportTarget;
  title: string;
  reason: ReportReason;
  /** It was an appeal that was decided. */
  isOfAppeal: boolean;
  /** It was hidden or removed until now. */
  wasOutOfSight: boolean;
}

interface Words {
  title: string;
  text: string;
}

/** Why, in the middle of a sentence. */
const BECAUSE: Record<ReportReason, string> = {
  copyright: "the owner of the rights says it's theirs",
  stolen_asset: "it uses someone else's work",
  misleading: "it's misleading",
  malware: "it isn't safe",
  spam: "it's spam",
  harassment: "it attacks or exposes someone",
  nsfw: "it shows adult content that isn't marked",
  illegal: "it breaks the law",
  ai_undisclosed: "it was made with AI and doesn't say so",
  price_abuse: "its price isn't honest",
  other: "it breaks our guidelines",
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The words reporters read. Shown to staff before anything is sent. */
export function wordsToReporters(decision: CaseDecision, { targetType, title, isOfAppeal }: CaseOutcome): Words {
  const what = targetName(targetType, title);
  if (decision === "no_violation")
    return {
      title: isOfAppeal ? "We looked again" : "We looked at your report",
      text: `Thank you for telling us. We looked at ${what} and found nothing that breaks our guidelines.`,
    };
  if (decision === "ask_author")
    return {
      title: "We're looking into your report",
      text: `Thank you. We've asked the author about ${what}. Nobody else sees it until we decide.`,
    };
  const removed = decision === "warn" || targetType === "user" ? "We've spoken to its author." : "We've removed it.";
  return { title: "Your report was right", text: `Thank you. ${capital(what)} breaks our guidelines. ${removed}` };
}

/** What its author reads; `null` where they have heard nothing before and nothing changes for them. */
export function wordsToAuthor(decision: CaseDecision, { targetType, title, reason, isOfAppeal, wasOutOfSight }: CaseOutcome): Words | null {
  const what = `your ${reportTexts.targets[targetType]}${title === "" ? "" : ` “${title}”`}`;
  if (decision === "no_violation") {
    if (!wasOutOfSight && !isOfAppeal) return null;
    return { title: `${capital(what)} is back`, text: `We looked at ${what} and found nothing wrong. Everyone can see it again.` };
  }
  if (decision === "ask_author")
    return {
      title: "We need to hear from you",
      text: `Someone reported ${what} because ${BECAUSE[reason]}. It's hidden for now. Tell us your side within ${REPORTS.ANSWER_HOURS} hours.`,
    };
  if (decision === "warn")
    return { title: "A warning from our team", text: `We looked at ${what} and ${BECAUSE[reason]}. Please read our community guidelines.` };
  const next = isCopyrightRemoval(reason, decision)
    ? `You can send a counter-notice within ${REPORTS.COUNTER_NOTICE_DAYS} business days.`
    : isOfAppeal
      ? "This decision is final."
      : `You can appeal for ${REPORTS.APPEAL_DAYS} days.`;
  if (targetType === "user")
    return { title: "A decision about your account", text: `We looked at your profile and ${BECAUSE[reason]}. ${next}` };
  return { title: `We removed ${what}`, text: `We removed ${what} because ${BECAUSE[reason]}. ${next}` };
}
