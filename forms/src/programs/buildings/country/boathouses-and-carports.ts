import { all, box, cylinder, extrude, sphere, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { pieces } from "@blenda/forge/language/pieces";
import { four, many, twin } from "@blenda/forge/language/places";
import { part, pick, program, turns, whole } from "@blenda/forge/language/program";
import { rod } from "@blenda/forge/language/shorthand";
import { courses, rings } from "@blenda/forge/language/skins";
import { fixed, liquid, main, second, third } from "@blenda/forge/language/substance";
import { foliage, land, sand } from "../places/ground.ts";
import { gabledWalls, gableRoof, planks, sidings } from "./walls.ts";

export const shelteredSpots = [
  program({
    id: "boathouse",
    nouns: ["boat house", "boat shed", "boat garage"],
    about: "a wooden house over the water with an open gate, a boat inside and a landing stage",
    metresPerUnit: 4,
    wears: ["wall board", "roof", "boat"],
    params: { tall: [0.6, 0.7], long: [1.2, 1.35] },
    parts: ({ tall, long }) => [
      pieces(
        "walls",
        main("wood", 0xa5462f, { paint: sidings }),
        twin(box(0.04, tall, long, 0.006), 0.5, tall / 2 + 0.1, 0),
        box(1, tall, 0.04, 0.006).at(0, tall / 2 + 0.1, -long / 2),
        extrude(flat`-0.52 0, 0.52 0, 0 0.44`, 0.05, 0.004)
          .array(2, [0, 0, long - 0.06])
          .at(0, tall + 0.09, 0),
      ),
      pieces(
        "trim",
        fixed("plastic", 0xf3eee2),
        twin(box(0.07, tall, 0.06, 0.006), 0.48, tall / 2 + 0.1, long / 2),
        box(1.02, 0.07, 0.06, 0.006).at(0, tall + 0.08, long / 2),
        twin(all(box(0.26, 0.2, 0.03, 0.004).turn(0, 90, 0)).array(2, [0, 0, 0.5]), 0.515, tall * 0.7, 0),
        cylinder(0.1, 0.05, { sides: 24 })
          .turn(90, 0, 0)
          .at(0, tall + 0.25, long / 2 - 0.01),
      ),
      part("windows", fixed("glass", 0x4a6a7a), twin(box(0.02, 0.15, 0.21, 0.003).array(2, [0, 0, 0.5]), 0.53, tall * 0.7, 0)),
      part(
        "roof",
        second("clay", 0x4a4f57, { paint: [courses(0.07, 0.045, { joint: 0.006 })] }),
        gableRoof(1, 0.44, long + 0.16, 0.05).at(0, tall + 0.1, 0),
      ),
      pieces(
        "deck",
        fixed("wood", 0xa5824f, { paint: [courses(9, 9), rings({ by: -0.5 }, 0.07, { along: "z", width: 0.08 })] }),
        twin(box(0.26, 0.05, long + 0.7, 0.008), 0.38, 0.12, 0.3),
        box(0.6, 0.05, 0.2, 0.008).at(0, 0.12, -long / 2 + 0.1),
        twin(cylinder(0.03, 0.4, { sides: 10 }).array(2, [0, 0, long]), 0.5, 0.05, 0.32),
      ),
      pieces(
        "boat",
        third("wood", 0xd8d2c4),
        extrude(flat`-0.17 -0.45, 0.17 -0.45, 0.2 0, 0.13 0.36, 0 0.55, -0.13 0.36, -0.2 0`, 0.14, 0.02)
          .minus(extrude(flat`-0.13 -0.4, 0.13 -0.4, 0.16 0, 0.1 0.32, 0 0.46, -0.1 0.32, -0.16 0`, 0.14, 0).at(0, 0, 0.05))
          .turn(-90, 180, 0)
          .at(0, 0.12, 0.34),
        box(0.34, 0.02, 0.08, 0.004).array(2, [0, 0, 0.3]).at(0, 0.16, 0.3),
      ),
      part("water", liquid(0x3a8fb0, null), box(1.5, 0.1, long + 1, 0.02).at(0, 0.02, 0.22)),
    ],
  }),
  program({
    id: "beach hut",
    nouns: ["beach cabin", "bathing hut", "beach house hut", "changing hut", "lifeguard hut"],
    about: "a small painted wooden hut in stripes with a pointed roof and a veranda",
    metresPerUnit: 2,
    wears: ["wall board", "stripe trim", "roof door"],
    params: { tall: [0.72, 0.82], stripes: whole(5, 7), tone: pick("blue", "red", "yellow", "mint") },
    parts: ({ tall, stripes, tone }) => [
      part(
        "walls",
        main("plastic", { blue: 0x5fa3cf, red: 0xd6534a, yellow: 0xeec84f, mint: 0x7fc4a8 }[tone], { paint: planks }),
        gabledWalls(0.9, tall, 0.42, 0.84).at(0, 0.16, -0.1),
      ),
      part(
        "stripes",
        second("plastic", 0xf6f3ea),
        many(stripes, (n) => {
          const x = ((n + 0.5) / stripes - 0.5) * 0.88;
          return box(0.44 / stripes, tall + 0.4 * (1 - Math.abs(x) / 0.45), 0.02, 0.003).at(
            x,
            0.17 + (tall + 0.4 * (1 - Math.abs(x) / 0.45)) / 2,
            0.322,
          );
        }),
      ),
      part("door", third("wood", 0xf3efe4, { paint: planks }), box(0.3, 0.6, 0.03, 0.006).at(0, 0.46, 0.34), {
        motion: turns([-0.15, 0, 0.34], [0, 1, 0], 0, -100),
      }),
      pieces(
        "window",
        fixed("glass", 0x4a6a7a),
        cylinder(0.09, 0.03, { sides: 24 })
          .turn(90, 0, 0)
          .at(0, tall + 0.24, 0.335),
      ),
      pieces(
        "frame",
        second("plastic", 0xfaf8f2),
        torus(0.09, 0.02)
          .turn(90, 0, 0)
          .at(0, tall + 0.24, 0.345),
        sphere(0.02, 1, 10).at(0.1, 0.46, 0.365),
      ),
      part("roof", third("wood", 0xf3efe4, { paint: sidings }), gableRoof(0.9, 0.43, 1.16, 0.05).at(0, tall + 0.165, 0.02)),
      pieces(
        "deck",
        fixed("wood", 0xb99468, { paint: planks }),
        box(1.0, 0.05, 1.28, 0.01).at(0, 0.135, 0.1),
        box(0.4, 0.04, 0.12, 0.008).at(0, 0.07, 0.78),
        box(0.4, 0.04, 0.12, 0.008).at(0, 0.02, 0.88),
      ),
      pieces(
        "posts",
        second("plastic", 0xf6f3ea),
        four(box(0.06, 0.2, 0.06, 0.006), 0.44, 0.06, 0.56),
        twin(box(0.05, 0.34, 0.05, 0.006), 0.46, 0.32, 0.7),
        twin(box(0.03, 0.03, 0.38, 0.004), 0.46, 0.48, 0.52),
      ),
      part(
        "sand",
        sand(0xe3c78d, null),
        land((x, z) => 0.02 - 0.06 * Math.hypot(x, z), { isRound: true, size: 1.0, deep: 0.12, rows: 8, sides: 44 }),
      ),
    ],
  }),
  program({
    id: "carport",
    nouns: ["car port", "car shelter", "parking shelter"],
    about: "a roof on posts to park a car under",
    metresPerUnit: 3,
    wears: ["post wood", "roof"],
    params: { slope: [3, 7], wide: [1.1, 1.3] },
    sockets: () => ({ under: { at: [0, 0.03, 0], size: [0.9, 0.6, 1.4] } }),
    parts: ({ slope, wide }) => [
      pieces(
        "posts",
        main("wood", 0x8f6238),
        four(box(0.07, 0.84, 0.07, 0.008), wide / 2 - 0.08, 0.43, 0.72),
        twin(box(0.07, 0.84, 0.07, 0.008), wide / 2 - 0.08, 0.43, 0),
        twin(box(0.07, 0.09, 1.75, 0.008), wide / 2 - 0.08, 0.86, 0),
        four(rod([0, 0.6, 0.16], [0, 0.84, -0.06], 0.022), wide / 2 - 0.08, 0, 0.54),
      ),
      part(
        "rafters",
        main("wood", 0x9c6e40),
        box(wide + 0.1, 0.06, 0.045, 0.006)
          .array(8, [0, 0, 0.23])
          .turn(0, 0, slope)
          .at(0, 0.94, 0),
      ),
      part(
        "roof",
        second("plastic", 0x76808a, { paint: [rings({ by: -0.35 }, 0.06, { along: "z", width: 0.3, relief: -0.008 })] }),
        box(wide + 0.3, 0.03, 1.95, 0.008)
          .turn(0, 0, slope)
          .at(0, 0.99, 0),
      ),
      pieces("boards", main("wood", 0xa87c4a), ...[0, 1, 2, 3].map((n) => box(wide - 0.2, 0.09, 0.02, 0.004).at(0, 0.3 + n * 0.13, -0.75))),
      part(
        "drive",
        fixed("concrete", 0xa9a8a4, { paint: [courses(0.4, 9, { joint: 0.008 })] }),
        box(wide + 0.16, 0.05, 1.95, 0.01).at(0, 0, 0),
      ),
    ],
  }),
  program({
    id: "pergola",
    nouns: ["garden pergola", "vine pergola", "wooden pergola"],
    about: "an open garden roof of beams on posts, with climbing leaves and flowers",
    metresPerUnit: 2.5,
    wears: ["post wood", "leaf vine", "flower"],
    params: { beams: whole(8, 10), deep: [0.9, 1.1] },
    traits: { bare: "plain modern" },
    sockets: () => ({ under: { at: [0, 0.04, 0], size: [1, 0.8, 0.8] } }),
    parts: ({ beams, deep }, { has, random }) => {
      const spots = Array.from({ length: 44 }, (_, n) =>
        n < 24
          ? { at: [random.between(-0.8, 0.8), 1.1 + random.between(0, 0.05), random.between(-deep / 2, deep / 2)] as const }
          : {
              at: [
                (n % 2 ? 1 : -1) * 0.68 + random.between(-0.06, 0.06),
                (n - 24) * 0.052 + 0.06,
                -deep / 2 + 0.1 + random.between(-0.05, 0.07),
              ] as const,
            },
      );
      return [
        pieces(
          "posts",
          main("wood", 0x9c6c3c),
          four(box(0.08, 1.02, 0.08, 0.01), 0.68, 0.52, deep / 2 - 0.1),
          four(box(0.12, 0.08, 0.12, 0.01), 0.68, 0.06, deep / 2 - 0.1),
          four(rod([-0.02, 0.8, 0], [-0.2, 1.0, 0], 0.022), 0.68, 0, deep / 2 - 0.1),
        ),
        pieces(
          "beams",
          main("wood", 0xa87844),
          extrude(flat`-0.9 0.03, -0.86 -0.05, 0.86 -0.05, 0.9 0.03, 0.9 0.05, -0.9 0.05`, 0.05, 0.006)
            .array(2, [0, 0, deep - 0.2])
            .at(0, 1.02, 0),
          extrude(flat`-0.5 0.02, -0.47 -0.035, 0.47 -0.035, 0.5 0.02, 0.5 0.035, -0.5 0.035`, 0.035, 0.004)
            .scale(deep * 1.12, 1, 1)
            .turn(0, 90, 0)
            .array(beams, [1.5 / (beams - 1), 0, 0])
            .at(0, 1.1, 0),
        ),
        !has("bare") &&
          part(
            "leaves",
            { ...foliage(0x4f8f3f), slot: 1 },
            sphere(0.1, 0.6, 9).scatter(spots.map((spot) => ({ ...spot, scale: random.between(0.6, 1) }))),
          ),
        !has("bare") &&
          part(
            "flowers",
            third("fabric", 0xb28ad8),
            all(sphere(0.03, 1, 7), sphere(0.024, 1, 7).at(0, -0.045, 0), sphere(0.016, 1, 6).at(0, -0.08, 0)).scatter(
              spots.filter((_, n) => n % 2 === 0).map(({ at: [x, y, z] }) => ({ at: [x * 1.04, y - 0.03, z + 0.06] as const })),
            ),
          ),
        part(
          "terrace",
          fixed("stone", 0xb9aa94, { paint: [courses(0.2, 9, { joint: 0.01 })] }),
          box(1.7, 0.05, deep + 0.3, 0.01).at(0, 0, 0),
        ),
      ];
    },
  }),
];
