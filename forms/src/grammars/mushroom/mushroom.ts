import type { Brief } from "@blenda/forge/grammar/brief";
import type { Grammar } from "@blenda/forge/grammar/grammar";
import { smoothstep } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import type { Random } from "@blenda/forge/solid/random";
import { lathe, type ProfilePoint } from "@blenda/forge/solid/shapes/lathe";
import { placement, type Shape, warped } from "@blenda/forge/solid/shapes/shape";
import type { Surface } from "@blenda/forge/solid/surfaces/surface";
import { mound } from "./ground.ts";
import { SPECIES, type Species } from "./species.ts";
import { capSurface, gillSurface, stemSurface } from "./surfaces.ts";

/** Directions for the smaller ones, those in front first: nobody hides behind the big one. */
const AROUND = [0, 0.85, -1, 2.2, -2.3, 0, 1.6];

export const mushroom: Grammar = {
  id: "mushroom",
  is: ["rooted"],
  nouns: ["mushroom", "toadstool", "fungus", "fly agaric", "shroom", "champignon", "porcini", "chanterelle"],
  about: "mushrooms and toadstools with caps, stems and gills growing on moss",
  traits: {
    agaric: ["fly", "agaric", "toadstool", "spotted", "dotted", "spot", "dot"],
    parasol: ["parasol", "flat", "wide", "umbrella"],
    bell: ["bell", "pointed", "tall", "slim", "thin"],
    porcini: ["porcini", "champignon", "fat", "thick", "chubby"],
    chanterelle: ["chanterelle", "trumpet", "funnel"],
  },
  gathers: 7,
  grows: true,
  metresPerUnit: 0.16,
  wears: ["cap", "dot spot", "stem"],
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
  const lean = (shape: Shape) =>
    warped(shape, (point) => {
      point.x += bend * Math.max(0, point.y) ** 2;
    });
  const phase = random.between(0, 6);
  const depth = species.hollow > 0.1 ? 0.07 : 0.018;
  const wave = (angle: number) => 1 + depth * Math.sin(angle * 5 + phase) + depth * 0.7 * Math.sin(angle * 3 - phase);
  const { stem, stemHeight } = species;
  const foot: ProfilePoint[] = [
    [0, -0.05],
    [stem * 1.55, -0.05],
    [stem * 1.7, 0.06],
    [stem * 1.35, 0.18],
    [stem * 1.08, stemHeight * 0.5],
    // A funnel is hollow in the middle: its stem ends below.
    ...(species.hollow > 0.1
      ? [[stem, stemHeight * 0.58] as const]
      : [[stem, stemHeight * 0.8] as const, [stem * 1.1, stemHeight + 0.05] as const]),
  ];
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
      ? [
          [stem * 0.9, stemHeight * 0.45],
          [stem * 1.3, stemHeight * 0.72],
          [radius * 0.55, stemHeight * 0.86],
          [radius * 0.955, rimY],
        ]
      : [
          [stem * 0.8, stemHeight + 0.035],
          [radius * 0.4, stemHeight + 0.015],
          [radius * 0.75, stemHeight - 0.02],
          [radius * 0.955, rimY],
        ];
  return lathe(profile, { segments: brief.segments(44), creaseDegrees: 75, radius: wave });
}

function skirt(brief: Brief, { stem, stemHeight }: Species): Shape {
  const y = stemHeight * 0.72;
  const profile: ProfilePoint[] = [
    [stem * 0.95, y - 0.05],
    [stem * 1.9, y - 0.13],
    [stem * 2.05, y - 0.125],
    [stem * 1.5, y - 0.03],
    [stem * 0.95, y + 0.02],
  ];
  return lathe(profile, {
    segments: brief.segments(36),
    creaseDegrees: 60,
    radius: (angle, height) => 1 + (height < y - 0.1 ? 0.06 * Math.sin(angle * 9) : 0),
  });
}
