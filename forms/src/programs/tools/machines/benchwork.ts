import { all, box, cylinder, extrude, type Form, lathe, sphere } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { circle, roundedRectangle, softOutline } from "@blenda/forge/language/outlines";
import { many } from "@blenda/forge/language/places";
import { part, program, slides, spins } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { drumZ, panel, side } from "@blenda/forge/language/shorthand";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
export const benchwork = [
  program({
    id: "hand plane",
    nouns: ["wood plane", "carpenter plane", "carpenter's plane", "jack plane", "bench plane", "block plane"],
    about: "a carpenter's plane with an iron body, a blade, a knob in front and a handle behind",
    metresPerUnit: 0.3,
    wears: ["handle knob", "body sole", "blade"],
    params: { long: [1, 1.15] },
    sockets: () => ({ grip: { at: [0, 0.3, -0.36], size: [0.1, 0.2, 0.1] } }),
    parts: ({ long }) => [
      part(
        "sole",
        second("iron", 0x5a6068),
        all(
          box(0.3, 0.06, long, 0.015).at(0, 0.03, 0),
          side(
            flat`${-long * 0.44} 0.02, ${long * 0.44} 0.02, ${long * 0.36} 0.09, ${long * 0.16} 0.12, 0.02 0.22, ${-long * 0.12} 0.22, ${-long * 0.34} 0.09`,
            0.02,
            0.006,
          )
            .at(0.14, 0, 0)
            .mirror("x"),
        ),
      ),
      part("blade", third("steel", 0xd6dade), put(box(0.22, 0.52, 0.02, 0.006), [0, 0.26, -0.04], [-42, 0, 0])),
      part("cap", fixed("brass"), put(box(0.2, 0.34, 0.04, 0.015), [0, 0.26, 0.0], [-42, 0, 0])),
      part("screw", fixed("brass"), put(cylinder(0.045, 0.06, { bevel: 0.012, sides: 24 }), [0, 0.29, 0.05], [48, 0, 0])),
      part(
        "knob",
        main("wood", 0x7c3f22),
        lathe(flat`0 0.05, 0.08 0.05, 0.06 0.12, 0.11 0.2, 0.1 0.26, 0.05 0.29, 0 0.29`, { smooth: 24 }).at(0, 0, long * 0.34),
      ),
      part(
        "handle",
        main("wood", 0x7c3f22),
        side(softOutline(flat`-0.26 0.04, -0.16 0.06, -0.2 0.2, -0.2 0.34, -0.12 0.44, -0.2 0.46, -0.3 0.36, -0.32 0.2`, 4), 0.09, 0.03).at(
          0,
          0,
          -long * 0.12,
        ),
      ),
    ],
  }),
  program({
    id: "clamp",
    nouns: ["c-clamp", "g-clamp", "screw clamp", "c clamp", "bar clamp", "f-clamp"],
    about: "a c-clamp: an iron bow with a screw, a turning bar and a pressing foot",
    metresPerUnit: 0.2,
    wears: ["frame bow", "screw", "handle"],
    params: { out: [0.2, 0.34] },
    sockets: () => ({ grip: { at: [-0.3, 0.5, 0], size: [0.15, 0.3, 0.15] } }),
    parts: ({ out }) => [
      part(
        "frame",
        main("paint", 0x2f62b0),
        all(
          extrude(
            softOutline(
              flat`
                0.42 0.1, 0.44 0.24, 0.0 0.26, -0.18 0.4, -0.18 0.86, 0.0 1.0, 0.42 1.0, 0.44 1.16, -0.1 1.18, -0.36 0.96, -0.36 0.3,
                -0.12 0.08
              `
                .reverse()
                .reverse(),
              3,
            ),
            0.13,
            0.03,
          ),
          cylinder(0.1, 0.2, { bevel: 0.02 }).at(0.32, 0.17, 0),
          cylinder(0.09, 0.05, { bevel: 0.012 }).at(0.32, 0.985, 0),
        ),
      ),
      part(
        "screw",
        second("steel"),
        all(
          lathe(
            [
              [0, -0.32],
              ...Array.from({ length: 26 }, (_, at) => [at % 2 ? 0.055 : 0.04, -0.31 + at * ((out + 0.9) / 26)] as const),
              [0, out + 0.6],
            ],
            { sides: 24 },
          ).at(0.32, 0, 0),
          lathe(flat`0 0, 0.06 0, 0.1 0.05, 0.1 0.08, 0 0.08`).at(0.32, out + 0.56, 0),
        ),
      ),
      part(
        "handle",
        third("steel"),
        all(
          put(cylinder(0.024, 0.5, { sides: 16 }), [0.36, -0.27, 0], [0, 0, 90]),
          sphere(0.04, 1, 14).at(0.61, -0.27, 0),
          sphere(0.04, 1, 14).at(0.11, -0.27, 0),
        ),
        { motion: spins([0.32, 0, 0], [0, 1, 0]) },
      ),
    ],
  }),
  program({
    id: "caliper",
    nouns: ["vernier caliper", "calipers", "digital caliper", "slide gauge"],
    about: "a caliper with a scale, sliding jaws above and below, and a display",
    metresPerUnit: 0.22,
    wears: ["steel beam", "display slider", "mark"],
    params: { open: [0.14, 0.32] },
    sockets: () => ({ grip: { at: [0.2, 0.4, 0], size: [0.2, 0.1, 0.1] } }),
    parts: ({ open }) => {
      const jaw = flat`0 0.36, 0.16 0.36, 0.16 0.3, 0.06 0, 0.0 -0.04`;
      const motion = slides([1, 0, 0], 0.3);
      return [
        part(
          "beam",
          main("steel"),
          all(
            box(1.5, 0.13, 0.05, 0.01).at(0.42, 0.44, 0),
            extrude(jaw.map(([x, y]) => [-x, y] as const).reverse(), 0.05, 0.01).at(-0.16, 0.02, 0),
            extrude(flat`-0.16 0, 0 0, 0 0.2, -0.04 0.2`, 0.04, 0.008).at(-0.16, 0.48, 0),
            box(0.18, 0.13, 0.055, 0.01).at(-0.25, 0.44, 0),
          ),
        ),
        part(
          "marks",
          third("plastic", 0x22252a),
          all(many(36, (at) => box(0.006, at % 5 ? 0.03 : 0.055, 0.006, 0.001).at(0.02 + at * 0.03, 0.41, 0.027))),
        ),
        part(
          "slider",
          main("steel", 0xaeb4ba),
          all(
            extrude(jaw, 0.05, 0.01).at(-0.16 + open, 0.02, 0),
            extrude(flat`0 0, 0.16 0, 0.04 0.2, 0 0.2`, 0.04, 0.008).at(-0.16 + open, 0.48, 0),
            box(0.5, 0.2, 0.075, 0.014).at(0.09 + open, 0.44, 0),
          ),
          { motion },
        ),
        part("display", second("plastic", 0x2a2d33), panel(0.46, 0.26, 0.06, 0.03, 0.012).at(0.11 + open, 0.46, 0.05), { motion }),
        part("screen", fixed("porcelain", 0xaebd9c), panel(0.26, 0.12, 0.02, 0.01, 0.004).at(0.07 + open, 0.49, 0.078), { motion }),
        part(
          "buttons",
          fixed("plastic", 0xc8281f),
          all(drumZ(0.022, 0.03).at(0.27 + open, 0.5, 0.08), drumZ(0.022, 0.03).at(0.27 + open, 0.42, 0.08)),
          { motion },
        ),
        part("wheel", fixed("steel"), drumZ(0.05, 0.05, 0.01).at(0.28 + open, 0.33, 0.01), { motion }),
      ];
    },
  }),
  program({
    id: "pipe wrench",
    nouns: ["plumber wrench", "stillson wrench", "plumber's wrench"],
    about: "a heavy red pipe wrench with toothed jaws and a milled ring",
    metresPerUnit: 0.36,
    wears: ["handle", "jaw", "ring"],
    params: { open: [0.08, 0.16] },
    sockets: () => ({ grip: { at: [0, 0.3, 0], size: [0.12, 0.3, 0.1] } }),
    parts: ({ open }) => {
      const teeth = (x: number, y: number, turn: number) =>
        many(6, (at) => box(0.03, 0.018, 0.1, 0.003).at(-0.06 + at * 0.03, 0, 0))
          .turn(0, 0, turn)
          .at(x, y, 0);
      return [
        part(
          "handle",
          main("paint", 0xb8281f),
          all(
            extrude(
              softOutline(
                flat`
                  -0.06 0, 0.06 0, 0.075 0.1, 0.05 0.3, 0.06 0.72, 0.14 0.8, 0.12 0.94, -0.1 0.94, -0.08 0.72, -0.05 0.3, -0.075 0.1
                `,
                4,
              ),
              0.09,
              0.025,
              [
                circle(0.03, 16)
                  .map(([x, y]) => [x, y + 0.07] as const)
                  .reverse(),
              ],
            ),
          ),
        ),
        part("groove", fixed("paint", 0x7c1712), extrude(roundedRectangle(0.05, 0.4, 0.025), 0.1, 0.008).at(0, 0.46, 0)),
        part("lower jaw", second("steel"), all(box(0.24, 0.1, 0.1, 0.02).at(0.06, 0.98, 0), teeth(0.06, 1.035, 0))),
        part(
          "upper jaw",
          second("steel", 0x9aa0a8),
          all(
            box(0.09, 0.52 + open, 0.085, 0.015).at(-0.02, 0.96 + open / 2, 0),
            extrude(flat`-0.08 0, 0.2 0, 0.24 0.06, 0.14 0.17, -0.08 0.15`, 0.1, 0.015).at(-0.0, 1.05 + open, 0),
            teeth(0.1, 1.045 + open, 0),
          ),
          { motion: slides([0, 1, 0], 0.12) },
        ),
        part(
          "ring",
          third("brass"),
          lathe(flat`0 -0.05, 0.09 -0.05, 0.1 -0.03, 0.1 0.03, 0.09 0.05, 0 0.05`, { ribs: 22, ribDepth: 0.06 }).at(-0.02, 0.87, 0),
        ),
      ];
    },
  }),
  program({
    id: "bellows",
    nouns: ["fireplace bellows", "hand bellows", "blacksmith bellows", "fire bellows"],
    about: "bellows of two pear-shaped boards, folded leather and a brass nozzle",
    metresPerUnit: 0.4,
    wears: ["board wood", "leather", "nozzle stud"],
    params: { open: [15, 22] },
    sockets: () => ({ grip: { at: [-0.7, 0.2, 0], size: [0.2, 0.1, 0.1] } }),
    parts: ({ open }) => {
      const board = softOutline(
        flat`
          0.52 -0.06, 0.52 0.06, 0.2 0.26, -0.16 0.32, -0.42 0.16, -0.5 0.06, -0.82 0.05, -0.86 0, -0.82 -0.05, -0.5 -0.06,
          -0.42 -0.16, -0.16 -0.32, 0.2 -0.26
        `,
        4,
      );
      const flatBoard = extrude(board, 0.05, 0.015).turn(-90, 0, 0);
      const hinge = (form: Form, turn: number) => form.at(-0.5, 0, 0).turn(0, 0, turn).at(0.5, 0.2, 0);
      return [
        part("lower board", main("wood", 0x8a5630, { grain: "x" }), hinge(flatBoard, -open * 0.35)),
        part("upper board", main("wood", 0x8a5630, { grain: "x" }), hinge(flatBoard, -open * 1.6).turn(0, 0, 0)),
        part(
          "leather",
          second("leather", 0x5a3420),
          all(
            ...[0.55, 0.8, 1.05, 1.3].map((t, at) =>
              hinge(
                extrude(
                  board.filter(([x]) => x > -0.48).map(([x, y]) => [x * (at % 2 ? 0.94 : 0.86), y * (at % 2 ? 0.98 : 0.84)] as const),
                  0.07,
                  0.03,
                ).turn(-90, 0, 0),
                -open * t,
              ),
            ),
          ),
        ),
        part(
          "studs",
          third("brass"),
          all(
            ...[-1.6, -0.35].map((t) =>
              hinge(
                many(12, (at) =>
                  sphere(0.018, 1, 10).at(0.02 + 0.4 * Math.cos(0.5 + at * 0.48), t < -1 ? 0.03 : -0.03, 0.26 * Math.sin(0.5 + at * 0.48)),
                ),
                open * t,
              ),
            ),
          ),
        ),
        part(
          "nozzle",
          third("brass"),
          put(lathe(flat`0 0, 0.09 0, 0.075 0.08, 0.04 0.34, 0.05 0.38, 0.03 0.39, 0 0.36`, { smooth: 20 }), [0.48, 0.2, 0], [0, 0, -90]),
        ),
      ];
    },
  }),
];
