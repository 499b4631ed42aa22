import { all, box, lathe, sphere, torus } from "@blenda/forge/language/form";
import { flat, row } from "@blenda/forge/language/numbers";
import { softOutline } from "@blenda/forge/language/outlines";
import { part, pick, program } from "@blenda/forge/language/program";
import { drumX, drumZ, hose, loop, rod, side, tray } from "@blenda/forge/language/shorthand";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";
import { axle } from "./wheels.ts";

const GLASS = fixed("plastic", 0x1b2c37);
const IRON = fixed("iron", 0x2b2d30);

/** Axles, springs and the enormous wheels under a body that stands `lift` high. */
const runningGear = (wheel: number, lift: number) => [
  part(
    "chassis",
    IRON,
    all(
      rod([0.26, lift - 0.04, 0.98], [0.26, lift - 0.04, -0.98], 0.045).mirror("x"),
      box(0.4, 0.16, 0.5, 0.04).at(0, lift - 0.1, 0.05),
      ...[0.72, -0.72].map((z) =>
        all(
          drumX(0.07, 1.1).at(0, wheel, z),
          sphere(0.15, 1, 20).at(0, wheel, z),
          rod([0.2, wheel, z], [0.24, lift - 0.06, z * 0.3], 0.03).mirror("x"),
        ),
      ),
    ),
  ),
  part(
    "springs",
    fixed("paint", 0xd8b21c),
    all(
      ...[0.72, -0.72].map((z) =>
        loop(0.06, 0.016, 16)
          .array(5, [0, 0.066, 0])
          .turn(0, 0, 8)
          .at(0.34, (wheel + lift) / 2 + 0.02, z)
          .mirror("x"),
      ),
    ),
  ),
  ...[0.72, -0.72].flatMap((z, at) =>
    axle(at ? "back" : "front", { radius: wheel, width: 0.44, track: 1.32, z, lugs: 18, rim: third("steel", 0xd0d3d6) }),
  ),
];

