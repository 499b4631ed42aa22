import { all, box, cylinder, extrude, type Form, lathe, loft, sphere, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { softOutline } from "@blenda/forge/language/outlines";
import { part, program, spins, whole } from "@blenda/forge/language/program";
import { drumX, drumZ, hose, rod, side, slices } from "@blenda/forge/language/shorthand";
import { fixed, light, main, second } from "@blenda/forge/language/substance";

export const household = [
  program({
    id: "fan",
    nouns: ["electric fan", "desk fan", "table fan", "ventilator", "standing fan", "floor fan", "pedestal fan"],
    about: "an electric fan: blades in a wire cage on a stand",
    metresPerUnit: 0.4,
    wears: ["body foot cage", "blade"],
    params: { blades: whole(3, 5), neck: [0.5, 0.66], tilt: [0, 10] },
    variants: { standing: { words: "floor pedestal tall", set: { neck: 1.9 } } },
    parts: ({ blades, neck, tilt }) => {
      const head = (form: Form) => form.turn(-tilt, 0, 0).at(0, neck + 0.3, 0.08);
      const wire = hose([0, 0.06, 0.05, 0.3, 0.1, 0.05, 0.45, 0, 0.05], 0.007).at(0, 0, -0.05).turn(90, 0, 0);
      const cage = all(...Array.from({ length: 24 }, (_, at) => wire.turn(0, 0, at * 15)));
      const blade = extrude(softOutline(flat`0.02 0, 0.34 -0.14, 0.4 0.02, 0.3 0.16, 0.05 0.07`, 4), 0.016, 0.004).turn(24, 0, 0);
      return [
        part(
          "cage",
          main("steel", 0xc2c6ca),
          head(all(cage.at(0, 0, 0.02), torus(0.45, 0.016).turn(90, 0, 0), torus(0.3, 0.008).turn(90, 0, 0).at(0, 0, 0.12))),
        ),
        part("back cage", main("steel", 0xc2c6ca), head(all(cage.turn(0, 180, 0), torus(0.46, 0.012).turn(90, 0, 0).at(0, 0, -0.02)))),
        part(
          "blades",
          second("plastic", 0x4fa0b8),
          head(all(...Array.from({ length: blades }, (_, at) => blade.turn(0, 0, (360 / blades) * at)), drumZ(0.07, 0.08, 0.02))),
          { motion: spins([0, neck + 0.3, 0.08], [0, Math.sin((tilt * Math.PI) / 180), Math.cos((tilt * Math.PI) / 180)]) },
        ),
        part(
          "motor",
          main("paint", 0x3f8f86),
          all(
            head(sphere(0.14, 1).scale(1, 1, 1.3).at(0, 0, -0.2)),
            head(drumZ(0.08, 0.02).at(0, 0, 0.13)),
            lathe(flat`0 0, 0.32 0, 0.34 0.03, 0.28 0.07, 0.08 0.1, 0.05 0.14, 0 0.14`).at(0, 0, 0),
            rod([0, 0.1, 0], [0, neck + 0.24, -0.08], 0.045),
          ),
        ),
        part("knob", fixed("plastic", 0xe9e4d6), all(cylinder(0.035, 0.05).array(3, [0.09, 0, 0]).at(0, 0.075, 0.22))),
      ];
    },
  }),
  program({
    id: "heater",
    nouns: ["electric heater", "space heater", "fan heater"],
    about: "an electric heater with glowing bars before a bright reflector",
    metresPerUnit: 0.5,
    wears: ["case body", "grille"],
    params: { bars: whole(2, 3), wide: [0.9, 1.1] },
    parts: ({ bars, wide }) => [
      part(
        "case",
        main("paint", 0xd9d2c2),
        all(
          box(wide, 0.06, 0.34, 0.025).at(0, 0.13, 0),
          box(wide, 0.08, 0.34, 0.03).at(0, 0.86, 0),
          box(0.08, 0.78, 0.34, 0.025)
            .at(wide / 2 - 0.04, 0.5, 0)
            .mirror("x"),
          box(wide - 0.06, 0.74, 0.06, 0.01).at(0, 0.5, -0.13),
        ),
      ),
      part("reflector", fixed("steel", 0xe0e0dc), box(wide - 0.18, 0.68, 0.02, 0.004).at(0, 0.5, -0.08)),
      part(
        "bars",
        light(0xff6a1f),
        drumX(0.028, wide - 0.16)
          .array(bars, [0, 0.22, 0])
          .at(0, 0.5, 0),
      ),
      part("grille", second("steel", 0xa8acb0), rod([0, 0.14, 0.15], [0, 0.84, 0.15], 0.009).array(Math.round(wide * 14), [0.058, 0, 0])),
      part(
        "knobs",
        fixed("plastic", 0x2a2b2e),
        cylinder(0.05, 0.04)
          .array(2, [0.2, 0, 0])
          .at(wide * 0.22, 0.91, 0),
      ),
      part(
        "feet",
        fixed("iron", 0x2f3033),
        all(
          box(0.06, 0.1, 0.5, 0.03)
            .at(wide / 2 - 0.14, 0.06, 0)
            .mirror("x"),
        ),
      ),
      part(
        "cable",
        fixed("rubber", 0x1d1d1f),
        hose([wide / 2, 0.16, -0.12, wide / 2 + 0.12, 0.02, -0.14, wide / 2 + 0.06, 0.02, -0.36, wide / 2 - 0.2, 0.02, -0.4], 0.018),
      ),
    ],
  }),
  program({
    id: "vacuum cleaner",
    nouns: ["vacuum", "hoover", "canister vacuum"],
    about: "a vacuum cleaner: a body on wheels with a hose, a tube and a floor head",
    metresPerUnit: 0.55,
    wears: ["body", "hose tube"],
    params: { long: [0.9, 1.05], wheel: [0.16, 0.2] },
    parts: ({ long, wheel }) => [
      part(
        "body",
        main("plastic", 0xc23a34),
        loft(
          slices([
            0, 0.3, 0.6, 0.7, 0, 0.06, 0.42, 0.82, 0.8, 0, 0.24, 0.46, 0.86, 0.9, 0, 0.36, 0.38, 0.7, 1, -0.03, 0.42, 0.2, 0.4, 1, -0.05,
            0.43, 0.02, 0.02, 1, -0.05,
          ]),
        )
          .scale(1, 1, long)
          .at(-0.34, 0.06, -0.2),
      ),
      part(
        "band",
        fixed("plastic", 0x26282c),
        loft(slices([0, 0.47, 0.87, 0.9, 0, 0.05, 0.475, 0.875, 0.9, 0]))
          .scale(1, 1, long)
          .at(-0.34, 0.2, -0.2),
      ),
      part("wheels", fixed("rubber", 0x232427), drumX(wheel, 0.07, 0.02).at(0.25, 0, 0).mirror("x").at(-0.34, wheel, -0.4), {
        motion: spins([0, wheel, -0.4], [1, 0, 0]),
      }),
      part(
        "hubs",
        fixed("steel", 0xb7bbbf),
        drumX(wheel * 0.5, 0.08, 0.02)
          .at(0.25, 0, 0)
          .mirror("x")
          .at(-0.34, wheel, -0.4),
      ),
      part("handle", fixed("plastic", 0x26282c), hose([-0.34, 0.46, -0.44, -0.34, 0.58, -0.34, -0.34, 0.6, -0.2, -0.34, 0.5, -0.02], 0.03)),
      part(
        "hose",
        second("rubber", 0x3a3c41),
        hose([-0.34, 0.3, 0.2, -0.32, 0.36, 0.42, -0.1, 0.7, 0.5, 0.14, 1.1, 0.2, 0.3, 1.3, -0.12, 0.34, 1.24, -0.24], 0.045),
      ),
      part("tube", fixed("steel", 0xc3c7cb), rod([0.34, 1.24, -0.26], [0.34, 0.1, 0.62], 0.035)),
      part("grip", fixed("plastic", 0x26282c), rod([0.34, 1.3, -0.3], [0.34, 1.08, -0.14], 0.05)),
      part(
        "head",
        fixed("plastic", 0x26282c),
        all(side(flat`-0.1 0, 0.14 0, 0.14 0.04, 0.02 0.1, -0.08 0.1`, 0.5, 0.02).at(0.34, 0, 0.66), drumX(0.05, 0.12).at(0.34, 0.1, 0.62)),
      ),
      part("button", light(0x7fe08a), cylinder(0.05, 0.03).at(-0.34, 0.49, -0.16)),
    ],
  }),
  program({
    id: "hair dryer",
    nouns: ["hairdryer", "blow dryer", "hair drier", "blow drier"],
    about: "a hair dryer with a nozzle, a round body and a handle",
    metresPerUnit: 0.2,
    wears: ["body handle", "nozzle"],
    params: { long: [0.3, 0.42], lean: [6, 14] },
    sockets: () => ({ grip: { at: [0, 0.3, -0.2], size: [0.2, 0.5, 0.25] } }),
    parts: ({ long, lean }) => [
      part(
        "body",
        main("plastic", 0xd64f78),
        lathe(flat`0 -0.5, 0.2 -0.5, 0.27 -0.44, 0.3 -0.2, 0.26 0.1, 0.2 0.3, 0.19 0.34, 0 0.34`, { smooth: 0 })
          .turn(90, 0, 0)
          .at(0, 0.95, 0),
      ),
      part(
        "handle",
        main("plastic", 0xd64f78),
        loft(slices([0, 0.2, 0.26, 1, 0, 0.05, 0.22, 0.28, 1, 0, 0.4, 0.18, 0.24, 1, 0.02, 0.8, 0.22, 0.3, 1, 0.04]))
          .turn(lean, 0, 0)
          .at(0, 0, -0.26),
      ),
      part(
        "nozzle",
        second("plastic", 0x26272b),
        loft(slices([0, 0.42, 0.42, 1, 0, 0.1, 0.4, 0.4, 1, 0, 0.3, 0.46, 0.22, 0.8, 0, 0.36, 0.5, 0.16, 0.6, 0]))
          .scale(1, long / 0.36, 1)
          .turn(90, 0, 0)
          .at(0, 0.95, 0.32),
      ),
      part(
        "grille",
        fixed("steel", 0x4d5156),
        all(
          torus(0.2, 0.02).turn(90, 0, 0),
          torus(0.12, 0.016).turn(90, 0, 0),
          torus(0.05, 0.016).turn(90, 0, 0),
          box(0.4, 0.02, 0.02, 0.005),
          box(0.02, 0.4, 0.02, 0.005),
        ).at(0, 0.95, -0.505),
      ),
      part("switches", fixed("plastic", 0xf1efe9), box(0.08, 0.12, 0.05, 0.015).array(2, [0, 0.18, 0]).turn(lean, 0, 0).at(0, 0.52, -0.04)),
      part(
        "cable",
        fixed("rubber", 0x202124),
        hose([0, 0.04, -0.26, 0, -0.06, -0.26, 0.06, -0.1, -0.4, 0.3, -0.1, -0.5, 0.5, -0.1, -0.3, 0.62, -0.1, -0.2], 0.025),
      ),
    ],
  }),
  program({
    id: "clothes iron",
    nouns: ["steam iron", "flat iron", "flatiron", "electric iron", "smoothing iron"],
    about: "an iron for pressing clothes, with a pointed steel sole and a handle",
    metresPerUnit: 0.22,
    wears: ["body", "handle"],
    params: { high: [0.3, 0.38], grip: [0.04, 0.052] },
    sockets: () => ({ grip: { at: [0, 0.52, -0.1], size: [0.15, 0.2, 0.5] } }),
    parts: ({ high, grip }) => {
      const foot = softOutline(flat`0 0.62, 0.13 0.36, 0.24 0, 0.26 -0.4, 0.2 -0.52, -0.2 -0.52, -0.26 -0.4, -0.24 0, -0.13 0.36`);
      return [
        part("sole", fixed("steel", 0xc9cdd1), extrude(foot, 0.06, 0.015).turn(90, 0, 0).at(0, 0.03, 0)),
        part(
          "body",
          { ...main("plastic", 0x3c7fb8), isOpen: false },
          loft(slices([0, 0.5, 1.02, 0.9, -0.02, 0.08, 0.46, 0.96, 0.95, -0.03, 0.24, 0.3, 0.7, 1, -0.1, 0.34, 0.2, 0.5, 1, -0.14]))
            .scale(0.94, high / 0.34, 0.98)
            .at(0, 0.06, 0.02),
        ),
        part(
          "handle",
          second("plastic", 0x23252a),
          hose(
            [0, 0.3, 0.3, 0, 0.46, 0.32, 0, 0.58, 0.2, 0, 0.58, -0.2, 0, 0.5, -0.46, 0, 0.24, -0.46],
            [grip * 1.3, grip, grip, grip, grip * 1.3, grip * 1.6],
          ),
        ),
        part("dial", fixed("plastic", 0xf2efe6), cylinder(0.08, 0.04).at(0, high + 0.07, -0.08)),
        part("spout", fixed("plastic", 0xf2efe6), drumZ(0.035, 0.06).at(0, 0.32, 0.36)),
        part("lamp", light(0xff8a3a), box(0.05, 0.03, 0.03, 0.008).at(0, 0.6, 0.16)),
        part(
          "cable",
          fixed("fabric", 0x6b6255),
          hose([0, 0.48, -0.46, 0, 0.6, -0.6, 0.1, 0.3, -0.86, 0.34, 0.03, -0.8, 0.6, 0.03, -0.5], 0.024),
        ),
      ];
    },
  }),
];
