import { all, box, cylinder, extrude, type Form, lathe, sphere, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { circle } from "@blenda/forge/language/outlines";
import { four, many } from "@blenda/forge/language/places";
import { part, pick, program, spins, turns, whole } from "@blenda/forge/language/program";
import { drumX, drumZ, hose, panel, rod } from "@blenda/forge/language/shorthand";
import { fixed, light, main, pane, second, third } from "@blenda/forge/language/substance";

const cog = (r: number): Form =>
  all(
    torus(r, r * 0.22).turn(90, 0, 0),
    box(r * 0.3, r * 0.5, 0.05, 0.004)
      .at(0, r * 0.8, 0)
      .turn(90, 0, 0)
      .ring(6)
      .turn(-90, 0, 0),
  );

export const pocketMachines = [
  program({
    id: "joystick",
    nouns: ["flight stick", "arcade stick", "game joystick", "arcade joystick"],
    about: "a joystick with a fire button on a square foot",
    metresPerUnit: 0.18,
    wears: ["base body", "stick", "button"],
    params: { high: [0.5, 0.62], lean: [4, 12] },
    sockets: ({ high }) => ({ grip: { at: [0, high * 0.8, 0], size: [0.15, 0.4, 0.15] } }),
    parts: ({ high, lean }) => [
      part("base", main("plastic", 0x26272b), all(box(0.9, 0.22, 0.9, 0.05).at(0, 0.13, 0), box(0.8, 0.06, 0.8, 0.03).at(0, 0.25, 0))),
      part(
        "bellows",
        fixed("rubber", 0x17181a),
        lathe(flat`0 0, 0.26 0, 0.24 0.03, 0.26 0.05, 0.2 0.08, 0.21 0.1, 0.14 0.14, 0.14 0.16, 0 0.18`, { sides: 36 }).at(0, 0.27, 0),
      ),
      part(
        "stick",
        second("plastic", 0x1d1e21),
        lathe(flat`0 0, 0.07 0, 0.06 0.1, 0.085 0.16, 0.075 ${high * 0.6}, 0.11 ${high}, 0.1 ${high + 0.08}, 0 ${high + 0.11}`, {
          sides: 32,
        })
          .turn(lean, 0, 0)
          .at(0, 0.36, 0),
        { motion: turns([0, 0.36, 0], [1, 0, 0], -20, 20) },
      ),
      part(
        "fire",
        third("plastic", 0xd8281f),
        all(cylinder(0.06, 0.06, { bevel: 0.02 }).at(0, high + 0.12, 0))
          .turn(lean, 0, 0)
          .at(0, 0.36, 0),
      ),
      part(
        "trigger",
        third("plastic", 0xd8281f),
        all(box(0.07, 0.12, 0.06, 0.02).at(0, high * 0.8, 0.1))
          .turn(lean, 0, 0)
          .at(0, 0.36, 0),
      ),
      part("buttons", third("plastic", 0xd8281f), cylinder(0.07, 0.07, { bevel: 0.02 }).at(0.3, 0.3, 0.3).mirror("x")),
      part("feet", fixed("rubber", 0x0f1011), four(cylinder(0.07, 0.04), 0.34, 0.02, 0.34)),
      part("cable", fixed("rubber", 0x0f1011), hose([0, 0.12, -0.44, 0.04, 0.03, -0.62, 0.3, 0.025, -0.7, 0.56, 0.025, -0.56], 0.025)),
    ],
  }),
  program({
    id: "walkie-talkie",
    nouns: ["walkie talkie", "handheld radio", "police radio", "cb radio"],
    about: "a handheld radio with a stub antenna, a speaker grille and a screen",
    metresPerUnit: 0.2,
    wears: ["case body", "button", "screen"],
    params: { mast: [0.34, 0.5], keys: whole(3, 4) },
    sockets: () => ({ grip: { at: [0, 0.3, 0], size: [0.4, 0.5, 0.25] } }),
    parts: ({ mast, keys }) => [
      part(
        "case",
        main("plastic", 0x2b2e28),
        all(panel(0.42, 0.92, 0.22, 0.06, 0.03).at(0, 0.46, 0), panel(0.36, 0.5, 0.05, 0.05, 0.015).at(0, 0.24, 0.12)),
      ),
      part(
        "antenna",
        fixed("rubber", 0x17181a),
        all(rod([-0.13, 0.9, 0], [-0.13, 0.98 + mast, 0], 0.042, 0.03), cylinder(0.055, 0.08).at(-0.13, 0.94, 0)),
      ),
      part(
        "dials",
        fixed("plastic", 0x17181a),
        lathe(flat`0 0, 0.05 0, 0.05 0.1, 0.04 0.11, 0 0.11`, { ribs: 12, ribDepth: 0.1 }).array(2, [0.14, 0, 0]).at(0.09, 0.92, 0),
      ),
      part("screen", light(0xa9c46a), box(0.28, 0.13, 0.02, 0.006).at(0, 0.77, 0.11)),
      part("bezel", fixed("plastic", 0x17181a), panel(0.34, 0.19, 0.016, 0.03, 0.004).at(0, 0.77, 0.108)),
      part("slots", fixed("plastic", 0x101110), box(0.26, 0.016, 0.02, 0.004).array(7, [0, 0.036, 0]).at(0, 0.18, 0.142)),
      part("keys", second("plastic", 0xe08a2a), box(0.07, 0.04, 0.03, 0.01).array(keys, [0.09, 0, 0]).at(0, 0.58, 0.12)),
      part("talk", second("plastic", 0xe08a2a), box(0.03, 0.2, 0.1, 0.012).at(-0.215, 0.6, 0)),
      part("clip", fixed("steel", 0x8d9298), box(0.12, 0.4, 0.03, 0.012).at(0, 0.56, -0.14)),
    ],
  }),
  program({
    id: "walkman",
    nouns: ["mp3 player", "ipod", "music player", "portable cassette player", "portable music player"],
    about: "a pocket cassette player with a window, keys and orange headphones plugged in",
    metresPerUnit: 0.14,
    wears: ["case body", "key trim", "cable"],
    params: { tone: pick("blue", "silver", "yellow"), loop: [0.3, 0.42] },
    parts: ({ tone, loop }) => [
      part(
        "case",
        main("plastic", { blue: 0x2f5f9f, silver: 0xb4b8bc, yellow: 0xe2b52c }[tone]),
        panel(0.72, 1, 0.22, 0.04, 0.02).at(0, 0.5, 0),
      ),
      part("door", fixed("steel", 0xc6cacd), panel(0.6, 0.8, 0.03, 0.03, 0.008).at(-0.03, 0.46, 0.11)),
      part("window", fixed("obsidian", 0x2a2d33), panel(0.36, 0.16, 0.02, 0.02, 0.004).at(-0.03, 0.5, 0.122)),
      part("reels", fixed("plastic", 0xf4f1e8), cog(0.04).at(0.09, 0, 0).mirror("x").at(-0.03, 0.5, 0.13)),
      part(
        "print",
        fixed("plastic", 0x24272b),
        all(box(0.3, 0.03, 0.01, 0).at(-0.03, 0.76, 0.123), box(0.2, 0.018, 0.01, 0).at(-0.03, 0.7, 0.123)),
      ),
      part("keys", second("plastic", 0xe06a2a), box(0.05, 0.13, 0.12, 0.012).array(4, [0, 0.17, 0]).at(0.37, 0.52, 0.02)),
      part("plug", fixed("brass"), cylinder(0.03, 0.12).at(0.2, 1.04, 0)),
      part(
        "cable",
        { ...second("rubber", 0x1d1e21), slot: 2 },
        hose([0.2, 1.08, 0, 0.2, 1.2, 0.02, 0.36, 1.3, 0.1, 0.58, 1.1, loop, 0.62, 0.6, loop, 0.5, 0.1, 0.3, 0.3, 0.02, 0.36], 0.016),
      ),
      part(
        "earpieces",
        second("fabric", 0xe06a2a),
        all(drumZ(0.1, 0.06, 0.02).at(0.22, 0.1, 0.38), drumZ(0.1, 0.06, 0.02).at(0, 0.1, 0.42)),
      ),
      part(
        "band",
        fixed("steel", 0xc6cacd),
        hose([0.22, 0.1, 0.36, 0.3, 0.012, 0.5, 0.1, 0.012, 0.66, -0.08, 0.012, 0.54, 0, 0.1, 0.4], 0.012),
      ),
    ],
  }),
  program({
    id: "video camera",
    nouns: ["camcorder", "movie camera", "cinema camera", "tv camera", "film camera rig", "old movie camera", "vintage movie camera"],
    about: "a movie camera with two film reels, a lens and a viewfinder, on a tripod",
    metresPerUnit: 1,
    wears: ["body case", "reel", "leg tripod"],
    params: { high: [0.8, 0.95], reel: [0.19, 0.22] },
    parts: ({ high, reel }) => {
      const film = (r: number): Form =>
        extrude(
          circle(r, 40),
          0.06,
          0.012,
          [0, 1, 2, 3, 4].map((at) =>
            circle(r * 0.24, 18).map(([x, y]) => [x + Math.cos(at * 1.2566) * r * 0.6, y + Math.sin(at * 1.2566) * r * 0.6] as const),
          ),
        ).turn(0, 90, 0);
      const spot = (z: number, r: number) => [0, high + 0.32 + r, z] as const;
      return [
        part(
          "body",
          main("paint", 0x2b2d30),
          all(
            box(0.2, 0.34, 0.5, 0.03).at(0, high + 0.18, 0),
            box(0.16, 0.12, 0.12, 0.03).at(0, high + 0.24, -0.28),
            drumZ(0.05, 0.08).at(0, high + 0.25, -0.36),
          ),
        ),
        part("front reel", second("steel", 0x5d6268), film(reel).at(...spot(0.14, reel)), { motion: spins(spot(0.14, reel), [1, 0, 0]) }),
        part("back reel", second("steel", 0x5d6268), film(reel * 0.86).at(...spot(-0.26, reel * 0.86)), {
          motion: spins(spot(-0.26, reel * 0.86), [1, 0, 0]),
        }),
        part("hubs", fixed("brass"), all(drumX(0.03, 0.1).at(...spot(0.14, reel)), drumX(0.03, 0.1).at(...spot(-0.26, reel * 0.86)))),
        part(
          "lens",
          fixed("steel", 0x8d9298),
          all(
            drumZ(0.09, 0.1).at(0, high + 0.2, 0.28),
            drumZ(0.075, 0.1).at(0, high + 0.2, 0.36),
            lathe(flat`0 0, 0.09 0, 0.14 0.1, 0.12 0.1, 0.06 0.02, 0 0.02`, { sides: 28 })
              .turn(90, 0, 0)
              .at(0, high + 0.2, 0.4),
          ),
        ),
        part(
          "glass",
          pane(0x5f87a8),
          sphere(0.06, 0.5, 22)
            .turn(90, 0, 0)
            .at(0, high + 0.2, 0.42),
        ),
        part(
          "crank",
          fixed("brass"),
          all(
            rod([0.1, high + 0.14, -0.1], [0.16, high + 0.14, -0.1], 0.014),
            rod([0.16, high + 0.14, -0.1], [0.16, high + 0.05, -0.04], 0.012),
            drumX(0.02, 0.07).at(0.19, high + 0.05, -0.04),
          ),
          { motion: spins([0.1, high + 0.14, -0.1], [1, 0, 0]) },
        ),
        part("head", third("wood", 0x8a5630), all(cylinder(0.12, 0.05).at(0, high - 0.01, 0), cylinder(0.07, 0.08).at(0, high - 0.07, 0))),
        part(
          "legs",
          third("wood", 0x8a5630),
          all(
            rod([0, high - 0.04, 0.05], [0, 0.03, 0.46], 0.03, 0.02),
            rod([0.03, high * 0.5, 0.255], [0.03, high * 0.5 - 0.05, 0.28], 0.03),
          ).ring(3),
        ),
        part("tips", fixed("brass"), all(rod([0, 0.06, 0.445], [0, 0, 0.475], 0.024, 0.01)).ring(3)),
        part(
          "lamp",
          light(0xff3b2a),
          many(1, () => sphere(0.018, 1, 10).at(0.06, high + 0.32, 0.252)),
        ),
      ];
    },
  }),
];
