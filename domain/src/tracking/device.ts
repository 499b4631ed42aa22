import { browserOf } from "../shared/browser.ts";
import type { Device, DeviceFacts } from "./model.ts";

export function deviceFrom(facts: DeviceFacts): Device {
  const { userAgent, touchPoints, screen, viewport, ...said } = facts;
  return {
    type: typeOf(userAgent, touchPoints),
    os: osOf(userAgent, touchPoints),
    browser: browserOf(userAgent),
    screenResolution: `${screen.width}x${screen.height}`,
    viewport: `${viewport.width}x${viewport.height}`,
    ...said,
  };
}

/** An iPad calls itself a Mac; a Mac has no touch screen. */
const isIpad = (userAgent: string, touchPoints: number) => /iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);

function typeOf(userAgent: string, touchPoints: number): Device["type"] {
  if (isIpad(userAgent, touchPoints) || /Tablet/.test(userAgent)) return "tablet";
  if (/Android/.test(userAgent)) return /Mobile/.test(userAgent) ? "mobile" : "tablet";
  return /iPhone|iPod|Mobi/.test(userAgent) ? "mobile" : "desktop";
}

function osOf(userAgent: string, touchPoints: number): string {
  if (isIpad(userAgent, touchPoints) || /iPhone|iPod/.test(userAgent)) return "iOS";
  const known = [/Windows/, /Android/, /CrOS/, /Macintosh|Mac OS/, /Linux/] as const;
  const names = ["Windows", "Android", "ChromeOS", "macOS", "Linux"] as const;
  return names[known.findIndex((pattern) => pattern.test(userAgent))] ?? "Unknown";
}
