import { z } from "zod";
import { ConsentProof } from "../consent/model.ts";
import type { BrowserName } from "../shared/browser.ts";
import { Instant } from "../shared/time.ts";
import { DEVICE_TYPES, PLACE_SOURCES, TRACKING, VISIT_NOTE } from "./constants.ts";

/** Spec 2 §3, session data. Plain types: the first load carries no schemas. */
export interface Visit {
  sessionStart: Instant;
  pageViews: number;
  /** Seconds. */
  timeOnSite: number;
  referralSource: string;
  utmSource?: string;
  utmMedium?: string;
  utmCampaign?: string;
  utmContent?: string;
  utmTerm?: string;
}

/** Spec 2 §3, device info. */
export interface Device {
  type: "mobile" | "tablet" | "desktop";
  os: string;
  browser: BrowserName;
  screenResolution: string;
  language: string;
  timezone: string;
  viewport: string;
  colorDepth: number;
  pixelRatio: number;
}

/** What a browser says about itself, before anybody has made sense of it. */
export interface DeviceFacts {
  userAgent: string;
  touchPoints: number;
  screen: { width: number; height: number };
  viewport: { width: number; height: number };
  language: string;
  timezone: string;
  colorDepth: number;
  pixelRatio: number;
}

const noted = z.string().max(VISIT_NOTE.LONGEST);
const counted = z.number().min(0).max(VISIT_NOTE.MOST);

/** Chosen by the tab itself, at random; it says nothing about anybody. */
export const SessionId = z.uuid().max(36);

/** What was allowed comes with everything a visit tells: the server looks at it each time. */
export const ofVisit = { consent: ConsentProof, sessionId: SessionId };

export const SessionData = z.strictObject({
  ...{ sessionStart: Instant, pageViews: counted, timeOnSite: counted, referralSource: noted },
  ...{ utmSource: noted.optional(), utmMedium: noted.optional(), utmCampaign: noted.optional() },
  ...{ utmContent: noted.optional(), utmTerm: noted.optional() },
});
export type SessionData = z.infer<typeof SessionData>;

export const DeviceInfo = z.strictObject({
  type: z.enum(DEVICE_TYPES),
  ...{ os: noted, browser: noted, screenResolution: noted, language: noted, timezone: noted, viewport: noted },
  ...{ colorDepth: counted, pixelRatio: counted },
});
export type DeviceInfo = z.infer<typeof DeviceInfo>;

export const PageAddress = z.string().max(TRACKING.LONGEST_ADDRESS);

/** Spec 2 §3, userAnalytics, as our team sees it: neither address nor browser, and the middle of a country at most. */
export const Visitor = z.object({
  /** `anonymous`, whoever it is without an account. */
  userId: z.string(),
  isSignedIn: z.boolean(),
  /** `null` where too few people are there to be shown. */
  country: z.string().nullable(),
  countryCode: z.string().nullable(),
  source: z.enum(PLACE_SOURCES),
  timestamp: Instant,
});
export type Visitor = z.infer<typeof Visitor>;
