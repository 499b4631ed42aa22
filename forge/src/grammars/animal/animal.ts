import { clamp01, darker, hex, lighter, turned } from "../../solid/color.ts";
import type { Part } from "../../solid/part.ts";
import { layered, tint } from "../../solid/surfaces/surface.ts";
import type { Brief } from "../brief.ts";
import type { Grammar } from "../grammar.ts";
import { collar, crest, eyes, horns, nose, whiskers, wings } from "./features.ts";
import type { AnimalKind } from "./kind.ts";
import { ANIMAL_KINDS, type AnimalName } from "./kinds.ts";
import { softSkin } from "./soft-body.ts";
import { hide, type Tones } from "./surfaces.ts";

export const animal: Grammar = {
  id: "animal",
  nouns: [
    "cat",
    "kitten",
    "dog",
    "puppy",
    "bear",
    "teddy bear",
    "teddy",
    "panda",
    "rabbit",
    "bunny",
    "hare",
    "fox",
    "penguin",
    "dinosaur",
    "dino",
    "t-rex",
    "dragon",
    "creature",
    "monster",
    "pet",
    "plush toy",
    "animal figurine",
  ],
  about: "an animal or creature as a small sitting figure: a cat, dog, bear, rabbit, fox, penguin, dinosaur or dragon",
  traits: {
    cat: ["cat", "kitten", "kitty", "pet"],
    dog: ["dog", "puppy", "hound"],
    panda: ["panda"],
    bear: ["bear", "teddy", "plush"],
    rabbit: ["rabbit", "bunny", "hare"],
    fox: ["fox"],
    penguin: ["penguin"],
    dragon: ["dragon", "monster"],
    dinosaur: ["dinosaur", "dino", "t-rex", "trex", "reptile"],
    striped: ["striped", "stripes", "tabby", "tiger"],
    spotted: ["spotted", "spots", "dotted", "leopard"],
  },
  metresPerUnit: 0.16,
  build(brief) {
    const chance = brief.random.fork("animal");
    const kind: AnimalKind = ANIMAL_KINDS[nameOf(brief)];
    const main = brief.color(0, turned(hex(chance.pick(kind.colors)), chance.between(-0.012, 0.012)));
    const tones: Tones = {
      main,
      second: brief.color(1, brief.look.colors.length > 0 ? lighter(main, 0.72) : hex(kind.second)),
      dark: hex(kind.dark),
      inner: hex(kind.inner),
    };
    const pattern = brief.has("striped") ? "stripes" : brief.has("spotted") ? "spots" : chance.pick(kind.patterns);
    const skin = hide(brief, kind, tones, pattern);
    const eye = hex(chance.pick([0x3f7a3a, 0x8a5a22, 0x2f6a9a, 0x5a3a22, 0xc98a1f]));
    const parts: Part[] = [
      { name: "body", shape: softSkin(brief, shaped(brief, kind)), surface: skin },
      ...eyes(brief, kind, eye),
      nose(brief, kind),
    ];
    if (kind.hasWhiskers && !brief.isStyle("low-poly")) parts.push(whiskers(brief, kind));
    if (kind.hasCollar && chance.chance(0.6)) parts.push(...collar(brief, hex(chance.pick([0xb8322a, 0x2f6f9f, 0x2f7f5a, 0x6b3f8a]))));
    if (kind.crest)
      parts.push(crest(kind.crest, brief.always("plastic", brief.color(1, darker(turned(main, 0.08), 0.2))), chance.chance(0.5)));
    if (kind.hasHorns) parts.push(horns(brief));
    if (kind.hasWings) parts.push(...wings(brief, layered(brief.always("leather", lighter(turned(main, 0.03), 0.2)), membrane(tones))));
    return parts;
  },
};

function nameOf(brief: Brief): AnimalName {
  const names = Object.keys(ANIMAL_KINDS) as AnimalName[];
  const chance = brief.random.fork("kind");
  return names.find((name) => brief.has(name)) ?? (brief.isStyle("fantasy") ? "dragon" : chance.pick(names));
}

/** No two of a litter are alike: heads, bellies and limbs a little larger or smaller. */
function shaped(brief: Brief, { body }: AnimalKind): AnimalKind["body"] {
  const chance = brief.random.fork("litter");
  const stout = chance.between(0.94, 1.08);
  const limb = chance.between(0.9, 1.14);
  const isTrunk = (y: number) => y > 0.2 && y < 0.7;
  return {
    ...body,
    lumps: body.lumps.map(({ at, size }) => ({
      at,
      size: isTrunk(at[1]) ? ([size[0] * stout, size[1], size[2] * stout] as const) : size,
    })),
    limbs: body.limbs.map(({ from, to, thick }) => ({ from, to, thick: [thick[0] * limb, thick[1] * limb] as const })),
  };
}

/** The skin of a wing is paler away from the shoulder. */
function membrane({ second }: Tones): Part["surface"] {
  return (at, out) => {
    tint(out, second, clamp01((Math.hypot(at.x, at.z) - 0.2) * 0.6) * 0.9);
    out.roughness = 0.6;
  };
}
