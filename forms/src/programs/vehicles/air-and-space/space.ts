import { all, box, cylinder, type Form, lathe, sphere } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { part, program, turns, whole } from "@blenda/forge/language/program";
import { drumX, drumZ, hose, loop, rod } from "@blenda/forge/language/shorthand";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";
import { axle } from "../road/wheels.ts";

const dish = (radius: number): Form => lathe(flat`0 0, 0.4 0.06, 0.8 0.24, 1 0.4, 0.98 0.42, 0.78 0.28, 0.38 0.1, 0 0.05`).scale(radius);
/** Blue cells with bright seams, in the plane of the front, about the origin. */
const cells = (columns: number, rows: number, step: number): Form =>
  box(step * 0.92, step * 0.92, 0.02, 0)
    .array(columns, [step, 0, 0])
    .array(rows, [0, step, 0]);

export const space = [
  program({
    id: "satellite",
    nouns: ["space satellite", "communication satellite", "weather satellite", "sputnik", "space probe"],
    about: "a satellite wrapped in gold foil with two wings of solar cells and an antenna dish",
    metresPerUnit: 2.4,
    wears: ["foil body", "solar panel", "dish"],
    params: { columns: whole(4, 6), tilt: [-20, 20] },
    parts: ({ columns, tilt }) => {
      const wing = (form: Form) =>
        form
          .turn(tilt, 0, 0)
          .at(0.46 + columns * 0.12, 1, 0)
          .mirror("x");
      const motion = { motion: turns([0, 1, 0], [1, 0, 0], -60, 60) };
      return [
        part("body", main("gold", 0xd9a83a), all(box(0.5, 0.7, 0.5, 0.03).at(0, 1, 0), box(0.36, 0.12, 0.36, 0.03).at(0, 1.4, 0))),
        part(
          "frame",
          fixed("steel", 0xb9bdc2),
          all(
            box(0.53, 0.04, 0.53, 0.008).array(2, [0, 0.68, 0]).at(0, 1, 0),
            rod([-0.56, 1, 0], [0.56, 1, 0], 0.024),
            lathe(flat`0 0, 0.14 0, 0.06 0.2, 0 0.2`).at(0, 0.46, 0),
          ),
        ),
        part("cells", second("plastic", 0x1f3f86), wing(cells(columns, 3, 0.24)), motion),
        part("wing frames", fixed("steel", 0xc9ccd0), wing(box(columns * 0.24 + 0.02, 0.74, 0.012, 0.004)), motion),
        part("dish", third("plastic", 0xf1f1ee), dish(0.36).turn(90, 0, 0).at(0, 0.98, 0.27)),
        part(
          "horn",
          fixed("steel", 0x8c9196),
          all(
            rod([0, 0.98, 0.28], [0, 0.98, 0.52], 0.014),
            sphere(0.03).at(0, 0.98, 0.53),
            rod([0.12, 1.44, 0.1], [0.2, 1.84, 0.16], 0.01),
            rod([-0.12, 1.44, -0.1], [-0.2, 1.8, -0.16], 0.01),
          ),
        ),
        part("lamp", light(0xff4b3a), sphere(0.025).at(0.2, 1.85, 0.16)),
      ];
    },
  }),
  program({
    id: "rover",
    nouns: ["mars rover", "moon rover", "lunar rover", "space rover", "moon buggy"],
    about: "a planetary rover with six wheels, a camera mast, a robot arm and a dish",
    metresPerUnit: 1.5,
    wears: ["body", "wheel", "panel"],
    params: { mast: [0.62, 0.78], reach: [0.9, 1.08] },
    parts: ({ mast, reach }) => [
      ...[-0.72, 0, 0.72].flatMap((z, at) =>
        axle(["back", "middle", "front"][at], { radius: 0.21, width: 0.2, track: 1.06, z, lugs: 14, rim: second("steel", 0xa9adb2) }),
      ),
      part(
        "body",
        main("paint", 0xe6e2d8),
        all(box(0.7, 0.24, 1.16, 0.03).at(0, 0.58, -0.06), box(0.8, 0.03, 1.24, 0.01).at(0, 0.71, -0.06)),
      ),
      part("cells", third("plastic", 0x24406f), cells(4, 5, 0.17).turn(-90, 0, 0).at(0, 0.73, -0.2)),
      part(
        "legs",
        fixed("steel", 0x8d9297),
        all(
          rod([0.46, 0.26, 0.72], [0.46, 0.56, 0.3], 0.03),
          rod([0.46, 0.56, 0.3], [0.46, 0.48, -0.3], 0.03),
          rod([0.46, 0.48, -0.3], [0.46, 0.26, 0], 0.026),
          rod([0.46, 0.48, -0.3], [0.46, 0.26, -0.72], 0.026),
          rod([0.3, 0.56, 0.2], [0.46, 0.56, 0.2], 0.03),
          ...[-0.72, 0, 0.72].map((z) => rod([0.44, 0.22, z], [0.52, 0.22, z], 0.04)),
        ).mirror("x"),
      ),
      part("mast", fixed("steel", 0xb9bdc2), rod([0.2, 0.7, 0.42], [0.2, 0.7 + mast, 0.42], 0.03)),
      part("head", main("paint", 0xe6e2d8), box(0.3, 0.15, 0.16, 0.03).at(0.2, 0.76 + mast, 0.44), {
        motion: turns([0.2, 0.7 + mast, 0.44], [0, 1, 0], -80, 80),
      }),
      part(
        "eyes",
        fixed("obsidian", 0x16181c),
        drumZ(0.05, 0.04)
          .array(2, [0.15, 0, 0])
          .at(0.2, 0.76 + mast, 0.53),
      ),
      part(
        "arm",
        fixed("steel", 0x9da2a7),
        all(
          rod([-0.2, 0.54, 0.52], [-0.2, 0.7, 0.52 + 0.34 * reach], 0.03),
          rod([-0.2, 0.7, 0.52 + 0.34 * reach], [-0.2, 0.42, 0.52 + 0.6 * reach], 0.026),
          drumX(0.045, 0.1).at(-0.2, 0.7, 0.52 + 0.34 * reach),
          cylinder(0.06, 0.12).at(-0.2, 0.38, 0.52 + 0.6 * reach),
        ),
        { motion: turns([-0.2, 0.54, 0.52], [1, 0, 0], -30, 20) },
      ),
      part(
        "dish",
        fixed("plastic", 0xf1f1ee),
        all(dish(0.2).turn(-35, 0, 0).at(-0.2, 0.86, -0.5), rod([-0.2, 0.7, -0.5], [-0.2, 0.87, -0.5], 0.02)),
      ),
      part(
        "generator",
        fixed("iron", 0x4a4d52),
        all(drumZ(0.1, 0.3).at(0, 0.6, -0.76), box(0.02, 0.28, 0.28, 0.004).array(2, [0.12, 0, 0]).at(0, 0.6, -0.76)),
      ),
    ],
  }),
  program({
    id: "space station",
    nouns: ["orbital station", "iss", "space base", "space habitat"],
    about: "a space station of round modules on a truss with wings of solar cells",
    metresPerUnit: 30,
    isLarge: true,
    wears: ["module body", "solar panel", "truss"],
    params: { rows: whole(5, 7), modules: whole(3, 4) },
    parts: ({ rows, modules }) => {
      const can = lathe(flat`0 -0.24, 0.06 -0.24, 0.12 -0.18, 0.12 0.18, 0.06 0.24, 0 0.24`, { sides: 28 }).turn(90, 0, 0);
      const wing = (form: Form) => form.at(0, 0.36, 0).mirror("y").array(2, [0.44, 0, 0]).at(0.98, 1, 0).mirror("x");
      return [
        part(
          "modules",
          main("plastic", 0xe8e8e6),
          all(
            can.array(modules, [0, 0, 0.47]).at(0, 1, 0),
            can.turn(0, 90, 0).at(0.34, 1, 0.24).mirror("x"),
            can.turn(90, 0, 0).scale(0.8, 0.7, 0.8).at(0, 0.78, -0.2),
          ),
        ),
        part(
          "rings",
          fixed("steel", 0x9da2a7),
          all(
            loop(0.122, 0.014, 24)
              .turn(90, 0, 0)
              .array(modules * 3, [0, 0, 0.157])
              .at(0, 1, 0),
            sphere(0.1).at(0, 1, 0.24),
            drumZ(0.06, modules * 0.47 + 0.1).at(0, 1, 0),
          ),
        ),
        part(
          "truss",
          third("steel", 0xb9bdc2),
          all(
            rod([-1.32, 0, 0.05], [1.32, 0, 0.05], 0.012),
            rod([-1.32, 0, -0.05], [1.32, 0, -0.05], 0.012),
            rod([-1.32, 0.1, 0], [1.32, 0.1, 0], 0.012),
            hose(
              Array.from({ length: 35 }, (_, at) => [-1.32 + at * 0.0776, at % 2 === 0 ? 0 : 0.1, at % 2 === 0 ? 0.05 : 0]).flat(),
              0.008,
              { isStraight: true },
            ),
          ).at(0, 1.12, 0),
        ),
        part("masts", fixed("steel", 0xc9ccd0), rod([0, -1.1, 0], [0, 1.1, 0], 0.014).array(2, [0.44, 0, 0]).at(0.98, 1.06, 0).mirror("x")),
        part("cells", second("plastic", 0xb8863a), wing(cells(2, rows, 0.13).at(0, (rows - 3) * 0.065, 0)), {
          motion: turns([0, 1, 0], [0, 1, 0], -45, 45),
        }),
        part("radiators", fixed("plastic", 0xf3f3f0), box(0.16, 0.02, 0.6, 0.004).at(0.42, 1.16, -0.36).mirror("x")),
        part("windows", light(0xffe2a0), drumX(0.02, 0.246).array(5, [0, 0, 0.16]).at(0, 1.01, 0)),
      ];
    },
  }),
];
