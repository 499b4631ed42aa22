import { all, box, cylinder, lathe, sphere } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { hose, rod } from "@blenda/forge/language/shorthand";
import { fixed, light, main, pane, second } from "@blenda/forge/language/substance";
import { ENAMELS } from "@blenda/forge/language/tones";

const dome = flat`0 0.5, 0.1 0.46, 0.36 0.28, 0.47 0.02, 0.5 0, 0.5 0.02, 0.4 0.3, 0.16 0.5, 0.09 0.56, 0.07 0.62, 0 0.62`;
const cone = flat`0 0.56, 0.06 0.54, 0.4 0.02, 0.43 0, 0.43 0.03, 0.1 0.58, 0.07 0.66, 0 0.66`;
const drum = flat`0 0.44, 0.46 0.44, 0.46 0, 0.48 0, 0.48 0.46, 0 0.46`;

export const hangingLights = [
  program({
    id: "pendant lamp",
    nouns: ["ceiling lamp", "pendant light", "hanging lamp", "ceiling light", "hanging light", "lampshade", "lamp shade", "drop light"],
    about: "a lamp that hangs from the ceiling on a cord, with a shade and a shining bulb",
    metresPerUnit: 0.5,
    wears: ["shade lamp", "cord rose"],
    params: { shade: pick("dome", "cone", "drum"), cord: [0.7, 1], tone: pick("mint", "red", "black", "blue", "cream") },
    variants: {
      conical: { words: "cone", set: { shade: "cone" } },
      round: { words: "dome industrial", set: { shade: "dome" } },
      drum: { words: "cylinder fabric", set: { shade: "drum" } },
    },
    parts: ({ shade, cord, tone }) => [
      part("shade", main("paint", ENAMELS[tone]), lathe({ dome, cone, drum }[shade], { sides: 56 })),
      part(
        "lining",
        fixed("plastic", 0xf3ead6),
        lathe({ dome, cone, drum }[shade].slice(0, 4).concat([[0, 0.3]]), { sides: 40 })
          .scale(0.985, 0.97, 0.985)
          .at(0, 0.006, 0)
          .minus(box(2, 0.6, 2, 0).at(0, -0.3, 0), sphere(0.2, 1, 20).at(0, 0.1, 0)),
      ),
      part("bulb", light(0xffdd9a), all(sphere(0.12, 1, 24).at(0, 0.14, 0), cylinder(0.05, 0.14).at(0, 0.28, 0))),
      part("cap", second("brass", 0xc9a050), lathe(flat`0 0.4, 0.1 0.44, 0.1 0.62, 0.05 0.68, 0.03 0.76, 0 0.76`, { sides: 28 })),
      part("cord", { ...second("rubber", 0x1f2022), slot: 2 }, rod([0, 0.7, 0], [0, 0.74 + cord, 0], 0.012)),
      part("rose", second("brass", 0xc9a050), lathe(flat`0 0, 0.04 0, 0.16 0.06, 0.17 0.09, 0 0.09`).at(0, 0.72 + cord, 0)),
    ],
  }),
  program({
    id: "wall lamp",
    is: ["hung flat"],
    nouns: ["sconce", "wall sconce", "wall light", "wall lantern", "wall bracket lamp"],
    about: "a lamp on a bracket for the wall, with a glass shade",
    metresPerUnit: 0.3,
    wears: ["bracket metal plate", "shade glass"],
    params: { arms: whole(1, 2), reach: [0.42, 0.5] },
    variants: { double: { words: "twin two-armed", set: { arms: 2 } } },
    parts: ({ arms, reach }) => {
      const x = arms === 2 ? 0.34 : 0;
      const both = (form: ReturnType<typeof all>) => (arms === 2 ? form.at(x, 0, 0).mirror("x") : form);
      return [
        part(
          "plate",
          main("brass", 0xc09a4e),
          all(
            lathe(flat`0 0, 0.22 0, 0.22 0.03, 0.16 0.06, 0.1 0.07, 0.06 0.12, 0 0.12`, { sides: 36 })
              .scale(1, 1, 1.5)
              .turn(90, 0, 0)
              .at(0, 0.5, 0),
            sphere(0.05, 1, 16).at(0, 0.5, 0.13),
          ),
        ),
        part("arms", main("brass", 0xc09a4e), both(hose([-x, 0.5, 0.1, -x * 0.5, 0.36, 0.2, 0, 0.4, reach * 0.9, 0, 0.62, reach], 0.028))),
        part(
          "holders",
          main("brass", 0xc09a4e),
          both(lathe(flat`0 0, 0.03 0, 0.05 0.04, 0.14 0.08, 0.16 0.12, 0.07 0.13, 0 0.13`, { sides: 28 }).at(0, 0.6, reach)),
        ),
        part("bulbs", light(0xffdd9a), both(sphere(0.1, 1.3, 20).at(0, 0.88, reach))),
        part(
          "shades",
          { ...pane(0xf1e3c4), slot: 1 },
          both(
            lathe(flat`0.1 0, 0.2 0.06, 0.24 0.2, 0.23 0.34, 0.3 0.46, 0.28 0.46, 0.21 0.34, 0.22 0.2, 0.18 0.07, 0.1 0.02, 0.1 0`, {
              sides: 36,
              smooth: 0,
            }).at(0, 0.7, reach),
          ),
        ),
      ];
    },
  }),
  program({
    id: "lava lamp",
    nouns: ["lavalamp", "magma lamp", "lava light"],
    about: "a lava lamp: a glass of coloured liquid with slow blobs between a metal foot and cap",
    metresPerUnit: 0.4,
    wears: ["lava blob wax", "base cap", "liquid"],
    params: { swirl: [0, 1], tall: [0.95, 1.1] },
    parts: ({ swirl, tall }) => [
      part("foot", second("steel", 0xb4b8bc), lathe(flat`0 0, 0.24 0, 0.25 0.02, 0.16 0.2, 0.15 0.24, 0.2 0.42, 0 0.42`, { sides: 40 })),
      part(
        "cap",
        second("steel", 0xb4b8bc),
        lathe(flat`0 0, 0.12 0, 0.115 0.02, 0.085 0.2, 0.08 0.22, 0 0.22`, { sides: 36 }).at(0, 0.38 + 0.78 * tall, 0),
      ),
      part(
        "glass",
        { ...pane(0x7a3fb0), slot: 2 },
        lathe(flat`0 0, 0.19 0, 0.2 0.04, 0.12 0.8, 0 0.8`, { sides: 40 }).scale(1, tall, 1).at(0, 0.4, 0),
      ),
      part(
        "lava",
        { ...light(0xff5a2a), slot: 0 },
        all(
          sphere(0.13, 0.7, 20).at(0, 0.48, 0),
          sphere(0.075, 1.3, 18).at(0.05 * Math.cos(swirl * 6), 0.68, 0.05 * Math.sin(swirl * 6)),
          sphere(0.055, 1, 16).at(-0.05 * Math.cos(swirl * 6), 0.84, -0.03),
          sphere(0.065, 1.2, 16).at(0.03, 0.98 + swirl * 0.02, 0.03 * Math.sin(swirl * 9)),
          sphere(0.035, 1, 14).at(-0.03, 1.1, 0),
        ),
      ),
      part("switch", fixed("plastic", 0x1d1d1f), box(0.06, 0.03, 0.03, 0.008).at(0, 0.08, 0.225)),
    ],
  }),
];
