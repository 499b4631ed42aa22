import { gunzipSync } from "node:zlib";
import { Document, type Texture } from "@gltf-transform/core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { readGlb } from "../../poster/read-glb.ts";
import { addMesh } from "../readers/reading.ts";
import { previewCopy } from "./preview.ts";
import { watermark } from "./watermark.ts";

const GREY = 140;
/** Lossy compression moves a texel by a few steps; the mark moves it further, but never so far that it is the first thing seen. */
const NOTICEABLE = 6;
const FAINT = 0.2;

/** A wall two metres wide that shows its texture so many times. */
async function wall({ repeats = 1, isBare = false } = {}): Promise<Document> {
  const document = new Document();
  document.createBuffer();
  document.createScene();
  const material = document.createMaterial("paint").setBaseColorFactor(isBare ? [0.2, 0, 0, 1] : [1, 1, 1, 1]);
  if (!isBare) {
    const image = await sharp({ create: { width: 256, height: 256, channels: 3, background: { r: GREY, g: GREY, b: GREY } } })
      .png()
      .toBuffer();
    material.setBaseColorTexture(document.createTexture("grey").setImage(Uint8Array.from(image)).setMimeType("image/png"));
  }
  const positions = new Float32Array([0, 0, 0, 2, 0, 0, 2, 1, 0, 0, 1, 0]);
  const uvs = new Float32Array([0, 1, 1, 1, 1, 0, 0, 0].map((value) => value * repeats));
  addMesh(document, { name: "wall", positions, uvs, indices: new Uint32Array([0, 1, 2, 0, 2, 3]) }, material);
  return document;
}

async function texels(texture: Texture | null | undefined): Promise<number[]> {
  const image = texture?.getImage();
  return image ? [...(await sharp(image).removeAlpha().extractChannel(0).raw().toBuffer())] : [];
}

const baseOf = (document: Document) => document.getRoot().listMaterials()[0].getBaseColorTexture();
const share = (list: number[], is: (value: number) => boolean) => list.filter(is).length / list.length;

test.each([1, 4])("a texture shown %i times over carries the mark faintly on a small part of it", async (repeats) => {
  const document = await wall({ repeats });
  await watermark(document, "preview");
  const marked = await texels(baseOf(document));
  expect(marked).toHaveLength(256 * 256);
  expect(share(marked, (value) => value < GREY - NOTICEABLE)).toBeGreaterThan(0.02);
  expect(share(marked, (value) => value < GREY - NOTICEABLE)).toBeLessThan(0.3);
  expect(Math.min(...marked)).toBeGreaterThan(GREY * (1 - FAINT));
});

test("a model without a texture gets one that holds its colour and the mark", async () => {
  const document = await wall({ isBare: true });
  await watermark(document, "preview");
  const [material] = document.getRoot().listMaterials();
  const set = material.getBaseColorTextureInfo()?.getTexCoord();
  const [primitive] = document.getRoot().listMeshes()[0].listPrimitives();
  expect(primitive.getAttribute(`TEXCOORD_${set}`)?.getCount()).toBe(primitive.getAttribute("POSITION")?.getCount());
  expect(material.getBaseColorFactor()).toEqual([1, 1, 1, 1]);
  const own = Math.round(255 * 0.2 ** (1 / 2.2));
  const reds = await texels(material.getBaseColorTexture());
  expect(share(reds, (value) => Math.abs(value - own) < NOTICEABLE)).toBeGreaterThan(0.7);
  expect(share(reds, (value) => value > own + NOTICEABLE)).toBeGreaterThan(0.02);
});

test("a texture that cannot be opened does not reach the preview copy, and the copy is marked all the same", async () => {
  const document = await wall();
  document.getRoot().listTextures()[0].setMimeType("image/ktx2").setImage(new Uint8Array(64));
  const copy = await previewCopy(document, { triangles: 2 }, { mark: "preview" });
  const { materials } = await readGlb(gunzipSync(copy ?? new Uint8Array()), () => {});
  const { data } = materials[0].maps.baseColor;
  expect(new Set(data.filter((_, at) => at % 4 === 0)).size).toBeGreaterThan(8);
});

test("the same text gives the same bytes, another text another mark", async () => {
  const bytes = async (text: string) => {
    const document = await wall();
    await watermark(document, text);
    return Buffer.from(baseOf(document)?.getImage() ?? []);
  };
  const [once, again, other] = [await bytes("preview"), await bytes("PREVIEW"), await bytes("sample")];
  expect(once.equals(again)).toBe(true);
  expect(once.equals(other)).toBe(false);
});
