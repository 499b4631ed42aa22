import type { Brief } from "@blenda/forge/grammar/brief";
import type { Grammar } from "@blenda/forge/grammar/grammar";
import { isHat, makePerson } from "./make.ts";
import type { Outfit } from "./outfit.ts";
import { OUTFITS, type OutfitName } from "./outfits.ts";
import { STANCES } from "./stances.ts";
import { CLOTHES, plainOutfit } from "./wardrobe.ts";
import { FACE, FOLK, HAIR, SKIN } from "./words.ts";

const words = (name: OutfitName): readonly string[] => [name, ...((OUTFITS[name] as Outfit).words ?? [])];

export const person: Grammar = {
  id: "person",
  is: ["person"],
  nouns: [
    ...[
      "human",
      "people",
      "man",
      "woman",
      "boy",
      "girl",
      "child",
      "kid",
      "lady",
      "guy",
      "gentleman",
      "grandmother",
      "grandfather",
      "grandma",
      "grandpa",
      "mother",
      "father",
      "schoolboy",
      "schoolgirl",
      "teenager",
      "old man",
      "old woman",
      "villager",
      "character",
    ],
    ...(Object.keys(OUTFITS) as OutfitName[]).flatMap(words),
    ...[
      "police officer",
      "construction worker",
      "santa claus",
      "father christmas",
      "fire fighter",
      "super hero",
      "garden gnome",
      "ballet dancer",
      "basketball player",
      "football player",
      "tennis player",
      "snow queen",
    ],
  ].filter(
    (noun, at, all) =>
      all.indexOf(noun) === at &&
      !["worker", "ballet", "construction", "count", "claus", "boss", "player", "officer", "nicholas"].includes(noun),
  ),
  about: "a person: a man, woman or child in everyday clothes or in the dress of a profession",
  crowds: { team: 4 },
  metresPerUnit: 1,
  traits: {
    ...STANCES,
    ...FOLK,
    ...HAIR,
    ...FACE,
    ...SKIN,
    ...CLOTHES,
    ...Object.fromEntries((Object.keys(OUTFITS) as OutfitName[]).map((name) => [name, words(name)])),
    "empty handed": ["unarmed"],
  },
  hatted: (Object.keys(OUTFITS) as OutfitName[]).filter((name) => isHat((OUTFITS[name] as Outfit).hat?.kind)),
  wears: [
    "shirt top coat dress suit robe jacket armour armor apron uniform hoodie sweater gown tunic clothes costume",
    "trousers pants skirt jeans shorts leggings bottom",
    "hair beard plume moustache",
    "hat helmet cap cape cloak scarf tie wing",
  ],
  build: (brief) => makePerson(brief, outfitOf(brief)),
};

function outfitOf(brief: Brief): Outfit {
  const named = (Object.keys(OUTFITS) as OutfitName[]).find((name) => brief.has(name));
  return named ? OUTFITS[named] : plainOutfit(brief);
}
