import sharp from "sharp";
import { expect, test } from "vitest";
import { countEdges, weldPositions } from "../inspect/facts/welded.ts";
import type { Mesh, Model } from "../model.ts";
import { modelFromPicture, type PictureMode } from "./from-picture.ts";
import { MAX_PICTURE_BYTES } from "./picture.ts";

const quiet = () => {};
const make = (picture: Uint8Array, mode: PictureMode) => modelFromPicture(picture, { mode, name: "thing" }, quiet);

/** Made once, looked at by several tests. */
let cushion: Promise<Model> | undefined;
const discFigurine = async () => (cushion ??= make(await draw(disc), "figurine"));

/** A drawing on nothing, or on a wall when `wall` is given. */
function draw(shapes: string, wall?: string): Promise<Buffer> {
  const background = wall ? `<rect width="320" height="320" fill="${wall}"/>` : "";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320">${background}${shapes}</svg>`;
  return wall ? sharp(Buffer.from(svg)).jpeg({ quality: 95 }).toBuffer() : sharp(Buffer.from(svg)).png().toBuffer();
}

const disc = '<circle cx="160" cy="160" r="110" fill="#d03020"/>';
const bottle = '<path d="M130 40h60v70q40 20 40 60v110h-140v-110q0-40 40-60z" fill="#2060c0"/>';
const mug = '<rect x="90" y="80" width="120" height="170" fill="#c08020"/><path d="M210 110h50v90h-50v-20h30v-50h-30z" fill="#c08020"/>';

/** Six times the volume that the faces enclose; inside out it would be negative. */
function volume({ positions: p, indices }: Mesh): number {
  let sum = 0;
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [indices[t] * 3, indices[t + 1] * 3, indices[t + 2] * 3];
    sum +=
      p[a] * (p[b + 1] * p[c + 2] - p[b + 2] * p[c + 1]) +
      p[a + 1] * (p[b + 2] * p[c] - p[b] * p[c + 2]) +
      p[a + 2] * (p[b] * p[c + 1] - p[b + 1] * p[c]);
  }
  return sum;
}

function extent({ positions }: Mesh, axis: 0 | 1 | 2): number {
  const values = positions.filter((_, i) => i % 3 === axis);
  return values.reduce((high, value) => Math.max(high, value)) - values.reduce((low, value) => Math.min(low, value));
}

function expectSound({ meshes: [mesh], materials: [material] }: Model): void {
  const triangles = mesh.indices.length / 3;
  expect(triangles).toBeGreaterThanOrEqual(20_000);
  expect(triangles).toBeLessThanOrEqual(30_000);
  const { of } = weldPositions(mesh.positions, 1e-7);
  expect(countEdges(mesh.indices.map((index) => of[index]))).toEqual({ open: 0, nonManifold: 0 });
  expect(volume(mesh)).toBeGreaterThan(0);
  for (let i = 0; i < mesh.normals.length; i += 3) {
    const length = Math.hypot(mesh.normals[i], mesh.normals[i + 1], mesh.normals[i + 2]);
    if (Math.abs(length - 1) > 1e-3) throw new Error(`normal ${i / 3} has length ${length}`);
  }
  expect(mesh.uvs.every((value) => value >= 0 && value <= 1)).toBe(true);
  expect(mesh.positions.every(Number.isFinite)).toBe(true);
  expect(material.maps.baseColor.data.length).toBe(material.maps.baseColor.width * material.maps.baseColor.height * 3);
}

test.each<[PictureMode, string]>([
  ["figurine", bottle],
  ["relief", disc],
  ["lathe", bottle],
])("a %s is closed, the right way out, in 20,000 to 30,000 triangles, and every normal has a direction", async (mode, shapes) => {
  expectSound(await make(await draw(shapes), mode));
});

