import { all, box, cylinder, type Form, lathe, sweep } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { part, pick, program } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { panel, rod } from "@blenda/forge/language/shorthand";
import { main, second } from "@blenda/forge/language/substance";

export const pairsOfJewellery = [
  program({
    id: "cufflinks",
    nouns: ["cufflink", "cuff link", "cuff links", "pair of cufflinks"],
    about: "a pair of cufflinks with a framed stone, a curved post and a bar that swivels",
    metresPerUnit: 0.025,
    wears: ["metal frame", "stone enamel face"],
    gathers: 2,
    params: { tone: pick("onyx", "blue", "pearl", "green"), metal: pick("gold", "silver") },
    traits: { square: "rectangular", knot: "knotted woven" },
    parts: ({ tone, metal }, { has }) => {
      const color = { onyx: 0x17181c, blue: 0x1f4a9a, pearl: 0xece6da, green: 0x1c6a4a }[tone];
      const face = has("square")
        ? all(panel(0.86, 0.86, 0.14, 0.1, 0.04), panel(0.74, 0.74, 0.16, 0.08, 0.02))
        : lathe(flat`0 -0.07, 0.36 -0.07, 0.46 -0.03, 0.48 0.03, 0.47 0.07, 0.43 0.09, 0.39 0.07, 0.385 0.04, 0 0.04`, { smooth: 36 }).turn(
            90,
            0,
            0,
          );
      const beads = cylinder(0.022, 0.03, { sides: 8, bevel: 0.008 }).turn(90, 0, 0).at(0, 0.435, 0.085);
      const beading = all(...Array.from({ length: 32 }, (_, n) => beads.turn(0, 0, n * 11.25)));
      const strand = (turn: number) =>
        all(
          ...[-0.11, 0, 0.11].map((off) =>
            sweep(
              way`-0.34 ${off} 0, -0.2 ${off * 1.05} 0.2, 0 ${off * 1.1} 0.31, 0.2 ${off * 1.05} 0.2, 0.34 ${off} 0, 0.2 ${off} -0.2, 0 ${off} -0.28, -0.2 ${off} -0.2`,
              0.066,
              { isClosed: true },
            ),
          ),
        ).turn(0, 0, turn);
      const stone = has("square")
        ? panel(0.6, 0.6, 0.06, 0.05, 0.03).at(0, 0, 0.085)
        : lathe(flat`0 0.03, 0.375 0.03, 0.36 0.07, 0.2 0.105, 0 0.115`, { smooth: 24 }).turn(90, 0, 0);
      const post = all(
        sweep(way`0 0 0, 0 -0.02 -0.3, 0 0.02 -0.66`, [0.1, 0.06, 0.06]),
        box(0.12, 0.16, 0.2, 0.03).at(0, 0.02, -0.72),
        put(
          lathe(flat`0 -0.36, 0.07 -0.33, 0.095 -0.24, 0.08 -0.1, 0.08 0.1, 0.095 0.24, 0.07 0.33, 0 0.36`, { smooth: 28, sides: 24 }),
          [0, 0.02, -0.76],
          [0, 0, 90],
        ),
        rod([-0.08, 0.02, -0.72], [0.08, 0.02, -0.72], 0.04),
      );
      const pair = (form: Form) => all(put(form, [-0.5, 0.5, 0.3], [-14, 14, 0]), put(form, [0.6, 0.46, -0.12], [-8, 130, 0]));
      return has("knot")
        ? [
            part("posts", main(metal), pair(post.at(0, 0, -0.1))),
            part("strands", main(metal), pair(all(strand(45)))),
            part("cross strands", second(metal === "gold" ? "silver" : "gold"), pair(strand(-45).scale(0.94))),
          ]
        : [
            part("frames", main(metal), pair(all(face, ...(has("square") ? [] : [beading]), post))),
            part("stones", second(tone === "onyx" ? "obsidian" : "porcelain", color), pair(stone)),
          ];
    },
  }),
];
