import { all, box, cylinder, extrude, type Form, lathe, sphere } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { roundedRectangle } from "@blenda/forge/language/outlines";
import { many } from "@blenda/forge/language/places";
import { type ProgramPart, part, pick, program, turns } from "@blenda/forge/language/program";
import { drumZ, hose, rod, side } from "@blenda/forge/language/shorthand";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";
import { arches, axle } from "./wheels.ts";

const GLASS = fixed("plastic", 0x1b2c37);
const STEEL = fixed("steel", 0xc4c8cb);

/** A tall van whose right side opens as a shop: body, windscreen, lamps, bumper and wheels. */
const shopVan = (): ProgramPart[] => [
  part(
    "glass",
    GLASS,
    all(
      side(flat`0.985 0.74, 1.035 0.72, 0.93 1.12, 0.88 1.12`, 0.66, 0.006),
      side(flat`0.62 0.72, 0.96 0.72, 0.88 1.06, 0.62 1.06`, 0.876, 0.006),
    ),
  ),
  part(
    "trim",
    STEEL,
    all(
      box(0.9, 0.09, 0.1, 0.03).at(0, 0.24, 1.08),
      box(0.9, 0.09, 0.08, 0.03).at(0, 0.24, -1.1),
      box(0.44, 0.02, 0.02, 0.005).array(4, [0, 0.05, 0]).at(0, 0.48, 1.098),
      box(0.05, 0.15, 0.05, 0.02).at(0.5, 0.86, 0.95).mirror("x"),
      rod([0.42, 0.84, 0.93], [0.5, 0.86, 0.95], 0.01).mirror("x"),
    ),
  ),
  part("lamps", light(0xfff3cf), drumZ(0.06, 0.04, 0.015).at(0.33, 0.46, 1.09).mirror("x")),
  part("tail lamps", light(0xd6261f), box(0.06, 0.14, 0.03, 0.01).at(0.38, 0.42, -1.08).mirror("x")),
  part("chassis", fixed("iron", 0x2b2d30), box(0.74, 0.12, 2, 0.03).at(0, 0.22, 0)),
  ...axle("front", { radius: 0.19, width: 0.15, track: 0.76, z: 0.66 }),
  ...axle("back", { radius: 0.19, width: 0.15, track: 0.76, z: -0.66 }),
  part("arches", fixed("rubber", 0x17181a), arches(0.22, 0.442, 0.66, -0.66)),
];
const shell = (): Form =>
  side(flat`-1.08 0.3, -1.06 0.24, 1.0 0.24, 1.08 0.34, 1.08 0.6, 1.02 0.72, 0.9 1.2, 0.8 1.3, -0.98 1.32, -1.08 1.24`, 0.88, 0.05);
/** The hole in the right side, in which people are served. */
const hatch = (): Form => box(0.5, 0.4, 1.1, 0).at(0.34, 0.92, -0.3);
/** A striped cloth over the hatch: every second stripe. */
const awning = (first: number): Form =>
  many(5 - first, (at) =>
    side(flat`-0.06 0.012, -0.06 0, 0.06 0, 0.06 0.012`, 0.42, 0.004)
      .turn(0, 0, -28)
      .at(0.6, 1.08, -0.3 - 0.48 + (at * 2 + first) * 0.12),
  );

