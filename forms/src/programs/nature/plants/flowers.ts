import { all, type Form, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { petal } from "@blenda/forge/language/petal";
import { type Ask, part, program, whole } from "@blenda/forge/language/program";
import { clouds, rings, speckles } from "@blenda/forge/language/skins";
import { fixed, main, type Substance, second, third } from "@blenda/forge/language/substance";
import { bud, calyx, flowerpot, heartOf, potSoil, rays, rosePetals, stem, stemLeaves, tulipPetals } from "./blooms.ts";

const leafy = second("plastic", 0x4c8a38, { paint: [clouds({ by: -0.3 }, 0.2, { share: 0.5 })] });
const POT = 0.34;
const potted = "pot potted planter flowerpot";
/** Stands in a pot when the words say so. */
const rise = ({ has }: Ask) => (has("potted") ? POT * 0.9 : 0);
const pot = ({ has }: Ask) => [
  has("potted") && part("pot", third("clay", 0xb8653c), flowerpot(0.26, POT)),
  has("potted") && part("soil", fixed("leather", 0x3a2818), potSoil(0.26, POT)),
];
const held = (height: number) => ({ grip: { at: [0, height * 0.4, 0], size: [0.06, 0.3, 0.06] } }) as const;
const up = (form: Form, y: number) => form.at(0, y, 0);

const flower = (
  id: string,
  about: string,
  nouns: readonly string[],
  more: { head(y: number): [string, Substance, Form][]; height: readonly [number, number]; leaf?: number },
) =>
  program({
    id,
    nouns,
    about,
    metresPerUnit: 0.4,
    wears: ["petal bloom blossom flower", "stem leaf", "pot"],
    params: { height: more.height, bow: [-0.07, 0.07] },
    variants: { tall: { words: "long", set: { height: more.height[1] * 1.25 } }, short: { set: { height: more.height[0] * 0.7 } } },
    traits: { potted },
    sockets: ({ height }) => held(height),
    parts: ({ height, bow }, ask) => {
      const low = rise(ask);
      return [
        ...more.head(low + height).map(([name, of, form]) => part(name, of, form)),
        part("stem", leafy, up(stem(height, bow), low)),
        part("leaves", leafy, up(stemLeaves(height, more.leaf ?? 0.42), low)),
        ...pot(ask),
      ];
    },
  });

export const flowers = [
  flower("rose", "a rose: layered soft petals on a thorny stem", ["red rose"], {
    height: [0.85, 1],
    head: (y) => [
      ["petals", main("fabric", 0xb5122b), up(rosePetals(), y + 0.04)],
      ["calyx", leafy, up(calyx(), y)],
      [
        "thorns",
        second("plastic", 0x6a4a2a),
        all(
          ...[0.2, 0.42, 0.6, 0.75].map((t, at) =>
            petal(0.07, 0.04, { curl: 40 })
              .turn(65, at * 110, 0)
              .at(0.03, y * t, 0),
          ),
        ),
      ],
    ],
  }),
  flower("tulip", "a tulip: a cup of six smooth petals on a straight stem", [], {
    height: [0.75, 0.95],
    leaf: 0.7,
    head: (y) => [["petals", main("plastic", 0xe23b4e), up(tulipPetals(), y - 0.02)]],
  }),
  flower("sunflower", "a tall yellow flower with a big dark heart of seeds", [], {
    height: [1.1, 1.3],
    leaf: 0.55,
    head: (y) => {
      const tilt = (form: Form) => up(form.turn(58, 0, 0), y + 0.02);
      return [
        ["petals", main("plastic", 0xf2b81c), tilt(all(rays(20, 0.3, 0.12, 0.22, 80), rays(18, 0.27, 0.11, 0.22, 68).turn(0, 9, 0)))],
        [
          "heart",
          third("leather", 0x4a2a14, { paint: [speckles({ by: 0.4 }, 0.035, { size: 0.4, relief: 0.01 })] }),
          tilt(heartOf(0.23, 0.35)),
        ],
        ["back", leafy, tilt(lathe(flat`0 -0.12, 0.1 -0.1, 0.22 -0.03, 0 0`))],
      ];
    },
  }),
  flower("daisy", "a small flower with white rays round a yellow heart", ["marguerite", "chamomile", "flower", "wildflower", "gerbera"], {
    height: [0.7, 0.9],
    head: (y) => {
      const tilt = (form: Form) => up(form.turn(35, 0, 0), y + 0.02);
      return [
        ["petals", main("fabric", 0xf7f5f0), tilt(all(rays(15, 0.26, 0.1, 0.11, 82), rays(13, 0.24, 0.09, 0.11, 72).turn(0, 12, 0)))],
        [
          "heart",
          fixed("leather", 0xf0b41c, { paint: [speckles({ by: -0.3 }, 0.025, { size: 0.4, relief: 0.008 })] }),
          tilt(heartOf(0.115, 0.55)),
        ],
        ["calyx", leafy, up(calyx(), y - 0.03)],
      ];
    },
  }),
  flower("lily", "a lily: six pointed petals that curl back, with long stamens", ["lilies", "tiger lily"], {
    height: [0.8, 1],
    leaf: 0.5,
    head: (y) => {
      const tilt = (form: Form) => up(form.turn(48, 0, 0), y - 0.02);
      const stamen = sweep(way`0 0.08 0.02, 0 0.3 0.05, 0 0.4 0.12`, 0.009).ring(6);
      return [
        [
          "petals",
          main("fabric", 0xf4ece6, { paint: [clouds(0xe59ab4, 0.25, { share: 0.5 })] }),
          tilt(petal(0.56, 0.2, { curl: 92, widest: 0.5, foot: 0.3 }).turn(8, 0, 0).at(0, 0, 0.03).ring(6)),
        ],
        ["stamens", fixed("plastic", 0xb9d080), tilt(stamen)],
        ["pollen", fixed("leather", 0xb5591c), tilt(sphere(0.022, 1.8, 10).turn(70, 0, 0).at(0, 0.41, 0.13).ring(6))],
      ];
    },
  }),
  program({
    id: "bouquet",
    nouns: ["bunch of flowers", "flower bouquet", "flowers", "bunch of roses", "posy"],
    about: "a bunch of flowers wrapped in paper with a ribbon",
    metresPerUnit: 0.4,
    gathers: 12,
    wears: ["flower petal rose", "paper wrap", "ribbon bow"],
    params: { count: whole(8, 10) },
    sockets: () => ({ grip: { at: [0, 0.28, 0], size: [0.2, 0.3, 0.2] } }),
    parts: ({ count }) => {
      const place = (from: number, step: number) =>
        Array.from({ length: Math.ceil((count - from) / step) }, (_, at) => {
          const n = from + at * step;
          const [r, angle] = [0.36 * Math.sqrt((n + 0.2) / count), n * 2.4];
          return {
            at: [r * Math.sin(angle), 1.02 - r * r * 0.9, r * Math.cos(angle)] as const,
            turn: [r * 75 * Math.cos(angle), 0, -r * 75 * Math.sin(angle)] as const,
            scale: 0.62,
          };
        });
      return [
        part("roses", main("fabric", 0xc0203c), bud(2).scatter(place(0, 3))),
        part("pale roses", fixed("fabric", 0xf3d9d6), bud(1.8).scatter(place(1, 3))),
        part("daisies", fixed("fabric", 0xf7f5f0), rays(9, 0.26, 0.14, 0.11, 70).scatter(place(2, 3))),
        part("hearts", fixed("leather", 0xf0b41c), heartOf(0.13, 0.5).scatter(place(2, 3))),
        part("leaves", fixed("plastic", 0x4c8a38), petal(0.42, 0.16, { curl: 30 }).turn(36, 0, 0).at(0, 0.78, 0.26).ring(9)),
        part(
          "paper",
          second("paper", 0xd9c29a),
          lathe(flat`0 0.42, 0.06 0.4, 0.22 0.62, 0.5 0.98, 0.48 0.98, 0.3 0.78, 0 0.7`, { ribs: 11, ribDepth: 0.12 }),
        ),
        part("paper foot", second("paper", 0xcdb488), lathe(flat`0 0, 0.2 0, 0.18 0.04, 0.07 0.4, 0 0.42`, { ribs: 9, ribDepth: 0.2 })),
        part(
          "ribbon",
          third("fabric", 0x8a1a34, { paint: [rings({ by: 0.2 }, 0.03, { share: 0.3 })] }),
          all(
            sweep(way`0 0.4 0.085, 0.16 0.5 0.1, 0.2 0.38 0.1, 0 0.4 0.085`, 0.03, { flatten: 0.3 }).mirror("x"),
            lathe(flat`0 0.36, 0.095 0.36, 0.1 0.4, 0.095 0.44, 0 0.44`),
            petal(0.3, 0.07, { tip: 0.8 }).turn(168, 0, 0).at(0, 0.4, 0.09).turn(0, 0, 0).turn(0, 12, 0),
          ),
        ),
      ];
    },
  }),
];
