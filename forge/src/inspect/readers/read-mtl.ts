import type { Material, Texture } from "@gltf-transform/core";
import { plainText } from "./plain-text.ts";
import { isAbsolute, type Neighbours, type Reading } from "./reading.ts";

const PICTURE_TYPES: Record<string, string> = { png: "image/png", jpg: "image/jpeg", jpeg: "image/jpeg", webp: "image/webp" };

/** Reads a material library beside an OBJ: colours and maps that glTF has a place for. */
export function applyLibrary(reading: Reading, library: string, materials: Map<string, Material>, neighbours: Neighbours): void {
  const bytes = neighbours.find(library);
  if (!bytes) {
    reading.missingLibrary = library;
    return;
  }
  let material: Material | undefined;
  for (const line of plainText(Buffer.from(bytes)).toString("latin1").split("\n")) {
    const [key = "", ...words] = line.trim().split(/\s+/);
    if (key === "newmtl") material = materials.get(words.join(" "));
    else if (!material) continue;
    else if (key === "Kd" && words.length >= 3)
      material.setBaseColorFactor([...words.slice(0, 3).map((word) => clamp(Number(word))), 1] as [number, number, number, number]);
    else if (key === "d") material.setAlpha(clamp(Number(words[0])));
    else if (key === "Pr") material.setRoughnessFactor(clamp(Number(words[0])));
    else if (key === "Pm") material.setMetallicFactor(clamp(Number(words[0])));
    else if (/^(map_|norm$|bump$|disp$|refl$)/i.test(key)) applyMap(reading, material, key.toLowerCase(), pathOf(words), neighbours);
  }
}

/** The value is a number from the file; what is none becomes nothing. */
const clamp = (value: number) => (value > 0 ? Math.min(1, value) : 0);

/** Options such as `-bm 0.5` stand before the path, which may contain spaces. */
function pathOf(words: string[]): string {
  let at = 0;
  while (words[at]?.startsWith("-")) {
    at++;
    while (at < words.length - 1 && /^(-?[\d.]+|on|off)$/.test(words[at])) at++;
  }
  return words.slice(at).join(" ");
}

function applyMap(reading: Reading, material: Material, key: string, path: string, neighbours: Neighbours): void {
  if (!path) return;
  if (isAbsolute(path)) reading.absolutePaths.push(path);
  const bytes = neighbours.find(path);
  if (!bytes) {
    reading.missingTextures.push(path);
    return;
  }
  const texture = textureFor(reading, path, bytes);
  if (key === "map_kd") material.setBaseColorTexture(texture).setBaseColorFactor([1, 1, 1, 1]);
  else if (key === "map_ke") material.setEmissiveTexture(texture).setEmissiveFactor([1, 1, 1]);
  else if (/^(norm|map_bump|bump)$/.test(key)) material.setNormalTexture(texture);
  else if (key === "map_ka" || key === "map_ao") material.setOcclusionTexture(texture);
  else if (key === "map_pr" || key === "map_pm" || key === "map_orm") material.setMetallicRoughnessTexture(texture);
}

function textureFor({ document }: Reading, path: string, bytes: Uint8Array): Texture {
  const known = document
    .getRoot()
    .listTextures()
    .find((texture) => texture.getURI() === path);
  if (known) return known;
  const type = PICTURE_TYPES[/\.(\w+)$/.exec(path.toLowerCase())?.[1] ?? ""] ?? "image/png";
  return document.createTexture(path).setURI(path).setMimeType(type).setImage(Uint8Array.from(bytes));
}
