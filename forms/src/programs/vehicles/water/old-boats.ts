import { all, box, cylinder, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { many } from "@blenda/forge/language/places";
import { part, program, spins, whole } from "@blenda/forge/language/program";
import { drumX, drumZ, hose, rod, side } from "@blenda/forge/language/shorthand";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
import { type Hull, hull, rail } from "./hulls.ts";

const GLASS = fixed("plastic", 0x1d3038);
const IRON = fixed("iron", 0x2b2d30);
const STEEL = fixed("steel", 0xb9bdc0);

/** What stands on the highest deck of a steamer. */
const topDeck = (top: number, chimney: number) => [
  part(
    "bridge",
    second("paint", 0xf6f3ea),
    all(box(0.26, 0.18, 0.26, 0.01).at(0, top + 0.09, 0.2), box(0.32, 0.02, 0.32, 0.008).at(0, top + 0.19, 0.2)),
  ),
  part(
    "bridge windows",
    GLASS,
    all(box(0.266, 0.08, 0.2, 0.003).at(0, top + 0.11, 0.2), box(0.2, 0.08, 0.266, 0.003).at(0, top + 0.11, 0.2)),
  ),
  part(
    "chimneys",
    fixed("iron", 0x232427),
    all(
      cylinder(0.045, chimney).at(0.15, top + chimney / 2, 0.5),
      cylinder(0.05, 0.06, { top: 0.08 }).at(0.15, top + chimney + 0.02, 0.5),
    ).mirror("x"),
  ),
  part(
    "bands",
    third("paint", 0xb8281f),
    cylinder(0.048, 0.04)
      .array(2, [0, 0.2, 0])
      .at(0.15, top + chimney * 0.5, 0.5)
      .mirror("x"),
  ),
  part("stays", IRON, rod([-0.15, top + chimney * 0.86, 0.5], [0.15, top + chimney * 0.86, 0.5], 0.008)),
  part("flag", fixed("fabric", 0x2460a7), box(0.004, 0.1, 0.16, 0.001).at(0, top + 0.4, -0.74)),
  part("flagpole", STEEL, all(rod([0, top, -0.66], [0, top + 0.46, -0.66], 0.008), drumZ(0.006, 0.02).at(0, top + 0.44, -0.66))),
];

export const oldBoats = [
  program({
    id: "gondola",
    nouns: ["venetian gondola", "gondola boat", "venetian boat", "venice gondola"],
    about: "a Venetian gondola: a slender black boat with raised ends, a comb at the bow, red seats and an oar",
    metresPerUnit: 4.4,
    wears: ["hull body", "seat cushion", "trim prow"],
    params: { long: [2.4, 2.6], lift: [0.34, 0.44] },
    sockets: () => ({ seat: { at: [0, 0.2, -0.12], size: [0.24, 0.4, 0.2] } }),
    parts: ({ long, lift }) => {
      const form: Hull = {
        length: long,
        beam: 0.36,
        depth: 0.17,
        transom: 0.06,
        sheer: [lift, lift * 0.8],
        rise: 1.6,
        full: 0.6,
        wall: 0.02,
      };
      const [bow, top] = [long / 2, 0.17 + lift * 0.8];
      return [
        part("hull", main("paint", 0x1a1b1e), hull(form)),
        part("rim", third("gold"), rail(form, 0.012)),
        part("line", third("gold"), rail(form, 0.007, 0.3)),
        part(
          "comb",
          fixed("steel", 0xcfd3d6),
          all(
            side(flat`-0.05 -0.12, 0.03 -0.1, 0.05 0.14, 0.12 0.2, 0.06 0.26, -0.03 0.22, -0.02 0.04`, 0.016, 0.004).at(0, top, bow - 0.02),
            box(0.014, 0.016, 0.1, 0.003)
              .array(6, [0, 0.034, 0])
              .at(0, top + 0.03, bow + 0.06),
          ),
        ),
        part(
          "stern",
          fixed("steel", 0xcfd3d6),
          hose([0, 0, 0, 0, 0.08, -0.04, 0, 0.14, 0, 0, 0.12, 0.05], [0.016, 0.014, 0.012, 0.006]).at(0, 0.17 + lift, -bow + 0.03),
        ),
        part("floor", fixed("wood", 0x6b4426, { grain: "z" }), box(0.26, 0.015, long * 0.56, 0.004).at(0, 0.06, 0)),
        part(
          "seats",
          second("fabric", 0xa81f2a),
          all(
            box(0.24, 0.05, 0.16, 0.02).at(0, 0.15, -0.12),
            box(0.26, 0.18, 0.04, 0.018).turn(-12, 0, 0).at(0, 0.23, -0.22),
            box(0.2, 0.04, 0.1, 0.016).at(0, 0.13, 0.2),
          ),
        ),
        part(
          "chair trim",
          third("gold"),
          all(
            hose([-0.13, 0.28, -0.24, -0.08, 0.34, -0.25, 0, 0.36, -0.25, 0.08, 0.34, -0.25, 0.13, 0.28, -0.24], 0.012),
            rod([0.13, 0.2, -0.05], [0.13, 0.2, -0.22], 0.012).mirror("x"),
          ),
        ),
        part(
          "decks",
          main("paint", 0x1a1b1e),
          all(
            box(0.24, 0.014, 0.3, 0.005)
              .turn(-9, 0, 0)
              .at(0, 0.19, long * 0.29),
            box(0.24, 0.014, 0.34, 0.005)
              .turn(10, 0, 0)
              .at(0, 0.2, -long * 0.28),
          ),
        ),
        part(
          "rowlock",
          fixed("wood", 0x7a4a26),
          hose([0.15, 0.18, -0.42, 0.16, 0.28, -0.42, 0.13, 0.33, -0.4, 0.16, 0.36, -0.4], [0.022, 0.02, 0.016, 0.01]),
        ),
        part(
          "oar",
          fixed("wood", 0xb98a56),
          all(
            rod([-0.06, 0.6, -0.36], [0.44, 0.02, -0.52], 0.014),
            box(0.06, 0.24, 0.012, 0.004).turn(0, 15, 41).at(0.48, -0.02, -0.535),
          ).at(0, 0.05, 0),
        ),
      ];
    },
  }),
  program({
    id: "paddle steamer",
    nouns: ["paddle wheeler", "riverboat", "steamboat", "mississippi steamboat", "sternwheeler", "paddlewheel boat", "paddle boat steamer"],
    about: "a paddle steamer with white decks and railings, two tall chimneys and a red wheel at the stern",
    metresPerUnit: 15,
    isLarge: true,
    wears: ["hull", "deck cabin", "wheel paddle"],
    params: { decks: whole(2, 3), chimney: [0.5, 0.62] },
    parts: ({ decks, chimney }) => {
      const form: Hull = { length: 2.1, beam: 0.6, depth: 0.2, transom: 0.9, sheer: [0, 0.04], rise: 0.6, full: 0.5 };
      const floor = (at: number) => 0.22 + at * 0.26;
      const long = (at: number) => 1.6 - at * 0.22;
      const top = floor(decks);
      return [
        part("hull", main("paint", 0xf2efe6), hull(form)),
        part("band", third("paint", 0xb8281f), rail(form, 0.018)),
        part(
          "cabins",
          second("paint", 0xf6f3ea),
          all(...Array.from({ length: decks }, (_, at) => box(0.42, 0.24, long(at) - 0.24, 0.01).at(0, floor(at) + 0.12, -0.1))),
        ),
        part(
          "floors",
          fixed("wood", 0x9a6a3a),
          all(
            ...Array.from({ length: decks + 1 }, (_, at) =>
              box(0.64 - (at === decks ? 0.04 : 0), 0.02, long(Math.min(at, decks - 1)), 0.006).at(0, floor(at), -0.1),
            ),
          ),
        ),
        part(
          "windows",
          GLASS,
          all(
            ...Array.from({ length: decks }, (_, at) =>
              box(0.43, 0.12, 0.06, 0.004)
                .array(9 - at, [0, 0, 0.14])
                .at(0, floor(at) + 0.13, -0.1),
            ),
          ),
        ),
        part(
          "railings",
          second("plastic", 0xfffdf6),
          all(
            ...Array.from({ length: decks }, (_, at) =>
              all(
                rod([0.31, floor(at) + 0.08, -long(at) / 2], [0.31, floor(at) + 0.08, long(at) / 2], 0.007),
                rod([0.31, floor(at), 0], [0.31, floor(at) + 0.25, 0], 0.008).array(9, [0, 0, long(at) / 8.2]),
              )
                .at(0, 0, -0.1)
                .mirror("x"),
            ),
          ),
        ),
        ...topDeck(top, chimney),
        part(
          "wheel",
          third("paint", 0xb8281f),
          all(
            many(12, (at) =>
              all(box(0.5, 0.1, 0.016, 0.003).at(0, 0.27, 0), rod([0.2, 0, 0], [0.2, 0.32, 0], 0.012).mirror("x")).turn(at * 30, 0, 0),
            ),
            torus(0.2, 0.014).turn(0, 0, 90).at(0.2, 0, 0).mirror("x"),
            drumX(0.04, 0.56),
          ).at(0, 0.3, -1.3),
          { motion: spins([0, 0.3, -1.3], [1, 0, 0]) },
        ),
        part("arms", fixed("wood", 0x7a4a26), box(0.04, 0.06, 0.42, 0.01).at(0.29, 0.3, -1.14).mirror("x")),
      ];
    },
  }),
];
