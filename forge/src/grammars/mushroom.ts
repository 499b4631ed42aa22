import { clamp01, darker, hex, lighter, mix, type Rgb, smoothstep } from "../solid/color.ts";
import type { Part } from "../solid/part.ts";
import type { Random } from "../solid/random.ts";
import { ball } from "../solid/shapes/forms.ts";
import { lathe, type ProfilePoint } from "../solid/shapes/lathe.ts";
import { joined, placed, placement, type Shape, warped } from "../solid/shapes/shape.ts";
import { tube } from "../solid/shapes/tube.ts";
import { type Surface, setColor, shade, tint } from "../solid/surfaces/surface.ts";
import type { Brief } from "./brief.ts";
import type { Grammar } from "./grammar.ts";

/** Directions for the smaller ones, those in front first: nobody hides behind the big one. */
const AROUND = [0, 0.85, -1, 2.2, -2.3, 0, 1.6];

interface Species {
  cap: Rgb;
  radius: number;
  height: number;
  /** How full the outline is: below 1 boxy, above 1 pointed. */
  fullness: number;
  stem: number;
  stemHeight: number;
  hasSkirt: boolean;
  hasSpots: boolean;
  /** The middle of the cap sinks by so much. */
  hollow: number;
}

const SPECIES: Record<string, Species> = {
  agaric: { cap: hex(0xc7251c), radius: 0.5, height: 0.4, fullness: 0.85, stem: 0.11, stemHeight: 0.74, hasSkirt: true, hasSpots: true, hollow: 0 },
  parasol: { cap: hex(0xc49a6c), radius: 0.58, height: 0.2, fullness: 0.8, stem: 0.07, stemHeight: 0.95, hasSkirt: true, hasSpots: true, hollow: -0.07 },
  bell: { cap: hex(0x8d6e9c), radius: 0.3, height: 0.5, fullness: 1.2, stem: 0.05, stemHeight: 0.8, hasSkirt: false, hasSpots: false, hollow: 0 },
  porcini: { cap: hex(0x7b4a26), radius: 0.45, height: 0.3, fullness: 0.65, stem: 0.2, stemHeight: 0.56, hasSkirt: false, hasSpots: false, hollow: 0 },
  chanterelle: { cap: hex(0xe8a02c), radius: 0.46, height: 0.12, fullness: 0.6, stem: 0.13, stemHeight: 0.62, hasSkirt: false, hasSpots: false, hollow: 0.2 },
};

export const mushroom: Grammar = {
  id: "mushroom",
  nouns: ["mushroom", "toadstool", "fungus", "fly agaric", "shroom", "champignon", "porcini", "chanterelle"],
  about: "mushrooms and toadstools with caps, stems and gills growing on moss",
  traits: {
    agaric: ["fly", "agaric", "toadstool", "spotted", "dotted"],
    parasol: ["parasol", "flat", "wide", "umbrella"],
    bell: ["bell", "pointed", "tall", "slim", "thin"],
    porcini: ["porcini", "champignon", "fat", "thick", "chubby"],
    chanterelle: ["chanterelle", "trumpet", "funnel"],
  },
  gathers: 7,
  metresPerUnit: 0.16,
  build(brief) {
    const named = Object.keys(SPECIES).find((name) => brief.has(name));
    const species = SPECIES[named ?? brief.random.pick(["agaric", "agaric", "parasol", "bell", "porcini", "chanterelle"])];
    const spread = brief.random.fork("places");
    const count = brief.look.count > 1 ? brief.look.count : 1 + spread.whole(0, 2);
    const surfaces = { cap: capSurface(brief, species), stem: stemSurface(brief), gills: gillSurface(brief) };
    const parts: Part[] = [];
    for (let at = 0; at < count; at++) {
      const size = at === 0 ? 1 : spread.between(0.42, 0.72);
      const angle = AROUND[at % AROUND.length] + spread.between(-0.3, 0.3);
      const away = at === 0 ? 0 : spread.between(0.46, 0.6) + (at > 3 ? 0.22 : 0);
      const place = placement({
        at: [away * Math.sin(angle), -0.02, away * Math.cos(angle)],
        turn: [spread.between(-7, 7), spread.between(0, 360), spread.between(-7, 7)],
        scale: size,
      });
      for (const part of oneMushroom(brief, species, spread.fork(`one ${at}`), surfaces)) parts.push({ ...part, place });
    }
    return [...parts, ...mound(brief, count)];
  },
};

