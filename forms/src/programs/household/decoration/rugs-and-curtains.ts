import { all, box, cylinder, extrude, type Form, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import type { Flat } from "@blenda/forge/language/node";
import { flat, way } from "@blenda/forge/language/numbers";
import { circle, ellipse, roundedRectangle } from "@blenda/forge/language/outlines";
import { many, twin } from "@blenda/forge/language/places";
import { type ProgramPart, part, pick, program, whole } from "@blenda/forge/language/program";
import { rod } from "@blenda/forge/language/shorthand";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
import { CLOTHS, WOODS } from "@blenda/forge/language/tones";

/** What hangs in a frame: a landscape or somebody's portrait, half as wide and high as said. */
function painting(w: number, h: number, peak: number, isPortrait: boolean, set: (form: Form) => Form): ProgramPart[] {
  // Painted in layers, each a little nearer than the one behind it.
  const layer = (name: string, color: number, near: number, outline: readonly Flat[]) =>
    part(name, fixed("paper", color), set(extrude(outline, 0.012, 0).at(0, 0, near * 0.004)));
  const hill = (points: readonly number[]) => flat([-w, -h, w, -h, ...points]);
  const round = (wide: number, tall: number, x: number, y: number) => ellipse(wide, tall, 36).map(([u, v]) => [u + x, v + y] as const);
  return isPortrait
    ? [
        layer(
          "shoulders",
          0x2f4a63,
          1,
          hill([w * 0.86, -h, w * 0.7, -h * 0.52, w * 0.2, -h * 0.34, -w * 0.2, -h * 0.34, -w * 0.7, -h * 0.52, -w * 0.86, -h]),
        ),
        layer("hair", 0x4a2f20, 1, round(w * 0.92, h * 0.98, 0, h * 0.2)),
        layer("neck", 0xd19f7a, 2, flat`${-w * 0.15} ${-h * 0.5}, ${w * 0.15} ${-h * 0.5}, ${w * 0.15} 0, ${-w * 0.15} 0`),
        layer("face", 0xe6b992, 3, round(w * 0.64, h * 0.72, 0, h * 0.1)),
        layer("eyes", 0x2b2320, 4, round(w * 0.08, h * 0.04, w * 0.13, h * 0.16)),
        layer("eyes", 0x2b2320, 4, round(w * 0.08, h * 0.04, -w * 0.13, h * 0.16)),
        layer("mouth", 0xa8483f, 4, round(w * 0.2, h * 0.05, 0, -h * 0.08)),
      ]
    : [
        layer("sun", 0xf6d27a, 1, round(h * 0.46, h * 0.46, w * 0.4, h * 0.42)),
        layer(
          "far hills",
          0x6d8fa6,
          2,
          hill([w, h * 0.05, w * 0.55, peak + 0.1, w * 0.2, -0.02, -w * 0.3, peak + 0.16, -w * 0.7, 0.04, -w, 0.12]),
        ),
        layer("near hills", 0x4c7350, 3, hill([w, -h * 0.1, w * 0.3, -h * 0.42, -w * 0.2, -h * 0.2, -w * 0.6, -h * 0.4, -w, -h * 0.25])),
        layer("field", 0xc3a95c, 4, hill([w, -h * 0.62, w * 0.2, -h * 0.56, -w * 0.5, -h * 0.7, -w, -h * 0.6])),
      ];
}

export const furnishings = [
  program({
    id: "coat rack",
    is: ["rack"],
    nouns: ["coat stand", "hat stand", "hat rack", "coat tree", "coat hanger stand", "hall tree", "clothes stand"],
    about: "a pole with hooks for coats and hats",
    metresPerUnit: 1,
    wears: ["pole hook", "knob"],
    params: { height: [1.6, 1.75], hooks: whole(4, 6), feet: whole(3, 4), wood: pick("oak", "walnut", "cherry") },
    sockets: ({ height }) => ({ head: { at: [0, height + 0.05, 0], size: [0.2, 0.3, 0.2] } }),
    parts: ({ height, hooks, feet, wood }) => [
      part(
        "pole",
        main("wood", WOODS[wood]),
        lathe(
          flat`
            0 0.06, 0.05 0.08, 0.045 0.2, 0.026 0.26, 0.034 0.4, 0.024 0.75, 0.026 1.2, 0.04 1.3, 0.024 1.36, 0.024 1.6, 0.04 1.62,
            0.03 1.67, 0 1.69
          `,
          { sides: 24 },
        ).scale(1, height / 1.69, 1),
      ),
      part(
        "feet",
        main("wood", WOODS[wood]),
        sweep(way`0 0.2 0.02, 0 0.24 0.12, 0 0.14 0.24, 0 0.03 0.36`, [0.028, 0.03, 0.024, 0.03]).ring(feet, 45),
      ),
      part(
        "hooks",
        main("wood", WOODS[wood]),
        all(
          sweep(
            way`0 ${height - 0.16} 0.01, 0 ${height - 0.15} 0.12, 0 ${height - 0.04} 0.19, 0 ${height + 0.05} 0.18`,
            [0.02, 0.018, 0.014],
          ).ring(hooks),
          sweep(way`0 ${height - 0.36} 0.01, 0 ${height - 0.36} 0.08, 0 ${height - 0.3} 0.12`, [0.018, 0.012]).ring(hooks, 180 / hooks),
        ),
      ),
      part(
        "knobs",
        second("brass"),
        all(
          sphere(0.024, 1, 14)
            .at(0, height + 0.06, 0.18)
            .ring(hooks),
          sphere(0.018, 1, 12)
            .at(0, height - 0.29, 0.122)
            .ring(hooks, 180 / hooks),
        ),
      ),
    ],
  }),
  program({
    id: "folding screen",
    nouns: ["room divider", "privacy screen", "shoji screen", "dressing screen", "partition screen"],
    about: "a standing screen of hinged panels to divide a room",
    metresPerUnit: 1,
    wears: ["frame wood", "panel paper cloth"],
    params: { panels: whole(3, 4), height: [1.55, 1.75], rows: whole(4, 6), wood: pick("walnut", "cherry", "oak") },
    parts: ({ panels, height, rows, wood }) => {
      const folded = (form: ReturnType<typeof box>) =>
        many(panels, (at) => form.turn(0, at % 2 ? 28 : -28, 0).at((at - (panels - 1) / 2) * 0.445, height / 2 + 0.06, 0));
      return [
        part(
          "frame",
          main("wood", WOODS[wood]),
          folded(
            all(
              extrude(roundedRectangle(0.5, height, 0.01, 1), 0.035, 0.006, [
                roundedRectangle(0.43, height - 0.08, 0.005, 1).map(([x, y]) => [x, y + 0.005] as const),
              ]),
              twin(box(0.035, 0.1, 0.034), 0.232, -height / 2 - 0.01, 0),
            ),
          ),
        ),
        part(
          "lattice",
          main("wood", WOODS[wood]),
          folded(
            all(
              box(0.44, 0.014, 0.016, 0.003).array(rows, [0, height / (rows + 1), 0]),
              box(0.014, height - 0.06, 0.014, 0.003).array(2, [0.145, 0, 0]),
              box(0.44, 0.3, 0.02, 0.004).at(0, -height / 2 + 0.17, 0),
            ),
          ),
        ),
        part("paper", second("paper", 0xf0e8d4), folded(box(0.45, height - 0.06, 0.006, 0))),
      ];
    },
  }),
  program({
    id: "picture frame",
    is: ["hung flat"],
    nouns: ["photo frame", "framed picture", "painting", "framed painting", "picture", "frame", "artwork"],
    about: "a framed painting of a landscape",
    metresPerUnit: 0.5,
    wears: ["frame", "mat border"],
    params: { width: [1.1, 1.35], height: [0.85, 1], peak: [0.1, 0.26], wide: [0.08, 0.13] },
    variants: { portrait: { words: "upright vertical tall", set: { width: 0.8, height: 1.1 } } },
    parts: ({ width, height, peak, wide }, ask) => {
      const [w, h] = [width / 2 - 0.12, height / 2 - 0.12];
      const lean = (form: Form) => form.at(0, height / 2, 0).turn(-10, 0, 0);
      return [
        part(
          "frame",
          main(ask.isStyle("modern") ? "plastic" : "brass", ask.isStyle("modern") ? 0x222326 : 0xc9a050),
          lean(
            all(
              extrude(rectangle(width + wide, height + wide), 0.07, 0.024, [rectangle(width - 0.1, height - 0.1)]),
              extrude(rectangle(width - 0.05, height - 0.05), 0.085, 0.014, [rectangle(width - 0.12, height - 0.12)]),
            ),
          ),
        ),
        part(
          "mat",
          second("paper", 0xf3eee0),
          lean(extrude(rectangle(width - 0.09, height - 0.09), 0.02, 0, [rectangle(w * 2, h * 2)]).at(0, 0, 0.008)),
        ),
        part("ground", fixed("paper", ask.has("portrait") ? 0x8a9a86 : 0x9cc3da), lean(box(w * 2 + 0.03, h * 2 + 0.03, 0.012, 0))),
        ...painting(w, h, peak, ask.has("portrait"), lean),
        part(
          "strut",
          fixed("wood", 0x4a3524),
          box(0.16, height * 0.62, 0.02)
            .at(0, height * 0.31, 0)
            .turn(18, 0, 0)
            .at(0, 0, -height * 0.335),
        ),
      ];
    },
  }),
  program({
    id: "rug",
    nouns: ["carpet", "floor mat", "doormat", "area rug", "persian rug", "tapestry rug"],
    about: "a woven carpet for the floor with a border, a pattern and fringes",
    metresPerUnit: 1,
    wears: ["field ground", "border pattern", "fringe"],
    params: { width: [1.9, 2.3], depth: [1.2, 1.4], diamonds: whole(2, 4), cloth: pick("rust", "navy", "plum", "sage") },
    traits: { round: "circular" },
    sockets: ({ width, depth }) => ({ top: { at: [0, 0.045, 0], size: [width * 0.8, 1.5, depth * 0.8] } }),
    parts: ({ width, depth, diamonds, cloth }, ask) => {
      const layer = (outline: readonly (readonly [number, number])[], height: number) =>
        extrude(outline, height, 0.004)
          .turn(-90, 0, 0)
          .at(0, height / 2, 0);
      const step = (width - 0.5) / diamonds;
      const diamond = (size: number) => flat`0 ${-size * depth}, ${step * size} 0, 0 ${size * depth}, ${-step * size} 0`;
      if (ask.has("round"))
        return [0.8, 0.72, 0.64, 0.5, 0.3, 0.18].map((radius, at) =>
          part(
            at % 2 ? "band" : "field",
            at % 2 ? second("fabric", 0xe6d9bd) : main("fabric", CLOTHS[cloth]),
            layer(circle(radius, 64), 0.03 + at * 0.004),
          ),
        );
      return [
        part("field", main("fabric", CLOTHS[cloth]), layer(roundedRectangle(width, depth, 0.02, 2), 0.03)),
        part(
          "border",
          second("fabric", 0xe6d9bd),
          all(
            layer(roundedRectangle(width - 0.14, depth - 0.14, 0.01, 1), 0.034),
            many(diamonds, (at) => layer(diamond(0.34), 0.042).at((at - (diamonds - 1) / 2) * step, 0, 0)),
          ),
        ),
        part(
          "inner field",
          main("fabric", CLOTHS[cloth]),
          all(
            layer(roundedRectangle(width - 0.26, depth - 0.26, 0.01, 1), 0.038),
            many(diamonds, (at) => layer(diamond(0.24), 0.046).at((at - (diamonds - 1) / 2) * step, 0, 0)),
          ),
        ),
        part(
          "medallions",
          third("fabric", 0xc99a3a),
          many(diamonds, (at) => layer(diamond(0.13), 0.05).at((at - (diamonds - 1) / 2) * step, 0, 0)),
        ),
        part(
          "fringe",
          third("fabric", 0xe9dfc6),
          cylinder(0.011, 0.12, { sides: 6, bevel: 0 })
            .turn(0, 0, 86)
            .at(width / 2 + 0.045, 0.014, 0)
            .array(Math.round(depth / 0.04), [0, 0, 0.039])
            .mirror("x"),
        ),
      ];
    },
  }),
  program({
    id: "curtain",
    nouns: ["curtains", "drapes", "drape", "window curtain", "stage curtain"],
    about: "two long curtains gathered at the sides, hanging from a rod",
    metresPerUnit: 1,
    wears: ["cloth", "rod ring", "tie"],
    params: { height: [1.9, 2.2], folds: whole(6, 8), width: [0.8, 0.95], cloth: pick("rust", "sage", "navy", "plum", "mustard") },
    traits: { closed: "drawn shut" },
    parts: ({ height, folds, width, cloth }, ask) => {
      const half = many(folds, (at) => {
        const x = width - (at + 0.5) * (width / folds) * 0.92;
        const tied = ask.has("closed") ? x : width - 0.12 - at * 0.022;
        const low = ask.has("closed") ? x : width - (at + 0.5) * (width / folds) * 0.62;
        const z = at % 2 ? 0.025 : -0.025;
        return sweep(
          way`${x} ${height} ${z}, ${(x * 3 + tied) / 4} ${height * 0.8} ${z}, ${(x + tied * 2) / 3} ${height * 0.56} ${z}, ${tied} ${height * 0.4} ${z}, ${low} ${height * 0.26} ${z}, ${low} 0.03 ${z}`,
          ask.has("closed") ? 0.075 : [0.07, 0.075, 0.06, 0.04, 0.05, 0.062],
        );
      });
      const rings = many(folds, (at) =>
        hoop(0.04, 0.008, 16)
          .turn(0, 0, 90)
          .at(width - (at + 0.5) * (width / folds) * 0.92, height + 0.05, 0),
      );
      return [
        part("cloth", main("fabric", CLOTHS[cloth]), half.mirror("x")),
        part("rings", second("brass"), rings.mirror("x")),
        part(
          "rod",
          second("brass"),
          all(
            rod([-width - 0.16, height + 0.06, 0], [width + 0.16, height + 0.06, 0], 0.022),
            twin(sphere(0.055, 1, 20), width + 0.18, height + 0.06, 0),
            twin(box(0.03, 0.04, 0.14), width + 0.1, height + 0.06, -0.06),
          ),
        ),
        !ask.has("closed") &&
          part(
            "ties",
            third("fabric", 0xd9b45a),
            twin(cylinder(0.5, 0.07, { bevel: 0.02 }).scale(0.24, 1, 0.17), width - 0.19, height * 0.4, 0),
          ),
      ];
    },
  }),
];

const rectangle = (width: number, height: number) =>
  flat([-width, -height, width, -height, width, height, -width, height].map((side) => side / 2));
