import { all, box, cylinder, extrude, type Form, lathe, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { part, program, spins, turns } from "@blenda/forge/language/program";
import { courses } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

import {
  archDoor,
  archFrame,
  archOutline,
  darkGlass,
  gabledWalls,
  gableRoof,
  lawn,
  planks,
  roundBlocks,
  shingles,
  tiledRoof,
} from "./walls.ts";

const plot = (wide: number, deep: number) => lathe(flat`0 -0.05, 0.97 -0.05, 1 0, 0.95 0.014, 0 0.018`, { sides: 36 }).scale(wide, 1, deep);

const lancet = extrude(archOutline(0.11, 0.3), 0.02, 0.004);

/** A tower with its pointed roof, about the origin. */
const steeple = (tall: number) => ({
  walls: all(
    box(0.36, tall, 0.36, 0.01).at(0, tall / 2, 0),
    box(0.42, 0.05, 0.42, 0.01).at(0, tall, 0),
    box(0.4, 0.04, 0.4, 0.01).at(0, tall * 0.68, 0),
  ),
  roof: lathe(flat`0 0, 0.3 0, 0.3 0.02, 0.01 0.78, 0 0.78`, { sides: 4 })
    .turn(0, 45, 0)
    .at(0, tall + 0.02, 0),
  cross: all(box(0.02, 0.2, 0.02, 0.004).at(0, tall + 0.88, 0), box(0.11, 0.02, 0.02, 0.004).at(0, tall + 0.91, 0)),
  windows: all(
    lancet.scale(0.8).at(0, tall * 0.76, 0.181),
    lancet
      .scale(0.8)
      .turn(0, 90, 0)
      .at(0.181, tall * 0.76, 0),
  ),
});

export const village = [
  program({
    id: "church",
    nouns: ["chapel", "cathedral"],
    about: "a church with a steeple, pointed windows and a cross; a cathedral has two towers",
    metresPerUnit: 10,
    isLarge: true,
    wears: ["wall", "roof", "door"],
    params: { tall: [1.1, 1.3], long: [1, 1.2] },
    traits: { grand: "cathedral minster gothic" },
    parts: ({ tall, long }, { has }) => {
      const isGrand = has("grand");
      const side = [-1, 0, 1].flatMap((n) =>
        [90, -90].map((turn) => ({ at: [turn > 0 ? 0.31 : -0.31, 0.2, -0.15 + n * long * 0.28] as const, turn: [0, turn, 0] as const })),
      );
      const { walls, roof, cross, windows } = steeple(tall);
      const towers = (form: Form) => (isGrand ? form.at(0.37, 0, long / 2).mirror("x") : form.at(0, 0, long / 2));
      const front = all(box(0.44, 0.84, 0.33, 0.01).at(0, 0.42, 0), box(0.46, 0.05, 0.38, 0.01).at(0, 0.86, 0));
      const rose = cylinder(isGrand ? 0.13 : 0.08, 0.02, { sides: 28 }).turn(90, 0, 0);
      return [
        part("nave", main("stone", 0xe6ded0), gabledWalls(0.6, 0.55, 0.36, long).at(0, 0, -0.15)),
        part("tower", main("stone", 0xe6ded0), towers(walls)),
        isGrand && part("front", main("stone", 0xe6ded0), front.at(0, 0, long / 2)),
        isGrand &&
          part(
            "rose window",
            third("stone", 0xb5ab9a),
            torus(0.13, 0.022)
              .turn(90, 0, 0)
              .at(0, 0.62, long / 2 + 0.17),
          ),
        part("roofs", tiledRoof(0x5a4a48), all(gableRoof(0.6, 0.37, long + 0.06).at(0, 0.555, -0.15), towers(roof))),
        part("cross", fixed("gold"), towers(cross)),
        part(
          "windows",
          darkGlass,
          all(lancet.scatter(side), towers(windows), rose.at(0, isGrand ? 0.62 : tall * 0.54, long / 2 + (isGrand ? 0.16 : 0.18))),
        ),
        part(
          "frames",
          third("stone", 0xb5ab9a),
          all(archFrame(0.11, 0.3, 0.02, 0.035).scatter(side), archFrame(0.2, 0.36, 0.03, 0.05).at(0, 0, long / 2 + 0.18)),
        ),
        part("door", third("wood", 0x6a3f22, { paint: planks }), archDoor(0.2, 0.36, 0.03).at(0, 0, long / 2 + 0.178), {
          motion: turns([-0.1, 0, long / 2 + 0.18], [0, 1, 0], 0, -90),
        }),
        part("ground", lawn, plot(isGrand ? 0.8 : 0.62, 0.95)),
      ];
    },
  }),
  program({
    id: "barn",
    nouns: ["farm barn", "stable", "cowshed"],
    about: "a red wooden barn with a bent roof and a big crossed door",
    metresPerUnit: 7,
    isLarge: true,
    wears: ["wall board", "trim cross", "roof"],
    params: { long: [1.1, 1.35] },
    traits: { open: "opened" },
    parts: ({ long }, { has }) => {
      const front = flat`-0.5 0, 0.5 0, 0.5 0.52, 0.34 0.86, 0 1.06, -0.34 0.86, -0.5 0.52`;
      const roof = flat`
        -0.56 0.46, -0.5 0.5, -0.345 0.85, 0 1.055, 0.345 0.85, 0.5 0.5, 0.56 0.46, 0.6 0.5, 0.385 0.92, 0 1.13, -0.385 0.92, -0.6 0.5
      `;
      const leaf = all(
        box(0.02, 0.44, 0.02, 0.004).array(2, [0.2, 0, 0]),
        box(0.22, 0.02, 0.02, 0.004).array(2, [0, 0.42, 0]),
        box(0.02, 0.46, 0.018, 0.004).turn(0, 0, 25),
        box(0.02, 0.46, 0.018, 0.004).turn(0, 0, -25),
      );
      const z = long / 2;
      return [
        part("walls", main("wood", 0x9c2f22, { paint: planks }), extrude(front, long, 0.006)),
        part("roof", third("steel", 0x8a8f94, { paint: [courses(0.07, 9, { isShifted: false })] }), extrude(roof, long + 0.1, 0.008)),
        part(
          "doors",
          main("wood", 0x8a281d, { paint: planks }),
          box(0.25, 0.48, 0.03, 0.006)
            .at(has("open") ? 0.38 : 0.13, 0.24, z + 0.012)
            .mirror("x"),
        ),
        part(
          "trim",
          second("plastic", 0xf1ece0),
          all(
            leaf.at(has("open") ? 0.38 : 0.13, 0.24, z + 0.028).mirror("x"),
            leaf.scale(0.85, 0.42, 1).at(0, 0.72, z + 0.01),
            box(0.03, 0.5, 0.03, 0.006).at(0.5, 0.26, z).mirror("x"),
            box(0.58, 0.025, 0.03, 0.006).at(0, 0.505, z + 0.015),
          ),
        ),
        part("loft", main("wood", 0x7a2419, { paint: planks }), box(0.22, 0.2, 0.02, 0.004).at(0, 0.72, z + 0.006)),
        part("dark", fixed("plastic", 0x1d1512), box(0.5, 0.47, 0.02, 0.004).at(0, 0.24, z)),
        part("ground", lawn, plot(0.86, long * 0.72)),
      ];
    },
  }),
  program({
    id: "windmill",
    nouns: ["dutch windmill", "mill"],
    about: "a tower mill with four turning sails",
    metresPerUnit: 9,
    isLarge: true,
    wears: ["wall tower", "cap roof", "sail"],
    params: { tall: [0.95, 1.1], lean: [8, 30] },
    parts: ({ tall, lean }) => {
      const hub = [0, tall + 0.12, 0.36] as const;
      const arm = all(
        box(0.03, 0.86, 0.025, 0.005).at(0, 0.43, 0),
        box(0.2, 0.014, 0.016, 0.003).array(9, [0, 0.08, 0]).at(0.09, 0.48, 0),
        box(0.014, 0.66, 0.016, 0.003).at(0.18, 0.48, 0),
      );
      const cloth = box(0.15, 0.62, 0.008, 0.002).at(0.1, 0.5, -0.012);
      const four = (form: typeof arm) => all(...[0, 90, 180, 270].map((angle) => form.turn(0, 0, angle + lean))).at(...hub);
      const motion = spins(hub, [0, 0, 1]);
      return [
        part(
          "tower",
          main("stone", 0xe9e2d4, { paint: roundBlocks(0.36) }),
          lathe(flat`0 0, 0.42 0, 0.4 0.06, 0.27 ${tall}, 0 ${tall}`, { sides: 36 }),
        ),
        part(
          "gallery",
          fixed("wood", 0x6d4a2a),
          all(
            lathe(flat`0.3 0.36, 0.5 0.36, 0.5 0.39, 0.3 0.39, 0.3 0.36`),
            cylinder(0.012, 0.14, { sides: 8 }).at(0, 0.45, 0.48).ring(14),
            lathe(flat`0.47 0.51, 0.49 0.51, 0.49 0.53, 0.47 0.53, 0.47 0.51`),
          ),
        ),
        part(
          "cap",
          second("clay", 0x7a3f2a, { paint: shingles }),
          lathe(flat`0 0, 0.31 0, 0.31 0.03, 0.27 0.14, 0.12 0.27, 0 0.3`).at(0, tall, 0),
        ),
        part(
          "shaft",
          fixed("wood", 0x5a3d24),
          cylinder(0.05, 0.3)
            .turn(90, 0, 0)
            .at(0, tall + 0.12, 0.26),
        ),
        part("arms", fixed("wood", 0x7a5230), four(arm), { motion }),
        part("sails", third("fabric", 0xefe6d2), four(cloth), { motion }),
        part("door", fixed("wood", 0x5c3f24, { paint: planks }), archDoor(0.17, 0.28).turn(-6, 0, 0).at(0, 0, 0.4)),
        part(
          "windows",
          darkGlass,
          all(
            box(0.08, 0.1, 0.03, 0.006).turn(-7, 0, 0).at(0, 0.62, 0.335),
            box(0.08, 0.1, 0.03, 0.006).turn(-7, 0, 0).at(0, 0.6, 0.335).turn(0, 90, 0),
          ),
        ),
        part("ground", lawn, plot(0.66, 0.66)),
      ];
    },
  }),
];
