import { all, box, cylinder, sphere, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { four, many } from "@blenda/forge/language/places";
import { part, pick, program, spins, whole } from "@blenda/forge/language/program";
import { drumX, hose, rod, side } from "@blenda/forge/language/shorthand";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

export const inflatables = [
  program({
    id: "bouncy castle",
    nouns: ["bounce house", "bouncing castle", "inflatable castle", "jumping castle", "bouncy house", "hopping castle"],
    about: "an inflatable bouncy castle with four fat towers, coloured tubes, a soft floor and a slide in front",
    metresPerUnit: 2.2,
    wears: ["tower", "wall floor", "roof cone"],
    params: { tall: [0.9, 1.05], tone: pick("red", "blue", "purple") },
    sockets: () => ({ inside: { at: [0, 0.3, 0], size: [1, 1, 1] } }),
    parts: ({ tall, tone }) => {
      const color = { red: 0xd8322a, blue: 0x2f6fd0, purple: 0x8a42b8 }[tone];
      return [
        part(
          "towers",
          main("plastic", color),
          four(
            all(cylinder(0.2, tall + 0.3, { bevel: 0.08 }).at(0, (tall + 0.3) / 2, 0), torus(0.2, 0.05).at(0, tall + 0.24, 0)),
            0.66,
            0,
            0.66,
          ),
        ),
        part("cones", third("plastic", 0xf2c21d), four(cylinder(0.24, 0.4, { top: 0.02, bevel: 0.02 }), 0.66, tall + 0.5, 0.66)),
        part("balls", main("plastic", color), four(sphere(0.06, 1, 18), 0.66, tall + 0.72, 0.66)),
        part(
          "floor",
          second("plastic", 0xf2c21d),
          all(
            ...Array.from({ length: 6 }, (_, at) =>
              drumX(0.13, 1.24, 0.06)
                .turn(0, 90, 0)
                .at(-0.52 + at * 0.208, 0.16, 0),
            ),
          ),
        ),
        part(
          "walls",
          second("plastic", 0x3fae5a),
          all(
            ...[0.36, 0.56, 0.76].map((y) =>
              all(drumX(0.1, 1.1, 0.05).at(0, y, -0.66), drumX(0.1, 1.1, 0.05).turn(0, 90, 0).at(0.66, y, 0).mirror("x")),
            ),
          ),
        ),
        part(
          "battlements",
          third("plastic", 0xf2c21d),
          all(
            box(0.18, 0.2, 0.18, 0.07).array(3, [0.32, 0, 0]).at(0, 0.92, -0.66),
            box(0.18, 0.2, 0.18, 0.07).array(3, [0, 0, 0.32]).at(0.66, 0.92, 0).mirror("x"),
          ),
        ),
        part(
          "arch",
          third("plastic", 0xf2c21d),
          hose([-0.5, 0.5, 0.66, -0.46, tall * 0.9, 0.66, 0, tall + 0.16, 0.66, 0.46, tall * 0.9, 0.66, 0.5, 0.5, 0.66], 0.1),
        ),
        part(
          "step",
          main("plastic", color),
          all(side(flat`0.6 0.02, 1.2 0.02, 1.2 0.1, 0.62 0.28`, 0.7, 0.05), rod([0.42, 0.28, 0.66], [0.42, 0.14, 1.2], 0.09).mirror("x")),
        ),
        part("flags", fixed("fabric", 0xfdf8ec), four(box(0.16, 0.1, 0.01, 0.003).at(0.09, 0, 0), 0.66, tall + 0.9, 0.66)),
        part("poles", fixed("steel", 0xb9bdc0), four(rod([0, 0, 0], [0, 0.24, 0], 0.01), 0.66, tall + 0.72, 0.66)),
        part(
          "blower",
          fixed("plastic", 0x2b2d30),
          all(box(0.24, 0.24, 0.2, 0.05).at(0.5, 0.13, -1), rod([0.5, 0.14, -0.9], [0.5, 0.16, -0.7], 0.07)),
        ),
      ];
    },
  }),
  program({
    id: "conveyor belt",
    nouns: ["conveyor", "assembly line", "conveyer belt", "production line"],
    about: "a conveyor belt with a black belt over rollers, steel legs, guards and boxes on it",
    metresPerUnit: 1.3,
    wears: ["frame", "belt", "box parcel"],
    params: { long: [1.9, 2.3], boxes: whole(2, 3) },
    sockets: ({ long }) => ({ top: { at: [0, 0.74, long * 0.3], size: [0.5, 0.5, 0.5] } }),
    parts: ({ long, boxes }) => {
      const z = long / 2;
      return [
        part(
          "frame",
          main("paint", 0x3f6fa8),
          all(
            box(0.06, 0.16, long, 0.015).at(0.36, 0.66, 0).mirror("x"),
            four(box(0.07, 0.6, 0.07, 0.012), 0.34, 0.3, z * 0.72),
            box(0.62, 0.05, 0.05, 0.01)
              .at(0, 0.2, z * 0.72)
              .mirror("z"),
          ),
        ),
        part(
          "belt",
          second("rubber", 0x232427),
          all(
            box(0.62, 0.025, long, 0.006).at(0, 0.735, 0),
            box(0.62, 0.025, long, 0.006).at(0, 0.585, 0),
            drumX(0.0875, 0.62, 0.006).at(0, 0.66, z).mirror("z"),
          ),
        ),
        part(
          "seams",
          fixed("rubber", 0x3a3c40),
          many(Math.round(long * 6), (at) => box(0.6, 0.006, 0.014, 0).at(0, 0.749, -z + 0.08 + (at * (long - 0.16)) / (long * 6))),
        ),
        part(
          "rollers",
          fixed("steel", 0xb9bdc0),
          all(
            drumX(0.05, 0.76)
              .array(Math.round(long * 3), [0, 0, 0.3])
              .at(0, 0.66, 0),
            drumX(0.06, 0.78).at(0, 0.66, z).mirror("z"),
          ),
          { motion: spins([0, 0.66, z], [1, 0, 0]) },
        ),
        part(
          "guards",
          fixed("paint", 0xf2c21d),
          all(
            box(0.03, 0.04, long, 0.01).at(0.37, 0.86, 0).mirror("x"),
            ...[-0.7, 0, 0.7].map((t) =>
              box(0.03, 0.16, 0.04, 0.008)
                .at(0.375, 0.79, t * z)
                .mirror("x"),
            ),
          ),
        ),
        part(
          "boxes",
          third("paper", 0xb98a5a),
          all(
            ...Array.from({ length: boxes }, (_, at) =>
              box(0.36 - at * 0.05, 0.28 + at * 0.04, 0.34, 0.012)
                .turn(0, at * 9 - 6, 0)
                .at(0, 0.748 + (0.28 + at * 0.04) / 2, -z * 0.62 + at * 0.62),
            ),
          ),
        ),
        part(
          "tape",
          fixed("plastic", 0xe6d6a8),
          all(
            ...Array.from({ length: boxes }, (_, at) =>
              box(0.06, 0.286 + at * 0.04, 0.346, 0.004)
                .turn(0, at * 9 - 6, 0)
                .at(0, 0.748 + (0.28 + at * 0.04) / 2, -z * 0.62 + at * 0.62),
            ),
          ),
        ),
        part(
          "motor",
          fixed("iron", 0x33363a),
          all(box(0.2, 0.2, 0.3, 0.04).at(0.5, 0.56, -z * 0.5), drumX(0.08, 0.1).at(0.42, 0.6, -z * 0.5)),
        ),
        part("switch", fixed("plastic", 0xd8201c), all(cylinder(0.04, 0.04).at(0.5, 0.68, -z * 0.5))),
      ];
    },
  }),
];
