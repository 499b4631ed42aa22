import { type BuiltThing, makeThing } from "./assemble.ts";
import { factsOf, type ModelFacts } from "./facts.ts";
import { grammars } from "./grammars/registry.ts";
import { coarserCopies } from "./lods.ts";
import type { Mesh, Model, Progress } from "./model.ts";
import { palettes } from "./palettes.ts";
import type { Instead } from "./prompt/reading.ts";
import { plainWords } from "./prompt/tokens.ts";
import { isMakeable, type Understood, understand } from "./prompt/understand.ts";
import { reported, sentencesOf, type Understanding } from "./prompt/understanding.ts";
import { startPulse, within } from "./pulse.ts";
import { arranged } from "./scene.ts";
import { unwrap } from "./solid/atlas/unwrap.ts";
import { bake, type PlacedPart } from "./solid/bake/bake.ts";
import { type Random, seededRandom } from "./solid/random.ts";

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

/** Words into a model: the same request gives the same model, to the last byte. */
export async function generate(request: GenerateRequest, progress?: Progress, signal?: AbortSignal): Promise<Generated> {
  const pulse = startPulse(progress, signal);
  await pulse("read prompt", 0);
  const understood = await read(request.prompt, request.instead);
  await pulse("build parts", 0.04);
  const parts = await build(understood, request);
  await pulse("unwrap", 0.12);
  const skin = unwrap(parts);
  const size = TEXELS[request.resolution];
  const maps = await bake(skin, parts, { size, hasExtraMaps: request.highPack }, within(pulse, 0.15, request.highPack ? 0.85 : 0.97));
  const name = nameOf(understood);
  const mesh: Mesh = {
    name,
    positions: skin.positions,
    normals: unitNormals(skin.normals),
    uvs: skin.uvs,
    indices: skin.indices,
    material: 0,
  };
  const model: Model = { name, meshes: [mesh], materials: [{ name, maps }] };
  if (request.highPack) {
    await pulse("coarser copies", 0.86);
    model.lods = await coarserCopies(model.meshes);
    await pulse("palettes", 0.92);
    model.variants = palettes(model.materials);
  }
  await pulse("done", 1);
  return { model, facts: factsOf(model), understanding: reported(understood) };
}

/** What the prompt asks for, all of it makeable. Throws when it holds nothing to go by, or something nobody can make. */
export async function read(prompt: string, instead?: Instead): Promise<Understood> {
  const understood = await understand(prompt, grammars, { instead });
  if (!understood || understood.objects.length === 0) throw new NotUnderstood();
  if (isMakeable(understood)) return understood;
  const missing = understood.objects.filter(({ grammar }) => grammar === null).map(({ asked }) => asked);
  throw new NotOffered(missing, sentencesOf({ ...understood, ignored: [] }));
}

/** The parts of everything that was understood, each in its place. */
export async function build(understood: Understood, { prompt, seed = 1, complexity }: GenerateRequest): Promise<PlacedPart[]> {
  const random = seededRandom(`${plainWords(prompt).trim()}#${seed}`);
  const things = await makeThings(understood, complexity === "high", random);
  return arranged(things, understood.arrangement, random.fork("places"), supportAmong(understood));
}

async function makeThings({ objects }: Understood, isDetailed: boolean, random: Random): Promise<BuiltThing[]> {
  const things: BuiltThing[] = [];
  for (const [index, { grammar, look, count }] of objects.entries()) {
    const together = Math.min(count, grammar.gathers ?? 1);
    for (let made = 0; made < count; made += together) {
      const whole = { ...look, count: Math.min(together, count - made) };
      things.push(await makeThing({ grammar, look: whole }, isDetailed, random.fork(`thing ${index}.${made}`)));
    }
  }
  return things;
}

/** The first thing made of the object the others stand on. */
function supportAmong({ objects, support }: Understood): number {
  return objects.slice(0, support).reduce((sum, { count, grammar }) => sum + Math.ceil(count / Math.min(count, grammar.gathers ?? 1)), 0);
}

/** “red-mushroom”: for files and for the outliner. */
function nameOf({ objects }: Understood): string {
  const words = objects.slice(0, 3).flatMap(({ grammar, said, look }) => [...said.colors.slice(0, 1), look.material ?? "", grammar.id]);
  return words.filter((word, at) => word !== "" && word !== words[at - 1]).join("-");
}

function unitNormals(normals: Float32Array): Float32Array {
  const out = new Float32Array(normals.length);
  for (let at = 0; at < normals.length; at += 3) {
    const length = Math.hypot(normals[at], normals[at + 1], normals[at + 2]);
    if (length < 1e-6) out[at + 1] = 1;
    else for (let axis = 0; axis < 3; axis++) out[at + axis] = normals[at + axis] / length;
  }
  return out;
}
