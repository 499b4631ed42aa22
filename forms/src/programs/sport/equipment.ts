import { all, blob, box, cylinder, extrude, type Form, lathe, sweep } from "@blenda/forge/language/form";
import { atDepth } from "@blenda/forge/language/lists";
import { flat, way } from "@blenda/forge/language/numbers";
import { ellipse, softOutline } from "@blenda/forge/language/outlines";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
import { wound } from "@blenda/forge/language/wound";

const held = (y: number, x = 0) => ({ grip: { at: [x, y, 0] as const, size: [0.08, 0.3, 0.08] as const } });

const lines = (long: number, count: number, step: number): Form => box(long, 0.006, 0.01, 0.001).array(count, [0, step, 0]);
/** Heads of golf clubs: their heel to the right, their face to the front. */
const HEADS = {
  wood: {
    of: main("paint", 0x1e1f24),
    form: blob(
      [
        { at: [0.05, 0.09, -0.01], to: [-0.16, 0.09, 0], radius: 0.09, thin: 0.1 },
        { at: [-0.04, 0.085, -0.12], to: [-0.12, 0.08, -0.11], radius: 0.085 },
      ],
      0.08,
      0.022,
    ),
    face: put(box(0.22, 0.12, 0.02, 0.008), [-0.06, 0.09, 0.085], [-8, 0, 0]),
    grooves: put(lines(0.16, 5, 0.018), [-0.06, 0.09, 0.094], [-8, 0, 0]),
  },
  iron: {
    of: main("steel", 0xc4c8cc),
    form: put(
      extrude(softOutline(flat`0.1 0, 0.13 0.09, 0 0.14, -0.14 0.21, -0.25 0.19, -0.27 0.04, -0.2 0`, 4), 0.05, 0.014),
      [0, 0, 0],
      [-20, 0, 0],
    ),
    face: put(box(0.2, 0.11, 0.02, 0.008), [-0.08, 0.085, 0.0], [-20, 0, 0]),
    grooves: put(lines(0.15, 6, 0.016), [-0.08, 0.087, 0.011], [-20, 0, 0]),
  },
  // A mallet: flat in front, round behind, a line on top to aim by.
  putter: {
    of: main("paint", 0x2a5a46),
    form: extrude(softOutline(flat`0.15 -0.02, 0.16 0.08, 0.09 0.22, -0.05 0.27, -0.19 0.22, -0.26 0.08, -0.25 -0.02`, 4), 0.085, 0.016)
      .turn(-90, 0, 0)
      .at(0, 0.05, 0),
    face: box(0.42, 0.095, 0.03, 0.008).at(-0.05, 0.05, 0.03),
    grooves: all(box(0.016, 0.012, 0.22, 0.002).array(3, [0.05, 0, 0]).at(-0.05, 0.094, -0.1)),
  },
};

