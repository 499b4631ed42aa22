import { all, blob, box, cylinder, extrude, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { flat, way } from "@blenda/forge/language/numbers";
import { softOutline } from "@blenda/forge/language/outlines";
import { four, many, twin } from "@blenda/forge/language/places";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { fixed, liquid, main, pane, second, third } from "@blenda/forge/language/substance";
import { ENAMELS } from "@blenda/forge/language/tones";

export const ornaments = [
  program({
    id: "aquarium",
    nouns: ["fish tank", "fishtank", "fishbowl", "fish bowl"],
    about: "an aquarium with water, gravel, plants and fish",
    metresPerUnit: 0.5,
    wears: ["fish", "frame"],
    params: { width: [1.1, 1.35], height: [0.62, 0.74], fish: whole(3, 5) },
    sockets: ({ width }) => ({ inside: { at: [0, 0.14, 0], size: [width * 0.8, 0.4, 0.4] } }),
    parts: ({ width, height, fish }, ask) => {
      const random = ask.random.fork("tank");
      const spots = (count: number, low: number, high: number) =>
        Array.from({ length: count }, (_, at) => ({
          at: [
            ((at + random.between(0.2, 0.8)) / count - 0.5) * (width - 0.2),
            random.between(low, high),
            random.between(-0.16, 0.2),
          ] as const,
          turn: [0, random.between(-40, 40), 0] as const,
          scale: random.between(0.8, 1.2),
        }));
      const swimmer = all(
        sphere(0.075, 1, 20).scale(1.25, 0.8, 0.5),
        extrude(softOutline(flat`0.07 0, 0.17 0.07, 0.15 0, 0.17 -0.07`, 3), 0.016, 0.004),
        extrude(flat`-0.03 0.05, 0.06 0.05, 0.04 0.095`, 0.014, 0.003),
      );
      const leaf = sweep(way`0 0 0, 0.03 0.1 0.01, -0.02 0.22 0, 0.02 0.34 0.01`, [0.02, 0.03, 0.026, 0.006], { flatten: 0.3 });
      const swim = spots(fish, 0.28, height - 0.14);
      return [
        part(
          "frame",
          second("plastic", 0x232427),
          all(
            box(width + 0.03, 0.05, 0.53, 0.012).at(0, 0.025, 0),
            four(box(0.03, height, 0.03, 0.006), width / 2, height / 2 + 0.02, 0.25),
            box(width + 0.03, 0.04, 0.03, 0.006)
              .at(0, height + 0.02, 0.25)
              .mirror("z"),
            twin(box(0.03, 0.04, 0.5, 0.006), width / 2, height + 0.02, 0),
          ),
        ),
        part(
          "glass",
          pane(0xd6ecf2),
          all(
            box(width - 0.02, height - 0.02, 0.012, 0)
              .at(0, height / 2 + 0.02, 0.248)
              .mirror("z"),
            twin(box(0.012, height - 0.02, 0.48, 0), width / 2 - 0.004, height / 2 + 0.02, 0),
          ),
        ),
        part("water", liquid(0x8fcfe4, null), box(width - 0.04, 0.012, 0.46, 0.002).at(0, height - 0.08, 0)),
        part(
          "gravel",
          fixed("stone", 0xc7a878),
          all(box(width - 0.03, 0.09, 0.475, 0.02).at(0, 0.09, 0), sphere(0.03, 0.8, 8).scatter(spots(18, 0.13, 0.14))),
        ),
        part("plants", fixed("plastic", 0x3f8a4a), all(leaf, leaf.turn(0, 120, 6), leaf.turn(0, 240, -6)).scatter(spots(5, 0.12, 0.13))),
        part("fish", main("plastic", 0xf08a2c), swimmer.scatter(swim)),
        part("eyes", fixed("plastic", 0x17181a), sphere(0.012, 1, 8).at(-0.06, 0.014, 0.026).mirror("z").scatter(swim)),
        part(
          "rock",
          fixed("stone", 0x7c7f86),
          all(sphere(0.12, 0.7, 12).at(width * 0.26, 0.16, -0.08), sphere(0.08, 0.8, 10).at(width * 0.36, 0.15, 0.02)),
        ),
      ];
    },
  }),
  program({
    id: "snow globe",
    nouns: ["snowglobe", "snow dome"],
    about: "a glass ball with a small snowy house and a tree inside",
    metresPerUnit: 0.12,
    wears: ["base", "house"],
    params: { radius: [0.48, 0.54], flakes: whole(16, 24) },
    sockets: () => ({ grip: { at: [0, 0.15, 0], size: [0.8, 0.2, 0.8] } }),
    parts: ({ radius, flakes }, ask) => {
      const random = ask.random.fork("snow");
      const y = 0.24 + radius * 0.9;
      const spots = Array.from({ length: flakes }, () => ({
        at: [random.between(-0.3, 0.3), y + random.between(-0.1, 0.36), random.between(-0.3, 0.3)] as const,
      }));
      return [
        part(
          "base",
          main("wood", 0x70472a),
          lathe(flat`0 0, 0.46 0, 0.48 0.04, 0.44 0.08, 0.42 0.2, 0.45 0.24, 0.44 0.28, 0 0.3`, { sides: 52 }),
        ),
        part("bands", second("gold"), all(hoop(0.45, 0.016, 52).at(0, 0.25, 0), hoop(0.475, 0.014, 52).at(0, 0.05, 0))),
        part("globe", pane(0xdff0f7), sphere(radius, 1, 44).at(0, y, 0)),
        part(
          "snow",
          fixed("porcelain", 0xf8fbfd),
          all(
            lathe(flat`0 0.28, 0.3 0.28, 0.34 0.33, 0.2 0.39, 0 0.41`, { smooth: 16, sides: 36 }),
            sphere(0.014, 1, 6).scatter(spots),
            box(0.2, 0.03, 0.24, 0.012).turn(0, 0, -38).at(0.175, 0.65, 0),
            box(0.2, 0.03, 0.24, 0.012).turn(0, 0, 38).at(0.035, 0.65, 0),
          ),
        ),
        part("house", second("clay", 0xa8452f), extrude(flat`-0.11 0, 0.11 0, 0.11 0.2, 0 0.29, -0.11 0.2`, 0.2, 0.006).at(0.105, 0.38, 0)),
        part("door", fixed("paint", 0xf2c14e), box(0.06, 0.1, 0.02, 0.004).at(0.105, 0.44, 0.1)),
        part(
          "tree",
          fixed("plastic", 0x2f6b3c),
          all(
            ...[0, 1, 2].map((at) =>
              cylinder(0.13 - at * 0.03, 0.16, { top: 0.01, sides: 18, bevel: 0.01 }).at(-0.18, 0.5 + at * 0.1, 0.04),
            ),
          ),
        ),
      ];
    },
  }),
  program({
    id: "piggy bank",
    nouns: ["piggybank", "money box", "money pig"],
    about: "a china pig with a slot for coins",
    metresPerUnit: 0.16,
    wears: ["pig body", "coin"],
    params: { fat: [0.36, 0.42], long: [0.2, 0.28] },
    sockets: ({ fat }) => ({ slot: { at: [0, fat * 2 + 0.14, 0], size: [0.2, 0.2, 0.04] } }),
    parts: ({ fat, long }) => {
      const y = fat + 0.14;
      return [
        part(
          "pig",
          main("porcelain", 0xf0a3ae),
          blob(
            [
              { at: [-long, y, 0], radius: fat, to: [long * 0.6, y, 0] },
              { at: [long + 0.18, y + 0.04, 0], radius: fat * 0.72 },
              { at: [long + 0.38, y, 0], radius: 0.15, to: [long + 0.5, y, 0] },
              ...[-1, 1].flatMap((side) => [
                { at: [-long - 0.02, 0.22, side * 0.2] as const, radius: 0.11, to: [-long - 0.02, 0.1, side * 0.2] as const },
                { at: [long * 0.8, 0.22, side * 0.2] as const, radius: 0.11, to: [long * 0.8, 0.1, side * 0.2] as const },
                {
                  at: [long + 0.14, y + 0.26, side * 0.16] as const,
                  radius: 0.09,
                  to: [long + 0.2, y + 0.42, side * 0.24] as const,
                  thin: 0.03,
                },
              ]),
            ],
            0.07,
            0.045,
          ),
        ),
        part(
          "nostrils",
          fixed("porcelain", 0x9c4a58),
          sphere(0.03, 1, 12)
            .at(long + 0.645, y + 0.01, 0.055)
            .mirror("z"),
        ),
        part(
          "eyes",
          fixed("plastic", 0x1c1c1e),
          sphere(0.04, 1, 14)
            .at(long + 0.4, y + 0.15, 0.16)
            .mirror("z"),
        ),
        part("slot", fixed("iron", 0x2a1a1c), box(0.24, 0.04, 0.04, 0.006).at(-0.05, y + fat - 0.005, 0)),
        part(
          "coin",
          second("gold"),
          cylinder(0.11, 0.024, { sides: 32 })
            .turn(90, 0, 0)
            .at(-0.05, y + fat + 0.06, 0),
        ),
        part(
          "tail",
          main("porcelain", 0xf0a3ae),
          sweep(
            way`${-long - fat + 0.03} ${y + 0.05} 0, ${-long - fat - 0.06} ${y + 0.12} 0.03, ${-long - fat - 0.1} ${y + 0.06} -0.03, ${-long - fat - 0.15} ${y + 0.13} 0.02`,
            [0.028, 0.016],
          ),
        ),
      ];
    },
  }),
  program({
    id: "tissue box",
    nouns: ["box of tissues", "kleenex box", "tissues", "tissue"],
    about: "a box of paper tissues with one sticking out",
    metresPerUnit: 0.2,
    wears: ["box", "pattern stripe", "tissue"],
    params: { width: [1, 1.2], height: [0.4, 0.5], tone: pick("mint", "blue", "cream", "red") },
    sockets: ({ height }) => ({ grip: { at: [0, height / 2, 0], size: [1, 0.3, 0.5] } }),
    parts: ({ width, height, tone }) => [
      part("box", main("paper", ENAMELS[tone]), box(width, height, 0.58, 0.012).at(0, height / 2, 0)),
      part(
        "dots",
        second("paper", 0xf4efe2),
        many(10, (at) =>
          cylinder(0.045, 0.588, { sides: 20, bevel: 0 })
            .turn(90, 0, 0)
            .at(((at % 5) - 2) * (width / 5.4), height * (at < 5 ? 0.3 : 0.7), 0),
        ),
      ),
      part(
        "opening",
        fixed("paper", 0x6d6a63),
        cylinder(0.5, 0.012, { bevel: 0, sides: 40 })
          .scale(width * 0.56, 1, 0.26)
          .at(0, height, 0),
      ),
      part(
        "tissue",
        third("paper", 0xfbfaf6),
        lathe(flat`0 -0.06, 0.03 -0.05, 0.06 0.06, 0.12 0.18, 0.24 0.34, 0.22 0.34, 0.1 0.2, 0 0.14`, {
          sides: 72,
          ribs: 6,
          ribDepth: 0.45,
        })
          .scale(1, 1, 0.7)
          .at(0, height, 0),
      ),
    ],
  }),
];
