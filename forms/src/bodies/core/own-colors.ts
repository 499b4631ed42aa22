import type { Brief } from "@blenda/forge/grammar/brief";
import { hex, type Rgb } from "@blenda/forge/solid/color";

/** The first three colours of a body are its coat, its marks and its dress; after them come parts that have one only if somebody says so. */
const SLOTS = { eye: 3, hard: 4, "clear wing": 5 } as const;

type OwnColored = keyof typeof SLOTS;

/** The words for all colours of a body: those of its first three, then eyes, then horn or beak, then wings one sees through. */
export const wearing = (first: readonly string[], hard = "", clearWing = ""): readonly string[] => [
  ...first,
  ...Array.from({ length: SLOTS.eye - first.length }, () => ""),
  "eye iris",
  hard,
  clearWing,
];

/** What the words say of this part alone, else its own colour. */
export const ownColor = (brief: Brief, part: OwnColored, own: number): Rgb => brief.color(SLOTS[part], hex(own));

export const isOwnNamed = (brief: Brief, part: OwnColored): boolean => brief.look.colors[SLOTS[part]] !== undefined;
