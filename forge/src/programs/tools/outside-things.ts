import { all, box, cylinder, extrude, lathe, sphere, sweep } from "../language/form.ts";
import { flat, way } from "../language/numbers.ts";
import { circle } from "../language/outlines.ts";
import { hoop, many, rod, twin } from "../language/places.ts";
import { fixed, light, main, second, third } from "../language/substance.ts";
import { CLOTHS, ENAMELS, WOODS } from "../language/tones.ts";
import { part, pick, program, whole } from "../program.ts";

export const outsideThings = [
  program({
    id: "tent",
    nouns: ["camping tent", "camp tent", "ridge tent"],
    about: "a small camping tent with an open entrance and guy ropes",
    metresPerUnit: 1.2,
    wears: ["cloth canvas", "ground floor", "pole"],
    params: { width: [1.3, 1.5], height: [0.95, 1.1], long: [1.6, 1.9], cloth: pick("rust", "sage", "mustard", "navy") },
    sockets: () => ({ inside: { at: [0, 0.04, 0], size: [0.9, 0.7, 1.4] } }),
    parts: ({ width, height, long, cloth }) => {
      const [side, end] = [width / 2, long / 2];
      const roof = extrude(
        flat`${side} 0.02, ${side + 0.02} 0.05, 0 ${height + 0.02}, ${-side - 0.02} 0.05, ${-side} 0.02, ${-side + 0.03} 0.02, 0 ${height - 0.03}, ${side - 0.03} 0.02`,
        long,
        0.006,
      );
      const flap = extrude(flat`0 ${height - 0.04}, ${-side + 0.02} 0.03, ${-side * 0.5} 0.03`, 0.02, 0.004);
      return [
        part(
          "canvas",
          main("fabric", CLOTHS[cloth]),
          all(roof, extrude(flat`${-side + 0.02} 0.03, ${side - 0.02} 0.03, 0 ${height - 0.03}`, 0.02, 0.004).at(0, 0, -end + 0.03)),
        ),
        part("flaps", main("fabric", CLOTHS[cloth]), flap.at(0, 0, end - 0.03).mirror("x")),
        part("ridge", third("fabric", 0xe9dfc6), box(0.07, 0.03, long + 0.02, 0.01).at(0, height + 0.008, 0)),
        part("floor", second("fabric", 0x55606a), box(width - 0.04, 0.03, long - 0.02, 0.008).at(0, 0.018, 0)),
        part("poles", third("wood", WOODS.pine), rod([0, 0, end - 0.06, 0, height + 0.08, end - 0.06], 0.022).mirror("z")),
        part(
          "ropes",
          fixed("fabric", 0xe9dfc6),
          all(
            rod([0, height + 0.05, end - 0.05, 0, 0.05, end + 0.6], 0.009).mirror("z"),
            rod([side * 0.5, height * 0.5, 0, side + 0.42, 0.04, 0], 0.008)
              .at(0, 0, 0)
              .array(2, [0, 0, long * 0.8])
              .mirror("x"),
          ),
        ),
        part(
          "pegs",
          fixed("wood", WOODS.walnut),
          all(
            rod([0, 0, end + 0.56, 0, 0.12, end + 0.63], 0.02).mirror("z"),
            rod([side + 0.38, 0, 0, side + 0.45, 0.11, 0], 0.02)
              .array(2, [0, 0, long * 0.8])
              .mirror("x"),
          ),
        ),
      ];
    },
  }),
  program({
    id: "campfire",
    nouns: ["bonfire", "camp fire", "fire pit"],
    about: "burning logs in a ring of stones",
    metresPerUnit: 0.7,
    wears: ["log wood", "stone"],
    params: { logs: whole(5, 7), stones: whole(9, 12) },
    traits: { unlit: "cold extinguished" },
    parts: ({ logs, stones }, ask) => {
      const random = ask.random.fork("stones");
      const ring = Array.from({ length: stones }, (_, at) => ({
        at: [Math.sin((at / stones) * 6.283) * 0.66, 0.08, Math.cos((at / stones) * 6.283) * 0.66] as const,
        turn: [random.between(0, 90), random.between(0, 360), 0] as const,
        scale: random.between(0.8, 1.15),
      }));
      const flame = lathe(flat([0, 0, 0.16, 0.06, 0.22, 0.2, 0.17, 0.45, 0.07, 0.75, 0, 0.95]), { smooth: 18, sides: 16 });
      const log = all(rod([0, 0.05, 0.5, 0, 0.52, 0.04], [0.075, 0.06]));
      return [
        part("logs", main("wood", 0x5d4027), log.ring(logs)),
        part("ends", fixed("wood", 0xc9a06a), rod([0, 0.042, 0.508, 0, 0.05, 0.498], 0.066).ring(logs)),
        part("stones", second("stone", 0x85827c), sphere(0.15, 0.72, 9).scatter(ring)),
        part("ash", fixed("stone", 0x3c3a38), cylinder(0.6, 0.05, { sides: 36, bevel: 0.02 }).at(0, 0.02, 0)),
        !ask.has("unlit") &&
          part(
            "flames",
            light(0xff8c2e),
            all(
              flame.at(0, 0.12, 0),
              flame.scale(0.7).turn(-10, 0, 0).at(0, 0.1, -0.16).ring(3, 20),
              flame.scale(0.42).at(0, 0.1, 0.27).ring(4, 45),
            ),
          ),
        !ask.has("unlit") && part("embers", light(0xff5a1f), sphere(0.05, 0.6, 8).at(0, 0.06, 0.3).ring(9)),
      ];
    },
  }),
  program({
    id: "birdhouse",
    nouns: ["bird house", "nesting box", "nest box", "bird feeder"],
    about: "a small wooden house for birds on a pole",
    metresPerUnit: 0.35,
    wears: ["wall house", "roof", "pole"],
    params: { width: [0.5, 0.6], height: [0.62, 0.74], tone: pick("red", "mint", "blue", "cream") },
    sockets: ({ height }) => ({ slot: { at: [0, 0.9 + height * 0.3, 0.4], size: [0.2, 0.2, 0.2] } }),
    parts: ({ width, height, tone }) => {
      const side = width / 2;
      const wall = flat`${-side} 0, ${side} 0, ${side} ${height * 0.62}, 0 ${height}, ${-side} ${height * 0.62}`;
      const slope = (Math.atan2(height * 0.38, side) * 180) / Math.PI;
      return [
        part("house", main("paint", ENAMELS[tone]), extrude(wall, 0.5, 0.01).at(0, 0.9, 0)),
        part(
          "roof",
          second("wood", WOODS.walnut),
          box(Math.hypot(side, height * 0.38) + 0.14, 0.045, 0.66, 0.012)
            .turn(0, 0, -slope)
            .at(side / 2 + 0.03, 0.93 + height * 0.8, 0)
            .mirror("x"),
        ),
        part(
          "hole",
          fixed("iron", 0x17181a),
          cylinder(0.1, 0.02, { sides: 32, bevel: 0 })
            .turn(90, 0, 0)
            .at(0, 0.9 + height * 0.5, 0.248),
        ),
        part(
          "ring",
          third("wood", WOODS.pine),
          extrude(circle(0.13, 32), 0.03, 0.008, [circle(0.095, 32)]).at(0, 0.9 + height * 0.5, 0.25),
        ),
        part(
          "perch",
          third("wood", WOODS.pine),
          all(rod([0, 0.9 + height * 0.22, 0.22, 0, 0.9 + height * 0.22, 0.4], 0.02), box(width + 0.12, 0.045, 0.62, 0.012).at(0, 0.89, 0)),
        ),
        part("pole", third("wood", WOODS.pine), all(rod([0, 0, 0, 0, 0.9, 0], 0.045), cylinder(0.2, 0.05, { sides: 28 }).at(0, 0.02, 0))),
      ];
    },
  }),
  program({
    id: "flower pot",
    nouns: ["flowerpot", "plant pot", "planter", "terracotta pot"],
    about: "a clay pot full of soil with flowers",
    metresPerUnit: 0.3,
    wears: ["pot", "flower petal"],
    params: { height: [0.55, 0.66], blooms: whole(4, 6), tone: pick("red", "mustard", "plum") },
    traits: { empty: "" },
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
      const color = { red: 0xd8402f, mustard: 0xf0c43c, plum: 0xa24f9c }[tone];
      return [
        part(
          "pot",
          main("clay", 0xb5633c),
          lathe(
            flat`0 0, 0.3 0, 0.31 0.03, 0.4 ${height - 0.18}, 0.45 ${height - 0.17}, 0.47 ${height - 0.02}, 0.45 ${height}, 0.41 ${height}, 0.4 ${height - 0.1}, 0 ${height - 0.1}`,
            { sides: 48 },
          ),
        ),
        part(
          "saucer",
          main("clay", 0xb5633c),
          lathe(flat([0, -0.05, 0.4, -0.05, 0.46, 0.03, 0.44, 0.04, 0.38, -0.01, 0, -0.01]), { sides: 48 }),
        ),
        part(
          "soil",
          fixed("stone", 0x3a2a1e),
          lathe(flat`0 ${height - 0.12}, 0.4 ${height - 0.11}, 0.3 ${height - 0.05}, 0 ${height - 0.02}`, { sides: 36 }),
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
      const steps = loops * 16;
      const coil = Array.from(
        { length: steps + 1 },
        (_, at) =>
          [
            (radius + Math.sin(at * 0.5) * 0.012) * Math.sin((at / 16) * 6.283),
            0.04 + (at / steps) * loops * 0.066,
            (radius + Math.sin(at * 0.5) * 0.012) * Math.cos((at / 16) * 6.283),
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
          lathe(flat([0, 0, 0.05, 0, 0.055, 0.03, 0.04, 0.06, 0.045, 0.2, 0.03, 0.3, 0.04, 0.33, 0, 0.33]), { sides: 28 })
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
