import { all, blob, cylinder, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import type { Limb } from "@blenda/forge/language/node";
import { flat, way } from "@blenda/forge/language/numbers";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { clouds } from "@blenda/forge/language/skins";
import { fixed, main, second } from "@blenda/forge/language/substance";

const TONES = { black: 0x221a18, brown: 0x5a3820, ginger: 0xb0602a, blond: 0xd9b060, white: 0xece8e0 } as const;
const tone = pick("black", "brown", "ginger", "blond", "white");
const strand = { paint: [clouds({ by: -0.35 }, 0.05, { share: 0.6 })] };
const lock = (points: readonly (readonly [number, number, number])[], thick: number) =>
  sweep(points, [thick * 0.5, thick, thick * 0.85, thick * 0.12]);

export const hairpieces = [
  program({
    id: "mustache",
    nouns: ["moustache", "handlebar mustache", "handlebar moustache", "fake mustache", "fake moustache", "false moustache"],
    about: "a curled mustache",
    metresPerUnit: 0.14,
    wears: ["mustache hair"],
    params: { tone, curl: [0.1, 0.2] },
    variants: { thick: { words: "bushy walrus", set: { curl: -0.14 } } },
    sockets: () => ({ grip: { at: [0, 0.2, 0], size: [0.4, 0.2, 0.2] } }),
    parts: ({ tone: own, curl }) => [
      part(
        "mustache",
        main("fabric", TONES[own], strand),
        all(
          ...[0, 1, 2, 3, 4].map((at) => {
            const [y, z] = [0.02 + at * 0.026, 0.05 - Math.abs(at - 2) * 0.022];
            return sweep(
              [
                [0.0, 0.24 + y, z],
                [0.14, 0.25 + y * 0.8, z + 0.03],
                [0.3, 0.16 + y * 0.7, z],
                [0.46, 0.13 + y * 0.4 + curl * 0.3, z * 0.6],
                [0.56, 0.2 + y * 0.2 + curl, z * 0.4],
                [0.5, 0.3 + curl * 1.3, z * 0.3],
              ],
              [0.05, 0.075, 0.07, 0.05, 0.032, 0.014],
            );
          }),
        ).mirror("x"),
      ),
    ],
  }),
  program({
    id: "beard",
    nouns: ["fake beard", "false beard", "full beard", "santa beard", "long beard"],
    about: "a full beard with its mustache",
    metresPerUnit: 0.3,
    wears: ["beard hair"],
    params: { tone, long: [0.62, 0.78] },
    variants: {
      long: { words: "wizard viking dwarf", set: { long: 1.15 } },
      short: { words: "trimmed", set: { long: 0.36 } },
      santa: { words: "christmas", set: { tone: "white", long: 0.95 } },
    },
    sockets: () => ({ grip: { at: [0, 0.6, 0], size: [0.4, 0.4, 0.2] } }),
    parts: ({ tone: own, long }, { random }) => {
      const low = 1.1 - long;
      const row = (count: number, y: number, z: number, reach: number, thick: number) =>
        Array.from({ length: count }, (_, at) => {
          const t = (at / (count - 1)) * 2 - 1;
          const x = t * 0.36;
          const drop = reach * (1 - t * t * 0.55) * random.between(0.92, 1.06);
          const back = t * t * 0.2;
          return lock(
            [
              [x, y + t * t * 0.3, z - back],
              [x * 1.05, y - drop * 0.3, z + 0.05 - back],
              [x * 0.8, y - drop * 0.7, z + 0.03 - back * 0.7],
              [x * 0.45, y - drop, z - back * 0.4],
            ],
            thick,
          );
        });
      return [
        part(
          "beard",
          main("fabric", TONES[own], strand),
          all(
            ...row(11, 1.0, 0.02, long * 1.0, 0.09),
            ...row(9, 0.98, 0.09, long * 0.86, 0.085),
            ...row(7, 0.96, 0.14, long * 0.62, 0.075),
            blob(
              [
                { at: [-0.3, 1.05, -0.06], radius: 0.09, to: [0, 0.9, 0.08], thin: 0.13 },
                { at: [0.3, 1.05, -0.06], radius: 0.09, to: [0, 0.9, 0.08], thin: 0.13 },
                { at: [0, 0.9, 0.06], radius: 0.13, to: [0, Math.max(0.75, low), 0.06], thin: 0.1 },
              ],
              0.06,
              0.03,
            ),
          ),
        ),
        part(
          "mustache",
          main("fabric", TONES[own], strand),
          all(
            ...[0, 1, 2].map((at) =>
              sweep(
                way`0 ${1.17 + at * 0.022} 0.18, 0.12 ${1.17 + at * 0.02} 0.19, 0.24 ${1.08 + at * 0.014} 0.13, 0.32 ${0.98 + at * 0.01} 0.06`,
                [0.035, 0.05, 0.042, 0.012],
              ),
            ),
          ).mirror("x"),
        ),
      ];
    },
  }),
  program({
    id: "wig",
    nouns: ["hairpiece", "toupee", "peruke", "powdered wig", "judge wig", "hair wig"],
    about: "a wig on a stand",
    metresPerUnit: 0.36,
    wears: ["hair", "stand"],
    params: { tone, locks: whole(15, 19), long: [0.5, 0.72] },
    variants: {
      short: { words: "bob", set: { long: 0.3 } },
      long: { words: "mermaid", set: { long: 0.86 } },
      powdered: { words: "judge white georgian baroque", set: { tone: "white" } },
    },
    sockets: () => ({ grip: { at: [0, 1.0, 0], size: [0.5, 0.4, 0.5] } }),
    parts: ({ tone: own, locks, long }) => {
      const fringe: Limb[] = [{ at: [-0.16, 1.26, 0.2], radius: 0.1, to: [0.1, 1.28, 0.24], thin: 0.09 }];
      const falls = (layer: number) =>
        Array.from({ length: locks }, (_, at) => {
          const turn = ((50 + (at / (locks - 1)) * 260) * Math.PI) / 180;
          const [x, z] = [Math.sin(turn), Math.cos(turn)];
          const r = 0.3 - layer * 0.04;
          const wave = Math.sin(at * 2.4) * 0.03;
          const drop = long * (1 - layer * 0.22);
          return sweep(
            [
              [x * r * 0.7, 1.28, z * r * 0.7 - 0.02],
              [x * r * 1.1, 1.05, z * r * 1.1 - 0.02],
              [x * r * 1.06 + wave, 1.05 - drop * 0.5, z * r * 1.06],
              [x * r * 1.16 - wave, 1.05 - drop, z * r * 1.16],
            ],
            [0.06, 0.085, 0.075, 0.022],
          );
        });
      return [
        part(
          "hair",
          main("fabric", TONES[own], strand),
          all(sphere(0.3, 0.95, 32).at(0, 1.16, -0.02), blob(fringe, 0.05, 0.03), ...falls(0), ...falls(1)),
        ),
        part(
          "block",
          second("fabric", 0xe9dcc8),
          all(sphere(0.25, 1.15, 28).at(0, 1.04, 0.03), cylinder(0.1, 0.3, { top: 0.085 }).at(0, 0.72, 0)),
        ),
        part(
          "stand",
          fixed("wood", 0x7a5230),
          all(
            cylinder(0.035, 0.6).at(0, 0.34, 0),
            lathe(flat`0 0, 0.3 0, 0.3 0.04, 0.1 0.08, 0.04 0.1, 0 0.1`),
            torus(0.1, 0.02).at(0, 0.58, 0),
          ),
        ),
      ];
    },
  }),
];
