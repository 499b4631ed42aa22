import { all, box, cylinder, extrude, lathe, sphere } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { pieces } from "@blenda/forge/language/pieces";
import { twin } from "@blenda/forge/language/places";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { rod } from "@blenda/forge/language/shorthand";
import { clouds, courses, type Paint } from "@blenda/forge/language/skins";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";
import { archedWall, archFrame, archOutline, battlements, blocks, planks, roundBlocks } from "../country/walls.ts";
import { around, bush, foliage, grass, land, stone, waves } from "../places/ground.ts";

const mossy: Paint = [...blocks, clouds(0x6f8a4a, 0.3, { share: 0.35 })];
/** A torch on a wall: its holder, and its flame. */
const holder = all(box(0.06, 0.1, 0.03, 0.006), rod([0, -0.02, 0.01], [0, 0.12, 0.1], 0.02, 0.028));
const flame = lathe(flat`0 0, 0.035 0.03, 0.03 0.08, 0 0.17`, { smooth: 10, sides: 12 }).at(0, 0.13, 0.1);

export const oldWalls = [
  program({
    id: "ruin",
    nouns: ["ruins", "ruined tower", "castle ruin", "castle ruins", "ancient ruins", "ruined castle", "ruined building", "tower ruin"],
    about: "what is left of an old tower and its walls: broken stone, an empty arch, fallen blocks and ivy",
    metresPerUnit: 5,
    isLarge: true,
    wears: ["stone wall", "grass ground", "ivy"],
    params: { tall: [1.2, 1.5], courses: whole(11, 13) },
    parts: ({ tall, courses: rows }, { random }) => {
      const ring = 14;
      const jag = Array.from({ length: ring }, (_, n) => 0.45 + 0.55 * Math.abs(Math.sin(n * 0.5 + 0.4)) * random.between(0.8, 1.05));
      const brick = box(0.235, (tall / rows) * 0.98, 0.16, 0.012);
      const tower = Array.from({ length: rows * ring }, (_, k) => [Math.floor(k / ring), k % ring] as const).filter(
        ([row, n]) => (row + 0.6) / rows < jag[n] && !(n === 0 && row < rows * 0.34) && !(n === 3 && row > rows * 0.4 && row < rows * 0.58),
      );
      return [
        pieces(
          "tower",
          main("stone", 0xa39b8c, { paint: [clouds({ by: -0.35 }, 0.15, { share: 0.6 }), clouds(0x6f8a4a, 0.3, { share: 0.4 })] }),
          ...tower.map(([row, n]) =>
            brick
              .at(0, (row + 0.5) * (tall / rows), 0.46 + random.between(-0.012, 0.012))
              .turn(0, ((n + (row % 2) * 0.5) * 360) / ring, 0)
              .at(-0.3, 0, -0.25),
          ),
        ),
        part(
          "wall",
          main("stone", 0x9a9284, { paint: mossy }),
          extrude(
            [
              [-0.75, 0],
              [-0.18, 0],
              ...archOutline(0.36, 0.56, 10).slice(2).reverse(),
              [0.18, 0],
              [0.55, 0],
              [0.55, 0.2],
              [0.44, 0.24],
              [0.42, 0.5],
              [0.3, 0.54],
              [0.26, 0.74],
              [0.05, 0.78],
              [-0.06, 0.7],
              [-0.28, 0.82],
              [-0.75, 0.6],
            ],
            0.17,
            0.014,
          )
            .turn(0, 12, 0)
            .at(0.62, 0, 0.1),
        ),
        part(
          "fallen blocks",
          main("stone", 0xada595),
          box(0.2, 0.13, 0.15, 0.016).scatter(
            around(random, 12, 0.5, 0.95).map((spot) => ({
              ...spot,
              at: [spot.at[0], 0.05, spot.at[2]] as const,
              turn: [random.between(-25, 25), spot.turn[1], random.between(-25, 25)] as const,
              scale: spot.scale * 0.8,
            })),
          ),
        ),
        part(
          "ivy",
          { ...foliage(0x4f7f38), slot: 2 },
          all(
            sphere(0.07, 0.7, 8).scatter(
              Array.from({ length: 26 }, (_, n) => ({
                at: [-0.3 + 0.53 * Math.sin(n * 0.09 + 0.7), 0.05 + n * tall * 0.02, -0.25 + 0.53 * Math.cos(n * 0.09 + 0.7)] as const,
                scale: random.between(0.6, 1.1),
              })),
            ),
            bush.scatter(around(random, 5, 0.8, 1.0)),
          ),
        ),
        part("stones", fixed("stone", 0x8c857a), stone.scale(0.6).scatter(around(random, 12, 0.4, 1.05))),
        part("ground", grass(0x6c8f42, 1), land(waves(random, 0.04, 0.4), { isRound: true, size: 1.2, deep: 0.14, rows: 10 })),
      ];
    },
  }),
  program({
    id: "castle wall",
    nouns: ["city wall", "rampart", "fortress wall", "castle wall piece", "town wall", "defensive wall"],
    about: "a piece of castle wall with battlements, a walk behind them, arrow slits and buttresses",
    metresPerUnit: 4,
    isLarge: true,
    wears: ["stone wall", "banner", "ground"],
    params: { tall: [0.9, 1.05], long: [1.8, 2.1], slits: whole(3, 4) },
    sockets: ({ tall }) => ({ top: { at: [0, tall + 0.02, -0.05], size: [1.6, 0.8, 0.3] } }),
    parts: ({ tall, long, slits }) => [
      pieces(
        "wall",
        main("stone", 0xa59d8f, { paint: mossy }),
        box(long, tall, 0.5, 0.012).at(0, tall / 2, 0),
        box(long, 0.18, 0.1, 0.01).at(0, tall + 0.07, 0.26),
        battlements(long, 0.17, 0.1).at(0, tall + 0.24, 0.26),
        box(long, 0.1, 0.06, 0.01).at(0, tall + 0.03, -0.25),
      ),
      pieces(
        "buttresses",
        main("stone", 0x978f82, { paint: mossy }),
        extrude(flat`0 0, 0.22 0, 0.06 ${tall * 0.86}, 0 ${tall * 0.86}`, 0.18, 0.01)
          .turn(0, -90, 0)
          .array(2, [long * 0.56, 0, 0])
          .at(0, 0, 0.25),
        box(long + 0.04, 0.12, 0.58, 0.014).at(0, 0.05, 0),
      ),
      part(
        "corbels",
        main("stone", 0x8c8478),
        box(0.07, 0.1, 0.1, 0.01)
          .array(11, [long / 11, 0, 0])
          .at(0, tall - 0.06, 0.28),
      ),
      part(
        "slits",
        fixed("plastic", 0x1c1a18),
        all(box(0.035, 0.26, 0.02, 0.004), box(0.13, 0.035, 0.02, 0.004))
          .array(slits, [long / slits, 0, 0])
          .at(0, tall * 0.62, 0.252),
      ),
      pieces(
        "banners",
        second("fabric", 0xa8242c),
        extrude(flat`-0.11 0, 0 -0.09, 0.11 0, 0.11 0.44, -0.11 0.44`, 0.016, 0.003).at(0, tall * 0.36, 0.275),
      ),
      part("ground", grass(0x63923e, 2), box(long + 0.3, 0.08, 1.1, 0.02).at(0, -0.035, 0.08)),
    ],
  }),
  program({
    id: "city gate",
    nouns: ["castle gate", "gatehouse", "fortress gate", "town gate", "castle entrance", "portcullis"],
    about: "a gatehouse: two round towers, an arched gateway with a portcullis, battlements and banners",
    metresPerUnit: 6,
    isLarge: true,
    wears: ["stone wall", "roof", "banner"],
    params: { tall: [1.15, 1.35], roofs: pick("pointed", "flat") },
    variants: { pointed: { words: "roofed fairytale", set: { roofs: "pointed" } }, flat: { words: "open", set: { roofs: "flat" } } },
    parts: ({ tall, roofs }) => {
      const tower = lathe(flat`0 0, 0.34 0, 0.29 0.14, 0.28 ${tall}, 0.34 ${tall + 0.08}, 0.34 ${tall + 0.2}, 0 ${tall + 0.2}`, {
        sides: 32,
      });
      return [
        part(
          "towers",
          main("stone", 0xaaa294, { paint: roundBlocks(0.28) }),
          twin(
            all(
              tower,
              box(0.11, 0.1, 0.08, 0.008)
                .at(0, tall + 0.24, 0.3)
                .ring(8),
            ),
            0.6,
            0,
            0,
          ),
        ),
        pieces(
          "walls",
          main("stone", 0x9f9789, { paint: blocks }),
          archedWall(0.9, 0.98, 0.48, 0.68, 0.42),
          box(0.9, 0.08, 0.5, 0.01).at(0, 1.0, 0),
          battlements(0.7, 0.1, 0.08).at(0, 1.09, 0.2),
        ),
        part("arch", main("stone", 0x857d72), archFrame(0.48, 0.68, 0.06, 0.46).at(0, 0, 0.01)),
        part(
          "portcullis",
          fixed("iron", 0x3a3836),
          all(
            box(0.024, 0.5, 0.03, 0.003).array(6, [0.08, 0, 0]).at(0, 0.52, 0.06),
            box(0.46, 0.024, 0.02, 0.003).array(3, [0, 0.14, 0]).at(0, 0.52, 0.06),
            cylinder(0.014, 0.06, { top: 0.03, sides: 6 }).array(6, [0.08, 0, 0]).at(0, 0.25, 0.06),
          ),
          { motion: { kind: "slide", at: [0, 0, 0], axis: [0, 1, 0], from: 0, to: 0.34 } },
        ),
        part("doors", fixed("wood", 0x6a4526, { paint: planks }), twin(box(0.24, 0.6, 0.04, 0.008).turn(0, 62, 0), 0.3, 0.3, -0.28)),
        part(
          "roofs",
          second("clay", 0x3f5f8a, { paint: [courses(0.07, 0.045)] }),
          roofs === "pointed"
            ? twin(lathe(flat`0 0, 0.38 0, 0.4 0.03, 0.16 0.36, 0.01 0.72, 0 0.72`, { sides: 32 }), 0.6, tall + 0.2, 0)
            : twin(cylinder(0.26, 0.02, { sides: 24 }), 0.6, tall + 0.2, 0),
        ),
        part("slits", fixed("plastic", 0x1c1a18), twin(box(0.045, 0.2, 0.03, 0.004).array(2, [0, 0.46, 0]), 0.6, tall * 0.6, 0.283)),
        part(
          "banners",
          third("fabric", 0xb8242c),
          twin(extrude(flat`-0.08 0, 0 -0.07, 0.08 0, 0.08 0.36, -0.08 0.36`, 0.014, 0.003), 0.6, tall * 0.42, 0.3),
        ),
        part("torches", light(0xff9a2a), twin(flame, 0.36, 0.44, 0.2)),
        part("holders", fixed("iron", 0x2c2a28), twin(holder, 0.36, 0.44, 0.22)),
        part("road", fixed("stone", 0x8f877a, { paint: [courses(0.09, 9, { joint: 0.01 })] }), box(0.5, 0.04, 1.3, 0.01).at(0, 0, 0.2)),
        part("ground", grass(), box(2.1, 0.06, 1.3, 0.02).at(0, -0.02, 0.16)),
      ];
    },
  }),
];
