import { all, box, cushion, cylinder, extrude, type Form, lathe, skin, sphere, sweep } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { atDepth } from "@blenda/forge/language/lists";
import { flat } from "@blenda/forge/language/numbers";
import { circle, roundedRectangle, softOutline } from "@blenda/forge/language/outlines";
import { four, twin } from "@blenda/forge/language/places";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { facing, put } from "@blenda/forge/language/put";
import { drumX, rod } from "@blenda/forge/language/shorthand";
import { clouds, fade } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

export const wornAndKept = [
  program({
    id: "earmuffs",
    nouns: ["ear muffs", "earmuff", "ear warmers", "fluffy earmuffs", "winter earmuffs"],
    about: "two fluffy balls on a band that keep the ears warm",
    metresPerUnit: 0.2,
    wears: ["fur ball", "band"],
    params: { ball: [0.24, 0.29], tone: pick("rose", "white", "mint", "plum") },
    sockets: () => ({ slot: { at: [0, 0.5, 0], size: [0.8, 0.8, 0.5] } }),
    parts: ({ ball, tone }) => {
      const fur = main("fabric", { rose: 0xf0a9b8, white: 0xf4f0e8, mint: 0xa9d8c4, plum: 0x8a5a86 }[tone]);
      const tufts = Array.from({ length: 60 }, (_, at) => {
        const y = 1 - (at / 59) * 2;
        const turn = at * 2.4;
        const flat = Math.sqrt(1 - y * y);
        return sphere(ball * 0.3, 1, 10).at(Math.cos(turn) * flat * ball * 0.62, y * ball * 0.9, Math.sin(turn) * flat * ball * 0.9);
      });
      return [
        part("fur", fur, twin(all(sphere(ball, 1, 24).scale(0.7, 1, 1), ...tufts), 0.5, 0.34, 0)),
        part(
          "band",
          second("plastic", 0x4a4550),
          sweep(
            atDepth([
              [0.54, 0.36],
              [0.53, 0.62],
              [0.42, 0.88],
              [0.2, 1.03],
              [0, 1.06],
              [-0.2, 1.03],
              [-0.42, 0.88],
              [-0.53, 0.62],
              [-0.54, 0.36],
            ]),
            0.05,
            { flatten: 0.4 },
          ),
        ),
        part("caps", second("plastic", 0x4a4550), twin(drumX(0.09, 0.06, 0.02), 0.5 + ball * 0.86, 0.34, 0)),
      ];
    },
  }),
  program({
    id: "dog collar",
    nouns: ["collar", "pet collar", "cat collar", "dog's collar", "spiked collar", "leash collar"],
    about: "a leather collar with a buckle, studs and a name tag",
    metresPerUnit: 0.16,
    wears: ["leather strap", "buckle tag", "stud"],
    params: { studs: whole(10, 14), high: [0.13, 0.17], tag: pick("bone", "round") },
    traits: { spiked: "spikes punk" },
    parts: ({ studs, high, tag }, ask) => {
      const around = (form: Form, count: number, from: number) =>
        all(...Array.from({ length: count }, (_, at) => form.at(0, 0, 0.5).turn(0, from + (at * (360 - from * 2)) / (count - 1), 0)));
      const bone = softOutline(
        flat`-0.07 -0.03, 0.07 -0.03, 0.1 -0.06, 0.14 -0.03, 0.12 0, 0.14 0.03, 0.1 0.06, 0.07 0.03, -0.07 0.03, -0.1 0.06, -0.14 0.03, -0.12 0, -0.14 -0.03, -0.1 -0.06`,
        2,
      );
      const lift = (form: Form) => form.at(0, 0.32, 0);
      return [
        part(
          "strap",
          main("leather", 0x9a2f2a),
          lift(
            lathe(
              flat`0.46 ${-high / 2}, 0.49 ${-high / 2}, 0.5 ${-high / 2 + 0.015}, 0.5 ${high / 2 - 0.015}, 0.49 ${high / 2}, 0.46 ${high / 2}, 0.46 ${-high / 2}`,
              { sides: 72 },
            ),
          ),
        ),
        part(
          "stitches",
          fixed("fabric", 0xf0dfb8),
          lift(all(hoop(0.5, 0.006, 64).at(0, high * 0.36, 0), hoop(0.5, 0.006, 64).at(0, -high * 0.36, 0))),
        ),
        part(
          "studs",
          third("steel", 0xd0d3d5),
          lift(
            around(
              ask.has("spiked")
                ? facing(cylinder(0.04, 0.16, { top: 0, sides: 16 })).at(0, 0, 0.08)
                : facing(cylinder(0.04, 0.05, { top: 0.016, sides: 16 })).at(0, 0, 0.015),
              studs,
              28,
            ),
          ),
        ),
        part(
          "buckle",
          second("brass", 0xd0a24a),
          lift(
            all(
              extrude(roundedRectangle(0.2, high + 0.09, 0.04), 0.035, 0.01, [roundedRectangle(0.13, high + 0.02, 0.02).reverse()]),
              rod([-0.08, 0, 0.01], [0.09, 0, 0.03], 0.014),
            )
              .at(0, 0, 0.51)
              .turn(0, -62, 0),
          ),
        ),
        part(
          "ring",
          second("brass", 0xd0a24a),
          lift(all(put(hoop(0.06, 0.014, 28), [0, -high / 2 - 0.05, 0.52], [90, 0, 0]), box(0.08, high, 0.03, 0.01).at(0, 0, 0.505))),
        ),
        part(
          "tag",
          second("brass", 0xd0a24a),
          lift(extrude(tag === "bone" ? bone : circle(0.1), 0.025, 0.008).at(0, -high / 2 - (tag === "bone" ? 0.15 : 0.19), 0.54)),
        ),
      ];
    },
  }),
  program({
    id: "playpen",
    nouns: ["baby playpen", "play pen", "baby pen", "play yard"],
    about: "a wooden pen with bars, a soft floor and toys for a baby",
    metresPerUnit: 1,
    wears: ["bar frame", "mat", "toy"],
    params: { wide: [0.95, 1.1], bars: whole(8, 10) },
    sockets: ({ wide }) => ({ inside: { at: [0, 0.1, 0], size: [wide * 0.8, 0.6, wide * 0.8] } }),
    parts: ({ wide, bars }) => {
      const half = wide / 2;
      return [
        part(
          "frame",
          main("wood", 0xd2a76c),
          all(
            four(box(0.06, 0.74, 0.06, 0.016), half, 0.37, half),
            four(sphere(0.045, 1, 16), half, 0.76, half),
            all(box(wide, 0.06, 0.045, 0.016).at(0, 0.7, half), box(wide, 0.05, 0.045, 0.014).at(0, 0.06, half)).ring(4),
          ),
        ),
        part(
          "bars",
          main("wood", 0xe0ba84),
          rod([0, 0.06, half], [0, 0.7, half], 0.016)
            .array(bars, [wide / (bars + 0.6), 0, 0])
            .ring(4),
        ),
        part("mat", second("fabric", 0x9fc6d8), cushion(wide * 0.96, 0.1, wide * 0.96).at(0, 0.07, 0)),
        part("ball", third("rubber", 0xe0584a), sphere(0.11, 1, 24).at(-half * 0.4, 0.22, half * 0.3)),
        part(
          "blocks",
          fixed("wood", 0xf0b93a),
          all(
            box(0.12, 0.12, 0.12, 0.014)
              .turn(0, 20, 0)
              .at(half * 0.3, 0.18, half * 0.4),
            box(0.11, 0.11, 0.11, 0.014)
              .turn(0, -14, 0)
              .at(half * 0.3, 0.295, half * 0.4),
          ),
        ),
        part(
          "blue block",
          fixed("wood", 0x4a86c4),
          box(0.12, 0.12, 0.12, 0.014)
            .turn(0, 50, 0)
            .at(half * 0.56, 0.18, half * 0.2),
        ),
        part(
          "bear",
          fixed("fabric", 0xb98a5a),
          all(
            sphere(0.11, 1.1, 20).at(0, 0.1, 0),
            sphere(0.09, 1, 20).at(0, 0.27, 0.01),
            twin(sphere(0.035, 1, 14), 0.07, 0.34, 0),
            twin(sphere(0.05, 1, 14), 0.1, 0.04, 0.09),
            twin(sphere(0.042, 1, 14), 0.12, 0.15, 0.05),
            sphere(0.04, 0.8, 14).at(0, 0.25, 0.08),
          ).at(-half * 0.3, 0.12, -half * 0.4),
        ),
      ];
    },
  }),
  program({
    id: "lettuce",
    nouns: [
      "salad head",
      "head of lettuce",
      "iceberg lettuce",
      "romaine lettuce",
      "green salad head",
      "lettuce head",
      "butterhead lettuce",
    ],
    about: "a head of lettuce with loose, wavy leaves",
    metresPerUnit: 0.26,
    wears: ["leaf head"],
    params: { leaves: whole(8, 9), open: [46, 56] },
    parts: ({ leaves, open }) => {
      const crisp = (color: number) =>
        main("plastic", color, { paint: [fade({ by: 0.6 }, 0.24, 0.02), clouds({ by: -0.25 }, 0.14, { share: 0.5 })] });
      // A leaf is a bowed sheet whose edge waves up and down.
      const leaf = (long: number, wide: number) => {
        const at = (u: number, t: number, lift: number) => {
          const half = wide * (0.16 + 0.84 * Math.sin(Math.min(1, t * 1.15) * Math.PI * 0.62)) * (t > 0.9 ? 1 - (t - 0.9) * 4 : 1);
          const wave = Math.sin(u * 11 + t * 9) * 0.05 * Math.abs(u) * t + Math.sin(t * 17) * 0.02 * Math.abs(u);
          return [u * half, t * long, 0.16 * u * u * t + wave + lift - 0.22 * t * t] as const;
        };
        const ring = (t: number) => [
          ...Array.from({ length: 13 }, (_, step) => at(-1 + step / 6, t, 0.012)),
          ...Array.from({ length: 13 }, (_, step) => at(1 - step / 6, t, -0.012)),
        ];
        return skin([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.97].map(ring));
      };
      const circleOf = (count: number, tilt: number, long: number, wide: number, from: number) =>
        all(
          ...Array.from({ length: count }, (_, at) =>
            put(leaf(long, wide).turn(0, 180, 0), [0, 0.04, 0], [0, 0, 0])
              .turn(tilt + (at % 3) * 4, 0, 0)
              .turn(0, from + (at * 360) / count, 0),
          ),
        );
      return [
        part("outer leaves", crisp(0x5f9a3a), circleOf(leaves, open, 0.72, 0.32, 0)),
        part("middle leaves", crisp(0x7fb34a), circleOf(leaves - 1, open * 0.6, 0.72, 0.3, 20)),
        part("inner leaves", crisp(0xa6cc66), circleOf(6, open * 0.24, 0.66, 0.26, 45)),
        part("heart", crisp(0xc4dc84), sphere(0.2, 1.3, 24).at(0, 0.3, 0)),
        part("stalk", fixed("plastic", 0xe8ecc8), cylinder(0.1, 0.1, { bevel: 0.02 }).at(0, 0.03, 0)),
      ];
    },
  }),
];
