import { all, blob, box, cylinder, extrude, type Form, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { hoop, link } from "@blenda/forge/language/link";
import { arc } from "@blenda/forge/language/lists";
import { flat, way } from "@blenda/forge/language/numbers";
import { star } from "@blenda/forge/language/outlines";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

export const halls = [
  program({
    id: "trophy",
    nouns: ["trophy cup", "award", "winner cup", "championship trophy", "award cup", "prize cup"],
    about: "a golden cup with two handles on a plinth with a plate",
    metresPerUnit: 0.32,
    wears: ["cup", "plinth base", "plate star"],
    params: { bowl: [0.34, 0.42], stem: [0.16, 0.28] },
    traits: { starred: "star award oscar" },
    sockets: ({ bowl, stem }) => ({ inside: { at: [0, 0.4 + stem, 0], size: [bowl * 1.6, 0.5, bowl * 1.6] } }),
    parts: ({ bowl, stem }, { has }) => {
      const y = 0.34 + stem;
      return [
        part(
          "plinth",
          second("marble", 0x26262c),
          all(box(0.6, 0.16, 0.6, 0.02).at(0, 0.08, 0), box(0.46, 0.14, 0.46, 0.02).at(0, 0.23, 0)),
        ),
        part("plate", third("gold"), box(0.3, 0.08, 0.02, 0.006).at(0, 0.23, 0.235)),
        part(
          "stem",
          main("gold"),
          lathe(flat`0 0, 0.19 0, 0.18 0.08, 0.07 0.2, 0.045 0.5, 0.09 0.62, 0.045 0.74, 0.06 1, 0 1.04`, { smooth: 40 })
            .scale(1, stem + 0.06, 1)
            .at(0, 0.29, 0),
        ),
        part(
          "cup",
          main("gold"),
          lathe(flat`0 0, 0.3 0.02, 0.66 0.14, 0.88 0.36, 0.92 0.62, 1 0.7, 0.96 0.72, 0.84 0.62, 0.7 0.3, 0.3 0.1, 0 0.08`)
            .scale(bowl, 0.9, bowl)
            .at(0, y, 0),
        ),
        part(
          "bands",
          main("gold", 0xd6a640),
          all(torus(bowl * 0.91, 0.018).at(0, y + 0.44, 0), torus(bowl * 0.64, 0.016).at(0, y + 0.12, 0)),
        ),
        part(
          "handles",
          main("gold", 0xd6a640),
          sweep(
            way`0.86 0.5 0, 1.3 0.58 0, 1.5 0.44 0, 1.3 0.22 0, 0.8 0.2 0`.map(([x, h, z]) => [x * bowl, y + h, z] as const),
            [0.03, 0.036, 0.036, 0.03, 0.024],
          ).mirror("x"),
        ),
        part("emblem", third("gold", 0xf2d06a), put(extrude(star(5, 0.13, 0.055), 0.06, 0.02), [0, y + 0.34, bowl * 0.87], [8, 0, 0])),
        has("starred") && part("star", main("gold", 0xf2d06a), extrude(star(5, 0.24, 0.1), 0.08, 0.03).at(0, y + 0.9, 0)),
      ];
    },
  }),
  program({
    id: "dartboard",
    is: ["hung flat"],
    nouns: ["dart board", "darts board", "target", "archery target", "bullseye"],
    about: "a round dartboard with coloured fields, wires and three darts",
    metresPerUnit: 0.45,
    wears: ["field", "ring", "dart flight"],
    params: { darts: whole(2, 3), turned: [0, 17] },
    traits: { ringed: "target archery bullseye" },
    parts: ({ darts, turned }, { has }) => {
      const wedge = (from: number, inner: number, outer: number, z: number, parity: number): Form =>
        all(
          ...Array.from({ length: 10 }, (_, at) => at * 36 + parity * 18 - 9 + from).map((a) =>
            extrude([...arc(outer, a, a + 18, 4), ...arc(inner, a + 18, a, 4)], 0.02, 0.002).at(0, 0, z),
          ),
        );
      const disc = (r: number, z: number): Form => put(cylinder(r, 0.02, { bevel: 0.004, sides: 48 }), [0, 0, z], [90, 0, 0]);
      const face = (form: Form): Form => form.at(0, 0.5, 0);
      const dart = (x: number, y: number, what: "steel" | "flight"): Form =>
        put(
          what === "steel"
            ? all(cylinder(0.014, 0.2, { sides: 12 }).at(0, 0.12, 0), cylinder(0.006, 0.3, { sides: 8 }).at(0, 0.15, 0))
            : all(
                extrude(flat`0 0, 0.05 0.03, 0.05 0.1, 0 0.13`, 0.006, 0.001),
                extrude(flat`-0.05 0.03, 0 0, 0 0.13, -0.05 0.1`, 0.006, 0.001),
                put(extrude(flat`-0.05 0.03, 0 0, 0.05 0.03, 0.05 0.1, 0 0.13, -0.05 0.1`, 0.006, 0.001), [0, 0, 0], [0, 90, 0]),
              ).at(0, 0.24, 0),
          [x, 0.5 + y, 0.05],
          [78, 0, x * 20],
        );
      const spots = flat`0.02 0.04, 0.16 0.2, -0.18 -0.08`.slice(0, darts);
      const flights = part("flights", third("plastic", 0x2456c4), all(...spots.map(([x, y]) => dart(x, y, "flight"))));
      const steel = part("darts", fixed("brass"), all(...spots.map(([x, y]) => dart(x, y, "steel"))));
      if (has("ringed"))
        return [
          part("back", fixed("wood", 0xc9a06a), face(put(cylinder(0.5, 0.12, { bevel: 0.02, sides: 56 }), [0, 0, -0.03], [90, 0, 0]))),
          part("rings", main("plastic", 0xd8322c), face(all(disc(0.47, 0.035), disc(0.29, 0.047), disc(0.11, 0.059)))),
          part("pale rings", second("plastic", 0xf4f0e4), face(all(disc(0.38, 0.041), disc(0.2, 0.053)))),
          part(
            "legs",
            fixed("wood", 0x8a5630),
            all(
              put(box(0.06, 1.2, 0.05, 0.015), [0.24, 0.38, -0.12], [6, 0, 6]).mirror("x"),
              put(box(0.06, 1.2, 0.05, 0.015), [0, 0.38, -0.3], [20, 0, 0]),
            ),
          ),
          steel,
          flights,
        ];
      return [
        part("board", fixed("rubber", 0x17171a), face(put(cylinder(0.5, 0.1, { bevel: 0.02, sides: 56 }), [0, 0, -0.03], [90, 0, 0]))),
        part("dark fields", main("fabric", 0x232326), face(wedge(turned, 0.04, 0.37, 0.018, 0))),
        part("pale fields", fixed("fabric", 0xe9dcb8), face(wedge(turned, 0.04, 0.37, 0.019, 1))),
        part(
          "red ring",
          second("fabric", 0xc22a24),
          face(all(wedge(turned, 0.34, 0.375, 0.022, 0), wedge(turned, 0.2, 0.228, 0.022, 0), disc(0.022, 0.03))),
        ),
        part(
          "green ring",
          second("fabric", 0x2f8a45),
          face(all(wedge(turned, 0.34, 0.375, 0.022, 1), wedge(turned, 0.2, 0.228, 0.022, 1), disc(0.045, 0.024))),
        ),
        part(
          "wires",
          fixed("steel", 0xc4c8cc),
          face(
            all(
              put(torus(0.376, 0.005), [0, 0, 0.03], [90, 0, 0]),
              put(torus(0.495, 0.012), [0, 0, 0.012], [90, 0, 0]),
              ...Array.from({ length: 20 }, (_, at) =>
                put(box(0.33, 0.005, 0.006, 0.001).at(0.21, 0, 0.031), [0, 0, 0], [0, 0, at * 18 - 9 + turned]),
              ),
            ),
          ),
        ),
        part(
          "numbers",
          fixed("steel", 0xd8dade),
          face(
            all(
              ...Array.from({ length: 20 }, (_, at) =>
                put(box(0.02, 0.04, 0.01, 0.002).at(0, 0.435, 0.022), [0, 0, 0], [0, 0, at * 18 + turned]),
              ),
            ),
          ),
        ),
        steel,
        flights,
      ];
    },
  }),
  program({
    id: "boxing glove",
    nouns: ["boxing gloves", "boxer glove"],
    about: "a stuffed boxing glove with a thumb, a cuff and laces",
    metresPerUnit: 0.3,
    wears: ["glove", "cuff", "lace"],
    params: { fist: [0.2, 0.225], cuff: [0.19, 0.21] },
    sockets: () => ({ slot: { at: [0, 0.02, 0], size: [0.3, 0.5, 0.3] } }),
    parts: ({ fist, cuff }) => [
      part(
        "glove",
        main("leather", 0xc22a24),
        blob(
          [
            { at: [0, 0.3, 0], to: [0, 0.5, -0.02], radius: 0.19, thin: 0.22 },
            { at: [-0.12, 0.66, -0.02], to: [0.12, 0.66, -0.02], radius: fist },
            { at: [-0.12, 0.78, 0.08], to: [0.12, 0.78, 0.08], radius: fist * 0.86 },
            { at: [-0.11, 0.66, 0.2], to: [0.11, 0.66, 0.2], radius: fist * 0.7 },
          ],
          0.09,
          0.03,
        ),
      ),
      part(
        "thumb",
        main("leather", 0xb32520),
        blob(
          [
            { at: [-0.14, 0.36, 0.08], to: [-0.27, 0.56, 0.2], radius: 0.1, thin: 0.105 },
            { at: [-0.27, 0.56, 0.2], to: [-0.2, 0.72, 0.32], radius: 0.105, thin: 0.085 },
          ],
          0.06,
          0.026,
        ),
      ),
      part("cuff", second("leather", 0xf1ece0), lathe(flat`0 0, 0.92 0, 1 0.03, 0.98 0.26, 0.9 0.3, 0 0.3`).scale(cuff, 1, cuff)),
      part("inside", fixed("fabric", 0x1d1714), cylinder(cuff * 0.8, 0.02).at(0, -0.004, 0)),
      part("edge", main("leather", 0xa8211c), all(torus(cuff * 0.97, 0.022).at(0, 0.02, 0), torus(cuff * 0.96, 0.02).at(0, 0.29, 0))),
      part(
        "laces",
        third("fabric", 0x23252a),
        all(
          sweep(way`-0.07 -0.03 0, 0 0.005 0.014, 0.07 0.03 0`, 0.012)
            .mirror("x")
            .array(4, [0, 0.055, 0])
            .at(0, 0.15, cuff + 0.002),
          box(0.014, 0.24, 0.014, 0.004)
            .at(0.08, 0.15, cuff - 0.012)
            .mirror("x"),
        ),
      ),
    ],
  }),
  program({
    id: "punching bag",
    nouns: ["punch bag", "punchbag", "boxing bag", "heavy bag"],
    about: "a hanging punching bag of leather on chains",
    metresPerUnit: 0.8,
    wears: ["bag", "band", "chain"],
    params: { long: [1.1, 1.3], wide: [0.22, 0.26] },
    parts: ({ long, wide }) => [
      part(
        "bag",
        main("leather", 0xa8232c),
        lathe(flat`0 0, 0.8 0, 0.97 0.03, 1 0.1, 0.98 0.5, 1 0.9, 0.97 0.97, 0.85 1, 0 1`).scale(wide, long, wide),
      ),
      part(
        "bands",
        second("leather", 0x1d1d20),
        all(...[0.12, 0.5, 0.86].map((t) => cylinder(wide * 1.015, 0.08, { bevel: 0.01, sides: 48 }).at(0, long * t, 0))),
      ),
      part(
        "seams",
        fixed("fabric", 0xe0c68a),
        box(0.008, long * 0.9, 0.008, 0.002)
          .at(0, long * 0.5, wide * 0.995)
          .ring(4, 30),
      ),
      part(
        "chains",
        third("steel", 0xb8bec4),
        all(
          ...Array.from({ length: 7 }, (_, at) =>
            put(link(0.048, 0.072, 0.008), [0, long + 0.02 + at * 0.052, wide * 0.8 * (1 - at / 7)], [-20, at % 2 ? 90 : 0, 0]),
          ),
        ).ring(4),
      ),
      part(
        "hook",
        third("steel", 0xb8bec4),
        all(sphere(0.035, 1, 14).at(0, long + 0.4, 0), put(torus(0.06, 0.016), [0, long + 0.48, 0], [90, 0, 0])),
      ),
      part("rings", third("steel"), put(hoop(0.03, 0.01), [0, long * 0.985, wide * 0.85], [60, 0, 0]).ring(4)),
    ],
  }),
  program({
    id: "whistle",
    nouns: ["referee whistle", "sports whistle", "coach whistle"],
    about: "a referee's whistle with a round chamber, a slot and a cord",
    metresPerUnit: 0.05,
    wears: ["whistle body", "cord", "ring"],
    params: { round: [0.26, 0.3], kind: pick("metal", "plastic") },
    sockets: () => ({ grip: { at: [0.3, 0.4, 0], size: [0.4, 0.2, 0.3] } }),
    parts: ({ round, kind }) => {
      const side = [
        ...arc(round, 60, 330, 24),
        ...flat([0.86, round * 0.42, 0.88, round * 0.46, 0.88, round * 0.92, 0.86, round * 0.96]),
      ].map(([x, y]) => [x, y] as const);
      return [
        part(
          "body",
          main(kind === "metal" ? "steel" : "plastic", kind === "metal" ? 0xd0d4d8 : 0xe8701f),
          extrude(side, 0.34, 0.03)
            .minus(put(box(0.12, 0.2, 0.24, 0), [round * 0.75, round * 1.02, 0], [0, 0, 20]))
            .at(0, round, 0),
        ),
        part(
          "slot",
          fixed("iron", 0x141416),
          all(
            put(box(0.13, 0.02, 0.25, 0.004), [round * 0.74, round * 1.86, 0], [0, 0, 12]),
            put(box(0.012, 0.07, 0.24, 0.004), [0.882, round * 1.7, 0]),
          ),
        ),
        part("pea", fixed("wood", 0xc9a06a), sphere(0.05, 1, 14).at(round * 0.72, round * 1.88, 0)),
        part("ring", third("steel"), put(torus(0.08, 0.018), [-round * 0.9, round * 1.55, 0], [90, 0, 0])),
        part(
          "cord",
          second("fabric", 0x2456c4),
          sweep(way`-0.26 0.46 0.02, -0.5 0.4 0.1, -0.6 0.1 0.3, -0.3 0.03 0.55, 0.3 0.03 0.6, 0.8 0.03 0.4, 1 0.03 0`, 0.035),
        ),
        part(
          "rim",
          main(kind === "metal" ? "steel" : "plastic", kind === "metal" ? 0xb8bec4 : 0xc95a14),
          put(torus(round * 0.7, 0.022), [0, round, 0.17], [90, 0, 0]).mirror("z"),
        ),
      ];
    },
  }),
];
