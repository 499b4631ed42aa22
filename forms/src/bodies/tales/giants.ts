import type { Grammar } from "@blenda/forge/grammar/grammar";
import { makePerson } from "../person/make.ts";
import type { Outfit } from "../person/outfit.ts";
import { person } from "../person/person.ts";
import { STANCES } from "../person/stances.ts";
import { FACE, HAIR } from "../person/words.ts";

/** Somebody far larger than people: the same bones, another scale. */
const giantOf = (source: Pick<Grammar, "id" | "nouns" | "about" | "metresPerUnit">, outfit: Outfit): Grammar => ({
  ...source,
  traits: { ...STANCES, ...HAIR, ...FACE, "empty handed": ["unarmed"] },
  wears: person.wears ?? [],
  build: (brief) => makePerson(brief, outfit),
});

export const giants = [
  giantOf(
    {
      id: "giant",
      nouns: ["giant man", "hill giant", "titan", "colossus", "goliath", "frost giant", "jotun"],
      about: "a giant: a huge strong man with a club",
      metresPerUnit: 3.4,
    },
    {
      build: "strong",
      top: { sleeves: "none", color: 0x7a5a3a, of: "leather" },
      skirt: 0.36,
      bottom: { color: 0x6a4a2c, isShort: true },
      shoes: { color: 0x4a3422, isBoot: true },
      hair: "long",
      hairColor: 0x8a4a22,
      extras: ["beard", "belt", "fur ruff", "sash"],
      extraColor: 0x8a7352,
      hand: "club",
    },
  ),
  giantOf(
    {
      id: "cyclops",
      nouns: ["one eyed giant", "one-eyed giant", "cyclop", "polyphemus"],
      about: "a cyclops: a giant with one eye in the middle of the forehead",
      metresPerUnit: 2.8,
    },
    {
      build: "strong",
      top: { sleeves: "bare", color: 0xb98a62 },
      skirt: 0.4,
      bottom: { color: 0x7a5a34, isShort: true },
      hair: "bald",
      skin: 0xb98a62,
      extras: ["one eye", "belt", "fangs", "pointed ears"],
      hand: "club",
    },
  ),
  giantOf(
    {
      id: "ogre",
      nouns: ["troll", "cave troll", "bridge troll", "mountain troll", "swamp ogre"],
      about: "an ogre or troll: a fat green giant with tusks and a club",
      metresPerUnit: 1.5,
    },
    {
      build: "sumo",
      top: { sleeves: "bare", color: 0x7a9a52 },
      skirt: 0.36,
      bottom: { color: 0x6a4a2c, isShort: true },
      hair: "tuft",
      hairColor: 0x2a2418,
      skin: 0x7a9a52,
      extras: ["fangs", "bat ears", "belt", "sash"],
      extraColor: 0x5a4228,
      hand: "club",
    },
  ),
];
