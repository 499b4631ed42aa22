import { all, box, cylinder, extrude, type Form, lathe, sphere, torus } from "@blenda/forge/language/form";
import { arc } from "@blenda/forge/language/lists";
import { flat } from "@blenda/forge/language/numbers";
import { pieces } from "@blenda/forge/language/pieces";
import { four, many, twin } from "@blenda/forge/language/places";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { rod } from "@blenda/forge/language/shorthand";
import { rings } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
import { around, bark, crown, ease, foliage, grassPaint, land, pole, sea, trunk, waves } from "./ground.ts";
import { frame, hoop, line, pitchLines } from "./lines.ts";

const white = fixed("plastic", 0xf6f6f2);
/** Half a circle of paint that opens towards −x. */
const halfHoop = (radius: number, thick: number): Form =>
  extrude([...arc(radius, -90, 90, 20), ...arc(radius - thick, 90, -90, 20)], 0.008, 0.001).turn(-90, 0, 0);
/** A net of few strands, facing the front: so wide, so high, standing on y = 0. */
const mesh = (wide: number, high: number, columns: number, rows: number): Form =>
  all(
    box(0.006, high, 0.006, 0)
      .array(columns, [wide / (columns - 1), 0, 0])
      .at(0, high / 2, 0),
    box(wide, 0.006, 0.006, 0)
      .array(rows, [0, high / (rows - 1), 0])
      .at(0, high / 2, 0),
  );

