import { all, box, cylinder, extrude, type Form, lathe, loft, sphere } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { arc } from "@blenda/forge/language/lists";
import { flat } from "@blenda/forge/language/numbers";
import { star } from "@blenda/forge/language/outlines";
import { many } from "@blenda/forge/language/places";
import { part, program } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { speckles } from "@blenda/forge/language/skins";
import { fixed, liquid, main, pane, second, third } from "@blenda/forge/language/substance";

const WINE = 0x6c0318;
const STRAW = 0xe0cf7c;
/** A hollow bottle of clear glass, its radius and the height of its shoulder. */
const bottleGlass = (fat: number, shoulder: number, neck: number, top: number): Form =>
  lathe(
    flat`0 0.03, ${fat - 0.06} 0, ${fat - 0.02} 0, ${fat} 0.03, ${fat} ${shoulder - 0.1}, ${fat * 0.92} ${shoulder}, ${neck + 0.02} ${shoulder + 0.16}, ${neck} ${shoulder + 0.24}, ${neck} ${top - 0.06}, ${neck + 0.015} ${top - 0.05}, ${neck + 0.015} ${top - 0.01}, ${neck} ${top}, 0 ${top}`,
    { sides: 48 },
  );
const band = (fat: number, low: number, high: number, out = 0.004): Form =>
  lathe(flat`${fat - 0.012} ${low}, ${fat + out} ${low}, ${fat + out} ${high}, ${fat - 0.012} ${high}`, { sides: 48 });
/** A stemmed glass: its bowl outside, from the stem up. */
const stemmed = (stem: number, outer: readonly (readonly [number, number])[]): Form =>
  lathe(
    [
      ...flat`0 0, 0.19 0, 0.19 0.01, 0.07 0.03, 0.02 0.06, 0.017 ${stem - 0.04}`,
      ...outer.map(([r, y]) => [r, y + stem] as const),
      ...[...outer].reverse().map(([r, y]) => [Math.max(r - 0.012, 0), y + stem + 0.006] as const),
      [0, stem + 0.01] as const,
    ],
    { smooth: 54, sides: 40 },
  );
const filled = (stem: number, outer: readonly (readonly [number, number])[], upTo: number): Form => {
  const wet = outer.filter(([, y]) => y <= upTo).map(([r, y]) => [Math.max(r - 0.016, 0.004), y + stem + 0.012] as const);
  return lathe([[0, stem + 0.012], ...wet, [0, wet[wet.length - 1][1]]], { smooth: 24, sides: 40 });
};
const tumbler = (radius: number, high: number): Form =>
  lathe(
    flat`0 0, ${radius * 0.9} 0, ${radius * 0.94} 0.02, ${radius} ${high}, ${radius - 0.015} ${high + 0.004}, ${radius - 0.03} ${high}, ${radius * 0.88} 0.08, 0 0.07`,
    { sides: 40 },
  );
const BOWL = flat`0.02 0, 0.11 0.02, 0.19 0.1, 0.2 0.18, 0.19 0.28, 0.15 0.42`;
const FLUTE = flat`0.015 0, 0.06 0.04, 0.1 0.14, 0.11 0.3, 0.105 0.46, 0.095 0.54`;

