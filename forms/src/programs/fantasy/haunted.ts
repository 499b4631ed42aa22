import { all, box, extrude, lathe, sweep } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { part, program } from "@blenda/forge/language/program";
import { rings, speckles } from "@blenda/forge/language/skins";
import { fixed, light, main, second } from "@blenda/forge/language/substance";

const hauntedGarden = () => [
  part(
    "tree",
    fixed("wood", 0x30261f),
    all(
      sweep(way`-0.74 0.03 0.2, -0.72 0.4 0.2, -0.8 0.72 0.2, -0.7 1.02 0.2`, [0.07, 0.05, 0.035, 0.008]),
      sweep(way`-0.75 0.5 0.2, -0.92 0.7 0.24, -0.98 0.9 0.2`, [0.035, 0.022, 0.005]),
      sweep(way`-0.76 0.62 0.2, -0.6 0.8 0.22, -0.58 0.94 0.2`, [0.03, 0.02, 0.005]),
    ),
  ),
  part(
    "graves",
    fixed("stone", 0x84868a),
    all(
      ...[
        [-0.56, 0.66, -6],
        [-0.3, 0.76, 5],
        [0.5, 0.7, 8],
      ].map(([x, z, tilt]) =>
        extrude(
          [
            [-0.07, 0],
            [0.07, 0],
            [0.07, 0.14],
            [0, 0.2],
            [-0.07, 0.14],
          ],
          0.04,
          0.01,
        )
          .turn(0, 0, tilt)
          .at(x, 0.04, z),
      ),
    ),
  ),
  part(
    "pumpkin",
    fixed("plastic", 0xe8801c),
    lathe(flat`0 0, 0.07 0.01, 0.1 0.07, 0.06 0.13, 0 0.14`, { smooth: 14, ribs: 9, ribDepth: 0.12 }).at(0.18, 0.05, 0.6),
  ),
];

const openings = (windows: readonly (readonly number[])[]) => [
  part(
    "windows",
    light(0xf6b83a),
    all(
      ...windows.map(([x, y, z]) =>
        extrude(
          [
            [-0.07, -0.1],
            [0.07, -0.1],
            [0.07, 0.06],
            [0, 0.13],
            [-0.07, 0.06],
          ],
          0.02,
          0.004,
        )
          .turn(0, 0, ((x * 37) % 6) - 3)
          .at(x, y, z),
      ),
    ),
  ),
  part(
    "bars",
    fixed("wood", 0x2a2026),
    all(...windows.map(([x, y, z]) => all(box(0.016, 0.24, 0.02, 0.003), box(0.15, 0.016, 0.02, 0.003)).at(x, y, z + 0.014))),
  ),
  part(
    "door",
    fixed("wood", 0x3a2418),
    extrude(
      [
        [-0.1, 0],
        [0.1, 0],
        [0.1, 0.24],
        [0, 0.34],
        [-0.1, 0.24],
      ],
      0.03,
      0.008,
    )
      .at(-0.08, 0.06, 0.41)
      .at(0.02, 0, 0),
  ),
];

export const haunted = [
  program({
    id: "haunted house",
    nouns: ["spooky house", "haunted mansion", "witch house", "witch's house", "horror house", "ghost house"],
    about: "a crooked dark house with lit windows, a tower and a dead tree",
    metresPerUnit: 6,
    wears: ["wall", "roof", "window light"],
    params: { lean: [2, 5] },
    parts: ({ lean }) => {
      const roof = (w: number, d: number, h: number) =>
        extrude(
          [
            [-w / 2, 0],
            [w / 2, 0],
            [0, h],
          ],
          d,
          0.02,
        );
      const windows = [
        [-0.22, 0.34, 0.41],
        [0.1, 0.34, 0.41],
        [-0.06, 0.74, 0.41],
        [0.52, 0.5, 0.24],
        [0.52, 0.95, 0.24],
        [0.52, 1.3, 0.24],
      ];
      return [
        part("ground", fixed("leather", 0x3a4230), lathe(flat`0 0, 1.0 0, 0.9 0.05, 0 0.07`, { ribs: 9, ribDepth: 0.05 })),
        part(
          "walls",
          main("wood", 0x54495e, { paint: [rings({ by: -0.35 }, 0.07, { width: 0.16 })] }),
          all(
            box(0.84, 0.9, 0.8, 0.015).at(-0.08, 0.5, 0),
            extrude(
              [
                [-0.42, 0],
                [0.42, 0],
                [0, 0.5],
              ],
              0.78,
              0.01,
            ).at(-0.08, 0.94, 0),
            box(0.36, 1.5, 0.4, 0.015).turn(0, 0, -lean).at(0.52, 0.8, 0.04),
          ),
        ),
        part(
          "roof",
          second("stone", 0x2a2838, { paint: [speckles({ by: 0.2 }, 0.07, { size: 0.3 })] }),
          all(
            roof(1.04, 0.92, 0.62)
              .minus(roof(0.84, 2, 0.5))
              .at(-0.08, 0.93, 0),
            lathe(flat`0 0, 0.32 0, 0.3 0.04, 0.12 0.34, 0.02 0.8, 0 0.82`, { sides: 4 })
              .turn(0, 45, 0)
              .turn(0, 0, -lean * 2)
              .at(0.59, 1.52, 0.04),
            box(0.12, 0.36, 0.12, 0.01).turn(0, 0, 6).at(-0.34, 1.3, -0.16),
          ),
        ),
        ...openings(windows),
        ...hauntedGarden(),
      ];
    },
  }),
];
