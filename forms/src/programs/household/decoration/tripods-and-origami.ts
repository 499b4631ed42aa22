import { all, box, cushion, cylinder, lathe, loft, skin, sphere } from "@blenda/forge/language/form";
import { flat, row } from "@blenda/forge/language/numbers";
import { roundedRectangle } from "@blenda/forge/language/outlines";
import { twin } from "@blenda/forge/language/places";
import { part, pick, program, turns } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { rim } from "@blenda/forge/language/rim";
import { drumX, drumZ, hose, rod, slices, tray } from "@blenda/forge/language/shorthand";
import { courses, speckles } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
import { CLOTHS, ENAMELS } from "@blenda/forge/language/tones";

export const aroundTheHouse = [
  program({
    id: "tripod",
    nouns: ["camera tripod", "photo tripod", "camera stand"],
    about: "a tripod with three telescopic legs, a crank and a head for a camera",
    metresPerUnit: 1,
    wears: ["leg", "head joint", "foot"],
    params: { spread: [0.36, 0.46], tall: [0.9, 1.1] },
    sockets: ({ tall }) => ({ top: { at: [0, tall + 0.36, 0], size: [0.2, 0.3, 0.2] } }),
    parts: ({ spread, tall }) => {
      const point = (t: number) => [0, tall * (1 - t), 0.06 + (spread - 0.06) * t] as const;
      return [
        part(
          "legs",
          main("steel", 0x9a9ea2),
          all(
            rod(point(0), point(0.5), 0.032),
            rod(point(0.45), point(0.8), 0.024),
            rod(point(0.75), point(1), 0.017),
            rod([0, tall * 0.44, 0.02], point(0.42), 0.01),
          ).ring(3),
        ),
        part(
          "clamps",
          second("plastic", 0x232427),
          all(
            ...[0.46, 0.77].map((t) =>
              put(cylinder(0.042, 0.07, { sides: 20 }), point(t), [-Math.atan2(spread - 0.06, tall) * 57.3, 0, 0]),
            ),
          ).ring(3),
        ),
        part(
          "head",
          second("plastic", 0x232427),
          all(
            cylinder(0.085, 0.1, { bevel: 0.02, sides: 32 }).at(0, tall, 0),
            box(0.06, 0.08, 0.08, 0.015)
              .at(0, tall - 0.01, 0.07)
              .ring(3),
            drumX(0.05, 0.13).at(0, tall + 0.24, 0),
            box(0.09, 0.1, 0.09, 0.02).at(0, tall + 0.24, 0),
            hose(row`0 ${tall + 0.23} -0.04, 0 ${tall + 0.18} -0.2, 0 ${tall + 0.1} -0.36`, [0.012, 0.012, 0.022]),
          ),
        ),
        part(
          "column",
          main("steel", 0xb9bdc1),
          all(
            cylinder(0.026, 0.7, { sides: 24 }).at(0, tall - 0.1, 0),
            tray(0.16, 0.024, 0.18, 0.02, 0.008).at(0, tall + 0.31, 0),
            cylinder(0.014, 0.04, { sides: 16 }).at(0, tall + 0.34, 0),
          ),
        ),
        part(
          "crank",
          fixed("plastic", 0x232427),
          all(
            rod([0.08, tall + 0.02, 0], [0.15, tall + 0.02, 0], 0.012),
            rod([0.15, tall + 0.02, 0], [0.15, tall - 0.06, 0], 0.01),
            sphere(0.02, 1, 12).at(0.16, tall - 0.06, 0),
          ),
        ),
        part("feet", third("rubber", 0x1d1e20), sphere(0.034, 1, 16).at(0, 0.016, spread).ring(3)),
      ];
    },
  }),
  program({
    id: "origami crane",
    nouns: ["origami", "paper crane", "origami bird", "folded paper crane", "folded paper bird", "tsuru"],
    about: "a crane folded of one sheet of paper",
    metresPerUnit: 0.14,
    wears: ["paper"],
    params: { lift: [0.34, 0.5], span: [0.7, 0.82], tone: pick("red", "white", "blue", "yellow") },
    parts: ({ lift, span, tone }) => {
      const paper = main("paper", { red: 0xd8392f, white: 0xf6f2e6, blue: 0x3f7fc4, yellow: 0xf0c440 }[tone]);
      // A flap is a flat sheet with a little thickness, from three or four corners.
      const sheet = (...corners: (readonly [number, number, number])[]) => {
        const [a, b, c] = corners;
        const [u, v] = [b.map((value, at) => value - a[at]), c.map((value, at) => value - a[at])];
        const across = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
        const size = 0.006 / Math.hypot(...across);
        const moved = (by: number) =>
          corners.map(
            (corner) => corner.map((value, at) => value + across[at] * size * by) as unknown as readonly [number, number, number],
          );
        return skin([moved(-1), moved(1)]);
      };
      const sideOf = (x: number) => [
        sheet([0, 0.34, 0.2], [x * 0.1, 0.1, 0.26], [x * span, 0.34 + lift, 0.02], [x * 0.02, 0.4, 0]),
        sheet([x * 0.02, 0.4, 0], [x * span, 0.34 + lift, 0.02], [x * 0.1, 0.1, -0.26], [0, 0.34, -0.2]),
        sheet([x * 0.1, 0.1, 0.26], [x * 0.1, 0.1, -0.26], [x * span * 0.98, 0.33 + lift, 0.02]),
        sheet([0, 0.02, 0], [x * 0.12, 0.22, 0.3], [x * 0.12, 0.22, -0.3]),
      ];
      const both = [1, -1].flatMap(sideOf);
      const spike = (z: number, tip: number, end: number) =>
        [1, -1].flatMap((x) => [
          sheet([0, 0.02, z * 0.04], [x * 0.075, 0.2, z * 0.28], [0, tip, z * end]),
          sheet([x * 0.075, 0.2, z * 0.28], [0, 0.1, z * 0.36], [0, tip, z * end]),
        ]);
      return [
        part("wings", paper, all(...both)),
        part(
          "neck",
          paper,
          all(
            ...spike(1, 0.78, 0.74),
            sheet([0, 0.78, 0.74], [0.028, 0.7, 0.7], [0, 0.62, 0.92]),
            sheet([0, 0.78, 0.74], [-0.028, 0.7, 0.7], [0, 0.62, 0.92]),
          ),
        ),
        part("tail", paper, all(...spike(-1, 0.74, 0.86))),
        part(
          "back",
          paper,
          all(
            sheet([0.13, 0.22, 0.28], [0.02, 0.46, 0], [0.13, 0.22, -0.28]),
            sheet([-0.13, 0.22, 0.28], [-0.02, 0.46, 0], [-0.13, 0.22, -0.28]),
            sheet([0.13, 0.22, 0.28], [0, 0.48, 0], [-0.13, 0.22, 0.28]),
            sheet([0.13, 0.22, -0.28], [0, 0.48, 0], [-0.13, 0.22, -0.28]),
          ),
        ),
      ];
    },
  }),
  program({
    id: "kotatsu",
    nouns: ["heated table", "japanese heated table", "kotatsu table"],
    about: "a low table with a thick quilt under its top, and a bowl of tangerines",
    metresPerUnit: 0.75,
    wears: ["quilt", "table top", "pattern"],
    params: { wide: [0.8, 0.95], tone: pick("rust", "navy", "sage", "plum", "mustard") },
    sockets: ({ wide }) => ({ top: { at: [0.12, 0.5, 0.1], size: [wide * 0.6, 0.4, wide * 0.5] } }),
    parts: ({ wide, tone }) => [
      part(
        "quilt",
        main("fabric", CLOTHS[tone], { paint: [courses(0.22, 0.22, { isShifted: false, joint: 0.012, relief: -0.02 })] }),
        loft(
          slices(
            row`0 ${wide * 1.72} ${wide * 1.72} 0.3 0, 0.05 ${wide * 1.72} ${wide * 1.72} 0.3 0, 0.1 ${wide * 1.42} ${wide * 1.42} 0.3 0, 0.24 ${wide * 1.14} ${wide * 1.14} 0.24 0, 0.42 ${wide * 1.03} ${wide * 1.03} 0.16 0, 0.43 ${wide} ${wide} 0.14 0`,
          ),
        ),
      ),
      part(
        "hem",
        third("fabric", 0xf1e6cc),
        rim(
          roundedRectangle(wide * 1.72, wide * 1.72, wide * 0.25).map(([x, z]) => [x, 0.03, z] as const),
          0.034,
        ),
      ),
      part("top", second("wood", 0x9a6234), box(wide * 1.14, 0.06, wide * 1.14, 0.016).at(0, 0.46, 0)),
      part("frame", second("wood", 0x7a4a28), box(wide * 1.06, 0.03, wide * 1.06, 0.01).at(0, 0.425, 0)),
      part(
        "bowl",
        fixed("wood", 0x5a3219),
        lathe(flat`0 0, 0.08 0, 0.1 0.02, 0.18 0.1, 0.165 0.1, 0.08 0.035, 0 0.03`, { sides: 40 }).at(-0.14, 0.49, -0.1),
      ),
      part(
        "tangerines",
        fixed("plastic", 0xf08a1e, { paint: [speckles({ by: -0.15 }, 0.02, { share: 0.5 })] }),
        all(
          ...[
            [-0.06, 0, 0.05],
            [0.06, 0, 0.05],
            [0, 0, -0.06],
            [0, 0.08, 0],
          ].map(([x, y, z]) => sphere(0.065, 0.86, 22).at(x - 0.14, y + 0.58, z - 0.1)),
        ),
      ),
      part(
        "cup",
        fixed("porcelain", 0x3f6f6a),
        lathe(flat`0 0, 0.05 0, 0.06 0.02, 0.06 0.11, 0.05 0.11, 0.045 0.03, 0 0.03`, { sides: 28 }).at(0.24, 0.49, 0.2),
      ),
      part("pillow", fixed("fabric", 0xe6dcc4), cushion(0.46, 0.12, 0.4).at(0, 0.1, wide * 0.98)),
    ],
  }),
  program({
    id: "paint can",
    nouns: ["paint bucket", "bucket of paint", "can of paint", "paint tin", "tin of paint", "paint pot", "pot of paint", "wall paint"],
    about: "an open can of paint with drips, a wire handle and a brush on it",
    metresPerUnit: 0.26,
    wears: ["paint", "can", "brush"],
    params: { tall: [0.62, 0.74], tone: pick("red", "blue", "mint") },
    sockets: ({ tall }) => ({ inside: { at: [0, tall - 0.2, 0], size: [0.5, 0.3, 0.5] } }),
    parts: ({ tall, tone }) => {
      const color = main("plastic", ENAMELS[tone]);
      const drips = [0.1, 0.5, 0.9, 1.5, 2.1, -0.5, -0.9].map((turn, at) =>
        rod(
          [Math.sin(turn) * 0.336, tall - 0.01, Math.cos(turn) * 0.336],
          [Math.sin(turn) * 0.334, tall - 0.1 - ((at * 5) % 4) * 0.06, Math.cos(turn) * 0.334],
          0.03,
          0.026,
        ),
      );
      const ends = [0.1, 0.5, 0.9, 1.5, 2.1, -0.5, -0.9].map((turn, at) =>
        sphere(0.032, 1.2, 14).at(Math.sin(turn) * 0.334, tall - 0.1 - ((at * 5) % 4) * 0.06, Math.cos(turn) * 0.334),
      );
      return [
        part(
          "can",
          { ...second("steel", 0xc9cccf), isOpen: false },
          lathe(
            flat`0 0.02, 0.3 0, 0.33 0.02, 0.32 0.04, 0.32 ${tall - 0.03}, 0.34 ${tall - 0.02}, 0.34 ${tall + 0.01}, 0.28 ${tall + 0.01}, 0.28 ${tall - 0.1}, 0 ${tall - 0.1}`,
          ),
        ),
        part(
          "paint",
          { ...color, isOpen: false },
          all(cylinder(0.285, 0.04, { sides: 44, bevel: 0 }).at(0, tall - 0.06, 0), ...drips, ...ends),
        ),
        part("label", fixed("paper", 0xf4f1e8), lathe(flat`0.3 0.1, 0.325 0.1, 0.325 ${tall * 0.62}, 0.3 ${tall * 0.62}, 0.3 0.1`)),
        part(
          "sign",
          { ...color, isOpen: false },
          drumZ(0.1, 0.02, 0.003)
            .scale(1, 1.1, 1)
            .at(0, tall * 0.36, 0.32),
        ),
        part(
          "handle",
          fixed("steel", 0x9a9ea2),
          hose(
            row`0.34 ${tall - 0.12} 0, 0.38 ${tall - 0.04} -0.14, 0.3 ${tall + 0.06} -0.36, 0 ${tall + 0.1} -0.46, -0.3 ${tall + 0.06} -0.36, -0.38 ${tall - 0.04} -0.14, -0.34 ${tall - 0.12} 0`,
            0.013,
          ),
          { motion: turns([0, tall - 0.12, 0], [1, 0, 0], 0, 70) },
        ),
        part("ears", fixed("steel", 0x9a9ea2), twin(drumX(0.045, 0.03), 0.33, tall - 0.12, 0)),
        part(
          "brush",
          third("wood", 0xc98a4a),
          put(
            all(box(0.07, 0.4, 0.035, 0.016).at(0, 0.36, 0), box(0.19, 0.12, 0.05, 0.02).at(0, 0.13, 0)),
            [0.08, tall + 0.045, -0.3],
            [78, 12, 0],
          ),
        ),
        part(
          "ferrule",
          fixed("steel", 0xc9cccf),
          put(box(0.2, 0.08, 0.056, 0.008).at(0, 0.04, 0), [0.08, tall + 0.045, -0.3], [78, 12, 0]),
        ),
        part(
          "bristles",
          { ...color, isOpen: false },
          put(box(0.19, 0.14, 0.05, 0.016).at(0, -0.06, 0), [0.08, tall + 0.045, -0.3], [78, 12, 0]),
        ),
      ];
    },
  }),
];
