import { all, blob, box, cylinder, type Form, lathe, sphere, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { part, program, spins, turns, whole } from "@blenda/forge/language/program";
import { hose, rod } from "@blenda/forge/language/shorthand";
import { fixed, main, second } from "@blenda/forge/language/substance";

export const bones = [
  program({
    id: "skull",
    nouns: ["human skull", "death's head", "death head", "cranium"],
    about: "a human skull with eye sockets, a nose hole, cheekbones and teeth",
    metresPerUnit: 0.22,
    wears: ["bone", "eye"],
    params: { jaw: [0.9, 1.08], brow: [0.96, 1.06] },
    sockets: () => ({ head: { at: [0, 1, -0.1], size: [0.7, 0.4, 0.8] }, top: { at: [0, 1, -0.1], size: [0.3, 0.4, 0.3] } }),
    parts: ({ jaw, brow }) => {
      const tooth = box(0.06, 0.1, 0.05, 0.018).at(0, 0, 0.4);
      const row = (y: number) =>
        all(...[-42, -30, -18, -6, 6, 18, 30, 42].map((angle) => tooth.turn(0, angle, 0)))
          .scale(0.62, 1, 0.78)
          .at(0, y, 0.09);
      return [
        part(
          "skull",
          main("bone", 0xe6dcc2),
          blob(
            [
              { at: [0, 0.66, -0.1], radius: 0.38 * brow },
              { at: [0, 0.62, 0.06], radius: 0.33 * brow },
              { at: [0, 0.5, -0.2], radius: 0.26 },
              { at: [0.16, 0.36, 0.22], to: [0.24, 0.42, 0.1], radius: 0.1 },
              { at: [-0.16, 0.36, 0.22], to: [-0.24, 0.42, 0.1], radius: 0.1 },
              { at: [0, 0.26, 0.22], radius: 0.17 },
              { at: [-0.15, 0.6, 0.33], to: [0.15, 0.6, 0.33], radius: 0.07 },
              { at: [0, 0.46, 0.3], radius: 0.08 },
              { at: [0.29, 0.44, 0.02], radius: 0.08 },
              { at: [-0.29, 0.44, 0.02], radius: 0.08 },
            ],
            0.09,
            0.042,
          ),
        ),
        part(
          "sockets",
          second("obsidian", 0x1a1512),
          all(
            sphere(0.115).scale(1.05, 0.95, 0.32).at(0.15, 0.5, 0.322).mirror("x"),
            sphere(0.06).scale(0.55, 1, 0.4).turn(0, 0, -16).at(0.035, 0.36, 0.372).mirror("x"),
          ),
        ),
        part(
          "jaw",
          main("bone", 0xdfd3b6),
          blob(
            [
              { at: [-0.24, 0.3, -0.02], to: [-0.22, 0.04, 0.06], radius: 0.055 },
              { at: [0.24, 0.3, -0.02], to: [0.22, 0.04, 0.06], radius: 0.055 },
              { at: [-0.22, 0.03, 0.06], to: [-0.09, 0, 0.32 * jaw], radius: 0.065 },
              { at: [0.22, 0.03, 0.06], to: [0.09, 0, 0.32 * jaw], radius: 0.065 },
              { at: [-0.09, 0, 0.32 * jaw], to: [0.09, 0, 0.32 * jaw], radius: 0.085 },
            ],
            0.06,
            0.04,
          ),
          { motion: turns([0, 0.3, -0.02], [1, 0, 0], 0, 18) },
        ),
        part("teeth", fixed("bone", 0xf3ecd8), row(0.14)),
        part("lower teeth", fixed("bone", 0xf3ecd8), row(0.075).scale(0.95, 1, 0.97), { motion: turns([0, 0.3, -0.02], [1, 0, 0], 0, 18) }),
      ];
    },
  }),
  program({
    id: "bone",
    nouns: ["dog bone", "femur", "thigh bone", "animal bone"],
    about: "a bone with two knobs at each end",
    metresPerUnit: 0.3,
    wears: ["bone"],
    params: { long: [0.42, 0.54], knob: [0.12, 0.15] },
    sockets: () => ({ grip: { at: [0, 0.14, 0], size: [0.5, 0.2, 0.2] } }),
    parts: ({ long, knob }) => {
      const end = (sign: number) => [
        { at: [sign * (long + 0.06), 0.15, 0.1] as const, radius: knob },
        { at: [sign * (long + 0.06), 0.15, -0.1] as const, radius: knob * 0.94 },
      ];
      return [
        part(
          "bone",
          main("bone", 0xeee4cb),
          blob(
            [
              { at: [-long, 0.15, 0], to: [0, 0.15, 0.01], radius: 0.11, thin: 0.075 },
              { at: [long, 0.15, 0], to: [0, 0.15, 0.01], radius: 0.11, thin: 0.075 },
              ...end(1),
              ...end(-1),
            ],
            0.09,
            0.026,
          ),
        ),
        part(
          "cracks",
          fixed("bone", 0xb9a681),
          all(
            hose([-0.2, 0.226, 0.03, -0.1, 0.224, 0.014, 0.02, 0.222, 0.03], 0.006),
            hose([0.16, 0.215, 0.05, 0.24, 0.225, 0.04, 0.3, 0.228, 0.05], 0.005),
          ),
        ),
      ];
    },
  }),
  program({
    id: "dna helix",
    nouns: ["dna", "double helix", "dna strand", "dna molecule"],
    about: "a double helix of dna with coloured rungs",
    metresPerUnit: 0.3,
    wears: ["strand", "rung", "other rung"],
    params: { turns: [1.6, 2.2], radius: [0.26, 0.32] },
    parts: ({ turns: windings, radius }) => {
      const strand = (start: number) =>
        hose(
          Array.from({ length: 49 }, (_, at) => {
            const angle = (at / 48) * windings * 2 * Math.PI + start;
            return [radius * Math.cos(angle), (at / 48) * 2, radius * Math.sin(angle)];
          }).flat(),
          0.05,
        );
      const steps = Math.round(windings * 9);
      const rung = (from: number, to: number, at: number) =>
        rod([radius * from, (at / steps) * 2, 0], [radius * to, (at / steps) * 2, 0], 0.03).turn(0, (-at / steps) * windings * 360, 0);
      const indices = Array.from({ length: steps - 1 }, (_, at) => at + 1);
      return [
        part("strand", main("plastic", 0x2f6fb3), strand(0)),
        part("other strand", second("plastic", 0xc8452b), strand(Math.PI)),
        part("rungs", fixed("plastic", 0xf2cf5b), all(...indices.map((at) => rung(0, 1, at)))),
        part("other rungs", fixed("plastic", 0x5fb38a), all(...indices.map((at) => rung(-1, 0, at)))),
        part(
          "foot",
          fixed("steel", 0x4a4d52),
          all(cylinder(0.34, 0.06, { bevel: 0.02 }).at(0, -0.12, 0), cylinder(0.05, 0.16).at(0, -0.04, 0)),
        ),
      ];
    },
  }),
  program({
    id: "atom",
    nouns: ["atom model", "atomic model", "molecule"],
    about: "a model of an atom: a nucleus of balls with electrons on rings",
    metresPerUnit: 0.3,
    wears: ["nucleus", "ring", "electron"],
    params: { rings: whole(3, 4), wide: [0.8, 0.95] },
    parts: ({ rings, wide }) => {
      const tilt = (form: Form, at: number) =>
        form
          .turn(0, 0, 62)
          .turn(0, (360 / (rings * 2)) * at * 2 + 20, 0)
          .at(0, 1, 0);
      const spots = [
        [0.1, 0.06, 0.06],
        [-0.1, 0.05, 0.08],
        [0, -0.12, 0.06],
        [0.02, 0.14, -0.04],
        [0.1, -0.04, -0.1],
        [-0.11, -0.04, -0.06],
      ] as const;
      const balls = (from: number) =>
        sphere(0.12, 1, 20)
          .scatter(spots.filter((_, at) => at % 2 === from).map((at) => ({ at })))
          .at(0, 1, 0);
      return [
        part("protons", main("plastic", 0xc8342e), balls(0)),
        part("neutrons", fixed("plastic", 0x3c4a5a), balls(1)),
        ...Array.from({ length: rings }, (_, at) => part("ring", second("steel", 0xc9ccd0), tilt(torus(wide, 0.018), at))),
        ...Array.from({ length: rings }, (_, at) =>
          part(
            "electron",
            fixed("plastic", 0x3f8fd8),
            tilt(
              sphere(0.08, 1, 20)
                .at(wide, 0, 0)
                .turn(0, 50 + at * 95, 0),
              at,
            ),
            { motion: spins([0, 1, 0], [0, 1, 0]) },
          ),
        ),
        part(
          "stand",
          fixed("steel", 0x55585d),
          all(lathe(flat`0 0, 0.34 0, 0.36 0.04, 0.06 0.1, 0.03 0.16, 0 0.16`), rod([0, 0.1, 0], [0, 0.94, 0], 0.022)),
        ),
      ];
    },
  }),
  program({
    id: "magnet",
    nouns: ["horseshoe magnet", "bar magnet"],
    about: "a red horseshoe magnet with bright poles",
    metresPerUnit: 0.12,
    wears: ["body", "pole"],
    params: { thick: [0.14, 0.18], legs: [0.4, 0.6] },
    sockets: () => ({ grip: { at: [0, 0.2, 0], size: [0.6, 0.2, 0.2] } }),
    parts: ({ thick, legs }) => [
      part(
        "body",
        main("paint", 0xc8241f),
        all(
          lathe([
            [0.46 - thick, -0.14],
            [0.46 + thick, -0.14],
            [0.46 + thick, 0.14],
            [0.46 - thick, 0.14],
            [0.46 - thick, -0.14],
          ])
            .turn(90, 0, 0)
            .meet(box(2, 1, 1).at(0, -0.5, 0)),
          box(thick * 2, legs, 0.28, 0.01)
            .at(0.46, legs / 2 - 0.005, 0)
            .mirror("x"),
        ).at(0, 0.64, 0),
      ),
      part(
        "poles",
        second("steel", 0xd3d6d9),
        box(thick * 2 + 0.004, 0.24, 0.284, 0.02)
          .at(0.46, 0.64 + legs + 0.1, 0)
          .mirror("x"),
      ),
      part(
        "rays",
        fixed("plastic", 0xf2cf3a),
        all(
          hose([0.46, 0.1, 0, 0.44, 0.34, 0, 0.2, 0.5, 0, -0.2, 0.5, 0, -0.44, 0.34, 0, -0.46, 0.1, 0], 0.014),
          hose([0.4, 0.1, 0, 0.3, 0.26, 0, 0, 0.34, 0, -0.3, 0.26, 0, -0.4, 0.1, 0], 0.012),
        ).at(0, 0.64 + legs + 0.1, 0),
      ),
    ],
  }),
];
