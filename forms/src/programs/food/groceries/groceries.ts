import { all, box, cylinder, extrude, type Form, lathe, loft, sphere, sweep } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { circle } from "@blenda/forge/language/outlines";
import { petal } from "@blenda/forge/language/petal";
import { part, pick, program, slides } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { speckles } from "@blenda/forge/language/skins";
import { fixed, liquid, main, pane, second, third } from "@blenda/forge/language/substance";

/** A hollow jar and what fills it, as wide and high as said. */
const jarGlass = (fat: number, high: number): Form =>
  lathe(
    flat`0 0, ${fat - 0.05} 0, ${fat} 0.05, ${fat} ${high - 0.12}, ${fat - 0.05} ${high - 0.02}, ${fat - 0.05} ${high + 0.04}, ${fat - 0.075} ${high + 0.04}, ${fat - 0.035} ${high - 0.13}, ${fat - 0.03} 0.06, 0 0.04`,
    { sides: 44 },
  );
const inJar = (fat: number, low: number, high: number): Form =>
  lathe(flat`0 ${low}, ${fat - 0.04} ${low + 0.02}, ${fat - 0.04} ${high}, 0 ${high + 0.01}`, { sides: 44 });
const round = (fat: number, low: number, high: number, out = 0.005): Form =>
  lathe(flat`${fat - 0.012} ${low}, ${fat + out} ${low}, ${fat + out} ${high}, ${fat - 0.012} ${high}`, { sides: 44 });
const screwLid = (fat: number, y: number, high = 0.12): Form =>
  lathe(flat`0 ${y}, ${fat} ${y}, ${fat + 0.01} ${y + 0.015}, ${fat + 0.01} ${y + high - 0.02}, ${fat - 0.02} ${y + high}, 0 ${y + high}`, {
    sides: 44,
    ribs: 32,
    ribDepth: 0.014,
  });
const held = (y: number) => ({ grip: { at: [0, y, 0], size: [0.5, 0.4, 0.5] } }) as const;

