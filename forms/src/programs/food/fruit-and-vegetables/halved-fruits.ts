import { all, box, cylinder, extrude, type Form, lathe, sphere } from "@blenda/forge/language/form";
import { symmetric } from "@blenda/forge/language/lists";
import type { Flat } from "@blenda/forge/language/node";
import { flat } from "@blenda/forge/language/numbers";
import { petal } from "@blenda/forge/language/petal";
import { part, program, whole } from "@blenda/forge/language/program";
import { clouds, fade, type Paint, speckles, stripes } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

const held = { grip: { at: [0, 0.4, 0], size: [0.8, 0.8, 0.8] } } as const;

interface Halved {
  id: string;
  nouns: readonly string[];
  about: string;
  /** The right half of its outline, from below to above: radius, height. */
  outline: readonly number[];
  skin: number;
  paint: Paint;
  flesh: number;
  /** The middle with the seeds: its colour and its share of the flesh. */
  heart: number;
  heartSize: number;
  seed: { color: number; size: number; count: number };
  /** Stalk, scales, in the colour of leaves. */
  growth?: { color: number; whole: Form; half?: Form };
}

/** A fruit beside one cut lengthwise that shows its inside. */
const halved = ({ outline, skin, paint, flesh, heart, heartSize, seed, growth, ...said }: Halved) =>
  program({
    ...said,
    metresPerUnit: 0.09,
    wears: ["skin", "flesh inside", "seed"],
    params: { plump: [0.95, 1.05], crowd: whole(seed.count, seed.count + 8) },
    sockets: () => held,
    parts: ({ plump, crowd }) => {
      const line = flat(outline);
      const high = line[line.length - 1][1];
      const fruit = lathe(line, { smooth: 30, sides: 40 }).scale(plump, 1, plump);
      const back = (form: Form) => form.turn(0, -14, 10).at(-0.36, 0, -0.26);
      const lean = (form: Form) => form.turn(-24, 12, -8).at(0.34, 0.02, 0.3);
      const middle = high * 0.44;
      const face = (share: number, depth: number): Form =>
        extrude(
          symmetric(outline, 5).map(([x, y]): Flat => [x * plump * share, middle + (y - middle) * share]),
          depth,
          0.008,
        );
      const wide = Math.max(...line.map(([r]) => r)) * heartSize * 0.86;
      const seeds = Array.from({ length: crowd }, (_, at) => {
        const [r, a] = [Math.sqrt((at + 0.6) / crowd), at * 2.4];
        const y = middle + r * Math.sin(a) * high * 0.36 * heartSize * 1.1;
        const narrow = y > middle ? 1 - ((y - middle) / (high - middle)) ** 2 : 1;
        return { at: [r * Math.cos(a) * wide * narrow, y, 0.02] as const, turn: [0, 0, at * 77] as const };
      });
      return [
        part("skin", main("plastic", skin, { paint }), all(back(fruit), lean(fruit.minus(box(3, 3, 2, 0).at(0, high / 2, 1)).at(0, 0, 0)))),
        part("flesh", second("plastic", flesh), lean(face(0.95, 0.03))),
        part("heart", fixed("plastic", heart, { paint: [clouds({ by: -0.25 }, 0.12, { share: 0.5 })] }), lean(face(heartSize, 0.042))),
        part("seeds", third("plastic", seed.color), lean(sphere(seed.size, 1.4, 8).scatter(seeds))),
        growth &&
          part("growth", fixed("plastic", growth.color), growth.half ? all(back(growth.whole), lean(growth.half)) : back(growth.whole)),
      ];
    },
  });

/** A leafy scale that stands off the skin: how far out, how high, how long. */
const scale = (out: number, y: number, long: number, lean: number): Form =>
  petal(long, long * 0.62, { curl: 50, thick: 0.03, widest: 0.3, foot: 0.7 })
    .turn(lean, 0, 0)
    .at(0, y, out);

