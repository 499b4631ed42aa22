import type { ProductFacts } from "@blenda/domain/catalogue/model";
import type { Facts } from "@blenda/forge/inspect/inspection";

/** What the catalogue keeps of a measurement: the facts of the model in the file. */
export function measured({ name, models: [model] }: Facts): ProductFacts {
  if (!model) throw new Error(`There is no model in ${name}`);
  return {
    measuredFrom: name,
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
  };
}
