import { generatorFailures } from "@blenda/domain/generator/failures";
import { GeneratorSettings } from "@blenda/domain/generator/model";
import { exact } from "../../lib/text/numbers.ts";
import { FORM_SETTINGS, type FormName, type FormSetting } from "./setting-list.ts";

/** The settings as the form holds them: texts, in the units people read. */
export type Draft = Record<FormName, string>;
export type Faults = Partial<Record<FormName, string | undefined>>;

const EMERGENCY = { label: "Emergency mode", kind: "yes" } as const;

function textOf(setting: FormSetting, value: unknown): string {
  if (setting.kind === "number") return String(Number((Number(value) / (setting.per ?? 1)).toFixed(3)));
  return Array.isArray(value) ? value.join(",") : String(value);
}

function storedOf(setting: FormSetting, text: string): unknown {
  if (setting.kind === "yes") return text === "true";
  if (setting.kind === "formats") return setting.choices.filter((choice) => text.split(",").includes(choice));
  if (setting.kind === "message") return text.trim();
  // Nothing and a blank are no number; JavaScript would call them 0.
  return text.trim() === "" ? Number.NaN : Number((Number(text) * (setting.per ?? 1)).toFixed(3));
}

export const draftOf = (settings: GeneratorSettings): Draft =>
  Object.fromEntries(FORM_SETTINGS.map((setting) => [setting.name, textOf(setting, settings[setting.name])])) as Draft;

export const settingsIn = (draft: Draft): Omit<GeneratorSettings, "isEmergency"> =>
  Object.fromEntries(FORM_SETTINGS.map((setting) => [setting.name, storedOf(setting, draft[setting.name])])) as Omit<
    GeneratorSettings,
    "isEmergency"
  >;

/** What is wrong, in the domain's words, beside the setting it is wrong with. */
export function faultsIn(draft: Draft): Faults {
  const faults: Faults = Object.fromEntries(FORM_SETTINGS.map((setting) => [setting.name, faultOf(setting, draft[setting.name])]));
  const { promptMinCharacters: least, promptMaxCharacters: most } = settingsIn(draft);
  // Two sentences about the same figure would only confuse.
  if (least > most && !faults.promptMaxCharacters)
    faults.promptMinCharacters ??= `${generatorFailures.GENERATOR_PROMPT_BOUNDS.say(undefined)}.`;
  return faults;
}

function faultOf(setting: FormSetting, text: string): string | undefined {
  const issue = GeneratorSettings.shape[setting.name].safeParse(storedOf(setting, text)).error?.issues[0];
  if (!issue) return undefined;
  const bound = issue.code === "too_small" ? issue.minimum : issue.code === "too_big" ? issue.maximum : null;
  // The domain speaks of what is stored; the reader of what is shown.
  const words = setting.kind === "number" && bound !== null ? issue.message.replace(String(bound), textOf(setting, bound)) : issue.message;
  return `${setting.label} ${words}.`;
}

export const labelOf = (name: string): string => settingOf(name)?.label ?? name;

/** A value as people read it: "30 seconds", "On", "glb, usdz". */
export function shownValue(name: string, value: unknown): string {
  const setting = settingOf(name);
  if (setting?.kind === "yes") return value ? "On" : "Off";
  if (setting?.kind === "number") {
    const figure = exact(Number(textOf(setting, value)));
    return `${figure} ${setting.unit}`;
  }
  return Array.isArray(value) ? value.join(", ") : `“${String(value)}”`;
}

function settingOf(name: string): FormSetting | typeof EMERGENCY | undefined {
  return name === "isEmergency" ? EMERGENCY : FORM_SETTINGS.find((setting) => setting.name === name);
}
