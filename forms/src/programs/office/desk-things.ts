import { all, box, cylinder, extrude, lathe, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { part, program, turns, whole } from "@blenda/forge/language/program";
import { drumZ, hose, panel, rod, tray } from "@blenda/forge/language/shorthand";
import { fixed, main, second } from "@blenda/forge/language/substance";

export const deskThings = [
  program({
    id: "clipboard",
    nouns: ["clip board", "writing board"],
    about: "a clipboard with a metal clip and a sheet of paper",
    metresPerUnit: 0.24,
    wears: ["board", "clip"],
    params: { lines: whole(7, 11), lean: [16, 26] },
    sockets: () => ({ grip: { at: [0, -0.5, 0], size: [0.6, 0.3, 0.1] } }),
    parts: ({ lines, lean }) => {
      const [paper, wood] = [box(0.84, 1.16, 0.01, 0.003).at(0, -0.06, 0.03), panel(1, 1.4, 0.04, 0.06, 0.012)];
      return [
        part("board", main("wood", 0x9a6a3a), wood.turn(-lean, 0, 0)),
        part("paper", fixed("paper", 0xf5f2e8), paper.turn(-lean, 0, 0)),
        part(
          "text",
          fixed("plastic", 0x4a4a50),
          all(
            box(0.6, 0.016, 0.006, 0)
              .array(lines, [0, 0.9 / lines, 0])
              .at(0.04, -0.1, 0.037),
            box(0.04, 0.04, 0.008, 0)
              .array(lines, [0, 0.9 / lines, 0])
              .at(-0.33, -0.1, 0.037),
          ).turn(-lean, 0, 0),
        ),
        part(
          "clip",
          second("steel", 0xc3c7cb),
          all(
            box(0.46, 0.14, 0.04, 0.015).at(0, 0.6, 0.04),
            hose([-0.16, 0.62, 0.05, -0.12, 0.76, 0.05, 0, 0.8, 0.05, 0.12, 0.76, 0.05, 0.16, 0.62, 0.05], 0.022),
            drumZ(0.03, 0.06).at(0.18, 0.6, 0.05).mirror("x"),
          ).turn(-lean, 0, 0),
          { motion: turns([0, 0.6, 0.04], [1, 0, 0], 0, -18) },
        ),
      ];
    },
  }),
  program({
    id: "newspaper",
    nouns: ["folded newspaper", "daily paper", "gazette"],
    about: "a folded newspaper with a headline, columns and a picture",
    metresPerUnit: 0.35,
    wears: ["paper"],
    params: { thick: [0.04, 0.07], columns: whole(3, 4) },
    parts: ({ thick, columns }) => [
      part(
        "paper",
        main("paper", 0xe9e4d4),
        all(
          ...[0, 1, 2, 3].map((at) =>
            tray(0.98 - at * 0.012, thick / 4, 1.28 - at * 0.014, 0.01, 0.002).at(at * 0.006, (at + 0.5) * (thick / 4 + 0.006), at * 0.005),
          ),
          rod([-0.485, thick / 2 + 0.01, -0.62], [-0.485, thick / 2 + 0.01, 0.62], thick / 2 + 0.008),
        ),
      ),
      part(
        "headline",
        fixed("plastic", 0x232326),
        all(box(0.84, 0.006, 0.1, 0), box(0.84, 0.006, 0.01, 0).at(0, 0, 0.08), box(0.5, 0.006, 0.03, 0).at(-0.17, 0, 0.13)).at(
          0.03,
          thick + 0.025,
          -0.5,
        ),
      ),
      part(
        "columns",
        fixed("plastic", 0x5c5c60),
        all(
          ...Array.from({ length: columns }, (_, at) =>
            box(0.78 / columns - 0.03, 0.006, 0.012, 0)
              .array(at < 2 ? 9 : 26, [0, 0, 0.033])
              .at(0.03 + (at - (columns - 1) / 2) * (0.8 / columns), thick + 0.025, at < 2 ? 0.42 : 0.14),
          ),
        ),
      ),
      part(
        "picture",
        fixed("plastic", 0x8a8a88),
        box(0.8 * (2 / columns) - 0.03, 0.006, 0.44, 0).at(0.03 - (0.4 - 0.8 / columns), thick + 0.025, -0.06),
      ),
      part(
        "hills",
        fixed("plastic", 0x4a4a4c),
        extrude(flat`-0.2 0, 0.2 0, 0.12 0.12, 0.04 0.06, -0.08 0.18`, 0.006, 0)
          .turn(-90, 0, 0)
          .at(0.03 - (0.4 - 0.8 / columns), thick + 0.03, 0.1),
      ),
    ],
  }),
  program({
    id: "rubber stamp",
    nouns: ["hand stamp", "office stamp", "date stamp"],
    about: "a rubber stamp with a turned wooden handle",
    metresPerUnit: 0.09,
    wears: ["handle", "ink base"],
    params: { wide: [0.5, 0.6], high: [0.9, 1.05] },
    sockets: () => ({ grip: { at: [0, 0.7, 0], size: [0.3, 0.4, 0.3] } }),
    parts: ({ wide, high }) => [
      part(
        "handle",
        { ...main("wood", 0x8a4f28), isOpen: false },
        lathe(flat`0 0.22, 0.26 0.22, 0.28 0.28, 0.12 0.4, 0.1 0.56, 0.2 0.76, 0.22 0.92, 0.14 1.04, 0 1.06`, {
          smooth: 34,
        }).scale(1, high, 1),
      ),
      part("block", { ...main("wood", 0x9a5c30), isOpen: false }, cylinder(wide, 0.18, { bevel: 0.03 }).at(0, 0.16, 0)),
      part("ring", fixed("brass"), torus(0.115, 0.025).at(0, 0.5 * high, 0)),
      part("rubber", second("rubber", 0xa8322a), cylinder(wide - 0.03, 0.08).at(0, 0.04, 0)),
      part("pad", fixed("steel", 0x3a3d42), tray(1.3, 0.1, 0.9, 0.08, 0.03).at(0.5, 0.03, -0.85)),
      part("ink", second("fabric", 0x7a1f1f), tray(1.16, 0.03, 0.76, 0.05, 0.008).at(0.5, 0.08, -0.85)),
    ],
  }),
  program({
    id: "pushpin",
    nouns: ["push pin", "thumbtack", "drawing pin", "tack", "map pin"],
    about: "a pushpin with a plastic head and a sharp needle",
    metresPerUnit: 0.02,
    wears: ["head"],
    params: { lean: [12, 26], fat: [0.92, 1.08] },
    sockets: () => ({ grip: { at: [0, 0.9, 0], size: [0.4, 0.4, 0.4] } }),
    parts: ({ lean, fat }) => [
      part(
        "head",
        main("plastic", 0xd23a32),
        lathe(
          flat`
            0 0.6, 0.2 0.6, 0.38 0.6, 0.42 0.64, 0.4 0.7, 0.24 0.8, 0.18 1, 0.22 1.2, 0.32 1.28, 0.34 1.36, 0.29 1.42, 0.15 1.43,
            0 1.43
          `,
          { smooth: 48 },
        )
          .scale(fat, 1, fat)
          .turn(0, 0, -lean),
      ),
      part("needle", fixed("steel", 0xc9ccd0), lathe(flat`0 0, 0.008 0.01, 0.045 0.14, 0.045 0.62, 0 0.62`).turn(0, 0, -lean)),
      part("collar", fixed("steel", 0xb0b4b9), cylinder(0.07, 0.05).at(0, 0.6, 0).turn(0, 0, -lean)),
    ],
  }),
  program({
    id: "blackboard",
    is: ["hung flat"],
    nouns: ["chalkboard", "school board", "whiteboard"],
    about: "a school board in a wooden frame on a stand, with chalk writing",
    metresPerUnit: 0.9,
    wears: ["frame", "board"],
    params: { wide: [1.5, 1.75], high: [0.86, 1] },
    traits: { white: "whiteboard" },
    parts: ({ wide, high }, { has }) => {
      const ink = has("white") ? 0x2a4fa8 : 0xf3f3ee;
      const y = 0.75 + high / 2;
      return [
        part(
          "frame",
          main("wood", 0x8a5a2e),
          all(
            box(wide, 0.07, 0.07, 0.015).array(2, [0, high, 0]).at(0, y, 0),
            box(0.07, high + 0.07, 0.07, 0.015)
              .array(2, [wide, 0, 0])
              .at(0, y, 0),
            box(wide * 0.9, 0.03, 0.14, 0.01).at(0, 0.7, 0.07),
            box(0.07, 0.8 + high, 0.06, 0.015)
              .at(wide / 2 - 0.1, 0.4 + high / 2, -0.05)
              .mirror("x"),
            box(0.08, 0.06, 0.7, 0.02)
              .at(wide / 2 - 0.1, 0.03, -0.05)
              .mirror("x"),
          ),
        ),
        part(
          "board",
          second(has("white") ? "porcelain" : "rubber", has("white") ? 0xf4f5f4 : 0x24463a),
          box(wide, high, 0.04, 0.006).at(0, y, 0),
        ),
        part(
          "writing",
          fixed("plastic", ink),
          all(
            hose([-0.5, 0.16, 0, -0.44, 0.28, 0, -0.38, 0.16, 0], 0.01),
            hose([-0.3, 0.28, 0, -0.3, 0.16, 0, -0.22, 0.16, 0, -0.22, 0.21, 0, -0.3, 0.22, 0], 0.01),
            rod([-0.1, 0.21, 0], [0.02, 0.21, 0], 0.01),
            rod([-0.1, 0.25, 0], [0.02, 0.25, 0], 0.01),
            hose([0.2, 0.28, 0, 0.1, 0.26, 0, 0.1, 0.17, 0, 0.2, 0.16, 0], 0.01),
            hose([0.1, -0.1, 0, 0.3, 0.02, 0, 0.5, -0.16, 0, 0.3, -0.24, 0], 0.01, { isClosed: true }),
            rod([-0.55, -0.1, 0], [-0.1, -0.1, 0], 0.009),
            rod([-0.55, -0.2, 0], [-0.2, -0.2, 0], 0.009),
          ).at(0, y, 0.02),
        ),
        part("chalk", fixed("plastic", 0xf6f3ea), rod([-0.05, 0, 0], [0.05, 0, 0], 0.014).array(2, [0.2, 0, 0]).at(-0.2, 0.73, 0.09)),
        part("sponge", fixed("fabric", 0xe0b13a), box(0.16, 0.07, 0.09, 0.02).at(0.36, 0.75, 0.09)),
      ];
    },
  }),
];
