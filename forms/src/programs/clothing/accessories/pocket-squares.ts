import { all, box, extrude, type Form, lathe, sweep } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { roundedRectangle, softOutline, star } from "@blenda/forge/language/outlines";
import { many, twin } from "@blenda/forge/language/places";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { drumX, panel } from "@blenda/forge/language/shorthand";
import { clouds, rings, speckles } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
import type { Point } from "@blenda/forge/solid/shapes/shape";

/** Where a leg goes out: height and radius of the hole, and how far from the middle it begins. */
const LEG = { y: 0.16, r: 0.37, x: 0.19 };
/** The body from below to the waist: how far it reaches, and at which height. */
const BULGE = flat`0 0, 0.3 0.02, 0.48 0.13, 0.57 0.36, 0.56 0.62, 0.53 0.74`;
/** What stands at one column of the profile where the other has this value. */
const between = (value: number, from: 0 | 1): number => {
  const n = Math.max(
    1,
    BULGE.findIndex((point) => point[from] >= value),
  );
  const [a, b] = [BULGE[n - 1], BULGE[n]];
  return a[1 - from] + ((b[1 - from] - a[1 - from]) * (value - a[from])) / (b[from] - a[from]);
};
const reach = (y: number) => between(y, 1);
const bottom = (out: number) => between(Math.min(0.56, out), 0);

/** The edge of a leg hole, a little wavy: over the hip, and back along the crotch. */
function cuff(deep: number): Form {
  const over = Array.from({ length: 25 }, (_, n): Point => {
    const a = ((n / 24 - 0.5) * 172 * Math.PI) / 180;
    const [y, z] = [LEG.y + LEG.r * Math.cos(a), LEG.r * Math.sin(a)];
    return [Math.sqrt(Math.max(LEG.x ** 2, reach(y) ** 2 - (z / deep) ** 2)) + (n % 2 ? 0.012 : -0.006), y, z];
  });
  const under = Array.from({ length: 13 }, (_, n): Point => {
    const z = LEG.r * (0.92 - (n / 12) * 1.84);
    return [LEG.x + (n % 2 ? 0.014 : 0), bottom(Math.hypot(LEG.x, z / deep)) + 0.012, z];
  });
  return sweep([...over, ...under], 0.032, { isClosed: true });
}

