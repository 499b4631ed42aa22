import { all, box, cylinder, loft, sphere } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { part, program, spins, turns, whole } from "@blenda/forge/language/program";
import { drumX, drumZ, hose, panel, rod, side, slices } from "@blenda/forge/language/shorthand";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";

export const deskMachines = [
  program({
    id: "generator",
    nouns: ["power generator", "diesel generator", "portable generator", "emergency generator"],
    about: "a portable generator: an engine with a tank in a tube frame, with sockets",
    metresPerUnit: 0.6,
    wears: ["tank body", "frame"],
    params: { wide: [1, 1.12], high: [0.84, 0.94] },
    parts: ({ wide, high }) => [
      part(
        "frame",
        second("iron", 0x2b2c2f),
        all(
          hose([-0.5, 0.05, 0, -0.5, 0.8, 0, -0.44, 0.9, 0, 0.44, 0.9, 0, 0.5, 0.8, 0, 0.5, 0.05, 0], 0.03)
            .scale(wide, high, 1)
            .at(0, 0, 0.34)
            .mirror("z"),
          rod([wide * 0.5, 0.08, -0.34], [wide * 0.5, 0.08, 0.34], 0.028).mirror("x"),
          rod([wide * 0.46, high * 0.86, -0.34], [wide * 0.46, high * 0.86, 0.34], 0.028).mirror("x"),
          rod([-wide * 0.5, 0.08, 0.34], [wide * 0.5, 0.08, 0.34], 0.028).mirror("z"),
        ),
      ),
      part("tank", main("paint", 0xc8262a), all(box(wide * 0.84, 0.22, 0.56, 0.07).at(0, high - 0.15, 0))),
      part("cap", fixed("plastic", 0x1f2023), cylinder(0.07, 0.07).at(0.16, high - 0.02, 0), { motion: spins([0.16, high, 0], [0, 1, 0]) }),
      part(
        "motor",
        fixed("steel", 0x7f848a),
        all(
          box(0.36, 0.4, 0.4, 0.04).at(-0.2, 0.32, 0),
          box(0.4, 0.018, 0.44, 0.004).array(6, [0, 0.04, 0]).at(-0.2, 0.44, 0),
          drumX(0.19, 0.4).at(0.2, 0.3, 0),
        ),
      ),
      part(
        "starter",
        fixed("paint", 0x2a2c30),
        all(drumZ(0.16, 0.06).at(-0.2, 0.32, 0.22), box(0.12, 0.03, 0.03, 0.01).at(-0.2, 0.44, 0.27)),
      ),
      part("panel", fixed("plastic", 0x26282c), panel(0.4, 0.32, 0.06, 0.03, 0.012).at(0.24, 0.36, 0.3)),
      part("sockets", fixed("plastic", 0x2f6fb3), drumZ(0.055, 0.04).array(2, [0.15, 0, 0]).at(0.24, 0.3, 0.335)),
      part("switch", light(0x6cf08a), box(0.05, 0.04, 0.03, 0.008).at(0.13, 0.45, 0.335)),
      part(
        "exhaust",
        fixed("steel", 0x9a9fa5),
        all(box(0.24, 0.16, 0.14, 0.04).at(-0.2, 0.44, -0.28), drumX(0.04, 0.2).at(-0.38, 0.44, -0.28)),
      ),
      part(
        "feet",
        fixed("rubber"),
        cylinder(0.05, 0.06)
          .array(2, [wide * 0.9, 0, 0])
          .array(2, [0, 0, 0.68])
          .at(0, 0.02, 0),
      ),
    ],
  }),
  program({
    id: "robot arm",
    nouns: [
      "robotic arm",
      "industrial robot",
      "industrial robot arm",
      "robot manipulator",
      "mechanical arm",
      "welding robot",
      "factory robot",
    ],
    about: "an industrial robot arm with joints, cables and a gripper",
    metresPerUnit: 1,
    wears: ["arm body", "joint"],
    params: { lift: [0.9, 1.08], reach: [0.9, 1.1] },
    parts: ({ lift, reach }) => [
      part(
        "base",
        second("iron", 0x3a3d42),
        all(
          box(0.7, 0.06, 0.7, 0.015).at(0, 0.03, 0),
          cylinder(0.06, 0.04).at(0.28, 0.07, 0.28).mirror("x").mirror("z"),
          cylinder(0.28, 0.22, { top: 0.24 }).at(0, 0.16, 0),
        ),
      ),
      part("shoulder", main("paint", 0xe8791f), all(cylinder(0.23, 0.18).at(0, 0.35, 0), box(0.36, 0.3, 0.3, 0.06).at(0, 0.5, 0)), {
        motion: turns([0, 0.3, 0], [0, 1, 0], -120, 120),
      }),
      part(
        "upper arm",
        main("paint", 0xe8791f),
        all(side(flat`-0.13 0.5, 0.05 0.44, 0.0 1.2, -0.16 1.28, -0.3 1.2`, 0.18, 0.04)).scale(1, lift, 1),
        { motion: turns([0, 0.56, 0], [1, 0, 0], -30, 40) },
      ),
      part(
        "forearm",
        main("paint", 0xe8791f),
        all(rod([0, 1.2, -0.3], [0, 1.3, 0.62 * reach], 0.12, 0.075), box(0.26, 0.24, 0.26, 0.05).at(0, 1.2, -0.26)).at(
          0,
          (lift - 1) * 1.2,
          0,
        ),
        { motion: turns([0, 1.2 * lift, -0.2], [1, 0, 0], -30, 30) },
      ),
      part(
        "joints",
        second("iron", 0x2f3135),
        all(
          drumX(0.15, 0.44).at(0, 0.54, 0),
          drumX(0.13, 0.32).at(0, 1.2 * lift, -0.2),
          sphere(0.09).at(0, 1.3 + (lift - 1) * 1.2, 0.64 * reach),
        ),
      ),
      part(
        "gripper",
        fixed("steel", 0xb9bdc2),
        all(
          cylinder(0.06, 0.16).at(0, 1.2, 0),
          box(0.26, 0.05, 0.1, 0.015).at(0, 1.1, 0),
          hose([0.1, 1.1, 0, 0.14, 1.02, 0, 0.1, 0.92, 0, 0.05, 0.88, 0], 0.03).mirror("x"),
        ).at(0, (lift - 1) * 1.2, 0.66 * reach),
      ),
      part(
        "cables",
        fixed("rubber", 0x1c1d1f),
        hose([0.1, 0.3, -0.2, 0.13, 0.7, -0.3, 0.13, 1.1, -0.44, 0.12, 1.4, -0.26, 0.09, 1.34, 0.2], 0.026).scale(1, lift, 1),
      ),
      part(
        "bands",
        third("plastic", 0x26282c),
        all(
          cylinder(0.235, 0.03).at(0, 0.28, 0),
          rod([0, 1.255, 0.2 * reach], [0, 1.262, 0.26 * reach], 0.105, 0.1).at(0, (lift - 1) * 1.2, 0),
        ),
      ),
    ],
  }),
  program({
    id: "printer",
    nouns: ["laser printer", "inkjet printer", "office printer", "photocopier", "copier", "scanner printer"],
    about: "a printer with a paper tray, a control panel and a sheet coming out",
    metresPerUnit: 0.45,
    wears: ["case body", "panel"],
    params: { high: [0.46, 0.56], wide: [0.96, 1.08] },
    parts: ({ high, wide }) => [
      part(
        "case",
        main("plastic", 0xe6e4de),
        all(
          box(wide, high, 0.78, 0.05)
            .minus(box(wide * 0.66, 0.16, 0.5).at(0, 0, 0.4))
            .at(0, high / 2 + 0.04, 0),
        ),
      ),
      part("lid", main("plastic", 0xdcdad3), box(wide - 0.04, 0.06, 0.7, 0.025).at(0, high + 0.06, -0.02), {
        motion: turns([0, high + 0.04, -0.36], [1, 0, 0], 0, -70),
      }),
      part(
        "panel",
        second("plastic", 0x2a2c31),
        box(wide * 0.34, 0.03, 0.2, 0.01)
          .turn(18, 0, 0)
          .at(wide * 0.28, high + 0.055, 0.36),
      ),
      part(
        "screen",
        light(0x6fd0ff),
        box(0.12, 0.012, 0.08, 0.003)
          .turn(18, 0, 0)
          .at(wide * 0.23, high + 0.075, 0.365),
      ),
      part(
        "keys",
        fixed("plastic", 0x7fd08a),
        cylinder(0.02, 0.02)
          .turn(18, 0, 0)
          .array(2, [0.06, 0, 0])
          .at(wide * 0.37, high + 0.07, 0.37),
      ),
      part(
        "tray",
        second("plastic", 0x2a2c31),
        all(
          box(wide * 0.62, 0.025, 0.4, 0.01)
            .turn(-6, 0, 0)
            .at(0, high * 0.4, 0.44),
          box(wide * 0.7, 0.1, 0.04, 0.012).at(0, 0.1, 0.39),
        ),
      ),
      part(
        "sheet",
        fixed("paper", 0xf8f6ef),
        box(0.5, 0.01, 0.56, 0.003)
          .turn(-7, 0, 0)
          .at(0, high * 0.46 + 0.012, 0.38),
        { motion: { kind: "slide", at: [0, 0, 0], axis: [0, 0, 1], from: -0.2, to: 0.12 } },
      ),
      part(
        "print",
        fixed("plastic", 0x3c4a6b),
        box(0.34, 0.006, 0.02, 0)
          .array(4, [0, 0, 0.05])
          .turn(-7, 0, 0)
          .at(0, high * 0.46 + 0.034, 0.53),
      ),
      part(
        "feeder",
        fixed("paper", 0xf8f6ef),
        box(0.52, 0.5, 0.02, 0.005)
          .turn(-24, 0, 0)
          .at(0, high + 0.2, -0.44),
      ),
      part(
        "support",
        second("plastic", 0x2a2c31),
        box(0.6, 0.4, 0.03, 0.01)
          .turn(-24, 0, 0)
          .at(0, high + 0.12, -0.45),
      ),
    ],
  }),
  program({
    id: "router",
    nouns: ["wifi router", "wi-fi router", "wireless router", "modem", "internet router", "internet box"],
    about: "a wifi router: a flat box with antennas and small lights",
    metresPerUnit: 0.22,
    wears: ["case body", "antenna"],
    params: { antennas: whole(2, 4), wide: [1.05, 1.2] },
    parts: ({ antennas, wide }) => [
      part(
        "case",
        main("plastic", 0x1f2226),
        loft(slices([0, 1, 0.62, 0.3, 0, 0.04, 1.04, 0.66, 0.3, 0, 0.15, 1, 0.6, 0.35, -0.01, 0.18, 0.9, 0.5, 0.4, -0.02]))
          .scale(wide, 1, 1)
          .at(0, 0.03, 0),
      ),
      part("vents", fixed("plastic", 0x34383e), box(0.02, 0.02, 0.26, 0.006).array(12, [0.06, 0, 0]).at(0, 0.208, -0.03)),
      part(
        "antennas",
        second("plastic", 0x15171a),
        all(
          ...Array.from({ length: antennas }, (_, at) =>
            all(box(0.06, 0.76, 0.03, 0.014).at(0, 0.42, 0), drumX(0.035, 0.08))
              .turn(-6, 0, (0.5 - (antennas > 1 ? at / (antennas - 1) : 0.5)) * 34)
              .at((antennas > 1 ? at / (antennas - 1) - 0.5 : 0) * wide * 0.86, 0.12, -0.34),
          ),
        ),
        { motion: turns([0, 0.12, -0.34], [1, 0, 0], -40, 40) },
      ),
      part("lights", light(0x58f09a), box(0.03, 0.016, 0.02, 0).array(6, [0.08, 0, 0]).at(-0.1, 0.12, 0.318)),
      part("band", fixed("steel", 0x6d7278), box(wide * 0.9, 0.012, 0.02, 0.003).at(0, 0.085, 0.324)),
      part("button", light(0x4fb0ff), drumZ(0.025, 0.02).at(wide * 0.36, 0.125, 0.316)),
      part("feet", fixed("rubber"), cylinder(0.05, 0.05).array(2, [0.8, 0, 0]).array(2, [0, 0, 0.4]).at(0, 0.015, 0)),
      part("cable", fixed("rubber", 0xd8b43a), hose([0.3, 0.08, -0.3, 0.3, 0.06, -0.46, 0.42, 0.02, -0.6, 0.66, 0.02, -0.56], 0.022)),
    ],
  }),
];
