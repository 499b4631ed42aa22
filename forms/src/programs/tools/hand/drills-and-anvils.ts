import { all, box, cylinder, extrude, lathe, loft, sweep, torus } from "@blenda/forge/language/form";
import { flat, row, slices } from "@blenda/forge/language/numbers";
import { softOutline } from "@blenda/forge/language/outlines";
import { many } from "@blenda/forge/language/places";
import { part, pick, program, slides, spins } from "@blenda/forge/language/program";
import { fixed, main, second } from "@blenda/forge/language/substance";
import { ENAMELS, WOODS } from "@blenda/forge/language/tones";

/** A thread: a wire wound round a bolt that may taper. */
const thread = (radius: number, tip: number, from: number, to: number, rounds: number) =>
  sweep(
    Array.from({ length: rounds * 10 + 1 }, (_, at) => {
      const t = at / (rounds * 10);
      const r = radius + (tip - radius) * t;
      return [r * Math.cos((at * Math.PI) / 5), from + (to - from) * t, r * Math.sin((at * Math.PI) / 5)] as const;
    }),
    (to - from) / rounds / 3.2,
    { isStraight: true },
  );

export const workshop = [
  program({
    id: "drill",
    nouns: ["power drill", "cordless drill", "electric drill", "electric screwdriver"],
    about: "a cordless drill with a chuck, a trigger and a battery",
    metresPerUnit: 0.22,
    wears: ["body case", "grip battery"],
    params: { long: [0.62, 0.74], tone: pick("red", "mint", "blue"), bit: [0.34, 0.46] },
    sockets: () => ({ grip: { at: [-0.2, 0.5, 0], size: [0.2, 0.3, 0.2] } }),
    parts: ({ long, tone, bit }) => {
      const x = long / 2;
      const motion = spins([0, 1.02, 0], [1, 0, 0]);
      const black = second("rubber", 0x232427);
      return [
        part(
          "body",
          main("plastic", ENAMELS[tone]),
          all(
            lathe(
              flat`0 ${-x - 0.1}, 0.14 ${-x - 0.1}, 0.19 ${-x}, 0.2 ${-x + 0.12}, 0.2 ${x - 0.2}, 0.17 ${x - 0.06}, 0.14 ${x}, 0 ${x}`,
              { smooth: 40, sides: 40 },
            )
              .turn(0, 0, -90)
              .at(-0.1, 1.02, 0),
            loft([
              { y: 0.28, width: 0.22, depth: 0.2, x: -0.3, corner: 0.8 },
              { y: 0.6, width: 0.22, depth: 0.19, x: -0.24, corner: 0.8 },
              { y: 0.95, width: 0.3, depth: 0.24, x: -0.18, corner: 0.8 },
            ]),
          ),
        ),
        part(
          "grip",
          black,
          loft([
            { y: 0.3, width: 0.25, depth: 0.215, x: -0.302, corner: 0.8 },
            { y: 0.58, width: 0.245, depth: 0.205, x: -0.248, corner: 0.8 },
            { y: 0.76, width: 0.25, depth: 0.21, x: -0.22, corner: 0.8 },
          ]),
        ),
        part(
          "battery",
          black,
          all(
            loft(slices([0, 0.5, 0.32, 0.03, 0.56, 0.36, 0.18, 0.56, 0.36, 0.22, 0.5, 0.32], 0.3)).at(-0.2, 0, 0),
            box(0.3, 0.06, 0.24, 0.02).at(-0.27, 0.26, 0),
          ),
        ),
        part("stripe", main("plastic", ENAMELS[tone]), box(0.57, 0.05, 0.37, 0.01).at(-0.2, 0.11, 0)),
        part("vents", fixed("rubber", 0x18191b), box(0.2, 0.018, 0.42, 0.004).at(-0.3, 1.02, 0).array(4, [0, 0.05, 0])),
        part("trigger", fixed("paint", 0x1d1e20), box(0.09, 0.17, 0.09, 0.03).at(-0.08, 0.78, 0), { motion: slides([1, 0, 0], -0.04) }),
        part(
          "chuck",
          fixed("steel", 0x54585e),
          lathe(flat`0 0, 0.13 0, 0.14 0.03, 0.135 0.12, 0.11 0.16, 0.07 0.26, 0.04 0.27, 0 0.27`, {
            sides: 36,
            ribs: 12,
            ribDepth: 0.06,
          })
            .turn(0, 0, -90)
            .at(x - 0.1, 1.02, 0),
          { motion },
        ),
        part(
          "bit",
          fixed("steel", 0xbcc2c7),
          all(
            cylinder(0.022, bit, { sides: 14 }),
            thread(0.026, 0.022, -bit * 0.3, bit / 2, 5),
            cylinder(0.024, 0.05, { top: 0.002, sides: 14, bevel: 0 }).at(0, bit / 2 + 0.024, 0),
          )
            .turn(0, 0, -90)
            .at(x + 0.14 + bit / 2, 1.02, 0),
          { motion },
        ),
      ];
    },
  }),
  program({
    id: "tape measure",
    nouns: ["measuring tape", "measure tape", "tape rule"],
    about: "a steel measuring tape that comes out of its case",
    metresPerUnit: 0.09,
    wears: ["case", "tape", "trim"],
    params: { out: [0.7, 1.1], tone: pick("red", "blue", "mint", "black") },
    sockets: () => ({ grip: { at: [-0.3, 0.45, 0], size: [0.6, 0.6, 0.4] } }),
    parts: ({ out, tone }) => [
      part(
        "case",
        main("plastic", ENAMELS[tone]),
        extrude(softOutline(flat`-0.62 0.04, 0.06 0, 0.12 0.12, 0.08 0.5, -0.08 0.78, -0.34 0.86, -0.6 0.74, -0.7 0.4`, 5), 0.46, 0.06),
      ),
      part(
        "rubber",
        fixed("rubber", 0x232427),
        all(
          extrude(softOutline(flat`-0.66 0.3, -0.5 0.4, -0.4 0.66, -0.24 0.88, -0.38 0.9, -0.62 0.78, -0.73 0.44`, 4), 0.475, 0.02),
          cylinder(0.2, 0.49, { sides: 40, bevel: 0.012 }).turn(90, 0, 0).at(-0.28, 0.4, 0),
        ),
      ),
      part("plate", second("plastic", 0xf2c230), cylinder(0.17, 0.5, { sides: 40, bevel: 0.006 }).turn(90, 0, 0).at(-0.28, 0.4, 0)),
      part("tape", second("plastic", 0xf2c230), all(box(out, 0.014, 0.3, 0.004).at(0.06 + out / 2, 0.075, 0))),
      part(
        "marks",
        fixed("paint", 0x1d1e20),
        many(Math.round(out / 0.05) - 2, (at) =>
          box(0.009, 0.016, at % 5 === 4 ? 0.2 : 0.1, 0.001).at(0.14 + at * 0.05, 0.0765, at % 5 === 4 ? 0.05 : 0.1),
        ),
      ),
      part(
        "hook",
        fixed("steel"),
        all(box(0.014, 0.11, 0.26, 0.004).at(0.065 + out, 0.04, 0), box(0.12, 0.02, 0.2, 0.004).at(0.01 + out, 0.078, 0)),
      ),
      part("lock", fixed("rubber", 0x232427), box(0.12, 0.1, 0.2, 0.03).turn(0, 0, -58).at(0.06, 0.6, 0), {
        motion: slides([0.5, -0.85, 0], 0.08),
      }),
    ],
  }),
  program({
    id: "anvil",
    nouns: ["blacksmith anvil", "smithy anvil"],
    about: "a blacksmith's anvil with a horn on a wooden block",
    metresPerUnit: 0.6,
    wears: ["anvil", "block stump"],
    params: { long: [0.5, 0.6], block: pick("stump", "bare") },
    sockets: ({ block }) => ({ top: { at: [-0.1, block === "stump" ? 1.22 : 0.72, 0], size: [0.7, 0.5, 0.3] } }),
    parts: ({ long, block }) => {
      const y = block === "stump" ? 0.5 : 0;
      const body = flat`
        -0.46 0, 0.46 0, 0.46 0.08, 0.3 0.16, 0.2 0.28, 0.2 0.38, 0.36 0.52, 0.4 0.7, -0.62 0.7, -0.62 0.58, -0.3 0.5, -0.2 0.38,
        -0.2 0.28, -0.3 0.16, -0.46 0.08
      `;
      return [
        part("body", main("iron", 0x4a4d52), all(extrude(body, 0.34, 0.025), box(0.96, 0.07, 0.44, 0.02).at(0, 0.04, 0)).at(0, y, 0)),
        part(
          "horn",
          main("iron", 0x4a4d52),
          lathe(flat`0 0, 0.15 0, 0.145 0.1, 0.11 ${long * 0.6}, 0.05 ${long * 0.9}, 0 ${long}`, { smooth: 30, sides: 36 })
            .scale(1, 1, 1.1)
            .turn(0, 0, -84)
            .at(0.36, y + 0.56, 0),
        ),
        part("face", fixed("steel", 0xa4a9af), box(0.98, 0.05, 0.36, 0.012).at(-0.13, y + 0.7, 0)),
        part("hole", fixed("iron", 0x1b1c1e), box(0.07, 0.02, 0.07, 0.002).at(-0.5, y + 0.718, 0)),
        block === "stump" && part("stump", second("wood", 0x7d5734), all(cylinder(0.54, 0.5, { sides: 28, bevel: 0.03 }).at(0, 0.25, 0))),
        block === "stump" && part("hoops", fixed("iron"), all(torus(0.545, 0.02).at(0, 0.14, 0), torus(0.545, 0.02).at(0, 0.38, 0))),
      ];
    },
  }),
  program({
    id: "paintbrush",
    nouns: ["paint brush", "artist brush", "brush", "wall brush"],
    about: "a paintbrush with bristles dipped in paint",
    metresPerUnit: 0.2,
    wears: ["paint tip", "handle"],
    params: { broad: [0.3, 0.44], wood: pick("oak", "pine", "cherry") },
    variants: { fine: { words: "artist thin watercolor watercolour", set: { broad: 0.12 } } },
    sockets: () => ({ grip: { at: [0, 0.3, 0], size: [0.15, 0.3, 0.1] } }),
    parts: ({ broad, wood }) => [
      part(
        "handle",
        second("wood", WOODS[wood], { grain: "y" }),
        loft(
          slices(
            row`0 0.06 0.06, 0.04 0.13 0.09, 0.14 0.15 0.1, 0.4 0.1 0.085, 0.56 ${broad * 0.6} 0.11, 0.66 ${broad} 0.14, 0.72 ${broad} 0.14`,
          ),
        ),
      ),
      part(
        "ferrule",
        fixed("brass"),
        all(
          loft(slices(row`0.7 ${broad + 0.02} 0.16, 0.92 ${broad + 0.02} 0.16`, 0.5)),
          loft(slices(row`0.75 ${broad + 0.034} 0.174, 0.77 ${broad + 0.034} 0.174`, 0.5)),
          loft(slices(row`0.86 ${broad + 0.034} 0.174, 0.88 ${broad + 0.034} 0.174`, 0.5)),
        ),
      ),
      part(
        "bristles",
        fixed("wood", 0xb9935c, { grain: "y" }),
        loft(slices(row`0.9 ${broad - 0.01} 0.14, 1.1 ${broad + 0.03} 0.14, 1.22 ${broad + 0.02} 0.12`, 0.6)),
      ),
      part(
        "paint",
        main("paint", 0xc0392b),
        loft(slices(row`1.16 ${broad + 0.035} 0.145, 1.24 ${broad + 0.03} 0.125, 1.36 ${broad * 0.9} 0.07, 1.4 ${broad * 0.6} 0.03`, 0.7)),
      ),
      part("hole", fixed("iron", 0x222222), cylinder(0.022, 0.12, { sides: 14, bevel: 0 }).turn(90, 0, 0).at(0, 0.1, 0)),
    ],
  }),
];
