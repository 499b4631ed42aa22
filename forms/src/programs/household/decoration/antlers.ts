import { all, extrude, type Form, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { symmetric } from "@blenda/forge/language/lists";
import { flat } from "@blenda/forge/language/numbers";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { drumZ, panel } from "@blenda/forge/language/shorthand";
import { clouds, fade, speckles } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
import { WOODS } from "@blenda/forge/language/tones";
import type { Point } from "@blenda/forge/solid/shapes/shape";

const SHIELD = symmetric([0, -0.5, 0.16, -0.42, 0.31, -0.2, 0.36, 0.06, 0.33, 0.3, 0.2, 0.33, 0.1, 0.42, 0, 0.4], 5);

export const trophies = [
  program({
    id: "antlers",
    nouns: [
      "pair of antlers",
      "mounted antlers",
      "antler trophy",
      "antler",
      "deer antlers",
      "stag antlers",
      "antler mount",
      "wall antlers",
      "antler plaque",
    ],
    about: "a pair of branching antlers on a carved wooden shield",
    metresPerUnit: 0.6,
    wears: ["antler bone", "shield plaque wood", "plate"],
    gathers: 2,
    params: { tines: whole(3, 5), spread: [0.62, 0.78], tone: pick("oak", "walnut", "cherry") },
    traits: { shed: "loose unmounted fallen" },
    parts: ({ tines, spread, tone }, { has, isInscribed }) => {
      const beam: Point[] = [
        [0.07, 0.12, 0.12],
        [0.2, 0.26, 0.14],
        [spread * 0.78, 0.5, 0.2],
        [spread, 0.84, 0.32],
        [spread * 0.94, 1.16, 0.42],
        [spread * 0.72, 1.4, 0.46],
      ];
      const along = (t: number): Point => {
        const f = t * (beam.length - 1);
        const n = Math.min(beam.length - 2, Math.floor(f));
        return [0, 1, 2].map((axis) => beam[n][axis] + (beam[n + 1][axis] - beam[n][axis]) * (f - n)) as unknown as Point;
      };
      const tine = (t: number, long: number, inward: number): Form => {
        const [x, y, z] = along(t);
        return sweep(
          [
            [x, y, z],
            [x - inward * 0.4 * long, y + long * 0.3, z + long * 0.42],
            [x - inward * long, y + long * 0.95, z + long * 0.5],
          ],
          [0.046 - t * 0.016, 0.034, 0.005],
        );
      };
      const branches = Array.from({ length: tines }, (_, n) =>
        tine(0.14 + (n / tines) * 0.72, n === 0 ? 0.3 : 0.44 - n * 0.035, n === 0 ? 0.1 : 0.28 + n * 0.05),
      );
      const antler = all(sweep(beam, [0.062, 0.054, 0.048, 0.042, 0.034, 0.006]), ...branches);
      const burr = lathe(flat`0 -0.03, 0.07 -0.03, 0.092 0, 0.07 0.03, 0 0.03`, { sides: 28, ribs: 9, ribDepth: 0.12 })
        .turn(0, 0, -45)
        .at(0.09, 0.14, 0.12);
      const bone = main("bone", 0xb8966a, {
        paint: [
          fade(0xe8dcc0, 0.9, 1.6, { share: 0.8 }),
          speckles({ by: -0.3 }, 0.04, { size: 0.3, share: 0.6, relief: -0.004 }),
          clouds(0x6a4a2c, 0.2, { share: 0.4 }),
        ],
      });
      if (has("shed"))
        return [
          part("antlers", bone, all(antler, burr).turn(62, 0, 0).at(0.06, 0.25, -0.3)),
          part("other antler", bone, all(antler, burr).scale(0.96).turn(70, 150, 0).at(-0.1, 0.3, 0.5)),
        ];
      return [
        part("antlers", bone, all(antler, burr).mirror("x")),
        part(
          "shield",
          second("wood", WOODS[tone], { grain: "y" }),
          all(
            extrude(SHIELD, 0.07, 0.02),
            extrude(
              SHIELD.map(([x, y]) => [x * 0.86, y * 0.88] as const),
              0.1,
              0.02,
            ).at(0, 0, 0.01),
          ),
        ),
        part(
          "skull",
          fixed("bone", 0xe6dcc4, { paint: [clouds({ by: -0.25 }, 0.1, { share: 0.5 })] }),
          all(sphere(0.14, 1.15, 28).scale(0.92, 1, 0.6).at(0, 0.1, 0.07), sphere(0.07, 1.5, 18).scale(1, 1, 0.7).at(0, -0.04, 0.1)),
        ),
        part("plate", third("brass"), all(panel(0.26, 0.09, 0.02, 0.02, 0.006).at(0, -0.27, 0.066))),
        !isInscribed &&
          part(
            "rivets",
            fixed("iron", 0x4a3c20),
            all(
              drumZ(0.01, 0.012, 0.003).at(0.11, -0.27, 0.078).mirror("x"),
              panel(0.14, 0.012, 0.006, 0.004, 0).at(0, -0.255, 0.077),
              panel(0.1, 0.012, 0.006, 0.004, 0).at(0, -0.285, 0.077),
            ),
          ),
      ];
    },
  }),
];
