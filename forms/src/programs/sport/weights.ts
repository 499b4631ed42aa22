import { all, cylinder, type Form, lathe, sweep, torus } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { flat, way } from "@blenda/forge/language/numbers";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
import { wound } from "@blenda/forge/language/wound";

const disc = (radius: number, thick: number, bevel = 0.02): Form =>
  put(cylinder(radius, thick, { bevel, sides: 40 }), [0, 0, 0], [0, 0, 90]);

export const weights = [
  program({
    id: "dumbbell",
    nouns: ["dumb-bell", "hand weight", "free weight"],
    about: "a dumbbell: a short bar with weights on both ends",
    metresPerUnit: 0.3,
    wears: ["weight plate", "bar handle", "rim"],
    params: { size: [0.26, 0.31], shape: pick("round", "hex") },
    variants: { hex: { words: "hexagonal rubber", set: { shape: "hex" } }, round: { words: "classic chrome", set: { shape: "round" } } },
    sockets: ({ size }) => ({ grip: { at: [0, size, 0], size: [0.3, 0.1, 0.1] } }),
    parts: ({ size, shape }) => [
      part(
        "weights",
        main("rubber", 0x2a2b2f),
        (shape === "hex"
          ? put(cylinder(size, 0.3, { sides: 6, bevel: 0.06 }).turn(0, 30, 0), [0.4, size * 0.87, 0], [0, 0, 90])
          : all(disc(size, 0.12).at(0.28, size, 0), disc(size * 0.84, 0.1).at(0.4, size, 0), disc(size * 0.66, 0.08).at(0.49, size, 0))
        ).mirror("x"),
      ),
      part(
        "bar",
        second("steel", 0xc4c8cc),
        put(
          lathe(flat`0 -0.62, 0.05 -0.62, 0.05 -0.2, 0.045 -0.18, 0.055 0, 0.045 0.18, 0.05 0.2, 0.05 0.62, 0 0.62`, {
            sides: 28,
          }),
          [0, shape === "hex" ? size * 0.87 : size, 0],
          [0, 0, 90],
        ),
      ),
      part(
        "knurling",
        second("steel", 0x9aa0a6),
        put(wound(0.049, 0.005, 13, 0.02), [0, shape === "hex" ? size * 0.87 : size, 0], [0, 0, 90]),
      ),
      part(
        "collars",
        third("paint", 0xc22a24),
        (shape === "hex" ? put(disc(size * 0.5, 0.03, 0.01), [0.545, size * 0.87, 0]) : put(disc(0.09, 0.07), [0.56, size, 0])).mirror("x"),
      ),
    ],
  }),
  program({
    id: "barbell",
    nouns: ["bar bell", "weight bar"],
    about: "a long barbell with several weight plates on both ends",
    metresPerUnit: 0.95,
    wears: ["plate weight", "bar", "small plate"],
    params: { plates: whole(2, 4), size: [0.26, 0.3] },
    sockets: ({ size }) => ({ grip: { at: [0, size, 0], size: [1, 0.06, 0.06] } }),
    parts: ({ plates, size }) => [
      part(
        "plates",
        main("rubber", 0x26272b),
        all(...Array.from({ length: plates }, (_, at) => disc(size * (1 - at * 0.14), 0.05).at(0.68 + at * 0.055, size, 0))).mirror("x"),
      ),
      part(
        "rims",
        third("paint", 0xc22a24),
        all(
          ...Array.from({ length: plates }, (_, at) =>
            put(hoop(size * (1 - at * 0.14) * 0.78, 0.012, 28), [0.706 + at * 0.055, size, 0], [0, 0, 90]),
          ),
        ).mirror("x"),
      ),
      part(
        "bar",
        second("steel", 0xc8ccd0),
        all(
          put(cylinder(0.016, 2, { sides: 16 }), [0, size, 0], [0, 0, 90]),
          put(cylinder(0.028, 0.36), [0.82, size, 0], [0, 0, 90]).mirror("x"),
        ),
      ),
      part("collars", fixed("steel", 0x6f757b), put(cylinder(0.05, 0.04), [0.7 + plates * 0.055, size, 0], [0, 0, 90]).mirror("x")),
      part("knurling", second("steel", 0x9aa0a6), put(cylinder(0.0185, 0.3, { sides: 16 }), [0.32, size, 0], [0, 0, 90]).mirror("x")),
    ],
  }),
  program({
    id: "kettlebell",
    nouns: ["kettle bell"],
    about: "a kettlebell: an iron ball with a thick handle on top",
    metresPerUnit: 0.22,
    wears: ["ball body", "handle", "band label"],
    params: { size: [0.38, 0.43], wide: [0.24, 0.29] },
    sockets: ({ size }) => ({ grip: { at: [0, size * 2 + 0.26, 0], size: [0.4, 0.12, 0.12] } }),
    parts: ({ size, wide }) => [
      part(
        "ball",
        main("iron", 0x4b4f55),
        lathe(flat`0 0, 0.6 0, 0.7 0.05, 0.98 0.6, 1 0.95, 0.92 1.4, 0.6 1.8, 0.3 1.94, 0 1.96`, { smooth: 40 }).scale(size, size, size),
      ),
      part(
        "handle",
        second("iron", 0x5a5f66),
        sweep(
          way`-0.8 -0.2 0, -1 0.16 0, -0.86 0.36 0, 0 0.42 0, 0.86 0.36 0, 1 0.16 0, 0.8 -0.2 0`.map(
            ([x, y, z]) => [x * wide, y + size * 1.88, z] as const,
          ),
          [0.09, 0.065, 0.06, 0.06, 0.06, 0.065, 0.09],
        ),
      ),
      part("label", third("paint", 0xd8a41f), put(cylinder(size * 0.5, 0.06, { bevel: 0.02 }), [0, size * 0.95, size * 0.985], [88, 0, 0])),
      part("rim", main("iron", 0x3e4247), put(torus(size * 0.5, 0.02), [0, size * 0.95, size * 1.01], [88, 0, 0])),
    ],
  }),
];
