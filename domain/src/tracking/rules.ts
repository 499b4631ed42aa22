import { minutesBetween } from "../shared/calendar.ts";
import type { Instant } from "../shared/time.ts";
import { DIRECT } from "./constants.ts";
import type { Visit } from "./model.ts";

const UTM = { utmSource: "source", utmMedium: "medium", utmCampaign: "campaign", utmContent: "content", utmTerm: "term" } as const;

interface Landing {
  now: Instant;
  search: string;
  /** As the browser gives it; empty when there is none. */
  referrer: string;
  ownHost: string;
}

export function visitFrom({ now, search, referrer, ownHost }: Landing): Visit {
  const given = new URLSearchParams(search);
  const campaign = Object.entries(UTM).flatMap(([field, name]) => {
    const value = given.get(`utm_${name}`);
    return value ? [[field, value]] : [];
  });
  const host = URL.canParse(referrer) ? new URL(referrer).host : "";
  const referralSource = host && host !== ownHost ? host : DIRECT;
  return { sessionStart: now, pageViews: 0, timeOnSite: 0, referralSource, ...Object.fromEntries(campaign) };
}

export const withTime = (visit: Visit, now: Instant): Visit => ({
  ...visit,
  timeOnSite: Math.max(visit.timeOnSite, Math.round(minutesBetween(visit.sessionStart, now) * 60)),
});

export const withPageView = (visit: Visit, now: Instant): Visit => ({ ...withTime(visit, now), pageViews: visit.pageViews + 1 });

/** What was stored, if it can be read as a visit. */
export function parseVisit(stored: unknown): Visit | null {
  if (typeof stored !== "object" || stored === null) return null;
  const { sessionStart, pageViews, timeOnSite, referralSource } = stored as Partial<Visit>;
  const isDated = typeof sessionStart === "string" && !Number.isNaN(Date.parse(sessionStart));
  const isCounted = typeof pageViews === "number" && typeof timeOnSite === "number";
  return isDated && isCounted && typeof referralSource === "string" ? (stored as Visit) : null;
}
