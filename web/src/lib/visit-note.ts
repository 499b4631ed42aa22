import { REFERRAL } from "@blenda/domain/affiliates/constants";
import { standingReferral } from "@blenda/domain/affiliates/rules";
import { VISIT_STORAGE_KEY } from "@blenda/domain/tracking/constants";
import type { Device, Visit } from "@blenda/domain/tracking/model";
import { standingVisit } from "@blenda/domain/tracking/rules";
import { localStore, parsed, tabStore } from "./storage.ts";

/** What an order notes about the visit it came from (spec 2 §3, "Enhanced order data"). */
export function visitNote(): Record<string, unknown> {
  const { device, ...visit }: Partial<Visit> & { device?: Device } = standingVisit(parsed(tabStore.read(VISIT_STORAGE_KEY))) ?? {};
  const referral = standingReferral(parsed(localStore.read(REFERRAL.STORAGE_KEY)), new Date().toISOString());
  return {
    ...(device && { deviceInfo: device, browserTimezone: device.timezone, browserLanguage: device.language }),
    ...(visit.sessionStart && {
      sessionData: visit,
      referralData: {
        source: visit.utmSource ?? visit.referralSource,
        medium: visit.utmMedium ?? "",
        campaign: visit.utmCampaign ?? "",
        content: visit.utmContent ?? "",
        term: visit.utmTerm ?? "",
      },
      sessionEvents: { pageViews: visit.pageViews, timeOnSite: visit.timeOnSite },
    }),
    ...(referral && { affiliate: referral.ref }),
  };
}
