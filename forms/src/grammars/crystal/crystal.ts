import type { Brief } from "@blenda/forge/grammar/brief";
import type { Grammar } from "@blenda/forge/grammar/grammar";
import { hex, mix, type Rgb } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { joined, placed, warped } from "@blenda/forge/solid/shapes/shape";
import { gem } from "./gem.ts";
import { geode } from "./geode.ts";
import { matrix, randomShard, shard, sheaf, socket } from "./shards.ts";
import { crystalSurface, rockSurface } from "./surfaces.ts";

const HUES = [0x8a4fe0, 0x2fb6e8, 0x35d07f, 0xe0457f, 0xf0a030, 0x5a6bff, 0x9fd8f4];

type Form = "cluster" | "geode" | "pillar" | "gem" | "bed";

export const crystal: Grammar = {
  id: "crystal",
  nouns: [
    "crystal",
    "crystals",
    "crystal cluster",
    "gem",
    "gemstone",
    "quartz",
    "amethyst",
    "geode",
    "diamond",
    "ruby",
    "emerald",
    "sapphire",
    "mana crystal",
    "shard",
  ],
  about: "crystals, gems and gemstones: a cluster of shards on rock, a geode, a single cut jewel",
  traits: {
    geode: ["geode", "agate", "split", "hollow"],
    gem: ["gem", "gemstone", "diamond", "ruby", "emerald", "sapphire", "cut", "jewel", "faceted"],
    pillar: ["pillar", "single", "tower", "obelisk", "mana", "tall", "shard"],
    bed: ["bed", "field", "druse", "flat", "many"],
    cluster: ["cluster", "group", "quartz", "crystals"],
    ruby: ["ruby", "garnet"],
    emerald: ["emerald"],
    sapphire: ["sapphire"],
    diamond: ["diamond", "clear"],
    amethyst: ["amethyst"],
  },
  grows: true,
  metresPerUnit: 0.3,
  build(brief) {
    const color = colorOf(brief);
    return BUILDERS[formOf(brief)](brief, color);
  },
};

function colorOf(brief: Brief): Rgb {
  const named: Record<string, number> = { ruby: 0xd01838, emerald: 0x14a85c, sapphire: 0x1f5be0, diamond: 0xdfeefa, amethyst: 0x8a4fe0 };
  const kind = Object.keys(named).find((name) => brief.has(name));
  return brief.color(0, kind ? hex(named[kind]) : brief.light(hex(brief.random.fork("hue").pick(HUES))));
}

function formOf(brief: Brief): Form {
  const named = (["geode", "gem", "pillar", "bed", "cluster"] as const).find((form) => brief.has(form));
  return named ?? (brief.look.count > 1 ? "cluster" : brief.random.pick(["cluster", "cluster", "pillar", "geode", "bed"]));
}

const BUILDERS: Record<Form, (brief: Brief, color: Rgb) => Part[]> = {
  cluster(brief, color) {
    const seed = brief.random.fork("cluster");
    const count = brief.look.count > 1 ? Math.max(4, brief.look.count) : seed.whole(9, 14) + (brief.isDetailed ? 8 : 0);
    const shards = sheaf(brief, seed, count, seed.between(1.1, 1.45));
    const small = Array.from({ length: brief.isStyle("low-poly") ? 6 : 22 }, (_, at) => {
      const angle = at * 2.4;
      const away = seed.between(0.4, 0.62);
      return placed(
        placed(randomShard(brief, seed.fork(`small ${at}`), seed.between(0.12, 0.3), seed.between(0.03, 0.05)), {
          turn: [seed.between(20, 60), 0, 0],
        }),
        { turn: [0, (angle * 180) / Math.PI, 0], at: [away * Math.sin(angle), 0.0, away * Math.cos(angle)] },
      );
    });
    return [
      { name: "crystals", shape: joined([...shards, ...small]), surface: crystalSurface(brief, color) },
      { name: "rock", shape: placed(matrix(brief, 0.62, 0.3), { at: [0, -0.06, 0] }), surface: rockSurface(brief, color) },
    ];
  },
  bed(brief, color) {
    const seed = brief.random.fork("bed");
    const shards = Array.from({ length: brief.isDetailed ? 90 : 58 }, (_, at) => {
      const away = Math.sqrt((at + 0.5) / 58) * 0.82;
      const angle = at * 2.39996;
      const length = mix(0.85, 0.22, away) * seed.between(0.55, 1.15);
      return placed(
        placed(randomShard(brief, seed.fork(`shard ${at}`), length, length * seed.between(0.1, 0.15) + 0.02), {
          turn: [away * 32 + seed.between(-10, 10), 0, 0],
        }),
        { turn: [0, (angle * 180) / Math.PI, 0], at: [away * Math.sin(angle), 0.02, away * Math.cos(angle) * 0.75] },
      );
    });
    const slab = placed(
      warped(
        matrix(brief, 1, 0.32),
        (point) => {
          point.z *= 0.78;
        },
        38,
      ),
      { at: [0, -0.04, 0] },
    );
    return [
      { name: "crystals", shape: joined(shards), surface: crystalSurface(brief, color) },
      { name: "rock", shape: slab, surface: rockSurface(brief, color) },
    ];
  },
  pillar(brief, color) {
    const seed = brief.random.fork("pillar");
    const main = shard({
      length: 1.9,
      radius: 0.34,
      sides: brief.isStyle("low-poly") ? 5 : seed.pick([6, 6, 8]),
      tip: seed.between(0.24, 0.36),
      waist: seed.between(0.55, 0.8),
      seed,
    });
    const around = seed.whole(6, 9);
    const ring = Array.from({ length: around }, (_, at) => {
      const angle = (at / around) * 6.283 + seed.between(-0.2, 0.2);
      return placed(
        placed(randomShard(brief, seed.fork(`side ${at}`), seed.between(0.4, 0.85), seed.between(0.08, 0.13)), {
          turn: [seed.between(16, 40), 0, 0],
        }),
        { turn: [0, (angle * 180) / Math.PI, 0], at: [0.26 * Math.sin(angle), -0.02, 0.26 * Math.cos(angle)] },
      );
    });
    const parts: Part[] = [
      {
        name: "crystals",
        shape: joined([placed(main, { turn: [seed.between(-4, 4), 0, seed.between(-5, 5)] }), ...ring]),
        surface: crystalSurface(brief, color),
      },
    ];
    if (brief.isStyle("fantasy", "ornate", "steampunk", "sci-fi")) return [...parts, ...socket(brief)];
    return [...parts, { name: "rock", shape: placed(matrix(brief, 0.6, 0.34), { at: [0, -0.04, 0] }), surface: rockSurface(brief, color) }];
  },
  geode,
  gem,
};
