import { all, box, cylinder, extrude, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { flat, way } from "@blenda/forge/language/numbers";
import { roundedRectangle, softOutline } from "@blenda/forge/language/outlines";
import { flatBar, many } from "@blenda/forge/language/places";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { fixed, main, second } from "@blenda/forge/language/substance";
import { ENAMELS, WOODS } from "@blenda/forge/language/tones";

const gripAt = (y: number) => ({ grip: { at: [0, y, 0] as const, size: [0.1, 0.4, 0.1] as const } });
/** The handle of table cutlery: flat, broad at its end, a thin neck above. */
const flatHandle = flatBar([0.02, 0, 0.1, 0.005, 0.4, 0.012, 0.75, 0.01, 0.98, 0], [0.04, 0.08, 0.062, 0.036, 0.03, 0.034], 0.3);
/** Half an egg shell, open to the front. */
const scoop = (width: number, height: number, deep: number) =>
  lathe(flat`0 -1, 0.5 -0.87, 0.87 -0.5, 1 0, 0.96 0, 0.82 -0.42, 0.46 -0.74, 0 -0.85`, { smooth: 40, sides: 40 })
    .turn(90, 0, 0)
    .scale(width, height, deep);

export const cutlery = [
  program({
    id: "fork",
    nouns: ["dinner fork", "table fork", "dessert fork"],
    about: "a fork to eat with",
    metresPerUnit: 0.14,
    wears: ["fork", "handle"],
    params: { tines: whole(3, 4), long: [0.42, 0.5] },
    sockets: () => gripAt(0.4),
    parts: ({ tines, long }) => {
      const gap = 0.2 / (tines - 1);
      return [
        part("handle", main("silver"), flatHandle),
        part(
          "head",
          main("silver"),
          all(
            many(tines, (at) =>
              sweep(
                way`${(at - (tines - 1) / 2) * gap} 1.16 0.036, ${(at - (tines - 1) / 2) * gap} ${1.16 + long * 0.5} 0.06, ${(at - (tines - 1) / 2) * gap} ${1.18 + long} 0.02`,
                [0.025, 0.023, 0.01],
                { flatten: 0.8 },
              ),
            ),
            flatBar([0.94, 0, 1.05, 0.012, 1.14, 0.03, 1.2, 0.04], [0.034, 0.09, 0.125, 0.122], 0.22),
          ),
        ),
        part("ornament", second("silver", 0xd0d4d8), sphere(0.035, 1.5, 16).scale(1, 1, 0.4).at(0, 0.13, 0.022)),
      ];
    },
  }),
  program({
    id: "spoon",
    is: ["point first", "stirring"],
    nouns: ["tablespoon", "teaspoon", "soup spoon", "wooden spoon"],
    about: "a spoon to eat with",
    metresPerUnit: 0.14,
    wears: ["spoon", "handle"],
    params: { bowl: [0.145, 0.165], long: [0.24, 0.28] },
    sockets: () => gripAt(0.4),
    parts: ({ bowl, long }) => [
      part("handle", main("silver"), flatHandle),
      part(
        "bowl",
        main("silver"),
        scoop(bowl, long, 0.06)
          .taper(0.72)
          .at(0, 0.94 + long, 0.02),
      ),
      part("ornament", second("silver", 0xd0d4d8), sphere(0.035, 1.5, 16).scale(1, 1, 0.4).at(0, 0.13, 0.022)),
    ],
  }),
  program({
    id: "knife",
    is: ["point first"],
    already: "sharp",
    nouns: [
      "kitchen knife",
      "chef's knife",
      "chef knife",
      "bread knife",
      "steak knife",
      "cleaver",
      "meat cleaver",
      "table knife",
      "butcher knife",
    ],
    about: "a kitchen knife with a blade and a riveted handle",
    metresPerUnit: 0.22,
    wears: ["handle grip", "blade"],
    params: { long: [0.95, 1.15], broad: [0.17, 0.22], wood: pick("walnut", "cherry", "oak") },
    traits: { cleaver: "butcher chopping", serrated: "bread toothed saw" },
    sockets: () => gripAt(0.3),
    parts: ({ long, broad, wood }, ask) => {
      const teeth = Array.from({ length: 21 }, (_, at) => [broad * 0.72 + (at % 2 ? 0.022 : 0), 0.66 + (at / 20) * (long - 0.1)]).flat();
      const edge = ask.has("serrated")
        ? flat([...teeth, broad * 0.55, 0.6 + long, 0, 0.64 + long])
        : flat`${broad} 0.66, ${broad} ${0.6 + long * 0.4}, ${broad * 0.82} ${0.6 + long * 0.66}, ${broad * 0.5} ${0.6 + long * 0.86}, 0 ${0.6 + long}, -0.03 ${0.6 + long}`;
      const blade = ask.has("cleaver")
        ? flat`0 0.62, 0.34 0.66, 0.36 ${0.6 + long * 0.72}, 0.34 ${0.6 + long * 0.78}, -0.06 ${0.6 + long * 0.78}, -0.06 0.6`
        : [...flat([-0.02, 0.6, 0.03, 0.6]), ...edge, ...flat`-0.05 ${0.6 + long * (ask.has("serrated") ? 1 : 0.8)}, -0.05 0.66`];
      return [
        part("blade", second("steel", 0xc4c9ce), all(extrude(blade, 0.026, 0.011), box(0.075, 0.62, 0.02, 0.004).at(-0.005, 0.36, 0))),
        part("bolster", fixed("steel"), box(0.1, 0.09, 0.075, 0.02).at(-0.005, 0.58, 0)),
        part(
          "handle",
          main("wood", WOODS[wood], { grain: "y" }),
          extrude(
            softOutline(flat`-0.05 0.04, 0.05 0, 0.085 0.06, 0.055 0.18, 0.075 0.34, 0.06 0.55, -0.055 0.55, -0.05 0.3`, 5),
            0.07,
            0.022,
          ),
        ),
        part(
          "rivets",
          second("brass"),
          cylinder(0.017, 0.082, { sides: 14, bevel: 0.004 }).turn(90, 0, 0).at(0.005, 0.28, 0).array(3, [0, 0.16, 0]),
        ),
        ask.has("cleaver") &&
          part(
            "hole",
            fixed("iron", 0x26272a),
            cylinder(0.028, 0.03, { sides: 20, bevel: 0 })
              .turn(90, 0, 0)
              .at(0.26, 0.52 + long * 0.72, 0),
          ),
      ];
    },
  }),
  program({
    id: "ladle",
    is: ["point first"],
    nouns: ["soup ladle", "dipper", "serving ladle"],
    about: "a deep round spoon on a long handle for soup",
    metresPerUnit: 0.22,
    wears: ["bowl handle", "grip"],
    params: { bowl: [0.17, 0.2], long: [1.1, 1.3] },
    sockets: ({ long }) => gripAt(long * 0.75),
    parts: ({ bowl, long }) => [
      part(
        "bowl",
        main("steel"),
        lathe(flat`0 -1, 0.5 -0.87, 0.87 -0.5, 1 0, 1.03 0.03, 0.96 0.03, 0.8 -0.46, 0.46 -0.8, 0 -0.92`, {
          smooth: 44,
          sides: 44,
        })
          .scale(bowl)
          .at(0, bowl, bowl),
      ),
      part("handle", main("steel"), flatBar([bowl * 0.9, 0.01, bowl + 0.14, -0.02, long * 0.6, 0, long, 0.02], [0.04, 0.035, 0.03], 0.5)),
      part("grip", second("plastic", 0x232427), flatBar([long * 0.62, 0, long * 0.8, 0.01, long, 0.02], [0.036, 0.048, 0.04], 0.6)),
      part(
        "hook",
        main("steel"),
        sweep(way`0 ${long - 0.02} 0.02, 0 ${long + 0.1} 0.01, 0 ${long + 0.13} -0.05, 0 ${long + 0.07} -0.08`, [0.024, 0.018]),
      ),
    ],
  }),
  program({
    id: "whisk",
    is: ["point first"],
    nouns: ["balloon whisk", "egg whisk", "wire whisk", "egg beater"],
    about: "a kitchen whisk with loops of wire on a handle",
    metresPerUnit: 0.2,
    wears: ["handle", "wire"],
    params: { wires: whole(4, 5), fat: [0.2, 0.26], grip: pick("wood", "steel") },
    sockets: () => gripAt(0.3),
    parts: ({ wires, fat, grip }) => [
      part(
        "wires",
        second("steel", 0xc4c9ce),
        many(wires, (at) =>
          sweep(
            way`-0.03 0.6 0, ${-fat * 0.72} 0.95 0, ${-fat} 1.2 0, ${-fat * 0.6} 1.4 0, 0 1.47 0, ${fat * 0.6} 1.4 0, ${fat} 1.2 0, ${fat * 0.72} 0.95 0, 0.03 0.6 0`,
            0.01,
          )
            .scale(1 - at * 0.004)
            .turn(0, (at * 180) / wires, 0),
        ),
      ),
      part(
        "handle",
        main(grip, grip === "wood" ? WOODS.oak : 0xb4b9be),
        lathe(flat`0 0, 0.04 0, 0.06 0.04, 0.055 0.2, 0.065 0.4, 0.045 0.58, 0.04 0.66, 0 0.66`, { smooth: 30, sides: 24 }),
      ),
      part(
        "ring",
        second("steel", 0xc4c9ce),
        all(hoop(0.05, 0.012).turn(90, 0, 0).at(0, -0.045, 0), cylinder(0.05, 0.04, { sides: 20 }).at(0, 0.62, 0)),
      ),
    ],
  }),
  program({
    id: "spatula",
    nouns: ["turner", "fish slice", "kitchen spatula", "pancake turner"],
    about: "a flat slotted spatula to turn what is fried",
    metresPerUnit: 0.22,
    wears: ["blade", "handle"],
    params: { slots: whole(3, 4), broad: [0.3, 0.36], tone: pick("red", "mint", "blue", "black") },
    sockets: () => gripAt(0.35),
    parts: ({ slots, broad, tone }) => {
      const hole = (at: number) =>
        roundedRectangle(0.034, 0.3, 0.017, 4).map(([x, y]) => [x + (at - (slots - 1) / 2) * (broad / (slots + 0.4)), y + 1.32] as const);
      const head = softOutline(
        flat`-0.05 1.02, 0.05 1.02, ${broad * 0.42} 1.1, ${broad / 2} 1.2, ${broad / 2} 1.54, ${broad * 0.42} 1.58, ${-broad * 0.42} 1.58, ${-broad / 2} 1.54, ${-broad / 2} 1.2, ${-broad * 0.42} 1.1`,
        4,
      );
      return [
        part(
          "blade",
          main("steel"),
          extrude(
            head,
            0.022,
            0.006,
            Array.from({ length: slots }, (_, at) => hole(at)),
          ),
        ),
        part("neck", main("steel"), flatBar([0.55, 0, 0.8, 0.02, 0.98, 0.015, 1.08, 0], [0.024, 0.026, 0.04, 0.05], 0.45)),
        part("handle", second("plastic", ENAMELS[tone]), flatBar([0.03, 0, 0.2, 0, 0.45, 0, 0.64, 0], [0.04, 0.06, 0.05, 0.036], 0.6)),
        part("ring", fixed("steel"), hoop(0.038, 0.011).turn(90, 0, 0).at(0, 0, 0)),
      ];
    },
  }),
];
