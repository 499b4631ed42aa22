import type { Brief } from "@blenda/forge/grammar/brief";
import { lacquer } from "@blenda/forge/language/pieces/finishes";
import { hex, mixRgb, type Rgb } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import type { Solid } from "@blenda/forge/solid/shapes/solids";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";

const PAINTS = [0x3d5a73, 0x6b3b2f, 0x4c5a3e, 0x5b5f66, 0x7a5a22, 0x46406b];

/** An armoured case: chamfered shells with a seam of light, corner guards, latches and a carrying bar. */
export function strongbox(brief: Brief): Part[] {
  const { random, look, solids } = brief;
  const color = brief.color(0, hex(random.fork("paint").pick(PAINTS)));
  const glow: Rgb | null =
    look.glow ?? (brief.isStyle("sci-fi") ? random.fork("light").pick([hex(0x35e6ff), hex(0xff9a2e), hex(0x9a6bff), hex(0x5aff8a)]) : null);
  const [width, depth] = [brief.has("long") ? 1.4 : random.between(1, 1.2), random.between(0.64, 0.74)];
  const [low, high] = [random.between(0.36, 0.44), random.between(0.2, 0.3)];
  const cut = random.between(0.07, 0.13);
  const size: Case = { width, depth, low, high, cut };
  const trim = look.colors[1] ?? mixRgb(color, hex(0x8a8e94), 0.85);
  const isOpen = brief.has("open") && !brief.has("closed");
  const lift = (solid: Solid) =>
    isOpen
      ? solid
          .at(0, -low, depth / 2)
          .turn(-62, 0, 0)
          .at(0, low, -depth / 2)
      : solid;
  const half = (from: number, to: number) => solids.box(4, to - from, 4).at(0, (from + to) / 2, 0);
  const whole = grown(brief, size, 0);
  const hollow = solids.box(width - 0.14, 2, depth - 0.14, 0.03).at(0, 1.1, 0);
  const inside = solids.box(width - 0.14, high, depth - 0.14, 0.05).at(0, low + high / 2 - 0.06, 0);
  const recess = [-1, 1].map((side) => solids.box(width * 0.3, low * 0.5, 0.06, 0.02).at(side * width * 0.26, low * 0.48, depth / 2));
  const body = whole.meet(half(-1, low - 0.012)).minus(hollow, ...recess);
  const grooves = [-0.28, -0.14, 0.14, 0.28].map((share) => solids.box(0.03, 0.05, depth * 0.7, 0.01).at(share * width, low + high, 0));
  const lid = whole.meet(half(low + 0.012, 2)).minus(inside, ...grooves);
  const parts: Part[] = [
    { name: "body", shape: body.shape(), surface: lacquer(brief, color, 0.14) },
    { name: "lid", shape: lift(lid).shape(), surface: lacquer(brief, color, 0.14) },
    {
      name: "guards",
      shape: solids.union(guards(brief, size, false), lift(guards(brief, size, true)), latches(brief, depth, low)).shape(),
      surface: brief.made("steel", trim),
    },
    { name: "handles", shape: grips(brief, width, low).shape(), surface: brief.always("rubber") },
  ];
  if (glow) parts.push({ name: "lights", shape: lights(brief, size, isOpen), surface: glowing(glow) });
  else parts.push({ name: "seal", shape: lights(brief, size, isOpen), surface: brief.always("rubber") });
  return parts;
}

interface Case {
  width: number;
  depth: number;
  low: number;
  high: number;
  /** How much of each edge is cut off. */
  cut: number;
}

/** The whole case grown by so much on every side. */
const grown = ({ solids }: Brief, { width, depth, low, high, cut }: Case, by: number): Solid =>
  solids.box(width + by * 2, low + high + by * 2, depth + by * 2, cut + by * 0.4).at(0, (low + high) / 2, 0);

/** Corners and two straps: slices of a slightly larger case, so that they lie close. */
function guards(brief: Brief, size: Case, isLid: boolean): Solid {
  const { solids } = brief;
  const { width, depth, low, high, cut } = size;
  const [from, to] = isLid ? [low + 0.02, low + high + 1] : [-1, low - 0.02];
  const slices = solids.box(4, to - from, 4).at(0, (from + to) / 2, 0);
  const reach = cut + 0.12;
  const y = isLid ? low + high : 0;
  const corners: Solid[] = [];
  for (const sx of [-1, 1])
    for (const sz of [-1, 1]) corners.push(solids.box(reach * 2, reach * 1.5, reach * 2).at((sx * width) / 2, y, (sz * depth) / 2));
  const straps = [-1, 1].map((side) => solids.box(0.09, 3, 3).at(side * width * 0.09, 0, 0));
  const armour = grown(brief, size, 0.022).meet(solids.union(...corners));
  const bars = grown(brief, size, 0.03).meet(solids.union(...straps));
  const bolts = [-1, 1].flatMap((sx) =>
    [-1, 1].map((sz) =>
      solids
        .cylinder(0.026, 0.03, { top: 0.02, segments: 8 })
        .turn(90, 0, 0)
        .at(sx * (width / 2 - reach * 0.72), isLid ? low + high - cut * 1.1 - 0.02 : cut * 1.1 + 0.02, sz * (depth / 2 + 0.026)),
    ),
  );
  return armour
    .plus(bars)
    .meet(slices)
    .minus(grown(brief, size, -0.03))
    .plus(...bolts.map((bolt) => bolt.meet(slices)));
}

function latches({ solids }: Brief, depth: number, low: number): Solid {
  const front = depth / 2 + 0.01;
  const plate = solids
    .box(0.3, 0.17, 0.07, 0.025)
    .at(0, low - 0.03, front)
    .minus(solids.box(0.16, 0.06, 0.1, 0.015).at(0, low - 0.04, front + 0.05));
  const hooks = [-1, 1].map((side) => solids.box(0.08, 0.14, 0.06, 0.018).at(side * 0.34, low, front));
  return solids.union(plate, ...hooks);
}

function grips({ solids }: Brief, width: number, low: number): Solid {
  const each = [-1, 1].map((side) =>
    solids
      .box(0.08, 0.05, 0.3, 0.018)
      .at(side * (width / 2 + 0.04), low * 0.66, 0)
      .plus(...[-1, 1].map((end) => solids.box(0.09, 0.06, 0.05, 0.014).at(side * (width / 2 + 0.02), low * 0.66, end * 0.13))),
  );
  return solids.union(...each);
}

/** The seam all round, the display on the lock, bars in the recesses, and the inside when the lid is up. */
function lights(brief: Brief, size: Case, isOpen: boolean) {
  const { solids } = brief;
  const { width, depth, low } = size;
  const seam = grown(brief, size, -0.014).meet(solids.box(4, 0.05, 4).at(0, low - (isOpen ? 0.06 : 0), 0));
  const display = solids.box(0.14, 0.04, 0.02, 0.008).at(0, low - 0.04, depth / 2 + 0.012);
  const bars = [-1, 1].flatMap((side) =>
    [0, 1, 2].map((at) =>
      solids.box(width * 0.2, 0.018, 0.016, 0.005).at(side * width * 0.26, low * (0.36 + at * 0.12), depth / 2 - 0.028),
    ),
  );
  return solids.union(seam, display, ...bars).shape();
}
