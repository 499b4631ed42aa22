import { buildScene } from "./build.ts";
import { factsOf, type ModelFacts } from "./facts.ts";
import type { Forms } from "./forms.ts";
import { asPictured } from "./image/form/as-pictured.ts";
import type { Subject } from "./image/form/subject.ts";
import { coarserCopies } from "./lods.ts";
import type { Model, Progress } from "./model.ts";
import { palettes } from "./palettes.ts";
import type { Instead } from "./prompt/reading.ts";
import { plainWords } from "./prompt/tokens.ts";
import { isMakeable, type Understood, understand } from "./prompt/understand.ts";
import { reported, sentencesOf, type Understanding } from "./prompt/understanding.ts";
import { startPulse, within } from "./pulse.ts";
import { unwrap } from "./solid/atlas/unwrap.ts";
import { bake, type PlacedPart } from "./solid/bake/bake.ts";
import { type Random, seededRandom } from "./solid/random.ts";
import { structured } from "./structure/structured.ts";

export interface GenerateRequest {
  prompt: string;
  /** The variation: the same words with another number give another thing of the same kind. */
  seed?: number;
  /** Draft is for a quick look. */
  resolution: "draft" | "normal" | "ultra";
  complexity: "normal" | "high";
  /** Separate maps, coarser copies and other palettes as well. */
  highPack: boolean;
  /** Under a noun without a form what was chosen in its place; see `Instead` in prompt/reading.ts. */
  instead?: Instead | undefined;
  /** What a picture of it tells: its colours and proportions, where the words leave them open. */
  subject?: Subject | undefined;
}

export interface Generated {
  model: Model;
  facts: ModelFacts;
  understanding: Understanding;
}

/** The prompt holds nothing to go by. Its message may be shown to the person. */
export class NotUnderstood extends Error {
  constructor(message = "There is no word in this description that names a thing or a look.") {
    super(message);
    this.name = "NotUnderstood";
  }
}

/** Something that was asked for has no form here, and nobody chose another in its place. Nothing is made of it unasked. */
export class NotOffered extends NotUnderstood {
  /** The nouns, as a reading calls them. */
  readonly missing: readonly string[];

  constructor(missing: readonly string[], sentences: readonly string[]) {
    super(sentences.join(" "));
    this.name = "NotOffered";
    this.missing = missing;
  }
}

/** Side of the texture. */
const TEXELS = { draft: 256, normal: 1024, ultra: 2048 } as const;
/** From so many things on a scene is large. */
const LARGE_SCENE = 3;

/** Words into a model: the same request gives the same model, to the last byte. */
export async function generate(request: GenerateRequest, forms: Forms, progress?: Progress, signal?: AbortSignal): Promise<Generated> {
  const pulse = startPulse(progress, signal);
  await pulse("read prompt", 0);
  const asked = await read(request.prompt, forms, request.instead);
  await pulse("build parts", 0.04);
  const { understood, random } = await pictured(asked, request);
  const parts = await buildScene(understood, request.complexity === "high", random);
  await pulse("unwrap", 0.12);
  const skin = unwrap(parts);
  const size = TEXELS[resolutionOf(understood, request)];
  const maps = await bake(skin, parts, { size, hasExtraMaps: request.highPack }, within(pulse, 0.15, request.highPack ? 0.85 : 0.97));
  const model = structured(nameOf(understood), skin, parts, maps);
  if (request.highPack) {
    await pulse("coarser copies", 0.86);
    model.lods = await coarserCopies(model.meshes);
    await pulse("palettes", 0.92);
    model.variants = palettes(model.materials);
  }
  await pulse("done", 1);
  const understanding = reported(asked);
  const sentences = [...understanding.sentences, ...toldBy(request.subject)];
  return { model, facts: factsOf(model), understanding: { ...understanding, sentences } };
}

/** What the prompt asks for, all of it makeable. Throws when it holds nothing to go by, or something nobody can make. */
export async function read(prompt: string, forms: Forms, instead?: Instead): Promise<Understood> {
  const understood = await understand(prompt, forms, { instead });
  if (!understood || understood.objects.length === 0) throw new NotUnderstood();
  if (isMakeable(understood)) return understood;
  const missing = understood.objects.filter(({ grammar }) => grammar === null).map(({ asked }) => asked);
  throw new NotOffered(missing, sentencesOf({ ...understood, ignored: [] }));
}

/** Buildings, ships and scenes have more to show than one texture of the usual size can hold. */
function resolutionOf({ objects }: Understood, { resolution }: GenerateRequest): GenerateRequest["resolution"] {
  const things = objects.reduce((sum, { count, grammar }) => sum + Math.ceil(count / (grammar.gathers ?? 1)), 0);
  const isLarge = things >= LARGE_SCENE || objects.some(({ grammar }) => grammar.isLarge);
  return resolution === "normal" && isLarge ? "ultra" : resolution;
}

/** The same words with another seed, or of one seed another variation, are another thing of the same kind. */
const randomFor =
  ({ prompt, seed = 1 }: Pick<GenerateRequest, "prompt" | "seed">) =>
  (variation = 0): Random =>
    seededRandom(`${plainWords(prompt).trim()}#${seed}${variation === 0 ? "" : `.${variation}`}`);

const pictured = (understood: Understood, request: GenerateRequest) =>
  request.subject ? asPictured(understood, request.subject, randomFor(request)) : { understood, random: randomFor(request)() };

/** The parts of everything that was understood, each in its place. */
export function build(understood: Understood, request: GenerateRequest): Promise<PlacedPart[]> {
  return buildScene(understood, request.complexity === "high", randomFor(request)());
}

/** What came from the picture, in words. */
function toldBy(subject: Subject | undefined): string[] {
  if (!subject) return [];
  return [`${subject.isCut ? "Colours" : "Colours and proportions"} as in the picture, where the words leave them open.`];
}

/** “red-mushroom”: for files and for the outliner. */
function nameOf({ objects }: Understood): string {
  const words = objects.slice(0, 3).flatMap(({ grammar, said, look }) => [...said.colors.slice(0, 1), look.material ?? "", grammar.id]);
  return words.filter((word, at) => word !== "" && word !== words[at - 1]).join("-");
}
