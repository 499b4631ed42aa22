import { FORMATS, MAINTENANCE_MESSAGE_MOST } from "@blenda/domain/generator/constants";
import type { SettingName } from "@blenda/domain/generator/model";

/** Emergency mode has a switch of its own. */
export type FormName = Exclude<SettingName, "isEmergency">;

interface Words<Name extends SettingName = SettingName> {
  name: Name;
  label: string;
  help?: string;
}
export interface YesSetting extends Words<FormName> {
  kind: "yes";
  /** Has a row of its own: what follows depends on it. */
  isWide?: boolean;
}
export interface NumberSetting extends Words<FormName> {
  kind: "number";
  unit: string;
  /** How many of what is stored make one of what is shown: 1,000 ms are a second. */
  per?: number;
}
export interface FormatsSetting extends Words<FormName> {
  kind: "formats";
  choices: readonly string[];
}
export interface MessageSetting extends Words<FormName> {
  kind: "message";
  most: number;
}
export type FormSetting = YesSetting | NumberSetting | FormatsSetting | MessageSetting;

export interface SettingGroup {
  id: string;
  title: string;
  about: string;
  settings: readonly FormSetting[];
}

const yes = (name: FormName, label: string, help: string): YesSetting => ({ kind: "yes", name, label, help });
const number = (name: FormName, label: string, unit: string, help: string, per = 1): NumberSetting => ({
  kind: "number",
  name,
  label,
  unit,
  help,
  per,
});

/** Every setting of the contract, in the order of the page. */
export const SETTING_GROUPS: readonly SettingGroup[] = [
  {
    id: "availability",
    title: "Availability",
    about: "What people can make right now.",
    settings: [
      yes("maintenanceMode", "Maintenance", "Closes the tool. Everything waiting or running ends, and its tokens go back."),
      yes("queueEnabled", "Queue", "Without it, people who come while everything is busy are asked to try again."),
      yes("textGenerationEnabled", "From text", "Models out of words."),
      yes("imageGenerationEnabled", "From a picture", "Models from an uploaded picture."),
      yes("highPackEnabled", "HighPack", "More textures and levels of detail, for 3 more tokens."),
      yes("advancedFeaturesEnabled", "Advanced options", "Ultra resolution and high complexity."),
    ],
  },
  {
    id: "limits",
    title: "Limits",
    about: "How much may be made. Days begin at midnight UTC.",
    settings: [
      number("maxGenerationsPerUser", "Per person", "a day", "Fully refunded generations don't count."),
      number("maxGenerationsPerDay", "For everybody", "a day", "When it's reached, the tool asks people to try again tomorrow."),
      number("cooldownSeconds", "Cooldown", "seconds", "Between two generations by one person."),
      number("maxConcurrent", "At the same time", "jobs", "Running at the same time, on all servers."),
    ],
  },
  {
    id: "price",
    title: "Price",
    about: "What a generation costs: the base price, and two factors where they are on.",
    settings: [
      {
        ...yes("dynamicPricingEnabled", "Dynamic price", "Multiplies the base price with both factors, rounded up to whole tokens."),
        isWide: true,
      },
      number("costMultiplier", "Cost multiplier", "×", "1 is the base price."),
      number("emergencyPriceIncrease", "Emergency increase", "×", "On top, for days when the engines are short."),
    ],
  },
  {
    id: "input",
    title: "Input",
    about: "What people may ask for.",
    settings: [
      number("promptMinCharacters", "Shortest prompt", "characters", "Counted as people see them."),
      number("promptMaxCharacters", "Longest prompt", "characters", "At most 4,000."),
      number("maxImageBytes", "Largest picture", "MB", "At most 50 MB.", 1_048_576),
      { kind: "formats", name: "allowedFormats", label: "Formats", help: "File formats a finished model comes in.", choices: FORMATS },
    ],
  },
  {
    id: "engine",
    title: "Engine",
    about: "How we call the engine that does the work.",
    settings: [
      number("apiTimeoutMs", "Timeout", "seconds", "A job that takes longer ends, and its tokens go back.", 1_000),
      number("apiRetries", "Retries", "times", "When the engine doesn't answer."),
      number("apiRequestsPerMinute", "Pace", "requests a minute", "The rest waits for the next minute."),
      yes("apiFallbackEnabled", "Fallback", "The built-in engine takes over when an outside one fails."),
    ],
  },
  {
    id: "sight",
    title: "What people see",
    about: "Parts of the tool, and what it says while it's closed.",
    settings: [
      yes("showPricingModal", "Plans and packs", "The window that sells tokens."),
      yes("showAdvancedControls", "Advanced controls", "Resolution, complexity and HighPack."),
      yes("showHistory", "History", "Earlier results beside the tool."),
      {
        kind: "message",
        name: "maintenanceMessage",
        label: "Maintenance message",
        help: "Shown in the tool, and to anyone who tries to generate.",
        most: MAINTENANCE_MESSAGE_MOST,
      },
    ],
  },
  {
    id: "alerts",
    title: "Alerts",
    about: "When our team is told.",
    settings: [
      yes("notifyOnErrors", "On errors", "Tell admins when generations fail too often."),
      number("errorThresholdPerMinute", "Too often means", "a minute", "How many failures before we tell you."),
      yes("notifyOnHighUsage", "On high usage", "Tell admins when a day's limit is nearly used up."),
      number("usageThresholdPercent", "Nearly means", "%", "Of the limit for everybody."),
    ],
  },
];

export const FORM_SETTINGS: readonly FormSetting[] = SETTING_GROUPS.flatMap(({ settings }) => settings);