export const vansWithWindows = [
  program({
    id: "food truck",
    nouns: [
      "food van",
      "taco truck",
      "burger van",
      "snack van",
      "lunch truck",
      "chip van",
      "street food truck",
      "coffee truck",
      "kebab van",
    ],
    about: "a food truck with an open serving hatch, a striped awning, a counter and a string of bulbs",
    metresPerUnit: 2.5,
    wears: ["body", "awning stripe", "counter"],
    params: { tone: pick("teal", "red", "yellow"), plates: [0, 1] },
    parts: ({ tone, plates }, { isInscribed }) => {
      const color = { teal: 0x2f9a93, red: 0xc8382c, yellow: 0xe9b12a }[tone];
      return [
        part("body", main("paint", color), shell().minus(hatch())),
        part("kitchen", fixed("steel", 0x6e5a42), box(0.02, 0.38, 1.08, 0).at(0.098, 0.92, -0.3)),
        part("shelf", fixed("wood", 0x8a5a30), box(0.2, 0.02, 1.06, 0.004).at(0.2, 0.96, -0.3)),
        part(
          "goods",
          fixed("clay", 0xe8c37a),
          all(
            many(5, (at) => cylinder(0.035, 0.11 + (at % 2) * 0.03, { top: 0.028, sides: 14 }).at(0.2, 1.03, -0.7 + at * 0.2)),
            sphere(0.06, 0.7, 16).at(0.42, 0.79, -0.1),
            sphere(0.06, 0.7, 16).at(0.42, 0.79, plates > 0.5 ? -0.26 : -0.5),
          ),
        ),
        part("awning", second("fabric", 0xd8342b), awning(0)),
        part("awning stripes", fixed("fabric", 0xf4efe2), awning(1)),
        part("counter", third("wood", 0xb98a56), box(0.24, 0.03, 1.16, 0.01).at(0.52, 0.72, -0.3)),
        part("brackets", STEEL, all(rod([0.44, 0.56, 0.1], [0.6, 0.71, 0.1], 0.012), rod([0.44, 0.56, -0.7], [0.6, 0.71, -0.7], 0.012))),
        part("struts", STEEL, all(rod([0.44, 0.84, 0.24], [0.7, 1.02, 0.24], 0.01), rod([0.44, 0.84, -0.84], [0.7, 1.02, -0.84], 0.01))),
        !isInscribed &&
          part(
            "board",
            fixed("stone", 0x24302b),
            extrude(roundedRectangle(0.34, 0.24, 0.02), 0.02, 0.005)
              .turn(0, 90, 0)
              .at(0.45, 0.5, 0.12),
          ),
        !isInscribed &&
          part("writing", fixed("paper", 0xf2efe4), box(0.006, 0.016, 0.22, 0.002).array(4, [0, 0.045, 0]).at(0.463, 0.5, 0.12)),
        part(
          "band",
          fixed("plastic", 0xf4efe2),
          box(0.892, 0.05, 2.1, 0.006)
            .at(0, 0.62, -0.01)
            .meet(box(2, 1, 1.64).at(0, 0.62, -0.26)),
        ),
        part(
          "roof",
          STEEL,
          all(
            box(0.3, 0.14, 0.36, 0.03).at(0, 1.38, -0.5),
            cylinder(0.08, 0.2).at(0.1, 1.4, 0.1),
            cylinder(0.11, 0.05, { top: 0.04 }).at(0.1, 1.53, 0.1),
          ),
        ),
        part(
          "bulbs",
          light(0xffd27a),
          many(9, (at) => sphere(0.024, 1, 10).at(0.46, 1.2 - 0.03 * Math.sin((at / 8) * 3 * Math.PI) ** 2, -0.84 + at * 0.135)),
        ),
        part("back door", main("plastic", color), box(0.5, 0.8, 0.02, 0.01).at(0, 0.76, -1.084), {
          motion: turns([-0.25, 0.76, -1.084], [0, 1, 0], 0, 80),
        }),
        ...shopVan(),
      ];
    },
  }),
  program({
    id: "ice cream truck",
    nouns: ["ice cream van", "ice-cream truck", "ice-cream van", "icecream truck", "icecream van"],
    about: "an ice cream van in pastel colours with a huge cone on its roof and a serving window",
    metresPerUnit: 2.4,
    wears: ["body", "stripe roof", "scoop ice"],
    params: { tone: pick("pink", "mint", "blue") },
    parts: ({ tone }) => {
      const color = { pink: 0xf08fb2, mint: 0x86d0b6, blue: 0x7ab8e2 }[tone];
      return [
        part("body", main("paint", 0xfbf3e4), shell().minus(hatch())),
        part(
          "stripe",
          second("plastic", color),
          all(
            shell()
              .scale(1.016, 1, 1.012)
              .meet(box(3, 0.3, 3).at(0, 0.42, 0)),
            shell()
              .scale(1.016, 1.012, 1.012)
              .meet(box(3, 0.16, 3).at(0, 1.28, 0)),
          ),
        ),
        part("inside", fixed("paint", 0xf2c9a0), box(0.02, 0.38, 1.08, 0).at(0.098, 0.92, -0.3)),
        part("counter", second("plastic", color), box(0.2, 0.03, 1.16, 0.01).at(0.5, 0.72, -0.3)),
        part("awning", second("fabric", color), awning(0)),
        part("awning stripes", fixed("fabric", 0xfdf8ec), awning(1)),
        part(
          "small cones",
          fixed("clay", 0xd39a52),
          cylinder(0.012, 0.12, { top: 0.045, sides: 16 }).array(4, [0, 0, 0.2]).at(0.3, 0.8, -0.3),
        ),
        part("small scoops", third("plastic", 0xf6a5bd), sphere(0.052, 1, 16).array(4, [0, 0, 0.2]).at(0.3, 0.88, -0.3)),
        part(
          "cone",
          fixed("clay", 0xd39a52),
          lathe(flat`0 0, 0.03 0, 0.2 0.52, 0.22 0.54, 0.2 0.57, 0 0.57`, { sides: 32 }).at(0, 1.3, 0.3),
        ),
        part(
          "scoop",
          third("plastic", 0xf6a5bd),
          all(
            sphere(0.22, 0.95).at(0, 1.96, 0.3),
            many(8, (at) =>
              sphere(0.07, 1, 14)
                .at(0, 0, 0.19)
                .turn(0, at * 45, 0)
                .at(0, 1.88 - (at % 2) * 0.03, 0.3),
            ),
          ),
        ),
        part(
          "swirl",
          fixed("plastic", 0xfdf4e2),
          lathe(flat`0 0, 0.16 0, 0.17 0.05, 0.13 0.09, 0.14 0.11, 0.12 0.16, 0.08 0.19, 0.085 0.21, 0.06 0.26, 0.02 0.31, 0 0.32`, {
            smooth: 20,
          }).at(0, 2.1, 0.3),
        ),
        part("flake", fixed("wood", 0x5a331c), rod([0.08, 2.1, 0.36], [0.24, 2.42, 0.4], 0.03)),
        part("cherry", fixed("porcelain", 0xc41f2c), sphere(0.06, 1, 18).at(0, 2.44, 0.3)),
        part(
          "sprinkles",
          fixed("plastic", 0x4fa3d8),
          all(
            ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => {
              const [a, b] = [at * 2.4, 0.5 + (at % 3) * 0.28];
              return rod([0, -0.022, 0], [0, 0.022, 0], 0.009)
                .turn(0, 0, at * 50)
                .at(0.212 * Math.sin(a) * Math.sin(b), 1.96 + 0.2 * Math.cos(b), 0.3 + 0.212 * Math.cos(a) * Math.sin(b));
            }),
          ),
        ),
        part("horn", fixed("steel", 0xc4c8cb), hose([0, 1.32, 0.72, 0, 1.4, 0.72, 0, 1.42, 0.86], [0.02, 0.03, 0.07])),
        ...shopVan(),
      ];
    },
  }),
  program({
    id: "hearse",
    nouns: ["funeral car", "funeral hearse", "funeral coach"],
    about: "a long black hearse with curtained windows, chrome bars and a coffin inside",
    metresPerUnit: 2.6,
    wears: ["body", "curtain", "coffin"],
    params: { long: [0, 0.14] },
    parts: ({ long }) => {
      const back = -1.1 - long;
      const S = hose(
        [0, 0.56, 0.16, 0, 0.6, 0.2, 0, 0.66, 0.14, 0, 0.72, 0, 0, 0.78, -0.14, 0, 0.84, -0.2, 0, 0.88, -0.16],
        [0.008, 0.014, 0.018, 0.02, 0.018, 0.014, 0.008],
      );
      return [
        part(
          "body",
          main("paint", 0x17181b),
          side(
            flat`${back} 0.24, ${back + 0.04} 0.18, 1.06 0.18, 1.12 0.26, 1.1 0.46, 0.98 0.53, 0.5 0.56, 0.3 0.58, ${back} 0.58, ${back - 0.03} 0.44`,
            0.82,
            0.06,
          ),
        ),
        part(
          "roof",
          main("paint", 0x17181b),
          side(flat`${back + 0.03} 0.54, 0.5 0.54, 0.2 0.9, 0.1 0.96, ${back + 0.2} 0.98, ${back + 0.08} 0.92`, 0.74, 0.06),
        ),
        part(
          "glass",
          GLASS,
          all(
            side(flat`0.4 0.6, 0.47 0.6, 0.22 0.9, 0.15 0.9`, 0.6, 0.006),
            side(flat`-0.08 0.6, 0.36 0.6, 0.16 0.87, -0.08 0.88`, 0.748, 0.006),
            side(flat`${back + 0.2} 0.6, -0.2 0.6, -0.2 0.88, ${back + 0.24} 0.88`, 0.748, 0.006),
            box(0.56, 0.28, 0.02, 0.006)
              .turn(8, 0, 0)
              .at(0, 0.74, back + 0.042),
          ),
        ),
        part(
          "curtains",
          second("fabric", 0xd9d3c4),
          many(11, (at) =>
            rod([0.377, 0.605, back + 0.26 + (at * (-back - 0.52)) / 10], [0.377, 0.87, back + 0.28 + (at * (-back - 0.55)) / 10], 0.012),
          ).mirror("x"),
        ),
        part("bars", fixed("steel", 0xd4d6d8), S.at(0.39, 0.015, (back - 0.2) / 2 + 0.1).mirror("x")),
        part(
          "chrome",
          fixed("steel", 0xd4d6d8),
          all(
            box(0.84, 0.07, 0.08, 0.03).at(0, 0.22, 1.11),
            box(0.84, 0.07, 0.08, 0.03).at(0, 0.22, back - 0.02),
            box(0.02, 0.2, 0.03, 0.005).array(9, [0.04, 0, 0]).at(0, 0.38, 1.11),
            box(0.4, 0.03, 0.04, 0.008).at(0, 0.49, 1.09),
            box(0.836, 0.014, 1.9, 0.004).at(0, 0.47, (back + 1) / 2),
            rod([0, 0.55, 0.98], [0, 0.61, 0.96], 0.008),
          ),
        ),
        part("lamps", light(0xfff3cf), drumZ(0.055, 0.04, 0.015).at(0.3, 0.4, 1.1).mirror("x")),
        part(
          "tail lamps",
          light(0xd6261f),
          box(0.06, 0.12, 0.03, 0.01)
            .at(0.36, 0.42, back - 0.016)
            .mirror("x"),
        ),
        part("flags", third("fabric", 0x5b2a78), box(0.004, 0.09, 0.13, 0.001).at(0.36, 0.66, 0.74).mirror("x")),
        part("poles", fixed("steel", 0xd4d6d8), rod([0.36, 0.52, 0.81], [0.36, 0.72, 0.81], 0.007).mirror("x")),
        ...axle("front", { radius: 0.18, width: 0.12, track: 0.74, z: 0.7 }),
        ...axle("back", { radius: 0.18, width: 0.12, track: 0.74, z: -0.72 - long / 2 }),
        part("arches", fixed("rubber", 0x131415), arches(0.21, 0.414, 0.7, -0.72 - long / 2)),
      ];
    },
  }),
];
