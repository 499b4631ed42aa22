import sharp from "sharp";
import { buildScene } from "./src/build.ts";
import { grammars } from "./src/grammars/registry.ts";
import { poster } from "./src/poster/poster.ts";
import { understand } from "./src/prompt/understand.ts";
import { unwrap } from "./src/solid/atlas/unwrap.ts";
import { bake } from "./src/solid/bake/bake.ts";
import { seededRandom } from "./src/solid/random.ts";
import { hex } from "./src/solid/color.ts";
const P = (kind: string, ...c: number[]) => ({ pattern: { kind, colors: c.map(hex) } });
const cases: [string, object][] = JSON.parse(process.argv[3] ?? "null") ?? [
  ["red mug", P("stripes")], ["blue vase", P("dots")], ["white crate", P("check")], ["red armchair", P("plaid")],
  ["green barrel", P("camouflage")], ["white vase", P("floral", 0xc8281f)], ["navy mug", P("stars")], ["yellow vase", P("zigzag")],
  ["red crate", { finish: "matte" }], ["steel barrel", { finish: "brushed" }], ["red mug", { finish: "wet" }], ["blue crate", { finish: "chipped" }],
  ["wooden chest", { finish: "dusty" }], ["stone vase", { finish: "cracked" }], ["wooden chair", { finish: "burnt" }], ["red car", { finish: "glossy" }],
  ["red mug", { text: "HELLO" }], ["wooden crate", { text: "Fragile 24" }], 
];
const tiles: Buffer[] = [];
for (const [prompt, more] of cases) {
  const u = (await understand(prompt, grammars))!;
  u.objects[0]!.look = { ...u.objects[0]!.look, ...more } as never;
  const parts = await buildScene(u, false, seededRandom(prompt));
  const skin = unwrap(parts);
  const maps = await bake(skin, parts, { size: 1024, hasExtraMaps: false }, async () => {});
  const mesh = { name: "x", positions: skin.positions, normals: skin.normals, uvs: skin.uvs, indices: skin.indices, material: 0 };
  const picture = await poster({ name: "x", meshes: [mesh], materials: [{ name: "x", maps }] } as never, { size: { width: 400, height: 300 } } as never, () => {});
  tiles.push(await sharp(picture).flatten({ background: "#1a2026" }).png().toBuffer());
}
const columns = Math.min(6, tiles.length);
await sharp({ create: { width: columns * 400, height: Math.ceil(tiles.length / columns) * 300, channels: 3, background: "#14161a" } }).composite(tiles.map((input, at) => ({ input, left: (at % columns) * 400, top: Math.floor(at / columns) * 300 }))).png().toFile(process.argv[2]!);
