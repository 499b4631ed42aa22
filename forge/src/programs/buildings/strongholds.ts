import { pairs } from "../../grammars/pieces/outlines.ts";
import { all, box, cylinder, extrude, type Form, lathe, sphere, sweep } from "../language/form.ts";
import { fixed, main, second, third } from "../language/substance.ts";
import { triples } from "../language/triples.ts";
import { part, pick, program, turns, whole } from "../program.ts";
import { archDoor, archFrame, battlements, blocks, bricks, lawn, planks, roundBlocks, shingles, stoneWall } from "./walls.ts";

const cornerSpots = (x: number, z: number) =>
  [
    [x, z],
    [-x, z],
    [x, -z],
    [-x, -z],
  ] as const;
const at = (form: Form, spots: readonly (readonly [number, number])[]) => all(...spots.map(([x, z]) => form.at(x, 0, z)));

export const strongholds = [
  program({
    id: "castle",
    nouns: ["fortress", "citadel", "palace", "fort"],
    about: "a stronghold with corner towers, battlements, a gate and a keep",
    metresPerUnit: 20,
    wears: ["wall stone", "roof", "flag"],
    params: { tall: [0.78, 0.95], wide: [0.5, 0.58], roofs: pick("pointed", "pointed", "flat") },
    variants: {
      pointed: { words: "fairytale princess disney", set: { roofs: "pointed" } },
      flat: { words: "medieval crusader stone", set: { roofs: "flat" } },
    },
    parts: ({ tall, wide, roofs }) => {
      const towers = cornerSpots(wide, wide);
      const tower = lathe(pairs([0, 0, 0.19, 0, 0.16, 0.12, 0.155, tall, 0.19, tall + 0.06, 0.19, tall + 0.15, 0, tall + 0.15]), {
        sides: 28,
      });
      const crown = box(0.06, 0.07, 0.05, 0.006)
        .at(0, tall + 0.18, 0.165)
        .ring(9);
      const wall = all(box(wide * 2, 0.45, 0.12, 0.01).at(0, 0.225, wide), battlements(wide * 2 - 0.3, 0.06, 0.12).at(0, 0.48, wide));
      const cone = (r: number, h: number) => lathe(pairs([0, 0, r, 0, r * 1.05, 0.02, r * 0.4, h * 0.55, 0.01, h, 0, h]), { sides: 28 });
      const keep = 0.72 + tall * 0.5;
      return [
        part(
          "towers",
          main("stone", 0xa9a297, { paint: roundBlocks(0.16) }),
          all(at(tower, towers), roofs === "flat" ? at(crown, towers) : at(cylinder(0.01, 0.01), [[0, 0]])),
        ),
        part(
          "walls",
          stoneWall(0xa39c90),
          all(
            wall.turn(0, 90, 0),
            wall.turn(0, 180, 0),
            wall.turn(0, 270, 0),
            wall,
            box(0.4, 0.62, 0.2, 0.01).at(0, 0.31, wide),
            battlements(0.4, 0.055, 0.2).at(0, 0.65, wide),
          ),
        ),
        part(
          "keep",
          stoneWall(0xb0a99d),
          all(
            box(0.46, keep, 0.46, 0.012).at(0, keep / 2, -0.05),
            box(0.54, 0.1, 0.54, 0.012).at(0, keep, -0.05),
            battlements(0.54, 0.06, 0.05)
              .at(0, keep + 0.08, 0.24)
              .ring(4)
              .at(0, 0, -0.05),
          ),
        ),
        part(
          "roofs",
          second("clay", 0x3f5f8a, { paint: shingles }),
          all(
            roofs === "pointed" ? at(cone(0.23, 0.46).at(0, tall + 0.15, 0), towers) : cylinder(0.02, 0.02),
            lathe(pairs([0, 0, 0.3, 0, 0.02, 0.4, 0, 0.4]), { sides: 4 })
              .turn(0, 45, 0)
              .at(0, keep + 0.05, -0.05),
          ),
        ),
        part(
          "windows",
          fixed("plastic", 0x2a2420),
          all(
            at(box(0.035, 0.11, 0.34, 0.006).at(0, tall * 0.72, 0), towers),
            at(box(0.34, 0.11, 0.035, 0.006).at(0, tall * 0.5, 0), towers),
            box(0.05, 0.12, 0.47, 0.006)
              .array(2, [0.2, 0, 0])
              .at(0, keep * 0.8, -0.05),
          ),
        ),
        part("arch", stoneWall(0x857d72), archFrame(0.22, 0.36, 0.04, 0.22).at(0, 0, wide + 0.01)),
        part("gate", fixed("wood", 0x5c3f24, { paint: planks }), archDoor(0.22, 0.36).at(0, 0, wide + 0.09), {
          motion: turns([0, 0, wide + 0.1], [1, 0, 0], 0, 90),
        }),
        part(
          "flags",
          third("fabric", 0xc8281f),
          all(
            at(
              all(
                box(0.012, 0.24, 0.012, 0.003).at(0, tall + 0.7, 0),
                extrude(pairs([0, 0, 0.16, 0.05, 0, 0.1]), 0.012, 0.003).at(0.006, tall + 0.71, 0),
              ).at(0, roofs === "pointed" ? 0 : -0.5, 0),
              towers.slice(0, 2),
            ),
            box(0.014, 0.3, 0.014, 0.003).at(0, keep + 0.55, -0.05),
            extrude(pairs([0, 0, 0.22, 0.06, 0, 0.12]), 0.012, 0.003).at(0.006, keep + 0.57, -0.05),
          ),
        ),
        part("ground", lawn, lathe(pairs([0, -0.06, 0.98, -0.06, 1, 0, 0.94, 0.015, 0, 0.02]), { sides: 40 })),
      ];
    },
  }),
  program({
    id: "bridge",
    nouns: ["stone bridge", "footbridge", "arch bridge", "suspension bridge"],
    about: "a bridge: stone arches, wooden planks or a suspended road",
    metresPerUnit: 6,
    wears: ["wall stone", "road deck"],
    params: { kind: pick("stone", "stone", "wooden"), arch: [0.34, 0.42] },
    variants: {
      wooden: { words: "wood plank foot rope garden", set: { kind: "wooden" } },
      stone: { words: "roman medieval arch old", set: { kind: "stone" } },
      suspension: { words: "suspended golden modern cable", set: { kind: "wooden" } },
    },
    sockets: () => ({ top: { at: [0, 0.5, 0], size: [1, 0.8, 0.4] } }),
    parts: ({ kind, arch }, { has }) => {
      const bow = (x: number) => 0.2 * (1 - x * x);
      const line = (from: number, to: number, y: number) =>
        Array.from({ length: 13 }, (_, n) => {
          const x = from + ((to - from) * n) / 12;
          return [x, bow(x) + y, 0] as const;
        });
      if (has("suspension")) {
        const cable = triples([
          -1.2, 0.36, 0, -0.9, 0.6, 0, -0.6, 1.06, 0, -0.3, 0.62, 0, 0, 0.5, 0, 0.3, 0.62, 0, 0.6, 1.06, 0, 0.9, 0.6, 0, 1.2, 0.36, 0,
        ]);
        const hangers = Array.from({ length: 19 }, (_, n) => {
          const x = -0.9 + n * 0.1;
          const top = Math.abs(x) < 0.6 ? 0.5 + (x / 0.6) ** 2 * 0.56 : 1.06 - (Math.abs(x) - 0.6) * 1.25;
          return box(0.008, top - 0.36, 0.008, 0.002).at(x, (top + 0.36) / 2, 0.17);
        });
        return [
          part(
            "towers",
            main("paint", 0xc0402a),
            all(
              box(0.06, 1.1, 0.06, 0.008).at(0.6, 0.55, 0.19).mirror("x").mirror("z"),
              box(0.05, 0.06, 0.4, 0.008).at(0.6, 1, 0).mirror("x"),
              box(0.05, 0.06, 0.4, 0.008).at(0.6, 0.72, 0).mirror("x"),
              box(0.2, 0.14, 0.52, 0.02).at(0.6, 0.07, 0).mirror("x"),
            ),
          ),
          part("cables", main("paint", 0xb03a26), all(sweep(cable, 0.016).at(0, 0, 0.17), ...hangers).mirror("z")),
          part("deck", second("concrete", 0x55585c), box(2.5, 0.05, 0.34, 0.01).at(0, 0.35, 0)),
          part("lines", fixed("plastic", 0xf1f0ec), box(0.1, 0.006, 0.015, 0.002).array(12, [0.2, 0, 0]).at(0, 0.377, 0)),
        ];
      }
      if (kind === "wooden")
        return [
          part(
            "planks",
            second("wood", 0x9a6a3c, { grain: "z" }),
            all(
              ...Array.from({ length: 19 }, (_, n) => {
                const x = -0.92 + n * 0.102;
                return box(0.09, 0.04, 0.56, 0.008)
                  .turn(0, 0, -x * 22)
                  .at(x, bow(x) + 0.06, 0);
              }),
            ),
          ),
          part(
            "beams",
            main("wood", 0x6d4626),
            sweep(line(-1, 1, 0), 0.05)
              .at(0, 0, 0.22)
              .mirror("z"),
          ),
          part(
            "rails",
            main("wood", 0x7a5230),
            all(
              sweep(line(-0.95, 0.95, 0.38), 0.028),
              sweep(line(-0.95, 0.95, 0.22), 0.018),
              ...[-0.9, -0.45, 0, 0.45, 0.9].map((x) => box(0.05, 0.4, 0.05, 0.008).at(x, bow(x) + 0.22, 0)),
            )
              .at(0, 0, 0.26)
              .mirror("z"),
          ),
        ];
      const half = [
        ...Array.from({ length: 13 }, (_, n) => {
          const x = 1 - n / 6;
          return [x, 0.42 + bow(x)] as const;
        }),
      ];
      const opening = Array.from(
        { length: 17 },
        (_, n) => [-arch * 1.25 * Math.cos((n / 16) * Math.PI), arch * 1.15 * Math.sin((n / 16) * Math.PI)] as const,
      );
      const side = [[-1, 0] as const, ...opening, [1, 0] as const, ...half];
      return [
        part("bridge", stoneWall(0xa09888), extrude(side, 0.5, 0.01)),
        part(
          "parapets",
          stoneWall(0x8f877a),
          extrude(
            [
              [-1, 0.4] as const,
              ...[...half]
                .reverse()
                .slice(1, -1)
                .map(([x, y]) => [x, y - 0.02] as const),
              [1, 0.4] as const,
              ...half.map(([x, y]) => [x, y + 0.12] as const),
            ],
            0.07,
            0.01,
          )
            .at(0, 0, 0.24)
            .mirror("z"),
        ),
        part(
          "keystones",
          stoneWall(0x7d7568),
          all(
            ...opening.slice(1, -1).map(([x, y], n) =>
              box(0.09, 0.05, 0.54, 0.008)
                .turn(0, 0, 180 - (((n + 1) / 16) * 180 + 0))
                .turn(0, 0, 0)
                .at(x * 1.06, y * 1.06, 0),
            ),
          ),
        ),
        part(
          "road",
          second("stone", 0x6f6a62, { paint: blocks }),
          extrude(
            [...[...half].reverse().map(([x, y]) => [x, y - 0.01] as const), ...half.map(([x, y]) => [x, y + 0.02] as const)],
            0.42,
            0.004,
          ),
        ),
      ];
    },
  }),
  program({
    id: "brick wall",
    nouns: ["wall", "stone wall", "garden wall", "city wall"],
    about: "a free-standing wall of bricks or stones",
    metresPerUnit: 1.5,
    wears: ["brick stone", "coping"],
    params: { long: [1.4, 1.8], tall: [0.75, 0.95] },
    traits: { stone: "stony rock", ruined: "broken crumbling destroyed" },
    sockets: ({ tall }) => ({ top: { at: [0, tall + 0.06, 0], size: [1.2, 0.6, 0.2] } }),
    parts: ({ long, tall }, { has }) => {
      const wall = (w: number, h: number) => box(w, h, 0.2, 0.006);
      const broken = [0, 1, 2, 3, 4, 5, 6].map((n) =>
        wall(long / 7 + 0.006, tall * (1 - Math.abs(Math.sin(n * 2.3 + 1)) * 0.6)).at(
          -long / 2 + (n + 0.5) * (long / 7),
          (tall * (1 - Math.abs(Math.sin(n * 2.3 + 1)) * 0.6)) / 2,
          0,
        ),
      );
      return [
        part(
          "wall",
          has("stone") ? stoneWall() : main("clay", 0xa4523a, { paint: bricks }),
          has("ruined") ? all(...broken) : wall(long, tall).at(0, tall / 2, 0),
        ),
        !has("ruined") && part("coping", second("concrete", 0xb3aca0), box(long + 0.06, 0.06, 0.28, 0.015).at(0, tall + 0.03, 0)),
        part("foot", second("concrete", 0xa09a8e), box(long + 0.02, 0.08, 0.26, 0.01).at(0, 0.04, 0)),
        has("ruined") &&
          part(
            "rubble",
            main("clay", 0x9a4c34),
            box(0.12, 0.07, 0.09, 0.01).scatter(
              Array.from({ length: 12 }, (_, n) => ({
                at: [Math.sin(n * 5.1) * long * 0.45, 0.035, 0.2 + ((n * 0.37) % 0.3)],
                turn: [0, n * 47, 0],
                scale: 0.7 + ((n * 0.31) % 0.5),
              })),
            ),
          ),
      ];
    },
  }),
  program({
    id: "gate",
    nouns: ["iron gate", "garden gate", "gateway", "portal gate"],
    about: "a two-winged gate between pillars",
    metresPerUnit: 1.6,
    wears: ["bars wing", "pillar"],
    params: { bars: whole(5, 6), tall: [1, 1.15] },
    traits: { open: "opened", wooden: "wood farm" },
    parts: ({ bars, tall }, { has }) => {
      const width = 0.5;
      const peak = (x: number) => tall * (0.78 + 0.2 * (1 - x / width));
      const rods = Array.from({ length: bars }, (_, n) => {
        const x = 0.05 + ((n + 0.5) / bars) * (width - 0.06);
        return all(
          cylinder(0.011, peak(x), { sides: 8 }).at(x, peak(x) / 2 + 0.04, 0),
          cylinder(0.024, 0.08, { top: 0.002, bevel: 0.001, sides: 8 }).at(x, peak(x) + 0.07, 0),
        );
      });
      const iron = all(
        ...rods,
        box(width - 0.02, 0.026, 0.026, 0.005).at(width / 2 + 0.01, 0.14, 0),
        box(width - 0.02, 0.026, 0.026, 0.005).at(width / 2 + 0.01, tall * 0.72, 0),
        box(0.035, tall * 0.82, 0.035, 0.006).at(width, tall * 0.41 + 0.03, 0),
        cylinder(0.05, 0.014)
          .turn(90, 0, 0)
          .at(width * 0.5, tall * 0.44, 0),
      );
      const wood = all(
        box(0.075, tall * 0.78, 0.03, 0.006)
          .array(6, [0.083, 0, 0])
          .at(width / 2, tall * 0.45, 0),
        box(width, 0.07, 0.03, 0.006).at(width / 2, tall * 0.2, 0.03),
        box(width, 0.07, 0.03, 0.006).at(width / 2, tall * 0.7, 0.03),
        box(0.06, tall * 0.62, 0.025, 0.006)
          .turn(0, 0, 40)
          .at(width / 2, tall * 0.45, 0.028),
      );
      const wing = (side: 1 | -1) =>
        (has("wooden") ? wood : iron)
          .at(-width, 0, 0)
          .turn(0, has("open") ? 65 : 0, 0)
          .turn(0, side === 1 ? 0 : 180, 0)
          .at(side * width, 0, 0);
      const of = has("wooden") ? main("wood", 0x8a5f38) : main("iron", 0x3a3d42);
      return [
        part("right wing", of, wing(1), { motion: turns([width, 0, 0], [0, 1, 0], 0, 80) }),
        part("left wing", of, wing(-1), { motion: turns([-width, 0, 0], [0, 1, 0], 0, -80) }),
        part(
          "pillars",
          second("clay", 0xa4523a, { paint: bricks }),
          box(0.2, tall + 0.1, 0.2, 0.008)
            .at(width + 0.13, (tall + 0.1) / 2, 0)
            .mirror("x"),
        ),
        part(
          "caps",
          third("concrete", 0xc2bbae),
          all(box(0.27, 0.05, 0.27, 0.012).at(0, tall + 0.12, 0), sphere(0.08, 1, 20).at(0, tall + 0.22, 0))
            .at(width + 0.13, 0, 0)
            .mirror("x"),
        ),
      ];
    },
  }),
];
