import { all, box, cylinder, extrude, type Form, lathe, sphere, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { pieces } from "@blenda/forge/language/pieces";
import { many, twin } from "@blenda/forge/language/places";
import { part, program, turns, whole } from "@blenda/forge/language/program";
import { rod } from "@blenda/forge/language/shorthand";
import { clouds, courses, type Paint } from "@blenda/forge/language/skins";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";
import { archDoor, archFrame, archOutline, blocks } from "../country/walls.ts";

const mossy: Paint = [...blocks, clouds(0x6f8a4a, 0.3, { share: 0.35 })];
/** A torch on a wall: its holder, and its flame. */
const holder = all(box(0.06, 0.1, 0.03, 0.006), rod([0, -0.02, 0.01], [0, 0.12, 0.1], 0.02, 0.028));
const flame = lathe(flat`0 0, 0.035 0.03, 0.03 0.08, 0 0.17`, { smooth: 10, sides: 12 }).at(0, 0.13, 0.1);

export const dungeons = [
  program({
    id: "dungeon wall",
    nouns: ["dungeon", "dungeon cell", "dungeon room", "cellar wall", "crypt wall"],
    about: "a corner of a dungeon: dark mossy stone, a barred window, chains, a torch and bones on the floor",
    metresPerUnit: 3,
    wears: ["stone wall", "floor", "iron chain"],
    params: { tall: [1.0, 1.15], chains: whole(1, 2) },
    sockets: () => ({ top: { at: [0.1, 0.06, 0.2], size: [0.8, 0.7, 0.7] } }),
    parts: ({ tall, chains }, { random }) => [
      pieces(
        "walls",
        main("stone", 0x77736c, { paint: mossy }),
        box(1.6, tall, 0.18, 0.014)
          .at(0, tall / 2, -0.7)
          .minus(extrude(archOutline(0.3, 0.36), 1, 0).at(-0.3, tall * 0.52, -0.7)),
        box(0.18, tall * 0.86, 1.4, 0.014).at(-0.76, tall * 0.43, 0.05),
        box(0.22, tall + 0.06, 0.28, 0.016).at(0.68, tall / 2, -0.66),
      ),
      part("frame", main("stone", 0x8f8a80), archFrame(0.3, 0.36, 0.06, 0.24).at(-0.3, tall * 0.52, -0.7)),
      part(
        "bars",
        third("iron", 0x3c3a38),
        box(0.024, 0.4, 0.024, 0.004)
          .array(4, [0.075, 0, 0])
          .at(-0.3, tall * 0.52 + 0.17, -0.68),
      ),
      part("night", light(0x3f5f9a), box(0.34, 0.4, 0.01, 0).at(-0.3, tall * 0.52 + 0.18, -0.785)),
      part(
        "chains",
        third("iron", 0x4a4744),
        all(
          ...Array.from({ length: chains + 1 }, (_, c) =>
            all(
              many(8, (n) =>
                torus(0.028, 0.008)
                  .scale(0.8, 1, 1.2)
                  .turn(90, 0, 0)
                  .turn(0, n % 2 ? 90 : 0, 0)
                  .at(0, tall * 0.66 - n * 0.055, 0),
              ),
              torus(0.06, 0.014)
                .turn(90, 0, 0)
                .at(0, tall * 0.66 - 0.5, 0),
              cylinder(0.04, 0.03, { sides: 12 })
                .turn(90, 0, 0)
                .at(0, tall * 0.68, -0.02),
            ).at(0.1 + c * 0.22, 0, -0.585),
          ),
        ),
      ),
      part("torch", light(0xff9a2a), flame.scale(1.3).at(0.68, tall * 0.62, -0.5)),
      part("holder", fixed("iron", 0x2c2a28), holder.scale(1.3).at(0.68, tall * 0.62, -0.5)),
      part(
        "floor",
        second("stone", 0x6a665f, { paint: [courses(0.24, 9, { joint: 0.012 }), clouds({ by: -0.35 }, 0.2, { share: 0.5 })] }),
        box(1.7, 0.1, 1.6, 0.014).at(0, 0, 0),
      ),
      pieces(
        "bones",
        fixed("bone", 0xe6dcc2),
        sphere(0.075, 0.9, 16).at(-0.4, 0.12, 0.1),
        box(0.07, 0.05, 0.06, 0.014).at(-0.4, 0.07, 0.15),
        ...[0, 1, 2, 3].map((n) =>
          all(rod([-0.1, 0, 0], [0.1, 0, 0], 0.016), twin(sphere(0.026, 1, 8), 0.1, 0, 0))
            .turn(0, n * 47, 0)
            .at(-0.25 + n * 0.09, 0.07, 0.26 + (n % 2) * 0.1),
        ),
      ),
      pieces("eyes", fixed("plastic", 0x1c1814), twin(sphere(0.018, 1, 8), 0.026, 0.12, 0.168).at(-0.4, 0, 0)),
      part(
        "straw",
        fixed("leather", 0xc9a752),
        many(24, () =>
          rod([-0.12, 0, 0], [0.12, 0.01, 0], 0.006)
            .turn(0, random.between(0, 180), 0)
            .at(random.between(0.1, 0.6), 0.058, random.between(-0.4, -0.1)),
        ),
      ),
    ],
  }),
  program({
    id: "dungeon door",
    nouns: ["cell door", "prison door", "castle door", "medieval door", "iron-bound door", "jail door"],
    about: "a heavy arched door of planks with iron bands, studs, a ring and a small barred window, in a stone frame",
    metresPerUnit: 1.4,
    wears: ["door wood", "iron band", "stone frame"],
    params: { tall: [1.35, 1.5], bands: whole(3, 4) },
    traits: { open: "opened ajar" },
    parts: ({ tall, bands }, { has }) => {
      const swing = (form: Form) => (has("open") ? form.at(0.4, 0, 0).turn(0, -60, 0).at(-0.4, 0, 0.06) : form);
      const level = Array.from({ length: bands }, (_, n) => 0.16 + (n * (tall - 0.6)) / (bands - 1));
      return [
        part(
          "door",
          main("wood", 0x6f4a28, { paint: [courses(0.13, 9, { isShifted: false, joint: 0.01 })] }),
          swing(archDoor(0.78, tall, 0.09)),
          { motion: turns([-0.39, 0, 0], [0, 1, 0], 0, -95) },
        ),
        part(
          "bands",
          second("iron", 0x3a3836),
          swing(
            all(
              ...level.map((y) =>
                all(
                  box(0.72, 0.075, 0.02, 0.006).at(0.01, y, 0.052),
                  many(5, (n) => sphere(0.02, 0.8, 8).at(-0.28 + n * 0.14, y, 0.065)),
                ),
              ),
            ),
          ),
          { motion: turns([-0.39, 0, 0], [0, 1, 0], 0, -95) },
        ),
        part(
          "ring",
          second("iron", 0x2c2a28),
          swing(
            all(
              torus(0.06, 0.014)
                .turn(90, 0, 0)
                .at(0.24, tall * 0.46, 0.07),
              box(0.05, 0.09, 0.03, 0.008).at(0.24, tall * 0.51, 0.055),
              box(0.08, 0.11, 0.02, 0.006).at(0.26, tall * 0.36, 0.05),
            ),
          ),
          { motion: turns([-0.39, 0, 0], [0, 1, 0], 0, -95) },
        ),
        part("window", fixed("plastic", 0x14120f), swing(box(0.26, 0.2, 0.02, 0.004).at(0, tall * 0.72, 0.044)), {
          motion: turns([-0.39, 0, 0], [0, 1, 0], 0, -95),
        }),
        part(
          "grille",
          second("iron", 0x3a3836),
          swing(
            all(
              box(0.02, 0.22, 0.02, 0.003).array(4, [0.065, 0, 0]),
              box(0.3, 0.03, 0.03, 0.004).array(2, [0, 0.22, 0]),
              box(0.03, 0.25, 0.03, 0.004).array(2, [0.28, 0, 0]),
            ).at(0, tall * 0.72, 0.06),
          ),
          { motion: turns([-0.39, 0, 0], [0, 1, 0], 0, -95) },
        ),
        part(
          "frame",
          third("stone", 0x8a857b, { paint: [courses(0.2, 0.16, { joint: 0.012 }), clouds(0x6f8a4a, 0.3, { share: 0.3 })] }),
          archFrame(0.8, tall + 0.02, 0.2, 0.26),
        ),
        part("sill", third("stone", 0x78736a), box(1.26, 0.07, 0.4, 0.014).at(0, -0.03, 0.04)),
      ];
    },
  }),
];
