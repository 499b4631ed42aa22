import { all, blob, box, cylinder, extrude, type Form, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { part, program, whole } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

export const playthings = [
  program({
    id: "balloon",
    is: ["upright"],
    nouns: ["party balloon", "toy balloon", "helium balloon", "birthday balloon", "heart balloon"],
    about: "a balloon on a string",
    metresPerUnit: 0.3,
    wears: ["balloon", "string ribbon"],
    params: { stretch: [1.05, 1.2], sway: [0.06, 0.14] },
    traits: { hearted: "heart heart-shaped love valentine" },
    sockets: () => ({ grip: { at: [0, 0.15, 0], size: [0.05, 0.2, 0.05] } }),
    parts: ({ stretch, sway }, { has }) => [
      part(
        "balloon",
        main("plastic", 0xd8322c),
        has("hearted")
          ? blob(
              [
                { at: [0.24, 1.5, 0], to: [0, 0.92, 0], radius: 0.27, thin: 0.06 },
                { at: [-0.24, 1.5, 0], to: [0, 0.92, 0], radius: 0.27, thin: 0.06 },
                { at: [0, 1.26, 0], radius: 0.22 },
              ],
              0.06,
              0.034,
            )
          : lathe(flat`0 -0.58, 0.05 -0.56, 0.2 -0.42, 0.38 -0.18, 0.46 0.08, 0.42 0.32, 0.26 0.49, 0.1 0.545, 0 0.55`, {
              smooth: 44,
            })
              .scale(1, stretch, 1)
              .at(0, 1.45, 0),
      ),
      part(
        "knot",
        main("plastic", 0xb8231f),
        all(
          put(cylinder(0.07, 0.08, { top: 0.02, sides: 18 }), [0, 1.4 - 0.58 * stretch - (has("hearted") ? -0.1 : 0), 0]),
          torus(0.035, 0.02).at(0, 1.45 - 0.58 * stretch - (has("hearted") ? -0.1 : 0), 0),
        ),
      ),
      part(
        "string",
        second("fabric", 0xf1ece0),
        sweep(
          way`0 0 0, 1 0.24 0.4, -0.8 0.5 -0.4, 0.5 0.72 0.2, 0 1.02 0`.map(
            ([x, y, z]) => [x * sway, y * (has("hearted") ? 0.86 : 1.44 - 0.58 * stretch), z * sway] as const,
          ),
          0.01,
        ),
      ),
      part(
        "shine",
        fixed("plastic", 0xffffff),
        put(sphere(0.07, 1.8, 16).scale(0.7, 1, 0.2), [-0.2, has("hearted") ? 1.62 : 1.62, has("hearted") ? 0.25 : 0.385], [-14, -26, 24]),
      ),
    ],
  }),
  program({
    id: "rocking horse",
    is: ["ride"],
    nouns: ["toy horse"],
    about: "a wooden rocking horse with a saddle, a mane and curved runners",
    metresPerUnit: 0.7,
    wears: ["horse body", "saddle", "mane tail"],
    params: { high: [0.5, 0.58], bow: [0.1, 0.14] },
    sockets: ({ high }) => ({ seat: { at: [0, high + 0.2, -0.02], size: [0.24, 0.6, 0.26] } }),
    parts: ({ high, bow }) => {
      const leg = (z: number, out: number): Form =>
        sweep(way`0.09 ${high} ${z}, 0.13 ${high * 0.6} ${z + out * 0.5}, 0.19 0.12 ${z + out}`, [0.075, 0.055, 0.04]).mirror("x");
      return [
        part(
          "horse",
          main("wood", 0xc98f4f),
          all(
            blob(
              [
                { at: [0, high + 0.04, -0.26], to: [0, high + 0.04, 0.22], radius: 0.17, thin: 0.165 },
                { at: [0, high + 0.1, 0.26], to: [0, high + 0.42, 0.46], radius: 0.13, thin: 0.095 },
                { at: [0, high + 0.46, 0.46], to: [0, high + 0.32, 0.7], radius: 0.1, thin: 0.065 },
                { at: [0.05, high + 0.54, 0.43], to: [0.06, high + 0.64, 0.44], radius: 0.035, thin: 0.012 },
                { at: [-0.05, high + 0.54, 0.43], to: [-0.06, high + 0.64, 0.44], radius: 0.035, thin: 0.012 },
              ],
              0.07,
              0.03,
            ),
            leg(0.24, 0.14),
            leg(-0.26, -0.14),
          ),
        ),
        part(
          "runners",
          main("wood", 0x8a5630),
          sweep(
            way`0 1.6 0.76, 0 0.35 0.5, 0 0 0, 0 0.35 -0.5, 0 1.6 -0.76`.map(([, y, z]) => [0.2, y * bow + 0.04, z] as const),
            0.04,
          ).mirror("x"),
        ),
        part(
          "rungs",
          main("wood", 0x8a5630),
          put(cylinder(0.024, 0.42, { sides: 12 }), [0, 0.09, 0], [0, 0, 90]).scatter([{ at: [0, 0.02, 0.46] }, { at: [0, 0.02, -0.46] }]),
        ),
        part(
          "saddle",
          second("leather", 0xa8232c),
          all(
            put(sphere(0.2, 1, 28).scale(0.92, 0.34, 0.8), [0, high + 0.17, -0.03]),
            put(box(0.02, 0.2, 0.2, 0.01), [0.165, high + 0.08, -0.03], [0, 0, 8]).mirror("x"),
          ),
        ),
        part(
          "mane",
          third("fabric", 0x3a2416),
          all(
            ...[0, 1, 2, 3, 4].map((at) => sphere(0.075, 1.1, 14).at(0, high + 0.58 - at * 0.085, 0.4 - at * 0.055)),
            sphere(0.05, 1, 12).at(0, high + 0.56, 0.52),
          ),
        ),
        part(
          "tail",
          third("fabric", 0x3a2416),
          sweep(way`0 0.12 -0.4, 0 0.14 -0.54, 0 0 -0.64, 0 -0.24 -0.64`, [0.03, 0.06, 0.07, 0.01]).at(0, high, 0),
        ),
        part(
          "eyes",
          fixed("plastic", 0x17171a),
          sphere(0.022, 1, 12)
            .at(0.085, high + 0.46, 0.54)
            .mirror("x"),
        ),
        part("handle", fixed("wood", 0x6b3a1f), put(cylinder(0.022, 0.4, { sides: 12 }), [0, high + 0.38, 0.42], [0, 0, 90])),
        part(
          "bridle",
          second("leather", 0x8e1b26),
          all(put(torus(0.082, 0.012), [0, high + 0.36, 0.62], [60, 0, 0]), put(torus(0.105, 0.012), [0, high + 0.44, 0.5], [60, 0, 0])),
        ),
      ];
    },
  }),
  program({
    id: "toy train",
    nouns: ["wooden train", "train set", "toy locomotive"],
    about: "a wooden toy train: an engine with a chimney and a wagon on round wheels",
    metresPerUnit: 0.16,
    wears: ["engine body", "boiler", "wheel"],
    params: { cars: whole(1, 2), funnel: [0.24, 0.32] },
    parts: ({ cars, funnel }) => {
      const wheel = put(cylinder(0.15, 0.08, { bevel: 0.02, sides: 32 }), [0, 0, 0], [0, 0, 90]);
      const hub = put(cylinder(0.05, 0.1, { sides: 18 }), [0, 0, 0], [0, 0, 90]);
      const spots = [0.42, 0, -0.42, ...Array.from({ length: cars }, (_, at) => [-1.05 - at * 1.12, -1.55 - at * 1.12]).flat()];
      const places = spots.flatMap((z) => [0.27, -0.27].map((x) => ({ at: [x, 0.15, z] as const })));
      const load = [0xf0c52c, 0x2456c4, 0xd8322c];
      return [
        part(
          "chassis",
          fixed("wood", 0xd9b37a),
          all(
            box(0.44, 0.12, 1.3, 0.03).at(0, 0.24, 0),
            ...Array.from({ length: cars }, (_, at) => box(0.44, 0.12, 0.95, 0.03).at(0, 0.24, -1.3 - at * 1.12)),
          ),
        ),
        part("boiler", second("paint", 0x2f8a45), put(cylinder(0.22, 0.74, { bevel: 0.03 }), [0, 0.5, 0.22], [90, 0, 0])),
        part(
          "cab",
          main("paint", 0xc8281f),
          all(box(0.5, 0.62, 0.4, 0.04).at(0, 0.6, -0.38), box(0.62, 0.07, 0.56, 0.03).at(0, 0.94, -0.38)),
        ),
        part(
          "windows",
          fixed("plastic", 0x1d2a38),
          all(box(0.52, 0.2, 0.2, 0.03).at(0, 0.72, -0.38), box(0.3, 0.2, 0.42, 0.03).at(0, 0.72, -0.38)),
        ),
        part(
          "funnel",
          main("paint", 0xc8281f),
          all(
            lathe(flat`0 0, 0.07 0, 0.075 0.6, 0.13 1, 0.1 1.02, 0 0.9`, { sides: 28 }).scale(1, funnel, 1).at(0, 0.7, 0.42),
            sphere(0.1, 1, 20).at(0, 0.72, 0.12),
          ),
        ),
        part(
          "nose",
          fixed("brass"),
          all(
            put(cylinder(0.07, 0.06), [0, 0.5, 0.6], [90, 0, 0]),
            put(torus(0.22, 0.02), [0, 0.5, 0.58], [90, 0, 0]),
            put(torus(0.222, 0.018), [0, 0.5, 0.2], [90, 0, 0]),
          ),
        ),
        part("wheels", third("paint", 0xf0c52c), wheel.scatter(places)),
        part("hubs", main("paint", 0xc8281f), hub.scatter(places)),
        ...Array.from({ length: cars }, (_, at) =>
          part(`wagon ${at + 1}`, fixed("paint", [0x2456c4, 0x2f8a45][at]), box(0.5, 0.3, 0.9, 0.04).at(0, 0.44, -1.3 - at * 1.12)),
        ),
        part(
          "load",
          fixed("paint", load[0]),
          all(
            ...Array.from({ length: cars }, (_, at) =>
              all(
                box(0.3, 0.26, 0.3, 0.03).at(0.05, 0.7, -1.12 - at * 1.12),
                put(cylinder(0.15, 0.28, { bevel: 0.03 }), [-0.03, 0.7, -1.5 - at * 1.12]),
              ),
            ),
          ),
        ),
        part(
          "couplings",
          fixed("steel"),
          all(...Array.from({ length: cars }, (_, at) => put(cylinder(0.025, 0.3), [0, 0.24, -0.74 - at * 1.12], [90, 0, 0]))),
        ),
      ];
    },
  }),
  program({
    id: "kite",
    is: ["printed"],
    nouns: ["diamond kite", "flying kite", "toy kite"],
    about: "a diamond kite with crossed sticks and a tail with bows",
    metresPerUnit: 0.6,
    wears: ["kite sail", "second panel bow", "tail"],
    params: { wide: [0.46, 0.54], bows: whole(3, 5) },
    sockets: () => ({ grip: { at: [0, 0.1, 0.2], size: [0.05, 0.05, 0.05] } }),
    parts: ({ wide, bows }) => {
      const panel = (points: readonly number[]): Form =>
        extrude(
          flat(points).map(([x, y]) => [x * wide, y] as const),
          0.014,
          0.004,
        );
      const tail = Array.from({ length: 9 }, (_, at) => [Math.sin(at * 1.1) * 0.1 * (at / 4), 0.56 - at * 0.085, at * 0.03] as const);
      const tilt = (form: Form): Form => form.turn(-12, 0, 0);
      return [
        part("left", main("fabric", 0xd8322c), tilt(all(panel([0, 0.58, 0, 1.2, -1, 1.2]), panel([0, 1.2, 1, 1.2, 0, 1.66])))),
        part("right", second("fabric", 0xf0cb2e), tilt(all(panel([0, 0.58, 1, 1.2, 0, 1.2]), panel([0, 1.2, 0, 1.66, -1, 1.2])))),
        part(
          "sticks",
          fixed("wood", 0xc98f4f),
          tilt(
            all(
              cylinder(0.014, 1.1, { sides: 8 }).at(0, 1.12, -0.012),
              put(cylinder(0.012, wide * 2, { sides: 8 }), [0, 1.2, -0.014], [0, 0, 90]),
            ),
          ),
        ),
        part(
          "hem",
          fixed("fabric", 0xf1ece0),
          tilt(sweep(way`0 0.58 0, ${wide} 1.2 0, 0 1.66 0, ${-wide} 1.2 0, 0 0.58 0`, 0.013, { isStraight: true })),
        ),
        part("tail", third("fabric", 0x2456c4), tilt(sweep(tail, 0.012))),
        part(
          "bows",
          second("fabric", 0x2456c4),
          tilt(
            all(
              ...Array.from({ length: bows }, (_, at) => {
                const [x, y, z] = tail[Math.min(8, 2 + at * 2)];
                return all(
                  put(cylinder(0.06, 0.1, { top: 0.008, sides: 12 }), [0.05, 0, 0], [0, 0, 90]),
                  put(cylinder(0.06, 0.1, { top: 0.008, sides: 12 }), [-0.05, 0, 0], [0, 0, -90]),
                )
                  .scale(1, 1, 0.4)
                  .at(x, y, z);
              }),
            ),
          ),
        ),
        part("line", fixed("fabric", 0xe8e2d4), tilt(sweep(way`0 1.3 0.01, 0 1.1 0.26, 0 0.9 0.01`, 0.006))),
      ];
    },
  }),
];
