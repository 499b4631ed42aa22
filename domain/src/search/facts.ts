import { FORMATS, SOFTWARE, SOFTWARE_NAMES, type Software } from "../catalogue/constants.ts";
import { exactly } from "../shared/language/formats.ts";
import { SKILL_LEVELS } from "../trainings/constants.ts";
import { TEXTURE_SIZES } from "./constants.ts";
import type { ListingAddress, TrainingAddress } from "./model.ts";

const LOW_POLY_TRIANGLES = 5_000;
const GAME_READY = { TRIANGLES: 20_000, SCORE: 90 } as const;

/** Words that name something we measured or know: what holds the fact is found beside what holds the words. */
export interface Fact {
  /** As people write them; phrases with hyphens. */
  words: string;
  /** As we say it: "“low poly” includes models of up to 5,000 triangles." */
  says: string;
  /** What it would be as filters of the one listing or the other; absent where it is only a word there. */
  products?: ListingAddress;
  trainings?: TrainingAddress & { price?: string };
  /** Only what holds it is meant, whatever the words of others say: a price is no matter of words. */
  isStrict?: boolean;
  /** What comes first of what fits equally, unless another order was chosen. */
  sort?: "price-up" | "price-down";
}

const FORMAT_WORDS: Partial<Record<string, string>> = { glb: "glb gltf", blend: "blend blend-file" };

const PROGRAM_WORDS: Partial<Record<Software, string>> = { unreal: "unreal unreal-engine ue4 ue5", "three-js": "threejs three-js" };

export const FACTS: readonly Fact[] = [
  {
    words: "low-poly lowpoly",
    says: `of up to ${exactly(LOW_POLY_TRIANGLES)} triangles`,
    products: { triangles: `-${LOW_POLY_TRIANGLES}` },
  },
  {
    words: "game-ready gameready",
    says: "of up to 20,000 triangles with a file score of at least 90",
    products: { triangles: `-${GAME_READY.TRIANGLES}`, score: String(GAME_READY.SCORE) },
  },
  { words: "rigged rig", says: "with a skeleton in the file", products: { rig: "rigged" } },
  { words: "animated animation", says: "with an animation in the file", products: { rig: "animated" } },
  { words: "morph-targets morphs shape-keys blendshapes", says: "with morph targets in the file", products: { rig: "morphs" } },
  { words: "textured", says: "with textures", products: { textures: TEXTURE_SIZES.filter((size) => size !== "none").join() } },
  ...TEXTURE_SIZES.filter((size) => size !== "none").map((size) => ({
    words: `${size} ${size}-textures`,
    says: `with ${size.toUpperCase()} textures`,
    products: { textures: size },
  })),
  { words: "quads quad-mesh", says: "of quads only", products: { geometry: "quads" } },
  { words: "watertight manifold printable 3d-printable 3d-print", says: "with a closed surface", products: { geometry: "manifold" } },
  { words: "cc0 public-domain", says: "under CC0", products: { licence: "free-cc0" } },
  ...FORMATS.map((format) => ({
    words: FORMAT_WORDS[format] ?? format,
    says: `that come as ${format.toUpperCase()}`,
    products: { formats: format },
  })),
  ...SOFTWARE.map((software) => ({
    words: PROGRAM_WORDS[software] ?? software,
    says: `that open in ${SOFTWARE_NAMES[software]}`,
    products: { software },
  })),
  { words: "course", says: "that are courses", trainings: { type: "course" } },
  { words: "tutorial", says: "that are tutorials", trainings: { type: "tutorial" } },
  ...SKILL_LEVELS.map((level) => ({ words: level.toLowerCase(), says: `of the level ${level}`, trainings: { level } })),
];
