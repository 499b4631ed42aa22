import { all, box, cylinder, type Form, loft, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { part, program, turns, whole } from "@blenda/forge/language/program";
import { drumZ, hose, panel, rod, side, slices, tray } from "@blenda/forge/language/shorthand";
import { fixed, light, main, second } from "@blenda/forge/language/substance";

const keys = (columns: number, rows: number, step: number): Form =>
  box(step * 0.82, 0.02, step * 0.82, 0)
    .array(columns, [step, 0, 0])
    .array(rows, [0, 0, step]);
/** A few lines of something written, on a picture of so wide and high about the origin, facing the front. */
const lines = (width: number, height: number): Form =>
  all(
    ...[0.9, 0.6, 0.75, 0.4].map((long, at) =>
      box(width * long, height * 0.06, 0.006, 0).at((width * (long - 1)) / 2, height * (0.3 - at * 0.2), 0),
    ),
  );

export const computers = [
  program({
    id: "laptop",
    nouns: ["notebook computer", "laptop computer", "macbook", "gaming laptop", "chromebook", "ultrabook"],
    about: "a laptop computer with a screen hinged to its keyboard",
    metresPerUnit: 0.32,
    wears: ["body case lid", "key keyboard"],
    params: { open: [8, 24], thick: [0.04, 0.06] },
    variants: { closed: { words: "shut folded", set: { open: -88 } } },
    sockets: ({ thick }) => ({ top: { at: [0, thick + 0.02, 0], size: [1, 0.3, 0.6] } }),
    parts: ({ open, thick }) => {
      const lid = (form: Form) => form.turn(-open, 0, 0).at(0, thick + 0.012, -0.36);
      const motion = { motion: turns([0, thick + 0.012, -0.36], [1, 0, 0], -20, 90) };
      return [
        part("body", main("steel", 0xb9bdc2), tray(1.1, thick, 0.76, 0.05, 0.014).at(0, thick / 2, 0)),
        part("well", fixed("plastic", 0x2a2c30), tray(0.98, 0.008, 0.34, 0.02, 0.003).at(0, thick, -0.12)),
        part(
          "keys",
          second("plastic", 0x17181b),
          all(keys(14, 4, 0.068).at(0, thick + 0.006, -0.155), box(0.4, 0.02, 0.056, 0).at(0, thick + 0.006, 0.015)),
        ),
        part("touch pad", fixed("steel", 0x9ea3a8), tray(0.36, 0.008, 0.22, 0.02, 0.003).at(0, thick, 0.22)),
        part("lid", main("steel", 0xb9bdc2), lid(panel(1.1, 0.74, 0.024, 0.05, 0.01).at(0, 0.37, -0.006)), motion),
        part("frame", fixed("plastic", 0x131417), lid(panel(1.06, 0.7, 0.008, 0.03, 0.002).at(0, 0.37, 0.006)), motion),
        part("screen", fixed("plastic", 0x1d3a5c), lid(box(1, 0.6, 0.008, 0.002).at(0, 0.385, 0.009)), motion),
        part("lines", light(0x8fd0ff), lid(lines(0.5, 0.36).at(-0.16, 0.42, 0.012)), motion),
        part("window", fixed("plastic", 0xf2b544), lid(box(0.24, 0.3, 0.008, 0).at(0.33, 0.42, 0.012)), motion),
        part("hinge", fixed("plastic", 0x222327), rod([-0.36, thick + 0.004, -0.365], [0.36, thick + 0.004, -0.365], 0.018)),
      ];
    },
  }),
  program({
    id: "monitor",
    nouns: ["computer monitor", "computer screen", "display screen", "flat screen", "gaming monitor"],
    about: "a computer monitor: a flat screen on a stand",
    metresPerUnit: 0.5,
    wears: ["case frame", "stand foot"],
    params: { wide: [1.15, 1.35], high: [0.66, 0.74], tilt: [2, 8] },
    variants: { wide: { words: "ultrawide widescreen", set: { wide: 1.7 } } },
    parts: ({ wide, high, tilt }) => {
      const head = (form: Form) => form.turn(-tilt, 0, 0).at(0, 0.72, 0.04);
      return [
        part(
          "case",
          main("plastic", 0x1d1f22),
          all(head(panel(wide, high, 0.05, 0.03, 0.012)), head(panel(wide * 0.6, high * 0.6, 0.08, 0.06, 0.02).at(0, 0, -0.04))),
        ),
        part("screen", fixed("plastic", 0x1a4166), head(box(wide - 0.05, high - 0.07, 0.01, 0.002).at(0, 0.012, 0.024))),
        part("lines", light(0x9fd8ff), head(lines(wide * 0.42, high * 0.5).at(-wide * 0.18, 0.06, 0.028))),
        part("picture", fixed("plastic", 0xe76f51), head(box(wide * 0.26, high * 0.42, 0.008, 0).at(wide * 0.26, 0.05, 0.027))),
        part(
          "stand",
          second("steel", 0xa5a9ae),
          all(rod([0, 0.03, -0.06], [0, 0.72, -0.05], 0.045), tray(0.5, 0.03, 0.32, 0.1, 0.01).at(0, 0.015, 0)),
        ),
        part(
          "lamp",
          light(0x6cf08a),
          box(0.02, 0.012, 0.01, 0).at(wide * 0.42, 0.72 - high / 2 + 0.02, 0.06 + 0.3 * Math.sin((tilt * Math.PI) / 180)),
        ),
      ];
    },
  }),
  program({
    id: "desktop computer",
    nouns: ["computer", "pc", "personal computer", "gaming pc", "workstation", "computer tower", "retro computer", "old computer"],
    about: "a desktop computer: a tower, a screen, a keyboard and a mouse",
    metresPerUnit: 0.55,
    wears: ["case tower", "screen"],
    params: { tower: [0.78, 0.92], rows: whole(4, 5) },
    traits: { retro: "old vintage eighties nineties 80s 90s beige crt" },
    parts: ({ tower, rows }, { has }) => {
      const beige = has("retro");
      const color = beige ? 0xd3c7a8 : 0x2a2c31;
      return [
        part("tower", main("plastic", color), box(0.34, tower, 0.72, 0.025).at(0.62, tower / 2 + 0.02, -0.1)),
        part(
          "drives",
          fixed("plastic", beige ? 0xb9ad8f : 0x131417),
          box(0.26, 0.07, 0.02, 0.008)
            .array(3, [0, 0.1, 0])
            .at(0.62, tower - 0.16, 0.262),
        ),
        part(
          "button",
          light(0x5fe0ff),
          all(drumZ(0.022, 0.02).at(0.62, tower * 0.42, 0.264), box(0.2, 0.012, 0.01, 0).at(0.62, tower * 0.3, 0.262)),
        ),
        part(
          "screen case",
          main("plastic", color),
          beige
            ? all(
                box(0.84, 0.68, 0.14, 0.04).at(-0.15, 0.56, 0.02),
                loft(slices([0, 0.5, 0.4, 0.2, 0, 0.4, 0.8, 0.64, 0.15, 0]))
                  .turn(90, 0, 0)
                  .at(-0.15, 0.56, -0.4),
              )
            : panel(0.94, 0.58, 0.05, 0.02, 0.01).at(-0.15, 0.58, -0.1),
        ),
        part(
          "screen",
          second("plastic", beige ? 0x16301f : 0x1a4166),
          beige ? panel(0.66, 0.5, 0.03, 0.06, 0.01).at(-0.15, 0.57, 0.083) : box(0.88, 0.51, 0.02, 0.004).at(-0.15, 0.59, -0.082),
        ),
        part("lines", light(beige ? 0x66ff8c : 0x9fd8ff), lines(0.46, 0.32).at(-0.2, 0.6, beige ? 0.1 : -0.07)),
        part(
          "foot",
          main("plastic", color),
          all(tray(0.46, 0.05, 0.36, 0.06).at(-0.15, 0.025, -0.1), cylinder(0.08, 0.4).at(-0.15, 0.2, -0.12)),
        ),
        part("keyboard", main("plastic", color), side(flat`0.3 0, 0.66 0, 0.66 0.03, 0.3 0.06`, 0.92, 0.008).at(-0.18, 0, 0)),
        part("keys", fixed("plastic", beige ? 0xeae2cc : 0x45484f), keys(14, rows, 0.06).turn(4.8, 0, 0).at(-0.18, 0.05, 0.47)),
        part(
          "mouse",
          main("plastic", color),
          loft(slices([0, 0.13, 0.2, 0.8, 0, 0.04, 0.13, 0.2, 0.9, 0, 0.07, 0.07, 0.12, 1, -0.01, 0.075, 0.01, 0.01, 1, -0.01])).at(
            0.46,
            0,
            0.5,
          ),
        ),
        part("cable", fixed("rubber", 0x2a2a2c), hose([0.46, 0.03, 0.41, 0.42, 0.012, 0.3, 0.5, 0.012, 0.26, 0.56, 0.04, 0.2], 0.009)),
      ];
    },
  }),
  program({
    id: "computer mouse",
    nouns: ["pc mouse", "gaming mouse", "wireless mouse", "optical mouse"],
    about: "a computer mouse with two buttons, a wheel and a cable",
    metresPerUnit: 0.11,
    wears: ["body shell", "wheel grip"],
    params: { wide: [0.56, 0.66], hump: [0.9, 1.12] },
    traits: { wireless: "cordless bluetooth" },
    parts: ({ wide, hump }, { has }) => [
      part(
        "body",
        main("plastic", 0x2f3238),
        loft(
          slices([
            0, 0.9, 0.94, 0.85, 0, 0.03, 1, 1, 0.85, 0, 0.14, 1, 0.99, 0.9, 0, 0.24, 0.92, 0.84, 1, -0.05, 0.31, 0.7, 0.6, 1, -0.1, 0.35,
            0.4, 0.32, 1, -0.13, 0.36, 0.02, 0.02, 1, -0.14,
          ]),
        ).scale(wide, hump, 1),
      ),
      part("base", second("plastic", 0x15171a), loft(slices([-0.01, 0.95, 0.97, 0.85, 0, 0.06, 1.02, 1.015, 0.85, 0])).scale(wide, 1, 1)),
      part("split", fixed("rubber", 0x101113), rod([0, 0.33 * hump, 0.02], [0, 0.16 * hump, 0.47], 0.012)),
      part(
        "wheel",
        second("rubber", 0x8a8f96),
        torus(0.06, 0.032)
          .turn(0, 0, 90)
          .at(0, 0.25 * hump, 0.26),
        { motion: { kind: "turn", at: [0, 0.25 * hump, 0.26], axis: [1, 0, 0], from: 0, to: 360, isEndless: true } },
      ),
      part("lamp", light(0x49c9ff), box(0.06, 0.02, 0.09, 0.008).at(0, 0.355 * hump, -0.1)),
      !has("wireless") &&
        part(
          "cable",
          fixed("rubber", 0x1d1e20),
          hose([0, 0.08, 0.48, 0, 0.05, 0.62, 0.08, 0.025, 0.78, 0.26, 0.025, 0.86, 0.42, 0.025, 0.78], 0.025),
        ),
    ],
  }),
  program({
    id: "circuit board",
    nouns: ["motherboard", "pcb", "printed circuit board", "mainboard", "microchip board", "electronics board"],
    about: "a green circuit board with chips, capacitors, pins and copper traces",
    metresPerUnit: 0.2,
    wears: ["board", "chip"],
    params: { chips: whole(3, 5), wide: [1.1, 1.4] },
    parts: ({ chips, wide }) => [
      part("board", main("plastic", 0x1f6b3a), tray(wide, 0.03, 0.9, 0.03, 0.006)),
      part(
        "chips",
        second("plastic", 0x17181b),
        all(box(0.3, 0.05, 0.3, 0.008).at(-0.1, 0.035, 0.02), box(0.16, 0.035, 0.1, 0.006).array(chips, [0.21, 0, 0]).at(0, 0.03, -0.32)),
      ),
      part(
        "pins",
        fixed("steel", 0xc9ccd0),
        all(
          box(0.34, 0.012, 0.012, 0).array(9, [0, 0, 0.032]).at(-0.1, 0.022, 0.02),
          box(0.012, 0.012, 0.34, 0).array(9, [0.032, 0, 0]).at(-0.1, 0.022, 0.02),
          box(0.012, 0.01, 0.14, 0)
            .array(chips * 6, [0.034, 0, 0])
            .at(0, 0.02, -0.32),
          box(0.18, 0.1, 0.16, 0.01)
            .array(2, [0, 0, 0.22])
            .at(-wide / 2 + 0.1, 0.065, -0.1),
        ),
      ),
      part(
        "capacitors",
        fixed("steel", 0x6e8fb8),
        cylinder(0.045, 0.13, { bevel: 0.01, sides: 20 }).array(3, [0.12, 0, 0]).at(0.3, 0.07, -0.12),
      ),
      part("slots", fixed("plastic", 0xe9e6da), box(0.06, 0.07, 0.5, 0.008).array(2, [0.1, 0, 0]).at(0.34, 0.045, 0.16)),
      part(
        "traces",
        fixed("copper", 0xd29a55),
        all(
          hose([-0.5, 0.016, 0.4, -0.3, 0.016, 0.4, -0.2, 0.016, 0.3, -0.2, 0.016, 0.16], 0.008, { isStraight: true }).array(
            5,
            [0.04, 0, 0],
          ),
          box(0.018, 0.012, 0.07, 0).array(18, [0.032, 0, 0]).at(0, 0.012, 0.41),
          box(0.3, 0.006, 0.01, 0).array(5, [0, 0, 0.03]).at(0.16, 0.016, 0.34),
        ),
      ),
      part(
        "light",
        light(0x64ff7a),
        box(0.03, 0.03, 0.03, 0.006)
          .array(2, [0.06, 0, 0])
          .at(wide / 2 - 0.1, 0.025, 0.38),
      ),
      part(
        "fan",
        fixed("plastic", 0x2d3036),
        all(
          torus(0.11, 0.016).at(-0.1, 0.075, 0.02),
          cylinder(0.04, 0.04).at(-0.1, 0.075, 0.02),
          box(0.03, 0.012, 0.1, 0.003).turn(0, 0, 25).at(0, 0, 0.06).ring(7).at(-0.1, 0.075, 0.02),
        ),
        { motion: { kind: "turn", at: [-0.1, 0.075, 0.02], axis: [0, 1, 0], from: 0, to: 360, isEndless: true } },
      ),
    ],
  }),
];
