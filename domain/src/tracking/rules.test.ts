import { expect, test } from "vitest";
import { addMinutes } from "../shared/calendar.ts";
import { deviceFrom } from "./device.ts";
import { parseVisit, visitFrom, withPageView, withTime } from "./rules.ts";

const NOW = "2026-03-01T12:00:00.000Z";
const landing = { now: NOW, search: "", referrer: "", ownHost: "blenda.test" };

test("a visit starts without pages and without time, and its source is direct", () => {
  expect(visitFrom(landing)).toEqual({ sessionStart: NOW, pageViews: 0, timeOnSite: 0, referralSource: "direct" });
});

test.each([
  ["https://forum.example/thread/7?token=1", "forum.example"],
  ["https://blenda.test/about", "direct"],
  ["not an address", "direct"],
])("coming from %s counts as %s", (referrer, source) => {
  expect(visitFrom({ ...landing, referrer }).referralSource).toBe(source);
});

test("utm_* parameters are read for session tracking", () => {
  const search = "?utm_source=letter&utm_medium=mail&utm_campaign=spring&utm_content=top&utm_term=robot&other=1";
  expect(visitFrom({ ...landing, search })).toMatchObject({
    utmSource: "letter",
    utmMedium: "mail",
    utmCampaign: "spring",
    utmContent: "top",
    utmTerm: "robot",
  });
  expect(visitFrom({ ...landing, search: "?utm_source=" })).not.toHaveProperty("utmSource");
});

test("pages are counted and the time on site is in seconds", () => {
  const first = withPageView(visitFrom(landing), NOW);
  const second = withPageView(first, addMinutes(NOW, 1.5));
  expect([first.pageViews, second.pageViews, second.timeOnSite]).toEqual([1, 2, 90]);
  expect(withTime(second, addMinutes(NOW, 2))).toMatchObject({ pageViews: 2, timeOnSite: 120 });
});

test("a clock that was set back does not shorten a visit", () => {
  const visit = withTime(visitFrom(landing), addMinutes(NOW, 5));
  expect(withTime(visit, addMinutes(NOW, 1)).timeOnSite).toBe(300);
});

test.each([null, "visit", {}, { ...visitFrom(landing), pageViews: "1" }, { ...visitFrom(landing), sessionStart: "then" }])(
  "what cannot be read as a visit starts a new one: %j",
  (stored) => {
    expect(parseVisit(stored)).toBeNull();
  },
);

const facts = {
  userAgent: "",
  touchPoints: 0,
  screen: { width: 1920, height: 1080 },
  viewport: { width: 1440, height: 900 },
  language: "en-GB",
  timezone: "Europe/Berlin",
  colorDepth: 24,
  pixelRatio: 2,
};
const KIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/140.0 Safari/537.36`, 0, "desktop", "Windows", "Chrome"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/140.0 Safari/537.36 Edg/140.0`, 0, "desktop", "Windows", "Edge"],
  [`Mozilla/5.0 (X11; Linux x86_64) ${KIT} Chrome/140.0 Safari/537.36 OPR/120.0`, 0, "desktop", "Linux", "Opera"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", 0, "desktop", "Linux", "Firefox"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15", 0, "desktop", "macOS", "Safari"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15", 5, "tablet", "iOS", "Safari"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1",
    5,
    "mobile",
    "iOS",
    "Safari",
  ],
  [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${KIT} Chrome/140.0 Mobile Safari/537.36`, 5, "mobile", "Android", "Chrome"],
  [`Mozilla/5.0 (Linux; Android 15; SM-X910) ${KIT} Chrome/140.0 Safari/537.36`, 5, "tablet", "Android", "Chrome"],
  ["curl/8.0", 0, "desktop", "Unknown", "Unknown"],
])("%s with %i touch points is a %s with %s and %s", (userAgent, touchPoints, type, os, browser) => {
  expect(deviceFrom({ ...facts, userAgent, touchPoints })).toMatchObject({ type, os, browser });
});

test("the device says its screen, viewport, language, time zone, colour depth and pixel ratio", () => {
  expect(deviceFrom(facts)).toMatchObject({
    screenResolution: "1920x1080",
    viewport: "1440x900",
    language: "en-GB",
    timezone: "Europe/Berlin",
    colorDepth: 24,
    pixelRatio: 2,
  });
});
