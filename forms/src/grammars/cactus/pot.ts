import type { Brief } from "@blenda/forge/grammar/brief";
import { flat } from "@blenda/forge/language/numbers";
import { pairs } from "@blenda/forge/language/pieces/outlines";
import { clamp01, darker, hex, type Rgb, smoothstep } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { ball, cylinder, torus } from "@blenda/forge/solid/shapes/forms";
import { lathe, type ProfilePoint } from "@blenda/forge/solid/shapes/lathe";
import { joined, placed, warped } from "@blenda/forge/solid/shapes/shape";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";
import { type Surface, setColor, shade, tint } from "@blenda/forge/solid/surfaces/surface";

/** Outlines from the foot to the lip; the soil lies at height 0. */
const POTS: Record<string, readonly number[]> = {
  classic: [0.4, -0.72, 0.43, -0.7, 0.54, -0.16, 0.62, -0.14, 0.64, -0.12, 0.66, 0.06, 0.64, 0.08],
  round: [0.36, -0.66, 0.42, -0.64, 0.62, -0.42, 0.68, -0.2, 0.62, 0.02, 0.58, 0.08],
  square: [0.5, -0.62, 0.54, -0.6, 0.58, -0.2, 0.6, 0.06, 0.59, 0.08],
  tall: [0.46, -0.95, 0.5, -0.92, 0.56, -0.4, 0.6, 0.06, 0.58, 0.08],
  bowl: [0.4, -0.42, 0.5, -0.4, 0.68, -0.2, 0.76, 0.04, 0.75, 0.08],
};

/** A pot of clay, glazed pottery or metal with soil and pebbles in it. */
export function potOf(brief: Brief): Part[] {
  const chance = brief.random.fork("pot");
  const kind = brief.isStyle("cartoon", "sci-fi") ? "round" : chance.pick(Object.keys(POTS));
  const outline = pairs(POTS[kind]);
  const [lipR, lipY] = outline[outline.length - 1];
  const isSquare = kind === "square";
  const square = (angle: number) => (isSquare ? 1 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))) ** 0.85 : 1);
  const profile: ProfilePoint[] = [[0, outline[0][1]], ...outline, [lipR - 0.05, lipY], [lipR - 0.07, -0.02], [0, -0.03]];
  const parts: Part[] = [
    {
      name: "pot",
      shape: lathe(profile, { segments: brief.segments(52), creaseDegrees: 40, radius: isSquare ? square : undefined }),
      surface: potSurface(brief, outline),
    },
    {
      name: "soil",
      shape: lathe(
        [
          [lipR - 0.065, -0.01],
          [lipR * 0.6, 0.025],
          [0, 0.035],
        ],
        { segments: brief.segments(40), radius: isSquare ? square : undefined },
      ),
      surface: soil(brief),
    },
    {
      name: "pebbles",
      shape: joined(pebbles(brief, lipR - 0.1)),
      surface: brief.always("stone", hex(chance.pick([0xcfc6b4, 0x8a8781, 0xb58a66]))),
    },
  ];
  if (kind === "classic" && chance.chance(0.6))
    parts.push({
      name: "dish",
      shape: placed(lathe(flat`0 0, 0.52 0, 0.62 0.09, 0.6 0.1, 0.5 0.03, 0 0.03`, { segments: brief.segments(44), creaseDegrees: 44 }), {
        at: [0, outline[0][1] - 0.03, 0],
      }),
      surface: potSurface(brief, outline),
    });
  if (brief.isStyle("sci-fi")) {
    const glow = brief.light(hex(0x35e6ff));
    parts.push({
      name: "lights",
      shape: joined([-0.42, 0.02].map((y) => placed(torus(0.63, 0.022, brief.segments(52), 8), { at: [0, y, 0] }))),
      surface: glowing(glow),
    });
    parts.push({
      name: "base",
      shape: placed(cylinder(0.56, 0.1, { bevel: 0.03, segments: brief.segments(44) }), { at: [0, outline[0][1], 0] }),
      surface: brief.always("steel"),
    });
  }
  return parts;
}

