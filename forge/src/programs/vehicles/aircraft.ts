import { curved } from "../../solid/shapes/lathe.ts";
import { all, box, cylinder, type Form, lathe, loft, skin, sphere, torus } from "../language/form.ts";
import { drumX, drumZ, flats, hose, rod, side, slices } from "../language/shorthand.ts";
import { fixed, light, main, second, third } from "../language/substance.ts";
import { part, program, spins, whole } from "../program.ts";

const GLASS = fixed("plastic", 0x1d3440);
/** Blades round an upright axle. */
const rotor = (count: number, length: number, width: number): Form =>
  all(
    box(width, 0.014, length, 0.005)
      .turn(0, 0, 8)
      .at(0, 0, length / 2)
      .ring(count),
    cylinder(width * 0.7, 0.06),
  );

export const aircraft = [
  program({
    id: "helicopter",
    nouns: ["chopper helicopter", "copter", "rescue helicopter", "attack helicopter", "gyrocopter"],
    about: "a helicopter with a main rotor, a tail boom with a small rotor, a glazed cabin and skids",
    metresPerUnit: 4.4,
    wears: ["body", "stripe", "rotor"],
    params: { blades: whole(2, 4), plump: [0.94, 1.08] },
    parts: ({ blades, plump }) => [
      part(
        "body",
        main("paint", 0xc23a2f),
        all(
          loft(
            slices([
              -0.42, 0.14, 0.14, 1, 0.12, -0.3, 0.34, 0.36, 0.9, 0.04, 0, 0.48, 0.54, 0.8, 0, 0.3, 0.46, 0.52, 0.8, 0, 0.52, 0.32, 0.34,
              0.9, 0.06, 0.62, 0.1, 0.12, 1, 0.1,
            ]),
          )
            .turn(-90, 0, 180)
            .turn(0, 180, 0)
            .scale(plump, 1, 1)
            .at(0, 0.52, 0.2),
          rod([0, 0.6, -0.1], [0, 0.66, -1.24], 0.12, 0.045),
          side(flats([-1.3, 0.56, -1.16, 0.6, -1.2, 0.72, -1.34, 0.98, -1.42, 0.98]), 0.03, 0.008),
          box(0.2, 0.14, 0.5, 0.05).at(0, 0.82, 0.08),
          box(0.44, 0.02, 0.12, 0.008).at(0, 0.66, -1),
        ),
      ),
      part(
        "glass",
        GLASS,
        loft(slices([0.24, 0.47, 0.34, 0.8, -0.1, 0.4, 0.43, 0.34, 0.8, -0.05, 0.54, 0.31, 0.28, 0.9, 0.035, 0.63, 0.1, 0.1, 1, 0.085]))
          .turn(-90, 0, 180)
          .turn(0, 180, 0)
          .scale(plump * 1.01, 1.02, 1.008)
          .at(0, 0.52, 0.2),
      ),
      part("doors", GLASS, box(0.505 * plump, 0.2, 0.24, 0.03).at(0, 0.6, 0.24)),
      part(
        "stripe",
        second("plastic", 0xf3efe4),
        all(box(0.496 * plump, 0.05, 0.5, 0.01).at(0, 0.42, 0.16), rod([0, 0.63, -0.72], [0, 0.635, -0.82], 0.082, 0.076)),
      ),
      part("rotor", third("iron", 0x2d2e31), rotor(blades, 1.14, 0.085).at(0, 1, 0.1), { motion: spins([0, 1, 0.1], [0, 1, 0]) }),
      part("mast", fixed("steel", 0x84888d), cylinder(0.035, 0.2).at(0, 0.92, 0.1)),
      part("tail rotor", third("iron", 0x2d2e31), rotor(2, 0.2, 0.04).turn(0, 0, 90).at(0.05, 0.74, -1.27), {
        motion: spins([0.05, 0.74, -1.27], [1, 0, 0]),
      }),
      part(
        "skids",
        fixed("iron", 0x3a3b3e),
        all(
          hose([0.28, 0.03, -0.34, 0.28, 0.03, 0.5, 0.28, 0.1, 0.62], 0.024),
          rod([0.28, 0.03, -0.1], [0.16, 0.34, -0.06], 0.02),
          rod([0.28, 0.03, 0.36], [0.16, 0.34, 0.32], 0.02),
        ).mirror("x"),
      ),
      part("lamp", light(0xff4136), sphere(0.025).at(0, 0.72, -1.1)),
    ],
  }),
  program({
    id: "hot air balloon",
    nouns: ["hot-air balloon", "balloon ride", "gas balloon", "montgolfier"],
    about: "a hot air balloon with coloured panels, a burner and a wicker basket",
    metresPerUnit: 9,
    wears: ["envelope balloon", "stripe panel", "basket"],
    params: { gores: whole(8, 12), round: [0.94, 1.04] },
    sockets: () => ({ inside: { at: [0, 0.06, 0], size: [0.2, 0.4, 0.2] } }),
    parts: ({ gores, round }) => {
      const profile = flats([0.12, 0.72, 0.22, 0.86, 0.44, 1.12, 0.66, 1.46, 0.72, 1.74, 0.62, 2.06, 0.36, 2.3, 0, 2.38]);
      const line = curved([[0, 0.72], ...profile], 44);
      const envelope = lathe(line, { ribs: gores, ribDepth: 0.05 }).scale(round, 1, round);
      const gore = lathe(
        profile.map(([radius, y]) => [radius * 0.985, y] as const),
        { smooth: 36 },
      );
      return [
        part("envelope", main("fabric", 0xc8342e), envelope),
        part(
          "panels",
          second("fabric", 0xf2c33a),
          wedge(
            line.filter(([radius, y]) => radius > 0.13 || y > 1).map(([radius, y]) => [radius * round, y] as const),
            gores,
          ),
        ),
        part("mouth", fixed("fabric", 0x3a2b2a), all(torus(0.125, 0.014).at(0, 0.72, 0), gore.scale(0.2, 0.1, 0.2).at(0, 0.66, 0))),
        part(
          "basket",
          third("wood", 0x9c6b34),
          box(0.26, 0.22, 0.26, 0.03)
            .minus(box(0.22, 0.24, 0.22).at(0, 0.04, 0))
            .at(0, 0.13, 0),
        ),
        part(
          "rim",
          fixed("leather", 0x5a3620),
          all(
            box(0.28, 0.03, 0.28, 0.012)
              .minus(box(0.21, 0.1, 0.21))
              .at(0, 0.245, 0),
            box(0.274, 0.014, 0.274, 0.004).array(3, [0, 0.06, 0]).at(0, 0.1, 0),
          ),
        ),
        part(
          "ropes",
          fixed("fabric", 0xcdb888),
          all(rod([0.12, 0.24, 0.12], [0.085, 0.74, 0.085], 0.007).ring(4), rod([0.12, 0.3, 0.12], [-0.02, 0.46, 0.1], 0.004).ring(4)),
        ),
        part("burner", fixed("steel", 0xa4a8ad), all(cylinder(0.05, 0.08).at(0, 0.46, 0), torus(0.1, 0.01).at(0, 0.45, 0))),
        part("flame", light(0xffa43a), lathe(flats([0, 0, 0.03, 0.02, 0.034, 0.06, 0.014, 0.13, 0, 0.17])).at(0, 0.5, 0)),
      ];
    },
  }),
  program({
    id: "airship",
    nouns: ["zeppelin", "blimp", "dirigible"],
    about: "an airship: a long gas body with tail fins, a gondola and propellers",
    metresPerUnit: 30,
    wears: ["envelope body", "fin stripe", "gondola"],
    params: { ribs: whole(12, 18), fat: [0.9, 1.1] },
    parts: ({ ribs, fat }) => [
      part(
        "envelope",
        main("fabric", 0xc9ccd0),
        lathe(flats([0, -1.3, 0.1, -1.24, 0.24, -0.9, 0.36, -0.4, 0.4, 0.1, 0.38, 0.6, 0.28, 1, 0.14, 1.22, 0, 1.28]), {
          smooth: 44,
          ribs,
          ribDepth: 0.03,
          sides: 96,
        })
          .scale(fat, 1, fat)
          .turn(90, 0, 0)
          .at(0, 0.7, 0),
      ),
      part(
        "rings",
        second("plastic", 0xb3322a),
        all(
          ...[0.31, 0.408, 0.366].map((radius, at) =>
            torus(radius * fat, 0.014)
              .turn(90, 0, 0)
              .at(0, 0.7, (at - 1) * 0.7),
          ),
        ),
      ),
      part(
        "fins",
        second("paint", 0xb3322a),
        all(
          ...[0, 90, 180, 270].map((angle) =>
            side(flats([-1.3, 0.06, -0.8, 0.2, -0.98, 0.5, -1.3, 0.5]), 0.03, 0.01)
              .turn(0, 0, angle)
              .at(0, 0.7, 0),
          ),
        ),
      ),
      part(
        "gondola",
        third("wood", 0x7a4a26),
        all(
          loft(slices([-0.34, 0.08, 0.1, 0.8, 0, -0.26, 0.18, 0.16, 0.6, 0, 0.22, 0.18, 0.16, 0.6, 0, 0.34, 0.1, 0.1, 0.9, 0]))
            .turn(90, 0, 0)
            .at(0, 0.2, 0.26),
          rod([0.06, 0.26, 0.1], [0.06, 0.4, 0.1], 0.012).array(2, [0, 0, 0.34]).mirror("x"),
        ),
      ),
      part("windows", light(0xffd98a), box(0.184, 0.05, 0.06, 0.006).array(5, [0, 0, 0.09]).at(0, 0.22, 0.24)),
      part(
        "engines",
        fixed("iron", 0x45474b),
        all(lathe(flats([0, -0.12, 0.03, -0.11, 0.05, 0, 0.04, 0.1, 0, 0.12])).turn(90, 0, 0), rod([0, 0, 0], [-0.12, 0.14, 0], 0.012))
          .at(0.34, 0.3, -0.2)
          .mirror("x"),
      ),
      part(
        "propellers",
        fixed("wood", 0x9c6b34),
        all(box(0.03, 0.28, 0.012, 0.004), drumZ(0.02, 0.04))
          .at(0.34, 0.3, -0.33)
          .mirror("x"),
        { motion: spins([0.34, 0.3, -0.33], [0, 0, 1]) },
      ),
    ],
  }),
  program({
    id: "glider",
    nouns: ["sailplane", "glider plane"],
    about: "a glider with long slim wings, a glass canopy and a high tail",
    metresPerUnit: 4,
    wears: ["body fuselage", "wing"],
    params: { span: [1.4, 1.7], sweep: [0, 0.06] },
    parts: ({ span, sweep }) => {
      const wing = loft(slices([0, 0.2, 0.035, 1, 0, 0.6, 0.17, 0.03, 1, 0, 0.95, 0.1, 0.018, 1, 0, 1, 0.03, 0.01, 1, 0]))
        .turn(0, 90, 0)
        .turn(0, 0, -86)
        .scale(span, 1, 1)
        .at(0.03, 0.34, 0.12 - sweep);
      return [
        part(
          "body",
          main("plastic", 0xf3f2ee),
          all(
            lathe(flats([0, -1.1, 0.035, -1.08, 0.045, -0.6, 0.08, -0.1, 0.14, 0.3, 0.13, 0.52, 0.07, 0.74, 0, 0.8]), { smooth: 36 })
              .turn(90, 0, 0)
              .at(0, 0.28, 0),
            side(flats([-1.12, 0.26, -0.9, 0.28, -1, 0.66, -1.12, 0.66]), 0.03, 0.01),
          ),
        ),
        part("wings", second("plastic", 0xf3f2ee), all(wing.mirror("x"), box(0.66, 0.02, 0.13, 0.009).at(0, 0.66, -1.06))),
        part("canopy", fixed("plastic", 0x274656), sphere(0.12, 1, 28).scale(0.86, 0.9, 2.1).at(0, 0.345, 0.38)),
        part(
          "tips",
          fixed("plastic", 0xc8342e),
          all(
            box(0.1, 0.024, 0.1, 0.006)
              .at(span * 0.95, 0.34 + span * 0.066, 0.12 - sweep)
              .mirror("x"),
            side(flats([-1.122, 0.6, -0.98, 0.6, -1, 0.668, -1.122, 0.668]), 0.036, 0.008),
          ),
        ),
        part("wheel", fixed("rubber"), drumX(0.07, 0.05, 0.02).at(0, 0.12, 0.22), { motion: spins([0, 0.12, 0.22], [1, 0, 0]) }),
      ];
    },
  }),
  program({
    id: "drone",
    nouns: ["quadcopter", "camera drone", "quadrocopter", "hexacopter", "uav"],
    about: "a drone with four arms, propellers and a camera below",
    metresPerUnit: 0.35,
    wears: ["body", "arm propeller"],
    params: { reach: [0.5, 0.6], body: [0.9, 1.1] },
    parts: ({ reach, body }) => [
      part(
        "body",
        main("plastic", 0xe6e6e8),
        loft(
          slices([0, 0.2, 0.4, 0.7, 0, 0.05, 0.32, 0.54, 0.7, 0, 0.13, 0.32, 0.54, 0.8, 0, 0.18, 0.22, 0.4, 0.9, 0, 0.2, 0.1, 0.2, 1, 0]),
        )
          .scale(body, 1, body)
          .at(0, 0.16, 0),
      ),
      part("arms", main("plastic", 0xe6e6e8), rod([0, 0.25, 0.16], [0, 0.27, reach], 0.035, 0.028).ring(4, 45)),
      part("motors", fixed("steel", 0x4a4d52), cylinder(0.055, 0.1).at(0, 0.29, reach).ring(4, 45)),
      ...[45, 135, 225, 315].map((angle) => {
        const [x, z] = [Math.sin((angle * Math.PI) / 180) * reach, Math.cos((angle * Math.PI) / 180) * reach];
        return part(
          "propeller",
          second("plastic", 0x26282c),
          all(box(0.05, 0.012, 0.3, 0.005).turn(0, 0, 14).at(0, 0, 0.15).ring(2, angle), cylinder(0.03, 0.03)).at(x, 0.355, z),
          { motion: spins([x, 0.355, z], [0, 1, 0]) },
        );
      }),
      part(
        "legs",
        fixed("plastic", 0x2a2c30),
        hose([0.1, 0.18, 0.14, 0.2, 0.02, 0.16, 0.2, 0.015, -0.16, 0.1, 0.18, -0.14], 0.018).mirror("x"),
      ),
      part("camera", fixed("plastic", 0x17181b), all(sphere(0.08).at(0, 0.13, 0.2), drumZ(0.04, 0.06).at(0, 0.13, 0.26))),
      part("lens", fixed("glass", 0x3a5f8f), drumZ(0.028, 0.02).at(0, 0.13, 0.285)),
      part(
        "lamps",
        light(0x5cff7a),
        sphere(0.02)
          .at(0, 0.24, reach + 0.03)
          .ring(2, 135),
      ),
      part(
        "front lamps",
        light(0xff4b3a),
        sphere(0.02)
          .at(0, 0.24, reach + 0.03)
          .ring(1, 45),
      ),
    ],
  }),
  program({
    id: "parachute",
    nouns: ["parachute drop", "paraglider"],
    about: "an open parachute with coloured panels, many lines and a harness",
    metresPerUnit: 4,
    wears: ["canopy", "stripe panel", "harness"],
    params: { gores: whole(8, 12), flat: [0.5, 0.62] },
    sockets: () => ({ slot: { at: [0, 0, 0], size: [0.4, 0.5, 0.4] } }),
    parts: ({ gores, flat }) => {
      const profile = Array.from(
        { length: 9 },
        (_, at) => [Math.cos((at / 8) * (Math.PI / 2)), Math.sin((at / 8) * (Math.PI / 2)) * flat + 1.3] as const,
      );
      const inner = profile.map(([radius, y]) => [radius * 0.97, y - 0.03] as const).reverse();
      return [
        part(
          "canopy",
          main("fabric", 0xd9432f),
          lathe([[0.94, 1.29], ...profile, ...inner, [0.94, 1.29]], { sides: 96, ribs: gores, ribDepth: 0.06 }),
        ),
        part("panels", second("fabric", 0xf3efe2), wedge(profile, gores)),
        part(
          "lines",
          fixed("fabric", 0xd9d0b8),
          all(
            rod([0, 1.32, 0.95], [0, 0.34, 0.05], 0.007).ring(gores, 180 / gores),
            rod([0.03, 0.36, 0], [0.14, 0.1, 0], 0.016).mirror("x"),
          ),
        ),
        part(
          "harness",
          third("fabric", 0x4b4f3a),
          all(
            hose([-0.14, 0.12, 0, -0.16, -0.1, 0.02, 0, -0.2, 0.08, 0.16, -0.1, 0.02, 0.14, 0.12, 0], 0.03, { flatten: 0.4 }),
            box(0.24, 0.26, 0.12, 0.04).at(0, -0.02, -0.08),
            hose([-0.14, -0.04, 0, -0.06, -0.04, 0.12, 0.06, -0.04, 0.12, 0.14, -0.04, 0], 0.022, { flatten: 0.4 }),
          ),
        ),
        part("buckle", fixed("steel", 0xb9bdc1), box(0.07, 0.05, 0.03, 0.01).at(0, -0.04, 0.13)),
      ];
    },
  }),
];

/** Every second gore of a round canopy in another colour: sheets a little outside it. */
function wedge(profile: readonly (readonly [number, number])[], gores: number): Form {
  const half = Math.PI / gores;
  const gore = skin(
    profile.map(([radius, y]) => {
      const edge = (turn: number, away: number): [number, number, number] => {
        const ribbed = 1 - (away > 0 ? 0 : 0.03) - 0.05 * (Math.abs(turn) / half) ** 2;
        return [Math.max(radius, 0.01) * ribbed * Math.sin(turn) * 1.012, y, Math.max(radius, 0.01) * ribbed * Math.cos(turn) * 1.012];
      };
      const turns = [-1, -0.6, -0.2, 0.2, 0.6, 1].map((share) => share * half * 0.96);
      return [...turns.map((turn) => edge(turn, 1)), ...turns.reverse().map((turn) => edge(turn, 0))];
    }),
  );
  return gore.ring(Math.floor(gores / 2), 180 / gores);
}
