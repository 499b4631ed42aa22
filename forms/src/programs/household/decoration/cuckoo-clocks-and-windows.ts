import { all, box, cylinder, extrude, lathe, sphere } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { symmetric } from "@blenda/forge/language/lists";
import { flat } from "@blenda/forge/language/numbers";
import { softOutline } from "@blenda/forge/language/outlines";
import { petal } from "@blenda/forge/language/petal";
import { many, twin } from "@blenda/forge/language/places";
import { part, pick, program, slides, turns, whole } from "@blenda/forge/language/program";
import { facing, put } from "@blenda/forge/language/put";
import { drumZ, panel, rod } from "@blenda/forge/language/shorthand";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

/** The carved leaves along the roof of a cuckoo clock. */
const leaves = (half: number) =>
  [
    [-0.62, 30],
    [-0.36, 10],
    [0.36, -10],
    [0.62, -30],
  ].map(([x, turn]) =>
    put(petal(0.24, 0.15, { thick: 0.05, curl: 20 }), [x * half * 1.9, 1.3 - Math.abs(x) * 0.5, 0.19], [0, 0, turn * 2.4]),
  );

/** The pine cones that drive it, on their chains. */
const weights = () => [
  part(
    "chains",
    fixed("brass", 0xc79a4a),
    all(rod([-0.14, 0.5, 0.04], [-0.14, 0.14, 0.04], 0.008), rod([0.16, 0.5, 0.04], [0.16, 0.26, 0.04], 0.008)),
  ),
  part(
    "cones",
    fixed("iron", 0x6a5240),
    all(
      ...[
        [-0.14, 0],
        [0.16, 0.12],
      ].map(([x, y]) =>
        lathe(flat`0 0, 0.035 0.03, 0.05 0.09, 0.04 0.16, 0 0.19`, { sides: 40, ribs: 5, ribDepth: 0.16, smooth: 12 }).at(
          x,
          y - 0.04,
          0.04,
        ),
      ),
    ),
  ),
];

