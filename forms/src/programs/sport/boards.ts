import { all, box, cylinder, extrude, type Form, lathe, sweep } from "@blenda/forge/language/form";
import { symmetric } from "@blenda/forge/language/lists";
import { flat, way } from "@blenda/forge/language/numbers";
import { roundedRectangle, softOutline } from "@blenda/forge/language/outlines";
import { part, program } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

/** A board seen from above, lying along x, its ends bent upwards. */
const deck = (long: number, wide: number, rise: number, thick: number): Form =>
  sweep(
    flat`-0.5 1, -0.42 0.32, -0.34 0.02, 0 0, 0.34 0.02, 0.42 0.32, 0.5 1`.map(([x, y]) => [x * long, y * rise, 0] as const),
    [0.5, 0.86, 0.98, 1, 0.98, 0.86, 0.5].map((t) => (t * wide) / 2),
    { flatten: (thick * 2) / wide },
  );

export const boards = [
  program({
    id: "skateboard",
    is: ["ride", "printed"],
    nouns: ["skate board", "longboard", "penny board"],
    about: "a skateboard with a bent deck, two axles and four wheels",
    metresPerUnit: 0.55,
    wears: ["deck board", "wheel", "stripe"],
    params: { long: [1.35, 1.55], rise: [0.1, 0.14] },
    variants: { long: { words: "longboard cruiser", set: { long: 1.9, rise: 0.04 } } },
    sockets: () => ({ top: { at: [0, 0.27, 0], size: [1, 1, 0.36] } }),
    parts: ({ long, rise }) => {
      const at = [long * 0.29, -long * 0.29];
      const wheel = put(cylinder(0.085, 0.09, { bevel: 0.025, sides: 32 }), [0, 0, 0], [90, 0, 0]);
      const wheels = at.flatMap((x) => [0.17, -0.17].map((z) => ({ at: [x, 0.085, z] as const })));
      return [
        part("deck", main("wood", 0xc98f4f, { grain: "x" }), deck(long, 0.42, rise, 0.018).at(0, 0.235, 0)),
        part("grip", third("rubber", 0x232327), deck(long * 0.985, 0.405, rise, 0.008).at(0, 0.252, 0)),
        part("stripe", second("paint", 0xd8322c), deck(long * 0.97, 0.1, rise, 0.006).at(0, 0.215, 0)),
        part(
          "trucks",
          fixed("steel", 0xb8bec4),
          all(
            ...at.map((x) =>
              all(
                box(0.2, 0.05, 0.14, 0.015).at(x, 0.205, 0),
                put(cylinder(0.02, 0.36, { sides: 14 }), [x, 0.085, 0], [90, 0, 0]),
                put(cylinder(0.06, 0.13, { top: 0.035, sides: 20 }).turn(180, 0, 0), [x, 0.14, 0]),
              ),
            ),
          ),
        ),
        part("wheels", second("plastic", 0xd8322c), wheel.scatter(wheels)),
        part("bearings", fixed("steel", 0xe0e3e6), put(cylinder(0.035, 0.1, { sides: 18 }), [0, 0, 0], [90, 0, 0]).scatter(wheels)),
        part(
          "bolts",
          fixed("steel"),
          cylinder(0.014, 0.02, { sides: 10 }).scatter(
            at.flatMap((x) => flat`0.06 0.05, 0.06 -0.05, -0.06 0.05, -0.06 -0.05`.map(([a, b]) => ({ at: [x + a, 0.262, b] as const }))),
          ),
        ),
      ];
    },
  }),
  program({
    id: "surfboard",
    is: ["stood on", "finned", "ride", "printed"],
    already: "long flat",
    nouns: ["surf board", "paddle board", "paddleboard", "bodyboard"],
    about: "a surfboard standing upright, with a stripe and fins",
    metresPerUnit: 1,
    wears: ["board", "stripe", "fin"],
    params: { long: [1.7, 2], wide: [0.46, 0.54] },
    variants: { short: { words: "shortboard bodyboard", set: { long: 1.3 } } },
    parts: ({ long, wide }) => {
      const outline = (w: number, inset = 0) =>
        symmetric(
          [0, 0, 0.5, 0.02, 0.82, 0.14, 1, 0.42, 0.92, 0.68, 0.56, 0.9, 0, 1].map((v, at) =>
            at % 2 ? v * (long - inset * 2) + inset : (v * w) / 2,
          ),
          5,
        );
      const band = (x: number, w: number): Form => extrude(outline(wide), 0.1).meet(box(w, 5, 1, 0).at(x, 0, 0));
      return [
        part("board", main("plastic", 0xf2efe6), extrude(outline(wide), 0.09, 0.04)),
        part("stripes", second("plastic", 0xe8701f), all(band(wide * 0.17, 0.05), band(-wide * 0.17, 0.05)).scale(1, 1, 0.94)),
        part(
          "nose",
          second("plastic", 0x1f8a86),
          extrude(outline(wide), 0.1)
            .meet(box(3, long * 0.12, 1, 0).at(0, long * 0.74, 0))
            .scale(1, 1, 0.93),
        ),
        part("stringer", fixed("wood", 0x8a5630), box(0.016, long * 0.97, 0.096, 0.003).at(0, long * 0.5, 0)),
        part(
          "fins",
          third("plastic", 0x1f8a86),
          put(
            extrude(softOutline(flat`0 0, 0.16 0.02, 0.2 0.14, 0.24 0.2, 0.14 0.2, 0.04 0.12`, 3), 0.02, 0.006),
            [0, 0.06, -0.04],
            [0, 90, 0],
          ).scatter([{ at: [0, 0, 0] }, { at: [wide * 0.22, 0.14, 0] }, { at: [-wide * 0.22, 0.14, 0] }]),
        ),
        part("pad", fixed("rubber", 0x26272a), box(wide * 0.5, 0.24, 0.02, 0.008).at(0, 0.26, 0.044)),
      ];
    },
  }),
  program({
    id: "snowboard",
    is: ["stood on", "ride", "printed"],
    nouns: ["snow board"],
    about: "a snowboard with bindings, standing upright",
    metresPerUnit: 0.85,
    wears: ["board", "stripe pattern", "binding"],
    params: { long: [1.7, 1.9], slant: [20, 40] },
    parts: ({ long, slant }) => {
      const base = extrude(roundedRectangle(0.34, long, 0.168), 0.03, 0.008);
      const paint = (y: number, w: number): Form =>
        extrude(roundedRectangle(0.34, long, 0.168), 0.036).meet(put(box(2, w, 1, 0), [0, y, 0], [0, 0, slant]));
      const binding = all(
        box(0.24, 0.13, 0.04, 0.015).at(0, 0, 0.03),
        put(box(0.03, 0.16, 0.2, 0.014), [0.1, 0, 0.13], [0, -12, 0]),
        sweep(way`0.08 -0.06 0.06, 0.02 -0.06 0.15, -0.08 -0.06 0.05`, 0.024, { flatten: 0.5 }),
        sweep(way`0.09 0.06 0.06, 0.02 0.06 0.13, -0.08 0.06 0.04`, 0.024, { flatten: 0.5 }),
      );
      return [
        part("board", main("plastic", 0x1f57c0), base.at(0, long / 2, 0)),
        part(
          "pattern",
          second("plastic", 0xf0cb2e),
          all(paint(long * 0.3, 0.08), paint(long * 0.22, 0.03), paint(-long * 0.3, 0.08), paint(0, 0.16)).at(0, long / 2, 0),
        ),
        part(
          "bindings",
          third("plastic", 0x1c1d20),
          binding.turn(0, 0, 12).scatter([{ at: [0, long * 0.64, 0] }, { at: [0, long * 0.36, 0] }]),
        ),
        part(
          "edge",
          fixed("steel"),
          sweep(
            roundedRectangle(0.335, long - 0.005, 0.166).map(([x, y]) => [x, y + long / 2, -0.008] as const),
            0.008,
            { isClosed: true },
          ),
        ),
      ];
    },
  }),
  program({
    id: "skis",
    is: ["stood on"],
    nouns: ["ski", "pair of skis", "cross-country ski"],
    about: "a pair of skis with bindings and two poles",
    metresPerUnit: 0.9,
    wears: ["ski", "binding pole", "stripe"],
    params: { long: [1.75, 1.95], apart: [0.12, 0.15] },
    parts: ({ long, apart }) => {
      const line = flat`0 0, 0 0.3, 0 0.6, 0 0.86, 0.03 0.94, 0.1 1`.map(([z, t]) => [0, t * long, z] as const);
      const both = (form: Form): Form => form.at(apart, 0, 0).mirror("x");
      return [
        part("skis", main("plastic", 0xc8281f), both(sweep(line, [0.055, 0.05, 0.05, 0.06, 0.058, 0.012], { flatten: 0.24 }))),
        part("stripes", third("plastic", 0xf1f0ec), both(box(0.03, long * 0.5, 0.012, 0.003).at(0, long * 0.62, 0.011))),
        part(
          "bindings",
          second("plastic", 0x1d1e22),
          both(
            all(
              box(0.09, 0.12, 0.07, 0.02).at(0, long * 0.36, 0.035),
              box(0.08, 0.1, 0.08, 0.02).at(0, long * 0.54, 0.04),
              box(0.07, 0.2, 0.03, 0.01).at(0, long * 0.45, 0.02),
            ),
          ),
        ),
        part(
          "poles",
          fixed("steel", 0xc4c8cc),
          put(cylinder(0.013, long * 0.7, { sides: 12 }), [apart + 0.19, long * 0.35, 0.03], [0, 0, 3]).mirror("x"),
        ),
        part(
          "grips",
          second("plastic", 0x1d1e22),
          put(cylinder(0.026, 0.13, { top: 0.03, sides: 16 }), [apart + 0.172, long * 0.7, 0.03], [0, 0, 3]).mirror("x"),
        ),
        part(
          "baskets",
          second("plastic", 0x1d1e22),
          put(lathe(flat`0 0, 0.06 -0.01, 0.065 0, 0 0.03`, { sides: 24 }), [apart + 0.207, 0.08, 0.03], [0, 0, 3]).mirror("x"),
        ),
      ];
    },
  }),
];
