import { all, box, cylinder, extrude, lathe, sweep } from "../language/form.ts";
import { flats, way } from "../language/lists.ts";
import { softOutline } from "../language/outlines.ts";
import { fixed, main, second, third } from "../language/substance.ts";
import { type ProgramPart, part, program, turns, whole } from "../program.ts";

/** White and black keys over a width, their front edges at `z`. */
function keys(width: number, octaves: number, y: number, z: number): ProgramPart[] {
  const count = octaves * 7 + 1;
  const step = width / count;
  const black = Array.from({ length: count - 1 }, (_, at) => at).filter((at) => ![2, 6].includes(at % 7));
  return [
    part(
      "white keys",
      fixed("bone", 0xf4f0e4),
      box(step * 0.94, 0.04, 0.24, 0.006)
        .array(count, [step, 0, 0])
        .at(0, y, z - 0.12),
    ),
    part(
      "black keys",
      fixed("plastic", 0x17171a),
      box(step * 0.55, 0.04, 0.15, 0.008).scatter(black.map((at) => ({ at: [(at + 1 - count / 2) * step, y + 0.03, z - 0.165] }))),
    ),
  ];
}

export const keyed = [
  program({
    id: "piano",
    nouns: ["upright piano", "pianino", "player piano", "honky-tonk piano"],
    about: "an upright piano with a keyboard, a music stand and pedals",
    metresPerUnit: 0.95,
    wears: ["body case", "stool seat"],
    params: { height: [1.15, 1.3], octaves: whole(4, 5) },
    sockets: ({ height }) => ({ top: { at: [0, height, -0.12], size: [1.4, 1, 0.4] } }),
    parts: ({ height, octaves }) => [
      part(
        "case",
        main("wood", 0x4a2514, { grain: "x" }),
        all(
          box(1.5, height - 0.06, 0.4, 0.02).at(0, height / 2, -0.12),
          box(0.08, 0.72, 0.42, 0.02).at(0.71, 0.36, 0.22).mirror("x"),
          box(1.36, 0.07, 0.4, 0.015).at(0, 0.6, 0.22),
          box(0.08, 0.16, 0.4, 0.03).at(0.71, 0.72, 0.22).mirror("x"),
          box(1.5, 0.08, 0.44, 0.02).at(0, 0.05, -0.1),
        ),
      ),
      part(
        "panels",
        main("wood", 0x5c301b, { grain: "y" }),
        all(
          box(0.62, 0.3, 0.03, 0.02)
            .at(0.33, height - 0.24, 0.085)
            .mirror("x"),
          box(1.28, 0.38, 0.03, 0.02).at(0, 0.33, 0.085),
        ),
      ),
      part("lid", main("wood", 0x40200f, { grain: "x" }), box(1.58, 0.05, 0.48, 0.015).at(0, height - 0.01, -0.12), {
        motion: turns([0, height, -0.36], [1, 0, 0], 0, -70),
      }),
      ...keys(1.34, octaves, 0.66, 0.41),
      part("felt", fixed("fabric", 0x7a1620), box(1.36, 0.014, 0.02, 0.004).at(0, 0.69, 0.165)),
      part(
        "music stand",
        main("wood", 0x40200f),
        box(0.7, 0.26, 0.025, 0.01)
          .turn(-14, 0, 0)
          .at(0, height - 0.24, 0.14),
      ),
      part(
        "sheet",
        fixed("paper", 0xf4efe0),
        box(0.2, 0.24, 0.008, 0.002)
          .turn(-14, 0, 0)
          .at(0.104, height - 0.22, 0.165)
          .mirror("x"),
      ),
      part("pedals", fixed("brass"), box(0.06, 0.02, 0.16, 0.01).array(3, [0.11, 0, 0]).at(0, 0.06, 0.18)),
      part("fittings", fixed("brass"), cylinder(0.016, 0.02, { sides: 14 }).turn(90, 0, 0).at(0.62, 0.79, 0.105).mirror("x")),
    ],
  }),
  program({
    id: "grand piano",
    nouns: ["concert piano", "baby grand", "baby grand piano", "concert grand"],
    about: "a grand piano with a curved case, a raised lid and three legs",
    metresPerUnit: 1.1,
    wears: ["body case lid", "frame harp"],
    params: { length: [1.2, 1.6], lift: [34, 42] },
    traits: { closed: "shut" },
    parts: ({ length, lift }, { has }) => {
      const back = -length + 0.4;
      const outline = softOutline(
        flats([
          0.68,
          -0.4,
          0.68,
          0.1,
          0.62,
          0.35,
          0.36,
          0.6,
          0.24,
          length * 0.62,
          0.02,
          length - 0.42,
          -0.3,
          length - 0.4,
          -0.6,
          length - 0.5,
          -0.68,
          length * 0.45,
          -0.68,
          0.1,
          -0.68,
          -0.4,
          0,
          -0.42,
        ]),
        6,
      );
      const tilt = has("closed") ? 0 : lift;
      return [
        part("case", main("paint", 0x141416), extrude(outline, 0.3, 0.015).turn(-90, 0, 0).at(0, 0.78, 0)),
        part(
          "frame",
          second("brass", 0xc9a24d),
          extrude(
            outline.map(([x, y]) => [x * 0.93, (y - 0.1) * 0.93 + 0.1] as const),
            0.02,
            0.004,
          )
            .turn(-90, 0, 0)
            .at(0, 0.925, 0),
        ),
        part(
          "strings",
          fixed("steel", 0xd0c9b8),
          all(
            ...Array.from({ length: 22 }, (_, at) =>
              sweep(way([-0.56 + at * 0.05, 0.942, 0.12, -0.56 + at * 0.042, 0.942, back * 0.82 + at * 0.028]), 0.004, {
                isStraight: true,
              }),
            ),
          ),
        ),
        part(
          "lid",
          main("paint", 0x141416),
          extrude(
            outline.filter(([, y]) => y > -0.14).map(([x, y]) => [x + 0.68, y] as const),
            0.03,
            0.01,
          )
            .turn(-90, 0, 0)
            .turn(0, 0, tilt)
            .at(-0.69, 0.96, 0),
          {
            motion: turns([-0.69, 0.95, 0], [0, 0, 1], -tilt, 0),
          },
        ),
        !has("closed") &&
          part(
            "prop",
            main("paint", 0x141416),
            sweep(way([0.5, 0.9, -0.1, 0.32, 0.95 + 1.01 * Math.tan((lift * Math.PI) / 180), -0.1]), 0.014, { isStraight: true }),
          ),
        part(
          "keybed",
          main("paint", 0x19191b),
          all(box(1.36, 0.1, 0.3, 0.02).at(0, 0.7, 0.5), box(0.1, 0.2, 0.3, 0.03).at(0.63, 0.79, 0.5).mirror("x")),
        ),
        ...keys(1.14, 5, 0.78, 0.63),
        part("music stand", main("paint", 0x19191b), box(0.7, 0.26, 0.02, 0.008).turn(-16, 0, 0).at(0, 1.05, 0.24)),
        part(
          "legs",
          main("paint", 0x141416),
          lathe(flats([0, 0.05, 0.035, 0.05, 0.045, 0.3, 0.075, 0.6, 0.08, 0.68, 0, 0.68])).scatter([
            { at: [-0.54, 0, 0.3] },
            { at: [0.54, 0, 0.3] },
            { at: [-0.28, 0, back * 0.72] },
          ]),
        ),
        part(
          "casters",
          fixed("brass"),
          cylinder(0.035, 0.05, { sides: 20 })
            .turn(0, 0, 90)
            .scatter([{ at: [-0.54, 0.03, 0.3] }, { at: [0.54, 0.03, 0.3] }, { at: [-0.28, 0.03, back * 0.72] }]),
        ),
        part(
          "pedals",
          fixed("brass"),
          all(
            box(0.05, 0.02, 0.14, 0.01).array(3, [0.1, 0, 0]).at(0, 0.1, 0.34),
            box(0.03, 0.55, 0.03, 0.01).at(0.09, 0.37, 0.26).mirror("x"),
            box(0.34, 0.08, 0.1, 0.02).at(0, 0.1, 0.26),
          ),
        ),
      ];
    },
  }),
  program({
    id: "accordion",
    nouns: ["squeezebox", "concertina", "bandoneon"],
    about: "an accordion with folded bellows between a keyboard and buttons",
    metresPerUnit: 0.4,
    wears: ["body", "bellows", "strap"],
    params: { folds: whole(9, 12), spread: [0.045, 0.06] },
    parts: ({ folds, spread }) => {
      const half = (folds * spread) / 2;
      const side = half + 0.13;
      return [
        part("body", main("paint", 0xa51f24), box(0.26, 1, 0.5, 0.05).at(side, 0.5, 0).mirror("x")),
        part(
          "bellows",
          second("fabric", 0x1d1d20),
          all(box(spread * 0.9, 0.9, 0.42, 0.02).array(folds, [spread, 0, 0]), box(half * 2, 0.82, 0.36, 0.01)).at(0, 0.5, 0),
        ),
        part(
          "edges",
          fixed("brass"),
          box(spread * 0.3, 0.915, 0.435, 0.004)
            .array(folds, [spread, 0, 0])
            .at(0, 0.5, 0),
        ),
        part(
          "keys",
          fixed("bone", 0xf4f0e4),
          box(0.12, 0.055, 0.03, 0.008)
            .array(15, [0, 0.06, 0])
            .at(side + 0.13, 0.5, 0.262),
        ),
        part(
          "black keys",
          fixed("plastic", 0x17171a),
          box(0.07, 0.035, 0.03, 0.008).scatter(
            [0, 1, 3, 4, 5, 7, 8, 10, 11, 12].map((at) => ({ at: [side + 0.09, 0.11 + at * 0.06, 0.285] })),
          ),
        ),
        part("keyboard", main("paint", 0x8e171c), box(0.16, 0.96, 0.1, 0.03).at(side + 0.16, 0.5, 0.2)),
        part(
          "buttons",
          fixed("bone", 0xf4f0e4),
          all(
            ...[0, 1, 2].map((row) =>
              cylinder(0.018, 0.04, { sides: 12 })
                .turn(90, 0, 0)
                .array(9, [0, 0.085, 0])
                .at(-side - 0.07 + row * 0.06, 0.5 + row * 0.02, 0.25),
            ),
          ),
        ),
        part(
          "grille",
          fixed("brass"),
          box(0.02, 0.7, 0.02, 0.005)
            .array(5, [0.028, 0, 0])
            .at(side - 0.055, 0.5, 0.25),
        ),
        part(
          "straps",
          third("leather", 0x3a2216),
          sweep(way([side, 0.95, -0.24, side + 0.1, 1.02, -0.42, side, 0.5, -0.6, side - 0.05, 0, -0.42, side, 0.06, -0.24]), 0.045, {
            flatten: 0.2,
          }),
        ),
      ];
    },
  }),
  program({
    id: "xylophone",
    nouns: ["glockenspiel", "marimba", "vibraphone", "metallophone"],
    about: "a xylophone with a row of coloured bars, shorter and shorter, and two mallets",
    metresPerUnit: 0.45,
    wears: ["frame", "mallet"],
    params: { count: whole(8, 11), rise: [0.1, 0.14] },
    parts: ({ count, rise }) => {
      const rainbow = [0xd8322c, 0xe87a22, 0xf0c52c, 0x4fae3e, 0x2fa6b8, 0x2f5fc4, 0x7a3fb5, 0xd2488f];
      const step = 1.5 / count;
      return [
        part(
          "frame",
          main("wood", 0xb8834a, { grain: "x" }),
          all(
            box(1.66, 0.1, 0.06, 0.02).turn(0, 7, 0).at(0, rise, 0.26),
            box(1.66, 0.1, 0.06, 0.02).turn(0, -7, 0).at(0, rise, -0.26),
            box(0.06, 0.1, 0.66, 0.02).at(-0.78, rise, 0),
            box(0.06, 0.1, 0.34, 0.02).at(0.78, rise, 0),
          ),
        ),
        ...Array.from({ length: count }, (_, at) => {
          const [long, x] = [0.86 - (0.42 * at) / count, (at - (count - 1) / 2) * step];
          return part(
            `bar ${at + 1}`,
            fixed("paint", rainbow[at % rainbow.length]),
            box(step * 0.8, 0.04, long, 0.015).at(x, rise + 0.075, 0),
          );
        }),
        part(
          "screws",
          fixed("steel"),
          all(
            ...[1, -1].map((side) =>
              all(
                ...Array.from({ length: count }, (_, at) =>
                  cylinder(0.018, 0.02, { sides: 10 }).at((at - (count - 1) / 2) * step, rise + 0.1, side * (0.33 - (0.16 * at) / count)),
                ),
              ),
            ),
          ),
        ),
        part(
          "sticks",
          second("wood", 0xd9b37a),
          all(
            sweep(way([-0.5, rise + 0.16, 0.5, 0.25, rise + 0.13, 0.05]), 0.016),
            sweep(way([0.66, rise + 0.16, 0.5, 0.3, rise + 0.13, -0.2]), 0.016),
          ),
        ),
        part(
          "heads",
          second("paint", 0xc8281f),
          all(
            lathe(flats([0, -0.05, 0.035, -0.04, 0.05, 0, 0.035, 0.04, 0, 0.05]), { smooth: 12, sides: 20 }).scatter([
              { at: [0.25, rise + 0.14, 0.05] },
              { at: [0.3, rise + 0.14, -0.2] },
            ]),
          ),
        ),
      ];
    },
  }),
];
