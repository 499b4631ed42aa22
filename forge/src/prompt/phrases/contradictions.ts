const ROUND = "circle|ball|sphere|disc|disk|oval|ring|cylinder";
const CORNERED = "square|cube|triangle|rectangle|pyramid|hexagon|box shape";

/** What cannot be, as one word each: no form that is called almost so may be made for it. */
export const IMPOSSIBLE_PHRASES: readonly [RegExp, string][] = [
  [/\b(penrose|impossible) (triangle|stairs|staircase|steps|cube|square|object|shape|figure|trident|fork)s?\b/g, "$1-$2"],
  [/\bklein bottles?\b/g, "klein-bottle"],
  [new RegExp(`\\b(square|triangular|rectangular|cubic|cornered) (${ROUND})s?\\b`, "g"), "$1-$2"],
  [new RegExp(`\\b(round|circular|spherical|oval) (${CORNERED})s?\\b`, "g"), "$1-$2"],
  [new RegExp(`\\b(three|four|five|six)-(sided|cornered) (${ROUND})s?\\b`, "g"), "$1-$2-$3"],
];

const IMPOSSIBLE = new RegExp(
  `^(?:(?:penrose|impossible)[- ]\\w+|klein[- ]bottle|(?:square|triangular|rectangular|cubic|cornered)[- ](?:${ROUND})|(?:round|circular|spherical|oval)[- ](?:${CORNERED})|\\w+-(?:sided|cornered)-(?:${ROUND}))$`,
);

/** Whether a word stands for something that cannot be. */
export const isImpossible = (word: string) => IMPOSSIBLE.test(word);
