import type { ConsentPreferences, ConsentProof } from "@blenda/domain/consent/model";
import { consentTo, EVERYTHING } from "@blenda/domain/consent/rules";

/** A choice as a page shows it with what it tells. */
export function consentGiven(now: string, preferences: ConsentPreferences = EVERYTHING): ConsentProof {
  const { version, timestamp, preferences: chosen } = consentTo(preferences, { now, userAgent: "", url: "" });
  return { version, timestamp, preferences: chosen };
}