export const spirits = [
  program({
    id: "wine",
    nouns: ["bottle and glass of wine", "port wine"],
    about: "a bottle of wine with a label and a filled glass beside it",
    metresPerUnit: 0.23,
    wears: ["wine drink", "label", "capsule cork"],
    params: { shoulder: [0.78, 0.86], apart: [0.27, 0.31] },
    parts: ({ shoulder, apart }) => [
      part("bottle", pane(0x1f3a26), bottleGlass(0.2, shoulder, 0.08, 1.36).at(-apart, 0, 0)),
      part(
        "bottle wine",
        liquid(WINE, 0, STRAW),
        lathe(flat`0 0.04, 0.18 0.04, 0.185 ${shoulder - 0.1}, 0.1 ${shoulder + 0.1}, 0 ${shoulder + 0.1}`, { sides: 32 }).at(-apart, 0, 0),
      ),
      part("label", second("paper", 0xefe4c8), band(0.2, 0.2, 0.56).at(-apart, 0, 0)),
      part(
        "capsule",
        third("plastic", 0x7c1c24),
        all(
          lathe(flat`0.06 1.06, 0.088 1.06, 0.088 1.29, 0.104 1.3, 0.104 1.36, 0.08 1.375, 0 1.375`, { sides: 36 }),
          band(0.2, 0.24, 0.27, 0.008),
          band(0.2, 0.5, 0.515, 0.008),
          sphere(0.06, 1, 18).scale(1, 1, 0.2).at(0, 0.385, 0.202),
        ).at(-apart, 0, 0),
      ),
      part("glass", pane(0xdcebf0), stemmed(0.42, BOWL).at(apart, 0, 0.1)),
      part("wine", liquid(WINE, 0, STRAW), filled(0.42, BOWL, 0.2).at(apart, 0, 0.1)),
    ],
  }),
  program({
    id: "champagne",
    nouns: ["bottle of champagne", "sparkling wine", "prosecco", "champagne and glasses", "bubbly"],
    about: "a champagne bottle with golden foil and two filled flutes",
    metresPerUnit: 0.24,
    wears: ["champagne drink", "label foil", "bottle"],
    params: { apart: [0.3, 0.36] },
    parts: ({ apart }) => [
      part("bottle", third("obsidian", 0x1d3a26), bottleGlass(0.22, 0.72, 0.085, 1.3)),
      part(
        "foil",
        second("gold"),
        all(
          lathe(flat`0.06 0.96, 0.094 0.96, 0.098 1.22, 0.115 1.24, 0.12 1.3, 0.13 1.36, 0.1 1.43, 0 1.44`, {
            sides: 36,
            ribs: 16,
            ribDepth: 0.03,
          }),
          band(0.094, 0.9, 0.97),
        ),
      ),
      part(
        "label",
        fixed("paper", 0xf4ead0),
        all(band(0.22, 0.22, 0.5), lathe(flat`0.1 0.84, 0.112 0.84, 0.104 0.9, 0.09 0.9`, { sides: 36 })),
      ),
      part(
        "print",
        second("gold"),
        all(
          band(0.22, 0.25, 0.265, 0.008),
          band(0.22, 0.455, 0.47, 0.008),
          put(extrude(star(5, 0.07, 0.03), 0.02, 0.006), [0, 0.36, 0.222]),
        ),
      ),
      part("flutes", pane(0xdcebf0), all(stemmed(0.34, FLUTE).at(apart, 0, 0.14), stemmed(0.34, FLUTE).at(-apart, 0, 0.16))),
      part("champagne", liquid(0xe0b23c), all(filled(0.34, FLUTE, 0.47).at(apart, 0, 0.14), filled(0.34, FLUTE, 0.47).at(-apart, 0, 0.16))),
      part(
        "bubbles",
        fixed("plastic", 0xfff6d8),
        many(2, (glass) =>
          many(7, (at) =>
            sphere(0.012, 1, 8).at((glass ? -apart : apart) + 0.05 * Math.cos(at * 2.4), 0.825, 0.15 + 0.05 * Math.sin(at * 2.4)),
          ),
        ),
      ),
    ],
  }),
  program({
    id: "whiskey",
    nouns: [
      "whisky",
      "bourbon",
      "glass of whiskey",
      "bottle of whiskey",
      "scotch",
      "whiskey bottle",
      "rum",
      "bottle of rum",
      "brandy",
      "cognac",
    ],
    about: "a square decanter of whiskey with a stopper and a tumbler with ice",
    metresPerUnit: 0.2,
    wears: ["whiskey drink", "label", "stopper"],
    params: { wide: [0.42, 0.48], level: [0.5, 0.62] },
    parts: ({ wide, level }) => [
      part(
        "bottle",
        pane(0xdfe9ea),
        all(
          loft([
            { y: 0, width: wide - 0.03, depth: 0.28, corner: 0.3 },
            { y: 0.03, width: wide, depth: 0.31, corner: 0.3 },
            { y: 0.8, width: wide, depth: 0.31, corner: 0.3 },
            { y: 0.88, width: wide * 0.8, depth: 0.26, corner: 0.5 },
            { y: 0.94, width: 0.17, depth: 0.17, corner: 1 },
            { y: 1.08, width: 0.15, depth: 0.15, corner: 1 },
          ]),
          cylinder(0.09, 0.05, { bevel: 0.015 }).at(0, 1.08, 0),
        ).at(-0.2, 0, 0),
      ),
      part(
        "whiskey",
        liquid(0xa8540a),
        all(
          box(wide - 0.04, level, 0.26, 0.04).at(-0.2, 0.04 + level / 2, 0),
          cylinder(0.145, 0.16, { bevel: 0.01 }).at(0.32, 0.155, 0.16),
        ),
      ),
      part("label", second("paper", 0x1f1c1a), put(box(wide * 0.82, 0.34, 0.02, 0.006), [-0.2, 0.42, 0.155])),
      part(
        "print",
        fixed("gold"),
        all(
          put(box(wide * 0.7, 0.02, 0.02, 0.004), [-0.2, 0.55, 0.16]),
          put(box(wide * 0.7, 0.02, 0.02, 0.004), [-0.2, 0.29, 0.16]),
          put(extrude(star(5, 0.07, 0.03), 0.02, 0.005), [-0.2, 0.42, 0.16]),
        ),
      ),
      part(
        "stopper",
        third("wood", 0x6a4226),
        all(cylinder(0.07, 0.08, { bevel: 0.01 }).at(-0.2, 1.12, 0), cylinder(0.1, 0.12, { bevel: 0.03 }).at(-0.2, 1.2, 0)),
      ),
      part("tumbler", pane(0xdfe9ea), tumbler(0.18, 0.34).at(0.32, 0, 0.16)),
      part(
        "ice",
        fixed("ice", 0xe6f4f8),
        all(
          box(0.12, 0.12, 0.12, 0.02).turn(12, 30, 8).at(0.28, 0.24, 0.18),
          box(0.11, 0.11, 0.11, 0.02).turn(-14, 60, 18).at(0.37, 0.25, 0.12),
        ),
      ),
    ],
  }),
  program({
    id: "tequila",
    nouns: ["tequila shot", "shot of tequila", "shot", "vodka shot", "glass of vodka"],
    about: "a small thick shot glass, filled, with salt on its rim and a wedge of lime",
    metresPerUnit: 0.07,
    wears: ["drink", "lime", "salt"],
    params: { high: [0.9, 1.05] },
    sockets: () => ({ grip: { at: [0, 0.5, 0], size: [0.6, 0.5, 0.6] } }),
    parts: ({ high }) => [
      part(
        "glass",
        pane(0xdcebf0),
        lathe(flat`0 0, 0.3 0, 0.32 0.03, 0.42 ${high}, 0.4 ${high + 0.01}, 0.38 ${high}, 0.29 0.2, 0 0.19`, { sides: 44 }),
      ),
      part("drink", liquid(0xd9a22f), lathe(flat`0 0.195, 0.286 0.205, 0.355 ${high * 0.8}, 0 ${high * 0.8}`, { sides: 40 })),
      part(
        "salt",
        third("paper", 0xfbfbf8, { paint: [speckles({ by: -0.08 }, 0.03, { relief: 0.01 })] }),
        hoop(0.402, 0.028, 44).at(0, high, 0),
      ),
      part(
        "peel",
        second("plastic", 0x4f9a2c),
        wedge(0.24, 0.1)
          .turn(0, 20, 0)
          .at(0.42, high - 0.02, 0.06),
      ),
      part(
        "flesh",
        fixed("plastic", 0xd5e8a0),
        wedge(0.215, 0.11)
          .turn(0, 20, 0)
          .at(0.42, high - 0.02, 0.06),
      ),
    ],
  }),
  program({
    id: "sake",
    nouns: ["sake set", "sake bottle", "rice wine", "sake bottle and cups"],
    about: "a sake flask of glazed clay with two small cups on a tray",
    metresPerUnit: 0.22,
    wears: ["flask cup glaze", "tray", "blossom pattern"],
    params: { belly: [0.17, 0.2] },
    parts: ({ belly }) => [
      part(
        "tray",
        second("wood", 0x3a1f18),
        all(
          box(1.1, 0.05, 0.7, 0.02).at(0, 0.03, 0),
          box(1.14, 0.08, 0.04, 0.015).at(0, 0.05, 0.34).mirror("z"),
          box(0.04, 0.08, 0.7, 0.015).at(0.55, 0.05, 0).mirror("x"),
        ),
      ),
      part(
        "flask",
        main("porcelain", 0xe9ece6),
        all(
          lathe(
            flat`0 0, 0.13 0, ${belly} 0.1, ${belly + 0.01} 0.26, ${belly * 0.7} 0.44, 0.07 0.56, 0.065 0.62, 0.1 0.68, 0.085 0.69, 0.05 0.63, 0 0.6`,
            { smooth: 40 },
          ).at(-0.2, 0.055, -0.06),
          ...[
            [0.16, 0.1],
            [0.38, -0.08],
          ].map(([x, z]) => lathe(flat`0 0, 0.06 0, 0.065 0.02, 0.11 0.14, 0.1 0.145, 0.05 0.04, 0 0.035`).at(x, 0.055, z)),
        ),
      ),
      part(
        "sake",
        fixed("porcelain", 0xf3f0dc),
        all(
          ...[
            [0.16, 0.1],
            [0.38, -0.08],
          ].map(([x, z]) => cylinder(0.09, 0.01).at(x, 0.175, z)),
        ),
      ),
      part(
        "blossoms",
        third("plastic", 0xcf4f6a),
        all(
          ...[0, 40, -44].map((a, at) =>
            put(sphere(0.026, 0.5, 10).at(0, 0, 0.03).ring(5), [0, 0.2 + at * 0.07, belly + 0.004], [90, 0, 0]).turn(0, a, 0),
          ),
          put(sphere(0.018, 0.5, 10).at(0, 0, 0.02).ring(5), [0.36, 0.08, 0.1], [70, 0, 0]),
        ).at(-0.2, 0.055, -0.06),
      ),
    ],
  }),
];

/** A wedge of fruit astride the rim. */
function wedge(radius: number, thick: number): Form {
  return extrude(flat([0, 0, ...arc(radius, 20, 160, 12).flat()]), thick, 0.02).at(0, -0.06, 0);
}
