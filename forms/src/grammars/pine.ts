import type { Brief } from "@blenda/forge/grammar/brief";
import type { Grammar } from "@blenda/forge/grammar/grammar";
import { clamp01, darker, hex, lighter, mix, turned } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import type { Random } from "@blenda/forge/solid/random";
import { sphere } from "@blenda/forge/solid/shapes/forms";
import { faceted, joined, makeShape, placed, type Shape, smoothed } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { covered } from "@blenda/forge/solid/surfaces/aging";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";
import { layered, type Surface, setColor, shade, tint } from "@blenda/forge/solid/surfaces/surface";

/** Height of the tree in units; everything else is a share of it. */
const HEIGHT = 2.4;

export const pine: Grammar = {
  id: "pine",
  is: ["rooted"],
  already: "tall",
  nouns: ["pine", "pine tree", "fir", "fir tree", "conifer", "spruce", "christmas tree", "evergreen", "larch"],
  about: "a pine, fir or spruce: a conifer tree with layers of drooping boughs, also as a christmas tree",
  traits: {
    snowy: ["snow", "snowy", "winter", "frosted", "frozen"],
    slim: ["slim", "thin", "narrow", "tall"],
    wide: ["wide", "fat", "bushy", "broad"],
    festive: ["christmas", "festive", "decorated", "xmas"],
    dead: ["dead", "bare", "burnt", "dry"],
  },
  grows: true,
  metresPerUnit: 2.5,
  wears: ["needle branch", "ornament bauble ball star"],
  build(brief) {
    const { random } = brief;
    const girth = brief.has("slim") ? 0.62 : brief.has("wide") ? 1.25 : random.between(0.85, 1.1);
    const layers = random.whole(5, 7) + (brief.isDetailed ? 2 : 0);
    const trunk: Part = { name: "trunk", shape: trunkShape(brief), surface: barkSurface(brief) };
    if (brief.has("dead")) return [trunk, { name: "branches", shape: bareBranches(brief, girth), surface: barkSurface(brief) }];
    const boughs = Array.from({ length: layers }, (_, layer) =>
      bough(brief, random.fork(`layer ${layer}`), layer / (layers - 1), girth, layers),
    );
    const parts: Part[] = [trunk, { name: "boughs", shape: joined(boughs), surface: needleSurface(brief) }];
    if (brief.has("festive") || brief.look.glow) parts.push(...ornaments(brief, girth));
    return parts;
  },
};

function trunkShape(brief: Brief): Shape {
  const bends = brief.random.fork("trunk");
  const path = [0, 0.15, 0.35, 0.6, 0.9].map((t): [number, number, number] => [
    bends.between(-0.03, 0.03) * t * 2,
    t * HEIGHT,
    bends.between(-0.03, 0.03) * t * 2,
  ]);
  const stem = tube(path, (t) => mix(0.135, 0.03, t ** 0.7), { sides: brief.segments(12), rings: 12 });
  const roots = Array.from({ length: 5 }, (_, at) => {
    const angle = (at / 5) * 6.283 + bends.between(-0.3, 0.3);
    const reach = bends.between(0.22, 0.32);
    const away = (share: number, y: number): [number, number, number] => [
      Math.sin(angle) * reach * share,
      y,
      Math.cos(angle) * reach * share,
    ];
    return tube([away(0.15, 0.16), away(0.5, 0.07), away(1, -0.02)], (t) => mix(0.07, 0.012, t), { sides: 6, rings: 5 });
  });
  return joined([stem, ...roots]);
}

/**
 * One umbrella of branches: tips and gaps alternate round the rim, every tip droops and curls up a little at its end. The
 * upper sheet runs from the trunk to the rim, the lower one back, so it is closed and casts a shade of its own.
 */
function bough(brief: Brief, random: Random, t: number, girth: number, layers: number): Shape {
  const tips = Math.max(6, brief.segments(Math.round(mix(22, 12, t))));
  const around = tips * 2;
  const reach = mix(0.8, 0.2, t ** 0.85) * girth;
  const rise = mix(0.62, 0.5, t) * (7 / layers) ** 0.5;
  const base = 0.42 + t * (HEIGHT - 0.42 - rise);
  const turn = random.between(0, 6.283);
  const jitter = Array.from({ length: around }, () => [random.between(-0.5, 0.5), random.between(-0.5, 0.5), random.between(-0.5, 0.5)]);
  const rings: { out: number; y: number; jag: number; droop: number }[] = [
    { out: 0.3, y: base + rise * 0.66, jag: 0.05, droop: 0 },
    { out: 0.66, y: base + rise * 0.32, jag: 0.16, droop: 0.02 },
    { out: 1, y: base + rise * 0.06, jag: 0.36, droop: 0.11 },
    { out: 0.52, y: base + rise * 0.14, jag: 0.1, droop: 0 },
  ];
  const positions: number[] = [random.between(-0.02, 0.02), base + rise, random.between(-0.02, 0.02)];
  for (const { out, y, jag, droop } of rings) {
    for (let at = 0; at < around; at++) {
      const [a, b, c] = jitter[at];
      const isTip = at % 2 === 0;
      const angle = turn + ((at + a * 0.45) / around) * 6.283;
      const r = reach * out * (isTip ? 1 + b * 0.16 * out : 1 - jag);
      positions.push(Math.sin(angle) * r, y + (isTip ? -droop : droop * 0.5) * (0.6 + reach) + c * 0.035 * out, Math.cos(angle) * r);
    }
  }
  positions.push(0, base + rise * 0.3, 0);
  return closedUmbrella(positions, around, rings.length, brief.isStyle("low-poly", "cartoon"));
}

