import { addDays } from "../shared/calendar.ts";
import type { Instant } from "../shared/time.ts";
import { CONSENT, CONSENT_CATEGORIES } from "./constants.ts";
import type { Consent, ConsentPreferences } from "./model.ts";

export const EVERYTHING: ConsentPreferences = { essential: true, analytics: true, marketing: true, functional: true };
export const ONLY_ESSENTIAL: ConsentPreferences = { essential: true, analytics: false, marketing: false, functional: false };

interface Circumstances {
  now: Instant;
  userAgent: string;
  url: string;
}

/** Whatever was chosen, essential stays on (spec 2 §5). */
export function consentTo(preferences: ConsentPreferences, { now, userAgent, url }: Circumstances): Consent {
  return { version: CONSENT.VERSION, timestamp: now, preferences: { ...preferences, essential: true }, userAgent, url };
}

/** What holds now. Null means: ask. A choice that is unreadable, of another version or older than 365 days does not hold. */
export function currentConsent(stored: unknown, now: Instant): ConsentPreferences | null {
  if (!isConsent(stored) || stored.version !== CONSENT.VERSION) return null;
  return now < addDays(stored.timestamp, CONSENT.DAYS) ? { ...stored.preferences, essential: true } : null;
}

/** Whether visits may be counted: not without a yes that holds, and not against the word of the browser (Global Privacy Control). */
export const allowsAnalytics = (stored: unknown, now: Instant, hasPrivacySignal: boolean): boolean =>
  !hasPrivacySignal && currentConsent(stored, now)?.analytics === true;

function isConsent(value: unknown): value is Consent {
  if (typeof value !== "object" || value === null) return false;
  const { version, timestamp, preferences } = value as Partial<Consent>;
  const isDated = typeof timestamp === "string" && !Number.isNaN(Date.parse(timestamp));
  return typeof version === "string" && isDated && CONSENT_CATEGORIES.every((category) => typeof preferences?.[category] === "boolean");
}
