import { all, box, cylinder, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { arc, atDepth } from "@blenda/forge/language/lists";
import { flat, way } from "@blenda/forge/language/numbers";
import { part, program, spins, turns, whole } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { rod } from "@blenda/forge/language/shorthand";
import { clouds, rings } from "@blenda/forge/language/skins";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";

export const mechanics = [
  program({
    id: "newton's cradle",
    nouns: ["newtons cradle", "newton cradle", "pendulum", "swinging balls", "desk pendulum"],
    about: "five steel balls on threads in a frame, the last one swinging out",
    metresPerUnit: 0.2,
    wears: ["frame", "ball", "base"],
    params: { swing: [26, 38] },
    parts: ({ swing }) => {
      const ball = all(sphere(0.085, 1, 24).at(0, -0.56, 0));
      const threads = all(rod([0, -0.48, 0], [0, 0, 0.27], 0.006), rod([0, -0.48, 0], [0, 0, -0.27], 0.006));
      const motion = turns([0.34, 0.84, 0], [0, 0, 1], -20, 0);
      return [
        part("base", third("wood", 0x3a2318), box(1.1, 0.09, 0.72, 0.03).at(0, 0.045, 0)),
        part(
          "frame",
          main("steel"),
          all(
            sweep(way`-0.46 0.05 0.27, -0.46 0.8 0.27, -0.42 0.85 0.27, 0.42 0.85 0.27, 0.46 0.8 0.27, 0.46 0.05 0.27`, 0.024, {
              isStraight: true,
            }).mirror("z"),
          ),
        ),
        part("balls", second("steel", 0xd6dade), all(...[-0.34, -0.17, 0, 0.17].map((x) => ball.at(x, 0.84, 0)))),
        part("threads", fixed("fabric", 0xd8d8d4), all(...[-0.34, -0.17, 0, 0.17].map((x) => threads.at(x, 0.84, 0)))),
        part("swinging ball", second("steel", 0xd6dade), ball.turn(0, 0, swing).at(0.34, 0.84, 0), { motion }),
        part("swinging threads", fixed("fabric", 0xd8d8d4), threads.turn(0, 0, swing).at(0.34, 0.84, 0), { motion }),
      ];
    },
  }),
  program({
    id: "gyroscope",
    nouns: ["spinning gyroscope"],
    about: "a gyroscope: a heavy wheel spinning in rings, on a stand",
    metresPerUnit: 0.16,
    wears: ["wheel", "ring", "stand"],
    params: { lean: [16, 30] },
    parts: ({ lean }) => [
      part(
        "stand",
        third("wood", 0x4a2c1c),
        all(lathe(flat`0 0, 0.34 0, 0.36 0.04, 0.3 0.08, 0.08 0.12, 0.05 0.3, 0.07 0.34, 0 0.36`, { smooth: 26 })),
      ),
      part(
        "fork",
        second("brass"),
        all(
          put(sweep(atDepth(arc(0.62, 180, 360, 24)), 0.03), [0, 0.94, 0]),
          put(sphere(0.05, 1, 16), [0.62, 0.94, 0]),
          put(sphere(0.05, 1, 16), [-0.62, 0.94, 0]),
        ),
      ),
      part(
        "outer ring",
        second("brass"),
        put(
          all(torus(0.54, 0.024), put(cylinder(0.022, 0.1, { sides: 14 }), [0.58, 0, 0], [0, 0, 90]).mirror("x")),
          [0, 0.94, 0],
          [90 - lean, 0, 0],
        ),
      ),
      part(
        "inner ring",
        second("brass", 0xc79a3c),
        put(all(torus(0.46, 0.02).turn(90, 0, 0), rod([0, -0.48, 0], [0, 0.48, 0], 0.022)), [0, 0.94, 0], [-lean * 0.4, 36, lean]),
      ),
      part(
        "wheel",
        main("steel"),
        put(
          lathe(
            flat`0 -0.05, 0.08 -0.06, 0.1 -0.02, 0.26 -0.02, 0.28 -0.07, 0.36 -0.07, 0.38 -0.05, 0.38 0.05, 0.36 0.07, 0.28 0.07, 0.26 0.02, 0.1 0.02, 0.08 0.06, 0 0.05`,
          ),
          [0, 0.94, 0],
          [-lean * 0.4, 36, lean],
        ),
      ),
    ],
  }),
  program({
    id: "orrery",
    nouns: ["solar system model", "model of the solar system", "planetarium model", "solar system"],
    about: "a brass model of the solar system: planets on arms round a shining sun",
    metresPerUnit: 0.6,
    wears: ["brass arm", "base", "planet"],
    params: { count: whole(5, 6), turn: [0, 50] },
    parts: ({ count, turn }) => {
      const COLORS = [0xb0a494, 0xd9b26a, 0x3f7fc0, 0xc0563a, 0xd8a878, 0xe0cf9a] as const;
      const planets = Array.from({ length: count }, (_, at) => ({
        r: 0.3 + at * 0.16,
        size: [0.045, 0.065, 0.07, 0.055, 0.11, 0.09][at],
        a: turn + at * 67,
        color: COLORS[at],
      }));
      return [
        part("base", second("wood", 0x4a2c1c), lathe(flat`0 0, 0.4 0, 0.42 0.04, 0.36 0.09, 0.16 0.13, 0.07 0.2, 0 0.2`, { smooth: 30 })),
        part(
          "column",
          main("brass"),
          lathe(flat`0 0.16, 0.05 0.16, 0.035 0.24, 0.06 0.3, 0.03 0.36, 0.03 0.62, 0.05 0.66, 0 0.7`, { smooth: 34 }),
        ),
        part("sun", light(0xffc23a), sphere(0.16, 1, 32).at(0, 0.84, 0)),
        ...planets.flatMap(({ r, size, a, color }, at) => {
          const y = 0.36 + at * 0.05;
          const motion = spins([0, y, 0], [0, 1, 0]);
          return [
            part(
              `arm ${at + 1}`,
              main("brass"),
              all(
                cylinder(0.055, 0.03, { bevel: 0.008, sides: 24 }).at(0, y, 0),
                sweep(way`0 ${y} 0, 0 ${y} ${r - 0.04}, 0 ${y + 0.04} ${r}, 0 0.84 ${r}`, 0.014),
              ).turn(0, a, 0),
              { motion },
            ),
            part(
              `planet ${at + 1}`,
              at === 2
                ? third("plastic", color, { paint: [clouds(0x4f9a4a, 0.05, { share: 0.8 })] })
                : fixed("plastic", color, { paint: [rings({ by: -0.2 }, size * 0.7, { width: 0.4 })] }),
              all(
                sphere(size, 1, 22),
                ...(at === 5 ? [lathe(flat`0.12 -0.004, 0.17 -0.004, 0.17 0.004, 0.12 0.004, 0.12 -0.004`).turn(18, 0, 10)] : []),
              )
                .at(0, 0.84 + size * 0.4, r)
                .turn(0, a, 0),
              { motion },
            ),
          ];
        }),
      ];
    },
  }),
];
