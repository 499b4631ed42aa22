import { all, box, cylinder, type Form } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { part, program, slides, turns, whole } from "@blenda/forge/language/program";
import { drumZ, rod, side } from "@blenda/forge/language/shorthand";
import { fixed, light, main, second } from "@blenda/forge/language/substance";
import { arches, axle } from "./wheels.ts";

const GLASS = fixed("plastic", 0x1b2c37);
const lampPair = (x: number, y: number, z: number, radius = 0.035): Form => drumZ(radius, 0.03, 0.008).at(x, y, z).mirror("x");

const vanBody = (): Form =>
  side(flat`-0.98 0.14, 0.96 0.14, 1.02 0.2, 1 0.4, 0.92 0.46, 0.66 0.5, 0.42 0.86, 0.3 0.93, -0.94 0.93, -1 0.86, -1 0.2`, 0.78, 0.05);
const vanScreen = (): Form => side(flat`0.6 0.53, 0.68 0.51, 0.455 0.835, 0.4 0.84`, 0.66, 0.01);
const vanWheels = () => [
  ...axle("front", { radius: 0.17, width: 0.13, track: 0.75, z: 0.58 }),
  ...axle("back", { radius: 0.17, width: 0.13, track: 0.75, z: -0.58 }),
  part("arches", fixed("rubber", 0x18191b), arches(0.2, 0.39, 0.58, -0.58)),
  part("lamps", light(0xfff2cc), drumZ(0.036, 0.03, 0.008).at(0.275, 0.36, 1.02).mirror("x")),
  part("blinkers", fixed("glass", 0xe8822a), box(0.05, 0.07, 0.02, 0.008).at(0.345, 0.36, 1.016).mirror("x")),
  part("rear lamps", fixed("glass", 0xad171b), box(0.06, 0.2, 0.03, 0.012).at(0.34, 0.5, -0.995).mirror("x")),
  part(
    "bumpers",
    fixed("plastic", 0x2a2c2f),
    all(
      box(0.74, 0.09, 0.06, 0.02).at(0, 0.19, 1.01),
      box(0.74, 0.09, 0.06, 0.02).at(0, 0.19, -0.99),
      box(0.4, 0.016, 0.03, 0.005).array(4, [0, 0.024, 0]).at(0, 0.36, 1.004),
      box(0.76, 0.105, 0.03, 0.03).at(0, 0.36, 0.997),
      box(0.006, 0.56, 0.012, 0.002).at(0.389, 0.5, 0.15).mirror("x"),
      box(0.006, 0.3, 0.012, 0.002).at(0.389, 0.4, 0.4).mirror("x"),
      box(0.05, 0.11, 0.06, 0.02).at(0.43, 0.58, 0.5).mirror("x"),
    ),
  ),
];

