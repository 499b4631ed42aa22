import { all, box, cushion, cylinder, lathe, skin, sphere, sweep, torus } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { four, twin } from "@blenda/forge/language/places";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { fixed, main, second } from "@blenda/forge/language/substance";
import { CLOTHS, WOODS } from "@blenda/forge/language/tones";

const linen = fixed("fabric", 0xf0ece2);

export const beds = [
  program({
    id: "bed",
    is: ["bed"],
    nouns: ["double bed", "single bed", "king size bed", "queen bed", "bedstead", "bed frame", "platform bed"],
    about: "a bed to sleep in, with a headboard, a mattress, pillows and a blanket",
    metresPerUnit: 1,
    wears: ["frame headboard wood", "blanket duvet cover bedspread quilt", "pillow"],
    params: {
      width: [1.45, 1.7],
      head: [0.95, 1.15],
      board: pick("panels", "slats", "padded"),
      wood: pick("oak", "walnut", "pine"),
      cloth: pick("sage", "navy", "rust", "plum"),
    },
    variants: { single: { words: "narrow child children", set: { width: 0.95 } }, king: { words: "wide kingsize", set: { width: 1.95 } } },
    traits: { canopy: "four-poster fourposter canopied" },
    sockets: ({ width }) => ({ top: { at: [0, 0.66, 0.3], size: [width, 1, 1.2] }, seat: { at: [0, 0.66, 0.6], size: [width, 1, 0.8] } }),
    parts: ({ width, head, board, wood, cloth }, ask) => [
      part(
        "frame",
        main("wood", WOODS[wood]),
        all(
          twin(box(0.05, 0.2, 2.06), width / 2, 0.32, 0),
          box(width + 0.04, 0.34, 0.06).at(0, 0.34, 1.03),
          twin(box(0.09, 0.42, 0.09), width / 2, 0.25, 1.03),
          twin(box(0.09, head, 0.09), width / 2, head / 2 + 0.04, -1.05),
          ask.has("canopy")
            ? all(
                twin(box(0.07, 2, 0.07), width / 2, 1, 1.03),
                twin(box(0.07, 2, 0.07), width / 2, 1, -1.05),
                twin(box(0.06, 0.06, 2.1), width / 2, 2, 0),
                box(width, 0.06, 0.06).at(0, 2, 1.03),
                box(width, 0.06, 0.06).at(0, 2, -1.05),
              )
            : box(width + 0.14, 0.06, 0.12).at(0, head + 0.05, -1.05),
          board === "slats"
            ? box(0.06, head - 0.3, 0.03)
                .at(0, head / 2 + 0.14, -1.05)
                .array(9, [width / 10, 0, 0])
            : box(width, head - 0.25, 0.05).at(0, head / 2 + 0.12, -1.05),
        ),
      ),
      board === "panels" &&
        part(
          "panels",
          main("wood", WOODS[wood]),
          box(width / 3 - 0.1, head - 0.58, 0.04, 0.02)
            .at(0, head / 2 + 0.24, -1.02)
            .array(3, [width / 3 - 0.02, 0, 0]),
        ),
      board === "padded" &&
        part(
          "padding",
          second("fabric", CLOTHS[cloth]),
          cushion(width / 5, (head - 0.4) / 2, 0.12)
            .at(0, head / 2 + 0.25, -1.01)
            .array(5, [width / 5 - 0.005, 0, 0])
            .array(2, [0, (head - 0.4) / 2, 0]),
        ),
      part("mattress", linen, cushion(width - 0.03, 0.3, 2).at(0, 0.46, 0)),
      part("blanket", second("fabric", CLOTHS[cloth]), cushion(width + 0.09, 0.3, 1.42).at(0, 0.5, 0.33)),
      part("fold", linen, cushion(width + 0.1, 0.14, 0.26).at(0, 0.61, -0.36)),
      part(
        "pillows",
        linen,
        width > 1.2
          ? twin(cushion(width * 0.42, 0.2, 0.44).turn(24, 0, 0), width * 0.235, 0.71, -0.76)
          : cushion(width * 0.7, 0.2, 0.44)
              .turn(24, 0, 0)
              .at(0, 0.71, -0.76),
      ),
    ],
  }),
  program({
    id: "bunk bed",
    nouns: ["loft bed", "double-decker bed", "bunk"],
    about: "two beds one above the other, with a ladder and a guard rail",
    metresPerUnit: 1,
    wears: ["frame wood", "blanket"],
    params: {
      height: [1.6, 1.75],
      rungs: whole(4, 5),
      wood: pick("pine", "oak", "walnut"),
      cloth: pick("navy", "rust", "sage", "mustard"),
    },
    sockets: ({ height }) => ({ top: { at: [0, height - 0.25, 0], size: [1.8, 0.8, 0.8] } }),
    parts: ({ height, rungs, wood, cloth }) => {
      const levels = [0.36, height - 0.42];
      const each = (form: ReturnType<typeof box>) => form.scatter(levels.map((y) => ({ at: [0, y, 0] as const })));
      return [
        part(
          "frame",
          main("wood", WOODS[wood]),
          all(
            four(box(0.08, height, 0.08), 0.98, height / 2, 0.46),
            four(sphere(0.05, 1, 16), 0.98, height + 0.03, 0.46),
            each(box(1.96, 0.16, 0.04).at(0, 0, 0.47).mirror("z")),
            each(box(0.04, 0.34, 0.9).at(0.98, 0.1, 0).mirror("x")),
            each(box(1.94, 0.03, 0.9).at(0, -0.03, 0)),
            box(1.3, 0.07, 0.03).at(-0.33, height - 0.06, 0.48),
            box(1.96, 0.07, 0.03).at(0, height - 0.06, -0.48),
            box(0.05, 0.3, 0.03)
              .at(-0.32, height - 0.18, 0.478)
              .array(3, [0.6, 0, 0]),
          ),
        ),
        part(
          "ladder",
          main("wood", WOODS[wood]),
          all(
            box(0.05, height + 0.06, 0.04).at(0.4, height / 2, 0.53),
            box(0.05, height + 0.06, 0.04).at(0.8, height / 2, 0.53),
            cylinder(0.02, 0.38, { sides: 12 })
              .turn(0, 0, 90)
              .at(0.6, height / 2 - 0.08, 0.53)
              .array(rungs, [0, height / (rungs + 1), 0]),
          ),
        ),
        part("mattresses", linen, each(cushion(1.9, 0.2, 0.86).at(0, 0.11, 0))),
        part("blankets", second("fabric", CLOTHS[cloth]), each(cushion(1.36, 0.19, 0.9).at(0.26, 0.145, 0))),
        part("pillows", linen, each(cushion(0.34, 0.14, 0.56).turn(0, 0, -14).at(-0.7, 0.26, 0))),
      ];
    },
  }),
  program({
    id: "crib",
    nouns: ["cot", "baby bed", "baby crib", "cradle bed", "baby cot"],
    about: "a small bed for a baby, with bars on all sides",
    metresPerUnit: 1,
    wears: ["frame bar", "mattress blanket"],
    params: { height: [0.88, 1], bars: whole(9, 12), cloth: pick("sage", "navy", "oat", "mustard") },
    sockets: () => ({ inside: { at: [0, 0.52, 0], size: [1.1, 0.6, 0.55] } }),
    parts: ({ height, bars, cloth }) => [
      part(
        "frame",
        main("wood", 0xe3d3b4),
        all(
          four(box(0.06, height, 0.06), 0.64, height / 2, 0.34),
          four(sphere(0.045, 1, 16), 0.64, height + 0.03, 0.34),
          box(1.28, 0.06, 0.04)
            .at(0, height - 0.08, 0.34)
            .mirror("z"),
          box(1.28, 0.08, 0.04).at(0, 0.3, 0.34).mirror("z"),
          twin(box(0.04, 0.06, 0.66), 0.64, height - 0.04, 0),
          box(0.04, 0.08, 0.66).at(0.64, 0.3, 0).mirror("x"),
          box(1.24, 0.03, 0.66).at(0, 0.31, 0),
        ),
      ),
      part(
        "bars",
        main("wood", 0xe3d3b4),
        all(
          cylinder(0.014, height - 0.36, { sides: 10 })
            .at(0, height / 2 + 0.1, 0.34)
            .array(bars, [1.22 / bars, 0, 0])
            .mirror("z"),
          cylinder(0.014, height - 0.34, { sides: 10 })
            .at(0.64, height / 2 + 0.12, 0)
            .array(5, [0, 0, 0.11])
            .mirror("x"),
        ),
      ),
      part("mattress", linen, cushion(1.22, 0.16, 0.62).at(0, 0.4, 0)),
      part("blanket", second("fabric", CLOTHS[cloth]), cushion(0.74, 0.15, 0.64).at(0.2, 0.43, 0)),
      part("pillow", linen, cushion(0.26, 0.1, 0.4).at(-0.44, 0.5, 0)),
    ],
  }),
  program({
    id: "hammock",
    nouns: ["garden hammock"],
    about: "a hanging bed of cloth between two posts",
    metresPerUnit: 1,
    wears: ["cloth net", "stand frame post"],
    params: { sag: [0.42, 0.55], stripes: whole(3, 5), cloth: pick("rust", "sage", "navy", "mustard") },
    sockets: ({ sag }) => ({ seat: { at: [0, 1.02 - sag, 0], size: [1.2, 0.8, 0.6] } }),
    parts: ({ sag, stripes, cloth }) => {
      const low = 1 - sag;
      const band = (z: number, half: number) =>
        sweep(
          way`-0.95 0.94 ${z * 0.3}, -0.55 ${low + 0.22} ${z * 0.9}, 0 ${low} ${z}, 0.55 ${low + 0.22} ${z * 0.9}, 0.95 0.94 ${z * 0.3}`,
          [half * 0.4, half * 0.95, half, half * 0.95, half * 0.4],
          { flatten: 0.16 },
        );
      const width = 0.72 / (stripes * 2 + 1);
      return [
        part(
          "cloth",
          main("fabric", CLOTHS[cloth]),
          all(...Array.from({ length: stripes + 1 }, (_, at) => band((at * 2 - stripes) * width, width * 0.62))),
        ),
        part("stripes", linen, all(...Array.from({ length: stripes }, (_, at) => band((at * 2 + 1 - stripes) * width, width * 0.62)))),
        part("ropes", fixed("fabric", 0xd8cbb0), sweep(way`0.93 0.94 0, 1.22 1.06 0`, 0.012, { isStraight: true }).mirror("x")),
        part("bars", second("wood", WOODS.walnut), cylinder(0.022, 0.42, { sides: 14 }).turn(90, 0, 0).at(0.95, 0.94, 0).mirror("x")),
        part(
          "stand",
          second("wood", WOODS.walnut),
          all(
            sweep(way`-1.42 1.3 0, -1.2 0.6 0, -0.7 0.12 0, 0 0.06 0, 0.7 0.12 0, 1.2 0.6 0, 1.42 1.3 0`, 0.05),
            box(0.09, 0.07, 0.9).at(0.66, 0.04, 0).mirror("x"),
          ),
        ),
        part("hooks", fixed("iron"), sweep(way`1.36 1.16 0, 1.28 1.12 0, 1.22 1.06 0`, 0.016).mirror("x")),
      ];
    },
  }),
  program({
    id: "pillow",
    already: "soft",
    nouns: ["cushion", "throw pillow", "scatter cushion", "sofa cushion"],
    about: "a soft stuffed cushion for a bed or a sofa",
    metresPerUnit: 0.5,
    wears: ["cover case", "piping button edge trim"],
    params: { width: [0.95, 1.1], fat: [0.42, 0.52], cloth: pick("rust", "sage", "navy", "mustard", "plum") },
    variants: { long: { words: "bed sleeping rectangular", set: { width: 1.55 } } },
    traits: { round: "circular", tufted: "buttoned button" },
    sockets: ({ fat }) => ({ top: { at: [0, fat * 0.95, 0], size: [0.8, 1, 0.8] } }),
    parts: ({ width, fat, cloth }, ask) => {
      const around = Array.from({ length: 32 }, (_, at) => ((at + 1) / 16) * Math.PI);
      // Stuffed in the middle, flat at the seam, its four corners drawn out.
      const at = (u: number, v: number, z: number) => [(u * width * (0.9 + 0.1 * v * v)) / 2, (v * (0.9 + 0.1 * u * u)) / 2, z] as const;
      const slice = (v: number) => around.map((a) => at(Math.cos(a), v, (-Math.sin(a) * fat * Math.max(0.02, 1 - v * v) ** 0.6) / 2));
      const cover = skin(Array.from({ length: 17 }, (_, row) => slice(Math.sin((row / 8 - 1) * 1.5))));
      const edge = (side: number) => Math.max(-1, Math.min(1, side * 1.5));
      const seam = around.map((a) => at(edge(Math.cos(a)), edge(Math.sin(a)), 0));
      const disc = flat`0 ${-fat / 2}, 0.3 ${-fat * 0.42}, 0.47 ${-fat * 0.1}, 0.49 0, 0.47 ${fat * 0.1}, 0.3 ${fat * 0.42}, 0 ${fat / 2}`;
      const isRound = ask.has("round");
      const piping = isRound ? torus(0.485, 0.016) : sweep([...seam, seam[0]], 0.024, { isClosed: true, isStraight: true }).turn(-90, 0, 0);
      return [
        part("cover", main("fabric", CLOTHS[cloth]), isRound ? lathe(disc, { smooth: 40 }) : cover.turn(-90, 0, 0)),
        part("piping", second("fabric", 0xe9e0cc), piping),
        ask.has("tufted") &&
          part(
            "button",
            second("fabric", 0xe9e0cc),
            sphere(0.05, 0.5, 16)
              .at(0, fat / 2, 0)
              .mirror("y"),
          ),
      ];
    },
  }),
];
