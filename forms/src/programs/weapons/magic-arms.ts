import { all, blob, cylinder, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";
import { wound } from "@blenda/forge/language/wound";

const shard = (radius: number, long: number) =>
  lathe(flat`0 ${-long * 0.45}, ${radius} ${-long * 0.05}, ${radius * 0.85} ${long * 0.15}, 0 ${long * 0.55}`, { sides: 6 });

export const magicArms = [
  program({
    id: "staff",
    nouns: ["wizard staff", "magic staff", "mage staff", "walking stick", "quarterstaff", "bo staff", "druid staff", "wooden staff"],
    about: "a wizard's staff: a long gnarled stick that holds a crystal at its top",
    metresPerUnit: 1,
    wears: ["wood shaft", "crystal gem orb", "cord"],
    params: { claws: whole(3, 4), gem: pick("shard", "orb"), sway: [0.02, 0.05] },
    variants: { orb: { words: "ball sphere", set: { gem: "orb" } }, shard: { words: "crystal gem", set: { gem: "shard" } } },
    traits: { plain: "walking quarterstaff bo simple" },
    sockets: () => ({ grip: { at: [0, 0.85, 0], size: [0.08, 0.3, 0.08] } }),
    parts: ({ claws, gem, sway }, { has }) => {
      const bent = way`0 0 0, -1 0.3 0.4, 0.8 0.6 -0.4, -0.6 0.95 0.5, 0.4 1.3 -0.2, 0 1.5 0`;
      const stick = sweep(
        bent.map(([x, y, z]) => [x * sway, y, z * sway] as const),
        [0.026, 0.034, 0.03, 0.037, 0.034, 0.045],
      );
      const claw = sweep(way`0 1.46 0.01, 0 1.58 0.12, 0 1.72 0.14, 0 1.84 0.06`, [0.034, 0.026, 0.018, 0.006]);
      return [
        part("stick", main("wood", 0x5f3d22, { grain: "y" }), all(stick, ...(has("plain") ? [] : [claw.ring(claws)]))),
        part(
          "knots",
          main("wood", 0x4d2f18),
          blob(
            [
              { at: [0.02, 0.62, 0.005], radius: 0.042 },
              { at: [0, 1.1, 0.01], radius: 0.045 },
              { at: [0, 1.48, 0], radius: 0.06 },
            ],
            0.02,
            0.014,
          ),
        ),
        !has("plain") && part("gem", second("crystal", 0x35b8e0), (gem === "orb" ? sphere(0.1, 1, 28) : shard(0.085, 0.34)).at(0, 1.7, 0)),
        part("cord", third("leather", 0x7a2f24), wound(0.035, 0.011, 13, 0.021).at(0, 0.87, 0)),
        part("foot", fixed("iron", 0x6f7276), cylinder(0.034, 0.07, { sides: 20 }).at(0, 0.03, 0)),
        !has("plain") &&
          part(
            "beads",
            third("leather", 0x7a2f24),
            put(sweep(way`0 1.44 0.05, 0.05 1.34 0.06, 0.05 1.22 0.06`, [0.01, 0.008, 0.02]), [0, 0, 0]),
          ),
      ];
    },
  }),
  program({
    id: "wand",
    nouns: ["magic wand", "fairy wand", "wizard wand"],
    about: "a magic wand, a slim turned stick with a glowing tip or a star",
    metresPerUnit: 0.2,
    wears: ["stick wood", "star handle grip", "ring"],
    params: { bead: [0.05, 0.065], rings: whole(2, 4) },
    traits: { starry: "fairy star princess" },
    sockets: () => ({ grip: { at: [0, 0.2, 0], size: [0.12, 0.35, 0.12] } }),
    parts: ({ bead, rings }, { has }) => {
      const tips = Array.from({ length: 10 }, (_, at) => {
        const [r, angle] = [at % 2 ? 0.13 : 0.3, (at * Math.PI) / 5];
        return { at: [0, 0, 0] as const, to: [r * Math.sin(angle), r * Math.cos(angle), 0] as const, radius: 0.07, thin: 0.03 };
      });
      return [
        part(
          "stick",
          main("wood", has("starry") ? 0xf1e3ea : 0x4a2a17, { grain: "y" }),
          lathe(flat`0 0.42, 0.055 0.42, 0.04 0.6, 0.032 1, 0.02 1.5, 0 1.52`, { sides: 24 }),
        ),
        part(
          "handle",
          second("wood", 0x2e1a10),
          lathe(flat`0 0, 0.05 0.01, 0.07 0.05, 0.05 0.1, 0.062 0.22, 0.075 0.36, 0.05 0.42, 0.07 0.46, 0.045 0.5, 0 0.5`, {
            smooth: 40,
            sides: 28,
          }),
        ),
        part(
          "rings",
          third("gold"),
          all(wound(0.06, 0.016, rings, 0.05).at(0, 0.55, 0), torus(0.062, 0.018).at(0, 0.1, 0), sphere(bead, 1, 20)),
        ),
        has("starry")
          ? part("star", second("gold", 0xf2cf4c), blob(tips, 0.03, 0.02).at(0, 1.68, 0))
          : part("tip", light(0x9fe4ff), sphere(bead * 0.75, 1, 20).at(0, 1.53, 0)),
        has("starry") &&
          part(
            "ribbon",
            third("fabric", 0xe8829f),
            sweep(way`0 1.42 0.03, 0.14 1.3 0.06, 0.1 1.12 0.1, 0.2 0.95 0.04`, [0.045, 0.04, 0.035, 0.02], {
              flatten: 0.15,
            }).mirror("x"),
          ),
      ];
    },
  }),
];
