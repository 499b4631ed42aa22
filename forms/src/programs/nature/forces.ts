import { all, box, cylinder, type Form, lathe, skin, sphere, sweep } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { part, program, spins, whole } from "@blenda/forge/language/program";
import { clouds, fade, rings, speckles, stripes } from "@blenda/forge/language/skins";
import { fixed, light, liquid, main, second, third } from "@blenda/forge/language/substance";

export const forces = [
  program({
    id: "tornado",
    nouns: ["twister", "cyclone", "whirlwind", "hurricane"],
    about: "a whirling funnel of wind with dust and debris",
    metresPerUnit: 8,
    wears: ["funnel wind", "dust cloud"],
    params: { turns: whole(10, 12), lean: [0.1, 0.22] },
    parts: ({ turns, lean }, { random }) => {
      const bands = Array.from({ length: turns }, (_, at) => {
        const t = at / (turns - 1);
        const [y, r] = [0.1 + t * 1.3, 0.07 + t * t * 0.5];
        const thick = 0.085 + t * 0.06;
        return lathe(flat`0 ${-thick}, ${r} ${-thick}, ${r + 0.04 + t * 0.04} 0, ${r * 0.9} ${thick}, 0 ${thick * 1.1}`, {
          smooth: 14,
          ribs: 5,
          ribDepth: 0.08,
        })
          .turn(Math.sin(at * 1.7) * 6, at * 47, Math.cos(at * 1.3) * 6)
          .at(Math.sin(t * 3) * lean, y, Math.cos(t * 2.4) * lean * 0.4);
      });
      return [
        part(
          "funnel",
          main("fabric", 0x8f99a6, {
            paint: [rings({ by: -0.3 }, 0.16, { width: 0.35, share: 0.5 }), fade({ by: 0.3 }, 0.8, 1.5, { share: 0.5 })],
          }),
          all(...bands),
          { motion: spins([0, 0.5, 0], [0, 1, 0]) },
        ),
        part(
          "dust",
          second("fabric", 0xb09a78),
          all(
            ...Array.from({ length: 12 }, (_, at) =>
              sphere(random.between(0.07, 0.13), 0.7, 14).at(
                random.between(0.12, 0.34) * Math.cos(at * 0.55),
                0.06,
                random.between(0.12, 0.34) * Math.sin(at * 0.55),
              ),
            ),
          ),
        ),
        part(
          "debris",
          fixed("wood", 0x6a4a2c),
          all(
            ...Array.from({ length: 12 }, (_, at) =>
              box(0.09, 0.02, 0.035, 0.004)
                .turn(at * 37, at * 61, at * 23)
                .at((0.2 + at * 0.04) * Math.cos(at * 2.4), 0.2 + at * 0.09, (0.2 + at * 0.04) * Math.sin(at * 2.4)),
            ),
          ),
        ),
      ];
    },
  }),
  program({
    id: "comet",
    nouns: ["meteor", "meteorite", "shooting star", "falling star", "fireball rock"],
    about: "a burning rock with a tail of fire",
    metresPerUnit: 4,
    wears: ["rock", "fire tail"],
    params: { tongues: whole(7, 9) },
    parts: ({ tongues }, { random }) => {
      const lean = (form: Form) => form.turn(-18, 0, -52).at(-0.4, 0.46, 0.2);
      // A tongue of fire from the shoulder of the rock, bowed inwards like all in the wind.
      const tongue = (angle: number, out: number, long: number, thick: number) => {
        const at = (share: number, y: number, by: number) =>
          [out * share * Math.cos(angle + by), y, out * share * Math.sin(angle + by)] as const;
        return sweep(
          [at(0.9, 0.12, 0), at(1.08, 0.3, 0.1), at(0.9, long * 0.6, 0.3), at(0.5, long, 0.2)],
          [thick * 0.5, thick, thick * 0.6, 0.004],
        );
      };
      const flames = (count: number, out: number, from: number, to: number, thick: number) =>
        lean(all(...Array.from({ length: count }, (_, at) => tongue((at / count) * 6.283, out, random.between(from, to), thick))));
      const craters = [
        [0.1, -0.34, 0.2, 0.15],
        [-0.26, -0.2, 0.26, 0.13],
        [0.3, -0.1, 0.24, 0.11],
        [-0.05, -0.05, 0.42, 0.1],
        [-0.34, -0.02, 0.12, 0.1],
      ] as const;
      return [
        part(
          "rock",
          main("stone", 0x5c4f4c, {
            paint: [
              clouds({ by: -0.45 }, 0.2, { share: 0.7, relief: -0.04 }),
              speckles(0xff7a1c, 0.11, { size: 0.2, share: 0.9, relief: -0.01 }),
            ],
          }),
          lean(sphere(0.38, 0.96, 30).minus(...craters.map(([x, y, z, r]) => sphere(r, 1, 16).at(x * 1.12, y * 1.12, z * 1.12)))),
        ),
        part(
          "embers",
          light(0xff5a14),
          lean(all(...craters.map(([x, y, z, r]) => sphere(r * 0.7, 1, 14).at(x * 0.66, y * 0.66, z * 0.66)))),
        ),
        part("fire", light(0xe8451a), flames(tongues, 0.31, 0.8, 1.05, 0.105)),
        part("flames", light(0xff931f), flames(tongues - 2, 0.22, 1.1, 1.4, 0.13)),
        part("glow", light(0xffdf6a), lean(lathe(flat`0 0.1, 0.2 0.2, 0.22 0.5, 0.12 1.1, 0 1.75`, { smooth: 20 }))),
      ];
    },
  }),
  program({
    id: "wave",
    nouns: ["ocean wave", "sea wave", "tsunami", "surf", "breaking wave", "tidal wave"],
    about: "a breaking sea wave with a crest of foam",
    metresPerUnit: 3,
    wears: ["water", "foam"],
    params: { curl: [0.94, 1.06] },
    parts: ({ curl }, { random }) => {
      const section = flat`-1 0, 0.75 0, 0.6 0.1, 0.36 0.2, 0.2 0.38, 0.18 0.62, 0.3 0.82, 0.52 0.86, 0.66 0.76, 0.62 0.94, 0.36 1.06, 0.02 1.0, -0.26 0.74, -0.5 0.4, -0.76 0.16, -1 0.08`;
      const at = (z: number) => 0.72 + 0.28 * Math.cos(z * 1.3);
      const slab = (z: number) => section.map(([x, y]) => [x * curl * (0.9 + 0.1 * at(z)), y <= 0.08 ? y : y * at(z), z] as const);
      return [
        part(
          "water",
          {
            ...main("glass", 0x2f86b8, {
              paint: [fade(0x9fdcec, 0.55, 1.05, { share: 0.7 }), rings({ by: 0.3 }, 0.13, { width: 0.25, share: 0.4 })],
            }),
          },
          skin(Array.from({ length: 15 }, (_, n) => slab(-1 + (n / 14) * 2)).map((ring) => ring.map(([x, y, z]) => [x, z, -y] as const)))
            .turn(90, 0, 0)
            .scale(1, 1, 1),
        ),
        part(
          "foam",
          second("fabric", 0xf6fbfc),
          all(
            ...Array.from({ length: 46 }, (_, n) => {
              const z = -1 + (n / 45) * 2;
              const [x, y] = [
                [0.62, 0.86],
                [0.5, 0.98],
                [0.66, 0.76],
              ][n % 3];
              return sphere(random.between(0.05, 0.1), 1, 10).at(x * curl + random.between(-0.04, 0.05), y * at(z), z);
            }),
            ...Array.from({ length: 14 }, (_, n) =>
              sphere(random.between(0.05, 0.09), 0.6, 10).at(0.66 + random.between(-0.06, 0.08), 0.06, -0.95 + n * 0.145),
            ),
          ),
        ),
      ];
    },
  }),
  program({
    id: "galaxy",
    nouns: ["spiral galaxy", "milky way", "black hole"],
    about: "a spiral galaxy: a bright heart and arms of stars",
    metresPerUnit: 2,
    wears: ["arm", "core light"],
    params: { arms: whole(2, 3), turn: [2.6, 3.2] },
    traits: { "black hole": "hole black event" },
    parts: ({ arms, turn }, { has, random }) => {
      const tilt = (form: Form) => form.turn(24, 0, 10).at(0, 0.6, 0);
      const along = (t: number, arm: number) =>
        [
          (0.16 + t * 0.84) * Math.cos(t * turn + (arm * 6.283) / arms),
          0,
          (0.16 + t * 0.84) * Math.sin(t * turn + (arm * 6.283) / arms),
        ] as const;
      const each = <T>(make: (arm: number) => T) => Array.from({ length: arms }, (_, arm) => make(arm));
      return [
        part(
          "arms",
          light(0x6a5fd8),
          tilt(
            all(
              ...each((arm) =>
                sweep(
                  Array.from({ length: 22 }, (_, at) => along(at / 21, arm)),
                  [0.13, 0.15, 0.12, 0.07, 0.01],
                  { flatten: 0.3 },
                ),
              ),
            ),
          ),
        ),
        part(
          "stars",
          light(0xfff2cf),
          tilt(
            all(
              ...Array.from({ length: 90 }, (_, at) => {
                const [x, , z] = along(random.between(0, 1), at % arms);
                return sphere(random.between(0.008, 0.022), 1, 6).at(
                  x + random.between(-0.12, 0.12),
                  random.between(-0.06, 0.08),
                  z + random.between(-0.12, 0.12),
                );
              }),
            ),
          ),
        ),
        part(
          "dust",
          main("fabric", 0x8a4fb0),
          tilt(
            all(
              ...each((arm) =>
                sweep(
                  Array.from({ length: 18 }, (_, at) => {
                    const [x, , z] = along(0.1 + (at / 17) * 0.8, arm + 0.16);
                    return [x, -0.02, z] as const;
                  }),
                  [0.03, 0.06, 0.05, 0.01],
                  { flatten: 0.3 },
                ),
              ),
            ),
          ),
        ),
        part("core", has("black hole") ? second("plastic", 0x050508) : light(0xffdf9a), tilt(sphere(0.22, 0.75, 32))),
        has("black hole") &&
          part("ring", light(0xffb04a), tilt(lathe(flat`0.25 -0.02, 0.36 -0.01, 0.4 0, 0.36 0.01, 0.25 0.02, 0.25 -0.02`, { sides: 56 }))),
        part(
          "stand",
          third("steel", 0x3a3d44),
          all(cylinder(0.3, 0.05, { bevel: 0.02 }).at(0, 0.025, 0), sweep(way`0 0.04 0, 0 0.46 0`, 0.025, { isStraight: true })),
        ),
      ];
    },
  }),
  program({
    id: "sandcastle",
    nouns: ["sand castle", "castle of sand"],
    about: "a castle of sand with towers, a flag and shells",
    metresPerUnit: 0.6,
    wears: ["sand", "flag", "shell"],
    params: { towers: whole(3, 4), tall: [0.5, 0.6] },
    parts: ({ towers, tall }) => {
      const tower = (r: number, h: number) =>
        all(
          lathe(flat`0 0, ${r * 1.15} 0, ${r} ${h}, 0 ${h}`),
          box(r * 0.42, r * 0.4, r * 0.3, 0.012)
            .at(0, h + r * 0.12, r * 0.82)
            .ring(7),
        );
      return [
        part(
          "sand",
          main("stone", 0xe0bd80, { paint: [speckles({ by: -0.25 }, 0.03, { size: 0.3 }), speckles({ by: 0.3 }, 0.05, { size: 0.2 })] }),
          all(
            lathe(flat`0 0, 0.95 0, 0.86 0.06, 0.6 0.1, 0 0.12`, { ribs: 9, ribDepth: 0.05 }),
            tower(0.24, tall + 0.42).at(0, 0.1, -0.06),
            ...Array.from({ length: towers }, (_, at) =>
              tower(0.16, tall).at(0.46 * Math.cos((at / towers) * 6.283 + 0.78), 0.08, 0.46 * Math.sin((at / towers) * 6.283 + 0.78)),
            ),
            box(0.6, 0.34, 0.2, 0.03).at(0, 0.24, 0.3),
          ),
        ),
        part(
          "door",
          fixed("stone", 0x8a6a42),
          lathe(flat`0 0, 0.09 0, 0.09 0.02, 0 0.03`).turn(90, 0, 0).scale(1, 1.5, 1).at(0, 0.24, 0.4),
        ),
        part("pole", fixed("wood", 0x9a6a3c), cylinder(0.012, 0.4, { sides: 8 }).at(0, tall + 0.72, -0.06)),
        part("flag", second("paper", 0xd8322c), box(0.2, 0.13, 0.012, 0.003).at(0.1, tall + 0.84, -0.06)),
        part(
          "shells",
          third("porcelain", 0xf4d9c8),
          all(
            ...[
              [0.3, 0.62],
              [-0.34, 0.58],
              [0.7, 0.2],
            ].map(([x, z]) => sphere(0.07, 0.5, 14).scale(1, 1, 1.2).at(x, 0.1, z)),
          ),
        ),
        part(
          "stripes",
          fixed("stone", 0xb08a54, { paint: [stripes({ by: -0.2 }, 8)] }),
          lathe(flat`0.2 ${tall + 0.44}, 0.26 ${tall + 0.44}, 0.26 ${tall + 0.47}, 0.2 ${tall + 0.47}, 0.2 ${tall + 0.44}`, {
            sides: 40,
          }).at(0, 0.02, -0.06),
        ),
        part("moat", liquid(0x4aa8d0, null), lathe(flat`0.74 0.04, 0.86 0.04, 0.86 0.075, 0.74 0.085, 0.74 0.04`, { sides: 56 })),
      ];
    },
  }),
];
