import { all, cylinder, extrude, type Form, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { circle } from "@blenda/forge/language/outlines";
import { part, program } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
import type { Point } from "@blenda/forge/solid/shapes/shape";
import { hexagonSeams, pentagons, spread, tennisSeam } from "./ball-seams.ts";

const R = 0.5;
const scaled = (points: readonly Point[], by = R) => points.map(([x, y, z]): Point => [x * by, y * by, z * by]);
/** A ball as it lies: turned a little, its lowest point on the ground. */
const lies = (form: Form, turned: number): Form => form.turn(18, turned, 12).at(0, R, 0);
const held = () => ({ grip: { at: [0, R, 0] as const, size: [1, 1, 1] as const } });
const turned = [0, 70] as const;

export const balls = [
  program({
    id: "football",
    already: "round",
    nouns: ["soccer ball", "soccerball", "ball"],
    about: "a football for soccer with black and white patches",
    metresPerUnit: 0.22,
    wears: ["ball", "patch pentagon"],
    params: { turned },
    sockets: held,
    parts: ({ turned }) => {
      const patch = extrude(circle(0.182, 5), 0.3).at(0, 0, R);
      return [
        part("ball", main("plastic", 0xf2f0ea), lies(sphere(R, 1, 48), turned)),
        part(
          "patches",
          second("plastic", 0x1b1b1e),
          lies(
            sphere(R + 0.004, 1, 64).meet(all(...pentagons.map(({ roll, tilt, round }) => patch.turn(0, 0, roll).turn(tilt, round, 0)))),
            turned,
          ),
        ),
        part(
          "seams",
          fixed("leather", 0x57575c),
          lies(all(...hexagonSeams.map((seam) => sweep(scaled(seam), 0.006, { isStraight: true }))), turned),
        ),
      ];
    },
  }),
  program({
    id: "basketball",
    already: "round",
    nouns: ["basket ball"],
    about: "an orange basketball with black lines",
    metresPerUnit: 0.24,
    wears: ["ball", "line seam"],
    params: { turned },
    sockets: held,
    parts: ({ turned }) => {
      const side = Array.from({ length: 24 }, (_, at): Point => {
        const t = (at / 24) * 2 * Math.PI;
        const x = 0.62 - 0.16 * Math.cos(2 * t);
        const r = Math.sqrt(1 - x * x);
        return [x * R, r * Math.cos(t) * R, r * Math.sin(t) * R];
      });
      const lines = all(torus(R, 0.009), torus(R, 0.009).turn(90, 0, 0), sweep(side, 0.009, { isClosed: true }).mirror("x"));
      return [
        part("ball", main("leather", 0xd2691e), lies(sphere(R, 1, 48), turned)),
        part("lines", second("rubber", 0x1b1714), lies(lines, turned)),
      ];
    },
  }),
  program({
    id: "tennis ball",
    about: "a yellow felt tennis ball with its white curved seam",
    metresPerUnit: 0.068,
    wears: ["ball felt", "seam line"],
    params: { turned },
    sockets: held,
    parts: ({ turned }) => [
      part("ball", main("fabric", 0xcfe03a), lies(sphere(R, 1, 56), turned)),
      part("seam", second("rubber", 0xf1f3e6), lies(sweep(scaled(tennisSeam), 0.018, { isClosed: true }), turned)),
    ],
  }),
  program({
    id: "baseball",
    nouns: ["softball"],
    about: "a white baseball with red stitches along its seam",
    metresPerUnit: 0.074,
    wears: ["ball leather", "stitch seam"],
    params: { turned },
    sockets: held,
    parts: ({ turned }) => {
      const stitch = (at: number) => {
        const [a, b, up] = [tennisSeam[at], tennisSeam[(at + 1) % 40], 0.011];
        const way: Point = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
        const aside: Point = [a[1] * way[2] - a[2] * way[1], a[2] * way[0] - a[0] * way[2], a[0] * way[1] - a[1] * way[0]];
        const tip = (s: number): Point => [
          (a[0] + aside[0] * s - way[0] * 0.3) * (R + up * 0.4),
          (a[1] + aside[1] * s - way[1] * 0.3) * (R + up * 0.4),
          (a[2] + aside[2] * s - way[2] * 0.3) * (R + up * 0.4),
        ];
        return sweep([tip(-0.6), scaled([a], R + up)[0], tip(0.6)], 0.009, { isStraight: true });
      };
      return [
        part("ball", main("leather", 0xf3efe4), lies(sphere(R, 1, 56), turned)),
        part("seam", fixed("leather", 0xbfb7a4), lies(sweep(scaled(tennisSeam), 0.007, { isClosed: true }), turned)),
        part("stitches", second("fabric", 0xc22a24), lies(all(...Array.from({ length: 40 }, (_, at) => stitch(at))), turned)),
      ];
    },
  }),
  program({
    id: "volleyball",
    nouns: ["volley ball"],
    about: "a volleyball sewn of long strips, the middle ones coloured",
    metresPerUnit: 0.21,
    wears: ["ball", "strip panel stripe", "panel"],
    params: { turned },
    sockets: held,
    parts: ({ turned }) => {
      // One side of a cube blown up to a ball: what lies within two wedges from its middle.
      const wedge = (half: number): Form => extrude(flat`0 0, 2 ${-2 * half}, 2 ${2 * half}`, 3, 0);
      const strip = (low: number, high: number): Form =>
        sphere(R * 1.008, 1, 44)
          .meet(extrude(flat`0 0, 2 ${2 * low}, 2 ${2 * high}`, 3, 0))
          .meet(wedge(0.985).turn(90, 0, 0));
      const six = (form: Form): Form => {
        const two = all(form, form.turn(0, 180, 0));
        return lies(all(two, two.turn(90, 0, 90), two.turn(90, 0, 90).turn(90, 0, 90)), turned);
      };
      return [
        part("seams", fixed("leather", 0x8d8672), lies(sphere(R, 1, 48), turned)),
        part("ball", main("leather", 0xf4efdf), six(strip(0.35, 0.985))),
        part("strips", second("leather", 0x2456c4), six(strip(-0.33, 0.33))),
        part("panels", third("leather", 0xf2c53d), six(strip(-0.985, -0.35))),
      ];
    },
  }),
  program({
    id: "golf ball",
    nouns: ["golfball"],
    about: "a white golf ball with dimples on a tee",
    metresPerUnit: 0.043,
    wears: ["ball", "tee"],
    params: { dimple: [0.06, 0.068], turned },
    parts: ({ dimple, turned }) => [
      part(
        "ball",
        main("plastic", 0xf4f4f0),
        sphere(R, 1, 64)
          .minus(sphere(dimple, 1, 10).scatter(spread(170).map((at) => ({ at: scaled([at], R + 0.035)[0] }))))
          .turn(0, turned, 0)
          .at(0, 1.3, 0),
      ),
      part(
        "tee",
        second("wood", 0xc22a24),
        lathe(flat`0 0, 0.02 0.02, 0.08 0.2, 0.08 0.6, 0.1 0.72, 0.24 0.86, 0.25 0.9, 0.2 0.9, 0 0.82`, { sides: 28 }),
      ),
    ],
  }),
  program({
    id: "bowling ball",
    about: "a heavy bowling ball with three finger holes",
    metresPerUnit: 0.216,
    wears: ["ball", "hole"],
    params: { turned: [0, 50], gap: [0.07, 0.09] },
    sockets: held,
    parts: ({ turned, gap }) => {
      const hole = (x: number, y: number, r: number): Form => put(cylinder(r, 0.4, { bevel: 0 }), [x, y, R], [90, 0, 0]);
      const holes = all(hole(gap, 0.07, 0.05), hole(-gap, 0.07, 0.05), hole(0, -0.1, 0.06));
      return [
        part("ball", main("obsidian", 0x2a3f8f), lies(sphere(R, 1, 64).minus(holes).turn(-38, 0, 0), turned)),
        part(
          "holes",
          second("rubber", 0x101014),
          lies(
            all(hole(gap, 0.07, 0.056), hole(-gap, 0.07, 0.056), hole(0, -0.1, 0.066))
              .at(0, 0, -0.25)
              .turn(-38, 0, 0),
            turned,
          ),
        ),
      ];
    },
  }),
  program({
    id: "rugby ball",
    nouns: ["american football", "gridiron ball"],
    about: "an oval ball: white with coloured ends for rugby, brown with laces for american football",
    metresPerUnit: 0.28,
    wears: ["ball", "ring lace end"],
    params: { lean: [12, 26], round: [0.56, 0.62] },
    traits: { american: "gridiron laced nfl" },
    sockets: () => ({ grip: { at: [0, 0.35, 0], size: [1, 0.6, 0.6] } }),
    parts: ({ lean, round }, { has }) => {
      const lying = (form: Form): Form => put(form, [0, 0.33, 0], [30, lean, 90 + lean]);
      const profile = has("american") ? [0.14, 0.42, 0.36, 0.22, 0.44] : [0.2, 0.42, 0.38, 0.22, 0.44];
      const [tip, high, waist, low, girth] = profile;
      const egg = (by: number) =>
        lathe(flat`0 -0.5, ${tip} ${-high}, ${waist} ${-low}, ${girth} 0, ${waist} ${low}, ${tip} ${high}, 0 0.5`, { smooth: 40 }).scale(
          round * 1.1 * by,
          by,
          round * 1.1 * by,
        );
      const seam = sweep(way`0 -0.46 0.06, 0 -0.22 0.24, 0 0 0.293, 0 0.22 0.24, 0 0.46 0.06`, 0.008).scale(1, 1, round * 1.66);
      if (!has("american")) {
        // Each end is dipped in colour along a pointed edge.
        const ends = egg(1.008)
          .meet(extrude(flat`-1 0.3, 0 0.16, 1 0.3, 1 1, -1 1`, 2, 0))
          .turn(0, 45, 0);
        return [
          part("ball", main("leather", 0xf1efe8), lying(egg(1))),
          part("ends", second("leather", 0x1f4f9e), lying(all(ends, ends.turn(180, 0, 0)))),
          part("rings", third("leather", 0xc8281f), lying(torus(0.437 * round * 1.1, 0.01).scale(1, 2.4, 1))),
        ];
      }
      const ring = torus(0.335 * round * 1.1, 0.014).scale(1, 2, 1);
      return [
        part("ball", main("leather", 0x7a3f1f), lying(egg(1))),
        part("rings", second("leather", 0xf1ece0), lying(ring.at(0, 0.262, 0).mirror("y"))),
        part("seams", fixed("leather", 0x4d2712), lying(seam.ring(4))),
        part(
          "laces",
          second("fabric", 0xf4f1e8),
          lying(put(cylinder(0.012, 0.13, { sides: 8 }), [0, 0, round * 0.49], [0, 0, 90]).array(7, [0, 0.045, 0])),
        ),
      ];
    },
  }),
  program({
    id: "bowling pin",
    nouns: ["skittle", "ninepin", "bowling pins"],
    about: "a white bowling pin with two red rings",
    metresPerUnit: 0.26,
    wears: ["pin", "ring stripe"],
    params: { belly: [0.2, 0.225] },
    parts: ({ belly }) => [
      part(
        "pin",
        main("plastic", 0xf4f1e8),
        lathe(flat`0 0, 0.5 0, 0.56 0.03, 0.9 0.3, 1 0.5, 0.86 0.74, 0.5 0.98, 0.4 1.1, 0.42 1.2, 0.54 1.34, 0.5 1.46, 0.3 1.54, 0 1.57`, {
          smooth: 50,
        }).scale(belly, 1, belly),
      ),
      part("rings", second("plastic", 0xc8281f), all(torus(belly * 0.43, 0.02).at(0, 1.03, 0), torus(belly * 0.395, 0.02).at(0, 1.12, 0))),
      part("foot", fixed("plastic", 0x2a2b2f), cylinder(belly * 0.53, 0.03).at(0, 0.01, 0)),
    ],
  }),
];
