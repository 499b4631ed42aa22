import { all, box, extrude, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { arc } from "@blenda/forge/language/lists";
import { flat, way } from "@blenda/forge/language/numbers";
import { roundedRectangle } from "@blenda/forge/language/outlines";
import { part, pick, program, turns, whole } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { fixed, main, pane, second, third } from "@blenda/forge/language/substance";
import { headSlot } from "./head-slot.ts";

export const crowns = [
  program({
    id: "crown",
    nouns: ["king crown", "king's crown", "queen crown", "royal crown", "coronet", "diadem"],
    about: "a golden crown with points, jewels and a velvet cap",
    metresPerUnit: 0.2,
    wears: ["gold metal", "gem jewel stone", "velvet cushion cap"],
    params: { points: whole(6, 9), height: [0.5, 0.64], flare: [1.02, 1.16] },
    traits: { royal: "king queen royal velvet imperial ornate" },
    sockets: () => headSlot(0.02, 0.84),
    parts: ({ points, height, flare }, { has, random }) => {
      const notch = Math.min((Math.PI * 0.98) / points, 0.5);
      const jewels = random.pick(flat`${0xb3122d} ${0x1f4fc0}, ${0x1f8a4a} ${0xb3122d}, ${0x2456c4} ${0xe8e8f4}`);
      const ring = lathe(flat`0.46 0, 0.5 0, ${0.5 * flare} ${height}, ${0.46 * flare} ${height}, 0.46 0`, { sides: 60 });
      const tips = (y: number) => put(sphere(0.055, 1, 16), [0, y, 0.48 * flare]);
      return [
        part(
          "ring",
          main("gold"),
          ring.minus(
            put(
              box(notch * 0.72, notch * 0.72, 0.4, 0)
                .scale(1, 1.25, 1)
                .turn(0, 0, 45),
              [0, height + 0.01, 0.5 * flare],
            ).ring(points, 180 / points),
          ),
        ),
        part("rims", main("gold", 0xd6a640), all(torus(0.49, 0.035).at(0, 0.03, 0), torus(0.495, 0.022).at(0, 0.19, 0))),
        part("tips", main("gold"), tips(height + 0.02).ring(points)),
        part("jewels", second("crystal", jewels[0]), put(sphere(0.055, 1.2, 12), [0, 0.11, 0.495]).ring(points)),
        part(
          "small jewels",
          third("crystal", jewels[1]),
          all(
            put(sphere(0.034, 1, 10), [0, 0.11, 0.495]).ring(points, 180 / points),
            put(sphere(0.03, 1.3, 10), [0, height * 0.6, 0.497 * (1 + (flare - 1) * 0.6)]).ring(points),
          ),
        ),
        has("royal") &&
          part(
            "velvet",
            third("fabric", 0x8e1b2e),
            lathe(flat`0 0.1, 0.42 0.1, 0.46 0.4, 0.4 0.6, 0.2 0.7, 0 0.68`, { smooth: 24, ribs: 8, ribDepth: 0.07 }),
          ),
        has("royal") &&
          part(
            "arches",
            main("gold"),
            all(
              sweep(way`0 0.5 0.48, 0 0.78 0.4, 0 0.8 0.12, 0 0.72 0`, 0.035).ring(4),
              sphere(0.08, 1, 20).at(0, 0.82, 0),
              box(0.05, 0.22, 0.04, 0.01).at(0, 0.98, 0),
              box(0.16, 0.05, 0.04, 0.01).at(0, 1.0, 0),
            ),
          ),
        has("royal") && part("fur", fixed("fabric", 0xf4f0e6), torus(0.5, 0.075).at(0, 0.01, 0)),
      ];
    },
  }),
  program({
    id: "tiara",
    nouns: ["princess crown", "princess tiara", "circlet"],
    about: "a tiara: a fine band rising in front, set with jewels",
    metresPerUnit: 0.17,
    wears: ["metal band", "gem jewel stone", "pearl"],
    params: { rise: [0.34, 0.46], swirl: [0.9, 1.1] },
    sockets: () => headSlot(0, 0.84),
    parts: ({ rise, swirl }) => {
      const round = (degrees: number, y: number, radius = 0.5) =>
        [radius * Math.sin((degrees * Math.PI) / 180), y, radius * Math.cos((degrees * Math.PI) / 180)] as const;
      const peaks = [0, 26, 50, 72];
      return [
        part(
          "band",
          main("silver"),
          all(
            sweep(
              Array.from({ length: 15 }, (_, at) => round(-140 + at * 20, 0)),
              0.02,
            ),
            sweep(
              Array.from({ length: 13 }, (_, at) => round(-108 + at * 18, 0.09 * Math.cos(((at - 6) / 6) * 1.4))),
              0.013,
            ),
            sweep(
              peaks
                .flatMap((angle, at) => [
                  round(angle, rise * (1 - at * 0.24)),
                  ...(at < 3 ? [round(angle + 12, rise * (0.5 - at * 0.14))] : []),
                ])
                .concat([round(92, 0.01)]),
              0.015,
            ).mirror("x"),
            sweep([round(0, 0.03), round(9, rise * 0.35 * swirl), round(0, rise * 0.62)], 0.012).mirror("x"),
            sweep([round(26, 0.03), round(34, rise * 0.24 * swirl), round(26, rise * 0.44)], 0.012).mirror("x"),
            sweep([round(26, 0.03), round(18, rise * 0.24 * swirl), round(26, rise * 0.44)], 0.012).mirror("x"),
          ),
        ),
        part("jewel", second("crystal", 0xe36fa8), put(sphere(0.07, 1.35, 10), [0, rise * 0.36, 0.505])),
        part(
          "jewels",
          second("crystal", 0xe36fa8),
          all(
            put(sphere(0.042, 1.3, 10), round(26, rise * 0.24)),
            put(sphere(0.036, 1.2, 10), round(50, rise * 0.18)),
            put(sphere(0.03, 1, 10), round(72, 0.06)),
          ).mirror("x"),
        ),
        part(
          "pearls",
          third("porcelain", 0xf4efe6),
          all(
            sphere(0.042, 1, 16).at(...round(0, rise + 0.03)),
            ...[26, 50, 72].map((angle, at) =>
              sphere(0.03, 1, 14)
                .at(...round(angle, rise * (0.76 - at * 0.24) + 0.025))
                .mirror("x"),
            ),
          ),
        ),
      ];
    },
  }),
  program({
    id: "glasses",
    nouns: ["sunglasses", "spectacles", "eyeglasses", "reading glasses", "shades", "aviators"],
    about: "a pair of glasses with two lenses, a bridge and two temples",
    metresPerUnit: 0.14,
    wears: ["frame", "lens glass"],
    params: { shape: pick("round", "square", "pilot"), size: [0.9, 1.05] },
    variants: {
      round: { words: "circular harry", set: { shape: "round" } },
      square: { words: "rectangular nerd wayfarer hipster", set: { shape: "square" } },
    },
    traits: { dark: "sunglasses shades aviators sun dark tinted" },
    sockets: () => ({ slot: { at: [0, -0.1, -0.5], size: [1, 1, 0.9] } }),
    parts: ({ shape, size }, { has }) => {
      const outlines = {
        round: arc(0.2, 0, 345, 23),
        square: roundedRectangle(0.44, 0.32, 0.08),
        pilot: flat`0.2 0.12, 0.16 0.17, -0.1 0.17, -0.21 0.12, -0.21 0, -0.14 -0.15, -0.02 -0.2, 0.1 -0.17, 0.18 -0.04`,
      };
      const rim = outlines[shape].map(([x, y]) => [x * size, y * size] as const);
      return [
        part(
          "rims",
          main(has("dark") || shape === "square" ? "plastic" : "brass", has("dark") || shape === "square" ? 0x1c1c1f : 0xc9a24d),
          sweep(
            rim.map(([x, y]) => [x, y, 0] as const),
            0.026,
            { isClosed: true },
          )
            .turn(0, 6, 0)
            .at(0.28, 0.24, 0)
            .mirror("x"),
        ),
        part(
          "lenses",
          has("dark") ? second("plastic", 0x101216) : pane(0xd8e8ee, 1),
          extrude(rim, 0.014, 0.002).scale(0.99, 0.99, 1).turn(0, 6, 0).at(0.28, 0.24, 0).mirror("x"),
        ),
        part("bridge", main("plastic", 0x1c1c1f), sweep(way`-0.1 0.28 0.01, 0 0.33 0.03, 0.1 0.28 0.01`, 0.02)),
        part(
          "temples",
          main("plastic", 0x1c1c1f),
          sweep(
            way`0.5 0.3 -0.03, 0.55 0.31 -0.1, 0.55 0.3 -0.8, 0.54 0.22 -0.98, 0.53 0.08 -1.06`,
            [0.024, 0.02, 0.02, 0.026, 0.03],
          ).mirror("x"),
          { motion: turns([0.53, 0.3, -0.05], [0, 1, 0], 0, 0.01) },
        ),
        part("hinges", fixed("gold"), box(0.05, 0.05, 0.04, 0.01).at(0.51, 0.3, -0.01).mirror("x")),
        part("pads", fixed("rubber", 0xc9bda8), sphere(0.035, 1.3, 12).scale(0.5, 1, 0.8).at(0.075, 0.17, -0.05).mirror("x")),
      ];
    },
  }),
  program({
    id: "mask",
    is: ["hung flat"],
    nouns: ["carnival mask", "venetian mask", "theatre mask", "theater mask", "masquerade mask", "tribal mask", "oni mask"],
    about: "a mask for the face with eyes cut out",
    metresPerUnit: 0.24,
    wears: ["mask face", "trim lip stripe", "gem"],
    params: { smile: [0.5, 1], stretch: [1.2, 1.34] },
    traits: { horned: "oni demon devil horned tribal" },
    sockets: () => ({ slot: { at: [0, 0, -0.3], size: [0.9, 1.2, 0.9] } }),
    parts: ({ smile, stretch }, { has }) => {
      const eye = put(sphere(0.1, 1, 20).scale(1.25, 0.62, 3), [0.19, 0.13, 0.4], [0, 0, 14]).mirror("x");
      const grin = extrude(
        [...arc(0.24, 205, 335, 12), ...arc(0.24, 335, 205, 12).map(([x, y]) => [x, y * (1 - smile * 0.3) + 0.02 * smile] as const)],
        0.6,
      ).at(0, -0.16, 0.4);
      const shell = sphere(0.5, 1, 48)
        .scale(0.86, stretch, 0.62)
        .minus(sphere(0.46, 1, 40).scale(0.86, stretch, 0.62).at(0, 0, -0.03), box(2, 2, 1, 0).at(0, 0, -0.5), eye, grin);
      const y = stretch * 0.5;
      return [
        part("face", main("porcelain", has("horned") ? 0xb3202a : 0xf2eee4), shell.at(0, y, 0)),
        part(
          "nose",
          main("porcelain", has("horned") ? 0xb3202a : 0xf2eee4),
          sphere(0.08, 1.9, 20)
            .scale(0.8, 1, 0.9)
            .at(0, y - 0.04, 0.3),
        ),
        part(
          "eye trim",
          second("gold"),
          put(torus(0.1, 0.016).turn(90, 0, 0).scale(1.3, 0.7, 1), [0.19, y + 0.13, 0.28], [-4, 24, 14]).mirror("x"),
        ),
        part("brows", second("gold"), sweep(way`0.06 0.26 0.3, 0.2 0.34 0.27, 0.34 0.3 0.2`, [0.012, 0.03, 0.008]).at(0, y, 0).mirror("x")),
        part("diamond", third("crystal", 0x2456c4), put(sphere(0.045, 1.5, 8), [0, y + 0.36, 0.25])),
        has("horned") &&
          part(
            "horns",
            fixed("bone"),
            sweep(way`0.24 0.44 0.1, 0.36 0.6 0.14, 0.38 0.78 0.22`, [0.07, 0.05, 0.004]).at(0, y, 0).mirror("x"),
          ),
        part(
          "ribbons",
          second("fabric", 0x8e1b26),
          sweep(way`0.42 0.02 0, 0.54 -0.12 -0.08, 0.5 -0.4 -0.04, 0.6 -0.6 -0.1`, [0.04, 0.035, 0.035, 0.02], { flatten: 0.2 })
            .at(0, y, 0)
            .mirror("x"),
        ),
      ];
    },
  }),
];
