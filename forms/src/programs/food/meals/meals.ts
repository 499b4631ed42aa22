import { all, blob, box, cylinder, extrude, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { way } from "@blenda/forge/language/numbers";
import { circle, softOutline } from "@blenda/forge/language/outlines";
import { pairs } from "@blenda/forge/language/pieces/outlines";
import { part, program, whole } from "@blenda/forge/language/program";
import { clouds, fade, rings, speckles } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

const held = (height: number, width = 0.9) => ({ grip: { at: [0, height / 2, 0], size: [width, height, 0.5] } }) as const;

export const meals = [
  program({
    id: "pizza",
    already: "round flat",
    nouns: ["slice of pizza", "pizza slice", "piece of pizza"],
    about: "a flat round dough with tomato, cheese and toppings",
    metresPerUnit: 0.3,
    wears: ["cheese", "crust dough", "topping salami pepperoni"],
    params: { slices: whole(6, 8), rim: [0.055, 0.07] },
    traits: { slice: "piece wedge" },
    sockets: () => held(0.1),
    parts: ({ slices, rim }, { has, random }) => {
      const cheese = main("plastic", 0xf0bf4a, {
        paint: [clouds(0xc2441f, 0.12, { share: 0.8 }), speckles(0xfbe9b0, 0.13, { size: 0.4, relief: 0.008 })],
      });
      const dough = second("paper", 0xc88f4a, { paint: [clouds({ by: -0.5 }, 0.12, { share: 0.6 })] });
      const salami = third("leather", 0xa5301f, { paint: [speckles(0xe08a70, 0.03, { size: 0.35 })] });
      const coin = cylinder(0.075, 0.02, { bevel: 0.008, sides: 20 });
      const leaf = sphere(0.04, 1, 10).scale(1, 0.25, 0.55);
      if (has("slice")) {
        const wedge = (tip: number, wide: number) => softOutline(pairs([0, -tip, wide, 0.34, 0, 0.4, -wide, 0.34]), 1);
        const put = (x: number, z: number) => ({ at: [x, 0.06, z] as const, turn: [0, random.between(0, 90), 0] as const });
        return [
          part(
            "crust",
            dough,
            all(
              sweep(way`-0.33 0.045 -0.42, -0.16 0.045 -0.475, 0 0.045 -0.49, 0.16 0.045 -0.475, 0.33 0.045 -0.42`, 0.06),
              extrude(wedge(0.62, 0.33), 0.035, 0.01).turn(-90, 0, 0).at(0, 0.018, -0.06),
            ),
          ),
          part("cheese", cheese, extrude(wedge(0.58, 0.3), 0.03, 0.01).turn(-90, 0, 0).at(0, 0.04, -0.06)),
          part("salami", salami, coin.scatter([put(-0.1, -0.25), put(0.12, -0.08), put(-0.06, 0.1), put(0.03, 0.32)])),
          part("basil", fixed("plastic", 0x4d8a34), leaf.scatter([put(0.13, -0.28), put(-0.13, -0.06), put(0.06, 0.17)])),
        ];
      }
      const spots = (count: number, from: number) =>
        Array.from({ length: count }, (_, at) => ({
          at: [
            0.37 * Math.sqrt((at + 0.6) / count) * Math.sin(at * 2.4 + from),
            0.068,
            0.37 * Math.sqrt((at + 0.6) / count) * Math.cos(at * 2.4 + from),
          ] as const,
          turn: [0, random.between(0, 180), 0] as const,
          scale: random.between(0.9, 1.1),
        }));
      return [
        part("crust", dough, all(torus(0.47, rim).at(0, 0.055, 0), cylinder(0.48, 0.03, { sides: 48 }).at(0, 0.016, 0))),
        part("cheese", cheese, lathe(pairs([0, 0.02, 0.46, 0.02, 0.45, 0.05, 0.3, 0.06, 0, 0.062]))),
        part("cuts", fixed("paper", 0x9a4a22), box(0.45, 0.008, 0.008, 0.002).at(0.225, 0.06, 0).ring(slices)),
        part("salami", salami, coin.scatter(spots(13, 0))),
        part("basil", fixed("plastic", 0x4d8a34), leaf.scatter(spots(11, 1.3))),
      ];
    },
  }),
  program({
    id: "hot dog",
    nouns: ["hotdog"],
    about: "a sausage in a split bun with a line of mustard",
    metresPerUnit: 0.17,
    wears: ["bun", "sausage", "mustard sauce ketchup"],
    params: { long: [0.9, 1.05] },
    sockets: () => held(0.3),
    parts: ({ long }) => {
      const wave = Array.from({ length: 15 }, (_, at) => [((at / 14) * 2 - 1) * 0.42 * long, 0.41, at % 2 ? 0.05 : -0.05] as const);
      const half = sweep(
        way`${-0.5 * long} 0.17 0.13, ${-0.44 * long} 0.17 0.15, 0 0.17 0.16, ${0.44 * long} 0.17 0.15, ${0.5 * long} 0.17 0.13`,
        [0.06, 0.14, 0.16, 0.165, 0.16, 0.14, 0.06],
      );
      return [
        part(
          "bun",
          main("paper", 0xc47f36, { paint: [fade({ by: -0.35 }, 0.2, 0.9, { along: "up", share: 0.5 })] }),
          all(half, half.turn(0, 180, 0)),
        ),
        part(
          "sausage",
          second("plastic", 0xa8431f),
          sweep(
            way`${-0.6 * long} 0.3 0, ${-0.56 * long} 0.28 0, 0 0.26 0, ${0.56 * long} 0.28 0, ${0.6 * long} 0.3 0`,
            [0.03, 0.1, 0.125, 0.13, 0.125, 0.1, 0.03],
          ),
        ),
        part("mustard", third("plastic", 0xf0bd1f), sweep(wave, 0.028)),
      ];
    },
  }),
  program({
    id: "taco",
    nouns: ["tacos"],
    about: "a folded corn shell with meat, salad, tomato and cheese",
    metresPerUnit: 0.18,
    wears: ["shell", "salad lettuce"],
    params: { open: [22, 30] },
    sockets: () => held(0.5),
    parts: ({ open }, { random }) => {
      const side = extrude(
        [[-0.55, 0], [0.55, 0], ...circle(0.55, 32).slice(1, 16)].map(([x, y]) => [x, y] as const),
        0.035,
        0.012,
      );
      const bits = (count: number, y: number) =>
        Array.from({ length: count }, (_, at) => {
          const t = ((at + 0.5) / count) * 2 - 1;
          return {
            at: [t * 0.46, y + 0.46 * Math.sqrt(1 - t * t * 0.9) * 0.95 + random.between(-0.04, 0.02), random.between(-0.1, 0.1)] as const,
            turn: [random.between(0, 90), random.between(0, 90), random.between(0, 90)] as const,
            scale: random.between(0.8, 1.15),
          };
        });
      return [
        part(
          "shell",
          main("paper", 0xe0a646, {
            paint: [speckles({ by: -0.4 }, 0.06, { size: 0.25, share: 0.6 }), clouds({ by: -0.25 }, 0.15, { share: 0.5 })],
          }),
          all(
            side.turn(open * 0.6, 0, 0).at(0, 0.02, 0.04),
            side.turn(-open * 0.6, 0, 0).at(0, 0.02, -0.04),
            sweep(way`-0.55 0.03 0, 0 0.03 0, 0.55 0.03 0`, 0.05),
          ),
        ),
        part(
          "meat",
          fixed("leather", 0x6d3a1e),
          all(
            extrude(
              circle(0.46, 28)
                .map(([x, y]) => [x, Math.max(0, y)] as const)
                .filter(([, y], at, list) => y > 0 || list[at - 1]?.[1] !== 0),
              0.1,
              0.03,
            ).at(0, 0.05, 0),
            blob(
              bits(9, 0).map(({ at }) => ({ at: [at[0] * 0.9, at[1] - 0.03, at[2] * 0.4], radius: 0.08 })),
              0.05,
              0.05,
            ),
          ),
        ),
        part("salad", second("plastic", 0x6fae3c), sphere(0.1, 1, 12).scale(1, 0.25, 1).scatter(bits(12, 0.08))),
        part("tomato", fixed("plastic", 0xd2321f), box(0.08, 0.08, 0.08, 0.015).scatter(bits(8, 0.11))),
        part("cheese", fixed("plastic", 0xf2b632), box(0.16, 0.022, 0.022, 0.004).scatter(bits(14, 0.14))),
      ];
    },
  }),
  program({
    id: "sushi",
    nouns: ["nigiri", "maki", "sushi roll"],
    about: "rice with raw fish or rolled in seaweed",
    metresPerUnit: 0.09,
    wears: ["fish salmon", "rice", "seaweed nori"],
    params: { long: [0.86, 1] },
    traits: { roll: "maki rolls" },
    sockets: () => held(0.5),
    parts: ({ long }, { has }) => {
      const rice = second("porcelain", 0xf3efe4, { paint: [speckles({ by: -0.18 }, 0.055, { size: 0.5, share: 0.8, relief: 0.015 })] });
      const nori = third("leather", 0x1f2a22);
      const fish = main("plastic", 0xee7a4c, { paint: [rings({ by: 0.45 }, 0.13, { along: "x", width: 0.22 })] });
      const roll = lathe(pairs([0, 0, 0.4, 0, 0.4, 0.02, 0.4, 0.48, 0.38, 0.48, 0, 0.48]));
      if (has("roll"))
        return [
          part("nori", nori, all(roll.at(-0.45, 0, 0), roll.at(0.45, 0, 0.12))),
          part(
            "rice",
            rice,
            all(cylinder(0.375, 0.04, { sides: 40 }).at(-0.45, 0.485, 0), cylinder(0.375, 0.04, { sides: 40 }).at(0.45, 0.485, 0.12)),
          ),
          part("fish", fish, box(0.22, 0.06, 0.22, 0.03).array(2, [0.9, 0, 0.12]).at(0, 0.5, 0.06)),
        ];
      return [
        part("rice", rice, blob([{ at: [-0.26 * long, 0.2, 0], to: [0.26 * long, 0.2, 0], radius: 0.2 }], 0.05, 0.04)),
        part(
          "fish",
          fish,
          sweep(
            way`${-0.6 * long} 0.2 0, ${-0.4 * long} 0.39 0, 0 0.43 0, ${0.4 * long} 0.39 0, ${0.6 * long} 0.2 0`,
            [0.12, 0.2, 0.23, 0.22, 0.13],
            { flatten: 0.28 },
          ),
        ),
        part(
          "nori",
          nori,
          extrude(
            circle(0.255, 28).map(([x, y]) => [x * 0.98, y * 1.12] as const),
            0.14,
            0.01,
          )
            .turn(0, 90, 0)
            .at(0.06, 0.235, 0),
        ),
      ];
    },
  }),
];
