import { all, box, cylinder, lathe, sphere, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { pieces } from "@blenda/forge/language/pieces";
import { four, many, twin } from "@blenda/forge/language/places";
import { part, program, whole } from "@blenda/forge/language/program";
import { hose, rod } from "@blenda/forge/language/shorthand";
import { courses, rings } from "@blenda/forge/language/skins";
import { fixed, liquid, main, third } from "@blenda/forge/language/substance";
import { around, bark, bush, ease, foliage, land, palmFronds, palmStem, sand, sea, stone, waves } from "./ground.ts";

const tiles = [courses(0.12, 0.12, { isShifted: false, joint: 0.006, color: { by: -0.2 }, relief: -0.002 })] as const;
/** A long chair by the water, facing +z. */
const lounger = all(
  box(0.16, 0.025, 0.34, 0.008).at(0, 0.09, 0.06),
  box(0.16, 0.025, 0.2, 0.008).turn(50, 0, 0).at(0, 0.16, -0.17),
  four(box(0.015, 0.09, 0.015, 0.002), 0.07, 0.045, 0.16),
);

export const shores = [
  program({
    id: "swimming pool",
    nouns: ["pool", "inground pool", "backyard pool", "lap pool", "outdoor pool"],
    about: "a blue swimming pool in a stone deck with a ladder, a springboard and sun loungers",
    metresPerUnit: 4,
    wears: ["deck", "water", "springboard lounger"],
    params: { wide: [1.3, 1.55], lanes: whole(2, 3) },
    sockets: () => ({ inside: { at: [0, 0.02, 0], size: [1, 0.4, 0.6] } }),
    parts: ({ wide, lanes }) => [
      part(
        "deck",
        main("clay", 0xcdb592, { paint: tiles }),
        box(wide + 0.6, 0.3, 1.5, 0.015)
          .at(0, -0.09, 0)
          .minus(box(wide, 0.6, 0.8, 0).at(0, 0.1, 0.08)),
      ),
      part("basin", fixed("porcelain", 0x5fc0dc, { paint: tiles }), box(wide + 0.02, 0.04, 0.82, 0.004).at(0, -0.2, 0.08)),
      part("water", { ...liquid(0x45b4dc, 1) }, box(wide + 0.01, 0.18, 0.81, 0.004).at(0, -0.085, 0.08)),
      pieces(
        "rim",
        fixed("stone", 0xf3efe6),
        box(wide + 0.08, 0.03, 0.05, 0.008)
          .array(2, [0, 0, 0.83])
          .at(0, 0.065, 0.08),
        box(0.05, 0.03, 0.8, 0.008)
          .array(2, [wide + 0.03, 0, 0])
          .at(0, 0.065, 0.08),
      ),
      part(
        "lane lines",
        fixed("plastic", 0xe8493a, { paint: [rings(0xffffff, 0.08, { along: "x" })] }),
        rod([-wide / 2, 0.012, 0], [wide / 2, 0.012, 0], 0.014)
          .array(lanes, [0, 0, 0.8 / (lanes + 1)])
          .at(0, 0, 0.08),
      ),
      pieces(
        "ladder",
        fixed("steel", 0xd0d6da),
        twin(hose([0, -0.1, 0.1, 0, 0.2, 0.1, 0, 0.24, 0.02, 0, 0.2, -0.06, 0, 0.06, -0.06], 0.012), 0.06, 0, -0.38),
        rod([-0.06, 0, 0], [0.06, 0, 0], 0.01).array(2, [0, 0.07, 0]).at(0, 0, -0.28),
      ),
      pieces(
        "springboard",
        third("plastic", 0x2f6fc4),
        box(0.5, 0.025, 0.17, 0.008).at(wide / 2 - 0.06, 0.24, 0.08),
        box(0.05, 0.18, 0.15, 0.01).at(wide / 2 + 0.15, 0.15, 0.08),
      ),
      pieces(
        "loungers",
        third("fabric", 0xf0a83c),
        lounger.scale(1.15).at(-wide * 0.26, 0.06, -0.52),
        lounger.scale(1.15).at(-wide * 0.08, 0.06, -0.52),
      ),
      part(
        "ring",
        fixed("plastic", 0xf08a3c, { paint: [rings(0xffffff, 0.1, { along: "x" })] }),
        torus(0.09, 0.035).at(-wide * 0.3, 0.02, 0.24),
      ),
    ],
  }),
  program({
    id: "oasis",
    nouns: ["desert oasis", "water hole"],
    about: "a pool with palms and bushes among dunes of sand",
    metresPerUnit: 10,
    wears: ["sand", "water", "palm"],
    params: { palms: whole(4, 6), tall: [0.2, 0.28] },
    parts: ({ palms, tall }, { random }) => {
      const wave = waves(random, 0.12, 0.35);
      const height = (x: number, z: number) =>
        0.08 + tall * ease(0.55, 0.95, Math.hypot(x, z)) * (0.6 + 3 * wave(x, z)) - 0.2 * ease(0.46, 0.3, Math.hypot(x, z * 1.2));
      const spots = around(random, palms, 0.5, 0.62, height).map((spot) => ({ ...spot, scale: spot.scale * 0.6 }));
      return [
        part("sand", sand(0xdfb877), land(height, { isRound: true, size: 1.1, deep: 0.2, rows: 22 })),
        part("water", { ...sea(0x2fa3b4), slot: 1 }, cylinder(0.44, 0.03, { sides: 40 }).scale(1, 1, 0.85).at(0, 0.01, 0)),
        part("stems", bark, palmStem.scatter(spots)),
        part("fronds", { ...foliage(0x4f9a3c), slot: 2 }, palmFronds.scatter(spots)),
        part("bushes", foliage(0x6a9440), bush.scale(0.7).scatter(around(random, 10, 0.42, 0.56, height))),
        part("stones", fixed("stone", 0xa08a6c), stone.scale(0.6).scatter(around(random, 7, 0.42, 0.9, height))),
      ];
    },
  }),
  program({
    id: "desert island",
    nouns: ["deserted island", "castaway island", "palm island", "tropical island", "lonely island", "treasure island"],
    about: "a small heap of sand in the sea with one or two palms",
    metresPerUnit: 5,
    wears: ["sand", "sea water", "palm"],
    params: { palms: whole(1, 2), high: [0.2, 0.28] },
    sockets: ({ high }) => ({ top: { at: [0.15, high, 0.2], size: [0.5, 0.5, 0.4] } }),
    parts: ({ palms, high }, { random }) => {
      const wave = waves(random, 0.05, 0.3);
      const height = (x: number, z: number) => high - 0.34 * ease(0.1, 0.9, Math.hypot(x, z)) + wave(x, z);
      const spots = [
        { at: [-0.18, high - 0.03, -0.1] as const },
        { at: [-0.08, high - 0.03, -0.2] as const, turn: [0, 160, 0] as const, scale: 0.75 },
      ].slice(0, palms);
      return [
        part("sand", sand(), land(height, { isRound: true, size: 0.86, deep: 0.16, rows: 16, sides: 48 })),
        part("sea", { ...liquid(0x2fa0c4, 1) }, lathe(flat`0 -0.1, 1.2 -0.1, 1.22 -0.02, 1.15 0.005, 0 0.01`, { sides: 56 })),
        part(
          "foam",
          fixed("fabric", 0xf4fbfc),
          lathe(flat`0.62 0, 0.74 0, 0.73 0.014, 0.64 0.02, 0.62 0`, { sides: 56, ribs: 11, ribDepth: 0.05 }),
        ),
        part("stems", bark, palmStem.scatter(spots)),
        part("fronds", { ...foliage(0x4f9a3c), slot: 2 }, palmFronds.scatter(spots)),
        pieces(
          "coconuts",
          fixed("wood", 0x5a3a20),
          sphere(0.05, 1, 10).at(0.16, high + 1.0, -0.06),
          sphere(0.05, 1, 10).at(0.1, high + 0.99, -0.14),
          sphere(0.05, 1, 10).at(0.3, high - 0.06, 0.1),
        ),
        part("stones", fixed("stone", 0x8f8a80), stone.scatter(around(random, 4, 0.42, 0.58, height))),
      ];
    },
  }),
  program({
    id: "pier",
    nouns: ["dock", "jetty", "boat dock", "landing stage", "wharf", "wooden pier", "boardwalk", "quay"],
    about: "a wooden landing stage on posts over the water with ropes and lamps",
    metresPerUnit: 3,
    wears: ["wood plank", "water"],
    params: { boards: whole(20, 24), wide: [0.5, 0.6] },
    traits: { bare: "empty" },
    sockets: () => ({ top: { at: [0, 0.44, 0], size: [0.5, 0.8, 1.6] } }),
    parts: ({ boards, wide }, { has, random }) => [
      part(
        "boards",
        main("wood", 0xa27c50, { grain: "x" }),
        many(boards, (n) =>
          box(wide + random.between(-0.02, 0.02), 0.035, 0.078, 0.006)
            .turn(0, random.between(-1, 1), 0)
            .at(0, 0.42, 1 - (n * 2) / boards),
        ),
      ),
      pieces(
        "posts",
        main("wood", 0x6f5232),
        twin(cylinder(0.045, 0.74, { sides: 14 }).at(0, 0.28, 0).array(4, [0, 0, 0.6]), wide / 2, 0, 0.04),
        twin(box(0.05, 0.06, 2, 0.006), wide / 2 - 0.08, 0.37, 0.04),
      ),
      part("caps", fixed("rubber", 0x2f2d2c), twin(cylinder(0.05, 0.03, { sides: 14 }).array(4, [0, 0, 0.6]), wide / 2, 0.66, 0.04)),
      !has("bare") &&
        part(
          "ropes",
          fixed("fabric", 0xd4bc8a),
          twin(
            all(...[-0.6, 0, 0.6].map((z) => hose([0, 0.6, z - 0.3, 0, 0.5, z - 0.1, 0, 0.5, z + 0.1, 0, 0.6, z + 0.3], 0.014))),
            wide / 2,
            0,
            0.04,
          ),
        ),
      !has("bare") &&
        pieces(
          "ring",
          fixed("plastic", 0xe0473a),
          torus(0.09, 0.03)
            .turn(0, 0, 90)
            .at(wide / 2 + 0.03, 0.52, 0.94),
        ),
      part("water", { ...liquid(0x3a8fb0, 1) }, box(1.5, 0.12, 2.3, 0.02).at(0, 0.06, 0)),
    ],
  }),
];
