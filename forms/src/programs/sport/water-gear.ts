import { all, box, cylinder, extrude, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { circle, softOutline } from "@blenda/forge/language/outlines";
import { many } from "@blenda/forge/language/places";
import { part, pick, program, spins } from "@blenda/forge/language/program";
import { drumX, drumZ, hose, rod } from "@blenda/forge/language/shorthand";
import { fixed, main, pane, second, third } from "@blenda/forge/language/substance";

export const waterGear = [
  program({
    id: "frisbee",
    nouns: ["flying disc", "throwing disc", "disc golf disc"],
    about: "a flat plastic disc to throw",
    metresPerUnit: 0.27,
    wears: ["disc", "print ring"],
    params: { deep: [0.09, 0.12], tone: pick("red", "blue", "mint") },
    parts: ({ deep, tone }) => [
      part(
        "disc",
        main("plastic", { red: 0xd8322a, blue: 0x2b74c4, mint: 0x2fae8a }[tone]),
        lathe(
          flat`0 ${deep - 0.02}, 0.42 ${deep - 0.035}, 0.47 0.01, 0.48 0, 0.5 0.01, 0.49 ${deep * 0.6}, 0.44 ${deep - 0.005}, 0.3 ${deep + 0.005}, 0 ${deep + 0.01}`,
          { sides: 72 },
        ),
      ),
      part(
        "grooves",
        second("plastic", 0xf6f3ea),
        all(...[0.36, 0.39, 0.42].map((r) => torus(r, 0.006).at(0, deep + 0.002 - (r - 0.36) * 0.06, 0))),
      ),
      part(
        "print",
        second("plastic", 0xf6f3ea),
        all(
          lathe(flat`0.17 0, 0.2 0, 0.2 0.006, 0.17 0.006, 0.17 0`),
          extrude(
            Array.from(
              { length: 10 },
              (_, at) =>
                [Math.sin((at * Math.PI) / 5) * (at % 2 ? 0.06 : 0.14), Math.cos((at * Math.PI) / 5) * (at % 2 ? 0.06 : 0.14)] as const,
            ).reverse(),
            0.008,
            0.001,
          ).turn(-90, 0, 0),
        ).at(0, deep + 0.008, 0),
      ),
    ],
  }),
  program({
    id: "fishing rod",
    nouns: ["fishing pole", "angling rod", "fly rod", "rod and reel", "fishing tackle"],
    about: "a fishing rod with a cork handle, a reel, rings, a line and a float with a hook",
    metresPerUnit: 1,
    wears: ["rod", "handle cork", "float"],
    params: { long: [1.7, 2], bow: [0.14, 0.26] },
    sockets: () => ({ grip: { at: [0, 0.3, 0], size: [0.08, 0.3, 0.08] } }),
    parts: ({ long, bow }) => {
      const at = (t: number): [number, number, number] => [t * t * bow * 1.6, t * long, 0];
      const tip = at(1);
      return [
        part("rod", main("plastic", 0x2a3a2f), sweep([0.24, 0.4, 0.6, 0.8, 1].map(at), [0.018, 0.014, 0.01, 0.007, 0.005])),
        part(
          "handle",
          { ...second("wood", 0xcfa06a), isOpen: false },
          all(rod([0, 0, 0], [0.004, 0.26, 0], 0.026, 0.024), rod([0.006, 0.4, 0], [0.012, 0.52, 0], 0.026, 0.02)),
        ),
        part("butt", fixed("rubber", 0x1d1d1f), all(sphere(0.03, 1, 16), cylinder(0.02, 0.16).at(0.005, 0.33, 0))),
        part(
          "reel",
          fixed("steel", 0x8d9298),
          all(drumX(0.055, 0.07, 0.012), drumX(0.07, 0.012).at(0.035, 0, 0).mirror("x"), rod([0, 0, 0], [-0.0, 0.02, -0.08], 0.012))
            .turn(0, 0, 0)
            .at(0, 0.35, 0.09),
        ),
        part(
          "crank",
          fixed("brass"),
          all(
            rod([0.04, 0.35, 0.09], [0.09, 0.35, 0.09], 0.008),
            rod([0.09, 0.35, 0.09], [0.09, 0.41, 0.12], 0.008),
            sphere(0.018, 1, 12).at(0.1, 0.41, 0.12),
          ),
          { motion: spins([0, 0.35, 0.09], [1, 0, 0]) },
        ),
        part(
          "rings",
          fixed("steel", 0xc6cacd),
          many(5, (index) => {
            const [x, y] = at(0.4 + index * 0.145);
            return torus(0.022 - index * 0.003, 0.004).at(x - 0.02, y, 0.022);
          }),
        ),
        part(
          "line",
          fixed("plastic", 0xd8dcdc),
          all(
            sweep(
              [at(0.24), at(0.6), at(0.98)].map(([x, y]) => [x - 0.02, y, 0.026] as const),
              0.003,
            ),
            sweep([tip, [tip[0] + 0.02, tip[1] - 0.3, 0.01], [tip[0] + 0.01, tip[1] - 0.74, 0.02]], 0.003),
          ),
        ),
        part("float", third("plastic", 0xd8322a), sphere(0.04, 1.3, 20).at(tip[0] + 0.012, tip[1] - 0.74, 0.02)),
        part(
          "float foot",
          fixed("plastic", 0xf6f3ea),
          all(
            sphere(0.0408, 1.3, 20)
              .meet(box(0.2, 0.1, 0.2, 0).at(0, -0.05, 0))
              .at(tip[0] + 0.012, tip[1] - 0.74, 0.02),
            rod([tip[0] + 0.012, tip[1] - 0.66, 0.02], [tip[0] + 0.012, tip[1] - 0.84, 0.02], 0.006),
          ),
        ),
        part(
          "hook",
          fixed("steel", 0xc6cacd),
          hose(
            [
              tip[0] + 0.012,
              tip[1] - 0.84,
              0.02,
              tip[0] + 0.012,
              tip[1] - 0.92,
              0.02,
              tip[0] + 0.035,
              tip[1] - 0.95,
              0.02,
              tip[0] + 0.055,
              tip[1] - 0.91,
              0.02,
            ],
            0.005,
          ),
        ),
      ];
    },
  }),
  program({
    id: "lifebuoy",
    nouns: ["life ring", "life buoy", "life preserver", "lifebelt", "life saver", "ring buoy", "rescue ring"],
    about: "a red and white ring with a rope round it",
    metresPerUnit: 0.75,
    wears: ["ring", "band stripe", "rope"],
    params: { thick: [0.105, 0.125], sag: [0.02, 0.05] },
    parts: ({ thick, sag }) => [
      part("ring", main("plastic", 0xd8402a), torus(0.38, thick).scale(1, 0.8, 1).turn(90, 0, 0).at(0, 0.5, 0)),
      part(
        "bands",
        second("fabric", 0xf4f1e8),
        lathe(
          circle(thick + 0.008, 24)
            .concat([[thick + 0.008, 0]])
            .map(([x, y]) => [x, y] as const)
            .map(([x, y]) => [0.38 + x, y * 0.8] as const),
          { sides: 64 },
        )
          .meet(box(0.18, 0.5, 0.6, 0).at(0, 0, 0.4).ring(4, 45))
          .turn(90, 0, 0)
          .at(0, 0.5, 0),
      ),
      part(
        "rope",
        third("fabric", 0xe3cfa4),
        many(4, (at) =>
          hose(
            [45, 62, 90, 118, 135].flatMap((degrees, step) => {
              const [angle, r] = [(degrees * Math.PI) / 180, 0.5 + [0, 0.03 + sag, 0.05 + sag, 0.03 + sag, 0][step]];
              return [Math.cos(angle) * r, Math.sin(angle) * r, 0];
            }),
            0.016,
          )
            .turn(0, 0, at * 90)
            .at(0, 0.5, 0),
        ),
      ),
    ],
  }),
  program({
    id: "diving mask",
    nouns: ["snorkel", "snorkel mask", "scuba mask", "goggles", "ski goggles", "swimming goggles", "swim goggles", "snorkeling mask"],
    about: "a mask of glass and rubber with a strap; a snorkel beside it",
    metresPerUnit: 0.22,
    wears: ["frame strap", "glass lens", "snorkel"],
    params: { wide: [0.9, 1], tall: [0.46, 0.54] },
    traits: { goggles: "ski swimming safety swim" },
    parts: ({ wide, tall }, { has }) => {
      const lens = softOutline(
        flat`0 ${-tall * 0.22}, 0.14 ${-tall * 0.46}, 0.36 ${-tall * 0.42}, ${wide / 2} ${-tall * 0.1}, ${wide * 0.46} ${tall * 0.4}, 0.2 ${tall * 0.5}, -0.2 ${tall * 0.5}, ${-wide * 0.46} ${tall * 0.4}, ${-wide / 2} ${-tall * 0.1}, -0.36 ${-tall * 0.42}, -0.14 ${-tall * 0.46}`,
        4,
      );
      const scaled = (by: number) => lens.map(([x, y]) => [x * by, y * by] as const);
      return [
        part("frame", main("plastic", 0x1f6fb0), extrude(scaled(1.08), 0.14, 0.035, [scaled(0.9)]).at(0, 0.5, 0.1)),
        part("skirt", fixed("rubber", 0x202225), extrude(scaled(1.02), 0.2, 0.03, [scaled(0.82)]).at(0, 0.5, -0.05)),
        part("glass", { ...pane(0x9fd0de), slot: 1 }, extrude(scaled(0.92), 0.03, 0.006).at(0, 0.5, 0.12)),
        part(
          "strap",
          main("rubber", 0x1f6fb0),
          sweep(
            way`${wide * 0.5} 0.52 0.02, ${wide * 0.52} 0.54 -0.2, ${wide * 0.3} 0.56 -0.5, 0 0.57 -0.6, ${-wide * 0.3} 0.56 -0.5, ${-wide * 0.52} 0.54 -0.2, ${-wide * 0.5} 0.52 0.02`,
            0.07,
            { flatten: 0.2 },
          ),
        ),
        part(
          "buckles",
          fixed("plastic", 0x202225),
          box(0.06, 0.18, 0.1, 0.02)
            .at(wide * 0.51, 0.52, 0)
            .mirror("x"),
        ),
        !has("goggles") &&
          part(
            "snorkel",
            third("plastic", 0xe9b33a),
            hose([0.18, 0.12, 0.16, 0.44, 0.02, 0.12, 0.64, 0.1, 0.02, 0.66, 0.4, -0.06, 0.62, 0.9, -0.14, 0.58, 1.2, -0.2], 0.055),
          ),
        !has("goggles") &&
          part(
            "mouthpiece",
            fixed("rubber", 0x202225),
            all(sphere(0.08, 0.8, 18).at(0.14, 0.13, 0.17), drumZ(0.064, 0.02).at(0.16, 0.13, 0.2)),
          ),
      ];
    },
  }),
];
