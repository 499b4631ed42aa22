import { all, box, cylinder, extrude, lathe, sweep } from "@blenda/forge/language/form";
import type { Flat } from "@blenda/forge/language/node";
import { flat, way } from "@blenda/forge/language/numbers";
import { softOutline } from "@blenda/forge/language/outlines";
import { type ProgramPart, part, program, turns, whole } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { fixed, main, second } from "@blenda/forge/language/substance";

/** The case of a grand piano from above, keys below. */
const GRAND = flat`
  0.68 -0.4, 0.68 0.1, 0.62 0.35, 0.36 0.6, 0.24 0.8, 0.02 0.95, -0.3 0.97, -0.6 0.87, -0.68 0.58, -0.68 0.1, -0.68 -0.4, 0 -0.42
`;

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

export const pianos = [
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
    is: ["lidded"],
    nouns: ["concert piano", "baby grand", "baby grand piano", "concert grand"],
    about: "a grand piano with a curved case, a raised lid and three legs",
    metresPerUnit: 1.1,
    wears: ["body case lid", "frame harp"],
    params: { length: [0.92, 1.2], lift: [34, 42] },
    variants: { concert: { words: "grand long", set: { length: 1.2 } }, baby: { words: "short", set: { length: 0.92 } } },
    traits: { closed: "shut" },
    parts: ({ length, lift }, { has }) => {
      const outline = softOutline(GRAND, 6).map(([x, y]): Flat => [x, y > 0 ? y * length : y]);
      const [tilt, foot] = [has("closed") ? 0 : lift, -0.72 * length];
      const feet = (y: number) => [{ at: [-0.54, y, 0.3] as const }, { at: [0.54, y, 0.3] as const }, { at: [-0.28, y, foot] as const }];
      const leaf = outline.filter(([, y]) => y > -0.14).map(([x, y]): Flat => [x + 0.68, y]);
      const string = (at: number) =>
        sweep(way`${-0.56 + at * 0.05} 0.942 0.12, ${-0.56 + at * 0.042} 0.942 ${foot * 1.1 + at * 0.028}`, 0.004, { isStraight: true });
      const prop = sweep(way`0.5 0.9 -0.1, 0.32 ${0.95 + 1.01 * Math.tan((lift * Math.PI) / 180)} -0.1`, 0.014, { isStraight: true });
      return [
        part("case", main("plastic", 0x161618), put(extrude(outline, 0.3, 0.015), [0, 0.78, 0], [-90, 0, 0])),
        part(
          "frame",
          second("brass", 0xc9a24d),
          put(
            extrude(
              outline.map(([x, y]): Flat => [x * 0.93, y * 0.93]),
              0.02,
              0.004,
            ),
            [0, 0.925, 0],
            [-90, 0, 0],
          ),
        ),
        part("strings", fixed("steel", 0xd0c9b8), all(...Array.from({ length: 22 }, (_, at) => string(at)))),
        part("lid", main("plastic", 0x161618), put(extrude(leaf, 0.03, 0.01).turn(-90, 0, 0), [-0.69, 0.96, 0], [0, 0, tilt]), {
          motion: turns([-0.69, 0.95, 0], [0, 0, 1], -tilt, 0),
        }),
        !has("closed") && part("prop", main("plastic", 0x161618), prop),
        part(
          "keybed",
          main("plastic", 0x19191b),
          all(box(1.36, 0.1, 0.3, 0.02).at(0, 0.7, 0.5), box(0.1, 0.2, 0.3, 0.03).at(0.63, 0.79, 0.5).mirror("x")),
        ),
        ...keys(1.14, 5, 0.78, 0.63),
        part("music stand", main("plastic", 0x19191b), put(box(0.7, 0.26, 0.02, 0.008), [0, 1.05, 0.24], [-16, 0, 0])),
        part("legs", main("plastic", 0x161618), lathe(flat`0 0.05, 0.035 0.05, 0.045 0.3, 0.075 0.6, 0.08 0.68, 0 0.68`).scatter(feet(0))),
        part("casters", fixed("brass"), put(cylinder(0.035, 0.05, { sides: 20 }), [0, 0, 0], [0, 0, 90]).scatter(feet(0.03))),
        part("pedals", fixed("brass"), box(0.05, 0.02, 0.14, 0.01).array(3, [0.1, 0, 0]).at(0, 0.1, 0.34)),
        part(
          "lyre",
          main("plastic", 0x19191b),
          all(box(0.03, 0.55, 0.03, 0.01).at(0.09, 0.37, 0.26).mirror("x"), box(0.34, 0.08, 0.1, 0.02).at(0, 0.1, 0.26)),
        ),
      ];
    },
  }),
];
