import { all, box, extrude, lathe, loft, sphere } from "@blenda/forge/language/form";
import { symmetric } from "@blenda/forge/language/lists";
import { flat } from "@blenda/forge/language/numbers";
import { roundedRectangle } from "@blenda/forge/language/outlines";
import { part, pick, program } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { speckles } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
export const packedSweets = [
  program({
    id: "box of chocolates",
    nouns: ["chocolate box", "box of pralines", "pralines", "truffles", "chocolates", "heart box of chocolates", "box of candy"],
    about: "an open box of chocolates in rows, each of another shape, its lid with a bow leaning behind",
    metresPerUnit: 0.26,
    wears: ["box", "ribbon bow", "chocolate"],
    params: { tone: pick("red", "gold") },
    traits: { heart: "valentine heart-shaped" },
    parts: ({ tone }, { has }) => {
      const outline = has("heart")
        ? symmetric([0, -0.46, 0.3, -0.2, 0.52, 0.08, 0.5, 0.34, 0.3, 0.45, 0.1, 0.4, 0, 0.28], 4)
        : roundedRectangle(1.1, 0.8, 0.06);
      const places = (
        has("heart")
          ? [
              [-0.26, 0.22],
              [0.26, 0.22],
              [0, 0.1],
              [-0.32, 0],
              [0.32, 0],
              [-0.14, -0.12],
              [0.14, -0.12],
              [0, -0.3],
            ]
          : [-0.38, -0.13, 0.13, 0.38].flatMap((x) => [-0.24, 0, 0.24].map((z) => [x, z] as const))
      ).map(([x, z]) => [x, 0.13, -z] as const);
      const sweet = [
        lathe(flat`0 0, 0.09 0, 0.1 0.02, 0.09 0.08, 0.05 0.12, 0 0.13`, { sides: 22 }),
        box(0.17, 0.1, 0.17, 0.025).at(0, 0.05, 0),
        lathe(flat`0 0, 0.1 0, 0.1 0.05, 0.06 0.1, 0 0.14`, { ribs: 7, ribDepth: 0.14, sides: 28 }),
      ];
      const of = (n: number) => all(...places.filter((_, at) => at % 3 === n).map((at) => sweet[n].at(...at)));
      const shell = { red: 0xb01f2e, gold: 0xc79a3c }[tone];
      const lid = all(extrude(outline, 0.1, 0.02));
      return [
        part(
          "box",
          main("paper", shell),
          all(
            extrude(outline, 0.1, 0.01).turn(-90, 0, 0).at(0, 0.06, 0),
            extrude(outline, 0.2, 0.01, [outline.map(([x, y]) => [x * 0.95, y * 0.94] as const).reverse()])
              .turn(-90, 0, 0)
              .at(0, 0.11, 0),
          ),
        ),
        part(
          "paper",
          fixed("paper", 0x3a2018),
          extrude(
            outline.map(([x, y]) => [x * 0.94, y * 0.93] as const),
            0.02,
            0.004,
          )
            .turn(-90, 0, 0)
            .at(0, 0.12, 0),
        ),
        part("lid", main("paper", shell), lid.turn(-22, 0, 0).at(0, 0.46, has("heart") ? -0.56 : -0.58)),
        part(
          "bow",
          second("plastic", 0xe9c552),
          all(
            extrude(flat`0.02 -0.03, 0.16 -0.11, 0.2 0, 0.16 0.11, 0.02 0.03`, 0.05, 0.02).mirror("x"),
            sphere(0.045, 1, 14),
            box(has("heart") ? 0.9 : 1.1, 0.06, 0.02, 0.006).at(0, 0, -0.03),
          )
            .turn(-22, 0, 0)
            .at(0, 0.5, has("heart") ? -0.49 : -0.51),
        ),
        part("dark chocolates", third("plastic", 0x3f1f12), of(0)),
        part("milk chocolates", fixed("plastic", 0x7c4524), of(1)),
        part("white chocolates", fixed("plastic", 0xf3e2bc), of(2)),
      ];
    },
  }),
  program({
    id: "granola bar",
    nouns: ["muesli bar", "cereal bar", "protein bar", "energy bar", "oat bar"],
    about: "a granola bar of oats, nuts and chocolate chips, half in its torn wrapper",
    metresPerUnit: 0.13,
    wears: ["wrapper", "bar oats", "label"],
    params: { tone: pick("green", "blue", "red") },
    parts: ({ tone }, { random }) => [
      part(
        "bar",
        second("leather", 0xc08a44, {
          paint: [speckles({ by: 0.35 }, 0.05, { size: 0.35, relief: 0.02 }), speckles({ by: -0.4 }, 0.08, { size: 0.2 })],
        }),
        box(1.0, 0.17, 0.36, 0.04).at(0.08, 0.12, 0),
      ),
      part(
        "nuts",
        fixed("paper", 0xe9cf98),
        sphere(0.045, 0.6, 10).scatter(
          Array.from({ length: 12 }, () => ({
            at: [random.between(0.12, 0.55), 0.205, random.between(-0.15, 0.15)] as const,
            turn: [0, random.between(0, 360), 0] as const,
          })),
        ),
      ),
      part(
        "chips",
        fixed("plastic", 0x3f1f12),
        sphere(0.034, 0.9, 10).scatter(
          Array.from({ length: 12 }, () => ({ at: [random.between(0.1, 0.56), 0.205, random.between(-0.15, 0.15)] as const })),
        ),
      ),
      part(
        "wrapper",
        main("plastic", { green: 0x3f8f4a, blue: 0x2f6fae, red: 0xb8342b }[tone]),
        all(
          loft([
            { y: 0, width: 0.24, depth: 0.44, corner: 0.5 },
            { y: 0.62, width: 0.25, depth: 0.46, corner: 0.5 },
            { y: 0.66, width: 0.24, depth: 0.44, corner: 0.5 },
          ])
            .turn(0, 0, 90)
            .at(0.06, 0.12, 0),
          extrude(
            [
              ...Array.from({ length: 12 }, (_, at) => [at % 2 ? -0.02 : 0, -0.22 + at * 0.04] as const).reverse(),
              [0.14, -0.24],
              [0.14, 0.24],
            ].reverse() as [number, number][],
            0.02,
            0.004,
          )
            .turn(90, 0, 0)
            .at(-0.72, 0.12, 0),
        ),
      ),
      part("label", third("paper", 0xf6efdc), all(box(0.4, 0.02, 0.26, 0.006).at(-0.28, 0.24, 0))),
    ],
  }),
  program({
    id: "chewing gum",
    nouns: ["pack of gum", "pack of chewing gum", "bubble gum", "stick of gum", "bubblegum"],
    about: "an open pack of chewing gum with sticks in silver foil looking out",
    metresPerUnit: 0.08,
    wears: ["pack", "label stripe", "gum"],
    params: { tone: pick("blue", "green", "red") },
    parts: ({ tone }) => [
      part("pack", main("paper", { green: 0x2f8f5a, blue: 0x2a62b0, red: 0xc8323a }[tone]), box(0.62, 0.16, 0.9, 0.025).at(0, 0.1, 0.1)),
      part(
        "label",
        second("paper", 0xf6f2e6),
        all(box(0.5, 0.012, 0.16, 0.004).at(0, 0.182, 0.14), box(0.628, 0.1, 0.05, 0.01).at(0, 0.1, 0.4)),
      ),
      part(
        "foil",
        fixed("silver"),
        all(...[-0.2, 0, 0.2].map((x, at) => box(0.17, 0.1, 0.5, 0.012).at(x, 0.1, -0.34 - (at === 1 ? 0.16 : at * 0.03)))),
      ),
      part(
        "gum",
        third("paper", 0xe8a0b4),
        all(box(0.15, 0.05, 0.3, 0.01).at(0, 0.1, -0.66), put(box(0.17, 0.035, 0.74, 0.01), [0.56, 0.02, 0.1], [0, 24, 0])),
      ),
    ],
  }),
];
