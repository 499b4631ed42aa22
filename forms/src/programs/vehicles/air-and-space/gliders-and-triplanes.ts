import { all, box, cylinder, extrude, loft, skin, sphere, torus } from "@blenda/forge/language/form";
import { flat, slices } from "@blenda/forge/language/numbers";
import { part, pick, program, spins } from "@blenda/forge/language/program";
import { drumX, drumZ, rod, side } from "@blenda/forge/language/shorthand";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

const STEEL = fixed("steel", 0xb9bdc0);
const IRON = fixed("iron", 0x2b2d30);
const GLASS = fixed("plastic", 0x1d3038);
/** A tailless wing of cloth: nose, tip and the scalloped edge behind; half of it, as it lies. */
const clothWing = (span: number) =>
  skin(
    [0, 0.06].map((lift) =>
      [
        [0, 0.9, 0],
        [-span * 0.5, 0.3, 0.02],
        [-span, -0.3, 0.12],
        [-span * 0.98, -0.44, 0.13],
        [-span * 0.6, -0.34, 0.03],
        [-span * 0.3, -0.42, -0.03],
        [0, -0.5, 0.04],
      ].map(([x, z, y]) => [x, y + lift * (Math.abs(x) > span * 0.9 ? 0.3 : 1), -z] as const),
    ),
  );

/** The engine with its propeller, and the wheels to land on. */
const engineAndGear = () => [
  part(
    "cowl",
    fixed("steel", 0x9aa0a5),
    all(cylinder(0.22, 0.16, { top: 0.2, bevel: 0.03 }).turn(90, 0, 0).at(0, 0.66, 0.58), drumZ(0.04, 0.2).at(0, 0.66, 0.66)),
  ),
  part(
    "cylinders",
    IRON,
    all(rod([0, 0.05, 0], [0, 0.18, 0], 0.03)).scatter(
      [0, 1, 2, 3, 4, 5, 6].map((at) => ({ at: [0, 0.66, 0.665] as const, turn: [0, 0, (at * 360) / 7] as const })),
    ),
  ),
  part(
    "propeller",
    fixed("wood", 0xa9713a),
    all(
      loft(slices([0.03, 0.06, 0.04, 0.16, 0.1, 0.03, 0.34, 0.1, 0.024, 0.42, 0.05, 0.014], 0.7))
        .turn(0, 20, 0)
        .scatter([20, 200].map((turn) => ({ at: [0, 0, 0] as const, turn: [0, 0, turn] as const }))),
      sphere(0.05, 1, 16),
    ).at(0, 0.66, 0.76),
    { motion: spins([0, 0.66, 0.76], [0, 0, 1]) },
  ),
  part(
    "gear",
    STEEL,
    all(
      rod([0.12, 0.5, 0.44], [0.34, 0.16, 0.42], 0.016).mirror("x"),
      rod([0.12, 0.5, 0.2], [0.34, 0.16, 0.4], 0.016).mirror("x"),
      drumX(0.02, 0.8).at(0, 0.16, 0.42),
      rod([0, 0.58, -0.8], [0, 0.36, -0.92], 0.016),
    ),
  ),
  part("wheels", fixed("rubber", 0x1b1c1f), torus(0.13, 0.034).turn(0, 0, 90).at(0.4, 0.16, 0.42).mirror("x"), {
    motion: spins([0, 0.16, 0.42], [1, 0, 0]),
  }),
  part("discs", second("paint", 0xf1eee5), drumX(0.115, 0.04, 0.012).at(0.4, 0.16, 0.42).mirror("x")),
];

