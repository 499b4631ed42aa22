import { all, box, cylinder, extrude, type Form, lathe, sweep, torus } from "@blenda/forge/language/form";
import { atDepth } from "@blenda/forge/language/lists";
import { flat, way } from "@blenda/forge/language/numbers";
import { ellipse, roundedRectangle } from "@blenda/forge/language/outlines";
import { part, pick, program, spins, whole } from "@blenda/forge/language/program";
import { facing, put } from "@blenda/forge/language/put";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";
import type { Point } from "@blenda/forge/solid/shapes/shape";

const DIALS = { navy: 0x1d3a6e, cream: 0xf2eee2, green: 0x1f5a44, black: 0x17181b };

/** The strokes of a lit figure: where, and how turned; and which of them each figure has. */
const STROKES = [
  [0, 0.4, 0],
  [0.17, 0.2, 90],
  [0.17, -0.2, 90],
  [0, -0.4, 0],
  [-0.17, -0.2, 90],
  [-0.17, 0.2, 90],
  [0, 0, 0],
];
const FIGURES = ["12", "012345", "012345", "0123456"];
const time = (size: number): Form =>
  all(
    ...FIGURES.flatMap((figure, at) =>
      [...figure].map((stroke) => {
        const [x, y, turn] = STROKES[Number(stroke)];
        return put(box(turn ? 0.36 : 0.28, 0.07, 0.03, 0.01), [(at - 1.5) * 0.5 + x + (at < 2 ? -0.06 : 0.06), y, 0], [0, 0, turn]);
      }),
    ),
    box(0.07, 0.07, 0.03, 0.01).at(0, 0.18, 0).mirror("y"),
  ).scale(size * 0.65, size * 0.72, 0.4);

const ticks = (count: number, wide: number, long: number, radius: number): Form =>
  facing(
    box(wide, 0.012, long, 0)
      .at(0, 0, radius - long / 2)
      .ring(count),
  );
const hand = (long: number, wide: number, degrees: number): Form => {
  const [foot, waist] = [-long * 0.16, long * 0.7];
  const blade = flat`${-wide * 0.6} ${foot}, ${wide * 0.6} ${foot}, ${wide} ${waist}, 0 ${long}, ${-wide} ${waist}`;
  return extrude(blade, 0.012, 0.003).turn(0, 0, -degrees);
};
/** The case stands on the front of the strap, leaning back. */
const onCase = (form: Form, up = 0): Form => put(form.at(0, 0, up), [0, 0.56, 0.34], [-16, 0, 0]);
const turning = (up: number) => ({ motion: spins([0, 0.56 + up * 0.28, 0.34 + up * 0.96], [0, -0.28, 0.96]) });
const around = (more: number): Point[] => ellipse(0.86 + more, 0.92 + more, 28).map(([z, y]) => [0, y + 0.46, z - 0.1]);
const strap = [
  part("strap", second("leather", 0x5a3420), sweep(around(0), 0.03, { isClosed: true, flatten: 6.2 })),
  part("stitching", fixed("fabric", 0xe3cfa6), sweep(around(0.054), 0.008, { isClosed: true }).at(0.155, 0, 0).mirror("x")),
  part("buckle", fixed("steel"), put(sweep(atDepth(roundedRectangle(0.46, 0.2, 0.05)), 0.022, { isClosed: true }), [0, 0.46, -0.555])),
];

export const watches = [
  program({
    id: "wristwatch",
    nouns: ["watch", "wrist watch", "diver watch", "digital watch"],
    about: "a wristwatch with a dial, hands, a crown and a strap, standing on its strap",
    metresPerUnit: 0.08,
    wears: ["case", "strap band bracelet", "dial face"],
    params: { size: [0.36, 0.41], dial: pick("navy", "cream", "green", "black"), hour: whole(1, 11) },
    traits: { square: "digital square" },
    sockets: () => ({ slot: { at: [0, 0.1, -0.1], size: [0.6, 0.7, 0.5] } }),
    parts: ({ size, dial, hour }, { has }) => {
      const isDigital = has("square");
      const plate = (r: number, depth: number): Form =>
        isDigital
          ? extrude(roundedRectangle(r * 1.8, r * 2, r * 0.5), depth, 0.02)
          : facing(cylinder(r, depth, { bevel: 0.02, sides: 56 }));
      const lug = sweep(way`0.21 ${size * 0.7} 0, 0.21 ${size * 1.02} -0.03, 0.2 ${size * 1.24} -0.13`, [0.05, 0.05, 0.035]);
      const knob = lathe(flat`0 0, 0.05 0, 0.055 0.02, 0.05 0.08, 0 0.085`, { ribs: 12, sides: 24 });
      const rim = facing(
        all(
          torus(size * 0.92, 0.036),
          box(0.03, 0.05, 0.05, 0.01)
            .at(0, 0, size * 0.97)
            .ring(40),
        ),
      );
      const r = size * 0.76;
      const ink = fixed("steel", dial === "cream" ? 0x26282c : 0xe6e8ea);
      const dialParts = isDigital
        ? [part("figures", light(0x59f0c0), onCase(time(size), 0.1))]
        : [
            part("bezel", main("steel", 0xd0d3d6), onCase(rim, 0.08)),
            part("marks", ink, onCase(all(ticks(60, 0.008, 0.026, r), ticks(12, 0.022, 0.08, r), ticks(4, 0.034, 0.1, r)), 0.1)),
            part("date", fixed("porcelain", 0xf4f2ea), onCase(box(0.09, 0.07, 0.012, 0.006).at(size * 0.42, 0, 0), 0.101)),
            part("hour hand", ink, onCase(hand(size * 0.46, 0.026, hour * 30 + 5), 0.108), turning(0.108)),
            part("minute hand", ink, onCase(hand(size * 0.7, 0.018, 60), 0.116), turning(0.116)),
            part(
              "second hand",
              fixed("paint", 0xd23b28),
              onCase(all(hand(size * 0.72, 0.006, 215), facing(cylinder(0.026, 0.024, { sides: 16 }))), 0.124),
              turning(0.124),
            ),
          ];
      return [
        ...strap,
        part("case", main("steel", 0xc4c8cc), onCase(plate(size, 0.16))),
        part("lugs", main("steel", 0xb0b5ba), onCase(lug.mirror("x").mirror("y"))),
        part("crown", main("steel", 0xb0b5ba), onCase(put(knob, [size - 0.01, 0, 0], [0, 0, -90]))),
        part("dial", third("paint", isDigital ? 0x101216 : DIALS[dial]), onCase(plate(size * 0.86, 0.03), 0.082)),
        ...dialParts,
      ];
    },
  }),
];
