import { createHash } from "node:crypto";
import type { Document, Material, Texture } from "@gltf-transform/core";
import * as THREE from "three";
import { Refusal } from "../inspection.ts";
import { addMesh, type Neighbours, type Reading } from "./reading.ts";
import type { ShimImage } from "./three-shim.ts";

type Surface = THREE.MeshStandardMaterial & { shininess?: number };

/** Turns what a loader of three built into our reading: meshes in world space, materials with the maps that can be found. */
export async function takeOver(reading: Reading, root: THREE.Object3D, metresPerUnit: number, neighbours: Neighbours): Promise<void> {
  root.updateMatrixWorld(true);
  const scale = new THREE.Matrix4().makeScale(metresPerUnit, metresPerUnit, metresPerUnit);
  const materials = new Map<string, Material>();
  const meshes: THREE.Mesh[] = [];
  const bones = new Set<THREE.Object3D>();
  root.traverse((object) => {
    if (object instanceof THREE.Mesh) meshes.push(object);
    if (object instanceof THREE.Bone) bones.add(object);
  });
  for (const mesh of meshes) {
    const list: Surface[] = (Array.isArray(mesh.material) ? mesh.material : [mesh.material]) as Surface[];
    for (const surface of list)
      if (!materials.has(surface.uuid))
        materials.set(surface.uuid, known(reading.document, await materialFrom(reading, surface, neighbours)));
    addParts(reading.document, mesh, list, materials, new THREE.Matrix4().multiplyMatrices(scale, mesh.matrixWorld));
  }
  reading.bones = bones.size;
  reading.animations = root.animations.map(({ name, duration, tracks }) => {
    const keys = Math.max(0, ...tracks.slice(0, 64).map((track) => track.times.length));
    return { name, seconds: Math.round(duration * 1000) / 1000, fps: duration > 0 ? Math.round((keys - 1) / duration) : 0 };
  });
}

/** Some loaders make a material anew for every mesh that wears it. */
function known(document: Document, material: Material): Material {
  const same = document
    .getRoot()
    .listMaterials()
    .find((other) => other !== material && other.equals(material));
  if (!same) return material;
  material.dispose();
  return same;
}

/** A mesh with several materials becomes one part for each. */
function addParts(document: Document, mesh: THREE.Mesh, list: Surface[], materials: Map<string, Material>, matrix: THREE.Matrix4): void {
  const geometry: THREE.BufferGeometry = mesh.geometry;
  if (!geometry.attributes.position) return;
  const count = geometry.index?.count ?? geometry.attributes.position.count;
  const groups = geometry.groups.length > 0 ? geometry.groups : [{ start: 0, count, materialIndex: 0 }];
  const byMaterial = Map.groupBy(groups, ({ materialIndex }) => materialIndex ?? 0);
  for (const [materialIndex, parts] of byMaterial) {
    const corners = parts.flatMap((part) => cornersOf(geometry, part.start, Math.min(part.count, count - part.start)));
    if (corners.length < 3) continue;
    const material = materials.get(list[Math.min(materialIndex, list.length - 1)]?.uuid) ?? null;
    addMesh(document, { name: mesh.name || "mesh", ...attributesOf(geometry, corners, matrix) }, material);
  }
}

function cornersOf({ index, attributes }: THREE.BufferGeometry, start: number, count: number): number[] {
  return Array.from({ length: Math.max(0, count - (count % 3)) }, (_, i) => {
    const vertex = index ? index.getX(start + i) : start + i;
    if (vertex >= attributes.position.count) throw new Refusal("unreadable", "A face names a vertex that does not exist.");
    return vertex;
  });
}

function attributesOf({ attributes }: THREE.BufferGeometry, corners: number[], matrix: THREE.Matrix4) {
  const { position, normal, uv } = attributes;
  const positions = new Float32Array(corners.length * 3);
  const normals = normal ? new Float32Array(corners.length * 3) : undefined;
  const uvs = uv ? new Float32Array(corners.length * 2) : undefined;
  const normalMatrix = new THREE.Matrix3().getNormalMatrix(matrix);
  const vector = new THREE.Vector3();
  for (const [i, corner] of corners.entries()) {
    vector
      .fromBufferAttribute(position, corner)
      .applyMatrix4(matrix)
      .toArray(positions, i * 3);
    if (normals)
      vector
        .fromBufferAttribute(normal, corner)
        .applyNormalMatrix(normalMatrix)
        .toArray(normals, i * 3);
    if (!uvs) continue;
    uvs[i * 2] = uv.getX(corner);
    uvs[i * 2 + 1] = 1 - uv.getY(corner);
  }
  return { positions, normals, uvs };
}

async function materialFrom(reading: Reading, surface: Surface, neighbours: Neighbours): Promise<Material> {
  const material = reading.document.createMaterial(surface.name);
  const { r, g, b } = surface.color ?? new THREE.Color(1, 1, 1);
  material.setBaseColorFactor([r, g, b, surface.opacity ?? 1]).setMetallicFactor(surface.metalness ?? 0);
  material.setRoughnessFactor(surface.roughness ?? Math.sqrt(2 / ((surface.shininess ?? 8) + 2)));
  if (surface.transparent) material.setAlphaMode("BLEND");
  const map = async (texture: THREE.Texture | null | undefined) => textureFrom(reading, texture, neighbours);
  material.setBaseColorTexture(await map(surface.map));
  material.setNormalTexture(await map(surface.normalMap ?? surface.bumpMap));
  material.setMetallicRoughnessTexture(await map(surface.roughnessMap ?? surface.metalnessMap));
  material.setOcclusionTexture(await map(surface.aoMap));
  const glow = await map(surface.emissiveMap);
  if (glow) material.setEmissiveTexture(glow).setEmissiveFactor([1, 1, 1]);
  return material;
}

async function textureFrom(reading: Reading, texture: THREE.Texture | null | undefined, neighbours: Neighbours): Promise<Texture | null> {
  const image = texture?.image as ShimImage | undefined;
  if (!image?.source) return null;
  const bytes = image.blob ? new Uint8Array(await image.blob.arrayBuffer()) : neighbours.find(image.source);
  if (!bytes) {
    if (!image.source.startsWith("blob:")) reading.missingTextures.push(image.source);
    return null;
  }
  const known = reading.document.getRoot().listTextures();
  // Pictures inside the file get a new address at every reading; their bytes are what stays the same.
  const address = image.blob ? createHash("sha256").update(bytes).digest("hex") : image.source;
  const same = known.find((other) => other.getURI() === address);
  if (same) return same;
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8;
  const name = texture?.name || (image.blob ? `texture ${known.length + 1}` : image.source.split(/[/\\]/).at(-1)) || "texture";
  return reading.document
    .createTexture(name)
    .setURI(address)
    .setMimeType(isJpeg ? "image/jpeg" : "image/png")
    .setImage(Uint8Array.from(bytes));
}
