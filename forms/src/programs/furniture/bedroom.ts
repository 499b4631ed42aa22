import { all, box, cushion, cylinder, extrude, sphere, sweep } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { flat, way } from "@blenda/forge/language/numbers";
import { ellipse, roundedRectangle } from "@blenda/forge/language/outlines";
import { four, many, twin } from "@blenda/forge/language/places";
import { part, pick, program, slides, spins, turns, whole } from "@blenda/forge/language/program";
import { rod } from "@blenda/forge/language/shorthand";
import { looking, main, pane, second, third } from "@blenda/forge/language/substance";
import { CLOTHS, WOODS } from "@blenda/forge/language/tones";
import { drawer, openCase } from "./casework.ts";

export const bedroom = [
  program({
    id: "high chair",
    nouns: ["highchair", "baby chair", "feeding chair"],
    about: "a tall chair with a tray for a small child",
    metresPerUnit: 0.8,
    wears: ["frame leg", "seat cushion", "tray"],
    params: { height: [0.68, 0.76], wood: pick("pine", "oak"), cloth: pick("sage", "mustard", "navy", "rust") },
    sockets: ({ height }) => ({
      seat: { at: [0, height + 0.06, -0.04], size: [0.36, 0.6, 0.36] },
      top: { at: [0, height + 0.27, 0.2], size: [0.4, 0.3, 0.2] },
    }),
    parts: ({ height, wood, cloth }) => [
      part(
        "legs",
        main("wood", WOODS[wood]),
        all(
          four(rod([0.08, 0, 0.08], [-0.04, height, -0.04], 0.03, 0.034), 0.2, 0, 0.2),
          rod([-0.24, height * 0.36, 0.24], [0.24, height * 0.36, 0.24], 0.018),
          box(0.42, 0.03, 0.14, 0.01).at(0, height * 0.42, 0.26),
        ),
      ),
      part(
        "seat",
        main("wood", WOODS[wood]),
        all(
          box(0.42, 0.04, 0.42, 0.014).at(0, height, 0),
          twin(rod([0, 0, -0.16], [0, 0.44, -0.22], 0.026), 0.18, height, 0),
          box(0.4, 0.12, 0.035, 0.014).at(0, height + 0.4, -0.215),
          twin(rod([0, 0.2, -0.2], [0, 0.2, 0.16], 0.024), 0.2, height, 0),
          twin(rod([0, 0, 0.14], [0, 0.21, 0.15], 0.02), 0.2, height, 0),
          box(0.03, 0.3, 0.02, 0.006)
            .at(0, height + 0.2, -0.19)
            .array(3, [0.09, 0, 0]),
        ),
      ),
      part(
        "cushion",
        second("fabric", CLOTHS[cloth]),
        all(
          cushion(0.36, 0.07, 0.36).at(0, height + 0.05, 0),
          cushion(0.32, 0.28, 0.06)
            .turn(-8, 0, 0)
            .at(0, height + 0.22, -0.165),
        ),
      ),
      part(
        "tray",
        third("plastic", 0xf4f0e6),
        all(
          extrude(roundedRectangle(0.52, 0.3, 0.12, 6), 0.024, 0.008)
            .turn(-90, 0, 0)
            .at(0, height + 0.235, 0.24),
          extrude(roundedRectangle(0.52, 0.3, 0.12, 6), 0.05, 0.008, [roundedRectangle(0.48, 0.26, 0.1, 6)])
            .turn(-90, 0, 0)
            .at(0, height + 0.25, 0.24),
        ),
        { motion: slides([0, 0, 1], 0.15) },
      ),
    ],
  }),
  program({
    id: "dressing table",
    nouns: ["vanity", "vanity table", "makeup table", "vanity desk"],
    about: "a small table with drawers and an oval mirror",
    metresPerUnit: 1,
    wears: ["body", "handle knob", "mirror frame"],
    params: { width: [0.95, 1.1], wood: pick("walnut", "cherry", "oak"), tall: [0.62, 0.74] },
    sockets: ({ width }) => ({ top: { at: [0, 0.77, 0.05], size: [width, 0.4, 0.3] } }),
    parts: ({ width, wood, tall }) => {
      const oak = main("wood", WOODS[wood]);
      const side = width / 2 - 0.17;
      return [
        part(
          "table",
          oak,
          all(
            box(width + 0.05, 0.035, 0.46, 0.014).at(0, 0.75, 0),
            twin(openCase(0.32, 0.2, 0.4, 0.02), side, 0.53, 0),
            box(width - 0.6, 0.08, 0.03, 0.008).at(0, 0.7, 0.17),
            four(cylinder(0.016, 0.55, { top: 0.03, sides: 18 }), width / 2 - 0.04, 0.27, 0.17),
          ),
        ),
        ...[-1, 1].flatMap((sign) => [
          part("drawer", oak, drawer(0.29, 0.165, 0.34).at(sign * side, 0.63, 0.2), { motion: slides([0, 0, 1], 0.24) }),
          part("knob", second("brass"), sphere(0.02, 1, 16).at(sign * side, 0.63, 0.24), { motion: slides([0, 0, 1], 0.24) }),
        ]),
        part(
          "mirror frame",
          third("wood", WOODS[wood]),
          all(
            extrude(ellipse(0.52, tall, 44), 0.04, 0.014, [ellipse(0.44, tall - 0.08, 40)]).at(0, 0.82 + tall / 2, -0.16),
            twin(rod([0, 0.75, -0.17], [0, 0.82 + tall * 0.55, -0.17], 0.022, 0.016), 0.29, 0, 0),
            twin(sphere(0.026, 1, 16), 0.29, 0.83 + tall * 0.56, -0.17),
          ),
        ),
        part("glass", looking(-tall / 2, tall / 2, 0.4), extrude(ellipse(0.47, tall - 0.05, 40), 0.016, 0).at(0, 0.82 + tall / 2, -0.16)),
        part(
          "perfume",
          pane(0xd88aa0),
          all(sphere(0.04, 1, 18).at(-0.3, 0.805, 0.02), cylinder(0.014, 0.05, { sides: 12 }).at(-0.3, 0.85, 0.02)),
        ),
        part("box", second("brass"), box(0.12, 0.06, 0.09, 0.014).turn(0, 15, 0).at(0.3, 0.795, 0.04)),
      ];
    },
  }),
  program({
    id: "mattress",
    is: ["stood on"],
    nouns: ["bed mattress", "spring mattress", "air mattress"],
    about: "a thick quilted mattress",
    metresPerUnit: 1,
    wears: ["cover", "piping side"],
    params: { width: [0.95, 1.5], fat: [0.2, 0.26] },
    sockets: ({ width, fat }) => ({ top: { at: [0, fat, 0], size: [width, 1, 1.8] } }),
    parts: ({ width, fat }) => {
      const edge = (y: number) =>
        sweep(way(roundedRectangle(width, 1.96, 0.07, 4).flatMap(([x, z]) => [x, y, z])), 0.013, { isClosed: true });
      return [
        part("core", second("fabric", 0x8fa3b5), box(width, fat - 0.03, 1.96, 0.06).at(0, fat / 2, 0)),
        part(
          "quilt",
          main("fabric", 0xf1ece0),
          many(4, (at) => cushion(width - 0.03, 0.09, 0.49).at(0, fat - 0.02, (at - 1.5) * 0.478)),
        ),
        part("piping", main("fabric", 0xf1ece0), all(edge(fat * 0.68), edge(fat * 0.3))),
        part(
          "handles",
          main("fabric", 0xf1ece0),
          sweep(way`${width / 2} ${fat / 2} -0.12, ${width / 2 + 0.025} ${fat / 2} 0, ${width / 2} ${fat / 2} 0.12`, 0.025, {
            flatten: 0.4,
          })
            .array(2, [0, 0, 0.9])
            .mirror("x"),
        ),
      ];
    },
  }),
  program({
    id: "ceiling fan",
    nouns: ["roof fan"],
    about: "a fan under the ceiling with wooden blades and a lamp",
    metresPerUnit: 0.8,
    wears: ["blade", "motor rod", "lamp"],
    params: { blades: whole(4, 5), reach: [0.62, 0.74], wood: pick("walnut", "oak", "cherry") },
    parts: ({ blades, reach, wood }) => {
      const motion = spins([0, 0.3, 0], [0, 1, 0]);
      const blade = extrude(flat`0.2 -0.05, ${reach} -0.085, ${reach + 0.04} 0, ${reach} 0.085, 0.2 0.05`, 0.018, 0.006)
        .turn(-90, 0, 0)
        .turn(9, 0, 0)
        .at(0, 0.29, 0);
      return [
        part("blades", main("wood", WOODS[wood], { grain: "x" }), blade.ring(blades), { motion }),
        part("arms", second("brass"), box(0.2, 0.014, 0.05, 0.005).turn(9, 0, 0).at(0.19, 0.285, 0).ring(blades), { motion }),
        part(
          "motor",
          second("brass"),
          all(
            cylinder(0.15, 0.12, { bevel: 0.03, sides: 40 }).at(0, 0.31, 0),
            cylinder(0.1, 0.06, { top: 0.05, sides: 32 }).at(0, 0.4, 0),
            cylinder(0.02, 0.4, { sides: 14 }).at(0, 0.58, 0),
            cylinder(0.11, 0.05, { top: 0.07, sides: 32 }).at(0, 0.78, 0),
            hoop(0.15, 0.012, 40).at(0, 0.31, 0),
          ),
        ),
        part("lamp", third("porcelain", 0xfdf6e3), sphere(0.12, 0.7, 32).at(0, 0.22, 0)),
        part("cord", second("brass"), all(rod([0.07, 0.24, 0.07], [0.07, 0.02, 0.07], 0.005), sphere(0.016, 1, 12).at(0.07, 0.01, 0.07)), {
          motion: turns([0.07, 0.24, 0.07], [1, 0, 0], -10, 10),
        }),
      ];
    },
  }),
];
