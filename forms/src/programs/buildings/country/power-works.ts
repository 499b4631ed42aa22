import { all, box, cylinder, type Form, lathe, sphere } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { pieces } from "@blenda/forge/language/pieces";
import { four, many } from "@blenda/forge/language/places";
import { part, program, whole } from "@blenda/forge/language/program";
import { rod } from "@blenda/forge/language/shorthand";
import { courses, rings } from "@blenda/forge/language/skins";
import { fixed, light, liquid, main, second, third } from "@blenda/forge/language/substance";
import { grass } from "../places/ground.ts";

/** A lattice mast with three legs: so high, from so wide to so wide, in so many fields. */
export const mast = (high: number, wide: number, top: number, fields: number): Form => {
  const at = (t: number, n: number): [number, number, number] => [
    Math.cos(n * 2.094) * (wide + (top - wide) * t),
    t * high,
    Math.sin(n * 2.094) * (wide + (top - wide) * t),
  ];
  return all(
    ...[0, 1, 2].map((n) => rod(at(0, n), at(1, n), 0.016, 0.01)),
    ...Array.from({ length: fields }, (_, f) => [f / fields, (f + 1) / fields]).flatMap(([a, b]) =>
      [0, 1, 2].flatMap((n) => [
        rod(at(a, n), at(b, n + 1), 0.007),
        rod(at(a, n + 1), at(b, n), 0.007),
        rod(at(b, n), at(b, n + 1), 0.008),
      ]),
    ),
  );
};
/** A puff of steam that drifts off, standing on the origin. */
const steam = (size: number) =>
  many(9, (n) =>
    sphere(size * (0.5 + n * 0.06), 0.85, 12).at(
      size * (Math.sin(n * 2.1) * 0.3 + n * 0.14),
      size * n * 0.42,
      size * Math.cos(n * 1.7) * 0.25,
    ),
  );

