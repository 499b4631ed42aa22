import type { MfaOverview } from "@blenda/domain/mfa/model";
import { expect, test } from "vitest";
import { strengthOf } from "./strength.ts";

const at = "2026-04-08T00:00:00.000Z";
const key = { id: "k", name: "Key", algorithm: "ES256" as const, createdAt: at, lastUsedAt: null, uses: 0 };
const app = { createdAt: at, lastUsedAt: null };

test.each<[number, boolean, boolean, number, string, string]>([
  // keys, app, SMS, codes left
  [2, true, false, 7, "ok", "Strong: 2 keys and an app"],
  [2, false, false, 0, "ok", "Strong: 2 keys"],
  [1, true, true, 7, "ok", "Strong: a key, an app and SMS"],
  [0, true, false, 10, "neutral", "Good: an app and backup codes"],
  [0, true, false, 0, "warn", "Only an app: add a second method"],
  [0, false, true, 0, "warn", "Only SMS: add a second method"],
])("%i keys, app %s, SMS %s, %i codes: %s, %s", (keys, hasApp, hasSms, left, tone, text) => {
  const overview = {
    keys: Array.from({ length: keys }, () => key),
    authenticator: hasApp ? app : null,
    sms: hasSms ? { ...app, ending: "42" } : null,
    backupCodes: { createdAt: at, left, used: [] },
  } as Partial<MfaOverview> as MfaOverview;
  expect(strengthOf(overview)).toEqual({ tone, text });
});