function oneMushroom(brief: Brief, species: Species, random: Random, surfaces: { cap: Surface; stem: Surface; gills: Surface }): Part[] {
  const bend = random.between(-0.16, 0.16);
  const lean = (shape: Shape) => warped(shape, (point) => {
    point.x += bend * Math.max(0, point.y) ** 2;
  });
  const phase = random.between(0, 6);
  const depth = species.hollow > 0.1 ? 0.07 : 0.018;
  const wave = (angle: number) => 1 + depth * Math.sin(angle * 5 + phase) + depth * 0.7 * Math.sin(angle * 3 - phase);
  const { stem, stemHeight } = species;
  const foot: ProfilePoint[] = [[0, -0.05], [stem * 1.55, -0.05], [stem * 1.7, 0.06], [stem * 1.35, 0.18], [stem * 1.08, stemHeight * 0.5], [stem, stemHeight * 0.8], [stem * 1.1, stemHeight + 0.05]];
  const parts: Part[] = [
    { name: "stem", shape: lean(lathe(foot, { segments: brief.segments(28), creaseDegrees: 70 })), surface: surfaces.stem },
    { name: "cap", shape: lean(cap(brief, species, wave)), surface: surfaces.cap },
    { name: "gills", shape: lean(underside(brief, species, wave)), surface: surfaces.gills },
  ];
  if (species.hasSkirt) parts.push({ name: "skirt", shape: lean(skirt(brief, species)), surface: surfaces.stem });
  return parts;
}

/** Rim to middle, over the top. */
function capPoint({ radius, height, fullness, hollow, stemHeight }: Species, t: number): ProfilePoint {
  const angle = (t * Math.PI) / 2;
  const r = radius * Math.cos(angle) ** fullness;
  return [t >= 1 ? 0 : r, stemHeight - 0.03 + height * Math.sin(angle) ** 0.95 - hollow * smoothstep(0.35, 1, t)];
}

function cap(brief: Brief, species: Species, wave: (angle: number) => number): Shape {
  const steps = brief.segments(18);
  const rim: ProfilePoint = [species.radius * 0.955, species.stemHeight - 0.065];
  const profile = [rim, ...Array.from({ length: steps + 1 }, (_, step) => capPoint(species, step / steps))];
  return lathe(profile, { segments: brief.segments(44), creaseDegrees: 75, radius: wave });
}

function underside(brief: Brief, { radius, stem, stemHeight, hollow }: Species, wave: (angle: number) => number): Shape {
  const rimY = stemHeight - 0.065;
  const profile: ProfilePoint[] =
    hollow > 0.1
      ? [[stem * 0.9, stemHeight * 0.45], [stem * 1.3, stemHeight * 0.72], [radius * 0.55, stemHeight * 0.86], [radius * 0.955, rimY]]
      : [[stem * 0.8, stemHeight + 0.035], [radius * 0.4, stemHeight + 0.015], [radius * 0.75, stemHeight - 0.02], [radius * 0.955, rimY]];
  return lathe(profile, { segments: brief.segments(44), creaseDegrees: 75, radius: wave });
}

function skirt(brief: Brief, { stem, stemHeight }: Species): Shape {
  const y = stemHeight * 0.72;
  const profile: ProfilePoint[] = [[stem * 0.95, y - 0.05], [stem * 1.9, y - 0.13], [stem * 2.05, y - 0.125], [stem * 1.5, y - 0.03], [stem * 0.95, y + 0.02]];
  return lathe(profile, { segments: brief.segments(36), creaseDegrees: 60, radius: (angle, height) => 1 + (height < y - 0.1 ? 0.06 * Math.sin(angle * 9) : 0) });
}

function capSurface(brief: Brief, species: Species): Surface {
  const { noise, look } = brief;
  const color = brief.color(0, species.cap);
  const spot = brief.color(1, hex(0xf4ecdc));
  if (look.material) return brief.made(look.material);
  const [deep, bright] = [darker(color, 0.42), lighter(color, 0.14)];
  return brief.aged((at, out) => {
    const cloud = noise.fbm(at.x * 5, at.y * 5, at.z * 5, 3);
    const streak = noise.fbm(Math.atan2(at.x, at.z) * 7, at.y * 2, 3, 2);
    const away = Math.hypot(at.x, at.z) / species.radius;
    setColor(out, color);
    tint(out, deep, clamp01(0.12 + cloud * 0.6 + smoothstep(0.62, 1, away) * 0.45 + streak * 0.25));
    tint(out, bright, clamp01(at.ny * 0.5 - 0.2 - cloud * 0.4));
    shade(out, 0.7 + at.open * 0.3);
    out.roughness = 0.32 + cloud * 0.2;
    out.height = cloud * 0.006 + streak * 0.003;
    if (!species.hasSpots && !look.glow) return;
    const cell = noise.cells(at.x * 8.4, at.y * 8.4, at.z * 8.4);
    const size = 0.36 + cell.id * 0.18 - away * 0.06 + noise.at(at.x * 30, at.y * 30, at.z * 30) * 0.05;
    const wart = smoothstep(size, size - 0.07, cell.near);
    if (wart <= 0) return;
    tint(out, spot, wart);
    out.roughness = mix(out.roughness, 0.75, wart);
    out.height += wart * 0.02 + wart * noise.at(at.x * 45, at.y * 45, at.z * 45) * 0.005;
    if (look.glow) for (let channel = 0; channel < 3; channel++) out.glow[channel] = look.glow[channel] * wart * 0.9;
  }, "paper");
}

