import { EMERGENCY_NOTICE, FORMATS, MAINTENANCE_MESSAGE } from "./constants.ts";
import type { GeneratorSettings, SettingName, SettingsVersion } from "./model.ts";

export const DEFAULT_SETTINGS: GeneratorSettings = {
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
  allowedFormats: [...FORMATS],
  promptMinCharacters: 10,
  promptMaxCharacters: 500,
  apiTimeoutMs: 300_000,
  apiRetries: 3,
  apiFallbackEnabled: false,
  apiRequestsPerMinute: 60,
  showPricingModal: true,
  showAdvancedControls: true,
  showHistory: true,
  maintenanceMessage: MAINTENANCE_MESSAGE,
  notifyOnErrors: true,
  notifyOnHighUsage: true,
  errorThresholdPerMinute: 5,
  usageThresholdPercent: 80,
  isEmergency: false,
};

/**
 * On: maintenance, no generation from text or pictures, the message behind an emergency notice. Off: the reverse, and the
 * default message (spec 1 §4).
 */
export function withEmergency(before: GeneratorSettings, isOn: boolean, message?: string): GeneratorSettings {
  return {
    ...before,
    isEmergency: isOn,
    maintenanceMode: isOn,
    imageGenerationEnabled: !isOn,
    textGenerationEnabled: !isOn,
    maintenanceMessage: isOn ? EMERGENCY_NOTICE + (message?.trim() || plainMessage(before)) : MAINTENANCE_MESSAGE,
  };
}

/** Twice on is once on: the notice is not put before itself. */
const plainMessage = ({ maintenanceMessage, isEmergency }: GeneratorSettings): string =>
  isEmergency && maintenanceMessage.startsWith(EMERGENCY_NOTICE) ? maintenanceMessage.slice(EMERGENCY_NOTICE.length) : maintenanceMessage;

export function settingsDiff(before: GeneratorSettings, after: GeneratorSettings): SettingsVersion["diff"] {
  return (Object.keys(after) as SettingName[])
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => ({ name, before: before[name], after: after[name] }));
}

export const hasSaneBounds = ({ promptMinCharacters, promptMaxCharacters }: GeneratorSettings): boolean =>
  promptMinCharacters <= promptMaxCharacters;
