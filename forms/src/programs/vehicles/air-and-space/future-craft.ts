import { all, box, cylinder, extrude, lathe, loft, sphere } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { four, many } from "@blenda/forge/language/places";
import { part, pick, program } from "@blenda/forge/language/program";
import { drumX, hose, rod, side } from "@blenda/forge/language/shorthand";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";

const STEEL = fixed("steel", 0xb9bdc0);
const IRON = fixed("iron", 0x2b2d30);
const GLASS = fixed("plastic", 0x1d3038);

/** What is fastened to a lander: thrusters, nozzle, antenna, ladder. */
const landerFittings = (spread: number) => [
  part(
    "thrusters",
    IRON,
    four(
      all(
        cylinder(0.03, 0.07, { top: 0.012, sides: 14 }).at(0, -0.05, 0),
        cylinder(0.012, 0.07, { top: 0.03, sides: 14 }).at(0, 0.05, 0),
        box(0.06, 0.06, 0.06, 0.01),
      ),
      0.46,
      1.24,
      0.3,
    ),
  ),
  part("thruster arms", STEEL, four(rod([0, 0, 0], [-0.2, -0.02, -0.1], 0.014), 0.46, 1.24, 0.3)),
  part(
    "nozzle",
    fixed("iron", 0x4a4d52),
    lathe(
      flat([0, 0, 0.06, 0, 0.2, -0.26, 0.18, -0.26, 0.05, -0.02, 0, -0.02].map((each) => each))
        .slice()
        .reverse(),
      { sides: 28 },
    ).at(0, 0.48, 0),
  ),
  part(
    "dish",
    fixed("paint", 0xf1eee5),
    all(
      lathe(flat`0 0, 0.14 0.06, 0.13 0.07, 0 0.02`, { sides: 28 }).turn(50, 30, 0).at(0.36, 1.62, 0.06),
      rod([0.2, 1.36, -0.06], [0.36, 1.62, 0.06], 0.014),
      rod([-0.2, 1.4, -0.1], [-0.24, 1.8, -0.1], 0.01, 0.004),
    ),
  ),
  part(
    "ladder",
    STEEL,
    all(
      rod([-0.08, 0.84, 0.66], [-0.08, 0.2, spread + 0.02], 0.012),
      rod([0.08, 0.84, 0.66], [0.08, 0.2, spread + 0.02], 0.012),
      many(6, (at) => drumX(0.009, 0.16).at(0, 0.26 + at * 0.1, spread - 0.01 - at * ((spread - 0.66) / 6.4))),
      box(0.34, 0.02, 0.24, 0.006).at(0, 0.88, 0.66),
    ),
  ),
  part("flag", fixed("fabric", 0x2460a7), all(box(0.14, 0.1, 0.008, 0.002).at(0, 0.72, 0.604))),
];

