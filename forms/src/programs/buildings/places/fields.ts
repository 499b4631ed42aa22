import { all, box, cylinder, type Form, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { petal } from "@blenda/forge/language/petal";
import { pieces } from "@blenda/forge/language/pieces";
import { four } from "@blenda/forge/language/places";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { rod } from "@blenda/forge/language/shorthand";
import { clouds, courses, rings } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
import { around, bark, foliage, grass, soil } from "./ground.ts";

/** A tile of ground whose upper side is y = 0. */
const tile = (wide: number, deep: number, thick = 0.08) => box(wide, thick, deep, 0.02).at(0, -thick / 2, 0);

export const fields = [
  program({
    id: "flower bed",
    nouns: ["garden bed", "flowerbed", "raised bed", "garden plot", "flower garden", "vegetable patch"],
    about: "a bed of soil in a wooden frame with rows of flowers",
    metresPerUnit: 1,
    wears: ["flower", "frame wood", "leaf"],
    params: { columns: whole(4, 5), mix: pick("bright", "soft") },
    parts: ({ columns, mix }, { random }) => {
      const spots = Array.from({ length: columns * 3 }, (_, n) => ({
        at: [
          ((n % columns) - (columns - 1) / 2) * (1.5 / columns) + random.between(-0.03, 0.03),
          0.2,
          (Math.floor(n / columns) - 1) * 0.24 + random.between(-0.03, 0.03),
        ] as const,
        turn: [0, random.between(0, 360), 0] as const,
        scale: random.between(0.85, 1.1),
      }));
      const bloom = all(petal(0.1, 0.06, { thick: 0.012, curl: -20 }).turn(62, 0, 0).ring(6), sphere(0.01, 1, 6)).at(0, 0.3, 0);
      const leaf = petal(0.2, 0.06, { thick: 0.012, curl: 40 }).turn(32, 0, 0).ring(3);
      const tones = { bright: [0xe0402f, 0xf2c02e, 0x8a4fd0], soft: [0xf0a0bc, 0xf6f0e0, 0x9ab4e8] }[mix];
      return [
        part("soil", soil, box(1.62, 0.16, 0.82, 0.02).at(0, 0.1, 0)),
        pieces(
          "frame",
          second("wood", 0x9c7446),
          box(1.76, 0.22, 0.06, 0.012).array(2, [0, 0, 0.84]).at(0, 0.11, 0),
          box(0.06, 0.22, 0.8, 0.012).array(2, [1.7, 0, 0]).at(0, 0.11, 0),
          four(box(0.08, 0.26, 0.08, 0.012), 0.85, 0.13, 0.42),
        ),
        part("leaves", { ...foliage(0x4f8f3c), slot: 2 }, all(leaf, rod([0, 0, 0], [0, 0.3, 0], 0.01)).scatter(spots)),
        ...tones.map((color, k) =>
          part(
            `flowers ${k + 1}`,
            k === 0 ? main("fabric", color) : fixed("fabric", color),
            bloom.scatter(spots.filter((_, n) => n % 3 === k)),
          ),
        ),
        part("hearts", fixed("fabric", 0xf2b92e), sphere(0.03, 0.6, 10).at(0, 0.31, 0).scatter(spots)),
      ];
    },
  }),
  program({
    id: "maze",
    nouns: ["hedge maze", "labyrinth", "garden maze", "hedge labyrinth"],
    about: "a square maze of clipped hedges with gravel paths and a fountain in the middle",
    metresPerUnit: 12,
    wears: ["hedge wall", "path gravel"],
    params: { tall: [0.16, 0.22], turn: pick("left", "right") },
    traits: { stone: "brick wall minotaur" },
    parts: ({ tall, turn }, { has, random }) => {
      const flip = turn === "left" ? -1 : 1;
      const wall = (x: number, z: number, wide: number, deep: number) =>
        box(wide + 0.07, tall, deep + 0.07, 0.014).at(x * flip, tall / 2, z);
      // Rings of hedge with a gap each, and bars across the ways between them.
      const ring = (r: number, gap: number): Form[] =>
        [0, 1, 2, 3].flatMap((edge) => {
          const along = (from: number, to: number) => {
            const [c, l] = [(from + to) / 2, to - from];
            return edge % 2 ? wall((edge === 1 ? 1 : -1) * r, c, 0, l) : wall(c, (edge === 0 ? 1 : -1) * r, l, 0);
          };
          return edge === gap ? [along(-r, -0.09 + r * 0.2), along(0.13 + r * 0.2, r)] : [along(-r, r)];
        });
      const bars = [
        [0.83, 0.3, 0.17, 0],
        [-0.4, 0.83, 0, 0.17],
        [-0.83, -0.5, 0.17, 0],
        [0.58, -0.28, 0.16, 0],
        [-0.2, -0.58, 0, 0.16],
        [-0.32, 0.58, 0, 0.16],
        [0.3, -0.83, 0, 0.17],
        [-0.58, 0.1, 0.16, 0],
      ];
      return [
        part(
          "hedges",
          has("stone")
            ? main("stone", 0x9c9486, { paint: [courses(0.12, 0.06)] })
            : main("fabric", 0x467f34, {
                paint: [clouds({ by: 0.25 }, 0.05, { share: 0.5, relief: 0.01 }), clouds({ by: -0.35 }, 0.04, { share: 0.6 })],
              }),
          all(...ring(0.94, 0), ...ring(0.71, 2), ...ring(0.48, 1), ...ring(0.26, 3), ...bars.map(([x, z, w, d]) => wall(x, z, w, d))),
        ),
        part("paths", second("clay", 0xdcc79a, { paint: [clouds({ by: -0.15 }, 0.06, { share: 0.5 })] }), tile(2.1, 2.1, 0.06)),
        part("grass", grass(0x63923e, null), tile(2.3, 2.3, 0.07).at(0, -0.012, 0)),
        pieces(
          "fountain",
          fixed("stone", 0xc9c2b4),
          lathe(flat`0 0, 0.12 0, 0.12 0.06, 0.1 0.06, 0.1 0.03, 0.02 0.03, 0.02 0.12, 0.06 0.15, 0.05 0.16, 0 0.15`, { sides: 28 }),
        ),
        part("water", fixed("glass", 0x5ab0d0), cylinder(0.1, 0.02, { sides: 24 }).at(0, 0.045, 0)),
        part("bushes", foliage(0x3f7a30), four(sphere(0.08, 1, 14), 0.94, tall + 0.05 + random.between(0, 0.02), 0.94)),
      ];
    },
  }),
  program({
    id: "vineyard",
    nouns: ["vineyard row", "grapevine row", "vine row", "wine field", "grape vines"],
    about: "rows of vines on posts and wires with grapes, on brown soil",
    metresPerUnit: 2,
    wears: ["grape", "leaf vine", "post"],
    params: { rows: whole(2, 3), tone: pick("blue", "green") },
    parts: ({ rows, tone }, { random }) => {
      const z = (n: number) => (n - (rows - 1) / 2) * 0.72;
      const spots = Array.from({ length: rows * 16 }, (_, n) => ({
        at: [-0.95 + (n % 16) * 0.127, 0.62 + random.between(-0.16, 0.2), z(Math.floor(n / 16)) + random.between(-0.09, 0.09)] as const,
        scale: random.between(0.75, 1.15),
      }));
      const grapes = all(
        ...[
          [0, 0],
          [-0.03, 0.03],
          [0.03, 0.03],
          [0, 0.06],
          [0.055, 0.065],
          [-0.055, 0.065],
        ].map(([x, y]) => sphere(0.032, 1, 8).at(x, y - 0.1, 0)),
        sphere(0.032, 1, 8).at(0, -0.06, 0.03),
      );
      return [
        part(
          "grapes",
          main("plastic", { blue: 0x4a2f6a, green: 0xa8c24a }[tone]),
          grapes.scatter(
            spots
              .filter((_, n) => n % 3 === 0)
              .map(({ at: [x, y, pz], scale }, n) => ({ at: [x, y - 0.1, pz + (n % 2 ? 0.13 : -0.13)] as const, scale })),
          ),
        ),
        part(
          "leaves",
          { ...foliage(0x5c9440), slot: 1 },
          all(sphere(0.13, 0.75, 8), sphere(0.1, 0.7, 7).at(0.08, 0.07, 0.05), sphere(0.1, 0.7, 7).at(-0.07, 0.06, -0.05)).scatter(spots),
        ),
        part(
          "vines",
          bark,
          all(
            ...Array.from({ length: rows * 5 }, (_, n) =>
              sweep(way`0 0 0, 0.03 0.2 0.02, -0.02 0.4 0, 0.03 0.6 0`, [0.035, 0.028, 0.025, 0.02])
                .turn(0, n * 70, 0)
                .at(-0.8 + (n % 5) * 0.4, 0, z(Math.floor(n / 5))),
            ),
          ),
        ),
        part(
          "posts",
          third("wood", 0x8f6c44),
          all(...Array.from({ length: rows * 3 }, (_, n) => box(0.05, 0.98, 0.05, 0.008).at(-1 + (n % 3), 0.49, z(Math.floor(n / 3))))),
        ),
        part(
          "wires",
          fixed("steel", 0x8f979d),
          all(
            ...Array.from({ length: rows }, (_, n) =>
              rod([-1, 0, z(n)], [1, 0, z(n)], 0.007)
                .array(2, [0, 0.3, 0])
                .at(0, 0.7, 0),
            ),
          ),
        ),
        part("soil", soil, tile(2.2, rows * 0.72 + 0.1)),
        part(
          "grass",
          grass(0x759a4a, null),
          box(2.2, 0.02, 0.26, 0.008)
            .array(rows - 1, [0, 0, 0.72])
            .at(0, 0.005, 0),
        ),
      ];
    },
  }),
  program({
    id: "wheat field",
    nouns: ["grain field", "field of wheat", "barley field", "crop field", "farm field"],
    about: "a square of ripe wheat with poppies and a path of soil",
    metresPerUnit: 1.5,
    wears: ["wheat", "soil", "poppy flower"],
    params: { rows: whole(12, 13), tall: [0.5, 0.6] },
    traits: { green: "young unripe" },
    parts: ({ rows, tall }, { has, random }) => {
      const spots = Array.from({ length: rows * rows }, (_, n) => ({
        at: [
          ((n % rows) / (rows - 1) - 0.5) * 1.8 + random.between(-0.05, 0.05),
          0,
          (Math.floor(n / rows) / (rows - 1) - 0.5) * 1.8 + random.between(-0.05, 0.05),
        ] as const,
        turn: [random.between(-9, 9), random.between(0, 360), random.between(-9, 9)] as const,
        scale: random.between(0.85, 1.15),
      }));
      const stalk = lathe(flat`0 0, 0.014 0, 0.01 ${tall}, 0 ${tall}`, { sides: 5 });
      const ear = lathe(flat`0 0, 0.028 0.04, 0.026 0.12, 0 0.19`, { sides: 6 })
        .turn(14, 0, 0)
        .at(0, tall - 0.02, 0);
      const ripe = has("green") ? 0x7fa84a : 0xe0b04a;
      return [
        part(
          "stalks",
          main("leather", has("green") ? 0x6a9440 : 0xcaa24c),
          all(stalk, stalk.turn(7, 40, 0).at(0.045, 0, 0.02), stalk.turn(-7, 10, 5).at(-0.03, 0, 0.04)).scatter(spots),
        ),
        part(
          "ears",
          main("leather", ripe),
          all(ear, ear.turn(7, 40, 0).at(0.045, 0, 0.02), ear.turn(-7, 10, 5).at(-0.03, 0, 0.04)).scatter(spots),
        ),
        part("poppies", third("fabric", 0xd8302a), sphere(0.045, 0.6, 8).scatter(around(random, 11, 0.7, 1.0, () => tall * 0.8))),
        part("soil", second("stone", 0x7a5638, { paint: [rings({ by: -0.3 }, 0.15, { along: "x", width: 0.4 })] }), tile(2.05, 2.05, 0.12)),
      ];
    },
  }),
];
