import { all, blob, box, cylinder, extrude, type Form, lathe, sweep } from "../language/form.ts";
import { atDepth } from "../language/lists.ts";
import { flat, way } from "../language/numbers.ts";
import { ellipse, softOutline } from "../language/outlines.ts";
import { put } from "../language/put.ts";
import { fixed, main, second, third } from "../language/substance.ts";
import { wound } from "../language/wound.ts";
import { part, pick, program, whole } from "../program.ts";

const held = (y: number, x = 0) => ({ grip: { at: [x, y, 0] as const, size: [0.08, 0.3, 0.08] as const } });
const _disc = (radius: number, thick: number, bevel = 0.02): Form =>
  put(cylinder(radius, thick, { bevel, sides: 40 }), [0, 0, 0], [0, 0, 90]);

export const equipment = [
  program({
    id: "tennis racket",
    nouns: ["tennis racquet", "racket", "racquet", "badminton racket", "squash racket"],
    about: "a tennis racket with an oval strung head and a wrapped handle",
    metresPerUnit: 0.5,
    wears: ["frame", "grip handle", "string"],
    params: { wide: [0.46, 0.52], lines: whole(13, 15) },
    sockets: () => held(0.2),
    parts: ({ wide, lines }) => {
      const rim = ellipse(wide, 0.62, 36);
      const step = wide / (lines + 1);
      const cords = Array.from({ length: lines }, (_, at) => (at - (lines - 1) / 2) * step);
      const high = (x: number) => 0.3 * Math.sqrt(Math.max(0, 1 - (x / (wide / 2)) ** 2));
      const broad = (y: number) => (wide / 2) * Math.sqrt(Math.max(0, 1 - (y / 0.31) ** 2));
      return [
        part(
          "frame",
          main("paint", 0xc22a24),
          all(
            sweep(atDepth(rim), 0.026, { isClosed: true }).at(0, 1.05, 0),
            sweep(way([0.13, 0.79, 0, 0.07, 0.66, 0, 0.025, 0.48, 0, 0.025, 0.4, 0]), 0.022).mirror("x"),
          ),
        ),
        part(
          "strings",
          third("plastic", 0xf1efe6),
          all(
            ...cords.map((x) => put(cylinder(0.0035, high(x) * 2, { sides: 6, bevel: 0 }), [x, 1.05, 0])),
            ...cords
              .concat([-1, 1].map((s) => s * step * (lines + 1) * 0.5))
              .map((y) => put(cylinder(0.0035, broad(y * 1.15) * 2, { sides: 6, bevel: 0 }), [0, 1.05 + y * 1.15, 0.004], [0, 0, 90])),
          ),
        ),
        part(
          "handle",
          second("leather", 0x1e1e22),
          all(wound(0.034, 0.005, 12, 0.03).at(0, 0.2, 0), cylinder(0.042, 0.03, { sides: 8 }).at(0, 0.012, 0)),
        ),
        part("throat", main("paint", 0xf1f0ec), cylinder(0.034, 0.1, { sides: 20 }).at(0, 0.41, 0)),
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
            lathe(
              flat([0, 0, 0.7, 0.005, 0.75, 0.03, 0.42, 0.06, 0.42, 0.5, 0.6, 0.8, 0.95, 1.1, 1, 1.4, 0.95, 1.52, 0.6, 1.56, 0, 1.57]),
              { smooth: 44 },
            ).scale(thick, 1, thick),
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
    params: { lean: [10, 16], head: pick("wood", "iron") },
    variants: { iron: { words: "putter wedge", set: { head: "iron" } }, wood: { words: "driver", set: { head: "wood" } } },
    sockets: () => held(1.1, 0.28),
    parts: ({ lean, head }) => {
      const up = (form: Form): Form => put(form, [0.06, 0.05, 0], [0, 0, -lean]);
      return [
        part(
          "head",
          main(head === "wood" ? "paint" : "steel", head === "wood" ? 0x1e1f24 : 0xc4c8cc),
          head === "wood"
            ? put(
                blob(
                  [
                    { at: [0.03, 0.07, 0], to: [-0.12, 0.07, 0], radius: 0.075, thin: 0.08 },
                    { at: [-0.04, 0.07, -0.07], to: [-0.1, 0.06, -0.06], radius: 0.07 },
                  ],
                  0.06,
                  0.02,
                ),
                [0, 0, 0],
              )
            : put(
                extrude(softOutline(flat([0.08, 0, 0.1, 0.07, -0.1, 0.17, -0.2, 0.14, -0.21, 0.02, -0.16, 0]), 4), 0.045, 0.012),
                [0, 0, 0],
                [-18, 0, 0],
              ),
        ),
        part(
          "face",
          fixed("steel", 0xb4b9be),
          put(box(0.17, 0.09, 0.02, 0.008), [-0.06, 0.075, head === "wood" ? 0.072 : 0.0], [head === "wood" ? -8 : -18, 0, 0]),
        ),
        part(
          "grooves",
          fixed("iron", 0x55585c),
          put(
            box(0.12, 0.005, 0.01, 0.001).array(5, [0, 0.014, 0]),
            [-0.06, 0.077, head === "wood" ? 0.08 : 0.012],
            [head === "wood" ? -8 : -18, 0, 0],
          ),
        ),
        part("shaft", third("steel", 0xd0d4d8), up(cylinder(0.016, 0.96, { sides: 14 }).at(0, 0.48, 0))),
        part("hosel", fixed("plastic", 0x1c1c1f), up(cylinder(0.024, 0.12, { top: 0.018, sides: 16 }).at(0, 0.08, 0))),
        part(
          "grip",
          second("rubber", 0x26272a),
          up(all(cylinder(0.026, 0.36, { top: 0.034, sides: 18 }).at(0, 1.1, 0), wound(0.029, 0.004, 9, 0.03).at(0, 1.1, 0))),
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
          softOutline(
            flat([0.05, 0.01, 0.07, 0.12, -0.02, 0.115, -0.1, 0.1, -blade, 0.1, -blade - 0.03, 0.05, -blade, 0.004, -0.06, 0]),
            4,
          ),
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
