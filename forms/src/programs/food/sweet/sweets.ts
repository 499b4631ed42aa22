import { all, box, cylinder, extrude, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { way } from "@blenda/forge/language/numbers";
import { roundedRectangle } from "@blenda/forge/language/outlines";
import { pairs } from "@blenda/forge/language/pieces/outlines";
import { part, program, whole } from "@blenda/forge/language/program";
import { clouds, courses, fade, rings, stripes } from "@blenda/forge/language/skins";
import { fixed, main, type Substance, second, third } from "@blenda/forge/language/substance";

/** The “ice” of ice cream is no material to make it of. */
const firm = (of: Substance): Substance => ({ ...of, isOpen: false });
const stick = second("wood", 0xd9b583);

export const sweets = [
  program({
    id: "ice cream",
    is: ["upright"],
    nouns: ["ice cream cone", "icecream", "gelato", "ice-cream", "soft serve"],
    about: "scoops of ice cream in a waffle cone",
    metresPerUnit: 0.12,
    wears: ["scoop ice", "cone waffle", "topping cherry"],
    params: { scoops: whole(1, 2) },
    variants: {
      single: { words: "one", set: { scoops: 1 } },
      double: { words: "two", set: { scoops: 2 } },
      triple: { words: "three", set: { scoops: 3 } },
    },
    sockets: () => ({ grip: { at: [0, 0.45, 0], size: [0.35, 0.4, 0.35] } }),
    parts: ({ scoops }) => {
      const scoop = lathe(pairs([0, -0.08, 0.3, -0.1, 0.39, -0.06, 0.36, 0.02, 0.33, 0.08, 0.31, 0.2, 0.22, 0.31, 0.1, 0.36, 0, 0.37]), {
        smooth: 26,
        ribs: 9,
        ribDepth: 0.05,
      });
      const flavours = [firm(main("paper", 0xf2a7b8)), second("paper", 0xf3e3b8), third("paper", 0x7a4a2c)];
      const top = 1.02 + (scoops - 1) * 0.34 + 0.36;
      return [
        part(
          "cone",
          second("paper", 0xd2974a, {
            paint: [courses(0.09, 0.09, { color: { by: -0.35 }, joint: 0.014, round: 0.25, isShifted: false, relief: 0.012 })],
          }),
          lathe(pairs([0, 0, 0.03, 0.02, 0.3, 0.92, 0.33, 0.94, 0.33, 1.02, 0.29, 1.02, 0, 0.96])),
        ),
        ...Array.from({ length: scoops }, (_, at) =>
          part(
            "scoop",
            flavours[at],
            scoop
              .scale(1 - at * 0.08)
              .turn(0, at * 20, 0)
              .at(0, 1.03 + at * 0.34, 0),
          ),
        ),
        part(
          "cherry",
          third("plastic", 0xb8141f),
          all(sphere(0.09, 1, 18).at(0, top, 0), sweep(way`0 ${top + 0.07} 0, 0.03 ${top + 0.17} 0, 0.09 ${top + 0.24} 0`, 0.01)),
        ),
      ];
    },
  }),
  program({
    id: "popsicle",
    nouns: ["ice lolly", "ice pop"],
    about: "flavoured ice on a wooden stick",
    metresPerUnit: 0.12,
    wears: ["ice", "stick"],
    params: { wide: [0.42, 0.5] },
    sockets: () => ({ grip: { at: [0, 0.16, 0], size: [0.1, 0.3, 0.05] } }),
    parts: ({ wide }) => [
      part(
        "ice",
        main("ice", 0xf0663f, { paint: [fade(0xf6c23a, 0.75, 0.95, { wave: 0.05 }), fade(0xe03a56, 0.58, 0.5, { wave: 0.05 })] }),
        extrude(
          [...roundedRectangle(wide, 0.9, wide / 2 - 0.01, 8)].map(([x, y]) => [x, y < -0.3 ? -0.3 + (y + 0.3) * 0.4 : y] as const),
          0.2,
          0.06,
        ).at(0, 0.72, 0),
      ),
      part(
        "ridges",
        main("ice", 0xf0663f, { paint: [fade(0xf6c23a, 0.75, 0.95, { wave: 0.05 }), fade(0xe03a56, 0.58, 0.5, { wave: 0.05 })] }),
        sweep(way`0 0.48 0, 0 1 0`, 0.05)
          .at(-wide * 0.24, 0, 0.08)
          .mirror("x")
          .mirror("z"),
      ),
      part("stick", stick, extrude(roundedRectangle(0.11, 0.6, 0.05), 0.035, 0.01).at(0, 0.26, 0)),
    ],
  }),
  program({
    id: "lollipop",
    nouns: ["lolly", "sucker"],
    about: "a swirled round sweet on a stick",
    metresPerUnit: 0.12,
    wears: ["candy swirl", "stripe", "stick"],
    params: { turns: [2.4, 3.1] },
    sockets: () => ({ grip: { at: [0, 0.2, 0], size: [0.06, 0.4, 0.06] } }),
    parts: ({ turns }) => {
      const spiral = (shift: number) =>
        Array.from({ length: 44 }, (_, at) => {
          const [r, angle] = [0.03 + (at / 43) * 0.32, (at / 43) * turns * 6.283 + shift];
          return [r * Math.cos(angle), 1.1 + r * Math.sin(angle), 0] as const;
        });
      const rope = 0.16 / turns;
      return [
        part("disc", main("plastic", 0xe0355f), cylinder(0.4, 0.1, { bevel: 0.04, sides: 48 }).turn(90, 0, 0).at(0, 1.1, 0)),
        part("swirl", second("plastic", 0xf8f3ea), sweep(spiral(0), [rope * 0.6, rope, rope, rope, rope * 0.4]).scale(1, 1, 1.15)),
        part("stick", third("paper", 0xf0ebe0), cylinder(0.028, 0.8, { sides: 14 }).at(0, 0.4, 0)),
      ];
    },
  }),
  program({
    id: "candy",
    nouns: ["sweet", "bonbon", "wrapped candy", "hard candy"],
    about: "a round sweet in a twisted wrapper",
    metresPerUnit: 0.05,
    wears: ["wrapper", "stripe"],
    params: { flare: [0.22, 0.3], long: [1.06, 1.2] },
    sockets: () => ({ grip: { at: [0, 0.3, 0], size: [0.6, 0.6, 0.6] } }),
    parts: ({ flare, long }) => [
      part(
        "candy",
        main("plastic", 0xd2263f, { paint: [stripes(0xfaf5ee, 6, { width: 0.42 })] }),
        sphere(0.32, long, 40).turn(0, 0, 90).at(0, 0.34, 0),
      ),
      part(
        "twists",
        second("plastic", 0xf5e9e2, { paint: [rings({ by: -0.2 }, 0.05, { share: 0.6 })] }),
        lathe(pairs([0, 0, 0.06, 0, 0.08, 0.05, flare, 0.26, flare - 0.02, 0.28, 0.06, 0.1, 0, 0.08]), { ribs: 9, ribDepth: 0.3 })
          .at(0, 0.32, 0)
          .turn(0, 0, -90)
          .at(0, 0.34, 0)
          .mirror("x"),
      ),
      part("ties", second("plastic", 0xe6d6cc), torus(0.065, 0.022).turn(0, 0, 90).at(0.355, 0.34, 0).mirror("x")),
    ],
  }),
  program({
    id: "candy cane",
    about: "a hooked stick of red and white sugar",
    metresPerUnit: 0.13,
    wears: ["cane", "stripe"],
    params: { hook: [0.2, 0.25] },
    sockets: () => ({ grip: { at: [0, 0.4, 0], size: [0.1, 0.3, 0.1] } }),
    parts: ({ hook }) => {
      const way = (t: number) => {
        if (t < 0.6) return [0, (t / 0.6) * 0.9, 0] as const;
        const angle = ((t - 0.6) / 0.4) * 3.5;
        return [hook * (1 - Math.cos(angle)), 0.9 + hook * Math.sin(angle), 0] as const;
      };
      const path = Array.from({ length: 25 }, (_, at) => way(at / 24));
      const stripe = Array.from({ length: 100 }, (_, at) => {
        const [x, y] = way(at / 99);
        const angle = (at / 99) * 44;
        const bow = Math.max(0, (at / 99 - 0.6) / 0.4) * 3.5;
        return [
          x + 0.045 * Math.cos(angle) * Math.cos(bow),
          y - 0.045 * Math.cos(angle) * Math.sin(bow) * -1,
          0.045 * Math.sin(angle),
        ] as const;
      });
      return [
        part("cane", main("plastic", 0xf7f2ea), sweep(path, 0.075, { isStraight: true })),
        part("stripe", second("plastic", 0xd01f2c), sweep(stripe, 0.036, { isStraight: true })),
      ];
    },
  }),
  program({
    id: "chocolate bar",
    nouns: ["chocolate", "bar of chocolate", "chocolate tablet"],
    about: "a bar of chocolate squares half out of its wrapper",
    metresPerUnit: 0.16,
    wears: ["chocolate", "wrapper", "foil"],
    params: { rows: whole(5, 6), wide: [0.65, 0.68] },
    sockets: () => ({ grip: { at: [0, 0.3, 0], size: [0.5, 0.5, 0.1] } }),
    parts: ({ rows, wide }) => {
      const pitch = 1.1 / rows;
      const square = box(0.2, pitch - 0.02, 0.07, 0.028)
        .array(3, [0.21, 0, 0])
        .array(rows, [0, pitch, 0])
        .at(0, 0.56, 0.03);
      return [
        part("chocolate", main("plastic", 0x4a2817), all(box(wide, 1.12, 0.06, 0.015).at(0, 0.56, 0), square)),
        part("foil", third("silver", 0xd9dce0), box(0.69, 0.62, 0.135, 0.02).at(0, 0.3, 0.02)),
        part("wrapper", second("paper", 0x8a2335), box(0.71, 0.54, 0.15, 0.02).at(0, 0.265, 0.02)),
        part("label", fixed("gold"), all(box(0.72, 0.03, 0.16, 0.005).at(0, 0.45, 0.02), box(0.5, 0.16, 0.16, 0.01).at(0, 0.25, 0.02))),
      ].map((each) => ({ ...each, form: each.form.turn(-14, 0, 0) }));
    },
  }),
  program({
    id: "pancakes",
    nouns: ["pancake", "flapjack", "stack of pancakes", "hotcake"],
    about: "a stack of pancakes with butter and syrup on a plate",
    metresPerUnit: 0.22,
    gathers: 12,
    wears: ["pancake", "syrup", "butter"],
    params: { count: whole(4, 6) },
    parts: ({ count }, { random }) => {
      const cake = lathe(pairs([0, 0, 0.36, 0, 0.4, 0.035, 0.36, 0.07, 0, 0.075]));
      const spots = Array.from({ length: count }, (_, at) => ({
        at: [random.between(-0.03, 0.03), 0.045 + at * 0.072, random.between(-0.03, 0.03)] as const,
        scale: random.between(0.95, 1.03),
      }));
      const top = 0.045 + count * 0.072;
      const drip = (length: number) =>
        sweep(way`0 ${top + 0.008} 0.2, 0 ${top} 0.36, 0 ${top - 0.05} 0.412, 0 ${top - length} 0.41`, [0.05, 0.045, 0.035, 0.04]);
      return [
        part("plate", fixed("porcelain", 0xeef0f2), lathe(pairs([0, 0, 0.3, 0, 0.55, 0.06, 0.56, 0.075, 0.3, 0.03, 0, 0.03]))),
        part(
          "pancakes",
          main("paper", 0xcf8f45, {
            paint: [fade({ by: -0.4 }, 0.7, 0.95, { along: "up", share: 0.6 }), clouds({ by: -0.2 }, 0.15, { share: 0.4 })],
          }),
          cake.scatter(spots),
        ),
        part(
          "syrup",
          second("glass", 0x9a4a10),
          all(
            lathe(pairs([0, 0, 0.29, 0, 0.31, 0.01, 0.28, 0.02, 0, 0.02]), { ribs: 7, ribDepth: 0.16 }).at(0, top, 0),
            drip(0.16).turn(0, 30, 0),
            drip(0.24).turn(0, 95, 0),
            drip(0.2).turn(0, -40, 0),
            drip(0.14).turn(0, 200, 0),
          ),
        ),
        part(
          "butter",
          third("plastic", 0xf6dc7a),
          box(0.15, 0.07, 0.15, 0.02)
            .turn(0, 25, 0)
            .at(0.01, top + 0.05, 0),
        ),
      ];
    },
  }),
];
