import { all, box, cushion, cylinder, extrude, type Form, lathe, loft, sphere, sweep } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { atDepth, symmetric } from "@blenda/forge/language/lists";
import { flat, row } from "@blenda/forge/language/numbers";
import { four, many, twin } from "@blenda/forge/language/places";
import { part, pick, program, turns, whole } from "@blenda/forge/language/program";
import { facing, put } from "@blenda/forge/language/put";
import { drumX, drumZ, hose, rod, slices, tray } from "@blenda/forge/language/shorthand";
import { rings, speckles } from "@blenda/forge/language/skins";
import { fixed, light, looking, main, second, third } from "@blenda/forge/language/substance";
import { ENAMELS, WOODS } from "@blenda/forge/language/tones";

export const smallComforts = [
  program({
    id: "ashtray",
    nouns: ["ash tray", "cigarette tray"],
    about: "a glass ashtray with notches, a lit cigarette and ash",
    metresPerUnit: 0.15,
    wears: ["tray", "cigarette", "ash"],
    params: { wide: [0.42, 0.5], shape: pick("round", "square") },
    variants: { round: { words: "circular", set: { shape: "round" } }, square: { words: "angular", set: { shape: "square" } } },
    parts: ({ wide, shape }) => {
      const body = shape === "round" ? cylinder(wide, 0.24, { bevel: 0.04, sides: 48 }) : box(wide * 1.8, 0.24, wide * 1.8, 0.05);
      const hollow =
        shape === "round" ? cylinder(wide * 0.66, 0.3, { top: wide * 0.78, bevel: 0, sides: 40 }) : box(wide * 1.3, 0.3, wide * 1.3, 0);
      const notch = (turn: number) =>
        cylinder(0.06, wide * 1.2, { sides: 20, bevel: 0 })
          .turn(90, 0, 0)
          .at(0, 0.13, wide * 0.8)
          .turn(0, turn, 0);
      const lean = (form: Form) => put(form, [0.06, 0.2, wide * 0.74], [-18, 24, 0]);
      return [
        part("tray", main("crystal", 0x5f8f96), body.minus(hollow.at(0, 0.1, 0), notch(20), notch(140), notch(260)).at(0, 0.12, 0)),
        part("cigarette", second("paper", 0xf6f2e8), lean(drumZ(0.045, 0.46, 0.004).at(0, 0.05, -0.06))),
        part("filter", fixed("paper", 0xd9984a), lean(drumZ(0.046, 0.18, 0.006).at(0, 0.05, 0.26))),
        part("glow", light(0xff6a24), lean(sphere(0.036, 1, 14).at(0, 0.05, -0.29))),
        part(
          "ash",
          third("concrete", 0x8a8885),
          all(
            lathe(flat`0 0, ${wide * 0.4} 0, ${wide * 0.24} 0.03, 0 0.05`, { sides: 24 }).at(0, 0.065, 0),
            put(drumX(0.04, 0.14), [-0.12, 0.11, -0.05], [0, 40, 8]),
          ),
        ),
        part("butt", fixed("paper", 0xd9984a), put(drumX(0.044, 0.16, 0.006), [-0.2, 0.12, 0.04], [0, 40, 8])),
      ];
    },
  }),
  program({
    id: "hookah",
    nouns: ["shisha", "water pipe", "waterpipe", "nargile", "hubble-bubble"],
    about: "a water pipe with a glass vase, a brass stem, a bowl with coals and a hose",
    metresPerUnit: 0.6,
    wears: ["glass vase", "stem brass", "hose"],
    params: { tall: [1.1, 1.3], fat: [0.2, 0.24], tone: pick("blue", "green", "red") },
    parts: ({ tall, fat, tone }) => [
      part(
        "vase",
        main("crystal", { blue: 0x2f5fae, green: 0x2f8a5a, red: 0xa8283a }[tone]),
        lathe(flat`0 0, ${fat} 0, ${fat * 1.04} 0.03, ${fat} 0.12, ${fat * 0.9} 0.2, 0.1 0.34, 0.07 0.42, 0.08 0.46, 0 0.46`, {
          sides: 48,
          ribs: 12,
          ribDepth: 0.05,
        }),
      ),
      part("bands", fixed("gold", 0xd8b04a), all(hoop(fat * 1.0, 0.012, 44).at(0, 0.06, 0), hoop(0.085, 0.014, 32).at(0, 0.44, 0))),
      part(
        "stem",
        second("brass", 0xd0a24a),
        lathe(
          flat`0 0.44, 0.07 0.44, 0.07 0.5, 0.035 0.54, 0.06 0.62, 0.03 0.7, 0.03 ${tall - 0.36}, 0.055 ${tall - 0.3}, 0.028 ${tall - 0.22}, 0.16 ${tall - 0.15}, 0.17 ${tall - 0.13}, 0.03 ${tall - 0.12}, 0.03 ${tall - 0.04}, 0 ${tall - 0.04}`,
          { sides: 36 },
        ),
      ),
      part(
        "bowl",
        fixed("clay", 0xb0603a),
        lathe(flat`0 ${tall - 0.05}, 0.04 ${tall - 0.05}, 0.09 ${tall + 0.02}, 0.1 ${tall + 0.07}, 0.08 ${tall + 0.07}, 0 ${tall + 0.05}`, {
          sides: 32,
        }),
      ),
      part(
        "coals",
        fixed("clay", 0x2c2726, { paint: [speckles(0xff7a1c, 0.03, { size: 0.34 })] }),
        all(
          box(0.06, 0.05, 0.06, 0.01)
            .turn(0, 20, 0)
            .at(-0.03, tall + 0.09, 0.01),
          box(0.055, 0.05, 0.055, 0.01)
            .turn(0, 60, 0)
            .at(0.04, tall + 0.09, -0.01),
        ),
      ),
      part(
        "hose",
        third("fabric", 0x7a2434, { paint: [rings(0xd8b04a, 0.09, { width: 0.2, along: "x" })] }),
        hose(row`0.05 0.56 0, 0.2 0.6 0.03, 0.36 0.42 0.1, 0.42 0.14 0.22, 0.24 0.03 0.36, -0.04 0.03 0.4, -0.2 0.06 0.36`, 0.028),
      ),
      part("mouthpiece", fixed("wood", 0x4a2a16), hose(row`-0.18 0.05 0.37, -0.3 0.12 0.33, -0.42 0.2 0.3`, [0.03, 0.024, 0.016])),
      part("valve", second("brass", 0xd0a24a), all(rod([-0.04, 0.56, 0], [-0.12, 0.58, 0], 0.02), sphere(0.026, 1, 14).at(-0.13, 0.58, 0))),
    ],
  }),
  program({
    id: "hot water bottle",
    nouns: ["hot-water bottle", "warming bottle", "heating pad"],
    about: "a rubber bottle for hot water with a ribbed belly, a neck and a stopper",
    metresPerUnit: 0.34,
    wears: ["rubber body", "stopper", "cover heart"],
    params: { fat: [0.15, 0.19], tone: pick("red", "blue", "mint") },
    parts: ({ fat, tone }) => {
      const lean = (form: Form) => put(form, [0, 0, 0], [-14, 0, 0]);
      const body = slices(
        row`0 0.3 0.03 0.7 0, 0.03 0.54 ${fat * 0.7} 0.7 0, 0.14 0.6 ${fat} 0.7 0, 0.6 0.6 ${fat} 0.7 0, 0.72 0.5 ${fat * 0.8} 0.8 0, 0.8 0.22 0.12 1 0, 0.88 0.16 0.1 1 0, 0.96 0.24 0.14 1 0, 0.98 0.24 0.14 1 0`,
      );
      return [
        part("body", main("rubber", ENAMELS[tone]), lean(loft(body))),
        part(
          "ribs",
          main("rubber", ENAMELS[tone]),
          lean(rod([0, 0.12, fat / 2 - 0.004], [0, 0.62, fat / 2 - 0.004], 0.01).array(9, [0.056, 0, 0])),
        ),
        part(
          "seam",
          main("rubber", ENAMELS[tone]),
          lean(
            sweep(
              atDepth([
                [-0.12, 0.8],
                [-0.27, 0.7],
                [-0.31, 0.56],
                [-0.31, 0.16],
                [-0.26, 0.02],
                [0, -0.01],
                [0.26, 0.02],
                [0.31, 0.16],
                [0.31, 0.56],
                [0.27, 0.7],
                [0.12, 0.8],
              ]),
              0.018,
            ),
          ),
        ),
        part(
          "stopper",
          second("plastic", 0xf4f1e8),
          lean(all(cylinder(0.05, 0.06).at(0, 0.99, 0), facing(hoop(0.05, 0.014, 24)).at(0, 1.06, 0))),
        ),
        part(
          "heart",
          third("plastic", 0xf4f1e8),
          lean(
            extrude(symmetric([0, -0.12, 0.07, -0.04, 0.12, 0.03, 0.1, 0.09, 0.05, 0.1, 0, 0.06], 3), 0.024, 0.008).at(0, 0.36, fat / 2),
          ),
        ),
      ];
    },
  }),
  program({
    id: "string lights",
    nouns: ["fairy lights", "light chain", "chain of lights", "christmas lights", "party lights", "light string", "garland of lights"],
    about: "a cord with small lamps of many colours between two posts",
    metresPerUnit: 1,
    wears: ["cord", "post"],
    params: { lamps: whole(8, 10), sag: [0.26, 0.36] },
    parts: ({ lamps, sag }) => {
      const at = (t: number) => [(t - 0.5) * 1.6, 0.94 - sag * (1 - (2 * t - 1) ** 2), 0] as const;
      const spots = Array.from({ length: lamps }, (_, index) => at((index + 0.5) / lamps));
      const lamp = (from: number) =>
        all(
          ...spots
            .filter((_, index) => index % 3 === from)
            .map(([x, y]) => lathe(flat`0 -0.15, 0.03 -0.13, 0.045 -0.09, 0.024 -0.03, 0 -0.03`, { smooth: 12, sides: 20 }).at(x, y, 0)),
        );
      return [
        part(
          "posts",
          second("wood", 0x8a5630),
          all(
            twin(rod([0, 0.02, 0], [0, 1, 0], 0.03), 0.82, 0, 0),
            twin(sphere(0.045, 1, 16), 0.82, 1.02, 0),
            twin(cylinder(0.14, 0.04, { bevel: 0.014 }), 0.82, 0.02, 0),
          ),
        ),
        part("cord", main("rubber", 0x2f4a34), sweep([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1].map(at), 0.01)),
        part("sockets", main("rubber", 0x2f4a34), all(...spots.map(([x, y]) => cylinder(0.022, 0.05, { sides: 14 }).at(x, y - 0.02, 0)))),
        part("warm lamps", light(0xffc84a), lamp(0)),
        part("red lamps", light(0xff4a3a), lamp(1)),
        part("blue lamps", light(0x4aa8ff), lamp(2)),
      ];
    },
  }),
  program({
    id: "jewelry box",
    nouns: ["jewellery box", "jewel case", "trinket box", "ring box", "vanity box"],
    about: "an open box lined with velvet, with a ring, pearls and a small drawer",
    metresPerUnit: 0.26,
    wears: ["box", "lining velvet", "trim"],
    params: { wide: [0.84, 0.96], tone: pick("walnut", "cherry", "oak") },
    traits: { closed: "shut" },
    sockets: () => ({ inside: { at: [0, 0.4, 0], size: [0.6, 0.2, 0.4] } }),
    parts: ({ wide, tone }, ask) => {
      const open = ask.has("closed") ? 0 : 100;
      const lid = (form: Form) => put(form.at(0, 0, 0.3), [0, 0.5, -0.3], [-open, 0, 0]);
      const motion = turns([0, 0.5, -0.3], [1, 0, 0], 0, open || -100);
      return [
        part(
          "box",
          main("wood", WOODS[tone]),
          all(
            box(wide, 0.46, 0.6, 0.02)
              .minus(box(wide - 0.08, 0.4, 0.52, 0).at(0, 0.24, 0))
              .at(0, 0.27, 0),
            four(sphere(0.05, 1, 16), wide / 2 - 0.08, 0.04, 0.22),
          ),
        ),
        part(
          "lid",
          main("wood", WOODS[tone]),
          lid(
            all(
              box(wide + 0.03, 0.1, 0.63, 0.025)
                .minus(box(wide - 0.06, 0.1, 0.52, 0).at(0, -0.05, 0))
                .at(0, 0.05, 0),
            ),
          ),
          { motion },
        ),
        part(
          "lining",
          second("fabric", 0x8a1f34),
          all(
            cushion(wide - 0.08, 0.08, 0.52).at(0, 0.42, 0),
            drumX(0.05, wide - 0.12, 0.02)
              .array(3, [0, 0, 0.1])
              .at(0, 0.44, -0.12),
          ),
        ),
        part("mirror", { ...looking(0.4, 1.1), slot: null }, lid(tray(wide - 0.14, 0.01, 0.44, 0.03, 0.003).at(0, 0.012, 0)), { motion }),
        part("drawer", main("wood", WOODS[tone]), box(wide - 0.16, 0.14, 0.03, 0.012).at(0, 0.15, 0.3)),
        part(
          "trim",
          third("gold", 0xd8b04a),
          all(
            sphere(0.028, 1, 16).at(0, 0.15, 0.33),
            drumX(0.012, wide + 0.01).at(0, 0.26, 0.302),
            box(0.08, 0.09, 0.02, 0.006).at(0, 0.44, 0.305),
          ),
        ),
        open > 0 && part("ring", third("gold", 0xd8b04a), facing(hoop(0.07, 0.014, 32)).at(-0.18, 0.53, -0.08)),
        open > 0 && part("gem", fixed("crystal", 0x8fd8f4), sphere(0.036, 1, 8).at(-0.18, 0.62, -0.08)),
        open > 0 &&
          part(
            "pearls",
            fixed("porcelain", 0xf6efe4),
            many(16, (at) => sphere(0.028, 1, 12).at(0.16 + Math.cos(at * 0.393) * 0.17, 0.48, 0.12 + Math.sin(at * 0.393) * 0.1)),
          ),
      ];
    },
  }),
];
