import { all, blob, box, cylinder, lathe, sphere, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { many } from "@blenda/forge/language/places";
import { part, pick, program } from "@blenda/forge/language/program";
import { drumX, hose, loop, rod } from "@blenda/forge/language/shorthand";
import { rings, speckles } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

/** A pipe of dark wood with rings of bone, standing. */
const drone = (long: number) =>
  lathe(
    flat`0 0, 0.03 0, 0.026 ${long * 0.3}, 0.034 ${long * 0.32}, 0.034 ${long * 0.36}, 0.022 ${long * 0.38}, 0.02 ${long * 0.7}, 0.03 ${long * 0.74}, 0.036 ${long * 0.86}, 0.046 ${long}, 0 ${long}`,
    { sides: 20 },
  );
const droneRings = (long: number) => all(...[0.04, 0.34, 0.72, 0.99].map((t) => loop(t > 0.9 ? 0.044 : 0.034, 0.012).at(0, long * t, 0)));
const PIPES = [
  { long: 1.15, at: [-0.06, 0.62, -0.16] as const, turn: [-10, 0, 26] as const },
  { long: 0.86, at: [0.12, 0.62, -0.1] as const, turn: [-8, 0, 8] as const },
  { long: 0.8, at: [0.26, 0.58, -0.02] as const, turn: [-4, 0, -12] as const },
];

export const soundingBodies = [
  program({
    id: "bagpipes",
    nouns: ["bagpipe", "scottish bagpipes", "highland bagpipes", "highland pipes", "pipes of scotland"],
    about: "Scottish bagpipes: a tartan bag with three drones, a blowpipe and a chanter with holes",
    metresPerUnit: 0.55,
    wears: ["bag", "pipe", "ring mount"],
    gathers: 2,
    params: { fat: [0.94, 1.06], tone: pick("red", "green", "blue") },
    sockets: () => ({ grip: { at: [0, 0.5, 0], size: [0.3, 0.3, 0.3] } }),
    parts: ({ fat, tone }) => {
      const color = { red: 0xb0241f, green: 0x2a6a3f, blue: 0x2a4a8a }[tone];
      return [
        part(
          "bag",
          main("fabric", color, {
            paint: [
              rings(0x17301f, 0.16, { width: 0.24, along: "x", share: 0.75 }),
              rings(0x17301f, 0.16, { width: 0.24, along: "y", share: 0.75 }),
              rings(0xf2d05a, 0.16, { width: 0.02, along: "x" }),
            ],
          }),
          blob(
            [
              { at: [-0.34 * fat, 0.42, 0], to: [0.2, 0.5, 0], radius: 0.22 * fat, thin: 0.2 },
              { at: [0.2, 0.48, 0], to: [0.52, 0.5, 0.08], radius: 0.15, thin: 0.07 },
              { at: [-0.06, 0.5, -0.06], to: [-0.06, 0.66, -0.14], radius: 0.06 },
              { at: [0.12, 0.5, -0.06], to: [0.12, 0.66, -0.1], radius: 0.06 },
              { at: [0.24, 0.5, 0], to: [0.27, 0.62, -0.01], radius: 0.06 },
            ],
            0.06,
            0.03,
          ),
        ),
        part(
          "pipes",
          second("wood", 0x2a1a14),
          all(
            ...PIPES.map(({ long, at, turn }) => drone(long).scatter([{ at, turn }])),
            lathe(flat`0 0, 0.05 0, 0.04 0.04, 0.024 0.1, 0.02 0.5, 0.03 0.52, 0 0.54`, { sides: 20 })
              .turn(-14, 0, 24)
              .at(0.75, 0.02, 0.22),
            rod([0.4, 0.52, 0.1], [0.62, 0.94, 0.34], 0.02, 0.024),
          ),
        ),
        part(
          "rings",
          third("bone"),
          all(
            ...PIPES.map(({ long, at, turn }) => droneRings(long).scatter([{ at, turn }])),
            loop(0.046, 0.014).turn(-14, 0, 24).at(0.74, 0.05, 0.21),
            loop(0.026, 0.01).turn(30, 0, -30).at(0.46, 0.64, 0.16),
            rod([0.62, 0.94, 0.34], [0.66, 1.02, 0.38], 0.014),
          ),
        ),
        part(
          "holes",
          fixed("plastic", 0x0d0c0b),
          many(6, (at) => sphere(0.011, 1, 8).at(0.715 - at * 0.026, 0.15 + at * 0.058, 0.212 - at * 0.014)),
        ),
        part(
          "cords",
          fixed("fabric", 0xd9b13a),
          all(
            hose([-0.3, 1.14, -0.28, -0.1, 1.04, -0.2, 0.06, 1.1, -0.18, 0.2, 1.02, -0.1, 0.36, 1.02, -0.06], 0.014),
            many(2, (at) =>
              all(sphere(0.03, 1, 12).at(0, 0, 0), cylinder(0.03, 0.14, { top: 0.016, sides: 12 }).at(0, -0.09, 0)).at(
                -0.3 + at * 0.66,
                1.06 - at * 0.1,
                -0.28 + at * 0.22,
              ),
            ),
          ),
        ),
      ];
    },
  }),
  program({
    id: "castanets",
    nouns: ["castanet", "spanish castanets", "flamenco castanets"],
    about: "a pair of castanets: two wooden shells joined by a red cord",
    metresPerUnit: 0.09,
    wears: ["shell", "cord"],
    gathers: 4,
    params: { open: [16, 28] },
    sockets: () => ({ grip: { at: [0, 0.3, -0.7], size: [0.3, 0.3, 0.3] } }),
    parts: ({ open }) => {
      const shell = all(
        sphere(0.5, 1, 36)
          .scale(1, 0.36, 1.06)
          .meet(box(2, 1, 2, 0).at(0, -0.47, 0)),
        box(0.42, 0.13, 0.24, 0.05).at(0, -0.03, -0.54),
      );
      const pair = (form: typeof shell) =>
        all(form.turn(0, 0, 0).at(0, 0.2, 0), form.turn(0, 0, 180).at(0, 0, 0.6).turn(-open, 0, 0).at(0, 0.26, -0.6));
      return [
        part("left shells", main("wood", 0x5a2f18), pair(shell).turn(0, 24, 0).at(-0.62, 0, 0.1)),
        part("right shells", main("wood", 0x5a2f18), pair(shell).turn(0, -20, 0).at(0.62, 0, 0)),
        part(
          "cords",
          second("fabric", 0xc8201c),
          all(
            ...[
              [-0.62, 24, 0.1],
              [0.62, -20, 0],
            ].map(([x, turn, z]) =>
              all(
                hose(
                  [-0.14, 0.06, -0.56, -0.16, 0.24, -0.68, -0.06, 0.4, -0.76, 0.06, 0.4, -0.76, 0.16, 0.24, -0.68, 0.14, 0.06, -0.56],
                  0.03,
                ),
                sphere(0.06, 1, 14).at(0, 0.42, -0.76),
                rod([0, 0.42, -0.78], [0.1, 0.04, -1], 0.024),
                rod([0, 0.42, -0.78], [-0.12, 0.04, -0.96], 0.024),
              )
                .turn(0, turn, 0)
                .at(x, 0, z),
            ),
          ),
        ),
      ];
    },
  }),
  program({
    id: "didgeridoo",
    nouns: ["didjeridu", "aboriginal didgeridoo", "yidaki"],
    about: "a didgeridoo: a long wooden tube painted with rings and dots, on a low stand",
    metresPerUnit: 0.7,
    wears: ["tube body", "dot ring"],
    params: { bow: [0.02, 0.08], fat: [0.07, 0.09] },
    sockets: () => ({ grip: { at: [-0.5, 0.4, 0], size: [0.4, 0.14, 0.14] } }),
    parts: ({ bow, fat }) => [
      part(
        "tube",
        main("wood", 0x8a4a22, {
          grain: "x",
          paint: [
            rings(0xd98a2b, 0.42, { width: 0.3, along: "x", share: 0.9 }),
            rings(0x2a1710, 0.42, { width: 0.08, along: "x" }),
            speckles(0xf6ead0, 0.055, { size: 0.26 }),
          ],
        }),
        hose(
          [-0.96, 0.5, 0, -0.5, 0.42 + bow, 0, 0, 0.34 - bow, 0, 0.5, 0.26, 0, 0.96, 0.16 + bow, 0],
          [fat * 0.62, fat * 0.72, fat * 0.86, fat * 1.1, fat * 1.7],
        ),
      ),
      part(
        "mouth",
        fixed("clay", 0x4a2a14),
        all(
          torus(fat * 0.5, 0.018)
            .turn(0, 0, 96)
            .at(-0.965, 0.5, 0),
        ),
      ),
      part(
        "bell",
        fixed("wood", 0x140c08),
        drumX(fat * 1.44, 0.016)
          .turn(0, 0, -9)
          .at(0.962, 0.16 + bow, 0),
      ),
      part(
        "bands",
        second("paint", 0xf2e2c0),
        all(
          ...[
            [-0.7, 0.463, 0.74],
            [0.7, 0.215, 1.42],
          ].map(([x, y, share]) =>
            torus(fat * share, 0.012)
              .turn(0, 0, 82)
              .at(x, y + bow * 0.4, 0),
          ),
        ),
      ),
      part(
        "stand",
        fixed("wood", 0x5f3a20),
        all(
          ...[
            [-0.62, 0.44],
            [0.6, 0.2],
          ].map(([x, y]) =>
            all(
              rod([x, 0, 0.2], [x, y + 0.06, -0.07], 0.022),
              rod([x, 0, -0.2], [x, y + 0.06, 0.07], 0.022),
              rod([x, 0.06, -0.16], [x, 0.06, 0.16], 0.014),
            ),
          ),
        ),
      ),
    ],
  }),
];
