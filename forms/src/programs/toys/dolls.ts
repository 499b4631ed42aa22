import { all, blob, extrude, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { symmetric } from "@blenda/forge/language/lists";
import { flat, way } from "@blenda/forge/language/numbers";
import { part, program, whole } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

export const dolls = [
  program({
    id: "rubber duck",
    is: ["floating"],
    nouns: ["rubber ducky", "toy duck", "bath duck", "rubber duckie"],
    about: "a yellow rubber duck for the bath with an orange beak",
    metresPerUnit: 0.1,
    wears: ["duck body", "beak", "eye"],
    params: { tail: [0.5, 0.62], head: [0.25, 0.29] },
    parts: ({ tail, head }) => [
      part(
        "body",
        { ...main("plastic", 0xf5cc1f), isOpen: false },
        blob(
          [
            { at: [0, 0.26, 0.08], radius: 0.33 },
            { at: [0, 0.26, -0.2], radius: 0.31 },
            { at: [0, 0.3, -0.36], to: [0, tail, -0.58], radius: 0.2, thin: 0.05 },
            { at: [0, 0.4, 0.22], to: [0, 0.74, 0.24], radius: 0.18 },
            { at: [0, 0.82, 0.26], radius: head },
            { at: [0.3, 0.3, -0.02], to: [0.33, 0.4, -0.34], radius: 0.1, thin: 0.05 },
            { at: [-0.3, 0.3, -0.02], to: [-0.33, 0.4, -0.34], radius: 0.1, thin: 0.05 },
          ],
          0.1,
          0.034,
        ),
      ),
      part(
        "beak",
        second("plastic", 0xe8701f),
        all(
          put(sphere(0.13, 1, 24).scale(1, 0.36, 1), [0, 0.79, 0.54], [-10, 0, 0]),
          put(sphere(0.11, 1, 24).scale(1, 0.3, 0.9), [0, 0.73, 0.52], [12, 0, 0]),
        ),
      ),
      part(
        "eyes",
        third("plastic", 0x17171a),
        sphere(0.05, 1, 16)
          .scale(0.8, 1.2, 0.5)
          .at(0.12, 0.89, 0.26 + head * 0.83)
          .mirror("x"),
      ),
      part(
        "shine",
        fixed("plastic", 0xffffff),
        sphere(0.016, 1, 10)
          .at(0.105, 0.92, 0.28 + head * 0.88)
          .mirror("x"),
      ),
    ],
  }),
  program({
    id: "doll",
    nouns: ["rag doll", "toy doll", "cloth doll", "baby doll"],
    about: "a rag doll with yarn hair, a dress and an apron",
    metresPerUnit: 0.35,
    wears: ["dress", "hair", "apron bow"],
    params: { wide: [0.9, 1.05], flutes: whole(8, 11) },
    parts: ({ wide, flutes }) => [
      part(
        "dress",
        main("fabric", 0x3f6fb0),
        all(
          lathe(flat`0 0.42, 0.36 0.42, 0.38 0.45, 0.26 0.66, 0.17 0.9, 0.12 0.98, 0 1`, {
            smooth: 34,
            ribs: flutes,
            ribDepth: 0.1,
          }).scale(wide, 1, wide * 0.8),
          put(sphere(0.1, 1, 18), [0.2, 0.9, 0]).mirror("x"),
        ),
      ),
      part(
        "skin",
        fixed("fabric", 0xf0cfae),
        all(
          sphere(0.27, 1, 32).at(0, 1.2, 0),
          sweep(way`0.2 0.9 0, 0.38 0.76 0.04, 0.48 0.6 0.08`, [0.07, 0.062, 0.07]).mirror("x"),
          sphere(0.03, 1, 12).at(0, 1.18, 0.265),
        ),
      ),
      part("legs", fixed("fabric", 0xf1ece0), sweep(way`0.13 0.5 0, 0.15 0.26 0.02, 0.15 0.08 0.02`, 0.085).mirror("x")),
      part("shoes", fixed("leather", 0x1d1a1e), sphere(0.11, 0.75, 20).scale(1, 1, 1.4).at(0.15, 0.08, 0.06).mirror("x")),
      part(
        "hair",
        second("fabric", 0xb3541e),
        all(
          put(sphere(0.285, 1, 28).scale(1, 1, 0.9), [0, 1.25, -0.055]),
          blob(
            [
              { at: [0.26, 1.2, 0], to: [0.36, 0.98, 0.04], radius: 0.09, thin: 0.07 },
              { at: [0.36, 0.98, 0.04], to: [0.36, 0.78, 0.06], radius: 0.08, thin: 0.05 },
            ],
            0.04,
            0.03,
          ).mirror("x"),
          put(torus(0.2, 0.06).scale(1.1, 1, 0.6), [0, 1.4, 0.1], [50, 0, 0]),
        ),
      ),
      part("eyes", fixed("plastic", 0x17171a), sphere(0.036, 1, 14).scale(1, 1, 0.6).at(0.095, 1.24, 0.245).mirror("x")),
      part("mouth", fixed("fabric", 0xc22a24), sweep(way`-0.06 1.1 0.24, 0 1.075 0.252, 0.06 1.1 0.24`, 0.012)),
      part("cheeks", fixed("fabric", 0xe89a8a), sphere(0.04, 1, 12).scale(1, 0.9, 0.4).at(0.15, 1.15, 0.215).mirror("x")),
      part(
        "apron",
        third("fabric", 0xf6efe0),
        all(
          put(extrude(symmetric([0, 0, 0.14, 0.02, 0.11, 0.3, 0, 0.3], 3), 0.03, 0.01), [0, 0.5, 0.27], [-22, 0, 0]),
          torus(0.17, 0.025).scale(1, 1, 0.85).at(0, 0.86, 0),
        ),
      ),
      part(
        "bows",
        third("fabric", 0xd8322c),
        all(sphere(0.05, 1, 12).at(0.045, 0, 0).mirror("x"), sphere(0.025, 1, 10))
          .at(0.33, 1.06, 0.06)
          .mirror("x"),
      ),
    ],
  }),
  program({
    id: "russian doll",
    nouns: ["matryoshka", "nesting doll", "matryoshka doll", "babushka doll"],
    about: "a painted russian nesting doll with a scarf, a round face and a flower",
    metresPerUnit: 0.18,
    wears: ["body scarf", "hair", "apron"],
    params: { wide: [0.9, 1.05] },
    parts: ({ wide }) => [
      part(
        "body",
        main("paint", 0xc8281f),
        lathe(flat`0 0, 0.3 0, 0.4 0.1, 0.44 0.36, 0.36 0.62, 0.27 0.74, 0.31 0.88, 0.27 1.06, 0.14 1.17, 0 1.2`, {
          smooth: 44,
        }).scale(wide, 1, wide),
      ),
      part("face", fixed("porcelain", 0xf3d3b3), put(sphere(0.2, 1, 28).scale(1, 1.05, 0.4), [0, 0.93, 0.23 * wide])),
      part(
        "cheeks",
        fixed("paint", 0xe88a7a),
        sphere(0.04, 1, 12)
          .scale(1, 1, 0.4)
          .at(0.1, 0.88, 0.29 * wide)
          .mirror("x"),
      ),
      part(
        "eyes",
        fixed("plastic", 0x22252e),
        sphere(0.026, 1.3, 12)
          .scale(1, 1, 0.5)
          .at(0.07, 0.97, 0.3 * wide)
          .mirror("x"),
      ),
      part("hair", second("paint", 0x3a2416), put(torus(0.19, 0.035), [0, 0.94, 0.225 * wide], [90, 0, 0])),
      part("apron", third("paint", 0xf0e6cf), put(sphere(0.3, 1.1, 28).scale(0.9, 1, 0.35), [0, 0.34, 0.355 * wide], [4, 0, 0])),
      part(
        "flower",
        fixed("paint", 0x2f8a45),
        all(
          ...[0, 72, 144, 216, 288].map((angle) => sphere(0.06, 1, 12).scale(1, 1, 0.4).at(0, 0.09, 0).turn(0, 0, angle)),
          sphere(0.05, 1, 12),
        ).at(0, 0.36, 0.455 * wide),
      ),
      part("seam", fixed("paint", 0xd8a83c), torus(0.443 * wide, 0.014).at(0, 0.42, 0)),
    ],
  }),
];
