import { all, box, cylinder, type Form, lathe, loft, skin, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { part, program, spins, whole } from "@blenda/forge/language/program";
import { drumZ, hose, rod, side, slices } from "@blenda/forge/language/shorthand";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";
import { curved } from "@blenda/forge/solid/shapes/lathe";

export const balloons = [
  program({
    id: "hot air balloon",
    already: "round",
    nouns: ["hot-air balloon", "balloon ride", "gas balloon", "montgolfier"],
    about: "a hot air balloon with coloured panels, a burner and a wicker basket",
    metresPerUnit: 9,
    wears: ["envelope balloon", "stripe panel", "basket"],
    params: { gores: whole(8, 12), round: [0.94, 1.04] },
    sockets: () => ({ inside: { at: [0, 0.06, 0], size: [0.2, 0.4, 0.2] } }),
    parts: ({ gores, round }) => {
      const profile = flat`0.12 0.72, 0.22 0.86, 0.44 1.12, 0.66 1.46, 0.72 1.74, 0.62 2.06, 0.36 2.3, 0 2.38`;
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
        part("flame", light(0xffa43a), lathe(flat`0 0, 0.03 0.02, 0.034 0.06, 0.014 0.13, 0 0.17`).at(0, 0.5, 0)),
      ];
    },
  }),
  program({
    id: "airship",
    nouns: ["zeppelin", "blimp", "dirigible"],
    about: "an airship: a long gas body with tail fins, a gondola and propellers",
    metresPerUnit: 30,
    wears: ["envelope body", "fin stripe", "gondola"],
    params: { ribs: whole(9, 12), fat: [0.9, 1.1] },
    parts: ({ ribs, fat }) => [
      part(
        "envelope",
        main("paint", 0xc9ccd0),
        lathe(flat`0 -1.3, 0.1 -1.24, 0.24 -0.9, 0.36 -0.4, 0.4 0.1, 0.38 0.6, 0.28 1, 0.14 1.22, 0 1.28`, {
          smooth: 28,
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
            side(flat`-1.3 0.06, -0.8 0.2, -0.98 0.5, -1.3 0.5`, 0.03, 0.01).turn(0, 0, angle).at(0, 0.7, 0),
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
        all(lathe(flat`0 -0.12, 0.03 -0.11, 0.05 0, 0.04 0.1, 0 0.12`).turn(90, 0, 0), rod([0, 0, 0], [-0.12, 0.14, 0], 0.012))
          .at(0.34, 0.3, -0.2)
          .mirror("x"),
      ),
      ...[0.34, -0.34].map((x) =>
        part("propeller", fixed("wood", 0x9c6b34), all(box(0.03, 0.28, 0.012, 0.004), drumZ(0.02, 0.04)).at(x, 0.3, -0.33), {
          motion: spins([x, 0.3, -0.33], [0, 0, 1]),
        }),
      ),
    ],
  }),
  program({
    id: "parachute",
    already: "open opened",
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
