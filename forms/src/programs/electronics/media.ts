import { all, box, cylinder, type Form, lathe, sphere, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { part, program, whole } from "@blenda/forge/language/program";
import { drumZ, hose, panel, rod, side, tray } from "@blenda/forge/language/shorthand";
import { fixed, light, main, second } from "@blenda/forge/language/substance";

/** A loudspeaker's cone facing the front, about the origin. */
const cone = (radius: number): Form =>
  lathe(flat`0 -0.02, 1 -0.02, 1 0.06, 0.92 0.1, 0.84 0.08, 0.78 0.02, 0.34 -0.01, 0.3 0.06, 0 0.1`).scale(radius).turn(90, 0, 0);

export const media = [
  program({
    id: "television",
    is: ["hung flat"],
    nouns: ["tv", "telly", "tv set", "flat screen tv", "television set", "smart tv", "retro tv", "crt tv"],
    about: "a television: a wide flat screen on feet, or an old set with a tube, knobs and an aerial",
    metresPerUnit: 0.75,
    wears: ["case frame", "screen"],
    params: { wide: [1.45, 1.6], aerial: [18, 34] },
    traits: { retro: "old vintage crt tube fifties sixties antique" },
    parts: ({ wide, aerial }, { has }) =>
      has("retro")
        ? [
            part(
              "case",
              main("wood", 0x7a4826),
              all(box(1.3, 0.94, 0.62, 0.06).at(0, 0.74, 0), box(0.9, 0.66, 0.24, 0.08).at(-0.08, 0.74, -0.36)),
            ),
            part("frame", fixed("plastic", 0xd9cfb4), panel(0.94, 0.8, 0.05, 0.12, 0.02).at(-0.14, 0.74, 0.31)),
            part("screen", second("plastic", 0x36443f), panel(0.82, 0.66, 0.08, 0.16, 0.035).at(-0.14, 0.74, 0.32)),
            part(
              "knobs",
              fixed("brass"),
              all(
                drumZ(0.08, 0.06, 0.015).array(2, [0, 0.24, 0]).at(0.48, 0.92, 0.34),
                box(0.2, 0.014, 0.02, 0.004).array(6, [0, 0.04, 0]).at(0.48, 0.5, 0.315),
              ),
            ),
            part(
              "aerial",
              fixed("steel", 0xc9ccd0),
              all(
                rod([0.02, 1.22, 0], [0.02, 2, 0], 0.012)
                  .turn(0, 0, -aerial)
                  .at(-0.4, 0.24, 0)
                  .mirror("x")
                  .scale(0.6, 0.9, 1)
                  .at(0, 0.1, 0),
                sphere(0.1, 0.6).at(0, 1.22, 0),
              ),
            ),
            part(
              "legs",
              fixed("wood", 0x5a3218),
              all(rod([0.5, 0.3, 0.2], [0.6, 0, 0.28], 0.04, 0.025), rod([0.5, 0.3, -0.2], [0.6, 0, -0.28], 0.04, 0.025)).mirror("x"),
            ),
          ]
        : [
            part(
              "case",
              main("plastic", 0x1b1d20),
              all(panel(wide, 0.88, 0.05, 0.02, 0.01).at(0, 0.56, 0), panel(wide * 0.7, 0.5, 0.09, 0.04, 0.02).at(0, 0.48, -0.03)),
            ),
            part("screen", second("plastic", 0x16202c), box(wide - 0.04, 0.82, 0.012, 0.003).at(0, 0.57, 0.023)),
            part(
              "feet",
              fixed("steel", 0x6c7177),
              all(rod([0.5, 0.13, 0], [0.54, 0.015, 0.2], 0.016), rod([0.5, 0.13, 0], [0.54, 0.015, -0.2], 0.016)).mirror("x"),
            ),
            part("hills", fixed("plastic", 0x2e7d5b), all(box(wide - 0.06, 0.2, 0.006, 0).at(0, 0.28, 0.034))),
            part("sky", fixed("plastic", 0x4f8fc9), box(wide - 0.06, 0.58, 0.006, 0).at(0, 0.67, 0.034)),
            part("sun", light(0xffd27a), drumZ(0.12, 0.006, 0.001).at(0.3, 0.7, 0.038)),
            part("lamp", fixed("plastic", 0xd03a36), box(0.02, 0.01, 0.01, 0).at(0, 0.137, 0.026)),
          ],
  }),
  program({
    id: "speaker",
    nouns: ["loudspeaker", "loud speaker", "stereo speaker", "hi-fi speaker", "studio monitor", "subwoofer", "bass speaker"],
    about: "a loudspeaker box with round cones behind its front",
    metresPerUnit: 0.4,
    wears: ["case box", "cone"],
    params: { high: [1.2, 1.5], woofer: [0.27, 0.31] },
    variants: { tall: { words: "floor tower", set: { high: 2.1 } }, small: { words: "bookshelf mini", set: { high: 1.05 } } },
    parts: ({ high, woofer }) => [
      part("case", main("wood", 0x4a2d1b), box(0.74, high, 0.62, 0.025).at(0, high / 2, 0)),
      part("front", fixed("plastic", 0x1c1d20), box(0.68, high - 0.06, 0.03, 0.008).at(0, high / 2, 0.305)),
      part(
        "cones",
        second("plastic", 0x35373c),
        all(
          cone(woofer).at(0, woofer + 0.12, 0.33),
          cone(0.13).at(0, high - 0.24, 0.33),
          ...(high > 1.8 ? [cone(woofer * 0.9).at(0, woofer * 2.9 + 0.16, 0.33)] : []),
        ),
      ),
      part(
        "rings",
        fixed("steel", 0xb4b8bd),
        all(
          torus(woofer * 1.03, 0.018)
            .turn(90, 0, 0)
            .at(0, woofer + 0.12, 0.325),
          torus(0.14, 0.014)
            .turn(90, 0, 0)
            .at(0, high - 0.24, 0.325),
        ),
      ),
      part(
        "screws",
        fixed("steel", 0x8a8f95),
        drumZ(0.014, 0.02)
          .array(2, [0.58, 0, 0])
          .array(2, [0, high - 0.16, 0])
          .at(0, high / 2, 0.32),
      ),
      part("feet", fixed("rubber"), cylinder(0.05, 0.05).array(2, [0.54, 0, 0]).array(2, [0, 0, 0.42]).at(0, -0.02, 0)),
      part(
        "back plate",
        fixed("plastic", 0x1c1d20),
        all(
          panel(0.3, 0.22, 0.02, 0.03, 0.006).at(0, 0.3, -0.312),
          torus(0.09, 0.02)
            .turn(90, 0, 0)
            .at(0, high * 0.62, -0.312),
        ),
      ),
      part("terminals", fixed("gold"), drumZ(0.035, 0.05).array(2, [0.14, 0, 0]).at(0, 0.3, -0.335)),
    ],
  }),
  program({
    id: "guitar amp",
    nouns: ["guitar amplifier", "amplifier", "amp", "electric guitar amp", "combo amp", "bass amp"],
    about: "a guitar amplifier: a box with cloth over the speaker, knobs and a handle",
    metresPerUnit: 0.5,
    wears: ["case box", "cloth grille", "knob"],
    params: { wide: [1.1, 1.3], knobs: whole(5, 8) },
    parts: ({ wide, knobs }) => [
      part(
        "case",
        main("leather", 0x242120),
        all(
          box(wide, 0.06, 0.5, 0.02).at(0, 0.03, 0),
          box(wide, 0.06, 0.5, 0.02).at(0, 0.97, 0),
          box(0.06, 1, 0.5, 0.02)
            .at(wide / 2 - 0.03, 0.5, 0)
            .mirror("x"),
          box(wide - 0.04, 0.96, 0.36, 0.01).at(0, 0.5, -0.06),
        ),
      ),
      part("cloth", second("fabric", 0x9a8559), panel(wide - 0.12, 0.66, 0.05, 0.02, 0.01).at(0, 0.4, 0.13)),
      part(
        "piping",
        fixed("plastic", 0xe9e2cd),
        all(
          rod([-wide / 2 + 0.07, 0.07, 0.17], [wide / 2 - 0.07, 0.07, 0.17], 0.012),
          rod([-wide / 2 + 0.07, 0.74, 0.17], [wide / 2 - 0.07, 0.74, 0.17], 0.012),
          box(0.34, 0.07, 0.02, 0.01).at(-wide * 0.22, 0.64, 0.16),
        ),
      ),
      part("panel", fixed("brass"), box(wide - 0.13, 0.16, 0.04, 0.008).at(0, 0.85, 0.14)),
      part(
        "knobs",
        fixed("plastic", 0x141416),
        drumZ(0.034, 0.05, 0.008)
          .array(knobs, [0.68 / knobs, 0, 0])
          .at(0.06, 0.85, 0.175),
      ),
      part("lamp", light(0xff4b3a), drumZ(0.022, 0.04, 0.01).at(wide / 2 - 0.12, 0.85, 0.17)),
      part("handle", fixed("leather", 0x15120f), hose([-0.2, 1, 0, -0.16, 1.05, 0, 0, 1.07, 0, 0.16, 1.05, 0, 0.2, 1, 0], 0.022)),
      part(
        "corners",
        fixed("steel", 0xbfc3c7),
        box(0.09, 0.09, 0.09, 0.03)
          .array(2, [wide - 0.05, 0, 0])
          .array(2, [0, 0.94, 0])
          .array(2, [0, 0, 0.44])
          .at(0, 0.5, 0),
      ),
    ],
  }),
  program({
    id: "game console",
    nouns: ["video game console", "games console", "playstation", "xbox", "nintendo", "retro console"],
    about: "a video game console: a box with slots, buttons and a wired controller",
    metresPerUnit: 0.3,
    wears: ["case body", "panel"],
    params: { wide: [1.05, 1.2], high: [0.2, 0.26] },
    parts: ({ wide, high }) => [
      part(
        "case",
        main("plastic", 0xcfcbc2),
        all(
          box(wide, high, 0.8, 0.03).at(0, high / 2, 0),
          side(flat`-0.36 0, 0.1 0, 0.06 0.06, -0.32 0.06`, wide * 0.8, 0.015).at(0, high - 0.01, 0),
        ),
      ),
      part(
        "panel",
        second("plastic", 0x3a3c42),
        all(box(wide + 0.004, high * 0.3, 0.804, 0.006).at(0, high * 0.45, 0), box(wide * 0.6, 0.02, 0.1, 0.006).at(0, high + 0.052, -0.1)),
      ),
      part(
        "buttons",
        fixed("plastic", 0xb3262c),
        box(0.13, 0.05, 0.06, 0.015)
          .array(2, [0.18, 0, 0])
          .at(-wide * 0.28, high + 0.006, 0.26),
      ),
      part(
        "sockets",
        fixed("plastic", 0x18191c),
        box(0.16, high * 0.3, 0.02, 0.006)
          .array(2, [0.24, 0, 0])
          .at(wide * 0.22, high * 0.45, 0.398),
      ),
      part("lamp", light(0xff5a4d), box(0.03, 0.02, 0.02, 0).at(-wide * 0.4, high * 0.45, 0.402)),
      part(
        "vents",
        fixed("plastic", 0x8d8981),
        box(0.012, 0.02, 0.28, 0)
          .array(10, [0.03, 0, 0])
          .at(wide * 0.28, high + 0.003, -0.2),
      ),
      part("pad", main("plastic", 0xcfcbc2), tray(0.56, 0.07, 0.26, 0.06, 0.02).turn(0, -12, 0).at(0.1, 0.035, 0.72)),
      part(
        "pad keys",
        second("plastic", 0x3a3c42),
        all(box(0.12, 0.02, 0.04, 0.006), box(0.04, 0.02, 0.12, 0.006))
          .at(-0.16, 0.075, 0)
          .turn(0, -12, 0)
          .at(0.1, 0, 0.72),
      ),
      part(
        "pad buttons",
        fixed("plastic", 0xb3262c),
        cylinder(0.032, 0.03).array(2, [0.09, 0, 0]).at(0.16, 0.075, 0.02).turn(0, -12, 0).at(0.1, 0, 0.72),
      ),
      part("cable", fixed("rubber", 0x222326), hose([0.1, 0.04, 0.6, 0.06, 0.016, 0.54, 0.2, 0.016, 0.48, 0.24, 0.08, 0.4], 0.014)),
    ],
  }),
];
