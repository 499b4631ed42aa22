/** Words for who it is. */
export const FOLK = {
  woman: [
    "woman",
    "lady",
    "mother",
    "wife",
    "grandmother",
    "grandma",
    "female",
    "queen",
    "policewoman",
    "firewoman",
    "businesswoman",
    "cowgirl",
    "spacewoman",
    "mom",
    "nun",
    "actress",
    "waitress",
  ],
  child: ["child", "boy", "girl", "kid", "son", "daughter", "schoolboy", "schoolgirl", "teenager"],
  girl: ["girl", "daughter", "schoolgirl"],
  old: ["old", "elderly", "grandfather", "grandma", "grandmother", "grandpa", "senior"],
  man: ["man", "guy", "father", "husband", "gentleman", "male", "boy", "dad"],
} as const;

export const HAIR: Readonly<Record<string, readonly string[]>> = {
  "long hair": ["longhaired"],
  ponytail: ["ponytail"],
  bun: ["bun", "topknot"],
  curly: ["curly", "curls", "wig"],
  bob: ["bob"],
  braids: ["braids", "braid", "pigtails", "plaits"],
  afro: ["afro"],
  mohawk: ["mohawk", "punk"],
  bald: ["bald", "hairless"],
  blond: ["blond", "blonde"],
  ginger: ["ginger", "redhead"],
  brunette: ["brunette"],
};
export const FACE = {
  beard: ["beard", "bearded"],
  moustache: ["moustache", "mustache"],
  glasses: ["glasses", "spectacles"],
  cape: ["cape", "cloak"],
  scarf: ["scarf"],
} as const;
export const SKIN = { pale: ["pale", "fair"], tanned: ["tanned", "tan"], dark: ["dark-skinned", "african"] } as const;
export const SKINS = [0xf2c9a8, 0xe8b48c, 0xd69a6e, 0xb47a50, 0x8a5636, 0x6a4028];
