import { all, box, cylinder, extrude, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { softOutline } from "@blenda/forge/language/outlines";
import { petal } from "@blenda/forge/language/petal";
import { part, program, whole } from "@blenda/forge/language/program";
import { clouds, fade, rings, stripes } from "@blenda/forge/language/skins";
import { fixed, main, second } from "@blenda/forge/language/substance";

const leafGreen = (color: number) => main("plastic", color, { paint: [clouds({ by: -0.3 }, 0.25, { share: 0.5 })] });

export const growing = [
  program({
    id: "seaweed",
    nouns: ["kelp", "algae", "sea grass", "seagrass", "water plant"],
    about: "wavy blades of seaweed on a stone",
    metresPerUnit: 0.8,
    wears: ["blade leaf", "stone"],
    params: { blades: whole(6, 8), wave: [0.06, 0.09] },
    parts: ({ blades, wave }, { random }) => [
      part(
        "blades",
        main("plastic", 0x3f7f4a, { paint: [fade(0x9fb84a, 0.4, 1.1, { share: 0.5 })] }),
        all(
          ...Array.from({ length: blades }, (_, at) => {
            const [tall, phase] = [random.between(0.75, 1.2), random.between(0, 6)];
            return sweep(
              Array.from(
                { length: 11 },
                (_, step) => [Math.sin(step * 0.95 + phase) * wave * (0.3 + step * 0.12), 0.06 + (step / 10) * tall, 0] as const,
              ),
              [0.03, 0.07, 0.08, 0.075, 0.06, 0.01],
              { flatten: 0.22 },
            )
              .turn(0, at * 47, 0)
              .at(Math.sin(at * 2.4) * 0.16, 0, Math.cos(at * 2.4) * 0.13);
          }),
        ),
      ),
      part(
        "stone",
        second("stone", 0x7a7d80),
        all(
          sphere(0.26, 0.5, 14).scale(1.1, 1, 0.9).at(0, 0.04, 0),
          sphere(0.13, 0.6, 12).at(0.28, 0.04, 0.12),
          sphere(0.1, 0.6, 12).at(-0.27, 0.03, 0.1),
        ),
      ),
    ],
  }),
  program({
    id: "ivy",
    nouns: ["vine", "creeper", "climbing plant", "liana"],
    about: "ivy that climbs a wooden trellis",
    metresPerUnit: 1.2,
    wears: ["leaf leaves", "trellis wood"],
    params: { turns: [2.2, 2.8] },
    parts: ({ turns }, { random }) => {
      const vine = (t: number, side: number) =>
        [side * Math.sin(t * turns * 3.1) * (0.34 - t * 0.08), 0.03 + t * 1.2, 0.06 + Math.cos(t * turns * 3.1) * 0.03] as const;
      const leaf = extrude(
        softOutline(flat`0 -0.07, 0.05 -0.05, 0.09 0, 0.05 0.03, 0 0.11, -0.05 0.03, -0.09 0, -0.05 -0.05`, 2),
        0.008,
        0.002,
      );
      return [
        part(
          "trellis",
          second("wood", 0x9a6a3c),
          all(
            box(0.05, 1.3, 0.035, 0.008).array(4, [0.24, 0, 0]).at(0, 0.65, 0),
            box(0.86, 0.045, 0.03, 0.008).array(5, [0, 0.27, 0]).at(0, 0.66, 0.02),
          ),
        ),
        part(
          "stems",
          main("plastic", 0x5a6a38),
          all(
            ...[1, -1].map((side) =>
              sweep(
                Array.from({ length: 24 }, (_, at) => vine(at / 23, side)),
                0.014,
              ),
            ),
          ),
        ),
        part(
          "leaves",
          leafGreen(0x3f7f3a),
          all(
            ...[1, -1].flatMap((side) =>
              Array.from({ length: 26 }, (_, at) => {
                const [x, y, z] = vine((at + 0.5) / 26, side);
                return leaf
                  .scale(random.between(0.8, 1.2))
                  .turn(random.between(-25, 25), random.between(-35, 35), random.between(-60, 60))
                  .at(x + random.between(-0.05, 0.05), y, z + 0.04);
              }),
            ),
          ),
        ),
      ];
    },
  }),
  program({
    id: "cherry blossom",
    nouns: ["sakura", "cherry blossom branch", "blossom branch", "blossom"],
    about: "a branch with pink blossoms",
    metresPerUnit: 0.5,
    wears: ["blossom petal flower", "branch wood"],
    params: { blooms: whole(13, 16) },
    sockets: () => ({ grip: { at: [-0.4, 0.2, 0], size: [0.2, 0.3, 0.2] } }),
    parts: ({ blooms }, { random }) => {
      const bloom = petal(0.11, 0.1, { curl: -22, widest: 0.62, foot: 0.3, tip: 0.5, thick: 0.012 }).turn(62, 0, 0).at(0, 0, 0.012).ring(5);
      const twigs = [
        way`-0.6 0.05 0, -0.3 0.3 0.02, 0.05 0.46 0, 0.4 0.66 -0.02, 0.68 0.74 0`,
        way`-0.15 0.38 0, 0 0.6 0.08, 0.1 0.82 0.1`,
        way`0.12 0.5 0, 0.36 0.5 0.12, 0.56 0.46 0.14`,
        way`-0.38 0.24 0, -0.42 0.44 -0.06, -0.4 0.6 -0.08`,
      ];
      const spots = Array.from({ length: blooms }, (_, at) => {
        const twig = twigs[at % 4];
        const t = 0.35 + random.between(0, 0.64);
        const [i, f] = [Math.floor(t * (twig.length - 1)), (t * (twig.length - 1)) % 1];
        const p = [0, 1, 2].map((axis) => twig[i][axis] + (twig[Math.min(i + 1, twig.length - 1)][axis] - twig[i][axis]) * f);
        return {
          at: [p[0], p[1] + 0.03, p[2] + 0.03] as const,
          turn: [random.between(10, 70), random.between(-50, 50), random.between(-40, 40)] as const,
          scale: random.between(0.9, 1.2),
        };
      });
      return [
        part("blossoms", main("plastic", 0xf8b4cc), bloom.scatter(spots)),
        part("hearts", fixed("plastic", 0xf0d05a), sphere(0.022, 1, 10).at(0, 0.02, 0).scatter(spots)),
        part(
          "branch",
          second("wood", 0x5a3a28),
          all(...twigs.map((twig, at) => sweep(twig, at === 0 ? [0.05, 0.036, 0.028, 0.016] : [0.022, 0.016, 0.008]))),
        ),
        part("buds", main("fabric", 0xe488a8), all(...twigs.map((twig) => sphere(0.035, 1.5, 12).at(...twig[twig.length - 1])))),
      ];
    },
  }),
  program({
    id: "hay bale",
    nouns: ["bale of hay", "straw bale", "hay", "bale of straw", "round bale"],
    about: "a bound bale of straw",
    metresPerUnit: 1,
    wears: ["straw hay", "twine"],
    params: { tufts: whole(60, 80) },
    traits: { round: "rolled roll" },
    sockets: () => ({ seat: { at: [0, 0.6, 0], size: [1, 0.8, 0.6] }, top: { at: [0, 0.6, 0], size: [1.1, 1, 0.6] } }),
    parts: ({ tufts }, { has, random }) => {
      const straw = main("fabric", 0xd9b45a, {
        paint: [
          stripes({ by: -0.25 }, 60, { width: 0.3, wobble: 0.4, share: 0.6, relief: 0.01 }),
          clouds({ by: 0.25 }, 0.1, { share: 0.4 }),
          rings({ by: -0.3 }, 0.05, { width: 0.2, share: 0.3, along: has("round") ? "out" : "y" }),
        ],
      });
      const blade = () =>
        sweep(
          [
            [0, 0, 0],
            [random.between(-0.06, 0.06), random.between(0.02, 0.1), random.between(-0.06, 0.06)],
          ],
          [0.008, 0.003],
          { isStraight: true },
        );
      if (has("round"))
        return [
          part("straw", straw, cylinder(0.55, 0.9, { bevel: 0.06, sides: 56 }).turn(0, 0, 90).at(0, 0.54, 0)),
          part(
            "blades",
            straw,
            all(
              ...Array.from({ length: tufts }, (_, at) =>
                blade().at(random.between(-0.42, 0.42), 0.54 + 0.54 * Math.sin(at * 0.32), 0.54 * Math.cos(at * 0.32)),
              ),
            ),
          ),
          part(
            "twine",
            second("fabric", 0x8a5a30),
            all(
              ...[-0.25, 0.25].map((x) =>
                lathe(flat`0.53 -0.012, 0.565 -0.012, 0.565 0.012, 0.53 0.012, 0.53 -0.012`, { sides: 56 }).turn(0, 0, 90).at(x, 0.54, 0),
              ),
            ),
          ),
        ];
      return [
        part("straw", straw, box(1.2, 0.6, 0.7, 0.06).at(0, 0.3, 0)),
        part(
          "blades",
          straw,
          all(
            ...Array.from({ length: tufts }, (_, at) =>
              blade().at(
                random.between(-0.58, 0.58),
                at % 3 === 0 ? random.between(0.05, 0.55) : 0.59,
                at % 3 === 0 ? 0.345 : random.between(-0.33, 0.33),
              ),
            ),
          ),
        ),
        part("twine", second("fabric", 0x8a5a30), all(...[-0.32, 0.32].map((x) => box(0.024, 0.63, 0.73, 0.06).at(x, 0.3, 0)))),
      ];
    },
  }),
];
