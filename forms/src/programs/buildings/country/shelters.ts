import { all, cylinder, extrude, lathe, sweep } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { courses, fade, rings, stripes } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

import { archFrame, archOutline, gabledWalls } from "./walls.ts";

export const shelters = [
  program({
    id: "tent",
    nouns: ["camping tent", "circus tent", "big top"],
    about: "a tent of cloth: for camping, or the striped one of a circus",
    metresPerUnit: 2,
    wears: ["cloth", "door inside", "rope"],
    params: { kind: pick("camping"), long: [1.1, 1.35] },
    traits: { circus: "big top striped festival" },
    sockets: () => ({ inside: { at: [0, 0.02, 0], size: [0.6, 0.5, 0.8] } }),
    parts: ({ long }, { has }) => {
      if (has("circus")) return bigTop();
      const cloth = gabledWalls(1.1, 0.02, 0.72, long);
      return [
        part(
          "cloth",
          main("fabric", 0x5f7a3a),
          all(
            cloth,
            extrude(
              flat`-0.62 0.0, 0 0.8, 0.62 0, 0.6 0.05, 0 0.84, -0.6 0.05`.map(([x, y]) => [x, y - 0.02] as const),
              long * 0.9,
              0.01,
            ),
          ),
        ),
        part(
          "inside",
          second("plastic", 0x2a2c20),
          extrude(flat`-0.22 0, 0.22 0, 0.02 0.56, -0.02 0.56`, 0.02, 0.004).at(0, 0.02, long / 2 + 0.002),
        ),
        part(
          "flaps",
          main("fabric", 0x718f48),
          extrude(flat`0.02 0.55, 0.24 0, 0.42 0.02, 0.3 0.2`.reverse(), 0.025, 0.006)
            .at(0, 0.02, long / 2 + 0.012)
            .mirror("x"),
        ),
        part(
          "poles",
          fixed("wood", 0x8a5f38),
          cylinder(0.018, 0.86, { sides: 10 })
            .at(0, 0.42, long / 2 - 0.02)
            .mirror("z"),
        ),
        part(
          "ropes",
          third("fabric", 0xe0d5b8),
          all(
            sweep(way`0 0.76 ${long / 2}, 0 0 ${long / 2 + 0.42}`, 0.009).mirror("z"),
            sweep(way`0.5 0.12 0.4, 0.84 0 0.5`, 0.008).mirror("x").mirror("z"),
          ),
        ),
        part(
          "pegs",
          fixed("steel"),
          all(
            cylinder(0.014, 0.09, { sides: 8 })
              .at(0, 0.03, long / 2 + 0.42)
              .mirror("z"),
            cylinder(0.014, 0.09, { sides: 8 }).at(0.84, 0.03, 0.5).mirror("x").mirror("z"),
          ),
        ),
      ];
    },
  }),
  program({
    id: "tipi",
    nouns: ["teepee", "wigwam", "tepee"],
    about: "a cone of hides over poles",
    metresPerUnit: 2.6,
    wears: ["hide cloth", "band", "pole"],
    params: { poles: whole(7, 9), tall: [1.2, 1.35] },
    parts: ({ poles, tall }) => {
      const lean = (Math.atan2(0.58, tall) * 180) / Math.PI;
      return [
        part(
          "hide",
          main("leather", 0xd9bf92, {
            paint: [rings({ by: -0.55 }, tall * 1.2, { width: 0.06 }), fade(0x9a4a2a, 0.2, 0.16), fade(0x3a6a7a, tall * 0.78, tall * 0.8)],
          }),
          lathe(flat`0 0, 0.6 0, 0.6 0.02, 0.09 ${tall * 0.86}, 0.05 ${tall * 0.86}, 0 ${tall * 0.7}`, {
            ribs: poles,
            ribDepth: 0.05,
            sides: 56,
          }),
        ),
        part(
          "zigzag",
          second("fabric", 0x9a3a24),
          extrude(flat`-0.075 0, 0.075 0, 0 0.13`, 0.02, 0.003).turn(-lean, 0, 0).at(0, 0.32, 0.462).ring(14),
        ),
        part(
          "poles",
          third("wood", 0x7a5230),
          cylinder(0.016, tall * 1.14, { sides: 8 })
            .at(0, tall * 0.57, 0)
            .turn(-lean, 0, 0)
            .at(0, 0, 0.56)
            .turn(0, 20, 0)
            .ring(poles),
        ),
        part(
          "door",
          fixed("plastic", 0x241811),
          extrude(flat`-0.14 0, 0.14 0, 0.1 0.34, 0 0.44, -0.1 0.34`, 0.03, 0.006).turn(-lean, 0, 0).at(0, 0.02, 0.585),
        ),
      ];
    },
  }),
  program({
    id: "igloo",
    nouns: ["snow house"],
    about: "a round house of snow blocks with a tunnel",
    metresPerUnit: 1.8,
    wears: ["snow block"],
    params: { wide: [0.7, 0.8] },
    parts: ({ wide }) => {
      const snow = main("ice", 0xe4f0f8, { paint: [courses(0.24, 0.13, { round: 0.7, color: 0x9fc0d6, joint: 0.012, relief: -0.02 })] });
      const arch = (w: number, h: number, deep: number) => extrude(archOutline(w, h), deep, 0.02);
      return [
        part(
          "dome",
          snow,
          lathe(
            Array.from(
              { length: 13 },
              (_, n) =>
                [
                  n === 0 ? 0 : wide * Math.cos(((n - 1) / 11) * Math.PI * 0.5),
                  n === 0 ? 0 : wide * 0.95 * Math.sin(((n - 1) / 11) * Math.PI * 0.5),
                ] as const,
            ),
          ),
        ),
        part(
          "tunnel",
          main("ice", 0xe4f0f8, { paint: [courses(9, 0.11, { color: 0x9fc0d6, joint: 0.012, relief: -0.02 })] }),
          archFrame(0.34, 0.36, 0.09, 0.5).at(0, 0, wide + 0.04),
        ),
        part("dark", fixed("plastic", 0x14202b), arch(0.36, 0.37, 0.1).at(0, 0, wide - 0.04)),
        part("snow", fixed("paper", 0xf3f8fb), lathe(flat`0 -0.06, 1.1 -0.06, 1.14 0, 1 0.02, 0 0.03`, { ribs: 7, ribDepth: 0.06 })),
      ];
    },
  }),
];

