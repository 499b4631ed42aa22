import { all, box, cylinder, extrude, lathe, sphere } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { softOutline } from "@blenda/forge/language/outlines";
import { many } from "@blenda/forge/language/places";
import { part, pick, program, spins } from "@blenda/forge/language/program";
import { drumZ, hose, rod, tray } from "@blenda/forge/language/shorthand";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

export const deskSupplies = [
  program({
    id: "eraser",
    nouns: ["rubber eraser", "pink eraser", "pencil eraser", "erasers"],
    about: "a block of rubber in a paper sleeve",
    metresPerUnit: 0.06,
    wears: ["rubber", "sleeve", "stripe"],
    params: { long: [0.95, 1.1], worn: [0.06, 0.14] },
    parts: ({ long, worn }) => [
      part("rubber", main("rubber", 0xf1e9e2), tray(long, 0.3, 0.46, worn, 0.05).at(0, 0.15, 0)),
      part("sleeve", second("paper", 0x2460a7), box(long * 0.6, 0.312, 0.474, 0.02).at(-long * 0.2, 0.156, 0)),
      part(
        "stripes",
        third("paper", 0xf4f1e8),
        all(box(0.07, 0.318, 0.48, 0.02).at(-long * 0.2 + 0.16, 0.156, 0), box(0.05, 0.319, 0.481, 0.02).at(-long * 0.2 - 0.2, 0.156, 0)),
      ),
      part(
        "crumbs",
        main("rubber", 0xe5dad2),
        many(5, (at) => sphere(0.018 + (at % 2) * 0.008, 0.7, 8).at(long * 0.5 + 0.05 + (at % 3) * 0.06, 0.012, -0.16 + at * 0.08)),
      ),
    ],
  }),
  program({
    id: "paper clip",
    nouns: ["paperclip", "paper clips", "paperclips"],
    about: "a bent wire clip for papers",
    metresPerUnit: 0.035,
    wears: ["wire"],
    gathers: 6,
    params: { wire: [0.03, 0.036], wide: [0.3, 0.34] },
    parts: ({ wire, wide }) => [
      part(
        "wire",
        main("steel", 0xc6cacd),
        hose(
          [
            -wide * 0.42,
            0.34,
            0.02,
            -wide * 0.42,
            0.7,
            0.02,
            -wide * 0.3,
            0.84,
            0.02,
            0,
            0.88,
            0.02,
            wide * 0.32,
            0.82,
            0.02,
            wide * 0.42,
            0.66,
            0.02,
            wide * 0.42,
            0.2,
            0.02,
            wide * 0.34,
            0.06,
            0,
            0,
            0,
            0,
            -wide * 0.44,
            0.06,
            0,
            -wide * 0.6,
            0.24,
            0,
            -wide * 0.6,
            0.8,
            0,
            -wide * 0.44,
            0.98,
            0,
            0,
            1.03,
            0,
            wide * 0.5,
            0.98,
            0,
            wide * 0.66,
            0.8,
            0,
            wide * 0.66,
            0.3,
            0,
          ],
          wire,
        ),
      ),
    ],
  }),
  program({
    id: "pencil sharpener",
    nouns: ["sharpener", "pencil pointer", "desk sharpener"],
    about: "a metal wedge with a blade, a screw and a hole for the pencil",
    metresPerUnit: 0.03,
    wears: ["body", "blade", "shaving"],
    params: { long: [0.95, 1.1], curl: [0.1, 0.14] },
    parts: ({ long, curl }) => [
      part(
        "body",
        main("steel", 0xb4b8bc),
        extrude(flat`-0.3 0, 0.3 0, 0.38 0.12, 0.34 0.44, 0.14 0.56, -0.34 0.44, -0.38 0.12`, long, 0.03).minus(
          cylinder(0.16, long * 0.8, { top: 0.05 })
            .turn(-90, 0, 0)
            .at(0, 0.27, long * 0.2),
          box(0.06, 0.06, long * 2, 0)
            .at(0.39, 0.28, 0)
            .mirror("x"),
        ),
      ),
      part(
        "blade",
        second("steel", 0xe0e4e6),
        box(0.4, 0.025, long * 0.86, 0.006)
          .turn(0, 4, 14)
          .at(-0.1, 0.52, 0.02),
      ),
      part(
        "screw",
        fixed("brass"),
        all(cylinder(0.1, 0.06, { bevel: 0.02 }).minus(box(0.2, 0.04, 0.03, 0).at(0, 0.03, 0)))
          .turn(0, 0, 14)
          .at(-0.12, 0.545, 0),
      ),
      part(
        "shaving",
        third("wood", 0xd9b27a),
        many(3, (at) =>
          lathe(flat`${curl} 0, ${curl + 0.1} 0.05, ${curl + 0.1} 0.064, ${curl} 0.014, ${curl} 0`, { sides: 24, ribs: 12, ribDepth: 0.08 })
            .turn(20 + at * 30, at * 50, 10)
            .at(0.34 + at * 0.14, 0.06, 0.5 - at * 0.2),
        ),
      ),
    ],
  }),
  program({
    id: "adhesive tape",
    nouns: [
      "tape",
      "roll of tape",
      "duct tape",
      "scotch tape",
      "sticky tape",
      "masking tape",
      "tape roll",
      "tape dispenser",
      "sellotape",
      "packing tape",
    ],
    about: "a roll of tape in a desk dispenser with a toothed edge",
    metresPerUnit: 0.15,
    wears: ["dispenser body", "tape", "core"],
    params: { roll: [0.27, 0.31], tone: pick("red", "black", "blue", "mint") },
    traits: { loose: "duct masking packing roll" },
    parts: ({ roll, tone }, { has }) => {
      const ring = (r: number, inner: number, w: number) =>
        lathe(flat`${inner} ${-w}, ${r} ${-w}, ${r} ${w}, ${inner} ${w}, ${inner} ${-w}`, { sides: 48 }).turn(0, 0, 90);
      if (has("loose"))
        return [
          part(
            "tape",
            main("plastic", 0x9aa0a6),
            all(ring(0.46, 0.3, 0.22).turn(0, 0, 90).at(0, 0.22, 0), box(0.36, 0.44, 0.01, 0.002).at(0.18, 0.22, 0.457)),
          ),
          part("core", third("paper", 0xb98f5c), ring(0.31, 0.285, 0.222).turn(0, 0, 90).at(0, 0.222, 0)),
        ];
      return [
        part(
          "body",
          main("plastic", { red: 0xb3231d, black: 0x26272b, blue: 0x2460a7, mint: 0x4fae8e }[tone]),
          extrude(
            softOutline(flat`-0.5 0, 0.56 0, 0.6 0.1, 0.56 0.36, 0.44 0.34, 0.34 0.2, 0.04 0.14, -0.3 0.3, -0.44 0.36, -0.54 0.2`, 4),
            0.34,
            0.04,
          ),
        ),
        part(
          "tape",
          second("plastic", 0xe6dcb4),
          all(
            ring(roll, 0.15, 0.1).turn(0, 90, 0).at(-0.12, 0.42, 0),
            rod([-0.1, 0.42 + roll - 0.006, 0], [0.52, 0.375, 0], 0.006),
            box(0.66, 0.008, 0.19, 0.001)
              .turn(0, 0, -((Math.atan2(roll + 0.04, 0.62) * 180) / Math.PI))
              .at(0.21, 0.395 + roll / 2, 0),
          ),
        ),
        part("core", third("plastic", 0xf1eee6), all(drumZ(0.152, 0.22), drumZ(0.05, 0.36)).at(-0.12, 0.42, 0), {
          motion: spins([-0.12, 0.42, 0], [0, 0, 1]),
        }),
        part(
          "teeth",
          fixed("steel", 0xc6cacd),
          all(box(0.03, 0.05, 0.24, 0.004), cylinder(0.012, 0.03, { top: 0, sides: 4 }).array(12, [0, 0, 0.019]).at(0, 0.035, 0))
            .turn(0, 0, -20)
            .at(0.58, 0.36, 0),
        ),
      ];
    },
  }),
];
