import { all, box, cylinder, extrude, type Form, lathe, sphere, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { four, many } from "@blenda/forge/language/places";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { rod } from "@blenda/forge/language/shorthand";
import { courses } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

/** A lattice leg between two heights: four corner bars and crossed braces, from so far out to so far out. */
const lattice = (low: number, high: number, out: number, top: number, wide: number, steps: number): Form => {
  const at = (t: number, dx: number, dz: number): [number, number, number] => {
    const [o, w] = [out + (top - out) * t, wide * (1 - t * 0.45)];
    return [o + dx * w, low + (high - low) * t, o + dz * w];
  };
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ];
  return all(
    ...corners.map(([x, z]) => rod(at(0, x, z), at(1, x, z), 0.012)),
    ...Array.from({ length: steps }, (_, step) => [step / steps, (step + 1) / steps]).flatMap(([a, b]) =>
      corners.flatMap(([x, z], index) => {
        const [nx, nz] = corners[(index + 1) % 4];
        return [rod(at(a, x, z), at(b, nx, nz), 0.007), rod(at(a, nx, nz), at(b, x, z), 0.007)];
      }),
    ),
  );
};

export const sights = [
  program({
    id: "eiffel tower",
    nouns: ["paris tower", "tour eiffel", "the eiffel tower"],
    about: "the iron tower of Paris: four lattice legs that meet in a slim mast",
    metresPerUnit: 130,
    wears: ["iron lattice", "platform"],
    params: { steps: whole(5, 6), tone: pick("bronze", "dark") },
    parts: ({ steps, tone }) => {
      const of = main("iron", { bronze: 0xa87c56, dark: 0x7a6656 }[tone]);
      const legs = (form: Form) => form.mirror("x").mirror("z");
      const arch = extrude(
        [
          ...Array.from({ length: 13 }, (_, at) => {
            const a = (at / 12) * Math.PI;
            return [Math.cos(a) * 0.34, Math.sin(a) * 0.3] as const;
          }),
          ...Array.from({ length: 13 }, (_, at) => {
            const a = Math.PI - (at / 12) * Math.PI;
            return [Math.cos(a) * 0.3, Math.sin(a) * 0.26] as const;
          }),
        ],
        0.03,
        0.004,
      );
      return [
        part("legs", of, all(legs(lattice(0.04, 0.56, 0.44, 0.25, 0.085, 4)), legs(lattice(0.6, 1.04, 0.22, 0.1, 0.052, 4)))),
        part(
          "mast",
          of,
          all(
            ...[0, 1, 2].map((at) =>
              many(steps, (step) => {
                const y = (t: number) => 1.06 + ((at + t) / 3) * 1.1;
                const r = (t: number) => 0.1 - ((at + t) / 3) * 0.082;
                const [a, b] = [step / steps, (step + 1) / steps];
                return all(
                  rod([r(a), y(a), r(a)], [r(b), y(b), r(b)], 0.01)
                    .mirror("x")
                    .mirror("z"),
                  rod([-r(a), y(a), r(a)], [r(b), y(b), r(b)], 0.006)
                    .mirror("x")
                    .ring(4),
                );
              }),
            ),
          ),
        ),
        part("arches", of, all(arch.at(0, 0.16, 0.36).ring(4), box(0.62, 0.05, 0.03, 0.004).at(0, 0.5, 0.3).ring(4))),
        part(
          "platforms",
          second("iron", 0x5f4636),
          all(
            box(0.74, 0.06, 0.74, 0.012).at(0, 0.57, 0),
            box(0.8, 0.02, 0.8, 0.004).at(0, 0.6, 0),
            box(0.36, 0.05, 0.36, 0.01).at(0, 1.05, 0),
            box(0.4, 0.016, 0.4, 0.004).at(0, 1.08, 0),
            box(0.09, 0.06, 0.09, 0.012).at(0, 2.17, 0),
            sphere(0.04, 1, 16).at(0, 2.22, 0),
            rod([0, 2.22, 0], [0, 2.44, 0], 0.012, 0.004),
          ),
        ),
        part("feet", fixed("concrete", 0xa8a298), box(0.24, 0.08, 0.24, 0.014).at(0.44, 0.04, 0.44).mirror("x").mirror("z")),
      ];
    },
  }),
  program({
    id: "water tower",
    nouns: ["elevated tank", "water tank tower", "rooftop water tower"],
    about: "a wooden water tank with a pointed roof on a steel trestle",
    metresPerUnit: 6,
    wears: ["tank", "trestle leg", "roof"],
    params: { high: [0.8, 1], hoops: whole(4, 6) },
    parts: ({ high, hoops }) => [
      part(
        "tank",
        main("wood", 0x8a6242, { paint: [courses(0.09, 3, { round: 0.5, joint: 0.006 })] }),
        cylinder(0.5, 0.8, { bevel: 0.02, sides: 56 }).at(0, high + 0.46, 0),
      ),
      part(
        "hoops",
        fixed("iron", 0x3a3c40),
        many(hoops, (at) => torus(0.503, 0.012).at(0, high + 0.14 + (at * 0.64) / (hoops - 1), 0)),
      ),
      part(
        "roof",
        third("copper", 0x6f8a7c),
        all(lathe(flat`0 -0.02, 0.57 -0.02, 0.58 0, 0.06 0.34, 0.03 0.4, 0 0.42`, { sides: 48 }).at(0, high + 0.87, 0)),
      ),
      part(
        "trestle",
        second("iron", 0x5a3f34),
        all(
          four(rod([0.1, 0, 0.1], [0, high, 0], 0.035), 0.34, 0, 0.34),
          ...[0.05, 0.5].map((y) =>
            all(
              rod([-0.42 + y * 0.1, high * y, 0.42 - y * 0.1], [0.4 - y * 0.1, high * (y + 0.46), 0.4 - y * 0.1], 0.016)
                .mirror("x")
                .ring(4),
              rod([-0.39, high * (y + 0.44), 0.39], [0.39, high * (y + 0.44), 0.39], 0.018).ring(4),
            ),
          ),
          box(1, 0.06, 1, 0.01).at(0, high + 0.03, 0),
        ),
      ),
      part(
        "ladder",
        fixed("iron", 0x3a3c40),
        all(
          rod([0.05, 0, 0.54], [0.05, high + 0.84, 0.54], 0.01).mirror("x"),
          rod([-0.05, 0, 0], [0.05, 0, 0], 0.007)
            .array(18, [0, (high + 0.8) / 18, 0])
            .at(0, (high + 0.8) / 2, 0.54),
        ),
      ),
      part("pipe", fixed("iron", 0x3a3c40), rod([0, 0, 0], [0, high + 0.05, 0], 0.04)),
    ],
  }),
  program({
    id: "torii gate",
    nouns: ["torii", "japanese gate", "shinto gate", "shrine gate"],
    about: "a red Japanese gate of two posts and two beams",
    metresPerUnit: 3,
    wears: ["gate post", "roof beam", "plaque"],
    params: { wide: [0.62, 0.7], curve: [0.05, 0.09] },
    parts: ({ wide, curve }) => {
      const beam = (reach: number, y: number, high: number, lift: number) =>
        Array.from({ length: 13 }, (_, at) => {
          const t = at / 6 - 1;
          return [t * reach, y + t * t * lift] as const;
        }).concat(
          Array.from({ length: 13 }, (_, at) => {
            const t = 1 - at / 6;
            return [t * (reach + 0.03), y + high + t * t * lift] as const;
          }),
        );
      return [
        part(
          "posts",
          main("wood", 0xb8361f),
          all(
            rod([wide, 0, 0], [wide - 0.06, 1.5, 0], 0.085, 0.075).mirror("x"),
            box(wide * 2 + 0.42, 0.13, 0.1, 0.012).at(0, 1.2, 0),
            extrude(beam(0.98, 1.5, 0.1, curve), 0.16, 0.01),
            box(0.14, 0.2, 0.08, 0.01).at(0, 1.36, 0),
          ),
        ),
        part("roof", second("wood", 0x26211f), extrude(beam(1.04, 1.602, 0.08, curve), 0.24, 0.012)),
        part(
          "collars",
          second("wood", 0x26211f),
          all(cylinder(0.11, 0.16, { top: 0.1 }).at(wide, 0.08, 0), cylinder(0.105, 0.03).at(wide - 0.056, 1.46, 0)).mirror("x"),
        ),
        part(
          "wedges",
          main("wood", 0x9e2e1b),
          box(0.05, 0.06, 0.14, 0.008)
            .at(wide + 0.05, 1.29, 0)
            .mirror("x"),
        ),
        part("plaque", third("gold", 0xc9a050), box(0.16, 0.24, 0.03, 0.01).turn(-8, 0, 0).at(0, 1.37, 0.1)),
        part("bases", fixed("stone", 0x8d8a84), box(0.34, 0.06, 0.34, 0.02).at(wide, 0.02, 0).mirror("x")),
      ];
    },
  }),
];
