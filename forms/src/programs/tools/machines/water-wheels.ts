import { all, box, cylinder, extrude, lathe, torus } from "@blenda/forge/language/form";
import { arc } from "@blenda/forge/language/lists";
import { flat } from "@blenda/forge/language/numbers";
import { many } from "@blenda/forge/language/places";
import { part, program, spins, turns, whole } from "@blenda/forge/language/program";
import { drumX, drumZ, hose, rod, side } from "@blenda/forge/language/shorthand";
import { courses } from "@blenda/forge/language/skins";
import { fixed, main, pane, second, third } from "@blenda/forge/language/substance";

const IRON = fixed("iron", 0x33363a);

/** What one looks through and what mirrors the sun. */
const sights = () => [
  part("horizon mirror", fixed("porcelain", 0xa9c6d6), all(box(0.02, 0.2, 0.18, 0.006).turn(0, 0, -14).at(-0.36, 0.84, 0.16))),
  part("shades", pane(0xc8552a), all(drumX(0.07, 0.014).at(-0.24, 1.04, 0.16), drumX(0.07, 0.014).at(-0.28, 1.02, 0.16))),
  part("mounts", main("brass"), all(box(0.06, 0.06, 0.2, 0.01).at(-0.34, 0.74, 0.08), box(0.05, 0.05, 0.18, 0.01).at(-0.24, 0.96, 0.08))),
  part(
    "telescope",
    main("brass"),
    all(
      lathe(flat`0 0, 0.05 0, 0.06 0.02, 0.06 0.16, 0.08 0.2, 0.08 0.52, 0.1 0.56, 0.1 0.62, 0 0.62`, { sides: 28 })
        .turn(0, 0, 90)
        .at(0.62, 0.86, 0.18),
      rod([0.26, 0.72, 0], [0.3, 0.86, 0.12], 0.03),
    ),
  ),
  part("eyepiece", IRON, drumX(0.062, 0.08).at(0.63, 0.86, 0.18)),
];

