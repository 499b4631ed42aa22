import { all, box, cylinder, extrude, lathe, loft, sphere, sweep } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { flat, row, slices, way } from "@blenda/forge/language/numbers";
import { ellipse } from "@blenda/forge/language/outlines";
import { four, twin } from "@blenda/forge/language/places";
import { part, pick, program, turns } from "@blenda/forge/language/program";
import { fixed, liquid, main, second, third } from "@blenda/forge/language/substance";

const chrome = second("silver", 0xd5dade);
/** A tap with a bent spout and two handles, on the ground at the origin, its mouth towards +z. */
const tap = all(
  cylinder(0.035, 0.05, { sides: 20 }).at(0, 0.025, 0),
  sweep(way`0 0 0, 0 0.14 0, 0 0.22 0.05, 0 0.23 0.13, 0 0.17 0.18`, [0.022, 0.022, 0.02, 0.018]),
  twin(
    all(
      cylinder(0.022, 0.08, { sides: 16 }).at(0, 0.04, 0),
      hoop(0.03, 0.009).at(0, 0.085, 0),
      box(0.07, 0.012, 0.012, 0.004).at(0, 0.085, 0),
      box(0.012, 0.012, 0.07, 0.004).at(0, 0.085, 0),
    ),
    0.11,
    0,
    0,
  ),
);

