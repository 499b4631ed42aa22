import { all, box, cushion, cylinder, extrude, lathe, sphere, sweep } from "@blenda/forge/language/form";
import type { Flat } from "@blenda/forge/language/node";
import { flat, way } from "@blenda/forge/language/numbers";
import { ellipse, roundedRectangle } from "@blenda/forge/language/outlines";
import { four, many, twin } from "@blenda/forge/language/places";
import { part, pick, program, turns, whole } from "@blenda/forge/language/program";
import { rod } from "@blenda/forge/language/shorthand";
import { fixed, looking, main, second } from "@blenda/forge/language/substance";
import { CLOTHS, WOODS } from "@blenda/forge/language/tones";

export const lounging = [
  program({
    id: "rocking chair",
    nouns: ["rocker chair", "rocking armchair"],
    about: "a chair on two curved runners that rocks to and fro",
    metresPerUnit: 1,
    wears: ["frame wood", "cushion seat"],
    params: {
      back: [1.12, 1.22],
      spindles: whole(5, 8),
      wood: pick("oak", "walnut", "cherry"),
      cloth: pick("sage", "navy", "rust", "oat"),
    },
    sockets: () => ({ seat: { at: [0, 0.51, 0.02], size: [0.5, 0.8, 0.46] } }),
    parts: ({ back, spindles, wood, cloth }) => [
      part(
        "frame",
        main("wood", WOODS[wood]),
        all(
          sweep(way`0.27 0.17 -0.56, 0.27 0.06 -0.3, 0.27 0.03 0, 0.27 0.06 0.28, 0.27 0.13 0.46`, 0.026).mirror("x"),
          rod([0.27, 0.05, 0.2], [0.27, 0.7, 0.22], 0.02, 0.026).mirror("x"),
          sweep(way`0.27 0.06 -0.24, 0.265 0.5 -0.24, 0.265 0.8 -0.3, 0.25 ${back} -0.42`, [0.024, 0.028, 0.02]).mirror("x"),
          sweep(way`0.275 0.7 -0.28, 0.3 0.715 0, 0.29 0.71 0.26`, [0.026, 0.036, 0.04], { flatten: 0.45 }).mirror("x"),
          rod([-0.27, 0.24, 0.2], [0.27, 0.24, 0.2], 0.016),
          rod([-0.27, 0.3, -0.24], [0.27, 0.3, -0.24], 0.016),
          box(0.58, 0.045, 0.52, 0.02).at(0, 0.44, 0),
          sweep(way`-0.3 ${back} -0.41, 0 ${back + 0.06} -0.46, 0.3 ${back} -0.41`, [0.03, 0.055, 0.03], { flatten: 0.4 }),
        ),
      ),
      part(
        "spindles",
        main("wood", WOODS[wood]),
        many(spindles, (at) => {
          const x = ((at + 0.5) / spindles - 0.5) * 0.48;
          return sweep(way`${x} 0.45 -0.22, ${x * 0.98} 0.75 -0.31, ${x * 0.95} ${back + 0.03} -0.43`, [0.011, 0.016, 0.01]);
        }),
      ),
      part("cushion", second("fabric", CLOTHS[cloth]), cushion(0.52, 0.09, 0.47).at(0, 0.49, 0.01)),
    ],
  }),
  program({
    id: "beanbag",
    nouns: ["bean bag", "beanbag chair", "bean bag chair", "sitting sack"],
    about: "a big soft sack to sit in",
    metresPerUnit: 0.8,
    wears: ["cover", "seam handle"],
    params: { height: [0.72, 0.88], panels: whole(6, 8), cloth: pick("rust", "sage", "navy", "mustard", "plum") },
    sockets: ({ height }) => ({ seat: { at: [0, height * 0.62, 0.12], size: [0.6, 0.8, 0.5] } }),
    parts: ({ height, panels, cloth }) => [
      part(
        "cover",
        main("fabric", CLOTHS[cloth]),
        lathe(flat`0 0, 0.34 0.01, 0.52 0.1, 0.56 0.24, 0.5 0.4, 0.37 0.56, 0.22 0.7, 0.1 0.79, 0.05 0.83, 0 0.84`, {
          smooth: 44,
          sides: 84,
          ribs: panels,
          ribDepth: 0.09,
        })
          .scale(1, height * 1.15, 1)
          .bend(-24)
          .at(0, 0, 0.1),
      ),
      part(
        "cap",
        second("leather", 0x5a4331),
        all(
          lathe(flat`0 -0.03, 0.1 -0.05, 0.11 -0.035, 0.05 0.03, 0 0.035`, { smooth: 16, sides: 32 }),
          sweep(way`-0.07 0 0, -0.05 0.09 0, 0.05 0.09 0, 0.07 0 0`, 0.022, { flatten: 0.4 }),
        )
          .turn(-24, 0, 0)
          .at(0, height * 0.9, -0.1),
      ),
    ],
  }),
  program({
    id: "ottoman",
    nouns: ["pouf", "pouffe", "footrest", "hassock"],
    about: "a low padded seat or footrest without a back",
    metresPerUnit: 0.6,
    wears: ["cover cushion", "leg foot"],
    params: { width: [0.95, 1.15], depth: [0.7, 0.9], cloth: pick("rust", "sage", "navy", "mustard", "plum"), wood: pick("oak", "walnut") },
    traits: { round: "circular" },
    sockets: () => ({ seat: { at: [0, 0.62, 0], size: [0.9, 0.9, 0.7] }, top: { at: [0, 0.62, 0], size: [0.9, 0.9, 0.7] } }),
    parts: ({ width, depth, cloth, wood }, ask) => {
      const cloths = main("fabric", CLOTHS[cloth]);
      const buttons = sphere(0.022, 0.6, 12)
        .array(3, [width * 0.28, 0, 0])
        .array(2, [0, 0, depth * 0.4])
        .at(0, 0.612, 0);
      if (ask.has("round"))
        return [
          part(
            "cover",
            cloths,
            lathe(flat`0 0.02, 0.46 0.02, 0.56 0.12, 0.58 0.28, 0.54 0.44, 0.4 0.52, 0.12 0.53, 0 0.52`, {
              smooth: 36,
              sides: 72,
              ribs: 12,
              ribDepth: 0.05,
            }),
          ),
          part("button", second("leather", 0x5a4331), sphere(0.06, 0.5, 20).at(0, 0.525, 0)),
        ];
      return [
        part("body", cloths, cushion(width, 0.34, depth).at(0, 0.31, 0)),
        part("top", cloths, cushion(width + 0.03, 0.2, depth + 0.03).at(0, 0.52, 0)),
        part("buttons", second("wood", WOODS[wood]), buttons),
        part(
          "legs",
          second("wood", WOODS[wood]),
          four(cylinder(0.03, 0.2, { top: 0.05, sides: 20 }), width / 2 - 0.1, 0.1, depth / 2 - 0.1),
        ),
      ];
    },
  }),
  program({
    id: "mirror",
    is: ["hung flat"],
    nouns: ["standing mirror", "wall mirror", "full-length mirror", "looking glass", "cheval mirror", "vanity mirror"],
    about: "a mirror in a frame, standing on feet or for the wall",
    metresPerUnit: 1,
    wears: ["frame stand"],
    params: { width: [0.5, 0.6], height: [1.25, 1.45], form: pick("oval", "arched", "plain"), wood: pick("oak", "walnut", "cherry") },
    variants: {
      oval: { words: "round circular", set: { form: "oval", width: 0.9, height: 0.9 } },
      arched: { words: "arch", set: { form: "arched" } },
      rectangular: { words: "square", set: { form: "plain" } },
    },
    traits: { wall: "hanging wall-mounted bathroom" },
    sockets: ({ height }) => ({ grip: { at: [0, height / 2 + 0.2, 0], size: [0.1, 0.1, 0.1] } }),
    parts: ({ width, height, form, wood }, ask) => {
      const outline = (w: number, h: number) => mirrorOutline(form, w, h);
      const middle = ask.has("wall") ? height / 2 : height / 2 + 0.2;
      const tilt = turns([0, middle, 0], [1, 0, 0], -15, 15);
      const lean = ask.has("wall") ? 0 : -5;
      return [
        part(
          "frame",
          main("wood", WOODS[wood]),
          extrude(outline(width, height), 0.06, 0.018, [outline(width - 0.11, height - 0.11)])
            .turn(lean, 0, 0)
            .at(0, middle, 0),
          { motion: tilt },
        ),
        part(
          "glass",
          looking(-height / 2, height / 2),
          extrude(outline(width - 0.09, height - 0.09), 0.02, 0)
            .turn(lean, 0, 0)
            .at(0, middle, 0.004),
          { motion: tilt },
        ),
        part(
          "back",
          fixed("wood", 0x5a4030),
          extrude(outline(width - 0.05, height - 0.05), 0.02, 0)
            .turn(lean, 0, 0)
            .at(0, middle, -0.014),
          { motion: tilt },
        ),
        !ask.has("wall") &&
          part(
            "stand",
            main("wood", WOODS[wood]),
            all(
              twin(
                lathe(
                  flat`
                    0 0, 0.03 0, 0.034 0.06, 0.02 0.12, 0.028 0.3, 0.018 0.6, 0.026 0.85, 0.014 0.92, 0.034 0.96, 0.026 1.02, 0 1.04
                  `,
                  { smooth: 40, sides: 16 },
                ),
                width / 2 + 0.05,
                0.08,
                0,
              ),
              twin(
                sweep(way`0 0.03 0.3, 0 0.1 0.16, 0 0.11 0, 0 0.1 -0.16, 0 0.03 -0.3`, [0.03, 0.024, 0.034, 0.024, 0.03]),
                width / 2 + 0.05,
                0,
                0,
              ),
              rod([-width / 2 - 0.05, 0.13, 0], [width / 2 + 0.05, 0.13, 0], 0.018),
            ),
          ),
        !ask.has("wall") &&
          part("knobs", second("brass"), twin(cylinder(0.022, 0.07, { sides: 16 }).turn(0, 0, 90), width / 2 + 0.03, middle, 0)),
      ];
    },
  }),
];

function mirrorOutline(form: "oval" | "arched" | "plain", width: number, height: number): Flat[] {
  if (form === "oval") return ellipse(width, height, 48);
  if (form === "plain") return roundedRectangle(width, height, 0.02, 2);
  const [w, h] = [width / 2, height / 2];
  const arch = Array.from({ length: 19 }, (_, at): Flat => [w * Math.cos((at / 18) * Math.PI), h - w + w * Math.sin((at / 18) * Math.PI)]);
  return [[-w, -h], [w, -h], ...arch];
}
