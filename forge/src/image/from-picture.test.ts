import sharp from "sharp";
import { expect, test } from "vitest";
import { countEdges, weldPositions } from "../inspect/facts/welded.ts";
import type { Mesh, Model } from "../model.ts";
import { modelFromPicture, type PictureMode } from "./from-picture.ts";
import { MAX_PICTURE_BYTES } from "./picture.ts";

const quiet = () => {};
const make = (picture: Uint8Array, mode: PictureMode) => modelFromPicture(picture, { mode, name: "thing" }, quiet);

/** Made once, looked at by several tests. */
let made: Promise<Model> | undefined;
const discFigurine = async () => (made ??= make(await draw(disc), "figurine"));

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

test("a disc is cut out with a flat face and a rim that points outwards, and stands on a base because it would roll", async () => {
  const [{ positions, normals }] = (await discFigurine()).meshes;
  const points = Array.from({ length: positions.length / 3 }, (_, at) => ({
    at: at * 3,
    x: positions[at * 3],
    y: positions[at * 3 + 1],
    z: positions[at * 3 + 2],
  }));
  const high = Math.max(...points.map(({ y }) => y));
  const radius = Math.max(...points.map(({ x }) => x));
  const from = ({ x, y }: { x: number; y: number }) => Math.hypot(x, y - (high - radius)) / radius;
  const face = points.filter((point) => from(point) < 0.6 && point.z > 0).map(({ z }) => z);
  expect(Math.min(...face) / Math.max(...face)).toBeGreaterThan(0.93);
  expect(Math.max(...face) / radius).toBeLessThan(0.3);
  const rim = points.filter((point) => Math.abs(point.z) < 1e-9 && point.y > radius * 0.4 && from(point) > 0.95 && from(point) < 1.02);
  expect(rim.length).toBeGreaterThan(100);
  for (const { at, x, y } of rim) expect((normals[at] * x + normals[at + 1] * (y - high + radius)) / radius).toBeGreaterThan(0.8);
  // The base is below the disc.
  expect(high - 2 * radius).toBeGreaterThan(radius * 0.03);
});

test("the picture is the texture of the front", async () => {
  const { meshes, materials } = await discFigurine();
  const { width, height, data } = materials[0].maps.baseColor;
  const [mesh] = meshes;
  // Above the base.
  const middle = extent(mesh, 1) / 2;
  let vertex = 0;
  for (let at = 0; at < mesh.positions.length / 3; at++)
    if (mesh.positions[at * 3 + 1] > middle && mesh.positions[at * 3 + 2] > mesh.positions[vertex * 3 + 2]) vertex = at;
  const at = (Math.floor(mesh.uvs[vertex * 2 + 1] * height) * width + Math.floor(mesh.uvs[vertex * 2] * width)) * 3;
  expect([...data.subarray(at, at + 3)]).toEqual([0xd0, 0x30, 0x20]);
});

test("a lathe turns the body, hollows what is open above and gives it back its handle", async () => {
  const picture = await make(await draw(mug), "lathe");
  expectSound(picture);
  const [mesh] = picture.meshes;
  const body = extent(mesh, 2);
  expect(body / extent(mesh, 1)).toBeCloseTo(120 / 170, 1);
  // The handle stands out to the right by about as much as it was drawn.
  const right = mesh.positions.reduce((most, value, i) => (i % 3 === 0 ? Math.max(most, value) : most), 0);
  expect(right).toBeGreaterThan(body * 0.75);
  expect(right).toBeLessThan(body);
  const floors = [];
  for (let i = 0; i < mesh.positions.length; i += 3)
    if (Math.hypot(mesh.positions[i], mesh.positions[i + 2]) < 1e-6) floors.push(mesh.positions[i + 1] / extent(mesh, 1));
  expect(Math.max(...floors)).toBeLessThan(0.1);
});

test("before a plain wall thin ears and pale soles belong to the subject", async () => {
  const hare =
    '<rect x="100" y="130" width="110" height="130" rx="50" fill="#7a5a40"/><rect x="122" y="30" width="7" height="110" fill="#7a5a40"/>' +
    '<rect x="180" y="30" width="7" height="110" fill="#7a5a40"/><rect x="95" y="255" width="120" height="14" fill="#c9ccd4"/>';
  const { meshes } = await make(await draw(hare, "#eef0f2"), "figurine");
  expect(extent(meshes[0], 1) / extent(meshes[0], 0)).toBeGreaterThan(1.85);
});

test("the back has the colours of the sides, and no face looks out of it", async () => {
  const face =
    '<circle cx="160" cy="160" r="120" fill="#d8a070"/><circle cx="120" cy="140" r="26" fill="#101010"/><circle cx="200" cy="140" r="26" fill="#101010"/>';
  const { materials } = await make(await draw(face), "figurine");
  const { width, height, data } = materials[0].maps.baseColor;
  let darkest = 255;
  for (let y = Math.floor(height * 0.2); y < height * 0.8; y++)
    for (let x = Math.floor(width * 0.6); x < width * 0.9; x++) darkest = Math.min(darkest, data[(y * width + x) * 3]);
  expect(darkest).toBeGreaterThan(170);
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

test("the subject of a photograph is found without being cut out first, and without its shadow on the floor", async () => {
  const block =
    '<ellipse cx="210" cy="270" rx="105" ry="14" fill="#c2c2c4"/><rect x="70" y="50" width="180" height="220" rx="8" fill="#d03020"/>';
  const { meshes } = await make(await draw(block, "#e8e8ea"), "figurine");
  expect(extent(meshes[0], 0) / extent(meshes[0], 1)).toBeCloseTo(180 / 220, 1);
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
