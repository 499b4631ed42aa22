import { all, box, cylinder, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { petal } from "@blenda/forge/language/petal";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { clouds, fade, rings, speckles, stripes } from "@blenda/forge/language/skins";
import { fixed, main, second } from "@blenda/forge/language/substance";

export const berries = [
  program({
    id: "banana",
    already: "curved long",
    nouns: ["plantain"],
    about: "a long curved yellow fruit",
    metresPerUnit: 0.15,
    wears: ["peel skin", "tip"],
    params: { arc: [0.3, 0.42] },
    traits: { bunch: "hand cluster bananas" },
    sockets: () => ({ grip: { at: [0, 0.25, 0], size: [0.3, 0.3, 0.3] } }),
    parts: ({ arc }, { has }) => {
      const stem = way`
        -0.62 ${arc + 0.24} 0, -0.5 ${arc + 0.1} 0, -0.3 ${0.1 + arc * 0.2} 0, 0 0.02 0, 0.32 ${0.08 + arc * 0.2} 0,
        0.56 ${arc + 0.1} 0
      `;
      const one = sweep(stem, [0.035, 0.04, 0.085, 0.13, 0.145, 0.145, 0.13, 0.09, 0.03]);
      const ends = all(
        sphere(0.034, 1, 10).at(0.565, arc + 0.11, 0),
        cylinder(0.037, 0.05, { sides: 10 })
          .turn(0, 0, 32)
          .at(-0.63, arc + 0.25, 0),
      );
      const fan = [-22, -7, 8, 23].map((angle, at) => ({ at: [0, 0.02 * at, 0] as const, turn: [angle * 1.6, 0, 0] as const }));
      const spread = (form: typeof one) => (has("bunch") ? form.at(0.6, -arc - 0.24, 0).scatter(fan) : form);
      return [
        part(
          "banana",
          main("plastic", 0xf1c62c, {
            paint: [clouds(0x8a5a1c, 0.12, { share: 0.35 }), fade(0xa3a83a, -0.42, -0.6, { along: "x", share: 0.8 })],
          }),
          spread(one),
        ),
        part("ends", second("plastic", 0x4a3418), spread(ends)),
      ];
    },
  }),
  program({
    id: "strawberry",
    about: "a red heart-shaped berry with seeds and a green crown",
    metresPerUnit: 0.04,
    wears: ["fruit skin", "leaf crown"],
    params: { long: [0.95, 1.15], leaves: whole(7, 9) },
    sockets: () => ({ grip: { at: [0, 0.5, 0], size: [0.8, 1, 0.8] } }),
    parts: ({ long, leaves }) => [
      part(
        "berry",
        main("plastic", 0xd21f26, {
          paint: [fade(0xf0a08a, 0.86, 1.02, { share: 0.6 }), speckles(0xf0c95a, 0.11, { size: 0.26, relief: -0.012 })],
        }),
        lathe(flat`0 0, 0.08 0.02, 0.22 0.2, 0.4 0.55, 0.46 0.8, 0.36 0.98, 0.18 1.03, 0 1`, { smooth: 30 }).scale(1, long, 1),
      ),
      part(
        "crown",
        second("plastic", 0x4f9a35),
        petal(0.42, 0.17, { curl: 70 })
          .turn(62, 0, 0)
          .at(0, 1.0 * long, 0.03)
          .ring(leaves),
      ),
      part(
        "stalk",
        second("plastic", 0x6aa544),
        sweep(way`0 ${0.98 * long} 0, 0.02 ${1.15 * long} 0, 0.08 ${1.28 * long} 0.02`, [0.035, 0.03, 0.035]),
      ),
    ],
  }),
  program({
    id: "grapes",
    nouns: ["grape", "bunch of grapes"],
    about: "a hanging bunch of small round fruit on a stalk, purple or green",
    metresPerUnit: 0.16,
    gathers: 12,
    wears: ["fruit", "leaf"],
    params: { rows: whole(6, 7), plump: [0.115, 0.13] },
    sockets: () => ({ grip: { at: [0, 1.3, 0], size: [0.1, 0.2, 0.1] } }),
    parts: ({ rows, plump }, { random }) => {
      const spots = Array.from({ length: rows }, (_, row) => {
        const radius = 0.36 * Math.sin(0.35 + (row / (rows - 1)) * 1.75) * (row === 0 ? 0.15 : 1);
        const count = Math.max(1, Math.round((2 * Math.PI * radius) / (plump * 1.75)));
        return Array.from({ length: count }, (_, at) => {
          const angle = ((at + (row % 2) * 0.5) / count) * 2 * Math.PI;
          return {
            at: [radius * Math.sin(angle), 0.13 + row * plump * 1.45 + random.between(-0.02, 0.02), radius * Math.cos(angle)] as const,
            scale: random.between(0.92, 1.08),
          };
        });
      }).flat();
      const top = 0.13 + rows * plump * 1.45;
      return [
        part(
          "grapes",
          main("plastic", 0x5a2a6e, { paint: [clouds(0x9a86b8, 0.16, { share: 0.5 })] }),
          sphere(plump, 1.08, 14).scatter(spots),
        ),
        part(
          "stalk",
          fixed("wood", 0x6d5a30),
          sweep(way`0 ${top - 0.3} 0, 0.01 ${top} 0, -0.05 ${top + 0.14} 0, -0.14 ${top + 0.2} 0`, [0.04, 0.026, 0.024, 0.03]),
        ),
        part(
          "leaf",
          second("plastic", 0x5d9338),
          all(
            petal(0.42, 0.4, { curl: 40, widest: 0.35 }).turn(75, 35, 0),
            petal(0.34, 0.3, { curl: 40, widest: 0.35 }).turn(80, -60, 0),
          ).at(0, top - 0.06, 0.02),
        ),
      ];
    },
  }),
  program({
    id: "watermelon",
    nouns: ["melon", "water melon", "slice of watermelon", "watermelon slice", "slice of melon"],
    about: "a big green striped melon with red flesh",
    metresPerUnit: 0.28,
    wears: ["rind skin", "flesh"],
    params: { long: [1.05, 1.25] },
    traits: { slice: "sliced wedge piece cut half" },
    sockets: () => ({ grip: { at: [0, 0.3, 0], size: [1, 0.6, 0.3] }, top: { at: [0, 0.95, 0], size: [0.2, 0.2, 0.2] } }),
    parts: ({ long }, { has }) => {
      const rind = main("plastic", 0x4f9a3f, { paint: [stripes({ by: -0.62 }, 10, { width: 0.42, wobble: 0.5 })] });
      if (!has("slice"))
        return [
          part("melon", rind, sphere(0.5, long, 48).turn(0, 0, 78).at(0, 0.5, 0)),
          part(
            "stalk",
            fixed("wood", 0x7a6a35),
            sweep(way`${-0.5 * long} 0.6 0, ${-0.56 * long} 0.66 0, ${-0.58 * long} 0.76 0.05`, [0.04, 0.025, 0.03]),
          ),
        ];
      const wedge = (radius: number, depth: number) =>
        cylinder(radius, depth, { bevel: 0.006, sides: 64 })
          .turn(90, 0, 0)
          .minus(box(2, 1, 2, 0).at(0, 0.5, 0));
      const seeds = [-52, -26, 0, 26, 52].flatMap((angle) => [0.34, 0.52].map((r) => [angle + (r > 0.4 ? 10 : 0), r] as const));
      const seed = (z: number) =>
        all(
          ...seeds.map(([angle, r]) =>
            sphere(0.024, 1.6, 10)
              .scale(1, 1, 0.6)
              .turn(0, 0, angle)
              .at(r * Math.sin((angle * Math.PI) / 180), 0.75 - r * Math.cos((angle * Math.PI) / 180), z),
          ),
        );
      return [
        part(
          "rind",
          main("plastic", 0x3f8a3a, { paint: [rings({ by: -0.5 }, 0.17, { width: 0.4, along: "x" })] }),
          wedge(0.75, 0.26).at(0, 0.75, 0),
        ),
        part("pith", fixed("plastic", 0xe6edc0), wedge(0.71, 0.272).at(0, 0.754, 0)),
        part(
          "flesh",
          second("plastic", 0xdc2f35, { paint: [clouds({ by: 0.25 }, 0.1, { share: 0.5 })] }),
          wedge(0.66, 0.284).at(0, 0.758, 0),
        ),
        part("seeds", fixed("plastic", 0x1d1411), all(seed(0.143), seed(-0.143))),
      ];
    },
  }),
  program({
    id: "pineapple",
    nouns: ["ananas"],
    about: "a tropical fruit with a scaly golden skin and a crown of stiff leaves",
    metresPerUnit: 0.18,
    wears: ["fruit skin", "leaf crown"],
    params: { fat: [0.92, 1.06], tall: [0.5, 0.65] },
    sockets: () => ({ grip: { at: [0, 0.55, 0], size: [0.8, 1.1, 0.8] } }),
    parts: ({ fat, tall }) => {
      const rows = 9;
      const eyes = Array.from({ length: rows }, (_, row) => {
        const y = 0.12 + (row / (rows - 1)) * 0.88;
        const radius = 0.4 * fat * Math.sin(Math.PI * (0.2 + 0.6 * (row / (rows - 1)))) ** 0.45;
        return cylinder(0.105, 0.12, { sides: 4, bevel: 0.04 })
          .turn(90, 0, 0)
          .at(0, y, radius)
          .ring(13, (row % 2) * (180 / 13));
      });
      const crown = [0, 1, 2, 3].map((row) =>
        petal(tall * (0.75 + row * 0.14), 0.13, { curl: 46 - row * 12, widest: 0.25, foot: 0.7 })
          .turn(46 - row * 14, 0, 0)
          .at(0, 1.04 + row * 0.04, 0.1 - row * 0.02)
          .ring(9 - row, row * 24),
      );
      return [
        part(
          "core",
          fixed("plastic", 0x6d4c1a),
          lathe(flat`0 0, 0.24 0.02, ${0.4 * fat} 0.3, ${0.41 * fat} 0.6, ${0.36 * fat} 0.95, 0.2 1.08, 0 1.1`, { smooth: 20 }),
        ),
        part("skin", main("plastic", 0xd2962b, { paint: [clouds(0x8a8a30, 0.3, { share: 0.5 })] }), all(...eyes)),
        part("crown", second("plastic", 0x4c8140), all(...crown)),
      ];
    },
  }),
  program({
    id: "coconut",
    about: "a hairy brown nut, halved with white flesh or whole",
    metresPerUnit: 0.14,
    wears: ["shell husk", "flesh"],
    params: { tall: [1, 1.1], kind: pick("half", "whole") },
    variants: { half: { words: "halved open cracked", set: { kind: "half" } }, whole: { words: "closed", set: { kind: "whole" } } },
    sockets: () => ({ grip: { at: [0, 0.4, 0], size: [0.9, 0.8, 0.9] }, inside: { at: [-0.2, 0.22, 0.34], size: [0.5, 0.3, 0.5] } }),
    parts: ({ tall, kind }) => {
      const husk = main("leather", 0x5c3c20, { paint: [stripes({ by: 0.35 }, 70, { width: 0.3, wobble: 0.6, share: 0.6, relief: 0.01 })] });
      const beside = kind === "whole" ? 0 : 0.36;
      const eyes = sphere(0.06, 1, 12)
        .scale(1, 0.4, 1)
        .at(0, 0.45 * tall, 0.12)
        .ring(3)
        .turn(34, 0, 0);
      const nut = [
        part("nut", husk, sphere(0.48, tall, 40).turn(34, 0, 0).at(beside, 0.48, -beside)),
        part("eyes", fixed("leather", 0x2a190c), eyes.at(beside, 0.48, -beside)),
      ];
      if (kind === "whole") return nut;
      const shell = flat`0 0, 0.2 0.03, 0.36 0.12, 0.46 0.28, 0.5 0.48, 0.46 0.48, 0.4 0.26, 0.2 0.08, 0 0.05`;
      const flesh = flat`0 0.06, 0.2 0.07, 0.38 0.22, 0.475 0.47, 0.47 0.487, 0.36 0.487, 0.32 0.36, 0.22 0.26, 0 0.21`;
      return [
        ...nut,
        part("shell", husk, lathe(shell, { sides: 40 }).at(-0.2, 0, 0.34)),
        part("flesh", second("porcelain", 0xf5f1e6), lathe(flesh, { sides: 40 }).at(-0.2, 0, 0.34)),
      ];
    },
  }),
];