export const foldedCloth = [
  program({
    id: "pocket square",
    nouns: ["pochette", "breast pocket handkerchief", "pocket handkerchief", "suit handkerchief"],
    about: "a silk square folded to points, with a rolled hem in another colour",
    metresPerUnit: 0.14,
    wears: ["silk cloth", "hem edge", "dot"],
    params: { peaks: whole(3, 4), tone: pick("wine", "navy", "ivory", "teal") },
    variants: { single: { words: "one-point one", set: { peaks: 1 } } },
    traits: { flat: "straight square-folded presidential", plain: "solid", dotted: "polka spotted dots" },
    parts: ({ peaks, tone }, { has }) => {
      const color = { wine: 0x7c1f30, navy: 0x22345f, ivory: 0xefe8d8, teal: 0x1f6a6e }[tone];
      const hemColor = tone === "ivory" ? 0x8a2a34 : 0xefe6d0;
      const pattern = has("plain")
        ? [clouds({ by: -0.12 }, 0.25, { share: 0.5 })]
        : has("dotted")
          ? [speckles(hemColor, 0.09, { size: 0.5 })]
          : [rings({ by: 0.16 }, 0.09, { along: "x", width: 0.14 }), rings({ by: 0.16 }, 0.09, { along: "y", width: 0.14 })];
      const silk = main("fabric", color, { paint: pattern });
      const tip = flat`-0.34 -0.5, 0.34 -0.5, 0.3 0.06, 0 0.5, -0.3 0.06`;
      const edge = (points: readonly (readonly [number, number])[]) =>
        sweep(
          points.map(([x, y]): Point => [x, y, 0]),
          0.016,
          { isStraight: true },
        );
      const peak = all(extrude(softOutline(tip, 3), 0.04, 0.018));
      const hem = edge(flat`0.31 0.02, 0 0.5, -0.31 0.02`).at(0, 0, 0.012);
      const fan = (form: Form) =>
        many(peaks, (n) => {
          const t = peaks === 1 ? 0 : n / (peaks - 1) - 0.5;
          return form
            .at(0, 0.5, 0)
            .turn(0, 0, -t * 50)
            .at(t * 0.34, 0.34 - t * 0.1, -n * 0.05);
        });
      const straight = many(3, (n) => panel(0.86, 0.5, 0.03, 0.03, 0.012).at(0.02 * n, 0.68 + n * 0.045, -n * 0.045));
      const body = extrude(
        softOutline(flat`-0.36 0, 0.36 0, 0.43 0.1, 0.45 0.7, 0.3 0.78, -0.3 0.78, -0.45 0.7, -0.43 0.1`, 3),
        0.05,
        0.024,
      );
      return [
        part("body", silk, all(body.at(0, 0, 0.04), body.scale(0.96, 0.98, 1).at(0.01, 0, -0.03))),
        part("folds", silk, has("flat") ? straight : fan(peak)),
        part(
          "hem",
          second("fabric", hemColor),
          has("flat")
            ? many(3, (n) => edge(flat`-0.42 0.925, 0.42 0.925`).at(0.02 * n, n * 0.045, 0.01 - n * 0.045))
            : all(fan(hem), edge(flat`-0.44 0.71, -0.3 0.785, 0.3 0.785, 0.44 0.71`).at(0, 0, 0.045)),
        ),
        part(
          "monogram",
          third("fabric", hemColor),
          put(all(extrude(star(4, 0.05, 0.018), 0.012, 0.004), box(0.1, 0.01, 0.01, 0.002).at(0, -0.08, 0)), [0.26, 0.2, 0.066]),
        ),
      ];
    },
  }),
  program({
    id: "nappy",
    nouns: ["diaper", "baby diaper", "baby nappy", "disposable diaper", "disposable nappy", "cloth diaper", "cloth nappy"],
    about: "a baby's nappy with ruffled leg holes, a coloured band and sticking tabs",
    metresPerUnit: 0.26,
    wears: ["nappy body", "band trim", "tab star"],
    params: { deep: [0.74, 0.82], tone: pick("blue", "mint", "rose", "yellow") },
    traits: { cloth: "pinned reusable cotton", plain: "unprinted" },
    sockets: () => ({ inside: { at: [0, 0.1, 0], size: [0.8, 0.6, 0.6] } }),
    parts: ({ deep, tone }, { has, isInscribed }) => {
      const color = { blue: 0x7db7e0, mint: 0x8fd0b4, rose: 0xeaa3b6, yellow: 0xf2cf6a }[tone];
      const round = (form: Form) => form.scale(1, 1, deep);
      const shell = lathe([...BULGE, ...flat`0.5 0.745, 0.5 0.62, 0.52 0.36, 0.44 0.18, 0.26 0.08, 0 0.06`], { sides: 56 });
      const holes = drumX(LEG.r, 0.6, 0).at(LEG.x + 0.3, LEG.y, 0);
      const front = (form: Form, x: number, y: number) => {
        const angle = Math.atan2(x, 0.55);
        return put(form, [0.575 * Math.sin(angle), y, 0.575 * Math.cos(angle) * deep], [-4, (angle * 180) / Math.PI, 0]);
      };
      return [
        part(
          "body",
          main("fabric", 0xf7f6f2, { paint: [rings({ by: -0.06 }, 0.05, { along: "x", width: 0.2, share: 0.6, relief: -0.004 })] }),
          round(shell).minus(holes, holes.turn(0, 180, 0)),
        ),
        part("cuffs", second("fabric", color), twin(cuff(deep), 0, 0, 0)),
        part(
          "band",
          second("fabric", color),
          round(
            lathe(flat`0.49 0.66, 0.575 0.65, 0.57 0.7, 0.55 0.77, 0.52 0.78, 0.49 0.76, 0.49 0.66`, {
              sides: 64,
              ribs: 28,
              ribDepth: 0.02,
            }),
          ),
        ),
        has("cloth")
          ? part(
              "pin",
              third("steel", 0xd6dade),
              all(
                front(
                  sweep(
                    [
                      [-0.14, 0.02, 0.03],
                      [0.12, 0.02, 0.03],
                      [0.15, 0, 0.03],
                      [0.12, -0.03, 0.03],
                      [-0.14, -0.03, 0.03],
                    ],
                    0.013,
                  ),
                  0,
                  0.56,
                ),
              ),
            )
          : part(
              "tabs",
              third("plastic", 0xf2f4f6),
              all(...[-0.4, 0.4].map((x) => front(extrude(roundedRectangle(0.17, 0.1, 0.04), 0.03, 0.01), x, 0.58))),
            ),
        has("cloth") &&
          part("pin head", fixed("plastic", 0xf0bc2e), front(extrude(roundedRectangle(0.09, 0.1, 0.04), 0.05, 0.02), -0.15, 0.556)),
        !has("plain") &&
          !has("cloth") &&
          !isInscribed &&
          part(
            "stars",
            third("plastic", color),
            all(...[-0.2, 0, 0.2].map((x, n) => front(extrude(star(5, 0.055, 0.026), 0.02, 0.004), x, n === 1 ? 0.47 : 0.52))),
          ),
      ];
    },
  }),
];
