import { type Finding, finding, type ModelFacts } from "../inspection.ts";
import type { Reading } from "../readers/reading.ts";
import { commas as count } from "./commas.ts";

const MAX_TEXTURE_SIDE = 16_384;
const MAX_UV_OVERLAP = 5;
const MAX_TRIANGLES_AMONG_QUADS = 20;
const MAX_POLES = 5;
const SMALLEST_METRES = 0.001;
const LARGEST_METRES = 1000;
const DEFAULT_NAMES =
  /^(cube|sphere|uv ?sphere|cylinder|plane|cone|torus|suzanne|icosphere|circle|material|object|mesh|group|default|untitled|box|lambert|phong|initialshadinggroup|polysurface|p(cube|sphere|cylinder|plane|torus|cone))([._ ]?\d+)?$/i;

/** What a model may weigh: one that moves is for real time, any other for pictures. */
const BUDGETS = {
  moving: { triangles: 200_000, textureBytes: 256 * 2 ** 20, drawCalls: 100 },
  still: { triangles: 1_000_000, textureBytes: 512 * 2 ** 20, drawCalls: 300 },
};

/** The quality rules of an upload, applied to what was measured. */
export function judge(facts: ModelFacts, reading: Reading): Finding[] {
  const { path } = facts;
  const found: Finding[] = [];
  const when = (applies: boolean, ...about: Parameters<typeof finding>) => {
    if (applies) found.push(finding(...about));
  };
  for (const texture of new Set(reading.missingTextures))
    found.push(finding("missing-texture", "The model asks for a texture that did not come with it.", texture));
  when(
    reading.missingLibrary !== undefined,
    "material-library-missing",
    "The OBJ names a material library that is not beside it.",
    reading.missingLibrary,
  );
  when(
    reading.absolutePaths.length > 0,
    "absolute-paths",
    "Textures are named by a path on the maker's own disk.",
    reading.absolutePaths[0],
  );
  when(
    (reading.extraTriangles ?? 0) > 0,
    "not-analysed",
    "Its copies are counted, but too many to be placed: size, pictures and preview show each mesh once.",
    path,
  );
  when(facts.nonManifoldEdges > 0, "non-manifold", `${count(facts.nonManifoldEdges)} edges belong to more than two faces.`, path);
  when(facts.openEdges > 0, "open-edges", `${count(facts.openEdges)} edges are open: the surface is not closed.`, path);
  when(facts.isolatedVertices > 0, "isolated-vertices", `${count(facts.isolatedVertices)} vertices belong to no face.`, path);
  when(
    facts.coincidentVertices > facts.vertices * 0.01,
    "coincident-vertices",
    `${count(facts.coincidentVertices)} vertices repeat another one.`,
    path,
  );
  when(facts.degenerateFaces > 0, "degenerate-faces", `${count(facts.degenerateFaces)} faces have no area.`, path);
  when(!facts.hasNormals, "no-normals", "The file has no normals; viewers will compute flat ones.", path);
  when(
    facts.size.x + facts.size.y + facts.size.z > 0 && isUnlikely(facts),
    "unlikely-size",
    `The model measures ${metres(facts)}; between 1 mm and 1 km is expected.`,
    path,
  );
  when(
    facts.unappliedTransforms > 0,
    "unapplied-transforms",
    `${count(facts.unappliedTransforms)} ${facts.unappliedTransforms === 1 ? "object has a rotation or scale that isn't" : "objects have a rotation or scale that isn't"} applied. Apply it and export again.`,
    path,
  );
  const named = facts.names.filter((name) => DEFAULT_NAMES.test(name));
  when(named.length > 0, "default-names", "Objects or materials still have the name their program gave them.", named[0]);
  judgeWeight(facts, when);
  judgeUvs(facts, when);
  judgePolygons(facts, when);
  for (const texture of facts.textures) judgeTexture(texture, when);
  return found;
}

type When = (applies: boolean, ...about: Parameters<typeof finding>) => void;

function judgeWeight({ triangles, textures, drawCalls, bones, animations, path }: ModelFacts, when: When): void {
  const isMoving = bones > 0 || animations.length > 0;
  const budget = BUDGETS[isMoving ? "moving" : "still"];
  const than = isMoving ? "for a model that moves" : "for a still model";
  const bytes = textures.reduce((sum, { gpuBytes }) => sum + gpuBytes, 0);
  when(
    triangles > budget.triangles,
    "heavy-geometry",
    `${count(triangles)} triangles; ${count(budget.triangles)} ${than} are plenty.`,
    path,
  );
  when(
    bytes > budget.textureBytes,
    "heavy-textures",
    `The textures take ${megabytes(bytes)} MB of graphics memory; ${megabytes(budget.textureBytes)} MB ${than} are plenty.`,
    path,
  );
  when(
    drawCalls > budget.drawCalls,
    "many-draw-calls",
    `It is drawn in ${count(drawCalls)} pieces; ${count(budget.drawCalls)} ${than} are plenty.`,
    path,
  );
}

function judgeUvs({ uvSets, textures, uvOverlap, zeroUvFaces, path }: ModelFacts, when: When): void {
  when(uvSets === 0 && textures.length > 0, "no-uvs", "There are textures, but no UVs to lay them on.", path);
  when(uvSets > 0 && uvOverlap > MAX_UV_OVERLAP, "uv-overlap", `${uvOverlap}% of the used UV space is used more than once.`, path);
  when(uvSets > 0 && zeroUvFaces > 0, "zero-uv-faces", `${count(zeroUvFaces)} faces have no area in UV space.`, path);
}

function judgePolygons({ polygons, poles, path }: ModelFacts, when: When): void {
  if (!polygons) return;
  const all = polygons.triangles + polygons.quads + polygons.ngons;
  const share = (100 * polygons.triangles) / Math.max(1, all);
  when(polygons.ngons > 0, "ngons", `${count(polygons.ngons)} faces have more than four sides.`, path);
  // A mesh of triangles alone is a choice; triangles scattered among quads are usually an accident.
  when(
    polygons.quads > 0 && share > MAX_TRIANGLES_AMONG_QUADS,
    "many-triangles-among-quads",
    `${Math.round(share)}% of the faces are triangles among quads.`,
    path,
  );
  when(
    polygons.quads > polygons.triangles && (poles ?? 0) > MAX_POLES,
    "many-poles",
    `${poles}% of the vertices join more than five edges.`,
    path,
  );
}

function judgeTexture({ name, width, height }: ModelFacts["textures"][number], when: When): void {
  when(
    !isPowerOfTwo(width) || !isPowerOfTwo(height),
    "texture-not-power-of-two",
    `The texture is ${width} × ${height}; powers of two are expected.`,
    name,
  );
  when(width !== height, "texture-not-square", `The texture is ${width} × ${height}.`, name);
  when(Math.max(width, height) > MAX_TEXTURE_SIDE, "texture-too-large", `The texture is ${width} × ${height}; 16,384 is the most.`, name);
}

const megabytes = (bytes: number) => count(Math.round(bytes / 2 ** 20));
const isPowerOfTwo = (value: number) => value > 0 && (value & (value - 1)) === 0;

function isUnlikely({ size: { x, y, z } }: ModelFacts): boolean {
  const largest = Math.max(x, y, z);
  return largest < SMALLEST_METRES || largest > LARGEST_METRES;
}

function metres({ size: { x, y, z } }: ModelFacts): string {
  return `${[x, y, z].map((value) => Number(value.toPrecision(3))).join(" × ")} m`;
}
