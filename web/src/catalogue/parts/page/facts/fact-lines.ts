import type { ProductFacts } from "@blenda/domain/catalogue/model";
import { sizeOf } from "../../../../lib/text/bytes.ts";
import { exact } from "../../../../lib/text/numbers.ts";
import { extentText, overlapText, textureText } from "../../../../product/model-text.ts";

export interface FactLine {
  label: string;
  value: string;
}

/** What was measured, in the words of people who will build with it. */
export function factLines(facts: ProductFacts): FactLine[] {
  const { textures, animations, uvSets, uvCoverage } = facts;
  const gpuBytes = textures.reduce((sum, texture) => sum + texture.gpuBytes, 0);
  return [
    { label: "Triangles", value: exact(facts.triangles) },
    { label: "Vertices", value: exact(facts.vertices) },
    { label: "Meshes", value: exact(facts.meshes) },
    { label: "Materials", value: `${exact(facts.materials)}${facts.isPbr ? ", PBR" : ""}` },
    { label: "Draw calls", value: exact(facts.drawCalls) },
    { label: "Textures", value: textureText(textures) },
    { label: "UV sets", value: uvSets === 0 ? "None" : `${uvSets}, ${overlapText(facts.uvOverlap)}` },
    ...(uvSets === 0 ? [] : [{ label: "UV coverage", value: `${Math.round(uvCoverage)}%` }]),
    { label: "Bones", value: facts.bones === 0 ? "None" : exact(facts.bones) },
    { label: "Animations", value: animations.length === 0 ? "None" : `${animations.length} (${namesOf(animations)})` },
    ...(facts.morphs > 0 ? [{ label: "Morph targets", value: exact(facts.morphs) }] : []),
    ...(facts.quads !== null && facts.quads > 0 ? [{ label: "Quads", value: exact(facts.quads) }] : []),
    { label: "Size", value: extentText(facts.size) },
    ...(gpuBytes > 0 ? [{ label: "GPU memory", value: sizeOf(gpuBytes) }] : []),
    { label: "Surface", value: facts.isManifold ? "Closed" : "Open" },
  ];
}

const MOST_NAMES = 3;

function namesOf(animations: ProductFacts["animations"]): string {
  const names = animations.slice(0, MOST_NAMES).map(({ name }) => name);
  return animations.length > MOST_NAMES ? `${names.join(", ")} …` : names.join(", ");
}
