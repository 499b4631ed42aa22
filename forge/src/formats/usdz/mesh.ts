import type { Mesh, Model, ModelNode } from "../../model.ts";
import { aboutPivot } from "../glb-mesh.ts";
import { plainName, short } from "../numbers.ts";
import { materialName } from "./material.ts";

export const vector = (values: readonly number[]) => `(${values.map(short).join(", ")})`;

export function tuples(values: Float32Array, width: 2 | 3, isTexture = false): string {
  const out: string[] = [];
  for (let at = 0; at < values.length; at += width) {
    const parts = Array.from({ length: width }, (_, k) => short(isTexture && k === 1 ? 1 - values[at + k] : values[at + k]));
    out.push(`(${parts.join(", ")})`);
  }
  return `[${out.join(", ")}]`;
}

function extent(positions: Float32Array): string {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (let at = 0; at < positions.length; at++) {
    low[at % 3] = Math.min(low[at % 3], positions[at]);
    high[at % 3] = Math.max(high[at % 3], positions[at]);
  }
  return `[${vector(low)}, ${vector(high)}]`;
}

/** Places are written as seen from the pivot. A skin says which bones of `skeleton` hold it. */
export function meshText(model: Model, mesh: Mesh, pivot: ModelNode["pivot"], skeleton?: string): string {
  const isDoubleSided = model.materials[mesh.material].doubleSided ? 1 : 0;
  const schemas = skeleton ? `["MaterialBindingAPI", "SkelBindingAPI"]` : `["MaterialBindingAPI"]`;
  const positions = aboutPivot(mesh.positions, pivot);
  return `    def Mesh "${plainName(mesh.name)}_mesh" (
        prepend apiSchemas = ${schemas}
    )
    {
        uniform bool doubleSided = ${isDoubleSided}
        uniform token subdivisionScheme = "none"
        float3[] extent = ${extent(positions)}
        int[] faceVertexCounts = [${new Array(mesh.indices.length / 3).fill(3).join(", ")}]
        int[] faceVertexIndices = [${mesh.indices.join(", ")}]
        point3f[] points = ${tuples(positions, 3)}
        normal3f[] normals = ${tuples(mesh.normals, 3)} (
            interpolation = "vertex"
        )
        texCoord2f[] primvars:st = ${tuples(mesh.uvs, 2, true)} (
            interpolation = "vertex"
        )
${skeleton ? holdText(mesh, skeleton) : ""}        rel material:binding = </Root/Materials/${materialName(model, mesh.material)}>
    }
`;
}

function holdText({ joints = new Uint8Array(), weights = new Float32Array() }: Mesh, skeleton: string): string {
  return `        matrix4d primvars:skel:geomBindTransform = ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))
        int[] primvars:skel:jointIndices = [${joints.join(", ")}] (
            elementSize = 4
            interpolation = "vertex"
        )
        float[] primvars:skel:jointWeights = [${Array.from(weights, short).join(", ")}] (
            elementSize = 4
            interpolation = "vertex"
        )
        rel skel:skeleton = <${skeleton}>
`;
}
