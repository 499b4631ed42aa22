import { all, box, cylinder, extrude, type Form, sphere } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { softOutline } from "@blenda/forge/language/outlines";
import { part, program, spins, whole } from "@blenda/forge/language/program";
import { hose, loop, rod, side } from "@blenda/forge/language/shorthand";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";

/** Wooden wheels with an iron tyre. */
const cartWheels = (radius: number, z: number, apart: number, spokes = 10) => {
  const motion = { motion: spins([0, radius, z], [1, 0, 0]) };
  const set = (form: Form) =>
    form
      .turn(0, 0, 90)
      .at(apart / 2, radius, z)
      .mirror("x");
  return [
    part(
      "wheels",
      second("wood", 0x7d532d),
      set(
        all(
          loop(radius - 0.04, 0.036, 36),
          rod([0, 0, 0.04], [0, 0, radius - 0.05], 0.018).ring(spokes),
          cylinder(0.06, 0.12, { bevel: 0.02 }),
        ),
      ),
      motion,
    ),
    part(
      "tyres",
      fixed("iron", 0x4a4b4e),
      set(all(cylinder(radius, 0.05).minus(cylinder(radius - 0.02, 0.2)), cylinder(0.03, 0.14))),
      motion,
    ),
  ];
};
/** Bales of hay, or the strings round them. */
const bales = (proud: number): Form => {
  const bale = proud > 0 ? box(0.025, 0.24 + proud, 0.34 + proud, 0.006).array(2, [0.26, 0, 0]) : box(0.56, 0.24, 0.34, 0.05);
  return all(bale.array(3, [0, 0, 0.37]).at(0, 0.61, -0.12), bale.array(2, [0, 0, 0.37]).at(0.03, 0.86, -0.14));
};

