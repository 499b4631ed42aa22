import { unzipSync } from "fflate";
import sharp from "sharp";
import {
  type AnimationClip,
  AnimationMixer,
  Box3,
  type BufferGeometry,
  type Material,
  Mesh,
  type MeshStandardMaterial,
  type Object3D,
  SkinnedMesh,
  Triangle,
  Vector2,
  Vector3,
} from "three";
import { FBXLoader } from "three/examples/jsm/loaders/FBXLoader.js";
import { GLTFLoader } from "three/examples/jsm/loaders/GLTFLoader.js";
import { MTLLoader } from "three/examples/jsm/loaders/MTLLoader.js";
import { OBJLoader } from "three/examples/jsm/loaders/OBJLoader.js";
import { USDLoader } from "three/examples/jsm/loaders/USDLoader.js";
import { withoutBrowser } from "../inspect/readers/three-shim.ts";
import type { Bitmap } from "../model.ts";
import type { Format } from "./format-names.ts";

const buffer = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer;

/** What somebody else's reader makes of a file. */
export function readBack(bytes: Uint8Array, format: Format): Promise<Object3D> {
  return withoutBrowser(() => read(bytes, format));
}

async function read(bytes: Uint8Array, format: Format): Promise<Object3D> {
  switch (format) {
    case "glb": {
      const { scene, animations } = await new GLTFLoader().parseAsync(buffer(bytes), "");
      scene.animations = animations;
      return scene;
    }
    case "fbx":
      return new FBXLoader().parse(buffer(bytes), "");
    case "usdz":
      return new USDLoader().parse(buffer(bytes));
    case "obj":
      return readObj(unzipSync(bytes));
  }
}

function readObj(files: Record<string, Uint8Array>): Object3D {
  const text = (ending: string) => new TextDecoder().decode(Object.entries(files).find(([name]) => name.endsWith(ending))?.[1]);
  const materials = new MTLLoader().parse(text(".mtl"), "");
  return new OBJLoader().setMaterials(materials).parse(text(".obj"));
}

/** Every mesh by the name of its node. */
export function meshesOf(root: Object3D): Mesh[] {
  const meshes: Mesh[] = [];
  root.traverse((object) => {
    if (object instanceof Mesh) meshes.push(object);
  });
  return meshes;
}

/** Where everything reaches at a moment of a clip, bones and hinges applied. */
export function boxAt(root: Object3D, clip: AnimationClip, seconds: number): Box3 {
  const mixer = new AnimationMixer(root);
  mixer.clipAction(clip).play();
  mixer.setTime(seconds);
  root.updateMatrixWorld(true);
  for (const mesh of meshesOf(root)) if (mesh instanceof SkinnedMesh) mesh.skeleton.update();
  const box = new Box3().setFromObject(root, true);
  mixer.stopAllAction();
  return box;
}

/** One mesh with its materials in the model's own space. */
export function onlyMesh(root: Object3D): { geometry: BufferGeometry; material: MeshStandardMaterial } {
  root.updateMatrixWorld(true);
  const meshes = meshesOf(root);
  if (meshes.length !== 1) throw new Error(`expected one mesh, found ${meshes.length}`);
  const [{ geometry, material, matrixWorld }] = meshes;
  const one: Material = Array.isArray(material) ? material[0] : material;
  return { geometry: geometry.clone().applyMatrix4(matrixWorld), material: one as MeshStandardMaterial };
}

export const triangleCount = (geometry: BufferGeometry) => (geometry.index?.count ?? geometry.attributes.position.count) / 3;

export function boxOf(geometry: BufferGeometry): number[] {
  geometry.computeBoundingBox();
  const { min, max } = geometry.boundingBox ?? new Box3();
  return [...min.toArray(), ...max.toArray()].map((value) => Math.round(value * 1e4) / 1e4 || 0);
}

export async function decoded(bytes: Uint8Array): Promise<Bitmap> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: 3, data: new Uint8Array(data) };
}

/** Where a point of the front lies on the texture (origin above), and which way right and up of the picture go on the skin there. */
export function textureAt(
  geometry: BufferGeometry,
  point: Vector3,
  isUpFromBelow: boolean,
): { u: number; v: number; right: Vector3; up: Vector3 } {
  const { position, uv } = geometry.attributes;
  const corner = (at: number) => geometry.index?.getX(at) ?? at;
  const triangle = new Triangle();
  for (let at = 0; at < triangleCount(geometry) * 3; at += 3) {
    const [a, b, c] = [corner(at), corner(at + 1), corner(at + 2)];
    triangle.setFromAttributeAndIndices(position, a, b, c);
    if (triangle.getNormal(new Vector3()).z < 0.9 || !triangle.containsPoint(point)) continue;
    const shares = triangle.getBarycoord(point, new Vector3()) ?? new Vector3();
    const [ta, tb, tc] = [a, b, c].map((vertex) => new Vector2(uv.getX(vertex), isUpFromBelow ? 1 - uv.getY(vertex) : uv.getY(vertex)));
    const place = ta.clone().multiplyScalar(shares.x).addScaledVector(tb, shares.y).addScaledVector(tc, shares.z);
    return { u: place.x, v: place.y, ...directions(triangle, ta, tb, tc) };
  }
  throw new Error("the point is not on the front");
}

function directions(triangle: Triangle, ta: Vector2, tb: Vector2, tc: Vector2): { right: Vector3; up: Vector3 } {
  const [e1, e2] = [triangle.b.clone().sub(triangle.a), triangle.c.clone().sub(triangle.a)];
  const [d1, d2] = [tb.clone().sub(ta), tc.clone().sub(ta)];
  const area = d1.x * d2.y - d2.x * d1.y;
  const right = e1.clone().multiplyScalar(d2.y).addScaledVector(e2, -d1.y).divideScalar(area).normalize();
  const up = e2.clone().multiplyScalar(-d1.x).addScaledVector(e1, d2.x).divideScalar(area).normalize();
  return { right, up };
}

/** The relief's slope as the reader would light it: the normal map's answer turned into the model's space. */
export function litNormal(geometry: BufferGeometry, map: Bitmap, point: Vector3, isUpFromBelow: boolean): Vector3 {
  const { u, v, right, up } = textureAt(geometry, point, isUpFromBelow);
  const texel = (Math.floor(v * map.height) * map.width + Math.floor(u * map.width)) * map.channels;
  const [x, y, z] = [0, 1, 2].map((channel) => map.data[texel + channel] / 127.5 - 1);
  return new Vector3(0, 0, z).addScaledVector(right, x).addScaledVector(up, y).normalize();
}
