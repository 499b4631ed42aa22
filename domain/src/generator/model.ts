import { z } from "zod";
import { plainText } from "../shared/text.ts";
import { Instant } from "../shared/time.ts";
import { FORMATS, MAINTENANCE_MESSAGE_MOST } from "./constants.ts";

const whole = (min: number, max: number) =>
  z.int(`must be a whole number`).min(min, `must be at least ${min}`).max(max, `must be at most ${max}`);
const factor = z.number("must be a number").min(0.1, "must be at least 0.1").max(10, "must be at most 10");

/** Spec 1 §9, "Admin generation settings", their defaults in `DEFAULT_SETTINGS`. They live on the server only (decision A7). */
export const GeneratorSettings = z.strictObject({
  maintenanceMode: z.boolean(),
  highPackEnabled: z.boolean(),
  advancedFeaturesEnabled: z.boolean(),
  imageGenerationEnabled: z.boolean(),
  textGenerationEnabled: z.boolean(),
  queueEnabled: z.boolean(),
  maxGenerationsPerUser: whole(1, 10_000),
  maxGenerationsPerDay: whole(1, 1_000_000),
  cooldownSeconds: whole(0, 3_600),
  maxConcurrent: whole(1, 100),
  costMultiplier: factor,
  dynamicPricingEnabled: z.boolean(),
  emergencyPriceIncrease: factor,
  maxImageBytes: whole(1_024, 52_428_800),
  allowedFormats: z.array(z.enum(FORMATS)).min(1, "must name at least one format").max(FORMATS.length),
  promptMinCharacters: whole(1, 500),
  promptMaxCharacters: whole(10, 4_000),
  apiTimeoutMs: whole(1_000, 3_600_000),
  apiRetries: whole(0, 10),
  apiFallbackEnabled: z.boolean(),
  apiRequestsPerMinute: whole(1, 10_000),
  showPricingModal: z.boolean(),
  showAdvancedControls: z.boolean(),
  showHistory: z.boolean(),
  maintenanceMessage: plainText(1, MAINTENANCE_MESSAGE_MOST),
  notifyOnErrors: z.boolean(),
  notifyOnHighUsage: z.boolean(),
  errorThresholdPerMinute: whole(1, 10_000),
  usageThresholdPercent: whole(1, 100),
  /** Only emergency mode's own switch moves it. */
  isEmergency: z.boolean(),
});
export type GeneratorSettings = z.infer<typeof GeneratorSettings>;
export type SettingName = keyof GeneratorSettings;

/** What staff may write by hand. */
export const SettingsChange = GeneratorSettings.omit({ isEmergency: true }).partial();

/** Counted from 1, in an `integer` column. */
export const VersionNumber = z.int32();

export const SettingsVersion = z.object({
  version: VersionNumber,
  kind: z.enum(["first", "update", "reset", "rollback", "emergency_on", "emergency_off"]),
  authorName: z.string().nullable(),
  at: Instant,
  /** What it changed, each as it was and as it became. */
  diff: z.array(z.object({ name: z.string(), before: z.unknown(), after: z.unknown() })),
});
export type SettingsVersion = z.infer<typeof SettingsVersion>;

/** Newest version first. */
export const SettingsPage = z.object({ version: VersionNumber, settings: GeneratorSettings, versions: z.array(SettingsVersion) });
export type SettingsPage = z.infer<typeof SettingsPage>;

/** How long it stays is told in seconds too: a reader's clock may be wrong by more than that. */
export const Notice = z.object({ message: z.string(), until: Instant, secondsLeft: z.int().min(0) });
export type Notice = z.infer<typeof Notice>;