export const buses = [
  program({
    id: "bus",
    nouns: ["coach", "city bus", "school bus", "double-decker bus", "double decker", "omnibus", "tour bus", "minibus", "shuttle bus"],
    about: "a long bus with rows of windows and folding doors, one or two decks",
    metresPerUnit: 4.8,
    wears: ["body side", "stripe band", "sign"],
    params: { rows: whole(4, 6), decks: [1, 1], band: [0.3, 0.42] },
    variants: { double: { words: "double-decker decker london two-storey", set: { decks: 2 } } },
    traits: { school: "children" },
    parts: ({ rows, decks, band }, { has }) => {
      const top = decks > 1.5 ? 1.28 : 0.82;
      const color = has("school") ? 0xf0b11e : decks > 1.5 ? 0xb91c1c : 0x2f6fb3;
      const windows = box(0.632, 0.22, 1.62 / rows - 0.04, 0.02).array(rows, [0, 0, 1.62 / rows]);
      const front = box(0.54, 0.32, 0.02, 0.009).at(0, 0, 1.112);
      return [
        part(
          "body",
          main("paint", color),
          side(flat`-1.1 0.12, 1.1 0.12, 1.12 0.3, 1.1 1, 1.06 1.06, -1.06 1.06, -1.1 1`, 0.62, 0.045)
            .at(0, -0.12, 0)
            .scale(1, (top - 0.12) / 0.94, 1)
            .at(0, 0.12, 0),
        ),
        part("band", second("plastic", has("school") ? 0x1c1c1e : 0xf1efe8), box(0.63, 0.05, 2.17, 0.012).at(0, band, 0)),
        part(
          "windows",
          GLASS,
          all(
            windows.at(0, 0.6, -0.22),
            front.at(0, 0.58, 0),
            box(0.5, 0.24, 0.02, 0.009).at(0, 0.6, -1.098),
            ...(decks > 1.5 ? [windows.at(0, 1.04, -0.16), front.at(0, 1.04, -0.004)] : []),
          ),
        ),
        part("door", fixed("plastic", 0x24363f), box(0.03, 0.52, 0.26, 0.01).at(-0.304, 0.44, 0.86), { motion: slides([0, 0, -1], 0.24) }),
        part("door frames", fixed("steel", 0x8e9398), box(0.034, 0.53, 0.018, 0.004).array(3, [0, 0, 0.13]).at(-0.305, 0.44, 0.86)),
        part("sign", light(0xffb347), box(0.34, 0.06, 0.02, 0.006).at(0, top - 0.05, 1.1)),
        part("lamps", fixed("glass", 0xf3efdd), lampPair(0.22, 0.26, 1.118)),
        part("rear lamps", fixed("glass", 0xad171b), lampPair(0.24, 0.3, -1.1, 0.03)),
        part(
          "bumpers",
          fixed("plastic", 0x232426),
          all(
            box(0.6, 0.08, 0.05, 0.02).at(0, 0.16, 1.12),
            box(0.6, 0.08, 0.05, 0.02).at(0, 0.16, -1.1),
            box(0.3, 0.05, 0.5, 0.02).at(0, top, -0.3),
            box(0.03, 0.12, 0.05, 0.012).at(0.36, 0.62, 1.08).mirror("x"),
          ),
        ),
        part("arches", fixed("rubber", 0x17181a), arches(0.175, 0.31, 0.62, -0.62)),
        ...axle("front", { radius: 0.15, width: 0.12, track: 0.6, z: 0.62 }),
        ...axle("back", { radius: 0.15, width: 0.12, track: 0.6, z: -0.62 }),
      ];
    },
  }),
  program({
    id: "van",
    nouns: ["delivery van", "minivan", "cargo van", "panel van", "transporter", "mail van"],
    about: "a delivery van with a closed load space, a sliding door and a short bonnet",
    metresPerUnit: 2.5,
    wears: ["body", "stripe"],
    params: { height: [0.98, 1.12], stripe: [0.3, 0.38] },
    traits: { windows: "passenger minivan camper" },
    parts: ({ height, stripe }, { has }) => [
      part("body", main("paint", 0xe8e6df), vanBody().scale(1, height, 1)),
      part(
        "glass",
        GLASS,
        all(
          vanScreen().scale(1, height, 1),
          side(flat`0.16 0.52, 0.56 0.52, 0.36 0.82, 0.16 0.82`, 0.79, 0.008).scale(1, height, 1),
          box(0.6, 0.26, 0.02, 0.008).at(0, 0.7, -0.998),
          ...(has("windows") ? [box(0.79, 0.28, 0.42, 0.03).array(2, [0, 0, 0.52]).at(0, 0.68, -0.4)] : []),
        ),
      ),
      part(
        "stripe",
        second("plastic", 0xd0622a),
        all(box(0.79, 0.05, 1.84, 0.01).at(0, stripe, -0.04), box(0.788, 0.03, 1.1, 0.01).at(0, stripe + 0.055, -0.41)),
      ),
      part("rails", fixed("plastic", 0x2a2c2f), all(box(0.788, 0.02, 1.05, 0.006).at(0, 0.82 * height, -0.43))),
      part("sliding door", main("plastic", 0xe2e0d9), box(0.02, 0.6, 0.6, 0.008).at(-0.388, 0.56, -0.2), {
        motion: slides([0, 0, -1], 0.5),
      }),
      part(
        "handles",
        fixed("plastic", 0x2a2c2f),
        all(
          box(0.03, 0.025, 0.09, 0.008).at(-0.4, 0.52, 0.05),
          box(0.81, 0.025, 0.09, 0.008).at(0, 0.47, 0.22),
          box(0.01, 0.6, 0.014, 0.003).at(0, 0.52, -1),
        ),
      ),
      ...vanWheels(),
    ],
  }),
  program({
    id: "ambulance",
    nouns: ["emergency van", "paramedic van"],
    about: "an ambulance: a white van with a red cross, stripes and blue lights",
    metresPerUnit: 2.6,
    wears: ["body", "stripe cross", "light"],
    params: { height: [1.04, 1.16], stripe: [0.3, 0.36] },
    parts: ({ height, stripe }) => [
      part("body", main("paint", 0xf2f1ec), all(vanBody().scale(1, height, 1), box(0.86, 0.72, 1.24, 0.06).at(0, 0.76, -0.42))),
      part(
        "glass",
        GLASS,
        all(
          vanScreen().scale(1, height, 1),
          side(flat`0.28 0.52, 0.56 0.52, 0.36 0.82, 0.28 0.82`, 0.79, 0.008).scale(1, height, 1),
          box(0.24, 0.3, 0.02, 0.008).array(2, [0.3, 0, 0]).at(0, 0.74, -1.004),
          box(0.812, 0.2, 0.3, 0.02).at(0, 0.84, 0.02),
        ),
      ),
      part(
        "stripe",
        second("plastic", 0xc8242b),
        all(
          box(0.79, 0.08, 1.9, 0.01).at(0, stripe, 0),
          box(0.874, 0.09, 0.3, 0.006).at(0, 0.7, -0.5),
          box(0.876, 0.3, 0.09, 0.006).at(0, 0.7, -0.5),
          box(0.1, 0.02, 0.03, 0.003).at(0, 0.48, 0.9),
        ),
      ),
      part(
        "light bar",
        light(0x2f7dff),
        all(
          box(0.2, 0.07, 0.12, 0.025)
            .at(0.22, 0.955 * height + 0.03, 0.2)
            .mirror("x"),
          box(0.08, 0.06, 0.04, 0.015).at(0.34, 1.08, -0.98).mirror("x"),
        ),
      ),
      part("bar", fixed("steel", 0x9da2a7), box(0.6, 0.03, 0.14, 0.01).at(0, 0.93 * height + 0.015, 0.2)),
      ...[1, -1].map((hand) =>
        part("back door", main("plastic", 0xeae9e3), box(0.35, 0.56, 0.02, 0.006).at(hand * 0.18, 0.6, -1.04), {
          motion: turns([hand * 0.36, 0.6, -1.04], [0, 1, 0], 0, hand * 100),
        }),
      ),
      ...vanWheels(),
    ],
  }),
  program({
    id: "tram",
    nouns: ["streetcar", "trolley car", "cable car tram", "light rail"],
    about: "a tram on rails with many windows, doors and a current collector on its roof",
    metresPerUnit: 4.2,
    wears: ["lower body", "upper body roof"],
    params: { rows: whole(5, 7), nose: [0.04, 0.12] },
    parts: ({ rows, nose }) => [
      part("lower body", main("paint", 0xb3262c), side(flat`-1.1 0.14, 1.1 0.14, 1.14 0.24, 1.12 0.48, -1.12 0.48, -1.14 0.24`, 0.6, 0.03)),
      part(
        "upper body",
        second("paint", 0xeee3c5),
        all(
          side(flat`-1.12 0.46, 1.12 0.46, 1.02 0.88, 0.9 0.95, -0.9 0.95, -1.02 0.88`, 0.585, 0.04).scale(1, 1, 1 + nose * 0.1),
          box(0.4, 0.06, 1.3, 0.03).at(0, 0.96, 0),
        ),
      ),
      part(
        "windows",
        GLASS,
        all(
          box(0.594, 0.24, 1.9 / rows - 0.05, 0.025)
            .array(rows, [0, 0, 1.9 / rows])
            .at(0, 0.68, 0),
          box(0.46, 0.28, 0.02, 0.008).turn(-13, 0, 0).at(0, 0.67, 1.078).mirror("z"),
        ),
      ),
      part("doors", fixed("wood", 0x7a4a26), box(0.02, 0.66, 0.2, 0.008).at(-0.302, 0.5, 0.84), { motion: slides([0, 0, -1], 0.2) }),
      part(
        "undercarriage",
        fixed("iron", 0x36383b),
        all(box(0.5, 0.1, 1.9, 0.02).at(0, 0.12, 0), box(0.5, 0.06, 0.04, 0.01).at(0, 0.1, 1.14).mirror("z")),
      ),
      part("lamps", light(0xfff0c4), drumZ(0.05, 0.04, 0.012).at(0, 0.38, 1.13)),
      part(
        "collector",
        fixed("steel", 0x70757a),
        all(
          rod([0.12, 1, 0.2], [0.12, 1.14, -0.1], 0.012).mirror("x"),
          rod([0.12, 1.14, -0.1], [0.12, 1.28, 0.16], 0.01).mirror("x"),
          rod([-0.24, 1.28, 0.16], [0.24, 1.28, 0.16], 0.014),
          box(0.3, 0.03, 0.3, 0.01).at(0, 1, 0.2),
        ),
      ),
      part("rails", fixed("steel", 0x8b8783), box(0.04, 0.04, 2.6, 0.008).at(0.22, -0.01, 0).mirror("x")),
      part("sleepers", fixed("wood", 0x5b4630), box(0.72, 0.04, 0.12, 0.01).array(9, [0, 0, 0.3]).at(0, -0.045, 0)),
      ...axle("front", { radius: 0.1, width: 0.05, track: 0.44, z: 0.62, rim: fixed("iron", 0x6d6f72) }),
      ...axle("back", { radius: 0.1, width: 0.05, track: 0.44, z: -0.62, rim: fixed("iron", 0x6d6f72) }),
      part("bell", fixed("brass"), cylinder(0.04, 0.05, { top: 0.02 }).at(0, 0.5, 1.13)),
    ],
  }),
];
