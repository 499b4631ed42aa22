import { all, box, extrude, sweep } from "@blenda/forge/language/form";
import { way } from "@blenda/forge/language/numbers";
import { part, pick, program } from "@blenda/forge/language/program";
import { fixed, main, second } from "@blenda/forge/language/substance";

import { blocks, stoneWall } from "./walls.ts";

const bow = (x: number) => 0.2 * (1 - x * x);
const line = (from: number, to: number, y: number) =>
  Array.from({ length: 13 }, (_, n) => {
    const x = from + ((to - from) * n) / 12;
    return [x, bow(x) + y, 0] as const;
  });

export const bridges = [
  program({
    id: "bridge",
    nouns: ["stone bridge", "footbridge", "arch bridge", "suspension bridge"],
    about: "a bridge: stone arches, wooden planks or a suspended road",
    metresPerUnit: 6,
    isLarge: true,
    wears: ["wall stone", "road deck"],
    params: { kind: pick("stone", "stone", "wooden"), arch: [0.34, 0.42] },
    variants: {
      wooden: { words: "wood plank foot rope garden", set: { kind: "wooden" } },
      stone: { words: "roman medieval arch old", set: { kind: "stone" } },
      suspension: { words: "suspended golden modern cable", set: { kind: "wooden" } },
    },
    sockets: () => ({ top: { at: [0, 0.5, 0], size: [1, 0.8, 0.4] } }),
    parts: ({ kind, arch }, { has }) => (has("suspension") ? suspended() : kind === "wooden" ? planked() : arched(arch)),
  }),
];

function suspended() {
  const cable = way`-1.2 0.36 0, -0.9 0.6 0, -0.6 1.06 0, -0.3 0.62 0, 0 0.5 0, 0.3 0.62 0, 0.6 1.06 0, 0.9 0.6 0, 1.2 0.36 0`;
  const hangers = Array.from({ length: 19 }, (_, n) => {
    const x = -0.9 + n * 0.1;
    const top = Math.abs(x) < 0.6 ? 0.5 + (x / 0.6) ** 2 * 0.56 : 1.06 - (Math.abs(x) - 0.6) * 1.25;
    return box(0.008, top - 0.36, 0.008, 0.002).at(x, (top + 0.36) / 2, 0.17);
  });
  return [
    part(
      "towers",
      main("paint", 0xc0402a),
      all(
        box(0.06, 1.1, 0.06, 0.008).at(0.6, 0.55, 0.19).mirror("x").mirror("z"),
        box(0.05, 0.06, 0.4, 0.008).at(0.6, 1, 0).mirror("x"),
        box(0.05, 0.06, 0.4, 0.008).at(0.6, 0.72, 0).mirror("x"),
        box(0.2, 0.14, 0.52, 0.02).at(0.6, 0.07, 0).mirror("x"),
      ),
    ),
    part("cables", main("paint", 0xb03a26), all(sweep(cable, 0.016).at(0, 0, 0.17), ...hangers).mirror("z")),
    part("deck", second("concrete", 0x55585c), box(2.5, 0.05, 0.34, 0.01).at(0, 0.35, 0)),
    part("lines", fixed("plastic", 0xf1f0ec), box(0.1, 0.006, 0.015, 0.002).array(12, [0.2, 0, 0]).at(0, 0.377, 0)),
  ];
}

function planked() {
  return [
    part(
      "planks",
      second("wood", 0x9a6a3c, { grain: "z" }),
      all(
        ...Array.from({ length: 19 }, (_, n) => {
          const x = -0.92 + n * 0.102;
          return box(0.09, 0.04, 0.56, 0.008)
            .turn(0, 0, -x * 22)
            .at(x, bow(x) + 0.06, 0);
        }),
      ),
    ),
    part(
      "beams",
      main("wood", 0x6d4626),
      sweep(line(-1, 1, 0), 0.05)
        .at(0, 0, 0.22)
        .mirror("z"),
    ),
    part(
      "rails",
      main("wood", 0x7a5230),
      all(
        sweep(line(-0.95, 0.95, 0.38), 0.028),
        sweep(line(-0.95, 0.95, 0.22), 0.018),
        ...[-0.9, -0.45, 0, 0.45, 0.9].map((x) => box(0.05, 0.4, 0.05, 0.008).at(x, bow(x) + 0.22, 0)),
      )
        .at(0, 0, 0.26)
        .mirror("z"),
    ),
  ];
}

function arched(arch: number) {
  const half = [
    ...Array.from({ length: 13 }, (_, n) => {
      const x = 1 - n / 6;
      return [x, 0.42 + bow(x)] as const;
    }),
  ];
  const opening = Array.from(
    { length: 17 },
    (_, n) => [-arch * 1.25 * Math.cos((n / 16) * Math.PI), arch * 1.15 * Math.sin((n / 16) * Math.PI)] as const,
  );
  const side = [[-1, 0] as const, ...opening, [1, 0] as const, ...half];
  return [
    part("bridge", stoneWall(0xa09888), extrude(side, 0.5, 0.01)),
    part(
      "parapets",
      stoneWall(0x8f877a),
      extrude(
        [
          [-1, 0.4] as const,
          ...[...half]
            .reverse()
            .slice(1, -1)
            .map(([x, y]) => [x, y - 0.02] as const),
          [1, 0.4] as const,
          ...half.map(([x, y]) => [x, y + 0.12] as const),
        ],
        0.07,
        0.01,
      )
        .at(0, 0, 0.24)
        .mirror("z"),
    ),
    part(
      "keystones",
      stoneWall(0x7d7568),
      all(
        ...opening.slice(1, -1).map(([x, y], n) =>
          box(0.09, 0.05, 0.54, 0.008)
            .turn(0, 0, 180 - (((n + 1) / 16) * 180 + 0))
            .turn(0, 0, 0)
            .at(x * 1.06, y * 1.06, 0),
        ),
      ),
    ),
    part(
      "road",
      second("stone", 0x6f6a62, { paint: blocks }),
      extrude(
        [...[...half].reverse().map(([x, y]) => [x, y - 0.01] as const), ...half.map(([x, y]) => [x, y + 0.02] as const)],
        0.42,
        0.004,
      ),
    ),
  ];
}
