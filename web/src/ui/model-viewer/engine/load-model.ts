import { MeshoptDecoder } from "meshoptimizer/reference";
import { type AnimationClip, Box3, type Group, LineSegments, type Material, Mesh, Texture, Vector3 } from "three";
import { type GLTF, GLTFLoader, type GLTFParser } from "three/addons/loaders/GLTFLoader.js";
import type { Extent } from "./framing.ts";

export interface LoadedModel {
  /** Stands on the floor y = 0, around the y axis. */
  root: Group;
  clips: AnimationClip[];
  /** Every vertex as it stands in the scene, x, y, z each. */
  points: Float32Array;
  /** Corners of every triangle, counted in points. */
  triangles: Uint32Array;
  size: Extent;
  meshes: Mesh[];
  dispose: () => void;
}

/**
 * Reads a binary glTF without asking for anything else: our content policy lets a page fetch neither blob: addresses, as three
 * does for textures inside a file, nor run WebAssembly, as the usual decoder does.
 */
export async function loadModel(url: string): Promise<LoadedModel> {
  const { scene, animations } = await parse(await fetchModel(url));
  const meshes: Mesh[] = [];
  scene.traverse((node) => node instanceof Mesh && meshes.push(node));
  const materials = meshes.flatMap(({ material }) => material);
  const dispose = () => disposeAll(meshes, materials);
  return { root: scene, clips: animations, meshes, dispose, ...putOnFloor(scene, meshes) };
}

/** The edges of a model, in the places they have in its file. */
export async function loadWire(url: string): Promise<LineSegments> {
  const { scene } = await parse(await fetchModel(url));
  scene.updateMatrixWorld(true);
  let wire: LineSegments | undefined;
  scene.traverse((node) => {
    if (node instanceof LineSegments) wire = node;
  });
  if (!wire) throw new Error("There are no edges in this file");
  wire.matrix.copy(wire.matrixWorld);
  wire.matrixAutoUpdate = false;
  wire.frustumCulled = false;
  return wire;
}

const GZIP = [0x1f, 0x8b] as const;

/** Previews are packed once more than browsers do by themselves. */
async function fetchModel(url: string): Promise<ArrayBuffer> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The model answered ${answer.status}`);
  const bytes = await answer.arrayBuffer();
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if (first !== GZIP[0] || second !== GZIP[1]) return bytes;
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

function parse(bytes: ArrayBuffer): Promise<GLTF> {
  const loader = new GLTFLoader();
  loader.setMeshoptDecoder(MeshoptDecoder);
  loader.register((parser) => {
    readTexturesFromFile(parser);
    return { name: "textures-from-file" };
  });
  return loader.parseAsync(bytes, "");
}

interface ImageLine {
  bufferView?: number;
  mimeType?: string;
}

/** Decoded off the main thread, straight from the bytes. */
function readTexturesFromFile(parser: GLTFParser): void {
  const images = (parser.json as { images?: ImageLine[] }).images ?? [];
  const read = new Map<number, Promise<Texture>>();
  parser.loadImageSource = async (index) => {
    const known = read.get(index);
    if (known) return (await known).clone();
    const texture = readTexture(parser, images[index]);
    read.set(index, texture);
    return texture;
  };
}

async function readTexture(parser: GLTFParser, image: ImageLine | undefined): Promise<Texture> {
  if (image?.bufferView === undefined) throw new Error("A texture lies outside the file");
  const bytes: ArrayBuffer = await parser.getDependency("bufferView", image.bufferView);
  const picture = new Blob([bytes], image.mimeType ? { type: image.mimeType } : {});
  const texture = new Texture(await createImageBitmap(picture, { premultiplyAlpha: "none", colorSpaceConversion: "none" }));
  texture.needsUpdate = true;
  return texture;
}

function putOnFloor(root: Group, meshes: Mesh[]): Pick<LoadedModel, "points" | "triangles" | "size"> {
  root.updateMatrixWorld(true);
  const points = new Float32Array(meshes.reduce((sum, { geometry }) => sum + (geometry.getAttribute("position")?.count ?? 0), 0) * 3);
  const box = new Box3();
  const point = new Vector3();
  let at = 0;
  for (const mesh of meshes) {
    const count = mesh.geometry.getAttribute("position")?.count ?? 0;
    for (let i = 0; i < count; i++, at += 3) {
      mesh.getVertexPosition(i, point).applyMatrix4(mesh.matrixWorld).toArray(points, at);
      box.expandByPoint(point);
    }
  }
  const size = box.getSize(new Vector3());
  const middle = box.getCenter(point);
  root.position.set(root.position.x - middle.x, root.position.y - box.min.y, root.position.z - middle.z);
  root.updateMatrixWorld(true);
  for (let i = 0; i < points.length; i += 3) {
    points[i] = (points[i] ?? 0) - middle.x;
    points[i + 1] = (points[i + 1] ?? 0) - box.min.y;
    points[i + 2] = (points[i + 2] ?? 0) - middle.z;
  }
  return { points, triangles: trianglesOf(meshes), size: { x: size.x, y: size.y, z: size.z } };
}

function trianglesOf(meshes: Mesh[]): Uint32Array {
  const corners: number[] = [];
  let before = 0;
  for (const { geometry } of meshes) {
    const { index } = geometry;
    const points = geometry.getAttribute("position")?.count ?? 0;
    for (let i = 0; i < (index?.count ?? points); i++) corners.push(before + (index ? index.getX(i) : i));
    before += points;
  }
  return Uint32Array.from(corners);
}

/** The materials are those that came with the file, whatever the meshes wear by now. */
function disposeAll(meshes: Mesh[], materials: Material[]): void {
  for (const { geometry } of meshes) geometry.dispose();
  for (const material of new Set(materials)) {
    for (const value of Object.values(material)) if (value instanceof Texture) disposeTexture(value);
    material.dispose();
  }
}

function disposeTexture(texture: Texture): void {
  texture.dispose();
  if (texture.image instanceof ImageBitmap) texture.image.close();
}
