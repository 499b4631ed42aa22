import { all, box, cylinder, extrude, type Form, lathe, loft, sphere, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { many, twin } from "@blenda/forge/language/places";
import { part, program, slides, whole } from "@blenda/forge/language/program";
import { rod, slices, tray } from "@blenda/forge/language/shorthand";
import { clouds, type Paint, speckles } from "@blenda/forge/language/skins";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";
import type { Random } from "@blenda/forge/solid/random";
import { archFrame, archOutline } from "../buildings/country/walls.ts";

const worn: Paint = [clouds({ by: -0.35 }, 0.18, { share: 0.6 }), speckles({ by: 0.25 }, 0.05, { size: 0.2, share: 0.6, relief: -0.004 })];
const moss = fixed("fabric", 0x5f7f3a, { paint: [clouds({ by: 0.3 }, 0.06, { share: 0.6 })] });
const MORTAR = fixed("stone", 0x3a3835);

/** Courses of rough blocks one unit wide, some of them left out; the wall stands on y = 0.1. */
function courseWork(random: Random, rows: number, isOpen: (x: number, y: number) => boolean): Form {
  const tall = 1 / rows;
  const stones = Array.from({ length: rows }, (_, row) => {
    const bond = [1, 2, 3].map((n) => n / 4 + (row % 2 ? 0.09 : -0.06) + random.between(-0.025, 0.025));
    // Beside a doorway the blocks end at its sides.
    const y = 0.1 + (row + 0.5) * tall;
    const cuts = isOpen(0, y) ? [0, 0.24, 0.76, 1] : [0, ...bond, 1];
    return cuts.slice(1).flatMap((to, n) => {
      const x = (cuts[n] + to) / 2 - 0.5;
      if (isOpen(x, y)) return [];
      return [
        box(to - cuts[n] - 0.014, tall - 0.014, 0.26 + random.between(0, 0.04), 0.022)
          .turn(random.between(-1, 1), random.between(-1.5, 1.5), random.between(-0.8, 0.8))
          .at(x, y, 0),
      ];
    });
  });
  return all(...stones.flat());
}

/** Flagstones as they share out a tile: x, z, width, depth of each, in thirds. */
const FLAGS = [
  [0, 0, 2, 1],
  [2, 0, 1, 2],
  [0, 1, 1, 1],
  [1, 1, 1, 1],
  [0, 2, 1, 1],
  [1, 2, 2, 1],
] as const;

const ingot = loft(slices([0, 0.3, 0.15, 0.08, 0, 0.012, 0.31, 0.16, 0.1, 0, 0.09, 0.25, 0.1, 0.1, 0, 0.1, 0.23, 0.085, 0.1, 0]));
const goblet = lathe(
  flat`0 0, 0.11 0, 0.11 0.02, 0.03 0.05, 0.025 0.16, 0.045 0.18, 0.025 0.2, 0.1 0.26, 0.13 0.36, 0.125 0.44, 0.11 0.44, 0.11 0.36, 0.07 0.28, 0 0.27`,
  { smooth: 40, sides: 32 },
);
const jewel = lathe(flat`0 -0.07, 0.075 0, 0.05 0.035, 0 0.035`, { sides: 8 });
const crownSpike = lathe(flat`0 0, 0.03 0, 0.026 0.06, 0 0.13`, { sides: 8 });

export const dungeonPieces = [
  program({
    id: "dungeon wall tile",
    nouns: ["dungeon tile", "modular dungeon wall", "dungeon wall piece", "modular wall", "dungeon wall section", "wall tile piece"],
    about: "one modular piece of a dungeon wall: rough blocks on a strip of floor",
    metresPerUnit: 2.5,
    wears: ["stone wall block", "floor base", "moss"],
    params: { rows: whole(5, 6) },
    traits: {
      corner: "l-shaped angled",
      doorway: "door arched arch entrance",
      torch: "torchlit lit",
      mossy: "moss overgrown ancient old",
      broken: "ruined crumbling collapsed damaged",
    },
    parts: ({ rows }, { has, random }) => {
      const isCorner = has("corner");
      const isDoor = has("doorway");
      const fallen = (x: number, y: number) => has("broken") && y > 1.02 - (x + 0.5) * 0.62;
      const open = (x: number, y: number) => fallen(x, y) || (isDoor && Math.abs(x) < 0.24 && y < 0.72);
      const placed = (form: Form) => form.at(0, 0, -0.34);
      const core = has("broken")
        ? extrude(flat`-0.49 0.1, 0.49 0.1, 0.49 0.3, 0.1 0.55, -0.2 0.8, -0.49 0.96`, 0.22, 0)
        : box(0.97, 0.98, 0.22, 0).at(0, 0.595, 0);
      const coping = box(1, 0.07, 0.34, 0.016).at(0, 1.13, 0);
      const wall = (isOpen: typeof open) => all(courseWork(random, rows, isOpen), ...(has("broken") ? [] : [coping]));
      const rubble = Array.from({ length: 7 }, () => ({
        at: [random.between(0.02, 0.42), 0.12, random.between(-0.12, 0.36)] as const,
        turn: [random.between(0, 40), random.between(0, 90), 0] as const,
        scale: random.between(0.5, 1.1),
      }));
      return [
        part(
          "stones",
          main("stone", 0x807b72, { paint: worn }),
          all(placed(wall(open)), ...(isCorner ? [placed(wall(fallen)).turn(0, 90, 0)] : [])),
        ),
        part(
          "mortar",
          MORTAR,
          all(
            placed(isDoor ? core.minus(extrude(archOutline(0.46, 0.64), 1, 0).at(0, 0.1, 0)) : core),
            ...(isCorner ? [placed(core).turn(0, 90, 0)] : []),
          ),
        ),
        isDoor && part("arch", main("stone", 0x98928a, { paint: worn }), placed(archFrame(0.46, 0.64, 0.09, 0.36).at(0, 0.1, 0))),
        part(
          "floor",
          second("stone", 0x6c6861, { paint: worn }),
          box(0.325, 0.1, 0.325, 0.016).array(3, [0.333, 0, 0]).array(3, [0, 0, 0.333]).at(0, 0.05, 0),
        ),
        part("base", MORTAR, box(0.99, 0.08, 0.99, 0).at(0, 0.045, 0)),
        has("broken") && part("rubble", main("stone", 0x807b72, { paint: worn }), box(0.16, 0.1, 0.12, 0.02).scatter(rubble)),
        has("torch") && part("holder", fixed("iron", 0x2c2a28), rod([0.27, 0.56, -0.2], [0.27, 0.74, -0.06], 0.022, 0.036)),
        has("torch") &&
          part("flame", light(0xff9a2a), lathe(flat`0 0, 0.05 0.04, 0.045 0.1, 0 0.24`, { smooth: 12, sides: 14 }).at(0.27, 0.73, -0.06)),
        has("mossy") &&
          part(
            "moss",
            { ...moss, slot: 2 },
            many(22, (n) =>
              sphere(random.between(0.03, 0.07), 0.45, 9).at(
                random.between(-0.46, 0.46),
                n % 3 === 0 ? 1.165 : 0.105,
                n % 3 === 0 ? random.between(-0.46, -0.24) : random.between(-0.18, 0.4),
              ),
            ),
          ),
      ];
    },
  }),
  program({
    id: "dungeon floor tile",
    nouns: ["dungeon floor", "modular dungeon floor", "stone floor tile", "dungeon floor piece", "flagstone floor", "flagstone"],
    about: "one modular piece of a dungeon floor: worn flagstones of several sizes with moss between them",
    metresPerUnit: 2.5,
    wears: ["stone flag", "joint base", "moss"],
    params: { quarter: whole(0, 3) },
    traits: { trap: "spike spikes spiked", grate: "drain grating sewer", cracked: "broken ruined damaged", clean: "plain bare" },
    sockets: () => ({ top: { at: [0, 0.16, 0], size: [0.9, 1, 0.9] } }),
    parts: ({ quarter }, { has, random }) => {
      const isHoled = has("trap") || has("grate");
      const kept = FLAGS.filter((_, n) => !(isHoled && n === 3));
      const split = (w: number, d: number): Form => {
        if (!has("cracked")) return box(w, 0.12, d, 0.022);
        const [cut, lean] = [random.between(-0.2, 0.2) * w, random.between(0.05, 0.25) * w];
        const [l, r] = [w / 2, d / 2];
        const half = (outline: ReturnType<typeof flat>, drop: number) =>
          extrude(outline, 0.12, 0.016).turn(-90, 0, 0).turn(random.between(-2, 2), 0, random.between(-2, 2)).at(0, drop, 0);
        return all(
          half(flat`${-l} ${-r}, ${cut - lean} ${-r}, ${cut + 0.02} 0, ${cut + lean} ${r}, ${-l} ${r}`, 0),
          half(flat`${cut - lean + 0.02} ${-r}, ${l} ${-r}, ${l} ${r}, ${cut + lean + 0.02} ${r}, ${cut + 0.04} 0`, -0.015),
        );
      };
      const third3 = 1 / 3;
      const flags = kept.map(([x, z, w, d]) =>
        split(w * third3 - 0.022, d * third3 - 0.022)
          .turn(random.between(-0.9, 0.9), random.between(-1, 1), random.between(-0.9, 0.9))
          .at((x + w / 2) * third3 - 0.5, 0.1 + random.between(-0.01, 0.012), (z + d / 2) * third3 - 0.5),
      );
      const turned = (form: Form) => form.turn(0, quarter * 90, 0);
      const spike = cylinder(0.022, 0.42, { top: 0.002, sides: 10 });
      return [
        part("flags", main("stone", 0x847f76, { paint: worn }), turned(all(...flags))),
        part("base", second("stone", 0x3f3b36), box(1, 0.09, 1, 0.01).at(0, 0.045, 0)),
        isHoled && part("pit", fixed("stone", 0x161514), tray(0.31, 0.012, 0.31, 0.01, 0).at(0, 0.094, 0)),
        has("trap") &&
          part("spikes", fixed("steel", 0xb6bcc2), spike.array(3, [0.1, 0, 0]).array(3, [0, 0, 0.1]).at(0, 0.24, 0), {
            motion: slides([0, -1, 0], 0.36),
          }),
        has("grate") &&
          part(
            "grate",
            fixed("iron", 0x4a4642),
            all(
              box(0.024, 0.03, 0.31, 0.006).array(5, [0.06, 0, 0]),
              box(0.31, 0.034, 0.03, 0.006).array(2, [0, 0, 0.28]),
              box(0.03, 0.034, 0.31, 0.006).array(2, [0.28, 0, 0]),
            ).at(0, 0.14, 0),
          ),
        !has("clean") &&
          part(
            "moss",
            { ...moss, slot: 2 },
            turned(
              many(34, (n) => {
                const along = random.between(-0.48, 0.48);
                const line = [-0.5, -0.167, 0.167, 0.49][n % 4] + random.between(-0.012, 0.012);
                return sphere(random.between(0.018, 0.04), 0.5, 8).at(n % 2 ? line : along, 0.15, n % 2 ? along : line);
              }),
            ),
          ),
      ];
    },
  }),
  program({
    id: "pile of gold",
    nouns: [
      "gold pile",
      "heap of coins",
      "pile of coins",
      "gold heap",
      "heap of gold",
      "coin pile",
      "gold hoard",
      "treasure pile",
      "dragon hoard",
      "pile of treasure",
      "treasure hoard",
    ],
    about: "a heap of gold coins with ingots, a goblet, a crown and a few jewels",
    metresPerUnit: 1,
    wears: ["coin gold", "jewel gem", "goblet"],
    params: { coins: whole(118, 132), tall: [0.42, 0.52] },
    traits: { plain: "simple coins-only", skull: "pirate cursed" },
    sockets: ({ tall }) => ({ top: { at: [0, tall, 0], size: [0.4, 0.4, 0.4] } }),
    parts: ({ coins, tall }, { has, random }) => {
      const height = (r: number) => tall * Math.max(0, 1 - r * r * 1.1) ** 1.4;
      const coin = cylinder(0.075, 0.02, { bevel: 0.005, sides: 14 });
      const laid = Array.from({ length: coins }, (_, n) => {
        const [r, a] = [0.98 * Math.sqrt((n + 0.5) / coins), n * 2.39996];
        const slope = (Math.atan((height(r) - height(r + 0.05)) / 0.05) * 180) / Math.PI;
        const out = coin
          .turn(slope + random.between(-22, 22), 0, random.between(-22, 22))
          .at(0, height(r) + 0.02 + random.between(0, 0.02), r);
        return out.turn(0, (a * 180) / Math.PI, 0);
      });
      const stack = (count: number) =>
        many(count, (n) => coin.at(random.between(-0.008, 0.008), 0.012 + n * 0.021, random.between(-0.008, 0.008)));
      const at = (form: Form, r: number, degrees: number, lift = 0) => form.at(0, height(r) + lift, r).turn(0, degrees, 0);
      const gems = (form: Form, from: number) => many(4, (n) => at(form.turn(25, n * 40, 10), 0.3 + n * 0.14, from + n * 83, 0.06));
      const ring = torus(0.15, 0.018);
      return [
        part(
          "coins",
          main("gold", 0xe8b93a),
          all(
            lathe(
              [[0, -0.01], ...Array.from({ length: 12 }, (_, n) => [0.9 - n * 0.075, height(0.94 - n * 0.075) - 0.01] as const), [0, tall]],
              {
                sides: 40,
              },
            ),
            ...laid,
            stack(6).at(0.95, 0, 0.42),
            stack(4).at(0.82, 0, 0.62),
            stack(3).at(-0.6, 0, 0.86),
          ),
        ),
        !has("plain") &&
          part(
            "ingots",
            main("gold", 0xf0c64a),
            all(
              at(ingot.turn(12, 30, 6), 0.42, 20, 0.02),
              at(ingot.turn(16, -35, -4), 0.5, -28, 0.02),
              at(ingot.turn(-8, 70, 20), 0.62, 150, 0.02),
            ),
          ),
        !has("plain") && part("goblet", third("gold", 0xf2cf63), at(goblet.turn(0, 0, 14), 0.46, 66, -0.03)),
        !has("plain") &&
          part(
            "crown",
            third("gold", 0xf2cf63),
            all(
              ring,
              ring.at(0, 0.05, 0),
              cylinder(0.152, 0.06, { sides: 32 })
                .minus(cylinder(0.138, 1, { sides: 32 }))
                .at(0, 0.025, 0),
              crownSpike.at(0, 0.05, 0.148).ring(7),
              sphere(0.022, 1, 8).at(0, 0.18, 0.148).ring(7),
            )
              .scale(1.35)
              .turn(16, 0, -8)
              .at(0.02, tall + 0.02, 0.06),
          ),
        !has("plain") && part("rubies", second("crystal", 0xc8203a), gems(jewel, 40)),
        !has("plain") && part("emeralds", fixed("crystal", 0x1f9a5a), gems(jewel, 5)),
        has("skull") &&
          part(
            "skull",
            fixed("bone", 0xe6dcc2),
            all(sphere(0.15, 0.95, 24), box(0.15, 0.12, 0.12, 0.04).at(0, -0.12, 0.06))
              .turn(-14, 20, 0)
              .at(0.16, height(0.6) + 0.14, 0.6),
          ),
        has("skull") &&
          part(
            "sockets",
            fixed("stone", 0x1c1815),
            all(twin(sphere(0.042, 1, 12), 0.058, -0.01, 0.128), sphere(0.02, 1.4, 8).at(0, -0.075, 0.135))
              .turn(-14, 20, 0)
              .at(0.16, height(0.6) + 0.14, 0.6),
          ),
      ];
    },
  }),
];
