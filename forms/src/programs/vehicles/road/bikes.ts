import { all, box, cylinder, type Form, sphere, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { softOutline } from "@blenda/forge/language/outlines";
import { type ProgramPart, part, program, spins } from "@blenda/forge/language/program";
import { drumX, drumZ, hose, rod, side } from "@blenda/forge/language/shorthand";
import { fixed, main, second } from "@blenda/forge/language/substance";
import { axle, wireRim } from "./wheels.ts";

export const wireWheel = (name: string, radius: number, z: number, x = 0) => {
  const motion = { motion: spins([0, radius, z], [1, 0, 0]) };
  const set = (form: Form) => (x > 0 ? form.at(x, radius, z).mirror("x") : form.at(0, radius, z));
  return [
    part(`${name} tyre`, fixed("rubber", 0x1c1c1e), set(torus(radius - 0.024, 0.024).turn(0, 0, 90)), motion),
    part(`${name} rim`, fixed("steel", 0xc4c7ca), set(wireRim(radius - 0.05, 0.012, 14)), motion),
  ];
};

export const saddle = (y: number, z: number): Form =>
  side(softOutline(flat`-0.15 0.02, -0.12 -0.02, 0.05 -0.025, 0.16 0, 0.15 0.03, 0 0.035, -0.11 0.06`), 0.15, 0.03).at(0, y, z);

/** A motorcycle along z: how far its front wheel stands out, how high its bars are, how full its tank is. */
export const motorcycleParts = ({ rake, bars, hump }: { rake: number; bars: number; hump: number }): ProgramPart[] => [
  ...axle("back", { radius: 0.32, width: 0.17, track: 0, z: -0.62 }),
  ...axle("front", { radius: 0.32, width: 0.12, track: 0, z: rake }),
  part(
    "tank",
    main("paint", 0x9c1f1c),
    all(
      sphere(0.2, 1, 28)
        .scale(0.8, 0.75, 1.45)
        .at(0, 0.72 + hump * 0.3, 0.16),
      side(softOutline(flat`-0.38 0.02, -0.05 -0.06, 0.02 0.06, -0.2 0.1, -0.4 0.07`), 0.2, 0.03).at(0, 0.57, -0.36),
      side(flat`-0.34 0.06, -0.3 0.05, -0.16 0.29, 0.05 0.33, 0.2 0.24, 0.23 0.26, 0.06 0.37, -0.2 0.33`, 0.16, 0.012).at(0, 0.34, -0.62),
      side(flat`-0.26 0.2, -0.23 0.19, -0.08 0.33, 0.08 0.34, 0.22 0.27, 0.23 0.29, 0.09 0.37, -0.1 0.37`, 0.13, 0.012).at(0, 0.32, rake),
    ),
  ),
  part(
    "seat",
    second("leather", 0x1f1a18),
    side(softOutline(flat`-0.52 0.74, -0.5 0.66, -0.2 0.6, 0 0.62, 0 0.7, -0.2 0.69, -0.42 0.8`), 0.24, 0.05),
  ),
  part(
    "engine",
    fixed("steel", 0x83878c),
    all(
      box(0.26, 0.24, 0.4, 0.05).at(0, 0.34, -0.02),
      drumX(0.11, 0.3).at(0, 0.3, -0.12),
      ...[0, 1, 2, 3, 4].map((at) =>
        cylinder(0.12, 0.022, { bevel: 0.006 })
          .at(0, 0.45 + at * 0.034, 0)
          .turn(20, 0, 0)
          .at(0, 0.02, -0.05),
      ),
    ),
  ),
  part(
    "chrome",
    fixed("steel", 0xd4d6d8),
    all(
      hose([0.1, 0.46, 0.14, 0.17, 0.36, 0.24, 0.19, 0.2, 0.1, 0.2, 0.2, -0.4, 0.2, 0.24, -0.86], [0.03, 0.03, 0.03, 0.045, 0.05]).mirror(
        "x",
      ),
      rod([0.1, 0.32, rake], [0.09, bars - 0.06, 0.36], 0.032, 0.026).mirror("x"),
      hose([-0.36, 0, 0.18, -0.26, 0.03, 0.28, -0.08, -0.05, 0.36, 0.08, -0.05, 0.36, 0.26, 0.03, 0.28, 0.36, 0, 0.18], 0.017).at(
        0,
        bars,
        0,
      ),
      sphere(0.11)
        .scale(1, 1, 0.8)
        .at(0, bars - 0.16, 0.5),
      rod([0.12, 0.32, -0.62], [0.11, 0.62, -0.5], 0.03).mirror("x"),
    ),
  ),
  part("lens", fixed("glass", 0xf3ecd2), drumZ(0.09, 0.03, 0.012).at(0, bars - 0.16, 0.58)),
  part(
    "frame",
    fixed("iron", 0x2b2c2f),
    all(
      rod([0.09, 0.32, -0.62], [0.1, 0.28, -0.1], 0.028).mirror("x"),
      rod([0, 0.8, 0.34], [0, 0.26, 0.22], 0.035),
      rod([0, 0.8, 0.34], [0, 0.6, -0.45], 0.04),
      rod([0.1, 0.24, 0.24], [0.1, 0.24, -0.3], 0.025).mirror("x"),
      rod([-0.28, 0.24, 0.08], [0.28, 0.24, 0.08], 0.02),
    ),
  ),
  part("grips", fixed("rubber"), rod([0.34, bars + 0.004, 0.2], [0.4, bars - 0.02, 0.08], 0.028).mirror("x")),
  part("tail light", fixed("glass", 0xb3161b), box(0.12, 0.06, 0.05, 0.02).at(0, 0.6, -0.95)),
];

export const bikes = [
  program({
    id: "bicycle",
    is: ["ride"],
    nouns: ["bike", "racing bike", "road bike", "mountain bike", "cycle", "pushbike", "city bike", "bmx", "velocipede"],
    about: "a bicycle with two wire wheels, a frame of tubes, pedals, chain, saddle and handlebar",
    metresPerUnit: 0.92,
    wears: ["frame body", "saddle seat grip", "basket"],
    params: { tube: [0.02, 0.026], rise: [0.02, 0.14], step: [0.62, 0.86] },
    variants: {
      racing: { words: "race road sport", set: { rise: -0.02, step: 0.86 } },
      city: { words: "ladies dutch", set: { rise: 0.16, step: 0.5 } },
    },
    traits: { basket: "basket shopping" },
    sockets: () => ({ seat: { at: [0, 1, -0.26], size: [0.3, 1, 0.3] } }),
    parts: ({ tube, rise, step }, { has }) => [
      ...wireWheel("back", 0.37, -0.55),
      ...wireWheel("front", 0.37, 0.57),
      part(
        "frame",
        main("paint", 0xc0332b),
        all(
          rod([0, 0.32, -0.05], [0, 0.88, -0.22], tube),
          rod([0, step, -0.2], [0, 0.86, 0.37], tube),
          rod([0, 0.32, -0.05], [0, 0.76, 0.4], tube * 1.15),
          rod([0.05, 0.37, -0.55], [0.03, 0.32, -0.05], 0.014).mirror("x"),
          rod([0.05, 0.37, -0.55], [0.02, 0.8, -0.2], 0.013).mirror("x"),
          rod([0, 0.74, 0.405], [0, 0.92, 0.36], tube * 1.3),
          rod([0.045, 0.74, 0.41], [0.05, 0.37, 0.57], 0.018, 0.012).mirror("x"),
          drumX(0.045, 0.09).at(0, 0.32, -0.05),
        ),
      ),
      part(
        "steel",
        fixed("steel", 0xb8bbbf),
        all(
          rod([0, 0.86, -0.21], [0, 0.98, -0.25], 0.016),
          rod([0, 0.9, 0.365], [0, 1 + rise, 0.35], 0.016),
          hose([-0.3, 1.02, 0.2, -0.22, 1.03, 0.28, 0, 1, 0.36, 0.22, 1.03, 0.28, 0.3, 1.02, 0.2], 0.014).at(0, rise, 0),
          drumZ(0.035, 0.025).at(0, 0.84, 0.44),
        ),
      ),
      part("grips", second("rubber", 0x26221f), rod([0.3, 1.02 + rise, 0.2], [0.32, 1.015 + rise, 0.1], 0.022).mirror("x")),
      part("saddle", second("leather", 0x3a2418), saddle(1, -0.26)),
      part(
        "cranks",
        fixed("steel", 0x8d9196),
        all(
          drumX(0.1, 0.012).at(0.065, 0.32, -0.05),
          rod([0.08, 0.32, -0.05], [0.09, 0.2, 0.06], 0.014),
          rod([-0.08, 0.32, -0.05], [-0.09, 0.44, -0.16], 0.014),
          box(0.1, 0.025, 0.08, 0.008).at(0.15, 0.2, 0.06),
          box(0.1, 0.025, 0.08, 0.008).at(-0.15, 0.44, -0.16),
        ),
        { motion: spins([0, 0.32, -0.05], [1, 0, 0]) },
      ),
      part(
        "chain",
        fixed("iron", 0x4a4640),
        hose([0.065, 0.42, -0.06, 0.065, 0.22, -0.06, 0.065, 0.33, -0.55, 0.065, 0.41, -0.55], 0.009, {
          isClosed: true,
          isStraight: true,
        }),
      ),
      has("basket") &&
        part(
          "basket",
          second("wood", 0xa9793f),
          box(0.34, 0.2, 0.24, 0.03)
            .minus(box(0.3, 0.2, 0.2).at(0, 0.03, 0))
            .at(0, 0.92, 0.56),
        ),
    ],
  }),
  program({
    id: "motorcycle",
    is: ["ride"],
    nouns: ["motorbike", "chopper", "harley", "sport bike", "dirt bike", "cafe racer", "superbike"],
    about: "a motorcycle with two fat wheels, an engine, a tank, a seat and a handlebar",
    metresPerUnit: 1.05,
    wears: ["tank body fender", "seat saddle"],
    params: { rake: [0.66, 0.74], bars: [0.9, 1.02], hump: [0.1, 0.16] },
    variants: {
      chopper: { words: "long harley", set: { rake: 0.92, bars: 1.16 } },
      racing: { words: "race sport", set: { bars: 0.84, rake: 0.64 } },
    },
    sockets: () => ({ seat: { at: [0, 0.68, -0.25], size: [0.4, 1, 0.6] } }),
    parts: motorcycleParts,
  }),
];