export const showVehicles = [
  program({
    id: "monster truck",
    nouns: ["bigfoot truck", "monstertruck", "stunt truck"],
    about: "a monster truck: a pickup body high above four enormous tyres, with flames on its sides",
    metresPerUnit: 1.9,
    wears: ["body", "flame stripe", "rim"],
    params: { wheel: [0.44, 0.5], lift: [0.78, 0.88], tone: pick("blue", "red", "green", "black", "purple") },
    sockets: ({ lift }) => ({ inside: { at: [0, lift + 0.24, -0.72], size: [0.6, 0.4, 0.5] } }),
    parts: ({ wheel, lift, tone }) => {
      const color = { blue: 0x1f4fb0, red: 0xc2281f, green: 0x2f8f3a, black: 0x25262a, purple: 0x6a2f9a }[tone];
      const flame = softOutline(
        flat`
          0.98 0.14, 0.98 0.34, 0.5 0.34, 0.3 0.39, 0.42 0.3, 0.1 0.32, -0.16 0.38, 0 0.28, -0.36 0.26, 0.06 0.22, -0.1 0.15, 0.3 0.18,
          0.5 0.12
        `,
        3,
      );
      const glint = flame.map(([z, y]) => [0.98 + (z - 0.98) * 0.72, 0.24 + (y - 0.25) * 0.6] as const);
      return [
        part(
          "body",
          main("paint", color),
          all(
            side(
              flat`-1.1 0.06, -0.9 0, 0.9 0, 1.08 0.06, 1.1 0.26, 1.02 0.36, 0.5 0.42, 0.24 0.7, -0.3 0.72, -0.4 0.42, -1.1 0.42`,
              0.84,
              0.05,
            ).minus(box(0.7, 0.4, 0.6).at(0, 0.36, -0.76)),
          ).at(0, lift, 0),
        ),
        part("flames", second("paint", 0xf39a1c), side(flame, 0.852, 0.004).at(0, lift, 0)),
        part("flame hearts", fixed("paint", 0xf7d21f), side(glint, 0.86, 0.004).at(0, lift, 0)),
        part(
          "glass",
          GLASS,
          all(
            side(flat`0.44 0.44, 0.5 0.44, 0.27 0.68, 0.2 0.68`, 0.72, 0.006),
            side(flat`-0.3 0.44, 0.4 0.44, 0.2 0.66, -0.24 0.67`, 0.848, 0.006),
            box(0.66, 0.2, 0.02, 0.006).turn(12, 0, 0).at(0, 0.57, -0.358),
          ).at(0, lift, 0),
        ),
        part(
          "bars",
          fixed("steel", 0xc8cbce),
          all(
            hose(row`-0.34 0.4 -0.52, -0.34 0.84 -0.46, 0 0.88 -0.46, 0.34 0.84 -0.46, 0.34 0.4 -0.52`, 0.03).at(0, lift, 0),
            rod([0.3, lift + 0.8, -0.46], [0.3, lift + 0.42, -1], 0.024).mirror("x"),
            box(0.8, 0.1, 0.07, 0.03).at(0, lift + 0.06, 1.12),
            hose(row`-0.3 0.06 1.14, -0.28 0.3 1.17, 0.28 0.3 1.17, 0.3 0.06 1.14`, 0.022).at(0, lift, 0),
          ),
        ),
        part(
          "grille",
          fixed("iron", 0x1b1d20),
          box(0.5, 0.02, 0.03, 0.004)
            .array(4, [0, 0.045, 0])
            .at(0, lift + 0.2, 1.095),
        ),
        part(
          "lamps",
          light(0xfff0c4),
          all(
            box(0.12, 0.1, 0.03, 0.02)
              .at(0.32, lift + 0.2, 1.1)
              .mirror("x"),
            drumX(0.05, 0.07)
              .turn(0, 90, 0)
              .array(4, [0.16, 0, 0])
              .at(0, lift + 0.92, -0.44),
          ),
        ),
        ...runningGear(wheel, lift),
      ];
    },
  }),
  program({
    id: "bumper car",
    is: ["ride"],
    nouns: ["dodgem", "dodgem car", "bumper cars", "autoscooter"],
    about: "a fairground bumper car with a thick rubber rim all round, a seat, a steering wheel and a pole to the ceiling",
    metresPerUnit: 1.1,
    wears: ["body", "stripe", "seat"],
    params: { tone: pick("red", "blue", "yellow", "purple", "green"), pole: [1.5, 1.8] },
    sockets: () => ({ seat: { at: [0, 0.42, -0.18], size: [0.6, 0.9, 0.5] } }),
    parts: ({ tone, pole }, { isInscribed }) => [
      part(
        "body",
        main("paint", { red: 0xd0231e, blue: 0x1f5fc0, yellow: 0xf0b41c, purple: 0x7a32a8, green: 0x2f9a4a }[tone]),
        all(
          tray(0.96, 0.44, 1.46, 0.44, 0.06)
            .at(0, 0.36, 0)
            .minus(box(0.7, 0.5, 0.66).at(0, 0.54, -0.14)),
          sphere(0.4, 1, 32).scale(1, 0.42, 0.86).at(0, 0.56, 0.38),
          sphere(0.36, 1, 32).scale(1.1, 0.9, 0.4).at(0, 0.6, -0.56),
        ),
      ),
      part("rim", fixed("rubber", 0x1b1c1f), tray(1.12, 0.17, 1.62, 0.52, 0.07).at(0, 0.17, 0)),
      part(
        "trim",
        fixed("steel", 0xd4d6d8),
        all(tray(0.99, 0.03, 1.49, 0.455, 0.01).at(0, 0.29, 0), tray(0.99, 0.03, 1.49, 0.455, 0.01).at(0, 0.46, 0)),
      ),
      part("stripe", second("plastic", 0xf6f1e4), tray(0.974, 0.1, 1.474, 0.447, 0.01).at(0, 0.375, 0)),
      part(
        "seat",
        third("leather", 0x2b2022),
        all(box(0.66, 0.12, 0.3, 0.05).at(0, 0.38, -0.26), box(0.66, 0.4, 0.12, 0.05).turn(-10, 0, 0).at(0, 0.6, -0.43)),
      ),
      part(
        "wheel",
        fixed("plastic", 0x1b1c1f),
        all(
          torus(0.13, 0.02).turn(-62, 0, 0).at(0, 0.72, 0.1),
          rod([0, 0.72, 0.1], [0, 0.6, 0.28], 0.025),
          rod([-0.12, 0.72, 0.1], [0.12, 0.72, 0.1], 0.014),
        ),
      ),
      part("lamps", light(0xfff0c4), sphere(0.08, 1, 20).scale(1, 1, 0.7).at(0.22, 0.6, 0.66).mirror("x")),
      part("lamp rings", fixed("steel", 0xd4d6d8), drumZ(0.092, 0.1, 0.02).at(0.22, 0.6, 0.62).mirror("x")),
      !isInscribed &&
        part(
          "star",
          second("plastic", 0xf6f1e4),
          lathe(flat`0 0, 0.13 0, 0.13 0.012, 0 0.016`, { sides: 5 }).turn(24, 0, 0).at(0, 0.715, 0.48),
        ),
      part(
        "pole",
        fixed("steel", 0xb8bbbf),
        all(
          rod([0, 0.6, -0.62], [0, pole, -0.66], 0.022),
          hose([0, pole, -0.66, 0, pole + 0.06, -0.62, 0, pole + 0.06, -0.5], 0.016),
          box(0.1, 0.02, 0.1, 0.006).at(0, pole + 0.07, -0.48),
        ),
      ),
      part("spark", light(0x9fe0ff), sphere(0.03, 1, 10).at(0, pole + 0.09, -0.48)),
    ],
  }),
];
