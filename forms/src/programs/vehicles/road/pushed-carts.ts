import { all, box, cushion, type Form, loft, torus } from "@blenda/forge/language/form";
import { part, program, spins, turns, whole } from "@blenda/forge/language/program";
import { drumX, hose, rod, slices } from "@blenda/forge/language/shorthand";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
import { wireRim } from "./wheels.ts";

const thinWheels = (name: string, radius: number, z: number, apart: number) => {
  const motion = { motion: spins([0, radius, z], [1, 0, 0]) };
  const set = (form: Form) => form.at(apart / 2, radius, z).mirror("x");
  return [
    part(`${name} tyres`, fixed("rubber", 0x2a2a2c), set(torus(radius - 0.02, 0.022).turn(0, 0, 90)), motion),
    part(`${name} rims`, fixed("steel", 0xc4c7ca), set(wireRim(radius - 0.035, 0.01, 10)), motion),
  ];
};

export const pushed = [
  program({
    id: "shopping cart",
    is: ["ride"],
    nouns: ["shopping trolley", "supermarket cart", "grocery cart", "supermarket trolley", "trolley"],
    about: "a shopping cart: a wire basket on four castors with a push bar",
    metresPerUnit: 0.75,
    wears: ["wire basket", "handle"],
    params: { wires: whole(7, 9), high: [0.4, 0.48] },
    sockets: () => ({ inside: { at: [0, 0.62, 0.05], size: [0.5, 0.5, 0.7] } }),
    parts: ({ wires, high }) => {
      const rows = Array.from({ length: 6 }, (_, at) => 1 - at / 5);
      const loop = (t: number) =>
        hose(
          [-0.26 - 0.06 * t, 0, -0.4, -0.22 - 0.05 * t, 0, 0.42 + 0.12 * t, 0.22 + 0.05 * t, 0, 0.42 + 0.12 * t, 0.26 + 0.06 * t, 0, -0.4],
          t === 1 ? 0.02 : 0.009,
          { isClosed: true, isStraight: true },
        ).at(0, 0.56 + high * t, 0);
      return [
        part(
          "basket",
          main("steel", 0xc9ccd0),
          all(
            ...rows.map(loop),
            ...Array.from({ length: wires }, (_, at) => {
              const z = -0.38 + (0.78 * at) / (wires - 1);
              return all(
                rod([-0.25, 0.56, z], [0.25, 0.56, z], 0.008),
                rod(
                  [0.25 - 0.0375 * (at / (wires - 1)), 0.56, z],
                  [0.315 - 0.045 * (at / (wires - 1)), 0.56 + high, z * 1.1 + 0.03],
                  0.008,
                ).mirror("x"),
              );
            }),
            ...[-2, -1, 0, 1, 2].map((x) =>
              all(
                rod([x * 0.09, 0.56, -0.4], [x * 0.09, 0.56, 0.42], 0.008),
                rod([x * 0.09, 0.56, 0.42], [x * 0.105, 0.56 + high, 0.54], 0.008),
                rod([x * 0.09, 0.56, -0.4], [x * 0.12, 0.56 + high, -0.4], 0.008),
              ),
            ),
          ),
        ),
        part(
          "frame",
          main("steel", 0xa9adb2),
          all(
            hose([0.3, 0.98, -0.56, 0.28, 0.5, -0.42, 0.28, 0.2, -0.4, 0.26, 0.13, -0.3, 0.22, 0.13, 0.5], 0.02).mirror("x"),
            rod([0.28, 0.5, -0.42], [0.24, 0.54, 0.4], 0.018).mirror("x"),
            rod([-0.22, 0.14, 0.46], [0.22, 0.14, 0.46], 0.018),
            rod([-0.26, 0.16, -0.36], [0.26, 0.16, -0.36], 0.018),
          ),
        ),
        part("handle", second("plastic", 0xc8323a), rod([-0.32, 1, -0.57], [0.32, 1, -0.57], 0.032)),
        part(
          "castors",
          fixed("steel", 0x6d7176),
          box(0.05, 0.1, 0.05, 0.01).array(2, [0.44, 0, 0]).array(2, [0, 0, 0.84]).at(0, 0.1, 0.06),
        ),
        part("back wheels", fixed("rubber"), drumX(0.06, 0.04).array(2, [0.44, 0, 0]).at(0, 0.06, -0.38), {
          motion: spins([0, 0.06, -0.38], [1, 0, 0]),
        }),
        part("front wheels", fixed("rubber"), drumX(0.06, 0.04).array(2, [0.44, 0, 0]).at(0, 0.06, 0.46), {
          motion: spins([0, 0.06, 0.46], [1, 0, 0]),
        }),
      ];
    },
  }),
  program({
    id: "wheelchair",
    nouns: ["wheel chair", "rolling chair", "invalid chair"],
    about: "a wheelchair with two big wire wheels, a seat, footrests and push handles",
    metresPerUnit: 0.8,
    wears: ["frame", "seat back"],
    params: { wheel: [0.36, 0.4], back: [0.5, 0.6] },
    sockets: () => ({ seat: { at: [0, 0.64, 0], size: [0.5, 0.9, 0.5] } }),
    parts: ({ wheel, back }) => [
      ...thinWheels("back", wheel, -0.12, 0.72),
      ...thinWheels("front", 0.12, 0.44, 0.5),
      part(
        "rings",
        fixed("steel", 0xcfd2d5),
        torus(wheel - 0.07, 0.012)
          .turn(0, 0, 90)
          .at(0.41, wheel, -0.12)
          .mirror("x"),
        { motion: spins([0, wheel, -0.12], [1, 0, 0]) },
      ),
      part(
        "frame",
        main("paint", 0x2b4f8a),
        all(
          hose([0.27, 0.24, -0.26, 0.27, 0.6, -0.26, 0.27, 1.06, -0.3, 0.27, 1.12, -0.4], 0.022).mirror("x"),
          hose([0.27, 0.57, -0.26, 0.27, 0.57, 0.3, 0.27, 0.5, 0.4, 0.24, 0.12, 0.56], 0.022).mirror("x"),
          hose([0.27, 0.26, -0.24, 0.27, 0.24, 0.3, 0.25, 0.2, 0.44], 0.02).mirror("x"),
          rod([-0.27, 0.26, 0], [0.27, 0.56, 0], 0.018),
          rod([0.27, 0.26, 0], [-0.27, 0.56, 0], 0.018),
          rod([0.27, wheel, -0.12], [0.34, wheel, -0.12], 0.03).mirror("x"),
          rod([0.27, 0.57, -0.2], [0.27, 0.8, -0.16], 0.018).mirror("x"),
          rod([0.27, 0.57, 0.2], [0.27, 0.8, 0.18], 0.018).mirror("x"),
        ),
      ),
      part(
        "seat",
        second("fabric", 0x26282c),
        all(
          box(0.52, 0.07, 0.54, 0.03).at(0, 0.61, 0.02),
          box(0.52, back, 0.05, 0.02)
            .turn(-4, 0, 0)
            .at(0, 0.66 + back / 2, -0.27),
        ),
      ),
      part(
        "arms",
        fixed("rubber", 0x1c1d1f),
        all(box(0.07, 0.05, 0.42, 0.02).at(0.27, 0.82, 0).mirror("x"), rod([0.27, 1.12, -0.36], [0.27, 1.12, -0.48], 0.032).mirror("x")),
      ),
      ...[1, -1].map((hand) =>
        part(
          "foot rest",
          fixed("plastic", 0x35373b),
          box(0.2, 0.03, 0.18, 0.01)
            .turn(-12, 0, 0)
            .at(hand * 0.13, 0.11, 0.62),
          {
            motion: turns([hand * 0.24, 0.11, 0.56], [0, 0, 1], 0, hand * -80),
          },
        ),
      ),
    ],
  }),
  program({
    id: "stroller",
    nouns: ["pram", "baby carriage", "pushchair", "baby stroller", "baby buggy", "perambulator"],
    about: "a baby carriage with a basket, a folding hood, springs and four wire wheels",
    metresPerUnit: 0.7,
    wears: ["basket body hood", "frame", "lining"],
    params: { wheel: [0.2, 0.24], hood: [0.95, 1.08] },
    sockets: () => ({ inside: { at: [0, 0.66, 0], size: [0.4, 0.4, 0.7] } }),
    parts: ({ wheel, hood }) => [
      ...thinWheels("back", wheel + 0.03, -0.36, 0.56),
      ...thinWheels("front", wheel, 0.36, 0.56),
      part(
        "basket",
        main("fabric", 0x2f4a6b),
        loft(slices([0, 0.3, 0.56, 0.5, 0, 0.06, 0.4, 0.78, 0.5, 0, 0.28, 0.48, 0.96, 0.45, 0, 0.32, 0.49, 0.98, 0.45, 0])).at(0, 0.56, 0),
      ),
      part("blanket", third("fabric", 0xf1e8d6), cushion(0.42, 0.12, 0.6).at(0, 0.89, 0.14)),
      part("pillow", fixed("fabric", 0xf8f4ea), cushion(0.36, 0.12, 0.24).at(0, 0.9, -0.28)),
      part(
        "hood",
        main("fabric", 0x2f4a6b),
        all(
          ...[0, 20, 40, 60, 80].map((angle) =>
            hose([-0.25, 0, 0, -0.245, 0.3, 0, -0.16, 0.44, 0, 0, 0.48, 0, 0.16, 0.44, 0, 0.245, 0.3, 0, 0.25, 0, 0], 0.1, {
              flatten: 0.25,
            })
              .turn(-angle, 0, 0)
              .scale(1, hood, 1)
              .at(0, 0.84, -0.08),
          ),
        ),
        { motion: turns([0, 0.84, -0.08], [1, 0, 0], 0, -40) },
      ),
      part(
        "frame",
        second("steel", 0xc3c7ca),
        all(
          hose([0.26, wheel, 0.36, 0.26, 0.42, 0.2, 0.24, 0.56, 0.1], 0.016).mirror("x"),
          hose([0.26, wheel + 0.03, -0.36, 0.26, 0.42, -0.2, 0.24, 0.56, -0.1], 0.016).mirror("x"),
          rod([-0.28, wheel, 0.36], [0.28, wheel, 0.36], 0.016),
          rod([-0.28, wheel + 0.03, -0.36], [0.28, wheel + 0.03, -0.36], 0.016),
          hose([0.25, 0.7, -0.3, 0.25, 0.9, -0.6, 0.24, 1.08, -0.86], 0.018).mirror("x"),
        ),
      ),
      part("grip", fixed("rubber", 0x26221f), rod([-0.26, 1.08, -0.86], [0.26, 1.08, -0.86], 0.028)),
    ],
  }),
  program({
    id: "sled",
    is: ["ride"],
    nouns: ["sledge", "sleigh", "toboggan", "snow sled", "wooden sled"],
    about: "a wooden sled with slats on curved runners",
    metresPerUnit: 0.8,
    wears: ["slat seat", "runner"],
    params: { slats: whole(4, 5), curl: [0.9, 1.2] },
    sockets: () => ({ seat: { at: [0, 0.34, -0.1], size: [0.5, 0.9, 0.9] }, top: { at: [0, 0.34, -0.1], size: [0.5, 0.9, 0.9] } }),
    parts: ({ slats, curl }) => [
      part(
        "slats",
        main("wood", 0xc08a4c, { grain: "z" }),
        box(0.5 / slats - 0.02, 0.03, 1.3, 0.008)
          .array(slats, [0.52 / slats, 0, 0])
          .at(0, 0.32, -0.08),
      ),
      part(
        "runners",
        second("wood", 0x8a4f28),
        hose([0.25, 0.03, -0.8, 0.25, 0.03, 0.3, 0.25, 0.06, 0.56, 0.25, 0.2, 0.74, 0.25, 0.38, 0.72, 0.25, 0.42, 0.58], 0.032)
          .scale(1, curl, 1)
          .mirror("x"),
      ),
      part(
        "irons",
        fixed("steel", 0xa9adb2),
        hose([0.25, -0.006, -0.8, 0.25, -0.006, 0.3, 0.25, 0.03, 0.57], 0.014).scale(1, curl, 1).mirror("x"),
      ),
      part(
        "posts",
        second("wood", 0x8a4f28),
        all(
          box(0.04, 0.3, 0.07, 0.01).array(3, [0, 0, 0.46]).at(0.25, 0.16, -0.1).mirror("x"),
          box(0.56, 0.04, 0.06, 0.01).array(3, [0, 0, 0.46]).at(0, 0.29, -0.1),
          rod([-0.26, 0.4 * curl, 0.66], [0.26, 0.4 * curl, 0.66], 0.024),
        ),
      ),
      part(
        "rope",
        fixed("fabric", 0xc8323a),
        hose([-0.24, 0.4, 0.68, -0.2, 0.24, 0.9, 0, 0.1, 1.1, 0.2, 0.24, 0.9, 0.24, 0.4, 0.68], 0.014),
      ),
    ],
  }),
];
