import { all, type Form, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { part, program, whole } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { clouds, fade, stripes } from "@blenda/forge/language/skins";
import { fixed, main, second } from "@blenda/forge/language/substance";

/** A wrinkled fruit lying along x; its cap is at +x. */
const date = lathe(flat`0 -0.42, 0.09 -0.4, 0.19 -0.26, 0.215 0, 0.2 0.2, 0.12 0.37, 0.05 0.4, 0 0.39`, {
  smooth: 16,
  sides: 36,
  ribs: 9,
  ribDepth: 0.1,
})
  .twist(16)
  .turn(0, 0, -90);
const cap = all(
  lathe(flat`0 0, 0.07 0, 0.075 0.02, 0.03 0.045, 0 0.05`, { sides: 14, ribs: 5, ribDepth: 0.25 }).turn(0, 0, -90).at(0.375, 0, 0),
  sweep(way`0.4 0 0, 0.45 0.01 0, 0.5 0.04 0.01`, [0.016, 0.011]),
);
const pit = lathe(flat`0 -0.22, 0.035 -0.19, 0.068 -0.06, 0.068 0.06, 0.035 0.19, 0 0.22`, { smooth: 22, sides: 20 }).turn(0, 0, -90);

export const driedFruit = [
  program({
    id: "dates",
    nouns: ["date fruit", "medjool date", "medjool dates", "dried date", "dried dates", "date palm fruit"],
    about: "a heap of glossy wrinkled dates, one of them opened to its stone",
    metresPerUnit: 0.05,
    wears: ["date fruit", "flesh"],
    gathers: 12,
    params: { above: whole(2, 3), lean: [-12, 12] },
    traits: { whole: "unopened uncut" },
    parts: ({ above, lean }, { has }) => {
      const low = 0.19;
      const spots: [x: number, y: number, z: number, turn: number][] = [
        [-0.34, low, -0.3, 24 + lean],
        [0.36, low, -0.42, -30 + lean],
        [-0.5, low, 0.18, 70 + lean],
        [0.1, low, -0.02, -8 + lean],
        [0.66, low, 0.06, 76 - lean],
        ...(
          [
            [-0.16, low + 0.31, -0.14, -38],
            [0.34, low + 0.31, -0.18, 46],
            [0.08, low + 0.57, -0.2, 8],
          ] as const
        )
          .slice(0, above)
          .map(([x, y, z, t]) => [x, y, z, t + lean] as [number, number, number, number]),
      ];
      const heap = (form: Form) => all(...spots.map(([x, y, z, turn], n) => put(form, [x, y, z], [n * 40, turn, (n % 3) * 5 - 5])));
      const opened = (form: Form) => put(form, [0.1, 0.14, 0.62], [26, -14 + lean, 0]);
      const skinOf = main("porcelain", 0x6b3318, {
        paint: [
          clouds(0x3f1a0d, 0.24, { share: 0.7 }),
          clouds(0xa86a34, 0.16, { share: 0.35 }),
          stripes({ by: -0.3 }, 13, { width: 0.25, wobble: 0.5, share: 0.4 }),
        ],
      });
      return [
        part("dates", skinOf, heap(date)),
        part("caps", fixed("wood", 0xb08a58), heap(cap)),
        has("whole")
          ? part("front date", skinOf, opened(date))
          : part(
              "half",
              skinOf,
              opened(
                sphere(0.2, 1, 28)
                  .scale(2, 0.75, 1.15)
                  .at(0, -0.02, 0)
                  .meet(lathe(flat`0 -0.6, 1 -0.6, 1 0.02, 0 0.02`, { sides: 24 })),
              ),
            ),
        !has("whole") &&
          part(
            "flesh",
            second("porcelain", 0xc98a3e, { paint: [fade(0x8a4a1c, 0.1, 0.3, { along: "out" })] }),
            opened(sphere(0.18, 0.3, 24).scale(2, 0.5, 1.12).at(0, 0.012, 0)),
          ),
        !has("whole") && part("stone", fixed("wood", 0x7a5030), opened(pit.at(0, 0.05, 0))),
      ];
    },
  }),
];
