import { bumpModel } from "../formats/test-bump.ts";
import { writeModel } from "../formats/write.ts";
import { binaryStl, glbOf, hollowPng, squareData, squareJson, squareObj, textPly, zipOf } from "./test-files.ts";

const gltf = JSON.stringify(squareJson({ buffers: [{ byteLength: 104, uri: "m.bin" }] }));
export const SOUND: readonly [name: string, bytes: Buffer][] = [
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

/** The same file damaged in another way for every seed. */
export function mutate(sound: Buffer, seed: number): Buffer {
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

/** Files of the formats that are written by a library, too large to make for every test. */
export async function soundExports(): Promise<[name: string, bytes: Buffer][]> {
  const model = await bumpModel();
  return [
    ["a.fbx", Buffer.from(await writeModel(model, "fbx"))],
    ["a.usdz", Buffer.from(await writeModel(model, "usdz"))],
  ];
}
