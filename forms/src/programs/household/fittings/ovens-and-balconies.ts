import { all, box, cylinder, extrude, lathe, sphere } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { pieces } from "@blenda/forge/language/pieces";
import { many, twin } from "@blenda/forge/language/places";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { rod } from "@blenda/forge/language/shorthand";
import { clouds, courses, stripes } from "@blenda/forge/language/skins";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";
import { archedWall, archOutline, bricks } from "../../buildings/country/walls.ts";
import { bush, foliage } from "../../buildings/places/ground.ts";

const baluster = lathe(flat`0 0, 0.035 0, 0.035 0.03, 0.018 0.06, 0.034 0.14, 0.016 0.26, 0.03 0.3, 0.03 0.32, 0 0.32`, {
  smooth: 14,
  sides: 12,
});

export const houseOrnaments = [
  program({
    id: "brick oven",
    nouns: ["pizza oven", "stone oven", "wood-fired oven", "wood fired oven", "bread oven", "clay oven", "outdoor oven"],
    about: "a domed oven on a brick base with a fire in its mouth, a chimney and logs below",
    metresPerUnit: 1.2,
    wears: ["dome", "brick base", "fire"],
    params: { tall: [0.5, 0.58], tone: pick("clay", "white", "stone") },
    traits: { unlit: "cold empty" },
    sockets: ({ tall }) => ({ inside: { at: [0, tall + 0.1, 0.1], size: [0.3, 0.2, 0.4] } }),
    parts: ({ tall, tone }, { has }) => [
      part(
        "dome",
        main("clay", { clay: 0xc9855a, white: 0xeee6d6, stone: 0xa59a8a }[tone], { paint: [clouds({ by: -0.25 }, 0.15, { share: 0.5 })] }),
        sphere(0.46, 0.92, 36)
          .at(0, tall + 0.1, -0.04)
          .minus(extrude(archOutline(0.34, 0.28), 1, 0).at(0, tall + 0.09, 0.5), box(2, 1, 2, 0).at(0, tall - 0.44, 0)),
      ),
      part(
        "arch",
        second("clay", 0xa4523a, { paint: [stripes(0xcdbfae, 24, { width: 0.12 })] }),
        archedWall(0.52, 0.42, 0.32, 0.27, 0.16, 12).at(0, tall + 0.07, 0.42),
      ),
      part("base", second("clay", 0xa85a40, { paint: bricks }), archedWall(1.0, tall, 0.6, tall * 0.82, 1.0, 12)),
      pieces("counter", fixed("stone", 0x8a857c), box(1.1, 0.08, 1.16, 0.015).at(0, tall + 0.03, 0.04)),
      part(
        "hollow",
        fixed("stone", 0x1c1816),
        sphere(0.4, 0.92, 24)
          .at(0, tall + 0.12, -0.05)
          .minus(box(2, 1, 2, 0).at(0, tall - 0.42, 0), box(2, 2, 1, 0).at(0, tall, 0.62)),
      ),
      pieces(
        "chimney",
        fixed("iron", 0x33343a),
        cylinder(0.07, 0.4, { sides: 20 }).at(0, tall + 0.66, 0.26),
        cylinder(0.12, 0.09, { top: 0.02, sides: 20 }).at(0, tall + 0.92, 0.26),
      ),
      !has("unlit") &&
        pieces(
          "fire",
          light(0xff7a1c),
          ...[-0.09, 0, 0.09].map((x, n) =>
            lathe(flat`0 0, 0.05 0.03, 0.04 0.1, 0 ${0.16 + n * 0.03}`, { smooth: 10, sides: 12 }).at(x, tall + 0.09, 0.36 - Math.abs(x)),
          ),
        ),
      pieces(
        "logs",
        fixed("wood", 0x7a5230),
        ...[
          [-0.14, 0.07],
          [0.02, 0.07],
          [0.17, 0.07],
          [-0.06, 0.19],
          [0.1, 0.19],
        ].map(([x, y]) => cylinder(0.07, 0.84, { sides: 14 }).turn(90, 0, 0).at(x, y, 0.02)),
      ),
      part("floor", fixed("stone", 0x9c968c, { paint: [courses(0.25, 9)] }), box(1.3, 0.05, 1.3, 0.012).at(0, -0.02, 0.06)),
    ],
  }),
  program({
    id: "balcony",
    nouns: ["terrace balcony", "house balcony", "romeo balcony", "juliet balcony"],
    about: "a stone balcony on brackets before a piece of wall, with a glass door, a balustrade and flowers",
    metresPerUnit: 2,
    wears: ["wall", "railing balustrade", "flower"],
    params: { wide: [1.2, 1.35], posts: whole(9, 11) },
    traits: { iron: "wrought modern" },
    sockets: () => ({ top: { at: [0, 0.46, 0.3], size: [0.8, 0.8, 0.3] } }),
    parts: ({ wide, posts }, { has }) => {
      const bar = has("iron") ? cylinder(0.012, 0.32, { sides: 8 }).at(0, 0.16, 0) : baluster;
      const w = wide;
      return [
        part(
          "wall",
          main("clay", 0xdcb488, { paint: [clouds({ by: -0.15 }, 0.3, { share: 0.5 })] }),
          box(w + 0.3, 1.7, 0.14, 0.012)
            .at(0, 0.85, -0.07)
            .minus(extrude(archOutline(0.52, 0.95), 1, 0).at(0, 0.48, 0)),
        ),
        pieces(
          "floor",
          second("stone", 0xe6ded0),
          box(w, 0.09, 0.62, 0.015).at(0, 0.42, 0.3),
          twin(extrude(flat`0 0, 0.34 0.26, 0.34 0.32, 0 0.32`, 0.1, 0.01).turn(0, -90, 0), w / 2 - 0.14, 0.06, 0),
        ),
        part(
          "railing",
          has("iron") ? second("iron", 0x2c2d30) : second("stone", 0xe6ded0),
          all(
            bar.array(posts, [(w - 0.14) / (posts - 1), 0, 0]).at(0, 0.465, 0.56),
            twin(bar.array(4, [0, 0, 0.13]), w / 2 - 0.05, 0.465, 0.3),
            box(w, 0.05, 0.09, 0.012).at(0, 0.81, 0.56),
            twin(box(0.09, 0.05, 0.56, 0.012), w / 2 - 0.05, 0.81, 0.28),
          ),
        ),
        part("glass", fixed("glass", 0x5f8fa6), extrude(archOutline(0.5, 0.94), 0.03, 0.002).at(0, 0.48, -0.06)),
        pieces(
          "door",
          fixed("wood", 0xf3efe6),
          twin(box(0.04, 0.92, 0.05, 0.006), 0.24, 0.92, -0.04),
          box(0.04, 0.94, 0.05, 0.006).at(0, 0.93, -0.04),
          box(0.5, 0.04, 0.05, 0.006).array(3, [0, 0.24, 0]).at(0, 0.84, -0.04),
        ),
        part(
          "shutters",
          fixed("wood", 0x4f7a5c, { paint: [courses(9, 0.04, { isShifted: false })] }),
          twin(box(0.24, 0.9, 0.03, 0.006), 0.42, 0.93, 0.012),
        ),
        pieces("boxes", fixed("clay", 0xa8563a), box(w - 0.2, 0.1, 0.1, 0.012).at(0, 0.75, 0.66)),
        part(
          "leaves",
          foliage(),
          bush
            .scale(0.55)
            .array(7, [(w - 0.3) / 6, 0, 0])
            .at(0, 0.8, 0.66),
        ),
        part(
          "flowers",
          third("fabric", 0xe0385a),
          many(22, (n) =>
            sphere(0.03, 1, 7).at((n / 21 - 0.5) * (w - 0.2), 0.84 + 0.03 * Math.sin(n * 2.3), 0.68 + 0.05 * Math.cos(n * 3.1)),
          ),
        ),
      ];
    },
  }),
  program({
    id: "dome",
    nouns: ["cupola", "church dome", "roof dome", "rotunda dome"],
    about: "a ribbed dome on a drum of windows with a lantern on top",
    metresPerUnit: 10,
    wears: ["dome roof", "drum wall", "finial rib"],
    params: { ribs: whole(12, 16), rise: [0.8, 1] },
    parts: ({ ribs, rise }) => {
      const curve = Array.from({ length: 9 }, (_, n) => {
        const t = (n / 8) * 1.42;
        return [0, 0.62 + Math.sin(t) * 0.8 * rise, Math.cos(t) * 0.8] as const;
      });
      return [
        part(
          "shell",
          main("copper", 0x6fa38c, { paint: [clouds({ by: -0.3 }, 0.1, { share: 0.5 })] }),
          lathe([[0, 0.6], ...curve.map(([, y, z]) => [z, y] as const), [0, 0.63 + 0.8 * rise]], { sides: 56 }),
        ),
        part(
          "ribs",
          third("gold", 0xd4ab4e),
          all(
            ...[rod(curve[0], curve[1], 0.02)],
            many(8, (n) => rod(curve[n], curve[n + 1], 0.022)),
          ).ring(ribs),
        ),
        pieces(
          "drum",
          second("stone", 0xe6dccb),
          cylinder(0.78, 0.6, { sides: 48 }).at(0, 0.3, 0),
          cylinder(0.88, 0.07, { sides: 48 }).at(0, 0.6, 0),
          cylinder(0.94, 0.1, { sides: 48 }).at(0, 0.02, 0),
          cylinder(0.035, 0.5, { sides: 10 })
            .at(0, 0.31, 0.82)
            .ring(ribs, 180 / ribs),
        ),
        part("windows", fixed("glass", 0x3f6a80), extrude(archOutline(0.15, 0.34), 0.03, 0.004).at(0, 0.13, 0.776).ring(ribs)),
        pieces(
          "lantern",
          second("stone", 0xe6dccb),
          cylinder(0.15, 0.04, { sides: 24 }).at(0, 0.62 + 0.8 * rise, 0),
          cylinder(0.018, 0.2, { sides: 8 })
            .at(0, 0.74 + 0.8 * rise, 0.1)
            .ring(8),
          cylinder(0.14, 0.03, { sides: 24 }).at(0, 0.85 + 0.8 * rise, 0),
        ),
        pieces(
          "finial",
          third("gold", 0xd4ab4e),
          lathe(flat`0 0, 0.13 0, 0.1 0.09, 0.03 0.14, 0.02 0.2, 0.045 0.24, 0.02 0.28, 0.006 0.4, 0 0.4`, { smooth: 18, sides: 20 }).at(
            0,
            0.86 + 0.8 * rise,
            0,
          ),
        ),
      ];
    },
  }),
];
