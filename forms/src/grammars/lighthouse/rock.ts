import type { Brief } from "@blenda/forge/grammar/brief";
import { coat } from "@blenda/forge/language/pieces/finishes";
import { brickwork, plaster, stonework } from "@blenda/forge/language/pieces/masonry";
import { clamp01, hex, mix, type Rgb, smoothstep } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { ball } from "@blenda/forge/solid/shapes/forms";
import { lathe, type ProfilePoint } from "@blenda/forge/solid/shapes/lathe";
import { warped } from "@blenda/forge/solid/shapes/shape";
import { covered, mossed } from "@blenda/forge/solid/surfaces/aging";
import { layered, type Surface, setColor, shade, tint } from "@blenda/forge/solid/surfaces/surface";

interface Wall {
  bright: Rgb;
  pale: Rgb;
  top: number;
  shaft: (y: number) => number;
}

/** The day mark: bands, a spiral, diamonds or bare stone, on plaster or brick. */
export function bandedWall(brief: Brief, { bright, pale, top, shaft }: Wall): Surface {
  const { look, random, noise } = brief;
  if (look.material && look.material !== "stone") return brief.made(look.material);
  if (brief.isStyle("sci-fi")) return coat(brief, brief.color(0, hex(0xdfe3e6)), { roughness: 0.3, metallic: 0.2 });
  if (brief.isStyle("steampunk")) return brickwork(brief, hex(0x8a4a38), shaft(top / 2));
  if (brief.isStyle("medieval") || look.material === "stone") return stonework(brief, hex(0xa39c90), shaft(top / 2));
  const chance = random.fork("day mark");
  const mark = brief.has("spiral")
    ? "spiral"
    : brief.has("plain")
      ? "plain"
      : brief.has("classic")
        ? "bands"
        : chance.pick(["bands", "bands", "spiral", "half", "plain"]);
  const count = chance.pick([3, 5, 5, 7]);
  const turns = chance.pick([1.5, 2, 2.5]);
  const base = chance.chance(0.35) ? brickwork(brief, pale, shaft(top / 2)) : plaster(brief, pale);
  return (at, out) => {
    base(at, out);
    const up = at.y / top;
    const around = Math.atan2(at.x, at.z) / (2 * Math.PI) + 0.5;
    let paint = 0;
    if (mark === "bands") paint = Math.floor(up * count) % 2 === 0 ? 1 : 0;
    else if (mark === "spiral") paint = (((up * turns * 2 - around * 2) % 1) + 1) % 1 < 0.5 ? 1 : 0;
    else if (mark === "half") paint = up > 0.55 ? 1 : 0;
    if (up < 0) paint = 0;
    const flake = noise.fbm(at.x * 9, at.y * 9, at.z * 9, 3);
    tint(out, bright, paint * (flake > mix(0.5, 0.12, look.wear) ? 0.25 : 0.93));
    shade(out, 0.92 + at.open * 0.08);
    out.roughness = mix(out.roughness, 0.62, paint);
  };
}

const isFloating = (brief: Brief) => !brief.has("sea") && (brief.has("floating") || brief.random.fork("site").chance(0.55));

/** Height of the grass at a place; the tower stands on level ground in the middle. */
export function groundHeight({ noise }: Brief, x: number, z: number): number {
  const away = Math.hypot(x, z);
  return noise.fbm(x * 1.7 + 5, 2, z * 1.7, 2) * 0.22 * smoothstep(0.4, 0.95, away) - smoothstep(0.85, 1.25, away) * 0.05;
}

/** A rock with grass on it that floats, or stands in a round piece of sea. */
export function rockAndSea(brief: Brief): Part[] {
  const floating = isFloating(brief);
  const parts = [rock(brief, floating)];
  return floating ? parts : [...parts, sea(brief)];
}

