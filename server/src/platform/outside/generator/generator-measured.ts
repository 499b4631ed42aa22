import type { ProductFacts } from "@blenda/domain/catalogue/model";
import type { GeneratedFacts } from "@blenda/domain/generation/model";
import type { Inspection, ModelFacts } from "@blenda/forge/inspect/inspection";
import { NothingGenerated } from "./generator.ts";

interface NotInTheFile {
  lodTriangles: number[];
  variants: string[];
}

/** What is kept of a measurement: the facts people see, and those a product of it will have. */
export function measuredOf(
  { facts }: Inspection,
  { lodTriangles, variants }: NotInTheFile,
): { facts: GeneratedFacts; measured: ProductFacts } {
  const [model] = facts.models;
  if (!model) throw new NothingGenerated("engine", `no model could be read in ${facts.name}`);
  const { triangles, vertices, meshes, materials, textures, uvCoverage, uvOverlap, size } = model;
  const shared = { triangles, vertices, meshes, materials, textures, uvCoverage, uvOverlap, size, isManifold: isManifold(model) };
  const { drawCalls, uvSets, bones, morphs, animations, isPbr, polygons } = model;
  const measured = { ...shared, drawCalls, uvSets, bones, morphs, animations, isPbr, quads: polygons?.quads ?? null };
  return { facts: { ...shared, lodTriangles, variants }, measured: { measuredFrom: facts.name, ...measured } };
}

const isManifold = ({ openEdges, nonManifoldEdges }: ModelFacts): boolean => openEdges === 0 && nonManifoldEdges === 0;
