import { strToU8, type Zippable, zipSync } from "fflate";
import type { Mesh, Model } from "../model.ts";
import { encodedMaps, maskOf } from "./images.ts";
import { plainName, short } from "./numbers.ts";

/** Wavefront OBJ with its materials and pictures in one zip. */
export async function writeObjZip(model: Model): Promise<Uint8Array<ArrayBuffer>> {
  const name = plainName(model.name);
  const files: Record<string, Uint8Array> = {};
  const materials = await Promise.all(model.materials.map((_, index) => materialText(model, index, files)));
  files[`${name}.obj`] = strToU8(objText(model, `${name}.mtl`));
  files[`${name}.mtl`] = strToU8(materials.join("\n"));
  // Pictures are packed already. A fixed date, so that the same model gives the same bytes.
  const entries: Zippable = {};
  for (const [path, bytes] of Object.entries(files)) entries[path] = [bytes, { level: path.startsWith("textures/") ? 0 : 6 }];
  return zipSync(entries, { mtime: new Date("1980-01-02T12:00:00Z") });
}

function objText({ meshes, materials }: Model, library: string): string {
  const lines = ["# metres, Y up", `mtllib ${library}`];
  let first = 1;
  for (const mesh of meshes) {
    lines.push(`o ${plainName(mesh.name)}`, ...vertexLines(mesh), `usemtl ${plainName(materials[mesh.material].name)}`, "s 1");
    for (let at = 0; at < mesh.indices.length; at += 3) {
      const corners = [0, 1, 2].map((corner) => mesh.indices[at + corner] + first);
      lines.push(`f ${corners.map((index) => `${index}/${index}/${index}`).join(" ")}`);
    }
    first += mesh.positions.length / 3;
  }
  return `${lines.join("\n")}\n`;
}

function vertexLines({ positions, uvs, normals }: Mesh): string[] {
  const lines: string[] = [];
  for (let at = 0; at < positions.length; at += 3)
    lines.push(`v ${short(positions[at])} ${short(positions[at + 1])} ${short(positions[at + 2])}`);
  // OBJ counts v from below.
  for (let at = 0; at < uvs.length; at += 2) lines.push(`vt ${short(uvs[at])} ${short(1 - uvs[at + 1])}`);
  for (let at = 0; at < normals.length; at += 3) lines.push(`vn ${short(normals[at])} ${short(normals[at + 1])} ${short(normals[at + 2])}`);
  return lines;
}

/** Phong for old readers, the physically based lines of the MTL extension for new ones. */
async function materialText({ materials }: Model, index: number, files: Record<string, Uint8Array>): Promise<string> {
  const material = materials[index];
  const name = plainName(material.name);
  const { baseColor, normal, emissive } = await encodedMaps(material);
  // Materials that share their maps share their pictures.
  const owner = plainName(materials.find(({ maps }) => maps === material.maps)?.name ?? name);
  const put = (kind: string, image: { bytes: Uint8Array; extension: string }) => {
    const path = `textures/${owner}_${kind}.${image.extension}`;
    files[path] = image.bytes;
    return path;
  };
  const lines = [`newmtl ${name}`, "Kd 1 1 1", "Ks 0.04 0.04 0.04", "Ns 60", "illum 2", `map_Kd ${put("color", baseColor)}`];
  if (material.opacity !== undefined && material.opacity < 1) lines.push(`d ${material.opacity}`);
  if (normal) {
    const path = put("normal", normal);
    lines.push(`norm ${path}`, `map_Bump -bm 1 ${path}`);
  }
  const { orm } = material.maps;
  if (orm) {
    const [occlusion, roughness, metallic] = await Promise.all([0, 1, 2].map((channel) => maskOf(orm, channel, material)));
    lines.push(`map_Pr ${put("roughness", roughness)}`, `map_Pm ${put("metallic", metallic)}`, `map_Ka ${put("occlusion", occlusion)}`);
  }
  if (emissive) lines.push("Ke 1 1 1", `map_Ke ${put("emissive", emissive)}`);
  return `${lines.join("\n")}\n`;
}
