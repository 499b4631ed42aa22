import { all, box, extrude, lathe, sphere, torus } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { flat } from "@blenda/forge/language/numbers";
import { circle, roundedRectangle, softOutline } from "@blenda/forge/language/outlines";
import { many } from "@blenda/forge/language/places";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { drumX, drumZ, panel } from "@blenda/forge/language/shorthand";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
import type { Point } from "@blenda/forge/solid/shapes/shape";

export const paperAndMoney = [
  program({
    id: "calendar",
    is: ["hung flat"],
    nouns: ["desk calendar", "wall calendar", "month calendar", "date calendar"],
    about: "a desk calendar on a ring binding, a month of days on its page",
    metresPerUnit: 0.22,
    wears: ["header", "page", "stand"],
    params: { day: whole(3, 24), tone: pick("red", "blue", "mint") },
    parts: ({ day, tone }) => {
      const lean = -16;
      const on = (form: ReturnType<typeof all>) => form.turn(lean, 0, 0).at(0, 0.02, 0.22);
      const cells = Array.from({ length: 31 }, (_, at) => ({
        at,
        x: -0.36 + ((at + 2) % 7) * 0.12,
        y: 0.5 - Math.floor((at + 2) / 7) * 0.1,
      }));
      return [
        part(
          "page",
          second("paper", 0xf6f3ea),
          on(all(panel(1, 0.82, 0.012, 0.02, 0.003).at(0, 0.42, 0.012), panel(0.99, 0.81, 0.012, 0.02, 0.003).at(0.004, 0.41, -0.004))),
        ),
        part(
          "header",
          main("paper", { red: 0xc2362c, blue: 0x2460a7, mint: 0x3f9a7c }[tone]),
          on(panel(1.002, 0.17, 0.014, 0.02, 0.003).at(0, 0.74, 0.014)),
        ),
        part(
          "days",
          fixed("plastic", 0x5d6268),
          on(all(...cells.filter(({ at }) => at !== day).map(({ x, y }) => box(0.05, 0.045, 0.006, 0).at(x, y, 0.018)))),
        ),
        part(
          "today",
          main("paint", 0xc2362c),
          on(all(...cells.filter(({ at }) => at === day).map(({ x, y }) => torus(0.05, 0.008).turn(90, 0, 0).at(x, y, 0.02)))),
        ),
        part("name", fixed("paper", 0xf6f3ea), on(box(0.4, 0.05, 0.006, 0).at(0, 0.74, 0.022))),
        part(
          "stand",
          third("paper", 0x3a3f46),
          all(
            on(panel(1.02, 0.86, 0.012, 0.02, 0.003).at(0, 0.43, -0.014)),
            panel(1.02, 0.86, 0.012, 0.02, 0.003).at(0, 0.43, 0).turn(16, 0, 0).at(0, 0.02, -0.27),
            box(1.02, 0.012, 0.5, 0.003).at(0, 0.012, -0.025),
          ),
        ),
        part("rings", fixed("steel", 0xb4b8bc), hoop(0.036, 0.006, 14).turn(0, 0, 90).array(16, [0.06, 0, 0]).at(0, 0.83, -0.022)),
      ];
    },
  }),
  program({
    id: "credit card",
    nouns: ["bank card", "debit card", "id card", "key card", "gift card", "access card", "keycard"],
    about: "a plastic card with a chip, raised digits and a bright band",
    metresPerUnit: 0.086,
    wears: ["card", "chip", "band"],
    params: { lean: [-18, -8], tone: pick("blue", "black", "red", "mint") },
    parts: ({ lean, tone }) => {
      const on = (form: ReturnType<typeof all>) => form.turn(lean, 0, 0).at(0, 0.33, 0);
      return [
        part(
          "card",
          main("plastic", { blue: 0x23498f, black: 0x26272b, red: 0x9e2a2a, mint: 0x2f8a72 }[tone]),
          on(panel(1, 0.63, 0.02, 0.05, 0.006)),
        ),
        part("chip", second("gold", 0xd8b04a), on(panel(0.13, 0.1, 0.012, 0.02, 0.003).at(-0.34, 0.06, 0.008))),
        part(
          "lines",
          fixed("brass", 0x8a6a2a),
          on(
            all(box(0.13, 0.006, 0.004, 0).at(-0.34, 0.06, 0.014), box(0.006, 0.1, 0.004, 0).array(2, [0.05, 0, 0]).at(-0.34, 0.06, 0.014)),
          ),
        ),
        part(
          "digits",
          fixed("silver", 0xdfe3e6),
          on(
            all(
              many(16, (at) => box(0.028, 0.05, 0.01, 0.006).at(-0.4 + at * 0.046 + Math.floor(at / 4) * 0.03, -0.08, 0.008)),
              box(0.3, 0.03, 0.008, 0.004).at(-0.26, -0.22, 0.008),
            ),
          ),
        ),
        part("emblem", third("plastic", 0xe08a2a), on(all(drumZ(0.075, 0.006).at(0.36, -0.19, 0.01)))),
        part("emblem pair", fixed("plastic", 0xc2281f), on(drumZ(0.075, 0.006).at(0.27, -0.19, 0.0085))),
        part(
          "waves",
          fixed("silver", 0xdfe3e6),
          on(
            many(3, (at) =>
              extrude(
                [
                  ...circle(0.03 + at * 0.025, 20).slice(0, 4),
                  ...circle(0.022 + at * 0.025, 20)
                    .slice(0, 4)
                    .reverse(),
                ],
                0.006,
                0,
              )
                .turn(0, 0, -27)
                .at(-0.24, 0.06, 0.01),
            ),
          ),
        ),
      ];
    },
  }),
  program({
    id: "banknotes",
    nouns: [
      "banknote",
      "dollar bill",
      "cash",
      "stack of money",
      "stack of cash",
      "bundle of cash",
      "wad of cash",
      "money",
      "dollar",
      "bundle of money",
      "bill",
      "dollars",
      "stack of dollars",
      "bank note",
      "paper money",
    ],
    about: "a bundle of banknotes in a paper band",
    metresPerUnit: 0.15,
    wears: ["note paper", "band", "print"],
    gathers: 40,
    params: { thick: [0.14, 0.24], skew: [-3, 3] },
    variants: { single: { words: "one flat", set: { thick: 0.03 } }, thick: { words: "big fat", set: { thick: 0.4 } } },
    parts: ({ thick, skew }) => {
      const sheets = Math.max(2, Math.round(thick / 0.02));
      return [
        part(
          "notes",
          main("paper", 0x9db58a),
          many(sheets, (at) =>
            box(1 - (at % 3) * 0.004, thick / sheets - 0.002, 0.44, 0.002)
              .turn(0, (((at * 7) % 5) - 2) * 0.35 + skew * 0.1, 0)
              .at(0, (thick / sheets) * (at + 0.5), 0),
          ),
        ),
        part(
          "print",
          third("plastic", 0x4f6f45),
          all(
            box(0.9, 0.004, 0.012, 0).at(0, 0, 0.18).mirror("z"),
            box(0.012, 0.0042, 0.36, 0).at(0.45, 0, 0).mirror("x"),
            lathe(flat`0.1 0, 0.115 0, 0.115 0.004, 0.1 0.004, 0.1 0`).scale(1, 1, 1.2).at(0.27, 0, 0).mirror("x"),
            box(0.05, 0.004, 0.1, 0).at(0.27, 0, 0).mirror("x"),
          ).at(0, thick + 0.002, 0),
        ),
        part("band", second("paper", 0xefe3c4), box(0.2, thick + 0.014, 0.456, 0.004).at(0, thick / 2, 0)),
        part("mark", fixed("plastic", 0x9e3a2a), box(0.1, 0.004, 0.1, 0).at(0, thick + 0.0085, 0)),
      ];
    },
  }),
  program({
    id: "gold bar",
    nouns: ["gold ingot", "ingot", "bar of gold", "bullion", "gold brick", "silver bar", "gold bars", "gold bullion"],
    about: "cast bars of gold, stacked",
    metresPerUnit: 0.25,
    wears: ["bar metal"],
    gathers: 6,
    params: { slope: [0.05, 0.07], turn: [-6, 6] },
    traits: { stacked: "stack pile pyramid heap" },
    parts: ({ slope, turn }, { has }) => {
      const bar = extrude(flat`-0.24 0, 0.24 0, ${0.24 - slope} 0.22, ${-0.24 + slope} 0.22`, 1, 0.02);
      const seal = all(
        box(0.2, 0.006, 0.3, 0.002).at(0, 0.223, -0.1),
        box(0.16, 0.006, 0.03, 0.002).at(0, 0.223, 0.24),
        box(0.12, 0.006, 0.03, 0.002).at(0, 0.223, 0.32),
      );
      const pyramid: Point[] = [
        [-0.5, 0, 0],
        [0, 0, 0],
        [0.5, 0, 0],
        [-0.25, 0.222, 0],
        [0.25, 0.222, 0],
        [0, 0.444, 0],
      ];
      const spots = has("stacked") ? pyramid.map((at) => ({ at })) : [{ at: [0, 0, 0] as const, turn: [0, 60 + turn, 0] as const }];
      return [part("bars", main("gold", 0xe3b341), bar.scatter(spots)), part("seals", main("gold", 0xc2912c), seal.scatter(spots))];
    },
  }),
  program({
    id: "glue",
    nouns: ["glue bottle", "bottle of glue", "school glue", "superglue", "craft glue"],
    about: "a bottle of white glue with an orange tip",
    metresPerUnit: 0.15,
    wears: ["bottle", "cap tip", "label"],
    params: { wide: [0.36, 0.42], tall: [0.72, 0.82] },
    parts: ({ wide, tall }) => [
      part(
        "bottle",
        main("plastic", 0xf4f1e8),
        extrude(
          softOutline(
            flat`${-wide / 2} 0, ${wide / 2} 0, ${wide / 2 + 0.01} ${tall * 0.6}, ${wide * 0.36} ${tall * 0.92}, 0.1 ${tall}, -0.1 ${tall}, ${-wide * 0.36} ${tall * 0.92}, ${-wide / 2 - 0.01} ${tall * 0.6}`,
            4,
          ),
          0.24,
          0.07,
        ),
      ),
      part(
        "cap",
        second("plastic", 0xe0702a),
        lathe(flat`0 0, 0.1 0, 0.1 0.08, 0.06 0.1, 0.035 0.28, 0.02 0.3, 0 0.3`, { ribs: 20, ribDepth: 0.04 }).at(0, tall - 0.02, 0),
      ),
      part("label", third("paper", 0x2460a7), extrude(roundedRectangle(wide * 0.86, tall * 0.46, 0.05), 0.25, 0.006).at(0, tall * 0.36, 0)),
      part(
        "print",
        fixed("plastic", 0xf6f3ea),
        all(
          box(wide * 0.6, 0.07, 0.255, 0.002).at(0, tall * 0.46, 0),
          box(wide * 0.4, 0.03, 0.255, 0.002).at(0, tall * 0.36, 0),
          drumZ(0.04, 0.256).at(0, tall * 0.24, 0),
        ),
      ),
      part(
        "drop",
        fixed("plastic", 0xfaf8f2),
        all(sphere(0.07, 0.3, 18).at(wide / 2 + 0.14, 0.012, 0.14), drumX(0.012, 0.02).at(wide / 2 + 0.14, 0.012, 0.14)),
      ),
    ],
  }),
];
