import { all, box, cylinder, type Form, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { flat, way } from "@blenda/forge/language/numbers";
import { part, program, spins, turns, whole } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { fixed, light, main, pane, second, third } from "@blenda/forge/language/substance";

const GROOVES = [0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
/** A record lying about the origin: vinyl, its grooves, and the label apart. */
const vinyl = (radius: number): Form =>
  all(
    cylinder(radius, 0.02, { bevel: 0.006, sides: 64 }),
    ...GROOVES.map((t) => lathe(flat`0 0, 0.02 0, 0.008 0.014, 0 0`.map(([r, y]) => [radius * t + r, y] as const))),
  );

export const sound = [
  program({
    id: "microphone",
    nouns: ["mic", "singer microphone", "karaoke microphone", "studio microphone", "stage microphone", "vintage microphone"],
    about: "a microphone with a mesh head and a handle, or a vintage one on a stand",
    metresPerUnit: 0.2,
    wears: ["handle body", "head mesh", "ring"],
    params: { head: [0.17, 0.2], lean: [20, 34] },
    traits: { standing: "stage stand studio vintage retro podcast" },
    sockets: () => ({ grip: { at: [0, 0.4, 0], size: [0.14, 0.4, 0.14] } }),
    parts: ({ head, lean }, { has }) => {
      const y = has("standing") ? 0.3 : 0;
      const up = (form: Form): Form => put(form, [0, y, 0], [0, 0, -lean]);
      const mesh = all(
        ...[-60, -30, 0, 30, 60].map((a) =>
          hoop(head * Math.cos((a * Math.PI) / 180), 0.01, 28).at(0, head * Math.sin((a * Math.PI) / 180), 0),
        ),
        ...[0, 30, 60, 90, 120, 150].map((a) => hoop(head, 0.01, 28).turn(90, a, 0)),
      );
      return [
        part("handle", main("plastic", 0x24252a), up(lathe(flat`0 0, 0.07 0, 0.085 0.03, 0.1 0.5, 0.14 0.86, 0.15 0.92, 0 0.92`))),
        part("core", fixed("fabric", 0x3a3c42), up(sphere(head * 0.97, 1, 28).at(0, 1.02, 0))),
        part("mesh", second("steel", 0xc4c8cc), up(mesh.at(0, 1.02, 0))),
        part("ring", third("brass", 0xc9a24d), up(all(cylinder(head * 1.04, 0.05).at(0, 0.99, 0), torus(0.1, 0.014).at(0, 0.46, 0)))),
        part("switch", fixed("steel", 0xd8dade), up(box(0.04, 0.1, 0.03, 0.01).at(0, 0.6, 0.112))),
        has("standing") &&
          part(
            "stand",
            fixed("iron", 0x4a4d52),
            all(
              lathe(flat`0 0, 0.4 0, 0.4 0.03, 0.34 0.06, 0.06 0.09, 0.05 0.12, 0 0.12`),
              cylinder(0.03, 0.34).at(0, 0.24, 0),
              put(cylinder(0.12, 0.16), [0.09, 0.52, 0], [0, 0, -lean]),
            ),
          ),
      ];
    },
  }),
  program({
    id: "gramophone",
    nouns: ["phonograph", "victrola"],
    about: "an old gramophone with a large brass horn, a crank and a record",
    metresPerUnit: 0.42,
    wears: ["horn", "box case", "record label"],
    params: { mouth: [0.46, 0.54], petals: whole(8, 10) },
    parts: ({ mouth, petals }) => [
      part(
        "case",
        second("wood", 0x6b3a1f),
        all(box(0.9, 0.3, 0.9, 0.03).at(0, 0.2, 0), box(1, 0.07, 1, 0.02).at(0, 0.035, 0), box(0.96, 0.05, 0.96, 0.02).at(0, 0.36, 0)),
      ),
      part("record", fixed("plastic", 0x17171a), vinyl(0.38).at(0.02, 0.41, 0.04), { motion: spins([0.02, 0.41, 0.04], [0, 1, 0]) }),
      part("label", third("paper", 0xb3202a), all(cylinder(0.12, 0.03).at(0.02, 0.41, 0.04), cylinder(0.016, 0.06).at(0.02, 0.43, 0.04))),
      part(
        "horn",
        main("brass", 0xdcb14a),
        put(
          lathe(flat`0 0, 0.08 0, 0.11 0.3, 0.2 0.55, 0.5 0.82, 1 1, 0.98 1.02, 0.46 0.86, 0.14 0.56, 0.05 0.3, 0 0.28`, {
            smooth: 40,
            ribs: petals,
            ribDepth: 0.1,
          }).scale(mouth, 0.74, mouth),
          [-0.1, 0.86, -0.3],
          [52, 16, 0],
        ),
      ),
      part(
        "neck",
        main("brass", 0xc99b3a),
        sweep(way`0.0 0.45 0.1, -0.1 0.52 -0.1, -0.16 0.56 -0.36, -0.16 0.7 -0.46, -0.1 0.88 -0.3`, [0.03, 0.035, 0.04, 0.042, 0.045]),
      ),
      part(
        "arm",
        fixed("brass", 0xc99b3a),
        all(put(cylinder(0.06, 0.05), [0.02, 0.47, 0.13], [90, 0, 0]), cylinder(0.05, 0.3).at(-0.16, 0.5, -0.4)),
      ),
      part(
        "crank",
        fixed("brass", 0xb98c3c),
        all(
          put(cylinder(0.018, 0.2, { sides: 10 }), [0.52, 0.2, 0.1], [0, 0, 90]),
          put(cylinder(0.018, 0.24, { sides: 10 }), [0.61, 0.1, 0.1]),
          put(cylinder(0.035, 0.12), [0.67, -0.01, 0.1], [0, 0, 90]),
        ),
        { motion: spins([0.52, 0.2, 0.1], [1, 0, 0]) },
      ),
      part(
        "trim",
        fixed("brass"),
        all(
          put(box(0.3, 0.12, 0.02, 0.01), [0, 0.2, 0.45]),
          sphere(0.04, 1, 14).scatter(
            flat`0.42 0.42, 0.42 -0.42, -0.42 0.42, -0.42 -0.42`.map(([x, z]) => ({ at: [x, 0.01, z] as const })),
          ),
        ),
      ),
    ],
  }),
  program({
    id: "record player",
    nouns: ["turntable", "vinyl player", "dj deck"],
    about: "a record player with a turning record, a tone arm and an open lid",
    metresPerUnit: 0.42,
    wears: ["case body", "record label", "arm"],
    params: { lid: [62, 78], deep: [0.76, 0.86] },
    traits: { lidless: "dj turntable open" },
    parts: ({ lid, deep }, { has }) => [
      part("case", main("wood", 0x8a5630, { grain: "x" }), box(1.1, 0.18, deep, 0.025).at(0, 0.14, 0)),
      part("deck", fixed("plastic", 0x2a2b2f), box(1.04, 0.03, deep - 0.06, 0.01).at(0, 0.232, 0)),
      part("platter", fixed("steel", 0xb4b9be), cylinder(0.36, 0.04, { sides: 56 }).at(-0.14, 0.26, 0), {
        motion: spins([-0.14, 0.26, 0], [0, 1, 0]),
      }),
      part("record", fixed("plastic", 0x141416), vinyl(0.345).at(-0.14, 0.29, 0), { motion: spins([-0.14, 0.29, 0], [0, 1, 0]) }),
      part(
        "label",
        second("paper", 0xd8322c),
        all(cylinder(0.11, 0.026).at(-0.14, 0.29, 0), cylinder(0.012, 0.06, { sides: 12 }).at(-0.14, 0.31, 0)),
      ),
      part(
        "arm",
        third("steel", 0xd0d4d8),
        all(
          sweep(way`0.4 0.34 -0.26, 0.4 0.35 0, 0.32 0.34 0.16, 0.18 0.32 0.22`, 0.014),
          put(box(0.07, 0.03, 0.09, 0.01), [0.16, 0.315, 0.23], [0, 60, 0]),
          put(cylinder(0.04, 0.09), [0.4, 0.34, -0.3], [90, 0, 0]),
        ),
        { motion: turns([0.4, 0.3, -0.22], [0, 1, 0], -24, 0) },
      ),
      part("pivot", fixed("steel", 0x8d9298), all(cylinder(0.075, 0.05).at(0.4, 0.26, -0.22), cylinder(0.04, 0.12).at(0.4, 0.3, -0.22))),
      part(
        "knobs",
        fixed("steel", 0xc4c8cc),
        all(
          cylinder(0.04, 0.04, { sides: 24 }).at(0.44, 0.26, 0.28),
          cylinder(0.03, 0.04, { sides: 24 }).at(0.34, 0.26, 0.3),
          box(0.03, 0.02, 0.2, 0.008).at(0.46, 0.25, 0.06),
        ),
      ),
      part("lamp", light(0xff5a3a), sphere(0.014, 1, 10).at(0.24, 0.25, 0.33)),
      part(
        "feet",
        fixed("rubber"),
        cylinder(0.06, 0.06).scatter(flat`0.44 0.3, 0.44 -0.3, -0.44 0.3, -0.44 -0.3`.map(([x, z]) => ({ at: [x, 0.03, z] as const }))),
      ),
      !has("lidless") &&
        part(
          "lid",
          pane(0xa9bcc4),
          put(
            all(
              box(1.1, 0.03, deep, 0.01).at(0, 0.12, deep / 2),
              box(1.1, 0.14, 0.02, 0.006).at(0, 0.05, deep - 0.01),
              box(0.02, 0.14, deep, 0.006)
                .at(0.54, 0.05, deep / 2)
                .mirror("x"),
            ),
            [0, 0.24, -deep / 2],
            [-lid, 0, 0],
          ),
          { motion: turns([0, 0.24, -deep / 2], [1, 0, 0], 0, lid) },
        ),
    ],
  }),
  program({
    id: "harp",
    already: "curved tall",
    nouns: ["celtic harp", "concert harp"],
    about: "a golden harp with a pillar, a curved neck and many strings",
    metresPerUnit: 1,
    wears: ["frame", "string", "ornament"],
    params: { strings: whole(20, 26), tall: [1.55, 1.75] },
    parts: ({ strings, tall }) => {
      const neckAt = (t: number) =>
        [
          -0.48 + t * 0.86,
          tall - 0.02 - 0.24 * Math.sin(t * Math.PI * 0.9) * (1 - t * 0.2) - t * 0.2 + (t > 0.8 ? (t - 0.8) * 0.2 : 0),
        ] as const;
      const boardAt = (t: number) => [-0.36 + t * 0.78, 0.2 + t * (tall - 0.56)] as const;
      const cords = Array.from({ length: strings }, (_, at) => (at + 1.5) / (strings + 2));
      return [
        part(
          "pillar",
          main("gold"),
          lathe(flat`0 0, 0.13 0, 0.12 0.04, 0.08 0.08, 0.06 0.14, 0.05 0.2, 0.05 0.84, 0.07 0.88, 0.06 0.92, 0.1 0.97, 0.06 1, 0 1.01`, {
            smooth: 50,
            ribs: 10,
            ribDepth: 0.12,
          })
            .scale(1, tall, 1)
            .at(-0.5, 0, 0),
        ),
        part(
          "neck",
          main("gold", 0xd6a640),
          sweep(
            [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => [...neckAt(t), 0] as const),
            [0.05, 0.05, 0.055, 0.06, 0.06, 0.07],
          ),
        ),
        part(
          "soundboard",
          main("wood", 0x8a4a22, { grain: "y" }),
          sweep(
            [0, 0.5, 1].map((t) => [...boardAt(t), 0] as const),
            [0.17, 0.13, 0.07],
            { flatten: 0.75 },
          ),
        ),
        part("base", main("gold"), all(box(0.5, 0.12, 0.42, 0.04).at(-0.38, 0.06, 0), box(0.34, 0.12, 0.32, 0.04).at(-0.4, 0.16, 0))),
        part(
          "strings",
          second("steel", 0xe8dcc0),
          all(
            ...cords.map((t) =>
              sweep(
                [
                  [...boardAt(t), 0.0],
                  [...neckAt(t * 0.94), 0.02],
                ],
                0.0055,
                { isStraight: true },
              ),
            ),
          ),
        ),
        part(
          "pins",
          third("brass"),
          all(...cords.map((t) => put(cylinder(0.014, 0.16, { sides: 8 }), [...neckAt(t * 0.94), 0], [90, 0, 0]))),
        ),
        part(
          "scroll",
          third("gold", 0xe8bd4f),
          all(
            put(torus(0.09, 0.03), [-0.42, tall - 0.06, 0], [90, 0, 0]),
            sphere(0.06, 1, 18).at(-0.5, tall + 0.05, 0),
            sphere(0.05, 1, 16).at(0.4, tall - 0.34, 0),
          ),
        ),
      ];
    },
  }),
];
