import { all, box, cylinder, extrude, lathe, loft, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { part, program, turns, whole } from "@blenda/forge/language/program";
import { drumZ, hose, rod, slices } from "@blenda/forge/language/shorthand";
import { fixed, light, main, pane, second } from "@blenda/forge/language/substance";

export const electrics = [
  program({
    id: "light bulb",
    nouns: ["bulb", "lightbulb", "edison bulb", "filament bulb", "incandescent bulb"],
    about: "a light bulb of clear glass with a glowing filament and a screw base",
    metresPerUnit: 0.06,
    wears: ["glass", "base"],
    params: { round: [0.94, 1.06], turns: whole(3, 5) },
    sockets: () => ({ grip: { at: [0, 0.25, 0], size: [0.4, 0.4, 0.4] } }),
    parts: ({ round, turns: windings }) => [
      part(
        "glass",
        pane(0xe8e2cf, 0),
        lathe(flat`0 0.5, 0.24 0.5, 0.27 0.62, 0.34 0.86, 0.5 1.12, 0.55 1.4, 0.48 1.68, 0.28 1.88, 0 1.94`, {
          smooth: 40,
        }).scale(round, 1, round),
      ),
      part(
        "filament",
        light(0xffb54a),
        hose([-0.16, 1.2, 0, -0.12, 1.34, 0.03, -0.06, 1.2, -0.03, 0, 1.34, 0.03, 0.06, 1.2, -0.03, 0.12, 1.34, 0.03, 0.16, 1.2, 0], 0.018),
      ),
      part(
        "stem",
        fixed("steel", 0x9a9ea3),
        all(rod([0.04, 0.5, 0], [0.16, 1.2, 0], 0.01).mirror("x"), cylinder(0.08, 0.4, { top: 0.04 }).at(0, 0.68, 0)),
      ),
      part(
        "base",
        second("brass", 0xc9b27a),
        all(
          cylinder(0.23, 0.44).at(0, 0.32, 0),
          torus(0.23, 0.034)
            .turn(4, 0, 0)
            .array(windings, [0, 0.4 / windings, 0])
            .at(0, 0.32, 0),
          cylinder(0.26, 0.06).at(0, 0.52, 0),
        ),
      ),
      part("contact", fixed("plastic", 0x1c1c1e), lathe(flat`0 0, 0.08 0, 0.19 0.1, 0.2 0.14, 0 0.14`)),
    ],
  }),
  program({
    id: "plug",
    nouns: ["power plug", "electric plug", "electrical plug", "mains plug"],
    about: "an electric plug with two prongs and a cable",
    metresPerUnit: 0.05,
    wears: ["body", "cable"],
    params: { size: [0.92, 1.08], grooves: whole(4, 6) },
    sockets: () => ({ grip: { at: [0, 0.3, 0], size: [0.6, 0.5, 0.6] } }),
    parts: ({ size, grooves }) => [
      part(
        "body",
        main("plastic", 0xf0ede5),
        all(
          loft(
            slices([
              -0.5, 0.3, 0.3, 1, 0, -0.3, 0.5, 0.42, 0.9, 0, 0.1, 0.72, 0.56, 0.9, 0, 0.3, 0.78, 0.6, 0.9, 0, 0.34, 0.72, 0.54, 0.9, 0,
            ]),
          )
            .scale(size, 1, size)
            .turn(90, 0, 0)
            .at(0, 0.3, 0),
        ),
      ),
      part("grooves", second("rubber", 0x2a2b2e), torus(0.15, 0.045).turn(90, 0, 0).array(grooves, [0, 0, 0.08]).at(0, 0.3, -0.66)),
      part("prongs", fixed("steel", 0xc9ccd0), all(drumZ(0.07, 0.5, 0.03).at(0.2, 0.3, 0.56).mirror("x"))),
      part("sleeves", fixed("plastic", 0x232427), drumZ(0.08, 0.2).at(0.2, 0.3, 0.42).mirror("x")),
      part(
        "cable",
        second("rubber", 0x2a2b2e),
        hose([0, 0.3, -0.6, 0, 0.28, -1, 0.1, 0.1, -1.3, 0.5, 0.1, -1.4, 0.9, 0.1, -1.1, 1, 0.1, -0.6, 0.8, 0.1, -0.2], 0.1),
      ),
    ],
  }),
  program({
    id: "battery",
    nouns: ["aa battery", "power cell", "alkaline battery", "electric battery"],
    about: "a round battery cell with a plus pole on top",
    metresPerUnit: 0.03,
    wears: ["body", "band top"],
    params: { high: [1.5, 1.7], band: [0.3, 0.42] },
    sockets: () => ({ grip: { at: [0, 0.8, 0], size: [0.5, 1, 0.5] } }),
    parts: ({ high, band }) => [
      part(
        "body",
        main("plastic", 0x1f2124),
        cylinder(0.4, high * (1 - band), { bevel: 0.015, sides: 48 }).at(0, (high * (1 - band)) / 2 + 0.02, 0),
      ),
      part(
        "band",
        second("copper", 0xcf8d4b),
        cylinder(0.402, high * band, { bevel: 0.02, sides: 48 }).at(0, high * (1 - band / 2) + 0.015, 0),
      ),
      part(
        "poles",
        fixed("steel", 0xc7cacd),
        all(
          lathe(flat`0 0, 0.3 0, 0.3 0.03, 0.14 0.04, 0.13 0.14, 0.1 0.16, 0 0.16`).at(0, high + 0.01, 0),
          cylinder(0.34, 0.05).at(0, 0.02, 0),
        ),
      ),
      part(
        "plus",
        fixed("plastic", 0xf3efe4),
        all(box(0.22, 0.06, 0.04, 0.008), box(0.06, 0.22, 0.042, 0.008)).at(0, high * (0.84 - band), 0.39),
      ),
      part(
        "bolt",
        fixed("plastic", 0xf2c230),
        extrude(flat`-0.06 -0.26, 0.14 0.06, 0.02 0.06, 0.08 0.28, -0.13 -0.02, 0 -0.02`, 0.05, 0.008).at(0, high * 0.3, 0.385),
      ),
    ],
  }),
  program({
    id: "telephone",
    nouns: ["rotary phone", "landline", "landline phone", "desk phone", "old phone", "rotary telephone", "red phone"],
    about: "an old telephone with a dial, a receiver on its cradle and a coiled cord",
    metresPerUnit: 0.22,
    wears: ["body receiver", "dial"],
    params: { wide: [0.94, 1.06], holes: whole(9, 10) },
    parts: ({ wide, holes }) => [
      part(
        "body",
        main("plastic", 0x22211f),
        all(
          loft(
            slices([
              0, 1, 0.86, 0.4, 0, 0.05, 1.02, 0.88, 0.4, 0, 0.2, 0.9, 0.7, 0.4, -0.06, 0.42, 0.56, 0.36, 0.5, -0.18, 0.5, 0.5, 0.3, 0.5,
              -0.2,
            ]),
          ).scale(wide, 1, 1),
          box(0.06, 0.14, 0.2, 0.02).at(0.2, 0.54, -0.2).mirror("x"),
        ),
      ),
      part(
        "dial",
        second("steel", 0xc8cbcf),
        cylinder(0.27, 0.04, { sides: 40 })
          .minus(cylinder(0.042, 0.2, { sides: 16 }).at(0, 0, 0.19).ring(holes, 40))
          .turn(52, 0, 0)
          .at(0, 0.3, 0.25),
        { motion: turns([0, 0.3, 0.25], [0, 0.62, 0.79], 0, -300) },
      ),
      part(
        "plate",
        fixed("paper", 0xf3eedd),
        all(cylinder(0.26, 0.02).turn(52, 0, 0).at(0, 0.29, 0.24), cylinder(0.1, 0.05).turn(52, 0, 0).at(0, 0.305, 0.255)),
      ),
      part(
        "receiver",
        main("plastic", 0x22211f),
        all(
          hose([-0.5, 0.62, -0.2, -0.36, 0.72, -0.2, 0, 0.77, -0.2, 0.36, 0.72, -0.2, 0.5, 0.62, -0.2], 0.065),
          lathe(flat`0 0, 0.15 0, 0.16 0.04, 0.11 0.14, 0 0.17`).turn(0, 0, 12).at(0.52, 0.5, -0.2).mirror("x"),
        ),
      ),
      part("cord", fixed("rubber", 0x2c2a28), hose(coil(), 0.016)),
    ],
  }),
];

/** A curled cord from the receiver to the body. */
function coil(): number[] {
  return Array.from({ length: 73 }, (_, at) => {
    const [t, angle] = [at / 72, (at / 6) * 2 * Math.PI];
    return [
      -0.6 - 0.14 * Math.sin(t * Math.PI) + 0.035 * Math.cos(angle),
      0.5 - 0.44 * Math.sin((t * Math.PI) / 2) + 0.035 * Math.sin(angle),
      -0.2 + 0.3 * t,
    ];
  }).flat();
}
