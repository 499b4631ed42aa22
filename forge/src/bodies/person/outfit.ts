import type { MaterialName } from "../../solid/surfaces/stuff.ts";

export type HairStyle = "short" | "long" | "ponytail" | "bun" | "curly" | "bob" | "braids" | "afro" | "mohawk" | "bald" | "fringe";
export type HatKind =
  | "knight"
  | "wizard"
  | "witch"
  | "pirate"
  | "astronaut"
  | "chef"
  | "nurse"
  | "straw"
  | "cowboy"
  | "fire"
  | "police"
  | "soldier"
  | "crown"
  | "tiara"
  | "hard"
  | "viking"
  | "samurai"
  | "ninja"
  | "santa"
  | "elf"
  | "halo"
  | "top"
  | "cap"
  | "beret"
  | "jester"
  | "graduate"
  | "headband"
  | "turban"
  | "horns";
export type PropKind =
  | "sword"
  | "staff"
  | "wand"
  | "ladle"
  | "pitchfork"
  | "axe"
  | "broom"
  | "trident"
  | "cutlass"
  | "shovel"
  | "hammer"
  | "flag"
  | "sceptre"
  | "briefcase"
  | "bag"
  | "lasso"
  | "brush"
  | "book"
  | "ball"
  | "flower"
  | "katana"
  | "spear"
  | "wrench"
  | "candy cane"
  | "syringe"
  | "lollipop"
  | "scythe";
export type Extra =
  | "cape"
  | "apron"
  | "belt"
  | "tie"
  | "stethoscope"
  | "badge"
  | "fairy wings"
  | "angel wings"
  | "feather wings"
  | "backpack"
  | "stripes"
  | "eye patch"
  | "clown nose"
  | "glasses"
  | "mask"
  | "pointed ears"
  | "fish tail"
  | "shield"
  | "plates"
  | "scarf"
  | "moustache"
  | "beard"
  | "long beard"
  | "straps"
  | "buttons"
  | "gloves"
  | "fur trim"
  | "fur collar"
  | "emblem"
  | "tutu"
  | "stitches"
  | "bandages";

/** What somebody wears: colours are only their usual ones. */
export interface Outfit {
  /** Words that mean this person, beside the outfit's own name. */
  words?: readonly string[];
  build?: "man" | "woman" | "child" | "dwarf" | "old";
  top: { sleeves: "none" | "short" | "long" | "wide"; color: number; of?: MaterialName; isOpen?: boolean };
  /** A skirt reaches this far down, in leg lengths; trousers when left out. */
  skirt?: number;
  bottom: { color: number; of?: MaterialName; isShort?: boolean };
  shoes?: { color: number; isBoot?: boolean };
  hat?: { kind: HatKind; color: number };
  hair?: HairStyle;
  hairColor?: number;
  skin?: number;
  extras?: readonly Extra[];
  /** The colour of cape, apron, belt, tie or wings. */
  extraColor?: number;
  hand?: PropKind;
  /** How they stand when the words do not say. */
  stance?: "dancing" | "reaching";
}
