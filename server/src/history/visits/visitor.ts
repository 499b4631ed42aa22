import { CONSENT } from "@blenda/domain/consent/constants";
import { dayOf } from "@blenda/domain/figures/rules";
import { addMinutes } from "@blenda/domain/shared/calendar";
import { regionName } from "@blenda/domain/shared/language/wordings";
import type { Instant } from "@blenda/domain/shared/time";
import type { DeviceInfo, SessionData } from "@blenda/domain/tracking/model";
import { middleOf } from "../../platform/outside/places/country-middles.ts";
import { countryOfZone } from "../../platform/outside/places/country-of-zone.ts";
import type { PastVisit } from "../../tracking/port.ts";
import type { Chance } from "../chance.ts";

type Machine = Pick<DeviceInfo, "type" | "os" | "browser" | "screenResolution" | "viewport" | "pixelRatio">;

const desktop = (os: string, browser: string, screenResolution: string, viewport: string): Machine => ({
  ...{ type: "desktop", os, browser, screenResolution, viewport, pixelRatio: os === "macOS" ? 2 : 1 },
});
const phone = (os: string, browser: string): Machine => ({
  ...{ type: "mobile", os, browser, screenResolution: "390x844", viewport: "390x760", pixelRatio: 3 },
});

/** What stands here more than once is more frequent. */
const MACHINES: readonly Machine[] = [
  ...Array<Machine>(5).fill(desktop("Windows", "Chrome", "1920x1080", "1903x940")),
  ...Array<Machine>(2).fill(desktop("Windows", "Firefox", "2560x1440", "2543x1300")),
  ...[desktop("Windows", "Edge", "1920x1080", "1903x930"), desktop("Linux", "Firefox", "1920x1080", "1918x960")],
  ...[desktop("macOS", "Safari", "1728x1117", "1728x980"), desktop("macOS", "Chrome", "1728x1117", "1728x960")],
  ...Array<Machine>(2).fill(phone("iOS", "Safari")),
  ...Array<Machine>(2).fill(phone("Android", "Chrome")),
  { type: "tablet", os: "iOS", browser: "Safari", screenResolution: "834x1194", viewport: "834x1090", pixelRatio: 2 },
];

/** Letters and posts of ours that are tagged, with how they are. */
const CAMPAIGNS = [
  ...Array(3).fill({ utmSource: "newsletter", utmMedium: "email", utmCampaign: "Night market" }),
  ...Array(2).fill({ utmSource: "newsletter", utmMedium: "email", utmCampaign: "New this month" }),
  { utmSource: "youtube", utmMedium: "video", utmCampaign: "Lowpoly in an evening" },
  { utmSource: "discord", utmMedium: "social", utmCampaign: "Creators' hour" },
] as const satisfies Partial<SessionData>[];
const SHARE_TAGGED = 0.13;

export const campaignOf = (chance: Chance): Partial<SessionData> => (chance.is(SHARE_TAGGED) ? (chance.pick(CAMPAIGNS) ?? {}) : {});

/** A random number as a tab would draw it. */
export function sessionIdOf(chance: Chance): string {
  const hex = (length: number) => Array.from({ length }, () => chance.below(16).toString(16)).join("");
  return `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`;
}

interface Journey {
  id: string;
  userId: string | null;
  at: Instant;
  zone: string;
  session: Pick<SessionData, "pageViews" | "timeOnSite" | "referralSource" | "utmSource" | "utmMedium" | "utmCampaign">;
  steps: { product: boolean; cart: boolean; checkout: boolean };
  /** The page it began on, without the address of the site. */
  path: string;
}

const SHARES = { notFound: 0.03, byDatabase: 0.86 };
const LOCATED_AFTER_MINUTES = 0.05;
const BROWSER = "Mozilla/5.0";

/** A visit as the product has it once it is over. Its address was never known. */
export function pastVisitOf({ id, userId, at, zone, session, steps, path }: Journey, chance: Chance, siteUrl: string): PastVisit {
  const { pageViews, timeOnSite, referralSource, utmSource = null, utmMedium = null, utmCampaign = null } = session;
  const machine = chance.pick(MACHINES) ?? desktop("Windows", "Chrome", "1920x1080", "1903x940");
  const country = chance.is(SHARES.notFound) ? null : countryOfZone(zone);
  const source = chance.is(SHARES.byDatabase) ? "database" : "time_zone";
  const { latitude = null, longitude = null } = (country && middleOf(country)) || {};
  return {
    ...{ id, userId, day: dayOf(at), startedAt: at, lastSeenAt: addMinutes(at, timeOnSite / 60), pageViews, seconds: timeOnSite },
    ...{ referralSource, utmSource, utmMedium, utmCampaign, utmContent: null, utmTerm: null },
    device: { ...machine, language: "en", timezone: zone, colorDepth: 24 },
    userAgent: BROWSER,
    ...{ country: country ?? "unknown", place: country ? source : "unknown" },
    ...{ hasProduct: steps.product, hasCart: steps.cart, hasCheckout: steps.checkout },
    ...{ consentVersion: CONSENT.VERSION, consentAt: at },
    ...(country && {
      located: {
        ...{ id: `place-${id}`, country: regionName(country), countryCode: country, latitude, longitude, ip: null, source },
        ...{ at: addMinutes(at, LOCATED_AFTER_MINUTES), url: `${siteUrl}${path}` },
      },
    }),
  };
}
