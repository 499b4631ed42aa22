import { all, box, cylinder, extrude, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { polygon, roundedRectangle } from "@blenda/forge/language/outlines";
import { part, pick, program, turns, whole } from "@blenda/forge/language/program";
import { fixed, light, main, pane, second, third } from "@blenda/forge/language/substance";

export const kerbside = [
  program({
    id: "fire hydrant",
    nouns: ["hydrant", "fireplug"],
    about: "a red iron standpipe for the fire brigade",
    metresPerUnit: 0.75,
    wears: ["body", "cap bonnet"],
    params: { fat: [0.17, 0.2] },
    sockets: () => ({ top: { at: [0, 1.02, 0], size: [0.2, 0.4, 0.2] } }),
    parts: ({ fat }) => {
      const outlet = (length: number, r: number) =>
        all(
          cylinder(r, length)
            .turn(90, 0, 0)
            .at(0, 0, fat + length * 0.3),
          cylinder(r * 1.25, 0.05, { sides: 8 })
            .turn(90, 0, 0)
            .at(0, 0, fat + length * 0.75),
          cylinder(r * 0.4, 0.06, { sides: 5 })
            .turn(90, 0, 0)
            .at(0, 0, fat + length * 0.9),
        );
      return [
        part(
          "body",
          main("paint", 0xc22a1e),
          lathe(
            flat`
              0 0, ${fat * 1.5} 0, ${fat * 1.5} 0.06, ${fat * 1.05} 0.08, ${fat} 0.12, ${fat} 0.6, ${fat * 1.3} 0.62, ${fat * 1.3} 0.7,
              ${fat * 1.05} 0.72, 0 0.72
            `,
          ),
        ),
        part(
          "bonnet",
          second("paint", 0xb02218),
          lathe(
            flat`
            0 0.7, ${fat * 1.08} 0.7, ${fat * 1.05} 0.8, ${fat * 0.75} 0.9, ${fat * 0.4} 0.94, 0.06 0.95, 0.05 1.02, 0 1.02
          `,
            {
              ribs: 8,
              ribDepth: 0.05,
            },
          ),
        ),
        part(
          "outlets",
          second("paint", 0xd8d4c8),
          all(outlet(0.12, 0.09), outlet(0.09, 0.065).turn(0, 90, 0), outlet(0.09, 0.065).turn(0, -90, 0)).at(0, 0.45, 0),
        ),
        part(
          "bolts",
          fixed("iron"),
          all(
            cylinder(0.022, 0.1, { sides: 6 })
              .at(0, 0.66, fat * 1.18)
              .ring(8),
            cylinder(0.022, 0.05, { sides: 6 })
              .at(0, 0.07, fat * 1.28)
              .ring(8),
          ),
        ),
        part(
          "chain",
          fixed("steel"),
          sweep(way`0.07 0.4 ${fat + 0.1}, 0.1 0.28 ${fat + 0.06}, 0.16 0.3 ${fat * 0.7}, ${fat + 0.06} 0.4 0.05`, 0.01),
        ),
      ];
    },
  }),
  program({
    id: "mailbox",
    nouns: ["letterbox", "letter box", "post box", "postbox", "mail box", "pillar box"],
    about: "a box for letters, on a post with a flag or a red pillar",
    metresPerUnit: 1,
    wears: ["box body", "flag", "post"],
    params: { kind: pick("rural", "rural", "pillar") },
    variants: {
      pillar: { words: "british london english royal", set: { kind: "pillar" } },
      rural: { words: "american farm", set: { kind: "rural" } },
    },
    parts: ({ kind }) => {
      if (kind === "pillar")
        return [
          part("box", main("paint", 0xb81a1e), lathe(flat`0 0.1, 0.26 0.1, 0.26 1.12, 0.31 1.14, 0.31 1.2, 0.2 1.27, 0 1.3`)),
          part("foot", second("paint", 0x1d1d20), cylinder(0.29, 0.12).at(0, 0.06, 0)),
          part("slot", fixed("paint", 0x141416), box(0.26, 0.035, 0.05, 0.01).at(0, 0.98, 0.245)),
          part("door", main("paint", 0xa8171b), extrude(roundedRectangle(0.28, 0.5, 0.03), 0.06, 0.01).at(0, 0.55, 0.235), {
            motion: turns([-0.14, 0.55, 0.25], [0, 1, 0], 0, -100),
          }),
          part("label", third("paper", 0xf3efe2), box(0.16, 0.11, 0.02, 0.006).at(0, 0.66, 0.27)),
        ];
      const arch = (w: number, h: number) =>
        [
          [-w, 0],
          [w, 0],
          ...Array.from({ length: 11 }, (_, at) => [w * Math.cos((at / 10) * Math.PI), h + w * Math.sin((at / 10) * Math.PI)]),
        ].map(([x, y]) => [x, y] as const);
      return [
        part("box", main("paint", 0x3f6f96), extrude(arch(0.16, 0.16), 0.56, 0.015).at(0, 0.92, 0)),
        part("door", main("steel", 0xb4bac0), extrude(arch(0.165, 0.16), 0.03, 0.008).at(0, 0.916, 0.29), {
          motion: turns([0, 0.92, 0.29], [1, 0, 0], 0, 95),
        }),
        part("knob", fixed("steel"), sphere(0.022, 1, 12).at(0, 1.2, 0.315)),
        part(
          "flag",
          second("paint", 0xc8281f),
          all(box(0.016, 0.26, 0.03, 0.005).at(0.172, 1.12, 0.08), box(0.016, 0.1, 0.13, 0.005).at(0.172, 1.22, 0.12)),
          { motion: turns([0.172, 1, 0.08], [1, 0, 0], 0, 90) },
        ),
        part(
          "post",
          third("wood", 0x8a5f38),
          all(
            box(0.09, 0.92, 0.09, 0.01).at(0, 0.46, 0),
            box(0.08, 0.06, 0.5, 0.01).at(0, 0.89, 0),
            box(0.06, 0.3, 0.06, 0.01).turn(45, 0, 0).at(0, 0.76, 0.12),
          ),
        ),
      ];
    },
  }),
  program({
    id: "trash can",
    nouns: [
      "trashcan",
      "garbage can",
      "dustbin",
      "rubbish bin",
      "waste bin",
      "bin",
      "litter bin",
      "garbage bin",
      "wheelie bin",
      "recycling bin",
      "trash bin",
    ],
    about: "a can for rubbish with a lid",
    metresPerUnit: 0.8,
    wears: ["body", "lid"],
    params: { kind: pick("can", "wheelie"), height: [0.85, 0.95] },
    variants: {
      wheelie: { words: "wheeled recycling plastic", set: { kind: "wheelie" } },
      can: { words: "metal garbage old", set: { kind: "can" } },
    },
    traits: { open: "opened" },
    sockets: ({ height }) => ({ inside: { at: [0, 0.08, 0], size: [0.5, height, 0.5] } }),
    parts: ({ kind, height }, { has }) => {
      if (kind === "wheelie") {
        const hinge = [0, height, -0.26] as const;
        return [
          part(
            "body",
            main("plastic", 0x2f7a45),
            all(
              extrude(flat`-0.2 0.06, 0.2 0.06, 0.26 ${height}, -0.28 ${height}`, 0.5, 0.03).turn(0, -90, 0),
              box(0.54, 0.05, 0.58, 0.02).at(0, height - 0.02, 0),
            ),
          ),
          part(
            "lid",
            second("plastic", 0x27663a),
            all(box(0.55, 0.05, 0.58, 0.02).at(0, 0.02, 0.29), box(0.46, 0.03, 0.48, 0.012).at(0, 0.05, 0.29))
              .turn(has("open") ? -100 : 0, 0, 0)
              .at(...hinge),
            { motion: turns(hinge, [1, 0, 0], 0, -105) },
          ),
          part(
            "handle",
            second("plastic", 0x27663a),
            sweep(
              way`-0.2 ${height - 0.04} -0.26, -0.2 ${height - 0.02} -0.36, 0.2 ${height - 0.02} -0.36, 0.2 ${height - 0.04} -0.26`,
              0.02,
              { isStraight: true },
            ),
          ),
          part("wheels", fixed("rubber"), cylinder(0.1, 0.06).turn(0, 0, 90).at(0.23, 0.1, -0.24).mirror("x")),
          part(
            "sign",
            fixed("plastic", 0xf1f0ec),
            extrude(polygon(3, 0.1), 0.01, 0.002, [polygon(3, 0.05)])
              .turn(-4, 0, 0)
              .at(0, height * 0.6, 0.252),
          ),
        ];
      }
      return [
        part(
          "can",
          main("steel", 0xa3a8ad),
          lathe(flat`0 0, 0.27 0, 0.28 0.03, 0.34 ${height}, 0.31 ${height}, 0.26 0.06, 0 0.05`, { ribs: 24, ribDepth: 0.03 }),
        ),
        part(
          "hoops",
          main("steel", 0x8c9197),
          all(torus(0.285, 0.016).at(0, 0.03, 0), torus(0.31, 0.014).at(0, height * 0.5, 0), torus(0.335, 0.018).at(0, height, 0)),
        ),
        part(
          "handles",
          fixed("iron"),
          sweep(
            way`0.315 ${height * 0.72} 0.08, 0.4 ${height * 0.68} 0.07, 0.4 ${height * 0.68} -0.07, 0.315 ${height * 0.72} -0.08`,
            0.014,
          ).mirror("x"),
        ),
        part(
          "lid",
          second("steel", 0xa3a8ad),
          all(
            lathe(flat`0 0, 0.36 0, 0.37 0.03, 0.3 0.08, 0.1 0.13, 0 0.135`),
            sweep(way`-0.08 0.12 0, -0.06 0.2 0, 0.06 0.2 0, 0.08 0.12 0`, 0.016),
          )
            .turn(has("open") ? 70 : 0, 0, 0)
            .at(0, has("open") ? 0.34 : height, has("open") ? 0.44 : 0),
          { motion: turns([0, height, -0.34], [1, 0, 0], 0, -80) },
        ),
      ];
    },
  }),
  program({
    id: "phone booth",
    nouns: ["telephone box", "phone box", "telephone booth", "call box", "red telephone box"],
    about: "a red cabin of glass panes with a telephone",
    metresPerUnit: 1.5,
    wears: ["cabin frame", "sign"],
    params: { rows: whole(5, 6), post: [0.07, 0.085] },
    sockets: () => ({ inside: { at: [0, 0.08, 0], size: [0.5, 1.2, 0.5] } }),
    parts: ({ rows, post }) => {
      const bars = all(
        box(0.028, 1.16, 0.028, 0.006).array(3, [0.17, 0, 0]),
        box(0.5, 0.02, 0.024, 0.005).array(rows, [0, 1.1 / rows, 0]),
      ).at(0, 0.72, 0.29);
      return [
        part(
          "cabin",
          main("paint", 0xb5171d),
          all(
            box(post, 1.44, post, 0.012).at(0.28, 0.72, 0.28).mirror("x").mirror("z"),
            box(0.64, 0.1, 0.64, 0.012).at(0, 0.06, 0),
            box(0.66, 0.16, 0.66, 0.015).at(0, 1.38, 0),
            lathe(flat`0 0, 0.48 0, 0.48 0.03, 0.3 0.11, 0 0.14`, { sides: 4 }).turn(0, 45, 0).at(0, 1.46, 0),
          ),
        ),
        part("bars", main("paint", 0xb5171d), bars.ring(3, 90)),
        part("door", main("paint", 0xa8151a), all(bars, box(0.03, 1.2, 0.05, 0.008).at(0.235, 0.71, 0.285).mirror("x")), {
          motion: turns([-0.25, 0.7, 0.29], [0, 1, 0], 0, -90),
        }),
        part("glass", pane(0xa9c8cf), box(0.53, 1.18, 0.014, 0.002).at(0, 0.71, 0.28).ring(4)),
        part("signs", second("paper", 0xf3efe2), box(0.48, 0.1, 0.02, 0.004).at(0, 1.385, 0.33).ring(4)),
        part(
          "phone",
          fixed("plastic", 0x1d1e21),
          all(
            box(0.24, 0.34, 0.12, 0.02).at(0, 0.82, -0.2),
            sweep(way`-0.1 0.98 -0.11, -0.06 1.0 -0.08, 0.06 1.0 -0.08, 0.1 0.98 -0.11`, [0.035, 0.022, 0.022, 0.035]),
          ),
        ),
        part("lamp", light(0xfff0cc), box(0.3, 0.02, 0.3, 0.006).at(0, 1.295, 0)),
      ];
    },
  }),
];
