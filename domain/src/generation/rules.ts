import type { GeneratorSettings } from "../generator/model.ts";
import type { Instant } from "../shared/time.ts";
import { GENERATION_COST, JOBS, type JobStatus, MISSING, type PictureMode } from "./constants.ts";
import type { Choice, Cost, JobOptions, Reading, ReadThing, ToolRules } from "./model.ts";

type Prices = Pick<GeneratorSettings, "dynamicPricingEnabled" | "costMultiplier" | "emergencyPriceIncrease">;

/** Base 1, plus 3 for highPack, plus 1 for high complexity, plus 2 for ultra; times the factors where they are on (spec 1 §9). */
export function costOf({ resolution, complexity, highPack }: JobOptions, prices: Prices): Cost {
  const lines: { label: string; tokens: number }[] = [{ label: "Base", tokens: GENERATION_COST.base }];
  if (resolution === "ultra") lines.push({ label: "Ultra resolution", tokens: GENERATION_COST.ultraResolution });
  if (complexity === "high") lines.push({ label: "High complexity", tokens: GENERATION_COST.highComplexity });
  if (highPack) lines.push({ label: "HighPack", tokens: GENERATION_COST.highPack });
  const plain = lines.reduce((sum, { tokens }) => sum + tokens, 0);
  if (!prices.dynamicPricingEnabled) return { lines, total: plain };
  // Whole tokens, rounded up; ten digits, so that 1.1 × 10 is 11.
  const total = Math.ceil(Number((plain * prices.costMultiplier * prices.emergencyPriceIncrease).toFixed(10)));
  if (total !== plain) lines.push({ label: "Current price", tokens: total - plain });
  return { lines, total };
}

/** Whether the words say what is made: always, unless a picture is made into a body itself. Null for what has no picture. */
export const isFromWords = (mode: PictureMode | null): boolean => mode === null || mode === "form";

/**
 * What is asked for of what can be had: a body made of a picture is as fine as the picture, so more detail is neither made nor
 * paid for.
 */
export const optionsFor = (mode: PictureMode | null, options: JobOptions): JobOptions =>
  isFromWords(mode) ? options : { ...options, resolution: "normal", complexity: "normal" };

/** What is still to be chosen: things without a form, for which none of their offers was taken. */
export const openChoices = ({ things }: Reading, choices: readonly Choice[]): ReadThing[] =>
  things.filter((thing) => thing.fit === "missing" && chosenFor(thing, choices) === null);

/** Which of its offers the person took for a thing there is no form for. */
export const chosenFor = ({ asked, fit, offers }: ReadThing, choices: readonly Choice[]): string | null =>
  fit === "missing" ? (choices.find((choice) => choice.asked === asked && offers.includes(choice.made))?.made ?? null) : null;

/** Of what was chosen, what these words need; whatever else was sent along is no choice of theirs. */
export function choicesFor({ things }: Reading, choices: readonly Choice[]): Choice[] {
  const taken = new Map<string, string>();
  for (const thing of things) {
    const made = chosenFor(thing, choices);
    if (made !== null) taken.set(thing.asked, made);
  }
  return [...taken].map(([asked, made]) => ({ asked, made }));
}

/** What cameras, phones, programs and tidy people call pictures, whatever is in them. */
const NO_NAMES =
  /^(img|image|images|pic|picture|photo|photos|foto|dsc|dscn|dscf|pxl|mvimg|screenshot|screen|shot|scan|whatsapp|capture|untitled|unnamed|download|final|copy|edit|edited|new|old|draft|export|render|front|back|side|top|left|right|view|small|large|medium|thumb|thumbnail|cropped|cutout|transparent|background|bg|png|jpe?g|webp|at|am|pm|v|no|of|the|a|an|and|my|hd|hq)$/;
const NAME_MOST_WORDS = 4;

/** The words of a file's name that may name what is in it: “IMG_2041 red-mug (2).png” is a red mug, “DSC_0042.jpg” nothing. */
export function wordsOfFileName(name: string): string {
  const words = name
    .replace(/\.\w{1,5}$/, "")
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1 && !NO_NAMES.test(word));
  return words.length <= NAME_MOST_WORDS ? words.join(" ") : "";
}

/** The one thing these words name that we have a form for, or nothing. */
export const knownThing = (reading: Reading | null): string | null => {
  const [thing, ...others] = reading?.things ?? [];
  return thing && others.length === 0 && thing.fit === "exact" && thing.asked !== "" ? thing.asked : null;
};

