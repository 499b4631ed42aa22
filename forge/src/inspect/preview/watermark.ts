import type { Document, Material, Primitive, Texture } from "@gltf-transform/core";
import { unweld, weld } from "@gltf-transform/functions";
import sharp from "sharp";
import { type MarkPlane, markPlane } from "./mark-plane.ts";
import { coverage, type MarkTile, markTile } from "./mark-tile.ts";

/** How far a marked texel moves towards black or white. */
const STRENGTH = 0.09;
/** A texture most of whose faces repeat it has no one place per texel; it is marked as a sheet. */
const MOST_REPEATING = 0.1;
/** A letter on such a sheet is so many texels high. */
const SHEET_LETTER_TEXELS = 11;
const QUALITY = 70;

interface Pixels {
  width: number;
  height: number;
  data: Buffer;
}

/** Writes the mark faintly into every base colour, upright on the model's sides. A model without textures gets one that holds its colour. */
export async function watermark(document: Document, text: string): Promise<void> {
  const tile = await markTile(text);
  const users = usersOf(document);
  const hasBare = [...users.keys()].some((material) => !material.getBaseColorTexture());
  if (hasBare) await document.transform(unweld());
  const plane = markPlane(document);
  const marked = new Set<Texture>();
  for (const [material, primitives] of users) {
    const texture = material.getBaseColorTexture();
    if (!texture) await addSheet(document, material, primitives, tile, plane);
    else if (!marked.has(texture)) {
      marked.add(texture);
      const sharing = [...users].filter(([other]) => other.getBaseColorTexture() === texture);
      await markTexture(texture, sharing, tile, plane);
    }
  }
  if (hasBare) await document.transform(weld());
}

/** Primitives by material; those without one get a plain one, or there would be nothing to mark. */
function usersOf(document: Document): Map<Material, Primitive[]> {
  const users = new Map<Material, Primitive[]>();
  let plain: Material | null = null;
  for (const primitive of document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives())) {
    let material = primitive.getMaterial();
    if (!material) {
      plain ??= document.createMaterial("plain");
      material = plain;
      primitive.setMaterial(material);
    }
    users.set(material, [...(users.get(material) ?? []), primitive]);
  }
  return users;
}

async function markTexture(texture: Texture, users: [Material, Primitive[]][], tile: MarkTile, plane: MarkPlane): Promise<void> {
  const image = texture.getImage();
  if (!image) return;
  const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = { width: info.width, height: info.height, data };
  const faces = users.flatMap(([material, primitives]) => {
    const set = material.getBaseColorTextureInfo();
    if (set?.getExtension("KHR_texture_transform")) return [];
    return primitives.map((primitive) => ({ primitive, uvs: uvsOf(primitive, set?.getTexCoord() ?? 0) }));
  });
  if (!markFaces(pixels, faces, tile, plane)) markSheet(pixels, tile);
  const raw = { width: info.width, height: info.height, channels: 4 as const };
  const encoded = await sharp(data, { raw }).webp({ quality: QUALITY, alphaQuality: QUALITY, effort: 6, smartSubsample: true }).toBuffer();
  texture.setImage(Uint8Array.from(encoded)).setMimeType("image/webp");
}

/** As numbers, however the file keeps them. */
function uvsOf(primitive: Primitive, set: number): Float32Array {
  const accessor = primitive.getAttribute(`TEXCOORD_${set}`);
  const uvs = new Float32Array((accessor?.getCount() ?? 0) * 2);
  const element: number[] = [];
  for (let i = 0; i < uvs.length / 2; i++) uvs.set(accessor?.getElement(i, element) ?? [0, 0], i * 2);
  return uvs;
}

