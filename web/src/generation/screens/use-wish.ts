import { COMPLEXITIES, PICTURE_MODES, RESOLUTIONS } from "@blenda/domain/generation/constants";
import type { Job, JobOptions, ToolRules } from "@blenda/domain/generation/model";
import { costOf, refusalOf } from "@blenda/domain/generation/rules";
import { generationTexts } from "@blenda/domain/generation/texts";
import { useDraft } from "../../lib/draft.ts";

/** What the form holds. It is kept as text, so it outlives a reload as every draft does. */
const EMPTY = {
  source: "text",
  prompt: "",
  imageId: "",
  imageName: "",
  imageUrl: "",
  mode: PICTURE_MODES[0] as string,
  resolution: RESOLUTIONS[0] as string,
  complexity: COMPLEXITIES[0] as string,
  highPack: "",
  format: "glb",
};
type Words = typeof EMPTY;
export type WishField = keyof Words;

const oneOf = <Value extends string>(all: readonly Value[], text: string): Value => all.find((one) => one === text) ?? (all[0] as Value);

/** What is really asked for: a kept draft may name what has been switched off since. */
export function wishOf(words: Words, rules: ToolRules) {
  const canAdvance = rules.advancedFeaturesEnabled && rules.showAdvancedControls;
  const options: JobOptions = {
    resolution: canAdvance ? oneOf(RESOLUTIONS, words.resolution) : "normal",
    complexity: canAdvance ? oneOf(COMPLEXITIES, words.complexity) : "normal",
    highPack: rules.highPackEnabled && rules.showAdvancedControls && words.highPack !== "",
  };
  const wantsImage = words.source === "image";
  const source = (wantsImage || !rules.textGenerationEnabled) && rules.imageGenerationEnabled ? "image" : "text";
  return {
    source: source as "text" | "image",
    prompt: words.prompt,
    mode: oneOf(PICTURE_MODES, words.mode),
    options,
    format: oneOf(rules.allowedFormats, words.format),
    cost: costOf(options, rules),
  };
}
export type Wish = ReturnType<typeof wishOf>;

function faultsOf(words: Words, rules: ToolRules): Partial<Record<WishField, string>> {
  const { source, prompt, format } = wishOf(words, rules);
  if (source === "image" && words.imageId === "") return { imageId: generationTexts.imageMissing };
  // A picture was measured when it was chosen.
  const refusal = refusalOf({ prompt, format, imageBytes: source === "image" ? 0 : null }, rules);
  if (refusal?.code === "GENERATION_PROMPT_TOO_LONG") return { prompt: generationTexts.promptTooLong(refusal.data.n) };
  if (refusal?.code === "GENERATION_PROMPT_TOO_SHORT") return { prompt: generationTexts.promptTooShort(refusal.data.n) };
  return {};
}

/** The form, and what it comes to. */
export function useWish(rules: ToolRules) {
  const draft = useDraft<WishField>(EMPTY, (words) => faultsOf(words, rules), "blendagen");
  /** Everything of an earlier job that can be asked for again. Its picture cannot: it is part of that job. */
  const reuse = ({ prompt, options, format }: Job) => {
    const words = { source: "text", prompt, ...options, highPack: options.highPack ? "yes" : "", format };
    for (const [field, value] of Object.entries(words)) draft.set(field as WishField, value);
  };
  return { ...draft, wish: wishOf(draft.draft, rules), reuse };
}
export type WishDraft = ReturnType<typeof useWish>;