export const powerWorks = [
  program({
    id: "nuclear plant",
    nouns: ["nuclear power plant", "nuclear power station", "atomic power plant", "nuclear reactor", "cooling tower", "cooling towers"],
    about: "two waisted cooling towers with steam, a domed reactor and a hall",
    metresPerUnit: 60,
    isLarge: true,
    wears: ["cooling tower", "reactor dome", "stripe"],
    params: { tall: [1.05, 1.25], towers: whole(2, 2), waist: [0.62, 0.68] },
    traits: { cold: "smokeless abandoned" },
    parts: ({ tall, waist }, { has }) => {
      const shell = lathe(
        flat`0.3 0.06, 0.46 0.06, ${waist * 0.5} ${tall * 0.68}, ${waist * 0.52} ${tall * 0.84}, ${waist * 0.58} ${tall}, ${waist * 0.52} ${tall}, ${waist * 0.46} ${tall * 0.84}, ${waist * 0.44} ${tall * 0.68}, 0.3 0.06`,
        { smooth: 0, sides: 48 },
      );
      const places = [
        [-0.55, -0.35],
        [0.5, -0.5],
      ] as const;
      const each = (form: Form) => all(...places.map(([x, z]) => form.at(x, 0, z)));
      return [
        part(
          "towers",
          main("concrete", 0xd6d3cb, { paint: [rings({ by: -0.12 }, 0.09, { width: 0.2 })] }),
          each(all(shell, rod([0, 0, 0.44], [0, 0.09, 0.44], 0.016).ring(18))),
        ),
        part(
          "stripes",
          third("plastic", 0xc83a30),
          each(
            lathe(
              flat`${waist * 0.53} ${tall - 0.1}, ${waist * 0.575} ${tall - 0.1}, ${waist * 0.59} ${tall - 0.03}, ${waist * 0.54} ${tall - 0.03}, ${waist * 0.53} ${tall - 0.1}`,
              { sides: 48 },
            ),
          ),
        ),
        part(
          "reactor",
          second("concrete", 0xe8e6e0),
          all(cylinder(0.24, 0.36, { sides: 40 }).at(0.12, 0.18, 0.4), sphere(0.24, 0.9, 32).at(0.12, 0.36, 0.4)),
        ),
        pieces(
          "hall",
          fixed("concrete", 0xb5bcc0, { paint: [courses(0.06, 9, { isShifted: false })] }),
          box(0.6, 0.28, 0.34, 0.01).at(-0.42, 0.14, 0.42),
          box(0.24, 0.18, 0.5, 0.01).at(0.56, 0.09, 0.4),
        ),
        pieces(
          "chimney",
          fixed("plastic", 0xf2f0ea, { paint: [rings(0xc83a30, 0.22, { width: 0.5 })] }),
          cylinder(0.035, 0.9, { top: 0.025, sides: 20 }).at(-0.1, 0.45, 0.12),
        ),
        pieces(
          "windows",
          fixed("glass", 0x3a5a6a),
          box(0.56, 0.05, 0.02, 0.003).at(-0.42, 0.2, 0.592),
          box(0.2, 0.04, 0.02, 0.003).at(0.56, 0.12, 0.652),
        ),
        !has("cold") && part("steam", fixed("fabric", 0xf2f4f5), each(steam(0.26).at(0, tall + 0.02, 0))),
        part("ground", grass(0x7a9a58, null), box(2.2, 0.06, 1.9, 0.015).at(0, -0.03, -0.05)),
      ];
    },
  }),
  program({
    id: "oil rig",
    nouns: ["oil platform", "drilling rig", "drilling platform", "offshore platform", "oil derrick", "derrick"],
    about: "an oil platform at sea on four legs with a derrick, a crane, a helipad and a flare",
    metresPerUnit: 40,
    isLarge: true,
    wears: ["platform leg", "derrick", "crane"],
    params: { tall: [0.6, 0.7], tower: [0.95, 1.1] },
    parts: ({ tall, tower }) => [
      pieces(
        "legs",
        main("paint", 0xd8a12c),
        four(cylinder(0.09, tall + 0.1, { sides: 24 }), 0.5, tall / 2, 0.4),
        rod([-0.5, 0.16, 0.4], [0.5, tall - 0.06, 0.4], 0.025)
          .mirror("x")
          .mirror("z"),
        rod([0.5, 0.16, -0.4], [0.5, tall - 0.06, 0.4], 0.025)
          .mirror("z")
          .mirror("x"),
        four(cylinder(0.13, 0.14, { sides: 24 }), 0.5, 0.03, 0.4),
      ),
      pieces("decks", fixed("plastic", 0x8c959b), box(1.3, 0.07, 1.1, 0.01).at(0, tall, 0), box(1.2, 0.05, 1.0, 0.01).at(0, tall + 0.2, 0)),
      pieces(
        "railings",
        fixed("plastic", 0xf0c63a),
        ...[0.06, 0.12].flatMap((y) => [
          box(1.3, 0.012, 0.012, 0.002)
            .array(2, [0, 0, 1.08])
            .at(0, tall + y + 0.02, 0),
          box(0.012, 0.012, 1.08, 0.002)
            .array(2, [1.29, 0, 0])
            .at(0, tall + y + 0.02, 0),
        ]),
      ),
      pieces(
        "houses",
        fixed("plastic", 0xece8dc),
        box(0.36, 0.42, 0.5, 0.01).at(-0.38, tall + 0.42, -0.1),
        box(0.3, 0.16, 0.4, 0.01).at(0.1, tall + 0.11, 0.2),
        box(0.26, 0.14, 0.3, 0.01).at(0.38, tall + 0.29, 0.3),
      ),
      pieces(
        "windows",
        fixed("glass", 0x2f4a5a),
        box(0.3, 0.06, 0.51, 0.003)
          .array(3, [0, 0.12, 0])
          .at(-0.38, tall + 0.44, -0.1),
      ),
      part("derrick", second("iron", 0xb8402f), mast(tower, 0.2, 0.05, 6).at(0.12, tall + 0.2, -0.12)),
      pieces("helipad", fixed("plastic", 0x3f7d5a), cylinder(0.3, 0.03, { sides: 8 }).at(-0.52, tall + 0.66, 0.18)),
      pieces(
        "letter",
        fixed("plastic", 0xf6f4ea),
        box(0.035, 0.012, 0.2, 0.002)
          .array(2, [0.12, 0, 0])
          .at(-0.52, tall + 0.68, 0.18),
        box(0.12, 0.012, 0.035, 0.002).at(-0.52, tall + 0.68, 0.18),
      ),
      pieces(
        "crane",
        third("plastic", 0xe8702a),
        cylinder(0.06, 0.3, { sides: 16 }).at(0.5, tall + 0.34, -0.3),
        rod([0.5, tall + 0.5, -0.3], [0.98, tall + 0.86, -0.1], 0.03, 0.018),
      ),
      pieces(
        "flare boom",
        fixed("iron", 0x6a7076),
        rod([-0.6, tall + 0.1, -0.4], [-1.05, tall + 0.5, -0.6], 0.024),
        rod([0.92, tall + 0.8, -0.12], [0.92, tall + 0.3, -0.12], 0.006),
      ),
      pieces(
        "flare",
        light(0xff8a2a),
        lathe(flat`0 0, 0.05 0.04, 0.04 0.14, 0 0.26`, { smooth: 12, sides: 14 }).at(-1.06, tall + 0.5, -0.6),
      ),
      part("sea", liquid(0x2a6f98, null), lathe(flat`0 -0.1, 1.12 -0.1, 1.15 -0.02, 1.08 0.02, 0 0.03`, { sides: 48 })),
    ],
  }),
];
