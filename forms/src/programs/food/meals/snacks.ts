import { all, box, cylinder, extrude, lathe, loft, sphere, sweep, torus } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { star } from "@blenda/forge/language/outlines";
import { part, program, turns, whole } from "@blenda/forge/language/program";
import { clouds, fade, rings, speckles, stripes } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

export const snacks = [
  program({
    id: "sandwich",
    nouns: ["toast sandwich", "club sandwich", "blt"],
    about: "bread triangles with ham, cheese, salad and tomato",
    metresPerUnit: 0.16,
    wears: ["bread toast", "salad lettuce", "ham filling"],
    params: { layers: whole(1, 2) },
    variants: { double: { words: "club big tall", set: { layers: 2 } } },
    sockets: () => ({ grip: { at: [0, 0.25, 0], size: [0.9, 0.5, 0.6] } }),
    parts: ({ layers }) => {
      const slab = (size: number, thick: number) =>
        extrude(
          flat`-0.58 -0.28, 0.58 -0.28, 0 0.42`.map(([x, y]) => [x * size, y * size] as const),
          thick,
          Math.min(0.02, thick * 0.4),
        )
          .turn(-90, 0, 0)
          .turn(0, 180, 0);
      const level = (at: number, more: number) => 0.06 + at * 0.33 + more;
      const each = (form: (at: number) => ReturnType<typeof slab>) => all(...Array.from({ length: layers }, (_, at) => form(at)));
      const bread = main("paper", 0xeeddb4, {
        paint: [
          speckles({ by: -0.18 }, 0.05, { size: 0.3, relief: -0.008 }),
          fade(0xc98c48, 0.7, 0.95, { along: "up", share: 0.75, wave: 0.15 }),
        ],
      });
      return [
        part("bread", bread, all(...Array.from({ length: layers + 1 }, (_, at) => slab(1, 0.12).at(0, level(at, 0), 0)))),
        part(
          "salad",
          second("plastic", 0x6fb03c),
          each((at) => all(slab(1.09, 0.03).turn(4, 0, 3), slab(1.07, 0.03).turn(-4, 3, -3)).at(0, level(at, 0.085), 0)),
        ),
        part(
          "tomato",
          fixed("plastic", 0xcf321f),
          each((at) => slab(1.03, 0.035).at(0, level(at, 0.125), 0)),
        ),
        part(
          "cheese",
          fixed("plastic", 0xf2b632),
          each((at) => slab(1.08, 0.025).at(0, level(at, 0.165), 0)),
        ),
        part(
          "ham",
          third("plastic", 0xe39a93),
          each((at) => all(slab(1.02, 0.03).at(0, level(at, 0.2), 0), slab(1.05, 0.03).turn(0, 4, 0).at(0, level(at, 0.235), 0))),
        ),
      ];
    },
  }),
  program({
    id: "fries",
    nouns: ["french fries", "chips", "french fry", "pommes"],
    about: "fried potato sticks in a red paper box",
    metresPerUnit: 0.16,
    gathers: 12,
    wears: ["box carton bag", "fry potato"],
    params: { count: whole(22, 28) },
    sockets: () => ({ grip: { at: [0, 0.3, 0], size: [0.6, 0.5, 0.3] } }),
    parts: ({ count }, { random }) => {
      const sticks = Array.from({ length: count }, (_, at) => ({
        at: [((at % 9) / 8 - 0.5) * 0.56, 0.62 + random.between(-0.08, 0.14), (Math.floor(at / 9) - 1) * 0.1] as const,
        turn: [(Math.floor(at / 9) - 1) * 6, random.between(0, 90), -((at % 9) / 8 - 0.5) * 28 + random.between(-5, 5)] as const,
      }));
      const wall = (y: number, width: number, depth: number) => ({ y, width, depth, corner: 0.3 });
      return [
        part(
          "box",
          main("paper", 0xc8281f),
          all(
            loft([wall(0, 0.5, 0.26), wall(0.02, 0.52, 0.28), wall(0.56, 0.68, 0.36)]),
            extrude(flat`-0.34 0, 0.34 0, 0.345 0.16, 0.2 0.1, 0 0.08, -0.2 0.1, -0.345 0.16`, 0.025, 0.008).at(0, 0.53, -0.165),
            extrude(flat`-0.34 0, 0.34 0, 0.34 0.06, 0.2 -0.02, 0 -0.05, -0.2 -0.02, -0.34 0.06`, 0.025, 0.008).at(0, 0.53, 0.168),
          ),
        ),
        part(
          "stripe",
          fixed("paper", 0xf4c430),
          extrude(flat`-0.13 -0.15, 0.13 -0.15, 0.17 0.15, -0.17 0.15`, 0.03, 0.008).turn(4, 0, 0).at(0, 0.27, 0.15),
        ),
        part(
          "fries",
          second("plastic", 0xf0c050, { paint: [clouds({ by: -0.25 }, 0.12, { share: 0.5 }), fade(0xc98a35, 0.75, 0.95, { share: 0.6 })] }),
          box(0.06, 0.72, 0.06, 0.012).scatter(sticks),
        ),
      ];
    },
  }),
  program({
    id: "popcorn",
    nouns: ["popcorn bucket", "popcorn box", "bucket of popcorn"],
    about: "popped corn heaped in a striped box",
    metresPerUnit: 0.2,
    wears: ["box bucket", "stripe", "corn"],
    params: { count: whole(40, 46) },
    sockets: () => ({ grip: { at: [0, 0.4, 0], size: [0.6, 0.6, 0.6] } }),
    parts: ({ count }, { random }) => {
      const puffs = Array.from({ length: count }, (_, at) => {
        const r = 0.42 * Math.sqrt((at + 0.5) / count);
        return {
          at: [r * Math.sin(at * 2.4), 0.86 + 0.16 * (1 - (r / 0.42) ** 2) + random.between(-0.03, 0.03), r * Math.cos(at * 2.4)] as const,
          turn: [random.between(0, 180), random.between(0, 180), 0] as const,
          scale: random.between(0.85, 1.2),
        };
      });
      const puff = all(sphere(0.05, 1, 8).at(0.035, 0, 0), sphere(0.05, 1, 8).at(-0.03, 0.02, 0.025));
      return [
        part(
          "bucket",
          main("paper", 0xf4efe4, { paint: [stripes(0xc8281f, 12, { width: 0.5 })] }),
          lathe(flat`0 0, 0.3 0, 0.31 0.02, 0.44 0.86, 0.42 0.86, 0.3 0.1, 0 0.1`, { ribs: 24, ribDepth: 0.02 }),
        ),
        part("rim", second("paper", 0xc8281f), torus(0.43, 0.018).at(0, 0.86, 0)),
        part("corn", third("paper", 0xf7e7ae, { paint: [clouds(0xf0b93a, 0.05, { share: 0.5 })] }), puff.scatter(puffs)),
        part("heap", third("paper", 0xe9cf86), lathe(flat`0 0.7, 0.38 0.7, 0.4 0.84, 0.2 0.96, 0 1`)),
      ];
    },
  }),
  program({
    id: "soda can",
    nouns: ["can of soda", "beer can", "drink can", "cola can", "soda", "can", "coke can"],
    about: "an aluminium drink can with a pull tab",
    metresPerUnit: 0.12,
    wears: ["body", "stripe label"],
    params: { slim: [0.26, 0.29] },
    variants: { slim: { words: "energy thin", set: { slim: 0.21 } } },
    sockets: () => ({ grip: { at: [0, 0.5, 0], size: [0.55, 0.5, 0.55] } }),
    parts: ({ slim }) => {
      const body = lathe(flat`
        0 0.03, ${slim - 0.06} 0.0, ${slim - 0.04} 0.0, ${slim} 0.06, ${slim} 0.85, ${slim - 0.05} 0.95, 0 0.95
      `);
      const band = (y: number, height: number) =>
        lathe(flat`
        0 ${y}, ${slim + 0.004} ${y}, ${slim + 0.004} ${y + height}, 0 ${y + height}
      `);
      return [
        part("body", main("paint", 0xc21f2b), body),
        part("band", second("plastic", 0xf3f1ec), all(band(0.3, 0.34), band(0.25, 0.02), band(0.67, 0.02))),
        part(
          "emblem",
          main("plastic", 0xc21f2b),
          cylinder(slim + 0.012, 0.4, { bevel: 0, sides: 96 })
            .at(0, 0.47, 0)
            .meet(extrude(star(5, 0.15, 0.068), 0.6, 0).at(0, 0.46, 0.3)),
        ),
        part(
          "ends",
          fixed("steel"),
          all(
            lathe(flat`0 0.93, ${slim - 0.05} 0.93, ${slim - 0.04} 0.985, ${slim - 0.055} 0.985, ${slim - 0.07} 0.96, 0 0.96`),
            torus(slim - 0.05, 0.014).at(0, 0.012, 0),
          ),
        ),
        part(
          "tab",
          fixed("silver"),
          all(
            extrude(flat`-0.05 -0.1, 0.05 -0.1, 0.06 0.04, 0 0.1, -0.06 0.04`, 0.014, 0.004, [
              flat`-0.025 -0.08, -0.025 -0.03, 0.025 -0.03, 0.025 -0.08`,
            ])
              .turn(-84, 0, 0)
              .at(0, 0.978, 0.03),
            cylinder(0.025, 0.02, { sides: 12 }).at(0, 0.972, 0),
          ),
        ),
      ];
    },
  }),
  program({
    id: "milk carton",
    nouns: ["carton of milk", "juice carton", "milk", "juice box", "carton"],
    about: "a paper carton with a gable top",
    metresPerUnit: 0.2,
    wears: ["carton", "label band", "cap"],
    params: { tall: [0.78, 0.98] },
    sockets: () => ({ grip: { at: [0, 0.4, 0], size: [0.5, 0.6, 0.5] } }),
    parts: ({ tall }) => [
      part(
        "carton",
        main("paper", 0xf2f3f0),
        all(
          box(0.48, tall, 0.48, 0.012).at(0, tall / 2, 0),
          extrude(flat`-0.24 0, 0.24 0, 0.012 0.26, -0.012 0.26`, 0.476, 0.004)
            .turn(0, 90, 0)
            .at(0, tall - 0.006, 0),
          box(0.47, 0.11, 0.03, 0.006).at(0, tall + 0.3, 0),
        ),
      ),
      part(
        "band",
        second("paper", 0x2f6fb8),
        all(box(0.49, tall * 0.34, 0.49, 0.012).at(0, tall * 0.24, 0), box(0.48, 0.03, 0.04, 0.006).at(0, tall + 0.33, 0)),
      ),
      part(
        "splash",
        second("paper", 0x2f6fb8),
        sphere(0.13, 1, 20)
          .scale(1, 1.15, 0.06)
          .at(0, tall * 0.68, 0.24),
      ),
      part(
        "drop",
        fixed("porcelain", 0xffffff),
        sphere(0.06, 1.3, 16)
          .scale(1, 1, 0.2)
          .at(0, tall * 0.68, 0.246),
      ),
      part(
        "cap",
        third("plastic", 0xd8303a),
        cylinder(0.075, 0.06, { bevel: 0.012, sides: 24 })
          .turn(42, 0, 0)
          .at(0, tall + 0.15, 0.125),
        { motion: turns([0, tall + 0.15, 0.125], [0, 0.74, 0.67], 0, 180) },
      ),
    ],
  }),
  program({
    id: "pie",
    nouns: ["apple pie", "cherry pie", "tart", "fruit pie"],
    about: "a baked pie in a dish, with a lattice of dough over fruit",
    metresPerUnit: 0.26,
    wears: ["crust dough", "filling fruit", "dish"],
    params: { strips: whole(4, 5) },
    sockets: () => ({ top: { at: [0, 0.25, 0], size: [0.6, 0.3, 0.6] } }),
    parts: ({ strips }) => {
      const pitch = 0.8 / strips;
      const strip = (at: number) => {
        const x = (at - (strips - 1) / 2) * pitch;
        const half = Math.sqrt(0.46 ** 2 - x * x);
        return sweep(
          way`${x} 0.2 ${-half}, ${x} 0.245 ${-half * 0.5}, ${x} 0.25 0, ${x} 0.245 ${half * 0.5}, ${x} 0.2 ${half}`,
          pitch * 0.28,
          {
            flatten: 0.4,
          },
        );
      };
      const lattice = all(...Array.from({ length: strips }, (_, at) => strip(at)));
      const golden = main("paper", 0xcb8a3e, {
        paint: [clouds({ by: -0.45 }, 0.12, { share: 0.6 }), rings({ by: 0.2 }, 0.2, { share: 0.2 })],
      });
      return [
        part("dish", third("steel", 0xb9bdc2), lathe(flat`0 0, 0.38 0, 0.5 0.19, 0.56 0.2, 0.56 0.215, 0.48 0.21, 0.36 0.02, 0 0.02`)),
        part(
          "filling",
          second("plastic", 0x9a1f25, { paint: [speckles({ by: 0.3 }, 0.11, { size: 0.42, relief: 0.02 })] }),
          lathe(flat`0 0.03, 0.38 0.03, 0.48 0.19, 0.3 0.215, 0 0.22`),
        ),
        part("rim", golden, lathe(flat`0.4 0.19, 0.55 0.2, 0.57 0.235, 0.5 0.265, 0.44 0.24, 0.4 0.19`, { ribs: 28, ribDepth: 0.06 })),
        part("lattice", golden, all(lattice, lattice.turn(0, 90, 0).at(0, 0.012, 0))),
      ];
    },
  }),
];