const kiwi = program({
  id: "kiwi",
  nouns: ["kiwi fruit", "kiwifruit"],
  about: "a fuzzy brown kiwi and a green half with black seeds",
  metresPerUnit: 0.09,
  wears: ["skin", "flesh inside", "seed"],
  params: { plump: [0.95, 1.06], seeds: whole(16, 22) },
  sockets: () => held,
  parts: ({ plump, seeds }) => {
    const size = 0.4;
    const tilt = (form: Form) => form.turn(62, 24, 0).at(0.44, size * 0.74, 0.34);
    const round = [0.35, 0.68, 0.9, 1].map((t) => [size * Math.sin(t * 1.5708), -size * plump * Math.cos(t * 1.5708)] as const);
    return [
      part(
        "skin",
        main("leather", 0x8a6a3f, { paint: [clouds({ by: -0.25 }, 0.3, { share: 0.5 }), speckles({ by: -0.35 }, 0.05, { share: 0.7 })] }),
        all(
          sphere(size, 1.18 * plump, 40)
            .turn(0, 0, 82)
            .at(-0.38, size, -0.14),
          tilt(lathe([[0, -size * plump], ...round, [0, 0.002]], { smooth: 22 })),
        ),
      ),
      part(
        "flesh",
        second("plastic", 0x86b83a, { paint: [stripes({ by: 0.25 }, 18, { width: 0.3, share: 0.5 })] }),
        tilt(cylinder(size * 0.93, 0.07, { bevel: 0.02, sides: 48 }).at(0, 0.02, 0)),
      ),
      part("heart", fixed("plastic", 0xf0edc8), tilt(lathe(flat`0 0, 0.12 0.05, 0.112 0.062, 0 0.066`).scale(1, 1, 0.8))),
      part("seeds", third("plastic", 0x1d1712), tilt(sphere(0.026, 1, 8).scale(0.6, 0.5, 1.3).at(0, 0.054, 0.172).ring(seeds))),
    ];
  },
});

export const halvedFruits = [
  kiwi,
  halved({
    id: "dragon fruit",
    nouns: ["pitaya", "dragonfruit"],
    about: "a pink dragon fruit and a half with speckled white flesh",
    outline: [0, 0, 0.16, 0.02, 0.34, 0.2, 0.4, 0.46, 0.33, 0.74, 0.16, 0.92, 0, 0.95],
    skin: 0xdb2f6a,
    paint: [clouds({ by: -0.2 }, 0.3, { share: 0.4 })],
    flesh: 0xfbe9ee,
    heart: 0xf6f3f1,
    heartSize: 0.86,
    seed: { color: 0x1d1712, size: 0.011, count: 90 },
    growth: {
      color: 0x9cbf3e,
      whole: all(
        scale(0.3, 0.14, 0.26, 40).ring(6),
        scale(0.38, 0.36, 0.28, 30).ring(6, 30),
        scale(0.36, 0.6, 0.3, 16).ring(6),
        scale(0.2, 0.82, 0.34, 8).ring(6, 30),
      ),
      half: all(scale(0.2, 0.82, 0.32, 8).ring(6, 30), scale(0.36, 0.5, 0.26, 30).at(0, 0, 0).turn(0, 180, 0)),
    },
  }),
  halved({
    id: "fig",
    nouns: ["figs"],
    about: "a purple fig and a half with red flesh",
    outline: [0, 0, 0.12, 0.01, 0.32, 0.12, 0.4, 0.32, 0.34, 0.54, 0.18, 0.74, 0.09, 0.88, 0.07, 0.98, 0, 0.99],
    skin: 0x4a2650,
    paint: [
      stripes({ by: 0.3 }, 16, { width: 0.22, wobble: 0.5, share: 0.5 }),
      fade(0x8fa05a, 0.66, 0.98, { wave: 0.1, share: 0.8 }),
      clouds({ by: -0.3 }, 0.3, { share: 0.4 }),
    ],
    flesh: 0xf1dfc0,
    heart: 0xb8323f,
    heartSize: 0.8,
    seed: { color: 0xf0cf86, size: 0.014, count: 64 },
    growth: {
      color: 0x6f8a3c,
      whole: cylinder(0.055, 0.16, { top: 0.045, sides: 14 }).at(0, 1.02, 0),
      half: cylinder(0.055, 0.14, { top: 0.045, sides: 14 }).at(0, 1.01, 0),
    },
  }),
  halved({
    id: "papaya",
    nouns: ["papayas"],
    about: "a ripe orange papaya and a half with dark seeds",
    outline: [0, 0, 0.1, 0.01, 0.3, 0.12, 0.39, 0.36, 0.35, 0.64, 0.24, 0.9, 0.13, 1.08, 0.06, 1.13, 0, 1.14],
    skin: 0xe8a233,
    paint: [fade(0x6f9a3a, 0.62, 1.1, { wave: 0.3, share: 0.85 }), speckles({ by: -0.3 }, 0.08, { size: 0.2, share: 0.5 })],
    flesh: 0xf2813a,
    heart: 0xd9632a,
    heartSize: 0.56,
    seed: { color: 0x24201c, size: 0.034, count: 52 },
    growth: { color: 0x6d7a35, whole: cylinder(0.05, 0.1, { top: 0.035, sides: 12 }).at(0, 1.16, 0) },
  }),
];
