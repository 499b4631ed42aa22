import { all, blob, cylinder, extrude, type Form, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import type { Flat } from "@blenda/forge/language/node";
import { flat, grouped, way } from "@blenda/forge/language/numbers";
import { softOutline } from "@blenda/forge/language/outlines";
import { petal } from "@blenda/forge/language/petal";
import { pairs } from "@blenda/forge/language/pieces/outlines";
import { many } from "@blenda/forge/language/places";
import { part, program, whole } from "@blenda/forge/language/program";
import { clouds, courses, fade, rings, speckles, stripes } from "@blenda/forge/language/skins";
import { fixed, main, second } from "@blenda/forge/language/substance";
import type { Point } from "@blenda/forge/solid/shapes/shape";

const held = (height: number) => ({ grip: { at: [0, height / 2, 0], size: [0.5, height, 0.5] } }) as const;

export const finds = [
  program({
    id: "leaf",
    nouns: ["maple leaf", "autumn leaf", "oak leaf", "leaves"],
    about: "one leaf of a tree with its veins and stalk",
    metresPerUnit: 0.12,
    wears: ["leaf", "vein stalk"],
    params: { wide: [0.94, 1.06] },
    traits: { maple: "canadian autumn fall", oak: "lobed" },
    sockets: () => ({ grip: { at: [0, 0.1, 0], size: [0.05, 0.2, 0.05] } }),
    parts: ({ wide }, { has }) => {
      const half = has("maple")
        ? [
            0.04, 0.3, 0.3, 0.24, 0.26, 0.34, 0.52, 0.4, 0.44, 0.52, 0.62, 0.72, 0.4, 0.74, 0.4, 0.84, 0.2, 0.76, 0.24, 1.02, 0.14, 1, 0,
            1.3,
          ]
        : has("oak")
          ? [0.05, 0.3, 0.16, 0.36, 0.14, 0.44, 0.3, 0.52, 0.2, 0.62, 0.36, 0.74, 0.24, 0.84, 0.32, 0.98, 0.18, 1.06, 0.14, 1.18, 0, 1.26]
          : [0.05, 0.3, 0.26, 0.42, 0.36, 0.64, 0.3, 0.88, 0.16, 1.1, 0, 1.32];
      const right = pairs(half).map(([x, y]) => [x * wide, y] as const);
      const left = right
        .slice(0, -1)
        .map(([x, y]) => [-x, y] as const)
        .reverse();
      const outline = has("maple") ? [...right, ...left] : softOutline([...right, ...left], 4);
      // Hollowed a little: cut out of a large thin ball.
      const [R, middle] = [1.5, 0.7];
      const bowed = (x: number, y: number): Point => [x, y, R - Math.sqrt(R * R - x * x - (y - middle) ** 2)];
      const vein = (y: number, x: number, up: number) =>
        sweep([bowed(0, y), bowed(x * 0.5, y + up * 0.45), bowed(x, y + up)], [0.016, 0.011, 0.004]).mirror("x");
      const blade = sphere(R, 1, 64)
        .minus(sphere(R - 0.022, 1, 64))
        .at(0, middle, R)
        .meet(extrude(outline, 2, 0).at(0, 0, 0.6));
      const rows = has("maple")
        ? [0.34, 0.32, 0.1, 0.5, 0.46, 0.2, 0.74, 0.2, 0.18]
        : [0.36, 0.24, 0.16, 0.5, 0.3, 0.22, 0.64, 0.28, 0.24, 0.8, 0.2, 0.2, 0.95, 0.12, 0.15];
      return [
        part(
          "leaf",
          main("plastic", has("maple") ? 0xc8471c : 0x3c8228, {
            paint: [clouds({ by: -0.35 }, 0.3, { share: 0.6 }), clouds(0xd9a030, 0.5, { share: has("maple") ? 0.6 : 0.1 })],
          }),
          blade,
        ),
        part(
          "veins",
          second("plastic", has("maple") ? 0x8a2a12 : 0xa4c968),
          all(
            sweep([[0.03, 0, 0.24], bowed(0, 0.2), bowed(0, 0.5), bowed(0, 0.8), bowed(0, 1.2)], [0.026, 0.024, 0.02, 0.016, 0.006]),
            ...grouped(rows, 3).map(([y, x, up]) => vein(y, x, up)),
          ).at(0, 0, 0.018),
        ),
      ].map((each) => ({ ...each, form: each.form.turn(-18, 0, 0) }));
    },
  }),
  program({
    id: "acorn",
    nouns: ["oak nut"],
    about: "the nut of an oak in its scaly cup",
    metresPerUnit: 0.03,
    wears: ["nut", "cup cap"],
    params: { long: [0.9, 1.1] },
    sockets: () => held(1),
    parts: ({ long }) => [
      part(
        "nut",
        main("plastic", 0xb07a3a, { paint: [stripes({ by: -0.3 }, 18, { width: 0.25, wobble: 0.2, share: 0.5 })] }),
        lathe(flat`0 -0.04, 0.02 0, 0.1 0.05, 0.28 0.2, 0.36 0.5, 0.34 0.8, 0 0.85`, { smooth: 24 }).scale(1, long, 1),
      ),
      part(
        "cup",
        second("leather", 0x6d4a2a, { paint: [courses(0.1, 0.08, { round: 0.4, joint: 0.016, relief: -0.03 })] }),
        lathe(flat`0 0.6, 0.36 0.62, 0.43 0.7, 0.42 0.84, 0.3 1, 0.1 1.08, 0 1.08`, { smooth: 20 }).scale(1, long, 1),
      ),
      part(
        "stalk",
        second("wood", 0x5a3d22),
        sweep(way`0 ${1.04 * long} 0, 0.02 ${1.18 * long} 0, 0.09 ${1.3 * long} 0.02`, [0.05, 0.04, 0.055]),
      ),
    ],
  }),
  program({
    id: "pine cone",
    nouns: ["pinecone", "fir cone", "conifer cone"],
    about: "the woody cone of a pine with open scales",
    metresPerUnit: 0.09,
    wears: ["scale"],
    params: { fat: [0.34, 0.42] },
    sockets: () => held(1),
    parts: ({ fat }) => {
      const rows = Array.from({ length: 10 }, (_, row) => {
        const t = row / 9;
        const size = Math.sin(0.5 + t * 2.4) ** 0.8;
        return petal(0.28 * size + 0.06, 0.2 * size + 0.05, { curl: -36, widest: 0.7, foot: 0.5, tip: 0.5, thick: 0.045 })
          .turn(88 - t * 60, 0, 0)
          .at(0, 0.1 + t * 0.82, fat * size * 0.42)
          .ring(Math.max(5, Math.round(7 * size)), row * 21);
      });
      return [
        part("scales", main("wood", 0x7a5230), all(...rows)),
        part(
          "core",
          fixed("leather", 0x3f2814),
          lathe(flat`0 0, 0.14 0.02, ${fat * 0.62} 0.3, ${fat * 0.5} 0.7, 0.08 1.02, 0 1.05`, { smooth: 14 }),
        ),
      ];
    },
  }),
  program({
    id: "seashell",
    nouns: ["shell", "scallop", "sea shell", "clam", "conch", "snail shell"],
    about: "a shell from the beach: a ribbed fan or a spiral",
    metresPerUnit: 0.08,
    wears: ["shell"],
    params: { ribs: whole(9, 12) },
    traits: { spiral: "conch snail whelk twisted", pearl: "clam oyster" },
    sockets: () => held(0.6),
    parts: ({ ribs }, { has }) => {
      const banded = main("porcelain", 0xf0c9a8, {
        paint: [rings({ by: -0.3 }, 0.13, { width: 0.35, share: 0.5 }), fade(0xd98a7a, 0.2, 0.9, { share: 0.4 })],
      });
      if (has("spiral")) {
        // Every turn is two thirds of the one before.
        const sizes = Array.from({ length: 90 }, (_, at) => 0.66 ** (at / 18));
        const coil = sizes.map((size, at): Point => {
          const angle = Math.PI / 2 + (at / 18) * 2 * Math.PI;
          return [0.27 * size * Math.sin(angle), 1.16 - 0.84 * size, 0.27 * size * Math.cos(angle)];
        });
        const whorls = sweep(
          coil,
          sizes.map((size) => 0.25 * size),
          { isStraight: true },
        );
        const mouth = (form: Form) => form.turn(90, 0, 0).scale(0.9, 1.25, 1).at(0.28, 0.27, 0.01);
        return [
          part("shell", banded, all(whorls, lathe(flat`0 -0.16, 0.05 -0.14, 0.13 0.05, 0.22 0.3, 0 0.5`))),
          part("lip", second("porcelain", 0xe8927a), all(mouth(torus(0.21, 0.05)), mouth(cylinder(0.2, 0.04)))),
        ].map((each) => ({ ...each, form: each.form.turn(0, -20, 16) }));
      }
      // The shell is what a scalloped outline cuts out of a flattened hollow ball; its ribs run over it from the hinge.
      const at = (angle: number, share: number): Flat => {
        const long = share * Math.cos((angle * Math.PI) / 180) ** 0.4;
        return [long * Math.sin((angle * Math.PI) / 180), long * Math.cos((angle * Math.PI) / 180) - 0.5];
      };
      const dome = (x: number, y: number) => 0.55 * Math.sqrt(Math.max(0, 0.5184 - x * x - y * y));
      const rim = Array.from({ length: ribs * 6 + 1 }, (_, n) =>
        at((n / (ribs * 6) - 0.5) * -140, 0.97 - 0.03 * Math.cos((n / 6) * 2 * Math.PI)),
      );
      const bowl = sphere(0.72, 1, 40)
        .minus(sphere(0.69, 1, 40))
        .scale(1, 1, 0.55)
        .meet(extrude([[0, -0.52], ...rim], 1, 0).at(0, 0, 0.5));
      const rib = (n: number) => {
        const path = [0.1, 0.3, 0.5, 0.7, 0.85, 0.97].map((share): Point => {
          const [x, y] = at(((n + 0.5) / ribs - 0.5) * 140, share);
          return [x, y, dome(x, y) - 0.01];
        });
        return sweep(path, [0.014, 0.022, 0.032, 0.04, 0.046, 0.04]);
      };
      const fan = (open: number, turned = 0) => all(bowl, many(ribs, rib)).at(0, 0.5, -0.3).turn(0, turned, 0).turn(open, 0, 0);
      const hinge = all(sphere(0.1, 1, 14), extrude(flat`-0.26 -0.05, 0.26 -0.05, 0.2 0.12, -0.2 0.12`, 0.07, 0.02));
      return [
        part("shell", banded, all(has("pearl") ? fan(-30, 180).at(0, 0.12, 0) : fan(-14).at(0, 0.12, 0), hinge.at(0, 0.1, 0))),
        has("pearl") && part("lower shell", banded, fan(78).at(0, 0.1, 0.02)),
        has("pearl") && part("pearl", second("porcelain", 0xf6f2ee), sphere(0.15, 1, 24).at(0, 0.3, 0.36)),
      ];
    },
  }),
  program({
    id: "coral",
    nouns: ["coral reef", "coral branch"],
    about: "a branching coral on a rock",
    metresPerUnit: 0.4,
    wears: ["coral branch", "rock"],
    params: { stems: whole(5, 7), spread: [0.46, 0.56] },
    parts: ({ stems, spread }, { random }) => {
      const limbs = Array.from({ length: stems }, (_, at) => {
        const angle = at * 2.4;
        const base = [0.1 * Math.sin(angle), 0.15, 0.1 * Math.cos(angle)] as const;
        const mid = [spread * 0.7 * Math.sin(angle), 0.5 + random.between(-0.05, 0.1), spread * 0.7 * Math.cos(angle)] as const;
        const tips = [-0.5, 0, 0.5].map(
          (turn) =>
            [
              mid[0] + spread * 0.55 * Math.sin(angle + turn * 1.6),
              mid[1] + random.between(0.22, 0.42),
              mid[2] + spread * 0.55 * Math.cos(angle + turn * 1.6),
            ] as const,
        );
        return [{ at: base, to: mid, radius: 0.062, thin: 0.046 }, ...tips.map((to) => ({ at: mid, to, radius: 0.046, thin: 0.034 }))];
      }).flat();
      return [
        part(
          "coral",
          main("clay", 0xe8604f, {
            paint: [speckles({ by: 0.45 }, 0.035, { size: 0.35, relief: 0.006 }), fade({ by: 0.35 }, 0.6, 1, { share: 0.6 })],
          }),
          blob([{ at: [0, 0.12, 0], radius: 0.14 }, ...limbs], 0.035, 0.03),
        ),
        part(
          "rock",
          second("stone", 0x8a8178),
          blob(
            [
              { at: [0, 0.02, 0], radius: 0.22 },
              { at: [0.18, 0, 0.06], radius: 0.15 },
              { at: [-0.16, 0, -0.08], radius: 0.16 },
            ],
            0.08,
            0.05,
          ),
        ),
      ];
    },
  }),
  program({
    id: "feather",
    already: "light soft",
    nouns: ["quill", "plume"],
    about: "a bird's feather with a shaft and soft vanes",
    metresPerUnit: 0.25,
    wears: ["vane feather", "shaft quill"],
    params: { bow: [10, 24], wide: [0.26, 0.34] },
    sockets: () => ({ grip: { at: [0, 0.12, 0], size: [0.04, 0.2, 0.04] } }),
    parts: ({ bow, wide }) => {
      const barb = (t: number) =>
        petal(wide * (0.5 + 0.75 * Math.sin(Math.PI * Math.min(1, t * 1.05)) ** 0.7), 0.085, {
          curl: 12,
          widest: 0.3,
          foot: 0.8,
          thick: 0.02,
        })
          .turn(0, 0, -42 + t * t * 30)
          .at(0, 0.28 + t * 0.82, 0);
      const vanes = all(...Array.from({ length: 15 }, (_, at) => barb(at / 14))).mirror("x");
      return [
        part(
          "vanes",
          main("fabric", 0xd8c7a6, {
            paint: [
              rings(0x6a4a2e, 0.19, { width: 0.3, share: 0.8 }),
              fade(0x4a3322, 1, 1.3, { share: 0.9, wave: 0.1 }),
              fade(0xf2ece0, 0.5, 0.25, { share: 0.9 }),
            ],
          }),
          vanes.turn(0, 0, -bow * 0.5),
        ),
        part(
          "shaft",
          second("bone", 0xf0e8d6),
          sweep(way`0 0 0, 0 0.3 0, 0 0.8 0, 0 1.2 0`, [0.022, 0.02, 0.014, 0.004]).turn(0, 0, -bow * 0.5),
        ),
      ];
    },
  }),
];
