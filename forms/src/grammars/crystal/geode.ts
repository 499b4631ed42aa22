import type { Brief } from "@blenda/forge/grammar/brief";
import { darker, lighter, mix, type Rgb, smoothstep } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { lathe, type ProfilePoint } from "@blenda/forge/solid/shapes/lathe";
import { joined, type Point, placed, warped } from "@blenda/forge/solid/shapes/shape";
import { type Surface, setColor, tint } from "@blenda/forge/solid/surfaces/surface";
import { shard } from "./shards.ts";
import { crystalSurface, rockSurface } from "./surfaces.ts";

/** Half of a hollow stone: rough rind, banded rim, points of crystal that look into the hollow. */
export function geode(brief: Brief, color: Rgb): Part[] {
  const { noise } = brief;
  const seed = brief.random.fork("geode");
  const phase = seed.between(0, 6.283);
  const lump = (angle: number) => 1 + 0.12 * Math.sin(angle * 2 + phase) + 0.07 * Math.sin(angle * 3 + 1.3);
  const outer: ProfilePoint[] = Array.from({ length: 13 }, (_, at) => [
    Math.sin((at / 12) * 1.57) * 0.95,
    -Math.cos((at / 12) * 1.57) * 0.72,
  ]);
  const rind = lathe([...outer, [0.93, 0.03]], { segments: brief.segments(56), creaseDegrees: 60, radius: lump });
  const rough = warped(
    rind,
    (point) => {
      if (point.y < -0.02) point.multiplyScalar(1 + 0.08 * noise.fbm(point.x * 5, point.y * 5, point.z * 5, 3));
    },
    50,
  );
  const inner: ProfilePoint[] = Array.from({ length: 9 }, (_, at) => [
    Math.cos((at / 8) * 1.57) * 0.62,
    0.02 - Math.sin((at / 8) * 1.57) * 0.42,
  ]);
  const rim = lathe([[0.93, 0.03], [0.86, 0.05], [0.7, 0.045], ...inner.slice(0, -1), [0, -0.4]], {
    segments: brief.segments(56),
    creaseDegrees: 50,
    radius: lump,
  });
  const points = Array.from({ length: brief.isDetailed ? 190 : 120 }, (_, at) => {
    const share = (at + 0.5) / 120;
    const polar = Math.acos(1 - (share % 1) * 0.98);
    const angle = at * 2.39996;
    const r = 0.6 * lump(angle);
    const length = seed.between(0.1, 0.22) * mix(1.15, 0.8, polar / 1.57);
    const shape = shard({
      length,
      radius: length * 0.32,
      sides: seed.pick([4, 5, 6]),
      tip: 0.45,
      waist: 1,
      seed: seed.fork(`point ${at}`),
    });
    const at3: Point = [Math.sin(polar) * Math.sin(angle) * r, -Math.cos(polar) * 0.4, Math.sin(polar) * Math.cos(angle) * r];
    return placed(placed(shape, { turn: [-((polar * 180) / Math.PI) + seed.between(-18, 18), 0, seed.between(-18, 18)] }), {
      turn: [0, (angle * 180) / Math.PI, 0],
      at: at3,
    });
  });
  const banded: Surface = (at, out) => {
    const wave = Math.hypot(at.x, at.z) / lump(Math.atan2(at.x, at.z)) + noise.fbm(at.x * 3, at.y, at.z * 3, 2) * 0.06;
    const band = Math.sin(wave * 62) * 0.5 + 0.5;
    setColor(out, lighter(color, 0.55));
    tint(out, darker(color, 0.25), smoothstep(0.35, 0.75, band) * smoothstep(0.95, 0.7, wave));
    tint(out, [0.95, 0.93, 0.9], smoothstep(0.8, 0.9, wave) * 0.8);
    out.roughness = 0.16;
  };
  const tilt = { turn: [58, 0, 0] as Point, at: [0, 0.4, 0] as Point };
  return [
    { name: "rind", shape: placed(rough, tilt), surface: rockSurface(brief, color) },
    { name: "rim", shape: placed(rim, tilt), surface: banded },
    { name: "crystals", shape: placed(joined(points), tilt), surface: crystalSurface(brief, color), density: 0.8 },
  ];
}