export const carts = [
  program({
    id: "cart",
    nouns: ["wooden cart", "hand cart", "handcart", "farm cart", "hay cart", "ox cart", "horse cart", "market cart"],
    about: "a wooden cart with two spoked wheels, a plank bed and two shafts",
    metresPerUnit: 1.2,
    wears: ["bed body", "wheel"],
    params: { radius: [0.38, 0.44], planks: whole(4, 6) },
    traits: { hay: "straw full loaded" },
    sockets: () => ({ inside: { at: [0, 0.5, -0.1], size: [0.6, 0.5, 1] }, top: { at: [0, 0.52, -0.1], size: [0.6, 0.6, 1] } }),
    parts: ({ radius, planks }, { has }) => [
      ...cartWheels(radius, -0.1, 0.98, 12),
      part(
        "bed",
        main("wood", 0x9a6a3a, { grain: "z" }),
        all(
          box(0.72 / planks - 0.012, 0.035, 1.2, 0.008)
            .array(planks, [0.72 / planks, 0, 0])
            .at(0, 0.46, -0.1),
          box(0.035, 0.1, 1.2, 0.01).array(2, [0, 0.13, 0]).at(0.37, 0.6, -0.1).mirror("x"),
          box(0.72, 0.1, 0.035, 0.01).array(2, [0, 0.13, 0]).at(0, 0.6, -0.69),
        ),
      ),
      part(
        "posts",
        fixed("wood", 0x6d4826),
        all(
          box(0.06, 0.34, 0.06, 0.01).array(3, [0, 0, 0.55]).at(0.385, 0.58, -0.1).mirror("x"),
          box(0.08, 0.08, 0.08).at(0, 0.42, -0.1),
          rod([-0.5, radius, -0.1], [0.5, radius, -0.1], 0.04),
        ),
      ),
      part(
        "shafts",
        fixed("wood", 0x7d532d),
        all(
          hose([0.3, 0.42, -0.6, 0.3, 0.42, 0.3, 0.28, 0.46, 0.9, 0.26, 0.54, 1.26], 0.03).mirror("x"),
          rod([-0.27, 0.51, 1.12], [0.27, 0.51, 1.12], 0.022),
        ),
      ),
      has("hay") && part("hay", fixed("wood", 0xe0bd5c), bales(0)),
      has("hay") && part("strings", fixed("fabric", 0x8a4a2a), bales(0.012)),
    ],
  }),
  program({
    id: "wagon",
    nouns: ["covered wagon", "wild west wagon", "prairie schooner", "caravan wagon"],
    about: "a covered wagon with a cloth roof over hoops and four spoked wheels",
    metresPerUnit: 2,
    wears: ["body", "wheel", "cover"],
    params: { high: [0.42, 0.5], hoops: whole(4, 5) },
    sockets: () => ({ inside: { at: [0, 0.52, 0], size: [0.6, 0.5, 1] } }),
    parts: ({ high, hoops }) => [
      ...cartWheels(0.36, -0.46, 0.9, 12),
      ...cartWheels(0.28, 0.52, 0.9, 10),
      part(
        "body",
        main("wood", 0x8a5a30, { grain: "z" }),
        side(flat`-0.86 0.72, -0.78 0.44, 0.78 0.44, 0.86 0.72`, 0.72, 0.015).minus(box(0.64, 0.4, 1.5).at(0, 0.68, 0)),
      ),
      part(
        "boards",
        fixed("wood", 0x6d4624),
        all(
          box(0.75, 0.03, 1.66, 0.008).at(0, 0.58, 0),
          box(0.76, 0.05, 1.76, 0.012)
            .minus(box(0.66, 0.2, 1.6))
            .at(0, 0.72, 0),
          box(0.2, 0.1, 1.3, 0.02).at(0, 0.38, 0),
          rod([-0.44, 0.36, -0.46], [0.44, 0.36, -0.46], 0.04),
          rod([-0.44, 0.28, 0.52], [0.44, 0.28, 0.52], 0.04),
          box(0.6, 0.04, 0.2, 0.01).at(0, 0.86, 0.74),
        ),
      ),
      part("cover", third("fabric", 0xefe6d0), tunnel(high, 0.78, 0.38)),
      part(
        "hoops",
        fixed("fabric", 0xcdbf9f),
        all(
          ...Array.from({ length: hoops }, (_, at) =>
            hose([-0.385, 0, 0, -0.39, 0.3, 0, -0.28, 0.62, 0, 0, 0.76, 0, 0.28, 0.62, 0, 0.39, 0.3, 0, 0.385, 0, 0], 0.016)
              .scale(1, (high + 0.29) / 0.74, 1)
              .at(0, 0.72, (at / (hoops - 1) - 0.5) * 1.5),
          ),
        ),
      ),
      part("pole", fixed("wood", 0x7d532d), all(rod([0, 0.32, 0.5], [0, 0.3, 1.4], 0.03), rod([-0.3, 0.3, 1.3], [0.3, 0.3, 1.3], 0.024))),
    ],
  }),
  program({
    id: "carriage",
    nouns: ["horse carriage", "stagecoach", "royal carriage", "royal coach", "cinderella carriage", "horse-drawn carriage", "buggy"],
    about: "a closed horse carriage with curved body, windows, lamps, springs and four spoked wheels",
    metresPerUnit: 1.8,
    wears: ["body", "wheel", "ornament curtain"],
    params: { round: [0.95, 1.08], big: [0.38, 0.42] },
    parts: ({ round, big }) => [
      ...cartWheels(big, -0.52, 0.9, 12),
      ...cartWheels(0.3, 0.62, 0.86, 10),
      part(
        "body",
        main("paint", 0x7a1f2a),
        all(
          side(softOutline(flat`-0.4 0.56, 0 0.44, 0.4 0.56, 0.52 0.9, 0.48 1.26, 0 1.32, -0.48 1.26, -0.52 0.9`), 0.64, 0.05).scale(
            round,
            1,
            1,
          ),
        ),
      ),
      part(
        "windows",
        fixed("plastic", 0x20323a),
        box(0.66 * round, 0.28, 0.26, 0.03)
          .array(2, [0, 0, 0.34])
          .at(0, 1.06, 0),
      ),
      part(
        "trim",
        third("gold", 0xd9b24a),
        all(
          box(0.67 * round, 0.03, 0.92, 0.008).at(0, 0.86, 0),
          box(0.665 * round, 0.74, 0.025, 0.006).at(0, 0.9, 0),
          sphere(0.05).at(0.24, 1.36, 0.36).mirror("x").mirror("z"),
          sphere(0.07, 1.3).at(0, 1.4, 0),
          box(0.68 * round, 0.04, 0.98, 0.015).at(0, 1.29, 0),
        ),
      ),
      part(
        "frame",
        fixed("iron", 0x2a2b2e),
        all(
          hose([0.2, 0.42, -0.62, 0.2, 0.46, -0.3, 0.2, 0.36, 0, 0.2, 0.46, 0.4, 0.2, 0.5, 0.72], 0.028).mirror("x"),
          rod([-0.42, big, -0.52], [0.42, big, -0.52], 0.035),
          rod([-0.4, 0.3, 0.62], [0.4, 0.3, 0.62], 0.035),
          rod([0, 0.3, 0.62], [0, 0.5, 0.66], 0.05),
          hose([0.2, 0.42, -0.62, 0.22, 0.7, -0.74, 0.22, 0.78, -0.5], 0.024).mirror("x"),
          rod([0, 0.32, 0.7], [0, 0.34, 1.5], 0.028),
        ),
      ),
      part(
        "box seat",
        fixed("leather", 0x3a2018),
        all(
          box(0.54, 0.12, 0.26, 0.04).at(0, 0.84, 0.72),
          box(0.54, 0.2, 0.06, 0.025).at(0, 0.98, 0.6),
          box(0.5, 0.3, 0.24, 0.03).at(0, 0.66, 0.72),
          box(0.54, 0.03, 0.2, 0.01).turn(35, 0, 0).at(0, 0.56, 0.94),
        ),
      ),
      part(
        "lamps",
        light(0xffd48a),
        box(0.07, 0.13, 0.07, 0.02)
          .at(0.36 * round, 0.98, 0.46)
          .mirror("x"),
      ),
      part("door handle", third("gold", 0xd9b24a), box(0.69 * round, 0.02, 0.06, 0.006).at(0, 0.8, 0.1)),
    ],
  }),
];

/** A cloth tunnel over hoops, open at both ends, along z. */
function tunnel(high: number, width: number, thick: number): Form {
  const arch = (x: number, y: number, from: number): [number, number][] =>
    Array.from({ length: 13 }, (_, at) => [x * Math.cos((Math.PI * at) / 12), from + y * Math.sin((Math.PI * at) / 12)]);
  const outer = arch(width / 2, high + 0.28, 0);
  const inner = arch(width / 2 - thick * 0.06, high + 0.25, 0).reverse();
  return extrude([...outer, ...inner], 1.7, 0.006).at(0, 0.72, 0);
}
