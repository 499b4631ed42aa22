import { all, box, cylinder, loft, sphere, torus } from "@blenda/forge/language/form";
import { flat, slices } from "@blenda/forge/language/numbers";
import { many } from "@blenda/forge/language/places";
import { part, pick, program, spins, whole } from "@blenda/forge/language/program";
import { drumX, hose, loop, rod, side } from "@blenda/forge/language/shorthand";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";

const GLASS = fixed("plastic", 0x1b2c37);
const IRON = fixed("iron", 0x33363a);
const STEEL = fixed("steel", 0xb9bdc0);

export const drawn = [
  program({
    id: "chariot",
    nouns: ["roman chariot", "war chariot", "horse chariot", "racing chariot"],
    about: "a Roman chariot with two spoked wheels, a curved front with golden ornaments and a long shaft",
    metresPerUnit: 1.05,
    wears: ["body", "wheel", "ornament"],
    params: { wheel: [0.4, 0.46], spokes: whole(6, 8), tone: pick("red", "purple", "white") },
    sockets: () => ({ top: { at: [0, 0.46, -0.1], size: [0.5, 1.2, 0.5] } }),
    parts: ({ wheel, spokes, tone }) => {
      const color = { red: 0xa8241f, purple: 0x5f2a6a, white: 0xece6d6 }[tone];
      const wall = (low: number, high: number, out: number) =>
        many(13, (at) => {
          const a = ((at - 6) / 6) * 1.9;
          return box(0.115, high - low, 0.035, 0.008)
            .turn(0, (a * 180) / Math.PI, 0)
            .at(Math.sin(a) * out, (low + high) / 2 - (Math.abs(at - 6) / 6) ** 2 * 0.14, Math.cos(a) * out * 1.1 - 0.08);
        });
      return [
        part("body", main("paint", color), wall(0.44, 1.1, 0.42)),
        part(
          "rim",
          third("gold"),
          all(
            hose(
              Array.from({ length: 13 }, (_, at) => {
                const a = ((at - 6) / 6) * 1.9;
                return [Math.sin(a) * 0.425, 1.1 - (Math.abs(at - 6) / 6) ** 2 * 0.14, Math.cos(a) * 0.465 - 0.08];
              }).flat(),
              0.03,
            ),
            hose(
              Array.from({ length: 13 }, (_, at) => {
                const a = ((at - 6) / 6) * 1.9;
                return [Math.sin(a) * 0.43, 0.5 - (Math.abs(at - 6) / 6) ** 2 * 0.1, Math.cos(a) * 0.47 - 0.08];
              }).flat(),
              0.024,
            ),
          ),
        ),
        part(
          "ornaments",
          third("gold"),
          all(
            sphere(0.11, 1, 24).scale(1, 1, 0.5).at(0, 0.82, 0.4),
            torus(0.15, 0.02).turn(90, 0, 0).at(0, 0.82, 0.4),
            many(8, (at) =>
              box(0.02, 0.07, 0.02, 0.004)
                .at(0, 0.19, 0)
                .turn(0, 0, at * 45)
                .at(0, 0.82, 0.4),
            ),
            ...[0.3, -0.3].map((x) =>
              sphere(0.06, 1, 18)
                .scale(1, 1, 0.5)
                .turn(0, x * 150, 0)
                .at(x * 1.08, 0.8, 0.26),
            ),
          ),
        ),
        part("floor", fixed("wood", 0x8a5a30), all(cylinder(0.42, 0.05).at(0, 0.44, -0.06), box(0.8, 0.05, 0.2, 0.012).at(0, 0.44, -0.2))),
        part(
          "shaft",
          fixed("wood", 0x7a4a26),
          all(
            hose([0, 0.42, 0, 0, 0.42, 0.5, 0, 0.58, 1, 0, 0.8, 1.5], [0.04, 0.04, 0.036, 0.03]),
            drumX(0.03, 0.86).at(0, 0.8, 1.46),
            hose([0.1, 0.82, 1.46, 0.24, 0.9, 1.46, 0.4, 0.8, 1.46], 0.022).mirror("x"),
          ),
        ),
        part("shaft tip", third("gold"), sphere(0.055, 1.3, 18).at(0, 0.82, 1.53)),
        part(
          "wheels",
          second("wood", 0x8a5a30),
          all(
            loop(wheel - 0.04, 0.036, 36),
            rod([0, 0, 0.05], [0, 0, wheel - 0.05], 0.024, 0.018).ring(spokes),
            cylinder(0.07, 0.14, { bevel: 0.02 }),
          )
            .turn(0, 0, 90)
            .at(0.58, wheel, -0.12)
            .mirror("x"),
          { motion: spins([0, wheel, -0.12], [1, 0, 0]) },
        ),
        part(
          "tyres",
          third("gold", 0xb98a3a),
          all(cylinder(wheel, 0.05).minus(cylinder(wheel - 0.02, 0.2)), cylinder(0.035, 0.2))
            .turn(0, 0, 90)
            .at(0.58, wheel, -0.12)
            .mirror("x"),
          { motion: spins([0, wheel, -0.12], [1, 0, 0]) },
        ),
        part("axle", IRON, drumX(0.035, 1.2).at(0, wheel, -0.12)),
      ];
    },
  }),
  program({
    id: "dog sled",
    nouns: ["dogsled", "husky sled", "dog sledge", "dog sleigh", "iditarod sled", "musher sled"],
    about: "a dog sled with long wooden runners, a slatted basket, a handlebar and a packed load",
    metresPerUnit: 1.1,
    wears: ["wood frame", "load bag", "rope"],
    params: { slats: whole(5, 7), tone: pick("red", "blue", "orange") },
    sockets: () => ({ top: { at: [0, 0.3, 0.2], size: [0.4, 0.6, 0.8] } }),
    parts: ({ slats, tone }) => [
      part(
        "runners",
        main("wood", 0xb98a56, { grain: "z" }),
        hose([0.28, 0.025, -1.2, 0.28, 0.025, 0.6, 0.26, 0.1, 0.9, 0.24, 0.3, 1.04], 0.026).mirror("x"),
      ),
      part(
        "frame",
        main("wood", 0x9a6a3a),
        all(
          ...[-0.5, 0, 0.5].map((z) =>
            all(rod([0.28, 0.03, z], [0.25, 0.24, z], 0.02), rod([0.25, 0.22, z], [0.25, 0.46 + (z < 0 ? 0.1 : 0), z], 0.018)).mirror("x"),
          ),
          rod([0.25, 0.24, -0.66], [0.25, 0.26, 0.92], 0.02).mirror("x"),
          rod([0.25, 0.58, -0.62], [0.25, 0.3, 0.9], 0.02).mirror("x"),
          hose([0.28, 0.04, -0.56, 0.26, 0.6, -0.68, 0.24, 0.94, -0.84, 0.14, 1.02, -0.9, 0, 1.03, -0.91], 0.022).mirror("x"),
          hose([-0.26, 0.26, 0.88, -0.2, 0.27, 1.08, 0, 0.28, 1.18, 0.2, 0.27, 1.08, 0.26, 0.26, 0.88], 0.022),
        ),
      ),
      part(
        "slats",
        main("wood", 0xc99a63, { grain: "z" }),
        box(0.46 / slats - 0.01, 0.02, 1.5, 0.006)
          .array(slats, [0.46 / slats, 0, 0])
          .at(0, 0.265, 0.14),
      ),
      part(
        "load",
        second("fabric", { red: 0xb3312a, blue: 0x2f5a9a, orange: 0xd8701f }[tone]),
        all(loft(slices([0, 0.42, 1.0, 0.06, 0.46, 1.06, 0.2, 0.42, 0.98, 0.27, 0.28, 0.7, 0.28, 0.1, 0.4], 0.6)).at(0, 0.275, 0.12)),
      ),
      part("bedroll", fixed("fabric", 0xd8c9a0), drumX(0.1, 0.4, 0.03).at(0, 0.62, -0.22)),
      part(
        "ropes",
        third("fabric", 0xe9dfc0),
        all(
          ...[-0.2, 0.14, 0.44].map((z) => hose([-0.25, 0.3, z, -0.22, 0.48, z, 0, 0.56, z, 0.22, 0.48, z, 0.25, 0.3, z], 0.013)),
          hose([0, 0.28, 1.16, 0, 0.16, 1.4, 0.03, 0.03, 1.7, -0.02, 0.02, 1.96], 0.015),
        ),
      ),
      part(
        "brake",
        IRON,
        all(rod([0.28, 0.06, -0.62], [-0.28, 0.06, -0.62], 0.016), rod([0.1, 0.06, -0.62], [0.12, 0, -0.7], 0.016).mirror("x")),
      ),
      part("pads", fixed("rubber", 0x232427), box(0.09, 0.02, 0.3, 0.006).at(0.28, 0.05, -0.98).mirror("x")),
      part("lantern", light(0xffc26a), cylinder(0.05, 0.11, { sides: 16 }).at(0.2, 0.86, -0.78)),
    ],
  }),
  program({
    id: "bobsled",
    nouns: ["bobsleigh", "bob sled", "bob sleigh", "olympic bobsled"],
    about: "a bobsled: a sleek shell with a rounded nose, open for the crew, on four steel runners",
    metresPerUnit: 1.35,
    wears: ["shell body", "stripe", "runner"],
    params: { tone: pick("red", "blue", "yellow", "green"), nose: [1.1, 1.2] },
    sockets: () => ({ seat: { at: [0, 0.3, -0.2], size: [0.4, 0.8, 0.9] } }),
    parts: ({ tone, nose }, { isInscribed }) => {
      const color = { red: 0xc8281f, blue: 0x1f5fc0, yellow: 0xf0b41c, green: 0x2f8f4a }[tone];
      return [
        part(
          "nose",
          main("paint", color),
          loft([
            { y: 0.24, width: 0.56, depth: 0.46, corner: 0.6, z: 0 },
            { y: 0.5, width: 0.56, depth: 0.46, corner: 0.6, z: 0 },
            { y: 0.8, width: 0.48, depth: 0.38, corner: 0.7, z: 0.03 },
            { y: 1.02, width: 0.3, depth: 0.24, corner: 0.9, z: 0.08 },
            { y: nose, width: 0.06, depth: 0.05, corner: 1, z: 0.12 },
          ])
            .turn(90, 0, 0)
            .at(0, 0.36, 0),
        ),
        part(
          "sides",
          main("paint", color),
          side(flat`-1 0.14, 0.34 0.13, 0.34 0.58, 0.1 0.56, -0.6 0.5, -1 0.48`, 0.56, 0.05).minus(box(0.42, 0.6, 1.5).at(0, 0.5, -0.42)),
        ),
        part("cowl", main("paint", color), side(flat`-1.02 0.14, -0.9 0.14, -0.9 0.5, -1.02 0.46`, 0.06, 0.02).at(0.25, 0, 0).mirror("x")),
        part(
          "stripe",
          second("plastic", 0xf6f1e4),
          all(
            box(0.566, 0.08, 1.3, 0.006)
              .minus(box(0.5, 0.3, 2))
              .at(0, 0.34, -0.33),
          ),
        ),
        !isInscribed && part("number", second("plastic", 0xf6f1e4), drumX(0.1, 0.012).at(0.28, 0.36, 0.12).mirror("x")),
        !isInscribed && part("digit", fixed("plastic", 0x1b1c1f), box(0.012, 0.12, 0.035, 0.003).at(0.284, 0.36, 0.12).mirror("x")),
        part(
          "seat",
          fixed("leather", 0x232427),
          all(
            box(0.4, 0.06, 1.3, 0.02).at(0, 0.2, -0.38),
            box(0.4, 0.24, 0.06, 0.03).turn(-16, 0, 0).array(2, [0, 0, 0.56]).at(0, 0.36, -0.62),
          ),
        ),
        part(
          "bars",
          STEEL,
          all(
            hose([0.27, 0.46, -0.96, 0.36, 0.5, -1, 0.36, 0.5, -1.12], 0.02).mirror("x"),
            hose([0.28, 0.42, 0.2, 0.4, 0.46, 0.16, 0.42, 0.46, 0.04], 0.018).mirror("x"),
          ),
        ),
        part("axles", IRON, all(drumX(0.035, 0.6).at(0, 0.14, 0.7), drumX(0.04, 0.62).at(0, 0.14, -0.7))),
        part(
          "runners",
          third("steel", 0xd4d8dc),
          all(
            ...[0.7, -0.7].map((z) =>
              side(
                flat`${z - 0.34} 0.03, ${z - 0.3} 0, ${z + 0.28} 0, ${z + 0.38} 0.07, ${z + 0.36} 0.1, ${z + 0.1} 0.14, ${z - 0.1} 0.14, ${z - 0.32} 0.06`,
                0.03,
                0.008,
              )
                .at(0.3, 0, 0)
                .mirror("x"),
            ),
          ),
        ),
        part("visor", GLASS, box(0.4, 0.03, 0.2, 0.012).turn(14, 0, 0).at(0, 0.585, 0.3)),
      ];
    },
  }),
];
