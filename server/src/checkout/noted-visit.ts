import type { VisitNote } from "@blenda/domain/checkout/model";
import { allowsAnalytics } from "@blenda/domain/consent/rules";
import type { Context } from "../platform/requests/procedure.ts";

/**
 * What an order keeps of its visit (decision D20): device, language and referral, which fraud is found by, whatever was allowed; session, source
 * and steps only with a yes to analytics that holds. What was allowed is kept with it (decision B4).
 */
export function notedVisit(note: VisitNote, { now, asking }: Pick<Context, "now" | "asking">): VisitNote {
  const { sessionId, sessionData, referralData, sessionEvents, mayCount: _, ...kept } = note;
  if (!allowsAnalytics(note.consent, now(), asking.hasPrivacySignal === true)) return kept;
  return {
    ...kept,
    ...(sessionId && { sessionId }),
    ...(sessionData && { sessionData }),
    ...(referralData && { referralData }),
    ...(sessionEvents && { sessionEvents }),
    mayCount: true,
  };
}
