import { all, box, extrude, lathe } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { softOutline } from "@blenda/forge/language/outlines";
import { part, program } from "@blenda/forge/language/program";
import { drumZ, rod, side } from "@blenda/forge/language/shorthand";
import { fixed, main, second } from "@blenda/forge/language/substance";

export const artists = [
  program({
    id: "easel",
    nouns: ["painting easel", "artist easel", "canvas on easel", "painter's easel"],
    about: "a painter's easel on three legs with a canvas",
    metresPerUnit: 0.9,
    wears: ["frame leg", "canvas"],
    params: { high: [1.7, 1.95], wide: [0.7, 0.9] },
    parts: ({ high, wide }) => [
      part(
        "frame",
        main("wood", 0xa8743f),
        all(
          rod([0.42, 0, 0.24], [0.08, high, -0.12], 0.03).mirror("x"),
          rod([0, 0, -0.6], [0, high * 0.94, -0.12], 0.028),
          rod([-0.36, 0.3, 0.18], [0.36, 0.3, 0.18], 0.024),
          box(wide + 0.1, 0.05, 0.16, 0.015).at(0, 0.66, 0.15),
          box(0.05, high * 0.6, 0.03, 0.01)
            .turn(-10, 0, 0)
            .at(0, high * 0.64, -0.02),
          box(0.14, 0.06, 0.12, 0.015).at(0, high * 0.66 + 0.42, -0.02),
        ),
      ),
      part("canvas", second("fabric", 0xf5f1e4), box(wide, 0.86, 0.04, 0.008).turn(-11, 0, 0).at(0, 1.12, 0.09)),
      part(
        "sky",
        fixed("plastic", 0x7fb4d6),
        box(wide - 0.06, 0.44, 0.012, 0.002)
          .turn(-11, 0, 0)
          .at(0, 1.31, 0.078),
      ),
      part(
        "meadow",
        fixed("plastic", 0x5f9a4a),
        box(wide - 0.06, 0.34, 0.012, 0.002)
          .turn(-11, 0, 0)
          .at(0, 0.925, 0.152),
      ),
      part(
        "sun",
        fixed("plastic", 0xf2c43a),
        drumZ(0.08, 0.014, 0.002)
          .turn(-11, 0, 0)
          .at(wide * 0.2, 1.36, 0.074),
      ),
      part(
        "screws",
        fixed("brass"),
        drumZ(0.035, 0.06)
          .array(2, [0, high * 0.3, 0])
          .at(0, high * 0.62, 0.01),
      ),
    ],
  }),
  program({
    id: "paint palette",
    nouns: ["artist palette", "painter's palette", "palette", "colour palette", "color palette"],
    about: "a painter's wooden palette with a thumb hole, blobs of colour and a brush",
    metresPerUnit: 0.35,
    wears: ["board"],
    params: { wide: [0.94, 1.1], blob: [0.07, 0.085] },
    sockets: () => ({ grip: { at: [0.3, 0, 0.2], size: [0.2, 0.1, 0.2] } }),
    parts: ({ wide, blob }) => {
      const outline = softOutline(
        flat`0.5 -0.1, 0.52 0.2, 0.3 0.42, -0.1 0.46, -0.5 0.3, -0.62 -0.06, -0.4 -0.38, -0.02 -0.42, 0.16 -0.3, 0.28 -0.26`,
      );
      const hole = softOutline(flat`0.34 -0.1, 0.38 0, 0.3 0.07, 0.22 0, 0.25 -0.09`);
      const colors = [0xd23a32, 0xe88a2a, 0xf2cf3a, 0x4f9a4a, 0x3a78c2, 0x7a4aa8];
      return [
        part(
          "board",
          main("wood", 0xb98548, { grain: "x" }),
          extrude(outline, 0.05, 0.014, [hole]).turn(-90, 0, 0).scale(wide, 1, 1).at(0, 0.025, 0),
        ),
        ...colors.map((color, at) => {
          const angle = 0.5 + at * 0.56;
          return part(
            "paint",
            fixed("plastic", color),
            lathe(flat`0 0, 0.6 0, 1 0.04, 1.05 0.2, 0.8 0.44, 0.34 0.56, 0.12 0.8, 0 0.86`, {
              smooth: 11,
              sides: 32,
              ribs: 4,
              ribDepth: 0.1,
            })
              .scale(blob)
              .at(Math.cos(angle) * 0.4 * wide - 0.06, 0.048, -Math.sin(angle) * 0.3 - 0.02),
          );
        }),
        part("brush", fixed("wood", 0x7a2f28), rod([0.5, 0.1, 0.36], [-0.16, 0.08, 0.06], 0.014, 0.024)),
        part("ferrule", fixed("steel", 0xc9ccd0), rod([-0.16, 0.08, 0.06], [-0.26, 0.076, 0.015], 0.026)),
        part("bristles", fixed("fabric", 0x3a78c2), rod([-0.26, 0.076, 0.015], [-0.4, 0.07, -0.05], 0.03, 0.006)),
      ];
    },
  }),
  program({
    id: "paper plane",
    nouns: ["paper airplane", "paper aeroplane", "paper dart", "origami plane"],
    about: "a plane folded from a sheet of paper",
    metresPerUnit: 0.25,
    wears: ["paper"],
    params: { span: [0.4, 0.55], keel: [0.16, 0.22] },
    sockets: () => ({ grip: { at: [0, -0.1, 0], size: [0.05, 0.2, 0.3] } }),
    parts: ({ span, keel }) => {
      const wing = extrude(flat`0 -0.6, 0 0.9, -0.02 0.9, -0.5 -0.6`, 0.012, 0.003)
        .scale(span * 2, 1, 1)
        .turn(90, 0, 0);
      return [
        part("wings", main("paper", 0xf4f1e8), wing.turn(0, 0, -9).mirror("x")),
        part("keel", main("paper", 0xe6e2d6), side(flat`-0.6 0, -0.5 ${-keel}, 0.9 0`, 0.016, 0.004).turn(0, 0, 3).mirror("x")),
        part(
          "folds",
          main("paper", 0xddd8ca),
          extrude(flat`0.004 0.2, 0.004 0.88, -0.01 0.88, -0.17 0.2`, 0.01, 0.002)
            .scale(span * 2, 1, 1)
            .turn(90, 0, 0)
            .at(0, 0.01, 0)
            .turn(0, 0, -9)
            .mirror("x"),
        ),
        part("crease", fixed("paper", 0xb9b3a2), rod([span * 0.42, 0.01 + span * 0.07, -0.56], [0.02, 0.014, 0.7], 0.004).mirror("x")),
      ];
    },
  }),
];
