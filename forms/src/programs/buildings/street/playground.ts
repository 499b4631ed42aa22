import { all, box, cylinder, extrude, type Form, lathe, sweep } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { part, program, turns, whole } from "@blenda/forge/language/program";
import { clouds, speckles } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

const upright = (form: Form) => form.turn(90, 0, 0);

export const playground = [
  program({
    id: "slide",
    nouns: ["playground slide", "chute"],
    about: "a slide of a playground with a ladder",
    metresPerUnit: 1.6,
    wears: ["chute", "ladder frame"],
    params: { steps: whole(5, 6), tall: [0.95, 1.1] },
    sockets: ({ tall }) => ({ seat: { at: [-0.42, tall, 0], size: [0.3, 0.6, 0.3] } }),
    parts: ({ steps, tall }) => {
      const chute = (z: number, up: number) =>
        way`-0.52 ${tall + up} ${z}, -0.34 ${tall + up} ${z}, 0 ${tall * 0.62 + up} ${z}, 0.45 ${tall * 0.2 + up} ${z}, 0.68 ${0.1 + up} ${z}, 0.9 ${0.09 + up} ${z}`;
      const rung = (at: number) => box(0.03, 0.025, 0.32, 0.008).at(-0.82 + (0.28 * (at + 0.7)) / steps, ((at + 0.7) / steps) * tall, 0);
      return [
        part(
          "chute",
          main("plastic", 0xd8342a),
          all(sweep(chute(0, 0), 0.17, { flatten: 0.12 }), sweep(chute(0.17, 0.05), 0.035), sweep(chute(-0.17, 0.05), 0.035)),
        ),
        part(
          "ladder",
          second("paint", 0x2f6fb8),
          all(
            sweep(
              way`-0.84 0 0.17, -0.54 ${tall} 0.17, -0.5 ${tall + 0.3} 0.17, -0.36 ${tall + 0.28} 0.17, -0.3 ${tall} 0.17`,
              0.025,
            ).mirror("z"),
            ...Array.from({ length: steps }, (_, at) => rung(at)),
          ),
        ),
        part(
          "legs",
          second("paint", 0x2f6fb8),
          all(
            cylinder(0.022, tall, { sides: 12 })
              .at(-0.36, tall / 2, 0.14)
              .mirror("z"),
            cylinder(0.022, tall * 0.2, { sides: 12 })
              .at(0.4, tall * 0.1, 0.1)
              .mirror("z"),
          ),
        ),
      ];
    },
  }),
  program({
    id: "swing",
    nouns: ["playground swing", "swing set", "swings"],
    about: "seats hanging on chains from a frame",
    metresPerUnit: 1.6,
    gathers: 3,
    wears: ["frame", "seat"],
    params: { seats: whole(1, 2), tall: [1.25, 1.4] },
    variants: { double: { words: "two set", set: { seats: 2 } }, single: { words: "one", set: { seats: 1 } } },
    sockets: () => ({ seat: { at: [0, 0.37, 0], size: [0.35, 0.9, 0.25] } }),
    parts: ({ seats, tall }) => {
      const half = 0.3 + seats * 0.26;
      const leg = sweep(way`${half + 0.05} 0 0.42, ${half} ${tall} 0.02`, 0.035, { isStraight: true });
      const hung = (form: Form) => form.array(seats, [0.56, 0, 0]);
      const beads = Array.from({ length: 41 }, (_, at): [number, number] => [
        at === 0 || at === 40 ? 0 : at % 2 ? 0.018 : 0.008,
        0.35 + ((tall - 0.35) * at) / 40,
      ]);
      const chain = lathe(beads, { sides: 8 }).at(0.16, 0, 0).mirror("x");
      const motion = turns([0, tall, 0], [1, 0, 0], -35, 35);
      return [
        part(
          "frame",
          main("paint", 0x2f7a45),
          all(
            leg.mirror("x").mirror("z"),
            cylinder(0.04, half * 2 + 0.12, { sides: 16 })
              .turn(0, 0, 90)
              .at(0, tall, 0),
            box(0.04, 0.04, 0.5, 0.01)
              .at(half + 0.025, tall * 0.45, 0)
              .mirror("x"),
          ),
        ),
        part("chains", fixed("steel"), hung(chain), { motion }),
        part("seats", second("rubber", 0xc8281f), hung(box(0.36, 0.04, 0.17, 0.015).at(0, 0.35, 0)), { motion }),
      ];
    },
  }),
  program({
    id: "seesaw",
    nouns: ["teeter-totter", "teeter totter", "see-saw"],
    about: "a plank that tips over a stand, with a seat at each end",
    metresPerUnit: 1.5,
    wears: ["plank", "seat handle", "stand"],
    params: { tilt: [9, 14] },
    parts: ({ tilt }) => {
      const tip = (form: Form) => form.turn(0, 0, tilt).at(0, 0.4, 0);
      const motion = turns([0, 0.4, 0], [0, 0, 1], 0, -2 * tilt);
      return [
        part("plank", main("wood", 0xc98a45, { grain: "x" }), tip(box(2, 0.06, 0.2, 0.015).at(0, 0.05, 0)), { motion }),
        part(
          "handles",
          second("paint", 0xc8281f),
          tip(
            all(
              sweep(way`0.62 0.06 0.08, 0.62 0.3 0.08, 0.62 0.3 -0.08, 0.62 0.06 -0.08`, 0.02, { isStraight: true }),
              box(0.24, 0.05, 0.24, 0.02).at(0.86, 0.1, 0),
            ).mirror("x"),
          ),
          { motion },
        ),
        part(
          "stand",
          third("paint", 0x2f6fb8),
          all(
            extrude(flat`-0.26 0, -0.2 0, 0 0.36, 0.2 0, 0.26 0, 0.04 0.44, -0.04 0.44`, 0.04, 0.008).at(0, 0, 0.14).mirror("z"),
            upright(cylinder(0.035, 0.4)).at(0, 0.4, 0),
            box(0.6, 0.03, 0.4, 0.01).at(0, 0.015, 0),
          ),
        ),
      ];
    },
  }),
  program({
    id: "sandbox",
    nouns: ["sandpit", "sand box"],
    about: "a wooden frame of sand with a bucket, a spade and a sandcastle",
    metresPerUnit: 1.2,
    wears: ["frame", "sand", "toy bucket"],
    params: { wide: [0.9, 1.05] },
    sockets: () => ({ inside: { at: [0, 0.16, 0], size: [0.7, 0.4, 0.7] } }),
    parts: ({ wide }) => [
      part(
        "frame",
        main("wood", 0xb07a45, { grain: "x" }),
        all(
          box(wide * 1.2, 0.2, 0.06, 0.012)
            .at(0, 0.1, wide * 0.57)
            .ring(4),
          box(0.3, 0.03, 0.3, 0.01)
            .at(wide * 0.5, 0.21, wide * 0.5)
            .ring(4),
        ),
      ),
      part(
        "sand",
        second("leather", 0xdcc08a, {
          paint: [speckles({ by: -0.25 }, 0.02, { size: 0.35 }), clouds({ by: -0.15 }, 0.2, { share: 0.5, relief: 0.02 })],
        }),
        all(
          box(wide * 1.12, 0.14, wide * 1.12, 0.02).at(0, 0.08, 0),
          lathe(flat`0 0, 0.2 0, 0.12 0.06, 0 0.08`).at(0.2, 0.14, 0.1),
          cylinder(0.1, 0.18, { top: 0.08 }).at(-0.16, 0.23, -0.12),
          box(0.035, 0.05, 0.035, 0.006).at(0, 0.33, 0.065).ring(6).at(-0.16, 0, -0.12),
        ),
      ),
      part("bucket", third("plastic", 0x2f6fb8), lathe(flat`0 0, 0.08 0, 0.11 0.17, 0.1 0.17, 0.07 0.02, 0 0.02`).at(0.26, 0.14, -0.22)),
      part(
        "spade",
        fixed("plastic", 0xe8452a),
        all(cylinder(0.014, 0.26, { sides: 10 }), box(0.11, 0.12, 0.02, 0.01).at(0, -0.16, 0), box(0.08, 0.025, 0.025, 0.01).at(0, 0.13, 0))
          .turn(-20, 0, 14)
          .at(0.08, 0.33, 0.26),
      ),
    ],
  }),
];
