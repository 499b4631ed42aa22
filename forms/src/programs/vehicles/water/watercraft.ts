import { all, box, cylinder, lathe, loft, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { softOutline } from "@blenda/forge/language/outlines";
import { part, program, spins, whole } from "@blenda/forge/language/program";
import { drumX, drumZ, loop, rod, side, slices } from "@blenda/forge/language/shorthand";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
import { type Hull, hull, rail, squareSail } from "./hulls.ts";

export const watercraft = [
  program({
    id: "submarine",
    nouns: ["u-boat", "sub", "yellow submarine", "submersible", "bathyscaphe"],
    about: "a submarine with a tower, a periscope, portholes, fins and a propeller",
    metresPerUnit: 6,
    isLarge: true,
    wears: ["hull body", "porthole fin"],
    params: { long: [0.94, 1.1], holes: whole(3, 4), tower: [0.24, 0.34] },
    traits: { military: "war nuclear navy german" },
    parts: ({ long, holes, tower }, { has }) => [
      part(
        "hull",
        main("paint", has("military") ? 0x4a525a : 0xe8b52a),
        lathe(flat`0 -1.1, 0.06 -1.08, 0.2 -0.8, 0.32 -0.4, 0.35 0, 0.34 0.5, 0.28 0.85, 0.16 1.02, 0 1.08`, { smooth: 40 })
          .turn(90, 0, 0)
          .scale(has("military") ? 0.8 : 1, has("military") ? 0.8 : 1, long * (has("military") ? 1.4 : 1))
          .at(0, 0.44, 0),
      ),
      part(
        "tower",
        main("paint", has("military") ? 0x4a525a : 0xe8b52a),
        all(
          cylinder(0.17, tower + 0.3, { top: 0.15, bevel: 0.03 })
            .scale(0.8, 1, 1.6)
            .at(0, 0.66 + tower / 2, 0.1),
          torus(0.16, 0.02)
            .scale(0.8, 1, 1.6)
            .at(0, 0.8 + tower, 0.1),
        ),
      ),
      part(
        "fins",
        second("paint", 0xa83a2a),
        all(
          box(0.9, 0.03, 0.24, 0.012).at(0, 0.44, -0.86 * long),
          box(0.03, 0.7, 0.24, 0.012).at(0, 0.46, -0.86 * long),
          box(0.62, 0.03, 0.14, 0.012).at(0, 0.78, 0.12),
        ),
      ),
      part(
        "periscope",
        fixed("brass"),
        all(
          rod([0.03, 0.7, 0.06], [0.03, 1.3 + tower, 0.06], 0.022),
          rod([0.03, 1.3 + tower, 0.05], [0.03, 1.3 + tower, 0.16], 0.03),
          rod([-0.05, 0.7, 0], [-0.05, 1.14 + tower, 0], 0.012),
        ),
      ),
      !has("military") &&
        part("portholes", fixed("glass", 0x7fb6c9), drumX(0.085, 0.706, 0.02).array(holes, [0, 0, 0.32]).at(0, 0.48, 0.16)),
      !has("military") &&
        part("frames", fixed("brass"), loop(0.09, 0.018, 24).turn(0, 0, 90).array(holes, [0, 0, 0.32]).at(0.35, 0.48, 0.16).mirror("x")),
      part(
        "propeller",
        fixed("brass"),
        all(
          drumZ(0.05, 0.12, 0.03),
          box(0.1, 0.24, 0.02, 0.008)
            .turn(0, 35, 0)
            .at(0, 0.14, 0)
            .scatter([0, 90, 180, 270].map((z) => ({ at: [0, 0, 0] as const, turn: [0, 0, z] as const }))),
        ).at(0, 0.44, -1.14 * long * (has("military") ? 1.36 : 1)),
        { motion: spins([0, 0.44, -1.14], [0, 0, 1]) },
      ),
      part("keel", fixed("iron", 0x3a3b3e), box(0.1, 0.1, 0.9, 0.03).at(0, 0.12, 0)),
    ],
  }),
  program({
    id: "raft",
    nouns: ["wooden raft", "log raft", "float"],
    about: "a raft of logs tied with ropes, with a small sail",
    metresPerUnit: 1.6,
    wears: ["log", "sail"],
    params: { logs: whole(6, 8), belly: [0.08, 0.14] },
    traits: { bare: "sailless" },
    sockets: () => ({ top: { at: [0, 0.19, 0.3], size: [1, 1, 0.6] } }),
    parts: ({ logs, belly }, { has }) => [
      part(
        "logs",
        main("wood", 0x8a6238, { grain: "z" }),
        all(
          ...Array.from({ length: logs }, (_, at) =>
            drumZ(0.085, 1.5 + 0.1 * ((at * 37) % 5) * 0.4, 0.02).at((at - (logs - 1) / 2) * 0.165, 0.09, 0.03 * ((at * 13) % 4)),
          ),
        ),
      ),
      part("beams", fixed("wood", 0x6d4a28), rod([-logs * 0.085, 0.19, 0], [logs * 0.085, 0.19, 0], 0.04).array(3, [0, 0, 0.6])),
      part(
        "ropes",
        fixed("fabric", 0xcdb888),
        loop(0.105, 0.016).turn(90, 0, 0).scale(0.9, 1.3, 1).array(logs, [0.165, 0, 0]).array(3, [0, 0, 0.6]).at(0, 0.12, 0),
      ),
      !has("bare") &&
        part(
          "mast",
          fixed("wood", 0x7d532d),
          all(rod([0, 0.1, -0.1], [0, 1.4, -0.1], 0.035, 0.025), rod([-0.44, 1.26, -0.06], [0.44, 1.26, -0.06], 0.022)),
        ),
      !has("bare") && part("sail", second("fabric", 0xe9dcc0), squareSail(0.78, 0.8, belly).at(0, 0.86, -0.05)),
      !has("bare") &&
        part(
          "stays",
          fixed("fabric", 0xcdb888),
          all(rod([0, 1.36, -0.1], [0, 0.2, 0.66], 0.008), rod([0.42, 1.26, -0.06], [0.44, 0.2, -0.6], 0.008).mirror("x")),
        ),
    ],
  }),
  program({
    id: "jet ski",
    is: ["ride"],
    nouns: ["jetski", "water scooter", "personal watercraft"],
    about: "a jet ski: a small fast water scooter with a saddle and handlebar",
    metresPerUnit: 1.5,
    wears: ["hull body", "seat", "stripe"],
    params: { beam: [0.56, 0.64], nose: [0.12, 0.2] },
    sockets: () => ({ seat: { at: [0, 0.6, -0.3], size: [0.3, 0.9, 0.6] } }),
    parts: ({ beam, nose }) => {
      const form: Hull = { length: 2, beam, depth: 0.3, transom: 0.85, sheer: [0, nose], rise: 0.9, full: 0.6 };
      return [
        part("hull", main("plastic", 0xf0efeb), hull(form)),
        part("bumper", fixed("rubber", 0x202124), rail(form, 0.03)),
        part(
          "hood",
          second("plastic", 0x2f6fb3),
          loft(
            slices([
              0, 0.28, 0.3, 0.5, -0.46, 0.1, 0.36, 0.42, 0.5, -0.49, 0.3, 0.38, 0.4, 0.5, -0.48, 0.6, 0.34, 0.26, 0.6, -0.43, 0.8, 0.24,
              0.16, 0.7, -0.4, 0.92, 0.1, 0.08, 0.9, -0.39,
            ]),
          ).turn(90, 0, 0),
        ),
        part("stripe", third("plastic", 0xe0742a), rail(form, 0.022, 0.4)),
        part(
          "seat",
          fixed("leather", 0x26262a),
          side(softOutline(flat`-0.86 0.28, 0.06 0.28, 0.1 0.5, -0.1 0.56, -0.4 0.5, -0.6 0.58, -0.86 0.5`), beam * 0.46, 0.06),
        ),
        part(
          "bars",
          fixed("iron", 0x2a2b2e),
          all(
            rod([0, 0.6, 0.24], [0, 0.8, 0.1], 0.04),
            rod([-0.3, 0.82, 0.04], [0.3, 0.82, 0.04], 0.022),
            rod([0.18, 0.82, 0.04], [0.32, 0.82, 0.03], 0.035).mirror("x"),
          ),
        ),
        part(
          "mirrors",
          fixed("plastic", 0x2a2b2e),
          all(box(0.12, 0.07, 0.05, 0.02).at(0.25, 0.7, 0.3), rod([0.12, 0.6, 0.36], [0.24, 0.69, 0.31], 0.018)).mirror("x"),
        ),
        part("jet", fixed("steel", 0x8c9095), drumZ(0.09, 0.14, 0.02).at(0, 0.14, -1.02)),
      ];
    },
  }),
];
