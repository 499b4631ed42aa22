import { all, box, cylinder, extrude, type Form, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { flat, way } from "@blenda/forge/language/numbers";
import { four, many, twin } from "@blenda/forge/language/places";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { rod } from "@blenda/forge/language/shorthand";
import { fixed, light, main, pane, second, third } from "@blenda/forge/language/substance";

const flame = (size: number): Form =>
  lathe(flat`0 0, 0.16 0.06, 0.25 0.22, 0.22 0.42, 0.1 0.75, 0 1.05`, { smooth: 14, sides: 12 }).scale(size);
const waxen = (radius: number, height: number): Form =>
  lathe(
    flat`0 0, ${radius * 1.02} 0, ${radius} ${height * 0.1}, ${radius * 0.97} ${height * 0.94}, ${radius * 0.82} ${height}, ${radius * 0.7} ${height * 0.985}, 0 ${height * 0.965}`,
    { sides: 24 },
  );
const cup = lathe(flat`0 0, 0.03 0, 0.05 0.03, 0.1 0.06, 0.1 0.075, 0.045 0.075, 0.045 0.12, 0.036 0.12, 0 0.1`, { sides: 24 });
/** Candle, wick and flame of one size, wherever they stand. */
const candlesAt = (spots: readonly { at: readonly [number, number, number] }[], height: number, isLit: boolean) => [
  part("candles", third("plastic", 0xf2e8cf), waxen(0.036, height).scatter(spots)),
  part(
    "wicks",
    fixed("iron", 0x2a2522),
    cylinder(0.006, 0.06, { sides: 8 })
      .at(0, height + 0.01, 0)
      .scatter(spots),
  ),
  isLit &&
    part(
      "flames",
      light(0xffb347),
      flame(0.09)
        .at(0, height + 0.02, 0)
        .scatter(spots),
    ),
];

export const candlelight = [
  program({
    id: "candle",
    nouns: ["wax candle", "pillar candle", "tealight", "votive candle"],
    about: "a wax candle with a flame, standing on a small dish",
    metresPerUnit: 0.15,
    wears: ["wax", "dish plate holder"],
    params: { radius: [0.2, 0.27], height: [0.7, 1], drips: whole(4, 7) },
    variants: {
      tall: { words: "thin long taper dinner", set: { radius: 0.13, height: 1.35 } },
      short: { words: "thick fat low", set: { radius: 0.34, height: 0.5 } },
    },
    traits: { unlit: "new" },
    sockets: () => ({ grip: { at: [0, 0.2, 0], size: [0.4, 0.2, 0.4] } }),
    parts: ({ radius, height, drips }, ask) => {
      const random = ask.random.fork("drips");
      const drip = (at: number) => {
        const length = height * random.between(0.12, 0.5);
        const way3 = way`0 ${height * 0.99} ${radius * 0.9}, 0 ${height * 0.96} ${radius * 1.02}, 0 ${height - length} ${radius * 1.03}`;
        return sweep(way3, [0.02, 0.03, 0.038]).turn(0, (at + random.between(0, 0.6)) * (360 / drips), 0);
      };
      const bead = lathe(flat`0 0.03, 0.3 0.03, 0.5 0.1, 0.56 0.13, 0.53 0.15, 0.46 0.12, 0.3 0.07, 0 0.07`, {
        smooth: 30,
        sides: 48,
      });
      return [
        part("wax", main("plastic", 0xf0e3c6), waxen(radius, height).at(0, 0.06, 0)),
        part("drips", main("plastic", 0xf0e3c6), many(drips, drip).at(0, 0.06, 0)),
        part("wick", fixed("iron", 0x2a2522), rod([0, height, 0], [0.01, height + 0.15, 0], 0.014)),
        !ask.has("unlit") && part("flame", light(0xffb347), flame(0.3).at(0.01, height + 0.09, 0)),
        part("dish", second("brass"), all(bead, sweep(way`0.5 0.11 0, 0.68 0.16 0, 0.74 0.06 0, 0.62 0 0, 0.46 0.06 0`, 0.025))),
      ];
    },
  }),
  program({
    id: "candlestick",
    nouns: ["candelabra", "candelabrum", "candle holder", "candleholder", "menorah"],
    about: "a branched holder for several candles",
    metresPerUnit: 0.35,
    wears: ["holder metal", "", "candle wax"],
    params: { arms: whole(1, 2), height: [0.75, 0.95], wax: [0.28, 0.4] },
    variants: { single: { words: "simple plain", set: { arms: 0 } } },
    traits: { unlit: "empty" },
    sockets: () => ({ grip: { at: [0, 0.4, 0], size: [0.1, 0.2, 0.1] } }),
    parts: ({ arms, height, wax }, ask) => {
      const branches = Array.from({ length: arms }, (_, at) => 0.27 + at * 0.24);
      const spots = [
        { at: [0, height + 0.1, 0] as const },
        ...branches.flatMap((x) => [1, -1].map((side) => ({ at: [x * side, height, 0] as const }))),
      ];
      return [
        part(
          "stem",
          main("brass"),
          lathe(
            flat`
              0 0, 0.26 0, 0.27 0.03, 0.2 0.06, 0.09 0.1, 0.05 0.16, 0.07 0.2, 0.04 0.25, 0.035 0.5, 0.06 0.55, 0.035 0.6, 0.03 0.97,
              0 1
            `,
            { sides: 36 },
          ).scale(1, height, 1),
        ),
        part(
          "branches",
          main("brass"),
          all(
            ...branches.map((x) =>
              sweep(
                way`0 ${height * 0.55} 0, ${x * 0.45} ${height * 0.5} 0, ${x * 0.95} ${height * 0.66} 0, ${x} ${height - 0.07} 0`,
                [0.024, 0.02],
              ).mirror("x"),
            ),
            cup.at(0, -0.1, 0).scatter(spots),
          ),
        ),
        ...candlesAt(spots, wax, !ask.has("unlit")),
      ];
    },
  }),
  program({
    id: "chandelier",
    nouns: ["crystal chandelier"],
    about: "a hanging lamp with many arms, candles and drops of glass",
    metresPerUnit: 0.8,
    wears: ["frame arm metal", "crystal drop", "candle"],
    params: { arms: whole(6, 9), spread: [0.52, 0.64], drops: whole(3, 4) },
    parts: ({ arms, spread, drops }) => {
      const spots = Array.from({ length: arms }, (_, at) => ({
        at: [Math.sin((at / arms) * 2 * Math.PI) * spread, 0.5, Math.cos((at / arms) * 2 * Math.PI) * spread] as const,
      }));
      const drop = lathe(flat`0 -0.1, 0.035 -0.05, 0.028 -0.015, 0 0.03`, { sides: 8 });
      return [
        part(
          "body",
          main("brass"),
          all(
            lathe(flat`0 0.1, 0.03 0.11, 0.07 0.18, 0.12 0.26, 0.1 0.33, 0.04 0.38, 0.035 0.6, 0.08 0.66, 0.05 0.74, 0.02 0.8, 0 0.81`, {
              smooth: 40,
              sides: 32,
            }),
            many(5, (at) =>
              hoop(0.035, 0.01)
                .turn(90, at * 90, 0)
                .at(0, 0.83 + at * 0.055, 0),
            ),
            cylinder(0.12, 0.05, { top: 0.08 }).at(0, 1.11, 0),
          ),
        ),
        part(
          "arms",
          main("brass"),
          all(
            sweep(way`0 0.3 0.05, 0 0.2 ${spread * 0.4}, 0 0.22 ${spread * 0.8}, 0 0.38 ${spread}`, [0.018, 0.016]).ring(arms),
            cup.at(0, -0.1, 0).scatter(spots),
            sweep(way`0 0.66 0.05, 0 0.78 ${spread * 0.3}, 0 0.7 ${spread * 0.48}`, 0.01).ring(arms),
          ),
        ),
        part(
          "crystals",
          pane(0xdcecf2, 1),
          all(
            drop.at(0, 0.34, spread).ring(arms),
            drop.at(0, 0.66, spread * 0.48).ring(arms),
            many(drops, (at) =>
              drop
                .scale(0.8)
                .at(0, 0.2 - at * 0.003, spread * 0.25 + at * 0.1)
                .ring(arms, 180 / arms),
            ),
            sphere(0.06, 1.2, 16).at(0, 0.05, 0),
          ),
        ),
        part(
          "chains",
          main("brass"),
          many(drops, (at) =>
            rod([0, 0.2, 0], [0, 0.31, 0], 0.004)
              .at(0, 0, spread * 0.25 + at * 0.1)
              .ring(arms, 180 / arms),
          ),
        ),
        part(
          "garlands",
          main("brass"),
          sweep(way`0 0.32 0.08, 0 0.27 ${spread * 0.4}, 0 0.32 ${spread * 0.75}`, 0.006).ring(arms, 180 / arms),
        ),
        ...candlesAt(spots, 0.2, true),
      ];
    },
  }),
  program({
    id: "fireplace",
    is: ["wall", "mantel"],
    nouns: ["hearth", "open fire", "chimney fire", "mantelpiece", "open fireplace"],
    about: "an open fireplace with a mantel, logs and a fire",
    metresPerUnit: 1,
    wears: ["surround stone", "mantel shelf"],
    params: { width: [1.35, 1.6], height: [1, 1.15], stuff: pick("stone", "marble", "clay") },
    traits: { unlit: "cold empty" },
    sockets: ({ width, height }) => ({ top: { at: [0, height + 0.1, 0.05], size: [width, 0.6, 0.3] } }),
    parts: ({ width, height, stuff }, ask) => {
      const [hole, high, side] = [width * 0.56, height * 0.68, width / 2];
      const inner = [hole / 2, high - 0.16];
      const arch = Array.from(
        { length: 17 },
        (_, at) => [-inner[0] * Math.cos((at / 16) * Math.PI), inner[1] + 0.16 * Math.sin((at / 16) * Math.PI)] as const,
      );
      const portal = [
        ...flat`${side} 0.05, ${side} ${height}, ${-side} ${height}, ${-side} 0.05, ${-inner[0]} 0.05`,
        ...arch,
        ...flat([inner[0], 0.05]),
      ];
      const log = cylinder(0.055, hole * 0.72, { sides: 14, bevel: 0.006 }).turn(0, 0, 90);
      const fire = flame(0.36);
      return [
        part("surround", main(stuff), extrude(portal, 0.36, 0.012)),
        part(
          "pilasters",
          main(stuff),
          all(
            twin(box(0.17, height - 0.12, 0.06, 0.014), side - 0.11, height / 2, 0.19),
            twin(box(0.21, 0.12, 0.09, 0.014), side - 0.11, 0.12, 0.19),
            twin(box(0.21, 0.08, 0.09, 0.014), side - 0.11, height - 0.06, 0.19),
            extrude(flat`-0.08 -0.1, 0.08 -0.1, 0.11 0.1, -0.11 0.1`, 0.08, 0.014).at(0, high + 0.1, 0.18),
          ),
        ),
        part(
          "mantel",
          second("wood", 0x6b4529),
          all(box(width + 0.2, 0.07, 0.5, 0.02).at(0, height + 0.06, 0.05), box(width + 0.1, 0.05, 0.44, 0.02).at(0, height + 0.01, 0.04)),
        ),
        part("hearth", main(stuff), box(width + 0.16, 0.07, 0.74, 0.02).at(0, 0.035, 0.12)),
        part("back", fixed("iron", 0x2c2928), box(width - 0.1, height - 0.1, 0.03, 0).at(0, height / 2 + 0.05, -0.17)),
        part(
          "logs",
          fixed("wood", 0x5d4027),
          all(log.at(0, 0.14, 0.02), log.at(0, 0.14, -0.09), log.scale(0.9).turn(0, 14, 4).at(0, 0.23, -0.03)),
        ),
        part(
          "grate",
          fixed("iron"),
          all(
            rod([0, 0.1, -0.12], [0, 0.1, 0.12], 0.014).array(5, [hole / 6, 0, 0]),
            four(sphere(0.026, 1, 12), hole * 0.36, 0.24, 0.12),
            twin(rod([0, 0.07, 0.12], [0, 0.23, 0.12], 0.014), hole * 0.36, 0, 0),
            four(rod([0, 0.07, 0], [0, 0.23, 0], 0.012), hole * 0.36, 0, 0.12),
          ),
        ),
        !ask.has("unlit") &&
          part(
            "flames",
            light(0xff9a35),
            all(fire.at(0, 0.2, -0.02), twin(fire.scale(0.75), hole * 0.15, 0.19, -0.04), twin(fire.scale(0.5), hole * 0.27, 0.17, 0)),
          ),
      ];
    },
  }),
];
