import type { Bird } from "./plan.ts";

export const SONGBIRD: Bird = {
  id: "bird",
  nouns: ["songbird", "robin", "sparrow", "finch", "bluebird", "canary", "swallow", "nightingale", "blackbird"],
  young: ["nestling"],
  about: "a small round songbird",
  metresPerUnit: 0.16,
  body: [0.4, 0.28, 0.29],
  lean: 32,
  leg: 0.14,
  legThick: 0.018,
  neck: [[0.02, 0.06]],
  neckThick: [0.24, 0.22],
  head: 0.23,
  beak: { kind: "cone", long: 0.55, thick: 0.2, color: 0xe0952c },
  eyes: { size: 0.17, color: 0x14100e, kind: "bead", aside: 46, up: 12 },
  tail: { long: 0.42, wide: 22, up: 6, count: 5 },
  wing: [0.75, 0.4],
  feet: 0x8a5a3a,
  coat: { colors: [0x4f86c6, 0x8a6a4a, 0xe0b43a, 0x5a9a6a], second: 0xe8853a, marks: ["breast"] },
};
