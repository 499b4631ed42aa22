import { all, box, cylinder, extrude, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { flat, way } from "@blenda/forge/language/numbers";
import { petal } from "@blenda/forge/language/petal";
import { part, program, whole } from "@blenda/forge/language/program";
import { clouds, fade, rings, speckles, stripes } from "@blenda/forge/language/skins";
import { fixed, main, second } from "@blenda/forge/language/substance";
import type { Random } from "@blenda/forge/solid/random";
import type { Point } from "@blenda/forge/solid/shapes/shape";

const soil = fixed("leather", 0x4a3522, { paint: [speckles({ by: 0.25 }, 0.05, { size: 0.3, relief: 0.01 })] });
const mound = (radius: number, high = 0.1) =>
  lathe(flat`0 0, ${radius} 0, ${radius * 0.92} ${high * 0.4}, ${radius * 0.5} ${high * 0.9}, 0 ${high}`, { ribs: 7, ribDepth: 0.06 });
const ends = fixed("wood", 0xd9b481, { paint: [rings({ by: -0.5 }, 0.085, { along: "out", width: 0.22, share: 0.85 })] });
const barked = (color: number) =>
  main("leather", color, {
    paint: [stripes({ by: -0.5 }, 26, { width: 0.3, wobble: 0.35, relief: -0.03 }), clouds(0x6a7a3a, 0.3, { share: 0.35 })],
  });

/** Where a leaf of a clipped hedge sits: on its top or one of its sides. */
const clipped = (at: number, tall: number, random: Random) => {
  const [along, up] = [((at * 0.618034) % 1) - 0.5, (at * 0.754878) % 1];
  const scale = random.between(0.7, 1);
  const side = at % 10;
  if (side < 3)
    return { at: [along * 1.28, 0.75 * tall, (up - 0.5) * 0.56] as const, turn: [random.between(-50, 50), at * 77, 0] as const, scale };
  const lean = random.between(25, 60);
  if (side > 7)
    return { at: [side > 8 ? 0.62 : -0.62, up * 0.74 * tall, along * 0.54] as const, turn: [lean, side > 8 ? 90 : -90, 0] as const, scale };
  const isFront = side < 6;
  return {
    at: [along * 1.26, up * 0.74 * tall, isFront ? 0.27 : -0.27] as const,
    turn: [lean, (isFront ? 0 : 180) + random.between(-40, 40), 0] as const,
    scale,
  };
};

export const greenery = [
  program({
    id: "bush",
    nouns: ["shrub", "hedge", "topiary"],
    about: "a round leafy shrub",
    metresPerUnit: 0.9,
    wears: ["leaf leaves", "berry flower blossom"],
    params: { count: whole(230, 270), tall: [0.85, 1.05] },
    traits: { flowering: "blooming flower berry berries flowers", square: "hedge boxy cubic rectangular" },
    parts: ({ count, tall }, { has, random }) => {
      const spots = Array.from({ length: has("square") ? count * 2 : count }, (_, at) => {
        const y = 0.96 - (at / count) * 1.55;
        const [angle, r] = [at * 2.4, Math.sqrt(Math.max(0, 1 - y * y))];
        const lump = 0.5 + random.between(-0.05, 0.06);
        const [x, z] = [r * Math.sin(angle), r * Math.cos(angle)];
        if (has("square")) return clipped(at, tall, random);
        return {
          at: [x * lump, (0.42 + y * lump * 0.9) * tall, z * lump] as const,
          turn: [90 - Math.asin(y) * 57 + random.between(-50, 10), angle * 57.3, 0] as const,
          scale: random.between(0.75, 1.25),
        };
      });
      const leaf = extrude(flat`0 -0.02, 0.045 0.05, 0.035 0.11, 0 0.16, -0.035 0.11, -0.045 0.05`, 0.008, 0);
      const core = has("square") ? box(1.24, 0.76 * tall, 0.54, 0.06).at(0, 0.38 * tall, 0) : sphere(0.47, 0.86, 24).at(0, 0.42 * tall, 0);
      return [
        part("core", { ...main("leather", 0x2f5526), isOpen: false }, core),
        part("leaves", main("plastic", 0x4f8a38, { paint: [clouds({ by: -0.4 }, 0.2, { share: 0.6 })] }), leaf.scatter(spots)),
        part("trunk", fixed("wood", 0x5a3d22), cylinder(0.06, 0.2, { sides: 12 }).at(0, 0.02, 0)),
        has("flowering") &&
          part(
            "flowers",
            second("fabric", 0xe0567a),
            all(sphere(0.035, 0.8, 10), petal(0.07, 0.06, { widest: 0.6 }).turn(70, 0, 0).ring(5)).scatter(
              spots.filter((_, at) => at % 9 === 4).map(({ at, scale }) => ({ at: [at[0] * 1.08, at[1] * 1.03, at[2] * 1.08], scale })),
            ),
          ),
      ];
    },
  }),
  program({
    id: "grass",
    nouns: ["tuft of grass", "grass tuft", "grass clump", "clump of grass", "grass patch", "patch of grass", "tall grass", "reed", "reeds"],
    about: "a tuft of grass blades",
    metresPerUnit: 0.4,
    wears: ["blade"],
    params: { count: whole(44, 56), bow: [30, 70] },
    variants: { tall: { words: "long high", set: { bow: 24 } } },
    parts: ({ count, bow }, { random }) => [
      part("soil", soil, mound(0.34, 0.07)),
      part(
        "blades",
        main("plastic", 0x5f9a38, { paint: [fade({ by: -0.45 }, 0.3, 0, { share: 0.8 }), clouds(0x9ab04a, 0.3, { share: 0.5 })] }),
        petal(0.8, 0.055, { curl: bow, widest: 0.2, foot: 0.7, thick: 0.012 }).scatter(
          Array.from({ length: count }, (_, at) => {
            const r = 0.24 * Math.sqrt(at / count);
            return {
              at: [r * Math.sin(at * 2.4), 0.02, r * Math.cos(at * 2.4)],
              turn: [random.between(-4, 10) + r * 60, at * 137.5, 0],
              scale: random.between(0.55, 1.15),
            };
          }),
        ),
      ),
    ],
  }),
  program({
    id: "fern",
    nouns: ["bracken"],
    about: "a plant of arched feathery fronds",
    metresPerUnit: 0.5,
    wears: ["frond leaf"],
    params: { fronds: whole(7, 9), reach: [0.62, 0.72] },
    parts: ({ fronds, reach }, { random }) => {
      /** How far it arches over (radians), and how far out it goes. */
      const frond = (arch: number, out: number) => {
        const path = Array.from({ length: 15 }, (_, at): Point => {
          const angle = (at / 14) * arch;
          return [0, reach * Math.sin(angle), reach * (1 - Math.cos(angle)) * out];
        });
        const leaflets = path.slice(2, -1).map(([, y, z], at) => {
          const size = 0.2 * Math.sin(0.7 + (at / 12) * 2.3);
          const lean = (Math.atan2(path[at + 3][2] - z, path[at + 3][1] - y) * 180) / Math.PI;
          const leaf = extrude(
            flat`0 0, 0.17 0.35, 0.12 0.8, 0 1.2, -0.12 0.8, -0.17 0.35`.map(([x, up]) => [x * size, up * size] as const),
            0.008,
            0,
          );
          return leaf.turn(0, 0, -64).turn(lean, 0, 0).at(0, y, z).mirror("x");
        });
        return { rib: sweep(path, [0.016, 0.012, 0.004], { isStraight: true }), leaves: all(...leaflets) };
      };
      const around = (count: number, from: number) =>
        Array.from({ length: count }, (_, at) => ({
          at: [0, 0, 0] as const,
          turn: [random.between(-7, 7), from + (at / count) * 360 + random.between(-9, 9), 0] as const,
          scale: random.between(0.82, 1.1),
        }));
      const [low, high] = [frond(2, 0.85), frond(1.25, 0.75)];
      const [outer, inner] = [around(fronds, 0), around(Math.ceil(fronds / 2), 20)];
      return [
        part("soil", soil, mound(0.24, 0.06)),
        part("ribs", fixed("plastic", 0x6a7a34), all(low.rib.scatter(outer), high.rib.scatter(inner))),
        part("fronds", main("plastic", 0x3f7d30, { paint: [clouds({ by: -0.35 }, 0.2, { share: 0.5 })] }), low.leaves.scatter(outer)),
        part("young fronds", main("plastic", 0x63a444, { paint: [clouds({ by: -0.3 }, 0.2, { share: 0.4 })] }), high.leaves.scatter(inner)),
      ];
    },
  }),
  program({
    id: "bamboo",
    nouns: ["bamboo stalk", "bamboo plant"],
    about: "jointed green canes with narrow leaves",
    metresPerUnit: 1.4,
    wears: ["cane stalk", "leaf"],
    params: { canes: whole(3, 5), tall: [1.25, 1.5] },
    parts: ({ canes, tall }, { random }) => {
      const spots = Array.from({ length: canes }, (_, at) => ({
        at: [0.17 * Math.sin(at * 2.4) * (at > 0 ? 1 : 0.2), 0, 0.17 * Math.cos(at * 2.4)] as const,
        turn: [random.between(-3, 3), at * 80, random.between(-4, 4)] as const,
        scale: random.between(0.72, 1),
      }));
      const joints = 6;
      const pitch = tall / joints;
      const twig = all(...[0, 1, 2].map((at) => petal(0.3, 0.05, { curl: 50 }).turn(62, at * 46 - 46, 0)));
      return [
        part("soil", soil, mound(0.36, 0.07)),
        part(
          "canes",
          main("plastic", 0x7fae45, { paint: [fade({ by: 0.3 }, 0.2, tall, { share: 0.5 })] }),
          lathe(flat`0 0, 0.045 0, 0.04 ${pitch * 0.2}, 0.04 ${pitch * 0.8}, 0.044 ${pitch * 0.97}, 0 ${pitch * 0.97}`, { sides: 12 })
            .array(joints, [0, pitch, 0])
            .at(0, tall / 2 - pitch / 2, 0)
            .scatter(spots),
        ),
        part(
          "joints",
          fixed("plastic", 0x5a7d34),
          lathe(flat`0 -0.009, 0.046 -0.009, 0.05 0, 0.046 0.009, 0 0.009`, { sides: 12 })
            .array(joints - 1, [0, pitch, 0])
            .at(0, tall / 2, 0)
            .scatter(spots),
        ),
        part(
          "leaves",
          second("plastic", 0x4f8f38),
          all(
            twig.at(0, pitch * 3, 0.04),
            twig.turn(0, 170, 0).at(0, pitch * 4, -0.04),
            twig.turn(0, 70, 0).at(0.04, pitch * 5, 0),
            twig.turn(0, -80, 0).at(-0.03, tall - 0.05, 0),
          ).scatter(spots),
        ),
      ];
    },
  }),
  program({
    id: "tree stump",
    nouns: ["stump", "chopping block"],
    about: "what is left of a felled tree: a low trunk with roots and rings",
    metresPerUnit: 0.7,
    wears: ["bark", "moss"],
    params: { tall: [0.4, 0.6], roots: whole(5, 7) },
    sockets: ({ tall }) => ({
      top: { at: [0, tall + 0.02, 0], size: [0.7, 1, 0.7] },
      slot: { at: [0, tall + 0.02, 0], size: [0.3, 0.6, 0.3] },
    }),
    parts: ({ tall, roots }) => [
      part(
        "bark",
        barked(0x5f4630),
        all(
          lathe(flat`0 0, 0.52 0, 0.46 0.12, 0.42 ${tall * 0.6}, 0.43 ${tall}, 0.36 ${tall}, 0 ${tall - 0.01}`, {
            ribs: roots * 2,
            ribDepth: 0.07,
          }),
          sweep(way`0 0.24 0.34, 0 0.1 0.52, 0.06 0.02 0.78`, [0.15, 0.1, 0.02]).ring(roots),
        ),
      ),
      part(
        "rings",
        ends,
        lathe(flat`0 ${tall - 0.03}, 0.37 ${tall - 0.03}, 0.365 ${tall + 0.012}, 0 ${tall + 0.012}`, { ribs: roots * 2, ribDepth: 0.05 }),
      ),
      part(
        "moss",
        second("fabric", 0x66893a),
        all(
          sphere(0.16, 1, 14)
            .scale(1, 0.22, 0.8)
            .at(0.2, tall + 0.01, 0.16),
          sphere(0.1, 1, 14).scale(1, 0.3, 0.9).at(0.3, tall, 0.02),
        ),
      ),
    ],
  }),
  program({
    id: "log",
    nouns: ["firewood", "tree trunk", "wood log", "timber log", "wooden log"],
    about: "a cut piece of a tree trunk lying on its side",
    metresPerUnit: 0.8,
    wears: ["bark"],
    params: { long: [1.1, 1.5], fat: [0.2, 0.25] },
    variants: { short: { words: "firewood", set: { long: 0.7 } } },
    sockets: ({ fat }) => ({ seat: { at: [0, fat * 2, 0], size: [1, 1, 0.4] } }),
    parts: ({ long, fat }) => [
      part(
        "bark",
        main("leather", 0x664a30, {
          paint: [clouds({ by: -0.45 }, 0.12, { share: 0.7, relief: -0.02 }), clouds(0x6a7a3a, 0.3, { share: 0.3 })],
        }),
        all(
          lathe(
            flat`0 -1, 0.95 -1, 1 -0.97, 0.97 0, 1 0.97, 0.95 1, 0 1`.map(([x, y]) => [x * fat, (y * long) / 2] as const),
            { ribs: 22, ribDepth: 0.09 },
          ).turn(0, 0, 90),
          cylinder(0.07, 0.16, { sides: 16 })
            .turn(35, 0, 20)
            .at(0.2, fat * 0.9, fat * 0.6),
        ).at(0, fat, 0),
      ),
      part(
        "year rings",
        fixed("wood", 0x9a6d3c),
        all(...[0.24, 0.46, 0.68, 0.86].map((r) => hoop(fat * r, 0.006)))
          .turn(0, 0, 90)
          .array(2, [long + 0.026, 0, 0])
          .at(0, fat, 0),
      ),
      part(
        "rings",
        ends,
        all(
          cylinder(fat * 0.86, 0.024, { bevel: 0.004 })
            .turn(0, 0, 90)
            .array(2, [long, 0, 0])
            .at(0, fat, 0),
          cylinder(0.055, 0.17, { sides: 16 })
            .turn(35, 0, 20)
            .at(0.2, fat * 1.9 + 0.004, fat * 0.6),
        ),
      ),
    ],
  }),
];