export const groceries = [
  program({
    id: "peanut butter",
    nouns: ["peanut butter jar", "jar of peanut butter", "chocolate spread", "jar of chocolate spread", "hazelnut spread"],
    about: "a jar of peanut butter with a label with nuts on it and a screw lid",
    metresPerUnit: 0.14,
    wears: ["lid", "peanut butter spread", "label"],
    params: { high: [0.82, 0.94] },
    traits: { chocolate: "hazelnut cocoa nougat" },
    sockets: () => held(0.4),
    parts: ({ high }, { has }) => [
      part("jar", pane(0xdde6e4), jarGlass(0.4, high)),
      part("spread", second("plastic", has("chocolate") ? 0x4a2414 : 0xb9803c), inJar(0.4, 0.05, high - 0.14)),
      part("label", third("paper", 0xf6efdc), round(0.4, 0.18, high - 0.24)),
      part(
        "bands",
        main("paper", has("chocolate") ? 0xf2f2f4 : 0xc8281f),
        all(round(0.4, 0.18, 0.25, 0.009), round(0.4, high - 0.31, high - 0.24, 0.009)),
      ),
      part(
        "nut",
        fixed("paper", 0xd8a860, { paint: [speckles({ by: -0.3 }, 0.04, { relief: -0.01 })] }),
        all(sphere(0.085, 1, 18).at(-0.05, 0, 0), sphere(0.07, 1, 18).at(0.06, 0, 0), sphere(0.06, 1, 14))
          .scale(1, 1, 0.35)
          .turn(0, 0, 40)
          .at(0, high * 0.46, 0.395),
      ),
      part("lid", main("plastic", has("chocolate") ? 0xf2f2f4 : 0xc8281f), screwLid(0.365, high + 0.005, 0.15), {
        motion: slides([0, 1, 0], 0.3),
      }),
    ],
  }),
  program({
    id: "olive oil",
    nouns: ["olive oil bottle", "bottle of olive oil", "cooking oil", "bottle of oil", "vegetable oil"],
    about: "a square bottle of golden olive oil with a spout and a label with an olive twig",
    metresPerUnit: 0.24,
    wears: ["oil", "label", "cap spout"],
    params: { high: [0.8, 0.9] },
    sockets: () => held(0.4),
    parts: ({ high }) => [
      part(
        "bottle",
        pane(0xb8c48a),
        all(
          loft([
            { y: 0, width: 0.28, depth: 0.28, corner: 0.3 },
            { y: 0.02, width: 0.32, depth: 0.32, corner: 0.3 },
            { y: high * 0.7, width: 0.32, depth: 0.32, corner: 0.3 },
            { y: high * 0.82, width: 0.22, depth: 0.22, corner: 0.7 },
            { y: high * 0.9, width: 0.11, depth: 0.11 },
            { y: high * 1.16, width: 0.1, depth: 0.1 },
          ]),
        ),
      ),
      part(
        "oil",
        liquid(0xb89a1c),
        loft([
          { y: 0.02, width: 0.28, depth: 0.28, corner: 0.3 },
          { y: high * 0.64, width: 0.28, depth: 0.28, corner: 0.3 },
        ]),
      ),
      part("label", second("paper", 0xf3ead2), box(0.24, high * 0.36, 0.02, 0.006).at(0, high * 0.36, 0.155)),
      part(
        "olives",
        fixed("plastic", 0x5f7a2a),
        all(
          sphere(0.036, 1.25, 14).scale(1, 1, 0.4).at(-0.04, 0, 0),
          sphere(0.036, 1.25, 14).scale(1, 1, 0.4).at(0.045, -0.01, 0),
          put(petal(0.12, 0.04, { thick: 0.012 }), [0, 0.03, 0], [0, 0, 40]),
          put(petal(0.12, 0.04, { thick: 0.012 }), [0, 0.03, 0], [0, 0, -30]),
        ).at(0, high * 0.34, 0.17),
      ),
      part(
        "spout",
        third("steel"),
        all(
          cylinder(0.06, 0.08, { bevel: 0.012, sides: 24 }).at(0, high * 1.16, 0),
          sweep(way`0 ${high * 1.16} 0, 0 ${high * 1.28} 0, 0.05 ${high * 1.36} 0.02, 0.1 ${high * 1.4} 0.03`, [0.03, 0.026, 0.02, 0.016]),
        ),
      ),
    ],
  }),
  program({
    id: "soy sauce",
    nouns: ["soy sauce bottle", "bottle of soy sauce"],
    about: "a small glass cruet of dark soy sauce with a red spouted cap",
    metresPerUnit: 0.15,
    wears: ["cap", "label", "sauce"],
    params: { belly: [0.3, 0.34] },
    sockets: () => held(0.3),
    parts: ({ belly }) => [
      part(
        "bottle",
        pane(0xdde6e4),
        lathe(flat`0 0.02, ${belly - 0.06} 0, ${belly} 0.04, ${belly} 0.2, ${belly * 0.72} 0.5, 0.13 0.72, 0.12 0.8, 0 0.8`, {
          smooth: 30,
          sides: 44,
        }),
      ),
      part(
        "sauce",
        third("plastic", 0x2a120a),
        lathe(flat`0 0.03, ${belly - 0.05} 0.04, ${belly - 0.03} 0.2, ${belly * 0.68} 0.46, 0 0.47`, { sides: 40 }),
      ),
      part("label", second("paper", 0xf3ead2), all(put(extrude(circle(0.13, 28), 0.02, 0.006), [0, 0.22, belly - 0.025], [-16, 0, 0]))),
      part("seal", main("plastic", 0xc8281f), put(extrude(circle(0.075, 24), 0.024, 0.006), [0, 0.22, belly - 0.02], [-16, 0, 0])),
      part(
        "cap",
        main("plastic", 0xc8281f),
        all(
          lathe(flat`0 0.76, 0.15 0.76, 0.17 0.79, 0.16 0.86, 0.1 0.92, 0 0.94`, { sides: 36 }),
          put(lathe(flat`0 0, 0.06 0, 0.035 0.14, 0 0.15`, { sides: 18 }), [0.12, 0.84, 0], [0, 0, -60]),
          put(lathe(flat`0 0, 0.06 0, 0.035 0.14, 0 0.15`, { sides: 18 }), [-0.12, 0.84, 0], [0, 0, 60]),
        ),
      ),
    ],
  }),
  program({
    id: "spice jar",
    nouns: ["jar of spices", "spice bottle", "spice shaker", "jar of paprika", "spice", "seasoning"],
    about: "a small glass jar of ground spice with a shaker lid and a label",
    metresPerUnit: 0.1,
    wears: ["spice powder", "lid", "label"],
    params: { spice: pick("paprika", "curry", "herbs") },
    variants: {
      herbs: { words: "oregano basil thyme", set: { spice: "herbs" } },
      paprika: { words: "chili", set: { spice: "paprika" } },
      curry: { words: "turmeric", set: { spice: "curry" } },
    },
    sockets: () => held(0.4),
    parts: ({ spice }) => [
      part("jar", pane(0xdde6e4), jarGlass(0.28, 0.9)),
      part(
        "spice",
        main("paper", { paprika: 0xb23416, curry: 0xd99a1c, herbs: 0x6f8a3a }[spice], {
          paint: [speckles({ by: -0.25 }, 0.03, { size: 0.35, relief: 0.008 })],
        }),
        inJar(0.28, 0.04, 0.68),
      ),
      part("label", third("paper", 0xf6efdc), round(0.28, 0.2, 0.55)),
      part(
        "lines",
        fixed("plastic", 0x3a2a22),
        all(box(0.2, 0.03, 0.02, 0.006).at(0, 0.42, 0.275), box(0.13, 0.015, 0.02, 0.004).at(0, 0.35, 0.278)),
      ),
      part("lid", second("steel"), screwLid(0.25, 0.9, 0.16), { motion: slides([0, 1, 0], 0.25) }),
      part(
        "holes",
        fixed("plastic", 0x22201e),
        all(
          cylinder(0.02, 0.01, { sides: 10, bevel: 0.002 }).at(0, 1.062, 0),
          cylinder(0.02, 0.01, { sides: 10, bevel: 0.002 }).at(0, 1.062, 0.11).ring(6),
        ),
      ),
    ],
  }),
];
