import { all, box, cylinder, lathe, sphere, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { many } from "@blenda/forge/language/places";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { drumZ, hose, loop, panel, rod } from "@blenda/forge/language/shorthand";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
import { WOODS } from "@blenda/forge/language/tones";

export const smallWinds = [
  program({
    id: "clarinet",
    nouns: ["wooden clarinet", "jazz clarinet"],
    about: "a black clarinet with silver keys, rings, a reed mouthpiece and a bell, on its stand",
    metresPerUnit: 0.42,
    wears: ["body tube", "key ring"],
    params: { keys: whole(6, 8) },
    sockets: () => ({ grip: { at: [0, 0.9, 0], size: [0.12, 0.6, 0.12] } }),
    parts: ({ keys }) => [
      part(
        "tube",
        main("wood", 0x1b1818),
        lathe(flat`0 0.06, 0.13 0.06, 0.14 0.08, 0.1 0.16, 0.06 0.3, 0.055 0.34, 0.05 1.36, 0.058 1.4, 0.05 1.5, 0.036 1.52, 0 1.52`, {
          sides: 28,
        }),
      ),
      part("mouthpiece", fixed("plastic", 0x0f0f10), lathe(flat`0 1.5, 0.04 1.5, 0.04 1.62, 0.016 1.76, 0 1.76`, { sides: 20 })),
      part(
        "rings",
        second("silver"),
        all(...[0.1, 0.32, 0.74, 1.38, 1.5, 1.58].map((y) => loop(y === 0.1 ? 0.132 : 0.056, 0.012, 24).at(0, y, 0))),
      ),
      part("holes", fixed("plastic", 0x070707), drumZ(0.016, 0.02).array(6, [0, 0.13, 0]).at(0, 0.86, 0.046)),
      part(
        "keys",
        second("silver"),
        all(
          many(keys, (at) =>
            all(cylinder(0.026, 0.012, { sides: 16 }).turn(90, 0, 0).at(0, 0, 0.062), rod([0, 0, 0.06], [0.05, 0.02, 0.03], 0.007))
              .turn(0, at % 2 ? 36 : -34, 0)
              .at(0, 0.42 + at * 0.13, 0),
          ),
          rod([0.056, 0.4, 0.02], [0.056, 1.3, 0.02], 0.008),
          rod([-0.056, 0.5, 0.02], [-0.056, 1.2, 0.02], 0.008),
        ),
      ),
      part("reed", fixed("wood", 0xd9c08a), box(0.03, 0.22, 0.008, 0.003).turn(-8, 0, 0).at(0, 1.62, 0.036)),
      part(
        "stand",
        fixed("iron", 0x232427),
        all(
          cylinder(0.05, 0.2, { top: 0.03 }).at(0, 0.08, 0),
          ...[0, 1, 2, 3].map((at) => rod([0, 0.05, 0], [0, 0.012, 0.26], 0.014).turn(0, at * 90 + 45, 0)),
        ),
      ),
    ],
  }),
  program({
    id: "pan flute",
    nouns: ["panpipes", "pan pipes", "panflute", "panpipe", "syrinx", "zampona"],
    about: "a pan flute: a row of bamboo pipes of falling length, bound together with cords",
    metresPerUnit: 0.26,
    wears: ["pipe", "cord binding"],
    params: { pipes: whole(8, 11), fall: [0.5, 0.62] },
    sockets: () => ({ grip: { at: [0, 0.7, 0], size: [0.6, 0.2, 0.1] } }),
    parts: ({ pipes, fall }) => {
      const step = 0.098;
      const x = (at: number) => (at - (pipes - 1) / 2) * step;
      const long = (at: number) => 1.1 * (1 - (fall * at) / (pipes - 1));
      return [
        part(
          "pipes",
          main("wood", 0xd2a763),
          many(pipes, (at) =>
            lathe(
              flat`0 0, 0.046 0, 0.046 ${long(at) - 0.01}, 0.04 ${long(at)}, 0.034 ${long(at)}, 0.034 ${long(at) - 0.06}, 0 ${long(at) - 0.06}`,
              { sides: 20 },
            ).at(x(at), 1.1 - long(at), 0),
          ),
        ),
        part(
          "knots",
          fixed("wood", 0xa97c3c),
          many(pipes, (at) => loop(0.046, 0.007, 18).at(x(at), 1.1 - long(at) * 0.42, 0)),
        ),
        part(
          "dark",
          fixed("plastic", 0x2a1a10),
          many(pipes, (at) => cylinder(0.034, 0.01, { sides: 16 }).at(x(at), 1.045, 0)),
        ),
        part(
          "binding",
          second("fabric", 0x9a2f24),
          all(...[0.86, 0.72].map((y) => panel(pipes * step + 0.03, 0.05, 0.12, 0.02, 0.012).at(0, y, 0))),
        ),
        part("cord", second("fabric", 0x9a2f24), hose([x(0) - 0.05, 0.86, 0, x(0) - 0.16, 0.6, 0.04, x(0) - 0.12, 0.3, 0.05], 0.012)),
      ];
    },
  }),
  program({
    id: "ocarina",
    nouns: ["clay ocarina", "ocarina of time", "vessel flute"],
    about: "an ocarina: an egg-shaped clay flute with a mouthpiece and finger holes",
    metresPerUnit: 0.14,
    wears: ["body", "band", "mouthpiece"],
    params: { tone: pick("blue", "terracotta", "green"), plump: [0.92, 1.08] },
    sockets: () => ({ grip: { at: [0, 0.34, 0], size: [0.8, 0.5, 0.5] } }),
    parts: ({ tone, plump }) => {
      const color = { blue: 0x2f6fc4, terracotta: 0xb5643c, green: 0x3f8a6a }[tone];
      return [
        part(
          "body",
          main("porcelain", color),
          all(
            sphere(0.34, 1, 40)
              .scale(1.7, 0.86 * plump, 1)
              .at(0, 0.34, 0),
          ),
        ),
        part(
          "mouthpiece",
          third("porcelain", color),
          all(sphere(0.13, 1, 28).scale(1.2, 0.8, 1.2).at(-0.12, 0.38, 0.34), box(0.2, 0.11, 0.24, 0.05).at(-0.12, 0.39, 0.5)),
        ),
        part(
          "band",
          second("gold"),
          all(
            torus(0.285, 0.018)
              .scale(0.86 * plump, 1, 1)
              .turn(0, 0, 90)
              .at(0.3, 0.34, 0),
            torus(0.05, 0.012).turn(0, 0, 90).at(-0.59, 0.34, 0),
          ),
        ),
        part(
          "holes",
          fixed("plastic", 0x14100e),
          all(
            ...[
              [-0.3, 0.12],
              [-0.1, 0.02],
              [0.08, 0.14],
              [0.16, -0.08],
              [-0.2, -0.14],
              [0.42, 0.06],
              [0.42, -0.12],
            ].map(([x, z], at) =>
              sphere(0.036 - (at % 3) * 0.006, 1, 14)
                .scale(1, 0.5, 1)
                .at(x, 0.34 + 0.29 * plump * Math.sqrt(1 - (x / 0.578) ** 2 - (z / 0.34) ** 2), z),
            ),
            box(0.1, 0.03, 0.012, 0.004).at(-0.12, 0.39, 0.618),
            box(0.09, 0.02, 0.05, 0.006).at(-0.12, 0.472, 0.36),
          ),
        ),
        part(
          "symbol",
          second("gold"),
          many(3, (at) =>
            cylinder(0.04, 0.012, { sides: 3 })
              .at(0, 0, 0.05)
              .turn(0, at * 120, 0),
          ).at(0.26, 0.34 + 0.262 * plump, 0),
        ),
      ];
    },
  }),
  program({
    id: "lyre",
    nouns: ["greek lyre", "cithara", "kithara", "apollo lyre", "lyre harp"],
    about: "a Greek lyre with two curved golden arms, a crossbar and seven strings over a sound box",
    metresPerUnit: 0.5,
    wears: ["arm frame", "sound box", "string"],
    params: { strings: whole(5, 8), wood: pick("oak", "walnut", "cherry") },
    sockets: () => ({ grip: { at: [0.3, 0.5, 0], size: [0.1, 0.4, 0.1] } }),
    parts: ({ strings, wood }) => [
      part(
        "box",
        second("wood", WOODS[wood]),
        all(sphere(0.3, 1, 36).scale(1.15, 0.86, 0.5).at(0, 0.28, 0), box(0.3, 0.06, 0.2, 0.03).at(0, 0.03, 0)),
      ),
      part(
        "arms",
        main("gold"),
        all(
          hose(
            [0.16, 0.36, 0, 0.36, 0.5, 0, 0.42, 0.76, 0, 0.3, 1, 0, 0.28, 1.16, 0, 0.4, 1.28, 0, 0.46, 1.22, 0],
            [0.05, 0.05, 0.045, 0.04, 0.034, 0.026, 0.02],
          ).mirror("x"),
          rod([-0.4, 1.08, 0.02], [0.4, 1.08, 0.02], 0.03),
          sphere(0.045, 1, 16).at(0.41, 1.08, 0.02).mirror("x"),
        ),
      ),
      part("hole", fixed("plastic", 0x120c09), drumZ(0.07, 0.02).at(0, 0.32, 0.145)),
      part("bridge", fixed("wood", 0x33211a), box(0.26, 0.03, 0.05, 0.01).at(0, 0.17, 0.15)),
      part(
        "strings",
        third("steel", 0xe4dcc0),
        many(strings, (at) => {
          const x = (at / (strings - 1) - 0.5) * 0.3;
          return rod([x * 0.7, 0.17, 0.175], [x, 1.1, 0.05], 0.005);
        }),
      ),
      part(
        "pegs",
        fixed("bone"),
        many(strings, (at) => drumZ(0.016, 0.1).at((at / (strings - 1) - 0.5) * 0.3, 1.08, 0.02)),
      ),
      part(
        "ornament",
        main("gold"),
        all(torus(0.09, 0.012).turn(90, 0, 0).at(0, 0.32, 0.15), sphere(0.03, 1, 14).at(0.1, 0.08, 0.09).mirror("x")),
      ),
    ],
  }),
];
