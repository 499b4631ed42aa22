import { writeFileSync } from "node:fs";
import { Matrix4 } from "three";
import sharp from "sharp";
import { makeThing, standing } from "./assemble.ts";
import { grammars } from "./grammars/registry.ts";
import { poster } from "./poster/poster.ts";
import { stageHue } from "./poster/stage-hue.ts";
import { bake } from "./solid/bake/bake.ts";
import { unwrap } from "./solid/atlas/unwrap.ts";
import { seededRandom } from "./solid/random.ts";
import { hex } from "./solid/color.ts";
const jobs = JSON.parse(process.argv[2]); const out = process.argv[3]; const px = +(process.argv[4] ?? 1024); const ang = (process.argv[5] ?? "").split(",").filter(Boolean).map(Number);
const tiles: Buffer[] = [];
for (const job of jobs) {
  const grammar = grammars.find((g) => g.id === job.g)!;
  const look = { colors: (job.c ?? []).map((c: string) => hex(parseInt(c, 16))), material: job.m ?? null, style: job.s ?? null, size: 1, count: job.n ?? 1, wear: job.w ?? 0, glow: job.glow ? hex(parseInt(job.glow, 16)) : null, traits: new Set<string>(job.t ?? []) };
  const cpu = () => { const u = process.cpuUsage(); return (u.user + u.system) / 1e3; };
  let t = cpu(); const lap: Record<string, number> = {}; const mark = (k: string) => { lap[k] = Math.round(cpu() - t); t = cpu(); };
  const made = await makeThing({ grammar, look }, !!job.high, seededRandom(job.seed ?? 1)); mark("build");
  const parts = standing(made, new Matrix4()); const mesh = unwrap(parts); mark("unwrap");
  let last = cpu(); const steps: Record<string, number> = {}; let prev = ""; const maps = await bake(mesh, parts, { size: px, hasExtraMaps: false }, async (s) => { steps[prev || s] = (steps[prev || s] ?? 0) + cpu() - last; last = cpu(); prev = s; }); mark("bake");
  const model = { name: job.g, meshes: [{ name: job.g, positions: mesh.positions, normals: mesh.normals, uvs: mesh.uvs, indices: mesh.indices, material: 0 }], materials: [{ name: "m", maps, emissiveStrength: 1 }] };
  const hue = stageHue(model);
  const { fromOklch, toByte } = await import("./poster/colour.ts");
  const bg = fromOklch({ lightness: 0.226, chroma: 0.021, hue }).map(toByte);
  for (const a of ang.length ? ang : [NaN]) { const { viewOf } = await import("./poster/photograph.ts"); const v = viewOf(model); const p = await poster(model, { size: { width: 512, height: 384 }, view: Number.isNaN(a) ? v : { ...v, yaw: v.yaw + a * Math.PI / 180 } }, () => {}); tiles.push(await sharp(p).flatten({ background: { r: bg[0], g: bg[1], b: bg[2] } }).png().toBuffer()); }
  mark("poster");
  if (job.maps) for (const [k, m] of Object.entries(maps)) await sharp((m as any).data, { raw: { width: px, height: px, channels: (m as any).channels } }).png().toFile(`/tmp/forge-dev/${job.g}-${k}.png`);
  console.log(job.g, JSON.stringify({ ...lap, tris: mesh.indices.length / 3, verts: mesh.positions.length / 3, charts: mesh.chartCount, cov: +mesh.coverage.toFixed(2), steps: Object.fromEntries(Object.entries(steps).map(([k, v]) => [k, Math.round(v)])), rss: Math.round(process.memoryUsage().rss / 1e6) }));
}
const cols = Math.min(tiles.length, ang.length > 1 ? ang.length : 3); const rows = Math.ceil(tiles.length / cols);
writeFileSync(out, await sharp({ create: { width: cols * 512, height: rows * 384, channels: 3, background: "#000" } }).composite(tiles.map((input, i) => ({ input, left: (i % cols) * 512, top: Math.floor(i / cols) * 384 }))).png().toBuffer());