function pebbles(brief: Brief, reach: number) {
  const random = brief.random.fork("pebbles");
  return Array.from({ length: brief.isDetailed ? 40 : 20 }, (_, at) => {
    const angle = at * 2.4;
    const away = reach * Math.sqrt(random.between(0.3, 0.95));
    const stone = warped(
      ball(random.between(0.024, 0.05), 1),
      (point) => point.multiplyScalar(1 + 0.5 * brief.noise.at(point.x * 30 + at, point.y * 30, point.z * 30)),
      60,
    );
    return placed(stone, { at: [Math.sin(angle) * away, 0.03, Math.cos(angle) * away], scale: [1, 0.7, 1] });
  });
}

function soil({ noise }: Brief): Surface {
  return (at, out) => {
    const clump = noise.fbm(at.x * 22, at.y * 22, at.z * 22, 3);
    setColor(out, hex(0x4a3222));
    tint(out, hex(0x8a6a48), clamp01(clump * 1.4));
    shade(out, 0.6 + at.open * 0.4);
    out.roughness = 0.97;
    out.height = clump * 0.03;
  };
}

type Band = (angle: number, y: number) => number;

/** What is painted round the pot, by height over the soil; 1 is the second colour. */
const BANDS: Record<string, Band> = {
  none: () => 0,
  dipped: (angle, y) => smoothstep(-0.3, -0.31, y + 0.02 * Math.sin(angle * 3)),
  zigzag: (angle, y) =>
    smoothstep(0.045, 0.035, Math.abs(y + 0.34 + 0.09 * (Math.abs(((angle / 0.5236) % 1) * 2 - 1) * 2 - 1))) +
    smoothstep(0.014, 0.01, Math.abs(y + 0.5)) +
    smoothstep(0.014, 0.01, Math.abs(y + 0.19)),
  stripes: (_angle, y) =>
    smoothstep(0.05, 0.045, Math.abs(y + 0.28)) + smoothstep(0.02, 0.015, Math.abs(y + 0.4)) + smoothstep(0.02, 0.015, Math.abs(y + 0.16)),
  triangles: (angle, y) =>
    y < -0.16 && y > -0.44 ? smoothstep(0.02, -0.02, Math.abs(((((angle + 7) / 0.449) % 1) - 0.5) * 2) - (y + 0.44) / 0.28) : 0,
};

function potSurface(brief: Brief, outline: readonly ProfilePoint[]): Surface {
  const chance = brief.random.fork("pot colour");
  const isClay = !brief.isStyle("modern", "sci-fi", "ornate") && chance.chance(0.5);
  const color: Rgb =
    brief.look.colors[2] ?? hex(isClay ? 0xb9653c : chance.pick([0xe8e2d4, 0x2f5f73, 0xd9a23a, 0x3a3f46, 0xc9788a, 0x8fa38a]));
  const base = brief.isStyle("steampunk") ? brief.always("copper") : brief.always(isClay ? "clay" : "porcelain", color);
  const second = isClay
    ? hex(0xf0e6d2)
    : brief.isStyle("ornate")
      ? hex(0xd9a441)
      : color[0] + color[1] + color[2] > 1.9
        ? hex(0x2f5f73)
        : hex(0xf2ece0);
  const band = BANDS[brief.isStyle("low-poly", "realistic") ? "none" : chance.pick(Object.keys(BANDS))];
  const low = outline[0][1];
  return (at, out) => {
    base(at, out);
    if (at.nx * at.x + at.nz * at.z < 0 || at.y < low + 0.01) return;
    tint(out, second, band(Math.atan2(at.x, at.z), at.y) * 0.94);
    if (isClay) tint(out, darker(hex(0xd8c8b0), 0.05), smoothstep(0.25, 0.5, brief.noise.fbm(at.x * 4, at.y * 6, at.z * 4, 3)) * 0.5);
  };
}
