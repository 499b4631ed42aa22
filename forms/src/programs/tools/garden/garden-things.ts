import { all, box, cylinder, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { flat, way } from "@blenda/forge/language/numbers";
import { many, twin } from "@blenda/forge/language/places";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { fixed, main, second } from "@blenda/forge/language/substance";

export const gardenThings = [
  program({
    id: "flower pot",
    nouns: ["flowerpot", "plant pot", "planter", "terracotta pot"],
    about: "a clay pot full of soil with flowers",
    metresPerUnit: 0.3,
    wears: ["pot", "flower petal"],
    params: { height: [0.55, 0.66], blooms: whole(4, 6), tone: pick("red", "mustard", "plum") },
    traits: { empty: "", square: "squared boxy cubic" },
    sockets: ({ height }) => ({ inside: { at: [0, height * 0.9, 0], size: [0.6, 0.8, 0.6] } }),
    parts: ({ height, blooms, tone }, ask) => {
      const random = ask.random.fork("flowers");
      const heads = Array.from({ length: blooms }, (_, at) => ({
        at: [
          Math.sin(at * 2.4) * 0.08 * Math.sqrt(at + 0.4) * 1.6,
          height + random.between(0.36, 0.58),
          Math.cos(at * 2.4) * 0.08 * Math.sqrt(at + 0.4) * 1.6,
        ] as const,
        turn: [random.between(10, 40), at * 137, 0] as const,
        scale: random.between(0.85, 1.15),
      }));
      // A square one is turned with a side to the front.
      const [sides, corner] = ask.has("square") ? [4, 45] : [48, 0];
      const color = { red: 0xd8402f, mustard: 0xf0c43c, plum: 0xa24f9c }[tone];
      return [
        part(
          "pot",
          main("clay", 0xb5633c),
          lathe(
            flat`0 0, 0.3 0, 0.31 0.03, 0.4 ${height - 0.18}, 0.45 ${height - 0.17}, 0.47 ${height - 0.02}, 0.45 ${height}, 0.41 ${height}, 0.4 ${height - 0.1}, 0 ${height - 0.1}`,
            { sides },
          ).turn(0, corner, 0),
        ),
        part(
          "saucer",
          main("clay", 0xb5633c),
          lathe(flat`0 -0.05, 0.4 -0.05, 0.46 0.03, 0.44 0.04, 0.38 -0.01, 0 -0.01`, { sides }).turn(0, corner, 0),
        ),
        part(
          "soil",
          fixed("stone", 0x3a2a1e),
          lathe(flat`0 ${height - 0.12}, 0.4 ${height - 0.11}, 0.3 ${height - 0.05}, 0 ${height - 0.02}`, { sides }).turn(0, corner, 0),
        ),
        !ask.has("empty") &&
          part(
            "stems",
            fixed("plastic", 0x4a8a3f),
            all(
              ...heads.map(({ at: [x, y, z] }) =>
                sweep(way`${x * 0.3} ${height - 0.08} ${z * 0.3}, ${x * 0.5} ${(height + y) / 2} ${z * 0.5}, ${x} ${y} ${z}`, 0.014),
              ),
              many(9, (at) =>
                sweep(way`0 ${height - 0.06} 0.05, 0 ${height + 0.14} 0.2, 0 ${height + 0.1} 0.4`, [0.02, 0.06, 0.004], {
                  flatten: 0.2,
                }).turn(0, at * 40, 0),
              ),
            ),
          ),
        !ask.has("empty") &&
          part("petals", second("plastic", color), sphere(0.06, 1, 10).scale(0.7, 0.3, 1.2).at(0, 0.01, 0.085).ring(7).scatter(heads)),
        !ask.has("empty") && part("hearts", fixed("plastic", 0xf2d14a), sphere(0.05, 0.6, 14).at(0, 0.02, 0).scatter(heads)),
      ];
    },
  }),
  program({
    id: "garden hose",
    nouns: ["hose", "water hose", "hosepipe"],
    about: "a coiled garden hose with a brass nozzle",
    metresPerUnit: 0.5,
    wears: ["hose", "nozzle"],
    params: { loops: whole(4, 5), radius: [0.42, 0.5] },
    sockets: ({ radius }) => ({ grip: { at: [radius + 0.4, 0.05, 0], size: [0.3, 0.1, 0.1] } }),
    parts: ({ loops, radius }) => {
      const steps = loops * 26;
      const coil = Array.from(
        { length: steps + 1 },
        (_, at) =>
          [
            (radius + Math.sin(at * 0.5) * 0.012) * Math.sin((at / 26) * 6.283),
            0.04 + (at / steps) * loops * 0.066,
            (radius + Math.sin(at * 0.5) * 0.012) * Math.cos((at / 26) * 6.283),
          ] as const,
      );
      const high = 0.04 + loops * 0.066;
      return [
        part(
          "hose",
          main("rubber", 0x3f8a4a),
          all(
            sweep(coil, 0.036, { isStraight: true }),
            sweep(
              way`0 ${high} ${radius}, ${radius * 0.5} ${high} ${radius * 0.96}, ${radius * 1.1} ${high * 0.5} ${radius * 0.8}, ${radius + 0.28} 0.05 ${radius * 0.6}`,
              0.036,
            ),
          ),
        ),
        part(
          "nozzle",
          second("brass"),
          lathe(flat`0 0, 0.05 0, 0.055 0.03, 0.04 0.06, 0.045 0.2, 0.03 0.3, 0.04 0.33, 0 0.33`, { sides: 28 })
            .turn(0, 0, -90)
            .turn(0, 38, 0)
            .at(radius + 0.26, 0.05, radius * 0.62),
        ),
        part(
          "coupling",
          second("brass"),
          all(
            cylinder(0.048, 0.07, { sides: 20 }).turn(0, 0, 90).at(-0.02, 0.045, radius),
            hoop(0.05, 0.01).turn(0, 0, 90).at(0.02, 0.045, radius),
          ),
        ),
        part("ties", fixed("rubber", 0x232427), twin(box(0.11, loops * 0.066 + 0.06, 0.03, 0.01), radius, loops * 0.033 + 0.035, 0)),
      ];
    },
  }),
];
