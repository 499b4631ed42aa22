import { all, box, cylinder, type Form, lathe, loft, sphere, sweep, torus } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { many } from "@blenda/forge/language/places";
import { part, program, whole } from "@blenda/forge/language/program";
import { hose, rod } from "@blenda/forge/language/shorthand";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
import { slices } from "./cut.ts";

const CHEST = [0, 0.4, 0.27, 0.06, 0.38, 0.26, 0.2, 0.46, 0.33, 0.36, 0.52, 0.36, 0.46, 0.48, 0.32, 0.54, 0.34, 0.22, 0.56, 0.24, 0.2];
const chest = (): Form => loft(slices(CHEST, 0.85));
/** Plates one over the other, wider below. */
const skirt = (rows: number, from: number, to: number): Form =>
  many(rows, (at) => {
    const wide = from + ((to - from) * at) / rows;
    return lathe(flat`${wide - 0.02} 0, ${wide} 0, ${wide - 0.012} 0.08, ${wide - 0.035} 0.08, ${wide - 0.02} 0`, { sides: 36 })
      .scale(1, 1, 0.72)
      .at(0, -0.06 * (at + 1), 0);
  });
const shoulder = (x: number, y: number): Form =>
  all(
    sphere(0.13, 0.85, 24).at(x, y, 0),
    many(3, (at) =>
      torus(0.115 - at * 0.012, 0.014)
        .turn(0, 0, 24)
        .at(x + 0.03 + at * 0.014, y - 0.05 - at * 0.04, 0),
    ),
  ).mirror("x");

