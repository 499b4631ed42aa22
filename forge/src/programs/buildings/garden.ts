import { pairs } from "../../grammars/pieces/outlines.ts";
import { all, box, cylinder, extrude, lathe, sphere, sweep, torus } from "../language/form.ts";
import { courses } from "../language/skins.ts";
import { fixed, liquid, main, second, third } from "../language/substance.ts";
import { triples } from "../language/triples.ts";
import { part, pick, program, spins, whole } from "../program.ts";
import { archedWall, bricks, gableRoof, roundBlocks, shingles, stoneWall } from "./walls.ts";

export const garden = [
  program({
    id: "fence",
    nouns: ["picket fence", "garden fence", "wooden fence", "railing", "palisade"],
    about: "a fence of pointed pickets or rails between posts",
    metresPerUnit: 1.2,
    wears: ["picket board", "post"],
    params: { kind: pick("picket", "picket", "rail"), count: whole(9, 11) },
    variants: { picket: { words: "white garden pointed", set: { kind: "picket" } }, rail: { words: "ranch farm split", set: { kind: "rail" } } },
    traits: { iron: "metal wrought steel" },
    parts: ({ kind, count }, { has }) => {
      const long = count * 0.15;
      const posts = all(box(0.1, 0.86, 0.1, 0.012).at(0, 0.43, 0), cylinder(0.075, 0.06, { top: 0.005, bevel: 0.002, sides: 4 }).turn(0, 45, 0).at(0, 0.89, 0)).at(long / 2 + 0.05, 0, 0).mirror("x");
      if (has("iron"))
        return [
          part("bars", main("iron", 0x2f3236), all(all(cylinder(0.014, 0.8, { sides: 8 }).at(0, 0.42, 0), cylinder(0.03, 0.1, { top: 0.002, bevel: 0.001, sides: 8 }).at(0, 0.86, 0)).array(count + 1, [0.14, 0, 0]), box(long + 0.1, 0.03, 0.03, 0.006).at(0, 0.14, 0), box(long + 0.1, 0.03, 0.03, 0.006).at(0, 0.68, 0))),
          part("posts", second("clay", 0xa4523a, { paint: bricks }), box(0.16, 0.9, 0.16, 0.01).at(long / 2 + 0.1, 0.45, 0).mirror("x")),
        ];
      if (kind === "rail") return [part("rails", main("wood", 0x8a6a48, { grain: "x" }), box(long + 0.2, 0.1, 0.05, 0.012).array(3, [0, 0.24, 0]).at(0, 0.46, 0.01)), part("posts", second("wood", 0x7a5a3c), all(posts, box(0.1, 0.84, 0.1, 0.012).at(0, 0.42, 0)))];
      return [
        part("pickets", main("wood", 0xf1ede4), extrude(pairs([-0.05, 0, 0.05, 0, 0.05, 0.68, 0, 0.77, -0.05, 0.68]), 0.03, 0.006).array(count, [0.15, 0, 0]).at(0, 0.06, 0.035)),
        part("rails", main("wood", 0xe6e0d4), box(long + 0.1, 0.08, 0.035, 0.008).array(2, [0, 0.38, 0]).at(0, 0.4, 0)),
        part("posts", second("wood", 0xe6e0d4), posts),
      ];
    },
  }),
  program({
    id: "column",
    nouns: ["pillar", "greek column", "roman column", "doric column"],
    about: "a fluted stone column with a base and a capital",
    metresPerUnit: 2,
    wears: ["shaft", "capital base"],
    params: { flutes: whole(14, 20), kind: pick("doric", "ionic", "ionic") },
    variants: { ionic: { words: "scroll ornate", set: { kind: "ionic" } }, doric: { words: "simple plain", set: { kind: "doric" } } },
    traits: { broken: "ruined destroyed half" },
    sockets: (_, { has }) => ({ top: { at: [0, has("broken") ? 0.9 : 1.72, 0], size: [0.5, 1, 0.5] } }),
    parts: ({ flutes, kind }, { has }) => {
      const top = has("broken") ? 0.9 : 1.5;
      const scroll = all(cylinder(0.09, 0.42, { sides: 24 }).turn(90, 0, 0), torus(0.06, 0.018).turn(90, 0, 0).at(0, 0, 0.205), sphere(0.03, 1, 12).at(0, 0, 0.21));
      return [
        part("shaft", main("marble", 0xe9e4da), lathe(pairs([0, 0.18, 0.2, 0.18, 0.205, 0.22, 0.2, 0.7, 0.2 - (top - 0.7) * 0.04, top, 0, has("broken") ? top + 0.05 : top]), { ribs: flutes, ribDepth: 0.09 })),
        part("base", second("marble", 0xded8cc), all(box(0.56, 0.08, 0.56, 0.012).at(0, 0.04, 0), lathe(pairs([0, 0.07, 0.27, 0.08, 0.28, 0.12, 0.23, 0.15, 0.24, 0.18, 0.21, 0.21, 0, 0.21])))),
        !has("broken") && part("capital", second("marble", 0xded8cc), all(lathe(pairs([0, 1.48, 0.17, 1.48, 0.19, 1.5, 0.18, 1.52, 0.25, 1.6, 0, 1.6])), box(0.54, 0.07, 0.54, 0.012).at(0, 1.66, 0), ...(kind === "ionic" ? [scroll.at(0.22, 1.56, 0).mirror("x")] : []))),
        has("broken") && part("rubble", main("marble", 0xe0dacf), all(lathe(pairs([0, -0.12, 0.17, -0.12, 0.17, 0.12, 0, 0.14]), { ribs: flutes, ribDepth: 0.09 }).turn(0, 0, 84).at(0.5, 0.17, 0.14), box(0.16, 0.1, 0.12, 0.02).turn(0, 30, 12).at(-0.36, 0.05, 0.32))),
      ];
    },
  }),
  program({
    id: "arch",
    nouns: ["archway", "triumphal arch", "stone arch"],
    about: "a free-standing arch one walks through",
    metresPerUnit: 3,
    wears: ["stone", "trim"],
    params: { wide: [0.62, 0.74], deep: [0.34, 0.44] },
    parts: ({ wide, deep }) => {
      return [
        part("arch", stoneWall(0xb3a993), archedWall(1.5, 1.25, wide, 0.95, deep)),
        part("trim", second("stone", 0xcfc6b2), all(box(1.62, 0.08, deep + 0.1, 0.012).at(0, 1.28, 0), box(1.5, 0.14, deep, 0.01).at(0, 1.39, 0), box(1.58, 0.05, deep + 0.06, 0.01).at(0, 1.48, 0), box(0.14, 0.18, deep + 0.08, 0.02).at(0, 1.02, 0), box((1.5 - wide) / 2 + 0.04, 0.05, deep + 0.06, 0.01).at(0.375 + wide / 4, 0.64, 0).mirror("x"))),
        part("columns", second("stone", 0xcfc6b2), lathe(pairs([0, 0, 0.085, 0, 0.085, 0.06, 0.06, 0.08, 0.055, 1.1, 0.08, 1.14, 0.08, 1.22, 0, 1.22]), { sides: 20 }).at(0.375 + wide / 4, 0, deep / 2 + 0.05).mirror("x").mirror("z")),
      ];
    },
  }),
  program({
    id: "well",
    nouns: ["wishing well", "water well", "stone well", "draw well"],
    about: "a round stone well with a roof, a winch and a bucket",
    metresPerUnit: 1.2,
    wears: ["stone wall", "roof", "wood"],
    params: { wide: [0.44, 0.5], tall: [1.15, 1.3] },
    sockets: () => ({ inside: { at: [0, 0.3, 0], size: [0.6, 0.4, 0.6] } }),
    parts: ({ wide, tall }) => [
      part("wall", main("stone", 0x9a948a, { paint: roundBlocks(0.45) }), lathe(pairs([0, 0, wide, 0, wide, 0.48, wide - 0.14, 0.48, wide - 0.14, 0.1, 0, 0.1]))),
      part("rim", main("stone", 0x857f76), lathe(pairs([wide - 0.15, 0.47, wide + 0.04, 0.47, wide + 0.04, 0.54, wide - 0.15, 0.54, wide - 0.15, 0.47]))),
      part("water", liquid(0x2f6f8a, null), cylinder(wide - 0.13, 0.03).at(0, 0.3, 0)),
      part("posts", third("wood", 0x7a5230), all(box(0.07, tall - 0.1, 0.07, 0.01).at(wide - 0.03, tall / 2 + 0.05, 0).mirror("x"), box(wide * 2, 0.05, 0.05, 0.008).at(0, tall, 0))),
      part("roof", second("clay", 0xa8482e, { paint: shingles }), gableRoof(0.86, 0.36, wide * 2 + 0.34, 0.05).turn(0, 90, 0).at(0, tall, 0)),
      part("winch", third("wood", 0x8a5f38), all(cylinder(0.06, wide * 2 - 0.06).turn(0, 0, 90).at(0, 0.86, 0), cylinder(0.016, 0.24, { sides: 8 }).at(wide + 0.06, 0.78, 0), cylinder(0.018, 0.14, { sides: 8 }).turn(0, 0, 90).at(wide + 0.12, 0.67, 0), cylinder(0.02, 0.12, { sides: 8 }).turn(0, 0, 90).at(wide + 0.02, 0.86, 0)), { motion: spins([0, 0.86, 0], [1, 0, 0]) }),
      part("rope", fixed("fabric", 0xc9b184), all(cylinder(0.012, 0.3, { sides: 8 }).at(0, 0.74, 0.06), torus(0.064, 0.012).turn(0, 0, 90).array(5, [0.022, 0, 0]).at(0, 0.86, 0))),
      part("bucket", third("wood", 0x9a6a3c), all(lathe(pairs([0, 0.42, 0.09, 0.42, 0.115, 0.6, 0.1, 0.6, 0.08, 0.45, 0, 0.45])), torus(0.108, 0.01).at(0, 0.55, 0)).at(0, 0, 0.06)),
    ],
  }),
  program({
    id: "fountain",
    nouns: ["water fountain", "garden fountain"],
    about: "a stone basin with bowls and falling water",
    metresPerUnit: 2,
    wears: ["stone", "water"],
    params: { tiers: whole(2, 3), sides: pick("round", "round", "eight") },
    sockets: () => ({ inside: { at: [0, 0.2, 0], size: [1.2, 0.5, 1.2] } }),
    parts: ({ tiers, sides }) => {
      const edges = sides === "eight" ? 8 : 56;
      const bowls = Array.from({ length: tiers }, (_, n) => ({ y: 0.55 + n * 0.36, r: 0.46 - n * 0.15 }));
      const bowl = ({ y, r }: (typeof bowls)[number]) => all(lathe(pairs([0, y - 0.1, 0.07, y - 0.1, r * 0.6, y - 0.05, r, y + 0.03, r + 0.02, y + 0.06, r - 0.03, y + 0.06, r * 0.6, y, 0, y - 0.02])), lathe(pairs([0, y - 0.4, 0.1, y - 0.4, 0.06, y - 0.3, 0.085, y - 0.2, 0.05, y - 0.1, 0, y - 0.08])));
      const fall = ({ y, r }: (typeof bowls)[number], n: number) => sweep(triples([0, y + 0.05, r - 0.05, 0, y + 0.05, r + 0.03, 0, y - 0.08, r + 0.09, 0, n === 0 ? 0.2 : y - 0.3, r + 0.11]), [0.03, 0.026, 0.02, 0.03]).ring(n === 0 ? 12 : 8);
      const last = bowls[tiers - 1];
      return [
        part("basin", main("stone", 0xb5aea2), all(lathe(pairs([0, 0, 0.92, 0, 0.92, 0.05, 0.86, 0.07, 0.86, 0.24, 0.92, 0.27, 0.92, 0.31, 0.78, 0.31, 0.78, 0.1, 0, 0.1]), { sides: edges }), ...bowls.map(bowl), sphere(0.06, 1.3, 16).at(0, last.y + 0.06, 0))),
        part("water", { ...liquid(0x6fb4d8, 1) }, all(cylinder(0.8, 0.03, { sides: 48 }).at(0, 0.22, 0), ...bowls.map(({ y, r }) => cylinder(r - 0.03, 0.02).at(0, y + 0.04, 0)))),
        part("falls", { ...liquid(0xbfe2f2, 1) }, all(...bowls.map(fall), sweep(triples([0, last.y + 0.1, 0, 0, last.y + 0.34, 0.02, 0, last.y + 0.3, 0.12, 0, last.y + 0.06, 0.17]), [0.022, 0.018, 0.014, 0.016]).ring(6))),
      ];
    },
  }),
  program({
    id: "pyramid",
    nouns: ["egyptian pyramid", "step pyramid", "aztec pyramid"],
    about: "a great pyramid of stone blocks in the sand",
    metresPerUnit: 60,
    wears: ["stone", "sand"],
    params: { steps: whole(11, 14), kind: pick("egyptian") },
    traits: { aztec: "mayan maya step stepped temple" },
    parts: ({ steps }, { has }) => {
      const count = has("aztec") ? 6 : steps;
      const tall = has("aztec") ? 0.12 : 1 / steps;
      const layers = Array.from({ length: count }, (_, n) => box(1.5 * (1 - (n * (has("aztec") ? 0.8 : 1)) / count), tall, 1.5 * (1 - (n * (has("aztec") ? 0.8 : 1)) / count), 0.012).at(0, tall * (n + 0.5), 0));
      const stairs = Array.from({ length: count * 3 }, (_, n) => box(0.3, tall / 3 + 0.01, 0.09, 0.004).at(0, (tall / 3) * (n + 0.5), 0.79 - (0.6 * (n / (count * 3)))));
      return [
        part("stones", main("stone", 0xd2b27a, { paint: [courses(0.12, tall, { joint: 0.006, relief: -0.008 })] }), all(...layers)),
        has("aztec") ? part("stairs", main("stone", 0xb99a68), all(...stairs.map((step) => step.ring(1)), box(0.34, 0.2, 0.3, 0.01).at(0, tall * count + 0.09, 0), box(0.4, 0.05, 0.36, 0.01).at(0, tall * count + 0.21, 0))) : part("top", main("stone", 0xe6d2a0), cylinder(0.09, 0.09, { top: 0.002, bevel: 0.001, sides: 4 }).turn(0, 45, 0).at(0, 1.02, 0)),
        part("door", fixed("plastic", 0x2a2018), has("aztec") ? box(0.1, 0.14, 0.02, 0.004).at(0, tall * count + 0.07, 0.148) : box(0.1, 0.13, 0.06, 0.006).at(0, 0.065, 0.735)),
        part("sand", second("leather", 0xdcc08a), lathe(pairs([0, -0.05, 1.2, -0.05, 1.25, -0.01, 1.05, 0.02, 0, 0.03]), { ribs: 5, ribDepth: 0.05 })),
      ];
    },
  }),
];