export const bathroom = [
  program({
    id: "bathtub",
    is: ["bath"],
    nouns: ["bath", "tub", "clawfoot tub", "bath tub", "hot tub"],
    about: "a free-standing bathtub on feet with taps",
    metresPerUnit: 1,
    wears: ["tub body", "tap foot"],
    params: { length: [1.5, 1.75], width: [0.74, 0.84], height: [0.46, 0.54] },
    traits: { full: "filled water foam bubble bubbles" },
    sockets: ({ height, length }) => ({
      inside: { at: [0, 0.25, 0], size: [length * 0.7, height, 0.5] },
      seat: { at: [0, 0.26, 0], size: [length * 0.5, 1, 0.5] },
    }),
    parts: ({ length, width, height }, ask) => [
      part(
        "tub",
        main("porcelain", 0xf4f3ee),
        lathe(
          flat`
            0 0, 0.3 0, 0.39 0.08, 0.44 0.4, 0.47 0.9, 0.52 0.96, 0.53 1.0, 0.49 1.03, 0.44 0.97, 0.41 0.6, 0.37 0.2, 0.28 0.1, 0 0.09
          `,
          { smooth: 40, sides: 52 },
        )
          .scale(length, height, width)
          .at(0, 0.12, 0),
      ),
      part(
        "feet",
        chrome,
        four(
          all(sphere(0.05, 0.9, 20).at(0, 0.045, 0), sweep(way`0 0.05 0, 0.02 0.12 0.01, -0.03 0.2 -0.02`, [0.034, 0.026, 0.05])),
          length * 0.31,
          0,
          width * 0.31,
        ),
      ),
      part(
        "taps",
        chrome,
        all(
          tap.turn(0, -90, 0).at(length * 0.5 - 0.03, height + 0.13, 0),
          sweep(way`0.02 0 0, 0.02 -0.2 0, 0 -0.46 0`, 0.018)
            .at(length * 0.5, height + 0.13, 0.11)
            .mirror("z"),
        ),
      ),
      part("drain", chrome, cylinder(0.035, 0.012, { sides: 20 }).at(length * 0.2, 0.168, 0)),
      ask.has("full") &&
        part(
          "water",
          liquid(0x8fd0e0, null),
          cylinder(0.425, 0.02, { sides: 48 })
            .scale(length, 1, width)
            .at(0, height * 0.8 + 0.12, 0),
        ),
      ask.has("full") &&
        part(
          "foam",
          fixed("plastic", 0xf8fbfd),
          sphere(0.09, 0.7, 14).scatter(
            [
              [0.3, 0.1],
              [0.16, -0.08],
              [0.34, -0.09],
              [-0.05, 0.12],
              [0.06, 0.03],
              [-0.28, -0.05],
              [-0.38, 0.06],
              [0.22, 0.04],
            ].map(([x, z], at) => ({ at: [x * length * 0.9, height * 0.8 + 0.14, z * 1.6] as const, scale: 0.7 + (at % 3) * 0.3 })),
          ),
        ),
    ],
  }),
  program({
    id: "toilet",
    is: ["lidded"],
    nouns: ["lavatory", "loo", "toilet bowl", "wc"],
    about: "a toilet with a seat, a lid and a cistern",
    metresPerUnit: 0.6,
    wears: ["bowl body cistern", "handle button", "seat lid"],
    params: { tank: [0.52, 0.62], width: [0.62, 0.7] },
    traits: { closed: "shut" },
    sockets: () => ({ seat: { at: [0, 0.72, 0.2], size: [0.5, 1, 0.5] } }),
    parts: ({ tank, width }, ask) => {
      const lid = extrude(ellipse(0.62, 0.78, 40), 0.035, 0.012);
      const motion = turns([0, 0.74, -0.16], [1, 0, 0], 0, 95);
      return [
        part(
          "bowl",
          main("porcelain", 0xf5f4f0),
          all(
            lathe(
              flat`
                0 0, 0.2 0, 0.21 0.04, 0.15 0.12, 0.14 0.26, 0.2 0.38, 0.3 0.52, 0.33 0.62, 0.33 0.68, 0.26 0.68, 0.22 0.52, 0.1 0.4,
                0 0.38
              `,
              { smooth: 36, sides: 44 },
            )
              .scale(1, 1, 1.2)
              .at(0, 0, 0.2),
            loft(slices([0, 0.3, 0.4, 0.3, 0.28, 0.36, 0.6, 0.4, 0.4, 0.68, 0.42, 0.42], 0.4)).at(0, 0, -0.16),
          ),
        ),
        part(
          "cistern",
          main("porcelain", 0xf5f4f0),
          loft(
            slices(row`0 ${width - 0.08} 0.22, 0.04 ${width - 0.04} 0.26, ${tank - 0.04} ${width} 0.28, ${tank} ${width} 0.28`, 0.25),
          ).at(0, 0.68, -0.28),
        ),
        part(
          "cistern lid",
          main("porcelain", 0xf5f4f0),
          loft(slices(row`0 ${width + 0.04} 0.31, 0.035 ${width + 0.05} 0.33, 0.06 ${width + 0.01} 0.3`, 0.25)).at(0, tank + 0.68, -0.28),
        ),
        part(
          "button",
          chrome,
          all(
            cylinder(0.05, 0.03, { sides: 24 }).at(0, tank + 0.75, -0.28),
            cylinder(0.016, 0.1, { sides: 12 })
              .turn(0, 0, 90)
              .at(-width / 2 + 0.1, tank + 0.58, -0.13),
          ),
        ),
        part(
          "seat",
          third("plastic", 0xfaf9f6),
          extrude(ellipse(0.66, 0.8, 40), 0.04, 0.014, [ellipse(0.42, 0.54, 32)])
            .turn(-90, 0, 0)
            .at(0, 0.7, 0.2),
          { motion },
        ),
        part(
          "lid",
          third("plastic", 0xfaf9f6),
          ask.has("closed") ? lid.turn(-90, 0, 0).at(0, 0.745, 0.2) : lid.turn(-8, 0, 0).at(0, 1.1, -0.115),
          { motion: turns([0, 0.74, -0.16], [1, 0, 0], 0, ask.has("closed") ? -95 : 95) },
        ),
        part("hinges", chrome, twin(cylinder(0.022, 0.08, { sides: 14 }).turn(0, 0, 90), 0.13, 0.73, -0.14)),
      ];
    },
  }),
  program({
    id: "sink",
    nouns: ["washbasin", "wash basin", "bathroom sink", "basin", "hand basin", "washstand"],
    about: "a bathroom sink on a pedestal with a tap",
    metresPerUnit: 0.8,
    wears: ["basin pedestal", "tap"],
    params: { width: [0.66, 0.8], depth: [0.5, 0.58], base: pick("pedestal", "cupboard") },
    traits: { full: "filled water" },
    sockets: () => ({ inside: { at: [0, 0.9, 0.04], size: [0.4, 0.2, 0.3] } }),
    parts: ({ width, depth, base }, ask) => [
      part(
        "basin",
        main("porcelain", 0xf4f3ee),
        lathe(flat`0 0, 0.2 0.02, 0.4 0.12, 0.49 0.2, 0.5 0.24, 0.47 0.25, 0.4 0.24, 0.32 0.14, 0.18 0.08, 0 0.07`, {
          smooth: 34,
          sides: 48,
        })
          .scale(width, 1, depth)
          .at(0, 0.86, 0.03),
      ),
      part(
        "shelf",
        main("porcelain", 0xf4f3ee),
        loft(slices(row`0 ${width * 0.8} 0.12, 0.03 ${width * 0.96} 0.16, 0.09 ${width} 0.18, 0.11 ${width * 0.98} 0.17`, 0.5)).at(
          0,
          1.005,
          -depth / 2 + 0.02,
        ),
      ),
      base === "pedestal"
        ? part(
            "pedestal",
            main("porcelain", 0xf4f3ee),
            lathe(flat`0 0, 0.19 0, 0.2 0.03, 0.15 0.08, 0.12 0.2, 0.1 0.6, 0.14 0.82, 0.2 0.92, 0 0.92`, {
              smooth: 40,
              sides: 40,
            }).scale(1, 1, 0.9),
          )
        : part(
            "cupboard",
            third("wood", 0x9c6b40),
            all(
              box(width * 0.86, 0.86, depth * 0.8, 0.02).at(0, 0.44, -0.02),
              twin(box(width * 0.4, 0.74, 0.03, 0.012), width * 0.21, 0.44, depth * 0.4 - 0.02),
            ),
          ),
      base === "cupboard" && part("knobs", chrome, twin(sphere(0.02, 1, 14), 0.05, 0.6, depth * 0.4 + 0.01)),
      part("tap", chrome, tap.at(0, 1.1, -depth / 2 + 0.02)),
      part("drain", chrome, cylinder(0.028, 0.014, { sides: 20 }).at(0, 0.935, 0.03)),
      ask.has("full") &&
        part("water", liquid(0x9ad4e4, null), cylinder(0.36, 0.012, { sides: 40 }).scale(width, 1, depth).at(0, 1.05, 0.03)),
    ],
  }),
];
