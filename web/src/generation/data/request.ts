import { COMPLEXITIES, PICTURE_MODES, RESOLUTIONS } from "@blenda/domain/generation/constants";
import type { Job, ToolRules } from "@blenda/domain/generation/model";
import { costOf, isFromWords, optionsFor, refusalOf } from "@blenda/domain/generation/rules";
import { generationTexts } from "@blenda/domain/generation/texts";

/** What the form holds. It is kept as text, so it outlives a reload as every draft does. */
export const EMPTY_REQUEST = {
  source: "text",
  prompt: "",
  /** Words that come with a picture; those for a model made from words stay with it. */
  caption: "",
  imageId: "",
  imageName: "",
  imageUrl: "",
  /** Needs no words; a picture whose name is known changes it. */
  mode: "figurine" as string,
  resolution: RESOLUTIONS[0] as string,
  complexity: COMPLEXITIES[0] as string,
  highPack: "",
};
type RequestWords = typeof EMPTY_REQUEST;
export type RequestField = keyof RequestWords;

const oneOf = <Value extends string>(all: readonly Value[], text: string): Value => all.find((one) => one === text) ?? (all[0] as Value);

/** What is really asked for: a kept draft may name what has been switched off since, or what only another engine makes (`hasForms`). */
export function requestOf(words: RequestWords, rules: ToolRules, hasForms = true) {
  const canAdvance = rules.advancedFeaturesEnabled && rules.showAdvancedControls;
  const wantsImage = words.source === "image";
  const source: Job["source"] = (wantsImage || !rules.textGenerationEnabled) && rules.imageGenerationEnabled ? "image" : "text";
  const known = PICTURE_MODES.find((one) => one === words.mode) ?? "figurine";
  const mode = known === "form" && !hasForms ? "figurine" : known;
  const pictureMode = source === "image" ? mode : null;
  const options = optionsFor(pictureMode, {
    resolution: canAdvance ? oneOf(RESOLUTIONS, words.resolution) : "normal",
    complexity: canAdvance ? oneOf(COMPLEXITIES, words.complexity) : "normal",
    highPack: rules.highPackEnabled && rules.showAdvancedControls && words.highPack !== "",
  });
  return {
    source,
    prompt: source === "image" ? words.caption : words.prompt,
    mode,
    /** Of a picture, what becomes of it; null for words alone. */
    pictureMode,
    /** The words say what is made. */
    isFromWords: isFromWords(pictureMode),
    options,
    cost: costOf(options, rules),
  };
}

/** Where the words of a request are typed. */
export const promptField = (source: Job["source"]) => (source === "image" ? "caption" : "prompt");

/** What would be refused, in the words of the refusal. */
export function faultsOf(words: RequestWords, rules: ToolRules, hasForms = true): Partial<Record<RequestField, string>> {
  const { source, prompt, pictureMode } = requestOf(words, rules, hasForms);
  if (source === "image" && words.imageId === "") return { imageId: generationTexts.imageMissing };
  if (pictureMode === "form" && prompt.trim() === "") return { caption: generationTexts.nameIt };
  // A picture was measured when it was chosen.
  const refusal = refusalOf({ prompt, imageBytes: source === "image" ? 0 : null, mode: pictureMode }, rules);
  const field = promptField(source);
  if (refusal?.code === "GENERATION_PROMPT_TOO_LONG") return { [field]: generationTexts.promptTooLong(refusal.data.n) };
  if (refusal?.code === "GENERATION_PROMPT_TOO_SHORT") return { [field]: generationTexts.promptTooShort(refusal.data.n) };
  return {};
}
