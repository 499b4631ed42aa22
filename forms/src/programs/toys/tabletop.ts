import { all, box, cylinder, extrude, type Form, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { atDepth, symmetric } from "@blenda/forge/language/lists";
import { flat, way } from "@blenda/forge/language/numbers";
import { circle, roundedRectangle } from "@blenda/forge/language/outlines";
import { part, pick, program, spins, whole } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
import { wound } from "@blenda/forge/language/wound";

const HEART = symmetric([0, -0.5, 0.34, -0.1, 0.44, 0.16, 0.34, 0.38, 0.14, 0.4, 0, 0.26]);

export const tabletop = [
  program({
    id: "abacus",
    nouns: ["counting frame", "bead frame"],
    about: "an abacus: a wooden frame with rods and coloured beads",
    metresPerUnit: 0.3,
    wears: ["frame", "bead", "rod"],
    params: { rows: whole(5, 7), tilt: [6, 12] },
    parts: ({ rows, tilt }, { random }) => {
      const colors = [0xd8322c, 0xe87a22, 0xf0c52c, 0x4fae3e, 0x2f5fc4, 0x7a3fb5, 0xd2488f];
      const step = 0.9 / rows;
      const lean = (form: Form): Form => form.turn(-tilt, 0, 0);
      const bead = put(lathe(flat`0 -0.045, 0.04 -0.045, 0.075 0, 0.04 0.045, 0 0.045`, { sides: 18 }), [0, 0, 0], [0, 0, 90]);
      return [
        part(
          "frame",
          main("wood", 0x9a6234),
          lean(
            all(
              box(0.08, 1.12, 0.12, 0.025).at(0.62, 0.56, 0).mirror("x"),
              box(1.3, 0.08, 0.12, 0.025).at(0, 0.04, 0),
              box(1.3, 0.08, 0.12, 0.025).at(0, 1.08, 0),
            ),
          ),
        ),
        part(
          "rods",
          third("steel"),
          lean(
            put(cylinder(0.014, 1.24, { sides: 10 }), [0, 0, 0], [0, 0, 90])
              .array(rows, [0, step, 0])
              .at(0, 0.56, 0),
          ),
        ),
        ...Array.from({ length: rows }, (_, row) => {
          const gap = random.whole(3, 8);
          const spots = Array.from({ length: 10 }, (_, at) => ({ at: [(at < gap ? -0.53 : 0.53 - 0.9) + at * 0.1, 0, 0] as const }));
          return part(
            `beads ${row + 1}`,
            row === 0 ? second("paint", colors[0]) : fixed("paint", colors[row % colors.length]),
            lean(bead.scatter(spots).at(0, 0.56 + (row - (rows - 1) / 2) * step, 0)),
          );
        }),
        part("feet", main("wood", 0x7a4a28), box(0.1, 0.06, 0.36, 0.02).at(0.62, 0.03, 0).mirror("x")),
      ];
    },
  }),
  program({
    id: "yo-yo",
    nouns: ["yoyo", "yo yo"],
    about: "a yo-yo: two round halves with a string and a loop for the finger",
    metresPerUnit: 0.06,
    wears: ["body disc", "ring stripe", "string"],
    params: { gap: [0.05, 0.08], curl: [0.8, 1.2] },
    sockets: () => ({ grip: { at: [0.4, 1.2, 0], size: [0.2, 0.2, 0.2] } }),
    parts: ({ gap, curl }) => {
      const half = put(
        lathe(flat`0 0, 0.3 0, 0.47 0.05, 0.5 0.1, 0.48 0.16, 0.4 0.2, 0.3 0.17, 0.16 0.2, 0 0.21`),
        [0, 0, gap],
        [90, 0, 0],
      );
      const at = (form: Form): Form => form.turn(0, 24, 0).at(0, 0.5, 0);
      return [
        part("halves", main("plastic", 0xc8281f), at(half.mirror("z"))),
        part("rings", second("plastic", 0xf0cb2e), at(put(torus(0.4, 0.025), [0, 0, gap + 0.195], [90, 0, 0]).mirror("z"))),
        part("caps", second("plastic", 0xf0cb2e), at(put(sphere(0.13, 0.4, 24), [0, 0, gap + 0.21], [90, 0, 0]).mirror("z"))),
        part("axle", fixed("steel"), at(put(cylinder(0.09, gap * 2 + 0.1), [0, 0, 0], [90, 0, 0]))),
        part(
          "string",
          third("fabric", 0xf1ece0),
          all(
            sweep(
              way`0 0.2 0, 0.12 0.6 0, 0.02 1 0.05, 0.2 1.3 0.1, 0.5 1.34 0.12`.map(([x, y, z]) => [x * curl, y, z] as const),
              0.018,
            ),
            put(sweep(atDepth(circle(0.1, 12)), 0.018, { isClosed: true }), [0.5 * curl + 0.09, 1.35, 0.12], [0, 20, 0]),
            put(wound(0.11, 0.03, 3, gap * 0.6), [0, 0.5, 0], [90, 0, 0]),
          ),
        ),
      ];
    },
  }),
  program({
    id: "spinning top",
    nouns: ["toy top", "humming top"],
    about: "a spinning top with painted rings and a stem",
    metresPerUnit: 0.1,
    wears: ["body", "ring stripe", "stem tip"],
    params: { wide: [0.46, 0.54], lean: [8, 16] },
    parts: ({ wide, lean }) => {
      const up = (form: Form): Form => form.scale(wide * 2, 1, wide * 2).turn(0, 0, -lean);
      const motion = spins([0, 0, 0], [Math.sin((lean * Math.PI) / 180), Math.cos((lean * Math.PI) / 180), 0]);
      return [
        part(
          "body",
          main("paint", 0xc8281f),
          up(lathe(flat`0 0.06, 0.06 0.08, 0.3 0.3, 0.46 0.5, 0.5 0.6, 0.46 0.7, 0.28 0.8, 0.08 0.86, 0 0.87`, { smooth: 40 })),
          { motion },
        ),
        part(
          "rings",
          second("paint", 0xf0cb2e),
          up(all(torus(0.495, 0.02).at(0, 0.6, 0), torus(0.38, 0.018).at(0, 0.76, 0), torus(0.3, 0.016).at(0, 0.29, 0))),
          { motion },
        ),
        part("lower", fixed("paint", 0x2456c4), up(lathe(flat`0 0.05, 0.07 0.08, 0.2 0.19, 0.19 0.22, 0 0.22`)), { motion }),
        part("dots", second("paint", 0xf0cb2e), up(sphere(0.035, 1, 12).at(0, 0.5, 0.465).ring(10)), { motion }),
        part(
          "stem",
          third("wood", 0xc98f4f),
          up(lathe(flat`0 0.84, 0.05 0.86, 0.04 1.02, 0.045 1.16, 0.075 1.2, 0.06 1.26, 0 1.28`, { sides: 24 })),
          { motion },
        ),
        part("tip", fixed("steel"), up(lathe(flat`0 0, 0.03 0.04, 0.05 0.1, 0 0.1`, { sides: 20 })), { motion }),
      ];
    },
  }),
  program({
    id: "building block",
    nouns: ["toy block", "toy brick", "lego brick", "lego", "lego block", "alphabet block", "wooden block"],
    about: "toy bricks with studs on top, stuck together",
    metresPerUnit: 0.03,
    wears: ["brick", "second brick", "third brick"],
    params: { long: whole(3, 4), shift: whole(1, 2), kind: pick("bricks", "bricks") },
    traits: { lettered: "alphabet letter wooden abc" },
    parts: ({ long, shift }, { has }) => {
      const brick = (n: number, x: number, y: number, z: number): Form =>
        all(
          box(n * 0.4, 0.46, 0.8, 0.02),
          cylinder(0.12, 0.12, { sides: 24, bevel: 0.02 }).array(n, [0.4, 0, 0]).at(0, 0.27, 0.2).mirror("z"),
        ).at(x, y, z);
      const cube = (x: number, y: number, z: number, turn: number): Form => put(box(0.8, 0.8, 0.8, 0.08), [x, y, z], [0, turn, 0]);
      const face = (x: number, y: number, z: number, turn: number): Form =>
        put(sweep(atDepth(roundedRectangle(0.58, 0.58, 0.06)), 0.03, { isClosed: true }).at(0, 0, 0.4), [x, y, z], [0, turn, 0]);
      if (has("lettered"))
        return [
          part("blocks", main("wood", 0xd9b37a), all(cube(-0.45, 0.4, 0, 12), cube(0.45, 0.4, 0.06, -8), cube(0, 1.2, 0.02, 22))),
          part(
            "frames",
            second("paint", 0xc8281f),
            all(face(-0.45, 0.4, 0, 12), face(-0.45, 0.4, 0, 102), face(0, 1.2, 0.02, 22), face(0, 1.2, 0.02, 112)),
          ),
          part("blue frames", third("paint", 0x2456c4), all(face(0.45, 0.4, 0.06, -8), face(0.45, 0.4, 0.06, 82))),
          part(
            "letters",
            fixed("paint", 0x2f8a45),
            all(
              put(extrude(circle(0.14, 3), 0.06), [-0.45, 0.4, 0], [0, 12, 0]).at(0.08, 0, 0.38),
              put(extrude(circle(0.14, 24), 0.06), [0.4, 0.4, 0.45], [0, -8, 0]),
              put(extrude(HEART, 0.06).scale(0.4, 0.4, 1), [0.15, 1.2, 0.39], [0, 22, 0]),
            ),
          ),
        ];
      return [
        part("brick", main("plastic", 0xd0241f), brick(long, 0, 0.23, 0)),
        part("blue brick", second("plastic", 0x1f57c0), brick(2, long * 0.2 + 0.6, 0.23, 0.2)),
        part("yellow brick", third("plastic", 0xf2c61f), brick(long, shift * 0.4, 0.7, 0)),
        part("green brick", fixed("plastic", 0x2f9a4a), brick(2, shift * 0.4 - (long - 2) * 0.2, 1.17, 0)),
      ];
    },
  }),
];
