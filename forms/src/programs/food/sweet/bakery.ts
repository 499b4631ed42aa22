import { all, box, cylinder, extrude, lathe, loft, sphere, sweep, torus } from "@blenda/forge/language/form";
import { way } from "@blenda/forge/language/numbers";
import { softOutline } from "@blenda/forge/language/outlines";
import { pairs } from "@blenda/forge/language/pieces/outlines";
import { part, program, whole } from "@blenda/forge/language/program";
import { clouds, fade, rings, speckles } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

const crust = (color: number) =>
  main("paper", color, {
    paint: [
      fade({ by: -0.45 }, 0.1, 0.95, { along: "up", share: 0.55, wave: 0.5 }),
      clouds({ by: -0.3 }, 0.2, { share: 0.4, relief: 0.01 }),
    ],
  });
const held = (height: number) => ({ grip: { at: [0, height / 2, 0], size: [0.9, height, 0.5] } }) as const;

export const bakery = [
  program({
    id: "bread",
    nouns: ["loaf", "loaf of bread", "bread loaf", "sourdough", "toast bread"],
    about: "a baked loaf with a brown crust and cuts on top",
    metresPerUnit: 0.25,
    wears: ["crust", "crumb"],
    params: { long: [1.05, 1.35], cuts: whole(3, 5) },
    traits: { sliced: "slice slices toast cut" },
    sockets: () => held(0.5),
    parts: ({ long, cuts }, { has }) => {
      if (has("sliced")) {
        const toast = (size: number) =>
          softOutline(
            pairs([
              -0.25, 0, 0.25, 0, 0.27, 0.12, 0.25, 0.3, 0.3, 0.42, 0.2, 0.51, 0, 0.53, -0.2, 0.51, -0.3, 0.42, -0.25, 0.3, -0.27, 0.12,
            ]).map(([x, y]) => [x * size, 0.27 + (y - 0.27) * size] as const),
            3,
          );
        const spots = [0.02, 0.24, 0.46].map((x, at) => ({ at: [long * 0.2 + x, 0, 0] as const, turn: [0, 0, 8 + at * 12] as const }));
        const rest = long * 0.55;
        return [
          part(
            "loaf",
            crust(0xb97a3a),
            extrude(toast(1), rest, 0.03)
              .turn(0, 90, 0)
              .at(-rest / 2, 0, 0),
          ),
          part("slice crust", crust(0xb97a3a), extrude(toast(1), 0.08, 0.02).turn(0, 90, 0).scatter(spots)),
          part(
            "crumb",
            second("paper", 0xe9d3a2, { paint: [speckles({ by: -0.2 }, 0.06, { size: 0.3, relief: -0.01 })] }),
            all(extrude(toast(0.88), 0.09, 0.01).turn(0, 90, 0).scatter(spots), extrude(toast(0.88), 0.02, 0.006).turn(0, 90, 0)),
          ),
        ];
      }
      const section = (t: number) => {
        const size = (1 - Math.abs(2 * t - 1) ** 2.6) ** 0.5;
        return { y: t * long, width: 0.12 + 0.52 * size, depth: 0.1 + 0.4 * size, corner: 0.95, z: -0.06 * (1 - size) };
      };
      const loaf = loft([0, 0.03, 0.09, 0.18, 0.3, 0.5, 0.7, 0.82, 0.91, 0.97, 1].map(section))
        .turn(0, 90, 0)
        .turn(0, 0, -90)
        .at(-long / 2, 0.24, 0);
      const cut = sweep(way`-0.04 0.43 0.2, 0 0.5 0.06, 0.03 0.5 -0.06, 0.06 0.43 -0.2`, [0.012, 0.045, 0.045, 0.012], {
        flatten: 0.5,
      });
      return [part("loaf", crust(0xb9752f), loaf), part("cuts", second("paper", 0xdcb97c), cut.array(cuts, [long / (cuts + 1), 0, 0]))];
    },
  }),
  program({
    id: "baguette",
    nouns: ["french bread", "breadstick"],
    about: "a long thin loaf with slanted cuts",
    metresPerUnit: 0.6,
    wears: ["crust", "cut"],
    params: { cuts: whole(5, 6), fat: [0.065, 0.08] },
    sockets: () => ({ grip: { at: [0, 0.07, 0], size: [0.2, 0.15, 0.15] } }),
    parts: ({ cuts, fat }) => [
      part(
        "loaf",
        crust(0xb9752f),
        sweep(way`-0.5 ${fat} 0, -0.45 ${fat} 0, 0 ${fat} 0.008, 0.45 ${fat} 0, 0.5 ${fat} 0`, [
          0.012,
          fat * 0.75,
          fat,
          fat,
          fat,
          fat,
          fat,
          fat * 0.75,
          0.012,
        ]),
      ),
      part(
        "cuts",
        second("paper", 0xdcb97c),
        sweep(way`-0.055 ${fat * 1.78} -0.03, 0 ${fat * 1.96} 0, 0.055 ${fat * 1.78} 0.03`, [0.004, 0.02, 0.004], {
          flatten: 0.7,
        }).array(cuts, [0.84 / cuts, 0, 0]),
      ),
    ],
  }),
  program({
    id: "croissant",
    about: "a curved flaky roll with pointed ends",
    metresPerUnit: 0.15,
    wears: ["crust"],
    params: { bend: [0.3, 0.44], rolls: whole(7, 9) },
    sockets: () => held(0.3),
    parts: ({ bend, rolls }) => {
      const slices = Array.from({ length: rolls }, (_, at) => {
        const t = (at / (rolls - 1)) * 2 - 1;
        const size = 0.07 + 0.19 * (1 - Math.abs(t) ** 1.6);
        return lathe(pairs([0, -0.85, 0.55, -0.75, 0.9, -0.35, 1, 0.1, 0.8, 0.75, 0, 0.9]), { smooth: 14, sides: 24 })
          .scale(size, (1.15 / rolls) * (1 + t * t * 0.55), size)
          .turn(0, 0, t < 0 ? 90 : -90)
          .turn(0, -t * 62, 0)
          .at(Math.sin(t * 1.15) * 0.56, size * 0.86, bend * (1 - Math.cos(t * 1.5)) * 1.1 - 0.2);
      });
      return [
        part(
          "croissant",
          main("paper", 0xc0742a, {
            paint: [
              fade({ by: -0.5 }, 0.2, 1, { along: "up", share: 0.6, wave: 0.6 }),
              rings({ by: -0.35 }, 0.05, { width: 0.2, along: "x", share: 0.25 }),
            ],
          }),
          all(...slices),
        ),
      ];
    },
  }),
  program({
    id: "donut",
    already: "round",
    nouns: ["doughnut"],
    about: "a ring of sweet dough with icing and sprinkles",
    metresPerUnit: 0.1,
    wears: ["icing glaze frosting", "dough", "sprinkles"],
    params: { fat: [0.2, 0.24] },
    traits: { plain: "glazed simple sugar" },
    sockets: ({ fat }) => ({ grip: { at: [0, fat, 0], size: [1, 0.4, 1] } }),
    parts: ({ fat }, { has, random }) => {
      const spots = Array.from({ length: 70 }, () => {
        const [angle, way] = [random.between(0, 6.28), random.between(-1, 1)];
        const r = 0.34 + way * fat * 0.72;
        return {
          at: [r * Math.sin(angle), fat + 0.006 + fat * Math.sqrt(1 - (way * 0.72) ** 2) * 1.09, r * Math.cos(angle)] as const,
          turn: [0, random.between(0, 180), way * -30 * Math.sign(Math.sin(angle))] as const,
        };
      });
      const sprinkle = (of: ReturnType<typeof third>, from: number) =>
        part(
          "sprinkles",
          of,
          cylinder(0.012, 0.06, { sides: 8, bevel: 0.006 })
            .turn(0, 0, 90)
            .scatter(spots.filter((_, at) => at % 3 === from)),
        );
      const icing = lathe(
        Array.from(
          { length: 15 },
          (_, at) =>
            [
              0.34 - fat * 1.09 * Math.cos(((at / 14) * 0.96 + 0.02) * Math.PI + Math.PI),
              fat + fat * 1.09 * Math.sin(((at / 14) * 0.96 + 0.02) * Math.PI),
            ] as const,
        )
          .reverse()
          .map(([r, y]) => [r, y] as const),
        { ribs: 9, ribDepth: 0.015 },
      );
      return [
        part(
          "dough",
          second("paper", 0xc9883f, {
            paint: [rings(0xf0d49a, fat * 4, { width: 0.1, along: "y", share: 0.6 }), clouds({ by: -0.25 }, 0.15, { share: 0.4 })],
          }),
          torus(0.34, fat).at(0, fat, 0),
        ),
        !has("plain") && part("icing", main("porcelain", 0xe77fa6), icing),
        ...(has("plain")
          ? []
          : [sprinkle(third("plastic", 0xf6e04a), 0), sprinkle(fixed("plastic", 0x4ab5e8), 1), sprinkle(fixed("plastic", 0xf7f3ee), 2)]),
      ];
    },
  }),
  program({
    id: "pretzel",
    nouns: ["brezel"],
    about: "a knotted brown pastry with coarse salt",
    metresPerUnit: 0.16,
    wears: ["crust", "salt"],
    params: { wide: [0.92, 1.05] },
    sockets: () => held(0.2),
    parts: ({ wide }, { random }) => {
      const strand = way`-0.28 0.12 0.42, -0.1 0.14 0.16, 0.1 0.22 -0.02, 0.4 0.13 -0.32, 0.56 0.1 -0.02, 0.44 0.1 0.3, 0 0.1 0.5`;
      const back = [...strand]
        .reverse()
        .slice(1)
        .map(([x, y, z], at) => [-x, at === 3 ? 0.13 : y, z] as const);
      const path = [...strand.slice(0, 6), ...way([0.2, 0.1, 0.47, 0, 0.1, 0.5, -0.2, 0.1, 0.47]), ...back.slice(0, 6)].map(
        ([x, y, z]) => [x * wide, 0.6 - z, y] as const,
      );
      const grains = Array.from({ length: 26 }, (_, at) => {
        const [x, y, z] = path[3 + (at % 9)];
        return {
          at: [x + random.between(-0.04, 0.04), y + random.between(-0.04, 0.04), z + 0.085] as const,
          turn: [0, random.between(0, 90), 0] as const,
        };
      });
      return [
        part(
          "dough",
          main("plastic", 0x8a4a1c, { paint: [clouds(0xc98a4a, 0.2, { share: 0.5 })] }),
          sweep(path, [0.05, 0.07, 0.085, 0.1, 0.1, 0.105, 0.1, 0.1, 0.085, 0.07, 0.05]),
        ),
        part("salt", second("porcelain", 0xf7f5f0), box(0.03, 0.03, 0.03, 0.006).scatter(grains)),
      ];
    },
  }),
  program({
    id: "cookie",
    nouns: ["biscuit", "chocolate chip cookie"],
    about: "a flat round baked sweet with chocolate chips",
    metresPerUnit: 0.08,
    wears: ["dough", "chips chocolate"],
    params: { chips: whole(14, 18), thick: [0.1, 0.13] },
    traits: { bitten: "bite eaten" },
    sockets: () => held(0.2),
    parts: ({ chips, thick }, { has, random }) => {
      const bites = [sphere(0.17, 1, 24).at(0.5, thick / 2, 0.12), sphere(0.15, 1, 24).at(0.42, thick / 2, 0.34)];
      const disc = lathe(
        pairs([0, 0, 0.44, 0, 0.49, 0.03, 0.485, 0.06, 0.43, thick * 0.92, 0.36, thick, 0.2, thick * 1.12, 0, thick * 1.16]),
      );
      const spots = Array.from({ length: chips }, (_, at) => ({
        at: [
          0.37 * Math.sqrt((at + 0.5) / chips) * Math.sin(at * 2.4),
          thick * 1.12 - 0.03 * ((at + 0.5) / chips) ** 3,
          0.37 * Math.sqrt((at + 0.5) / chips) * Math.cos(at * 2.4),
        ] as const,
        scale: random.between(0.7, 1.2),
      }));
      const isLeft = ({ at }: (typeof spots)[number]) => !has("bitten") || at[0] + at[2] * 0.8 < 0.3;
      return [
        part(
          "cookie",
          main("paper", 0xb9803e, {
            paint: [
              clouds({ by: -0.35 }, 0.15, { share: 0.6, relief: 0.02 }),
              speckles({ by: -0.3 }, 0.07, { size: 0.25, relief: -0.015, share: 0.5 }),
            ],
          }),
          has("bitten") ? disc.minus(...bites) : disc,
        ),
        part("chips", second("plastic", 0x3a2013), sphere(0.055, 0.75, 10).scatter(spots.filter(isLeft))),
      ];
    },
  }),
];
