import { all, box, cylinder, extrude, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { atDepth } from "@blenda/forge/language/lists";
import { flat, way } from "@blenda/forge/language/numbers";
import { softOutline } from "@blenda/forge/language/outlines";
import { type ProgramPart, part, program, spins, turns, whole } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { fixed, light, main, type Substance, second, third } from "@blenda/forge/language/substance";
import { wound } from "@blenda/forge/language/wound";

/** A tube along x. */
const along = (radius: number, long: number, x: number, y: number) =>
  put(cylinder(radius, long, { sides: 24, bevel: 0.006 }), [x, y, 0], [0, 0, 90]);
/** The muzzle points to +x; turned so, it points to the front. */
const AIMED = [0, -90, 0] as const;
const guard = (x: number, y: number, wide: number) =>
  sweep(
    atDepth(flat`-0.5 0, -0.42 -0.75, 0 -1, 0.42 -0.75, 0.5 0`).map(([a, b, c]) => [x + a * wide, y + b * wide * 0.8, c] as const),
    0.012,
  );
/** The trigger that is pulled back, and the bow round it. */
const pulled = (of: Substance, x: number, y: number, wide: number): ProgramPart[] => [
  part("trigger guard", of, guard(x, y - 0.01, wide)),
  part("trigger", of, sweep(way`0 0.01 0, 0.012 -0.05 0, -0.012 -0.1 0`, [0.014, 0.012, 0.008]).at(x, y, 0), {
    motion: turns([x, y, 0], [0, 0, -1], 0, 18),
  }),
];

export const guns = [
  program({
    id: "pistol",
    nouns: ["gun", "handgun", "revolver", "six-shooter", "colt", "firearm"],
    about: "a hand gun: a pistol with a slide or a revolver with a drum",
    metresPerUnit: 0.2,
    wears: ["body barrel", "grip handle"],
    params: { long: [0.5, 0.6] },
    traits: { drum: "revolver six-shooter colt cowboy western" },
    sockets: () => ({ grip: { at: [-0.3, 0.3, 0], size: [0.12, 0.3, 0.2], turn: AIMED } }),
    parts: ({ long }, { has }) => {
      const grip = flat`-0.47 0, -0.24 0, -0.17 0.24, -0.08 0.46, -0.4 0.46, -0.42 0.36`;
      const butt = flat`-0.5 0.04, -0.36 -0.02, -0.26 0.1, -0.22 0.3, -0.12 0.44, -0.3 0.54, -0.42 0.44, -0.4 0.26`;
      if (has("drum"))
        return [
          part(
            "frame",
            main("steel", 0x7c8187),
            all(
              put(box(0.46, 0.27, 0.09, 0.025), [-0.08, 0.56, 0]),
              along(0.045, long + 0.1, long / 2 + 0.17, 0.63),
              put(box(long * 0.7, 0.05, 0.05, 0.015), [long * 0.35 + 0.12, 0.56, 0]),
            ),
          ),
          part(
            "drum",
            main("steel", 0x8d9298),
            all(
              put(
                lathe(flat`0 -0.13, 0.11 -0.13, 0.125 -0.11, 0.125 0.11, 0.11 0.13, 0 0.13`, { ribs: 6, ribDepth: 0.14 }),
                [0, 0, 0],
                [0, 0, 90],
              ),
            ).at(-0.02, 0.575, 0),
            { motion: spins([-0.02, 0.575, 0], [1, 0, 0]) },
          ),
          part("hammer", fixed("steel", 0x6a6e73), extrude(flat`-0.34 0.6, -0.26 0.58, -0.26 0.74, -0.38 0.8, -0.4 0.76`, 0.04, 0.01), {
            motion: turns([-0.28, 0.6, 0], [0, 0, 1], 0, 30),
          }),
          part("grip", second("wood", 0x6b3a1f), extrude(softOutline(butt, 4), 0.11, 0.035)),
          part("sight", fixed("steel"), box(0.05, 0.05, 0.02, 0.008).at(long + 0.18, 0.69, 0)),
          ...pulled(fixed("steel", 0xb0b4b8), -0.06, 0.45, 0.2),
        ];
      return [
        part(
          "slide",
          main("steel", 0x4e5358),
          all(
            put(box(long + 0.34, 0.15, 0.13, 0.02), [long / 2 - 0.26, 0.59, 0]),
            put(box(0.03, 0.03, 0.03, 0.008), [long - 0.15, 0.68, 0]),
            put(box(0.05, 0.04, 0.08, 0.008), [-0.38, 0.68, 0]),
          ),
          { motion: { kind: "slide", at: [0, 0, 0], axis: [-1, 0, 0], from: 0, to: 0.14 } },
        ),
        part("serrations", fixed("steel", 0x2e3033), box(0.012, 0.12, 0.134, 0.003).array(7, [0.024, 0, 0]).at(-0.3, 0.6, 0)),
        part("muzzle", fixed("steel", 0x2a2c2f), all(along(0.042, 0.05, long - 0.09, 0.6), along(0.03, 0.04, long - 0.11, 0.53))),
        part(
          "frame",
          second("plastic", 0x2b2d30),
          all(put(box(long + 0.1, 0.07, 0.11, 0.015), [long / 2 - 0.2, 0.49, 0]), extrude(grip, 0.12, 0.03)),
        ),
        part(
          "grips",
          second("plastic", 0x1d1e20),
          extrude(flat`-0.43 0.05, -0.26 0.05, -0.19 0.28, -0.15 0.38, -0.36 0.4, -0.38 0.33`, 0.135, 0.02),
        ),
        ...pulled(fixed("steel", 0x9aa0a6), 0.02, 0.47, 0.22),
      ];
    },
  }),
  program({
    id: "rifle",
    nouns: ["musket", "sniper rifle", "shotgun", "hunting rifle", "carbine", "blunderbuss"],
    about: "a long gun with a wooden stock, a barrel and a bolt",
    metresPerUnit: 0.55,
    wears: ["stock", "barrel"],
    params: { long: [0.85, 1.05] },
    traits: { scoped: "sniper scope scoped hunting", flared: "blunderbuss musket pirate", double: "shotgun double-barrelled" },
    sockets: () => ({ grip: { at: [-0.32, 0.2, 0], size: [0.1, 0.15, 0.2], turn: AIMED } }),
    parts: ({ long }, { has }) => {
      const stock = flat`
        -1 0, -0.94 -0.02, -0.5 0.14, -0.34 0.08, -0.26 0.16, -0.1 0.18, 0.6 0.19, 0.64 0.22, 0.6 0.26, -0.3 0.28, -0.46 0.25,
        -0.98 0.22
      `;
      const barrels = has("double")
        ? all(
            along(0.028, long, long / 2, 0.285)
              .at(0, 0, 0.028)
              .mirror("z"),
          )
        : along(0.026, long, long / 2, 0.29);
      return [
        part("stock", main("wood", 0x74421f, { grain: "x" }), extrude(stock, 0.1, 0.03)),
        part("butt plate", fixed("steel", 0x5a5e63), box(0.025, 0.23, 0.11, 0.01).at(-0.995, 0.11, 0)),
        part(
          "barrel",
          second("steel", 0x6f757b),
          all(
            barrels,
            has("flared")
              ? put(lathe(flat`0 0, 0.03 0, 0.08 0.16, 0.06 0.16, 0 0.04`), [long - 0.02, 0.29, 0], [0, 0, -90])
              : along(0.032, 0.05, long - 0.03, 0.29),
          ),
        ),
        part("receiver", second("steel", 0x5a5f65), put(box(0.34, 0.09, 0.085, 0.02), [-0.12, 0.29, 0])),
        part(
          "bands",
          fixed("brass"),
          put(torus(0.055, 0.014).scale(1, 1, 1.1), [0, 0, 0], [0, 0, 90]).scatter([{ at: [0.25, 0.25, 0] }, { at: [0.54, 0.25, 0] }]),
        ),
        part(
          "bolt",
          fixed("steel", 0xc0c4c8),
          all(put(cylinder(0.012, 0.14, { sides: 10 }), [-0.22, 0.27, 0.1], [70, 0, 0]), sphere(0.03, 1, 14).at(-0.22, 0.25, 0.17)),
        ),
        ...pulled(fixed("steel", 0x3c3f43), -0.26, 0.15, 0.16),
        part("sight", fixed("steel", 0x3c3f43), box(0.03, 0.05, 0.015, 0.005).at(long - 0.06, 0.33, 0)),
        has("scoped") &&
          part(
            "scope",
            fixed("plastic", 0x1c1d20),
            all(
              along(0.03, 0.5, -0.08, 0.42),
              along(0.045, 0.12, 0.18, 0.42),
              along(0.04, 0.1, -0.32, 0.42),
              box(0.03, 0.1, 0.04, 0.008).at(-0.18, 0.37, 0),
              box(0.03, 0.1, 0.04, 0.008).at(0.04, 0.37, 0),
            ),
          ),
      ];
    },
  }),
  program({
    id: "ray gun",
    nouns: ["raygun", "laser gun", "blaster", "laser pistol", "laser blaster", "plasma gun", "phaser", "space gun"],
    about: "a ray gun of the space age with rings, fins and a glowing tip",
    metresPerUnit: 0.22,
    wears: ["body", "fin ring grip"],
    params: { rings: whole(3, 5), belly: [0.17, 0.21] },
    sockets: () => ({ grip: { at: [-0.3, 0.25, 0], size: [0.12, 0.3, 0.2], turn: AIMED } }),
    parts: ({ rings, belly }) => [
      part(
        "body",
        main("paint", 0xc8ccd0),
        put(
          lathe(flat`0 -0.46, 0.3 -0.44, 0.7 -0.36, 1 -0.16, 0.95 0.06, 0.6 0.24, 0.3 0.34, 0.26 0.42, 0 0.42`, {
            smooth: 40,
          }).scale(belly, 1, belly),
          [0, 0.6, 0],
          [0, 0, -90],
        ),
      ),
      part("barrel", fixed("steel", 0xb0b6bc), along(0.03, 0.6, 0.6, 0.6)),
      part("rings", second("paint", 0xd8322c), put(wound(0.075, 0.022, rings, 0.1), [0.6, 0.6, 0], [0, 0, 90])),
      part("tip", light(0x5dff8a), sphere(0.062, 1, 20).at(0.92, 0.6, 0)),
      part("windows", light(0x5dff8a), put(torus(belly * 0.99, 0.016), [-0.1, 0.6, 0], [0, 0, 90])),
      part(
        "fins",
        second("paint", 0xd8322c),
        all(
          extrude(flat`-0.44 0.62, -0.1 0.74, -0.3 0.94, -0.5 0.98`, 0.03, 0.01),
          put(extrude(flat`-0.42 0.02, -0.12 0.14, -0.3 0.3, -0.48 0.32`, 0.03, 0.01), [0, 0.6, 0], [90, 0, 0]).mirror("z"),
        ),
      ),
      part(
        "grip",
        second("plastic", 0x34373c),
        extrude(flat`-0.42 0.02, -0.22 0, -0.14 0.3, -0.08 0.5, -0.34 0.52, -0.36 0.34`, 0.12, 0.04),
      ),
      ...pulled(fixed("brass"), 0.02, 0.44, 0.2),
    ],
  }),
  program({
    id: "cannon",
    nouns: ["field cannon", "naval cannon", "pirate cannon"],
    about: "an old cannon: a heavy barrel on a wooden carriage with wheels",
    metresPerUnit: 1,
    wears: ["barrel", "carriage wheel", "band"],
    params: { lift: [6, 14], spokes: whole(8, 12) },
    traits: { naval: "naval pirate ship" },
    parts: ({ lift, spokes }, { has }) => {
      const r = has("naval") ? 0.16 : 0.42;
      const axles = has("naval") ? [0.3, -0.35] : [0.05];
      const barrel = lathe(
        flat`
          0 -0.72, 0.05 -0.72, 0.07 -0.66, 0.05 -0.6, 0.13 -0.57, 0.2 -0.52, 0.21 -0.46, 0.185 -0.44, 0.18 -0.1, 0.195 -0.09,
          0.195 -0.04, 0.165 -0.03, 0.14 0.6, 0.17 0.64, 0.18 0.72, 0.15 0.76, 0.09 0.76, 0.09 0.5, 0 0.5
        `,
      );
      const wheel = put(
        all(
          lathe(flat`0.86 -0.05, 1 -0.05, 1 0.05, 0.86 0.05, 0.86 -0.05`).scale(r, 1, r),
          cylinder(r * 0.2, 0.16),
          put(box(r * 0.13, 0.05, r * 0.8, 0.01), [0, 0, r * 0.5]).ring(has("naval") ? 4 : spokes),
        ),
        [0, 0, 0],
        [0, 0, 90],
      );
      const y = r + (has("naval") ? 0.34 : 0.16);
      return [
        part(
          "barrel",
          main("iron", 0x5a5e63),
          put(all(barrel, put(cylinder(0.05, 0.5), [0, 0, 0], [0, 0, 90])), [0, y, 0.08], [90 - lift, 0, 0]),
          { motion: turns([0, y, 0.08], [1, 0, 0], -10, 14) },
        ),
        part(
          "cheeks",
          second("wood", 0x6b4226),
          has("naval")
            ? all(
                put(
                  extrude(flat`-0.6 -0.16, 0.5 -0.16, 0.5 0.12, 0.2 0.2, -0.1 0.1, -0.3 0.1, -0.35 0, -0.6 -0.06`, 0.1, 0.02),
                  [0.23, y - 0.16, 0],
                  [0, -90, 0],
                ).mirror("x"),
                box(0.4, 0.1, 0.9, 0.02).at(0, y - 0.28, -0.05),
              )
            : all(
                put(
                  extrude(flat`-1.3 -0.42, -1.14 -0.5, 0.2 -0.16, 0.28 0.04, -0.14 0.06, -0.6 -0.12`, 0.1, 0.02),
                  [0.2, y, 0],
                  [0, -90, 0],
                ).mirror("x"),
                box(0.4, 0.08, 0.12, 0.02).at(0, y - 0.4, -1.1),
                box(0.4, 0.1, 0.3, 0.02).at(0, y - 0.2, -0.3),
              ),
        ),
        ...axles.flatMap((z, at) => [
          part(`wheels ${at + 1}`, second("wood", 0x7a4d28), wheel.at(has("naval") ? 0.36 : 0.42, r, z).mirror("x"), {
            motion: spins([0, r, z], [1, 0, 0]),
          }),
          part(`axle ${at + 1}`, fixed("iron", 0x4d5054), put(cylinder(0.04, has("naval") ? 0.94 : 1.06), [0, r, z], [0, 0, 90])),
        ]),
        !has("naval") && part("tyres", third("iron", 0x4d5054), put(torus(r, 0.03), [0.42, r, 0.05], [0, 0, 90]).mirror("x")),
        part(
          "balls",
          fixed("iron", 0x4d5054),
          sphere(0.1, 1, 24).scatter([
            { at: [0.75, 0.1, 0.5] },
            { at: [0.97, 0.1, 0.5] },
            { at: [0.86, 0.1, 0.31] },
            { at: [0.86, 0.26, 0.43] },
          ]),
        ),
      ];
    },
  }),
];
