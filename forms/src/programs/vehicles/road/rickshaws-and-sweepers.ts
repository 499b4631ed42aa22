import { all, box, cylinder, loft, sphere, torus } from "@blenda/forge/language/form";
import { flat, slices } from "@blenda/forge/language/numbers";
import { many } from "@blenda/forge/language/places";
import { part, pick, program, spins, turns, whole } from "@blenda/forge/language/program";
import { drumX, drumZ, hose, loop, rod, side } from "@blenda/forge/language/shorthand";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";
import { motorcycleParts } from "./bikes.ts";
import { arches, axle, rim, tyre } from "./wheels.ts";

const GLASS = fixed("plastic", 0x1b2c37);
const IRON = fixed("iron", 0x2b2d30);
const STEEL = fixed("steel", 0xc4c8cb);

/** Shafts, lanterns and the two big wheels of a rickshaw. */
const rickshawGear = (wheel: number, spokes: number) => [
  part(
    "shafts",
    fixed("wood", 0x4a2a18),
    all(hose([0.3, 0.5, -0.3, 0.3, 0.46, 0.4, 0.32, 0.6, 1, 0.32, 0.78, 1.6], 0.026).mirror("x"), drumX(0.022, 0.66).at(0, 0.76, 1.55)),
  ),
  part(
    "fittings",
    fixed("brass"),
    all(
      sphere(0.036, 1, 14).at(0.32, 0.79, 1.62).mirror("x"),
      drumX(0.04, 0.04).at(0.385, 0.98, -0.34).mirror("x"),
      rod([0.36, 0.88, 0.1], [0.38, 1, 0.14], 0.014).mirror("x"),
    ),
  ),
  part("lantern", light(0xffb05a), sphere(0.07, 1.2, 18).at(0.44, 1.0, 0.16).mirror("x")),
  part(
    "wheels",
    fixed("wood", 0x8a5a30),
    all(loop(wheel - 0.03, 0.024, 40), rod([0, 0, 0.04], [0, 0, wheel - 0.03], 0.012).ring(spokes), cylinder(0.055, 0.12, { bevel: 0.02 }))
      .turn(0, 0, 90)
      .at(0.48, wheel, -0.1)
      .mirror("x"),
    { motion: spins([0, wheel, -0.1], [1, 0, 0]) },
  ),
  part(
    "tyres",
    fixed("rubber", 0x1b1c1f),
    torus(wheel - 0.012, 0.02)
      .turn(0, 0, 90)
      .at(0.48, wheel, -0.1)
      .mirror("x"),
    { motion: spins([0, wheel, -0.1], [1, 0, 0]) },
  ),
  part(
    "axle",
    IRON,
    all(drumX(0.026, 1).at(0, wheel, -0.1), hose([0.3, 0.48, 0.14, 0.3, wheel - 0.02, -0.1, 0.3, 0.5, -0.34], 0.02).mirror("x")),
  ),
];

