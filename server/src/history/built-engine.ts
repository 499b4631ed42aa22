import { builtProduct, builtProducts, readBuilt } from "../demo/port.ts";
import { type Engine, type GeneratedModel, NothingGenerated } from "../platform/outside/generator/generator.ts";
import { makeEmbeddedEngine } from "../platform/outside/generator/generator-embedded.ts";

/** Side of the largest texture that the tool promises. */
const TEXELS = 1_024;
const LEAST_SECONDS = 22;
const SECONDS_PER_TRIANGLE = 0.002;

/** What was asked for when the demo's products were made that are large enough to be results of the tool, and which those are. */
export const builtPrompts = (): Map<string, string> =>
  new Map(builtProducts().flatMap(({ id, prompt, texels }) => (texels >= TEXELS ? [[prompt, id] as const] : [])));

/**
 * The built-in engine, which hands out what it has made before: the demo's products are its own work, and making them again would
 * take a core for minutes. The time it would have taken passes all the same.
 */
export function makeBuiltEngine(pass: (seconds: number) => void): Engine {
  const { read: _takesAnyWords, draft: _draws, ...engine } = makeEmbeddedEngine();
  const known = builtPrompts();
  return {
    ...engine,
    make: async ({ prompt }) => {
      const id = known.get(prompt);
      if (id === undefined) throw new NothingGenerated("words", "nothing of the demo was made from these words");
      const made = await modelOf(id);
      pass(made.cpuMs / 1_000);
      return made;
    },
  };
}

async function modelOf(id: string): Promise<GeneratedModel> {
  const { files, facts, stageHue, score, specHash } = builtProduct(id);
  const [exact] = files;
  const at = (file: string) => ["products", id, file];
  const unpacked = files.map(async ({ file, name, format }) => {
    const bytes = await readBuilt(at(file), exact && file !== exact.file ? at(exact.file) : undefined);
    return { format, name, bytes };
  });
  const { measuredFrom, triangles, vertices, meshes, materials, textures, uvCoverage, uvOverlap, size, isManifold } = facts;
  const shown = {
    triangles,
    vertices,
    meshes,
    materials,
    textures,
    uvCoverage,
    uvOverlap,
    size,
    isManifold,
    lodTriangles: [],
    variants: [],
  };
  return {
    files: await Promise.all(unpacked),
    poster: await readBuilt(at("card.webp")),
    stageHue,
    inspection: {
      kind: "glb",
      facts: { name: measuredFrom, bytes: 0, sha256: specHash, kind: "glb", models: [] },
      findings: [],
      score,
      specHash,
      fingerprints: [],
    },
    facts: shown,
    measured: facts,
    understood: [],
    cpuMs: Math.round((LEAST_SECONDS + triangles * SECONDS_PER_TRIANGLE) * 1_000),
  };
}
