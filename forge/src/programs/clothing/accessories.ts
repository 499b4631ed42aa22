import { all, blob, box, cylinder, extrude, type Form, lathe, sphere, sweep, torus } from "../language/form.ts";
import { atDepth, symmetric } from "../language/lists.ts";
import { flat, way } from "../language/numbers.ts";
import { ellipse, roundedRectangle } from "../language/outlines.ts";
import { put } from "../language/put.ts";
import { fixed, main, second, third } from "../language/substance.ts";
import { part, pick, program, spins } from "../program.ts";

export const accessories = [
  program({
    id: "tie",
    nouns: ["necktie", "bow tie", "bowtie"],
    about: "a necktie with a knot and stripes, or a bow tie",
    metresPerUnit: 0.4,
    wears: ["tie", "stripe", "knot"],
    params: { wide: [0.13, 0.17], slant: [24, 36] },
    traits: { bowed: "bow bowtie" },
    parts: ({ wide, slant }, { has }) => {
      const blade = symmetric([0, 0, 1, 0.14, 0.42, 1.08, 0, 1.08]).map(([x, y]) => [x * wide, y] as const);
      const wing = flat([0.03, 0.04, 0.2, 0.17, 0.42, 0.2, 0.44, 0, 0.42, -0.2, 0.2, -0.17, 0.03, -0.04]);
      if (has("bowed"))
        return [
          part("wings", main("fabric", 0x1e2a5a), put(extrude([...wing].reverse(), 0.1, 0.04), [0, 0.3, 0]).mirror("x")),
          part("knot", main("fabric", 0x17214a), box(0.13, 0.16, 0.15, 0.05).at(0, 0.3, 0)),
          part(
            "folds",
            second("fabric", 0x2f3f80),
            put(sweep(way([0.06, 0, 0.05, 0.16, 0.03, 0.056, 0.3, 0.05, 0.052]), [0.02, 0.014, 0.004]), [0, 0.3, 0]).mirror("x"),
          ),
          part(
            "dots",
            second("fabric", 0xe8e2d0),
            put(cylinder(0.018, 0.102, { sides: 12, bevel: 0.004 }), [0, 0, 0], [90, 0, 0])
              .scatter(flat([0.18, 0.38, 0.3, 0.42, 0.3, 0.18, 0.18, 0.22, 0.36, 0.3]).map(([x, y]) => ({ at: [x, y, 0] as const })))
              .mirror("x"),
          ),
        ];
      return [
        part("blade", main("fabric", 0x1e2a5a), extrude(blade, 0.05, 0.02)),
        part(
          "stripes",
          second("fabric", 0xc9a24d),
          extrude(blade, 0.054).meet(
            put(box(1, 0.05, 1, 0), [0, 0, 0], [0, 0, slant])
              .array(5, [0, 0.19, 0])
              .at(0, 0.5, 0),
          ),
        ),
        part(
          "knot",
          third("fabric", 0x1a2450),
          put(extrude(symmetric([0, 0, 0.06, 0, 0.1, 0.15, 0.06, 0.18, 0, 0.18], 3), 0.11, 0.04), [0, 1.02, 0.02]),
        ),
        part(
          "collar",
          main("fabric", 0x1e2a5a),
          sweep(
            way([
              -0.06, 1.14, 0.02, -0.22, 1.28, -0.06, -0.22, 1.36, -0.24, 0, 1.4, -0.34, 0.22, 1.36, -0.24, 0.22, 1.28, -0.06, 0.06, 1.14,
              0.02,
            ]),
            0.045,
            { flatten: 0.4 },
          ),
        ),
        part(
          "back blade",
          main("fabric", 0x17214a),
          extrude(symmetric([0, 0.22, 0.05, 0.3, 0.04, 1.06, 0, 1.06]), 0.03, 0.01).at(0.03, 0, -0.035),
        ),
      ];
    },
  }),
  program({
    id: "glove",
    nouns: ["mitten", "leather glove", "winter glove", "gardening glove"],
    about: "a glove with five fingers, a cuff and seams",
    metresPerUnit: 0.24,
    wears: ["glove", "cuff", "seam"],
    params: { spread: [0.02, 0.05], cuff: [0.19, 0.23] },
    traits: { mitten: "mitten mittens knitted" },
    sockets: () => ({ slot: { at: [0, 0.1, 0], size: [0.3, 0.6, 0.2] } }),
    parts: ({ spread, cuff }, { has }) => {
      const fingers = [
        [-0.17, 0.7, -2.2, 0.98],
        [-0.06, 0.74, -0.6, 1.1],
        [0.06, 0.73, 0.8, 1.06],
        [0.165, 0.68, 2.4, 0.92],
      ];
      const limbs = has("mitten")
        ? [
            { at: [0.0, 0.5, 0] as const, to: [0.0, 0.86, 0] as const, radius: 0.22, thin: 0.19 },
            { at: [-0.07, 0.5, 0] as const, to: [-0.05, 0.86, 0] as const, radius: 0.2, thin: 0.16 },
          ]
        : fingers.map(([x, y, out, top]) => ({
            at: [x, y, 0] as const,
            to: [x + out * spread, top, 0.03] as const,
            radius: 0.062,
            thin: 0.054,
          }));
      const palm = [
        { at: [-0.1, 0.4, 0] as const, to: [-0.12, 0.66, 0] as const, radius: 0.12 },
        { at: [0.1, 0.4, 0] as const, to: [0.11, 0.64, 0] as const, radius: 0.11 },
        { at: [0, 0.26, 0] as const, radius: 0.15 },
        { at: [-0.12, 0.36, 0.02] as const, to: [-0.32, 0.62, 0.08] as const, radius: 0.085, thin: 0.062 },
      ];
      return [
        part(
          "hand",
          main(has("mitten") ? "fabric" : "leather", has("mitten") ? 0xb23a3a : 0x6b3f22),
          blob([...palm, ...limbs], 0.045, 0.022).scale(1, 1, 0.85),
        ),
        part(
          "cuff",
          second(has("mitten") ? "fabric" : "leather", has("mitten") ? 0xf1ece0 : 0x4a2a17),
          lathe(flat([0, 0, 0.85, 0, 0.95, 0.03, 0.84, 0.22, 0.78, 0.28, 0, 0.28]), {
            ribs: has("mitten") ? 18 : 0,
            ribDepth: 0.07,
          }).scale(cuff, 1, cuff * 0.8),
        ),
        part(
          "inside",
          fixed("fabric", 0x1d1714),
          cylinder(cuff * 0.72, 0.02)
            .scale(1, 1, 0.8)
            .at(0, -0.004, 0),
        ),
        part(
          "band",
          third("leather", 0xc9a24d),
          torus(cuff * 0.84, 0.018)
            .scale(1, 1, 0.8)
            .at(0, 0.21, 0),
        ),
        !has("mitten") &&
          part(
            "seams",
            third("fabric", 0xd9b878),
            all(...[-0.11, 0, 0.11].map((x) => sweep(way([x * 0.8, 0.38, 0.112, x, 0.52, 0.108, x * 1.05, 0.64, 0.09]), 0.009))),
          ),
      ];
    },
  }),
  program({
    id: "wristwatch",
    nouns: ["watch", "wrist watch", "diver watch", "digital watch"],
    about: "a wristwatch with a dial, hands, a crown and a strap, standing on its strap",
    metresPerUnit: 0.08,
    wears: ["case", "strap band bracelet", "dial face"],
    params: { size: [0.34, 0.4], marks: pick("bars", "dots") },
    traits: { square: "digital square" },
    sockets: () => ({ slot: { at: [0, 0.1, -0.1], size: [0.6, 0.7, 0.5] } }),
    parts: ({ size, marks }, { has }) => {
      const face = (form: Form): Form => put(form, [0, 0.56, 0.34], [-16, 0, 0]);
      const flat = (form: Form): Form => put(form, [0, 0, 0], [90, 0, 0]);
      const hand = (long: number, degrees: number): Form =>
        box(0.028, long, 0.012, 0.004)
          .at(0, long * 0.42, 0)
          .turn(0, 0, -degrees);
      const plate = (r: number, depth: number): Form =>
        has("square")
          ? extrude(roundedRectangle(r * 1.8, r * 2.1, r * 0.5), depth, 0.02)
          : flat(cylinder(r, depth, { bevel: 0.02, sides: 56 }));
      return [
        part(
          "strap",
          second("leather", 0x4a2f1f),
          sweep(
            ellipse(0.86, 0.92, 28).map(([z, y]) => [0, y + 0.46, z - 0.1] as const),
            0.03,
            { isClosed: true, flatten: 6.2 },
          ),
        ),
        part("case", main("steel", 0xc4c8cc), face(plate(size, 0.16))),
        part(
          "bezel",
          main("steel", 0xb0b5ba),
          face(has("square") ? plate(size * 0.96, 0.04).at(0, 0, 0.075) : flat(torus(size * 0.92, 0.04)).at(0, 0, 0.08)),
        ),
        part("dial", third("paint", has("square") ? 0x101216 : 0xf2eee2), face(plate(size * 0.86, 0.03).at(0, 0, 0.082))),
        part(
          "marks",
          fixed(has("square") ? "plastic" : "steel", has("square") ? 0x3fd6a0 : 0x2a2c30),
          face(
            flat((marks === "bars" ? box(0.022, 0.012, 0.07, 0.004) : sphere(0.024, 0.6, 10)).at(0, 0, size * 0.7).ring(12)).at(0, 0, 0.1),
          ),
        ),
        part("hour hand", fixed("steel", 0x24262a), face(hand(size * 0.5, 305).at(0, 0, 0.106)), {
          motion: spins([0, 0.59, 0.44], [0, -0.28, 0.96]),
        }),
        part("minute hand", fixed("steel", 0x24262a), face(all(hand(size * 0.76, 60), flat(cylinder(0.03, 0.03))).at(0, 0, 0.114)), {
          motion: spins([0, 0.59, 0.45], [0, -0.28, 0.96]),
        }),
        part("crown", main("steel", 0xb0b5ba), face(put(cylinder(0.05, 0.08, { sides: 18 }), [size + 0.03, 0, 0], [0, 0, 90]))),
        part(
          "lugs",
          main("steel", 0xb0b5ba),
          face(
            box(0.07, 0.14, 0.1, 0.03)
              .at(size * 0.5, size * 0.98, -0.03)
              .mirror("x")
              .mirror("y"),
          ),
        ),
        part(
          "buckle",
          fixed("steel"),
          put(sweep(atDepth(roundedRectangle(0.46, 0.2, 0.05)), 0.022, { isClosed: true }), [0, 0.46, -0.555]),
        ),
      ];
    },
  }),
];