/** Every face carries its part of the mark. False when the texture has no face to go by or too many repeat it. */
function markFaces(pixels: Pixels, users: { primitive: Primitive; uvs: Float32Array }[], tile: MarkTile, plane: MarkPlane): boolean {
  const done = new Uint8Array(pixels.width * pixels.height);
  let [all, repeating] = [0, 0];
  for (const { primitive, uvs } of users) {
    if (uvs.length === 0) continue;
    plane.eachFace(primitive, (corners, at) => {
      all++;
      const own = corners.flatMap((corner) => [uvs[corner * 2], uvs[corner * 2 + 1]]);
      if (own.some((value) => value < -0.01 || value > 1.01)) repeating++;
      else {
        const flat = own.map((value, axis) => value * (axis % 2 === 0 ? pixels.width : pixels.height) - 0.5);
        markFace(pixels, done, flat, at, tile);
      }
    });
  }
  return all > 0 && repeating <= all * MOST_REPEATING;
}

/** Walks the texels of one triangle; `at` holds the mark's coordinates at its corners. */
function markFace(pixels: Pixels, done: Uint8Array, flat: number[], at: readonly number[], tile: MarkTile): void {
  const { width, height } = pixels;
  const [ax, ay, bx, by, cx, cy] = flat;
  const area = (by - cy) * (ax - cx) + (cx - bx) * (ay - cy);
  if (Math.abs(area) < 1e-9) return;
  // The rim belongs to the face as well: the texture is smoothed across it.
  const rim = 1 / Math.sqrt(Math.abs(area));
  const [left, right] = [Math.max(0, Math.floor(Math.min(ax, bx, cx))), Math.min(width - 1, Math.ceil(Math.max(ax, bx, cx)))];
  const [top, bottom] = [Math.max(0, Math.floor(Math.min(ay, by, cy))), Math.min(height - 1, Math.ceil(Math.max(ay, by, cy)))];
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const wa = ((by - cy) * (x - cx) + (cx - bx) * (y - cy)) / area;
      const wb = ((cy - ay) * (x - cx) + (ax - cx) * (y - cy)) / area;
      const wc = 1 - wa - wb;
      const texel = y * width + x;
      if (done[texel] || Math.min(wa, wb, wc) < -rim) continue;
      done[texel] = 1;
      blend(pixels.data, texel * 4, coverage(tile, at[0] * wa + at[2] * wb + at[4] * wc, at[1] * wa + at[3] * wb + at[5] * wc));
    }
  }
}

function markSheet({ width, height, data }: Pixels, tile: MarkTile): void {
  const unit = 6 / SHEET_LETTER_TEXELS;
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) blend(data, (y * width + x) * 4, coverage(tile, x * unit, y * unit));
}

/** Dark marks on light ground, light ones on dark. */
function blend(data: Uint8Array, at: number, cover: number): void {
  if (cover === 0) return;
  const isLight = data[at] * 0.3 + data[at + 1] * 0.59 + data[at + 2] * 0.11 > 128;
  const towards = isLight ? 0 : 255;
  for (let k = 0; k < 3; k++) data[at + k] += (towards - data[at + k]) * STRENGTH * cover;
}

async function addSheet(document: Document, material: Material, primitives: Primitive[], tile: MarkTile, plane: MarkPlane): Promise<void> {
  const { width, height } = tile.picture;
  const [red, green, blue, alpha] = material.getBaseColorFactor();
  const own = [red, green, blue].map((part) => Math.round(255 * Math.min(1, Math.max(0, part)) ** (1 / 2.2)));
  const data = Buffer.alloc(width * height * 3);
  for (let texel = 0; texel < width * height; texel++) {
    data.set(own, texel * 3);
    blend(data, texel * 3, tile.picture.data[texel] / 255);
  }
  const image = await sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ quality: QUALITY, effort: 6 })
    .toBuffer();
  const texture = document.createTexture("mark").setImage(Uint8Array.from(image)).setMimeType("image/webp");
  const set = Math.max(
    0,
    ...primitives.map((primitive) => primitive.listSemantics().filter((name) => name.startsWith("TEXCOORD_")).length),
  );
  const [buffer] = document.getRoot().listBuffers();
  for (const primitive of primitives) {
    const uvs = document.createAccessor().setType("VEC2").setArray(plane.laidOut(primitive, tile)).setBuffer(buffer);
    primitive.setAttribute(`TEXCOORD_${set}`, uvs);
  }
  material.setBaseColorTexture(texture).setBaseColorFactor([1, 1, 1, alpha]);
  material.getBaseColorTextureInfo()?.setTexCoord(set);
}
