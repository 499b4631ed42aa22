import { all, blob, box, cylinder, extrude, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { part, program, whole } from "@blenda/forge/language/program";
import { stripes } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

export const luck = [
  program({
    id: "bunting",
    nouns: ["flag garland", "pennant garland", "party banner", "party garland", "pennant chain"],
    about: "a string of coloured pennants between two posts",
    metresPerUnit: 0.9,
    wears: ["pennant flag", "pennant other", "post"],
    params: { flags: whole(9, 11) },
    parts: ({ flags }) => {
      const y = (t: number) => 0.98 - Math.sin(Math.PI * t) * 0.26;
      const pennant = extrude(flat`-0.085 0, 0 -0.24, 0.085 0`, 0.016, 0.004);
      const of = (odd: number) =>
        all(
          ...Array.from({ length: flags }, (_, at) => at)
            .filter((at) => at % 2 === odd)
            .map((at) => pennant.turn(-6, 0, 0).at(((at + 0.5) / flags - 0.5) * 1.92, y((at + 0.5) / flags), 0)),
        );
      return [
        part("pennants", main("fabric", 0xe0476a), of(0)),
        part("other pennants", second("fabric", 0x3a9ad0), of(1)),
        part(
          "string",
          fixed("fabric", 0xf2ead6),
          sweep(
            Array.from({ length: 17 }, (_, at) => [(at / 16 - 0.5) * 2, y(at / 16), 0] as const),
            0.014,
          ),
        ),
        part(
          "posts",
          third("wood", 0x9a6a3c),
          all(
            cylinder(0.035, 1.06, { bevel: 0.012 }).at(1, 0.53, 0).mirror("x"),
            sphere(0.055, 1, 16).at(1, 1.08, 0).mirror("x"),
            cylinder(0.13, 0.05, { bevel: 0.015 }).at(1, 0.025, 0).mirror("x"),
          ),
        ),
      ];
    },
  }),
  program({
    id: "party popper",
    nouns: ["confetti", "confetti popper", "confetti cannon"],
    about: "a party popper that throws streamers and confetti",
    metresPerUnit: 0.15,
    wears: ["cone", "confetti", "streamer"],
    params: { bits: whole(22, 28) },
    sockets: () => ({ grip: { at: [-0.2, 0.3, 0], size: [0.2, 0.3, 0.2] } }),
    parts: ({ bits }, { random }) => {
      const bit = () =>
        box(0.06, 0.008, 0.045, 0.003)
          .turn(random.between(0, 180), random.between(0, 180), 0)
          .at(random.between(0.05, 0.75), random.between(0.7, 1.35), random.between(-0.35, 0.35));
      return [
        part(
          "cone",
          main("paper", 0x6a4fc0, { paint: [stripes(0xf7d23f, 8, { width: 0.4 })] }),
          lathe(flat`0 0, 0.07 0, 0.26 0.62, 0.24 0.63, 0.1 0.3, 0 0.3`).turn(0, 0, -32).at(-0.3, 0.06, 0),
        ),
        part(
          "streamers",
          third("paper", 0xe8476a),
          all(
            ...[-0.2, 0.05, 0.25].map((z, at) =>
              sweep(
                Array.from(
                  { length: 20 },
                  (_, step) =>
                    [
                      0.02 + step * 0.03,
                      0.56 + step * 0.035 - step * step * 0.0012 * (at + 0.5),
                      z * (step / 10) + Math.sin(step * 1.4 + at) * 0.06,
                    ] as const,
                ),
                0.022,
                { flatten: 0.3 },
              ),
            ),
          ),
        ),
        part("confetti", second("paper", 0xf2b92a), all(...Array.from({ length: bits }, bit))),
        part("more confetti", fixed("paper", 0x3ab0d0), all(...Array.from({ length: bits }, bit))),
      ];
    },
  }),
  program({
    id: "pot of gold",
    nouns: ["pot with gold", "leprechaun gold", "leprechaun's gold"],
    about: "a black pot full of gold coins",
    metresPerUnit: 0.4,
    wears: ["pot", "coin gold"],
    params: { coins: whole(46, 54) },
    sockets: () => ({ inside: { at: [0, 0.6, 0], size: [0.6, 0.3, 0.6] } }),
    parts: ({ coins }, { random }) => [
      part(
        "pot",
        main("iron", 0x2c2e33),
        all(
          lathe(flat`0 0.08, 0.3 0.1, 0.48 0.28, 0.5 0.46, 0.42 0.66, 0.44 0.74, 0.5 0.78, 0.48 0.82, 0.4 0.8, 0.36 0.7, 0 0.66`, {
            smooth: 40,
          }),
          sphere(0.09, 1.2, 16).at(0, 0.08, 0.3).ring(3),
        ),
      ),
      part(
        "coins",
        second("gold", 0xe8bc3f),
        all(
          sphere(0.38, 0.5, 28).at(0, 0.72, 0),
          ...Array.from({ length: coins }, (_, at) => {
            const [r, a] = [0.4 * Math.sqrt((at + 0.5) / coins), at * 2.4];
            return cylinder(0.085, 0.022, { bevel: 0.006, sides: 18 })
              .turn(random.between(-30, 30), random.between(0, 90), random.between(-30, 30))
              .at(r * Math.cos(a), 0.93 - r * r * 0.9 + random.between(-0.01, 0.03), r * Math.sin(a));
          }),
          cylinder(0.085, 0.022, { bevel: 0.006, sides: 18 }).turn(0, 20, 8).at(0.55, 0.02, 0.3),
          cylinder(0.085, 0.022, { bevel: 0.006, sides: 18 }).turn(0, 50, -6).at(-0.5, 0.02, 0.42),
        ),
      ),
    ],
  }),
  program({
    id: "rainbow",
    already: "curved",
    nouns: ["rainbow with clouds", "rainbow arch"],
    about: "a rainbow of seven bands between two small clouds",
    metresPerUnit: 1,
    wears: ["cloud"],
    params: { puffs: [0.15, 0.19] },
    parts: ({ puffs }) => {
      const tones = [0xe23b3b, 0xf08a2c, 0xf6cf3a, 0x4fb04a, 0x3f8fe0, 0x3f4fc0, 0x8a4fc0];
      const band = (radius: number) =>
        sweep(
          Array.from(
            { length: 25 },
            (_, at) => [radius * Math.cos((at / 24) * Math.PI), 0.06 + radius * Math.sin((at / 24) * Math.PI), 0] as const,
          ),
          0.042,
          { isStraight: true },
        );
      const cloud = blob(
        [
          { at: [-0.2, 0.14, 0], radius: puffs * 0.9 },
          { at: [0, 0.2, 0.02], radius: puffs * 1.2 },
          { at: [0.2, 0.14, 0], radius: puffs * 0.95 },
          { at: [0.02, 0.13, 0.14], radius: puffs * 0.85 },
        ],
        0.06,
        0.04,
      );
      return [
        ...tones.map((tone, at) => part(`band ${at + 1}`, fixed("plastic", tone), band(0.92 - at * 0.072))),
        part("clouds", main("fabric", 0xf6f8fb), cloud.at(0.7, 0, 0.02).mirror("x")),
      ];
    },
  }),
  program({
    id: "lucky cat",
    nouns: ["maneki-neko", "maneki neko", "waving cat", "fortune cat"],
    about: "a white cat figure that waves its paw for luck",
    metresPerUnit: 0.25,
    wears: ["cat body", "collar ear", "coin"],
    params: { wave: [0.02, 0.1] },
    parts: ({ wave }) => [
      part(
        "cat",
        main("porcelain", 0xf6f2ea),
        all(
          blob(
            [
              { at: [0, 0.32, 0], radius: 0.33, to: [0, 0.5, 0], thin: 0.26 },
              { at: [0, 0.88, 0], radius: 0.31 },
              { at: [0.16, 0.08, 0.24], radius: 0.09 },
              { at: [-0.16, 0.08, 0.24], radius: 0.09 },
              { at: [-0.18, 0.5, 0.18], radius: 0.085, to: [-0.1, 0.34, 0.3], thin: 0.085 },
            ],
            0.07,
            0.032,
          ),
          sweep(way`0.18 1.08 0, 0.24 1.24 0, 0.26 1.3 0`, [0.12, 0.06, 0.015]).mirror("x"),
        ),
      ),
      part(
        "paw",
        main("porcelain", 0xf6f2ea),
        all(
          sweep(
            [
              [0.26, 0.52, 0.08],
              [0.38, 0.72, 0.12],
              [0.36 + wave, 1.0, 0.14],
            ],
            [0.085, 0.08, 0.075],
          ),
          sphere(0.1, 1.1, 20).at(0.36 + wave, 1.06, 0.15),
        ),
        { motion: { kind: "turn", at: [0.28, 0.56, 0.08], axis: [1, 0, 0], from: -30, to: 30 } },
      ),
      part(
        "collar",
        second("plastic", 0xc8202c),
        all(torus(0.235, 0.04).turn(8, 0, 0).at(0, 0.64, 0.01), sphere(0.07, 1, 10).scale(0.6, 1, 0.5).at(0.205, 1.16, 0.055).mirror("x")),
      ),
      part(
        "coin",
        third("gold", 0xe6b93f),
        all(
          extrude(
            [
              [-0.1, -0.17],
              [0.1, -0.17],
              [0.13, 0],
              [0.1, 0.17],
              [-0.1, 0.17],
              [-0.13, 0],
            ],
            0.04,
            0.012,
          )
            .turn(-8, 0, 14)
            .at(-0.02, 0.3, 0.36),
          sphere(0.05, 1, 16).at(0, 0.58, 0.25),
        ),
      ),
      part(
        "face",
        fixed("plastic", 0x1c1614),
        all(
          sweep(way`0.07 0.92 0.29, 0.12 0.95 0.275, 0.17 0.92 0.25`, 0.014).mirror("x"),
          sphere(0.022, 0.8, 10).at(0, 0.87, 0.31),
          sweep(way`0 0.85 0.31, 0.04 0.82 0.305, 0.08 0.84 0.295`, 0.009).mirror("x"),
          ...[0.84, 0.88].map((y) =>
            sweep(
              [
                [0.16, y, 0.27],
                [0.36, y + 0.01, 0.2],
              ],
              0.006,
              { isStraight: true },
            ).mirror("x"),
          ),
        ),
      ),
    ],
  }),
];
