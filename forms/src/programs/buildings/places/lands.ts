import { all, lathe, sphere } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { pieces } from "@blenda/forge/language/pieces";
import { many } from "@blenda/forge/language/places";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { side } from "@blenda/forge/language/shorthand";
import { clouds, fade, rings, speckles } from "@blenda/forge/language/skins";
import { fixed, liquid, main, second, third } from "@blenda/forge/language/substance";
import { around, bark, boughs, bush, cragged, crown, ease, foliage, grass, land, sea, stone, trunk, waves } from "./ground.ts";

const mossy = [clouds({ by: -0.35 }, 0.2, { share: 0.6, relief: -0.02 }), fade(0x6d8a42, 0.6, 0.85, { along: "up", wave: 0.3 })] as const;

export const lands = [
  program({
    id: "waterfall",
    nouns: ["cascade", "water fall", "cataract", "niagara falls"],
    about: "water that falls over a cliff into a pool, with rocks, foam and firs",
    metresPerUnit: 12,
    wears: ["rock cliff", "water", "tree"],
    params: { tall: [0.85, 1.05], wide: [0.3, 0.42], firs: whole(4, 6) },
    parts: ({ tall, wide, firs }, { random }) => {
      const wave = waves(random, 0.09, 0.35);
      const height = (x: number, z: number) => {
        const cliff = tall * ease(0.16, -0.16, z + wave(x, 0) + 0.25 - 0.5 * x * x) + wave(x, z) * 0.5;
        const bed = 0.1 * ease(wide * 0.75, wide * 0.4, Math.abs(x)) * ease(0.1, -0.1, z);
        return cliff - bed - 0.22 * ease(0.62, 0.4, Math.hypot(x, (z - 0.45) * 1.1)) * ease(-0.1, 0.2, z);
      };
      const fall = flat`0.16 -0.08, 0.12 ${tall * 0.5}, 0.02 ${tall - 0.05}, -0.98 ${tall - 0.05}, -0.98 ${tall - 0.1}, -0.2 ${tall - 0.12}, 0 ${tall * 0.5}, 0.02 -0.08`;
      const spots = Array.from({ length: firs }, (_, n) => {
        const [x, z] = [(n % 2 ? 1 : -1) * random.between(0.42, 0.86), random.between(-0.85, -0.4)];
        return { at: [x, height(x, z), z] as const, scale: random.between(0.38, 0.5) };
      });
      return [
        part("cliff", cragged(), land(height, { deep: 0.4, rows: 26, sides: 88 })),
        part(
          "fall",
          { ...liquid(0xa9def2, 1), paint: [rings(0xffffff, 0.06, { along: "x", width: 0.4, share: 0.8 })] },
          side([...fall].reverse(), wide, 0.02),
        ),
        part("pool", { ...sea(0x3fa0c4), slot: 1 }, lathe(flat`0 -0.12, 0.56 -0.12, 0.57 -0.07, 0 -0.065`, { sides: 44 }).at(0, 0, 0.44)),
        part(
          "foam",
          fixed("fabric", 0xf4fbfd),
          many(16, () =>
            sphere(random.between(0.04, 0.08), 0.7, 9).at(random.between(-wide * 0.6, wide * 0.6), -0.06, random.between(0.14, 0.26)),
          ),
        ),
        part(
          "stones",
          fixed("stone", 0x837b70),
          stone.scatter(
            around(random, 9, 0.5, 0.6).map((spot) => ({ ...spot, at: [spot.at[0], -0.05, spot.at[2] * 0.7 + 0.45] as const })),
          ),
        ),
        part("trunks", bark, trunk.scatter(spots)),
        part("firs", { ...foliage(0x3c6e3c), slot: 2 }, boughs.scatter(spots)),
      ];
    },
  }),
  program({
    id: "cave",
    nouns: ["cavern", "grotto", "cave entrance", "rock cave", "bear cave", "dragon cave"],
    about: "a hill of rock with a dark mouth, stones and hanging dripstones",
    metresPerUnit: 4,
    wears: ["rock stone", "grass ground"],
    params: { tall: [0.95, 1.1], ribs: whole(7, 9), teeth: whole(5, 7) },
    sockets: () => ({ inside: { at: [0, 0.04, 0.85], size: [0.6, 0.5, 0.5] } }),
    parts: ({ tall, ribs, teeth }, { random }) => {
      const mound = lathe(flat`0 -0.02, 1 -0.02, 0.98 0.2, 0.86 ${tall * 0.55}, 0.55 ${tall * 0.88}, 0.2 ${tall}, 0 ${tall}`, {
        smooth: 26,
        sides: 64,
        ribs,
        ribDepth: 0.14,
      });
      const mouth = sphere(0.44, 1.15, 28).scale(1, 1, 1.4).at(0, 0.1, 0.66);
      return [
        part("rock", main("stone", 0x84796b, { paint: mossy }), mound.minus(mouth)),
        part(
          "boulders",
          main("stone", 0x776d61, { paint: mossy }),
          sphere(0.24, 0.85, 9).scatter([
            ...around(random, 9, 0.86, 0.98).filter(({ at: [x, , z] }) => z < 0.55 || Math.abs(x) > 0.6),
            { at: [0.62, 0.06, 0.78] },
            { at: [-0.64, 0.04, 0.76], scale: 0.8 },
          ]),
        ),
        part(
          "dripstones",
          fixed("stone", 0x6a5f53),
          many(teeth, (n) => {
            const x = (n / (teeth - 1) - 0.5) * 0.62;
            const long = random.between(0.14, 0.26);
            return lathe(flat`0 ${-long}, 0.02 ${-long + 0.04}, 0.07 0.1, 0 0.12`, { sides: 9 }).at(
              x,
              0.66 - x * x * 1.3,
              0.56 - 0.2 * Math.abs(x),
            );
          }),
        ),
        part(
          "ground",
          grass(0x6c8a44, 1),
          land((x, z) => 0.012 * Math.sin(x * 5 + z * 3), { isRound: true, size: 1.25, deep: 0.12, rows: 8 }),
        ),
        part(
          "bushes",
          foliage(),
          bush.scatter([
            { at: [0.86, 0, 0.7] },
            { at: [-0.95, 0, 0.6], scale: 0.8 },
            { at: [0.3, tall * 0.93, -0.1], scale: 1.1 },
            { at: [-0.4, tall * 0.85, 0.1] },
          ]),
        ),
      ];
    },
  }),
  program({
    id: "canyon",
    nouns: ["grand canyon", "gorge", "ravine", "red rock canyon"],
    about: "a deep gorge of red layered rock with a river at its bottom",
    metresPerUnit: 60,
    wears: ["rock", "river water"],
    params: { deep: [0.75, 0.95], wide: [0.14, 0.2] },
    parts: ({ deep, wide }, { random }) => {
      const [bow, wave] = [random.between(0.12, 0.22), waves(random, 0.1, 0.3)];
      const river = (z: number) => bow * Math.sin(z * 3.2);
      const height = (x: number, z: number) => {
        const out = Math.abs(x - river(z)) + wave(x, z) * 0.6;
        return (
          deep *
          (0.36 * ease(wide, wide + 0.07, out) + 0.34 * ease(wide + 0.2, wide + 0.27, out) + 0.3 * ease(wide + 0.4, wide + 0.48, out))
        );
      };
      const bed = Array.from({ length: 11 }, (_, n) => [river(-1 + n * 0.2), -1 + n * 0.2] as const);
      return [
        part(
          "rock",
          main("stone", 0xb8613a, {
            paint: [
              rings(0xe0a06a, 0.16, { width: 0.35, share: 0.7 }),
              rings(0x7f3a26, 0.1, { width: 0.2, share: 0.6 }),
              fade(0xcf8a52, 0.75, 0.95, { along: "up", share: 0.6 }),
            ],
          }),
          land(height, { deep: 0.25, rows: 30, sides: 96 }),
        ),
        part("river", { ...sea(0x3f9fb0), slot: 1 }, all(...bed.map(([x, z]) => sphere(wide * 0.95, 0.12, 14).at(x, 0.005, z * 0.9)))),
        part("bushes", foliage(0x6f8a48), bush.scale(0.4).scatter(around(random, 22, 0.6, 0.95, height))),
      ];
    },
  }),
  program({
    id: "crater",
    nouns: ["moon crater", "impact crater", "meteor crater", "lunar crater"],
    about: "a round hole struck into grey ground, with a raised rim and thrown stones",
    metresPerUnit: 20,
    wears: ["ground dust", "stone"],
    params: { deep: [0.2, 0.28], rim: [0.1, 0.15], small: whole(4, 6) },
    parts: ({ deep, rim, small }, { random }) => {
      const holes = around(random, small, 0.72, 0.95).map(({ at: [x, , z] }) => ({ x, z, r: random.between(0.07, 0.13) }));
      const bowl = (out: number, size: number, down: number, up: number) =>
        up * Math.exp(-(((out - size) / (size * 0.28)) ** 2)) - down * ease(size * 0.95, size * 0.35, out);
      const wave = waves(random, 0.03, 0.2);
      const height = (x: number, z: number) =>
        holes.reduce(
          (sum, hole) => sum + bowl(Math.hypot(x - hole.x, z - hole.z), hole.r, 0.05, 0.03),
          bowl(Math.hypot(x, z), 0.52, deep, rim) + wave(x, z),
        );
      return [
        part(
          "ground",
          main("stone", 0xa3a19c, {
            paint: [
              clouds({ by: -0.3 }, 0.3, { share: 0.6 }),
              speckles({ by: -0.35 }, 0.07, { size: 0.22, share: 0.7 }),
              speckles({ by: 0.25 }, 0.05, { size: 0.2 }),
            ],
          }),
          land(height, { isRound: true, size: 1.1, deep: 0.4, rows: 34, sides: 84 }),
        ),
        part("stones", second("stone", 0x8c8a86), stone.scale(0.55).scatter(around(random, 16, 0.6, 1.0, height))),
        part("meteorite", third("stone", 0x5a4d48), sphere(0.1, 0.8, 10).at(0.03, -deep + 0.03, 0)),
      ];
    },
  }),
  program({
    id: "dune",
    nouns: ["sand dune", "desert dune", "dunes", "sand hill", "sahara"],
    about: "wind-blown dunes with knife-sharp crests, ripples, and dry grass at their feet",
    metresPerUnit: 25,
    wears: ["sand", "grass plant"],
    gathers: 6,
    params: { tall: [0.56, 0.68], bow: [0.18, 0.26], phase: [0, 1.2], tone: pick("gold", "red", "amber") },
    parts: ({ tall, bow, phase, tone }, { random }) => {
      const wave = waves(random, 0.03, 0.4);
      const color = { gold: 0xdba654, red: 0xc8703a, amber: 0xd88f45 }[tone];
      /** A long soft slope before the wind, a steep one behind the crest, which winds along the ridge. */
      const ridge = (across: number, along: number, high: number) => {
        const far = across - bow * Math.sin(along * 3.3 + phase);
        const top = high * (0.8 + 0.2 * Math.cos(along * 2.1 + phase * 2));
        return far < 0 ? top * Math.max(0, 1 + far / 1.3) ** 1.5 : top * Math.max(0, 1 - far / (0.72 * top + 0.06)) ** 1.12;
      };
      const height = (x: number, z: number) => {
        const [across, along] = [x * 0.8 - z * 0.6, x * 0.6 + z * 0.8];
        const ridges = [
          ridge(across - 0.06, along, tall),
          ridge(across + 0.78, along + 0.7, tall * 0.5),
          ridge(across - 0.8, along - 0.5, tall * 0.62),
        ];
        return 0.02 + Math.max(...ridges) + wave(x, z) * 0.4;
      };
      return [
        part(
          "sand",
          main("clay", color, {
            paint: [
              rings({ by: -0.18 }, 0.034, { along: "z", width: 0.35, share: 0.5, relief: -0.004 }),
              clouds({ by: 0.14 }, 0.3, { share: 0.5 }),
              fade({ by: -0.34 }, 0.84, 0.7, { along: "up", share: 0.8 }),
            ],
          }),
          land(height, { isRound: true, deep: 0.16, rows: 58, sides: 200 }),
        ),
        part(
          "tufts",
          { ...foliage(0x8f9a58), slot: 1 },
          many(9, (n) =>
            lathe(flat`0 0, 0.008 0, 0.005 0.06, 0 0.1`, { sides: 6 })
              .turn(random.between(-25, 25), 0, random.between(-25, 25))
              .at((n % 3) * 0.03, 0, Math.floor(n / 3) * 0.03),
          ).scatter(around(random, 4, 0.6, 0.9, height)),
        ),
        part("stones", fixed("stone", 0xa58a68), stone.scale(0.36).scatter(around(random, 6, 0.4, 0.9, height))),
      ];
    },
  }),
  program({
    id: "forest",
    nouns: ["woods", "woodland", "forest clearing", "clearing", "grove", "pine forest", "glade"],
    about: "firs and leafy trees round a small clearing",
    metresPerUnit: 10,
    wears: ["grass ground", "tree leaf", "flower"],
    params: { trees: whole(13, 17), firs: pick("mixed", "mixed", "firs") },
    variants: { firs: { words: "pine conifer fir", set: { firs: "firs" } } },
    sockets: () => ({ top: { at: [0, 0.03, 0.1], size: [0.5, 0.5, 0.5] } }),
    parts: ({ trees, firs }, { random }) => {
      const wave = waves(random, 0.05, 0.5);
      const spots = [...around(random, trees, 0.62, 0.95, wave), ...around(random, 4, 0.45, 0.6, wave)]
        .filter(({ at: [x, , z] }) => z < 0.2 || Math.abs(x) > 0.45)
        .map((spot) => ({ ...spot, scale: spot.scale * 0.72 }));
      const isFir = (n: number) => firs === "firs" || n % 3 === 0;
      return [
        part("ground", grass(0x5f8f3d, 0), land(wave, { isRound: true, size: 1.1, deep: 0.2, rows: 12 })),
        part("trunks", bark, trunk.scatter(spots)),
        part(
          "leaves",
          { ...foliage(0x5c9440), slot: 1 },
          all(crown.scatter(spots.filter((_, n) => !isFir(n))), bush.scatter(around(random, 6, 0.5, 1.0, wave))),
        ),
        part("firs", { ...foliage(0x33653a), slot: 1 }, boughs.scatter(spots.filter((_, n) => isFir(n)))),
        part("flowers", third("fabric", 0xf2d24a), sphere(0.02, 1, 6).scatter(around(random, 26, 0.12, 0.6, (x, z) => wave(x, z) + 0.015))),
        pieces("log", bark, lathe(flat`0 -0.2, 0.06 -0.2, 0.055 0.2, 0 0.2`, { sides: 12 }).turn(90, 40, 0).at(0.3, 0.06, 0.3)),
        part("stones", fixed("stone", 0x8f8c86), stone.scatter(around(random, 6, 0.3, 0.9, wave))),
      ];
    },
  }),
];