export const flown = [
  program({
    id: "hang glider",
    nouns: ["hangglider", "delta wing glider", "hang-glider"],
    about: "a hang glider with a coloured cloth wing, a frame of tubes and a control bar",
    metresPerUnit: 2.6,
    wears: ["sail wing", "stripe", "frame"],
    params: { span: [1.6, 1.9], tone: pick("red", "blue", "yellow", "purple") },
    sockets: () => ({ grip: { at: [0, 0.06, 0.18], size: [0.6, 0.06, 0.06] }, under: { at: [0, 0.2, -0.2], size: [0.5, 0.5, 1.2] } }),
    parts: ({ span, tone }) => {
      const y = 0.92;
      const color = { red: 0xd8261f, blue: 0x1f6fc4, yellow: 0xf0b41c, purple: 0x7a32a8 }[tone];
      const edge = (x: number) => 0.9 - (x / span) * 1.22;
      const panel = (from: number, to: number) =>
        skin(
          [0.02, 0.085].map((lift) =>
            (
              [
                [from, edge(from) - 0.02],
                [to, edge(to) - 0.02],
                [to, -0.36],
                [from, -0.4],
              ] as const
            ).map(([x, z]) => [-x, lift + (x / span) ** 2 * 0.12, -z] as const),
          ),
        );
      return [
        part("wing", main("fabric", color), clothWing(span).mirror("x").turn(0, 180, 0).at(0, y, 0)),
        part(
          "stripes",
          second("fabric", 0xf6f1e4),
          all(panel(span * 0.28, span * 0.42), panel(span * 0.62, span * 0.72))
            .mirror("x")
            .turn(0, 180, 0)
            .at(0, y, 0),
        ),
        part(
          "frame",
          third("steel", 0xb9bdc0),
          all(
            rod([0, y + 0.02, -0.52], [0, y + 0.02, 0.92], 0.018),
            rod([0, y + 0.03, 0.9], [span, y + 0.13, -0.32], 0.018).mirror("x"),
            rod([-span * 0.6, y + 0.02, 0.12], [span * 0.6, y + 0.02, 0.12], 0.014),
            rod([0, y, 0.16], [0.36, 0.06, 0.2], 0.016).mirror("x"),
            rod([-0.38, 0.06, 0.2], [0.38, 0.06, 0.2], 0.018),
            rod([0, y, 0.1], [0, y + 0.36, 0.1], 0.014),
          ),
        ),
        part(
          "wires",
          IRON,
          all(
            rod([0, y + 0.36, 0.1], [span * 0.62, y + 0.09, 0.12], 0.005).mirror("x"),
            rod([0, y + 0.36, 0.1], [0, y + 0.03, 0.9], 0.005),
            rod([0, y + 0.36, 0.1], [0, y + 0.03, -0.5], 0.005),
            rod([0.37, 0.06, 0.2], [span * 0.62, y + 0.02, 0.12], 0.005).mirror("x"),
            rod([0.37, 0.06, 0.2], [0, y, 0.88], 0.005).mirror("x"),
            rod([0.37, 0.06, 0.2], [0, y, -0.5], 0.005).mirror("x"),
          ),
        ),
        part("grips", fixed("rubber", 0x1b1c1f), drumX(0.026, 0.16).at(0.2, 0.06, 0.2).mirror("x")),
        part(
          "harness",
          fixed("fabric", 0x2a2c30),
          all(
            loft(slices([0, 0.05, 0.05, 0.2, 0.2, 0.16, 0.8, 0.26, 0.2, 1, 0.1, 0.1], 0.9))
              .turn(90, 0, 0)
              .at(0, 0.42, -0.66),
            rod([0, 0.5, -0.2], [0, y, -0.05], 0.01),
            rod([0, 0.5, 0.1], [0, y, -0.03], 0.01),
          ),
        ),
      ];
    },
  }),
  program({
    id: "triplane",
    nouns: ["fokker triplane", "red baron plane", "tri-plane", "red baron's plane"],
    about: "a triplane: an old fighter plane with three wings above each other, struts and a wooden propeller",
    metresPerUnit: 2.7,
    wears: ["body wing", "tail rudder", "cross marking"],
    params: { span: [1.9, 2.2] },
    sockets: () => ({ seat: { at: [0, 0.72, -0.28], size: [0.26, 0.5, 0.26] } }),
    parts: ({ span }) => {
      const tiers = [0.5, 0.86, 1.24];
      const wing = (y: number, at: number) =>
        extrude(
          flat`${-span / 2 + at * 0.08} -0.12, ${span / 2 - at * 0.08} -0.12, ${span / 2 - at * 0.04} 0.06, ${span / 2 - 0.12 - at * 0.04} 0.15, ${-span / 2 + 0.12 + at * 0.04} 0.15, ${-span / 2 + at * 0.04} 0.06`,
          0.04,
          0.015,
        )
          .turn(90, 0, 0)
          .at(0, y, 0.36 + (y - 0.5) * 0.16);
      return [
        part(
          "body",
          main("paint", 0xb3231d),
          all(
            loft(slices([0, 0.03, 0.1, 0.2, 0.1, 0.16, 0.8, 0.26, 0.32, 1.3, 0.34, 0.4, 1.42, 0.36, 0.4], 0.6))
              .turn(90, 0, 0)
              .at(0, 0.66, -0.9),
            ...tiers.map((y, at) => wing(y, 2 - at)),
          ),
        ),
        ...engineAndGear(),
        part(
          "struts",
          fixed("wood", 0xb98a56),
          all(
            rod([span * 0.34, 0.5, 0.4], [span * 0.34, 1.24, 0.5], 0.02),
            rod([span * 0.34, 0.5, 0.3], [span * 0.34, 1.24, 0.4], 0.02),
            rod([0.14, 0.8, 0.34], [0.2, 1.24, 0.44], 0.018),
          ).mirror("x"),
        ),
        part(
          "tail",
          second("paint", 0xf1eee5),
          all(
            extrude(flat`0 -0.9, 0.34 -1.04, 0.3 -1.2, 0 -1.2, -0.3 -1.2, -0.34 -1.04`, 0.024, 0.008).turn(90, 0, 0).at(0, 0.7, 0.12),
            side(flat`-0.98 0.66, -0.8 0.68, -0.84 0.9, -0.96 0.98, -1.1 0.94, -1.12 0.74`, 0.022, 0.006),
          ),
        ),
        part(
          "crosses",
          third("plastic", 0x17181a),
          all(
            ...[
              [0, 1.262],
              [0, 0.476],
            ].map(([, y]) =>
              all(box(0.2, 0.006, 0.05, 0), box(0.05, 0.006, 0.2, 0))
                .at(span * 0.37, y, y > 1 ? 0.5 : 0.36)
                .mirror("x"),
            ),
            all(box(0.026, 0.14, 0.036, 0), box(0.026, 0.036, 0.14, 0)).at(0, 0.85, -0.97),
            all(box(0.31, 0.14, 0.036, 0), box(0.31, 0.036, 0.14, 0))
              .at(0, 0.66, -0.4)
              .scale(1, 1, 1),
          ),
        ),
        part(
          "cockpit",
          fixed("leather", 0x4a2a18),
          all(torus(0.12, 0.025).scale(1, 1, 1.2).at(0, 0.83, -0.06), cylinder(0.11, 0.02).at(0, 0.825, -0.06)),
        ),
        part("screen", GLASS, box(0.2, 0.1, 0.012, 0.004).turn(-24, 0, 0).at(0, 0.9, 0.1)),
        part("guns", IRON, rod([0.06, 0.88, 0.12], [0.06, 0.88, 0.56], 0.018).mirror("x")),
      ];
    },
  }),
];
