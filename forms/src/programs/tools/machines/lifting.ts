import { all, box, cylinder, extrude, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { arc } from "@blenda/forge/language/lists";
import { flat, way } from "@blenda/forge/language/numbers";
import { ellipse } from "@blenda/forge/language/outlines";
import { part, pick, program, spins, turns } from "@blenda/forge/language/program";
import { facing, put } from "@blenda/forge/language/put";
import { drumX, drumZ, rod, side } from "@blenda/forge/language/shorthand";
import { rings } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
import { ENAMELS } from "@blenda/forge/language/tones";
export const lifting = [
  program({
    id: "hook",
    is: ["rack"],
    already: "curved",
    nouns: ["crane hook", "meat hook", "lifting hook", "cargo hook", "pirate hook", "iron hook", "fish hook", "fishing hook", "fishhook"],
    about: "a steel hook with an eye above and a catch across its mouth",
    metresPerUnit: 0.2,
    wears: ["hook", "eye shackle", "latch"],
    params: { fat: [0.9, 1.1] },
    traits: { barbed: "fish fishing fishhook" },
    sockets: () => ({ grip: { at: [0, 1.1, 0], size: [0.2, 0.2, 0.1] } }),
    parts: ({ fat }, { has }) =>
      has("barbed")
        ? [
            part(
              "hook",
              main("steel"),
              all(
                sweep(
                  way`-0.2 1.2 0, -0.2 0.5 0, -0.16 0.24 0, 0.02 0.1 0, 0.2 0.24 0, 0.22 0.46 0`,
                  [0.03, 0.032, 0.034, 0.034, 0.03, 0.02],
                ),
                rod([0.22, 0.44, 0], [0.25, 0.62, 0], 0.026, 0.002),
                rod([0.2, 0.54, 0], [0.12, 0.42, 0], 0.02, 0.002),
                put(torus(0.05, 0.018), [-0.2, 1.24, 0], [90, 0, 0]),
              ),
            ),
            part("line", second("fabric", 0xd8d4c4), sweep(way`-0.2 1.26 0.04, -0.22 1.4 0, -0.1 1.56 0.02, -0.16 1.76 0`, 0.01)),
            part("binding", third("fabric", 0xc8323a), cylinder(0.045, 0.14, { bevel: 0.015, sides: 18 }).at(-0.2, 1.06, 0)),
          ]
        : [
            part(
              "hook",
              main("steel"),
              sweep(
                way`0 0.98 0, 0 0.78 0, -0.1 0.62 0, -0.25 0.44 0, -0.24 0.2 0, -0.04 0.06 0, 0.2 0.16 0, 0.3 0.36 0, 0.27 0.46 0`,
                [0.075, 0.08, 0.085, 0.1, 0.105, 0.11, 0.1, 0.07, 0.02].map((r) => r * fat),
              ),
            ),
            part(
              "eye",
              second("steel", 0x9aa0a8),
              all(put(torus(0.15, 0.055), [0, 1.18, 0], [90, 0, 0]), cylinder(0.11, 0.12, { bevel: 0.02 }).at(0, 0.99, 0)),
            ),
            part(
              "latch",
              third("brass"),
              all(
                put(box(0.055, 0.42, 0.07, 0.015), [0.12, 0.56, 0.0], [0, 0, 32]),
                put(cylinder(0.05, 0.16, { bevel: 0.01, sides: 20 }), [0.0, 0.72, 0], [90, 0, 0]),
              ),
              { motion: turns([0, 0.72, 0], [0, 0, 1], -30, 0) },
            ),
          ],
  }),
  program({
    id: "pulley",
    nouns: ["pulley wheel", "block and tackle", "rope pulley"],
    about: "a pulley: a grooved wheel in a wooden block with a hook above and a rope over it",
    metresPerUnit: 0.3,
    wears: ["block cheek", "wheel", "rope"],
    params: { drop: [0.5, 0.7] },
    parts: ({ drop }) => [
      part(
        "cheeks",
        main("wood", 0x9a6234, { grain: "y" }),
        extrude(ellipse(0.4, 0.9, 36), 0.07, 0.025)
          .at(0, 1.0, 0.13)
          .mirror("z"),
      ),
      part(
        "wheel",
        second("brass"),
        facing(lathe(flat`0 -0.08, 0.26 -0.08, 0.28 -0.06, 0.22 0, 0.28 0.06, 0.26 0.08, 0 0.08`)).at(0, 0.98, 0),
        { motion: spins([0, 0.98, 0], [0, 0, 1]) },
      ),
      part(
        "axle",
        fixed("steel"),
        all(drumZ(0.06, 0.36, 0.015).at(0, 0.98, 0), drumZ(0.03, 0.34, 0.01).at(0, 0.66, 0), drumZ(0.03, 0.34, 0.01).at(0, 1.34, 0)),
      ),
      part(
        "straps",
        fixed("iron", 0x4a5058),
        all(
          box(0.1, 0.94, 0.02, 0.006).at(0, 1.03, 0.172).mirror("z"),
          box(0.1, 0.05, 0.36, 0.012).at(0, 1.5, 0),
          put(torus(0.09, 0.035), [0, 1.6, 0], [90, 0, 0]),
        ),
      ),
      part(
        "rope",
        third("fabric", 0xc8a468, { paint: [rings({ by: -0.25 }, 0.04, { width: 0.4, relief: -0.008 })] }),
        all(
          sweep(
            [
              [-0.25, 0.02, 0],
              [-0.25, 0.5, 0],
              ...arc(0.25, 180, 0, 12).map(([x, y]) => [x, y + 0.98, 0] as const),
              [0.25, 0.98 - drop, 0],
            ],
            0.045,
            { isStraight: true },
          ),
          sphere(0.08, 1, 16).at(0.25, 0.98 - drop, 0),
        ),
      ),
    ],
  }),
  program({
    id: "carabiner",
    nouns: ["karabiner", "climbing carabiner", "snap hook", "climbing hook"],
    about: "a climbing carabiner: a D-shaped aluminium ring with a spring gate",
    metresPerUnit: 0.11,
    wears: ["ring body", "gate", "screw"],
    params: { tone: pick("red", "blue", "mint") },
    sockets: () => ({ grip: { at: [-0.3, 0.5, 0], size: [0.1, 0.3, 0.1] } }),
    parts: ({ tone }) => [
      part(
        "ring",
        main("paint", ENAMELS[tone]),
        sweep(
          way`0.26 0.26 0, 0.2 0.1 0, 0.02 0.02 0, -0.2 0.08 0, -0.3 0.26 0, -0.3 0.74 0, -0.22 0.98 0, -0.02 1.06 0, 0.24 1.0 0, 0.38 0.88 0, 0.37 0.78 0`,
          0.058,
        ),
      ),
      part("gate", second("steel"), sweep(way`0.25 0.2 0, 0.37 0.84 0`, 0.044, { isStraight: true }), {
        motion: turns([0.25, 0.22, 0], [0, 0, 1], 0, 28),
      }),
      part(
        "sleeve",
        third("steel", 0x8a9098),
        put(
          lathe(flat`0 -0.12, 0.06 -0.12, 0.066 -0.1, 0.066 0.1, 0.06 0.12, 0 0.12`, { ribs: 18, ribDepth: 0.05, sides: 54 }),
          [0.325, 0.6, 0],
          [0, 0, -10.6],
        ),
        { motion: turns([0.25, 0.22, 0], [0, 0, 1], 0, 28) },
      ),
      part("rivet", fixed("steel"), all(drumZ(0.03, 0.13).at(0.25, 0.22, 0))),
    ],
  }),
  program({
    id: "fishing reel",
    nouns: ["spinning reel", "fish reel", "reel"],
    about: "a fishing reel with a spool of line, a bail and a crank with a knob",
    metresPerUnit: 0.14,
    wears: ["body", "spool", "knob"],
    params: { tone: pick("black", "red", "blue") },
    sockets: () => ({ grip: { at: [0, 0.9, 0], size: [0.1, 0.2, 0.1] } }),
    parts: ({ tone }) => [
      part(
        "body",
        main("paint", ENAMELS[tone]),
        all(
          sphere(0.22, 1, 28).scale(0.8, 1, 1.15).at(0, 0.36, -0.12),
          drumX(0.13, 0.3, 0.03).at(0, 0.36, -0.12),
          side(flat`-0.1 0.5, 0.02 0.5, 0.0 0.86, -0.06 0.86`, 0.09, 0.02),
          box(0.1, 0.05, 0.62, 0.02).at(0, 0.88, -0.02),
        ),
      ),
      part(
        "rotor",
        main("paint", ENAMELS[tone]),
        all(
          facing(lathe(flat`0 0, 0.2 0, 0.26 0.05, 0.27 0.2, 0.24 0.21, 0 0.18`)).at(0, 0.36, 0.08),
          box(0.07, 0.1, 0.34, 0.03).at(0.27, 0.36, 0.3).mirror("x"),
        ),
      ),
      part(
        "spool",
        second("brass"),
        facing(all(lathe(flat`0 0.2, 0.24 0.2, 0.26 0.23, 0.2 0.25, 0.2 0.42, 0.27 0.44, 0.25 0.48, 0.1 0.5, 0 0.5`))).at(0, 0.36, 0.08),
      ),
      part(
        "line",
        fixed("fabric", 0xcfe0d0, { paint: [rings({ by: -0.2 }, 0.02, { along: "z", width: 0.4 })] }),
        facing(lathe(flat`0 0.25, 0.225 0.25, 0.225 0.42, 0 0.42`)).at(0, 0.36, 0.08),
      ),
      part("bail", fixed("steel"), sweep(way`0.29 0.36 0.42, 0.24 0.2 0.56, 0 0.06 0.6, -0.24 0.2 0.56, -0.29 0.36 0.42`, 0.018)),
      part(
        "crank",
        fixed("steel"),
        all(drumX(0.05, 0.1).at(0.2, 0.36, -0.12), sweep(way`0.24 0.36 -0.12, 0.3 0.3 -0.14, 0.32 0.06 -0.3`, 0.028)),
        { motion: spins([0, 0.36, -0.12], [1, 0, 0]) },
      ),
      part("knob", third("rubber", 0x1c1d20), drumX(0.07, 0.16, 0.04).at(0.42, 0.06, -0.3), { motion: spins([0, 0.36, -0.12], [1, 0, 0]) }),
    ],
  }),
];
