import { all, box, extrude, lathe, sphere } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { pieces } from "@blenda/forge/language/pieces";
import { four, twin } from "@blenda/forge/language/places";
import { part, pick, program } from "@blenda/forge/language/program";
import { drumZ, rod, side } from "@blenda/forge/language/shorthand";
import { courses, rings } from "@blenda/forge/language/skins";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";
import { grassPaint } from "./ground.ts";
import { line } from "./lines.ts";

export const playgrounds = [
  program({
    id: "bowling alley",
    nouns: ["bowling lane", "bowling alley lane", "skittle alley", "ten-pin lane"],
    about: "a polished bowling lane with gutters, ten pins, arrows and a ball",
    metresPerUnit: 3,
    wears: ["lane wood", "gutter wall", "ball"],
    params: { long: [2.3, 2.6], tone: pick("blue", "purple", "teal") },
    parts: ({ long, tone }) => {
      const pin = lathe(flat`0 0, 0.022 0, 0.036 0.05, 0.02 0.13, 0.022 0.17, 0.016 0.19, 0 0.195`, { smooth: 16, sides: 16 });
      const spots = [0, 1, 2, 3].flatMap((row) =>
        Array.from({ length: row + 1 }, (_, n) => ({ at: [(n - row / 2) * 0.1, 0.05, -long / 2 + 0.42 - row * 0.085] as const })),
      );
      return [
        part(
          "lane",
          main("wood", 0xd6a666, { grain: "z", paint: [rings({ by: -0.3 }, 0.06, { along: "x", width: 0.05 })] }),
          box(0.5, 0.1, long, 0.004).at(0, 0, 0),
        ),
        part("gutters", fixed("plastic", 0x3a3d44), twin(box(0.11, 0.05, long - 0.4, 0.01), 0.305, -0.02, -0.2)),
        part(
          "walls",
          second("plastic", { blue: 0x2f4f9c, purple: 0x64369a, teal: 0x1f7f86 }[tone]),
          all(
            twin(box(0.1, 0.16, long, 0.012), 0.41, 0.03, 0),
            twin(box(0.1, 0.66, 0.5, 0.012), 0.41, 0.28, -long / 2 + 0.25),
            box(0.92, 0.26, 0.12, 0.012).at(0, 0.53, -long / 2 + 0.46),
            box(0.92, 0.06, 0.5, 0.012).at(0, 0.64, -long / 2 + 0.25),
          ),
        ),
        part("back", fixed("rubber", 0x1c1d22), box(0.74, 0.6, 0.04, 0.006).at(0, 0.3, -long / 2 + 0.02)),
        part("pins", fixed("porcelain", 0xf7f5ee), pin.scatter(spots)),
        part(
          "bands",
          fixed("plastic", 0xd2322c),
          lathe(flat`0.017 0.136, 0.0225 0.136, 0.0225 0.148, 0.017 0.148, 0.017 0.136`, { sides: 14 }).scatter(spots),
        ),
        part(
          "arrows",
          fixed("wood", 0x5a3418),
          all(
            ...[-3, -2, -1, 0, 1, 2, 3].map((n) =>
              extrude(flat`-0.012 0, 0.012 0, 0 0.07`, 0.008, 0.001)
                .turn(-90, 0, 0)
                .at(n * 0.065, 0.051, 0.3 - (3 - Math.abs(n)) * 0.07),
            ),
          ),
        ),
        part("foul line", fixed("plastic", 0x24262a), line(0.5, 0.02).at(0, 0.05, long / 2 - 0.4)),
        part("ball", third("plastic", 0xc42f3a), sphere(0.055, 1, 28).at(0.08, 0.105, long / 2 - 0.25)),
        part("lamps", light(0xffe9b0), box(0.6, 0.03, 0.014, 0.004).at(0, 0.44, -long / 2 + 0.525)),
      ];
    },
  }),
  program({
    id: "half pipe",
    nouns: ["halfpipe", "skate park", "skate ramp", "skatepark", "half-pipe", "skateboard ramp"],
    about: "a skate ramp: a curved wooden half pipe with decks, coping rails and a grind rail",
    metresPerUnit: 3,
    wears: ["ramp deck", "frame side", "rail"],
    params: { wide: [1.1, 1.35], tall: [0.52, 0.6], paint: pick("wood", "blue", "orange") },
    parts: ({ wide, tall, paint }) => {
      const curve = Array.from({ length: 13 }, (_, n) => {
        const a = (n / 12) * (Math.PI / 2);
        return [0.3 + Math.sin(a) * 0.55, 0.05 + (1 - Math.cos(a)) * tall] as const;
      });
      const outline = [
        ...curve.map(([x, y]) => [x, y] as const),
        [1.15, tall + 0.05] as const,
        [1.15, 0] as const,
        [-1.15, 0] as const,
        [-1.15, tall + 0.05] as const,
        ...curve.map(([x, y]) => [-x, y] as const).reverse(),
      ].reverse();
      const top = tall + 0.05;
      return [
        part(
          "ramp",
          main(paint === "wood" ? "wood" : "plastic", { wood: 0xc79a62, blue: 0x3f7fc0, orange: 0xe0812f }[paint], {
            paint: [rings({ by: -0.25 }, 0.24, { along: "z", width: 0.05 })],
          }),
          extrude(outline, wide, 0.004),
        ),
        part(
          "sides",
          second("wood", 0x6a4c30, { paint: [courses(0.3, 9, { isShifted: false })] }),
          extrude(outline, 0.03, 0.004).array(2, [0, 0, wide + 0.02]),
        ),
        part("coping", fixed("steel", 0xc4cacf), twin(rod([0, 0, -wide / 2], [0, 0, wide / 2], 0.022), 0.86, top, 0)),
        part(
          "rails",
          third("steel", 0x9aa2a8),
          twin(
            all(
              rod([0, 0, 0], [0, 0.32, 0], 0.014).array(5, [0, 0, (wide - 0.06) / 4]),
              rod([0, 0.32, -wide / 2 + 0.03], [0, 0.32, wide / 2 - 0.03], 0.014),
              rod([0, 0.17, -wide / 2 + 0.03], [0, 0.17, wide / 2 - 0.03], 0.01),
            ),
            1.12,
            top,
            0,
          ),
        ),
        pieces(
          "skateboard",
          fixed("plastic", 0xd2382f),
          box(0.24, 0.016, 0.07, 0.006).at(0.05, 0.11, 0.1),
          ...[-0.08, 0.08].map((x) => drumZ(0.018, 0.09).at(0.05 + x, 0.08, 0.1)),
        ),
        part("ground", fixed("concrete", 0x9c9c9a), box(2.6, 0.05, wide + 0.4, 0.012).at(0, -0.026, 0)),
      ];
    },
  }),
  program({
    id: "playground",
    nouns: ["play area", "children's playground", "kids playground", "jungle gym playground", "play structure"],
    about: "a playground: a tower with a slide and a climbing wall, swings and a sandpit",
    metresPerUnit: 2.4,
    wears: ["post frame", "slide", "roof"],
    params: { tall: [0.56, 0.66], roof: pick("red", "blue") },
    parts: ({ tall, roof }) => [
      pieces(
        "posts",
        main("wood", 0xb98b54),
        four(box(0.06, tall + 0.5, 0.06, 0.01), 0.24, (tall + 0.5) / 2, 0.24).at(-0.4, 0, -0.1),
        box(0.54, 0.05, 0.54, 0.01).at(-0.4, tall, -0.1),
        box(0.03, 0.2, 0.03, 0.005)
          .array(5, [0.09, 0, 0])
          .at(-0.4, tall + 0.12, -0.35),
        box(0.5, 0.03, 0.03, 0.005).at(-0.4, tall + 0.23, -0.35),
        rod([-0.18, tall + 0.34, -0.1], [1.1, tall + 0.34, -0.1], 0.035),
        rod([1.06, tall + 0.34, -0.1], [1.12, 0, 0.26], 0.03),
        rod([1.06, tall + 0.34, -0.1], [1.12, 0, -0.46], 0.03),
      ),
      part(
        "roof",
        third("wood", { red: 0xc8382c, blue: 0x2f6fb4 }[roof], { paint: [courses(9, 0.05, { isShifted: false })] }),
        lathe(flat`0 0, 0.46 0, 0.46 0.02, 0.02 0.34, 0 0.34`, { sides: 4 })
          .turn(0, 45, 0)
          .at(-0.4, tall + 0.48, -0.1),
      ),
      part(
        "slide",
        second("plastic", 0xf0b92e),
        side(
          flat`0.12 ${tall + 0.02}, 0.22 ${tall}, 0.4 ${tall * 0.66}, 0.68 ${tall * 0.24}, 0.86 0.08, 1.06 0.06, 1.06 0.09, 0.88 0.11, 0.7 ${tall * 0.24 + 0.04}, 0.42 ${tall * 0.66 + 0.04}, 0.24 ${tall + 0.035}, 0.12 ${tall + 0.05}`,
          0.26,
          0.006,
        ).at(-0.4, 0, 0),
      ),
      part(
        "cheeks",
        second("plastic", 0xe0a020),
        twin(
          side(
            flat`0.16 ${tall + 0.02}, 0.22 ${tall}, 0.4 ${tall * 0.66}, 0.68 ${tall * 0.24}, 0.86 0.08, 1.06 0.06, 1.06 0.15, 0.9 0.17, 0.72 ${tall * 0.24 + 0.11}, 0.44 ${tall * 0.66 + 0.11}, 0.26 ${tall + 0.1}, 0.16 ${tall + 0.12}`,
            0.03,
            0.006,
          ),
          0.14,
          0,
          0,
        ).at(-0.4, 0, 0),
      ),
      part(
        "climbing wall",
        fixed("wood", 0x4f9a5c),
        box(0.5, tall + 0.1, 0.04, 0.008)
          .turn(0, 90, -16)
          .at(-0.75, tall / 2, -0.1),
      ),
      pieces(
        "holds",
        fixed("plastic", 0xe8493a),
        ...[
          [0.1, -0.12],
          [0.22, 0.02],
          [0.34, -0.14],
          [0.42, 0.04],
          [0.16, -0.02],
        ].map(([y, z]) => sphere(0.035, 1, 10).at(-0.86 + y * 0.28, y, z - 0.02)),
      ),
      pieces(
        "chains",
        fixed("steel", 0x8f979d),
        ...[0.28, 0.72].map((x) => twin(rod([0.1, 0.24, 0], [0.1, tall + 0.34, 0], 0.008), 0, 0, -0.1).at(x, 0, 0)),
      ),
      pieces("seats", second("plastic", 0x2f86c4), ...[0.28, 0.72].map((x) => box(0.24, 0.025, 0.12, 0.01).at(x, 0.23, -0.1))),
      pieces(
        "sandpit",
        fixed("wood", 0xa87844),
        box(0.56, 0.08, 0.05, 0.01).array(2, [0, 0, 0.42]).at(0.62, 0.04, 0.72),
        box(0.05, 0.08, 0.42, 0.01).array(2, [0.52, 0, 0]).at(0.62, 0.04, 0.72),
      ),
      part("sand", fixed("clay", 0xe8cf98), box(0.5, 0.05, 0.4, 0.01).at(0.62, 0.03, 0.72)),
      part("ground", { ...fixed("leather", 0x74a850), paint: grassPaint }, box(2.5, 0.06, 2.1, 0.02).at(0.1, -0.03, 0.2)),
    ],
  }),
];
