import { all, box, cylinder, sweep } from "@blenda/forge/language/form";
import { way } from "@blenda/forge/language/numbers";
import { part, program, turns } from "@blenda/forge/language/program";
import { rod } from "@blenda/forge/language/shorthand";
import { fixed, main, pane, second, third } from "@blenda/forge/language/substance";
import { ENAMELS } from "@blenda/forge/language/tones";

export const showers = [
  program({
    id: "shower",
    nouns: ["shower cabin", "shower stall", "shower cubicle"],
    about: "a shower cabin with glass walls and a shower head",
    metresPerUnit: 1,
    wears: ["tray wall", "tap pipe"],
    params: { width: [0.9, 1.05], height: [1.95, 2.1] },
    sockets: () => ({ inside: { at: [0, 0.14, 0], size: [0.7, 1.8, 0.7] } }),
    parts: ({ width, height }) => {
      const side = width / 2;
      const chrome = second("steel", 0xc9ced2);
      return [
        part(
          "tray",
          main("porcelain", 0xf2f2ee),
          box(width, 0.14, width, 0.03)
            .minus(box(width - 0.12, 0.14, width - 0.12, 0.02).at(0, 0.07, 0))
            .at(0, 0.07, 0),
        ),
        part(
          "walls",
          main("porcelain", 0xdfe9ea),
          all(
            box(width, height - 0.1, 0.04, 0.006).at(0, height / 2 + 0.1, -side + 0.02),
            box(0.04, height - 0.1, width, 0.006).at(-side + 0.02, height / 2 + 0.1, 0),
          ),
        ),
        part(
          "joints",
          fixed("concrete", 0xb8c4c6),
          all(
            box(width - 0.05, 0.008, 0.046, 0)
              .at(0, height / 2 + 0.1, -side + 0.02)
              .array(7, [0, height / 8, 0]),
            box(0.008, height - 0.12, 0.046, 0)
              .at(0, height / 2 + 0.1, -side + 0.02)
              .array(4, [width / 5, 0, 0]),
            box(0.046, 0.008, width - 0.05, 0)
              .at(-side + 0.02, height / 2 + 0.1, 0)
              .array(7, [0, height / 8, 0]),
          ),
        ),
        part(
          "posts",
          chrome,
          all(
            box(0.03, height, 0.03, 0.006).at(side - 0.02, height / 2 + 0.1, side - 0.02),
            box(0.03, 0.03, width, 0.006).at(side - 0.02, height + 0.09, 0),
            box(width, 0.03, 0.03, 0.006).at(0, height + 0.09, side - 0.02),
          ),
        ),
        part("side glass", pane(0xd6ecf2), box(0.012, height - 0.06, width - 0.06, 0).at(side - 0.02, height / 2 + 0.11, 0)),
        part("door", pane(0xd6ecf2), box(width - 0.08, height - 0.08, 0.012, 0).at(0, height / 2 + 0.11, side - 0.02), {
          motion: turns([-side + 0.03, 0, side - 0.02], [0, -1, 0], 0, 90),
        }),
        part(
          "handle",
          chrome,
          all(
            rod([side - 0.14, 0.95, side + 0.02], [side - 0.14, 1.25, side + 0.02], 0.012),
            rod([side - 0.14, 0.97, side - 0.02], [side - 0.14, 0.97, side + 0.02], 0.008),
            rod([side - 0.14, 1.23, side - 0.02], [side - 0.14, 1.23, side + 0.02], 0.008),
          ),
          { motion: turns([-side + 0.03, 0, side - 0.02], [0, -1, 0], 0, 90) },
        ),
        part(
          "pipe",
          chrome,
          all(
            sweep(
              way`0 1.05 ${-side + 0.06}, 0 1.6 ${-side + 0.06}, 0 ${height - 0.1} ${-side + 0.08}, 0 ${height - 0.02} ${-side + 0.2}, 0 ${height - 0.06} ${-side + 0.3}`,
              0.014,
            ),
            cylinder(0.13, 0.03, { top: 0.05, sides: 32 }).at(0, height - 0.08, -side + 0.3),
            cylinder(0.05, 0.05, { sides: 24 })
              .turn(90, 0, 0)
              .at(0, 1.05, -side + 0.06),
            box(0.16, 0.03, 0.03, 0.01).at(0, 1.05, -side + 0.1),
          ),
        ),
        part("shelf", chrome, all(box(0.26, 0.014, 0.1, 0.005).at(-side + 0.2, 1.2, -side + 0.09))),
        part(
          "bottle",
          third("plastic", ENAMELS.mint),
          all(
            cylinder(0.035, 0.16, { sides: 20 }).at(-side + 0.15, 1.29, -side + 0.09),
            cylinder(0.02, 0.03, { sides: 14 }).at(-side + 0.15, 1.385, -side + 0.09),
          ),
        ),
      ];
    },
  }),
];
