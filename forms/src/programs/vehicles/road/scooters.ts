import { all, box, cylinder, type Form, sphere, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { softOutline } from "@blenda/forge/language/outlines";
import { part, program, spins } from "@blenda/forge/language/program";
import { drumZ, hose, rod, side } from "@blenda/forge/language/shorthand";
import { fixed, main, pane, second } from "@blenda/forge/language/substance";
import { axle } from "./wheels.ts";

const saddle = (y: number, z: number): Form =>
  side(softOutline(flat`-0.15 0.02, -0.12 -0.02, 0.05 -0.025, 0.16 0, 0.15 0.03, 0 0.035, -0.11 0.06`), 0.15, 0.03).at(0, y, z);

export const scooters = [
  program({
    id: "scooter",
    is: ["ride"],
    nouns: ["motor scooter", "moped", "vespa"],
    about: "a motor scooter with small wheels, a leg shield, a floor board and a seat over the engine",
    metresPerUnit: 0.95,
    wears: ["body", "seat"],
    params: { plump: [0.95, 1.1], bars: [1, 1.06] },
    traits: { windshield: "windscreen" },
    sockets: () => ({ seat: { at: [0, 0.84, -0.4], size: [0.4, 1, 0.5] } }),
    parts: ({ plump, bars }, { has }) => [
      ...axle("back", { radius: 0.22, width: 0.13, track: 0, z: -0.56 }),
      ...axle("front", { radius: 0.22, width: 0.12, track: 0, z: 0.6 }),
      part(
        "body",
        main("paint", 0x7fc4b8),
        all(
          side(
            softOutline(flat`-0.9 0.5, -0.8 0.36, -0.3 0.3, -0.1 0.22, -0.12 0.3, -0.2 0.62, -0.3 0.74, -0.7 0.74, -0.86 0.66`),
            0.3,
            0.09,
          ),
          sphere(0.24, 1, 28)
            .scale(0.5 * plump, 0.8, 1.25 * plump)
            .at(0.16, 0.46, -0.54)
            .mirror("x"),
          side(flat`-0.3 0.2, 0.3 0.2, 0.4 0.3, 0.46 0.86, 0.4 0.88, 0.32 0.32, 0.26 0.26, -0.3 0.26`, 0.42, 0.02),
          sphere(0.2, 1, 28).scale(0.62, 0.9, 1.25).at(0, 0.34, 0.6),
          rod([0, 0.4, 0.54], [0, bars, 0.36], 0.055, 0.045),
          sphere(0.12).scale(1.1, 0.8, 1).at(0, bars, 0.38),
          hose([-0.14, 0, 0.36, 0, 0.02, 0.38, 0.14, 0, 0.36], 0.04).at(0, bars, 0),
        ),
      ),
      part(
        "seat",
        second("leather", 0x5a3421),
        side(softOutline(flat`-0.82 0.76, -0.2 0.74, -0.16 0.8, -0.4 0.85, -0.6 0.84, -0.8 0.88`), 0.28, 0.04),
      ),
      part(
        "chrome",
        fixed("steel", 0xcfd2d5),
        all(
          rod([0.1, bars, 0.36], [0.24, bars + 0.01, 0.3], 0.016).mirror("x"),
          rod([0.13, bars, 0.36], [0.22, bars + 0.22, 0.34], 0.008).mirror("x"),
          drumZ(0.06, 0.02)
            .at(0.23, bars + 0.26, 0.34)
            .mirror("x"),
          torus(0.085, 0.014)
            .turn(90, 0, 0)
            .at(0, bars + 0.01, 0.49),
          drumZ(0.035, 0.3).at(0.2, 0.22, -0.74),
        ),
      ),
      part(
        "lens",
        fixed("glass", 0xf3ecd2),
        sphere(0.08, 0.5)
          .turn(90, 0, 0)
          .at(0, bars + 0.01, 0.475),
      ),
      part("grips", fixed("rubber", 0x2a2422), rod([0.23, bars + 0.01, 0.3], [0.36, bars, 0.24], 0.026).mirror("x")),
      part("floor", fixed("rubber", 0x2a2a2c), box(0.3, 0.015, 0.44, 0.005).at(0, 0.264, 0)),
      part("tail light", fixed("glass", 0xb3161b), box(0.12, 0.07, 0.05, 0.02).at(0, 0.6, -0.86)),
      has("windshield") &&
        part(
          "windshield",
          pane(),
          box(0.42, 0.4, 0.015, 0.006)
            .turn(-15, 0, 0)
            .at(0, bars + 0.24, 0.44),
        ),
    ],
  }),
  program({
    id: "kick scooter",
    is: ["ride"],
    nouns: ["push scooter", "e-scooter", "electric scooter", "trottinette"],
    about: "a kick scooter: a narrow board on two small wheels with a tall steering bar",
    metresPerUnit: 0.85,
    wears: ["deck body", "grip wheel"],
    params: { bars: [1.05, 1.25], deck: [0.16, 0.2] },
    parts: ({ bars, deck }) => [
      ...axle("back", { radius: 0.1, width: 0.06, track: 0, z: -0.46 }),
      ...axle("front", { radius: 0.1, width: 0.06, track: 0, z: 0.48 }),
      part(
        "deck",
        main("paint", 0x3c4148),
        all(
          box(deck, 0.045, 0.62, 0.018).at(0, 0.11, -0.08),
          box(0.08, 0.035, 0.2, 0.012).at(0, 0.12, -0.42),
          rod([0, 0.11, 0.2], [0, 0.26, 0.38], 0.03),
        ),
      ),
      part("tape", fixed("rubber", 0x17171a), box(deck * 0.86, 0.01, 0.56, 0.003).at(0, 0.135, -0.08)),
      part(
        "mudguard",
        second("plastic", 0xd8452f),
        hose([0, 0.16, -0.34, 0, 0.225, -0.44, 0, 0.2, -0.56, 0, 0.14, -0.6], 0.035, { flatten: 0.25 }),
      ),
      part(
        "steel",
        fixed("steel", 0xc2c5c9),
        all(
          rod([0.045, 0.1, 0.48], [0.04, 0.22, 0.43], 0.014).mirror("x"),
          rod([0, 0.2, 0.435], [0, bars, 0.34], 0.026, 0.02),
          rod([-0.2, bars, 0.34], [0.2, bars, 0.34], 0.016),
          box(0.1, 0.03, 0.05, 0.01).at(0, 0.225, 0.43),
        ),
      ),
      part(
        "collar",
        second("plastic", 0xd8452f),
        all(
          cylinder(0.034, 0.05)
            .turn(-7, 0, 0)
            .at(0, bars * 0.62, 0.39),
          rod([0.2, bars, 0.34], [0.32, bars, 0.34], 0.026).mirror("x"),
        ),
      ),
    ],
  }),
  program({
    id: "tricycle",
    is: ["ride"],
    nouns: ["trike", "toy tricycle", "children's tricycle"],
    about: "a child's tricycle with one big wheel in front and two small ones behind",
    metresPerUnit: 0.55,
    wears: ["frame body", "seat grip"],
    params: { front: [0.3, 0.36], bars: [0.92, 1] },
    sockets: () => ({ seat: { at: [0, 0.6, -0.18], size: [0.3, 0.8, 0.3] } }),
    parts: ({ front, bars }) => [
      ...axle("front", { radius: front, width: 0.09, track: 0, z: 0.42, rim: fixed("paint", 0xf0c437) }),
      ...axle("back", { radius: 0.18, width: 0.09, track: 0.56, z: -0.5, rim: fixed("paint", 0xf0c437) }),
      part(
        "frame",
        main("paint", 0xcf2b26),
        all(
          hose([0, 0.74, 0.32, 0, 0.52, 0.12, 0, 0.42, -0.2, 0, 0.2, -0.5], 0.035),
          rod([-0.26, 0.18, -0.5], [0.26, 0.18, -0.5], 0.025),
          rod([0.07, front, 0.42], [0.055, 0.72, 0.33], 0.022).mirror("x"),
          rod([0, 0.7, 0.33], [0, bars, 0.28], 0.03),
          box(0.4, 0.025, 0.16, 0.01).at(0, 0.25, -0.54),
          rod([0, 0.4, -0.2], [0, 0.54, -0.2], 0.03),
        ),
      ),
      part(
        "seat",
        second("plastic", 0x2b5fb0),
        all(saddle(0.57, -0.18).scale(1.4, 1, 1), rod([0.24, bars + 0.02, 0.18], [0.26, bars, 0.06], 0.032).mirror("x")),
      ),
      part(
        "bars",
        fixed("steel", 0xc9ccd0),
        hose([-0.24, 0.02, 0.16, -0.16, 0.04, 0.26, 0, 0, 0.29, 0.16, 0.04, 0.26, 0.24, 0.02, 0.16], 0.018).at(0, bars, 0),
      ),
      part(
        "pedals",
        fixed("rubber"),
        all(
          rod([-0.12, front, 0.42], [0.12, front, 0.42], 0.018),
          box(0.1, 0.035, 0.1, 0.012).at(0.16, front - 0.09, 0.42),
          box(0.1, 0.035, 0.1, 0.012).at(-0.16, front + 0.09, 0.42),
          rod([0.1, front, 0.42], [0.12, front - 0.09, 0.42], 0.014),
          rod([-0.1, front, 0.42], [-0.12, front + 0.09, 0.42], 0.014),
        ),
        { motion: spins([0, front, 0.42], [1, 0, 0]) },
      ),
    ],
  }),
];
