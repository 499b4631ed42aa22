import type { Point } from "@blenda/forge/solid/shapes/shape";
import type { Lump } from "../../core/mass.ts";
import { fourLegged } from "../build.ts";
import type { FourLegged } from "../plan.ts";

export const YETI: FourLegged = {
  id: "yeti",
  nouns: ["bigfoot", "sasquatch", "abominable snowman", "snow monster", "ice monster"],
  young: ["baby yeti"],
  about: "a shaggy white yeti that walks upright",
  metresPerUnit: 1.6,
  long: 0.4,
  leg: 0.5,
  chest: [0.31, 0.31],
  belly: [0.32, 0.31],
  rump: [0.27, 0.28],
  limb: [0.14, 0.12, 0.11],
  foot: "paw",
  footSize: 1.3,
  arms: 1.15,
  neck: { long: 0.08, up: 60, thick: [0.24, 0.22] },
  head: { size: 0.25, wide: 1.0, muzzle: 0.22, snout: [0.66, 0.54], nod: 2, cheeks: 0.5 },
  ears: { kind: "round", size: 0.3, out: 80 },
  eyes: { size: 0.13, color: 0x2a6fb0, aside: 24, up: 14 },
  nose: { size: [0.17, 0.1, 0.08], color: 0x3a4a60 },
  tail: { long: 0.04, up: 0, curl: 0, thick: [0.06, 0.05, 0.04] },
  features: ["teeth"],
  coat: { covering: "fur", colors: [0xeef3f8, 0xe3ebf3], second: 0x8fa9c6, dark: 0x5a7290, inner: 0x8fa9c6, marks: ["face", "muzzle"] },
  usual: "upright",
  bearing: {
    rise: 76,
    wrist: 55,
    hands: [
      [0.3, 0.06, 0.18],
      [0.34, 0.3, 0.34],
    ],
  },
};

export const pair = (x: number, y: number, z: number, size: Point, soft = 0.06): Lump[] =>
  [x, -x].map((at) => ({ bone: "chest", at: [at, y, z], size, soft }));

/** Beasts that rose to two legs. */
export const upright = [
  fourLegged(YETI),
  fourLegged({
    ...YETI,
    id: "minotaur",
    nouns: ["bull man", "tauren"],
    young: [],
    about: "a minotaur: a strong upright beast with the head of a bull",
    long: 0.52,
    leg: 0.64,
    chest: [0.34, 0.24],
    belly: [0.24, 0.2],
    rump: [0.24, 0.2],
    limb: [0.135, 0.1, 0.075],
    foot: "hoof",
    hand: "paw",
    footSize: 1.1,
    arms: 1,
    more: [...pair(0.15, 0.45, 0.22, [0.16, 0.09, 0.14]), ...pair(0.33, 0.64, 0.3, [0.15, 0.15, 0.15], 0.08)],
    bearing: {
      rise: 80,
      wrist: 50,
      hands: [
        [0.42, 0.14, 0.2],
        [0.42, 0.14, 0.2],
      ],
    },
    neck: { long: 0.12, up: 44, thick: [0.22, 0.19] },
    head: { size: 0.22, wide: 0.92, muzzle: 0.75, snout: [0.66, 0.56], nod: 18 },
    ears: { kind: "leaf", size: 0.7, out: 84 },
    eyes: { size: 0.15, color: 0xc0301c, aside: 38, up: 20 },
    nose: { size: [0.3, 0.16, 0.1], color: 0x2a1c18 },
    tail: { long: 0.6, up: -50, curl: 20, thick: [0.04, 0.03, 0.025], tip: "tuft" },
    features: ["bull horns", "nose ring", "loincloth"],
    coat: { covering: "fur", colors: [0x6a4128, 0x54331f], second: 0xb98a62, dark: 0x2a1a12, marks: ["chest", "belly"] },
  }),
  fourLegged({
    ...YETI,
    id: "werewolf",
    nouns: ["wolfman", "wolf man", "lycanthrope"],
    young: [],
    about: "a werewolf: a wolf that stands upright with claws",
    long: 0.5,
    leg: 0.62,
    chest: [0.3, 0.23],
    belly: [0.19, 0.17],
    rump: [0.2, 0.18],
    limb: [0.12, 0.085, 0.066],
    foot: "claw",
    footSize: 1.25,
    arms: 1.1,
    more: [...pair(0.13, 0.46, 0.2, [0.14, 0.08, 0.13]), ...pair(0.29, 0.62, 0.29, [0.12, 0.13, 0.13], 0.08)],
    bearing: {
      rise: 70,
      wrist: 18,
      hands: [
        [0.42, 0.42, 0.36],
        [0.46, 0.24, 0.3],
      ],
    },
    neck: { long: 0.14, up: 46, thick: [0.21, 0.18] },
    head: { size: 0.2, wide: 1.0, muzzle: 0.75, snout: [0.54, 0.36], nod: 8, cheeks: 0.45 },
    ears: { kind: "point", size: 1.05, out: 20 },
    eyes: { size: 0.16, color: 0xf0c02a, aside: 32, up: 22 },
    nose: { size: [0.15, 0.11, 0.1], color: 0x1c181a },
    tail: { long: 0.55, up: -40, curl: 6, thick: [0.06, 0.11, 0.03], tip: "dark" },
    features: ["teeth", "claws", "torn trousers"],
    coat: {
      covering: "fur",
      colors: [0x4c4a50, 0x5a4a3e],
      second: 0x9a948c,
      dark: 0x222226,
      marks: ["saddle back", "muzzle", "chest", "belly"],
    },
  }),
];
