import type { Brief } from "@blenda/forge/grammar/brief";
import { flat } from "@blenda/forge/language/numbers";
import { clamp01, hex, mix, type Rgb, smoothstep } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { sphere } from "@blenda/forge/solid/shapes/forms";
import { curved, lathe, type ProfilePoint } from "@blenda/forge/solid/shapes/lathe";
import { joined, placed } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";
import { type Surface, setColor, tint } from "@blenda/forge/solid/surfaces/surface";
import { radiusAt } from "./forms.ts";

/** Coffee with foam, tea, or whatever glows. */
export function drink(brief: Brief, outline: readonly ProfilePoint[], wall: number): Part[] {
  const top = outline[outline.length - 1][1];
  const y = top * 0.86;
  const r = radiusAt(outline, y) - wall * 0.7;
  const pool = lathe(
    [
      [r, y + 0.008],
      [r * 0.96, y],
      [r * 0.5, y],
      [0, y],
    ],
    { segments: brief.segments(56), creaseDegrees: 70 },
  );
  if (brief.look.glow) return [{ name: "drink", shape: pool, surface: glowing(brief.look.glow, 0.9) }];
  const kind = brief.has("teacup") ? "tea" : brief.random.fork("drink").pick(["latte", "coffee", "latte", "tea"]);
  const { noise } = brief;
  const surface: Surface = (at, out) => {
    const away = Math.hypot(at.x, at.z) / r;
    const cloud = noise.fbm(at.x * 9, 1, at.z * 9, 3);
    if (kind === "latte") {
      setColor(out, hex(0x9a6236));
      // A leaf of milk: lobes along a stalk.
      const lobe = Math.abs(at.x / r) - (0.42 - Math.abs(at.z / r) * 0.35) * (0.62 + 0.38 * Math.cos(at.z * 26 + Math.abs(at.x) * 14));
      tint(
        out,
        hex(0xf3e4c8),
        smoothstep(0.03, -0.03, lobe) * smoothstep(0.86, 0.7, away) * smoothstep(0.02, 0.05, Math.abs(at.x / r) + 0.02),
      );
      tint(out, hex(0x6b3d1e), smoothstep(0.86, 1, away) * 0.7 + clamp01(cloud) * 0.3);
      out.roughness = 0.5;
    } else {
      setColor(out, kind === "tea" ? hex(0x8f4a16) : hex(0x2a160c));
      tint(out, kind === "tea" ? hex(0xc47a2c) : hex(0x8a5a32), smoothstep(0.86, 1, away) * 0.7 + smoothstep(0.25, 0.4, cloud) * 0.4);
      out.roughness = 0.08;
    }
  };
  return [{ name: "drink", shape: pool, surface }];
}

export function saucer(brief: Brief, color: Rgb): Part[] {
  const plate = lathe(
    curved(flat`0.36 -0.1, 0.4 -0.1, 0.62 -0.05, 0.86 0.03, 0.9 0.05`, brief.segments(8)).concat(
      curved(flat`0.88 0.065, 0.6 -0.01, 0.4 -0.03, 0.3 -0.035, 0.02 -0.035`, brief.segments(10)),
      [[0, -0.035]],
    ),
    { segments: brief.segments(64), creaseDegrees: 55 },
  );
  const under = lathe(
    [
      [0, -0.09],
      [0.36, -0.1],
    ],
    { segments: brief.segments(64) },
  );
  const spoon = joined([
    tube(
      [
        [-0.7, 0.06, 0.36],
        [-0.3, 0.07, 0.5],
        [0.12, 0.02, 0.6],
      ],
      (t) => mix(0.026, 0.018, t),
      { sides: 8, rings: 12, flatten: 0.6 },
    ),
    placed(sphere(0.1, brief.segments(18)), { at: [0.22, 0.02, 0.62], scale: [1.4, 0.34, 0.9] }),
  ]);
  return [
    { name: "saucer", shape: joined([plate, under]), surface: brief.made("porcelain", brief.look.colors[1] ?? color) },
    { name: "spoon", shape: spoon, surface: brief.always("silver") },
  ];
}
