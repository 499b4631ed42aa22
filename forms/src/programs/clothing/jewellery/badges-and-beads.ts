import { all, box, cylinder, extrude, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { atDepth, symmetric } from "@blenda/forge/language/lists";
import { flat } from "@blenda/forge/language/numbers";
import { star } from "@blenda/forge/language/outlines";
import { many } from "@blenda/forge/language/places";
import { part, program, whole } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

export const smallWear = [
  program({
    id: "police badge",
    nouns: ["badge", "sheriff badge", "sheriff star", "detective badge", "officer badge"],
    about: "a golden badge: a star on a shield, or the star of a sheriff",
    metresPerUnit: 0.08,
    wears: ["badge", "centre emblem", "star"],
    params: { points: whole(5, 7) },
    traits: { sheriff: "western cowboy star" },
    parts: ({ points }, { has }) =>
      has("sheriff")
        ? [
            part(
              "star",
              main("gold"),
              all(
                extrude(star(points, 0.6, 0.3), 0.08, 0.03),
                many(points, (at) =>
                  sphere(0.06, 1, 14).at(-0.6 * Math.sin((at * 2 * Math.PI) / points), 0.6 * Math.cos((at * 2 * Math.PI) / points), 0),
                ),
              ),
            ),
            part("ring", second("silver"), put(torus(0.24, 0.025), [0, 0, 0.05], [90, 0, 0])),
            part("middle", third("gold", 0xb88a2c), put(extrude(star(5, 0.15, 0.065), 0.05, 0.014), [0, 0, 0.05])),
          ]
        : [
            part(
              "shield",
              main("gold"),
              extrude(symmetric([0, -0.62, 0.3, -0.42, 0.46, -0.1, 0.44, 0.2, 0.5, 0.34, 0.34, 0.48, 0.16, 0.42, 0, 0.56], 4), 0.08, 0.035),
            ),
            part(
              "rim",
              main("gold", 0xc79a3c),
              put(
                sweep(
                  atDepth([...symmetric([0, -0.53, 0.26, -0.36, 0.39, -0.1, 0.37, 0.18, 0.41, 0.31, 0.32, 0.4, 0.15, 0.34, 0, 0.46], 3)]),
                  0.016,
                  { isClosed: true },
                ),
                [0, 0, 0.045],
              ),
            ),
            part("disc", second("paint", 0x2f4f9a), put(cylinder(0.22, 0.05, { bevel: 0.02 }), [0, -0.03, 0.05], [90, 0, 0])),
            part("star", third("gold"), put(extrude(star(points, 0.19, 0.085), 0.05, 0.016), [0, -0.03, 0.08])),
            part("banner", third("gold"), put(extrude(flat`-0.3 -0.05, 0.3 -0.05, 0.34 0.06, -0.34 0.06`, 0.05, 0.016), [0, 0.26, 0.05])),
          ],
  }),
  program({
    id: "prayer beads",
    nouns: ["rosary", "mala", "string of beads", "worry beads"],
    about: "a string of beads laid in a loop, with a tassel or a cross",
    metresPerUnit: 0.2,
    wears: ["bead", "large bead", "tassel cross"],
    params: { count: whole(34, 40) },
    traits: { cross: "rosary catholic christian" },
    parts: ({ count }, { has }) => {
      const at = (n: number) => {
        const a = ((n + 0.5) / count) * 2 * Math.PI;
        return [0.46 * Math.sin(a) * (1 + 0.06 * Math.sin(a * 3)), 0.045, -0.5 * Math.cos(a + Math.PI) * 1.05 - 0.1] as const;
      };
      const beads = Array.from({ length: count }, (_, n) => ({ n, isLarge: n % 9 === 4 }));
      return [
        part(
          "beads",
          main("wood", 0x6b3a22),
          all(...beads.filter(({ isLarge }) => !isLarge).map(({ n }) => sphere(0.043, 1, 14).at(...at(n)))),
        ),
        part(
          "large beads",
          second(has("cross") ? "porcelain" : "jade"),
          all(...beads.filter(({ isLarge }) => isLarge).map(({ n }) => sphere(0.062, 1, 18).at(...at(n)))),
        ),
        part(
          "string",
          fixed("fabric", 0x3a2a22),
          sweep(
            beads.map(({ n }) => at(n)),
            0.01,
            { isClosed: true },
          ),
        ),
        part("middle bead", second(has("cross") ? "silver" : "jade"), sphere(0.08, 1, 20).at(0, 0.06, 0.46)),
        part(
          "end",
          third(has("cross") ? "silver" : "fabric", has("cross") ? undefined : 0xa8232c),
          has("cross")
            ? all(
                many(3, (n) => sphere(0.04, 1, 14).at(0, 0.04, 0.56 + n * 0.08)),
                box(0.07, 0.04, 0.42, 0.016).at(0, 0.03, 0.98),
                box(0.28, 0.04, 0.07, 0.016).at(0, 0.03, 0.92),
              )
            : all(
                sphere(0.05, 1, 16).at(0, 0.05, 0.56),
                put(
                  lathe(flat`0 0, 0.09 0, 0.1 0.03, 0.06 0.26, 0.045 0.34, 0 0.36`, { ribs: 14, ribDepth: 0.12 }),
                  [0, 0.06, 0.94],
                  [-90, 0, 0],
                ),
              ),
        ),
      ];
    },
  }),
];
