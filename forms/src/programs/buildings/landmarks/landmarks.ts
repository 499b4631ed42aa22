import { all, box, cylinder, extrude, lathe, sphere } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { part, program, turns, whole } from "@blenda/forge/language/program";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

import {
  bricks,
  darkGlass,
  frames,
  gabledWalls,
  gableRoof,
  lawn,
  openingsOn,
  panes,
  planks,
  shingles,
  tiledRoof,
} from "../country/walls.ts";

const stairs = (count: number, wide: number, y: number) =>
  all(...Array.from({ length: count }, (_, at) => box(wide, y, 0.08, 0.006).at(0, y * (at + 0.5), -at * 0.07)));

export const landmarks = [
  program({
    id: "temple",
    nouns: ["greek temple", "roman temple", "parthenon", "museum", "courthouse"],
    about: "a temple with rows of columns, steps and a gable",
    metresPerUnit: 10,
    isLarge: true,
    wears: ["stone column", "roof"],
    params: { front: whole(5, 6), side: whole(7, 8) },
    parts: ({ front, side }) => {
      const [w, d] = [front * 0.2, side * 0.2];
      const column = lathe(flat`0 0, 0.065 0, 0.065 0.03, 0.05 0.04, 0.042 0.6, 0.065 0.63, 0.065 0.66, 0 0.66`, { sides: 16 });
      return [
        part(
          "columns",
          main("marble", 0xe9e2d2),
          all(
            column
              .array(front, [0.2, 0, 0])
              .at(0, 0.15, d / 2 - 0.1)
              .mirror("z"),
            column
              .array(side - 2, [0, 0, 0.2])
              .at(w / 2 - 0.1, 0.15, 0)
              .mirror("x"),
          ),
        ),
        part(
          "steps",
          main("marble", 0xd9d0be),
          all(
            box(w + 0.2, 0.05, d + 0.2, 0.008).at(0, 0.025, 0),
            box(w + 0.1, 0.05, d + 0.1, 0.008).at(0, 0.075, 0),
            box(w, 0.05, d, 0.008).at(0, 0.125, 0),
          ),
        ),
        part("cella", main("marble", 0xd2c8b4), box(w - 0.42, 0.64, d - 0.5, 0.008).at(0, 0.46, 0)),
        part(
          "beams",
          main("marble", 0xe3dbca),
          all(
            box(w + 0.02, 0.1, d + 0.02, 0.008).at(0, 0.86, 0),
            box(w + 0.1, 0.04, d + 0.1, 0.008).at(0, 0.93, 0),
            extrude(flat`${-w / 2 - 0.03} 0, ${w / 2 + 0.03} 0, 0 0.26`, d, 0.008).at(0, 0.945, 0),
          ),
        ),
        part(
          "frieze",
          second("clay", 0xa8583a),
          all(
            box(0.05, 0.07, 0.02, 0.004)
              .array(front * 2, [0.1, 0, 0])
              .at(0, 0.86, d / 2 + 0.012),
            extrude(flat`${-w / 2 + 0.16} 0, ${w / 2 - 0.16} 0, 0 0.16`, 0.02, 0.003).at(0, 0.98, d / 2 + 0.002),
          ),
        ),
        part("roof", tiledRoof(0xa8583a), gableRoof(w + 0.08, 0.3, d + 0.1, 0.04).at(0, 0.96, 0)),
        part("door", fixed("wood", 0x4a2f1c), box(0.2, 0.42, 0.02, 0.006).at(0, 0.35, d / 2 - 0.245), {
          motion: turns([-0.1, 0.35, d / 2 - 0.25], [0, 1, 0], 0, -90),
        }),
      ];
    },
  }),
  program({
    id: "pagoda",
    nouns: ["japanese temple", "chinese temple", "japanese pagoda", "shrine"],
    about: "a tower of several curved roofs, one above the other",
    metresPerUnit: 8,
    isLarge: true,
    wears: ["wall post", "roof", "trim"],
    params: { floors: whole(3, 5) },
    parts: ({ floors }) => {
      const levels = Array.from({ length: floors }, (_, n) => ({ y: 0.12 + n * 0.36, size: 0.62 - n * (0.3 / floors) }));
      const roof = (size: number) =>
        lathe(flat`0 0, ${size * 1.22} 0.06, ${size * 1.26} 0.09, ${size * 0.95} 0.1, ${size * 0.66} 0.2, 0 0.22`, { sides: 4 }).turn(
          0,
          45,
          0,
        );
      const top = levels[floors - 1].y + 0.36;
      return [
        part(
          "walls",
          main("wood", 0xb03428),
          all(
            ...levels.map(({ y, size }) =>
              all(
                box(size * 0.86, 0.24, size * 0.86, 0.008).at(0, y + 0.12, 0),
                box(0.045, 0.26, 0.045, 0.006)
                  .array(4, [size * 0.3, 0, 0])
                  .at(0, y + 0.13, size * 0.45)
                  .ring(4),
              ),
            ),
          ),
        ),
        part("roofs", second("clay", 0x3a4a4f, { paint: shingles }), all(...levels.map(({ y, size }) => roof(size).at(0, y + 0.24, 0)))),
        part(
          "railings",
          third("gold"),
          all(
            ...levels.map(({ y, size }) =>
              all(
                box(size, 0.02, 0.02, 0.004)
                  .at(0, y + 0.07, size / 2 + 0.02)
                  .ring(4),
                sphere(0.025, 1, 10)
                  .at(0, y + 0.335, size * 1.24)
                  .turn(0, 45, 0)
                  .ring(4),
              ),
            ),
            cylinder(0.02, 0.4, { top: 0.006, sides: 12 }).at(0, top + 0.1, 0),
            ...[0, 1, 2].map((n) => cylinder(0.06 - n * 0.012, 0.02).at(0, top + 0.02 + n * 0.07, 0)),
          ),
        ),
        part(
          "windows",
          fixed("paper", 0xf1e3bd),
          all(
            ...levels.map(({ y, size }) =>
              box(size * 0.2, 0.13, 0.02, 0.004)
                .array(3, [size * 0.3, 0, 0])
                .at(0, y + 0.14, size * 0.43 + 0.004)
                .ring(4),
            ),
          ),
        ),
        part("base", fixed("stone", 0xa39c90), all(box(0.92, 0.12, 0.92, 0.012).at(0, 0.06, 0), stairs(3, 0.24, 0.04).at(0, 0, 0.6))),
      ];
    },
  }),
  program({
    id: "school",
    nouns: ["schoolhouse", "school building", "town hall", "city hall", "university"],
    about: "a brick school with rows of windows, a clock and a bell tower",
    metresPerUnit: 14,
    isLarge: true,
    wears: ["wall brick", "roof", "door frame"],
    params: { wide: whole(3, 4) },
    parts: ({ wide }) => {
      const wing = wide * 0.24;
      const spots = [
        ...openingsOn(wide, 2, [0.22, 0.26], [0.24 + wing / 2, 0.2, 0.252]),
        ...openingsOn(wide, 2, [0.22, 0.26], [-0.24 - wing / 2, 0.2, 0.252]),
      ];
      const middle = openingsOn(2, 1, [0.24, 0.2], [0, 0.46, 0.322]);
      return [
        part(
          "walls",
          main("clay", 0xa4523a, { paint: bricks }),
          all(box(wing * 2 + 0.5, 0.6, 0.5, 0.008).at(0, 0.3, 0), gabledWalls(0.5, 0.66, 0.2, 0.64)),
        ),
        part(
          "roofs",
          tiledRoof(0x4f5a62),
          all(
            gableRoof(0.52, 0.22, wing * 2 + 0.56, 0.04)
              .turn(0, 90, 0)
              .at(0, 0.6, 0),
            gableRoof(0.52, 0.205, 0.72, 0.04).at(0, 0.665, 0.01),
            lathe(flat`0 0, 0.14 0, 0.01 0.24, 0 0.24`, { sides: 4 }).turn(0, 45, 0).at(0, 1.16, 0),
          ),
        ),
        part(
          "tower",
          third("plastic", 0xf1ece0),
          all(
            box(0.17, 0.04, 0.17, 0.006).at(0, 0.9, 0),
            box(0.022, 0.26, 0.022, 0.004).at(0.066, 1.03, 0.066).mirror("x").mirror("z"),
            box(0.18, 0.03, 0.18, 0.006).at(0, 1.15, 0),
          ),
        ),
        part("bell", fixed("brass"), lathe(flat`0 0.98, 0.05 0.98, 0.04 1.02, 0.03 1.07, 0 1.08`)),
        part("windows", darkGlass, all(panes(0.13, 0.16, spots), panes(0.1, 0.14, middle))),
        part(
          "frames",
          third("plastic", 0xf1ece0),
          all(
            frames(0.13, 0.16, spots),
            frames(0.1, 0.14, middle),
            box(wing * 2 + 0.53, 0.03, 0.53, 0.006).at(0, 0.59, 0),
            box(0.26, 0.03, 0.12, 0.006).at(0, 0.34, 0.36),
            box(0.025, 0.32, 0.025, 0.004).at(0.11, 0.17, 0.4).mirror("x"),
          ),
        ),
        part("clock", fixed("paper", 0xf6f2e6), all(cylinder(0.065, 0.02, { sides: 32 }).turn(90, 0, 0).at(0, 0.68, 0.325))),
        part(
          "hands",
          fixed("plastic", 0x1b1b1e),
          all(box(0.008, 0.045, 0.008, 0.002).at(0, 0.7, 0.338), box(0.035, 0.008, 0.008, 0.002).at(0.016, 0.68, 0.338)),
        ),
        part("door", fixed("wood", 0x6a3f22, { paint: planks }), box(0.16, 0.28, 0.02, 0.005).at(0, 0.14, 0.322), {
          motion: turns([-0.08, 0.14, 0.32], [0, 1, 0], 0, -90),
        }),
        part("ground", lawn, box(wing * 2 + 0.9, 0.05, 1.1, 0.02).at(0, -0.015, 0.1)),
      ];
    },
  }),
];
