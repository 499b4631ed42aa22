import { all, box, cylinder, extrude, type Form, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { pieces } from "@blenda/forge/language/pieces";
import { many, twin } from "@blenda/forge/language/places";
import { part, pick, program, spins, whole } from "@blenda/forge/language/program";
import { drumX, loop, rod } from "@blenda/forge/language/shorthand";
import { clouds, courses, rings, stripes } from "@blenda/forge/language/skins";
import { fixed, light, liquid, main, second, third } from "@blenda/forge/language/substance";
import { cragged, ease, land, sea, waves } from "../places/ground.ts";
import { bricks, gabledWalls, gableRoof, lawn, planks, shingles } from "./walls.ts";

export const works = [
  program({
    id: "silo",
    nouns: ["grain silo", "farm silo", "corn silo", "storage silo"],
    about: "a tall round farm silo with hoops, a dome and a ladder",
    metresPerUnit: 5,
    isLarge: true,
    wears: ["wall", "dome roof"],
    params: { tall: [1.7, 2], hoops: whole(9, 11), twin: pick("one", "two") },
    variants: { two: { words: "twin double", set: { twin: "two" } } },
    parts: ({ tall, hoops, twin: count }) => {
      const both = (form: Form) => (count === "two" ? all(form.at(-0.32, 0, 0), form.scale(0.86).at(0.62, 0, -0.2)) : form);
      return [
        part(
          "wall",
          main("plastic", 0xb9c1c6, {
            paint: [rings({ by: -0.3 }, 0.05, { width: 0.3, relief: -0.006 }), clouds({ by: -0.2 }, 0.4, { share: 0.4 })],
          }),
          both(cylinder(0.46, tall, { sides: 48 }).at(0, tall / 2, 0)),
        ),
        part(
          "hoops",
          fixed("steel", 0x8d959a),
          both(many(hoops, (n) => loop(0.463, 0.014, 36).at(0, 0.12 + (n * (tall - 0.2)) / (hoops - 1), 0))),
        ),
        part(
          "dome",
          second("plastic", 0x9c2f28, { paint: [stripes({ by: 0.25 }, 12, { width: 0.12 })] }),
          both(
            all(
              lathe(flat`0 0, 0.5 0, 0.48 0.05, 0.38 0.22, 0.2 0.33, 0 0.36`, { smooth: 18, sides: 48 }),
              cylinder(0.08, 0.1, { sides: 20 }).at(0, 0.38, 0),
            ).at(0, tall - 0.01, 0),
          ),
        ),
        part(
          "ladder",
          fixed("steel", 0x6a7278),
          both(
            all(
              twin(rod([0, 0, 0.5], [0, tall, 0.5], 0.012), 0.07, 0, 0),
              rod([-0.07, 0, 0], [0.07, 0, 0], 0.009)
                .array(20, [0, tall / 20, 0])
                .at(0, tall / 2, 0.5),
              ...[0.4, 0.6, 0.8].map((t) => loop(0.12, 0.01, 16).at(0, tall * t, 0.56)),
            ),
          ),
        ),
        part("base", fixed("concrete", 0xa5a29b), both(cylinder(0.54, 0.1, { sides: 40 }).at(0, 0.04, 0))),
        part("door", fixed("plastic", 0x4a5258), both(box(0.2, 0.3, 0.03, 0.006).turn(0, 45, 0).at(0.325, 0.22, 0.325))),
        part(
          "ground",
          lawn,
          cylinder(1.05, 0.06, { sides: 40 })
            .scale(count === "two" ? 1.15 : 0.75, 1, 0.8)
            .at(0.08, -0.03, 0),
        ),
      ];
    },
  }),
  program({
    id: "watermill",
    nouns: ["water mill", "mill house", "water wheel mill", "old mill"],
    about: "a stone mill house by a stream with a big wooden water wheel that turns",
    metresPerUnit: 5,
    isLarge: true,
    wears: ["wall stone", "roof", "wheel wood"],
    params: { paddles: whole(12, 14), tall: [0.62, 0.72] },
    parts: ({ paddles, tall }) => [
      part(
        "walls",
        main("stone", 0xc4b49a, { paint: [courses(0.13, 0.07, { joint: 0.008 })] }),
        box(0.9, tall, 0.8, 0.01).at(-0.25, tall / 2, 0),
      ),
      part("gables", fixed("wood", 0x8a6540, { paint: planks }), gabledWalls(0.82, 0.02, 0.44, 0.9).turn(0, 90, 0).at(-0.25, tall, 0)),
      part(
        "roof",
        second("clay", 0x8f4a34, { paint: shingles }),
        gableRoof(0.82, 0.45, 1.06, 0.05)
          .turn(0, 90, 0)
          .at(-0.25, tall + 0.02, 0),
      ),
      pieces("chimney", fixed("clay", 0x94583f, { paint: bricks }), box(0.12, 0.4, 0.14, 0.008).at(-0.5, tall + 0.42, -0.16)),
      pieces("door", fixed("wood", 0x5f4024, { paint: planks }), box(0.2, 0.36, 0.03, 0.006).at(-0.3, 0.2, 0.405)),
      pieces(
        "windows",
        light(0xffdc94),
        box(0.13, 0.15, 0.02, 0.004).at(-0.58, 0.36, 0.402),
        box(0.13, 0.15, 0.02, 0.004).at(0.02, 0.4, 0.402),
        box(0.13, 0.16, 0.02, 0.004)
          .turn(0, 90, 0)
          .at(0.212, tall + 0.16, 0),
      ),
      pieces(
        "frames",
        fixed("wood", 0x6a4a2c),
        ...[
          [-0.58, 0.36],
          [0.02, 0.4],
        ].map(([x, y]) =>
          all(box(0.17, 0.02, 0.03, 0.004).array(3, [0, 0.075, 0]), box(0.02, 0.17, 0.03, 0.004).array(3, [0.07, 0, 0])).at(x, y, 0.406),
        ),
      ),
      part(
        "wheel",
        third("wood", 0x7d5a34),
        all(
          ...[-0.1, 0.1].map((x) =>
            all(
              torus(0.44, 0.022).turn(0, 0, 90),
              torus(0.3, 0.014).turn(0, 0, 90),
              rod([0, 0, -0.44], [0, 0, 0.44], 0.016),
              rod([0, -0.44, 0], [0, 0.44, 0], 0.016),
              rod([0, -0.31, -0.31], [0, 0.31, 0.31], 0.016),
              rod([0, 0.31, -0.31], [0, -0.31, 0.31], 0.016),
            ).at(x, 0, 0),
          ),
          many(paddles, (n) =>
            box(0.22, 0.16, 0.02, 0.004)
              .at(0, 0.4, 0)
              .turn((n * 360) / paddles, 0, 0),
          ),
          drumX(0.05, 0.5),
        ).at(0.4, 0.42, 0),
        { motion: spins([0.4, 0.42, 0], [1, 0, 0]) },
      ),
      pieces("stream", liquid(0x4aa3c8, null), box(0.42, 0.05, 1.9, 0.01).at(0.42, 0.0, 0)),
      pieces(
        "flume",
        fixed("wood", 0x8a6540),
        box(0.26, 0.03, 0.7, 0.005).at(0.4, 0.88, -0.42),
        twin(box(0.02, 0.08, 0.7, 0.004), 0.13, 0.92, -0.42).at(0.4, 0, 0),
        twin(box(0.04, 0.88, 0.04, 0.005), 0.12, 0.44, -0.6).at(0.4, 0, 0),
      ),
      pieces(
        "bank",
        lawn,
        box(1.2, 0.12, 1.9, 0.02).at(-0.39, -0.04, 0),
        box(0.26, 0.12, 1.9, 0.02).at(0.74, -0.04, 0),
        box(2.0, 0.06, 1.88, 0.01).at(-0.06, -0.075, 0),
      ),
    ],
  }),
  program({
    id: "dam",
    nouns: ["water dam", "hydroelectric dam", "reservoir dam", "hoover dam", "barrage"],
    about: "a curved concrete dam between rocks with a lake behind it and water from its gates",
    metresPerUnit: 40,
    isLarge: true,
    wears: ["concrete wall", "water", "rock"],
    params: { gates: whole(3, 5), tall: [0.72, 0.85] },
    parts: ({ gates, tall }, { random }) => {
      const wave = waves(random, 0.1, 0.3);
      const height = (x: number, z: number) =>
        (tall + 0.1) * ease(0.56, 0.78, Math.abs(x) + wave(x, z) * 0.5) * (1 - 0.62 * ease(-0.1, 0.8, z)) +
        wave(x, z) * 0.4 * ease(0.4, 0.7, Math.abs(x));
      const bow = (r: number, steps = 16) =>
        Array.from({ length: steps + 1 }, (_, n) => {
          const a = (-42 + (84 * n) / steps) * (Math.PI / 180);
          return [Math.sin(a) * r, Math.cos(a) * r] as const;
        });
      const wall = (out: number, thick: number, low: number, high: number) =>
        extrude([...bow(out), ...bow(out - thick).reverse()].map(([x, y]) => [x, y] as const).reverse(), high - low, 0.006)
          .turn(90, 0, 0)
          .at(0, (low + high) / 2, -0.95);
      const angle = (n: number) => (n - (gates - 1) / 2) * 9;
      return [
        part("rocks", cragged(0x8d8072, 2), land(height, { deep: 0.2, rows: 24, sides: 88 })),
        part(
          "wall",
          main("concrete", 0xc2beb5, { paint: [rings({ by: -0.2 }, 0.12, { width: 0.1 }), courses(0.16, 0.12, { joint: 0.005 })] }),
          all(wall(1.06, 0.2, -0.02, tall * 0.5), wall(1.01, 0.15, tall * 0.4, tall), wall(1.04, 0.2, tall, tall + 0.04)),
        ),
        pieces(
          "towers",
          main("concrete", 0xaba79f),
          ...[-24, -12, 0, 12, 24].map((turn) =>
            box(0.08, 0.2, 0.1, 0.008)
              .at(0, tall + 0.02, 1.02)
              .turn(0, turn, 0)
              .at(0, 0, -0.95),
          ),
        ),
        pieces("lake", { ...liquid(0x3585b0, 1) }, box(1.7, 0.06, 0.86, 0.01).at(0, tall - 0.1, -0.55)),
        part(
          "spouts",
          { ...liquid(0xd8f0f8, 1) },
          all(
            ...Array.from({ length: gates }, (_, n) =>
              sweep(
                [
                  [0, tall * 0.5, 1.0],
                  [0, tall * 0.46, 1.16],
                  [0, tall * 0.28, 1.3],
                  [0, 0, 1.38],
                ],
                [0.03, 0.034, 0.045, 0.06],
              )
                .turn(0, angle(n), 0)
                .at(0, 0, -0.95),
            ),
          ),
        ),
        part(
          "gates",
          fixed("iron", 0x3a4046),
          all(
            ...Array.from({ length: gates }, (_, n) =>
              box(0.09, 0.09, 0.06, 0.006)
                .at(0, tall * 0.51, 1.04)
                .turn(0, angle(n), 0)
                .at(0, 0, -0.95),
            ),
          ),
        ),
        part("river", { ...sea(0x4aa0c4), slot: 1 }, box(1.16, 0.05, 0.92, 0.01).at(0, 0.012, 0.53)),
        part(
          "foam",
          fixed("fabric", 0xf4fbfc),
          all(
            ...Array.from({ length: gates * 4 }, (_, n) =>
              sphere(0.05, 0.6, 8)
                .at(0, 0.04, 1.4 + (n % 2) * 0.06)
                .turn(0, angle(Math.floor(n / 4)) + (n % 4) * 3 - 4, 0)
                .at(0, 0, -0.95),
            ),
          ),
        ),
      ];
    },
  }),
];