function bigTop() {
  return [
    part(
      "roof",
      main("fabric", 0xc8281f, { paint: [stripes(0xf4efe2, 10, { width: 0.5 })] }),
      lathe(flat`0 0.5, 0.84 0.5, 0.86 0.53, 0.5 0.72, 0.16 1.02, 0.03 1.2, 0 1.2`),
    ),
    part("walls", main("fabric", 0xb8241c, { paint: [stripes(0xf4efe2, 10, { width: 0.5 })] }), lathe(flat`0 0, 0.8 0, 0.76 0.5, 0 0.5`)),
    part("trim", third("fabric", 0xe0b040), extrude(flat`-0.13 0, 0 -0.12, 0.13 0`, 0.02, 0.004).at(0, 0.53, 0.85).ring(20)),
    part("door", second("plastic", 0x2a1a16), extrude(archOutline(0.3, 0.42), 0.06, 0.01).at(0, 0, 0.76)),
    part(
      "curtains",
      third("fabric", 0xe0b040),
      all(sweep(way`0.02 0.42 0.8, 0.12 0.34 0.83, 0.17 0.16 0.83, 0.18 0 0.83`, [0.02, 0.04, 0.03, 0.05]).mirror("x")),
    ),
    part(
      "flag",
      third("fabric", 0xe0b040),
      all(cylinder(0.012, 0.26, { sides: 8 }).at(0, 1.32, 0), extrude(flat`0 0, 0.2 0.05, 0 0.1`, 0.012, 0.003).at(0.01, 1.34, 0)),
    ),
  ];
}
