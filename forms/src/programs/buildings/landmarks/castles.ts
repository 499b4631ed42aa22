import { all, box, cylinder, extrude, type Form, lathe } from "@blenda/forge/language/form";
import { pairs } from "@blenda/forge/language/pieces/outlines";
import { part, pick, program, turns } from "@blenda/forge/language/program";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

import { archDoor, archFrame, battlements, lawn, planks, roundBlocks, shingles, stoneWall } from "../country/walls.ts";

const cornerSpots = (x: number, z: number) =>
  [
    [x, z],
    [-x, z],
    [x, -z],
    [-x, -z],
  ] as const;
const at = (form: Form, spots: readonly (readonly [number, number])[]) => all(...spots.map(([x, z]) => form.at(x, 0, z)));

const pennant = (size: number) =>
  all(
    box(0.014, size * 1.4, 0.014, 0.003).at(0, size * 0.2, 0),
    extrude(pairs([0, 0, size, size * 0.28, 0, size * 0.56]), 0.012, 0.003).at(0.006, size * 0.3, 0),
  );
/** On the two towers in front and on the keep. */
const banners = (towers: readonly (readonly [number, number])[], tall: number, keep: number, isPointed: boolean) =>
  all(at(pennant(0.17).at(0, tall + (isPointed ? 0.66 : 0.22), 0), towers.slice(0, 2)), pennant(0.22).at(0, keep + 0.48, -0.05));

export const castles = [
  program({
    id: "castle",
    nouns: ["fortress", "citadel", "palace", "fort"],
    about: "a stronghold with corner towers, battlements, a gate and a keep",
    metresPerUnit: 20,
    isLarge: true,
    wears: ["wall stone", "roof", "flag"],
    params: { tall: [0.78, 0.95], wide: [0.5, 0.58], roofs: pick("pointed", "pointed", "flat") },
    variants: {
      pointed: { words: "fairytale princess disney", set: { roofs: "pointed" } },
      flat: { words: "medieval crusader stone", set: { roofs: "flat" } },
    },
    parts: ({ tall, wide, roofs }) => {
      const towers = cornerSpots(wide, wide);
      const tower = lathe(pairs([0, 0, 0.19, 0, 0.16, 0.12, 0.155, tall, 0.19, tall + 0.06, 0.19, tall + 0.15, 0, tall + 0.15]), {
        sides: 28,
      });
      const crown = box(0.06, 0.07, 0.05, 0.006)
        .at(0, tall + 0.18, 0.165)
        .ring(9);
      const wall = all(box(wide * 2, 0.45, 0.12, 0.01).at(0, 0.225, wide), battlements(wide * 2 - 0.3, 0.06, 0.12).at(0, 0.48, wide));
      const cone = (r: number, h: number) => lathe(pairs([0, 0, r, 0, r * 1.05, 0.02, r * 0.4, h * 0.55, 0.01, h, 0, h]), { sides: 28 });
      const keep = 0.72 + tall * 0.5;
      return [
        part(
          "towers",
          main("stone", 0xa9a297, { paint: roundBlocks(0.16) }),
          all(at(tower, towers), roofs === "flat" ? at(crown, towers) : at(cylinder(0.01, 0.01), [[0, 0]])),
        ),
        part(
          "walls",
          stoneWall(0xa39c90),
          all(
            wall.turn(0, 90, 0),
            wall.turn(0, 180, 0),
            wall.turn(0, 270, 0),
            wall,
            box(0.4, 0.62, 0.2, 0.01).at(0, 0.31, wide),
            battlements(0.4, 0.055, 0.2).at(0, 0.65, wide),
          ),
        ),
        part(
          "keep",
          stoneWall(0xb0a99d),
          all(
            box(0.46, keep, 0.46, 0.012).at(0, keep / 2, -0.05),
            box(0.54, 0.1, 0.54, 0.012).at(0, keep, -0.05),
            battlements(0.54, 0.06, 0.05)
              .at(0, keep + 0.08, 0.24)
              .ring(4)
              .at(0, 0, -0.05),
          ),
        ),
        part(
          "roofs",
          second("clay", 0x3f5f8a, { paint: shingles }),
          all(
            roofs === "pointed" ? at(cone(0.23, 0.46).at(0, tall + 0.15, 0), towers) : cylinder(0.02, 0.02),
            lathe(pairs([0, 0, 0.3, 0, 0.02, 0.4, 0, 0.4]), { sides: 4 })
              .turn(0, 45, 0)
              .at(0, keep + 0.05, -0.05),
          ),
        ),
        part(
          "windows",
          fixed("plastic", 0x2a2420),
          all(
            at(box(0.035, 0.11, 0.34, 0.006).at(0, tall * 0.72, 0), towers),
            at(box(0.34, 0.11, 0.035, 0.006).at(0, tall * 0.5, 0), towers),
            box(0.05, 0.12, 0.47, 0.006)
              .array(2, [0.2, 0, 0])
              .at(0, keep * 0.8, -0.05),
          ),
        ),
        part("arch", stoneWall(0x857d72), archFrame(0.22, 0.36, 0.04, 0.22).at(0, 0, wide + 0.01)),
        part("gate", fixed("wood", 0x5c3f24, { paint: planks }), archDoor(0.22, 0.36).at(0, 0, wide + 0.09), {
          motion: turns([0, 0, wide + 0.1], [1, 0, 0], 0, 90),
        }),
        part("flags", third("fabric", 0xc8281f), banners(towers, tall, keep, roofs === "pointed")),
        part("ground", lawn, lathe(pairs([0, -0.06, 0.98, -0.06, 1, 0, 0.94, 0.015, 0, 0.02]), { sides: 40 })),
      ];
    },
  }),
];
