import { CONSENT } from "@blenda/domain/consent/constants";
import type { Consent, ConsentProof } from "@blenda/domain/consent/model";
import { allowsAnalytics, currentConsent } from "@blenda/domain/consent/rules";
import { hasPrivacySignal } from "../../lib/session/privacy-signal.ts";
import { localStore, parseStored } from "../../lib/storage/storage.ts";

const stored = (): unknown => parseStored(localStore.read(CONSENT.STORAGE_KEY));
const now = (): string => new Date().toISOString();

/** Whether it may be counted how a visitor came here (decision D20). */
export const mayCount = (): boolean => allowsAnalytics(stored(), now(), hasPrivacySignal());

/** The choice as it is shown to the server; nothing where there is none that holds. */
export function consentProof(): ConsentProof | null {
  const consent = stored();
  const preferences = currentConsent(consent, now());
  if (!preferences) return null;
  const { version, timestamp } = consent as Consent;
  return { version, timestamp, preferences };
}
