import { all, box, cylinder, extrude, sphere, sweep } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { pieces } from "@blenda/forge/language/pieces";
import { twin } from "@blenda/forge/language/places";
import { part, program, whole } from "@blenda/forge/language/program";
import { drumZ, rod } from "@blenda/forge/language/shorthand";
import { clouds, rings } from "@blenda/forge/language/skins";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";
import { archOutline } from "../country/walls.ts";
import { grass, soil } from "../places/ground.ts";

/** A tile of ground whose upper side is y = 0. */
const tile = (wide: number, deep: number, thick = 0.08) => box(wide, thick, deep, 0.02).at(0, -thick / 2, 0);

export const faith = [
  program({
    id: "graveyard",
    nouns: ["cemetery", "churchyard", "burial ground", "boneyard"],
    about: "a graveyard: gravestones and crosses, an iron fence with a gate, a bare tree and a lantern",
    metresPerUnit: 3,
    isLarge: true,
    wears: ["gravestone stone", "grass ground", "fence gate"],
    params: { graves: whole(6, 8), lean: [3, 8] },
    parts: ({ graves, lean }, { random }) => {
      const slab = extrude(
        [
          ...flat`-0.11 0, 0.11 0`,
          ...Array.from({ length: 9 }, (_, n) => [0.11 * Math.cos((n * Math.PI) / 8), 0.22 + 0.11 * Math.sin((n * Math.PI) / 8)] as const),
        ],
        0.06,
        0.01,
      );
      const cross = all(
        box(0.06, 0.38, 0.06, 0.01).at(0, 0.19, 0),
        box(0.22, 0.06, 0.056, 0.01).at(0, 0.26, 0),
        box(0.16, 0.07, 0.12, 0.01).at(0, 0.02, 0),
      );
      const spots = Array.from({ length: graves }, (_, n) => ({
        at: [
          ((n % 4) - 1.5) * 0.44 + random.between(-0.05, 0.05),
          0,
          -0.5 + Math.floor(n / 4) * 0.62 + random.between(-0.05, 0.05),
        ] as const,
        turn: [random.between(-lean, lean), random.between(-8, 8), random.between(-lean, lean)] as const,
        scale: random.between(0.9, 1.15),
      }));
      const picket = all(rod([0, 0, 0], [0, 0.34, 0], 0.01), cylinder(0.018, 0.05, { top: 0.002, sides: 6 }).at(0, 0.36, 0));
      const rail = (long: number) =>
        all(picket.array(Math.round(long / 0.1), [0.1, 0, 0]), box(long, 0.016, 0.016, 0.003).array(2, [0, 0.2, 0]).at(0, 0.19, 0));
      return [
        part(
          "gravestones",
          main("stone", 0x98968f, { paint: [clouds({ by: -0.35 }, 0.1, { share: 0.6 }), clouds(0x6f8a4a, 0.2, { share: 0.3 })] }),
          all(slab.scatter(spots.filter((_, n) => n % 3 !== 1)), cross.scatter(spots.filter((_, n) => n % 3 === 1))),
        ),
        part(
          "mounds",
          soil,
          sphere(0.16, 0.35, 14)
            .scale(0.85, 1, 1.5)
            .scatter(spots.map(({ at: [x, , z] }) => ({ at: [x, 0, z + 0.24] as const }))),
        ),
        pieces(
          "fence",
          third("iron", 0x24262a),
          rail(1.9).at(0, 0, -0.95),
          twin(rail(1.9).turn(0, 90, 0), 0.98, 0, 0),
          twin(rail(0.6), 0.66, 0, 0.95),
        ),
        pieces(
          "gate posts",
          main("stone", 0x8a8780),
          twin(
            all(box(0.13, 0.5, 0.13, 0.012).at(0, 0.25, 0), box(0.17, 0.05, 0.17, 0.01).at(0, 0.52, 0), sphere(0.06, 1, 12).at(0, 0.59, 0)),
            0.32,
            0,
            0.95,
          ),
        ),
        part(
          "tree",
          fixed("wood", 0x3f342a),
          all(
            sweep(way`0 -0.05 0, 0.04 0.3 0, -0.03 0.62 0.02, 0.05 0.9 0`, [0.09, 0.06, 0.045, 0.015]),
            sweep(way`0.02 0.36 0, 0.2 0.56 0.04, 0.3 0.8 0`, [0.04, 0.028, 0.008]),
            sweep(way`-0.02 0.52 0, -0.2 0.7 0, -0.24 0.92 0.05`, [0.036, 0.024, 0.008]),
            sweep(way`0 0.66 0, 0.12 0.84 -0.08, 0.16 1 -0.1`, [0.028, 0.018, 0.006]),
          ).at(-0.74, 0, -0.66),
        ),
        part("lantern", light(0xffc45a), box(0.07, 0.1, 0.07, 0.01).at(0.7, 0.5, 0.6)),
        pieces(
          "lantern post",
          fixed("iron", 0x24262a),
          rod([0.7, 0, 0.6], [0.7, 0.45, 0.6], 0.016),
          cylinder(0.07, 0.05, { top: 0.01, sides: 8 }).at(0.7, 0.57, 0.6),
        ),
        part("path", fixed("stone", 0xa59a84), box(0.36, 0.02, 1.3, 0.006).at(0, 0.004, 0.45)),
        part("ground", grass(0x5f7d3c, 1), tile(2.15, 2.1)),
      ];
    },
  }),
  program({
    id: "synagogue",
    nouns: ["jewish temple", "shul"],
    about: "a synagogue with a dome, arched windows, striped stone and the star of David",
    metresPerUnit: 9,
    isLarge: true,
    wears: ["wall stone", "dome", "star"],
    params: { tall: [0.72, 0.84], dome: [0.3, 0.36] },
    parts: ({ tall, dome }) => {
      const arch = (w: number, h: number) => extrude(archOutline(w, h), 0.02, 0.003);
      const tip = (angle: number) => [0.1 * Math.sin((angle * Math.PI) / 180), 0.1 * Math.cos((angle * Math.PI) / 180), 0] as const;
      return [
        pieces(
          "walls",
          main("stone", 0xe2cfa8, { paint: [rings({ by: -0.22 }, 0.16, { width: 0.5, share: 0.7 })] }),
          box(1.1, tall, 1.0, 0.01).at(0, tall / 2, 0),
          box(0.6, tall + 0.2, 0.16, 0.01).at(0, (tall + 0.2) / 2, 0.48),
          twin(box(0.2, tall + 0.24, 0.2, 0.01), 0.52, (tall + 0.24) / 2, 0.46),
          cylinder(dome * 0.95, 0.24, { sides: 32 }).at(0, tall + 0.1, -0.05),
        ),
        pieces(
          "domes",
          second("copper", 0x6fa390),
          sphere(dome, 1, 32).at(0, tall + 0.22, -0.05),
          twin(sphere(0.12, 1.1, 20), 0.52, tall + 0.26, 0.46),
        ),
        pieces(
          "ledges",
          fixed("stone", 0xf3ead6),
          box(1.18, 0.05, 1.08, 0.01).at(0, tall, 0),
          box(0.66, 0.05, 0.22, 0.01).at(0, tall + 0.2, 0.48),
          twin(box(0.25, 0.05, 0.25, 0.01), 0.52, tall + 0.24, 0.46),
        ),
        part(
          "star",
          third("gold", 0xd8ad45),
          all(...[0, 60].flatMap((from) => [0, 1, 2].map((n) => rod(tip(from + n * 120), tip(from + n * 120 + 120), 0.014)))).at(
            0,
            tall * 0.78,
            0.575,
          ),
        ),
        part("rose window", fixed("glass", 0x3f5f9a), drumZ(0.13, 0.03).at(0, tall * 0.78, 0.552)),
        pieces(
          "windows",
          fixed("glass", 0x4a6a8a),
          twin(arch(0.1, 0.3), 0.52, tall * 0.34, 0.562),
          twin(arch(0.13, 0.42).turn(0, 90, 0).array(3, [0, 0, 0.28]), 0.552, tall * 0.26, -0.12),
        ),
        pieces("doors", fixed("wood", 0x6a4526), arch(0.14, 0.32).array(3, [0.18, 0, 0]).at(0, 0.06, 0.562)),
        pieces(
          "steps",
          fixed("stone", 0xc9bda6),
          ...[0, 1, 2].map((n) => box(0.8 - n * 0.06, 0.02, 0.4 - n * 0.08, 0.004).at(0, 0.01 + n * 0.02, 0.64 - n * 0.03)),
        ),
        part("pavement", fixed("concrete", 0xa9a59c), box(1.5, 0.05, 1.6, 0.012).at(0, -0.025, 0.12)),
      ];
    },
  }),
];
