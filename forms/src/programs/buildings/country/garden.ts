import { all, box, cylinder, extrude, lathe, sphere, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { pairs } from "@blenda/forge/language/pieces/outlines";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { courses } from "@blenda/forge/language/skins";
import { fixed, main, second } from "@blenda/forge/language/substance";

import { archedWall, bricks, stoneWall } from "./walls.ts";

export const garden = [
  program({
    id: "fence",
    is: ["wall"],
    nouns: ["picket fence", "garden fence", "wooden fence", "railing", "palisade"],
    about: "a fence of pointed pickets or rails between posts",
    metresPerUnit: 1.2,
    wears: ["picket board", "post"],
    params: { kind: pick("picket", "picket", "rail"), count: whole(9, 11) },
    variants: {
      picket: { words: "white garden pointed", set: { kind: "picket" } },
      rail: { words: "ranch farm split", set: { kind: "rail" } },
    },
    traits: { iron: "metal wrought steel" },
    parts: ({ kind, count }, { has }) => {
      const long = count * 0.15;
      const posts = all(
        box(0.1, 0.86, 0.1, 0.012).at(0, 0.43, 0),
        cylinder(0.075, 0.06, { top: 0.005, bevel: 0.002, sides: 4 }).turn(0, 45, 0).at(0, 0.89, 0),
      )
        .at(long / 2 + 0.05, 0, 0)
        .mirror("x");
      if (has("iron"))
        return [
          part(
            "bars",
            main("iron", 0x2f3236),
            all(
              all(
                cylinder(0.014, 0.8, { sides: 8 }).at(0, 0.42, 0),
                cylinder(0.03, 0.1, { top: 0.002, bevel: 0.001, sides: 8 }).at(0, 0.86, 0),
              ).array(count + 1, [0.14, 0, 0]),
              box(long + 0.1, 0.03, 0.03, 0.006).at(0, 0.14, 0),
              box(long + 0.1, 0.03, 0.03, 0.006).at(0, 0.68, 0),
            ),
          ),
          part(
            "posts",
            second("clay", 0xa4523a, { paint: bricks }),
            box(0.16, 0.9, 0.16, 0.01)
              .at(long / 2 + 0.1, 0.45, 0)
              .mirror("x"),
          ),
        ];
      if (kind === "rail")
        return [
          part(
            "rails",
            main("wood", 0x8a6a48, { grain: "x" }),
            box(long + 0.2, 0.1, 0.05, 0.012)
              .array(3, [0, 0.24, 0])
              .at(0, 0.46, 0.01),
          ),
          part("posts", second("wood", 0x7a5a3c), all(posts, box(0.1, 0.84, 0.1, 0.012).at(0, 0.42, 0))),
        ];
      return [
        part(
          "pickets",
          main("wood", 0xf1ede4),
          extrude(flat`-0.05 0, 0.05 0, 0.05 0.68, 0 0.77, -0.05 0.68`, 0.03, 0.006).array(count, [0.15, 0, 0]).at(0, 0.06, 0.035),
        ),
        part(
          "rails",
          main("wood", 0xe6e0d4),
          box(long + 0.1, 0.08, 0.035, 0.008)
            .array(2, [0, 0.38, 0])
            .at(0, 0.4, 0),
        ),
        part("posts", second("wood", 0xe6e0d4), posts),
      ];
    },
  }),
  program({
    id: "column",
    already: "tall round",
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
      const scroll = all(
        cylinder(0.09, 0.42, { sides: 24 }).turn(90, 0, 0),
        torus(0.06, 0.018).turn(90, 0, 0).at(0, 0, 0.205),
        sphere(0.03, 1, 12).at(0, 0, 0.21),
      );
      return [
        part(
          "shaft",
          main("marble", 0xe9e4da),
          lathe(pairs([0, 0.18, 0.2, 0.18, 0.205, 0.22, 0.2, 0.7, 0.2 - (top - 0.7) * 0.04, top, 0, has("broken") ? top + 0.05 : top]), {
            ribs: flutes,
            ribDepth: 0.09,
          }),
        ),
        part(
          "base",
          second("marble", 0xded8cc),
          all(
            box(0.56, 0.08, 0.56, 0.012).at(0, 0.04, 0),
            lathe(flat`0 0.07, 0.27 0.08, 0.28 0.12, 0.23 0.15, 0.24 0.18, 0.21 0.21, 0 0.21`),
          ),
        ),
        !has("broken") &&
          part(
            "capital",
            second("marble", 0xded8cc),
            all(
              lathe(flat`0 1.48, 0.17 1.48, 0.19 1.5, 0.18 1.52, 0.25 1.6, 0 1.6`),
              box(0.54, 0.07, 0.54, 0.012).at(0, 1.66, 0),
              ...(kind === "ionic" ? [scroll.at(0.22, 1.56, 0).mirror("x")] : []),
            ),
          ),
        has("broken") &&
          part(
            "rubble",
            main("marble", 0xe0dacf),
            all(
              lathe(flat`0 -0.12, 0.17 -0.12, 0.17 0.12, 0 0.14`, { ribs: flutes, ribDepth: 0.09 }).turn(0, 0, 84).at(0.5, 0.17, 0.14),
              box(0.16, 0.1, 0.12, 0.02).turn(0, 30, 12).at(-0.36, 0.05, 0.32),
            ),
          ),
      ];
    },
  }),
  program({
    id: "arch",
    nouns: ["archway", "triumphal arch", "stone arch"],
    about: "a free-standing arch one walks through",
    metresPerUnit: 3,
    isLarge: true,
    wears: ["stone", "trim"],
    params: { wide: [0.62, 0.74], deep: [0.34, 0.44] },
    parts: ({ wide, deep }) => {
      return [
        part("arch", stoneWall(0xb3a993), archedWall(1.5, 1.25, wide, 0.95, deep)),
        part(
          "trim",
          second("stone", 0xcfc6b2),
          all(
            box(1.62, 0.08, deep + 0.1, 0.012).at(0, 1.28, 0),
            box(1.5, 0.14, deep, 0.01).at(0, 1.39, 0),
            box(1.58, 0.05, deep + 0.06, 0.01).at(0, 1.48, 0),
            box(0.14, 0.18, deep + 0.08, 0.02).at(0, 1.02, 0),
            box((1.5 - wide) / 2 + 0.04, 0.05, deep + 0.06, 0.01)
              .at(0.375 + wide / 4, 0.64, 0)
              .mirror("x"),
          ),
        ),
        part(
          "columns",
          second("stone", 0xcfc6b2),
          lathe(flat`0 0, 0.085 0, 0.085 0.06, 0.06 0.08, 0.055 1.1, 0.08 1.14, 0.08 1.22, 0 1.22`, { sides: 20 })
            .at(0.375 + wide / 4, 0, deep / 2 + 0.05)
            .mirror("x")
            .mirror("z"),
        ),
      ];
    },
  }),
  program({
    id: "pyramid",
    already: "pointed",
    nouns: ["egyptian pyramid"],
    about: "a great pyramid of stone blocks in the sand",
    metresPerUnit: 60,
    isLarge: true,
    wears: ["stone", "sand"],
    params: { steps: whole(11, 14), kind: pick("egyptian") },
    traits: { aztec: "mayan maya step stepped temple" },
    parts: ({ steps }, { has }) => {
      const count = has("aztec") ? 6 : steps;
      const tall = has("aztec") ? 0.12 : 1 / steps;
      const layers = Array.from({ length: count }, (_, n) =>
        box(1.5 * (1 - (n * (has("aztec") ? 0.8 : 1)) / count), tall, 1.5 * (1 - (n * (has("aztec") ? 0.8 : 1)) / count), 0.012).at(
          0,
          tall * (n + 0.5),
          0,
        ),
      );
      const stairs = Array.from({ length: count * 3 }, (_, n) =>
        box(0.3, tall / 3 + 0.01, 0.09, 0.004).at(0, (tall / 3) * (n + 0.5), 0.79 - 0.6 * (n / (count * 3))),
      );
      return [
        part("stones", main("stone", 0xd2b27a, { paint: [courses(0.12, tall, { joint: 0.006, relief: -0.008 })] }), all(...layers)),
        has("aztec")
          ? part(
              "stairs",
              main("stone", 0xb99a68),
              all(
                ...stairs.map((step) => step.ring(1)),
                box(0.34, 0.2, 0.3, 0.01).at(0, tall * count + 0.09, 0),
                box(0.4, 0.05, 0.36, 0.01).at(0, tall * count + 0.21, 0),
              ),
            )
          : part(
              "top",
              main("stone", 0xe6d2a0),
              cylinder(0.09, 0.09, { top: 0.002, bevel: 0.001, sides: 4 }).turn(0, 45, 0).at(0, 1.02, 0),
            ),
        part(
          "door",
          fixed("plastic", 0x2a2018),
          has("aztec") ? box(0.1, 0.14, 0.02, 0.004).at(0, tall * count + 0.07, 0.148) : box(0.1, 0.13, 0.06, 0.006).at(0, 0.065, 0.735),
        ),
        part(
          "sand",
          second("leather", 0xdcc08a),
          lathe(flat`0 -0.05, 1.2 -0.05, 1.25 -0.01, 1.05 0.02, 0 0.03`, { ribs: 5, ribDepth: 0.05 }),
        ),
      ];
    },
  }),
];
