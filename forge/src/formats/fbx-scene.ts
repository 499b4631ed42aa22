import {
  AnimationClip,
  Bone,
  BufferAttribute,
  BufferGeometry,
  Group,
  type Material,
  type Object3D,
  QuaternionKeyframeTrack,
  Scene,
  Skeleton,
  SkinnedMesh,
  Mesh as ThreeMesh,
  VectorKeyframeTrack,
} from "three";
import { type Mesh, type Model, type ModelNode, nodesOf } from "../model.ts";
import { aboutPivot } from "./glb-mesh.ts";
import { plainName } from "./numbers.ts";

/** A scene of three in which everything has a steady name, as the exporter wants it. */
export function threeScene(model: Model, materials: readonly Material[]): Scene {
  const scene = named(new Scene(), plainName(model.name));
  const own = nodesOf(model);
  const joints = new Set(model.skins?.flatMap((skin) => skin.joints));
  const objects = own.map((node, at) => objectOf(model, node, joints.has(at), materials));
  for (const [at, { parent, pivot }] of own.entries()) {
    const from = parent === null ? [0, 0, 0] : own[parent].pivot;
    objects[at].position.set(pivot[0] - from[0], pivot[1] - from[1], pivot[2] - from[2]);
    (parent === null ? scene : objects[parent]).add(objects[at]);
  }
  scene.updateMatrixWorld(true);
  for (const [at, { skin }] of own.entries()) {
    const object = objects[at];
    if (skin === undefined || !(object instanceof SkinnedMesh)) continue;
    object.bind(new Skeleton((model.skins?.[skin].joints ?? []).map((joint) => objects[joint] as Bone)), object.matrixWorld);
  }
  scene.animations = (model.clips ?? []).map(({ name, seconds, channels }) => {
    const tracks = channels.flatMap(({ node, times, turns, moves }) => {
      const { name: target, position } = objects[node];
      const rest = position.toArray();
      return [
        ...(turns ? [new QuaternionKeyframeTrack(`${target}.quaternion`, times, turns)] : []),
        ...(moves
          ? [
              new VectorKeyframeTrack(
                `${target}.position`,
                times,
                moves.map((value, k) => value + rest[k % 3]),
              ),
            ]
          : []),
      ];
    });
    return named(new AnimationClip(name, seconds, tracks), plainName(name));
  });
  return scene;
}

/** The exporter numbers everything by these ids; the random ones three gives would make every file different. */
export function named<T extends { uuid: string; name: string }>(object: T, name: string): T {
  object.uuid = name;
  object.name = name;
  return object;
}

function objectOf({ meshes }: Model, { name, pivot, mesh, skin }: ModelNode, isBone: boolean, materials: readonly Material[]): Object3D {
  if (mesh === undefined) return named(isBone ? new Bone() : new Group(), plainName(name));
  const shape = named(geometry(meshes[mesh], pivot), `${plainName(name)}_shape`);
  const material = materials[meshes[mesh].material];
  return named(skin === undefined ? new ThreeMesh(shape, material) : new SkinnedMesh(shape, material), plainName(name));
}

function geometry(mesh: Mesh, pivot: ModelNode["pivot"]): BufferGeometry {
  const out = new BufferGeometry();
  // FBX counts v from below.
  const uvs = mesh.uvs.map((value, at) => (at % 2 === 1 ? 1 - value : value));
  out.setAttribute("position", new BufferAttribute(aboutPivot(mesh.positions, pivot), 3));
  out.setAttribute("normal", new BufferAttribute(mesh.normals, 3));
  out.setAttribute("uv", new BufferAttribute(uvs, 2));
  if (mesh.joints && mesh.weights) {
    out.setAttribute("skinIndex", new BufferAttribute(Uint16Array.from(mesh.joints), 4));
    out.setAttribute("skinWeight", new BufferAttribute(mesh.weights, 4));
  }
  return out.setIndex(new BufferAttribute(mesh.indices, 1));
}
