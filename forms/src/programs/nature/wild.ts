import { all, cylinder, type Form, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { part, program, whole } from "@blenda/forge/language/program";
import { clouds, fade, rings } from "@blenda/forge/language/skins";
import { fixed, light, liquid, main, second } from "@blenda/forge/language/substance";

/** Tongues of fire, the inner ones paler, standing on the origin. */
const tongues = (count: number, height: number, wide: number, reach: number): Form =>
  all(
    lathe(
      flat`
      0 0, ${wide} 0.04, ${wide * 1.15} ${height * 0.22}, ${wide * 0.7} ${height * 0.5}, ${wide * 0.28} ${height * 0.78}, 0 ${height}
    `,
      {
        smooth: 20,
        sides: 20,
      },
    ).twist(70),
    lathe(flat`0 0, ${wide * 0.6} 0.03, ${wide * 0.7} ${height * 0.16}, ${wide * 0.35} ${height * 0.38}, 0 ${height * 0.66}`, {
      smooth: 14,
      sides: 14,
    })
      .turn(9, 0, 0)
      .at(0, 0, reach)
      .ring(count),
  );
const bark = main("wood", 0x6d4a2c, { paint: [clouds({ by: -0.4 }, 0.15, { share: 0.5 })] });

export const wild = [
  program({
    id: "campfire",
    nouns: ["bonfire", "camp fire", "fire pit", "firepit", "fireplace fire"],
    about: "burning logs in a ring of stones",
    metresPerUnit: 1,
    wears: ["log wood", "stone"],
    params: { stones: whole(9, 12), logs: whole(5, 6) },
    traits: { unlit: "cold out extinguished" },
    parts: ({ stones, logs }, { has, random }) => {
      const rocks = Array.from({ length: stones }, (_, at) => ({
        at: [0.52 * Math.sin((at / stones) * 6.283), 0.06, 0.52 * Math.cos((at / stones) * 6.283)] as const,
        turn: [random.between(-15, 15), at * 70, random.between(-15, 15)] as const,
        scale: random.between(0.85, 1.2),
      }));
      const log = sweep(way`0 0.04 0.42, 0 0.22 0.16, 0 0.42 -0.06`, [0.065, 0.06, 0.055]);
      return [
        part("logs", bark, log.ring(logs)),
        part(
          "ends",
          fixed("wood", 0xd9b481, { paint: [rings({ by: -0.4 }, 0.03, { along: "out" })] }),
          cylinder(0.056, 0.03, { sides: 16 }).turn(55, 0, 0).at(0, 0.03, 0.425).ring(logs),
        ),
        part("stones", second("stone", 0x7d7a75), sphere(0.12, 0.75, 14).scale(1.15, 1, 0.9).scatter(rocks)),
        !has("unlit") && part("fire", light(0xff6a14), tongues(5, 0.86, 0.17, 0.13).at(0, 0.1, 0)),
        !has("unlit") && part("inner fire", light(0xffd23e), tongues(4, 0.52, 0.12, 0.2).at(0, 0.1, 0)),
        part("ash", fixed("stone", 0x2c2826), lathe(flat`0 0, 0.5 0, 0.42 0.04, 0 0.07`)),
      ];
    },
  }),
  program({
    id: "flame",
    nouns: ["fire", "fireball", "flames"],
    about: "a bare flame",
    metresPerUnit: 0.5,
    gathers: 12,
    wears: ["flame"],
    params: { tall: [1, 1.2], side: whole(3, 5) },
    parts: ({ tall, side }) => [
      part("flame", { ...light(0xff5a10), slot: 0 }, tongues(side, tall, 0.3, 0.2)),
      part(
        "inner flame",
        light(0xff9a1c),
        tongues(side, tall * 0.72, 0.22, 0.24)
          .turn(0, 40, 0)
          .at(0, 0.01, 0.03),
      ),
      part(
        "heart",
        light(0xffe27a),
        tongues(3, tall * 0.5, 0.15, 0.3)
          .turn(0, 15, 0)
          .at(0, 0.02, 0.03),
      ),
    ],
  }),
  program({
    id: "iceberg",
    nouns: ["ice floe", "floating ice"],
    about: "a peak of ice that floats in the sea",
    metresPerUnit: 20,
    wears: ["ice", "water sea"],
    params: { peaks: whole(3, 4), tall: [0.75, 1] },
    parts: ({ peaks, tall }, { random }) => {
      const peak = (size: number, height: number, sides: number) =>
        lathe(
          flat`
            0 -0.5, ${size * 0.5} -0.4, ${size * 0.95} -0.08, ${size} 0.06, ${size * 0.62} ${height * 0.45},
            ${size * 0.3} ${height * 0.8}, 0 ${height}
          `,
          { sides },
        );
      const spots = Array.from({ length: peaks }, (_, at) => ({
        at: [at === 0 ? 0 : 0.36 * Math.sin(at * 2.2), 0, at === 0 ? 0 : 0.3 * Math.cos(at * 2.2)] as const,
        turn: [random.between(-9, 9), random.between(0, 90), random.between(-9, 9)] as const,
        scale: at === 0 ? 1 : random.between(0.5, 0.7),
      }));
      return [
        part(
          "ice",
          main("ice", 0xcfe8f5, {
            paint: [fade(0x7fc0e2, 0.55, -0.05, { share: 0.75, wave: 0.25 }), fade(0x3f9ac4, 0.05, -0.25, { share: 0.8 })],
          }),
          all(...spots.map((spot, at) => peak(0.42, tall, 6 + (at % 2)).scatter([spot]))),
        ),
        part("sea", liquid(0x2f7fa8, 1), lathe(flat`0 -0.04, 0.92 -0.04, 0.95 0, 0.9 0.02, 0 0.03`, { sides: 48 })),
      ];
    },
  }),
];
