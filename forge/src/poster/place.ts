import type { Node, Primitive } from "@gltf-transform/core";

/** Column-major 4×4, as glTF writes them. */
export type Matrix = ArrayLike<number>;

/** Where a primitive's vertices stand in the world: moved by their node, or by the bones that hold them. */
export function placer(node: Node, primitive: Primitive): (vertex: number) => Matrix {
  const joints = primitive.getAttribute("JOINTS_0");
  const weights = primitive.getAttribute("WEIGHTS_0");
  const skin = node.getSkin();
  const world = node.getWorldMatrix();
  if (!skin || !joints || !weights) return () => world;
  const inverse = skin.getInverseBindMatrices();
  const bones = skin.listJoints().map((joint, i) => {
    const bind: number[] = inverse ? inverse.getElement(i, []) : [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
    return multiply(joint.getWorldMatrix(), bind);
  });
  const held: number[] = [];
  const by: number[] = [];
  return (vertex) => {
    joints.getElement(vertex, held);
    weights.getElement(vertex, by);
    const sum = new Float64Array(16);
    let total = 0;
    for (let k = 0; k < 4; k++) {
      const bone = bones[held[k]];
      if (!bone || !(by[k] > 0)) continue;
      total += by[k];
      for (let i = 0; i < 16; i++) sum[i] += bone[i] * by[k];
    }
    return total > 0 ? sum.map((value) => value / total) : world;
  };
}

function multiply(a: Matrix, b: Matrix): Float64Array {
  const out = new Float64Array(16);
  for (let column = 0; column < 4; column++) {
    for (let row = 0; row < 4; row++) {
      for (let k = 0; k < 4; k++) out[column * 4 + row] += a[k * 4 + row] * b[column * 4 + k];
    }
  }
  return out;
}

/** Direction of a surface after the move: by the matrix of cofactors, which stays right when the scale is uneven or mirrored. */
export function turnNormal(m: Matrix, x: number, y: number, z: number, out: Float32Array, at: number): void {
  const nx = (m[5] * m[10] - m[9] * m[6]) * x + (m[9] * m[2] - m[1] * m[10]) * y + (m[1] * m[6] - m[5] * m[2]) * z;
  const ny = (m[8] * m[6] - m[4] * m[10]) * x + (m[0] * m[10] - m[8] * m[2]) * y + (m[4] * m[2] - m[0] * m[6]) * z;
  const nz = (m[4] * m[9] - m[8] * m[5]) * x + (m[8] * m[1] - m[0] * m[9]) * y + (m[0] * m[5] - m[4] * m[1]) * z;
  const length = Math.hypot(nx, ny, nz) || 1;
  out[at] = nx / length;
  out[at + 1] = ny / length;
  out[at + 2] = nz / length;
}