function closedUmbrella(positions: number[], around: number, rings: number, isFaceted: boolean): Shape {
  const indices: number[] = [];
  const last = positions.length / 3 - 1;
  for (let at = 0; at < around; at++) {
    const next = (at + 1) % around;
    indices.push(0, 1 + at, 1 + next);
    for (let ring = 0; ring + 1 < rings; ring++) {
      const [a, b] = [1 + ring * around + at, 1 + ring * around + next];
      indices.push(a, a + around, b + around, a, b + around, b);
    }
    indices.push(1 + (rings - 1) * around + at, last, 1 + (rings - 1) * around + next);
  }
  const shape = makeShape(positions, indices);
  return isFaceted ? faceted(shape) : smoothed(shape, 42);
}

function bareBranches({ random }: Brief, girth: number): Shape {
  const chance = random.fork("bare");
  const branches = Array.from({ length: 26 }, (_, at) => {
    const t = at / 25;
    const y = mix(0.5, HEIGHT * 0.86, t);
    const angle = at * 2.4 + chance.between(-0.3, 0.3);
    const reach = mix(0.7, 0.16, t) * girth * chance.between(0.6, 1);
    const away = (share: number, lift: number): [number, number, number] => [
      Math.sin(angle + share * 0.25) * reach * share,
      y + lift,
      Math.cos(angle + share * 0.25) * reach * share,
    ];
    return tube([away(0.02, 0), away(0.5, chance.between(-0.1, 0.02)), away(1, chance.between(-0.22, 0.06))], (s) => mix(0.026, 0.004, s), {
      sides: 5,
      rings: 6,
    });
  });
  return joined(branches);
}

function barkSurface(brief: Brief): Surface {
  const { noise, look } = brief;
  if (look.material) return brief.made(look.material);
  const isBurnt = brief.has("dead");
  return (at, out) => {
    const plate = noise.fbm(at.x * 19, at.y * 3.4, at.z * 19, 3);
    const crack = clamp01(0.5 - plate * 2.2);
    setColor(out, isBurnt ? hex(0x5b544d) : hex(0x6d482b));
    tint(out, hex(0x2b1c12), crack * 0.75);
    tint(out, hex(0xa07a55), clamp01(plate * 1.2 - 0.1));
    shade(out, 0.5 + at.open * 0.5);
    out.roughness = 0.95;
    out.height = plate * 0.03;
  };
}

/** Needles lie along the bough; tips are young and light, the shade inside is deep. */
function needleSurface(brief: Brief): Surface {
  const { noise, look } = brief;
  if (look.material) return brief.made(look.material);
  const color = brief.color(0, turned(hex(0x3a7d40), brief.random.fork("green").between(-0.03, 0.045)));
  const [deep, young] = [darker(color, 0.55), lighter(turned(color, -0.04), 0.3)];
  const isPlain = brief.isStyle("low-poly", "cartoon");
  const green: Surface = (at, out) => {
    const away = Math.hypot(at.x, at.z);
    const angle = Math.atan2(at.x, at.z);
    const broad = noise.fbm(at.x * 3, at.y * 3, at.z * 3, 2);
    const needle = isPlain ? 0 : noise.fbm(angle * 24, away * 8 - at.y * 5, at.y * 9, 3);
    setColor(out, color);
    tint(out, deep, clamp01(0.2 + (1 - at.open) * 0.8 - at.ny * 0.25 + broad * 0.4 - needle * 0.8));
    tint(out, young, clamp01(at.edge * 0.45 + at.ny * 0.28 + needle * 0.7 + broad * 0.3 - 0.05));
    shade(out, 0.62 + at.open * 0.38);
    out.roughness = 0.84;
    out.height = needle * 0.05;
  };
  return brief.has("snowy") ? layered(green, covered(noise, 0.72)) : brief.aged(green, "paper");
}

function ornaments(brief: Brief, girth: number): Part[] {
  const { random, look } = brief;
  const chance = random.fork("ornaments");
  const bulbs = Array.from({ length: 34 }, (_, at) => {
    const t = (at + 0.5) / 34;
    const y = mix(0.5, HEIGHT * 0.84, t);
    const reach = mix(0.78, 0.16, t) * girth * 0.86;
    const angle = at * 2.4;
    return placed(sphere(chance.between(0.036, 0.05), 12), { at: [Math.sin(angle) * reach, y, Math.cos(angle) * reach] });
  });
  const star = brief.solids
    .extrude(starOutline(0.16, 0.07), 0.05)
    .at(0, HEIGHT + 0.1, 0)
    .shape(20);
  const light = brief.light(hex(0xffd27a));
  const reds = joined(bulbs.filter((_, at) => at % 2 === 0));
  return [
    { name: "baubles", shape: reds, surface: look.glow ? glowing(look.glow) : brief.always("porcelain", brief.color(1, hex(0xc4202a))) },
    {
      name: "lights",
      shape: joined(bulbs.filter((_, at) => at % 2 === 1)),
      surface: look.glow ? glowing(lighter(look.glow, 0.4)) : brief.always("gold"),
    },
    { name: "star", shape: star, surface: glowing(light, 0.8) },
  ];
}

const starOutline = (outer: number, inner: number): [number, number][] =>
  Array.from({ length: 10 }, (_, at) => {
    const angle = Math.PI / 2 + (at / 10) * 2 * Math.PI;
    const r = at % 2 === 0 ? outer : inner;
    return [r * Math.cos(angle), r * Math.sin(angle)];
  });
