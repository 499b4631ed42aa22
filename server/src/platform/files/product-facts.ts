import type { ProductFacts } from "@blenda/domain/catalogue/model";
import type { ModelFacts } from "@blenda/forge/inspect/inspection";

/** What the catalogue keeps of the measurement of one model, and from which file it was. */
export const productFacts = (measuredFrom: string, model: ModelFacts): ProductFacts => ({
  measuredFrom,
  triangles: model.triangles,
  vertices: model.vertices,
  quads: model.polygons?.quads ?? null,
  meshes: model.meshes,
  materials: model.materials,
  drawCalls: model.drawCalls,
  textures: model.textures,
  uvSets: model.uvSets,
  uvCoverage: model.uvCoverage,
  uvOverlap: model.uvOverlap,
  bones: model.bones,
  morphs: model.morphs,
  animations: model.animations,
  size: model.size,
  isPbr: model.isPbr,
  isManifold: model.openEdges === 0 && model.nonManifoldEdges === 0,
});
