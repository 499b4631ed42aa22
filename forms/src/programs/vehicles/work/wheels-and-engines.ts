import { all, box, cylinder, type Form, lathe, sphere, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { part, program, spins, whole } from "@blenda/forge/language/program";
import { drumZ, hose, rod } from "@blenda/forge/language/shorthand";
import { fixed, main, second } from "@blenda/forge/language/substance";
import { rim, tyre } from "../road/wheels.ts";

export const machinery = [
  program({
    id: "wheel",
    already: "round",
    nouns: ["tyre", "tire", "car wheel", "car tire", "car tyre", "truck tire", "spare wheel", "rubber tire"],
    about: "a car wheel: a tyre with tread on a rim with bolts",
    metresPerUnit: 0.4,
    wears: ["rim"],
    params: { width: [0.5, 0.64], lugs: whole(24, 32) },
    parts: ({ width, lugs }) => {
      const motion = { motion: spins([0, 0.8, 0], [1, 0, 0]) };
      return [
        part(
          "tyre",
          fixed("rubber", 0x1d1d1f),
          all(
            tyre(0.8, width),
            box(width * 0.34, 0.05, 0.1, 0.012)
              .turn(0, 24, 0)
              .at(width * 0.2, 0.8, 0)
              .scatter(around(lugs, 0)),
            box(width * 0.34, 0.05, 0.1, 0.012)
              .turn(0, -24, 0)
              .at(-width * 0.2, 0.8, 0)
              .scatter(around(lugs, 180 / lugs)),
          ).at(0, 0.8, 0),
          motion,
        ),
        part(
          "rim",
          main("steel", 0xc3c7cb),
          all(
            rim(0.8, width, 5),
            torus(0.49, 0.025)
              .turn(0, 0, 90)
              .at(width * 0.44, 0, 0)
              .mirror("x"),
          ).at(0, 0.8, 0),
          motion,
        ),
        part(
          "spokes",
          main("steel", 0xa9adb2),
          box(width * 0.24, 0.34, 0.1, 0.03)
            .at(width * 0.3, 0.28, 0)
            .scatter(around(7, 0))
            .mirror("x")
            .at(0, 0.8, 0),
          motion,
        ),
      ];
    },
  }),
  program({
    id: "engine",
    nouns: ["car engine", "motor", "v8 engine", "combustion engine"],
    about: "a car engine with a block, cylinder heads, belts, pipes and a fan",
    metresPerUnit: 0.6,
    wears: ["block", "cover head"],
    params: { pots: whole(3, 4), lean: [24, 34] },
    parts: ({ pots, lean }) => {
      const bank = (form: Form) => form.at(0, 0.36, 0).turn(0, 0, -lean).at(0, 0.34, 0).mirror("x");
      return [
        part(
          "block",
          main("iron", 0x6a6e73),
          all(box(0.5, 0.46, 1, 0.04).at(0, 0.32, 0), box(0.4, 0.2, 0.86, 0.06).at(0, 0.06, 0), bank(box(0.32, 0.34, 0.96, 0.03))),
        ),
        part(
          "covers",
          second("paint", 0xc22a24),
          bank(all(box(0.3, 0.12, 0.98, 0.045).at(0, 0.22, 0), box(0.04, 0.03, 0.8, 0.01).array(3, [0.08, 0, 0]).at(0, 0.285, 0))),
        ),
        part(
          "pipes",
          fixed("steel", 0xc3c7cb),
          all(
            ...Array.from({ length: pots }, (_, at) =>
              hose([0.46, 0.56, 0, 0.62, 0.5, 0.02, 0.66, 0.3, 0, 0.62, 0.16, -0.04], 0.045)
                .at(0, 0, (at - (pots - 1) / 2) * 0.24)
                .mirror("x"),
            ),
            rod([0.63, 0.15, -0.5], [0.63, 0.15, 0.4], 0.06).mirror("x"),
          ),
        ),
        part(
          "intake",
          fixed("steel", 0x9da2a7),
          all(
            box(0.24, 0.12, 0.7, 0.03).at(0, 0.66, 0),
            cylinder(0.26, 0.12, { bevel: 0.03 }).at(0, 0.84, 0),
            cylinder(0.1, 0.2).at(0, 0.74, 0),
            cylinder(0.03, 0.08).at(0, 0.93, 0),
          ),
        ),
        ...(
          [
            [0, 0.12, 0.14],
            [0.24, 0.5, 0.1],
            [-0.26, 0.44, 0.08],
          ] as const
        ).map(([x, y, radius]) =>
          part("pulley", fixed("steel", 0x55585d), drumZ(radius, 0.08).at(x, y, 0.54), { motion: spins([x, y, 0.54], [0, 0, 1]) }),
        ),
        part(
          "belt",
          fixed("rubber", 0x1c1c1e),
          hose(
            [
              0, -0.03, 0.55, 0.14, 0.08, 0.55, 0.34, 0.5, 0.55, 0.24, 0.6, 0.55, 0, 0.54, 0.55, -0.28, 0.52, 0.55, -0.34, 0.42, 0.55,
              -0.14, 0.08, 0.55,
            ],
            0.022,
            { isClosed: true },
          ),
        ),
        part(
          "fan",
          fixed("plastic", 0x2d2f33),
          all(
            drumZ(0.06, 0.06),
            box(0.09, 0.26, 0.02, 0.006)
              .turn(0, 30, 0)
              .at(0, 0.15, 0)
              .scatter(Array.from({ length: 6 }, (_, at) => ({ at: [0, 0, 0] as const, turn: [0, 0, at * 60] as const }))),
          ).at(0, 0.36, 0.64),
          { motion: spins([0, 0.36, 0.64], [0, 0, 1]) },
        ),
        part(
          "plugs",
          fixed("rubber", 0x2b4f8a),
          all(
            ...Array.from({ length: pots }, (_, at) =>
              hose([0.3, 0.86, 0, 0.24, 0.96, 0.04, 0.1, 0.9, 0.1, 0.06, 0.8, 0.2], 0.014)
                .at(0.04, -0.04, (at - (pots - 1) / 2) * 0.2 - 0.1)
                .mirror("x"),
            ),
          ),
        ),
      ];
    },
  }),
  program({
    id: "propeller",
    nouns: ["airscrew", "ship propeller", "plane propeller", "screw propeller"],
    about: "a propeller with twisted blades on a hub",
    metresPerUnit: 0.8,
    wears: ["blade", "hub"],
    params: { blades: whole(3, 5), pitch: [28, 40] },
    parts: ({ blades, pitch }) => {
      const blade = lathe(flat`0 0, 0.08 0.02, 0.24 0.3, 0.28 0.56, 0.2 0.78, 0 0.86`, { smooth: 24 })
        .scale(1, 1, 0.14)
        .twist(-24)
        .turn(0, pitch, 0)
        .at(0, 0.1, 0);
      return [
        part(
          "blades",
          main("bronze", 0xc08a4a),
          blade
            .scatter(Array.from({ length: blades }, (_, at) => ({ at: [0, 0, 0] as const, turn: [0, 0, (360 / blades) * at] as const })))
            .at(0, 1, 0),
          { motion: spins([0, 1, 0], [0, 0, 1]) },
        ),
        part(
          "hub",
          second("bronze", 0xa8733a),
          all(lathe(flat`0 -0.2, 0.18 -0.2, 0.2 -0.1, 0.18 0.12, 0.08 0.28, 0 0.32`).turn(90, 0, 0), sphere(0.05).at(0, 0, 0.3)).at(
            0,
            1,
            0,
          ),
          { motion: spins([0, 1, 0], [0, 0, 1]) },
        ),
        part("shaft", fixed("steel", 0xa9adb2), drumZ(0.07, 0.5).at(0, 1, -0.36)),
        part(
          "stand",
          fixed("wood", 0x5c3a20),
          all(box(0.9, 0.08, 0.5, 0.02).at(0, 0.04, -0.4), box(0.14, 1, 0.14, 0.02).at(0, 0.5, -0.46)),
        ),
      ];
    },
  }),
];

const around = (count: number, from: number) =>
  Array.from({ length: count }, (_, at) => ({ at: [0, 0, 0] as const, turn: [from + (360 / count) * at, 0, 0] as const }));