function stemSurface(brief: Brief): Surface {
  const { noise, look } = brief;
  if (look.material) return brief.made(look.material);
  const pale = brief.color(2, hex(0xf1e8d4));
  return brief.aged((at, out) => {
    const fibre = noise.fbm(at.x * 30, at.y * 4, at.z * 30, 3);
    const scale = smoothstep(0.1, 0.4, noise.at(at.x * 22, at.y * 13, at.z * 22)) * smoothstep(0.5, 0.1, at.y);
    setColor(out, pale);
    tint(out, hex(0xb89f78), clamp01(0.25 + fibre * 0.9 + smoothstep(0.2, 0, at.y) * 0.5));
    shade(out, (0.62 + at.open * 0.38) * (1 - scale * 0.2));
    out.roughness = 0.8;
    out.height = fibre * 0.012 + scale * 0.012;
    if (look.glow) for (let channel = 0; channel < 3; channel++) out.glow[channel] = look.glow[channel] * clamp01(at.y - 0.35) * 0.4;
  }, "paper");
}

function gillSurface(brief: Brief): Surface {
  const { look } = brief;
  const pale = hex(0xf0e4c8);
  return (at, out) => {
    const angle = Math.atan2(at.x, at.z);
    const gill = Math.abs(Math.sin(angle * 38));
    setColor(out, pale);
    shade(out, (0.55 + gill * 0.4) * (0.6 + at.open * 0.4));
    out.roughness = 0.85;
    out.height = gill * 0.014;
    if (look.glow) for (let channel = 0; channel < 3; channel++) out.glow[channel] = look.glow[channel] * (0.35 + gill * 0.65);
  };
}

/** The ground they grow on: moss, a few stones and blades of grass. */
function mound(brief: Brief, count: number): Part[] {
  const { noise } = brief;
  const random = brief.random.fork("mound");
  const wide = count > 3 ? 0.95 : 0.78;
  const earth = warped(ball(wide, brief.isStyle("low-poly") ? 4 : 14), (point) => {
    const swell = 1 + 0.24 * noise.fbm(point.x * 2.4, point.y * 2.4, point.z * 2.4, 3);
    const y = point.y * 0.15 * swell + 0.03 * noise.fbm(point.x * 6, 3, point.z * 6, 2);
    point.set(point.x * swell, Math.max(-0.11, y) - 0.02, point.z * swell);
  }, 60);
  const stones = Array.from({ length: random.whole(3, 6) }, () => {
    const angle = random.between(0, 6.283);
    const away = random.between(0.45, 0.72) * wide;
    const stone = warped(ball(random.between(0.05, 0.1), 3), (point) => point.multiplyScalar(1 + 0.4 * noise.at(point.x * 14, point.y * 14 + away * 9, point.z * 14)), 30);
    return placed(stone, { at: [away * Math.sin(angle), 0.08, away * Math.cos(angle)], scale: [1, 0.7, 1] });
  });
  const blades = Array.from({ length: brief.isDetailed ? 70 : 34 }, () => blade(random, wide));
  return [
    { name: "moss", shape: earth, surface: mossSurface(brief), density: 0.8 },
    { name: "stones", shape: joined(stones), surface: brief.always("stone", hex(0x8a8781)) },
    { name: "grass", shape: joined(blades), surface: grassSurface(brief), density: 0.7 },
  ];
}

function blade(random: Random, wide: number): Shape {
  const angle = random.between(0, 6.283);
  const away = Math.sqrt(random.next()) * wide * 0.86;
  const [x, z] = [away * Math.sin(angle), away * Math.cos(angle)];
  const height = random.between(0.1, 0.22);
  const [dx, dz] = [random.between(-0.07, 0.07), random.between(-0.07, 0.07)];
  return tube([[x, 0.02, z], [x + dx * 0.3, 0.04 + height * 0.55, z + dz * 0.3], [x + dx, 0.04 + height, z + dz]], (t) => 0.011 * (1 - t), { sides: 4, rings: 4 });
}

function mossSurface(brief: Brief): Surface {
  const { noise } = brief;
  return (at, out) => {
    const tuft = noise.fbm(at.x * 22, at.y * 22, at.z * 22, 3);
    const bare = smoothstep(0.16, 0.34, noise.fbm(at.x * 3 + 5, at.y * 3, at.z * 3, 3)) + smoothstep(-0.02, -0.09, at.y);
    setColor(out, hex(0x3f5f22));
    tint(out, hex(0x84a83c), clamp01(0.4 + tuft * 1.4));
    tint(out, hex(0x4b3522), clamp01(bare));
    shade(out, 0.45 + at.open * 0.55);
    out.roughness = 0.96;
    out.height = tuft * 0.035;
  };
}

function grassSurface({ noise }: Brief): Surface {
  return (at, out) => {
    setColor(out, hex(0x55802c));
    tint(out, hex(0xa3c25a), clamp01(at.y * 4 + noise.at(at.x * 9, 0, at.z * 9) * 0.4));
    out.roughness = 0.7;
  };
}
