import { all, box, cylinder, extrude, type Form, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { flat, row, way } from "@blenda/forge/language/numbers";
import { roundedRectangle } from "@blenda/forge/language/outlines";
import { four, many, twin } from "@blenda/forge/language/places";
import { part, pick, program, spins, turns, whole } from "@blenda/forge/language/program";
import { facing, put } from "@blenda/forge/language/put";
import { rim } from "@blenda/forge/language/rim";
import { drumX, drumZ, hose, rod, side, tray } from "@blenda/forge/language/shorthand";
import { speckles } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
import { CLOTHS, ENAMELS } from "@blenda/forge/language/tones";

export const forPets = [
  program({
    id: "pet bed",
    nouns: ["dog bed", "cat bed", "dog basket", "cat basket", "pet basket"],
    about: "a soft round bed for a dog or a cat with a raised edge and a bone",
    metresPerUnit: 0.7,
    wears: ["edge plush", "cushion", "bone"],
    params: { high: [0.16, 0.2], tone: pick("sage", "navy", "rust", "plum") },
    sockets: () => ({ top: { at: [0, 0.14, 0], size: [0.7, 0.5, 0.6] } }),
    parts: ({ high, tone }) => {
      const round = Array.from({ length: 15 }, (_, at) => {
        const turn = ((at * 20 - 50) * Math.PI) / 180;
        return [Math.cos(turn) * 0.46, high, -Math.sin(turn) * 0.4] as const;
      });
      return [
        part("edge", main("fabric", CLOTHS[tone]), sweep(round, [0.09, 0.13, 0.15, 0.16, 0.16, 0.16, 0.15, 0.13, 0.09])),
        part("base", main("fabric", CLOTHS[tone]), lathe(flat`0 0, 0.5 0, 0.54 0.05, 0.5 0.1, 0 0.1`).scale(1, 1, 0.88)),
        part(
          "cushion",
          second("fabric", 0xf1e6d0),
          lathe(flat`0 0.06, 0.36 0.06, 0.42 0.11, 0.36 0.17, 0 0.18`, { smooth: 16 }).scale(1, 1, 0.88).at(0, 0, 0.02),
        ),
        part(
          "bone",
          third("fabric", 0xf8f4ea),
          put(
            all(drumX(0.034, 0.18), twin(all(sphere(0.046, 1, 16).at(0, 0, 0.03), sphere(0.046, 1, 16).at(0, 0, -0.03)), 0.1, 0, 0)),
            [0.06, 0.21, 0.1],
            [0, 34, 0],
          ),
        ),
      ];
    },
  }),
  program({
    id: "litter box",
    nouns: ["cat toilet", "cat litter box", "litter tray", "cat litter"],
    about: "a tray with cat litter and a scoop",
    metresPerUnit: 0.5,
    wears: ["tray", "scoop", "litter"],
    params: { wide: [0.9, 1.05], tone: pick("mint", "blue", "red") },
    parts: ({ wide, tone }) => [
      part(
        "tray",
        main("plastic", ENAMELS[tone]),
        all(
          box(wide, 0.26, 0.68, 0.03)
            .minus(box(wide - 0.08, 0.26, 0.6, 0).at(0, 0.05, 0))
            .at(0, 0.13, 0),
          rim(
            roundedRectangle(wide, 0.68, 0.06).map(([x, z]) => [x, 0.25, z] as const),
            0.026,
          ),
        ),
      ),
      part(
        "litter",
        third("stone", 0xd2cbbb, { paint: [speckles(0x8f897c, 0.02, { size: 0.3 }), speckles(0xf4f0e6, 0.026, { size: 0.3 })] }),
        lathe(flat`0 0, 0.5 0, 0.48 0.07, 0.2 0.11, 0 0.1`)
          .scale((wide - 0.1) / 1.0, 1, 0.59)
          .at(0, 0.08, 0),
      ),
      part(
        "fill",
        third("stone", 0xd2cbbb, { paint: [speckles(0x8f897c, 0.02, { size: 0.3 })] }),
        box(wide - 0.1, 0.1, 0.58, 0.01).at(0, 0.08, 0),
      ),
      part(
        "scoop",
        second("plastic", 0x4a5568),
        put(
          all(
            box(0.22, 0.02, 0.22, 0.01).minus(box(0.022, 0.2, 0.15, 0).array(4, [0.044, 0, 0])),
            box(0.02, 0.06, 0.22, 0.006).at(0.11, 0.02, 0).mirror("x"),
            box(0.22, 0.06, 0.02, 0.006).at(0, 0.02, -0.1),
            sweep(way`0 0.02 -0.1, 0 0.06 -0.2, 0 0.1 -0.36`, [0.03, 0.024, 0.03]),
          ),
          [0.14, 0.22, 0.02],
          [-14, 30, 0],
        ),
      ),
    ],
  }),
  program({
    id: "hamster wheel",
    nouns: ["running wheel", "exercise wheel", "hamster exercise wheel"],
    about: "a running wheel with rungs on a stand, for a hamster",
    metresPerUnit: 0.22,
    wears: ["wheel", "stand", "rung"],
    params: { rungs: whole(16, 22), deep: [0.26, 0.32], tone: pick("red", "blue", "mint") },
    sockets: () => ({ inside: { at: [0, 0.2, 0.06], size: [0.5, 0.5, 0.2] } }),
    parts: ({ rungs, deep, tone }) => {
      const motion = { motion: spins([0, 0.58, 0], [0, 0, 1]) };
      const up = (form: Form) => facing(form).at(0, 0.58, 0);
      return [
        part(
          "wheel",
          main("plastic", ENAMELS[tone]),
          up(
            all(
              hoop(0.46, 0.026, 48).at(0, deep / 2, 0),
              hoop(0.46, 0.026, 48).at(0, -deep / 2, 0),
              rod([0, -deep / 2, 0], [0, -deep / 2, 0.46], 0.022).ring(5),
              cylinder(0.08, 0.06).at(0, -deep / 2, 0),
            ),
          ),
          motion,
        ),
        part("rungs", third("plastic", 0xf4f1e8), up(rod([0, -deep / 2, 0.46], [0, deep / 2, 0.46], 0.014).ring(rungs)), motion),
        part(
          "stand",
          second("plastic", 0xf0c24a),
          all(
            twin(rod([0.32, 0.04, 0], [0, 0.58, 0], 0.03), 0, 0, 0).at(0, 0, -deep / 2 - 0.08),
            drumZ(0.04, 0.14).at(0, 0.58, -deep / 2 - 0.04),
            tray(0.8, 0.05, 0.54, 0.1, 0.018).at(0, 0.025, -0.06),
          ),
        ),
        part("cap", second("plastic", 0xf0c24a), drumZ(0.055, 0.04).at(0, 0.58, -deep / 2 + 0.04)),
      ];
    },
  }),
  program({
    id: "bird feeder",
    nouns: ["birdfeeder", "bird table", "feeder for birds", "squirrel feeder"],
    about: "a little roof over a tray of seeds on a post, with a small bird",
    metresPerUnit: 0.7,
    wears: ["roof", "wood post", "bird"],
    params: { tall: [0.66, 0.86], wide: [0.42, 0.5] },
    sockets: ({ tall }) => ({ inside: { at: [0, tall + 0.06, 0], size: [0.4, 0.3, 0.3] } }),
    parts: ({ tall, wide }) => [
      part(
        "post",
        second("wood", 0xa9784a),
        all(
          box(0.07, tall, 0.07, 0.014).at(0, tall / 2, 0),
          box(0.5, 0.05, 0.07, 0.012).at(0, 0.03, 0),
          box(0.07, 0.05, 0.5, 0.012).at(0, 0.032, 0),
          four(rod([0.2, 0.05, 0], [0.02, 0.24, 0], 0.02), 0, 0, 0).turn(0, 0, 0),
        ),
      ),
      part(
        "tray",
        second("wood", 0xb98a56),
        all(
          box(wide, 0.03, wide * 0.8, 0.008).at(0, tall, 0),
          twin(box(0.024, 0.07, wide * 0.8, 0.008), wide / 2, tall + 0.02, 0),
          box(wide, 0.07, 0.024, 0.008)
            .at(0, tall + 0.02, wide * 0.4)
            .mirror("z"),
          four(box(0.03, 0.3, 0.03, 0.008), wide / 2 - 0.03, tall + 0.15, wide * 0.4 - 0.03),
        ),
      ),
      part(
        "roof",
        main("wood", 0x8a3f2a),
        all(
          ...[1, -1].map((sign) =>
            put(box(wide * 0.74, 0.03, wide * 1.1, 0.01).at(sign * wide * 0.35, 0, 0), [0, tall + 0.46, 0], [0, 0, sign * -34]),
          ),
        ),
      ),
      part(
        "gables",
        second("wood", 0xb98a56),
        extrude(flat`${-wide * 0.46} 0, ${wide * 0.46} 0, 0 ${wide * 0.31}`, 0.024, 0.006)
          .at(0, tall + 0.29, wide * 0.36)
          .mirror("z"),
      ),
      part(
        "seeds",
        fixed("clay", 0xd9b06a, { paint: [speckles(0x4a3a24, 0.02, { size: 0.34 })] }),
        lathe(flat`0 0, 0.16 0, 0.1 0.04, 0 0.055`, { sides: 28 }).at(-0.04, tall + 0.012, 0),
      ),
      part(
        "bird",
        third("plastic", 0x4a86b8),
        all(
          sphere(0.055, 1, 20).scale(1.4, 1, 1).at(0, 0.05, 0),
          sphere(0.04, 1, 18).at(0.07, 0.11, 0),
          rod([-0.06, 0.055, 0], [-0.16, 0.09, 0], 0.024, 0.014),
        )
          .turn(0, -40, 0)
          .at(0.12, tall + 0.04, wide * 0.36),
      ),
      part(
        "beak",
        fixed("plastic", 0xe8a92f),
        put(cylinder(0.014, 0.045, { top: 0, sides: 12 }), [0.2, tall + 0.148, wide * 0.36 + 0.07], [0, -40, -90]),
      ),
    ],
  }),
  program({
    id: "mousetrap",
    nouns: ["mouse trap", "rat trap", "snap trap"],
    about: "a wooden mousetrap with a sprung wire and a piece of cheese",
    metresPerUnit: 0.12,
    wears: ["board", "wire", "cheese"],
    params: { long: [1, 1.15], open: [8, 20] },
    parts: ({ long, open }) => {
      const arm = (form: Form) => put(form, [0, 0.13, -0.06], [open, 0, 0]);
      return [
        part("board", main("wood", 0xc79a64), box(0.56, 0.08, long, 0.014).at(0, 0.04, 0)),
        part(
          "spring",
          second("steel", 0xb9bdc1),
          all(
            drumX(0.03, 0.5).at(0, 0.12, -0.06),
            many(10, (at) =>
              hoop(0.045, 0.013, 16)
                .turn(0, 0, 90)
                .at((at < 5 ? -0.22 : 0.06) + (at % 5) * 0.036, 0.13, -0.06),
            ),
          ),
        ),
        part(
          "bow",
          second("copper", 0xc07a4a),
          arm(hose(row`-0.22 0 0, -0.23 0.02 -0.36, -0.18 0.02 -0.42, 0.18 0.02 -0.42, 0.23 0.02 -0.36, 0.22 0 0`, 0.02)),
          { motion: turns([0, 0.13, -0.06], [1, 0, 0], 0, 170) },
        ),
        part(
          "plate",
          fixed("brass", 0xd0a24a),
          all(put(box(0.2, 0.016, 0.22, 0.006), [0, 0.11, 0.2], [6, 0, 0]), box(0.2, 0.05, 0.03, 0.006).at(0, 0.1, 0.3)),
        ),
        part("bar", second("steel", 0xb9bdc1), rod([0.03, 0.17, 0.12], [0.05, 0.17, -long / 2 + 0.05], 0.012)),
        part(
          "staple",
          second("steel", 0xb9bdc1),
          hose(
            row`-0.02 0.07 ${-long / 2 + 0.06}, 0 0.16 ${-long / 2 + 0.06}, 0.08 0.16 ${-long / 2 + 0.06}, 0.1 0.07 ${-long / 2 + 0.06}`,
            0.012,
          ),
        ),
        part(
          "cheese",
          third("plastic", 0xf4c23a),
          side(flat`-0.1 0, 0.12 0, 0.12 0.04, -0.1 0.15`, 0.16, 0.012)
            .minus(
              sphere(0.035, 1, 18).at(0.08, 0.08, -0.02),
              sphere(0.028, 1, 18).at(0, 0.12, 0.0),
              sphere(0.026, 1, 16).at(-0.08, 0.04, 0.02),
            )
            .at(0, 0.12, 0.2),
        ),
      ];
    },
  }),
];
