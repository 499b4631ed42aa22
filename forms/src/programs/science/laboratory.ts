import { all, box, cushion, cylinder, type Form, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { four, twin } from "@blenda/forge/language/places";
import { part, program, whole } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { drumX, panel, rod } from "@blenda/forge/language/shorthand";
import { fixed, light, liquid, main, pane, second, third } from "@blenda/forge/language/substance";

export const laboratory = [
  program({
    id: "bunsen burner",
    nouns: ["lab burner", "gas burner", "laboratory burner"],
    about: "a bunsen burner with a heavy foot, a brass pipe, a hose and a blue flame",
    metresPerUnit: 0.2,
    wears: ["pipe", "foot base", "hose"],
    params: { high: [0.75, 0.9] },
    parts: ({ high }) => [
      part("foot", second("iron", 0x4a5058), lathe(flat`0 0, 0.34 0, 0.36 0.03, 0.3 0.07, 0.12 0.12, 0 0.13`)),
      part(
        "pipe",
        main("brass"),
        all(
          lathe(flat`0 0.1, 0.07 0.1, 0.07 ${high}, 0.055 ${high + 0.01}, 0.045 ${high}, 0.045 ${high - 0.1}, 0 ${high - 0.1}`, {
            sides: 32,
          }),
          lathe(flat`0 0.2, 0.1 0.2, 0.105 0.22, 0.105 0.34, 0.1 0.36, 0 0.36`, { ribs: 24, ribDepth: 0.05 }),
          put(cylinder(0.035, 0.24, { sides: 18 }), [0.14, 0.14, 0], [0, 0, 90]),
          put(cylinder(0.02, 0.14, { sides: 14 }), [-0.1, 0.16, 0], [0, 0, 90]),
        ),
      ),
      part("tap", second("steel"), put(box(0.02, 0.09, 0.05, 0.008), [-0.18, 0.16, 0])),
      part("hose", third("rubber", 0xc8642c), sweep(way`0.22 0.14 0, 0.42 0.12 0.04, 0.56 0.06 0.2, 0.4 0.05 0.42, 0.14 0.05 0.46`, 0.045)),
      part(
        "flame",
        light(0x3f8cff),
        lathe(flat`0 ${high - 0.02}, 0.05 ${high}, 0.1 ${high + 0.12}, 0.075 ${high + 0.28}, 0.02 ${high + 0.48}, 0 ${high + 0.52}`, {
          smooth: 24,
          sides: 28,
        }),
      ),
      part(
        "inner flame",
        light(0xbfe4ff),
        lathe(flat`0 ${high + 0.004}, 0.03 ${high + 0.01}, 0.105 ${high + 0.1}, 0.106 ${high + 0.13}, 0 ${high + 0.14}`, {
          sides: 28,
        }).scale(0.99, 1, 0.99),
      ),
    ],
  }),
  program({
    id: "petri dish",
    nouns: ["culture dish", "bacteria culture", "petri dishes"],
    about: "a shallow glass dish of culture jelly with colonies growing in it, the lid leaning on it",
    metresPerUnit: 0.1,
    wears: ["culture jelly", "colony", "lid"],
    params: { colonies: whole(14, 22) },
    parts: ({ colonies }, { random }) => {
      const spots = Array.from({ length: colonies }, (_, at) => ({
        r: 0.42 * Math.sqrt((at + 0.3) / colonies),
        a: at * 2.4 + random.between(-0.4, 0.4),
        size: random.between(0.4, 1.3),
      }));
      const blobs = (from: number) =>
        all(
          ...spots
            .filter((_, at) => at % 2 === from)
            .map(({ r, a, size }) =>
              lathe(flat`0 0, 0.055 0, 0.06 0.008, 0.045 0.02, 0 0.026`, { sides: 18, ribs: 6, ribDepth: 0.1 })
                .scale(size, 1, size)
                .at(r * Math.cos(a), 0.095, r * Math.sin(a)),
            ),
        );
      return [
        part("dish", pane(0xd6e6ea), lathe(flat`0 0, 0.5 0, 0.52 0.02, 0.52 0.18, 0.5 0.18, 0.49 0.03, 0 0.025`, { sides: 52 })),
        part("jelly", main("plastic", 0xe6c98a), cylinder(0.485, 0.065, { bevel: 0.008, sides: 52 }).at(0, 0.06, 0)),
        part("colonies", second("plastic", 0x3f9a6a), blobs(0)),
        part("more colonies", fixed("plastic", 0xf0efe4), blobs(1)),
        part(
          "lid",
          pane(0xd6e6ea),
          put(
            lathe(flat`0 0.08, 0.535 0.075, 0.545 -0.04, 0.56 -0.04, 0.56 0.08, 0.54 0.1, 0 0.1`, { sides: 52 }),
            [0.5, 0.22, -0.14],
            [0, 0, -32],
          ),
        ),
        part("label", third("paper", 0xf6f2e6), put(box(0.2, 0.06, 0.01, 0.003), [0, 0.1, 0.522])),
      ];
    },
  }),
  program({
    id: "stretcher",
    nouns: ["gurney", "rescue stretcher", "ambulance stretcher", "hospital gurney"],
    about: "a stretcher on wheels with a mattress, a pillow, belts and handles",
    metresPerUnit: 1,
    wears: ["mattress", "frame", "belt"],
    params: { long: [1.8, 1.95] },
    sockets: () => ({ top: { at: [0, 0.84, 0], size: [0.5, 0.4, 1.6] } }),
    parts: ({ long }) => {
      const z = long / 2;
      return [
        part(
          "mattress",
          main("leather", 0xd8742c),
          all(
            box(0.56, 0.1, long * 0.68, 0.04).at(0, 0.78, long * 0.14),
            put(box(0.56, 0.1, long * 0.34, 0.04), [0, 0.87, -long * 0.34], [22, 0, 0]),
          ),
        ),
        part("pillow", fixed("fabric", 0xf6f6f2), put(cushion(0.42, 0.1, 0.26), [0, 1.0, -long * 0.42], [22, 0, 0])),
        part(
          "frame",
          second("steel", 0xc6cacd),
          all(
            rod([0.3, 0.7, -z], [0.3, 0.7, z + 0.12], 0.022).mirror("x"),
            rod([-0.3, 0.7, z * 0.9], [0.3, 0.7, z * 0.9], 0.02),
            rod([-0.3, 0.7, -z * 0.9], [0.3, 0.7, -z * 0.9], 0.02),
            ...[-1, 1].map((s) => rod([0.27, 0.7, s * z * 0.7], [0.27, 0.14, -s * z * 0.7], 0.02).mirror("x")),
            rod([-0.27, 0.14, z * 0.7], [0.27, 0.14, z * 0.7], 0.018),
            rod([-0.27, 0.14, -z * 0.7], [0.27, 0.14, -z * 0.7], 0.018),
            sweep(way`0.31 0.72 -0.2, 0.33 0.94 -0.16, 0.33 0.94 0.36, 0.31 0.72 0.4`, 0.014).mirror("x"),
          ),
        ),
        part("wheels", fixed("rubber"), four(drumX(0.09, 0.045, 0.015), 0.27, 0.09, z * 0.7)),
        part("hubs", second("steel"), four(drumX(0.04, 0.055), 0.27, 0.09, z * 0.7)),
        part("belts", third("fabric", 0x22242a), all(...[-0.1, 0.24, 0.56].map((at) => box(0.6, 0.115, 0.05, 0.02).at(0, 0.785, at)))),
        part("buckles", fixed("brass"), all(...[-0.1, 0.24, 0.56].map((at) => box(0.08, 0.02, 0.065, 0.008).at(0, 0.848, at)))),
        part("grips", fixed("rubber"), rod([0.3, 0.7, z], [0.3, 0.7, z + 0.16], 0.03).mirror("x")),
      ];
    },
  }),
  program({
    id: "x-ray",
    nouns: ["x-ray picture", "xray", "x ray", "radiograph", "x-ray image", "x-ray film"],
    about: "an x-ray picture of a hand, lit from behind on a light box",
    metresPerUnit: 0.5,
    wears: ["frame", "picture", "bone"],
    params: { lean: [6, 12] },
    parts: ({ lean }) => {
      const fingers = [
        [-0.2, 0.06, -22, 0.3],
        [-0.1, 0.2, -8, 0.42],
        [0.01, 0.23, 0, 0.46],
        [0.12, 0.19, 8, 0.4],
        [0.24, -0.06, 34, 0.3],
      ] as const;
      const bone = (long: number) =>
        all(rod([0, 0.03, 0], [0, long - 0.03, 0], 0.018), sphere(0.026, 1, 10).at(0, 0.01, 0), sphere(0.024, 1, 10).at(0, long - 0.01, 0));
      const stand = (form: Form) => form.turn(-lean, 0, 0).at(0, 0.62, 0);
      return [
        part("box", main("plastic", 0xd6dade), stand(panel(0.98, 1.22, 0.12, 0.05, 0.02))),
        part("film", second("obsidian", 0x16304a), stand(panel(0.84, 1.06, 0.03, 0.02, 0.006).at(0, 0, 0.062))),
        part(
          "bones",
          light(0xcfe8f6),
          stand(
            all(
              ...fingers.map(([x, y, turn, long]) =>
                all(bone(long * 0.48), bone(long * 0.32).at(0, long * 0.5, 0), bone(long * 0.24).at(0, long * 0.84, 0))
                  .turn(0, 0, -turn)
                  .at(x, y - 0.06, 0),
              ),
              ...fingers.map(([x, y]) => rod([x * 0.9, y - 0.1, 0], [x * 0.35 + 0.01, -0.2, 0], 0.018)),
              ...[
                [-0.06, -0.24],
                [0.01, -0.25],
                [0.08, -0.24],
                [-0.03, -0.3],
                [0.05, -0.3],
              ].map(([x, y]) => sphere(0.036, 1, 12).at(x, y, 0)),
              rod([-0.04, -0.34, 0], [-0.05, -0.5, 0], 0.03),
              rod([0.06, -0.34, 0], [0.06, -0.5, 0], 0.035),
            )
              .scale(0.9, 0.86, 0.35)
              .at(0, -0.02, 0.08),
          ),
        ),
        part("clips", fixed("steel"), stand(twin(box(0.12, 0.07, 0.05, 0.012), 0.26, 0.55, 0.07))),
        part("foot", main("plastic", 0xb8bdc2), box(0.8, 0.05, 0.34, 0.02).at(0, 0.025, -0.02)),
      ];
    },
  }),
  program({
    id: "beaker",
    nouns: ["laboratory beaker", "lab beaker", "erlenmeyer flask", "conical flask", "chemistry flask", "lab flask"],
    about: "a laboratory glass with a spout, marks and a coloured liquid: a beaker or a conical flask",
    metresPerUnit: 0.13,
    wears: ["liquid"],
    params: { fill: [0.4, 0.65], wide: [0.92, 1.08] },
    traits: { conical: "erlenmeyer flask" },
    sockets: () => ({ inside: { at: [0, 0.04, 0], size: [0.7, 0.8, 0.7] }, grip: { at: [0, 0.6, 0], size: [0.8, 0.6, 0.8] } }),
    parts: ({ fill, wide }, { has }) => {
      const flask = flat`
        0 0, 0.5 0, 0.54 0.05, 0.5 0.16, 0.18 0.8, 0.16 1.06, 0.2 1.1, 0.16 1.1, 0.14 1.04, 0.15 0.8, 0.47 0.16, 0.49 0.06, 0 0.04
      `;
      const cup = flat`0 0, 0.4 0, 0.45 0.05, 0.45 1, 0.5 1.05, 0.47 1.06, 0.42 1, 0.42 0.06, 0 0.04`;
      const level = 0.06 + fill * 0.9;
      const inner = has("conical")
        ? flat`0 0.045, 0.48 0.065, 0.465 0.16, ${0.16 + 0.3 * (1 - fill * 1.1)} ${level}, 0 ${level}`
        : flat`0 0.045, 0.41 0.06, 0.41 ${level}, 0 ${level}`;
      return [
        part("liquid", liquid(0x58c26a), lathe(inner).scale(wide, 1, wide)),
        part("glass", pane(0xdcebf0), lathe(has("conical") ? flask : cup).scale(wide, 1, wide)),
        part(
          "rim",
          pane(0xc9dde4),
          torus(has("conical") ? 0.19 : 0.485, 0.018)
            .scale(wide, 1, wide)
            .at(0, has("conical") ? 1.1 : 1.055, 0),
        ),
        !has("conical") &&
          part(
            "marks",
            fixed("plastic", 0xf4f6f6),
            all(box(0.14, 0.014, 0.02, 0.003).array(5, [0, 0.15, 0]), box(0.22, 0.016, 0.024, 0.003).array(2, [0, 0.6, 0])).at(
              0,
              0.5,
              0.447 * wide,
            ),
          ),
        part(
          "bubbles",
          fixed("glass", 0xe9f6ec),
          all(
            ...[0, 1, 2, 3, 4].map((at) =>
              sphere(0.03 + 0.01 * (at % 3), 1, 14).at(0.12 * Math.cos(at * 2.1), level + 0.01, 0.12 * Math.sin(at * 2.1)),
            ),
          ),
        ),
      ];
    },
  }),
];
