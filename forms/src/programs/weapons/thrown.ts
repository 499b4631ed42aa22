import { all, box, cylinder, extrude, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { flat, way } from "@blenda/forge/language/numbers";
import { softOutline } from "@blenda/forge/language/outlines";
import { part, program, spins, turns, whole } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";
import { wound } from "@blenda/forge/language/wound";

export const thrown = [
  program({
    id: "bomb",
    nouns: ["cartoon bomb", "cherry bomb", "round bomb"],
    about: "a round black bomb with a burning fuse",
    metresPerUnit: 0.25,
    wears: ["body ball", "fuse", "collar"],
    params: { curl: [0.1, 0.22], size: [0.46, 0.52] },
    sockets: ({ size }) => ({ grip: { at: [0, size, 0], size: [1, 0.2, 1] } }),
    parts: ({ curl, size }) => [
      part("ball", main("paint", 0x202226), sphere(size, 1, 48).at(0, size, 0)),
      part("seam", main("paint", 0x2c2f34), torus(size, 0.012).at(0, size, 0)),
      part(
        "collar",
        third("paint", 0x34373c),
        all(cylinder(0.15, 0.16, { bevel: 0.02 }), torus(0.15, 0.025).at(0, 0.08, 0)).at(0, size * 2 + 0.02, 0),
      ),
      part(
        "fuse",
        second("fabric", 0xd9c394),
        sweep(way`0 0 0, 0 0.16 0, 0.5 0.28 0.3, 1 0.32 0.2, 1.3 0.42 0`, 0.035)
          .scale(curl * 1.6, 1, curl)
          .at(0, size * 2, 0),
      ),
      part(
        "spark",
        light(0xffa030),
        all(
          sphere(0.07, 1, 12),
          put(cylinder(0.035, 0.12, { top: 0.001, sides: 6, bevel: 0.001 }), [0, 0, 0.09], [90, 0, 0]).ring(5),
          put(cylinder(0.035, 0.14, { top: 0.001, sides: 6, bevel: 0.001 }), [0, 0.1, 0]),
        ).at(curl * 2.08, size * 2 + 0.44, 0),
      ),
    ],
  }),
  program({
    id: "grenade",
    nouns: ["hand grenade", "frag grenade", "pineapple grenade"],
    about: "a hand grenade with a ribbed body, a lever and a ring",
    metresPerUnit: 0.1,
    wears: ["body", "lever", "ring pin"],
    params: { round: [0.38, 0.42], high: [0.94, 1.08] },
    sockets: () => ({ grip: { at: [0, 0.5, 0], size: [0.8, 0.6, 0.8] } }),
    parts: ({ round, high }) => [
      part(
        "core",
        main("paint", 0x4d5a32),
        lathe(flat`0 0, 0.5 0.02, 0.9 0.2, 0.97 0.45, 0.85 0.72, 0.5 0.9, 0.34 0.94, 0 0.94`, { smooth: 30 }).scale(
          round * 0.93,
          high,
          round * 0.93,
        ),
      ),
      part(
        "blocks",
        main("paint", 0x566439),
        all(
          ...way([0.14, 0.8, 0.13, 0.31, 0.95, 0.16, 0.5, 0.97, 0.16, 0.68, 0.87, 0.14, 0.82, 0.66, 0.1]).map(([y, r, h], at) =>
            put(box(round * r * 0.66, h * high, 0.12, 0.03), [0, y * high, round * r - 0.055], [[14, 5, -2, -16, -32][at], 0, 0]).ring(8),
          ),
        ),
      ),
      part(
        "neck",
        second("steel", 0x8d9298),
        all(cylinder(0.14, 0.1).at(0, high * 0.96, 0), box(0.2, 0.18, 0.2, 0.03).at(0, high + 0.06, 0)),
      ),
      part(
        "lever",
        second("steel", 0x9aa0a6),
        sweep(
          way`-0.1 1.16 0, 0.14 1.2 0, 0.4 1.04 0, 0.5 0.74 0, 0.5 0.4 0`.map(([x, y, z]) => [x, y * high, z] as const),
          0.07,
          { flatten: 0.28 },
        ),
        { motion: turns([-0.1, high * 1.16, 0], [0, 0, 1], 0, 35) },
      ),
      part(
        "ring",
        third("brass"),
        all(
          put(torus(0.15, 0.018), [-0.24, high + 0.06, 0.13], [90, 0, 0]),
          put(cylinder(0.016, 0.34, { sides: 10 }), [-0.08, high + 0.08, 0.12], [0, 0, 90]),
        ),
      ),
    ],
  }),
  program({
    id: "boomerang",
    already: "curved flat",
    about: "a boomerang: a flat bent throwing stick with painted bands",
    metresPerUnit: 0.4,
    wears: ["wood body", "band stripe", "dot"],
    params: { bend: [0.42, 0.56], lean: [62, 74] },
    sockets: () => ({ grip: { at: [0.45, 0.2, 0], size: [0.14, 0.2, 0.06] } }),
    parts: ({ bend, lean }) => {
      const outline = softOutline(
        flat`
          -0.62 0, -0.5 -0.02, -0.3 0.5, 0 0.84, 0.3 0.5, 0.5 -0.02, 0.62 0, 0.64 0.1, 0.42 0.66, 0.12 1.04, 0 1.08, -0.12 1.04,
          -0.42 0.66, -0.64 0.1
        `,
        5,
      ).map(([x, y]) => [x, y * bend * 1.25] as const);
      const set = (form: ReturnType<typeof box>) => put(form, [0, 0, 0], [lean - 90, 0, 0]);
      const band = (y: number, wide: number) => extrude(outline, 0.076).meet(box(3, wide, 1, 0).at(0, y, 0));
      return [
        part("body", main("wood", 0x9a5a28, { grain: "x" }), set(extrude(outline, 0.07, 0.008))),
        part("stripes", second("plastic", 0xc8281f), set(all(band(0.13, 0.07), band(0.24, 0.035)))),
        part(
          "dots",
          third("paint", 0xf0e2bc),
          set(
            put(cylinder(0.034, 0.078, { sides: 18 }), [0, 0, 0], [90, 0, 0]).scatter(
              [-2, -1, 0, 1, 2].map((at) => ({ at: [at * 0.14, bend * 1.24 - Math.abs(at) * bend * 0.2, 0] })),
            ),
          ),
        ),
      ];
    },
  }),
  program({
    id: "nunchaku",
    nouns: ["nunchucks", "nunchuck", "nunchuks"],
    about: "two short sticks joined by a chain",
    metresPerUnit: 0.3,
    wears: ["stick", "band", "chain"],
    params: { spread: [14, 24], links: whole(7, 9) },
    sockets: () => ({ grip: { at: [-0.3, 0.4, 0], size: [0.12, 0.4, 0.12] } }),
    parts: ({ spread, links }) => {
      const pair = (form: ReturnType<typeof box>) => put(form, [0.14, 1, 0], [0, 0, spread]).mirror("x");
      return [
        part("sticks", main("wood", 0x2a1a12), pair(lathe(flat`0 -0.98, 0.06 -0.98, 0.075 -0.95, 0.055 -0.04, 0.04 0, 0 0`, { sides: 8 }))),
        part(
          "bands",
          second("paint", 0xc8281f),
          pair(all(hoop(0.068, 0.016).array(2, [0, 0.05, 0]).at(0, -0.6, 0), hoop(0.062, 0.014).array(2, [0, 0.05, 0]).at(0, -0.26, 0))),
        ),
        part("caps", third("steel", 0xb8bec4), pair(all(sphere(0.05, 1, 16).at(0, 0.02, 0), cylinder(0.06, 0.06).at(0, -0.04, 0)))),
        part(
          "chain",
          third("steel", 0xb8bec4),
          all(
            ...Array.from({ length: links }, (_, at) => {
              const t = (at / (links - 1)) * Math.PI;
              return put(
                hoop(0.032, 0.01).scale(1.4, 1, 1),
                [-0.14 * Math.cos(t), 1.05 + 0.07 * Math.sin(t), 0],
                [at % 2 ? 90 : 0, 0, 90 - (t * 180) / Math.PI],
              );
            }),
          ),
        ),
      ];
    },
  }),
  program({
    id: "catapult",
    nouns: ["trebuchet", "siege engine", "onager", "mangonel"],
    about: "a siege catapult: a wooden frame on wheels with a long throwing arm",
    metresPerUnit: 2,
    wears: ["frame wood", "rope", "stone"],
    params: { lean: [30, 46], r: [0.2, 0.26] },
    parts: ({ lean, r }) => {
      const wheel = put(
        all(
          lathe(flat`0.8 -0.04, 1 -0.04, 1 0.04, 0.8 0.04, 0.8 -0.04`).scale(r, 1, r),
          put(box(r * 0.18, 0.05, r * 1.7, 0.01), [0, 0, 0]).ring(2, 45),
          cylinder(r * 0.22, 0.14),
        ),
        [0, 0, 0],
        [0, 0, 90],
      );
      return [
        part(
          "frame",
          main("wood", 0x7a4d28),
          all(
            box(0.12, 0.14, 1.7, 0.02)
              .at(0.36, r + 0.06, 0)
              .mirror("x"),
            box(0.84, 0.12, 0.12, 0.02)
              .at(0, r + 0.06, 0)
              .array(3, [0, 0, 0.74]),
            put(box(0.1, 0.9, 0.12, 0.02), [0.36, r + 0.5, 0.1]).mirror("x"),
            put(box(0.09, 0.95, 0.09, 0.02), [0.36, r + 0.46, -0.24], [40, 0, 0]).mirror("x"),
            box(0.9, 0.12, 0.14, 0.02).at(0, r + 0.95, 0.12),
          ),
        ),
        part(
          "arm",
          main("wood", 0x8a5a30, { grain: "y" }),
          put(
            all(
              box(0.1, 1.36, 0.1, 0.02).at(0, 0.66, 0),
              lathe(flat`0 -0.08, 0.12 -0.06, 0.19 0.03, 0.16 0.03, 0.1 -0.02, 0 -0.03`, { sides: 28 }).turn(90, 0, 0).at(0, 1.38, 0.08),
            ),
            [0, r + 0.1, 0.06],
            [-lean, 0, 0],
          ),
          { motion: turns([0, r + 0.1, 0.06], [1, 0, 0], -20, lean) },
        ),
        part(
          "stone",
          third("stone"),
          sphere(0.13, 0.95, 20)
            .at(0, 1.42, 0.14)
            .turn(-lean, 0, 0)
            .at(0, r + 0.1, 0.06),
        ),
        part(
          "skein",
          second("fabric", 0xc9b07a),
          put(all(cylinder(0.1, 0.62), wound(0.1, 0.022, 9, 0.07)), [0, r + 0.12, 0.06], [0, 0, 90]),
        ),
        part(
          "ropes",
          second("fabric", 0xc9b07a),
          wound(0.085, 0.02, 3, 0.035)
            .at(0.36, r + 0.9, 0.1)
            .mirror("x"),
        ),
        ...[0.62, -0.62].map((z) =>
          part("wheels", main("wood", 0x6b4226), wheel.at(0.5, r, z).mirror("x"), { motion: spins([0, r, z], [1, 0, 0]) }),
        ),
        part("axles", fixed("iron"), put(cylinder(0.035, 1.18), [0, r, 0.62], [0, 0, 90]).mirror("z")),
        part(
          "bolts",
          fixed("iron"),
          put(cylinder(0.03, 0.03, { sides: 12 }), [0.425, r + 0.06, 0.7], [0, 0, 90])
            .mirror("x")
            .mirror("z"),
        ),
      ];
    },
  }),
];
