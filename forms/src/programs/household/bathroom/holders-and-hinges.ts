import { all, box, cylinder, extrude, type Form, lathe, sweep } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { circle, roundedRectangle } from "@blenda/forge/language/outlines";
import { many, twin } from "@blenda/forge/language/places";
import { part, pick, program, turns, whole } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { drumZ, hose, panel, tray } from "@blenda/forge/language/shorthand";
import { clouds, speckles } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

/** A brush that stands on the origin, its bristles to the front. */
const brushHandle = all(
  sweep(way`0 0 0, 0 0.5 0.02, 0 0.8 0.01, 0 1 0.03, 0 1.3 0.03`, [0.045, 0.05, 0.034, 0.022, 0.026]),
  panel(0.085, 0.27, 0.045, 0.04, 0.014).at(0, 1.36, 0.03),
);
const bristles = many(18, (n) =>
  cylinder(0.0125, 0.1, { top: 0.014, sides: 7, bevel: 0.003 })
    .turn(90, 0, 0)
    .at(((n % 3) - 1) * 0.024, 1.275 + Math.floor(n / 3) * 0.034, 0.095),
);
const BRUSHES = [0x2f8fd0, 0xe8577a, 0x3fae6a];

/** A socket at the end of a fitting: a ring with a bead at its mouth, open upwards, standing on the origin. */
const mouth = (wide: number, tall: number): Form =>
  lathe(
    flat`${wide * 0.7} 0, ${wide} 0, ${wide * 1.03} 0.03, ${wide * 1.03} ${tall - 0.07}, ${wide * 1.12} ${tall - 0.06}, ${wide * 1.12} ${tall - 0.01}, ${wide * 1.1} ${tall}, ${wide * 0.9} ${tall}, ${wide * 0.88} ${tall - 0.02}, ${wide * 0.88} 0.02, ${wide * 0.7} 0`,
  );

