import { all, cylinder, type Form, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { petal } from "@blenda/forge/language/petal";
import { part, program } from "@blenda/forge/language/program";
import { clouds, fade, speckles } from "@blenda/forge/language/skins";
import { fixed, main, type Substance, second, third } from "@blenda/forge/language/substance";
import { calyx, flowerpot, potSoil, stem, stemLeaves } from "./blooms.ts";

const leafy = second("plastic", 0x4c8a38, { paint: [clouds({ by: -0.3 }, 0.2, { share: 0.5 })] });
const up = (form: Form, y: number) => form.at(0, y, 0);

/** A flower on a stem, in a pot when the words say so. */
const wildFlower = (id: string, nouns: readonly string[], about: string, head: (y: number) => [string, Substance, Form][], leaf = 0.4) =>
  program({
    id,
    nouns,
    about,
    metresPerUnit: 0.4,
    wears: ["petal bloom blossom flower", "stem leaf", "pot"],
    params: { height: [0.78, 0.98], bow: [-0.06, 0.06] },
    variants: { tall: { words: "long", set: { height: 1.2 } }, short: { set: { height: 0.55 } } },
    traits: { potted: "pot planter flowerpot" },
    sockets: ({ height }) => ({ grip: { at: [0, height * 0.4, 0], size: [0.06, 0.3, 0.06] } }),
    parts: ({ height, bow }, { has }) => {
      const low = has("potted") ? 0.31 : 0;
      return [
        ...head(low + height).map(([name, of, form]) => part(name, of, form)),
        part("stem", leafy, up(stem(height, bow), low)),
        part("leaves", leafy, up(stemLeaves(height, leaf), low)),
        has("potted") && part("pot", third("clay", 0xb8653c), flowerpot(0.26, 0.34)),
        has("potted") && part("soil", fixed("leather", 0x3a2818), potSoil(0.26, 0.34)),
      ];
    },
  });

const tilted = (degrees: number, y: number) => (form: Form) => form.turn(degrees, 0, 0).at(0, y, 0);

export const meadow = [
  wildFlower("poppy", ["poppies", "red poppy"], "a red poppy with four broad petals and a dark heart", (y) => {
    const tilt = tilted(38, y);
    return [
      [
        "petals",
        main("fabric", 0xd8281f, { paint: [fade(0x3a1010, 0.1, 0.02, { along: "out", share: 0.7 })] }),
        tilt(
          all(
            petal(0.36, 0.44, { curl: -30, widest: 0.62, foot: 0.4, tip: 0.55 }).turn(58, 0, 0).at(0, 0, 0.03).ring(2),
            petal(0.36, 0.46, { curl: -26, widest: 0.62, foot: 0.4, tip: 0.55 }).turn(66, 0, 0).at(0, -0.01, 0.03).ring(2, 90),
          ),
        ),
      ],
      ["heart", fixed("leather", 0x22301f), tilt(sphere(0.075, 1.1, 18).at(0, 0.05, 0))],
      ["stamens", fixed("plastic", 0x1c1620), tilt(sweep(way`0 0.02 0.05, 0 0.09 0.12, 0 0.12 0.14`, [0.006, 0.006, 0.016]).ring(16))],
    ];
  }),
  wildFlower(
    "daffodil",
    ["narcissus", "daffodils", "easter lily"],
    "a yellow daffodil with a trumpet",
    (y) => {
      const tilt = tilted(68, y);
      return [
        [
          "petals",
          main("fabric", 0xf7d23a),
          tilt(petal(0.34, 0.22, { curl: 16, widest: 0.5, foot: 0.4 }).turn(80, 0, 0).at(0, 0, 0.04).ring(6)),
        ],
        [
          "trumpet",
          fixed("fabric", 0xf09a1c),
          tilt(lathe(flat`0 0, 0.08 0, 0.1 0.16, 0.16 0.27, 0.145 0.28, 0.085 0.18, 0.06 0.04, 0 0.03`, { ribs: 12, ribDepth: 0.1 })),
        ],
        ["stamens", fixed("plastic", 0xf6e08a), tilt(sphere(0.03, 2.4, 10).at(0, 0.14, 0.03).ring(4))],
        ["neck", leafy, tilt(sphere(0.06, 1.6, 14).at(0, -0.06, 0))],
      ];
    },
    0.7,
  ),
  wildFlower(
    "carnation",
    ["peony", "peonies", "chrysanthemum", "dahlia", "marigold", "camellia", "zinnia"],
    "a full round bloom of many petals",
    (y) => [
      [
        "petals",
        main("fabric", 0xe87aa0, { paint: [clouds({ by: 0.25 }, 0.15, { share: 0.5 })] }),
        up(
          all(
            ...[
              [24, 0.3, 16],
              [42, 0.32, 14],
              [60, 0.33, 12],
              [76, 0.32, 9],
              [88, 0.29, 6],
            ].map(([lift, long, count], row) =>
              petal(long, 0.14, { curl: -26, widest: 0.66, foot: 0.4, tip: 0.5, thick: 0.014 })
                .turn(94 - lift, 0, 0)
                .at(0, 0.02 + row * 0.02, 0.05)
                .ring(count, row * 11),
            ),
          ),
          y,
        ),
      ],
      ["calyx", leafy, up(calyx(), y)],
    ],
  ),
  wildFlower("dandelion", ["blowball", "dandelion clock"], "a dandelion: a soft round ball of seeds or a yellow bloom", (y) => [
    [
      "seeds",
      main("paper", 0xfaf8f2),
      up(
        all(
          sphere(0.21, 1, 28),
          ...Array.from({ length: 150 }, (_, at) => {
            const [a, b] = [(Math.acos(1 - (2 * (at + 0.5)) / 150) * 180) / Math.PI, (at * 137.5) % 360];
            const stalk = cylinder(0.006, 0.12, { sides: 4, bevel: 0 }).at(0, 0.25, 0);
            return all(stalk, sphere(0.017, 0.6, 6).at(0, 0.31, 0)).turn(a, b, 0);
          }),
        ),
        y + 0.16,
      ),
    ],
    ["heart", fixed("leather", 0x8a7a4a, { paint: [speckles({ by: -0.3 }, 0.02)] }), up(sphere(0.06, 1, 16), y + 0.16)],
    ["calyx", leafy, up(calyx(), y + 0.07)],
  ]),
  wildFlower("lavender", ["hyacinth", "lupine"], "a spike of small violet flowers", (y) => [
    [
      "blossoms",
      main("plastic", 0x8a62c4, { paint: [clouds({ by: 0.25 }, 0.08, { share: 0.6 })] }),
      up(
        all(
          ...Array.from({ length: 12 }, (_, row) => {
            const out = 0.075 - Math.abs(row - 3.5) * 0.005;
            const bud = sphere(0.036 - row * 0.001, 1.5, 10)
              .turn(48, 0, 0)
              .at(0, 0, out);
            return bud.ring(row > 9 ? 4 : 6, row * 31).at(0, row * 0.05 + (row < 2 ? -0.03 : 0), 0);
          }),
        ),
        y - 0.12,
      ),
    ],
    ["tip", main("plastic", 0x7a52b4), up(sphere(0.04, 1.6, 12), y + 0.46)],
    ["spike", leafy, up(stem(0.5, 0), y - 0.08)],
  ]),
  wildFlower(
    "orchid",
    ["orchids"],
    "an orchid bloom with a patterned lip",
    (y) => {
      const face = (form: Form) => form.at(0, y + 0.1, 0.04);
      return [
        [
          "petals",
          main("plastic", 0xd583cb, {
            paint: [fade(0xa8206a, 0.3, 0.02, { along: "out", share: 0.7 }), clouds({ by: 0.35 }, 0.2, { share: 0.4 })],
          }),
          face(
            all(
              ...[0, 125, -125].map((turn) => petal(0.36, 0.2, { curl: 18, foot: 0.3 }).turn(0, 0, turn)),
              ...[62, -62].map((turn) => petal(0.36, 0.36, { curl: 14, widest: 0.55, foot: 0.25 }).turn(0, 0, turn).at(0, 0, 0.015)),
            ),
          ),
        ],
        [
          "lip",
          fixed("plastic", 0xa8206a),
          face(all(petal(0.2, 0.17, { curl: 60, widest: 0.6 }).turn(12, 0, 180).at(0, 0, 0.03), sphere(0.05, 1, 16).at(0, 0, 0.05))),
        ],
        ["column", fixed("plastic", 0xf6e07a), face(sphere(0.026, 1.4, 12).at(0, 0.01, 0.095))],
      ];
    },
    0.6,
  ),
];
