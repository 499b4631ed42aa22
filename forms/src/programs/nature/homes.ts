import { all, cylinder, extrude, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { petal } from "@blenda/forge/language/petal";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { clouds, rings, stripes } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

export const homes = [
  program({
    id: "nest",
    nouns: ["bird nest", "bird's nest", "birds nest"],
    about: "a bowl of twigs with eggs",
    metresPerUnit: 0.25,
    wears: ["twig straw", "egg"],
    params: { eggs: whole(3, 4) },
    sockets: () => ({ inside: { at: [0, 0.14, 0], size: [0.55, 0.4, 0.55] } }),
    parts: ({ eggs }, { random }) => {
      const twigs = Array.from({ length: 46 }, (_, at) => {
        const level = at / 46;
        const r = 0.34 + level * 0.14;
        return sweep(
          Array.from({ length: 4 }, (_, n) => {
            const a = at * 2.4 + n * 0.42;
            return [
              (r + random.between(-0.04, 0.05)) * Math.sin(a),
              0.06 + level * 0.24 + random.between(-0.03, 0.04),
              (r + random.between(-0.04, 0.05)) * Math.cos(a),
            ] as const;
          }),
          0.016,
          { isStraight: true },
        );
      });
      const egg = lathe(flat`0 0, 0.06 0.01, 0.105 0.1, 0.08 0.22, 0 0.28`, { smooth: 16, sides: 24 });
      return [
        part("twigs", main("wood", 0x7a5a34), all(...twigs)),
        part(
          "bowl",
          main("wood", 0x5c4224),
          all(lathe(flat`0 0, 0.3 0.02, 0.44 0.2, 0.46 0.28, 0.38 0.28, 0.3 0.16, 0 0.1`), torus(0.4, 0.05).at(0, 0.26, 0)),
        ),
        part(
          "eggs",
          second("porcelain", 0x8fc4c8, { paint: [clouds({ by: -0.3 }, 0.05, { share: 0.5 })] }),
          all(
            ...Array.from({ length: eggs }, (_, at) =>
              egg
                .turn(62, 0, 0)
                .at(0, 0.2, -0.03)
                .turn(0, (at * 360) / eggs, 0)
                .at(0.11 * Math.sin((at / eggs) * 6.28), 0.02, 0.11 * Math.cos((at / eggs) * 6.28)),
            ),
          ),
        ),
        part("feather", third("fabric", 0xf1ece0), petal(0.22, 0.06, { curl: 40 }).turn(50, 30, 0).at(0.3, 0.28, 0.18)),
      ];
    },
  }),
  program({
    id: "beehive",
    nouns: ["bee hive", "hive", "skep", "honey hive"],
    about: "a house for bees: rings of straw, or a wooden box",
    metresPerUnit: 0.5,
    wears: ["hive straw box", "stand roof"],
    params: { kind: pick("skep", "skep", "box"), rows: whole(7, 8) },
    variants: {
      box: { words: "wooden modern keeper", set: { kind: "box" } },
      skep: { words: "straw round cartoon", set: { kind: "skep" } },
    },
    parts: ({ kind, rows }) => {
      const bee = all(sphere(0.035, 1, 12).scale(1, 0.9, 1.5), sphere(0.024, 1, 10).at(0, 0.005, 0.055));
      const spots = (
        kind === "box"
          ? [
              [0.315, 0.5, 0.1],
              [-0.1, 0.7, 0.285],
              [0.16, 0.34, 0.285],
            ]
          : [
              [0.34, 0.55, 0.18],
              [-0.16, 0.5, 0.35],
              [0.16, 0.3, 0.4],
            ]
      ).map(([x, y, z]) => ({ at: [x, y, z] as const, turn: [0, x * 120, 0] as const }));
      const swarm = [
        part(
          "bees",
          fixed("plastic", 0xf0b41c, { paint: [rings(0x1d1612, 0.026, { along: "z" })] }),
          all(...spots.map(({ at, turn }) => bee.turn(...turn).at(...at))),
        ),
        part(
          "wings",
          fixed("porcelain", 0xf0f4f6),
          petal(0.07, 0.04, { thick: 0.008 }).turn(-30, 30, 0).at(0.005, 0.02, 0).mirror("x").scatter(spots),
        ),
      ];
      if (kind === "box") {
        const box3 = (y: number, h: number) => extrude(flat`-0.3 0, 0.3 0, 0.3 ${h}, -0.3 ${h}`, 0.54, 0.012).at(0, y, 0);
        return [
          part("boxes", main("wood", 0xeadfc0), all(box3(0.14, 0.24), box3(0.385, 0.24), box3(0.63, 0.18))),
          part("roof", second("steel", 0xa3a8ad), extrude(flat`-0.34 0, 0.34 0, 0.34 0.06, 0 0.11, -0.34 0.06`, 0.62, 0.01).at(0, 0.81, 0)),
          part(
            "slots",
            fixed("plastic", 0x2a1c10),
            all(
              cylinder(0.03, 0.05).turn(0, 0, 90).scale(5, 0.6, 1).at(0, 0.18, 0.26),
              cylinder(0.025, 0.03).turn(90, 0, 0).scale(3, 1, 1).at(0, 0.53, 0.262),
            ),
          ),
          part(
            "stand",
            second("wood", 0x7a5230),
            all(
              cylinder(0.03, 0.16, { sides: 10 }).at(0.24, 0.07, 0.2).mirror("x").mirror("z"),
              extrude(flat`-0.34 0, 0.34 0, 0.34 0.03, -0.34 0.03`, 0.68, 0.006).at(0, 0.115, 0.06),
            ),
          ),
          ...swarm,
        ];
      }
      const radius = (t: number) => 0.36 * Math.sqrt(1 - t ** 2.4) + 0.02;
      const wave = Array.from({ length: rows * 6 }, (_, at): [number, number] => {
        const t = at / (rows * 6);
        return [radius(t) + 0.055 * Math.abs(Math.sin(t * rows * Math.PI)) + 0.005, 0.06 + t * 0.78];
      });
      const rope = lathe([[0, 0.06], ...wave, [0, 0.86]]);
      return [
        part(
          "hive",
          main("leather", 0xd9a441, { paint: [stripes({ by: -0.3 }, 48, { width: 0.3, wobble: 0.3, share: 0.5, relief: -0.01 })] }),
          all(rope, sphere(0.09, 0.7, 16).at(0, 0.84, 0)),
        ),
        part("door", fixed("plastic", 0x2a1c10), sphere(0.1, 1, 20).scale(1, 1.1, 0.5).at(0, 0.22, 0.385)),
        part(
          "stand",
          second("wood", 0x7a5230),
          all(cylinder(0.5, 0.05).at(0, 0.02, 0), cylinder(0.035, 0.16, { sides: 10 }).at(0, -0.06, 0.34).ring(4, 45)),
        ),
        ...swarm,
      ];
    },
  }),
  program({
    id: "spider web",
    is: ["upright"],
    nouns: ["cobweb", "spiderweb", "web"],
    about: "a web of threads in a forked branch with a spider",
    metresPerUnit: 0.3,
    wears: ["thread web", "branch", "spider"],
    params: { rays: whole(9, 11), rounds: whole(6, 8) },
    parts: ({ rays, rounds }) => {
      const tip = (at: number, r: number) => {
        const a = (at / rays) * 6.283;
        const sag = 0.82 + 0.18 * Math.abs(Math.sin(at * 2.1));
        return [r * sag * Math.cos(a), 0.62 + r * sag * Math.sin(a), 0] as const;
      };
      const round = (n: number) => {
        const r = 0.5 * ((n + 1) / (rounds + 0.6));
        return sweep([...Array.from({ length: rays }, (_, at) => [tip(at, r), tip(at + 0.5, r * 0.86)]).flat(), tip(0, r)], 0.006, {
          isStraight: true,
        });
      };
      const leg = sweep(way`0.02 0 0.02, 0.09 0.03 0.07, 0.13 0.02 0.015`, 0.009);
      return [
        part(
          "threads",
          main("plastic", 0xe9edf0),
          all(
            ...Array.from({ length: rays }, (_, at) => sweep([[0, 0.62, 0], tip(at, 0.6)], 0.007, { isStraight: true })),
            ...Array.from({ length: rounds }, (_, n) => round(n)),
          ),
        ),
        part(
          "branches",
          second("wood", 0x5a3d24),
          all(
            sweep(way`0 -0.1 0, -0.06 0.06 0, -0.4 0.28 0.02, -0.56 0.62 0, -0.5 1.1 -0.03`, [0.08, 0.065, 0.05, 0.045, 0.03]),
            sweep(way`0 -0.06 0, 0.1 0.06 0, 0.42 0.24 -0.02, 0.58 0.6 0, 0.52 1.15 0.02`, [0.07, 0.06, 0.05, 0.04, 0.026]),
            sweep(way`-0.52 1.0 0, -0.2 1.18 0, 0.2 1.2 0.01, 0.54 1.08 0`, [0.03, 0.024, 0.024, 0.02]),
          ),
        ),
        part(
          "spider",
          third("leather", 0x1f1a1c),
          all(
            sphere(0.06, 1.15, 16).at(0, 0.1, 0.05),
            sphere(0.036, 1, 12).at(0, 0.02, 0.05),
            ...[50, 18, -18, -48].map((angle) => leg.turn(0, 0, angle).at(0, 0.03, 0.01).mirror("x")),
          ).at(0.08, 0.66, 0.01),
        ),
      ];
    },
  }),
];
