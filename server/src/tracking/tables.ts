import type { PlaceSource } from "@blenda/domain/tracking/constants";
import type { DeviceInfo } from "@blenda/domain/tracking/model";
import { bigint, boolean, defaulted, instant, integer, json, nullable, text } from "../platform/database/columns.ts";
import type { Contribution } from "./sums/contribution.ts";

const sum = () => defaulted(bigint());

export const trackingTables = {
  visits: {
    id: text(),
    userId: nullable(text()),
    day: text(),
    startedAt: instant(),
    lastSeenAt: instant(),
    pageViews: defaulted(integer()),
    seconds: defaulted(integer()),
    referralSource: text(),
    ...{ utmSource: nullable(text()), utmMedium: nullable(text()), utmCampaign: nullable(text()) },
    ...{ utmContent: nullable(text()), utmTerm: nullable(text()) },
    device: json<DeviceInfo>(),
    userAgent: text(),
    country: defaulted(text()),
    place: defaulted(text()),
    hasProduct: defaulted(boolean()),
    hasCart: defaulted(boolean()),
    hasCheckout: defaulted(boolean()),
    paidOrders: defaulted(integer()),
    paidCents: sum(),
    consentVersion: text(),
    consentAt: instant(),
    counted: nullable(json<Contribution>()),
    isUncounted: defaulted(boolean()),
  },
  /** Spec 2 §3, under the names it gives them. */
  userAnalytics: {
    id: text(),
    sessionId: text(),
    userId: nullable(text()),
    country: text(),
    countryCode: text(),
    latitude: nullable(integer()),
    longitude: nullable(integer()),
    ip: nullable(text()),
    source: text<PlaceSource>(),
    at: instant(),
    userAgent: text(),
    url: text(),
  },
  visitDays: {
    dimension: text(),
    day: text(),
    part: text(),
    ...{ visits: sum(), anonymous: sum(), pageViews: sum(), seconds: sum(), bounces: sum() },
    ...{ products: sum(), carts: sum(), checkouts: sum(), paid: sum(), paidCents: sum() },
  },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    tracking: typeof trackingTables;
  }
}
