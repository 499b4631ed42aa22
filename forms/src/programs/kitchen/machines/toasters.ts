import { all, box, cylinder, extrude, lathe, loft, sphere, sweep, torus } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { flat, row, slices, way } from "@blenda/forge/language/numbers";
import { roundedRectangle, softOutline } from "@blenda/forge/language/outlines";
import { four, many, twin } from "@blenda/forge/language/places";
import { part, pick, program, slides, spins, turns } from "@blenda/forge/language/program";
import { drumZ, rod } from "@blenda/forge/language/shorthand";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";
import { ENAMELS } from "@blenda/forge/language/tones";

const black = fixed("plastic", 0x222326);
const chrome = second("steel", 0xc9ced2);

export const breakfast = [
  program({
    id: "toaster",
    nouns: ["bread toaster"],
    about: "a kitchen toaster with two slots and slices of toast",
    metresPerUnit: 0.3,
    wears: ["body", "lever trim"],
    params: { width: [0.95, 1.1], height: [0.58, 0.68], tone: pick("red", "cream", "mint", "blue") },
    traits: { empty: "" },
    sockets: ({ height }) => ({
      slot: { at: [0, height * 0.4, 0.1], size: [0.6, 0.4, 0.08] },
      top: { at: [0, height, 0], size: [0.8, 0.4, 0.4] },
    }),
    parts: ({ width, height, tone }, ask) => {
      const slice = extrude(
        softOutline(flat`-0.24 -0.24, 0.24 -0.24, 0.24 0.1, 0.29 0.2, 0.2 0.27, 0 0.25, -0.2 0.27, -0.29 0.2, -0.24 0.1`, 4),
        0.07,
        0.014,
      );
      const side = width / 2;
      return [
        part(
          "body",
          main("paint", ENAMELS[tone]),
          loft(
            slices(
              row`0.04 ${width} 0.54, 0.1 ${width + 0.02} 0.56, ${height * 0.7} ${width} 0.54, ${height * 0.88} ${width - 0.04} 0.48, ${height * 0.96} ${width - 0.1} 0.4, ${height} ${width - 0.2} 0.3`,
              0.5,
            ),
          ),
        ),
        part(
          "trim",
          chrome,
          all(
            loft(slices(row`0 ${width + 0.03} 0.57, 0.06 ${width + 0.03} 0.57`, 0.5)),
            box(width * 0.72, 0.02, 0.1, 0.008)
              .at(0, height, 0.09)
              .mirror("z"),
          ),
        ),
        part(
          "slots",
          black,
          box(width * 0.68, 0.03, 0.06, 0.004)
            .at(0, height + 0.001, 0.09)
            .mirror("z"),
        ),
        !ask.has("empty") &&
          part("toast", fixed("clay", 0xc68a45), slice.at(0, height + 0.02, 0.09).mirror("z"), { motion: slides([0, 1, 0], -0.25) }),
        part(
          "lever",
          chrome,
          all(
            box(0.09, 0.05, 0.14, 0.02).at(side + 0.06, height * 0.66, 0),
            box(0.02, height * 0.5, 0.03, 0.004).at(side + 0.005, height * 0.45, 0),
          ),
          { motion: slides([0, 1, 0], -0.25) },
        ),
        part(
          "dial",
          chrome,
          all(
            cylinder(0.05, 0.05, { sides: 24 })
              .turn(0, 0, 90)
              .at(side + 0.02, height * 0.3, 0.14),
            box(0.02, 0.08, 0.014, 0.004).at(side + 0.045, height * 0.3, 0.14),
          ),
          { motion: turns([side, height * 0.3, 0.14], [1, 0, 0], 0, 270) },
        ),
        part("feet", black, four(cylinder(0.04, 0.04, { sides: 16 }), side - 0.14, 0.0, 0.19)),
      ];
    },
  }),
  program({
    id: "coffee machine",
    nouns: ["espresso machine", "coffee maker", "coffeemaker", "coffee-maker"],
    about: "an espresso machine with a handle, a steam pipe and a cup",
    metresPerUnit: 0.36,
    wears: ["body", "trim", "cup"],
    params: { width: [0.82, 0.95], height: [0.95, 1.05], tone: pick("red", "cream", "mint", "black") },
    sockets: ({ height }) => ({ top: { at: [0, height + 0.02, -0.1], size: [0.7, 0.3, 0.5] } }),
    parts: ({ width, height, tone }) => {
      const paint = main("paint", ENAMELS[tone]);
      const dial = height * 0.82;
      return [
        part(
          "body",
          paint,
          all(
            extrude(roundedRectangle(width, height - 0.04, 0.08, 5), 0.36, 0.03).at(0, height / 2, -0.24),
            extrude(roundedRectangle(width, height * 0.36, 0.08, 5), 0.78, 0.03).at(0, height * 0.8, -0.03),
            box(width, 0.14, 0.82, 0.03).at(0, 0.09, 0),
          ),
        ),
        part(
          "rail",
          chrome,
          all(
            sweep(
              roundedRectangle(width - 0.08, 0.6, 0.06, 4).map(([x, z]) => [x, height + 0.06, z - 0.06] as const),
              0.012,
              { isClosed: true },
            ),
            four(cylinder(0.012, 0.09, { sides: 10 }), width / 2 - 0.1, height + 0.02, 0.2),
          ),
        ),
        part(
          "tray",
          chrome,
          all(
            box(width * 0.8, 0.02, 0.42, 0.006).at(0, 0.162, 0.18),
            box(width * 0.74, 0.014, 0.02, 0.003)
              .at(0, 0.175, 0.18)
              .array(7, [0, 0, 0.055]),
          ),
        ),
        part(
          "group",
          chrome,
          all(
            cylinder(0.13, 0.1, { sides: 32 }).at(0, height * 0.6, 0.18),
            cylinder(0.11, 0.08, { sides: 32 }).at(0, height * 0.54, 0.18),
            twin(rod([0, height * 0.52, 0], [0, height * 0.46, 0.01], 0.02), 0.03, 0, 0.18),
          ),
        ),
        part("handle", black, sweep(way`0 ${height * 0.54} 0.28, 0 ${height * 0.53} 0.42, 0 ${height * 0.51} 0.6`, [0.028, 0.045, 0.036]), {
          motion: turns([0, height * 0.54, 0.18], [0, 1, 0], -60, 0),
        }),
        part(
          "steam pipe",
          chrome,
          sweep(way`0 ${height * 0.7} 0.36, 0.02 ${height * 0.66} 0.44, 0.02 ${height * 0.5} 0.44, 0.05 ${height * 0.3} 0.48`, 0.018).at(
            width * 0.38,
            0,
            0,
          ),
        ),
        part("gauge", fixed("paper", 0xf3eee0), drumZ(0.075, 0.03).at(0, dial, 0.365)),
        part(
          "gauge ring",
          chrome,
          all(hoop(0.078, 0.014).turn(90, 0, 0).at(0, dial, 0.372), box(0.01, 0.06, 0.01, 0.002).turn(0, 0, 30).at(-0.012, dial, 0.384)),
        ),
        part("knobs", black, twin(cylinder(0.06, 0.08, { sides: 10 }).turn(90, 0, 0), width * 0.33, height * 0.82, 0.38), {
          motion: spins([width * 0.33, height * 0.82, 0.38], [0, 0, 1]),
        }),
        part("lamp", light(0xff5a3c), twin(sphere(0.02, 1, 12), width * 0.17, height * 0.82, 0.36)),
        part(
          "cup",
          third("porcelain", 0xf5f2ea),
          all(
            lathe(flat`0 0, 0.06 0, 0.07 0.02, 0.1 0.14, 0.085 0.14, 0.06 0.03, 0 0.03`, { sides: 32 }),
            sweep(way`0.09 0.11 0, 0.15 0.1 0, 0.14 0.05 0, 0.08 0.05 0`, 0.014),
          ).at(0, 0.18, 0.18),
        ),
        part("coffee", fixed("plastic", 0x3a1f10), cylinder(0.09, 0.012, { sides: 28, bevel: 0 }).at(0, 0.3, 0.18)),
      ];
    },
  }),
  program({
    id: "kitchen scale",
    nouns: ["scale", "weighing scale", "kitchen scales", "weighing scales"],
    about: "a kitchen scale with a dial and a pan on top",
    metresPerUnit: 0.22,
    wears: ["body", "pan"],
    params: { height: [0.62, 0.72], tone: pick("red", "mint", "cream", "blue") },
    sockets: ({ height }) => ({
      top: { at: [0, height + 0.18, 0], size: [0.8, 0.5, 0.8] },
      inside: { at: [0, height + 0.16, 0], size: [0.7, 0.5, 0.7] },
    }),
    parts: ({ height, tone }) => [
      part(
        "body",
        main("paint", ENAMELS[tone]),
        loft(slices(row`0.03 0.84 0.56, 0.1 0.82 0.54, ${height * 0.6} 0.66 0.42, ${height} 0.42 0.3, ${height + 0.03} 0.36 0.26`, 0.5)),
      ),
      part(
        "dial",
        fixed("paper", 0xf6f1e4),
        cylinder(0.24, 0.03)
          .turn(90, 0, 0)
          .turn(-8, 0, 0)
          .at(0, height * 0.5, 0.246),
      ),
      part(
        "ring",
        second("steel", 0xc9ced2),
        torus(0.245, 0.022)
          .turn(82, 0, 0)
          .at(0, height * 0.5, 0.26),
      ),
      part(
        "marks",
        black,
        many(16, (at) =>
          box(0.012, at % 4 ? 0.03 : 0.055, 0.008, 0.001)
            .at(0, 0.195, 0)
            .turn(0, 0, at * 22.5),
        )
          .turn(-8, 0, 0)
          .at(0, height * 0.5, 0.262),
      ),
      part(
        "needle",
        fixed("paint", 0xc0392b),
        extrude(flat`-0.018 -0.06, 0.018 -0.06, 0.004 0.17, -0.004 0.17`, 0.012, 0.002)
          .turn(0, 0, 20)
          .turn(-8, 0, 0)
          .at(0, height * 0.5, 0.268),
        { motion: spins([0, height * 0.5, 0.26], [0, 0, -1]) },
      ),
      part(
        "stem",
        second("steel", 0xc9ced2),
        all(
          cylinder(0.07, 0.12, { sides: 20 }).at(0, height + 0.08, 0),
          lathe(flat`0 0.12, 0.2 0.12, 0.36 0.16, 0.44 0.24, 0.46 0.25, 0.43 0.26, 0.34 0.18, 0.2 0.14, 0 0.14`, {
            smooth: 44,
            sides: 52,
          }).at(0, height, 0),
        ),
        { motion: slides([0, 1, 0], -0.04) },
      ),
      part("feet", black, four(cylinder(0.05, 0.05, { sides: 16 }), 0.3, 0.015, 0.18)),
    ],
  }),
];