export const wheelsAndWater = [
  program({
    id: "water wheel",
    nouns: ["waterwheel", "mill wheel", "watermill wheel", "noria"],
    about: "a wooden water wheel with paddles, a stone pier and a channel the water falls from",
    metresPerUnit: 1.8,
    wears: ["wheel wood", "stone pier", "water"],
    params: { paddles: whole(12, 16), size: [0.74, 0.84] },
    parts: ({ paddles, size }) => {
      const y = size + 0.1;
      const motion = { motion: spins([0, y, 0], [0, 0, 1]) };
      const ring = (r: number, thick: number) => extrude(arc(r, 0, 354, 40), 0.06, 0.006, [arc(r - thick, 0, 354, 40)]);
      return [
        part(
          "wheel",
          main("wood", 0x7d532d),
          all(
            ring(size * 0.9, 0.1).at(0, 0, 0.2),
            ring(size * 0.9, 0.1).at(0, 0, -0.2),
            many(8, (at) =>
              box(0.06, size * 1.6, 0.05, 0.008)
                .turn(0, 0, at * 22.5)
                .at(0, 0, at % 2 ? 0.2 : -0.2),
            ),
            drumZ(0.1, 0.56, 0.02),
          ).at(0, y, 0),
          motion,
        ),
        part(
          "paddles",
          main("wood", 0x9a6a3a),
          many(paddles, (at) =>
            box(0.03, size * 0.3, 0.46, 0.006)
              .at(0, size * 0.86, 0)
              .turn(0, 0, (at * 360) / paddles),
          ).at(0, y, 0),
          motion,
        ),
        part("axle", IRON, all(drumZ(0.05, 0.86).at(0, y, 0), drumZ(0.12, 0.03).at(0, y, 0.28), drumZ(0.12, 0.03).at(0, y, -0.28))),
        part(
          "piers",
          second("stone", 0x8a8680, { paint: [courses(0.22, 0.12)] }),
          all(
            ...[0.42, -0.42].map((z) =>
              side(flat`-0.13 0, 0.13 0, 0.1 ${y - 0.04}, -0.1 ${y - 0.04}`, 0.5, 0.02)
                .turn(0, 90, 0)
                .at(0, 0, z),
            ),
          ),
        ),
        part("bearings", IRON, box(0.2, 0.1, 0.2, 0.02).at(0, y, 0.42).mirror("z")),
        part(
          "channel",
          main("wood", 0x8a5a30),
          all(
            box(1, 0.03, 0.44, 0.006).at(-0.72, y + size + 0.1, 0),
            box(1, 0.14, 0.03, 0.006)
              .at(-0.72, y + size + 0.15, 0.21)
              .mirror("z"),
            rod([-1.1, 0, 0.24], [-1.06, y + size + 0.1, 0.2], 0.05).mirror("z"),
            box(0.08, 0.08, 0.6, 0.01).at(-1.06, y + size + 0.05, 0),
          ),
        ),
        part(
          "water",
          third("glass", 0x7fc0dc),
          all(
            box(1, 0.05, 0.36, 0.01).at(-0.71, y + size + 0.15, 0),
            hose(
              [-0.24, y + size + 0.15, 0, -0.12, y + size + 0.13, 0, -0.04, y + size - 0.02, 0, -0.02, y + size - 0.16, 0],
              [0.03, 0.03, 0.028, 0.02],
              { flatten: 1 },
            ).scale(1, 1, 4.4),
          ),
        ),
        part("pool", third("glass", 0x5fa8cc), cylinder(1.15, 0.05, { bevel: 0.02 }).scale(1, 1, 0.72).at(0, 0.025, 0)),
      ];
    },
  }),
  program({
    id: "sextant",
    nouns: ["nautical sextant", "brass sextant", "navigation sextant", "octant"],
    about: "a brass sextant with a graduated arc, an index arm, mirrors and a small telescope",
    metresPerUnit: 0.16,
    wears: ["frame arc", "handle"],
    params: { aim: [-18, 16] },
    sockets: () => ({ grip: { at: [0, 0.5, -0.2], size: [0.2, 0.4, 0.2] } }),
    parts: ({ aim }) => {
      const arm = (form: ReturnType<typeof box>) => form.turn(0, 0, aim).at(0, 1.16, 0);
      const motion = { motion: turns([0, 1.16, 0], [0, 0, 1], -30, 30) };
      return [
        part(
          "frame",
          main("brass"),
          all(
            extrude([...arc(1, 238, 302, 24), ...arc(0.86, 302, 238, 24)], 0.06, 0.012).at(0, 1.16, 0),
            rod([0, 1.16, 0], [-0.46, 0.38, 0], 0.036),
            rod([0, 1.16, 0], [0.46, 0.38, 0], 0.036),
            rod([-0.28, 0.7, 0], [0.28, 0.7, 0], 0.028),
            rod([-0.16, 0.68, 0], [0, 0.34, 0], 0.022),
            rod([0.16, 0.68, 0], [0, 0.34, 0], 0.022),
            cylinder(0.1, 0.1).turn(90, 0, 0).at(0, 1.16, 0),
          ),
        ),
        part(
          "scale",
          fixed("silver", 0xdfe2e4),
          extrude([...arc(0.97, 240, 300, 24), ...arc(0.92, 300, 240, 24)], 0.07, 0.004).at(0, 1.16, 0),
        ),
        part(
          "marks",
          fixed("iron", 0x232427),
          many(25, (at) =>
            box(0.006, at % 4 === 0 ? 0.04 : 0.022, 0.076, 0)
              .at(0, -0.945, 0)
              .turn(0, 0, -29 + at * 2.4)
              .at(0, 1.16, 0),
          ),
        ),
        part(
          "arm",
          main("brass"),
          arm(
            all(
              box(0.09, 1.02, 0.03, 0.01).at(0, -0.46, 0.06),
              box(0.2, 0.12, 0.06, 0.02).at(0, -0.94, 0.06),
              drumZ(0.06, 0.1).at(0.12, -0.98, 0.06),
              torus(0.07, 0.016).turn(90, 0, 0).at(0, -0.8, 0.09),
            ),
          ),
          motion,
        ),
        part("index mirror", fixed("porcelain", 0xa9c6d6), arm(box(0.02, 0.22, 0.2, 0.006).turn(0, 0, 20).at(0, 0.04, 0.18)), motion),
        ...sights(),
        part(
          "handle",
          second("wood", 0x5a3018),
          all(
            hose(
              [0.1, 0.86, -0.06, 0.1, 0.84, -0.2, 0.1, 0.6, -0.24, 0.1, 0.46, -0.18, 0.1, 0.44, -0.04],
              [0.03, 0.045, 0.055, 0.045, 0.03],
            ),
          ),
        ),
        part(
          "feet",
          main("brass"),
          all(
            rod([0, 0.2, 0], [0, 0.02, 0], 0.03),
            rod([0.44, 0.36, 0], [0.48, 0.02, 0.06], 0.026).mirror("x"),
            box(1.1, 0.04, 0.4, 0.015).at(0, 0.02, 0),
          ),
        ),
      ];
    },
  }),
];
