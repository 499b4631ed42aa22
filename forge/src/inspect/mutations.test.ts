import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { examine } from "./examine.ts";
import { binaryStl, glbOf, hollowPng, squareData, squareJson, squareObj, textPly, zipOf } from "./test-files.ts";

const folder = mkdtempSync(join(tmpdir(), "forge-mutations-"));
afterAll(() => rmSync(folder, { recursive: true }));

const gltf = JSON.stringify(squareJson({ buffers: [{ byteLength: 104, uri: "m.bin" }] }));
const SOUND: [name: string, bytes: Buffer][] = [
  ["a.glb", glbOf()],
  ["a.obj", squareObj()],
  ["a.stl", binaryStl(3)],
  ["a.ply", textPly()],
  ["a.png", hollowPng(8, 8)],
  [
    "a.zip",
    zipOf([
      { path: "m.gltf", data: Buffer.from(gltf) },
      { path: "m.bin", data: squareData() },
    ]),
  ],
];

/** A small generator, so that a failing file can be made again. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function mutate(sound: Buffer, seed: number): Buffer {
  const next = random(seed);
  const bytes = Buffer.from(sound);
  const place = () => Math.floor(next() * bytes.length);
  for (let i = 0; i < 1 + next() * 6; i++) bytes[place()] = Math.floor(next() * 256);
  if (next() < 0.2) return bytes.subarray(0, place());
  if (next() < 0.2) return Buffer.concat([bytes.subarray(0, place()), bytes.subarray(place())]);
  if (next() < 0.2 && bytes.length > 8)
    bytes.writeUInt32LE(next() < 0.5 ? 0xffffffff : Math.floor(next() * 1e6), Math.floor(next() * (bytes.length - 4)));
  return bytes;
}

test.each(SOUND)("%s, damaged in a hundred ways, always ends with a finding and never with a surprise", async (name, sound) => {
  const path = join(folder, "upload");
  for (let seed = 1; seed <= 100; seed++) {
    writeFileSync(path, mutate(sound, seed));
    const { inspection } = await examine(path, name, () => {}).catch((error: Error) => {
      throw new Error(`seed ${seed}: ${error.stack}`);
    });
    expect(inspection.findings.length).toBeGreaterThan(0);
  }
});
