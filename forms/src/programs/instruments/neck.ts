import { all, box, cylinder, extrude, sphere, sweep } from "@blenda/forge/language/form";
import { symmetric } from "@blenda/forge/language/lists";
import { way } from "@blenda/forge/language/numbers";
import { type ProgramPart, part } from "@blenda/forge/language/program";
import { fixed, type Substance } from "@blenda/forge/language/substance";

interface Neck {
  /** Where the strings begin, where the neck leaves the body, where the head begins. */
  bridge: number;
  heel: number;
  nut: number;
  width: number;
  /** Height of the fretboard over the middle of the body. */
  z: number;
  strings: number;
  of: Substance;
  frets?: number;
}

/** What everything plucked has: neck, fretboard, frets, head, pegs, strings. */
export function neck({ bridge, heel, nut, width, z, strings, of, frets = 16 }: Neck): ProgramPart[] {
  const [long, from] = [nut - heel, heel - 0.24];
  const head = symmetric([0, -0.02, width * 0.5, -0.02, width * 0.78, 0.06, width * 0.86, 0.26, width * 0.4, 0.3, 0, 0.285]);
  const along = Array.from({ length: frets }, (_, at) => nut - (nut - from) * (1 - 0.5 ** ((at + 1) / 11)) * 1.55);
  return [
    part(
      "neck",
      of,
      all(
        box(width * 0.92, long + 0.12, 0.07, 0.03).at(0, heel + long / 2 - 0.06, z - 0.045),
        extrude(head, 0.05, 0.012)
          .turn(-9, 0, 0)
          .at(0, nut, z - 0.035),
      ),
    ),
    part("fretboard", fixed("wood", 0x33211a), box(width, nut - from, 0.022, 0.006).at(0, (nut + from) / 2, z)),
    part(
      "frets",
      fixed("brass"),
      all(...along.filter((y) => y > from).map((y) => box(width * 0.98, 0.007, 0.008, 0.003).at(0, y, z + 0.011))),
    ),
    part("nut", fixed("bone"), box(width, 0.018, 0.04, 0.005).at(0, nut, z + 0.004)),
    part(
      "strings",
      fixed("steel", 0xd8d4c4),
      all(
        ...Array.from({ length: strings }, (_, at) => {
          const x = (at / (strings - 1) - 0.5) * width * 0.8;
          return sweep(way`${x * 1.15} ${bridge} ${z + 0.028}, ${x} ${nut} ${z + 0.026}, ${x} ${nut + 0.1} ${z + 0.008}`, 0.0032, {
            isStraight: true,
          });
        }),
      ),
    ),
    part(
      "pegs",
      fixed("steel", 0xc9c3b0),
      all(
        ...Array.from({ length: Math.ceil(strings / 2) }, (_, at) => {
          const y = nut + 0.07 + (at * 0.2) / Math.max(1, strings / 2 - 1);
          return all(
            cylinder(0.012, 0.09, { sides: 10 })
              .turn(90, 0, 0)
              .at(width * 0.52, y, z - 0.03),
            cylinder(0.009, 0.1, { sides: 8 })
              .turn(0, 0, 90)
              .at(width * 0.9, y, z - 0.05),
            sphere(0.026, 1, 12)
              .scale(0.7, 1, 0.5)
              .at(width * 1.15, y, z - 0.05),
          );
        }),
      ).mirror("x"),
    ),
  ];
}

export const waisted = (half: readonly number[], size: number, wide: number) =>
  symmetric(
    half.map((each, at) => each * (at % 2 === 0 ? wide : size)),
    6,
  );
export const FIGURE = [
  0, 0, 0.2, 0.015, 0.35, 0.13, 0.38, 0.28, 0.3, 0.45, 0.24, 0.56, 0.26, 0.69, 0.29, 0.79, 0.22, 0.91, 0.1, 0.95, 0, 0.955,
];
export const shrunk = (outline: readonly (readonly [number, number])[], by: number, middle: number) =>
  outline.map(([x, y]) => [x * by, middle + (y - middle) * by] as const);
