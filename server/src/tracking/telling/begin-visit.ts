import { dayOf } from "@blenda/domain/figures/rules";
import { VISIT_NOTE } from "@blenda/domain/tracking/constants";
import { tracking } from "../procedures.ts";
import { addVisit } from "./visit-repository.ts";

/** Numbers of pages are whole, and fit. */
export const whole = (count: number): number => Math.min(Math.round(count), VISIT_NOTE.MOST);

/** The time is ours: whoever says when a visit began says it of their own clock. */
export const beginVisit = tracking.beginVisit.handler(async ({ input, context: { db, now, actor, asking } }) => {
  const { consent, sessionId, session, device } = input;
  const at = now();
  const isNoted = await addVisit(db, {
    ...{ id: sessionId, userId: actor?.id ?? null, day: dayOf(at), startedAt: at, lastSeenAt: at },
    ...{ pageViews: whole(session.pageViews), seconds: whole(session.timeOnSite), referralSource: session.referralSource },
    ...{ utmSource: session.utmSource ?? null, utmMedium: session.utmMedium ?? null, utmCampaign: session.utmCampaign ?? null },
    ...{ utmContent: session.utmContent ?? null, utmTerm: session.utmTerm ?? null },
    ...{ device, userAgent: asking.userAgent.slice(0, VISIT_NOTE.LONGEST) },
    ...{ consentVersion: consent.version, consentAt: consent.timestamp },
  });
  return { isNoted };
});
