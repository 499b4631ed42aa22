import { all, box, cylinder, extrude, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { symmetric } from "@blenda/forge/language/lists";
import { flat, way } from "@blenda/forge/language/numbers";
import { softOutline } from "@blenda/forge/language/outlines";
import { part, pick, program } from "@blenda/forge/language/program";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
import { FIGURE, neck, shrunk, waisted } from "./neck.ts";

export const strings = [
  program({
    id: "guitar",
    nouns: ["acoustic guitar", "classical guitar", "spanish guitar", "western guitar"],
    about: "a wooden guitar with a waisted hollow body, a round hole and six strings",
    metresPerUnit: 0.5,
    wears: ["top body soundboard", "neck head side back", "pickguard rosette"],
    params: { wide: [0.95, 1.05], depth: [0.2, 0.25] },
    sockets: () => ({ grip: { at: [0, 1.3, 0.05], size: [0.1, 0.6, 0.1] } }),
    parts: ({ wide, depth }) => {
      const body = waisted(FIGURE, 1, wide);
      const z = depth / 2 + 0.03;
      return [
        part("sides", second("wood", 0x6b3a1f), extrude(body, depth, 0.02)),
        part("top", main("wood", 0xd9a35c, { grain: "y" }), extrude(shrunk(body, 0.975, 0.48), 0.02, 0.008).at(0, 0, depth / 2)),
        part("back", main("wood", 0x7a4524, { grain: "y" }), extrude(shrunk(body, 0.975, 0.48), 0.02, 0.008).at(0, 0, -depth / 2)),
        part(
          "hole",
          fixed("wood", 0x120c09),
          cylinder(0.115, 0.012)
            .turn(90, 0, 0)
            .at(0, 0.58, depth / 2 + 0.009),
        ),
        part(
          "rosette",
          third("wood", 0x3d2112),
          torus(0.128, 0.012)
            .turn(90, 0, 0)
            .at(0, 0.58, depth / 2 + 0.01),
        ),
        part("bridge", fixed("wood", 0x2e1c13), box(0.3, 0.05, 0.03, 0.01).at(0, 0.24, depth / 2 + 0.02)),
        part("saddle", fixed("bone"), box(0.16, 0.012, 0.03, 0.004).at(0, 0.255, depth / 2 + 0.034)),
        ...neck({ bridge: 0.25, heel: 0.94, nut: 1.66, width: 0.1, z, strings: 6, of: second("wood", 0x8a5630) }),
      ];
    },
  }),
  program({
    id: "ukulele",
    nouns: ["uke", "ukelele"],
    about: "a small guitar with four strings",
    metresPerUnit: 0.34,
    wears: ["top body", "neck head side back"],
    params: { wide: [1.05, 1.2], depth: [0.2, 0.24] },
    sockets: () => ({ grip: { at: [0, 1.2, 0.05], size: [0.12, 0.4, 0.1] } }),
    parts: ({ wide, depth }) => {
      const body = waisted(FIGURE, 0.98, wide);
      const z = depth / 2 + 0.03;
      return [
        part("body", second("wood", 0x7b451f), extrude(body, depth, 0.02)),
        part("top", main("wood", 0xc4813f, { grain: "y" }), extrude(shrunk(body, 0.975, 0.46), 0.02, 0.008).at(0, 0, depth / 2)),
        part(
          "hole",
          fixed("wood", 0x120c09),
          cylinder(0.13, 0.012)
            .turn(90, 0, 0)
            .at(0, 0.58, depth / 2 + 0.009),
        ),
        part(
          "rosette",
          third("bone", 0xe8dcc0),
          torus(0.142, 0.011)
            .turn(90, 0, 0)
            .at(0, 0.58, depth / 2 + 0.01),
        ),
        part("bridge", fixed("wood", 0x2e1c13), box(0.24, 0.06, 0.035, 0.01).at(0, 0.25, depth / 2 + 0.02)),
        ...neck({ bridge: 0.26, heel: 0.94, nut: 1.48, width: 0.13, z, strings: 4, of: second("wood", 0x8a5630), frets: 12 }),
      ];
    },
  }),
  program({
    id: "electric guitar",
    nouns: ["bass guitar", "electric bass", "e-guitar", "rock guitar"],
    about: "an electric guitar with a solid painted body with horns, pickups and knobs",
    metresPerUnit: 0.5,
    wears: ["body", "pickguard plate", "neck"],
    params: { kind: pick("horned", "single", "v"), wide: [0.96, 1.06] },
    variants: { flying: { words: "v flying-v pointed metal", set: { kind: "v" } } },
    sockets: () => ({ grip: { at: [0, 1.3, 0.03], size: [0.1, 0.6, 0.1] } }),
    parts: ({ kind, wide }) => {
      const horned = flat`
        0 0.02, 0.22 0, 0.36 0.14, 0.37 0.32, 0.27 0.48, 0.27 0.6, 0.33 0.78, 0.29 0.82, 0.17 0.7, 0.08 0.64, -0.08 0.66, -0.17 0.76,
        -0.26 0.92, -0.33 0.9, -0.33 0.7, -0.27 0.5, -0.33 0.34, -0.35 0.18, -0.24 0.02
      `.map(([x, y]) => [x * wide, y] as const);
      const single = flat`
        0 0, 0.22 0.02, 0.36 0.15, 0.36 0.32, 0.26 0.5, 0.27 0.66, 0.31 0.78, 0.25 0.8, 0.13 0.68, 0.06 0.68, 0.05 0.84, -0.1 0.88,
        -0.25 0.84, -0.3 0.72, -0.25 0.52, -0.36 0.34, -0.37 0.16, -0.22 0.02
      `.map(([x, y]) => [x * wide, y] as const);
      const flying = symmetric([0, 0.28, 0.06, 0.26, 0.36, -0.1, 0.46, -0.06, 0.2, 0.7, 0.1, 0.78, 0, 0.78]);
      const body = kind === "v" ? flying : kind === "horned" ? softOutline(horned, 5) : softOutline(single, 5);
      return [
        part("body", main("paint", 0xb3202a), extrude(body, 0.11, 0.03)),
        part(
          "pickguard",
          second("plastic", 0xf0ece0),
          extrude(symmetric([0, 0.3, 0.12, 0.32, 0.16, 0.42, 0.11, 0.58, 0.1, 0.64, 0, 0.64], 4), 0.012, 0.004).at(0, 0, 0.058),
        ),
        part("pickups", fixed("plastic", 0x1b1b1d), box(0.17, 0.045, 0.03, 0.01).at(0, 0.47, 0.07).array(3, [0, 0.085, 0])),
        part("bridge", fixed("steel", 0xc4c8cc), box(0.17, 0.07, 0.03, 0.008).at(0, 0.29, 0.072)),
        part(
          "knobs",
          fixed("steel", 0xd2b36a),
          all(
            ...[0, 1, 2].map((at) =>
              cylinder(0.024, 0.035, { sides: 16 })
                .turn(90, 0, 0)
                .at(0.16 + at * 0.05, 0.33 - at * 0.08, 0.065),
            ),
          ),
        ),
        ...neck({ bridge: 0.29, heel: 0.7, nut: 1.62, width: 0.095, z: 0.072, strings: 6, of: third("wood", 0xc08a4c), frets: 20 }),
      ];
    },
  }),
  program({
    id: "violin",
    nouns: ["fiddle", "viola", "cello", "violoncello", "double bass", "contrabass"],
    about: "a violin with a waisted wooden body, f-holes, a scroll and four strings",
    metresPerUnit: 0.3,
    wears: ["body top", "fingerboard", "pegs"],
    params: { arch: [0.1, 0.13], wide: [0.97, 1.03] },
    traits: { spiked: "cello violoncello bass contrabass double" },
    sockets: () => ({ grip: { at: [0, 1.4, 0.05], size: [0.1, 0.5, 0.1] } }),
    parts: ({ arch, wide }, { has }) => {
      const half = [
        0, 0.01, 0.24, 0.04, 0.37, 0.17, 0.39, 0.33, 0.34, 0.44, 0.25, 0.48, 0.21, 0.58, 0.225, 0.68, 0.28, 0.73, 0.31, 0.83, 0.28, 0.98,
        0.16, 1.08, 0, 1.1,
      ];
      const body = waisted(half, 1, wide);
      const hook = sweep(
        way`0.11 0.78 0, 0.14 0.75 0, 0.13 0.68 0, 0.17 0.56 0, 0.16 0.49 0, 0.2 0.47 0`,
        [0.016, 0.008, 0.009, 0.009, 0.008, 0.016],
      );
      return [
        part("ribs", main("wood", 0x7c3a17), extrude(shrunk(body, 0.95, 0.55), 0.17, 0.01)),
        part(
          "plates",
          main("wood", 0x9a4c1e, { grain: "y" }),
          all(
            extrude(body, 0.03, 0.013).at(0, 0, 0.09),
            extrude(body, 0.03, 0.013).at(0, 0, -0.09),
            sphere(0.3, 1, 40)
              .scale(0.78, 1.5, 0.24 + arch)
              .at(0, 0.55, 0.045),
          ),
        ),
        part("f-holes", fixed("wood", 0x160c08), hook.at(0, 0, 0.122).mirror("x")),
        part(
          "tailpiece",
          second("wood", 0x191210),
          extrude(symmetric([0, 0.06, 0.04, 0.06, 0.07, 0.36, 0, 0.38]), 0.025, 0.008)
            .turn(-3, 0, 0)
            .at(0, 0, 0.17),
        ),
        part(
          "bridge",
          fixed("wood", 0xd8ae6c),
          extrude(symmetric([0, -0.02, 0.09, -0.02, 0.06, 0.07, 0, 0.08]), 0.025, 0.006)
            .turn(90, 0, 0)
            .at(0, 0.52, 0.145),
        ),
        part("neck", main("wood", 0x8a4319), box(0.075, 0.6, 0.07, 0.03).at(0, 1.32, 0.09)),
        part(
          "fingerboard",
          second("wood", 0x191210),
          extrude(symmetric([0, 0.7, 0.065, 0.7, 0.045, 1.6, 0, 1.6]), 0.03, 0.012)
            .turn(4, 0, 0)
            .at(0, 0.07, 0.072),
        ),
        part(
          "scroll",
          main("wood", 0x8a4319),
          all(
            box(0.07, 0.24, 0.08, 0.02).at(0, 1.71, 0.06),
            cylinder(0.07, 0.08, { bevel: 0.02 }).turn(0, 0, 90).at(0, 1.87, 0.06),
            cylinder(0.035, 0.13).turn(0, 0, 90).at(0, 1.87, 0.065),
          ),
        ),
        part(
          "pegs",
          third("wood", 0x1d1411),
          all(
            ...[1.64, 1.7, 1.76, 1.8].map((y, at) =>
              all(cylinder(0.012, 0.2, { sides: 10 }).turn(0, 0, 90), sphere(0.03, 1, 12).scale(0.8, 1, 0.4).at(0.11, 0, 0))
                .turn(0, at % 2 ? 180 : 0, 0)
                .at(0, y, 0.06),
            ),
          ),
        ),
        part(
          "strings",
          fixed("steel", 0xd8d4c4),
          all(
            ...[-0.03, -0.01, 0.01, 0.03].map((x) =>
              sweep(way`${x} 0.36 0.19, ${x * 1.1} 0.52 0.228, ${x * 0.8} 1.62 0.122`, 0.0035, { isStraight: true }),
            ),
          ),
        ),
        has("spiked") && part("spike", fixed("steel"), sweep(way`0 0.05 0, 0 -0.22 0`, [0.022, 0.008], { isStraight: true })),
      ];
    },
  }),
  program({
    id: "banjo",
    about: "a banjo with a round drum body, a long neck and a metal rim with brackets",
    metresPerUnit: 0.48,
    wears: ["head skin", "neck", "rim"],
    params: { size: [0.33, 0.38], brackets: { whole: [14, 20] } },
    sockets: () => ({ grip: { at: [0, 1.3, 0.05], size: [0.1, 0.6, 0.1] } }),
    parts: ({ size, brackets }) => [
      part(
        "shell",
        second("wood", 0x7a4524),
        lathe(flat`0 -0.08, ${size - 0.06} -0.08, ${size} -0.05, ${size} 0.05, 0 0.05`)
          .turn(90, 0, 0)
          .at(0, size, 0),
      ),
      part(
        "skin",
        main("paper", 0xf0e6cf),
        cylinder(size - 0.02, 0.03)
          .turn(90, 0, 0)
          .at(0, size, 0.055),
      ),
      part(
        "hoop",
        third("steel", 0xc8ccd0),
        all(
          torus(size, 0.022).turn(90, 0, 0).at(0, size, 0.06),
          torus(size + 0.004, 0.016)
            .turn(90, 0, 0)
            .at(0, size, -0.03),
        ),
      ),
      part(
        "brackets",
        third("steel", 0xb6babd),
        cylinder(0.01, 0.12, { sides: 8 })
          .at(0, 0, size + 0.022)
          .ring(brackets)
          .turn(90, 0, 0)
          .at(0, size, 0.01),
      ),
      part("bridge", fixed("wood", 0xcda468), box(0.16, 0.02, 0.05, 0.006).at(0, size * 0.6, 0.09)),
      part("tailpiece", fixed("steel"), box(0.08, 0.16, 0.02, 0.006).at(0, 0.1, 0.085)),
      ...neck({
        bridge: size * 0.3,
        heel: size * 2,
        nut: 1.72,
        width: 0.085,
        z: 0.085,
        strings: 5,
        of: second("wood", 0x6b3a1f),
        frets: 18,
      }),
    ],
  }),
];
