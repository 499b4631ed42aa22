import type { VisitNote } from "../checkout/model.ts";
import { DIRECT } from "../tracking/constants.ts";
import type { Source } from "./constants.ts";

/** Names of sites, as they end: `www.google.com` is one of them. */
const SEARCH = ["google", "bing", "duckduckgo", "yahoo", "ecosia", "brave", "startpage", "qwant", "baidu", "yandex", "kagi"];
const SOCIAL = [
  ...["reddit", "youtube", "discord", "x", "twitter", "t", "facebook", "instagram", "tiktok", "pinterest", "linkedin", "lnkd"],
  ...["mastodon", "bsky", "artstation", "tumblr", "threads", "twitch", "weibo", "vk"],
];

/** Of `www.google.co.uk`: its names without the last. */
const namesOf = (host: string): string[] => host.toLowerCase().split(":", 1)[0]?.split(".").slice(0, -1) ?? [];

/** What kind of site a visit came from. */
export function kindOfSite(referrer: string): Source {
  if (referrer === DIRECT) return "direct";
  const names = namesOf(referrer);
  if (names.some((name) => SEARCH.includes(name))) return "search";
  return names.some((name) => SOCIAL.includes(name)) ? "social" : "other_site";
}

/**
 * How the buyer of a line came, where they allow analytics. That an affiliate sent them is part of the line: what the browser said of that
 * is not believed (trust L9).
 */
export function sourceOf({ sessionData, mayCount }: VisitNote, isBrought: boolean): Source {
  if (isBrought) return "affiliate";
  if (!mayCount || !sessionData) return "unknown";
  return sessionData.utmSource ? "campaign" : kindOfSite(sessionData.referralSource);
}