export const courts = [
  program({
    id: "basketball court",
    nouns: ["basketball field", "streetball court", "basketball playground", "sports court"],
    about: "a basketball court with its lines and a hoop at either end",
    metresPerUnit: 14,
    wears: ["floor", "line", "key paint"],
    params: { tone: pick("wood", "wood", "blue", "green"), border: [0.07, 0.12] },
    parts: ({ tone, border }) => {
      const hoopStand = all(rod([0.06, 0, 0], [0.06, 0.28, 0], 0.016), rod([0.06, 0.28, 0], [-0.06, 0.33, 0], 0.012));
      return [
        part(
          "floor",
          main(
            tone === "wood" ? "wood" : "rubber",
            { wood: 0xc98f52, blue: 0x3468a8, green: 0x3f8a5a }[tone],
            tone === "wood" ? { grain: "x" } : {},
          ),
          box(2 + border * 2, 0.05, 1.1 + border * 2, 0.008).at(0, -0.025, 0),
        ),
        part(
          "keys",
          third("rubber", 0xb8402f),
          all(box(0.4, 0.01, 0.34, 0.001).at(0.8, 0.001, 0).mirror("x"), cylinder(0.13, 0.01, { sides: 36, bevel: 0.001 }).at(0, 0.001, 0)),
        ),
        part(
          "lines",
          second("plastic", 0xf6f4ea),
          all(
            frame(2, 1.1, 0.014),
            line(0.014, 1.09),
            hoop(0.13, 0.014),
            twin(
              all(
                frame(0.4, 0.34, 0.012).at(0.8, 0, 0),
                halfHoop(0.12, 0.012).turn(0, 180, 0).at(0.6, 0, 0),
                halfHoop(0.5, 0.012).turn(0, 180, 0).at(0.9, 0, 0),
              ),
              0,
              0.006,
              0,
            ),
          ).at(0, 0.004, 0),
        ),
        part("stands", fixed("steel", 0x3a4048), twin(hoopStand, 1.0, 0, 0)),
        part("boards", white, twin(box(0.014, 0.11, 0.17, 0.004), 0.92, 0.35, 0)),
        part("hoops", fixed("plastic", 0xe8571f), twin(torus(0.035, 0.006), 0.87, 0.32, 0)),
        part(
          "nets",
          white,
          twin(
            many(10, (n) =>
              rod(
                [0.034 * Math.cos(n * 0.628), 0, 0.034 * Math.sin(n * 0.628)],
                [0.02 * Math.cos(n * 0.628 + 0.5), -0.06, 0.02 * Math.sin(n * 0.628 + 0.5)],
                0.003,
              ),
            ),
            0.87,
            0.32,
            0,
          ),
        ),
        part("ball", fixed("rubber", 0xd8702c), sphere(0.03, 1, 16).at(0.22, 0.03, 0.26)),
      ];
    },
  }),
  program({
    id: "tennis court",
    nouns: ["clay court", "grass court"],
    about: "a tennis court with its lines, a net and an umpire's chair",
    metresPerUnit: 12,
    wears: ["court floor", "surround", "line"],
    params: { tone: pick("clay", "hard", "lawn"), border: [0.26, 0.34] },
    variants: { clay: { words: "red", set: { tone: "clay" } }, lawn: { words: "grass wimbledon", set: { tone: "lawn" } } },
    parts: ({ tone, border }) => [
      part(
        "surround",
        second("rubber", { clay: 0xa85a3a, hard: 0x3f7d58, lawn: 0x4f7f3a }[tone]),
        box(2 + border * 2, 0.05, 0.92 + border * 1.4, 0.01).at(0, -0.03, 0),
      ),
      part(
        "court",
        main("leather", { clay: 0xc4703f, hard: 0x2f68a4, lawn: 0x6aa34a }[tone], {
          paint: [rings({ by: tone === "lawn" ? 0.15 : 0.03 }, 0.2, { along: "x" }), ...grassPaint.slice(0, 1)],
        }),
        box(2.02, 0.02, 0.94, 0.002).at(0, -0.007, 0),
      ),
      part(
        "lines",
        third("plastic", 0xf6f4ea),
        all(
          frame(2, 0.92, 0.014),
          line(2, 0.012).array(2, [0, 0, 0.69]),
          line(0.012, 0.69).array(2, [1.08, 0, 0]),
          line(1.08, 0.012),
          line(0.04, 0.012).at(0.98, 0, 0).mirror("x"),
        ).at(0, 0.005, 0),
      ),
      pieces("net", fixed("plastic", 0x24262a), mesh(1.04, 0.085, 34, 6).turn(0, 90, 0)),
      pieces("tape", white, box(0.014, 0.016, 1.04, 0.003).at(0, 0.09, 0), box(0.012, 0.085, 0.014, 0.002).at(0, 0.042, 0)),
      part("posts", fixed("iron", 0x2f4a3c), four(cylinder(0.014, 0.11, { sides: 10 }), 0, 0.055, 0.525)),
      pieces(
        "chair",
        fixed("plastic", 0xe9e4d6),
        four(rod([0.02, 0, 0.02], [0, 0.2, 0], 0.007), 0.05, 0, 0.05).at(0, 0, -0.62),
        box(0.11, 0.015, 0.1, 0.004).at(0, 0.2, -0.62),
        box(0.11, 0.1, 0.014, 0.004).at(0, 0.25, -0.665),
      ),
      part("balls", fixed("fabric", 0xd6e84a), sphere(0.02, 1, 12).scatter([{ at: [0.5, 0.02, 0.2] }, { at: [-0.3, 0.02, -0.14] }])),
    ],
  }),
  program({
    id: "football field",
    nouns: ["soccer field", "football pitch", "soccer pitch", "playing field", "american football field"],
    about: "a mown pitch with white lines, a goal at either end and corner flags",
    metresPerUnit: 50,
    wears: ["grass", "line", "flag"],
    params: { bands: [0.14, 0.2], deep: [1.2, 1.34] },
    traits: { american: "nfl gridiron rugby" },
    parts: ({ bands, deep }, { has }) => {
      const soccer = all(
        twin(box(0.014, 0.13, 0.014, 0.003).array(2, [0, 0, 0.34]), 1, 0.065, 0),
        twin(box(0.014, 0.014, 0.354, 0.003), 1, 0.13, 0),
      );
      const fork = twin(
        all(
          rod([0, 0, 0], [0, 0.13, 0], 0.012),
          rod([0, 0.13, -0.14], [0, 0.13, 0.14], 0.01),
          rod([0, 0.13, 0.14], [0, 0.4, 0.14], 0.008).mirror("z"),
        ),
        1.03,
        0,
        0,
      );
      const yards = all(
        frame(2, deep, 0.016),
        line(0.01, deep).array(19, [0.1, 0, 0]),
        ...[-0.16, 0.16].map((z) => line(0.03, 0.006).array(36, [0.05, 0, 0]).at(0, 0, z)),
      );
      return [
        part(
          "grass",
          main("leather", 0x4f9a3c, { paint: [rings({ by: 0.16 }, bands, { along: "x", width: 0.5 }), ...grassPaint.slice(0, 1)] }),
          box(2.3, 0.08, deep + 0.3, 0.012).at(0, -0.04, 0),
        ),
        part("lines", second("plastic", 0xf6f6f0), (has("american") ? yards : pitchLines(2, deep, 0.014)).at(0, 0.003, 0)),
        part("goals", has("american") ? fixed("plastic", 0xf2c53a) : white, has("american") ? fork : soccer),
        !has("american") &&
          part(
            "nets",
            fixed("plastic", 0xd8dcdc),
            twin(
              all(mesh(0.34, 0.13, 12, 5).turn(0, 90, 0).at(0.1, 0, 0), mesh(0.1, 0.13, 4, 5).array(2, [0, 0, 0.34]).at(0.05, 0, 0)),
              1,
              0,
              0,
            ),
          ),
        part("poles", white, four(pole(0.11, 0.005), 1, 0, deep / 2)),
        part("flags", third("fabric", 0xe0402f), four(extrude(flat`0 0, 0.06 0.02, 0 0.04`, 0.006, 0.001), 1, 0.07, deep / 2)),
        part("ball", white, sphere(0.018, 1, 12).at(0, 0.02, 0)),
      ];
    },
  }),
  program({
    id: "golf hole",
    nouns: ["golf course", "golf green", "putting green", "golf course hole", "golf field"],
    about: "a golf green with its hole and flag, a bunker, a pond and trees",
    metresPerUnit: 15,
    wears: ["grass", "flag", "sand bunker"],
    params: { trees: whole(5, 7), rise: [0.05, 0.09] },
    parts: ({ trees, rise }, { random }) => {
      const wave = waves(random, rise, 0.5);
      const height = (x: number, z: number) => {
        const [sandy, wet] = [ease(0.3, 0.2, Math.hypot(x + 0.55, z - 0.4)), ease(0.34, 0.22, Math.hypot(x - 0.62, z - 0.45))];
        return 0.1 + wave(x, z) * ease(0.3, 0.6, Math.hypot(x - 0.1, z + 0.1)) * (1 - sandy) * (1 - wet) - 0.07 * sandy - 0.1 * wet;
      };
      const spots = around(random, trees, 0.75, 0.92, height)
        .filter(({ at: [, , z] }) => z < 0.2)
        .map((spot) => ({ ...spot, scale: spot.scale * 0.55 }));
      return [
        part("fairway", main("leather", 0x5f9a3f, { paint: grassPaint }), land(height, { isRound: true, deep: 0.16, rows: 20 })),
        part(
          "green",
          fixed("leather", 0x83c45a, { paint: [rings({ by: 0.1 }, 0.12, { along: "x" })] }),
          lathe(flat`0 0.06, 0.4 0.06, 0.4 0.104, 0.36 0.112, 0 0.114`, { sides: 44 }).scale(1.05, 1, 0.85).at(0.1, 0.01, -0.1),
        ),
        part(
          "bunker",
          third("clay", 0xecd9a8),
          lathe(flat`0 -0.02, 0.28 -0.02, 0.28 0.03, 0 0.015`, { sides: 32, ribs: 5, ribDepth: 0.15 }).at(-0.55, 0.04, 0.4),
        ),
        part("pond", sea(0x3f96b8), cylinder(0.28, 0.03, { sides: 36 }).at(0.62, 0.04, 0.45)),
        part("cup", fixed("plastic", 0x1f2420), cylinder(0.03, 0.01, { sides: 20, bevel: 0.001 }).at(0.1, 0.123, -0.1)),
        part("pole", white, pole(0.62, 0.009).at(0.1, 0.1, -0.1)),
        part("flag", second("fabric", 0xdc2f2a), extrude(flat`0 0, 0.22 0.08, 0 0.16`, 0.012, 0.002).at(0.105, 0.55, -0.1)),
        part("ball", white, sphere(0.022, 1, 14).at(-0.06, 0.14, 0.04)),
        part("trunks", bark, trunk.scatter(spots)),
        part("trees", foliage(0x3f7d38), crown.scatter(spots)),
      ];
    },
  }),
];