export const townWheels = [
  program({
    id: "rickshaw",
    nouns: ["pulled rickshaw", "hand rickshaw", "jinrikisha", "man-pulled rickshaw", "japanese rickshaw"],
    about: "a rickshaw: a seat with a folding hood on two big spoked wheels, with two shafts to pull it by",
    metresPerUnit: 1.05,
    wears: ["body", "hood", "seat cushion"],
    params: { wheel: [0.46, 0.52], spokes: whole(12, 16), tone: pick("black", "red", "green") },
    sockets: () => ({ seat: { at: [0, 0.76, -0.14], size: [0.6, 0.9, 0.4] } }),
    parts: ({ wheel, spokes, tone }) => [
      part(
        "body",
        main("paint", { black: 0x232428, red: 0xa8241f, green: 0x2a5f3f }[tone]),
        all(
          side(
            flat`
              -0.44 0.62, -0.36 0.48, 0.16 0.46, 0.3 0.3, 0.46 0.3, 0.44 0.36, 0.34 0.36, 0.2 0.6, 0.12 0.66, -0.3 0.66, -0.44 1.06,
              -0.5 1.06
            `,
            0.7,
            0.02,
          ),
          side(flat`-0.42 0.62, 0.16 0.6, 0.12 0.86, -0.3 0.94, -0.46 1.02`, 0.04, 0.012).at(0.35, 0, 0).mirror("x"),
        ),
      ),
      part(
        "hood",
        second("leather", 0x8a2a24),
        many(8, (at) =>
          box(0.8, 0.02, 0.17, 0.008)
            .turn(-78 + at * 17, 0, 0)
            .at(
              0,
              1.06 + 0.46 * Math.sin((at / 7) * 1.75) + 0.06,
              -0.5 + 0.02 - 0.08 * Math.sin((at / 7) * 3.1) + 0.5 * (1 - Math.cos((at / 7) * 1.75)) * 0.9,
            ),
        ),
      ),
      part(
        "hoops",
        fixed("wood", 0xb98a56),
        all(
          ...[
            [-0.46, 1.4],
            [-0.1, 1.6],
            [0.12, 1.56],
          ].map(([z, y]) =>
            hose([-0.38, 0.98, -0.34, -0.4, y - 0.1, z, -0.3, y - 0.02, z, 0.3, y - 0.02, z, 0.4, y - 0.1, z, 0.38, 0.98, -0.34], 0.016),
          ),
        ),
      ),
      part(
        "cushions",
        third("fabric", 0xb8322a),
        all(box(0.6, 0.1, 0.4, 0.04).at(0, 0.71, -0.1), box(0.6, 0.34, 0.09, 0.04).turn(-18, 0, 0).at(0, 0.9, -0.34)),
      ),
      ...rickshawGear(wheel, spokes),
    ],
  }),
  program({
    id: "sidecar motorcycle",
    nouns: [
      "sidecar",
      "motorcycle with sidecar",
      "motorbike with sidecar",
      "motorcycle with a sidecar",
      "motorcycle sidecar",
      "motorbike sidecar",
      "sidecar bike",
    ],
    about: "a motorcycle with a rounded sidecar beside it, a small windscreen and a spare wheel",
    metresPerUnit: 1.05,
    wears: ["tank body sidecar", "seat saddle"],
    params: { rake: [0.66, 0.74], bars: [0.94, 1.04], hump: [0.1, 0.16] },
    sockets: () => ({
      seat: { at: [0, 0.68, -0.25], size: [0.4, 1, 0.6] },
      inside: { at: [0.72, 0.6, -0.12], size: [0.4, 0.3, 0.5] },
    }),
    parts: (values) => {
      const x = 0.72;
      const motion = spins([x + 0.38, 0.28, -0.2], [1, 0, 0]);
      return [
        ...motorcycleParts(values),
        part(
          "sidecar",
          main("paint", 0x9c1f1c),
          all(
            loft([
              { y: -0.62, width: 0.3, depth: 0.24, corner: 0.8, z: -0.06 },
              { y: -0.5, width: 0.5, depth: 0.42, corner: 0.7, z: -0.02 },
              { y: -0.1, width: 0.56, depth: 0.46, corner: 0.6, z: 0 },
              { y: 0.3, width: 0.5, depth: 0.42, corner: 0.7, z: 0.02 },
              { y: 0.66, width: 0.34, depth: 0.28, corner: 0.9, z: 0.06 },
              { y: 0.86, width: 0.08, depth: 0.08, corner: 1, z: 0.08 },
            ])
              .turn(90, 0, 0)
              .at(x, 0.48, 0),
            side(
              flat`-0.5 0.26, -0.44 0.5, -0.2 0.6, 0.04 0.5, 0.1 0.34, 0.14 0.34, 0.08 0.53, -0.2 0.64, -0.47 0.53, -0.54 0.26`,
              0.16,
              0.012,
            ).at(x + 0.38, 0, 0),
          ),
        ),
        part(
          "sidecar opening",
          fixed("leather", 0x1f1a18),
          all(
            cylinder(0.22, 0.03, { bevel: 0.01 }).scale(1, 1, 1.3).at(x, 0.715, -0.1),
            box(0.4, 0.28, 0.1, 0.05).turn(-12, 0, 0).at(x, 0.82, -0.38),
          ),
        ),
        part(
          "sidecar rim",
          fixed("steel", 0xd4d6d8),
          all(
            torus(0.225, 0.02).scale(1, 1, 1.3).at(x, 0.725, -0.1),
            hose([x - 0.3, 0.5, -0.1, x - 0.27, 0.52, 0.4, x - 0.14, 0.54, 0.7], 0.012),
            hose([x + 0.3, 0.5, -0.1, x + 0.27, 0.52, 0.4, x + 0.14, 0.54, 0.7], 0.012),
          ),
        ),
        part("windscreen", GLASS, box(0.42, 0.22, 0.014, 0.006).turn(-28, 0, 0).at(x, 0.84, 0.2)),
        part("sidecar tyre", fixed("rubber", 0x1d1d1f), tyre(0.28, 0.13).at(x + 0.38, 0.28, -0.2), { motion }),
        part("sidecar hub", fixed("steel", 0xb9bcc0), rim(0.28, 0.13).at(x + 0.38, 0.28, -0.2), { motion }),
        part(
          "sidecar lamp",
          fixed("glass", 0xf3ecd2),
          sphere(0.07, 1, 18)
            .scale(1, 1, 0.7)
            .at(x + 0.2, 0.62, 0.56),
        ),
        part(
          "struts",
          IRON,
          all(
            rod([0.06, 0.3, 0.24], [x - 0.2, 0.34, 0.3], 0.024),
            rod([0.06, 0.3, -0.4], [x - 0.2, 0.34, -0.36], 0.024),
            rod([0.04, 0.62, -0.1], [x - 0.24, 0.5, -0.06], 0.02),
            rod([x, 0.28, -0.2], [x + 0.38, 0.28, -0.2], 0.03),
          ),
        ),
      ];
    },
  }),
  program({
    id: "street sweeper",
    nouns: [
      "road sweeper",
      "sweeper truck",
      "street cleaning truck",
      "street cleaner vehicle",
      "sweeping machine",
      "street cleaning machine",
    ],
    about: "a small street sweeper with a round glass cab, two turning brushes in front and a dust tank",
    metresPerUnit: 1.7,
    wears: ["body tank", "stripe", "brush"],
    params: { bristles: whole(14, 18), tone: pick("orange", "white", "green") },
    parts: ({ bristles, tone }) => {
      const color = { orange: 0xe8701a, white: 0xeceae2, green: 0x3f9a4a }[tone];
      const brush = (form: ReturnType<typeof box>) => form.turn(8, 0, -8).at(0.34, 0.1, 1.02).mirror("x");
      return [
        part("tank", main("paint", color), side(flat`-1.06 0.36, 0.06 0.36, 0.06 1.16, -0.1 1.24, -0.92 1.2, -1.06 1.06`, 0.82, 0.06)),
        part(
          "cab",
          main("paint", color),
          all(
            side(flat`0.04 0.3, 0.7 0.3, 0.78 0.4, 0.76 0.62, 0.04 0.62`, 0.78, 0.05),
            side(flat`0.04 1.2, 0.6 1.18, 0.56 1.28, 0.04 1.3`, 0.76, 0.03),
          ),
        ),
        part("glass", GLASS, loft(slices([0, 0.74, 0.68, 0.3, 0.74, 0.66, 0.62, 0.7, 0.54], 0.3)).at(0, 0.6, 0.38)),
        part("pillars", main("paint", color), rod([0.35, 0.6, 0.7], [0.33, 1.22, 0.62], 0.022).mirror("x")),
        part(
          "stripe",
          second("plastic", 0xf3f0e6),
          all(
            box(0.832, 0.14, 1, 0.006).at(0, 0.6, -0.5),
            many(5, (at) =>
              box(0.05, 0.1, 0.012, 0.002)
                .turn(0, 0, -30)
                .at(-0.24 + at * 0.12, 0.46, 0.79),
            ),
          ),
        ),
        part("grille", IRON, box(0.836, 0.014, 0.4, 0.003).array(7, [0, 0.04, 0]).at(0, 0.92, -0.74)),
        part("arms", STEEL, all(rod([0.24, 0.36, 0.72], [0.34, 0.26, 1.02], 0.035), cylinder(0.07, 0.1).at(0.34, 0.24, 1.02)).mirror("x")),
        part(
          "brushes",
          third("plastic", 0x2f6ab8),
          brush(
            all(
              many(bristles, (at) => rod([0, 0.04, 0.08], [0, -0.07, 0.27], 0.022, 0.012).turn(0, (at * 360) / bristles, 0)),
              cylinder(0.13, 0.07),
            ),
          ),
          { motion: spins([0.34, 0.1, 1.02], [0, 1, 0]) },
        ),
        part(
          "hose",
          fixed("rubber", 0x232427),
          hose([0.3, 1.24, -0.2, 0.32, 1.4, -0.1, 0.4, 1.36, 0.02, 0.46, 0.9, 0.04, 0.44, 0.4, 0.1, 0.2, 0.2, 0.2], 0.07),
        ),
        part("beacon", light(0xffa21f), cylinder(0.06, 0.1, { top: 0.045, sides: 18 }).at(0, 1.34, 0.3)),
        part("lamps", light(0xfff3cf), drumZ(0.05, 0.03, 0.01).at(0.28, 0.46, 0.79).mirror("x")),
        part(
          "mirrors",
          IRON,
          all(box(0.04, 0.16, 0.08, 0.02).at(0.48, 0.94, 0.66), rod([0.36, 0.98, 0.64], [0.47, 0.96, 0.66], 0.012)).mirror("x"),
        ),
        part("chassis", IRON, box(0.6, 0.14, 1.6, 0.03).at(0, 0.28, -0.2)),
        part("door", main("plastic", color), box(0.012, 0.3, 0.5, 0.006).at(0.392, 0.46, 0.4).mirror("x"), {
          motion: turns([0.39, 0.46, 0.64], [0, 1, 0], 0, 60),
        }),
        ...axle("front", { radius: 0.2, width: 0.14, track: 0.72, z: 0.34 }),
        ...axle("back", { radius: 0.2, width: 0.14, track: 0.76, z: -0.7 }),
        part("arches", fixed("rubber", 0x17181a), all(arches(0.24, 0.392, 0.34), arches(0.24, 0.412, -0.7))),
      ];
    },
  }),
];