export const equipment = [
  program({
    id: "tennis racket",
    nouns: ["tennis racquet", "racket", "racquet", "badminton racket", "squash racket"],
    about: "a tennis racket with an oval strung head and a wrapped handle",
    metresPerUnit: 0.5,
    wears: ["frame", "grip handle", "string"],
    params: { wide: [0.46, 0.52], lines: whole(13, 15), game: pick<"tennis" | "badminton">("tennis") },
    variants: { badminton: { set: { game: "badminton", wide: 0.42, lines: 17 } } },
    sockets: () => held(0.2),
    parts: ({ wide, lines, game }) => {
      const isSlim = game === "badminton";
      const [high, middle] = isSlim ? [0.27, 1.29] : [0.31, 1.05];
      const step = wide / (lines + 1);
      const cords = Array.from({ length: lines }, (_, at) => (at - (lines - 1) / 2) * step);
      const stretch = (high * 2) / wide;
      const cord = (at: number, reach: number): Form =>
        cylinder(isSlim ? 0.0028 : 0.0035, reach * Math.sqrt(1 - (at / (wide / 2)) ** 2) * 2, { sides: 6, bevel: 0 });
      const throat = isSlim
        ? all(cylinder(0.012, 0.64, { sides: 12 }).at(0, 0.7, 0), cylinder(0.02, 0.06, { sides: 12 }).at(0, 1.02, 0))
        : sweep(way`0.13 0.79 0, 0.07 0.66 0, 0.025 0.48 0, 0.025 0.4 0`, 0.022).mirror("x");
      const wrap = isSlim ? 0.024 : 0.034;
      return [
        part(
          "frame",
          main("paint", isSlim ? 0x1f5fb8 : 0xc22a24),
          all(sweep(atDepth(ellipse(wide, high * 2, 36)), isSlim ? 0.015 : 0.026, { isClosed: true }).at(0, middle, 0), throat),
        ),
        part(
          "strings",
          third("plastic", 0xf1efe6),
          all(
            ...cords.map((x) => put(cord(x, high), [x, middle, 0])),
            ...cords.map((y) => put(cord(y, wide / 2), [0, middle + y * stretch, 0.004], [0, 0, 90])),
          ),
        ),
        part(
          "handle",
          second("leather", isSlim ? 0xf0ede4 : 0x1e1e22),
          all(wound(wrap, 0.005, 12, 0.03).at(0, 0.2, 0), cylinder(wrap + 0.008, 0.03, { sides: 8 }).at(0, 0.012, 0)),
        ),
        part("throat", main("paint", 0xf1f0ec), cylinder(wrap, 0.1, { top: isSlim ? 0.014 : wrap, sides: 20 }).at(0, 0.41, 0)),
      ];
    },
  }),
  program({
    id: "baseball bat",
    about: "a wooden baseball bat, thick at one end, with a knob and a grip",
    metresPerUnit: 0.55,
    wears: ["bat wood", "grip handle", "ring"],
    params: { thick: [0.06, 0.07], lean: [14, 26] },
    sockets: () => held(0.2),
    parts: ({ thick, lean }) => {
      const up = (form: Form): Form => form.turn(0, 0, -lean);
      return [
        part(
          "bat",
          main("wood", 0xc98f4f, { grain: "y" }),
          up(
            lathe(flat`0 0, 0.7 0.005, 0.75 0.03, 0.42 0.06, 0.42 0.5, 0.6 0.8, 0.95 1.1, 1 1.4, 0.95 1.52, 0.6 1.56, 0 1.57`, {
              smooth: 44,
            }).scale(thick, 1, thick),
          ),
        ),
        part("grip", second("leather", 0x23201f), up(wound(thick * 0.42 + 0.002, 0.006, 14, 0.028).at(0, 0.27, 0))),
        part(
          "rings",
          third("paint", 0xa81d28),
          up(
            all(
              cylinder(thick + 0.003, 0.03).at(0, 1.36, 0),
              cylinder(thick * 0.52, 0.02).at(0, 0.56, 0),
              cylinder(thick * 0.97, 0.014).at(0, 1.16, 0),
            ),
          ),
        ),
      ];
    },
  }),
  program({
    id: "golf club",
    nouns: ["driver club", "putter", "golf iron"],
    about: "a golf club: a slim steel shaft with a grip and a heavy head",
    metresPerUnit: 0.62,
    wears: ["head", "grip", "shaft"],
    params: { lean: [10, 16], head: pick<keyof typeof HEADS>("wood", "iron") },
    variants: {
      iron: { words: "wedge", set: { head: "iron" } },
      wood: { words: "driver", set: { head: "wood" } },
      putter: { set: { head: "putter", lean: 9 } },
    },
    sockets: () => held(1.1, 0.28),
    parts: ({ lean, head }) => {
      const up = (form: Form): Form => put(form, [0.08, 0.06, 0], [0, 0, -lean]);
      const { of, form, face, grooves } = HEADS[head];
      return [
        part("head", of, form),
        part("face", fixed("steel", 0xb4b9be), face),
        part("grooves", fixed(head === "putter" ? "plastic" : "iron", head === "putter" ? 0xf4f3ee : 0x55585c), grooves),
        part("shaft", third("steel", 0xd0d4d8), up(cylinder(0.018, 0.96, { sides: 14 }).at(0, 0.48, 0))),
        part("hosel", fixed("plastic", 0x1c1c1f), up(cylinder(0.028, 0.13, { top: 0.02, sides: 16 }).at(0, 0.08, 0))),
        part(
          "grip",
          second("rubber", 0x26272a),
          up(all(cylinder(0.028, 0.36, { top: 0.038, sides: 18 }).at(0, 1.1, 0), wound(0.032, 0.004, 9, 0.03).at(0, 1.1, 0))),
        ),
      ];
    },
  }),
  program({
    id: "hockey stick",
    nouns: ["ice hockey stick", "field hockey stick"],
    about: "a hockey stick with a long shaft, a flat curved blade, and a puck",
    metresPerUnit: 0.8,
    wears: ["stick shaft", "tape blade", "puck"],
    params: { lean: [14, 22], blade: [0.5, 0.56] },
    sockets: () => held(1.2, 0.5),
    parts: ({ lean, blade }) => [
      part("shaft", main("wood", 0xd2a05c, { grain: "y" }), put(box(0.055, 1.5, 0.035, 0.012), [0.2, 0.78, 0], [0, 0, -lean])),
      part(
        "blade",
        main("wood", 0xd2a05c),
        extrude(
          softOutline(flat`0.05 0.01, 0.07 0.12, -0.02 0.115, -0.1 0.1, ${-blade} 0.1, ${-blade - 0.03} 0.05, ${-blade} 0.004, -0.06 0`, 4),
          0.032,
          0.012,
        ),
      ),
      part(
        "tape",
        second("fabric", 0x232327),
        box(0.02, 0.116, 0.042, 0.006)
          .array(11, [0.026, 0, 0])
          .at(-blade * 0.55, 0.05, 0),
      ),
      part(
        "grip tape",
        second("fabric", 0x232327),
        put(
          box(0.064, 0.2, 0.045, 0.012),
          [0.2 + 0.66 * Math.sin((lean * Math.PI) / 180), 0.78 + 0.66 * Math.cos((lean * Math.PI) / 180), 0],
          [0, 0, -lean],
        ),
      ),
      part("stripes", third("paint", 0xc22a24), put(box(0.06, 0.05, 0.04, 0.01).array(3, [0, 0.09, 0]), [0.2, 0.78, 0], [0, 0, -lean])),
      part("puck", third("rubber", 0x1c1c1f), cylinder(0.08, 0.05, { bevel: 0.008 }).at(-blade * 0.5, 0.025, 0.16)),
    ],
  }),
];
