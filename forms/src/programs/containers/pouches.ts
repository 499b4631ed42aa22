import { all, blob, box, extrude, lathe, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { circle } from "@blenda/forge/language/outlines";
import { part, program, turns } from "@blenda/forge/language/program";
import { drumZ, hose, panel, rod } from "@blenda/forge/language/shorthand";
import { fixed, main, second } from "@blenda/forge/language/substance";

export const pouches = [
  program({
    id: "bag",
    is: ["hung up"],
    nouns: ["shopping bag", "paper bag", "gift bag", "carrier bag", "grocery bag"],
    about: "a shopping bag of paper or cloth with two handles",
    metresPerUnit: 0.35,
    wears: ["bag body", "handle", "print"],
    params: { wide: [0.72, 0.86], high: [0.95, 1.15] },
    sockets: ({ wide, high }) => ({
      inside: { at: [0, 0.04, 0], size: [wide - 0.1, high, 0.3] },
      grip: { at: [0, high + 0.26, 0], size: [0.3, 0.1, 0.1] },
    }),
    parts: ({ wide, high }) => [
      part(
        "bag",
        main("paper", 0xc79a62),
        box(1, 1, 1, 0.01)
          .minus(box(0.965, 1, 0.93, 0).at(0, 0.03, 0))
          .scale(wide, high, 0.42)
          .at(0, high / 2, 0),
      ),
      part(
        "hem",
        main("paper", 0xb98a52),
        box(wide + 0.016, 0.09, 0.436, 0.004)
          .minus(box(wide - 0.04, 0.3, 0.38))
          .at(0, high - 0.04, 0),
      ),
      part("folds", main("paper", 0xa87c48), rod([wide / 2 + 0.001, 0.2, 0], [wide / 2 + 0.001, high - 0.1, 0], 0.008).mirror("x")),
      part(
        "handles",
        second("fabric", 0x7d4a2a),
        hose([-0.18, -0.06, 0, -0.18, 0.12, 0, -0.12, 0.24, 0, 0.12, 0.24, 0, 0.18, 0.12, 0, 0.18, -0.06, 0], 0.02)
          .at(0, high, 0.205)
          .mirror("z"),
      ),
      part(
        "print",
        fixed("plastic", 0x3f7d58),
        all(extrude(circle(0.17), 0.012, 0.002), box(0.3, 0.03, 0.012, 0).at(0, -0.26, 0)).at(0, high * 0.48, 0.212),
      ),
      part("mark", fixed("paper", 0xf3efe4), all(drumZ(0.09, 0.014, 0.002)).at(0, high * 0.48, 0.216)),
    ],
  }),
  program({
    id: "sack",
    nouns: ["burlap sack", "flour sack", "grain sack", "potato sack", "money bag", "sandbag", "jute bag", "coin pouch", "pouch"],
    about: "a full cloth sack tied at its neck with a rope",
    metresPerUnit: 0.55,
    wears: ["sack cloth", "rope"],
    params: { fat: [0.92, 1.1], neck: [0.9, 1.02], lean: [-0.04, 0.05] },
    traits: { money: "coin gold treasure bank" },
    sockets: () => ({ grip: { at: [0, 1.04, 0], size: [0.2, 0.2, 0.2] } }),
    parts: ({ fat, neck, lean }, { has }) => [
      part(
        "sack",
        main("fabric", 0xb59a68),
        blob(
          [
            { at: [0, 0.3, 0], radius: 0.36 * fat },
            { at: [0.12, 0.16, 0.12], radius: 0.26 * fat },
            { at: [-0.14, 0.16, -0.08], radius: 0.27 * fat },
            { at: [-0.06, 0.17, 0.16], radius: 0.26 },
            { at: [0.1, 0.16, -0.14], radius: 0.26 },
            { at: [0, 0.5, 0], to: [lean, neck - 0.04, 0], radius: 0.27, thin: 0.1 },
          ],
          0.14,
          0.04,
        ),
      ),
      part(
        "ruff",
        main("fabric", 0xa88d5c),
        lathe(flat`0 -0.06, 0.09 -0.06, 0.09 0.02, 0.2 0.17, 0.18 0.19, 0.06 0.06, 0 0.05`, { ribs: 9, ribDepth: 0.28 }).at(lean, neck, 0),
      ),
      part(
        "rope",
        second("fabric", 0x7d5a30),
        all(
          torus(0.115, 0.026).at(lean, neck, 0),
          torus(0.11, 0.024)
            .turn(8, 0, 5)
            .at(lean, neck + 0.03, 0),
          hose([0.06, 0, 0.1, 0.1, -0.08, 0.2, 0.12, -0.24, 0.26], 0.02).at(lean, neck, 0),
          hose([0.02, 0, 0.11, -0.02, -0.1, 0.2, -0.02, -0.2, 0.25], 0.02).at(lean, neck, 0),
        ),
      ),
      has("money") &&
        part(
          "sign",
          fixed("paint", 0x3f6b3a),
          all(
            hose([0.1, 0.12, 0, 0, 0.17, 0.02, -0.1, 0.09, 0, 0, 0, 0.02, 0.1, -0.09, 0, 0, -0.17, 0.02, -0.1, -0.12, 0], 0.026),
            rod([0, 0.22, 0.02], [0, -0.22, 0.02], 0.022),
          )
            .turn(-6, 0, 0)
            .at(0, 0.38, 0.375 * fat),
        ),
      !has("money") &&
        part(
          "patch",
          fixed("fabric", 0x8a6a3c),
          panel(0.2, 0.2, 0.03, 0.02, 0.008)
            .turn(-14, 20, 6)
            .at(0.15, 0.4, 0.33 * fat),
        ),
    ],
  }),
  program({
    id: "envelope",
    nouns: ["letter", "mail", "love letter", "mail envelope"],
    about: "a paper envelope with a flap, a seal and a stamp",
    metresPerUnit: 0.18,
    wears: ["paper", "seal"],
    params: { wide: [1.2, 1.4], seal: [0.1, 0.13] },
    traits: { sealed: "wax royal love" },
    sockets: () => ({ grip: { at: [0, -0.3, 0], size: [0.6, 0.3, 0.05] } }),
    parts: ({ wide, seal }) => {
      const half = wide / 2;
      return [
        part("envelope", main("paper", 0xf1e6cd), panel(wide, 0.84, 0.04, 0.02, 0.01)),
        part(
          "folds",
          main("paper", 0xe9dcc0),
          all(
            extrude(flat`${-half + 0.01} -0.41, ${half - 0.01} -0.41, 0.05 0.02, -0.05 0.02`, 0.012, 0.004).at(0, 0, 0.022),
            extrude(flat`${-half + 0.01} -0.4, -0.04 0, ${-half + 0.01} 0.4`, 0.008, 0.002).at(0, 0, 0.02),
            extrude(flat`${half - 0.01} -0.4, ${half - 0.01} 0.4, 0.04 0`, 0.008, 0.002).at(0, 0, 0.02),
          ),
        ),
        part(
          "flap",
          main("paper", 0xf5ecd8),
          extrude(
            flat`
              ${-half + 0.006} 0.414, ${-half + 0.06} 0.36, -0.06 -0.08, 0 -0.1, 0.06 -0.08, ${half - 0.06} 0.36,
              ${half - 0.006} 0.414
            `,
            0.014,
            0.005,
          ).at(0, 0, 0.034),
          { motion: turns([0, 0.414, 0.03], [1, 0, 0], 0, -150) },
        ),
        part(
          "seal",
          second("plastic", 0xa8222a),
          lathe(flat`0 0, 1 0, 1.05 0.16, 0.9 0.26, 0.7 0.2, 0.62 0.24, 0 0.26`, { ribs: 11, ribDepth: 0.08 })
            .scale(seal)
            .turn(90, 0, 0)
            .at(0, -0.06, 0.04),
        ),
        part(
          "emblem",
          second("plastic", 0x8a1820),
          extrude(flat`0 -0.05, 0.05 0.01, 0.035 0.045, 0 0.025, -0.035 0.045, -0.05 0.01`, 0.02, 0.006).at(0, -0.06, 0.066),
        ),
      ];
    },
  }),
];