test("a disc becomes a cushion that is round in the middle and points outwards at its rim", async () => {
  const { meshes } = await discFigurine();
  const [mesh] = meshes;
  const depth = extent(mesh, 2);
  expect(depth / extent(mesh, 0)).toBeGreaterThan(0.4);
  expect(depth / extent(mesh, 0)).toBeLessThan(0.9);
  const centreY = extent(mesh, 1) / 2;
  let rims = 0;
  for (let i = 0; i < mesh.positions.length; i += 3) {
    const [x, y, z] = mesh.positions.subarray(i, i + 3);
    if (Math.abs(z) > 1e-9) continue;
    const radius = Math.hypot(x, y - centreY);
    expect((mesh.normals[i] * x + mesh.normals[i + 1] * (y - centreY)) / radius).toBeGreaterThan(0.8);
    rims++;
  }
  expect(rims).toBeGreaterThan(100);
});

test("the picture is the texture of the front", async () => {
  const { meshes, materials } = await discFigurine();
  const { width, height, data } = materials[0].maps.baseColor;
  const [mesh] = meshes;
  const front = mesh.positions.reduce((best, value, i) => (i % 3 === 2 && value > mesh.positions[best] ? i : best), 2);
  const vertex = (front - 2) / 3;
  const at = (Math.floor(mesh.uvs[vertex * 2 + 1] * height) * width + Math.floor(mesh.uvs[vertex * 2] * width)) * 3;
  expect([...data.subarray(at, at + 3)]).toEqual([0xd0, 0x30, 0x20]);
});

test("a lathe leaves the handle out and turns the rest", async () => {
  const { meshes } = await make(await draw(mug), "lathe");
  const [mesh] = meshes;
  expect(extent(mesh, 0)).toBeCloseTo(extent(mesh, 2), 2);
  expect(extent(mesh, 0) / extent(mesh, 1)).toBeLessThan(0.95);
});

test("in a relief what is bright stands out", async () => {
  const stripes = '<rect width="320" height="160" fill="#fff"/><rect y="160" width="320" height="160" fill="#111"/>';
  const { meshes } = await make(
    await sharp(await draw(stripes))
      .flatten()
      .png()
      .toBuffer(),
    "relief",
  );
  const { positions } = meshes[0];
  const middle = extent(meshes[0], 1) / 2;
  const heightWhere = (isIn: (y: number) => boolean) => {
    let highest = 0;
    for (let i = 0; i < positions.length; i += 3) if (isIn(positions[i + 1])) highest = Math.max(highest, positions[i + 2]);
    return highest;
  };
  expect(heightWhere((y) => y > middle * 1.4)).toBeGreaterThan(heightWhere((y) => y < middle * 0.6) + 0.003);
});

test("the subject of a photograph is found without being cut out first", async () => {
  const { meshes } = await make(await draw(disc, "#e8e8ea"), "figurine");
  expect(extent(meshes[0], 0) / extent(meshes[0], 1)).toBeCloseTo(1, 1);
});

test("the same picture gives the same model", async () => {
  const [first, second] = [await discFigurine(), await make(await draw(disc), "figurine")];
  expect(first.meshes[0].positions).toEqual(second.meshes[0].positions);
  expect(Buffer.compare(first.materials[0].maps.baseColor.data, second.materials[0].maps.baseColor.data)).toBe(0);
});

test("only readable PNG, JPEG and WebP up to 10 MB with something on them are taken", async () => {
  const gif = await sharp(await draw(disc))
    .gif()
    .toBuffer();
  await expect(make(gif, "figurine")).rejects.toMatchObject({ problem: "wrong-type" });
  await expect(make(Buffer.alloc(MAX_PICTURE_BYTES + 1), "figurine")).rejects.toMatchObject({ problem: "too-large" });
  await expect(make((await draw(disc)).subarray(0, 60), "figurine")).rejects.toMatchObject({ problem: "unreadable" });
  await expect(make(await draw('<circle cx="9" cy="9" r="3" fill="#000"/>'), "figurine")).rejects.toMatchObject({ problem: "no-subject" });
});

test("a stopped conversion throws the reason", async () => {
  const stop = new AbortController();
  const options = { mode: "figurine", name: "thing" } as const;
  const stopped = modelFromPicture(
    await draw(disc),
    options,
    (_, fraction) => fraction > 0.5 && stop.abort(new Error("enough")),
    stop.signal,
  );
  await expect(stopped).rejects.toThrow("enough");
});
