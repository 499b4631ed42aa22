import { all, box, cylinder, type Form, lathe, loft, sphere } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { part, program, spins, whole } from "@blenda/forge/language/program";
import { drumX, drumZ, hose, rod, side, slices } from "@blenda/forge/language/shorthand";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";

const GLASS = fixed("plastic", 0x1d3440);
/** Blades round an upright axle. */
const rotor = (count: number, length: number, width: number): Form =>
  all(
    box(width, 0.014, length, 0.005)
      .turn(0, 0, 8)
      .at(0, 0, length / 2)
      .ring(count),
    cylinder(width * 0.7, 0.06),
  );

export const aircraft = [
  program({
    id: "helicopter",
    nouns: ["chopper helicopter", "copter", "rescue helicopter", "attack helicopter", "gyrocopter"],
    about: "a helicopter with a main rotor, a tail boom with a small rotor, a glazed cabin and skids",
    metresPerUnit: 4.4,
    wears: ["body", "stripe", "rotor"],
    params: { blades: whole(2, 4), plump: [0.94, 1.08] },
    parts: ({ blades, plump }) => [
      part(
        "body",
        main("paint", 0xc23a2f),
        all(
          loft(
            slices([
              -0.42, 0.14, 0.14, 1, 0.12, -0.3, 0.34, 0.36, 0.9, 0.04, 0, 0.48, 0.54, 0.8, 0, 0.3, 0.46, 0.52, 0.8, 0, 0.52, 0.32, 0.34,
              0.9, 0.06, 0.62, 0.1, 0.12, 1, 0.1,
            ]),
          )
            .turn(-90, 0, 180)
            .turn(0, 180, 0)
            .scale(plump, 1, 1)
            .at(0, 0.52, 0.2),
          rod([0, 0.6, -0.1], [0, 0.66, -1.24], 0.12, 0.045),
          side(flat`-1.3 0.56, -1.16 0.6, -1.2 0.72, -1.34 0.98, -1.42 0.98`, 0.03, 0.008),
          box(0.2, 0.14, 0.5, 0.05).at(0, 0.82, 0.08),
          box(0.44, 0.02, 0.12, 0.008).at(0, 0.66, -1),
        ),
      ),
      part(
        "glass",
        GLASS,
        loft(slices([0.24, 0.47, 0.34, 0.8, -0.1, 0.4, 0.43, 0.34, 0.8, -0.05, 0.54, 0.31, 0.28, 0.9, 0.035, 0.63, 0.1, 0.1, 1, 0.085]))
          .turn(-90, 0, 180)
          .turn(0, 180, 0)
          .scale(plump * 1.01, 1.02, 1.008)
          .at(0, 0.52, 0.2),
      ),
      part("doors", GLASS, box(0.505 * plump, 0.2, 0.24, 0.03).at(0, 0.6, 0.24)),
      part(
        "stripe",
        second("plastic", 0xf3efe4),
        all(box(0.496 * plump, 0.05, 0.5, 0.01).at(0, 0.42, 0.16), rod([0, 0.63, -0.72], [0, 0.635, -0.82], 0.082, 0.076)),
      ),
      part("rotor", third("iron", 0x2d2e31), rotor(blades, 1.14, 0.085).at(0, 1, 0.1), { motion: spins([0, 1, 0.1], [0, 1, 0]) }),
      part("mast", fixed("steel", 0x84888d), cylinder(0.035, 0.2).at(0, 0.92, 0.1)),
      part("tail rotor", third("iron", 0x2d2e31), rotor(2, 0.2, 0.04).turn(0, 0, 90).at(0.05, 0.74, -1.27), {
        motion: spins([0.05, 0.74, -1.27], [1, 0, 0]),
      }),
      part(
        "skids",
        fixed("iron", 0x3a3b3e),
        all(
          hose([0.28, 0.03, -0.34, 0.28, 0.03, 0.5, 0.28, 0.1, 0.62], 0.024),
          rod([0.28, 0.03, -0.1], [0.16, 0.34, -0.06], 0.02),
          rod([0.28, 0.03, 0.36], [0.16, 0.34, 0.32], 0.02),
        ).mirror("x"),
      ),
      part("lamp", light(0xff4136), sphere(0.025).at(0, 0.72, -1.1)),
    ],
  }),
  program({
    id: "glider",
    nouns: ["sailplane", "glider plane"],
    about: "a glider with long slim wings, a glass canopy and a high tail",
    metresPerUnit: 4,
    wears: ["body fuselage", "wing"],
    params: { span: [1.4, 1.7], sweep: [0, 0.06] },
    parts: ({ span, sweep }) => {
      const wing = loft(slices([0, 0.2, 0.035, 1, 0, 0.6, 0.17, 0.03, 1, 0, 0.95, 0.1, 0.018, 1, 0, 1, 0.03, 0.01, 1, 0]))
        .turn(0, 90, 0)
        .turn(0, 0, -86)
        .scale(span, 1, 1)
        .at(0.03, 0.34, 0.12 - sweep);
      return [
        part(
          "body",
          main("plastic", 0xf3f2ee),
          all(
            lathe(flat`0 -1.1, 0.035 -1.08, 0.045 -0.6, 0.08 -0.1, 0.14 0.3, 0.13 0.52, 0.07 0.74, 0 0.8`, { smooth: 36 })
              .turn(90, 0, 0)
              .at(0, 0.28, 0),
            side(flat`-1.12 0.26, -0.9 0.28, -1 0.66, -1.12 0.66`, 0.03, 0.01),
          ),
        ),
        part("wings", second("plastic", 0xf3f2ee), all(wing.mirror("x"), box(0.66, 0.02, 0.13, 0.009).at(0, 0.66, -1.06))),
        part("canopy", fixed("plastic", 0x274656), sphere(0.12, 1, 28).scale(0.86, 0.9, 2.1).at(0, 0.345, 0.38)),
        part(
          "tips",
          fixed("plastic", 0xc8342e),
          all(
            box(0.1, 0.024, 0.1, 0.006)
              .at(span * 0.95, 0.34 + span * 0.066, 0.12 - sweep)
              .mirror("x"),
            side(flat`-1.122 0.6, -0.98 0.6, -1 0.668, -1.122 0.668`, 0.036, 0.008),
          ),
        ),
        part("wheel", fixed("rubber"), drumX(0.07, 0.05, 0.02).at(0, 0.12, 0.22), { motion: spins([0, 0.12, 0.22], [1, 0, 0]) }),
      ];
    },
  }),
  program({
    id: "drone",
    nouns: ["quadcopter", "camera drone", "quadrocopter", "hexacopter", "uav"],
    about: "a drone with four arms, propellers and a camera below",
    metresPerUnit: 0.35,
    wears: ["body", "arm propeller"],
    params: { reach: [0.5, 0.6], body: [0.9, 1.1] },
    parts: ({ reach, body }) => [
      part(
        "body",
        main("plastic", 0xe6e6e8),
        loft(
          slices([0, 0.2, 0.4, 0.7, 0, 0.05, 0.32, 0.54, 0.7, 0, 0.13, 0.32, 0.54, 0.8, 0, 0.18, 0.22, 0.4, 0.9, 0, 0.2, 0.1, 0.2, 1, 0]),
        )
          .scale(body, 1, body)
          .at(0, 0.16, 0),
      ),
      part("arms", main("plastic", 0xe6e6e8), rod([0, 0.25, 0.16], [0, 0.27, reach], 0.035, 0.028).ring(4, 45)),
      part("motors", fixed("steel", 0x4a4d52), cylinder(0.055, 0.1).at(0, 0.29, reach).ring(4, 45)),
      ...[45, 135, 225, 315].map((angle) => {
        const [x, z] = [Math.sin((angle * Math.PI) / 180) * reach, Math.cos((angle * Math.PI) / 180) * reach];
        return part(
          "propeller",
          second("plastic", 0x26282c),
          all(box(0.05, 0.012, 0.3, 0.005).turn(0, 0, 14).at(0, 0, 0.15).ring(2, angle), cylinder(0.03, 0.03)).at(x, 0.355, z),
          { motion: spins([x, 0.355, z], [0, 1, 0]) },
        );
      }),
      part(
        "legs",
        fixed("plastic", 0x2a2c30),
        hose([0.1, 0.18, 0.14, 0.2, 0.02, 0.16, 0.2, 0.015, -0.16, 0.1, 0.18, -0.14], 0.018).mirror("x"),
      ),
      part("camera", fixed("plastic", 0x17181b), all(sphere(0.08).at(0, 0.13, 0.2), drumZ(0.04, 0.06).at(0, 0.13, 0.26))),
      part("lens", fixed("glass", 0x3a5f8f), drumZ(0.028, 0.02).at(0, 0.13, 0.285)),
      part(
        "lamps",
        light(0x5cff7a),
        sphere(0.02)
          .at(0, 0.24, reach + 0.03)
          .ring(2, 135),
      ),
      part(
        "front lamps",
        light(0xff4b3a),
        sphere(0.02)
          .at(0, 0.24, reach + 0.03)
          .ring(1, 45),
      ),
    ],
  }),
];
