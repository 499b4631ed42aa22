import { blob, box, cylinder, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { petal } from "@blenda/forge/language/petal";
import { pieces } from "@blenda/forge/language/pieces";
import { many, twin } from "@blenda/forge/language/places";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { rod } from "@blenda/forge/language/shorthand";
import { clouds, fade, rings, stripes } from "@blenda/forge/language/skins";
import { fixed, liquid, main, second, third } from "@blenda/forge/language/substance";
import { around, bark, boughs, bush, ease, foliage, grass, land, palmFronds, palmStem, sand, sea, stone, trunk, waves } from "./ground.ts";

const pad = lathe(flat`0 0, 0.09 0, 0.095 0.008, 0 0.012`, { sides: 16 });
const reed = sweep(way`0 0 0, 0.01 0.2 0, 0.03 0.36 0`, [0.008, 0.006, 0.003]);
const cattail = cylinder(0.016, 0.09, { sides: 8 }).at(0.025, 0.33, 0);

export const waters = [
  program({
    id: "pond",
    nouns: ["fish pond", "duck pond", "koi pond", "garden pond", "lily pond", "pool of water"],
    about: "a small round water with lily pads, reeds and stones on its bank",
    metresPerUnit: 1.5,
    wears: ["grass bank", "water", "flower lily"],
    params: { stones: whole(14, 18), pads: whole(6, 9) },
    sockets: () => ({ inside: { at: [0, 0.02, 0.1], size: [0.7, 0.6, 0.7] } }),
    parts: ({ stones, pads }, { random }) => {
      const bow = random.between(0, 6);
      const edge = (x: number, z: number) => 0.68 + 0.07 * Math.sin(Math.atan2(z, x) * 3 + bow);
      const height = (x: number, z: number) => 0.07 - 0.22 * ease(edge(x, z) + 0.06, edge(x, z) - 0.14, Math.hypot(x, z));
      const lilies = around(random, pads, 0.15, 0.5, () => 0.012);
      const bank = around(random, 7, 0.66, 0.76, () => 0.02).filter(({ at: [, , z] }) => z < 0.3);
      return [
        part("bank", grass(0x63923e, 0), land(height, { isRound: true, deep: 0.2, rows: 20 })),
        part("water", { ...sea(0x3d93ac), slot: 1 }, cylinder(0.78, 0.03, { sides: 44 }).at(0, -0.005, 0)),
        part("stones", fixed("stone", 0x928d85), stone.scale(0.75).scatter(around(random, stones, 0.72, 0.82, () => 0.05))),
        part("pads", fixed("leather", 0x4f8f45, { paint: [stripes({ by: -0.2 }, 9, { width: 0.15 })] }), pad.scatter(lilies)),
        part(
          "lilies",
          third("fabric", 0xf0a8c4),
          petal(0.09, 0.045, { curl: -30 })
            .turn(28, 0, 0)
            .ring(7)
            .scatter(lilies.slice(0, 3).map((spot) => ({ ...spot, at: [spot.at[0], 0.02, spot.at[2]] as const }))),
        ),
        part(
          "reeds",
          fixed("leather", 0x6b8f45),
          many(6, (n) => reed.turn(0, n * 60, 0).at(0.05 * Math.cos(n), 0, 0.05 * Math.sin(n * 2))).scatter(bank),
        ),
        part(
          "cattails",
          fixed("fabric", 0x6a4426),
          many(3, (n) => cattail.turn(0, n * 120, 0).at(0.05 * Math.cos(n * 2), 0, 0.05 * Math.sin(n * 4))).scatter(bank),
        ),
      ];
    },
  }),
  program({
    id: "lake",
    nouns: ["mountain lake", "loch", "alpine lake", "lake shore"],
    about: "a still lake among hills and firs with a small landing stage",
    metresPerUnit: 14,
    wears: ["grass shore", "water", "tree"],
    params: { firs: whole(14, 18), hill: [0.3, 0.45] },
    sockets: () => ({ inside: { at: [0, 0.02, 0.1], size: [0.8, 0.6, 0.8] } }),
    parts: ({ firs, hill }, { random }) => {
      const wave = waves(random, 0.08, 0.3);
      const height = (x: number, z: number) => {
        const out = Math.hypot(x * 0.95, z - 0.12) + wave(x, z) * 0.8;
        return 0.07 + hill * ease(0.72, 1.15, out) * ease(0.3, -0.6, z) * (1 + 3 * wave(x * 1.4, z)) - 0.25 * ease(0.74, 0.58, out);
      };
      const spots = around(random, firs, 0.82, 1.0, height)
        .filter(({ at: [, , z] }) => z < 0.5)
        .map((spot) => ({ ...spot, scale: spot.scale * 0.28 }));
      return [
        part(
          "shore",
          main("leather", 0x668f42, {
            paint: [
              clouds({ by: -0.25 }, 0.1, { share: 0.5 }),
              fade(0x8c8377, 0.8, 0.6, { along: "up", wave: 0.2 }),
              fade(0xd8c79a, 0.05, 0.02, { share: 0.8 }),
            ],
          }),
          land(height, { size: 1.05, deep: 0.25, rows: 26, sides: 88 }),
        ),
        part("water", { ...sea(0x3b8fc0), slot: 1 }, cylinder(0.78, 0.03, { sides: 48 }).at(0, 0, 0.12)),
        part("trunks", bark, trunk.scatter(spots)),
        part("firs", { ...foliage(0x2f5f38), slot: 2 }, boughs.scatter(spots)),
        pieces(
          "landing stage",
          fixed("wood", 0x9a7448),
          box(0.05, 0.012, 0.022, 0.002).scale(2, 1, 1).array(11, [0, 0, 0.028]).at(0.28, 0.05, 0.72),
          twin(rod([0, -0.1, 0], [0, 0.07, 0], 0.009), 0.045, 0, 0)
            .array(3, [0, 0, 0.14])
            .at(0.28, 0, 0.72),
        ),
        part("stones", fixed("stone", 0x8f8a82), stone.scale(0.35).scatter(around(random, 10, 0.66, 0.76, () => 0.03))),
      ];
    },
  }),
  program({
    id: "river",
    nouns: ["stream", "creek", "brook", "river bend", "winding river", "river tile"],
    about: "a piece of meadow with a winding river, stones, bushes and trees on its banks",
    metresPerUnit: 12,
    wears: ["grass bank", "water", "tree"],
    params: { wide: [0.2, 0.27], bow: [0.26, 0.36], trees: whole(4, 6) },
    parts: ({ wide, bow, trees }, { random }) => {
      const middle = (z: number) => bow * Math.sin(z * 2.6 + 0.4);
      const wave = waves(random, 0.07, 0.4);
      const height = (x: number, z: number) =>
        0.1 + wave(x, z) * ease(wide, wide + 0.4, Math.abs(x - middle(z))) - 0.2 * ease(wide + 0.05, wide - 0.09, Math.abs(x - middle(z)));
      const bed = Array.from({ length: 17 }, (_, n) => [middle(-1 + n / 8), 0.03, -1 + n / 8] as const);
      const spots = around(random, trees, 0.72, 0.92, height)
        .filter(({ at: [x, , z] }) => Math.abs(x - middle(z)) > wide + 0.14)
        .map((spot) => ({ ...spot, scale: spot.scale * 0.55 }));
      const banks = Array.from({ length: 14 }, (_, n) => {
        const z = -0.92 + n * 0.14;
        return {
          at: [middle(z) + (n % 2 ? 1 : -1) * (wide + random.between(-0.04, 0.03)), 0.05, z] as const,
          scale: random.between(0.4, 0.8),
          turn: [0, n * 50, 0] as const,
        };
      });
      return [
        part(
          "banks",
          main("leather", 0x659540, { paint: [clouds({ by: -0.2 }, 0.12, { share: 0.5 }), fade(0x7a5c3e, 0.85, 0.7, { along: "up" })] }),
          land(height, { deep: 0.25, rows: 26, sides: 88 }),
        ),
        part(
          "water",
          { ...liquid(0x3f9ac4, 1), paint: [rings(0xd8f2fa, 0.12, { along: "z", width: 0.1, share: 0.22 })] },
          sweep(bed, wide * 1.02, { flatten: 0.09 }),
        ),
        part("stones", fixed("stone", 0x918c84), stone.scatter(banks)),
        part("trunks", bark, trunk.scatter(spots)),
        part("firs", { ...foliage(0x3c7340), slot: 2 }, boughs.scatter(spots)),
        part(
          "bushes",
          foliage(),
          bush.scatter(around(random, 5, 0.6, 0.95, height).filter(({ at: [x, , z] }) => Math.abs(x - middle(z)) > wide + 0.1)),
        ),
      ];
    },
  }),
  program({
    id: "beach",
    nouns: ["sandy beach", "seaside", "shore", "seashore", "coast", "tropical beach"],
    about: "a strip of sand by the sea with a parasol, a towel, a palm and foam on the water's edge",
    metresPerUnit: 5,
    wears: ["sand", "parasol", "towel"],
    params: { slope: [0.3, 0.36], panels: whole(4, 5), tone: pick("red", "blue", "yellow") },
    sockets: () => ({ top: { at: [0.1, 0.2, -0.2], size: [0.8, 0.8, 0.6] } }),
    parts: ({ slope, panels, tone }, { random }) => {
      const wave = waves(random, 0.02, 0.3);
      const height = (x: number, z: number) => 0.22 - slope * ease(-0.1, 0.85, z + 0.06 * Math.sin(x * 3)) + wave(x, z);
      const foam = Array.from({ length: 11 }, (_, n) => [-0.97 + n * 0.194, 0.022, 0.5 + 0.05 * Math.sin(n * 1.3)] as const);
      return [
        part("sand", sand(), land(height, { deep: 0.22, rows: 20, sides: 72 })),
        part("sea", sea(0x36a3c4), box(1.98, 0.16, 0.9, 0.01).at(0, -0.066, 0.545)),
        pieces(
          "foam",
          fixed("fabric", 0xf8fcfc),
          sweep(foam, 0.035, { flatten: 0.3 }),
          sweep(
            foam.map(([x, y, z]) => [x, y, z + 0.2 + 0.03 * Math.cos(x * 9)] as const),
            0.02,
            { flatten: 0.3 },
          ),
        ),
        part(
          "parasol",
          second("fabric", { red: 0xd8382f, blue: 0x2f6fc4, yellow: 0xf0b92e }[tone], {
            paint: [stripes(0xf8f4ea, panels, { width: 0.5 })],
          }),
          lathe(flat`0 -0.02, 0.42 -0.14, 0.43 -0.13, 0.3 -0.02, 0 0.06`, { sides: 48 }).turn(-10, 0, 8).at(-0.32, 0.92, -0.22),
        ),
        part("pole", fixed("plastic", 0xf0f0ee), rod([-0.4, 0.1, -0.16], [-0.32, 0.98, -0.22], 0.016)),
        part(
          "towel",
          third("fabric", 0x3aa79a, { paint: [rings(0xf6f2e6, 0.1, { along: "z", width: 0.4 })] }),
          box(0.26, 0.016, 0.56, 0.006).turn(6, -18, 0).at(-0.2, 0.215, -0.1),
        ),
        part("stem", bark, palmStem.at(0.55, 0.18, -0.55)),
        part("fronds", foliage(0x4f9a3c), palmFronds.at(0.55, 0.18, -0.55)),
        pieces(
          "ball",
          fixed("plastic", 0xe84a3c, { paint: [stripes(0xffffff, 3, { width: 0.5 })] }),
          sphere(0.08, 1, 20).at(0.3, 0.27, 0.05),
        ),
        pieces(
          "shells",
          fixed("porcelain", 0xf2d8c4),
          ...around(random, 7, 0.2, 0.7, (x, z) => height(x, z) + 0.01)
            .filter(({ at: [, y] }) => y > 0.05)
            .map(({ at }) => sphere(0.026, 0.5, 8).at(...at)),
        ),
      ];
    },
  }),
  program({
    id: "geyser",
    nouns: ["old faithful", "water geyser", "erupting geyser"],
    about: "a jet of hot water and steam out of a pale cone of stone",
    metresPerUnit: 8,
    wears: ["rock ground", "water jet"],
    params: { tall: [1.3, 1.6], jets: whole(8, 9) },
    parts: ({ tall, jets }, { random }) => {
      const rough = waves(random, 0.03, 0.16);
      const ground = (x: number, z: number) => {
        const r = Math.hypot(x, z) * (1 + 0.1 * Math.sin(3 * Math.atan2(z, x) + 1) + 0.06 * Math.sin(7 * Math.atan2(z, x)));
        const steps = [0.3, 0.44, 0.58, 0.72].reduce((sum, edge) => sum + 0.04 * ease(edge + 0.025, edge - 0.025, r), 0);
        return steps + 0.34 * Math.exp(-((r / 0.2) ** 2)) - 0.3 * ease(0.11, 0.04, r) + rough(x, z) * 0.5;
      };
      const plume = (out: number, high: number) =>
        sweep(
          [
            [0, 0.3, 0],
            [0, high * 0.5, out * 0.18],
            [0, high * 0.9, out * 0.5],
            [0, high, out * 0.72],
            [0, high * 0.86, out * 0.92],
            [0, high * 0.6, out],
          ],
          [0.05, 0.04, 0.045, 0.04, 0.026, 0.006],
        );
      const puffs = Array.from({ length: 44 }, (_, n) => {
        const [t, a] = [n / 44, n * 2.4];
        const out = (0.06 + 0.3 * Math.sin(t * Math.PI) ** 0.8) * random.between(0.35, 1);
        const at = [out * Math.cos(a) + 0.3 * t * t, tall * 0.8 + t * 0.78, out * Math.sin(a) - 0.12 * t * t] as const;
        return { at, radius: (0.075 + 0.06 * Math.sin(t * Math.PI)) * random.between(0.75, 1.15) };
      });
      return [
        part(
          "ground",
          main("stone", 0xe2d2b4, {
            paint: [
              fade(0xe0a03f, 0.34, 0.5, { along: "out", wave: 0.14, share: 0.85 }),
              fade(0xb8602c, 0.6, 0.78, { along: "out", wave: 0.14, share: 0.9 }),
              fade(0x7d7a4c, 0.86, 0.98, { along: "out", wave: 0.1 }),
              clouds({ by: -0.2 }, 0.1, { share: 0.5, relief: -0.006 }),
            ],
          }),
          land(ground, { isRound: true, deep: 0.14, rows: 30, sides: 72 }),
        ),
        part(
          "pools",
          sea(0x3fc0cc),
          lathe(flat`0 -0.02, 0.15 -0.02, 0.16 0, 0.15 0.012, 0 0.012`, { sides: 28 }).scatter(
            [0.5, 1.9, 3.1, 4.4, 5.4].map((a, n) => {
              const [x, z] = [(0.5 + (n % 2) * 0.14) * Math.cos(a), (0.5 + (n % 2) * 0.14) * Math.sin(a)];
              return { at: [x, ground(x, z) + 0.012, z] as const, scale: 0.7 + (n % 3) * 0.22 };
            }),
          ),
        ),
        pieces(
          "jet",
          { ...liquid(0xdff3fb, 1) },
          lathe(flat`0 0.2, 0.08 0.24, 0.06 ${tall * 0.4}, 0.1 ${tall * 0.75}, 0.12 ${tall * 0.94}, 0 ${tall * 1.08}`, {
            smooth: 26,
            sides: 36,
            ribs: 9,
            ribDepth: 0.16,
          }),
          plume(0.42, tall * 0.98).ring(jets),
          plume(0.26, tall * 0.74).ring(jets - 2, 17),
          plume(0.34, tall * 0.5).ring(5, 40),
          many(30, () => {
            const a = random.between(0, 6.28);
            const r = random.between(0.2, 0.5);
            return sphere(random.between(0.008, 0.02), 1.3, 6).at(r * Math.cos(a), tall * random.between(0.3, 0.95), r * Math.sin(a));
          }),
        ),
        part("steam", fixed("fabric", 0xf3f7fa), blob(puffs, 0.025, 0.054)),
        part("stones", fixed("stone", 0x9c8f7e), stone.scale(0.6).scatter(around(random, 12, 0.74, 0.92, ground))),
      ];
    },
  }),
];
