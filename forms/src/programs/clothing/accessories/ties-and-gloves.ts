import { all, blob, box, cylinder, extrude, lathe, sweep, torus } from "@blenda/forge/language/form";
import { symmetric } from "@blenda/forge/language/lists";
import { flat, way } from "@blenda/forge/language/numbers";
import { part, program } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

export const accessories = [
  program({
    id: "tie",
    is: ["hung up"],
    nouns: ["necktie", "bow tie", "bowtie"],
    about: "a necktie with a knot and stripes, or a bow tie",
    metresPerUnit: 0.4,
    wears: ["tie", "stripe", "knot"],
    params: { wide: [0.13, 0.17], slant: [24, 36] },
    traits: { bowed: "bow bowtie" },
    parts: ({ wide, slant }, { has }) => {
      const blade = symmetric([0, 0, 1, 0.14, 0.42, 1.08, 0, 1.08]).map(([x, y]) => [x * wide, y] as const);
      const wing = flat`0.03 0.04, 0.2 0.17, 0.42 0.2, 0.44 0, 0.42 -0.2, 0.2 -0.17, 0.03 -0.04`;
      if (has("bowed"))
        return [
          part("wings", main("fabric", 0x1e2a5a), put(extrude([...wing].reverse(), 0.1, 0.04), [0, 0.3, 0]).mirror("x")),
          part("knot", main("fabric", 0x17214a), box(0.13, 0.16, 0.15, 0.05).at(0, 0.3, 0)),
          part(
            "folds",
            second("fabric", 0x2f3f80),
            put(sweep(way`0.06 0 0.05, 0.16 0.03 0.056, 0.3 0.05 0.052`, [0.02, 0.014, 0.004]), [0, 0.3, 0]).mirror("x"),
          ),
          part(
            "dots",
            second("fabric", 0xe8e2d0),
            put(cylinder(0.018, 0.102, { sides: 12, bevel: 0.004 }), [0, 0, 0], [90, 0, 0])
              .scatter(flat`0.18 0.38, 0.3 0.42, 0.3 0.18, 0.18 0.22, 0.36 0.3`.map(([x, y]) => ({ at: [x, y, 0] as const })))
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
            way`-0.06 1.14 0.02, -0.22 1.28 -0.06, -0.22 1.36 -0.24, 0 1.4 -0.34, 0.22 1.36 -0.24, 0.22 1.28 -0.06, 0.06 1.14 0.02`,
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
          lathe(flat`0 0, 0.85 0, 0.95 0.03, 0.84 0.22, 0.78 0.28, 0 0.28`, {
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
            all(...[-0.11, 0, 0.11].map((x) => sweep(way`${x * 0.8} 0.38 0.112, ${x} 0.52 0.108, ${x * 1.05} 0.64 0.09`, 0.009))),
          ),
      ];
    },
  }),
];
