import type { Brief } from "@blenda/forge/grammar/brief";
import { lacquer } from "@blenda/forge/language/pieces/finishes";
import { hex, mixRgb, type Rgb } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { cylinder } from "@blenda/forge/solid/shapes/forms";
import { placed } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";
import { type Surface, setColor } from "@blenda/forge/solid/surfaces/surface";

/** A pressure canister: armour rings, ribs, a window of light all round and a carrying frame. */
export function canister(brief: Brief, color: Rgb): Part[] {
  const { random, look, solids } = brief;
  const glow = brief.light(brief.has("toxic") ? hex(0x7dff3a) : random.fork("light").pick([hex(0x35e6ff), hex(0xff8a2a), hex(0x8a6bff)]));
  const r = brief.has("slim") ? 0.28 : random.between(0.32, 0.38);
  const ribs = random.pick([6, 8, 10]);
  const [low, high] = random.pick([
    [0.36, 0.84],
    [0.52, 0.78],
    [0.3, 0.62],
  ]);
  const dark = mixRgb(color, hex(0x7c8086), 0.85);
  const skin = solids.cylinder(r, 1.1, { bevel: 0.03, segments: brief.segments(48) }).at(0, 0.6, 0);
  const window = solids
    .cylinder(r + 0.1, high - low, { segments: 48 })
    .at(0, (low + high) / 2, 0)
    .minus(solids.cylinder(r - 0.04, 2, { segments: brief.segments(48) }));
  const pads = Array.from({ length: ribs }, (_, at) =>
    solids
      .box(0.075, 1.02, 0.075, 0.018)
      .at(0, 0.6, r - 0.006)
      .turn(0, (at / ribs) * 360, 0),
  );
  const collars = [0.07, 1.12].map((y) => solids.cylinder(r + 0.055, 0.13, { bevel: 0.028, segments: brief.segments(48) }).at(0, y, 0));
  const clamps = Array.from({ length: ribs }, (_, at) =>
    solids
      .box(0.11, 0.17, 0.06, 0.014)
      .at(0, at % 2 === 0 ? 1.12 : 0.07, r + 0.045)
      .turn(0, (at / ribs) * 360, 0),
  );
  const lid = solids.cylinder(r * 0.72, 0.1, { top: r * 0.6, bevel: 0.018, segments: brief.segments(36) }).at(0, 1.2, 0);
  const grip = tube(
    [
      [-0.15, 1.22, 0],
      [-0.15, 1.32, 0],
      [-0.09, 1.36, 0],
      [0.09, 1.36, 0],
      [0.15, 1.32, 0],
      [0.15, 1.22, 0],
    ],
    0.021,
    { sides: brief.segments(12), rings: brief.segments(28) },
  );
  const core: Surface = (at, out) => {
    setColor(out, [glow[0] * 0.3, glow[1] * 0.3, glow[2] * 0.3]);
    const swirl = 0.45 + 0.75 * brief.noise.fbm(at.x * 5, at.y * 9, at.z * 5, 3);
    for (let channel = 0; channel < 3; channel++) out.glow[channel] = glow[channel] * Math.max(0.18, swirl + 0.25);
    out.roughness = 0.12;
  };
  const lamp = placed(cylinder(0.05, 0.03, { bevel: 0.01, segments: 20 }), { at: [0, 1.25, 0] });
  return [
    { name: "body", shape: skin.minus(window).shape(), surface: lacquer(brief, color) },
    { name: "frame", shape: solids.union(...pads, ...collars).shape(), surface: brief.made("steel", look.colors[1] ?? dark) },
    { name: "clamps", shape: solids.union(...clamps, lid).shape(), surface: lacquer(brief, mixRgb(color, hex(0x26282c), 0.7)) },
    { name: "grip", shape: grip, surface: brief.always("rubber") },
    {
      name: "core",
      shape: placed(cylinder(r - 0.036, high - low + 0.04, { bevel: 0, segments: brief.segments(48) }), { at: [0, (low + high) / 2, 0] }),
      surface: core,
    },
    { name: "lamp", shape: lamp, surface: glowing(glow) },
  ];
}
