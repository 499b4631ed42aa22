import { passwordProblem } from "@blenda/domain/identity/rules";

/** 0 is not allowed at all; 1 to 4 from weak to strong. */
export type Strength = 0 | 1 | 2 | 3 | 4;

/** What guessers try first. The server knows a longer list and has the last word. */
const FIRST_GUESSES = ["password", "passwort", "qwerty", "azerty", "letmein", "welcome", "iloveyou", "dragon", "monkey", "admin", "blenda"];

const KINDS: readonly (readonly [RegExp, number])[] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\d/, 10],
  [/[\p{P}\p{S}\s]/u, 33],
  [/[^\p{ASCII}]/u, 100],
];

/** Bits a guesser has to search through for each step of the meter. */
const STEPS = [30, 48, 66] as const;

/**
 * An honest guess at how long an attacker would have to try. Length counts most; words everybody knows, one's own name,
 * runs such as "aaaa" and rows such as "1234" count as next to nothing.
 */
export function passwordStrength(password: string, own: readonly string[] = []): Strength {
  if (passwordProblem(password)) return 0;
  const words = [
    ...FIRST_GUESSES,
    ...own.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter(({ length }) => length > 2),
  ];
  // Each of them is one guess, so it counts as one character.
  const remaining = words.reduce((text, word) => text.replaceAll(word, "*"), password.toLowerCase());
  const pool = KINDS.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
  const bits = surprises(remaining) * Math.log2(pool);
  return (1 + STEPS.filter((step) => bits >= step).length) as Strength;
}

/** How many characters do not simply repeat or continue the one before. */
function surprises(text: string): number {
  const points = [...text].map((letter) => letter.codePointAt(0) ?? 0);
  return points.filter((point, at) => {
    const before = points[at - 1];
    return before === undefined || Math.abs(point - before) > 1;
  }).length;
}
