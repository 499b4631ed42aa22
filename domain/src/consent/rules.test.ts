import { expect, test } from "vitest";
import { addDays, addMinutes } from "../shared/calendar.ts";
import { allowsAnalytics, consentTo, currentConsent, EVERYTHING, ONLY_ESSENTIAL } from "./rules.ts";

const NOW = "2026-03-01T12:00:00.000Z";
const here = { now: NOW, userAgent: "a browser", url: "https://blenda.test/about" };

test("a choice is stored with its version, its time, the browser and the address", () => {
  expect(consentTo(EVERYTHING, here)).toEqual({
    version: "1.0",
    timestamp: NOW,
    preferences: { essential: true, analytics: true, marketing: true, functional: true },
    userAgent: "a browser",
    url: "https://blenda.test/about",
  });
});

test("essential cookies cannot be disabled", () => {
  const consent = consentTo({ ...ONLY_ESSENTIAL, essential: false }, here);
  expect(consent.preferences).toEqual(ONLY_ESSENTIAL);
  expect(currentConsent({ ...consent, preferences: { ...EVERYTHING, essential: false } }, NOW)).toEqual(EVERYTHING);
});

test("consent expires after 365 days, and then the user is asked again", () => {
  const consent = consentTo(ONLY_ESSENTIAL, here);
  expect(currentConsent(consent, addMinutes(addDays(NOW, 365), -1))).toEqual(ONLY_ESSENTIAL);
  expect(currentConsent(consent, addDays(NOW, 365))).toBeNull();
});

test("the user is asked again when the stored version differs from 1.0", () => {
  expect(currentConsent({ ...consentTo(EVERYTHING, here), version: "0.9" }, NOW)).toBeNull();
});

test.each([
  null,
  undefined,
  "yes",
  7,
  [],
  {},
  { version: "1.0" },
  { ...consentTo(EVERYTHING, here), timestamp: "soon" },
  { ...consentTo(EVERYTHING, here), preferences: { analytics: true } },
])("what cannot be read as a choice asks again: %j", (stored) => {
  expect(currentConsent(stored, NOW)).toBeNull();
});

test.each([
  [EVERYTHING, false, true],
  [EVERYTHING, true, false],
  [ONLY_ESSENTIAL, false, false],
])("of %j with Global Privacy Control %s, analytics are allowed: %s", (preferences, hasPrivacySignal, isAllowed) => {
  expect(allowsAnalytics(consentTo(preferences, here), NOW, hasPrivacySignal)).toBe(isAllowed);
});
