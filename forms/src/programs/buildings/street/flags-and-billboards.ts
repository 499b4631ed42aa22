import { all, box, cylinder, extrude, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { clouds, rings } from "@blenda/forge/language/skins";
import { fixed, light, main, pane, second, third } from "@blenda/forge/language/substance";

/** A cloth in the wind: waves that grow towards its free end. */
const waving = (long: number, tall: number, from: number, to: number, deep: number) => {
  const wave = (x: number) => 0.12 * Math.sin(x * 7) * (0.25 + x);
  const steps = Array.from({ length: 17 }, (_, at) => (at / 16) * long);
  const strip = (thick: number) => [
    ...steps.map((x) => [x, wave(x) - thick] as const),
    ...[...steps].reverse().map((x) => [x, wave(x) + thick] as const),
  ];
  return extrude(strip(deep), (to - from) * tall, 0)
    .turn(90, 0, 0)
    .at(0, tall * (1 - (from + to) / 2), 0);
};

export const streetBoards = [
  program({
    id: "flag",
    is: ["upright"],
    nouns: ["banner", "flagpole", "pennant"],
    about: "a cloth waving on a pole",
    metresPerUnit: 1.5,
    wears: ["cloth", "stripe", "pole"],
    params: { kind: pick("plain", "striped", "striped"), tall: [0.5, 0.58] },
    variants: {
      striped: { words: "tricolor tricolour stripes", set: { kind: "striped" } },
      plain: { words: "simple", set: { kind: "plain" } },
    },
    sockets: () => ({ grip: { at: [0, 0.4, 0], size: [0.06, 0.4, 0.06] } }),
    parts: ({ kind, tall }) => [
      part("cloth", main("fabric", 0xc8281f), waving(0.86, tall, 0, kind === "plain" ? 1 : 1 / 3, 0.008).at(0.02, 0.98, 0)),
      kind === "striped" && part("stripe", second("fabric", 0xf3f1ea), waving(0.86, tall, 1 / 3, 2 / 3, 0.0082).at(0.02, 0.98, 0)),
      kind === "striped" && part("lower stripe", third("fabric", 0x24408a), waving(0.86, tall, 2 / 3, 1, 0.008).at(0.02, 0.98, 0)),
      part(
        "pole",
        fixed("steel", 0xb9bec4),
        all(cylinder(0.022, 1.62, { sides: 16 }).at(0, 0.81, 0), lathe(flat`0 0, 0.16 0, 0.16 0.03, 0.05 0.06, 0.03 0.12, 0 0.12`)),
      ),
      part("knob", fixed("gold"), sphere(0.042, 1, 18).at(0, 1.65, 0)),
    ],
  }),
  program({
    id: "billboard",
    is: ["printed"],
    nouns: ["advertising board", "hoarding"],
    about: "a big board for advertising on posts, with lamps",
    metresPerUnit: 4,
    wears: ["board poster", "frame", "post"],
    params: { posts: whole(2, 3), tall: [0.7, 0.85] },
    parts: ({ posts, tall }) => [
      part("poster", main("paper", 0x3f9ac4), box(1.5, 0.7, 0.03, 0.006).at(0, tall + 0.35, 0.03)),
      part(
        "picture",
        fixed("paper", 0xf3efe2),
        all(
          cylinder(0.16, 0.01, { bevel: 0.003, sides: 40 })
            .turn(90, 0, 0)
            .at(-0.42, tall + 0.4, 0.047),
          box(0.62, 0.1, 0.01, 0.003).at(0.28, tall + 0.48, 0.047),
          box(0.5, 0.05, 0.01, 0.003).at(0.22, tall + 0.32, 0.047),
          box(0.36, 0.05, 0.01, 0.003).at(0.15, tall + 0.22, 0.047),
        ),
      ),
      part(
        "frame",
        second("paint", 0x3a3f44),
        all(
          box(1.6, 0.05, 0.08, 0.012).at(0, tall, 0).mirror("x"),
          box(1.6, 0.05, 0.08, 0.012).at(0, tall + 0.7, 0),
          box(0.05, 0.75, 0.08, 0.012)
            .at(0.78, tall + 0.35, 0)
            .mirror("x"),
          box(1.6, 0.03, 0.18, 0.006).at(0, tall - 0.06, 0.1),
        ),
      ),
      part(
        "posts",
        third("steel", 0x7d8388),
        all(
          box(0.09, tall + 0.6, 0.09, 0.012)
            .array(posts, [1.2 / (posts - 1), 0, 0])
            .at(0, (tall + 0.6) / 2, -0.07),
          box(0.2, 0.04, 0.2, 0.01)
            .array(posts, [1.2 / (posts - 1), 0, 0])
            .at(0, 0.02, -0.07),
        ),
      ),
      part("arms", fixed("iron"), sweep(way`0 ${tall + 0.72} 0, 0 ${tall + 0.86} 0.08, 0 ${tall + 0.84} 0.2`, 0.012).array(4, [0.4, 0, 0])),
      part(
        "lamps",
        light(0xfff0cc),
        sphere(0.035, 1, 12)
          .at(0, tall + 0.82, 0.21)
          .array(4, [0.4, 0, 0]),
      ),
    ],
  }),
  program({
    id: "bus stop",
    nouns: ["bus shelter", "bus stop shelter"],
    about: "a glass shelter with a bench and a sign where the bus halts",
    metresPerUnit: 2,
    wears: ["roof frame", "bench", "sign"],
    params: { wide: [1.3, 1.5] },
    sockets: () => ({ seat: { at: [0, 0.27, -0.15], size: [0.9, 0.8, 0.3] } }),
    parts: ({ wide }) => {
      const half = wide / 2;
      return [
        part(
          "frame",
          main("paint", 0x3d4a52),
          all(
            box(0.05, 1.15, 0.05, 0.01)
              .at(half - 0.04, 0.57, -0.3)
              .mirror("x"),
            box(0.05, 1.15, 0.05, 0.01)
              .at(half - 0.04, 0.57, 0.2)
              .mirror("x"),
            box(wide + 0.2, 0.06, 0.8, 0.02)
              .turn(-4, 0, 0)
              .at(0, 1.18, -0.02),
            box(wide - 0.1, 0.04, 0.04, 0.008).at(0, 0.12, -0.3),
            box(0.03, 1, 0.03, 0.006).at(0, 0.62, -0.3),
          ),
        ),
        part(
          "glass",
          pane(0xb9d6de),
          all(
            box(wide - 0.12, 0.96, 0.016, 0.004).at(0, 0.64, -0.3),
            box(0.016, 0.96, 0.44, 0.004)
              .at(half - 0.04, 0.64, -0.05)
              .mirror("x"),
          ),
        ),
        part(
          "bench",
          second("wood", 0xa9713e, { grain: "x" }),
          box(wide * 0.7, 0.03, 0.07, 0.008)
            .array(3, [0, 0, 0.085])
            .at(0, 0.25, -0.15),
        ),
        part(
          "bench legs",
          fixed("steel"),
          box(0.03, 0.24, 0.22, 0.006)
            .at(wide * 0.26, 0.12, -0.15)
            .mirror("x"),
        ),
        part(
          "sign",
          third("plastic", 0xf2c22e),
          all(
            cylinder(0.13, 0.03, { sides: 32 })
              .turn(90, 0, 0)
              .at(half + 0.3, 1.28, 0.2),
          ),
        ),
        part(
          "bus",
          fixed("plastic", 0x1f5a3a),
          all(
            extrude(flat`-0.07 -0.04, 0.07 -0.04, 0.07 0.05, -0.07 0.05`, 0.012, 0.004).at(half + 0.3, 1.28, 0.217),
            sphere(0.018, 1, 10)
              .scale(1, 1, 0.5)
              .at(half + 0.26, 1.235, 0.217),
            sphere(0.018, 1, 10)
              .scale(1, 1, 0.5)
              .at(half + 0.34, 1.235, 0.217),
          ),
        ),
        part("pole", fixed("steel"), cylinder(0.022, 1.3, { sides: 14 }).at(half + 0.3, 0.65, 0.19)),
        part("pavement", fixed("concrete"), box(wide + 0.9, 0.05, 1, 0.015).at(0.1, 0, 0)),
      ];
    },
  }),
  program({
    id: "manhole cover",
    nouns: ["manhole", "drain cover", "sewer cover", "sewer lid"],
    about: "a round iron lid in the street",
    metresPerUnit: 0.7,
    wears: ["lid", "frame"],
    params: { rays: whole(10, 16), wide: [0.41, 0.44] },
    parts: ({ rays, wide }) => [
      part(
        "lid",
        main("iron", 0x5a5d62),
        all(
          cylinder(wide, 0.06, { bevel: 0.008, sides: 56 }).at(0, 0.05, 0),
          torus(0.36, 0.014).at(0, 0.082, 0),
          torus(0.2, 0.014).at(0, 0.082, 0),
          box(0.035, 0.02, 0.12, 0.006).at(0, 0.084, 0.28).ring(rays),
          box(0.05, 0.02, 0.05, 0.006).at(0, 0.084, 0.1).ring(6),
          cylinder(0.05, 0.02).at(0, 0.085, 0),
        ),
      ),
      part("frame", second("iron", 0x484b50), lathe(flat`0.45 0, 0.54 0, 0.54 0.07, 0.5 0.085, 0.45 0.085, 0.45 0`)),
      part(
        "street",
        fixed("concrete", 0x6d6d6d, { paint: [clouds({ by: -0.25 }, 0.1, { share: 0.6 }), rings({ by: -0.1 }, 0.3, { share: 0.2 })] }),
        lathe(flat`0 0, 0.66 0, 0.66 0.04, 0.6 0.06, 0.5 0.06, 0 0.02`, { sides: 40 }),
      ),
    ],
  }),
];
