import type { Part } from "../solid/part.ts";
import type { Brief } from "./brief.ts";
import type { Manners } from "./manner.ts";

/** One kind of thing the forge can make. How to write one: forms/README.md. */
export interface Grammar extends Manners {
  /** The word people use for it; also the file's name. */
  id: string;
  /** What people call one of it and several, where the id would not do. */
  called?: readonly [string, string];
  /** Other words for exactly this thing, singular, lower case; two-word nouns are fine. */
  nouns: readonly string[];
  /** One sentence of what belongs here. Nouns nobody listed are compared with it by meaning. */
  about: string;
  /** Words beyond the common ones that change this thing, with their synonyms: `{ snowy: ["snow", "winter"] }`. */
  traits?: Readonly<Record<string, readonly string[]>>;
  /** Of which traits nothing is seen beside another: a bust has no saddle. */
  hides?: Readonly<Record<string, readonly string[]>>;
  /** Words for what has the first colour, the second, the third: “hull body”, “sail”, “flag”. */
  wears?: readonly string[];
  /** Traits that come with a hat or a helmet of their own. */
  hatted?: readonly string[];
  /** What its parts are called, where they can be left out one by one: “without a handle”. */
  partNames?(): readonly string[];
  /** Up to so many grow together as one thing (`look.count`): mushrooms on a mound, not three mounds. */
  gathers?: number;
  /** Words for many of it, and how many of them make the picture: a village is four houses. */
  crowds?: Readonly<Record<string, number>>;
  /** No two of them are alike: trees, rocks. Everything else is made once and set up as often as asked. */
  grows?: boolean;
  /** A building, a ship: so much to see that the usual texture would be too coarse. */
  isLarge?: true;
  /** Like everything and nothing: it is made by its own name only. */
  isNeverOffered?: true;
  /** Real size of one unit of the grammar's shapes: build at about one or two units, whatever the thing's true size. */
  metresPerUnit: number;
  /** The finished parts about the origin, the front towards +z; the lowest point is set on the ground. */
  build(brief: Brief): Part[];
}
