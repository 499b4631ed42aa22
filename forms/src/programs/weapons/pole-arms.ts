import { all, box, cylinder, extrude, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { symmetric } from "@blenda/forge/language/lists";
import { flat, way } from "@blenda/forge/language/numbers";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";
import { wound } from "@blenda/forge/language/wound";
import type { Point } from "@blenda/forge/solid/shapes/shape";

const shaft = (long: number, radius = 0.03) => cylinder(radius, long, { sides: 16, bevel: 0.006 }).at(0, long / 2, 0);
/** Turns of a cord round a shaft. */
const wrap = (from: number, turns: number, radius = 0.034) => wound(radius, 0.009, turns, 0.02).at(0, from + turns * 0.01, 0);
const held = (y: number) => ({ grip: { at: [0, y, 0] as const, size: [0.06, 0.3, 0.06] as const } });

export const poleArms = [
  program({
    id: "spear",
    is: ["point first"],
    already: "long thin sharp pointed",
    nouns: ["lance", "javelin", "pike", "harpoon"],
    about: "a spear: a long shaft with a pointed metal head",
    metresPerUnit: 1,
    wears: ["head blade point", "shaft", "cord feather ribbon"],
    params: { long: [1.5, 1.8], head: pick("leaf", "pike", "barbed"), wide: [1.2, 1.5] },
    variants: { barbed: { words: "harpoon fishing", set: { head: "barbed" } }, leaf: { words: "broad greek", set: { head: "leaf" } } },
    sockets: ({ long }) => held(long * 0.55),
    parts: ({ long, head, wide }) => {
      const heads = {
        leaf: symmetric([0, 0, 0.022, 0, 0.03, 0.06, 0.075, 0.16, 0.065, 0.26, 0, 0.46]),
        pike: symmetric([0, 0, 0.022, 0, 0.028, 0.05, 0.05, 0.09, 0.03, 0.3, 0, 0.5]),
        barbed: symmetric([0, 0, 0.02, 0, 0.022, 0.12, 0.085, 0.06, 0.075, 0.15, 0, 0.4]),
      };
      return [
        part("shaft", second("wood", 0x8a5630, { grain: "y" }), shaft(long)),
        part(
          "head",
          main("steel", 0xc4c8cc),
          extrude(heads[head], 0.03, 0.012)
            .scale(wide, 1, 1)
            .at(0, long + 0.02, 0),
        ),
        part("ridge", main("steel", 0xd6dade), sweep(way`0 0 0, 0 0.2 0, 0 0.4 0`, [0.022, 0.016, 0.004]).at(0, long, 0)),
        part("socket", main("steel", 0x9aa0a6), cylinder(0.042, 0.16, { top: 0.028, sides: 20 }).at(0, long - 0.04, 0)),
        part("cord", third("leather", 0x5a2f1c), all(wrap(long - 0.22, 5), wrap(long * 0.5, 12))),
        part("foot", main("steel", 0x9aa0a6), put(cylinder(0.03, 0.1, { top: 0.004, sides: 16 }), [0, -0.02, 0], [180, 0, 0])),
      ];
    },
  }),
  program({
    id: "trident",
    about: "a trident: a long shaft with three barbed prongs",
    metresPerUnit: 1,
    wears: ["head prong", "shaft", "gem cord"],
    params: { long: [1.3, 1.5], spread: [0.17, 0.22] },
    sockets: ({ long }) => held(long * 0.55),
    parts: ({ long, spread }) => {
      const tip = extrude(symmetric([0, -0.02, 0.02, 0, 0.05, -0.03, 0, 0.14]), 0.028, 0.01);
      return [
        part("shaft", second("bronze", 0x9a7038), shaft(long, 0.026)),
        part(
          "prongs",
          main("gold", 0xe0b24a),
          all(
            sweep(way`0 0 0, 0.7 0.06 0, 1 0.25 0, 0.9 0.46 0`, [0.03, 0.028, 0.022, 0.016]).scale(spread, 1, 1).mirror("x"),
            cylinder(0.026, 0.56, { top: 0.016, sides: 14 }).at(0, 0.26, 0),
            tip.at(spread * 0.9, 0.45, 0).mirror("x"),
            tip.scale(1.1, 1.3, 1).at(0, 0.54, 0),
          ).at(0, long, 0),
        ),
        part(
          "collars",
          main("gold", 0xd6a640),
          all(torus(0.034, 0.014).at(0, long - 0.02, 0), torus(0.034, 0.012).at(0, long * 0.75, 0), sphere(0.045, 1, 20).at(0, 0, 0)),
        ),
        part("gem", third("crystal", 0x2fa6b8), sphere(0.048, 1, 16).at(0, long + 0.01, 0.01)),
        part("cord", third("leather", 0x24506a), wrap(long * 0.48, 14, 0.03)),
      ];
    },
  }),
  program({
    id: "halberd",
    already: "long sharp",
    nouns: ["poleaxe", "pole axe", "polearm"],
    about: "a halberd: an axe blade, a hook and a spike on a long shaft",
    metresPerUnit: 1,
    wears: ["head blade", "shaft", "tassel"],
    params: { long: [1.55, 1.75], size: [0.95, 1.2] },
    sockets: ({ long }) => held(long * 0.5),
    parts: ({ long, size }) => [
      part("shaft", second("wood", 0x6b4226, { grain: "y" }), shaft(long, 0.026)),
      part(
        "blade",
        main("steel", 0xc4c8cc),
        extrude(
          flat`
            0.02 -0.08, 0.1 -0.1, 0.24 -0.2, 0.29 -0.06, 0.3 0.06, 0.26 0.2, 0.12 0.09, 0.02 0.08, -0.02 0.06, -0.1 0.05, -0.2 -0.06,
            -0.09 -0.04, -0.02 -0.05
          `,
          0.026,
          0.01,
        )
          .scale(size, size, 1)
          .at(0, long - 0.1, 0),
      ),
      part("spike", main("steel", 0xd0d4d8), cylinder(0.032, 0.5, { top: 0.003, sides: 4, bevel: 0.002 }).at(0, long + 0.24, 0)),
      part(
        "socket",
        main("iron", 0x7a7d82),
        all(
          cylinder(0.036, 0.36, { sides: 20 }).at(0, long - 0.12, 0),
          torus(0.038, 0.01).at(0, long + 0.05, 0),
          torus(0.038, 0.01).at(0, long - 0.3, 0),
        ),
      ),
      part("rivets", fixed("brass"), put(cylinder(0.01, 0.09, { sides: 8 }).array(3, [0, 0, 0.09]), [0, long - 0.12, 0], [90, 0, 0])),
      part(
        "tassel",
        third("fabric", 0xa81d28),
        all(lathe(flat`0 -0.22, 0.06 -0.22, 0.045 -0.04, 0.04 0, 0 0`, { ribs: 10, ribDepth: 0.25 }).at(0, long - 0.31, 0)),
      ),
      part("foot", main("iron", 0x7a7d82), put(cylinder(0.03, 0.1, { top: 0.006, sides: 16 }), [0, -0.02, 0], [180, 0, 0])),
    ],
  }),
  program({
    id: "warhammer",
    nouns: ["war hammer", "maul", "battle hammer", "mjolnir"],
    about: "a heavy hammer for battle with a spike on the back",
    metresPerUnit: 0.62,
    wears: ["head", "handle shaft grip", "gem rune"],
    params: { long: [1, 1.3], head: [0.2, 0.27] },
    traits: { spiked: "spike spiked war crow" },
    sockets: () => held(0.3),
    parts: ({ long, head }, { has, isStyle }) => [
      part("handle", second("wood", 0x5c3a1e, { grain: "y" }), shaft(long, 0.035)),
      part(
        "head",
        main("steel", 0x9ea4aa),
        all(
          put(box(0.46, head, head, 0.05), [0, long, 0]),
          put(cylinder(head * 0.62, 0.12, { sides: 8, bevel: 0.02 }), [0.27, long, 0], [0, 0, 90]),
          has("spiked")
            ? put(cylinder(head * 0.5, 0.34, { top: 0.01, sides: 4, bevel: 0.01 }), [-0.38, long, 0], [0, 0, 90])
            : put(cylinder(head * 0.62, 0.12, { sides: 8, bevel: 0.02 }), [-0.27, long, 0], [0, 0, 90]),
        ),
      ),
      part(
        "bands",
        third("brass", 0xc49a45),
        box(0.05, head + 0.03, head + 0.03, 0.012)
          .at(0.14, long, 0)
          .mirror("x"),
      ),
      isStyle("fantasy", "sci-fi") &&
        part("rune", light(0x4fd8ff), put(extrude(symmetric([0, -0.07, 0.05, 0, 0, 0.07]), 0.02, 0.004), [0, long, head / 2])),
      part(
        "cap",
        third("brass", 0xc49a45),
        all(
          sphere(0.06, 0.8, 24).at(0, long + head / 2 + 0.02, 0),
          cylinder(0.05, 0.08).at(0, long - head / 2 - 0.04, 0),
          sphere(0.06, 1, 24),
        ),
      ),
      part("grip", fixed("leather", 0x3a2216), wound(0.037, 0.013, 17, 0.026).at(0, 0.29, 0)),
    ],
  }),
  program({
    id: "mace",
    nouns: ["morning star", "flail", "spiked club", "war mace"],
    about: "a mace with a flanged or spiked head, or a flail with its ball on a chain",
    metresPerUnit: 0.62,
    wears: ["head ball", "handle shaft grip", "band"],
    params: { long: [0.85, 1.05], head: [0.16, 0.2], flanges: whole(6, 8) },
    traits: { spiked: "spiked spike star morning ball", chained: "flail chain chained" },
    sockets: () => held(0.25),
    parts: ({ long, head, flanges }, { has }) => {
      const hung = has("chained");
      const ball: Point = hung ? [0.3, long - 0.32, 0] : [0, long + head * 0.6, 0];
      const spike = put(cylinder(0.05, 0.13, { top: 0.004, sides: 12 }), [0, 0, head + 0.04], [90, 0, 0]);
      const spikes = all(
        spike.ring(8),
        spike.turn(-45, 0, 0).ring(6),
        spike.turn(45, 0, 0).ring(6),
        spike.turn(-90, 0, 0),
        spike.turn(90, 0, 0),
      );
      const flange = extrude(flat`0 -0.16, 0.05 -0.16, 0.15 0.02, 0.1 0.1, 0.04 0.17, 0 0.17`, 0.03, 0.01);
      const link = torus(0.032, 0.01);
      return [
        part("handle", second(hung ? "wood" : "steel", hung ? 0x6b4226 : 0x6e7378), shaft(long, 0.036)),
        has("spiked") || hung
          ? part("ball", main("iron", 0x8d9298), all(sphere(head, 1, 28), spikes).at(...ball))
          : part(
              "flanges",
              main("steel", 0xb0b6bc),
              all(put(flange, [0.03, 0, 0]).ring(flanges), cylinder(0.055, 0.36).at(0, 0, 0), sphere(0.05, 1.4, 16).at(0, 0.2, 0)).at(
                0,
                long,
                0,
              ),
            ),
        hung &&
          part(
            "chain",
            fixed("iron", 0x8d9298),
            all(
              ...[0, 1, 2, 3, 4, 5, 6].map((at) =>
                put(
                  link,
                  [0.02 + 0.3 * Math.sin((at * Math.PI) / 12), long + 0.05 + 0.05 * Math.sin((at * Math.PI) / 6) - 0.0055 * at * at, 0],
                  [at % 2 ? 90 : 0, 0, at * -14],
                ),
              ),
            ),
          ),
        part(
          "bands",
          third("brass", 0xc49a45),
          all(torus(0.042, 0.016).at(0, long - 0.06, 0), torus(0.042, 0.014).at(0, 0.44, 0), sphere(0.062, 0.8, 24)),
        ),
        part("grip", fixed("leather", 0x3a2216), wound(0.038, 0.013, 15, 0.026).at(0, 0.24, 0)),
      ];
    },
  }),
];
