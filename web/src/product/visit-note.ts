import { TRACKING_NOTE } from "@blenda/domain/affiliates/constants";
import { REFERRAL } from "@blenda/domain/affiliates/referral";
import { validReferral } from "@blenda/domain/affiliates/rules";
import type { VisitNote } from "@blenda/domain/checkout/model";
import { VISIT_NOTE, VISIT_STORAGE_KEY } from "@blenda/domain/tracking/constants";
import type { Device, Visit } from "@blenda/domain/tracking/model";
import { parseVisit } from "@blenda/domain/tracking/rules";
import { localStore, parseStored, tabStore } from "../lib/storage/storage.ts";
import { consentProof, mayCount } from "./visits/consent-proof.ts";

/** The session as the tab keeps it, with its device and, once it was told, its number. */
type StoredVisit = Visit & { device?: Device; sessionId?: string; locatedAt?: string };

/** What an order notes about the visit it came from (spec 2 §3, "Enhanced order data"). */
export function visitNote(): VisitNote {
  const kept = parseVisit(parseStored(tabStore.read(VISIT_STORAGE_KEY))) as StoredVisit | null;
  const referral = validReferral(parseStored(localStore.read(REFERRAL.STORAGE_KEY)), new Date().toISOString());
  const { device, sessionId, locatedAt: _, ...visit } = kept ?? {};
  const consent = consentProof();
  return cut({
    ...(device && { deviceInfo: device, browserTimezone: device.timezone, browserLanguage: device.language }),
    ...(consent && { consent }),
    ...(kept &&
      mayCount() && {
        ...(sessionId && { sessionId }),
        sessionData: visit as Visit,
        referralData: {
          source: kept.utmSource ?? kept.referralSource,
          medium: kept.utmMedium ?? "",
          campaign: kept.utmCampaign ?? "",
          content: kept.utmContent ?? "",
          term: kept.utmTerm ?? "",
        },
        sessionEvents: { pageViews: kept.pageViews, timeOnSite: kept.timeOnSite },
      }),
    ...(referral && { affiliateRef: referral.ref, referralTimestamp: referral.timestamp, trackingNote: TRACKING_NOTE }),
    ...(mayCount() && { mayCount: true }),
  });
}

/** Whatever a link carried, it keeps no buyer from paying. */
const cut = (note: VisitNote): VisitNote =>
  JSON.parse(JSON.stringify(note, (_, value) => (typeof value === "string" ? value.slice(0, VISIT_NOTE.LONGEST).toWellFormed() : value)));
