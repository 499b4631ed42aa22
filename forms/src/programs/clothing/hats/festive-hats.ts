import { all, box, cylinder, extrude, lathe, sphere, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { part, program, whole } from "@blenda/forge/language/program";
import { hose } from "@blenda/forge/language/shorthand";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
import { headSlot } from "./head-slot.ts";

export const festiveHats = [
  program({
    id: "chef hat",
    nouns: ["chef's hat", "chefs hat", "cooks hat", "toque", "chef toque", "baker hat"],
    about: "a tall white hat with a puffed, pleated top",
    metresPerUnit: 0.3,
    wears: ["hat", "band"],
    params: { pleats: whole(12, 16), tall: [0.75, 0.95] },
    sockets: () => headSlot(0.02, 0.76),
    parts: ({ pleats, tall }) => [
      part("band", second("fabric", 0xefece4), lathe(flat`0.38 0, 0.42 0, 0.425 0.3, 0.4 0.32, 0.38 0.3, 0.38 0`, { sides: 56 })),
      part(
        "crown",
        main("fabric", 0xf8f6f0),
        lathe(flat`0 0.2, 0.4 0.24, 0.43 0.3, 0.5 ${tall * 0.55}, 0.57 ${tall * 0.85}, 0.5 ${tall}, 0.3 ${tall + 0.08}, 0 ${tall + 0.1}`, {
          smooth: 40,
          ribs: pleats,
          ribDepth: 0.09,
        }),
      ),
      part("seam", second("fabric", 0xd9d4c6), torus(0.424, 0.008).at(0, 0.03, 0)),
    ],
  }),
  program({
    id: "graduation cap",
    nouns: ["mortarboard", "graduation hat", "academic cap", "square academic cap", "doctoral hat", "graduate cap"],
    about: "a square black board on a cap, with a tassel",
    metresPerUnit: 0.28,
    wears: ["cap board", "tassel"],
    params: { turn: [38, 52], hang: [0.3, 0.4] },
    sockets: () => headSlot(0.02, 0.7),
    parts: ({ turn, hang }) => [
      part("board", main("fabric", 0x1f2024), box(1, 0.035, 1, 0.012).turn(0, turn, 0).at(0, 0.42, 0)),
      part(
        "cap",
        main("fabric", 0x26272c),
        lathe(flat`0.36 0, 0.4 0, 0.41 0.2, 0.38 0.36, 0.3 0.42, 0 0.42, 0 0.38, 0.34 0.34, 0.37 0.2, 0.36 0`, { sides: 52 }),
      ),
      part("rim", main("fabric", 0x17181b), torus(0.39, 0.02).at(0, 0.012, 0)),
      part("button", second("gold", 0xd8b04a), sphere(0.045, 0.6, 18).at(0, 0.445, 0)),
      part(
        "cord",
        second("fabric", 0xd8a92c),
        hose([0, 0.45, 0, 0.2, 0.452, 0.16, 0.4, 0.455, 0.3, 0.5, 0.42, 0.38, 0.51, 0.3, 0.39], 0.012),
      ),
      part(
        "tassel",
        second("fabric", 0xd8a92c),
        all(
          lathe(flat`0 ${-hang}, 0.07 ${-hang}, 0.05 ${-hang * 0.3}, 0.03 0, 0 0.01`, { sides: 32, ribs: 12, ribDepth: 0.16 }),
          sphere(0.036, 1, 14),
          torus(0.034, 0.01).at(0, -0.05, 0),
        ).at(0.51, 0.3, 0.39),
      ),
    ],
  }),
  program({
    id: "pirate hat",
    nouns: ["tricorn", "tricorn hat", "pirate captain hat", "bicorne", "tricorne", "captain hook hat"],
    about: "a black hat with its brim turned up, gold edging and a skull",
    metresPerUnit: 0.32,
    wears: ["hat brim", "edge trim", "skull feather"],
    params: { rise: [0.3, 0.38], wide: [0.6, 0.68] },
    sockets: () => headSlot(0.02, 0.72),
    parts: ({ rise, wide }) => {
      const front = flat`${-wide} 0.1, -0.4 0, 0 -0.04, 0.4 0, ${wide} 0.1, ${wide * 0.72} ${rise * 0.8}, 0.24 ${rise + 0.1}, 0 ${rise + 0.14}, -0.24 ${rise + 0.1}, ${-wide * 0.72} ${rise * 0.8}`;
      const flap = (z: number, lean: number) => extrude(front, 0.03, 0.01).turn(lean, 0, 0).at(0, 0.06, z);
      const edge = (z: number, lean: number) =>
        hose(
          front
            .slice(4)
            .concat([front[0]])
            .flatMap(([x, y]) => [x, y, 0]),
          0.024,
        )
          .turn(lean, 0, 0)
          .at(0, 0.06, z);
      return [
        part(
          "crown",
          main("fabric", 0x1f1d20),
          lathe(flat`0.34 0, 0.38 0, 0.38 0.1, 0.36 0.28, 0.22 0.4, 0 0.43, 0 0.4, 0.3 0.28, 0.34 0.1, 0.34 0`, { sides: 48 }),
        ),
        part(
          "brim",
          main("fabric", 0x26232a),
          all(flap(0.4, -8), flap(-0.4, 8), lathe(flat`0.34 0.02, 0.46 0.03, 0.46 0.05, 0.34 0.06, 0.34 0.02`).scale(1.2, 1, 0.95)),
        ),
        part("edge", second("gold", 0xd8b04a), all(edge(0.41, -8), edge(-0.41, 8))),
        part(
          "skull",
          third("bone", 0xf1ebdc),
          all(
            sphere(0.1, 1, 24).scale(1, 0.95, 0.4).at(0, 0.25, 0.4),
            box(0.1, 0.08, 0.05, 0.02).at(0, 0.155, 0.42),
            hose([-0.18, 0.1, 0.42, 0.18, 0.28, 0.38], 0.02).mirror("x"),
          ),
        ),
        part(
          "eyes",
          fixed("rubber", 0x121114),
          all(
            sphere(0.028, 1, 12).at(0.04, 0.25, 0.435).mirror("x"),
            box(0.008, 0.06, 0.02, 0.001).array(3, [0.026, 0, 0]).at(0, 0.145, 0.44),
          ),
        ),
      ];
    },
  }),
  program({
    id: "beret",
    nouns: ["french beret", "artist hat", "painter hat", "basque cap", "army beret"],
    about: "a soft flat cap that falls to one side, with a little stalk",
    metresPerUnit: 0.28,
    wears: ["cap", "band"],
    params: { tilt: [12, 20], wide: [0.56, 0.64] },
    sockets: () => headSlot(0, 0.74),
    parts: ({ tilt, wide }) => [
      part(
        "cap",
        main("fabric", 0x8e1f2a),
        all(
          lathe(flat`0 0.02, 0.38 0, ${wide - 0.04} 0.06, ${wide} 0.13, ${wide - 0.06} 0.2, 0.3 0.27, 0 0.29`, { smooth: 30 }),
          cylinder(0.02, 0.08, { sides: 12 }).turn(0, 0, 12).at(0, 0.31, 0),
        )
          .turn(0, 0, -tilt)
          .at(0.06, 0.08, 0),
      ),
      part("band", second("leather", 0x2a1518), lathe(flat`0.36 0, 0.4 0, 0.4 0.1, 0.36 0.1, 0.36 0`, { sides: 48 })),
    ],
  }),
  program({
    id: "fez",
    nouns: ["tarboosh", "moroccan hat", "turkish hat"],
    about: "a red felt cap like a cut cone, with a black tassel",
    metresPerUnit: 0.25,
    wears: ["cap", "tassel"],
    params: { tall: [0.52, 0.62], top: [0.3, 0.34] },
    sockets: () => headSlot(0.02, 0.76),
    parts: ({ tall, top }) => [
      part(
        "cap",
        main("fabric", 0x9e1f24),
        lathe(
          flat`0.38 0, 0.42 0, 0.425 0.02, ${top} ${tall - 0.02}, ${top - 0.03} ${tall}, 0 ${tall}, 0 ${tall - 0.04}, ${top - 0.05} ${tall - 0.06}, 0.38 0`,
          { sides: 56 },
        ),
      ),
      part(
        "cord",
        second("fabric", 0x17171a),
        hose([0, tall + 0.02, 0, top * 0.6, tall + 0.02, 0.08, top + 0.02, tall - 0.02, 0.12, top + 0.06, tall - 0.2, 0.12], 0.014),
      ),
      part(
        "tassel",
        second("fabric", 0x17171a),
        all(lathe(flat`0 -0.26, 0.06 -0.26, 0.045 -0.06, 0.02 0, 0 0.01`, { ribs: 10, ribDepth: 0.16, sides: 30 }), sphere(0.03, 1, 14)).at(
          top + 0.06,
          tall - 0.2,
          0.12,
        ),
      ),
      part("button", second("fabric", 0x17171a), sphere(0.03, 0.7, 14).at(0, tall + 0.01, 0)),
    ],
  }),
];
