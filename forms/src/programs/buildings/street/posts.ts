import { all, box, cylinder, extrude, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { way } from "@blenda/forge/language/numbers";
import { polygon, roundedRectangle } from "@blenda/forge/language/outlines";
import { pairs } from "@blenda/forge/language/pieces/outlines";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { rings } from "@blenda/forge/language/skins";
import { fixed, light, main, pane, second, third } from "@blenda/forge/language/substance";

const foot = (radius: number) =>
  lathe(pairs([0, 0, radius, 0, radius, 0.03, radius * 0.75, 0.06, radius * 0.5, 0.14, radius * 0.36, 0.2, 0, 0.2]), { sides: 32 });
const pole = (height: number, radius: number) => cylinder(radius, height, { bevel: 0.005, sides: 20 }).at(0, height / 2, 0);

export const posts = [
  program({
    id: "street lamp",
    nouns: ["lamppost", "lamp post", "streetlight", "street light", "streetlamp", "lantern post"],
    about: "a lamp on a tall post that lights the street",
    metresPerUnit: 2.4,
    wears: ["post", "lamp light"],
    params: { kind: pick("lantern", "lantern", "modern"), height: [1.35, 1.55] },
    variants: {
      lantern: { words: "victorian old vintage antique classic gas", set: { kind: "lantern" } },
      modern: { words: "highway curved city", set: { kind: "modern" } },
    },
    parts: ({ kind, height }) => {
      const iron = main("paint", 0x2b3a36);
      if (kind === "modern")
        return [
          part(
            "post",
            main("steel", 0x9aa0a6),
            all(
              foot(0.12),
              sweep(
                way`0 0 0, 0 ${height * 0.8} 0, 0.04 ${height} 0, 0.2 ${height * 1.09} 0, 0.45 ${height * 1.11} 0`,
                [0.04, 0.034, 0.03, 0.026, 0.024],
              ),
            ),
          ),
          part("head", main("steel", 0x80868c), box(0.3, 0.045, 0.12, 0.02).at(0.5, height * 1.11, 0)),
          part("light", light(0xfff0cc), box(0.24, 0.015, 0.08, 0.006).at(0.51, height * 1.11 - 0.026, 0)),
        ];
      const top = height;
      return [
        part(
          "post",
          iron,
          all(
            foot(0.15),
            pole(top, 0.032),
            torus(0.04, 0.014).at(0, 0.3, 0),
            lathe(pairs([0, 0, 0.045, 0.02, 0.06, 0.06, 0.035, 0.1, 0, 0.1])).at(0, top * 0.72, 0),
            sweep(way`-0.16 ${top * 0.86} 0, 0.16 ${top * 0.86} 0`, 0.014),
            sphere(0.024, 1, 12)
              .at(0.165, top * 0.86, 0)
              .mirror("x"),
          ),
        ),
        part(
          "lantern",
          iron,
          all(
            cylinder(0.09, 0.03, { sides: 6, top: 0.11 }).at(0, top + 0.01, 0),
            box(0.014, 0.24, 0.014, 0.004)
              .at(0, 0, 0.125)
              .turn(0, 30, 0)
              .ring(6)
              .at(0, top + 0.14, 0),
            lathe(pairs([0, 0.25, 0.17, 0.25, 0.18, 0.27, 0.08, 0.36, 0.035, 0.38, 0.03, 0.42, 0.012, 0.46, 0, 0.47]), { sides: 6 }).at(
              0,
              top,
              0,
            ),
          ),
        ),
        part("light", light(0xffd48a), cylinder(0.085, 0.23, { top: 0.115, sides: 6, bevel: 0.004 }).at(0, top + 0.14, 0)),
      ];
    },
  }),
  program({
    id: "traffic light",
    nouns: ["stoplight", "stop light", "traffic signal", "traffic lights"],
    about: "a post with red, yellow and green lights over a road",
    metresPerUnit: 2,
    wears: ["housing", "post"],
    params: { height: [1, 1.2] },
    parts: ({ height }) => {
      const at = (n: number) => height + 0.12 + (2 - n) * 0.2;
      const lens = (n: number) => sphere(0.075, 1, 24).scale(1, 1, 0.35).at(0, at(n), 0.1);
      const visor = (n: number) =>
        extrude(
          pairs([-0.1, 0, -0.085, 0, -0.06, 0.06, 0, 0.085, 0.06, 0.06, 0.085, 0, 0.1, 0, 0.07, 0.07, 0, 0.1, -0.07, 0.07]).reverse(),
          0.12,
          0.004,
        ).at(0, at(n) + 0.004, 0.15);
      return [
        part(
          "housing",
          main("paint", 0x2a2d2b),
          all(extrude(roundedRectangle(0.27, 0.66, 0.07), 0.2, 0.02).at(0, height + 0.32, 0), ...[0, 1, 2].map(visor)),
        ),
        part("border", fixed("paint", 0xe8c63a), extrude(roundedRectangle(0.34, 0.74, 0.09), 0.02, 0.006).at(0, height + 0.32, -0.04)),
        part("red", light(0xff3b2a), lens(0)),
        part("yellow", light(0xffc52a), lens(1)),
        part("green", light(0x39e06a), lens(2)),
        part("post", second("steel", 0x7d8388), all(foot(0.16), pole(height + 0.04, 0.045))),
      ];
    },
  }),
  program({
    id: "stop sign",
    is: ["hung flat"],
    nouns: ["road sign", "traffic sign", "street sign", "warning sign", "sign"],
    about: "a traffic sign on a post: the red octagon, a triangle or a round one",
    metresPerUnit: 1.6,
    wears: ["sign plate", "post", "border"],
    params: { height: [1.2, 1.35] },
    traits: { triangle: "warning triangular yield caution danger", round: "speed limit circular", arrow: "direction" },
    parts: ({ height }, { has, isInscribed }) => {
      const sides = has("triangle") ? 3 : has("round") ? 40 : 8;
      const plate = (size: number, deep: number, z: number) =>
        extrude(polygon(sides, size * (sides === 3 ? 1.2 : 1)), deep, 0.006).at(0, height, z);
      const letters = [
        pairs([0.05, 0.07, -0.05, 0.07, -0.05, 0, 0.05, 0, 0.05, -0.07, -0.05, -0.07]),
        pairs([-0.055, 0.07, 0.055, 0.07, 0, 0.07, 0, -0.08]),
        pairs([-0.045, 0.07, 0.045, 0.07, 0.045, -0.07, -0.045, -0.07, -0.045, 0.07]),
        pairs([-0.045, -0.08, -0.045, 0.07, 0.045, 0.07, 0.045, 0, -0.045, 0]),
      ].map((way, at) =>
        sweep(
          way.map(([x, y]) => [x + (at - 1.5) * 0.145, y, 0] as const),
          0.014,
          { isStraight: true },
        ),
      );
      const mark = has("triangle")
        ? all(box(0.05, 0.16, 0.02, 0.012).at(0, 0.03, 0), sphere(0.032, 1, 14).scale(1, 1, 0.4).at(0, -0.1, 0))
        : has("arrow")
          ? extrude(pairs([-0.2, -0.035, 0.04, -0.035, 0.04, -0.1, 0.2, 0, 0.04, 0.1, 0.04, 0.035, -0.2, 0.035]), 0.012, 0.003)
          : has("round")
            ? box(0.36, 0.09, 0.012, 0.01)
            : all(...letters);
      const field = has("triangle")
        ? fixed("plastic", 0xf3c52a)
        : has("round") || has("arrow")
          ? fixed("plastic", 0xf4f3ef)
          : main("plastic", 0xb81e22);
      return [
        part("border", has("triangle") || has("round") ? main("plastic", 0xc8281f) : third("plastic", 0xf4f3ef), plate(0.4, 0.03, 0.05)),
        part("plate", field, plate(0.365, 0.03, 0.058)),
        !isInscribed &&
          part(
            "mark",
            has("triangle") || has("round") || has("arrow") ? fixed("plastic", 0x1b1b1e) : fixed("plastic", 0xf6f5f1),
            mark.at(0, height, 0.075),
          ),
        part("post", second("steel", 0x9aa0a6), all(pole(height + 0.2, 0.032), cylinder(0.09, 0.04).at(0, 0.02, 0))),
        part(
          "bolts",
          fixed("steel"),
          sphere(0.018, 1, 10)
            .at(0, height + 0.27, 0.076)
            .array(2, [0, 0, 0]),
        ),
      ];
    },
  }),
  program({
    id: "signpost",
    nouns: ["sign post", "wooden sign", "direction sign", "fingerpost", "guidepost"],
    about: "a wooden post with pointing boards",
    metresPerUnit: 1.4,
    wears: ["board sign", "post"],
    params: { boards: whole(2, 4), height: [1.3, 1.5] },
    parts: ({ boards, height }, { random }) => {
      const board = pairs([-0.3, -0.08, 0.26, -0.08, 0.4, 0, 0.26, 0.08, -0.3, 0.08, -0.26, 0]);
      const spots = Array.from({ length: boards }, (_, at) => ({
        at: [0, height - 0.18 - at * 0.22, 0.07] as const,
        turn: [0, (at % 2 ? 180 : 0) + random.between(-16, 16), random.between(-5, 5)] as const,
      }));
      const nails = spots.map(({ at }) => ({ at: [at[0], at[1], 0.1] as const }));
      return [
        part(
          "boards",
          main("wood", 0xa9713e, { grain: "x" }),
          extrude(board, 0.05, 0.008)
            .at(0.04, 0, 0)
            .scatter(
              spots.map(({ at, turn }) => ({
                at: [at[0], at[1], turn[1] > 90 ? 0.06 : 0.07],
                turn: [0, turn[1] > 90 ? turn[1] : turn[1], turn[2]],
              })),
            ),
        ),
        part(
          "post",
          second("wood", 0x6d4a2a),
          all(
            cylinder(0.065, height, { top: 0.05, sides: 12 }).at(0, height / 2, 0),
            cylinder(0.06, 0.09, { top: 0.004, bevel: 0.002, sides: 12 }).at(0, height + 0.04, 0),
          ),
        ),
        part("nails", fixed("iron"), sphere(0.014, 1, 8).scatter(nails)),
        part("stones", fixed("stone"), sphere(0.09, 0.7, 12).at(0, 0.03, 0.1).ring(6)),
      ];
    },
  }),
  program({
    id: "parking meter",
    about: "a coin machine on a post beside a parking place",
    metresPerUnit: 1,
    wears: ["head", "post"],
    params: { height: [0.95, 1.1] },
    parts: ({ height }) => [
      part("head", main("paint", 0x4a6a78), extrude([...roundedRectangle(0.26, 0.42, 0.125, 7)], 0.2, 0.035).at(0, height + 0.18, 0)),
      part("glass", pane(0xbfd8df), extrude(roundedRectangle(0.17, 0.13, 0.06), 0.02, 0.006).at(0, height + 0.27, 0.1)),
      part("dial", fixed("paper", 0xf3efe2), extrude(roundedRectangle(0.15, 0.11, 0.05), 0.01, 0.003).at(0, height + 0.27, 0.1)),
      part(
        "needle",
        fixed("paint", 0xc8281f),
        box(0.012, 0.09, 0.012, 0.003)
          .turn(0, 0, 25)
          .at(0, height + 0.26, 0.112),
      ),
      part(
        "slot",
        fixed("steel"),
        all(
          cylinder(0.04, 0.03)
            .turn(90, 0, 0)
            .at(0, height + 0.11, 0.1),
          box(0.008, 0.05, 0.04, 0.002).at(0, height + 0.11, 0.105),
          box(0.12, 0.03, 0.02, 0.006).at(0, height + 0.035, 0.1),
        ),
      ),
      part("post", second("steel", 0x868c92), all(foot(0.14), pole(height, 0.045), cylinder(0.07, 0.05).at(0, height - 0.02, 0))),
    ],
  }),
  program({
    id: "bollard",
    about: "a short post that keeps cars away",
    metresPerUnit: 0.9,
    wears: ["post", "band"],
    params: { fat: [0.1, 0.14], kind: pick("iron", "plain") },
    variants: { iron: { words: "victorian old classic", set: { kind: "iron" } }, plain: { words: "modern", set: { kind: "plain" } } },
    parts: ({ fat, kind }) => [
      part(
        "post",
        main(kind === "iron" ? "iron" : "paint", kind === "iron" ? 0x3f4348 : 0xe0b52a),
        kind === "iron"
          ? lathe(
              pairs([
                0,
                0,
                fat * 1.8,
                0,
                fat * 1.8,
                0.06,
                fat * 1.25,
                0.12,
                fat,
                0.2,
                fat * 0.85,
                0.7,
                fat * 1.15,
                0.74,
                fat * 1.15,
                0.8,
                fat * 0.7,
                0.84,
                fat * 1.05,
                0.94,
                fat * 0.7,
                1.04,
                0,
                1.08,
              ]),
            )
          : lathe(pairs([0, 0, fat * 1.3, 0, fat * 1.3, 0.04, fat, 0.05, fat, 0.85, fat * 0.85, 0.93, fat * 0.5, 0.98, 0, 1])),
      ),
      part(
        "band",
        second("plastic", 0xf2f0ea, { paint: [rings(0xc8281f, 0.12, { width: 0.1 })] }),
        all(cylinder(fat * 1.03, 0.09, { bevel: 0.006 }).at(0, kind === "iron" ? 0.6 : 0.72, 0)),
      ),
    ],
  }),
];