export const armour = [
  program({
    id: "suit of armor",
    nouns: [
      "suit of armour",
      "armor",
      "armour",
      "plate armor",
      "plate armour",
      "knight armor",
      "knight armour",
      "full plate",
      "body armor",
      "armor suit",
    ],
    about: "a full suit of plate armour standing on a plinth",
    metresPerUnit: 1,
    wears: ["plate metal armor", "plume crest", "trim rivet"],
    params: { plates: whole(3, 4), stance: [0.12, 0.15] },
    parts: ({ plates, stance }) => {
      const leg = (form: Form) => form.mirror("x");
      return [
        part(
          "cuirass",
          main("steel", 0xaab0b6),
          all(
            chest().at(0, 1.02, 0),
            lathe(flat`0.1 0, 0.15 0, 0.11 0.07, 0.12 0.11, 0.1 0.11, 0.09 0.06, 0.1 0`, { sides: 30 }).at(0, 1.53, 0),
            skirt(plates, 0.21, 0.27).at(0, 1.05, 0),
          ),
        ),
        part("ridge", main("steel", 0x8d9298), hose([0, 1.06, 0.13, 0, 1.24, 0.175, 0, 1.4, 0.182, 0, 1.52, 0.14], 0.012)),
        part(
          "helmet",
          main("steel", 0xaab0b6),
          all(
            lathe(flat`0 0, 0.12 0, 0.14 0.02, 0.13 0.16, 0.12 0.24, 0.07 0.31, 0 0.33`, { sides: 36 }).scale(1, 1, 1.15),
            loft(slices([0, 0.2, 0.16, 0.06, 0.24, 0.2, 0.14, 0.25, 0.2, 0.18, 0.2, 0.16], 0.9)).at(0, 0.03, 0.07),
          ).at(0, 1.6, 0),
        ),
        part(
          "slits",
          fixed("iron", 0x0b0c0d),
          all(
            box(0.18, 0.016, 0.03, 0.004).at(0, 1.8, 0.165),
            many(5, (at) => box(0.008, 0.06, 0.02, 0.002).at(-0.06 + at * 0.03, 1.7, 0.168)),
          ),
        ),
        part(
          "plume",
          second("fabric", 0xb3231d),
          sweep(way`0 1.92 0, 0 2.06 -0.04, 0 2.08 -0.16, 0 1.94 -0.26, 0 1.76 -0.28`, [0.03, 0.06, 0.07, 0.055, 0.015], {
            flatten: 0.55,
          }),
        ),
        part("pauldrons", main("steel", 0xa2a8ae), shoulder(0.29, 1.48)),
        part(
          "arms",
          main("steel", 0xaab0b6),
          all(
            rod([0.33, 1.44, 0], [0.37, 1.2, 0.01], 0.065, 0.055),
            sphere(0.07, 1, 20).at(0.375, 1.17, 0.01),
            rod([0.38, 1.16, 0.01], [0.38, 0.94, 0.07], 0.06, 0.048),
            lathe(flat`0 0, 0.05 0, 0.075 0.12, 0 0.12`, { sides: 22 }).turn(16, 0, 0).at(0.38, 0.9, 0.08),
            sphere(0.055, 1.3, 18).at(0.38, 0.85, 0.09),
          ).mirror("x"),
        ),
        part(
          "legs",
          main("steel", 0xaab0b6),
          leg(
            all(
              rod([stance, 0.98, 0], [stance, 0.56, 0.01], 0.105, 0.08),
              sphere(0.09, 1, 22).at(stance, 0.52, 0.03),
              rod([stance, 0.5, 0.01], [stance, 0.14, 0], 0.085, 0.06),
              loft(slices([0, 0.13, 0.3, 0.04, 0.13, 0.3, 0.09, 0.1, 0.16, 0.12, 0.09, 0.12], 0.8)).at(stance, 0.06, 0.05),
            ),
          ),
        ),
        part(
          "mail",
          fixed("iron", 0x3d4348),
          all(loft(slices([0, 0.34, 0.24, 0.14, 0.38, 0.26], 0.9)).at(0, 0.86, 0), cylinder(0.09, 0.1).at(0, 1.58, 0)),
        ),
        part(
          "trim",
          third("brass", 0xc09a4e),
          all(
            lathe(flat`0.2 0, 0.212 0, 0.212 0.04, 0.2 0.04, 0.2 0`, { sides: 36 }).scale(1, 1, 0.7).at(0, 1.03, 0),
            torus(0.135, 0.01).scale(1, 1, 1.15).at(0, 1.615, 0),
            sphere(0.014, 1, 10).at(0.375, 1.17, 0.08).mirror("x"),
            sphere(0.018, 1, 10).at(stance, 0.53, 0.118).mirror("x"),
          ),
        ),
        part("plinth", fixed("wood", 0x4a2d1a), all(box(0.66, 0.06, 0.5, 0.02).at(0, 0.03, 0.02))),
      ];
    },
  }),
  program({
    id: "breastplate",
    nouns: ["chestplate", "cuirass", "chest armor", "chest armour", "chest plate", "knight chestplate"],
    about: "the armour of the chest: a steel plate with shoulder guards and a skirt of plates",
    metresPerUnit: 0.9,
    wears: ["plate metal", "trim", "strap belt"],
    params: { plates: whole(2, 4), wide: [0.96, 1.06] },
    traits: { leather: "rogue light" },
    parts: ({ plates, wide }, { has }) => [
      part("lining", fixed("fabric", 0x1a1512), cylinder(0.1, 0.02).scale(1.1, 1, 0.8).at(0, 0.835, 0)),
      part(
        "plate",
        main(has("leather") ? "leather" : "steel", has("leather") ? 0x7a4a2a : 0xaab0b6),
        all(chest().scale(wide, 1, 1).at(0, 0.28, 0), skirt(plates, 0.22, 0.28).at(0, 0.31, 0)),
      ),
      part(
        "shoulders",
        main(has("leather") ? "leather" : "steel", has("leather") ? 0x6a3f22 : 0xa2a8ae),
        shoulder(0.2, 0.6).scale(1.3, 1, 1.15).scale(0.86).at(0, 0.22, 0),
      ),
      part(
        "trim",
        second("brass", 0xc09a4e),
        all(
          hose([0, 0.3, 0.135, 0, 0.5, 0.18, 0, 0.66, 0.186, 0, 0.78, 0.15], 0.014),
          torus(0.13, 0.016).scale(1, 1, 0.8).at(0, 0.83, 0),
          hose([0.02, 0.6, 0.185, 0.12, 0.68, 0.165, 0.2, 0.66, 0.12], 0.01).mirror("x"),
          hose([0.02, 0.52, 0.182, 0.13, 0.58, 0.155, 0.21, 0.55, 0.1], 0.01).mirror("x"),
        ),
      ),
      part(
        "belt",
        third("leather", 0x5a3a22),
        lathe(flat`0.19 0, 0.214 0, 0.214 0.06, 0.19 0.06, 0.19 0`, { sides: 40 }).scale(1, 1, 0.69).at(0, 0.28, 0),
      ),
      part("buckle", fixed("brass"), all(box(0.08, 0.075, 0.02, 0.01), box(0.05, 0.045, 0.024, 0.006)).at(0, 0.31, 0.152)),
      part("rivets", fixed("brass"), sphere(0.012, 1, 8).at(0, -0.035, 0.262).ring(14).scale(0.86, 1, 0.63).at(0, 0.31, 0)),
    ],
  }),
  program({
    id: "gauntlet",
    nouns: ["armored glove", "armoured glove", "steel glove", "gauntlets", "knight glove", "infinity gauntlet"],
    about: "a glove of steel plates with a flared cuff",
    metresPerUnit: 0.4,
    wears: ["plate metal", "trim", "gem"],
    params: { flare: [0.2, 0.25], spread: [3, 7] },
    parts: ({ flare, spread }) => {
      const fingers = [-0.12, -0.04, 0.04, 0.12].map((x, at) => ({ x, tall: [0.26, 0.32, 0.3, 0.22][at], lean: (x / 0.12) * -spread }));
      const finger = (tall: number) =>
        many(3, (at) =>
          lathe(flat`0 0, 0.042 0, 0.046 0.03, 0.038 0.36, 0 0.4`, { sides: 16 })
            .scale(1 - at * 0.1, tall, 1 - at * 0.1)
            .at(0, at * tall * 0.32, 0),
        );
      return [
        part(
          "cuff",
          main("steel", 0xaab0b6),
          lathe(flat`0.1 0, ${flare - 0.02} 0, ${flare} 0.02, 0.15 0.3, 0.13 0.42, 0 0.42, 0 0.36, 0.1 0.3`, { sides: 36 }).scale(
            1,
            1,
            0.78,
          ),
        ),
        part(
          "hand",
          main("steel", 0xa2a8ae),
          all(
            loft(slices([0, 0.24, 0.17, 0.1, 0.3, 0.17, 0.26, 0.36, 0.15, 0.34, 0.34, 0.11], 0.7)).at(0, 0.42, 0),
            many(3, (at) => box(0.35 - at * 0.02, 0.05, 0.05, 0.02).at(0, 0.5 + at * 0.075, 0.07 - at * 0.006)),
          ),
        ),
        part(
          "fingers",
          main("steel", 0xaab0b6),
          all(
            ...fingers.map(({ x, tall, lean }) => finger(tall).turn(6, 0, lean).at(x, 0.74, 0)),
            finger(0.24).turn(0, 0, -42).at(0.15, 0.52, 0.03),
          ),
        ),
        part(
          "trim",
          second("brass", 0xc9a050),
          all(
            torus(flare - 0.004, 0.016)
              .scale(1, 1, 0.78)
              .at(0, 0.012, 0),
            torus(0.14, 0.016).scale(1, 1, 0.78).at(0, 0.38, 0),
            sphere(0.016, 1, 10).array(4, [0.08, 0, 0]).at(0, 0.75, 0.06),
          ),
        ),
        part("gem", third("crystal", 0xa8232f), sphere(0.055, 1, 20).scale(1, 1.2, 0.6).at(0, 0.6, 0.1)),
      ];
    },
  }),
];
