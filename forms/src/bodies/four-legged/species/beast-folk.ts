import { fourLegged } from "../build.ts";
import type { FourLegged } from "../plan.ts";
import { pair, YETI } from "./upright.ts";

const LIZARDMAN: FourLegged = {
  ...YETI,
  id: "lizardman",
  nouns: ["lizard man", "lizardfolk", "lizard person", "lizard warrior", "reptilian", "reptile man", "dragonborn"],
  young: [],
  about: "a lizardman: a scaled reptile that walks upright",
  metresPerUnit: 1.5,
  long: 0.5,
  leg: 0.62,
  chest: [0.27, 0.2],
  belly: [0.2, 0.17],
  rump: [0.2, 0.18],
  limb: [0.12, 0.085, 0.068],
  foot: "claw",
  hand: "claw",
  footSize: 1.2,
  arms: 1,
  more: [...pair(0.12, 0.46, 0.2, [0.13, 0.08, 0.12]), ...pair(0.27, 0.62, 0.28, [0.11, 0.12, 0.12], 0.08)],
  bearing: {
    rise: 76,
    wrist: 40,
    hands: [
      [0.36, 0.2, 0.26],
      [0.36, 0.12, 0.2],
    ],
  },
  neck: { long: 0.16, up: 52, thick: [0.17, 0.14] },
  head: { size: 0.19, wide: 0.98, muzzle: 0.8, snout: [0.6, 0.42], nod: 6 },
  ears: undefined,
  eyes: { size: 0.2, color: 0xf0c21f, kind: "slit", aside: 46, up: 30 },
  nose: undefined,
  tail: { long: 1.0, up: -40, curl: 46, thick: [0.13, 0.07, 0.016] },
  features: ["crest", "teeth", "nostrils", "loincloth"],
  coat: { covering: "scales", colors: [0x4f8a4a, 0x3f7a6a], second: 0xd9d6a0, dark: 0x2a4a2c, marks: ["belly", "chest"] },
};

/** Peoples of tales with the heads of beasts. */
export const beastFolk = [
  fourLegged(LIZARDMAN),
  fourLegged({
    ...LIZARDMAN,
    id: "kobold",
    nouns: ["kobold warrior"],
    about: "a kobold: a small rust-red reptile that walks upright",
    metresPerUnit: 0.75,
    head: { size: 0.24, wide: 0.96, muzzle: 0.7, snout: [0.56, 0.36], nod: 6 },
    features: ["dragon horns", "teeth", "nostrils", "loincloth"],
    coat: { covering: "scales", colors: [0xb0583a, 0xa06a34], second: 0xe6c48a, dark: 0x5a2a1c, marks: ["belly", "chest"] },
  }),
  fourLegged({
    ...LIZARDMAN,
    id: "gnoll",
    nouns: ["hyena man", "gnoll warrior"],
    about: "a gnoll: a spotted hyena that walks upright",
    metresPerUnit: 1.6,
    foot: "paw",
    hand: "paw",
    neck: { long: 0.18, up: 46, thick: [0.2, 0.16] },
    head: { size: 0.2, wide: 1.04, muzzle: 0.62, snout: [0.58, 0.42], nod: 10, cheeks: 0.4 },
    ears: { kind: "round", size: 0.85, out: 36 },
    eyes: { size: 0.16, color: 0xe0b02c, aside: 32, up: 20 },
    nose: { size: [0.17, 0.12, 0.1], color: 0x1c181a },
    tail: { long: 0.42, up: -44, curl: 6, thick: [0.05, 0.07, 0.02], tip: "dark" },
    features: ["brush mane", "teeth", "claws", "loincloth"],
    coat: {
      covering: "fur",
      colors: [0xb8935a, 0xa8864f],
      second: 0xdcc79c,
      dark: 0x3a2a1e,
      pattern: "spots",
      scale: 1.5,
      marks: ["dark muzzle", "dark socks"],
    },
  }),
];
