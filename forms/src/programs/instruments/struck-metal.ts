import { all, box, lathe, sphere, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { many } from "@blenda/forge/language/places";
import { part, program, turns, whole } from "@blenda/forge/language/program";
import { drumX, hose, rod } from "@blenda/forge/language/shorthand";
import { rings } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

export const struckMetal = [
  program({
    id: "gong",
    nouns: ["tam-tam", "chinese gong", "bronze gong", "temple gong"],
    about: "a bronze gong hanging in a red wooden frame, with its mallet",
    metresPerUnit: 0.75,
    wears: ["gong disc", "frame stand", "mallet rope"],
    params: { size: [0.52, 0.6] },
    sockets: ({ size }) => ({ grip: { at: [size + 0.3, 0.4, 0.2], size: [0.08, 0.5, 0.08] } }),
    parts: ({ size }) => {
      const top = size * 2 + 0.42;
      return [
        part(
          "disc",
          main("bronze", 0xc08a3a, { paint: [rings({ by: -0.22 }, 0.05, { width: 0.3, along: "out", share: 0.4 })] }),
          lathe(
            flat`0 0, ${size * 0.86} 0, ${size * 0.98} -0.1, ${size} -0.1, ${size * 0.92} 0.03, ${size * 0.3} 0.05, ${size * 0.26} 0.1, ${size * 0.16} 0.13, 0 0.14`,
            { sides: 64 },
          )
            .turn(90, 0, 0)
            .at(0, size + 0.2, 0),
          { motion: turns([0, top, 0], [1, 0, 0], -8, 8) },
        ),
        part(
          "frame",
          second("wood", 0x9a1f1c),
          all(
            box(0.1, top + 0.04, 0.12, 0.02)
              .at(size + 0.16, top / 2 + 0.06, 0)
              .mirror("x"),
            box(0.14, 0.1, 0.7, 0.03)
              .at(size + 0.16, 0.06, 0)
              .mirror("x"),
            box(size * 2 + 0.24, 0.07, 0.08, 0.015).at(0, 0.12, 0),
            hose(
              [
                -size - 0.42,
                top + 0.16,
                0,
                -size - 0.2,
                top + 0.02,
                0,
                0,
                top + 0.02,
                0,
                size + 0.2,
                top + 0.02,
                0,
                size + 0.42,
                top + 0.16,
                0,
              ],
              [0.03, 0.06, 0.06, 0.06, 0.03],
            ),
          ),
        ),
        part(
          "fittings",
          fixed("gold"),
          all(
            sphere(0.045, 1, 18)
              .at(size + 0.43, top + 0.17, 0)
              .mirror("x"),
            box(0.11, 0.06, 0.13, 0.01)
              .array(2, [0, size * 1.6, 0])
              .at(size + 0.16, size + 0.2, 0)
              .mirror("x"),
          ),
        ),
        part(
          "ropes",
          third("fabric", 0xd9b13a),
          all(
            rod([size * 0.5, top + 0.02, 0], [size * 0.5, size * 1.86 + 0.2, 0.03], 0.016).mirror("x"),
            torus(0.07, 0.014)
              .turn(0, 0, 90)
              .at(size * 0.5, top + 0.02, 0)
              .mirror("x"),
          ),
        ),
        part("stick", fixed("wood", 0x7a4a26), rod([size + 0.3, 0.16, 0.12], [size + 0.24, 0.78, 0.1], 0.022)),
        part(
          "mallet",
          fixed("fabric", 0xefe6d0),
          sphere(0.1, 1, 24)
            .scale(1, 0.86, 1)
            .at(size + 0.235, 0.84, 0.1),
        ),
      ];
    },
  }),
  program({
    id: "steel drum",
    nouns: ["steelpan", "steel pan", "caribbean steel drum", "steel drums"],
    about: "a steel drum: a shining hammered bowl of notes on a stand, with two sticks",
    metresPerUnit: 0.55,
    wears: ["pan drum", "skirt", "stand"],
    params: { notes: whole(7, 9), skirt: [0.2, 0.34] },
    parts: ({ notes, skirt }) => {
      const y = 1.3;
      return [
        part(
          "pan",
          main("steel", 0xd4d8dc),
          lathe(
            flat`0 ${y - 0.2}, 0.3 ${y - 0.17}, 0.54 ${y - 0.02}, 0.6 ${y}, 0.62 ${y - 0.02}, 0.56 ${y - 0.06}, 0.3 ${y - 0.21}, 0 ${y - 0.24}`.reverse(),
            { sides: 56 },
          ),
        ),
        part(
          "notes",
          fixed("steel", 0xaeb4ba),
          all(
            many(notes, (at) =>
              sphere(0.13, 1, 24)
                .scale(1, 0.24, 0.8)
                .turn(32, 0, 0)
                .at(0, y - 0.075, 0.42)
                .turn(0, (at * 360) / notes, 0),
            ),
            many(4, (at) =>
              sphere(0.09, 1, 20)
                .scale(1, 0.24, 0.8)
                .turn(14, 0, 0)
                .at(0, y - 0.18, 0.18)
                .turn(0, at * 90 + 30, 0),
            ),
          ),
        ),
        part(
          "skirt",
          second("paint", 0xc8322a),
          lathe(flat`0.58 ${y - skirt}, 0.61 ${y - skirt}, 0.615 ${y - 0.02}, 0.585 ${y - 0.02}, 0.58 ${y - skirt}`, { sides: 56 }),
        ),
        part("rim", fixed("steel", 0xe2e5e8), torus(0.612, 0.022).at(0, y - 0.005, 0)),
        part(
          "stand",
          third("steel", 0x3a3d42),
          all(
            rod([0.68, 0.04, 0.3], [0.68, y - 0.1, 0], 0.022).mirror("x"),
            rod([0.68, 0.04, -0.3], [0.68, y - 0.1, 0], 0.022).mirror("x"),
            drumX(0.02, 1.36).at(0, 0.42, 0),
            rod([0.68, 0.42, -0.2], [0.68, 0.42, 0.2], 0.018).mirror("x"),
            rod([0.6, y - 0.1, 0], [0.7, y - 0.1, 0], 0.03).mirror("x"),
          ),
        ),
        part(
          "sticks",
          fixed("wood", 0xd2a76c),
          all(rod([-0.1, y + 0.02, 0.1], [-0.5, y + 0.14, 0.5], 0.016), rod([0.14, y - 0.02, 0.1], [0.3, y + 0.14, 0.6], 0.016)),
        ),
        part(
          "tips",
          fixed("rubber", 0x232427),
          all(sphere(0.034, 1, 14).at(-0.1, y + 0.02, 0.1), sphere(0.034, 1, 14).at(0.14, y - 0.02, 0.1)),
        ),
      ];
    },
  }),
];