/** A noun as it may be written down for staff: a few plain words in small letters, or nothing. */
export function plainNoun(asked: string): string | null {
  const noun = asked.normalize("NFC").toLowerCase().replaceAll(/\s+/g, " ").trim();
  const isPlain = /^\p{L}[\p{L}\p{M}'’ -]*$/u.test(noun) && noun.split(" ").length <= MISSING.MOST_WORDS;
  return isPlain && noun.length <= MISSING.LONGEST ? noun : null;
}

type Refusal =
  | { code: "GENERATION_PROMPT_TOO_LONG" | "GENERATION_PROMPT_TOO_SHORT"; data: { n: number } }
  | { code: "GENERATION_FORMAT"; data: { x: string; list: string } }
  | { code: "GENERATION_IMAGE_TOO_LARGE"; data: { x: number } };

interface GenerationParameters {
  prompt: string;
  /** Where one was named; every allowed one is made anyway. */
  format?: string | undefined;
  /** Null when it is made from words. */
  imageBytes: number | null;
  /** What becomes of the picture. */
  mode?: PictureMode | null;
}
type Bounds = Pick<ToolRules, "promptMinCharacters" | "promptMaxCharacters" | "allowedFormats" | "maxImageBytes">;

/**
 * Spec 1 §5, "Generation parameters". Characters are counted as people see them. A picture needs no words; those it has obey the same
 * bounds, but for the name of what it shows, which may be short: the picture says the rest.
 */
export function refusalOf({ prompt, format, imageBytes, mode = null }: GenerationParameters, rules: Bounds): Refusal | null {
  const length = [...prompt.trim()].length;
  const isEnough = length >= rules.promptMinCharacters || (imageBytes !== null && (length === 0 || mode === "form"));
  if (length > rules.promptMaxCharacters) return { code: "GENERATION_PROMPT_TOO_LONG", data: { n: rules.promptMaxCharacters } };
  if (!isEnough) return { code: "GENERATION_PROMPT_TOO_SHORT", data: { n: rules.promptMinCharacters } };
  if (format !== undefined && !rules.allowedFormats.some((allowed) => allowed === format))
    return { code: "GENERATION_FORMAT", data: { x: format, list: rules.allowedFormats.join(", ") } };
  if (imageBytes !== null && imageBytes > rules.maxImageBytes)
    return { code: "GENERATION_IMAGE_TOO_LARGE", data: { x: megabytes(rules.maxImageBytes) } };
  return null;
}

/** 10485760 bytes are 10 MB. */
export const megabytes = (bytes: number): number => Math.round((bytes / 1_048_576) * 10) / 10;

/** Final states never change (decision B27). A running job waits again when the process that worked on it is gone. */
const MOVES: Record<JobStatus, readonly JobStatus[]> = {
  queued: ["running", "cancelled", "failed", "timed_out"],
  running: ["queued", "succeeded", "failed", "cancelled", "timed_out"],
  succeeded: [],
  failed: [],
  cancelled: [],
  timed_out: [],
};
export const canMoveJob = (from: JobStatus, to: JobStatus): boolean => MOVES[from].includes(to);
export const isOver = (status: JobStatus): boolean => MOVES[status].length === 0;

/** All of it, but half, rounded up, where the person stops work that is under way. */
export const releasedOnCancel = (cost: number, status: JobStatus): number => (status === "running" ? Math.ceil(cost / 2) : cost);

/** Seconds until the next may begin, or nothing to wait for. */
export function coolingSeconds(lastStartedAt: Instant | null, cooldownSeconds: number, now: Instant): number {
  if (lastStartedAt === null) return 0;
  return Math.max(0, Math.ceil((Date.parse(lastStartedAt) + cooldownSeconds * 1000 - Date.parse(now)) / 1000));
}

/** How long until a job is done: what is before it shared by the workers, then itself. */
export function etaSeconds(position: number, workers: number, usualSeconds: number = JOBS.USUAL_SECONDS): number {
  return Math.round(Math.ceil(position / Math.max(1, workers)) * usualSeconds);
}

export const toolRules = ({ maintenanceMode, ...settings }: GeneratorSettings): ToolRules => ({
  isOpen: !maintenanceMode,
  maintenanceMessage: settings.maintenanceMessage,
  highPackEnabled: settings.highPackEnabled,
  advancedFeaturesEnabled: settings.advancedFeaturesEnabled,
  imageGenerationEnabled: settings.imageGenerationEnabled,
  textGenerationEnabled: settings.textGenerationEnabled,
  cooldownSeconds: settings.cooldownSeconds,
  maxImageBytes: settings.maxImageBytes,
  allowedFormats: settings.allowedFormats,
  promptMinCharacters: settings.promptMinCharacters,
  promptMaxCharacters: settings.promptMaxCharacters,
  costMultiplier: settings.costMultiplier,
  dynamicPricingEnabled: settings.dynamicPricingEnabled,
  emergencyPriceIncrease: settings.emergencyPriceIncrease,
  showPricingModal: settings.showPricingModal,
  showAdvancedControls: settings.showAdvancedControls,
  showHistory: settings.showHistory,
});
