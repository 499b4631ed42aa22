import type { BrowserName } from "../shared/browser.ts";
import type { Instant } from "../shared/time.ts";

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
