import { all, box, cylinder, extrude, type Form, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { flat, way } from "@blenda/forge/language/numbers";
import { circle, star } from "@blenda/forge/language/outlines";
import { part, program, turns, whole } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { fixed, main, pane, second, third } from "@blenda/forge/language/substance";

export const treasures = [
  program({
    id: "magic lamp",
    nouns: ["genie lamp", "aladdin's lamp", "aladdin lamp", "genie's lamp", "djinn lamp"],
    about: "a golden genie's lamp with a long spout, a handle and a lid",
    metresPerUnit: 0.26,
    wears: ["lamp body", "gem", "ornament"],
    params: { wide: [0.92, 1.08], rise: [0.5, 0.6] },
    parts: ({ wide, rise }) => [
      part(
        "body",
        main("gold"),
        all(
          lathe(flat`0 0.02, 0.2 0, 0.2 0.04, 0.09 0.1, 0.1 0.16, 0.34 0.24, 0.42 0.36, 0.34 0.48, 0.16 0.54, 0 0.55`, {
            smooth: 44,
          }).scale(wide, 1, wide * 0.86),
          sweep(way`0.28 0.32 0, 0.5 0.34 0, 0.7 0.44 0, 0.86 ${rise} 0, 0.98 ${rise + 0.03} 0`, [0.13, 0.1, 0.07, 0.055, 0.075]),
        ),
      ),
      part(
        "handle",
        main("gold", 0xd6a640),
        sweep(
          way`-0.36 0.42 0, -0.6 0.56 0, -0.76 0.44 0, -0.66 0.26 0, -0.5 0.26 0, -0.5 0.34 0`,
          [0.034, 0.034, 0.032, 0.028, 0.024, 0.03],
        ),
      ),
      part(
        "lid",
        main("gold", 0xd6a640),
        lathe(flat`0 0.53, 0.18 0.53, 0.17 0.56, 0.1 0.62, 0.04 0.68, 0.03 0.71, 0.06 0.75, 0.03 0.8, 0 0.82`),
        { motion: turns([-0.16, 0.54, 0], [0, 0, 1], 0, 60) },
      ),
      part(
        "bands",
        third("gold", 0xe8bd4f),
        all(
          torus(0.42 * wide, 0.018)
            .scale(1, 1, 0.87)
            .at(0, 0.36, 0),
          torus(0.19, 0.022).at(0, 0.02, 0),
        ),
      ),
      part(
        "gems",
        second("crystal", 0x1f6fc0),
        put(sphere(0.042, 1.2, 12), [0, 0.36, 0.42 * wide * 0.87]).scatter([
          { at: [0, 0, 0] },
          { at: [0.18, 0, -0.035] },
          { at: [-0.18, 0, -0.035] },
        ]),
      ),
      part("mouth", fixed("iron", 0x17181a), put(cylinder(0.06, 0.02), [0.985, rise + 0.032, 0], [0, 0, -76])),
    ],
  }),
  program({
    id: "hourglass",
    nouns: ["sandglass", "sand timer", "egg timer", "sand clock"],
    about: "an hourglass with sand in two bulbs between wooden plates",
    metresPerUnit: 0.2,
    wears: ["frame", "sand", "ring"],
    params: { posts: whole(3, 4), fill: [0.35, 0.7], wide: [0.95, 1.08] },
    parts: ({ posts, fill, wide }) => {
      const bulb = (form: Form): Form => form.mirror("y").scale(wide, 1, wide).at(0, 0.72, 0);
      return [
        part("plates", main("wood", 0x6b3a1f), bulb(lathe(flat`0 0.58, 0.42 0.58, 0.44 0.61, 0.42 0.66, 0.38 0.68, 0.36 0.72, 0 0.72`))),
        part(
          "posts",
          main("wood", 0x7a4524),
          lathe(flat`0 -0.6, 0.05 -0.6, 0.03 -0.5, 0.045 -0.2, 0.03 0, 0.045 0.2, 0.03 0.5, 0.05 0.6, 0 0.6`, {
            smooth: 40,
            sides: 20,
          })
            .at(0, 0.72, 0.36)
            .ring(posts, 45),
        ),
        part(
          "sand",
          second("clay", 0xe0b45c),
          all(
            lathe(flat`0 -0.57, 0.26 -0.57, 0.28 -0.5, 0.26 -0.42, 0.12 -0.26, 0 -0.2`).at(0, 0.72, 0),
            cylinder(0.008, 0.4, { sides: 8 }).at(0, 0.6, 0),
            lathe(
              flat`
                0 0.02, 0.03 0.04, ${0.1 + fill * 0.12} ${0.14 + fill * 0.18}, ${0.09 + fill * 0.1} ${0.16 + fill * 0.18},
                0 ${0.1 + fill * 0.16}
              `,
            ).at(0, 0.72, 0),
          ),
        ),
        part("glass", pane(0xcfe4ea), bulb(lathe(flat`0 0, 0.03 0, 0.06 0.06, 0.22 0.22, 0.3 0.4, 0.28 0.54, 0.24 0.59, 0 0.59`))),
        part("rings", third("brass"), all(hoop(0.045, 0.02).at(0, 0.72, 0), bulb(hoop(0.25, 0.025).at(0, 0.57, 0)))),
      ];
    },
  }),
  program({
    id: "scroll",
    is: ["hung flat"],
    nouns: ["parchment", "treasure map", "pirate map", "magic scroll", "old map", "map", "papyrus"],
    about: "an old parchment rolled at both ends: a scroll with a seal, or a treasure map with its cross",
    metresPerUnit: 0.4,
    wears: ["paper", "seal cross", "rod ribbon"],
    params: { wide: [0.66, 0.76], lines: whole(6, 8) },
    traits: { mapped: "map treasure pirate" },
    parts: ({ wide, lines }, { has, random }) => {
      const roll = put(
        lathe(flat`0 -0.5, 0.06 -0.5, 0.085 -0.48, 0.09 0, 0.085 0.48, 0.06 0.5, 0 0.5`, { sides: 28 }).scale(1, wide, 1),
        [0, 0, 0],
        [0, 0, 90],
      );
      const sheet = flat`0 0.06, 0.3 0.02, 0.6 0, 0.9 0.03, 1.04 0.09`;
      const page = sweep(
        sheet.map(([y, z]) => [0, y + 0.06, z] as const),
        0.012,
        { flatten: wide * 39 },
      );
      const at = (y: number) => 0.022 + 0.06 * (y < 0.6 ? (0.6 - y) ** 2 * 2.6 : (y - 0.6) ** 2 * 2.8);
      const word = (y: number, at0: number) => box(random.between(0.05, 0.13), 0.016, 0.01, 0.002).at(at0, y, at(y - 0.06));
      const route = Array.from({ length: 9 }, (_, k) =>
        put(
          box(0.045, 0.018, 0.012, 0.004),
          [-0.2 + k * 0.05, 0.36 + Math.sin(k * 0.8) * 0.1 + k * 0.035, at(0.3 + k * 0.04)],
          [0, 0, 30 + Math.cos(k * 0.8) * 40],
        ),
      );
      return [
        part("page", main("paper", 0xe3cb94), page),
        part("rolls", main("paper", 0xd6ba7e), all(roll.at(0, 0.06, 0.1), roll.at(0, 1.12, 0.14))),
        !has("mapped") &&
          part(
            "rods",
            third("wood", 0x6b3a1f),
            all(
              put(cylinder(0.03, wide + 0.24), [0, 0.06, 0.1], [0, 0, 90]),
              put(cylinder(0.03, wide + 0.24), [0, 1.12, 0.14], [0, 0, 90]),
              sphere(0.05, 1, 16).scatter(
                [0.06, 1.12].flatMap((y) => [1, -1].map((s) => ({ at: [s * (wide / 2 + 0.13), y, y < 0.5 ? 0.1 : 0.14] as const }))),
              ),
            ),
          ),
        has("mapped")
          ? part(
              "route",
              fixed("leather", 0x5a3a24),
              all(
                ...route,
                ...[0, 1, 2].map((k) =>
                  put(extrude(circle(0.05, 3), 0.012), [0.16 - k * 0.09, 0.36 + k * 0.03, at(0.3) + 0.004], [0, 0, 90]),
                ),
              ),
            )
          : part(
              "writing",
              fixed("leather", 0x3a2618),
              all(...Array.from({ length: lines }, (_, k) => all(...[-0.2, -0.04, 0.13].map((x) => word(0.92 - k * 0.085, x))))),
            ),
        part(
          "seal",
          second("plastic", 0xa8152f),
          has("mapped")
            ? all(...[45, -45].map((a) => put(box(0.16, 0.035, 0.02, 0.008), [0.22, 0.84, 0.028], [0, 0, a])))
            : all(
                put(cylinder(0.09, 0.03, { bevel: 0.012 }), [0.16, 0.24, 0.05], [84, 0, 0]),
                put(extrude(star(5, 0.05, 0.022), 0.02), [0.16, 0.24, 0.072], [-6, 0, 0]),
              ),
        ),
      ];
    },
  }),
];