export const smallFittings = [
  program({
    id: "toothbrush holder",
    nouns: ["toothbrush cup", "toothbrush stand", "toothbrush mug", "tooth mug", "toothbrush caddy"],
    about: "a ceramic cup with holes in its lid in which toothbrushes stand",
    metresPerUnit: 0.13,
    wears: ["cup body", "band", "toothbrush brush"],
    params: { brushes: whole(2, 3), tall: [0.84, 0.95], tone: pick("white", "mint", "sand", "blush") },
    traits: { square: "rectangular boxy", empty: "" },
    sockets: ({ tall }) => ({ top: { at: [0, tall, 0], size: [0.6, 0.6, 0.6] } }),
    parts: ({ brushes, tall, tone }, { has }) => {
      const color = { white: 0xf3f1ec, mint: 0xa9d3c0, sand: 0xd9c4a2, blush: 0xe6b7ac }[tone];
      const spots = [0, 1, 2].map((n) => [0.2 * Math.sin(n * 2.094 + 0.5), 0.2 * Math.cos(n * 2.094 + 0.5)] as const);
      const holes = spots.map(([x, z]) =>
        circle(0.085, 18)
          .map(([a, b]) => [x + a, b - z] as const)
          .reverse(),
      );
      const body = has("square")
        ? tray(0.84, tall - 0.05, 0.84, 0.14, 0.04).at(0, (tall - 0.05) / 2, 0)
        : lathe(flat`0 0, 0.36 0, 0.42 0.04, 0.45 ${tall * 0.4}, 0.43 ${tall - 0.06}, 0.4 ${tall - 0.03}, 0 ${tall - 0.03}`, {
            smooth: 36,
          });
      const lid = has("square") ? roundedRectangle(0.78, 0.78, 0.14) : circle(0.41, 40);
      const band = has("square") ? tray(0.86, 0.1, 0.86, 0.15, 0.02) : cylinder(0.462, 0.1, { bevel: 0.02, sides: 48 });
      const stood = (form: Form, n: number) =>
        put(form, [spots[n][0] * 0.72, 0.12, spots[n][1] * 0.72], [n === 1 ? -4 : 5, n * 60 - 40, n ? -5 : 5]);
      return [
        part("cup", main("porcelain", color, { paint: [speckles({ by: -0.18 }, 0.06, { size: 0.14, share: 0.6 })] }), body),
        part("lid", main("porcelain", color), extrude(lid, 0.06, 0.02, holes).turn(-90, 0, 0).at(0, tall, 0)),
        part(
          "wells",
          fixed("stone", 0x2b2a2a),
          all(...spots.map(([x, z]) => cylinder(0.088, 0.012, { sides: 18, bevel: 0 }).at(x, tall - 0.028, z))),
        ),
        part("band", second("wood", 0xb98a56), band.at(0, tall * 0.14, 0)),
        ...(has("empty") ? [] : BRUSHES.slice(0, brushes)).flatMap((paint, n) => [
          part(`brush ${n + 1}`, n ? fixed("plastic", paint) : third("plastic", paint), stood(brushHandle, n)),
          part(`bristles ${n + 1}`, fixed("plastic", 0xf8fbfd), stood(bristles, n)),
        ]),
      ];
    },
  }),
  program({
    id: "cable clip",
    nouns: ["cable holder", "cable organizer", "cable organiser", "cord organizer", "cord holder", "cable tidy", "wire clip", "cord clip"],
    about: "a soft block for the edge of a desk that holds charging cables in its slots",
    metresPerUnit: 0.06,
    wears: ["block body", "cable cord"],
    params: { slots: whole(4, 5), tone: pick("black", "grey", "teal") },
    variants: { single: { words: "one", set: { slots: 1 } } },
    traits: { empty: "" },
    parts: ({ slots, tone }, { has }) => {
      const x = (n: number) => (n - (slots - 1) / 2) * 0.36;
      const wide = slots * 0.36 + 0.14;
      const color = { black: 0x2b2d31, grey: 0x8d9298, teal: 0x2f8a8a }[tone];
      const cables = [0xf4f4f2, 0x24262a, 0xe0503c, 0xf0bc2e, 0x3f8fd0];
      return [
        part(
          "block",
          main("rubber", color),
          panel(wide, 0.36, 0.5, 0.12, 0.035)
            .at(0, 0.19, 0)
            .minus(...Array.from({ length: slots }, (_, n) => drumZ(0.085, 1, 0).at(x(n), 0.2, 0)))
            .minus(...Array.from({ length: slots }, (_, n) => box(0.075, 0.4, 1, 0).at(x(n), 0.42, 0))),
        ),
        part("pad", fixed("plastic", 0xd8473a), tray(wide - 0.1, 0.03, 0.44, 0.1, 0.008).at(0, 0.004, 0)),
        ...(has("empty") ? [] : Array.from({ length: slots }, (_, n) => n)).flatMap((n) => {
          const out = 0.06 * Math.sin(n * 2.2 + 0.6);
          const cord = hose(
            [x(n) + out * 3, 0.05, -1, x(n) + out, 0.08, -0.6, x(n), 0.2, -0.3, x(n), 0.2, 0.25, x(n), 0.19, 0.42 + n * 0.02],
            0.058,
          );
          const plug = all(
            panel(0.17, 0.12, 0.26, 0.05, 0.03).at(0, 0, 0.13),
            cylinder(0.062, 0.14, { top: 0.052, sides: 16 }).turn(-90, 0, 0).at(0, 0, -0.05),
          );
          return [
            part(
              `cable ${n + 1}`,
              n ? fixed("rubber", cables[n]) : second("rubber", cables[n]),
              all(cord, plug.at(x(n), 0.19, 0.46 + n * 0.02)),
            ),
            part(`plug ${n + 1}`, fixed("steel", 0xd0d4d8), panel(0.11, 0.05, 0.14, 0.022, 0.008).at(x(n), 0.19, 0.78 + n * 0.02)),
          ];
        }),
      ];
    },
  }),
  program({
    id: "door hinge",
    nouns: ["hinge", "butt hinge", "cabinet hinge", "gate hinge", "strap hinge", "barrel hinge"],
    about: "two screwed leaves that turn about a pin with knobs at its ends",
    metresPerUnit: 0.1,
    wears: ["leaf plate", "pin", "screw"],
    params: { wide: [0.42, 0.5], open: [64, 84], tone: pick("brass", "brass", "steel", "iron") },
    variants: { open: { words: "opened flat", set: { open: 6 } } },
    traits: { strap: "gate medieval gothic barn" },
    parts: ({ wide, open, tone }, { has }) => {
      const isStrap = has("strap");
      const metal = isStrap ? "iron" : tone;
      const long = isStrap ? 1.5 : wide;
      const spots = isStrap ? [0.3, 0.7, 1.1].map((x) => [x, 0.5] as const) : flat`0.2 0.18, ${wide - 0.08} 0.5, 0.2 0.82`;
      const outline = isStrap
        ? flat`0.06 0.26, ${long * 0.7} 0.4, ${long * 0.78} 0.44, ${long * 0.86} 0.36, ${long} 0.5, ${long * 0.86} 0.64, ${long * 0.78} 0.56, ${long * 0.7} 0.6, 0.06 0.74`
        : roundedRectangle(wide, 0.98, 0.07).map(([x, y]) => [x + 0.05 + wide / 2, y + 0.5] as const);
      const leaf = extrude(outline, 0.05, 0.012);
      const screw = all(lathe(flat`0 -0.01, 0.062 -0.01, 0.058 0.012, 0.03 0.026, 0 0.028`, { sides: 20 }).turn(90, 0, 0));
      const slot = all(box(0.08, 0.014, 0.012, 0.002), box(0.014, 0.08, 0.012, 0.002));
      const knuckle = cylinder(0.09, 0.19, { bevel: 0.014, sides: 28 });
      const left = (form: Form) => form.turn(0, 180, 0).turn(0, open, 0);
      const heads = (form: Form, z: number) => all(...spots.map(([x, y]) => form.at(x, y, z)));
      const motion = { motion: turns([0, 0, 0], [0, 1, 0], 0, 90 - open * 0.9) };
      return [
        part("right leaf", main(metal), all(leaf, ...[0.1, 0.5, 0.9].map((y) => knuckle.at(0, y, 0)))),
        part("left leaf", main(metal), left(all(leaf, ...[0.3, 0.7].map((y) => knuckle.at(0, y, 0)))), motion),
        part(
          "pin",
          second(metal === "brass" ? "brass" : "steel"),
          all(
            cylinder(0.05, 1.08, { sides: 20 }).at(0, 0.5, 0),
            ...[0, 1].map((end) =>
              lathe(flat`0 0, 0.085 0, 0.09 0.02, 0.05 0.04, 0.06 0.07, 0.075 0.1, 0.05 0.14, 0 0.155`, { smooth: 20, sides: 28 })
                .turn(end ? 0 : 180, 0, 0)
                .at(0, end ? 0.99 : 0.01, 0),
            ),
          ),
        ),
        part("right screws", third("steel", 0xd6d8da), all(heads(screw, 0.03))),
        part("right slots", fixed("iron", 0x2a2a2a), heads(slot, 0.054)),
        part("left screws", third("steel", 0xd6d8da), left(heads(screw.turn(0, 180, 0), -0.03)), motion),
        part("left slots", fixed("iron", 0x2a2a2a), left(heads(slot, -0.054)), motion),
      ];
    },
  }),
  program({
    id: "pipe elbow",
    nouns: [
      "elbow pipe",
      "pipe fitting",
      "plumbing elbow",
      "plumbing fitting",
      "elbow joint",
      "pipe bend",
      "pipe tee",
      "tee fitting",
      "pipe joint",
    ],
    about: "a bent plumbing fitting with a beaded socket at each end",
    metresPerUnit: 0.12,
    wears: ["pipe body", "ring seal"],
    params: { thick: [0.24, 0.28], tone: pick("copper", "brass", "iron") },
    traits: { tee: "t-shaped t three-way", plastic: "pvc", flanged: "flange industrial" },
    parts: ({ thick, tone }, { has }) => {
      const stuff = has("plastic")
        ? main("plastic", 0xeceeee)
        : main(tone, undefined, { paint: [clouds({ by: -0.2 }, 0.3, { share: 0.4 })] });
      const ends: [x: number, y: number, z: number, tilt: number, roll: number][] = [
        [0, 0.72, 0, 0, 0],
        [0, 0.34, 0.38, 90, 0],
      ];
      if (has("tee")) ends.push([0, 0.34, -0.38, -90, 0]);
      const flange = all(
        cylinder(thick * 1.75, 0.09, { bevel: 0.015, sides: 40 }).minus(cylinder(thick * 0.88, 1, { sides: 28 })),
        cylinder(0.05, 0.05, { sides: 6, bevel: 0.006 })
          .array(2, [0, 0.12, 0])
          .at(0, 0, thick * 1.42)
          .ring(6),
      );
      const bend = has("tee")
        ? all(cylinder(thick, 0.5, { sides: 36 }).at(0, 0.54, 0), drumZ(thick, 0.8).at(0, 0.34, 0))
        : sweep(
            Array.from({ length: 11 }, (_, n) => {
              const a = (n / 10) * (Math.PI / 2);
              return [0, 0.72 - 0.38 * Math.sin(a), 0.38 - 0.38 * Math.cos(a)] as const;
            }),
            thick,
          );
      const each = (form: Form) => all(...ends.map(([x, y, z, tilt]) => put(form, [x, y, z], [tilt, 0, 0])));
      return [
        part("bend", stuff, bend),
        part("sockets", stuff, each(has("flanged") ? all(mouth(thick * 1.08, 0.3), flange.at(0, 0.25, 0)) : mouth(thick * 1.08, 0.3))),
        part("seals", second("rubber", 0x2a2c2e), each(twin(cylinder(thick * 0.9, 0.012, { sides: 36, bevel: 0 }), 0, 0.035, 0))),
        part("hollow", fixed("stone", 0x151515), each(cylinder(thick * 0.76, 0.01, { sides: 32, bevel: 0 }).at(0, 0.047, 0))),
      ];
    },
  }),
];
