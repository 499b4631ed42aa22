import { all, box, cylinder, extrude, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { flat, way } from "@blenda/forge/language/numbers";
import { circle, roundedRectangle } from "@blenda/forge/language/outlines";
import { twin } from "@blenda/forge/language/places";
import { part, pick, program, spins, whole } from "@blenda/forge/language/program";
import { fixed, main, second } from "@blenda/forge/language/substance";
import { WOODS } from "@blenda/forge/language/tones";

export const preparing = [
  program({
    id: "rolling pin",
    nouns: ["dough roller", "pastry roller"],
    about: "a wooden roller with two handles for dough",
    metresPerUnit: 0.3,
    wears: ["roller", "handle"],
    params: { long: [0.95, 1.15], fat: [0.12, 0.15], wood: pick("pine", "oak", "cherry") },
    sockets: ({ long, fat }) => ({ grip: { at: [long / 2 + 0.2, fat, 0], size: [0.2, 0.1, 0.1] } }),
    parts: ({ long, fat, wood }) => [
      part(
        "roller",
        main("wood", WOODS[wood], { grain: "x" }),
        cylinder(fat, long, { bevel: 0.03, sides: 40 }).turn(0, 0, 90).at(0, fat, 0),
        { motion: spins([0, fat, 0], [1, 0, 0]) },
      ),
      part(
        "handles",
        second("wood", WOODS.walnut),
        twin(
          lathe(flat`0 0, 0.03 0, 0.03 0.04, 0.05 0.07, 0.065 0.16, 0.06 0.26, 0.03 0.31, 0 0.32`, {
            smooth: 34,
            sides: 24,
          }).turn(0, 0, -90),
          long / 2,
          fat,
          0,
        ),
      ),
      part("collars", fixed("steel"), twin(cylinder(0.045, 0.02, { sides: 20 }).turn(0, 0, 90), long / 2 + 0.012, fat, 0)),
    ],
  }),
  program({
    id: "cutting board",
    nouns: ["chopping board", "breadboard", "bread board", "kitchen board"],
    about: "a wooden board to cut on, with a groove and a hole to hang it",
    metresPerUnit: 0.3,
    wears: ["board", "stripe"],
    params: { width: [1.15, 1.35], depth: [0.72, 0.85], wood: pick("oak", "walnut", "cherry", "pine"), form: pick("handle", "plain") },
    sockets: ({ width, depth }) => ({ top: { at: [0, 0.09, 0], size: [width * 0.8, 0.5, depth * 0.8] } }),
    parts: ({ width, depth, wood, form }) => {
      const lay = (shape: ReturnType<typeof box>, y: number) => shape.turn(-90, 0, 0).at(0, y, 0);
      const board = roundedRectangle(width, depth, 0.09, 6);
      const hole = circle(0.05, 24).map(([x, y]) => [x + width / 2 - 0.11, y] as const);
      const tongue = extrude(
        roundedRectangle(0.5, 0.2, 0.1, 8).map(([x, y]) => [x + width / 2 + 0.1, y] as const),
        0.072,
        0.012,
        [circle(0.04, 20).map(([x, y]) => [x + width / 2 + 0.25, y] as const)],
      );
      const groove = all(
        sweep(
          roundedRectangle(width - 0.16, depth - 0.16, 0.06, 5).map(
            ([x, z]) => [form === "plain" ? x * 0.86 - 0.06 : x, 0.078, z] as const,
          ),
          0.012,
          { isClosed: true, flatten: 0.4 },
        ),
      );
      return [
        part(
          "board",
          main("wood", WOODS[wood], { grain: "x" }),
          all(lay(extrude(board, 0.08, 0.014, form === "plain" ? [hole] : []), 0.04), ...(form === "handle" ? [lay(tongue, 0.04)] : [])),
        ),
        part(
          "stripes",
          second("wood", 0x4c2f1c, { grain: "x" }),
          box(width * 0.7, 0.084, 0.05, 0.004)
            .at(-width * 0.06, 0.04, 0)
            .array(2, [0, 0, depth * 0.46]),
        ),
        part("groove", fixed("wood", 0x5a3b22), groove),
      ];
    },
  }),
  program({
    id: "pepper mill",
    nouns: ["pepper grinder", "salt mill", "peppermill", "salt shaker", "pepper shaker", "salt grinder"],
    about: "a turned mill for pepper or salt",
    metresPerUnit: 0.14,
    wears: ["body", "knob crank"],
    params: { tall: [1.25, 1.6], waist: [0.15, 0.2], wood: pick("walnut", "cherry", "oak") },
    traits: { shaker: "diner sprinkler" },
    sockets: ({ tall }) => ({ grip: { at: [0, tall * 0.4, 0], size: [0.4, 0.3, 0.4] } }),
    parts: ({ tall, waist, wood }, ask) =>
      ask.has("shaker")
        ? [
            part(
              "body",
              main("porcelain", 0xf2efe6),
              lathe(flat`0 0, 0.3 0, 0.33 0.05, 0.28 0.5, 0.24 0.8, 0 0.8`, { smooth: 30, sides: 12 }),
            ),
            part(
              "cap",
              second("silver"),
              lathe(flat`0 0.78, 0.26 0.78, 0.27 0.86, 0.25 0.96, 0.14 1.06, 0 1.09`, { smooth: 24, sides: 36 }),
            ),
            part(
              "holes",
              fixed("iron", 0x222222),
              all(sphere(0.02, 1, 10).at(0, 1.085, 0), sphere(0.02, 1, 10).at(0, 1.045, 0.14).ring(6)),
            ),
          ]
        : [
            part(
              "body",
              main("wood", WOODS[wood]),
              lathe(
                flat`0 0, 0.3 0, 0.31 0.04, 0.27 0.12, 0.29 0.2, ${waist} ${tall * 0.34}, ${waist + 0.02} ${tall * 0.46}, 0.26 ${tall * 0.62}, 0.27 ${tall * 0.66}, 0.24 ${tall * 0.68}, 0 ${tall * 0.68}`,
                { smooth: 60, sides: 40 },
              ),
            ),
            part(
              "head",
              main("wood", WOODS[wood]),
              lathe(
                flat`0 ${tall * 0.69}, 0.25 ${tall * 0.69}, 0.27 ${tall * 0.72}, 0.2 ${tall * 0.76}, 0.24 ${tall * 0.86}, 0.16 ${tall * 0.95}, 0 ${tall * 0.97}`,
                { smooth: 40, sides: 40 },
              ),
              { motion: spins([0, 0, 0], [0, 1, 0]) },
            ),
            part(
              "metal",
              second("steel"),
              all(
                cylinder(0.235, 0.03).at(0, tall * 0.685, 0),
                sphere(0.06, 1, 20).at(0, tall * 0.99, 0),
                cylinder(0.285, 0.03).at(0, 0.005, 0),
              ),
            ),
          ],
  }),
  program({
    id: "corkscrew",
    nouns: ["bottle opener", "wine opener", "cork screw"],
    about: "a corkscrew: a wire spiral under a handle with two wings",
    metresPerUnit: 0.12,
    wears: ["handle", "spiral metal"],
    params: { turns: whole(5, 6), wings: pick("wings", "plain"), wood: pick("walnut", "oak", "cherry") },
    sockets: () => ({ grip: { at: [0, 1.32, 0], size: [0.6, 0.1, 0.1] } }),
    parts: ({ turns: loops, wings, wood }) => {
      const spiral = Array.from(
        { length: loops * 8 + 1 },
        (_, at) => [0.07 * Math.cos((at * Math.PI) / 4), 0.06 + (at / (loops * 8)) * 0.62, 0.07 * Math.sin((at * Math.PI) / 4)] as const,
      );
      return [
        part(
          "spiral",
          second("steel", 0xc4c9ce),
          all(
            sweep([[0.04, 0, 0.02], ...spiral, [0, 0.76, 0]], [0.004, 0.026, 0.026, 0.026]),
            cylinder(0.04, 0.56, { sides: 18 }).at(0, 1.02, 0),
          ),
        ),
        part(
          "handle",
          main("wood", WOODS[wood], { grain: "x" }),
          lathe(flat`0 -0.42, 0.06 -0.42, 0.1 -0.34, 0.085 -0.12, 0.1 0, 0.085 0.12, 0.1 0.34, 0.06 0.42, 0 0.42`, {
            smooth: 40,
            sides: 28,
          })
            .turn(0, 0, 90)
            .at(0, 1.34, 0),
        ),
        part(
          "collar",
          second("steel", 0xc4c9ce),
          all(
            cylinder(0.06, 0.16, { sides: 20 }).at(0, 1.2, 0),
            ...(wings === "wings"
              ? [
                  lathe(flat`0.17 0.34, 0.21 0.34, 0.19 0.62, 0.1 0.78, 0.08 1.02, 0.05 1.02, 0.06 0.76, 0.16 0.6, 0.17 0.34`, {
                    sides: 32,
                  }),
                ]
              : []),
          ),
        ),
        wings === "wings" &&
          part(
            "wings",
            second("steel", 0xc4c9ce),
            all(
              sweep(way`0.06 0.95 0, 0.26 0.86 0, 0.34 0.6 0, 0.38 0.36 0`, [0.05, 0.035, 0.035, 0.05], { flatten: 0.5 }),
              hoop(0.05, 0.018).turn(90, 0, 0).at(0.39, 0.3, 0),
            ).mirror("x"),
          ),
      ];
    },
  }),
];
