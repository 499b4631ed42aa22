import type { FourLegged } from "./plan.ts";

/** The dog that other breeds are cut from. */
export const DOG: FourLegged = {
  id: "dog",
  nouns: ["hound", "retriever", "labrador", "beagle", "shepherd dog", "doggy", "terrier", "spaniel", "golden retriever"],
  young: ["puppy", "pup"],
  about: "a dog with hanging ears and a wagging tail",
  metresPerUnit: 0.62,
  long: 0.66,
  leg: 0.6,
  chest: [0.19, 0.22],
  belly: [0.17, 0.18],
  rump: [0.18, 0.19],
  limb: [0.1, 0.07, 0.058],
  foot: "paw",
  neck: { long: 0.24, up: 52, thick: [0.15, 0.135] },
  head: { size: 0.215, wide: 0.98, muzzle: 0.55, snout: [0.5, 0.4], nod: 10 },
  ears: { kind: "flop", size: 1.15 },
  eyes: { size: 0.2, color: 0x4a2c16, aside: 30, up: 20 },
  nose: { size: [0.17, 0.12, 0.11], color: 0x231d1f },
  tail: { long: 0.5, up: 42, curl: 48, thick: [0.06, 0.05, 0.03] },
  coat: {
    covering: "fur",
    colors: [0xc98a4b, 0xe3c28d, 0x7a5236, 0x9a6a3c],
    second: 0xf7efe2,
    dark: 0x5a3a24,
    marks: ["muzzle", "chest", "belly", "socks"],
  },
};
