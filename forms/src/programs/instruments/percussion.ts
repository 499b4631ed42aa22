import { all, box, cylinder, type Form, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { flat, way } from "@blenda/forge/language/numbers";
import { part, program, whole } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
import type { Point } from "@blenda/forge/solid/shapes/shape";

/** A drum lying about the origin on its axis: shell, two hoops, two skins. */
const hoops = (radius: number, height: number) =>
  all(torus(radius, 0.025).at(0, height / 2, 0), torus(radius, 0.025).at(0, -height / 2, 0));
const rims = (radius: number, height: number) => put(hoop(radius, 0.025, 36), [0, height / 2 - 0.01, 0]).mirror("y");
const skins = (radius: number, height: number) => cylinder(radius * 0.985, height + 0.02, { bevel: 0.006 });

const stick = (from: readonly number[], to: readonly number[]) => sweep(way([...from, ...to]), [0.02, 0.02, 0.014], { isStraight: true });

export const percussion = [
  program({
    id: "drum",
    already: "round",
    nouns: ["snare drum", "hand drum", "marching drum", "bass drum", "snare", "tom-tom", "war drum", "bongo", "conga"],
    about: "a round drum with a skin, hoops and tuning cords, and two sticks",
    metresPerUnit: 0.42,
    wears: ["shell body", "skin head", "hoop rim cord"],
    params: { height: [0.5, 0.75], lugs: whole(7, 9) },
    variants: {
      tall: { words: "conga djembe war deep", set: { height: 1.2 } },
      flat: { words: "snare shallow hand", set: { height: 0.34 } },
    },
    traits: { tuned: "snare modern metal chrome" },
    sockets: ({ height }) => ({ top: { at: [0, height + 0.03, 0], size: [0.9, 1, 0.9] } }),
    parts: ({ height, lugs }, { has }) => [
      part("shell", main("plastic", 0xb3202a), cylinder(0.5, height, { bevel: 0.004, sides: 56 }).at(0, height / 2, 0)),
      part("skins", second("paper", 0xf2ead6), skins(0.5, height).at(0, height / 2, 0)),
      part(
        "hoops",
        third(has("tuned") ? "steel" : "wood", has("tuned") ? 0xc4c8cc : 0xd9a35c),
        hoops(0.505, height - 0.02).at(0, height / 2, 0),
      ),
      has("tuned")
        ? part(
            "lugs",
            fixed("steel", 0xc4c8cc),
            all(box(0.05, 0.14, 0.05, 0.015), cylinder(0.01, height, { sides: 8 }))
              .at(0, height / 2, 0.525)
              .ring(lugs),
          )
        : part(
            "cords",
            fixed("fabric", 0xe8dcc0),
            all(
              sweep(way`0 0.02 0.52, 0.17 ${height - 0.02} 0.49`, 0.012, { isStraight: true }),
              sweep(way`0 0.02 0.52, -0.17 ${height - 0.02} 0.49`, 0.012, { isStraight: true }),
            ).ring(lugs + 1),
          ),
      !has("tuned") &&
        part(
          "ears",
          fixed("leather", 0x5a3420),
          box(0.07, 0.1, 0.035, 0.012)
            .at(0, height * 0.24, 0.52)
            .ring(lugs + 1),
        ),
      part(
        "sticks",
        fixed("wood", 0xd9b37a),
        all(
          stick([-0.34, height + 0.035, 0.3], [0.3, height + 0.04, -0.12]),
          stick([0.34, height + 0.06, 0.32], [-0.2, height + 0.065, -0.14]),
        ),
      ),
      part(
        "tips",
        fixed("wood", 0xe0bf8a),
        all(sphere(0.03, 1.3, 12).at(0.3, height + 0.045, -0.12), sphere(0.03, 1.3, 12).at(-0.2, height + 0.07, -0.14)),
      ),
    ],
  }),
  program({
    id: "drum kit",
    nouns: ["drum set", "drumset", "drums", "drumkit"],
    about: "a drum kit: bass drum, toms, snare, floor tom, hi-hat and cymbals",
    metresPerUnit: 0.75,
    wears: ["shell body", "cymbal", "skin"],
    params: { bass: [0.4, 0.46], crash: [1.25, 1.4] },
    parts: ({ bass, crash }) => {
      const drums: readonly { at: Point; turn: Point; r: number; h: number }[] = [
        { at: [0.27, 0.98, 0.12], turn: [22, 0, 0], r: 0.21, h: 0.26 },
        { at: [-0.27, 0.98, 0.12], turn: [22, 0, 0], r: 0.19, h: 0.24 },
        { at: [-0.66, 0.4, -0.28], turn: [0, 0, 0], r: 0.27, h: 0.48 },
        { at: [0.62, 0.58, -0.34], turn: [0, 0, 0], r: 0.23, h: 0.2 },
        { at: [0, bass, 0.1], turn: [90, 0, 0], r: bass, h: 0.5 },
      ];
      const each = (form: (r: number, h: number) => Form) => all(...drums.map(({ at, turn, r, h }) => put(form(r, h), at, turn)));
      const leg = (x: number, z: number, top: number) =>
        all(
          sweep(way`${x} 0.3 ${z}, ${x} ${top} ${z}`, 0.016, { isStraight: true }),
          sweep(way`0 0.34 0, 0 0 0.24`, 0.014).ring(3, 20).at(x, 0, z),
        );
      const cymbal = lathe(flat`0 0, 0.27 -0.012, 0.28 -0.008, 0.09 0.022, 0.05 0.055, 0 0.06`);
      const crashes = [put(cymbal, [0.9, crash, 0.2], [14, 0, 8]), put(cymbal.scale(1.15), [-0.86, crash + 0.1, 0.25], [14, 0, -8])];
      const hat = all(cymbal.at(0, 0.03, 0), cymbal.turn(180, 0, 0))
        .scale(0.75)
        .at(1, 0.87, -0.3);
      return [
        part(
          "shells",
          main("plastic", 0xa81d28),
          each((r, h) => cylinder(r, h, { bevel: 0.004, sides: 40 })),
        ),
        part(
          "skins",
          third("paper", 0xf2eee2),
          each((r, h) => cylinder(r * 0.97, h + 0.02, { bevel: 0.006, sides: 40 })),
        ),
        part("hoops", fixed("steel", 0xc9cdd1), each(rims)),
        part(
          "lugs",
          fixed("steel", 0xc9cdd1),
          each((r, h) => put(box(0.03, h * 0.8, 0.02, 0.008), [0, 0, r + 0.008]).ring(8)),
        ),
        part(
          "stands",
          fixed("steel", 0xb4b9be),
          all(leg(0.9, 0.2, crash), leg(-0.86, 0.25, crash + 0.1), leg(1, -0.3, 0.9), leg(0.62, -0.34, 0.5)),
        ),
        part("holder", fixed("steel", 0xb4b9be), sweep(way`0.2 0.85 0.1, 0 ${bass * 1.9} 0.1, -0.2 0.85 0.1`, 0.02)),
        part("floor legs", fixed("steel", 0xb4b9be), cylinder(0.014, 0.42, { sides: 8 }).at(0, 0.21, 0.285).ring(3).at(-0.66, 0, -0.28)),
        part(
          "spurs",
          fixed("steel", 0xb4b9be),
          sweep(way`${bass * 0.85} 0.3 0.2, ${bass + 0.12} 0 0.32`, 0.016, { isStraight: true }).mirror("x"),
        ),
        part("cymbals", second("brass", 0xd8b04c), all(...crashes, hat)),
        part(
          "nuts",
          fixed("steel"),
          sphere(0.025, 1, 10).scatter([{ at: [0.9, crash + 0.06, 0.2] }, { at: [-0.86, crash + 0.17, 0.25] }, { at: [1, 0.95, -0.3] }]),
        ),
      ];
    },
  }),
  program({
    id: "tambourine",
    nouns: ["timbrel"],
    about: "a tambourine: a shallow wooden ring with pairs of metal jingles and a skin",
    metresPerUnit: 0.26,
    wears: ["frame ring", "skin", "jingle"],
    params: { slots: whole(5, 7), lean: [58, 70] },
    sockets: () => ({ grip: { at: [-0.5, 0.3, 0], size: [0.1, 0.2, 0.15] } }),
    parts: ({ slots, lean }) => {
      const stood = (form: ReturnType<typeof hoops>) => form.turn(lean, 0, 0).at(0, 0.5, 0);
      const frame = lathe(flat`0.44 -0.08, 0.5 -0.08, 0.5 0.08, 0.44 0.08, 0.44 -0.08`);
      return [
        part("frame", main("wood", 0xc08a4c), stood(frame.minus(box(0.22, 0.075, 0.3, 0).at(0, -0.005, 0.47).ring(slots)))),
        part("skin", second("paper", 0xf3ead2), stood(cylinder(0.475, 0.02, { bevel: 0.006 }).at(0, 0.078, 0))),
        part(
          "jingles",
          third("brass", 0xe0bc5c),
          stood(
            all(
              lathe(flat`0 -0.028, 0.07 -0.02, 0.085 -0.008, 0 -0.016`, { sides: 20 }),
              lathe(flat`0 0.004, 0.085 -0.002, 0.07 0.012, 0 0.02`, { sides: 20 }),
            )
              .at(0, 0, 0.475)
              .ring(slots),
          ),
        ),
        part("pins", fixed("steel"), stood(cylinder(0.01, 0.15, { sides: 8 }).at(0, 0, 0.475).ring(slots))),
        part(
          "nails",
          fixed("brass"),
          stood(
            sphere(0.014, 1, 8)
              .at(0, 0.055, 0.5)
              .ring(slots * 3),
          ),
        ),
      ];
    },
  }),
  program({
    id: "maraca",
    nouns: ["rumba shaker"],
    about: "a maraca: a round rattle on a handle, painted with bands",
    metresPerUnit: 0.26,
    wears: ["ball body", "band stripe", "handle"],
    params: { size: [0.2, 0.24], tilt: [14, 22] },
    sockets: () => ({ grip: { at: [0.05, 0.2, 0], size: [0.08, 0.3, 0.08] } }),
    parts: ({ size, tilt }) => {
      const pair = (form: Form) => form.turn(0, 0, -tilt);
      const y = 0.62 + size;
      return [
        part("heads", main("plastic", 0xc8281f), pair(sphere(size, 1.2).at(0, y, 0))),
        part(
          "bands",
          second("paint", 0xf0c52c),
          pair(all(torus(size * 0.975, 0.014).at(0, y + 0.05, 0), torus(size * 0.975, 0.014).at(0, y - 0.05, 0))),
        ),
        part(
          "dots",
          second("paint", 0x2f8a45),
          pair(
            sphere(0.026, 1, 12)
              .at(0, y, size * 0.985)
              .ring(10),
          ),
        ),
        part(
          "handles",
          third("wood", 0xc08a4c),
          pair(
            lathe(flat`0 0, 0.05 0.01, 0.055 0.05, 0.036 0.14, 0.04 0.42, 0.07 0.62, 0.06 0.66, 0 0.67`, {
              smooth: 24,
              sides: 24,
            }),
          ),
        ),
      ];
    },
  }),
];
