import { addDays } from "../shared/calendar.ts";
import type { Instant } from "../shared/time.ts";
import { AFFILIATE_ID } from "./constants.ts";
import type { Referral } from "./model.ts";
import { REFERRAL } from "./referral.ts";

/**
 * Takes the reference out of an address's query. The other parameters are left exactly as they were written; reading and
 * writing them anew would change their encoding.
 */
export function extractReference(search: string): { ref: string | null; rest: string } {
  const parts = search.replace(/^\?/, "").split("&").filter(Boolean);
  const others = parts.filter((part) => nameOf(part) !== REFERRAL.PARAMETER);
  const given = new URLSearchParams(search).get(REFERRAL.PARAMETER);
  const ref = given?.trim().toUpperCase() ?? "";
  return { ref: AFFILIATE_ID.test(ref) ? ref : null, rest: others.length > 0 ? `?${others.join("&")}` : "" };
}

const nameOf = (part: string): string => [...new URLSearchParams(part).keys()][0] ?? "";

export function referralFrom(ref: string, now: Instant): Referral {
  return { ref, timestamp: now, expires: addDays(now, REFERRAL.DAYS) };
}

/** What was stored, if it still counts. */
export function validReferral(stored: unknown, now: Instant): Referral | null {
  if (typeof stored !== "object" || stored === null) return null;
  const { ref, timestamp, expires } = stored as Partial<Referral>;
  if (typeof ref !== "string" || !AFFILIATE_ID.test(ref) || typeof timestamp !== "string" || typeof expires !== "string") return null;
  return now < expires ? { ref, timestamp, expires } : null;
}
