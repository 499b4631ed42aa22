import { all, box, cylinder, extrude, type Form, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { roundedRectangle } from "@blenda/forge/language/outlines";
import { part, program, slides, whole } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

/** A flared mouth opening towards +y, its narrow end at the origin. */
const flare = (radius: number, long: number): Form =>
  lathe(
    flat`0 0, 0.13 0, 0.17 0.4, 0.3 0.7, 0.6 0.9, 1 1, 0.96 1.01, 0.56 0.92, 0.24 0.7, 0.1 0.3, 0 0.25`.map(
      ([r, y]) => [r * radius, y * long] as const,
    ),
  );

export const winds = [
  program({
    id: "trumpet",
    nouns: ["cornet", "flugelhorn"],
    about: "a brass trumpet with a flared bell, three valves and a mouthpiece",
    metresPerUnit: 0.38,
    wears: ["body brass", "valve cap", "mouthpiece"],
    params: { mouth: [0.2, 0.24], valves: whole(3, 3), lift: [0, 6] },
    sockets: () => ({ grip: { at: [0, 0.3, 0], size: [0.16, 0.3, 0.1] } }),
    parts: ({ mouth, lift }) => {
      const up = (form: Form): Form => form.turn(0, 0, lift).at(0, 0.16, 0);
      const pipe = sweep(
        way`
          0.45 0.36 0, 0 0.36 0, -0.3 0.36 0, -0.44 0.3 0, -0.46 0.2 0, -0.4 0.1 0, -0.26 0.08 0, 0.2 0.08 0, 0.34 0.13 0, 0.36 0.22 0,
          0.3 0.26 0.03, -0.2 0.27 0.05, -0.7 0.3 0.03
        `,
        0.024,
      );
      return [
        part("pipe", main("brass", 0xdcb14a), up(pipe)),
        part("bell", main("brass", 0xe0b650), up(put(flare(mouth, 0.42), [0.42, 0.36, 0], [0, 0, -90]))),
        part(
          "valves",
          main("brass", 0xd2a440),
          up(
            all(
              cylinder(0.046, 0.34).at(0, 0.2, 0.03),
              cylinder(0.05, 0.04).at(0, 0.35, 0.03),
              cylinder(0.05, 0.04).at(0, 0.06, 0.03),
            ).array(3, [0.11, 0, 0]),
          ),
        ),
        part(
          "buttons",
          second("porcelain", 0xf3ece0),
          up(
            all(cylinder(0.014, 0.12, { sides: 10 }).at(0, 0.42, 0.03), cylinder(0.04, 0.025, { sides: 20 }).at(0, 0.48, 0.03)).array(
              3,
              [0.11, 0, 0],
            ),
          ),
          { motion: slides([0, -1, 0], 0.08) },
        ),
        part(
          "mouthpiece",
          third("silver"),
          up(put(lathe(flat`0 0, 0.026 0, 0.024 0.1, 0.05 0.17, 0.06 0.19, 0.05 0.2, 0 0.17`), [-0.68, 0.3, 0.03], [0, 0, 90])),
        ),
        part(
          "rings",
          third("silver"),
          up(
            all(
              put(torus(0.028, 0.01), [-0.28, 0.36, 0], [0, 0, 90]),
              put(torus(0.028, 0.01), [0.3, 0.36, 0], [0, 0, 90]),
              put(torus(0.055, 0.012), [0.24, 0.2, 0.05], [90, 0, 0]),
            ),
          ),
        ),
      ];
    },
  }),
  program({
    id: "saxophone",
    already: "curved",
    nouns: ["sax", "alto saxophone", "tenor saxophone"],
    about: "a golden saxophone with a curved body, a wide bell and keys",
    metresPerUnit: 0.45,
    wears: ["body brass", "key", "mouthpiece"],
    params: { mouth: [0.22, 0.26], pads: whole(6, 8) },
    sockets: () => ({ grip: { at: [-0.1, 0.7, 0.1], size: [0.2, 0.4, 0.15] } }),
    parts: ({ mouth, pads }) => {
      const line = way`
        -0.34 1.36 0, -0.2 1.4 0, -0.1 1.32 0, -0.08 1.2 0, -0.05 0.7 0, 0 0.32 0, 0.06 0.16 0, 0.2 0.1 0, 0.34 0.16 0, 0.4 0.32 0,
        0.42 0.56 0
      `;
      return [
        part("body", main("brass", 0xdcb14a), sweep(line, [0.022, 0.03, 0.038, 0.045, 0.055, 0.066, 0.08, 0.09, 0.1, 0.105, 0.12])),
        part(
          "bell",
          main("brass", 0xe0b650),
          put(
            lathe(flat`0 0, 0.44 0, 0.5 0.2, 0.7 0.5, 1 0.68, 0.97 0.7, 0.66 0.54, 0.4 0.3, 0 0.24`).scale(mouth, 0.4, mouth),
            [0.415, 0.52, 0],
            [0, 0, -5],
          ),
        ),
        part(
          "keys",
          second("brass", 0xf0d07a),
          all(
            ...Array.from({ length: pads }, (_, at) =>
              put(cylinder(0.036 + at * 0.004, 0.03), [-0.085 + at * 0.012, 1.1 - at * 0.115, 0.06 + at * 0.0035], [82, 0, 0]),
            ),
            put(cylinder(0.07, 0.03), [0.32, 0.24, 0.12], [80, 0, 0]),
            put(cylinder(0.075, 0.03), [0.41, 0.42, 0.125], [84, 0, 0]),
          ),
        ),
        part(
          "rods",
          main("brass", 0xc0923a),
          all(
            put(cylinder(0.01, 0.92, { sides: 8 }), [-0.005, 0.72, 0.085], [0, 0, 4]),
            put(cylinder(0.01, 0.8, { sides: 8 }), [-0.12, 0.76, 0.06], [0, 0, 4]),
            put(sweep(way`0.08 0.4 0.02, 0.2 0.42 0.02, 0.33 0.4 0.02`, 0.012), [0, 0, 0]),
          ),
        ),
        part(
          "pearls",
          third("porcelain", 0xf3ece0),
          sphere(0.024, 0.6, 14).scatter(
            Array.from({ length: 5 }, (_, at) => ({
              at: [-0.12 + at * 0.008, 1.02 - at * 0.12, 0.075] as const,
              turn: [90, 0, 0] as const,
            })),
          ),
        ),
        part("mouthpiece", third("plastic", 0x17171a), sweep(way`-0.3 1.368 0, -0.42 1.33 0, -0.54 1.27 0`, [0.036, 0.034, 0.012])),
        part("ligature", fixed("silver"), put(torus(0.037, 0.01), [-0.37, 1.348, 0], [0, 0, 108])),
      ];
    },
  }),
  program({
    id: "flute",
    already: "long thin straight",
    nouns: ["recorder", "piccolo", "tin whistle"],
    about: "a flute: a slim pipe with keys and finger holes",
    metresPerUnit: 0.4,
    wears: ["pipe body", "key ring", "hole"],
    params: { lean: [22, 30], keys: whole(7, 9) },
    traits: { wooden: "recorder clarinet oboe wooden" },
    sockets: () => ({ grip: { at: [0, 0.4, 0], size: [0.6, 0.06, 0.06] } }),
    parts: ({ lean, keys }, { has }) => {
      const up = (form: Form): Form => form.turn(0, 0, lean).at(0, 0.4, 0);
      const step = 1 / keys;
      return [
        has("wooden")
          ? part(
              "pipe",
              main("wood", 0x7a4524),
              up(
                put(
                  lathe(
                    flat`
                      0 -0.8, 0.06 -0.8, 0.075 -0.76, 0.05 -0.66, 0.042 -0.6, 0.048 0.3, 0.065 0.34, 0.065 0.4, 0.05 0.44, 0.055 0.64,
                      0.03 0.8, 0 0.8
                    `,
                    { sides: 28 },
                  ),
                  [0, 0, 0],
                  [0, 0, 90],
                ),
              ),
            )
          : part("pipe", main("silver"), up(put(cylinder(0.036, 1.6, { sides: 24 }), [0, 0, 0], [0, 0, 90]))),
        part(
          "rings",
          second(has("wooden") ? "bone" : "silver"),
          up(put(torus(0.044, 0.012), [0, 0, 0], [0, 0, 90]).scatter([{ at: [-0.42, 0, 0] }, { at: [0.46, 0, 0] }, { at: [-0.79, 0, 0] }])),
        ),
        part(
          "keys",
          has("wooden") ? third("wood", 0x1c110b) : second("silver", 0xe4e6ea),
          up(
            put(cylinder(0.032, has("wooden") ? 0.02 : 0.03, { sides: 20 }), [0, 0, 0.042], [90, 0, 0])
              .array(keys, [step * 0.86, 0, 0])
              .at(0.02, 0, 0),
          ),
        ),
        !has("wooden") && part("rod", second("silver"), up(put(cylinder(0.009, 0.86, { sides: 8 }), [0.02, 0.036, 0.036], [0, 0, 90]))),
        part(
          "lip",
          has("wooden") ? third("wood", 0x1c110b) : main("silver", 0xcfd3d8),
          up(all(put(box(0.13, 0.07, 0.03, 0.014), [-0.6, 0.012, 0.036]))),
        ),
        part(
          "mouth hole",
          fixed("iron", 0x17181a),
          up(put(cylinder(0.018, 0.012, { sides: 18 }).scale(1.4, 1, 1), [-0.6, 0.014, 0.05], [90, 0, 0])),
        ),
      ];
    },
  }),
  program({
    id: "harmonica",
    nouns: ["mouth organ", "blues harp"],
    about: "a harmonica with metal covers and a row of holes",
    metresPerUnit: 0.1,
    wears: ["cover", "comb body"],
    params: { holes: whole(10, 12), high: [0.12, 0.15] },
    sockets: () => ({ grip: { at: [0, 0.15, 0], size: [1.2, 0.3, 0.3] } }),
    parts: ({ holes, high }) => [
      part("comb", second("wood", 0x7a3a1e), box(1.3, 0.1, 0.36, 0.02).at(0, 0.16, 0.02)),
      part(
        "covers",
        main("steel", 0xcfd3d7),
        put(extrude(roundedRectangle(0.32, high * 2, 0.09), 1.14, 0.02), [0, 0.16, -0.02], [0, 90, 0]),
      ),
      part(
        "holes",
        fixed("iron", 0x121214),
        box(0.07, 0.05, 0.02, 0.006)
          .array(holes, [1.16 / holes, 0, 0])
          .at(0, 0.16, 0.195),
      ),
      part(
        "plate",
        main("brass", 0xd2a440),
        all(box(1.22, 0.014, 0.37, 0.004).at(0, 0.11, 0.02), box(1.22, 0.014, 0.37, 0.004).at(0, 0.21, 0.02)),
      ),
      part("screws", fixed("brass"), cylinder(0.03, 0.03, { sides: 16 }).at(0.6, 0.215, 0.02).mirror("x")),
      part(
        "engraving",
        second("steel", 0x8d9298),
        all(
          box(0.6, 0.01, 0.03, 0.003).at(0, 0.16 + high, -0.02),
          sphere(0.03, 0.4, 12)
            .at(0.4, 0.16 + high, -0.02)
            .mirror("x"),
        ),
      ),
    ],
  }),
];
