import { all, box, cylinder, lathe, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { part, program, turns, whole } from "@blenda/forge/language/program";
import { drumZ, hose, panel, rod } from "@blenda/forge/language/shorthand";
import { fixed, main, second } from "@blenda/forge/language/substance";

export const cans = [
  program({
    id: "jerrycan",
    nouns: ["jerry can", "fuel can", "gas can", "petrol can", "gasoline can", "oil can", "canister"],
    about: "a jerrycan for fuel with pressed ribs, three handles and a spout",
    metresPerUnit: 0.4,
    wears: ["can body", "cap"],
    params: { high: [1, 1.12], corner: [0.1, 0.16] },
    sockets: ({ high }) => ({ grip: { at: [0, high + 0.1, 0], size: [0.4, 0.1, 0.1] } }),
    parts: ({ high, corner }) => [
      part("can", main("paint", 0x4d5a36), panel(0.78, high, 0.36, corner, 0.05).at(0, high / 2, 0)),
      part("seam", main("paint", 0x445030), panel(0.81, high + 0.03, 0.03, corner, 0.01).at(0, high / 2, 0)),
      part(
        "cross",
        main("paint", 0x445030),
        all(rod([-0.26, 0.2, 0], [0.26, high - 0.22, 0], 0.035), rod([0.26, 0.2, 0], [-0.26, high - 0.22, 0], 0.035))
          .at(0, 0, 0.175)
          .mirror("z"),
      ),
      part(
        "handles",
        main("paint", 0x4d5a36),
        hose([-0.28, 0, 0, -0.26, 0.09, 0, -0.2, 0.11, 0, 0.1, 0.11, 0, 0.16, 0.09, 0, 0.18, 0, 0], 0.024)
          .array(3, [0, 0, 0.12])
          .at(0, high, 0),
      ),
      part("spout", main("paint", 0x4d5a36), rod([0.3, high - 0.06, 0], [0.38, high + 0.06, 0], 0.09, 0.08)),
      part(
        "cap",
        second("steel", 0xb3322a),
        all(
          rod([0.37, high + 0.045, 0], [0.41, high + 0.1, 0], 0.1),
          box(0.04, 0.2, 0.06, 0.012)
            .turn(0, 0, -34)
            .at(0.44, high + 0.04, 0),
        ),
        { motion: turns([0.3, high, 0], [0, 0, 1], 0, 90) },
      ),
    ],
  }),
  program({
    id: "tin can",
    nouns: ["soup can", "food can", "tin", "canned food"],
    about: "a tin can with a label, ribs and a ring to open it",
    metresPerUnit: 0.11,
    wears: ["label", "can metal"],
    params: { high: [1, 1.25], radius: [0.36, 0.42], ribs: whole(3, 5) },
    variants: { drink: { words: "soda beer cola", set: { high: 1.25, radius: 0.33 } } },
    sockets: ({ high }) => ({ grip: { at: [0, high / 2, 0], size: [0.8, 0.8, 0.8] } }),
    parts: ({ high, radius, ribs }) => [
      part(
        "can",
        second("steel", 0xc9cccf),
        lathe(flat`0 0.03, 0.86 0.03, 0.9 0, 0.96 0, 1 0.03, 1 0.97, 0.96 1, 0.9 1, 0.87 0.96, 0 0.96`).scale(radius, high, radius),
      ),
      part("label", main("paper", 0xb8292c), lathe(flat`0 0.1, 1.012 0.1, 1.012 0.9, 0 0.9`).scale(radius, high, radius)),
      part("band", fixed("paper", 0xf3ead2), lathe(flat`0 0.36, 1.022 0.36, 1.022 0.62, 0 0.62`).scale(radius, high, radius)),
      part(
        "ribs",
        second("steel", 0xb4b8bc),
        torus(radius * 1.005, 0.012)
          .array(2, [0, high * 0.98, 0])
          .at(0, high / 2, 0),
      ),
      part(
        "picture",
        fixed("plastic", 0xd9432f),
        drumZ(0.07, 0.04, 0.01)
          .at(0, high * 0.49, radius - 0.008)
          .ring(ribs + 4),
      ),
      part(
        "ring",
        fixed("steel", 0xdadcde),
        all(torus(0.08, 0.018).at(0, 0, 0.06), box(0.05, 0.02, 0.14, 0.008).at(0, 0, -0.06)).at(0, high * 0.96 + 0.02, 0),
        { motion: turns([0, high * 0.97, -0.1], [1, 0, 0], 0, -80) },
      ),
    ],
  }),
  program({
    id: "cage",
    nouns: ["bird cage", "birdcage", "animal cage"],
    about: "a round cage of thin bars with a dome, a door, a perch and a ring to hang it",
    metresPerUnit: 0.45,
    wears: ["bar cage", "base"],
    params: { bars: whole(16, 22), high: [0.8, 1] },
    sockets: () => ({ inside: { at: [0, 0.1, 0], size: [0.6, 0.8, 0.6] }, grip: { at: [0, 1.5, 0], size: [0.2, 0.1, 0.1] } }),
    parts: ({ bars, high }) => [
      part(
        "bars",
        main("brass", 0xc9a24a),
        all(
          hose([0, 0.06, 0.42, 0, 0.8, 0.42, 0, 1.04, 0.36, 0, 1.2, 0.2, 0, 1.26, 0], 0.012).scale(1, high, 1).ring(bars),
          torus(0.42, 0.018).at(0, 0.5 * high, 0),
          torus(0.42, 0.018).at(0, 0.82 * high, 0),
        ),
      ),
      part("base", second("wood", 0x7a4a26), lathe(flat`0 0, 0.44 0, 0.48 0.03, 0.47 0.1, 0.42 0.12, 0.4 0.06, 0 0.06`)),
      part(
        "ring",
        main("brass", 0xc9a24a),
        all(
          torus(0.07, 0.016)
            .turn(90, 0, 0)
            .at(0, 1.26 * high + 0.08, 0),
          cylinder(0.05, 0.05).at(0, 1.26 * high, 0),
        ),
      ),
      part(
        "door",
        main("brass", 0xb08a3a),
        all(
          hose([-0.12, 0.14, 0.44, -0.12, 0.44, 0.44, 0, 0.5, 0.45, 0.12, 0.44, 0.44, 0.12, 0.14, 0.44], 0.018),
          rod([-0.12, 0.16, 0.44], [0.12, 0.16, 0.44], 0.016),
        ),
        { motion: turns([-0.12, 0.3, 0.44], [0, 1, 0], 0, -100) },
      ),
      part(
        "perch",
        fixed("wood", 0xa8743f),
        all(rod([-0.26, 0.42, 0], [0.26, 0.42, 0], 0.022), rod([0.16, 0.42, 0], [0.16, 1.05 * high, 0], 0.008).mirror("x")),
      ),
      part("cup", fixed("porcelain", 0xf1efe8), lathe(flat`0 0, 0.07 0, 0.09 0.1, 0.075 0.1, 0.06 0.02, 0 0.02`).at(0.24, 0.1, 0.18)),
      part("frame", fixed("wood", 0x5c3818), torus(0.45, 0.03).at(0, 0.02, 0)),
    ],
  }),
];