function rock(brief: Brief, floating: boolean): Part {
  const { noise, random } = brief;
  const shift = random.fork("rock").between(0, 50);
  const deep = floating ? random.fork("deep").between(0.75, 1.15) : 0.42;
  const shape = warped(
    ball(1, brief.isStyle("low-poly") ? 7 : brief.isDetailed ? 20 : 13),
    (point) => {
      const { x, y, z } = point;
      const coast = (floating ? 1.12 : 1.02) * (1 + noise.fbm(x * 1.1 + shift, 1, z * 1.1, 3) * 0.32);
      const away = Math.hypot(x, z);
      if (y > 0.28) {
        // The cap of the ball becomes the meadow, spread evenly to its rim.
        const rim = away / Math.sqrt(1 - 0.28 * 0.28);
        const reach = away > 1e-6 ? (rim * coast) / away : 0;
        point.set(x * reach, 0, z * reach);
        point.y = groundHeight(brief, point.x, point.z) - smoothstep(0.86, 1, rim) * 0.03;
        return;
      }
      const down = clamp01((0.28 - y) / 1.28);
      const shelf = Math.max(0, Math.round(down * 5 + noise.at(x * 2 + shift, z * 2, 4) * 1.4) / 5);
      const narrow = floating ? 1 - shelf ** 1.5 * 0.86 : 1 + shelf * 0.16;
      const crag = 1 + noise.fbm(x * 2.6 + shift, y * 2.6, z * 2.6, 4) * 0.42 * smoothstep(0, 0.2, down);
      const flat = away > 1e-6 ? (coast * narrow * crag * Math.min(1, away / (floating ? 0.8 : 0.5))) / away : 0;
      const edge = groundHeight(brief, (x * coast) / Math.max(away, 0.3), (z * coast) / Math.max(away, 0.3)) - 0.03;
      const within = floating ? 1 : Math.min(1, 1.36 / Math.max(1e-6, flat * away));
      const low = edge - down * deep * (floating ? 1.15 : 1) * crag;
      point.set(x * flat * within, floating ? low : Math.max(low, -0.5), z * flat * within);
    },
    24,
  );
  return { name: "rock", shape, surface: meadowRock(brief) };
}

function meadowRock(brief: Brief): Surface {
  const { noise } = brief;
  const stone = brief.always("stone", hex(0x857d72));
  const surface: Surface = (at, out) => {
    stone(at, out);
    const layer = noise.fbm(at.x * 1.5, at.y * 9, at.z * 1.5, 3);
    shade(out, 1 + layer * 0.5);
    const broad = noise.fbm(at.x * 5, at.y * 5, at.z * 5, 3);
    const green = smoothstep(0.62, 0.76, at.upward + broad * 0.22) * smoothstep(-0.26, -0.14, at.y + broad * 0.1);
    if (green <= 0) return;
    const blade = noise.at(at.x * 50, at.y * 20, at.z * 50);
    tint(out, hex(0x648f3e), green);
    tint(out, blade > 0 ? hex(0x86aa4c) : hex(0x466f34), green * clamp01(Math.abs(blade) * 0.6 + broad * 0.5));
    tint(
      out,
      hex(0xc2ad7e),
      green * smoothstep(0.1, 0.04, Math.abs(at.x + 0.05 * Math.sin(at.z * 9)) - 0.02) * smoothstep(0.3, 0.42, at.z) * 0.85,
    );
    out.roughness = mix(out.roughness, 0.95, green);
    out.height = mix(out.height, blade * 0.008, green);
  };
  if (brief.has("snowy")) return layered(surface, covered(noise, 0.7));
  return layered(surface, mossed(noise, -0.2));
}

/** A round slice of the sea with waves on it and foam round the rock. */
function sea(brief: Brief): Part {
  const { noise } = brief;
  const rough = brief.random.fork("sea").between(0.02, 0.05);
  const steps = brief.isStyle("low-poly") ? 8 : 16;
  const top = Array.from({ length: steps }, (_, at): ProfilePoint => [1.52 * (1 - (at + 1) / steps), -0.34]);
  const profile: ProfilePoint[] = [[0, -0.56], [1.46, -0.56], [1.52, -0.53], [1.52, -0.34], ...top];
  const shape = warped(
    lathe(profile, { segments: brief.segments(64), creaseDegrees: 60 }),
    (point) => {
      if (point.y < -0.4) return;
      point.y += noise.fbm(point.x * 3, 7, point.z * 3, 3) * rough * 2.4 + Math.sin(point.x * 6 + point.z * 3.4) * rough * 0.5;
    },
    50,
  );
  const [deep, shallow, foam] = [hex(0x14506e), hex(0x2f97a6), hex(0xeaf6f5)];
  const surface: Surface = (at, out) => {
    const away = Math.hypot(at.x, at.z);
    const ripple = noise.fbm(at.x * 9, at.y * 9, at.z * 9, 3);
    setColor(out, deep);
    tint(out, shallow, clamp01(smoothstep(1.5, 1.0, away) + ripple * 0.4 + (at.y + 0.34) * 6));
    const isTop = away < 1.5 ? 1 : 0;
    const line = smoothstep(0.42, 0.16, Math.abs(Math.sin(away * 19 + ripple * 7))) * smoothstep(1.46, 1.12, away);
    const crest = smoothstep(0.2, 0.34, ripple + (at.y + 0.34) * 2.4);
    tint(out, foam, isTop * clamp01(line * 0.75 + crest * 0.7 + smoothstep(0.9, 0.62, at.open) * 0.6));
    out.roughness = isTop ? 0.08 + line * 0.3 : 0.4;
    out.height = ripple * 0.012;
  };
  return { name: "sea", shape, surface };
}
