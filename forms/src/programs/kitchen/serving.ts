import { all, cylinder, extrude, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { flat, way } from "@blenda/forge/language/numbers";
import { softOutline } from "@blenda/forge/language/outlines";
import { many } from "@blenda/forge/language/places";
import { part, pick, program, spins, turns, whole } from "@blenda/forge/language/program";
import { rod } from "@blenda/forge/language/shorthand";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
import { ENAMELS, WOODS } from "@blenda/forge/language/tones";

const gripAt = (y: number) => ({ grip: { at: [0, y, 0] as const, size: [0.1, 0.4, 0.1] as const } });

export const serving = [
  program({
    id: "goblet",
    nouns: ["chalice", "grail", "golden cup", "holy grail"],
    about: "a precious metal cup on a stem, set with stones",
    metresPerUnit: 0.2,
    wears: ["cup", "gem jewel", "wine"],
    params: { gems: whole(5, 8), bowl: [0.3, 0.36], stem: [0.36, 0.46] },
    traits: { empty: "", plain: "simple" },
    sockets: ({ stem }) => ({ inside: { at: [0, stem + 0.12, 0], size: [0.4, 0.4, 0.4] }, ...gripAt(stem * 0.7) }),
    parts: ({ gems, bowl, stem }, ask) => [
      part(
        "cup",
        main("gold"),
        lathe(
          [
            ...flat`0 0, 0.28 0, 0.29 0.03, 0.2 0.07, 0.07 0.12, 0.05 ${stem * 0.5}`,
            ...flat`0.05 ${stem - 0.06}, 0.09 ${stem}, ${bowl * 0.8} ${stem + 0.1}, ${bowl} ${stem + 0.3}, ${bowl * 1.02} ${stem + 0.55}, ${bowl * 0.97} ${stem + 0.55}, ${bowl * 0.94} ${stem + 0.3}, ${bowl * 0.7} ${stem + 0.14}, 0 ${stem + 0.1}`,
          ],
          { smooth: 64, sides: 44 },
        ),
      ),
      part(
        "rings",
        main("gold", 0xc99a3a),
        all(
          hoop(bowl + 0.005, 0.016, 44).at(0, stem + 0.36, 0),
          hoop(bowl + 0.012, 0.014, 44).at(0, stem + 0.54, 0),
          sphere(0.085, 0.7, 24).at(0, stem * 0.55, 0),
          hoop(0.28, 0.016, 40).at(0, 0.03, 0),
        ),
      ),
      !ask.has("plain") &&
        part(
          "gems",
          second("crystal", 0xb3202c),
          sphere(0.042, 1.25, 12)
            .scale(1, 1, 0.6)
            .at(0, stem + 0.45, bowl + 0.01)
            .ring(gems),
        ),
      !ask.has("empty") &&
        part("wine", fixed("plastic", 0x6d1528), cylinder(bowl * 0.955, 0.012, { bevel: 0, sides: 40 }).at(0, stem + 0.46, 0)),
    ],
  }),
  program({
    id: "cake stand",
    nouns: ["pastry stand", "tiered stand", "dessert stand"],
    about: "a stand with plates for cakes",
    metresPerUnit: 0.3,
    wears: ["plate", "rim handle"],
    params: { tiers: whole(1, 3), tone: pick("mint", "cream", "blue") },
    variants: { tiered: { words: "three-tier tier afternoon", set: { tiers: 3 } } },
    sockets: ({ tiers }) => ({ top: { at: [0, 0.34 + (tiers - 1) * 0.42, 0], size: [0.6, 0.6, 0.6] } }),
    parts: ({ tiers, tone }) => {
      const each = (form: ReturnType<typeof torus>) => many(tiers, (at) => form.scale(1 - at * 0.24, 1, 1 - at * 0.24).at(0, at * 0.42, 0));
      const top = tiers * 0.42 + 0.06;
      return [
        part(
          "foot",
          main("porcelain", ENAMELS[tone]),
          lathe(flat`0 0, 0.24 0, 0.25 0.03, 0.1 0.08, 0.06 0.16, 0.09 0.26, 0.12 0.29, 0 0.29`, { smooth: 34, sides: 44 }),
        ),
        part(
          "plates",
          main("porcelain", ENAMELS[tone]),
          each(
            lathe(flat`0 0.28, 0.4 0.28, 0.5 0.31, 0.52 0.34, 0.5 0.345, 0.42 0.315, 0 0.31`, {
              sides: 56,
            }),
          ),
        ),
        tiers > 1 &&
          part(
            "rod",
            second("gold"),
            all(
              rod([0, 0.3, 0], [0, top, 0], 0.02),
              torus(0.07, 0.016)
                .turn(90, 0, 0)
                .at(0, top + 0.07, 0),
              many(tiers, (at) => sphere(0.045, 0.7, 18).at(0, 0.33 + at * 0.42, 0)),
            ),
          ),
        part("rims", second("gold"), each(hoop(0.49, 0.012, 56).at(0, 0.342, 0))),
      ];
    },
  }),
  program({
    id: "chopsticks",
    nouns: ["chopstick", "pair of chopsticks"],
    about: "two chopsticks on a rest",
    metresPerUnit: 0.24,
    wears: ["stick", "band tip", "rest"],
    params: { wood: pick("walnut", "cherry", "pine"), apart: [0.06, 0.09] },
    sockets: () => ({ grip: { at: [-0.2, 0.07, 0], size: [0.3, 0.1, 0.1] } }),
    parts: ({ wood, apart }) => {
      const each = (...stick: Parameters<typeof rod>) =>
        all(
          rod(...stick).at(0, 0, apart),
          rod(...stick)
            .turn(0, 2, 0)
            .at(0, 0, -apart),
        );
      return [
        part("sticks", main("wood", WOODS[wood], { grain: "x" }), each([-0.55, 0.03, 0], [0.55, 0.09, 0], 0.026, 0.012)),
        part("bands", second("paint", 0xb8342b), each([-0.56, 0.0295, 0], [-0.3, 0.0436, 0], 0.028, 0.0235)),
        part("rings", fixed("gold"), each([-0.3, 0.0436, 0], [-0.27, 0.0453, 0], 0.026, 0.0255)),
        part(
          "rest",
          third("porcelain", 0x3d6f9e),
          extrude(softOutline(flat`-0.08 0, 0.08 0, 0.07 0.05, 0 0.04, -0.07 0.05`, 4), 0.34, 0.012).at(0.3, 0.005, 0),
        ),
      ];
    },
  }),
  program({
    id: "mortar and pestle",
    nouns: ["pestle and mortar", "pestle"],
    about: "a stone bowl with a pestle to grind spices",
    metresPerUnit: 0.18,
    wears: ["bowl", "pestle"],
    params: { height: [0.62, 0.74], foot: [0.28, 0.34] },
    sockets: ({ height }) => ({ inside: { at: [0, 0.2, 0], size: [0.6, height, 0.6] } }),
    parts: ({ height, foot }) => [
      part(
        "bowl",
        main("marble", 0xd8d6d0),
        lathe(
          flat`0 0, ${foot} 0, ${foot + 0.02} 0.04, ${foot - 0.06} 0.12, 0.4 ${height * 0.5}, 0.48 ${height * 0.86}, 0.5 ${height}, 0.4 ${height}, 0.36 ${height * 0.7}, 0.24 ${height * 0.36}, 0 ${height * 0.28}`,
          { smooth: 56, sides: 52 },
        ),
      ),
      part("band", main("marble", 0xc4c1ba), hoop(0.475, 0.024, 52).at(0, height * 0.86, 0)),
      part(
        "pestle",
        second("marble", 0xd8d6d0),
        lathe(flat`0 0, 0.1 0.02, 0.12 0.1, 0.075 0.22, 0.06 0.6, 0.085 0.76, 0.06 0.84, 0 0.86`, {
          smooth: 40,
          sides: 30,
        })
          .turn(0, 0, -34)
          .at(-0.08, height * 0.36, 0.04),
        { motion: turns([0, height * 0.36, 0], [0, 1, 0], -30, 30) },
      ),
      part(
        "spice",
        fixed("clay", 0x8a4b26),
        lathe(flat`0 ${height * 0.3}, 0.25 ${height * 0.42}, 0.14 ${height * 0.47}, 0 ${height * 0.48}`, { sides: 36 }),
      ),
    ],
  }),
  program({
    id: "pizza cutter",
    nouns: ["pizza wheel", "pizza slicer"],
    about: "a round blade on a handle to cut pizza",
    metresPerUnit: 0.18,
    wears: ["handle", "blade"],
    params: { wheel: [0.3, 0.36], tone: pick("red", "black", "mint", "blue") },
    sockets: () => gripAt(0.25),
    parts: ({ wheel, tone }) => [
      part(
        "handle",
        main("plastic", ENAMELS[tone]),
        sweep(way`0 0.02 0, 0 0.2 0, 0 0.42 0, 0 0.58 0`, [0.05, 0.075, 0.06, 0.045], { flatten: 0.8 }),
      ),
      part(
        "neck",
        second("steel", 0xc4c9ce),
        all(
          cylinder(0.05, 0.04, { sides: 20 }).at(0, 0.59, 0),
          sweep(way`0 0.58 0, 0 0.7 0.05, 0 ${0.72 + wheel} 0.045`, [0.03, 0.04, 0.045], { flatten: 0.4 }).mirror("z"),
        ),
      ),
      part(
        "blade",
        second("steel", 0xc4c9ce),
        lathe(flat`0 -0.012, ${wheel - 0.06} -0.012, ${wheel} 0, ${wheel - 0.06} 0.012, 0 0.012`, { sides: 56 })
          .turn(90, 0, 0)
          .at(0, 0.72 + wheel, 0),
        { motion: spins([0, 0.72 + wheel, 0], [0, 0, 1]) },
      ),
      part(
        "axle",
        fixed("steel"),
        cylinder(0.05, 0.14, { sides: 20 })
          .turn(90, 0, 0)
          .at(0, 0.72 + wheel, 0),
      ),
    ],
  }),
  program({
    id: "tongs",
    nouns: ["kitchen tongs", "grill tongs", "salad tongs"],
    about: "kitchen tongs with two arms",
    metresPerUnit: 0.28,
    wears: ["arm", "grip"],
    params: { spread: [0.16, 0.22], tone: pick("black", "red", "mint") },
    sockets: () => gripAt(0.4),
    parts: ({ spread, tone }) => [
      ...[1, -1].flatMap((side) => {
        const motion = turns([0, 0.02, 0], [0, 0, 1], side > 0 ? 0 : -8, side > 0 ? 8 : 0);
        return [
          part(
            "arm",
            main("steel"),
            all(
              sweep(
                way`${side * 0.02} 0.02 0, ${side * spread * 0.5} 0.3 0, ${side * spread} 0.75 0, ${side * spread * 0.9} 1.05 0`,
                [0.05, 0.055, 0.045, 0.05],
                { flatten: 0.3 },
              ),
              sphere(0.1, 1.3, 20)
                .scale(0.35, 1, 1)
                .turn(0, 0, side * 12)
                .at(side * spread * 0.84, 1.14, 0),
            ),
            { motion },
          ),
          part(
            "grip",
            second("rubber", ENAMELS[tone]),
            sweep(
              way`${side * spread * 0.46} 0.24 0, ${side * spread * 0.72} 0.45 0, ${side * spread * 0.96} 0.66 0`,
              [0.06, 0.066, 0.058],
              { flatten: 0.42 },
            ),
            { motion },
          ),
        ];
      }),
      part(
        "joint",
        main("steel"),
        all(cylinder(0.05, 0.1, { sides: 20 }).turn(90, 0, 0).at(0, 0.03, 0), hoop(0.045, 0.01).turn(90, 0, 0).at(0, -0.05, 0)),
      ),
    ],
  }),
];
