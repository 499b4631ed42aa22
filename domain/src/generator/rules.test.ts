import { expect, test } from "vitest";
import { SettingsChange } from "./model.ts";
import { DEFAULT_SETTINGS, hasSaneBounds, settingsDiff, withEmergency } from "./rules.ts";

test("the defaults are those of the specification", () => {
  expect(DEFAULT_SETTINGS).toEqual({
    maintenanceMode: false,
    highPackEnabled: true,
    advancedFeaturesEnabled: true,
    imageGenerationEnabled: true,
    textGenerationEnabled: true,
    queueEnabled: true,
    maxGenerationsPerUser: 50,
    maxGenerationsPerDay: 100,
    cooldownSeconds: 30,
    maxConcurrent: 5,
    costMultiplier: 1,
    dynamicPricingEnabled: false,
    emergencyPriceIncrease: 1,
    maxImageBytes: 10_485_760,
    allowedFormats: ["glb", "usdz", "fbx", "obj"],
    promptMinCharacters: 10,
    promptMaxCharacters: 500,
    apiTimeoutMs: 300_000,
    apiRetries: 3,
    apiFallbackEnabled: false,
    apiRequestsPerMinute: 60,
    showPricingModal: true,
    showAdvancedControls: true,
    showHistory: true,
    maintenanceMessage: "Blenda AI is temporarily unavailable for maintenance. Please try again later.",
    notifyOnErrors: true,
    notifyOnHighUsage: true,
    errorThresholdPerMinute: 5,
    usageThresholdPercent: 80,
    isEmergency: false,
  });
});

test("emergency mode turns maintenance on and both ways to generate off, with its notice before the message", () => {
  const on = withEmergency(DEFAULT_SETTINGS, true);
  expect(on).toMatchObject({ isEmergency: true, maintenanceMode: true, imageGenerationEnabled: false, textGenerationEnabled: false });
  expect(on.maintenanceMessage).toBe(`Emergency: ${DEFAULT_SETTINGS.maintenanceMessage}`);
  expect(withEmergency(on, true)).toEqual(on);
  expect(withEmergency(DEFAULT_SETTINGS, true, " The kiln burns. ").maintenanceMessage).toBe("Emergency: The kiln burns.");
});

test("off, it reverses these and restores the default message", () => {
  expect(withEmergency(withEmergency(DEFAULT_SETTINGS, true, "Fire"), false)).toEqual(DEFAULT_SETTINGS);
});

test("a version says what it changed, as it was and as it became", () => {
  expect(settingsDiff(DEFAULT_SETTINGS, { ...DEFAULT_SETTINGS, cooldownSeconds: 5, allowedFormats: ["glb"] })).toEqual([
    { name: "cooldownSeconds", before: 30, after: 5 },
    { name: "allowedFormats", before: ["glb", "usdz", "fbx", "obj"], after: ["glb"] },
  ]);
  expect(settingsDiff(DEFAULT_SETTINGS, { ...DEFAULT_SETTINGS })).toEqual([]);
});

test("what makes no sense is refused in words", () => {
  expect(SettingsChange.safeParse({ cooldownSeconds: -1 }).error?.issues[0]?.message).toBe("must be at least 0");
  expect(SettingsChange.safeParse({ allowedFormats: [] }).error?.issues[0]?.message).toBe("must name at least one format");
  expect(hasSaneBounds({ ...DEFAULT_SETTINGS, promptMinCharacters: 20, promptMaxCharacters: 10 })).toBe(false);
});
