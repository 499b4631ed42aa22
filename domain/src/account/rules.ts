import { browserOf } from "../shared/browser.ts";
import type { ProfileImage } from "./model.ts";

/** One address for whatever shape a photo has. An image in some browser's own storage is shown only there, by its key. */
export function photoOf(profileImage: ProfileImage | null, photoUrl: string | null): string | null {
  if (typeof profileImage === "string") return profileImage || photoUrl;
  if (profileImage && "url" in profileImage) return profileImage.url || photoUrl;
  return photoUrl;
}

const DEVICES: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b.*\bMobile\b/, "Android phone"],
  [/\bAndroid\b/, "Android tablet"],
  [/\bWindows\b/, "Windows computer"],
  [/\bMacintosh\b/, "Mac"],
  [/\bCrOS\b/, "Chromebook"],
  [/\bLinux\b/, "Linux computer"],
];

/** What a browser says about itself, in words its owner recognises. */
export function deviceOf(userAgent: string): { device: string; browser: string } {
  const browser = browserOf(userAgent);
  return {
    device: DEVICES.find(([pattern]) => pattern.test(userAgent))?.[1] ?? "Unknown device",
    browser: browser === "Unknown" ? "Unknown browser" : browser,
  };
}
