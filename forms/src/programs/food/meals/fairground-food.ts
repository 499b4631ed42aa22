import { all, box, extrude, type Form, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { softOutline } from "@blenda/forge/language/outlines";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { clouds, fade, rings, speckles } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

const held = { grip: { at: [0, 0.2, 0], size: [0.8, 0.4, 0.5] } } as const;
const browned = [clouds({ by: -0.35 }, 0.15, { share: 0.6 }), speckles({ by: -0.3 }, 0.04, { size: 0.2 })];

export const fairgroundFood = [
  program({
    id: "nachos",
    nouns: ["tortilla chips", "chicken nuggets", "nuggets", "chicken nugget"],
    about: "a basket of crisp golden pieces with a cup of sauce",
    metresPerUnit: 0.25,
    gathers: 40,
    wears: ["chip nugget", "basket box", "sauce dip"],
    params: { chips: whole(20, 26) },
    traits: { nugget: "nuggets chicken" },
    sockets: () => held,
    parts: ({ chips }, { has, random }) => {
      const chip = has("nugget") ? sphere(0.12, 0.6, 14).scale(1.2, 1, 0.95) : extrude(flat`-0.14 -0.08, 0.14 -0.08, 0 0.16`, 0.022, 0.008);
      const spots = Array.from({ length: chips }, (_, at) => {
        const [r, a] = [0.3 * Math.sqrt((at + 0.5) / chips), at * 2.4];
        return {
          at: [r * Math.cos(a) * 1.25 - 0.08, 0.26 + (1 - r / 0.32) * 0.16, r * Math.sin(a)] as const,
          turn: [random.between(-70, 30), random.between(0, 360), random.between(-30, 30)] as const,
        };
      });
      return [
        part("chips", main("paper", 0xeab04a, { paint: browned }), chip.scatter(spots)),
        part(
          "basket",
          second("paper", 0xc8322a, { paint: [rings(0xf6efe2, 0.12, { width: 0.5, along: "x" })] }),
          lathe(flat`0 0, 0.34 0, 0.46 0.3, 0.44 0.31, 0.38 0.2, 0 0.18`, { sides: 4 }).turn(0, 45, 0).scale(1.3, 1, 1),
        ),
        part("cup", fixed("porcelain", 0xf2f2f4), lathe(flat`0 0.24, 0.1 0.24, 0.14 0.42, 0.125 0.42, 0.1 0.36, 0 0.36`).at(0.3, 0, 0.06)),
        part("dip", third("plastic", 0xb8301c), lathe(flat`0 0.36, 0.12 0.37, 0.115 0.4, 0 0.41`).at(0.3, 0, 0.06)),
      ];
    },
  }),
  program({
    id: "marshmallow",
    is: ["upright"],
    nouns: ["marshmallows", "roasted marshmallow"],
    about: "three marshmallows roasted on a stick",
    metresPerUnit: 0.12,
    wears: ["marshmallow", "stick"],
    params: { size: [0.2, 0.23] },
    sockets: () => held,
    parts: ({ size }) => {
      const lean = (form: Form) => form.turn(0, 0, -38).at(-0.5, 0.12, 0);
      const one = lathe(flat`0 0, ${size * 0.8} 0, ${size} 0.06, ${size * 1.04} 0.16, ${size} 0.26, ${size * 0.8} 0.32, 0 0.32`, {
        smooth: 22,
      });
      return [
        part(
          "marshmallows",
          main("porcelain", 0xf8f1e8, { paint: [clouds(0xc98a4a, 0.3, { share: 0.65 })] }),
          lean(all(...[0, 1, 2].map((at) => one.at(0, 0.5 + at * 0.34, 0)))),
        ),
        part("stick", second("wood", 0x8a5a34), lean(sweep(way`0 0 0, 0.01 0.8 0, 0 1.66 0`, [0.035, 0.03, 0.012]))),
      ];
    },
  }),
  program({
    id: "cotton candy",
    is: ["upright"],
    nouns: ["candy floss", "candyfloss", "fairy floss"],
    about: "a pink cloud of spun sugar on a paper cone",
    metresPerUnit: 0.28,
    wears: ["sugar cloud", "cone stick"],
    params: { tone: pick("pink", "blue"), puffs: whole(20, 26) },
    sockets: () => ({ grip: { at: [0, 0.2, 0], size: [0.1, 0.3, 0.1] } }),
    parts: ({ tone, puffs }, { random }) => [
      part(
        "sugar",
        main("fabric", { pink: 0xf7a8cc, blue: 0x9fd0f2 }[tone], { paint: [clouds({ by: 0.35 }, 0.12, { share: 0.6, relief: 0.02 })] }),
        all(
          sphere(0.34, 1.15, 32).at(0, 1.0, 0),
          ...Array.from({ length: puffs }, (_, at) => {
            const [a, up] = [at * 2.4, 1 - (2 * (at + 0.5)) / puffs];
            const r = Math.sqrt(1 - up * up) * 0.27;
            return sphere(random.between(0.13, 0.18), 1, 16).at(r * Math.cos(a), 1.0 + up * 0.34, r * Math.sin(a));
          }),
        ),
      ),
      part(
        "cone",
        second("paper", 0xf6f0e6, { paint: [rings(0xe0559a, 0.2, { width: 0.3 })] }),
        lathe(flat`0 0, 0.02 0, 0.11 0.76, 0 0.78`),
      ),
    ],
  }),
  program({
    id: "gummy bear",
    nouns: ["gummy bears", "jelly bear", "gummi bear", "gummy"],
    about: "a clear jelly bear",
    metresPerUnit: 0.03,
    gathers: 12,
    wears: ["bear"],
    params: { tone: pick("red", "green", "yellow", "orange"), fat: [0.94, 1.08] },
    sockets: () => held,
    parts: ({ tone, fat }) => [
      part(
        "bear",
        main("crystal", { red: 0xd0242f, green: 0x3fa845, yellow: 0xf2c02c, orange: 0xf0802a }[tone]),
        all(
          sphere(0.27, 1.15, 32).scale(fat, 1, 0.85).at(0, 0.4, 0),
          sphere(0.23, 1, 32).at(0, 0.86, 0.02),
          sphere(0.1, 0.8, 20).at(0, 0.82, 0.21),
          sphere(0.085, 1, 18).at(0.16, 1.06, 0).mirror("x"),
          sphere(0.1, 1.3, 18).turn(-50, 0, 0).at(0.2, 0.56, 0.2).mirror("x"),
          sphere(0.13, 1.2, 18).turn(-70, 0, 0).at(0.17, 0.14, 0.16).mirror("x"),
          sphere(0.028, 1, 10).at(0.085, 0.9, 0.225).mirror("x"),
        ),
      ),
    ],
  }),
  program({
    id: "butter",
    nouns: ["stick of butter", "margarine"],
    about: "a block of butter on a dish with a slice cut off",
    metresPerUnit: 0.18,
    wears: ["butter", "dish plate"],
    params: { cut: [0.12, 0.18] },
    sockets: () => held,
    parts: ({ cut }) => [
      part(
        "butter",
        main("plastic", 0xf6dc7a, { paint: [fade({ by: 0.2 }, 0.4, 1, { along: "up", share: 0.4 })] }),
        all(
          box(0.72, 0.3, 0.36, 0.03).at(-0.1, 0.24, 0),
          box(0.09, 0.3, 0.35, 0.02)
            .turn(0, 0, -64)
            .at(0.4 + cut, 0.14, 0),
        ),
      ),
      part(
        "dish",
        second("porcelain", 0xe6eef2),
        extrude(softOutline(flat`-0.66 -0.3, 0 -0.36, 0.66 -0.3, 0.7 0, 0.66 0.3, 0 0.36, -0.66 0.3, -0.7 0`, 4), 0.07, 0.03)
          .turn(-90, 0, 0)
          .at(0, 0.045, 0),
      ),
    ],
  }),
  program({
    id: "ketchup",
    nouns: ["ketchup bottle", "bottle of ketchup", "mustard", "mustard bottle", "sauce bottle", "hot sauce", "bottle of mustard"],
    about: "a squeeze bottle of sauce with a pointed cap and a label",
    metresPerUnit: 0.2,
    wears: ["bottle sauce", "cap", "label"],
    params: { wide: [0.23, 0.27] },
    traits: { mustard: "mustardy" },
    sockets: () => ({ grip: { at: [0, 0.4, 0], size: [0.5, 0.5, 0.5] } }),
    parts: ({ wide }, { has }) => [
      part(
        "bottle",
        main("plastic", has("mustard") ? 0xf2c02a : 0xc8241f),
        lathe(flat`0 0, ${wide} 0, ${wide + 0.03} 0.04, ${wide + 0.02} 0.4, ${wide - 0.02} 0.55, ${wide} 0.7, 0.12 0.86, 0.11 0.9, 0 0.9`, {
          smooth: 32,
        }),
      ),
      part(
        "cap",
        second("plastic", 0xf6f2ea),
        lathe(flat`0 0.88, 0.13 0.88, 0.14 0.92, 0.13 0.98, 0.05 1.02, 0.03 1.2, 0.02 1.22, 0 1.22`, { ribs: 20, ribDepth: 0.04 }),
      ),
      part(
        "label",
        third("paper", 0xf8f2e2, { paint: [rings(0x3a8a3f, 0.5, { width: 0.12 })] }),
        lathe(flat`0.1 0.14, ${wide + 0.036} 0.14, ${wide + 0.03} 0.42, 0.1 0.42, 0.1 0.14`, { sides: 48 }),
      ),
      part(
        "emblem",
        fixed("plastic", 0xc8241f),
        sphere(0.085, 1, 20)
          .scale(1, 1, 0.2)
          .at(0, 0.28, wide + 0.03),
      ),
    ],
  }),
];
