import { FBXExporter } from "@comfyorg/fbx-exporter-three";
import { DataTexture, MeshStandardMaterial } from "three";
import type { Bitmap, MaterialMaps, Model } from "../model.ts";
import { named, threeScene } from "./fbx-scene.ts";
import { type EncodedImage, encodedMaps, maskOf } from "./images.ts";
import { plainName } from "./numbers.ts";
import { steadyAngles } from "./steady-angles.ts";

/**
 * Binary FBX 7.4 in centimetre files of metre models, Y up, the front towards +Z, pictures inside. Its Phong materials have no names
 * for roughness and metal: they are written where Blender writes and reads them. `fbxCompanions` holds the same for other programs.
 */
export async function writeFbx(model: Model): Promise<Uint8Array<ArrayBuffer>> {
  const pictures = new Pictures();
  const materials: MeshStandardMaterial[] = [];
  for (const [index] of model.materials.entries()) materials.push(await threeMaterial(model, index, pictures));
  const exporter = new FBXExporter();
  exporter.register((plan: Plan) => {
    pictures.putInto(plan);
    straightenAngles(plan, model);
  });
  const options = { preset: "blender", axisForward: "-Z", fps: 30, creator: "Blenda forge" } as const;
  return Uint8Array.from(exporter.parseSync(threeScene(model, materials), options));
}

/** What the exporter is about to write, as far as it is changed here. */
interface Plan {
  textures: { textures: Map<DataTexture, FbxTexture> };
  connections: [string, bigint, bigint, string?][];
  animStacks: {
    curveNodes: { attrName: string; targetNode: { name: string }; curves: { values: Float32Array; defaultValue: number }[] }[];
  }[];
}

interface FbxTexture {
  texUid: bigint;
  imageBytes: Uint8Array;
  extension: string;
  fileName: string;
}

/** Where Blender looks for what Phong has no word for. The exporter knows other names for the two slots they travel in. */
const TRAVELS_AS = { roughness: "bumpMap", metallic: "displacementMap" } as const;
const ARRIVES_AS: Record<string, string> = { Bump: "ShininessExponent", DisplacementColor: "ReflectionFactor" };

/** The exporter wants textures with pixels; the real pictures, encoded already, are put in their place. */
class Pictures {
  private readonly images = new Map<DataTexture, EncodedImage>();
  private readonly known = new Map<MaterialMaps, Map<string, DataTexture>>();

  /** Materials that share their maps share their pictures. */
  texture(maps: MaterialMaps, kind: string, name: string, image: EncodedImage): DataTexture {
    const own = this.known.get(maps) ?? new Map<string, DataTexture>();
    this.known.set(maps, own);
    const known = own.get(kind);
    if (known) return known;
    const stand = named(new DataTexture(new Uint8Array(4), 1, 1), `${name}_${kind}`);
    own.set(kind, stand);
    this.images.set(stand, image);
    return stand;
  }

  putInto({ textures: { textures }, connections }: Plan): void {
    const own = new Set<bigint>();
    for (const [texture, entry] of textures) {
      const image = this.images.get(texture);
      if (!image) continue;
      own.add(entry.texUid);
      entry.imageBytes = image.bytes;
      entry.extension = image.extension;
      entry.fileName = `${texture.name}.${image.extension}`;
    }
    for (const connection of connections)
      if (own.has(connection[1]) && connection[3]) connection[3] = ARRIVES_AS[connection[3]] ?? connection[3];
  }
}

function straightenAngles({ animStacks }: Plan, { clips = [], nodes = [] }: Model): void {
  for (const [at, { curveNodes }] of animStacks.entries()) {
    for (const { attrName, targetNode, curves } of curveNodes) {
      if (attrName !== "R") continue;
      const channel = clips[at].channels.find(({ node, turns }) => turns && plainName(nodes[node].name) === targetNode.name);
      const angles = steadyAngles(channel?.turns ?? new Float32Array());
      for (const [axis, curve] of curves.entries()) curve.values = Float32Array.from(angles, (angle) => angle[axis]);
    }
  }
}

/** Roughness, metal and occlusion as pictures of their own, by file name. */
export async function fbxCompanions({ materials }: Model): Promise<Record<string, Uint8Array>> {
  const files: Record<string, Uint8Array> = {};
  for (const material of materials.filter(({ transmission = 0 }) => transmission === 0)) {
    const { orm } = material.maps;
    if (!orm) continue;
    for (const [channel, kind] of ["occlusion", "roughness", "metallic"].entries()) {
      const { bytes, extension } = await maskOf(orm, channel, material);
      files[`${plainName(material.name)}_${kind}.${extension}`] = bytes;
    }
  }
  return files;
}

async function threeMaterial({ materials }: Model, index: number, pictures: Pictures): Promise<MeshStandardMaterial> {
  const material = materials[index];
  const { maps, opacity = 1 } = material;
  const name = plainName(material.name);
  const { baseColor, normal, emissive } = await encodedMaps(material);
  const out = named(new MeshStandardMaterial({ opacity, transparent: opacity < 1 }), name);
  const texture = (kind: string, image: EncodedImage) => pictures.texture(maps, kind, name, image);
  out.map = texture("color", baseColor);
  if (normal) out.normalMap = texture("normal", normal);
  if (emissive) {
    out.emissiveMap = texture("emissive", emissive);
    out.emissive.set(1, 1, 1);
  }
  if (maps.orm) {
    out.roughness = usual(maps.orm, 1);
    out.metalness = usual(maps.orm, 2);
    out[TRAVELS_AS.roughness] = texture("roughness", await maskOf(maps.orm, 1, material));
    out[TRAVELS_AS.metallic] = texture("metallic", await maskOf(maps.orm, 2, material));
  }
  return out;
}

/** The mean of a channel, for readers that take a number and no picture. What no skin covers is black and does not count. */
function usual({ data, channels }: Bitmap, channel: number): number {
  let sum = 0;
  let count = 0;
  for (let at = 0; at < data.length; at += channels) {
    if (data[at + 1] === 0) continue;
    sum += data[at + channel];
    count++;
  }
  return count > 0 ? Math.round((sum / count / 255) * 1000) / 1000 : 0;
}
