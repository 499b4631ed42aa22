import { all, box, lathe, sweep, torus } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { part, program, whole } from "@blenda/forge/language/program";
import { drumX, hose, panel, rod, side } from "@blenda/forge/language/shorthand";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

export const goals = [
  program({
    id: "basketball hoop",
    nouns: ["basketball basket", "basketball net", "basketball goal", "basketball stand", "hoop"],
    about: "a basketball hoop with a net and a backboard on a pole",
    metresPerUnit: 1.6,
    wears: ["backboard board", "ring hoop", "pole base"],
    params: { strings: whole(10, 14), high: [1.5, 1.75] },
    parts: ({ strings, high }) => {
      const knots = (t: number, turn: number) =>
        Array.from({ length: strings }, (_, at) => {
          const angle = ((at + turn) / strings) * 2 * Math.PI;
          const r = 0.14 - t * 0.055 + t * t * 0.012;
          return [Math.cos(angle) * r, -t * 0.26, Math.sin(angle) * r];
        });
      const net = all(
        ...[0, 1, 2, 3].flatMap((row) => {
          const [from, to] = [knots(row / 4, row / 2), knots((row + 1) / 4, (row + 1) / 2)];
          return from.flatMap((a, at) =>
            [to[at], to[(at + strings - 1) % strings]].map((b) => sweep(way([...a, ...b]), 0.005, { isStraight: true })),
          );
        }),
      );
      return [
        part("backboard", main("paint", 0xf2f0ea), panel(1.1, 0.7, 0.035, 0.06).at(0, high + 0.24, 0)),
        part(
          "lines",
          fixed("paint", 0xb3231d),
          all(
            ...[
              [0.36, 0.28, 0.02],
              [1.02, 0.62, 0],
            ].map(([w, h, y]) =>
              all(
                box(w, 0.022, 0.008, 0.002)
                  .at(0, h / 2, 0)
                  .mirror("y"),
                box(0.022, h, 0.009, 0.002)
                  .at(w / 2, 0, 0)
                  .mirror("x"),
              ).at(0, high + 0.18 + y + (w > 1 ? 0.06 : -0.02), 0.02),
            ),
          ),
        ),
        part(
          "ring",
          second("paint", 0xd8571f),
          all(
            torus(0.15, 0.013).at(0, high, 0.26),
            box(0.1, 0.1, 0.05, 0.012).at(0, high - 0.01, 0.04),
            rod([0.05, high, 0.05], [0.06, high, 0.13], 0.014).mirror("x"),
          ),
        ),
        part("net", fixed("fabric", 0xf4f1e8), net.at(0, high - 0.005, 0.26)),
        part(
          "pole",
          third("steel", 0x3a3f46),
          all(
            rod([0, 0.1, -0.5], [0, high - 0.2, -0.5], 0.05),
            sweep(way`0 ${high - 0.24} -0.5, 0 ${high + 0.06} -0.42, 0 ${high + 0.2} -0.2, 0 ${high + 0.22} -0.02`, 0.045),
            rod([0, high - 0.3, -0.5], [0, high + 0.02, -0.02], 0.025),
          ),
        ),
        part("base", third("plastic", 0x24272b), side(flat`-0.86 0, -0.2 0, -0.2 0.06, -0.4 0.16, -0.8 0.16, -0.86 0.1`, 0.6, 0.03)),
        part("pad", fixed("leather", 0x21439a), box(0.16, 0.5, 0.14, 0.04).at(0, 0.6, -0.5)),
        part("wheels", fixed("rubber", 0x1d1d1f), drumX(0.05, 0.04).at(0.24, 0.05, -0.18).mirror("x")),
      ];
    },
  }),
  program({
    id: "soccer goal",
    nouns: ["football goal", "goal", "goalpost", "goal post", "hockey goal", "soccer net"],
    about: "a goal of white posts with a net behind",
    metresPerUnit: 1.8,
    wears: ["post frame", "net"],
    params: { wide: [1.7, 2], deep: [0.55, 0.7] },
    parts: ({ wide, deep }) => {
      const [x, top] = [wide / 2, 0.32];
      const mesh = 0.085;
      const columns = Math.round(wide / mesh);
      const rows = Math.round(Math.hypot(0.9, deep - top) / mesh);
      const sides = Math.round(deep / mesh);
      const back = all(
        ...Array.from({ length: columns - 1 }, (_, at) => -x + ((at + 1) * wide) / columns).map((u) =>
          sweep(way`${u} 0.93 0, ${u} 0.92 ${-top}, ${u} 0.01 ${-deep}`, 0.0045, { isStraight: true }),
        ),
        ...Array.from({ length: rows }, (_, at) => (at + 0.5) / rows).map((t) =>
          rod([-x, 0.92 - 0.91 * t, -top - (deep - top) * t], [x, 0.92 - 0.91 * t, -top - (deep - top) * t], 0.0045),
        ),
        rod([-x, 0.925, -top * 0.33], [x, 0.925, -top * 0.33], 0.0045),
        rod([-x, 0.925, -top * 0.66], [x, 0.925, -top * 0.66], 0.0045),
      );
      const flank = all(
        ...Array.from({ length: 10 }, (_, at) => 0.09 * (at + 0.5)).map((y) =>
          rod([x, y, 0], [x, y, -top - (deep - top) * (1 - y / 0.92)], 0.0045),
        ),
        ...Array.from({ length: sides }, (_, at) => (deep * (at + 0.5)) / sides).map((z) =>
          rod([x, 0.01, -z], [x, z < top ? 0.92 : 0.92 * (1 - (z - top) / (deep - top)), -z], 0.0045),
        ),
      ).mirror("x");
      return [
        part(
          "posts",
          main("paint", 0xf3f2ee),
          all(rod([x, 0, 0], [x, 0.95, 0], 0.035).mirror("x"), rod([-x - 0.035, 0.95, 0], [x + 0.035, 0.95, 0], 0.035)),
        ),
        part(
          "stays",
          main("paint", 0xdcdbd6),
          all(
            sweep(way`${x} 0.95 0, ${x} 0.93 ${-top}, ${x} 0.02 ${-deep}, ${x} 0.018 0`, 0.016, { isStraight: true }).mirror("x"),
            rod([-x, 0.02, -deep], [x, 0.02, -deep], 0.016),
          ),
        ),
        part("net", second("fabric", 0xe9e9e4), all(back, flank)),
      ];
    },
  }),
  program({
    id: "trampoline",
    nouns: ["garden trampoline", "jumping mat", "bouncer"],
    about: "a round trampoline on bowed legs with springs and a padded rim",
    metresPerUnit: 1.5,
    wears: ["pad rim", "mat", "leg frame"],
    params: { legs: whole(4, 6), high: [0.4, 0.5] },
    traits: { fenced: "net netted enclosure safety" },
    sockets: ({ high }) => ({ top: { at: [0, high, 0], size: [1.4, 1, 1.4] } }),
    parts: ({ legs, high }, { has }) => [
      part(
        "pad",
        main("plastic", 0x2460a7),
        lathe(flat`0.8 0, 0.86 -0.03, 1 -0.03, 1.03 0, 1 0.035, 0.84 0.03, 0.8 0`, { sides: 56 }).at(0, high, 0),
      ),
      part("mat", second("fabric", 0x1b1c1f), lathe(flat`0 -0.02, 0.74 -0.012, 0.74 0.004, 0 -0.004`, { sides: 56 }).at(0, high, 0)),
      part("springs", fixed("steel", 0xc6cacd), rod([0, 0, 0.72], [0, 0, 0.84], 0.009).ring(48).at(0, high, 0)),
      part(
        "legs",
        third("steel", 0x8d9298),
        all(
          hose([-0.26, high, 0.92, -0.26, 0.08, 0.96, -0.18, 0.02, 0.97, 0.18, 0.02, 0.97, 0.26, 0.08, 0.96, 0.26, high, 0.92], 0.028).ring(
            legs,
          ),
          torus(0.96, 0.028).at(0, high - 0.03, 0),
        ),
      ),
      has("fenced") &&
        part(
          "fence",
          third("steel", 0x8d9298),
          all(
            rod([0, high, 0.98], [0, high + 0.95, 0.98], 0.022).ring(legs * 2),
            torus(0.98, 0.016).at(0, high + 0.93, 0),
            ...[0.2, 0.38, 0.56, 0.74].map((y) => torus(0.98, 0.006).at(0, high + y, 0)),
          ),
        ),
    ],
  }),
];
