import type { Manners } from "@blenda/forge/grammar/manner";
import type { Point } from "@blenda/forge/solid/shapes/shape";
import type { Covering } from "../core/coat.ts";
import type { EarKind } from "../core/ears.ts";
import type { EyeLook } from "../core/face.ts";
import type { Limb, Lump } from "../core/mass.ts";
import type { PatternName } from "../core/patterns.ts";

/** Half width and half height. */
type Girth = readonly [number, number];

/** What a head carries beside eyes, ears and nose. */
export type Feature =
  | "mane"
  | "lion mane"
  | "bull horns"
  | "goat horns"
  | "ram horns"
  | "antlers"
  | "rhino horn"
  | "unicorn horn"
  | "dragon horns"
  | "giraffe horns"
  | "trunk"
  | "tusks"
  | "whiskers"
  | "beard"
  | "dragon wings"
  | "crest"
  | "spines"
  | "shell"
  | "humps"
  | "back plates"
  | "teeth"
  | "snout disc"
  | "forelock"
  | "hair tail"
  | "wool cap"
  | "wool"
  | "brush mane"
  | "nostrils"
  | "eye bumps"
  | "low crest"
  | "ringed tail"
  | "feather wings"
  | "frill"
  | "three horns"
  | "saber teeth"
  | "boar tusks"
  | "walrus tusks"
  | "eagle beak"
  | "flat bill"
  | "paddle tail"
  | "tail club"
  | "gills"
  | "sail"
  | "armour"
  | "broad antlers"
  | "claws"
  | "nose ring"
  | "loincloth"
  | "torn trousers"
  | "sting"
  | "snake tail"
  | "goat head";

/** One four-legged animal: proportions in units (about one from hip to shoulder), colours and what it carries. */
export interface FourLegged extends Manners {
  id: string;
  nouns?: readonly string[];
  /** Words for a young one; it has a larger head, shorter legs and a softer face. */
  young?: readonly string[];
  about: string;
  metresPerUnit: number;
  /** Hip to shoulder. */
  long: number;
  /** Height of the shoulder joints; of the hips when they differ. */
  leg: number;
  hip?: number | undefined;
  chest: Girth;
  belly: Girth;
  rump: Girth;
  /** Thickness of a leg above, at the knee, at the ankle. */
  limb: readonly [number, number, number];
  foot: "paw" | "hoof" | "pad" | "claw";
  footSize?: number;
  /** Legs stand out to the sides, in leg lengths. */
  splay?: number;
  /** The hind legs are so much longer than they need to be to stand: a frog's. */
  spring?: number;
  /** Walks on its hind legs; the front ones are arms of this share of a leg. */
  arms?: number;
  /** Stands like a person: degrees the back rises, how far the wrists turn down, and each hand out, up and ahead of where it would hang. */
  bearing?: { rise: number; wrist: number; hands: readonly [Point, Point] };
  /** What the front legs end in, when they are hands. */
  hand?: "paw" | "claw";
  neck: { long: number; up: number; thick: readonly [number, number] };
  head: {
    size: number;
    /** Width over height of the skull. */
    wide?: number;
    /** Length of the muzzle beyond the skull, in head sizes, and its thickness where it begins and ends. */
    muzzle: number;
    snout: readonly [number, number];
    /** Degrees the nose points down. */
    nod: number;
    cheeks?: number;
  };
  ears?: { kind: EarKind; size: number; out?: number; back?: number; isDark?: true } | undefined;
  eyes: EyeLook & { aside: number; up: number };
  nose?: { size: readonly [number, number, number]; color: number } | undefined;
  /** More heads or tails beside the first: how far each is turned about its root, in degrees. */
  heads?: readonly Point[];
  tails?: readonly Point[];
  tail: { long: number; up: number; curl: number; thick: readonly [number, number, number]; tip?: "tuft" | "dark" | "second" };
  features?: readonly Feature[];
  /** A ribbon round the neck, unless the words dress it otherwise. */
  wearsBow?: true;
  /** Masses of its own, as drawn, on the bones named. */
  more?: readonly (Lump | Limb)[];
  coat: {
    covering: Covering;
    /** First colours, one by chance. */
    colors: readonly number[];
    /** Patches, belly or muzzle. */
    second: number;
    /** Mane, stripes, hooves. */
    dark: number;
    inner?: number;
    pattern?: PatternName;
    scale?: number;
    /** Where the second or the dark colour lies. */
    marks?: readonly (
      | "pink muzzle"
      | "muzzle low"
      | "dark face"
      | "face"
      | "pink feet"
      | "toenails"
      | "muzzle"
      | "belly"
      | "socks"
      | "dark socks"
      | "mask"
      | "eye patches"
      | "dark limbs"
      | "blaze"
      | "chest"
      | "dark muzzle"
      | "cheeks"
      | "saddle back"
    )[];
  };
  /** The stance when none is named. */
  usual?: "standing" | "sitting" | "lying" | "upright";
  /** How it lies: on folded legs with hooves, or with the paws ahead. */
  seat?: boolean;
}
