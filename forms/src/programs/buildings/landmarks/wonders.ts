import { all, blob, box, cylinder, extrude, type Form, loft, sphere } from "@blenda/forge/language/form";
import { flat, slices } from "@blenda/forge/language/numbers";
import { many } from "@blenda/forge/language/places";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { clouds, courses, rings } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
import { lawn, stoneWall } from "../country/walls.ts";
import { grass, land, sand, waves } from "../places/ground.ts";

const weathered = [clouds({ by: -0.35 }, 0.25, { share: 0.55, relief: -0.01 }), clouds(0x8f9a6a, 0.4, { share: 0.25 })] as const;

export const wonders = [
  program({
    id: "stonehenge",
    nouns: ["stone circle", "megaliths", "henge", "ring of stones"],
    about: "a circle of huge standing stones with lintels across them, on grass",
    metresPerUnit: 12,
    isLarge: true,
    wears: ["stone", "grass ground"],
    params: { stones: whole(14, 16), tall: [0.36, 0.42] },
    parts: ({ stones, tall }, { random }) => {
      const step = 360 / stones;
      const slab = (h: number, w: number) =>
        loft(slices([-0.04, w * 1.1, 0.1, h * 0.4, w, 0.1, h * 0.8, w * 0.92, 0.085, h, w * 0.84, 0.075], 0.5));
      const round = (form: Form, at: number) => form.at(0, 0, 0.8).turn(0, at * step, 0);
      const isStanding = Array.from({ length: stones }, () => !random.chance(0.18));
      const upright = many(stones, (at) =>
        isStanding[at] ? round(slab(tall, 0.17), at) : round(slab(0.3, 0.16).turn(90, random.between(-30, 30), 0).at(0, 0.05, 0.02), at),
      );
      const lintels = many(stones, (at) =>
        isStanding[at] && isStanding[(at + 1) % stones]
          ? box(0.34, 0.085, 0.12, 0.02)
              .at(0, tall + 0.035, 0.785)
              .turn(0, (at + 0.5) * step, 0)
          : box(0.1, 0.04, 0.07, 0.015)
              .at(0, 0.01, 0.62)
              .turn(0, (at + 0.3) * step, 0),
      );
      const trilithon = all(
        slab(tall * 1.25, 0.15)
          .at(0.11, 0, 0)
          .mirror("x"),
        box(0.42, 0.095, 0.13, 0.02).at(0, tall * 1.25 + 0.03, 0),
      );
      return [
        part(
          "stones",
          main("stone", 0x9c978b, { paint: weathered }),
          all(upright, ...[110, 180, 250].map((turn) => trilithon.at(0, 0, 0.42).turn(0, turn, 0))),
        ),
        part("lintels", main("stone", 0xa6a195, { paint: weathered }), lintels),
        part(
          "ground",
          grass(0x63923e, 1),
          land((x, z) => 0.015 * Math.sin(x * 4) * Math.cos(z * 3), { isRound: true, size: 1.1, deep: 0.08, rows: 12 }),
        ),
      ];
    },
  }),
  program({
    id: "moai",
    nouns: ["easter island head", "easter island statue", "moai statue", "moai head", "easter island"],
    about: "a tall stone head of Easter Island with a heavy brow, a long nose and long ears",
    metresPerUnit: 3,
    wears: ["stone", "ground grass", "hat"],
    params: { tall: [0.95, 1.08], jut: [0.94, 1.06] },
    traits: { topknot: "hat pukao topknot" },
    parts: ({ tall, jut }, { has }) => [
      part(
        "head",
        main("stone", 0x8b8881, { paint: weathered }),
        all(
          loft(
            [
              [0, 0.72, 0.5, 0],
              [0.3, 0.74, 0.5, 0],
              [0.42, 0.5, 0.46, 0.01],
              [0.54, 0.46, 0.5, 0.04],
              [0.64, 0.52, 0.56, 0.06],
              [0.8, 0.54, 0.5, 0.02],
              [1.1, 0.54, 0.46, 0],
              [1.22, 0.56, 0.52, 0.02],
              [1.4, 0.53, 0.46, -0.02],
              [1.52, 0.46, 0.38, -0.04],
              [1.56, 0.3, 0.26, -0.05],
            ].map(([y, width, depth, z]) => ({ y: y * tall, width, depth, z, corner: 0.5 })),
          ),
          box(0.5, 0.12, 0.2, 0.05)
            .turn(14, 0, 0)
            .at(0, 1.22 * tall, 0.2 * jut),
          loft(
            [
              [0, 0.2, 0.16, 0.06],
              [0.06, 0.24, 0.2, 0.07],
              [0.2, 0.14, 0.18, 0.03],
              [0.4, 0.12, 0.12, -0.03],
            ].map(([y, width, depth, z]) => ({ y, width, depth, z, corner: 0.5 })),
          ).at(0, 0.82 * tall, 0.29 * jut),
          box(0.24, 0.045, 0.1, 0.02).at(0, 0.755 * tall, 0.285),
          box(0.22, 0.05, 0.1, 0.02).at(0, 0.69 * tall, 0.295),
          box(0.06, 0.5, 0.16, 0.03)
            .at(0.285, 1.02 * tall, -0.02)
            .mirror("x"),
          box(0.07, 0.12, 0.14, 0.03)
            .at(0.29, 0.78 * tall, -0.02)
            .mirror("x"),
        ),
      ),
      part(
        "eyes",
        fixed("stone", 0x4a4744),
        sphere(0.08, 0.6, 14)
          .scale(1.1, 1, 0.5)
          .at(0.13, 1.12 * tall, 0.215)
          .mirror("x"),
      ),
      has("topknot") &&
        part(
          "topknot",
          third("stone", 0x8a4634, { paint: weathered }),
          all(
            cylinder(0.27, 0.26, { bevel: 0.05 }).at(0, 1.66 * tall, -0.02),
            cylinder(0.13, 0.1, { bevel: 0.03 }).at(0, 1.82 * tall, -0.02),
          ),
        ),
      part(
        "ground",
        grass(0x7d8f45, 1),
        land((x, z) => 0.06 - 0.05 * Math.hypot(x, z), { isRound: true, size: 0.75, deep: 0.1, rows: 8, sides: 40 }),
      ),
    ],
  }),
  program({
    id: "sphinx",
    nouns: ["egyptian sphinx", "great sphinx", "sphinx of giza"],
    about: "the stone sphinx of Egypt: a lion that lies on its plinth, with the head of a pharaoh",
    metresPerUnit: 20,
    isLarge: true,
    wears: ["stone body", "plinth", "headdress"],
    params: { long: [0.95, 1.05], tone: pick("sand", "gold") },
    parts: ({ long, tone }) => {
      const of = main("stone", { sand: 0xcfae78, gold: 0xd9b25c }[tone], {
        paint: [rings({ by: -0.22 }, 0.07, { width: 0.3, share: 0.5 }), clouds({ by: -0.3 }, 0.2, { share: 0.5 })],
      });
      const L = long;
      return [
        part(
          "body",
          of,
          blob(
            [
              { at: [0, 0.42, -0.7 * L], to: [0, 0.44, 0.2 * L], radius: 0.27, thin: 0.26 },
              { at: [0, 0.42, 0.22 * L], to: [0, 0.66, 0.34 * L], radius: 0.26, thin: 0.15 },
              { at: [0.24, 0.36, -0.62 * L], radius: 0.24 },
              { at: [-0.24, 0.36, -0.62 * L], radius: 0.24 },
              { at: [0.27, 0.24, -0.66 * L], to: [0.29, 0.2, -0.3 * L], radius: 0.1 },
              { at: [-0.27, 0.24, -0.66 * L], to: [-0.29, 0.2, -0.3 * L], radius: 0.1 },
              { at: [0.2, 0.24, 0.2 * L], to: [0.2, 0.2, 0.86 * L], radius: 0.11, thin: 0.1 },
              { at: [-0.2, 0.24, 0.2 * L], to: [-0.2, 0.2, 0.86 * L], radius: 0.11, thin: 0.1 },
              { at: [0.05, 0.26, -0.92 * L], to: [0.36, 0.18, -0.6 * L], radius: 0.05 },
            ],
            0.1,
            0.04,
          ),
        ),
        part(
          "face",
          of,
          all(
            blob(
              [
                { at: [0, 0.84, 0.46 * L], radius: 0.15 },
                { at: [0, 0.95, 0.44 * L], radius: 0.15 },
                { at: [0, 0.75, 0.47 * L], radius: 0.1 },
              ],
              0.06,
              0.025,
            ),
            loft(slices([0, 0.07, 0.07, 0.03, 0.08, 0.08, 0.12, 0.04, 0.04], 0.6)).at(0, 0.81, 0.6 * L),
            box(0.11, 0.022, 0.04, 0.008).at(0, 0.765, 0.565 * L),
            box(0.05, 0.12, 0.05, 0.015).at(0, 0.66, 0.52 * L),
          ),
        ),
        part(
          "eyes",
          fixed("stone", 0x6a5232),
          box(0.07, 0.028, 0.03, 0.01)
            .at(0.066, 0.915, 0.585 * L)
            .mirror("x"),
        ),
        part(
          "headdress",
          third("stone", 0xc39a58, { paint: [rings(0x5d7a96, 0.06, { width: 0.4, share: 0.75 })] }),
          all(
            loft(
              [
                [0.5, 0.5, 0.16, 0.32],
                [0.6, 0.56, 0.18, 0.32],
                [0.84, 0.5, 0.28, 0.36],
                [1.0, 0.4, 0.34, 0.38],
                [1.12, 0.3, 0.28, 0.38],
                [1.16, 0.14, 0.14, 0.38],
              ].map(([y, width, depth, z]) => ({ y, width, depth, z: z * L, corner: 0.7 })),
            ),
            box(0.32, 0.05, 0.08, 0.02).at(0, 1.04, 0.53 * L),
          ),
        ),
        part(
          "plinth",
          second("stone", 0xb8965e, { paint: [courses(0.3, 0.1, { joint: 0.01 })] }),
          all(box(0.96, 0.14, 2.1 * L, 0.02).at(0, 0.05, 0), box(1.06, 0.05, 2.2 * L, 0.015).at(0, 0, 0)),
        ),
      ];
    },
  }),
  program({
    id: "ziggurat",
    nouns: ["aztec temple", "mayan temple", "step pyramid", "stepped pyramid", "aztec pyramid", "mayan pyramid", "babylonian temple"],
    about: "a temple of stacked terraces with a great stair to the shrine on top",
    metresPerUnit: 25,
    isLarge: true,
    wears: ["stone terrace", "stair", "shrine"],
    params: { steps: whole(4, 6), high: [0.16, 0.19] },
    sockets: ({ steps, high }) => ({ top: { at: [0, steps * high + 0.3, 0], size: [0.3, 0.5, 0.3] } }),
    parts: ({ steps, high }, { random }) => {
      const top = steps * high;
      const size = (n: number) => 1.9 - (n * 1.35) / steps;
      const run = 0.98 - size(steps - 1) / 2 + 0.02;
      const count = steps * 4;
      return [
        part(
          "terraces",
          stoneWall(0xb5a27c),
          many(steps, (n) =>
            all(
              box(size(n), high, size(n), 0.014).at(0, high * (n + 0.5), 0),
              box(size(n) + 0.03, high * 0.16, size(n) + 0.03, 0.008).at(0, high * (n + 0.92), 0),
            ),
          ),
        ),
        part(
          "stair",
          second("stone", 0xc9b78f),
          all(
            many(count, (n) => {
              const t = n / count;
              return box(0.34, top * (1 - t), run / count + 0.004, 0.004).at(
                0,
                (top * (1 - t)) / 2,
                1.08 - 0.13 - run + (n + 0.5) * (run / count) - 0.004 + 0.1,
              );
            }),
          ),
        ),
        part(
          "cheeks",
          main("stone", 0x9c8a66),
          extrude(flat`0 0, ${run + 0.16} 0, 0 ${top + 0.03}`, 0.07, 0.006)
            .turn(0, -90, 0)
            .at(0.2, 0, 0.96 - run + 0.05)
            .mirror("x"),
        ),
        part(
          "shrine",
          third("stone", 0xd2c096),
          all(
            box(0.4, 0.22, 0.34, 0.01).at(0, top + 0.11, -0.02),
            box(0.48, 0.05, 0.42, 0.01).at(0, top + 0.23, -0.02),
            box(0.34, 0.07, 0.08, 0.01).at(0, top + 0.28, -0.02),
          ),
        ),
        part(
          "doors",
          fixed("stone", 0x2a241c),
          box(0.1, 0.15, 0.02, 0.004)
            .array(2, [0.16, 0, 0])
            .at(0, top + 0.08, 0.152),
        ),
        part("ground", lawn, land(waves(random, 0.012), { size: 1.25, deep: 0.07, rows: 10 })),
        part("court", sand(0xbfae8a, null), box(0.7, 0.02, 0.3, 0.005).at(0, 0.012, 1.08)),
      ];
    },
  }),
];
