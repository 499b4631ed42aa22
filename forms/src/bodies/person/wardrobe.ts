import type { Brief } from "@blenda/forge/grammar/brief";
import type { Outfit } from "./outfit.ts";

/** Clothes that words may name; the first word is what they are called here. */
export const CLOTHES = {
  dress: ["dress", "gown"],
  skirt: ["skirt"],
  shorts: ["shorts"],
  coat: ["coat", "jacket"],
  suit: ["suit", "tuxedo"],
  armour: ["armour", "armor", "armored", "armoured"],
  apron: ["apron"],
  uniform: ["uniform"],
  robe: ["robe", "cloak", "kimono", "toga"],
  hoodie: ["hoodie", "sweater", "pullover"],
  shirt: ["shirt", "t-shirt", "tshirt", "blouse"],
} as const;

/** Everyday clothes, or those the words name. */
export function plainOutfit(brief: Brief): Outfit {
  const chance = brief.random.fork("clothes");
  const top = chance.pick([0xc0392b, 0x2f7fb0, 0x3f9a6a, 0xe0a030, 0x7a5ab0, 0xd9d4c8, 0x2f6f6f]);
  const bottom = chance.pick([0x34496a, 0x3a3d44, 0x6a5640, 0x5a6a7a]);
  const shoes = { color: chance.pick([0x3a2a1e, 0xe6e4de, 0x22242a]) };
  const isGirl = brief.has("girl") || brief.has("woman");
  const wantsDress =
    brief.has("dress") || (isGirl && !brief.has("shirt") && !brief.has("skirt") && !brief.has("suit") && chance.chance(0.45));
  const base: Outfit = { top: { sleeves: chance.chance(0.5) ? "short" : "long", color: top }, bottom: { color: bottom }, shoes };
  if (brief.has("armour"))
    return {
      ...base,
      top: { sleeves: "long", color: 0xb9bec6, of: "steel" },
      bottom: { color: 0xa8adb6, of: "steel" },
      shoes: { color: 0x9aa0aa, isBoot: true },
      extras: ["plates", "belt", "gloves"],
    };
  if (brief.has("suit"))
    return {
      ...base,
      top: { sleeves: "long", color: 0x2c3442, isOpen: true },
      bottom: { color: 0x2c3442 },
      shoes: { color: 0x17130f },
      extras: ["tie"],
    };
  if (brief.has("robe")) return { ...base, top: { sleeves: "wide", color: top }, skirt: 0.94, bottom: { color: top }, extras: ["belt"] };
  if (wantsDress) return { ...base, top: { sleeves: "short", color: top }, skirt: 0.56, bottom: { color: top }, extras: ["belt"] };
  if (brief.has("skirt")) return { ...base, skirt: 0.44, bottom: { color: bottom } };
  if (brief.has("coat"))
    return {
      ...base,
      top: { sleeves: "long", color: top, isOpen: true },
      skirt: 0.4,
      shoes: { ...shoes, isBoot: true },
      extras: ["belt", "buttons"],
    };
  if (brief.has("apron")) return { ...base, extras: ["apron"], extraColor: 0xe9e4da };
  if (brief.has("uniform"))
    return {
      ...base,
      top: { sleeves: "long", color: 0x2b3f66 },
      bottom: { color: 0x222f4a },
      shoes: { color: 0x17171a },
      extras: ["buttons", "belt", "badge"],
    };
  if (brief.has("hoodie")) return { ...base, top: { sleeves: "long", color: top } };
  if (brief.has("shorts")) return { ...base, top: { sleeves: "short", color: top }, bottom: { color: bottom, isShort: true } };
  return base;
}
