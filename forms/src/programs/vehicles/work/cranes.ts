import { all, box, cylinder, type Form, lathe, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { part, program, spins, turns } from "@blenda/forge/language/program";
import { drumX, hose, panel, rod, side } from "@blenda/forge/language/shorthand";
import { fixed, light, main, second } from "@blenda/forge/language/substance";
import { arches, axle } from "../road/wheels.ts";

/** A square lattice beam standing on the ground. */
const lattice = (width: number, high: number, bays: number): Form => {
  const half = width / 2;
  const zigzag = Array.from({ length: bays + 1 }, (_, at) => [at % 2 === 0 ? -half : half, (high * at) / bays, half]).flat();
  return all(rod([half, 0, half], [half, high, half], width * 0.07).ring(4), hose(zigzag, width * 0.045, { isStraight: true }).ring(4));
};

export const cranes = [
  program({
    id: "tower crane",
    nouns: ["crane", "construction crane", "building crane"],
    about: "a tower crane with a lattice mast, a long jib, a counterweight, a cabin and a hook",
    metresPerUnit: 14,
    wears: ["lattice jib mast", "cabin"],
    params: { high: [1.5, 1.8], reach: [1.15, 1.4], hook: [0.35, 0.8] },
    parts: ({ high, reach, hook }) => {
      const top = (form: Form) => form.at(0, high, 0);
      const motion = { motion: turns([0, high, 0], [0, 1, 0], -180, 180) };
      return [
        part("mast", main("paint", 0xf0b01e), lattice(0.16, high, 14)),
        part(
          "jib",
          main("paint", 0xf0b01e),
          top(
            all(
              lattice(0.11, reach, 12).turn(0, 0, -90).at(0.06, 0.1, 0),
              lattice(0.11, 0.5, 5).turn(0, 0, 90).at(-0.06, 0.1, 0),
              lattice(0.1, 0.34, 3).at(0, 0.14, 0),
            ),
          ),
          motion,
        ),
        part(
          "ties",
          fixed("steel", 0x8d9297),
          top(all(rod([0, 0.48, 0], [reach * 0.75, 0.16, 0], 0.008), rod([0, 0.48, 0], [-0.48, 0.16, 0], 0.008))),
          motion,
        ),
        part("counterweight", fixed("concrete", 0x9a978e), top(box(0.14, 0.22, 0.16, 0.01).array(2, [0.15, 0, 0]).at(-0.46, 0, 0)), motion),
        part(
          "cabin",
          second("paint", 0xe9e6dc),
          top(all(box(0.16, 0.18, 0.16, 0.02).at(0.14, -0.02, 0.13), cylinder(0.12, 0.06).at(0, 0.02, 0))),
          motion,
        ),
        part(
          "window",
          fixed("plastic", 0x1d3038),
          top(all(box(0.17, 0.1, 0.12, 0.006).at(0.142, 0.01, 0.13), box(0.12, 0.1, 0.17, 0.006).at(0.14, 0.01, 0.132))),
          motion,
        ),
        part(
          "hook",
          fixed("iron", 0x2f3033),
          top(
            all(
              box(0.12, 0.05, 0.12, 0.01).at(reach * 0.7, 0.02, 0),
              rod([reach * 0.7, 0, 0.02], [reach * 0.7, -hook, 0], 0.006),
              rod([reach * 0.7, 0, -0.02], [reach * 0.7, -hook, 0], 0.006),
              box(0.06, 0.08, 0.04, 0.01).at(reach * 0.7, -hook, 0),
              hose([0, -0.03, 0, 0, -0.08, 0, 0.04, -0.12, 0, 0, -0.15, 0, -0.04, -0.12, 0], 0.012).at(reach * 0.7, -hook, 0),
            ),
          ),
          motion,
        ),
        part(
          "foot",
          fixed("concrete", 0xa9a69c),
          all(box(0.6, 0.06, 0.6, 0.015).at(0, 0.03, 0), box(0.28, 0.12, 0.28, 0.02).at(0, 0.08, 0)),
        ),
        part("lamp", light(0xff3b30), top(cylinder(0.018, 0.04).at(0, 0.5, 0)), motion),
      ];
    },
  }),
  program({
    id: "concrete mixer",
    nouns: ["cement mixer", "concrete truck", "cement truck", "mixer truck", "concrete mixer truck"],
    about: "a concrete mixer truck with a big turning drum behind the cab",
    metresPerUnit: 3.2,
    wears: ["cab body", "drum", "stripe"],
    params: { fat: [0.94, 1.08], tilt: [10, 15] },
    parts: ({ fat, tilt }) => {
      const drum = all(
        lathe(flat`0 -0.66, 0.2 -0.66, 0.26 -0.6, 0.4 -0.1, 0.4 0.2, 0.3 0.5, 0.12 0.62, 0 0.62`),
        torus(0.405, 0.02).at(0, -0.08, 0),
        torus(0.405, 0.02).at(0, 0.18, 0),
        torus(0.27, 0.02).at(0, -0.6, 0),
      ).scale(fat, 1, fat);
      return [
        part(
          "cab",
          { ...main("paint", 0xd9691e), isOpen: false },
          side(flat`0.56 0.2, 1.1 0.2, 1.12 0.5, 1.08 0.72, 1 1.02, 0.94 1.06, 0.6 1.06, 0.56 1`, 0.72, 0.04),
        ),
        part(
          "glass",
          fixed("plastic", 0x1b2c37),
          all(
            side(flat`1.05 0.68, 1.105 0.66, 1.02 0.99, 0.97 0.99`, 0.62, 0.008),
            side(flat`0.68 0.66, 1.02 0.66, 0.95 0.96, 0.68 0.96`, 0.728, 0.008),
          ),
        ),
        part("drum", second("paint", 0xeae6dc), drum.turn(90 + tilt, 0, 0).at(0, 0.86, -0.3), {
          motion: spins([0, 0.86, -0.3], [0, -Math.sin((tilt * Math.PI) / 180), Math.cos((tilt * Math.PI) / 180)]),
        }),
        part(
          "trim",
          fixed("plastic", 0x26282b),
          all(
            box(0.72, 0.12, 0.08, 0.025).at(0, 0.22, 1.11),
            box(0.4, 0.03, 0.03, 0.008).array(4, [0, 0.05, 0]).at(0, 0.5, 1.112),
            box(0.05, 0.16, 0.06, 0.02).at(0.44, 0.78, 1).mirror("x"),
          ),
        ),
        part("lamps", fixed("glass", 0xf3efdd), panel(0.13, 0.08, 0.03, 0.02, 0.01).at(0.25, 0.36, 1.115).mirror("x")),
        part(
          "chassis",
          fixed("iron", 0x2b2d30),
          all(
            box(0.4, 0.12, 2.1, 0.02).at(0, 0.25, -0.06),
            box(0.5, 0.5, 0.08, 0.02).at(0, 0.5, 0.42),
            box(0.08, 0.6, 0.08, 0.02).at(0.2, 0.55, -1).mirror("x"),
            drumX(0.05, 0.5).at(0, 0.62, -0.95),
          ),
        ),
        part(
          "chute",
          fixed("steel", 0x9da2a7),
          all(
            side(flat`-1.2 0.6, -1.02 0.86, -1 0.82, -1.17 0.57`, 0.3, 0.008),
            rod([0.12, 1.1, -0.94], [0.12, 0.8, -1.06], 0.02).mirror("x"),
          ),
        ),
        part("arches", fixed("rubber", 0x17181a), arches(0.2, 0.365, 0.82)),
        ...axle("front", { radius: 0.17, width: 0.14, track: 0.68, z: 0.82 }),
        ...axle("middle", { radius: 0.17, width: 0.16, track: 0.66, z: -0.42 }),
        ...axle("back", { radius: 0.17, width: 0.16, track: 0.66, z: -0.82 }),
      ];
    },
  }),
];