export const showpieces = [
  program({
    id: "cuckoo clock",
    nouns: ["black forest clock", "cuckooclock", "kuckucksuhr", "bird clock"],
    about: "a carved wooden clock like a little house, with a cuckoo, a pendulum and pine cone weights",
    metresPerUnit: 0.45,
    wears: ["house", "leaf carving", "dial"],
    params: { wide: [0.6, 0.68], hour: [0, 360], swing: [-10, 10] },
    parts: ({ wide, hour, swing }) => {
      const half = wide / 2;
      const hand = (long: number, turn: number) => put(box(0.02, long, 0.012, 0.004).at(0, long / 2, 0), [0, 0.86, 0.2], [0, 0, -turn]);
      const roof = extrude(
        flat`${-half - 0.16} 1.02, ${-half - 0.1} 0.96, 0 1.42, ${half + 0.1} 0.96, ${half + 0.16} 1.02, 0 1.54`,
        0.4,
        0.02,
      );
      return [
        part(
          "house",
          main("wood", 0x7a4526, { grain: "y" }),
          all(
            extrude(flat`${-half} 0.5, ${half} 0.5, ${half} 1.04, 0 1.46, ${-half} 1.04`, 0.3, 0.02),
            box(wide + 0.14, 0.06, 0.4, 0.02).at(0, 0.5, 0),
          ),
        ),
        part("roof", main("wood", 0x5a3219), roof),
        part(
          "carvings",
          second("wood", 0x4f7a3c),
          all(
            ...leaves(half),
            put(petal(0.26, 0.16, { thick: 0.05, curl: 20 }), [-0.06, 1.44, 0.19], [0, 0, 24]),
            put(petal(0.26, 0.16, { thick: 0.05, curl: 20 }), [0.06, 1.44, 0.19], [0, 0, -24]),
            twin(put(petal(0.26, 0.17, { thick: 0.05, curl: 16 }), [0, 0, 0], [0, 0, -118]), 0.08, 0.53, 0.18),
          ),
        ),
        part(
          "dial",
          third("wood", 0x3a2214),
          all(drumZ(0.2, 0.05, 0.012).at(0, 0.86, 0.155), facing(hoop(0.19, 0.016, 40)).at(0, 0.86, 0.18)),
        ),
        part(
          "marks",
          fixed("bone", 0xf4ecd8),
          all(
            many(12, (at) =>
              put(box(at % 3 ? 0.012 : 0.02, at % 3 ? 0.03 : 0.045, 0.012, 0.003).at(0, 0.15, 0), [0, 0.86, 0.182], [0, 0, at * 30]),
            ),
            hand(0.15, hour * 12),
            hand(0.1, hour),
            drumZ(0.02, 0.03).at(0, 0.86, 0.2),
          ),
        ),
        part("door hole", fixed("wood", 0x1a100a), box(0.15, 0.14, 0.01, 0.003).at(0, 1.2, 0.151)),
        part("door", main("wood", 0x5a3219), put(box(0.15, 0.14, 0.016, 0.005).at(0.075, 0, 0), [0.075, 1.2, 0.155], [0, -70, 0]), {
          motion: turns([0.075, 1.2, 0.155], [0, 1, 0], 0, -100),
        }),
        part(
          "cuckoo",
          fixed("plastic", 0x4a86b8),
          all(
            sphere(0.05, 1, 18).scale(1, 1, 1.4).at(0, 1.19, 0.2),
            sphere(0.036, 1, 16).at(0, 1.245, 0.26),
            rod([0, 1.16, 0.12], [0, 1.16, 0.2], 0.014),
          ),
          { motion: slides([0, 0, 1], 0.12) },
        ),
        part("beak", fixed("plastic", 0xe8a92f), put(cylinder(0.014, 0.05, { top: 0, sides: 12 }), [0, 1.24, 0.315], [90, 0, 0])),
        part(
          "pendulum",
          second("wood", 0x4f7a3c),
          put(
            all(rod([0, 0, 0], [0, -0.34, 0], 0.012), extrude(symmetric([0, -0.46, 0.07, -0.4, 0.08, -0.34, 0, -0.26], 4), 0.03, 0.01)),
            [0, 0.5, 0.06],
            [0, 0, swing],
          ),
          { motion: turns([0, 0.5, 0.06], [0, 0, 1], -14, 14) },
        ),
        ...weights(),
      ];
    },
  }),
  program({
    id: "stained glass window",
    nouns: ["stained glass", "church window", "leaded window", "lead glass window", "gothic window", "leaded glass"],
    about: "a pointed church window of coloured glass in lead",
    metresPerUnit: 1.2,
    wears: ["glass", "frame stone", "flower"],
    params: { petals: whole(6, 8), wide: [0.4, 0.46] },
    parts: ({ petals, wide }) => {
      const arch = (w: number, low: number, high: number) =>
        [
          [-w, low],
          [w, low],
          ...[0, 1, 2, 3, 4, 5, 6].map(
            (at) => [w - w * (at / 6) ** 2 * 1, 0.95 + (high - 0.95) * Math.sin((at / 6) * (Math.PI / 2))] as const,
          ),
          ...[5, 4, 3, 2, 1, 0].map((at) => [-(w - w * (at / 6) ** 2), 0.95 + (high - 0.95) * Math.sin((at / 6) * (Math.PI / 2))] as const),
        ] as const;
      const inside = arch(wide - 0.06, 0.08, 1.54);
      const jewel = (x: number, y: number, w: number, h: number) => panel(w, h, 0.02, 0.01, 0.003).at(x, y, 0.004);
      const rows = [0.2, 0.42, 0.64];
      const tinted = (from: number) =>
        all(
          ...rows.flatMap((y, line) =>
            [-1, 0, 1].filter((at) => (at + 1 + line) % 3 === from).map((at) => jewel(at * wide * 0.56, y, wide * 0.5, 0.19)),
          ),
        );
      const rose = Array.from({ length: petals }, (_, at) => (at * 360) / petals);
      const petalGlass = (from: number) =>
        all(
          ...rose
            .filter((_, at) => at % 2 === from)
            .map((turn) =>
              put(
                extrude(softOutline(flat`0 0.08, 0.07 0.16, 0.06 0.25, 0 0.29, -0.06 0.25, -0.07 0.16`, 3), 0.024, 0.003),
                [0, 1.06, 0.004],
                [0, 0, turn],
              ),
            ),
        );
      const glass = (color: number) => fixed("porcelain", color);
      return [
        part("frame", second("stone", 0xb0a898), extrude(arch(wide, 0, 1.64), 0.16, 0.03, [[...inside].reverse()])),
        part("ground", main("porcelain", 0x2455a8), extrude(inside, 0.012, 0)),
        part("red glass", glass(0xc8202c), tinted(0)),
        part("gold glass", glass(0xf0b52a), all(tinted(1), petalGlass(0), drumZ(0.075, 0.026, 0.003).at(0, 1.06, 0.004))),
        part("green glass", glass(0x2f9a52), tinted(2)),
        part("flower", third("porcelain", 0xc81f48), petalGlass(1)),
        part(
          "lead",
          fixed("iron", 0x55585c),
          all(
            rod([-wide * 0.28, 0.08, 0.004], [-wide * 0.28, 0.77, 0.004], 0.014),
            rod([wide * 0.28, 0.08, 0.004], [wide * 0.28, 0.77, 0.004], 0.014),
            ...[0.31, 0.53, 0.76].map((y) => rod([-wide + 0.06, y, 0.004], [wide - 0.06, y, 0.004], 0.014)),
            facing(hoop(0.075, 0.012, 32)).at(0, 1.06, 0.006),
            facing(hoop(0.3, 0.016, 48)).at(0, 1.06, 0.006),
            ...rose.map((turn) => put(rod([0, 0.07, 0], [0, 0.3, 0], 0.009), [0, 1.06, 0.006], [0, 0, turn + 180 / petals])),
          ),
        ),
        part("sill", second("stone", 0xb0a898), box(wide * 2 + 0.14, 0.07, 0.26, 0.02).at(0, 0.01, 0.02)),
      ];
    },
  }),
  program({
    id: "pedestal",
    nouns: ["plinth", "statue base", "display stand", "display pedestal", "statue pedestal", "stone pedestal", "base for a statue"],
    about: "a pedestal with mouldings above and below, on which something is shown",
    metresPerUnit: 1,
    wears: ["shaft", "moulding plate"],
    params: { tall: [0.7, 0.95], wide: [0.34, 0.42], shape: pick("square", "round") },
    variants: {
      round: { words: "circular", set: { shape: "round" } },
      square: { words: "cubic", set: { shape: "square" } },
      low: { words: "short flat", set: { tall: 0.34 } },
      tall: { words: "high", set: { tall: 1.25 } },
    },
    sockets: ({ tall, wide }) => ({ top: { at: [0, tall + 0.24, 0], size: [wide * 1.5, 1, wide * 1.5] } }),
    parts: ({ tall, wide, shape }) => {
      const slab = (w: number, y: number, h: number) =>
        (shape === "square" ? box(w * 2, h, w * 2, 0.014) : cylinder(w, h, { bevel: 0.014, sides: 48 })).at(0, y + h / 2, 0);
      return [
        part(
          "shaft",
          main("marble", 0xe9e6df),
          shape === "square"
            ? all(slab(wide * 0.78, 0.1, tall + 0.04))
            : lathe(flat`0 0.1, ${wide * 0.8} 0.1, ${wide * 0.76} ${tall * 0.5}, ${wide * 0.72} ${tall + 0.12}, 0 ${tall + 0.12}`, {
                sides: 64,
                ribs: 16,
                ribDepth: 0.06,
              }),
        ),
        shape === "square" &&
          part(
            "fields",
            main("marble", 0xdcd8cf),
            all(
              ...[0, 90, 180, 270].map((turn) =>
                panel(wide * 1.1, tall * 0.72, 0.02, 0.02, 0.008)
                  .at(0, tall / 2 + 0.12, wide * 0.78)
                  .turn(0, turn, 0),
              ),
            ),
          ),
        part(
          "mouldings",
          second("marble", 0xd2cdc2),
          all(
            slab(wide, 0, 0.08),
            slab(wide * 0.9, 0.075, 0.05),
            slab(wide * 0.86, tall + 0.1, 0.04),
            slab(wide * 0.94, tall + 0.135, 0.04),
            slab(wide * 1.02, tall + 0.17, 0.07),
          ),
        ),
      ];
    },
  }),
];
