import { all, box, extrude, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { softOutline } from "@blenda/forge/language/outlines";
import { petal } from "@blenda/forge/language/petal";
import { part, program, whole } from "@blenda/forge/language/program";
import { clouds, fade, rings, speckles, stripes } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

const held = (height: number, width = 0.9) => ({ grip: { at: [0, height / 2, 0], size: [width, height, width] } }) as const;

export const greens = [
  program({
    id: "broccoli",
    nouns: ["cauliflower"],
    about: "a green vegetable like a small tree with a curly crown",
    metresPerUnit: 0.15,
    wears: ["crown floret", "stalk stem"],
    params: { wide: [0.4, 0.48], stalk: [0.13, 0.16], florets: whole(8, 10) },
    traits: { cauliflower: "" },
    sockets: () => held(0.5, 0.3),
    parts: ({ wide, stalk, florets }, { has, random }) => {
      const ball = { at: [0, 0.86, 0] as [number, number, number], scale: 1.25 };
      const low = Array.from({ length: florets }, (_, at) => {
        const angle = (at / florets) * 2 * Math.PI;
        return {
          at: [wide * Math.sin(angle), 0.64 + random.between(-0.04, 0.05), wide * Math.cos(angle)] as const,
          scale: random.between(0.85, 1.1),
        };
      });
      const high = Array.from({ length: 5 }, (_, at) => ({
        at: [wide * 0.55 * Math.sin(at * 1.257), 0.8, wide * 0.55 * Math.cos(at * 1.257)] as const,
        scale: random.between(0.95, 1.15),
      }));
      const bud = lathe(flat`0 -0.14, 0.1 -0.13, 0.18 -0.04, 0.18 0.06, 0.1 0.15, 0 0.17`, { smooth: 10, sides: 20 });
      return [
        part(
          "crown",
          main("leather", has("cauliflower") ? 0xefe6c8 : 0x3f7a2f, {
            paint: [speckles({ by: has("cauliflower") ? -0.12 : 0.3 }, 0.045, { size: 0.45, relief: 0.02, share: 0.7 })],
          }),
          bud.scatter([ball, ...low, ...high]),
        ),
        has("cauliflower") &&
          part(
            "leaves",
            fixed("plastic", 0x7fae52),
            petal(0.72, 0.44, { curl: -40, widest: 0.55, foot: 0.5, tip: 0.3 }).turn(34, 0, 0).at(0, 0.06, 0.1).ring(7),
          ),
        part(
          "stalk",
          second("plastic", 0x9dbb62),
          all(
            lathe(flat`0 0, ${stalk - 0.01} 0.01, ${stalk} 0.3, 0.2 0.5, 0.3 0.74, 0 0.8`),
            sweep(way`0 0.3 0.1, 0 0.45 0.2, 0 0.62 ${wide * 0.9}`, [0.09, 0.07, 0.06]).ring(florets),
          ),
        ),
      ];
    },
  }),
  program({
    id: "chili pepper",
    nouns: ["chili", "chilli", "chilli pepper", "chile", "hot pepper", "jalapeno", "pepper pod"],
    about: "a thin pointed hot pepper, red or green",
    metresPerUnit: 0.09,
    wears: ["pod skin", "stalk cap"],
    params: { bow: [0.12, 0.34] },
    traits: { unripe: "jalapeno" },
    sockets: () => held(0.3),
    parts: ({ bow }, { has }) => [
      part(
        "pepper",
        main("plastic", has("unripe") ? 0x3f7d2a : 0xc81e17),
        sweep(
          way`0.62 ${bow * 1.6} 0, 0.4 ${bow * 0.5 + 0.05} 0, 0.1 0.06 0, -0.25 0.07 0, -0.55 ${bow * 0.6 + 0.1} 0`,
          [0.008, 0.06, 0.11, 0.14, 0.15, 0.155, 0.13, 0.07],
        ),
      ),
      part(
        "cap",
        second("plastic", 0x4d8230),
        sweep(
          way`-0.5 ${bow * 0.5 + 0.1} 0, -0.57 ${bow * 0.6 + 0.12} 0, -0.66 ${bow * 0.8 + 0.2} 0, -0.72 ${bow + 0.4} 0.03`,
          [0.125, 0.1, 0.04, 0.035, 0.045],
        ),
      ),
    ],
  }),
  program({
    id: "bell pepper",
    nouns: ["paprika", "capsicum", "sweet pepper", "pepper"],
    about: "a hollow blocky sweet pepper, red, yellow or green",
    metresPerUnit: 0.09,
    wears: ["skin", "stalk"],
    params: { tall: [0.95, 1.15], lobes: whole(3, 4) },
    sockets: () => held(1),
    parts: ({ tall, lobes }) => [
      part(
        "pepper",
        main("plastic", 0xd23a1a, { paint: [fade({ by: 0.2 }, 0.6, 1, { share: 0.4 })] }),
        lathe(flat`0 0.07, 0.12 0, 0.28 0.05, 0.4 0.3, 0.47 0.65, 0.45 0.86, 0.3 0.97, 0.14 0.93, 0 0.86`, {
          smooth: 30,
          ribs: lobes,
          ribDepth: 0.13,
        }).scale(1, tall, 1),
      ),
      part(
        "stalk",
        second("plastic", 0x4f8a34),
        sweep(way`0 ${0.84 * tall} 0, 0 ${0.96 * tall} 0, 0.03 ${1.08 * tall} 0.02, 0.1 ${1.18 * tall} 0.04`, [0.12, 0.06, 0.045, 0.06]),
      ),
    ],
  }),
  program({
    id: "avocado",
    about: "a green pear-shaped fruit cut open, with a big round stone",
    metresPerUnit: 0.1,
    wears: ["skin", "flesh", "stone pit"],
    params: { neck: [0.2, 0.26], pit: [0.19, 0.23] },
    traits: { whole: "uncut closed" },
    sockets: () => held(0.5),
    parts: ({ neck, pit }, { has }) => {
      const skin = main("leather", 0x34502a, { paint: [speckles({ by: 0.35 }, 0.05, { size: 0.3, relief: 0.01 })] });
      const body = (scale: number) =>
        lathe(flat`0 0, 0.15 0.01, 0.42 0.22, 0.44 0.48, 0.32 0.78, ${neck} 1, ${neck * 0.55} 1.14, 0 1.18`, { smooth: 30 })
          .at(0, -0.55, 0)
          .scale(scale);
      if (has("whole"))
        return [part("avocado", skin, body(1)), part("stalk", fixed("wood", 0x6d5a34), sphere(0.05, 0.7, 12).at(0, 0.62, 0))];
      const halved = (scale: number, z: number) => body(scale).minus(box(2, 2, 2, 0).at(0, 0, 1 + z));
      return [
        part("skin", skin, halved(1, 0).turn(-35, 0, 0).at(0, 0.5, 0)),
        part(
          "flesh",
          second("plastic", 0xe6df8a, {
            paint: [fade(0x93b84a, 0.3, 0.44, { along: "x", share: 0.8 }), fade(0x93b84a, -0.3, -0.44, { along: "x", share: 0.8 })],
          }),
          halved(0.94, 0.02).turn(-35, 0, 0).at(0, 0.5, 0),
        ),
        part("stone", third("wood", 0x7a4a22), sphere(pit).at(0, -0.16, 0.03).turn(-35, 0, 0).at(0, 0.5, 0)),
      ];
    },
  }),
  program({
    id: "cabbage",
    nouns: ["white cabbage", "cabbage head", "head of cabbage"],
    about: "a round head of green leaves folded over each other",
    metresPerUnit: 0.22,
    wears: ["leaf head"],
    params: { open: [26, 34] },
    sockets: () => held(0.8),
    parts: ({ open }) => {
      const veined = (color: number) =>
        main("plastic", color, {
          paint: [stripes({ by: 0.45 }, 22, { width: 0.12, wobble: 0.4, share: 0.7 }), clouds({ by: -0.3 }, 0.2, { share: 0.4 })],
        });
      const outline = softOutline(
        flat`
          0 -0.5, 0.2 -0.4, 0.36 -0.16, 0.38 0, 0.3 0.12, 0.24 0.1, 0.12 0.2, 0 0.16, -0.13 0.2, -0.25 0.11, -0.34 0.1, -0.39 -0.04,
          -0.36 -0.16, -0.2 -0.4
        `,
        3,
      );
      // A leaf is what an outline cuts out of a hollow ball.
      const leaf = (radius: number) =>
        sphere(radius, 1, 28)
          .minus(sphere(radius - 0.022, 1, 28))
          .meet(extrude(outline, 1, 0).at(0, 0, 0.5))
          .at(0, radius, 0);
      return [
        part("head", veined(0x9cc46a), sphere(0.38, 1, 32).at(0, 0.43, 0)),
        part("inner leaves", veined(0x86b65a), leaf(0.45).turn(9, 0, 0).ring(5, 36)),
        part("outer leaves", veined(0x5f9440), leaf(0.52).turn(open, 0, 0).ring(6)),
      ];
    },
  }),
  program({
    id: "radish",
    nouns: ["turnip", "beet", "beetroot"],
    about: "a small round root with a thin tail and green leaves",
    metresPerUnit: 0.06,
    wears: ["root", "leaf"],
    params: { fat: [0.38, 0.46], leaves: whole(5, 7) },
    traits: { beet: "beetroot", turnip: "swede" },
    sockets: () => held(0.8),
    parts: ({ fat, leaves }, { has }) => [
      part(
        "root",
        main("plastic", has("beet") ? 0x5e1533 : has("turnip") ? 0xf1e9dc : 0xb8224a, {
          paint: [
            has("turnip") ? fade(0x8d4a86, 0.4, 0.62, { wave: 0.15 }) : fade(has("beet") ? 0x43101f : 0xf4e6e2, 0.3, 0.08, { wave: 0.15 }),
            rings({ by: -0.3 }, 0.06, { width: 0.12, share: 0.3 }),
          ],
        }),
        lathe(flat`0 -0.5, 0.012 -0.45, 0.03 -0.2, 0.12 0, ${fat - 0.06} 0.18, ${fat} 0.45, ${fat - 0.12} 0.75, 0.1 0.84, 0 0.84`, {
          smooth: 34,
        }),
      ),
      part(
        "stems",
        fixed("plastic", has("beet") ? 0x9a2348 : 0xa8c070),
        sweep(way`0 0.8 0.03, 0 1.05 0.06, 0 1.3 0.16`, [0.04, 0.03, 0.02]).ring(leaves),
      ),
      part(
        "leaves",
        second("plastic", 0x549a3c, { paint: [clouds({ by: -0.3 }, 0.2)] }),
        petal(0.7, 0.36, { curl: 60, widest: 0.6 }).turn(18, 0, 0).at(0, 1.12, 0.1).ring(leaves),
      ),
    ],
  }),
];
