import { all, box, extrude, type Form, lathe, loft, sphere } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { flat, row } from "@blenda/forge/language/numbers";
import { ellipse } from "@blenda/forge/language/outlines";
import { four, many, twin } from "@blenda/forge/language/places";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { facing, put } from "@blenda/forge/language/put";
import { drumX, drumZ, hose, panel, rod, side, slices, tray } from "@blenda/forge/language/shorthand";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
import { CLOTHS, WOODS } from "@blenda/forge/language/tones";

const woodTone = pick("oak", "walnut", "pine", "cherry");

export const wallRails = [
  program({
    id: "shoe rack",
    nouns: ["shoe shelf", "shoe stand", "shoe storage", "shoe bench"],
    about: "a low rack of slats with pairs of shoes on it",
    metresPerUnit: 0.7,
    wears: ["rack", "shoe", "sole"],
    params: { tiers: whole(2, 3), wide: [0.95, 1.15], tone: woodTone },
    traits: { empty: "bare" },
    sockets: ({ tiers, wide }) => ({ top: { at: [0, tiers * 0.32 - 0.14, 0], size: [wide * 0.9, 0.3, 0.36] } }),
    parts: ({ tiers, wide, tone }, ask) => {
      const shelf = all(box(wide, 0.026, 0.05, 0.008).array(5, [0, 0, 0.078]));
      const levels = Array.from({ length: tiers }, (_, at) => 0.12 + at * 0.32);
      const shoe = loft(
        slices(
          row`0 0.1 0.34 0.8 0, 0.03 0.11 0.36 0.8 0, 0.07 0.11 0.34 0.9 0, 0.1 0.1 0.22 0.9 -0.05, 0.14 0.09 0.16 1 -0.08, 0.16 0.08 0.13 1 -0.09`,
        ),
      );
      const sole = tray(0.116, 0.03, 0.37, 0.055, 0.01);
      const pairs = (form: Form, from: number) =>
        all(
          ...levels.flatMap((y, level) =>
            [0, 1, 2]
              .filter((at) => (at + level) % 3 === from)
              .map((at) => all(form.at(-0.065, 0, 0), form.at(0.065, 0, 0)).at((at - 1) * wide * 0.3, y + 0.03, 0.01)),
          ),
        );
      return [
        part(
          "rack",
          main("wood", WOODS[tone]),
          all(
            ...levels.map((y) => shelf.at(0, y, 0)),
            four(box(0.05, tiers * 0.32 - 0.1, 0.05, 0.012), wide / 2, (tiers * 0.32 - 0.1) / 2, 0.17),
            ...levels.map((y) => twin(box(0.03, 0.04, 0.36, 0.008), wide / 2 - 0.02, y - 0.03, 0)),
          ),
        ),
        !ask.has("empty") && part("shoes", second("leather", 0x7a4526), pairs(shoe, 0)),
        !ask.has("empty") && part("trainers", fixed("fabric", 0xc8382f), pairs(shoe, 1)),
        !ask.has("empty") && part("slippers", fixed("fabric", 0x3d5f8a), pairs(shoe, 2)),
        !ask.has("empty") && part("soles", third("rubber", 0xece7da), all(pairs(sole, 0), pairs(sole, 1), pairs(sole, 2))),
      ];
    },
  }),
  program({
    id: "towel rack",
    nouns: ["towel rail", "towel bar", "towel holder", "towel hanger", "towel warmer", "heated towel rail"],
    about: "a rail on the wall with folded towels over it",
    metresPerUnit: 0.7,
    wears: ["towel", "rail", "stripe"],
    params: { bars: whole(1, 2), wide: [0.95, 1.1], tone: pick("sage", "navy", "rust", "oat", "plum") },
    traits: { empty: "bare" },
    parts: ({ bars, wide, tone }, ask) => {
      const rails = Array.from({ length: bars }, (_, at) => ({ y: 0.9 + at * 0.14, z: 0.14 + at * 0.14 }));
      const cloth = (width: number, drop: number, z: number, y: number) =>
        side(
          flat`-0.05 ${-drop * 0.7}, -0.026 ${-drop * 0.7}, -0.022 0, 0 0.024, 0.022 0, 0.03 ${-drop}, 0.058 ${-drop}, 0.046 0, 0.03 0.04, 0 0.052, -0.03 0.04, -0.046 0`,
          width,
          0.008,
        ).at(0, y, z);
      const { y, z } = rails[bars - 1];
      const metal = ask.has("empty") ? main("steel", 0xc6cacd) : second("steel", 0xc6cacd);
      return [
        part(
          "rail",
          metal,
          all(
            ...rails.map((rail) =>
              all(
                drumX(0.02, wide).at(0, rail.y, rail.z),
                twin(rod([0, rail.y, rail.z], [0, 0.9, 0], 0.02), wide / 2 - 0.03, 0, 0),
                twin(sphere(0.03, 1, 16), wide / 2, rail.y, rail.z),
              ),
            ),
            twin(drumZ(0.07, 0.03), wide / 2 - 0.03, 0.9, 0),
          ),
        ),
        part("plate", metal, box(wide * 0.9, 0.05, 0.02, 0.006).at(0, 0.9, -0.01)),
        !ask.has("empty") && part("towel", main("fabric", CLOTHS[tone]), cloth(0.42, 0.6, z, y).at(-0.2, 0, 0)),
        !ask.has("empty") && part("small towel", fixed("fabric", 0xf1ece0), cloth(0.28, 0.38, z, y).at(0.24, 0, 0)),
        !ask.has("empty") &&
          part(
            "stripes",
            third("fabric", 0xf1ece0),
            many(2, (at) => box(0.424, 0.03, 0.01, 0.003).at(-0.2, y - 0.46 - at * 0.05, z + 0.054)),
          ),
      ];
    },
  }),
  program({
    id: "key holder",
    nouns: [
      "key rack",
      "key hook",
      "key board",
      "key hanger",
      "key hooks",
      "clothes peg rack",
      "peg rack",
      "peg rail",
      "hook rail",
      "wall hooks",
    ],
    about: "a wooden board with a row of hooks and keys hanging from them",
    metresPerUnit: 0.34,
    wears: ["board", "hook", "key"],
    params: { hooks: whole(4, 6), tone: woodTone },
    traits: { empty: "bare" },
    parts: ({ hooks, tone }, ask) => {
      const wide = hooks * 0.2 + 0.08;
      const x = (at: number) => (at - (hooks - 1) / 2) * 0.2;
      const key = all(
        facing(hoop(0.05, 0.012, 20)).at(0, -0.04, 0),
        extrude(ellipse(0.11, 0.1), 0.02, 0.006).at(0, -0.12, 0),
        box(0.034, 0.24, 0.018, 0.004).at(0, -0.26, 0),
        box(0.05, 0.02, 0.016, 0.003).at(0.03, -0.32, 0),
        box(0.04, 0.02, 0.016, 0.003).at(0.026, -0.36, 0),
      );
      return [
        part(
          "board",
          main("wood", WOODS[tone], { grain: "x" }),
          all(panel(wide, 0.3, 0.06, 0.05, 0.02).at(0, 0.62, 0), box(wide + 0.04, 0.04, 0.14, 0.012).at(0, 0.78, 0.03)),
        ),
        part(
          "hooks",
          second("brass", 0xd0a24a),
          many(hooks, (at) =>
            all(
              drumZ(0.035, 0.02).at(0, 0.6, 0.035),
              hose(row`0 0.6 0.03, 0 0.59 0.1, 0 0.54 0.13, 0 0.53 0.17, 0 0.57 0.19`, 0.014),
              sphere(0.02, 1, 12).at(0, 0.575, 0.19),
            ).at(x(at), 0, 0),
          ),
        ),
        !ask.has("empty") &&
          part(
            "keys",
            third("steel", 0xc6cacd),
            many(Math.ceil(hooks / 2), (at) => key.turn(0, 12 - at * 9, 3 - at * 2).at(x(at * 2), 0.58, 0.15)),
          ),
        !ask.has("empty") &&
          part(
            "tag",
            fixed("leather", 0xb8402a),
            all(panel(0.09, 0.16, 0.025, 0.03, 0.008).at(x(1), 0.42, 0.15), rod([x(1), 0.54, 0.15], [x(1), 0.49, 0.15], 0.01)),
          ),
        part("screws", fixed("steel", 0xd8dadc), twin(sphere(0.016, 1, 12), wide / 2 - 0.05, 0.68, 0.03)),
      ];
    },
  }),
  program({
    id: "magazine rack",
    nouns: ["newspaper rack", "magazine holder", "newspaper holder", "magazine file"],
    about: "a slanted holder with magazines standing in it",
    metresPerUnit: 0.42,
    wears: ["rack", "magazine", "handle"],
    params: { count: whole(3, 5), tone: woodTone },
    sockets: () => ({ inside: { at: [0, 0.1, 0], size: [0.8, 0.6, 0.3] } }),
    parts: ({ count, tone }) => {
      const tones = [0xd8503c, 0x3f7fb0, 0xf0c24a, 0x5a9a68, 0x8a5aa8];
      return [
        part(
          "rack",
          main("wood", WOODS[tone]),
          all(
            twin(side(flat`-0.16 0, 0.16 0, 0.3 0.56, 0.2 0.56, 0.05 0.72, -0.05 0.72, -0.2 0.56, -0.3 0.56`, 0.04, 0.014), 0.46, 0, 0),
            box(0.92, 0.04, 0.28, 0.01).at(0, 0.06, 0),
            ...[0.16, 0.32, 0.48].map((y) =>
              twin(box(0.92, 0.09, 0.024, 0.008).turn(14, 0, 0), 0, 0, 0)
                .at(0, y, 0.16 + y * 0.24)
                .mirror("z"),
            ),
          ),
        ),
        part("handle", third("wood", 0x5a3820), drumX(0.03, 0.96).at(0, 0.68, 0)),
        ...Array.from({ length: count }, (_, at) =>
          part(
            `magazine ${at + 1}`,
            at === 0 ? second("paper", tones[0]) : fixed("paper", tones[at]),
            put(
              box(0.5, 0.68, 0.026, 0.006).at(0, 0.34, 0),
              [(at - (count - 1) / 2) * 0.06, 0.09, at % 2 ? -0.09 - at * 0.02 : 0.09 + at * 0.02],
              [at % 2 ? -13 : 13, 0, (at - 2) * 3],
            ),
          ),
        ),
        part(
          "titles",
          fixed("paper", 0xf6f1e4),
          put(box(0.4, 0.09, 0.01, 0.002).at(0, 0.6, 0.014), [(1 - count) * 0.03, 0.09, 0.09], [13, 0, -6]),
        ),
      ];
    },
  }),
  program({
    id: "curtain rod",
    nouns: ["curtain rail", "curtain pole", "drapery rod"],
    about: "a curtain pole with rings, knobs at its ends and two brackets",
    metresPerUnit: 1.2,
    wears: ["rod", "knob", "ring"],
    params: { long: [1.5, 1.7], rings: whole(9, 12), knob: pick("ball", "spear") },
    parts: ({ long, rings, knob }) => [
      part("rod", main("wood", 0x8a5630, { grain: "x" }), drumX(0.035, long).at(0, 0.3, 0)),
      part(
        "knobs",
        second("brass", 0xd0a24a),
        twin(
          lathe(
            knob === "ball"
              ? flat`0 0, 0.045 0, 0.045 0.03, 0.03 0.04, 0.08 0.1, 0.09 0.15, 0.06 0.21, 0 0.23`
              : flat`0 0, 0.045 0, 0.045 0.03, 0.03 0.04, 0.07 0.1, 0.05 0.18, 0.02 0.27, 0 0.3`,
            { smooth: 20, sides: 28 },
          ).turn(0, 0, -90),
          long / 2,
          0.3,
          0,
        ),
      ),
      part(
        "rings",
        third("brass", 0xd0a24a),
        many(rings, (at) =>
          all(hoop(0.06, 0.01, 24).turn(0, 0, 90), facing(hoop(0.014, 0.005, 12)).at(0, -0.075, 0)).at(
            (at < rings / 2 ? -1 : 1) * (long * 0.46 - (at % Math.ceil(rings / 2)) * 0.055),
            0.275,
            0,
          ),
        ),
      ),
      part(
        "brackets",
        second("brass", 0xd0a24a),
        twin(
          all(
            drumZ(0.07, 0.03).at(0, 0.22, -0.2),
            hose(row`0 0.22 -0.2, 0 0.22 -0.08, 0 0.24 0`, 0.022),
            hose(row`0 0.3 -0.055, 0 0.25 -0.03, 0 0.245 0, 0 0.25 0.03, 0 0.3 0.055`, 0.018),
          ),
          long / 2 - 0.12,
          0,
          0,
        ),
      ),
    ],
  }),
];
