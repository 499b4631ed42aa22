import { all, box, cylinder, extrude, type Form, lathe, sweep } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { softOutline } from "@blenda/forge/language/outlines";
import { many } from "@blenda/forge/language/places";
import { part, program, spins, whole } from "@blenda/forge/language/program";
import { drumX, hose, rod } from "@blenda/forge/language/shorthand";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

/** The muzzle points to +x; turned so, it points to the front. */
const AIMED = [0, -90, 0] as const;
const tube = (radius: number, from: number, to: number, y: number): Form => drumX(radius, to - from, 0.006).at((from + to) / 2, y, 0);
const trigger = (x: number, y: number): Form =>
  all(
    hose([x - 0.08, y, 0, x - 0.07, y - 0.09, 0, x + 0.05, y - 0.1, 0, x + 0.09, y, 0], 0.01),
    hose([x, y, 0, x + 0.015, y - 0.04, 0, x - 0.01, y - 0.075, 0], 0.01),
  );

export const firearms = [
  program({
    id: "assault rifle",
    nouns: [
      "machine gun",
      "ak-47",
      "ak47",
      "kalashnikov",
      "m16",
      "m4",
      "ar-15",
      "automatic rifle",
      "submachine gun",
      "smg",
      "battle rifle",
    ],
    about: "an automatic rifle with a curved magazine, a stock and a long barrel",
    metresPerUnit: 0.6,
    wears: ["stock handguard grip", "body barrel", "magazine"],
    params: { long: [0.3, 0.4], curve: [0.1, 0.16] },
    traits: { scoped: "scope sniper sighted" },
    sockets: () => ({ grip: { at: [-0.22, 0.24, 0], size: [0.1, 0.2, 0.1], turn: AIMED } }),
    parts: ({ long, curve }, { has }) => [
      part(
        "receiver",
        second("steel", 0x2b2d30),
        all(
          box(0.56, 0.13, 0.085, 0.018).at(-0.06, 0.41, 0),
          tube(0.042, -0.34, 0.2, 0.475),
          box(0.16, 0.05, 0.075, 0.012).at(0.16, 0.47, 0),
        ),
      ),
      part(
        "barrel",
        second("steel", 0x2b2d30),
        all(
          tube(0.022, 0.2, 0.62 + long, 0.42),
          tube(0.024, 0.24, 0.62, 0.485),
          tube(0.034, 0.6 + long, 0.7 + long, 0.42),
          box(0.05, 0.09, 0.03, 0.01).at(0.52 + long, 0.47, 0),
          box(0.012, 0.06, 0.012, 0.004).at(0.52 + long, 0.53, 0),
          box(0.06, 0.05, 0.05, 0.01).at(0.62, 0.45, 0),
        ),
      ),
      part(
        "handguard",
        main("wood", 0x7a4222, { grain: "x" }),
        all(box(0.34, 0.085, 0.09, 0.03).at(0.4, 0.4, 0), box(0.26, 0.05, 0.07, 0.022).at(0.38, 0.495, 0)),
      ),
      part(
        "stock",
        main("wood", 0x7a4222, { grain: "x" }),
        extrude(
          softOutline(flat`-0.34 0.36, -0.34 0.46, -0.6 0.44, -0.92 0.42, -0.95 0.4, -0.94 0.16, -0.9 0.15, -0.6 0.3`, 3),
          0.07,
          0.022,
        ),
      ),
      part("butt", fixed("rubber", 0x1d1d1f), box(0.03, 0.28, 0.075, 0.012).turn(0, 0, 2).at(-0.945, 0.285, 0)),
      part("grip", main("wood", 0x6a3a1e), extrude(softOutline(flat`-0.3 0.36, -0.36 0.1, -0.25 0.08, -0.16 0.36`, 4), 0.065, 0.022)),
      part(
        "magazine",
        third("steel", 0x35373b),
        sweep(way`0.05 0.38 0, ${0.07 + curve * 0.15} 0.24 0, ${0.1 + curve * 0.6} 0.12 0, ${0.12 + curve * 1.3} 0.02 0`, 0.068, {
          flatten: 0.5,
        }).turn(0, 0, 0),
      ),
      part("trigger", fixed("steel", 0x4a4d52), trigger(-0.08, 0.35)),
      part(
        "sight",
        fixed("steel", 0x1f2124),
        all(box(0.1, 0.03, 0.05, 0.01).at(0.16, 0.505, 0), box(0.12, 0.02, 0.02, 0.006).at(-0.02, 0.44, 0.05)),
      ),
      has("scoped") &&
        part(
          "scope",
          fixed("steel", 0x1f2124),
          all(
            tube(0.036, -0.2, 0.16, 0.6),
            tube(0.05, 0.1, 0.22, 0.6),
            tube(0.046, -0.28, -0.18, 0.6),
            box(0.04, 0.1, 0.04, 0.008).array(2, [0.2, 0, 0]).at(-0.02, 0.54, 0),
          ),
        ),
    ],
  }),
  program({
    id: "minigun",
    nouns: ["gatling gun", "gatling", "rotary gun", "chain gun", "rotary cannon"],
    about: "a gun with a bundle of barrels that turn, a motor housing and a drum of ammunition",
    metresPerUnit: 0.6,
    wears: ["body housing", "barrel", "drum ammunition"],
    params: { barrels: whole(6, 7), long: [0.9, 1.1] },
    sockets: () => ({ grip: { at: [-0.62, 0.56, 0], size: [0.1, 0.2, 0.2], turn: AIMED } }),
    parts: ({ barrels, long }) => {
      const bundle = all(
        rod([0, 0, 0.085], [0, long, 0.085], 0.03).ring(barrels),
        ...[0.35, 0.7, 0.97].map((t) => cylinder(0.125, 0.04, { bevel: 0.01, sides: 28 }).at(0, long * t, 0)),
        cylinder(0.04, long * 0.9, { sides: 16 }).at(0, long * 0.5, 0),
      );
      return [
        part("barrels", second("steel", 0x54585d), bundle.turn(0, 0, -90).at(0.02, 0.4, 0), { motion: spins([0, 0.4, 0], [1, 0, 0]) }),
        part(
          "housing",
          main("paint", 0x4d5440),
          all(
            tube(0.17, -0.34, 0.06, 0.4),
            tube(0.13, -0.46, -0.3, 0.4),
            tube(0.185, -0.04, 0.04, 0.4),
            box(0.3, 0.14, 0.14, 0.03).at(-0.18, 0.57, 0),
            box(0.26, 0.14, 0.16, 0.03).at(-0.16, 0.26, 0),
          ),
        ),
        part("drum", third("paint", 0x8a7a3a), cylinder(0.2, 0.26, { bevel: 0.03 }).turn(90, 0, 0).at(-0.16, 0.16, -0.26)),
        part(
          "belt",
          fixed("brass", 0xc09a4e),
          many(9, (at) => drumX(0.02, 0.14).at(-0.16, 0.32 + Math.sin(at * 0.35) * 0.05, -0.08 - at * 0.035)),
        ),
        part(
          "handle",
          fixed("rubber", 0x1d1e20),
          all(
            hose([-0.44, 0.46, 0, -0.56, 0.66, 0, -0.62, 0.5, 0, -0.52, 0.34, 0, -0.42, 0.36, 0], 0.032),
            hose([-0.28, 0.62, 0, -0.24, 0.82, 0, -0.04, 0.82, 0, 0, 0.5, 0], 0.026),
          ),
        ),
        part(
          "bolts",
          fixed("steel", 0xb4b8bc),
          cylinder(0.016, 0.03, { sides: 8 }).at(0, 0, 0.16).ring(8).turn(0, 0, 90).at(0.045, 0.4, 0),
        ),
      ];
    },
  }),
  program({
    id: "rocket launcher",
    nouns: ["bazooka", "rpg", "missile launcher", "grenade launcher", "panzerfaust", "rpg-7"],
    about: "a tube for the shoulder with a pointed rocket in its mouth, grips and a sight",
    metresPerUnit: 0.7,
    wears: ["tube body", "grip wood", "rocket warhead"],
    params: { long: [0.9, 1.05], head: [0.3, 0.38] },
    sockets: () => ({ grip: { at: [0.2, 0.28, 0], size: [0.1, 0.2, 0.2], turn: AIMED } }),
    parts: ({ long, head }) => [
      part(
        "tube",
        main("paint", 0x4d5440),
        all(
          tube(0.06, -long + 0.2, 0.7, 0.5),
          lathe(flat`0 0, 0.14 0, 0.15 0.02, 0.07 0.26, 0 0.26`, { sides: 32 }).turn(0, 0, -90).at(-long, 0.5, 0),
          tube(0.075, 0.62, 0.7, 0.5),
        ),
      ),
      part("wood", second("wood", 0x7a4222), tube(0.085, -0.42, 0.06, 0.5)),
      part("rings", fixed("steel", 0x2b2d30), all(tube(0.09, -0.45, -0.41, 0.5), tube(0.09, 0.05, 0.09, 0.5))),
      part(
        "rocket",
        third("paint", 0x5f6b3a),
        lathe(flat`0 0, 0.04 0, 0.045 0.16, 0.13 0.24, 0.14 0.3, 0.09 0.46, 0.02 0.6, 0 0.61`, { sides: 32 })
          .scale(1, head / 0.34, 1)
          .turn(0, 0, -90)
          .at(0.68, 0.5, 0),
      ),
      part("tip", fixed("brass"), tube(0.016, 0.66 + head * 1.75, 0.74 + head * 1.75, 0.5)),
      part(
        "grips",
        fixed("wood", 0x6a3a1e),
        all(box(0.075, 0.22, 0.05, 0.02).turn(0, 0, -14).at(0.22, 0.34, 0), box(0.07, 0.2, 0.05, 0.02).turn(0, 0, -10).at(-0.02, 0.35, 0)),
      ),
      part("trigger", fixed("steel", 0x2b2d30), trigger(0.34, 0.46)),
      part(
        "sight",
        fixed("steel", 0x2b2d30),
        all(
          box(0.16, 0.06, 0.05, 0.012).at(0.26, 0.66, 0.02),
          tube(0.034, 0.1, 0.3, 0.68),
          box(0.03, 0.12, 0.03, 0.008).at(0.24, 0.6, 0),
          box(0.02, 0.13, 0.02, 0.006).at(0.56, 0.6, 0),
        ),
      ),
    ],
  }),
  program({
    id: "flintlock",
    nouns: ["flintlock pistol", "pirate pistol", "dueling pistol", "duelling pistol", "muzzle loader", "musket pistol"],
    about: "an old pistol with a curved wooden stock, a flint lock and brass fittings",
    metresPerUnit: 0.35,
    wears: ["stock wood", "barrel lock", "fitting"],
    params: { long: [0.5, 0.62], flare: [0.05, 0.075] },
    sockets: () => ({ grip: { at: [-0.36, 0.3, 0], size: [0.12, 0.24, 0.2], turn: AIMED } }),
    parts: ({ long, flare }) => [
      part(
        "stock",
        main("wood", 0x6b3a1f),
        extrude(
          softOutline(
            flat`-0.5 0.06, -0.4 0.04, -0.3 0.24, -0.12 0.36, ${long * 0.6} 0.4, ${long * 0.8} 0.43, ${long * 0.8} 0.47, -0.14 0.49, -0.3 0.46, -0.44 0.28`,
            4,
          ),
          0.085,
          0.03,
        ),
      ),
      part(
        "barrel",
        second("steel", 0x6d7278),
        lathe(
          flat`0 0, 0.055 0, 0.06 0.02, 0.046 0.2, 0.04 ${long * 0.9}, ${flare} ${long + 0.12}, ${flare - 0.02} ${long + 0.13}, 0.02 ${long + 0.06}, 0 ${long + 0.06}`,
          { sides: 28 },
        )
          .turn(0, 0, -90)
          .at(-0.16, 0.5, 0),
      ),
      part(
        "butt",
        third("brass", 0xc09a4e),
        lathe(flat`0 0, 0.06 0.01, 0.075 0.05, 0.055 0.1, 0 0.1`, { sides: 24 }).turn(0, 0, -24).at(-0.48, 0.01, 0),
      ),
      part(
        "lock",
        second("steel", 0x8d9298),
        all(
          extrude(softOutline(flat`-0.24 0.38, -0.04 0.36, 0.08 0.42, 0.06 0.46, -0.2 0.46`, 3), 0.02, 0.005).at(0, 0, 0.046),
          hose([-0.16, 0.42, 0.065, -0.19, 0.52, 0.065, -0.15, 0.6, 0.06, -0.08, 0.58, 0.055], [0.024, 0.02, 0.02, 0.014]),
          hose([0.06, 0.46, 0.06, 0.05, 0.54, 0.06, 0.0, 0.6, 0.055], [0.022, 0.018, 0.016]),
        ),
      ),
      part(
        "bands",
        third("brass", 0xc09a4e),
        all(box(0.04, 0.12, 0.1, 0.02).at(long * 0.55, 0.46, 0), box(0.03, 0.1, 0.094, 0.02).at(long * 0.76, 0.47, 0)),
      ),
      part("guard", third("brass", 0xc09a4e), trigger(-0.06, 0.37)),
      part("ramrod", fixed("wood", 0x3a2415), tube(0.014, 0.1, long * 0.86, 0.405)),
    ],
  }),
  program({
    id: "bullet",
    nouns: ["cartridge", "ammo", "ammunition", "rifle round", "shell casing", "bullet casing", "gun shell"],
    about: "a cartridge: a brass case with a copper bullet",
    metresPerUnit: 0.06,
    wears: ["case", "tip bullet"],
    params: { waist: [0.15, 0.18], tip: [0.36, 0.5] },
    variants: { short: { words: "pistol round nine", set: { tip: 0.26, waist: 0.19 } } },
    parts: ({ waist, tip }) => [
      part(
        "case",
        main("brass", 0xcfa24a),
        lathe(
          flat`0 0, 0.16 0, 0.2 0.01, 0.2 0.05, 0.17 0.06, 0.17 0.1, 0.2 0.12, 0.2 0.66, ${waist} 0.76, ${waist} 0.92, ${waist - 0.02} 0.94, 0 0.94`,
          { sides: 40 },
        ),
      ),
      part(
        "bullet",
        second("copper", 0xb8693a),
        lathe(
          flat`0 0.9, ${waist - 0.012} 0.9, ${waist - 0.012} 0.98, ${waist * 0.86} ${0.98 + tip * 0.4}, ${waist * 0.5} ${0.98 + tip * 0.8}, 0.02 ${0.98 + tip}, 0 ${0.98 + tip}`,
          { sides: 36, smooth: 0 },
        ),
      ),
      part("primer", fixed("copper", 0x8a5a3a), cylinder(0.07, 0.012, { bevel: 0.003 }).at(0, -0.002, 0)),
    ],
  }),
];
