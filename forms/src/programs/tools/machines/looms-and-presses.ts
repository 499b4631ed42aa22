import { all, box, cylinder, lathe, sphere, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { four, many } from "@blenda/forge/language/places";
import { part, pick, program, spins, turns, whole } from "@blenda/forge/language/program";
import { drumX, drumZ, hose, loop, rod } from "@blenda/forge/language/shorthand";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

const IRON = fixed("iron", 0x33363a);

export const oldMachines = [
  program({
    id: "spinning wheel",
    nouns: ["sleeping beauty wheel", "spinning jenny", "wool wheel", "flax wheel"],
    about: "a wooden spinning wheel with a big spoked wheel, a spindle with thread, a treadle and three legs",
    metresPerUnit: 0.62,
    wears: ["wood frame", "thread wool", "wheel"],
    params: { wheel: [0.46, 0.54], spokes: whole(8, 12) },
    parts: ({ wheel, spokes }) => {
      const [x, y] = [-0.34, 0.56 + wheel];
      const motion = { motion: spins([x, y, 0], [0, 0, 1]) };
      return [
        part(
          "table",
          main("wood", 0x8a5630, { grain: "x" }),
          all(
            box(1.3, 0.07, 0.24, 0.02).turn(0, 0, 12).at(0.06, 0.6, 0),
            ...[
              [-0.4, 0.14],
              [-0.4, -0.14],
              [0.5, 0],
            ].map(([at, z]) => rod([at, 0.6 + at * 0.2, z * 0.5], [at * 1.26, 0, z * 2.1], 0.034, 0.026)),
            box(0.07, wheel + 0.3, 0.05, 0.015).at(x, 0.5 + wheel / 2, 0.11),
            box(0.07, wheel + 0.3, 0.05, 0.015).at(x, 0.5 + wheel / 2, -0.11),
          ),
        ),
        part(
          "wheel",
          third("wood", 0x9a6a3a),
          all(
            torus(wheel, 0.036).turn(90, 0, 0),
            many(spokes, (at) =>
              lathe(flat`0 0.05, 0.016 0.05, 0.026 ${wheel * 0.4}, 0.014 ${wheel * 0.6}, 0.02 ${wheel}, 0 ${wheel}`, { sides: 12 }).turn(
                0,
                0,
                (at * 360) / spokes,
              ),
            ),
            drumZ(0.07, 0.12, 0.02),
          ).at(x, y, 0),
          motion,
        ),
        part("axle", IRON, drumZ(0.018, 0.34).at(x, y, 0)),
        part(
          "maidens",
          main("wood", 0x8a5630),
          all(
            ...[0.3, 0.62].map((at) =>
              lathe(flat`0 0, 0.03 0, 0.02 0.14, 0.036 0.2, 0.022 0.3, 0.03 0.36, 0 0.38`, { sides: 16 }).at(at, 0.68 + at * 0.2, 0),
            ),
          ),
        ),
        part("bobbin", second("fabric", 0xefe6d0), all(drumX(0.065, 0.2, 0.03).at(0.46, 1.02, 0))),
        part(
          "flyer",
          IRON,
          all(
            drumX(0.012, 0.44).at(0.46, 1.02, 0),
            hose([0.34, 1.02, 0.02, 0.36, 1.02, 0.1, 0.56, 1.02, 0.1], 0.01),
            hose([0.34, 1.02, -0.02, 0.36, 1.02, -0.1, 0.56, 1.02, -0.1], 0.01),
          ),
        ),
        part(
          "cord",
          second("fabric", 0xefe6d0),
          all(
            rod([x + 0.05, y + wheel + 0.02, 0], [0.4, 1.08, 0], 0.006),
            rod([x + 0.1, y - wheel - 0.01, 0], [0.4, 0.96, 0], 0.006),
            rod([0.66, 1.02, 0], [0.76, 1.5, 0], 0.006),
          ),
        ),
        part("distaff", main("wood", 0x8a5630), rod([0.76, 0.74, 0], [0.76, 1.72, 0], 0.02)),
        part(
          "wool",
          second("fabric", 0xefe6d0),
          lathe(flat`0 1.36, 0.06 1.38, 0.13 1.5, 0.1 1.66, 0.03 1.76, 0 1.77`, { smooth: 24, ribs: 8 }).at(0.76, 0, 0),
        ),
        part(
          "treadle",
          main("wood", 0x7a4a26),
          all(box(0.5, 0.03, 0.26, 0.01).at(x + 0.1, 0.12, 0), rod([x + 0.02, 0.14, 0.13], [x, y - 0.06, 0.16], 0.012)),
          { motion: turns([x + 0.34, 0.12, 0], [0, 0, 1], -6, 6) },
        ),
      ];
    },
  }),
  program({
    id: "loom",
    nouns: ["weaving loom", "handloom", "hand loom", "weaving frame", "weaver's loom"],
    about: "a wooden loom with stretched threads, a half-woven striped cloth, a reed and treadles",
    metresPerUnit: 1,
    wears: ["frame wood", "cloth", "stripe"],
    params: { threads: whole(26, 32), tone: pick("red", "blue", "green") },
    parts: ({ threads, tone }) => {
      const color = { red: 0xb3312a, blue: 0x2f5a9a, green: 0x3f7a4a }[tone];
      const x = (at: number) => (at / (threads - 1) - 0.5) * 0.9;
      return [
        part(
          "frame",
          main("wood", 0x9a6a3a),
          all(
            four(box(0.09, 0.9, 0.09, 0.015), 0.6, 0.45, 0.62),
            box(0.08, 1.56, 0.1, 0.015).at(0.6, 0.78, 0).mirror("x"),
            box(0.08, 0.08, 1.32, 0.012).array(2, [0, 0.58, 0]).at(0.6, 0.5, 0).mirror("x"),
            box(1.28, 0.09, 0.12, 0.015).at(0, 1.52, 0),
            box(1.2, 0.07, 0.08, 0.012).array(2, [0, 0, 1.24]).at(0, 0.22, 0),
          ),
        ),
        part(
          "beams",
          main("wood", 0x7a4a26),
          all(
            drumX(0.07, 1.2).at(0, 0.86, 0.62),
            drumX(0.08, 1.2).at(0, 0.86, -0.62),
            drumX(0.06, 1.2).at(0, 0.42, 0.5),
            drumX(0.12, 0.06).at(0.66, 0.42, 0.5),
          ),
        ),
        part(
          "threads",
          fixed("fabric", 0xf1ead8),
          many(threads, (at) => rod([x(at), 0.94, -0.62], [x(at), at % 2 ? 0.99 : 0.9, 0.04], 0.004)),
        ),
        part(
          "far threads",
          fixed("fabric", 0xf1ead8),
          many(threads, (at) => rod([x(at), at % 2 ? 0.99 : 0.9, 0.04], [x(at), 0.93, 0.24], 0.004)),
        ),
        part(
          "cloth",
          second("fabric", color),
          all(
            box(0.94, 0.016, 0.4, 0.004).at(0, 0.93, 0.42),
            box(0.94, 0.5, 0.016, 0.004).turn(14, 0, 0).at(0, 0.68, 0.63),
            drumX(0.1, 0.94, 0.02).at(0, 0.42, 0.5),
          ),
        ),
        part(
          "stripes",
          third("fabric", 0xe9c35a),
          all(
            box(0.944, 0.02, 0.035, 0.003).array(4, [0, 0, 0.1]).at(0, 0.931, 0.42),
            drumX(0.103, 0.08).array(3, [0.3, 0, 0]).at(0, 0.42, 0.5),
          ),
        ),
        part(
          "heddles",
          fixed("wood", 0x6b4426),
          all(
            box(1.02, 0.04, 0.03, 0.008).array(2, [0, 0.36, 0]).array(2, [0, 0, 0.08]).at(0, 0.96, 0.02),
            rod([0.36, 1.14, 0.02], [0.36, 1.48, 0.02], 0.008).mirror("x"),
          ),
        ),
        part(
          "reed",
          fixed("wood", 0x8a5630),
          all(
            box(1.04, 0.05, 0.04, 0.01).array(2, [0, 0.2, 0]).at(0, 0.95, 0.26),
            box(0.012, 0.18, 0.01, 0).array(24, [0.04, 0, 0]).at(0, 0.95, 0.26),
            box(0.05, 0.62, 0.03, 0.01).at(0.54, 1.22, 0.22).mirror("x"),
          ),
        ),
        part("treadles", fixed("wood", 0x6b4426), box(0.09, 0.03, 0.8, 0.01).turn(-5, 0, 0).array(4, [0.16, 0, 0]).at(0, 0.12, 0.1)),
        part("shuttle", fixed("wood", 0x4a2a18), sphere(0.04, 1, 16).scale(3.2, 0.7, 1).at(0.2, 0.97, 0.34)),
        part(
          "bench",
          main("wood", 0x9a6a3a),
          all(box(0.9, 0.05, 0.24, 0.012).at(0, 0.5, 1.0), box(0.06, 0.5, 0.22, 0.012).at(0.38, 0.25, 1.0).mirror("x")),
        ),
      ];
    },
  }),
  program({
    id: "printing press",
    nouns: ["letterpress", "gutenberg press", "hand press", "print press", "letter press"],
    about: "an old printing press of wood with a great screw, a lever, a bed of type and a printed sheet",
    metresPerUnit: 1.05,
    wears: ["frame wood", "screw platen", "bed"],
    params: { lever: [20, 50], tall: [1.7, 1.85] },
    parts: ({ lever, tall }) => [
      part(
        "frame",
        main("wood", 0x6b4426),
        all(
          box(0.16, tall, 0.24, 0.02)
            .at(0.5, tall / 2, 0)
            .mirror("x"),
          box(1.2, 0.2, 0.26, 0.02).at(0, tall - 0.06, 0),
          box(1.1, 0.16, 0.24, 0.02).at(0, tall - 0.5, 0),
          box(0.2, 0.1, 0.8, 0.02).at(0.5, 0.05, 0).mirror("x"),
          box(0.9, 0.12, 0.2, 0.02).at(0, 0.56, 0),
        ),
      ),
      part(
        "screw",
        second("iron", 0x4a4d52),
        all(
          cylinder(0.07, 0.56).at(0, tall - 0.6, 0),
          loop(0.068, 0.016, 24)
            .array(9, [0, 0.05, 0])
            .at(0, tall - 0.44, 0),
          cylinder(0.12, 0.12, { bevel: 0.02 }).at(0, tall - 0.7, 0),
        ),
      ),
      part(
        "lever",
        fixed("wood", 0xa9713a),
        all(rod([0, 0, 0], [0, 0.02, 0.82], 0.026, 0.034), sphere(0.05, 1, 16).at(0, 0.02, 0.84))
          .turn(0, lever, 0)
          .at(0, tall - 0.7, 0),
        { motion: turns([0, tall - 0.7, 0], [0, 1, 0], 0, -70) },
      ),
      part(
        "platen",
        second("iron", 0x4a4d52),
        all(box(0.6, 0.09, 0.46, 0.015).at(0, tall - 0.86, 0), box(0.26, 0.08, 0.26, 0.02).at(0, tall - 0.79, 0)),
      ),
      part(
        "bed",
        third("wood", 0x8a5630),
        all(
          box(0.74, 0.09, 1.7, 0.015).at(0, 0.68, 0.3),
          box(0.06, 0.6, 0.06, 0.01).at(0.3, 0.33, 1.06).mirror("x"),
          box(0.66, 0.06, 0.06, 0.01).at(0, 0.3, 1.06),
        ),
      ),
      part("form", fixed("iron", 0x2b2d30), box(0.6, 0.05, 0.5, 0.008).at(0, 0.75, 0.5)),
      part("type", fixed("steel", 0x8d9298), box(0.05, 0.03, 0.026, 0).array(9, [0.058, 0, 0]).array(9, [0, 0, 0.046]).at(0, 0.78, 0.5)),
      part(
        "tympan",
        fixed("wood", 0x9a6a3a),
        all(box(0.64, 0.03, 0.03, 0.006).array(2, [0, 0.52, 0]), box(0.03, 0.54, 0.03, 0.006).array(2, [0.61, 0, 0]))
          .turn(-24, 0, 0)
          .at(0, 1.02, 0.98),
        { motion: turns([0, 0.76, 0.86], [1, 0, 0], 0, -60) },
      ),
      part("paper", fixed("paper", 0xf4ecd6), box(0.58, 0.5, 0.008, 0.002).turn(-24, 0, 0).at(0, 1.02, 0.98)),
      part(
        "print",
        fixed("paper", 0x3a3028),
        all(
          box(0.2, 0.012, 0.008, 0).array(7, [0, 0.045, 0]).at(-0.13, -0.04, 0.004),
          box(0.2, 0.012, 0.008, 0).array(7, [0, 0.045, 0]).at(0.13, -0.04, 0.004),
          box(0.4, 0.04, 0.008, 0).at(0, 0.18, 0.004),
        )
          .turn(-24, 0, 0)
          .at(0, 1.02, 0.98),
      ),
      part(
        "crank",
        IRON,
        all(drumX(0.03, 0.3).at(0.46, 0.6, 0.5), rod([0.6, 0.6, 0.5], [0.6, 0.42, 0.56], 0.022), drumX(0.028, 0.14).at(0.66, 0.41, 0.56)),
      ),
      part(
        "ink ball",
        fixed("leather", 0x232021),
        all(sphere(0.09, 1, 20).at(-0.24, 0.8, 0.98), rod([-0.24, 0.86, 0.98], [-0.24, 1.02, 0.98], 0.026)),
      ),
    ],
  }),
];
