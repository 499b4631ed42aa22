import { all, box, cylinder, type Form, lathe, sphere, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { part, program, slides, turns, whole } from "@blenda/forge/language/program";
import { drumZ, hose, panel, rod } from "@blenda/forge/language/shorthand";
import { fixed, liquid, main, pane, second } from "@blenda/forge/language/substance";

export const medicine = [
  program({
    id: "medicine bottle",
    nouns: ["pill bottle", "medication bottle", "prescription bottle", "vitamin bottle"],
    about: "a medicine bottle with a label, a white cap and a few pills beside it",
    metresPerUnit: 0.07,
    wears: ["bottle body", "cap", "pill"],
    params: { high: [1, 1.2], pills: whole(3, 5) },
    sockets: () => ({ grip: { at: [0, 0.5, 0], size: [0.8, 0.8, 0.8] } }),
    parts: ({ high, pills }, { random }) => [
      part("bottle", main("plastic", 0xd97a22), lathe(flat`0 0, 0.4 0, 0.44 0.04, 0.44 0.9, 0.4 0.97, 0.34 1, 0 1`).scale(1, high, 1)),
      part("cap", second("plastic", 0xf3f2ee), cylinder(0.42, 0.3, { bevel: 0.03 }).at(0, high + 0.13, 0), {
        motion: slides([0, 1, 0], 0.4),
      }),
      part(
        "ridges",
        second("plastic", 0xe6e5e0),
        box(0.03, 0.24, 0.03, 0.01)
          .at(0, high + 0.12, 0.42)
          .ring(26),
      ),
      part("label", fixed("paper", 0xf6f3ea), lathe(flat`0 0.2, 0.448 0.2, 0.448 0.76, 0 0.76`).scale(1, high, 1)),
      part("cross", fixed("plastic", 0xc8323a), all(box(0.2, 0.07, 0.03, 0.006), box(0.07, 0.2, 0.032, 0.006)).at(0, high * 0.58, 0.44)),
      part(
        "text",
        fixed("plastic", 0x4a4a50),
        box(0.26, 0.022, 0.04, 0.004)
          .array(3, [0, 0.05, 0])
          .at(0, high * 0.34, 0.43),
      ),
      part(
        "pills",
        fixed("plastic", 0xf0ede2),
        rod([-0.07, 0, 0], [0.07, 0, 0], 0.07).scatter(
          Array.from({ length: pills }, (_, at) => ({
            at: [0.62 + 0.1 * (at % 2), 0.07, (at - pills / 2) * 0.24] as const,
            turn: [0, random.fork(`pill ${at}`).between(0, 180), 0] as const,
          })),
        ),
      ),
    ],
  }),
  program({
    id: "syringe",
    nouns: ["injection", "hypodermic needle", "vaccine syringe", "vaccine"],
    about: "a syringe with a needle, marks, coloured liquid and a plunger",
    metresPerUnit: 0.09,
    wears: ["liquid", "plunger"],
    params: { fill: [0.4, 0.7], tilt: [14, 30] },
    sockets: () => ({ grip: { at: [0, 0.9, 0], size: [0.4, 0.6, 0.3] } }),
    parts: ({ fill, tilt }) => {
      const pose = (form: Form) => form.turn(0, 25, -90 + tilt);
      return [
        part("liquid", liquid(0x4fb3d8), pose(cylinder(0.125, fill * 0.9).at(0, 0.5 + fill * 0.45, 0))),
        part(
          "barrel",
          pane(0xdfeaf0),
          pose(
            all(lathe(flat`0 0.42, 0.06 0.42, 0.15 0.48, 0.15 1.5, 0.14 1.5, 0.14 0.5, 0 0.5`), box(0.6, 0.04, 0.2, 0.015).at(0, 1.5, 0)),
          ),
        ),
        part(
          "marks",
          fixed("plastic", 0x25303a),
          pose(
            all(
              box(0.08, 0.01, 0.012, 0).array(9, [0, 0.1, 0]).at(0.02, 1, 0.146),
              box(0.13, 0.012, 0.014, 0).array(3, [0, 0.4, 0]).at(0.04, 1, 0.142),
            ),
          ),
        ),
        part(
          "plunger",
          second("plastic", 0xf1f1ee),
          pose(
            all(
              box(0.05, 1, 0.18, 0.008).at(0, 1.06 + fill * 0.9, 0),
              box(0.18, 1, 0.05, 0.008).at(0, 1.06 + fill * 0.9, 0),
              cylinder(0.2, 0.05).at(0, 1.58 + fill * 0.9, 0),
            ),
          ),
          { motion: slides([Math.sin(((90 - tilt) * Math.PI) / 180), Math.cos(((90 - tilt) * Math.PI) / 180), 0], 0.2) },
        ),
        part("stopper", fixed("rubber", 0x2a2b2e), pose(cylinder(0.138, 0.1).at(0, 0.55 + fill * 0.9, 0))),
        part(
          "needle",
          fixed("steel", 0xd0d3d6),
          pose(all(rod([0, 0, 0], [0, 0.42, 0], 0.012), cylinder(0.05, 0.14, { top: 0.075 }).at(0, 0.38, 0))),
        ),
        part("hub", fixed("plastic", 0x3f8fd8), pose(cylinder(0.055, 0.08).at(0, 0.3, 0))),
      ];
    },
  }),
  program({
    id: "stethoscope",
    nouns: ["doctor's stethoscope"],
    about: "a stethoscope with two ear pieces, a rubber tube and a chest piece",
    metresPerUnit: 0.35,
    wears: ["tube", "metal chest piece"],
    params: { wide: [0.9, 1.1], head: [0.13, 0.16] },
    sockets: () => ({ slot: { at: [0, 0, 0], size: [0.4, 0.8, 0.3] } }),
    parts: ({ wide, head }) => {
      // Drawn lying, then set up to face the front.
      const up = (form: Form): Form => form.turn(74, 0, 0);
      const ears = (form: Form): Form => up(form.scale(wide, 1, 1));
      return [
        part(
          "tube",
          main("rubber", 0x2b4f8a),
          all(
            ears(hose([0.24, 0.05, -0.24, 0.2, 0.05, 0, 0, 0.05, 0.2, -0.2, 0.05, 0, -0.24, 0.05, -0.24], 0.042)),
            up(hose([0, 0.05, 0.16, 0.03, 0.05, 0.42, -0.1, 0.06, 0.72, -0.36, 0.1, 0.72, -0.46, 0.12, 0.46, -0.44, 0.12, 0.3], 0.044)),
          ),
        ),
        part(
          "ear tubes",
          second("steel", 0xc9ccd0),
          ears(hose([0.24, 0.05, -0.22, 0.27, 0.05, -0.52, 0.19, 0.05, -0.76, 0.1, 0.05, -0.84], 0.028).mirror("x")),
        ),
        part(
          "ear tips",
          fixed("rubber", 0x1f2023),
          up(
            sphere(0.055)
              .at(0.09 * wide, 0.05, -0.85)
              .mirror("x"),
          ),
        ),
        part("spring", second("steel", 0xb0b4b9), ears(hose([-0.25, 0.05, -0.32, 0, 0.07, -0.2, 0.25, 0.05, -0.32], 0.016))),
        part(
          "chest piece",
          second("steel", 0xd3d6da),
          up(
            all(
              lathe(flat`0 0, 1 0, 1.05 0.2, 0.9 0.36, 0.4 0.44, 0.34 0.7, 0 0.74`)
                .scale(head * 1.25)
                .at(-0.43, 0.03, 0.1),
              rod([-0.44, 0.12, 0.32], [-0.43, 0.12, 0.1], 0.032),
            ),
          ),
        ),
        part("ring", fixed("plastic", 0x17181a), up(torus(head * 1.3, 0.022).at(-0.43, 0.06, 0.1))),
      ];
    },
  }),
  program({
    id: "first aid kit",
    nouns: [
      "first-aid kit",
      "medkit",
      "med kit",
      "medical kit",
      "first aid box",
      "health kit",
      "health pack",
      "health pickup",
      "medpack",
      "med pack",
    ],
    about: "a first aid case with a white cross, clips and a handle",
    metresPerUnit: 0.35,
    wears: ["case body", "cross"],
    params: { wide: [1.05, 1.2], corner: [0.1, 0.18] },
    sockets: () => ({ grip: { at: [0, 0.92, 0], size: [0.3, 0.1, 0.1] } }),
    parts: ({ wide, corner }) => [
      part("case", main("plastic", 0xc8262a), panel(wide, 0.78, 0.24, corner, 0.05).at(0, 0.4, -0.1)),
      part("lid", main("plastic", 0xd02c30), panel(wide, 0.78, 0.2, corner, 0.05).at(0, 0.4, 0.125), {
        motion: turns([0, 0.03, 0.02], [1, 0, 0], 0, 95),
      }),
      part("disc", fixed("plastic", 0xc8262a), drumZ(0.01, 0.2).at(0, 0.4, 0.1)),
      part("cross", second("plastic", 0xf6f4ee), all(box(0.4, 0.14, 0.03, 0.008), box(0.14, 0.4, 0.032, 0.008)).at(0, 0.4, 0.225)),
      part("edge", fixed("plastic", 0xf6f4ee), panel(wide + 0.02, 0.8, 0.03, corner, 0.01).at(0, 0.4, 0.02)),
      part(
        "clips",
        fixed("steel", 0xc3c7cb),
        box(0.12, 0.09, 0.12, 0.015)
          .array(2, [wide * 0.62, 0, 0])
          .at(0, 0.77, 0.02),
      ),
      part(
        "handle",
        fixed("plastic", 0x2a2b2e),
        hose([-0.18, 0.78, 0.02, -0.16, 0.9, 0.02, -0.08, 0.94, 0.02, 0.08, 0.94, 0.02, 0.16, 0.9, 0.02, 0.18, 0.78, 0.02], 0.032),
        { motion: turns([0, 0.8, 0.02], [1, 0, 0], 0, 85) },
      ),
    ],
  }),
  program({
    id: "test tube",
    nouns: ["test tubes", "test tube rack", "laboratory tube"],
    about: "test tubes with coloured liquids in a wooden rack",
    metresPerUnit: 0.16,
    wears: ["liquid", "rack"],
    params: { tubes: whole(3, 5), fill: [0.4, 0.7] },
    parts: ({ tubes, fill }) => {
      const wide = tubes * 0.3 + 0.2;
      const place = (at: number) => (at - (tubes - 1) / 2) * 0.3;
      const colors = [0x4fb37a, 0xd8505a, 0x4f8fd8, 0xe0b13a, 0x9a5fc2];
      return [
        part(
          "rack",
          second("wood", 0xb9854a, { grain: "x" }),
          all(
            box(wide, 0.06, 0.34, 0.015).at(0, 0.03, 0),
            box(wide, 0.05, 0.34, 0.012).at(0, 0.62, 0),
            box(0.06, 0.66, 0.34, 0.012)
              .at(wide / 2 - 0.03, 0.33, 0)
              .mirror("x"),
          ),
        ),
        part(
          "glass",
          pane(0xdcebf0),
          all(
            ...Array.from({ length: tubes }, (_, at) =>
              lathe(flat`0 0, 0.06 0.03, 0.1 0.1, 0.1 1.04, 0.12 1.06, 0.12 1.09, 0.088 1.09, 0.088 0.1, 0.05 0.04, 0 0.02`).at(
                place(at),
                0.07,
                0,
              ),
            ),
          ),
        ),
        ...Array.from({ length: tubes }, (_, at) =>
          part(
            "liquid",
            liquid(colors[at], at === 0 ? 0 : null),
            lathe(flat`0 0.02, 0.05 0.045, 0.084 0.1, 0.084 1, 0 1`)
              .scale(1, fill * (0.7 + ((at * 3) % 4) * 0.16), 1)
              .at(place(at), 0.08, 0),
          ),
        ),
        part(
          "corks",
          fixed("wood", 0xc9a06a),
          all(
            ...Array.from({ length: tubes }, (_, at) =>
              at % 2 === 0 ? cylinder(0.085, 0.14, { top: 0.105 }).at(place(at), 1.18, 0) : cylinder(0.001, 0.001).at(place(at), 0.05, 0),
            ),
          ),
        ),
      ];
    },
  }),
];
