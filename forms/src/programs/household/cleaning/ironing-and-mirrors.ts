import { all, box, cylinder, extrude, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { flat, way } from "@blenda/forge/language/numbers";
import { ellipse, roundedRectangle, softOutline } from "@blenda/forge/language/outlines";
import { many } from "@blenda/forge/language/places";
import { part, pick, program, slides, spins, turns, whole } from "@blenda/forge/language/program";
import { rod } from "@blenda/forge/language/shorthand";
import { fixed, looking, main, pane, second, third } from "@blenda/forge/language/substance";
import { CLOTHS, ENAMELS } from "@blenda/forge/language/tones";

export const atHome = [
  program({
    id: "ironing board",
    nouns: ["ironing table"],
    about: "a padded board on crossed legs for ironing",
    metresPerUnit: 1,
    wears: ["cover", "leg frame"],
    params: { long: [1.2, 1.35], height: [0.82, 0.92], cloth: pick("navy", "sage", "rust", "mustard") },
    sockets: ({ long, height }) => ({ top: { at: [0.2, height + 0.02, 0], size: [long * 0.5, 0.4, 0.3] } }),
    parts: ({ long, height, cloth }) => {
      const outline = softOutline(
        flat`${-long / 2} 0, ${-long * 0.42} -0.1, ${-long * 0.2} -0.17, ${long * 0.3} -0.19, ${long * 0.49} -0.17, ${long * 0.49} 0.17, ${long * 0.3} 0.19, ${-long * 0.2} 0.17, ${-long * 0.42} 0.1`,
        5,
      );
      const leg = (sign: number) =>
        all(
          sweep(way`${sign * 0.34} 0.02 0.2, ${sign * 0.2} 0.16 0.06, ${-sign * 0.3} ${height - 0.03} 0.06`, 0.014).mirror("z"),
          rod([sign * 0.34, 0.02, -0.2], [sign * 0.34, 0.02, 0.2], 0.016),
        );
      return [
        part("cover", main("fabric", CLOTHS[cloth]), extrude(outline, 0.045, 0.018).turn(-90, 0, 0).at(0, height, 0)),
        part(
          "trim",
          second("steel"),
          extrude(
            outline.map(([x, y]) => [x * 0.97, y * 0.94] as const),
            0.03,
            0.006,
          )
            .turn(-90, 0, 0)
            .at(0, height - 0.026, 0),
        ),
        part("legs", second("steel"), leg(1)),
        part("other legs", second("steel"), leg(-1).scale(1, 1, 0.8), { motion: turns([0, height / 2, 0], [0, 0, 1], 0, 40) }),
        part(
          "rest",
          second("steel"),
          all(
            box(0.24, 0.012, 0.3, 0.004).at(long / 2 + 0.08, height - 0.02, 0),
            rod([long / 2 - 0.05, height - 0.02, 0.1], [long / 2 + 0.2, height - 0.02, 0.1], 0.01).mirror("z"),
          ),
        ),
      ];
    },
  }),
  program({
    id: "hand mirror",
    nouns: ["handheld mirror", "vanity hand mirror", "magic mirror"],
    about: "a small oval mirror with a handle",
    metresPerUnit: 0.2,
    wears: ["frame handle", "stone ornament"],
    params: { wide: [0.56, 0.66], tall: [0.7, 0.8], beads: whole(10, 14) },
    sockets: () => ({ grip: { at: [0, 0.26, 0], size: [0.1, 0.4, 0.1] } }),
    parts: ({ wide, tall, beads }) => {
      const y = 0.6 + tall / 2;
      return [
        part(
          "frame",
          main("gold"),
          all(
            extrude(ellipse(wide, tall, 48), 0.07, 0.024, [ellipse(wide - 0.12, tall - 0.12, 44)]).at(0, y, 0),
            extrude(ellipse(wide - 0.06, tall - 0.06, 44), 0.03, 0.006).at(0, y, -0.016),
          ),
        ),
        part(
          "handle",
          main("gold"),
          lathe(flat`0 0, 0.06 0.02, 0.07 0.06, 0.04 0.12, 0.05 0.3, 0.035 0.46, 0.06 0.56, 0.1 0.62, 0 0.64`, {
            smooth: 40,
            sides: 24,
          }).scale(1, 1, 0.6),
        ),
        part("glass", looking(-tall / 2, tall / 2), extrude(ellipse(wide - 0.1, tall - 0.1, 44), 0.02, 0).at(0, y, 0.006)),
        part(
          "beads",
          second("crystal", 0xb3404f),
          many(beads, (at) =>
            sphere(0.022, 1, 10).at(
              Math.sin((at / beads) * 6.283) * (wide / 2 - 0.03),
              y + Math.cos((at / beads) * 6.283) * (tall / 2 - 0.03),
              0.036,
            ),
          ),
        ),
      ];
    },
  }),
  program({
    id: "thermometer",
    nouns: ["wall thermometer", "room thermometer"],
    about: "a thermometer with a red column on a board",
    metresPerUnit: 0.2,
    wears: ["board", "column"],
    params: { level: [0.4, 0.85], tall: [1.1, 1.3], tone: pick("cream", "mint", "blue") },
    sockets: () => ({ grip: { at: [0, 0.3, 0], size: [0.3, 0.3, 0.1] } }),
    parts: ({ level, tall, tone }) => [
      part("board", main("paint", ENAMELS[tone]), extrude(roundedRectangle(0.4, tall, 0.16, 6), 0.05, 0.016).at(0, tall / 2, 0)),
      part("tube", pane(0xe6f2f6), all(rod([0, 0.2, 0.05], [0, tall - 0.12, 0.05], 0.034), sphere(0.085, 1, 24).at(0, 0.17, 0.05))),
      part(
        "column",
        second("plastic", 0xc4281f),
        all(rod([0, 0.2, 0.05], [0, 0.26 + (tall - 0.42) * level, 0.05], 0.016), sphere(0.066, 1, 20).at(0, 0.17, 0.05)),
      ),
      part(
        "marks",
        fixed("iron", 0x2b2d31),
        many(15, (at) =>
          box(at % 5 ? 0.05 : 0.09, 0.009, 0.01, 0.001)
            .at(at % 5 ? 0.085 : 0.105, 0.32 + (at * (tall - 0.52)) / 14, 0.026)
            .mirror("x"),
        ),
      ),
      part(
        "ring",
        fixed("brass"),
        all(
          hoop(0.04, 0.01)
            .turn(90, 0, 0)
            .at(0, tall + 0.03, 0),
          box(0.12, 0.03, 0.03, 0.006).at(0, 0.3, 0.05),
          box(0.12, 0.03, 0.03, 0.006).at(0, tall - 0.16, 0.05),
        ),
      ),
    ],
  }),
  program({
    id: "matchbox",
    nouns: ["box of matches", "matches", "match"],
    about: "an open box of matches",
    metresPerUnit: 0.06,
    wears: ["sleeve box", "match head"],
    params: { out: [0.3, 0.45], count: whole(8, 11) },
    sockets: () => ({ grip: { at: [0, 0.15, 0], size: [0.8, 0.2, 0.4] } }),
    parts: ({ out, count }) => {
      const motion = slides([1, 0, 0], 0.3);
      return [
        part(
          "sleeve",
          main("paper", 0xb8342b),
          box(0.96, 0.3, 0.6, 0.01)
            .minus(box(1.2, 0.26, 0.56, 0))
            .at(0, 0.15, 0),
        ),
        part(
          "label",
          third("paper", 0xf1e2b8),
          all(box(0.7, 0.012, 0.42, 0.002).at(0, 0.299, 0), cylinder(0.13, 0.02, { sides: 28, bevel: 0 }).at(0, 0.3, 0)),
        ),
        part("striker", fixed("stone", 0x4a3226), box(0.9, 0.22, 0.012, 0.002).at(0, 0.15, 0.298).mirror("z")),
        part(
          "tray",
          fixed("paper", 0xd9c9a2),
          box(0.94, 0.24, 0.54, 0.006)
            .minus(box(0.9, 0.24, 0.5, 0).at(0, 0.03, 0))
            .at(out, 0.148, 0),
          { motion },
        ),
        part(
          "sticks",
          fixed("wood", 0xd9b782),
          many(count, (at) =>
            rod([out - 0.42, 0.1, 0], [out + 0.36, 0.1 + (at % 3) * 0.05, 0], 0.02).at(0, 0, (at - (count - 1) / 2) * 0.044),
          ),
          { motion },
        ),
        part(
          "heads",
          second("plastic", 0x8e1f1a),
          many(count, (at) => sphere(0.034, 1.2, 12).at(out + 0.38, 0.1 + (at % 3) * 0.05, (at - (count - 1) / 2) * 0.044)),
          { motion },
        ),
      ];
    },
  }),
  program({
    id: "vise",
    nouns: ["bench vise", "vice", "bench vice"],
    about: "a heavy iron vise for a workbench with a screw and two jaws",
    metresPerUnit: 0.3,
    wears: ["body", "jaw screw"],
    params: { gap: [0.14, 0.26], tone: pick("blue", "mint", "red") },
    sockets: ({ gap }) => ({ slot: { at: [gap / 2, 0.56, 0], size: [gap, 0.3, 0.4] } }),
    parts: ({ gap, tone }) => {
      const motion = slides([1, 0, 0], 0.15);
      const paint = main("paint", ENAMELS[tone]);
      return [
        part(
          "body",
          paint,
          all(
            cylinder(0.3, 0.08, { sides: 40, bevel: 0.02 }).at(-0.14, 0.04, 0),
            cylinder(0.2, 0.14, { top: 0.16, sides: 36 }).at(-0.14, 0.14, 0),
            box(0.52, 0.2, 0.3, 0.05).at(-0.22, 0.3, 0),
            extrude(softOutline(flat`-0.3 0.3, 0 0.3, 0 0.66, -0.1 0.66, -0.16 0.46, -0.3 0.42`, 3), 0.42, 0.02),
            box(0.2, 0.05, 0.24, 0.014).at(-0.36, 0.42, 0),
          ),
        ),
        part(
          "slide",
          paint,
          all(
            box(0.62, 0.13, 0.16, 0.02).at(0.14 + gap * 0.5, 0.3, 0),
            extrude(flat`0 0.22, 0.16 0.22, 0.18 0.4, 0.1 0.66, 0 0.66`, 0.42, 0.02).at(gap, 0, 0),
          ),
          { motion },
        ),
        part(
          "jaws",
          second("steel", 0xb4b9be),
          all(box(0.03, 0.13, 0.44, 0.006).at(-0.004, 0.59, 0), box(0.03, 0.13, 0.44, 0.006).at(gap + 0.004, 0.59, 0)),
        ),
        part(
          "screw",
          second("steel", 0xb4b9be),
          all(
            rod([gap + 0.1, 0.3, 0], [gap + 0.36, 0.3, 0], 0.04),
            sphere(0.07, 1, 24).at(gap + 0.38, 0.3, 0),
            rod([gap + 0.38, 0.3, -0.3], [gap + 0.38, 0.3, 0.3], 0.02),
            sphere(0.034, 1, 14)
              .at(gap + 0.38, 0.3, 0.3)
              .mirror("z"),
          ),
          { motion: spins([gap + 0.38, 0.3, 0], [1, 0, 0]) },
        ),
        part("bolts", fixed("iron"), cylinder(0.035, 0.03, { sides: 6, bevel: 0.006 }).at(0, 0.09, 0.23).ring(3, 60).at(-0.14, 0, 0)),
      ];
    },
  }),
];