export const futureCraft = [
  program({
    id: "hoverbike",
    is: ["ride"],
    nouns: ["hover bike", "speeder bike", "hover motorcycle", "flying motorcycle", "hovercycle", "speeder"],
    about: "a science fiction hoverbike with glowing lift rings before and behind the rider",
    metresPerUnit: 1.15,
    wears: ["body", "seat", "fin ring"],
    params: { tone: pick("red", "blue", "orange", "white"), nose: [1, 1.15] },
    sockets: () => ({ seat: { at: [0, 0.8, -0.2], size: [0.4, 0.9, 0.5] } }),
    parts: ({ tone, nose }) => [
      part(
        "body",
        main("paint", { red: 0xb8281f, blue: 0x2460a7, orange: 0xe8701a, white: 0xe9e7e1 }[tone]),
        all(
          loft([
            { y: -0.86, width: 0.12, depth: 0.14, corner: 0.8, z: 0.12 },
            { y: -0.6, width: 0.28, depth: 0.26, corner: 0.6, z: 0.08 },
            { y: -0.1, width: 0.3, depth: 0.3, corner: 0.6, z: 0 },
            { y: 0.4, width: 0.36, depth: 0.34, corner: 0.6, z: -0.02 },
            { y: 0.8, width: 0.24, depth: 0.22, corner: 0.7, z: 0.04 },
            { y: nose, width: 0.06, depth: 0.06, corner: 1, z: 0.1 },
          ])
            .turn(90, 0, 0)
            .at(0, 0.62, 0),
          side(flat`-0.98 0.74, -0.6 0.7, -0.78 0.98, -1 1.04`, 0.04, 0.012),
          side(flat`0.3 0.78, 0.62 0.74, 0.46 0.94, 0.36 0.98`, 0.22, 0.03),
        ),
      ),
      part(
        "rings",
        third("steel", 0x4a5058),
        all(
          ...[0.66, -0.62].map((z) =>
            lathe(flat`0.19 -0.06, 0.25 -0.06, 0.27 0, 0.25 0.06, 0.2 0.06, 0.19 0, 0.19 -0.06`, { sides: 36 })
              .turn(0, 0, -12)
              .at(0.44, 0.5, z)
              .mirror("x"),
          ),
        ),
      ),
      part(
        "glow",
        light(0x53d8ff),
        all(
          ...[0.66, -0.62].map((z) => cylinder(0.19, 0.03, { sides: 32 }).turn(0, 0, -12).at(0.44, 0.48, z).mirror("x")),
          box(0.16, 0.05, 0.03, 0.012).at(0, 0.56, -0.88),
        ),
      ),
      part(
        "hubs",
        fixed("steel", 0x8d9298),
        all(
          ...[0.66, -0.62].map((z) =>
            all(cylinder(0.05, 0.1, { sides: 16 }), ...[0, 60, 120].map((turn) => box(0.4, 0.02, 0.03, 0.005).turn(0, turn, 0)))
              .turn(0, 0, -12)
              .at(0.44, 0.52, z)
              .mirror("x"),
          ),
        ),
      ),
      part(
        "arms",
        fixed("steel", 0x8d9298),
        all(...[0.66, -0.62].map((z) => rod([0.1, 0.6, z * 0.8], [0.24, 0.53, z], 0.035).mirror("x"))),
      ),
      part(
        "seat",
        second("leather", 0x26221f),
        side(flat`-0.62 0.8, -0.5 0.72, 0.1 0.72, 0.16 0.78, -0.1 0.8, -0.44 0.83, -0.6 0.92`, 0.24, 0.03),
      ),
      part(
        "bars",
        IRON,
        all(
          rod([0, 0.82, 0.4], [0, 0.98, 0.3], 0.025),
          hose([-0.3, 0.98, 0.14, -0.22, 1.02, 0.24, 0, 0.98, 0.3, 0.22, 1.02, 0.24, 0.3, 0.98, 0.14], 0.018),
          rod([0.14, 0.5, -0.1], [0.3, 0.46, -0.12], 0.018).mirror("x"),
        ),
      ),
      part("grips", fixed("rubber", 0x17181a), rod([0.28, 0.99, 0.17], [0.34, 0.95, 0.06], 0.026).mirror("x")),
      part(
        "lamps",
        light(0xfff3cf),
        box(0.05, 0.03, 0.14, 0.012)
          .turn(0, 20, 0)
          .at(0.12, 0.62, nose - 0.2)
          .mirror("x"),
      ),
      part("jets", IRON, cylinder(0.07, 0.26, { top: 0.05, sides: 24 }).turn(90, 0, 0).at(0.14, 0.6, -0.74).mirror("x")),
    ],
  }),
  program({
    id: "lunar lander",
    nouns: ["moon lander", "lunar module", "moon landing module", "apollo lander", "landing module", "eagle lander", "space lander"],
    about: "a lunar lander: a golden base on four legs with pads, a silver cabin, an antenna and a ladder",
    metresPerUnit: 3.4,
    wears: ["base foil", "cabin", "leg"],
    params: { spread: [1, 1.12] },
    parts: ({ spread }) => [
      part(
        "base",
        main("gold"),
        all(
          cylinder(0.62, 0.4, { sides: 8, bevel: 0.03 }).turn(0, 22.5, 0).at(0, 0.66, 0),
          four(box(0.26, 0.3, 0.2, 0.02).turn(0, 45, 0), 0.42, 0.66, 0.42),
        ),
      ),
      part(
        "foil",
        fixed("gold", 0xb9812a),
        many(8, (at) =>
          box(0.3, 0.07, 0.02, 0.006)
            .at(0, 0.58 + (at % 2) * 0.16, 0.58)
            .turn(0, at * 45, 0),
        ),
      ),
      part(
        "legs",
        third("steel", 0xb9bdc0),
        all(
          rod([0, 0.8, 0.56], [0, 0.1, spread], 0.035),
          rod([0.22, 0.5, 0.54], [0, 0.2, spread * 0.94], 0.022),
          rod([-0.22, 0.5, 0.54], [0, 0.2, spread * 0.94], 0.022),
        ).ring(4),
      ),
      part("pads", main("gold"), lathe(flat`0 0, 0.12 0, 0.19 0.06, 0.18 0.07, 0.1 0.05, 0 0.05`, { sides: 28 }).at(0, 0, spread).ring(4)),
      part(
        "cabin",
        second("steel", 0xc9cdd0),
        all(
          cylinder(0.4, 0.46, { sides: 10, bevel: 0.04 }).turn(90, 0, 0).at(0, 1.18, 0.12),
          cylinder(0.34, 0.4, { sides: 8, bevel: 0.04 }).at(0, 1.2, -0.1),
          sphere(0.22, 1, 24).at(0.42, 1.08, -0.1),
          sphere(0.2, 1, 24).at(-0.4, 1.06, -0.12),
          cylinder(0.16, 0.16, { bevel: 0.02 }).at(0, 1.5, -0.06),
          box(0.3, 0.3, 0.24, 0.03).at(0, 1.16, -0.46),
          box(0.4, 0.12, 0.5, 0.02).at(0, 0.9, 0),
        ),
      ),
      part("windows", GLASS, extrude(flat`0 0, 0.13 0.02, 0.11 0.15`, 0.02, 0.006).turn(0, 0, 0).at(0.08, 1.24, 0.355).mirror("x")),
      part("hatch", IRON, all(box(0.2, 0.22, 0.02, 0.03).at(0, 1.02, 0.356))),
      ...landerFittings(spread),
    ],
  }),
];
