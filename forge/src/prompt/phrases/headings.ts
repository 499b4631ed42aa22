import { isLookWord } from "../draft.ts";
import type { NounFinder } from "../nouns.ts";
import { COUNTS, FILLERS } from "../words.ts";

/** What a list is called: nothing of it is a thing. */
const LISTS = new Set("set pack kit scene collection bundle props assets items objects things list asset prop piece pieces".split(" "));

/** A list of things, what it was called, and how all of them are to look. */
interface Headed {
  tokens: string[];
  /** Words of the heading that change nothing. */
  unused: string[];
  isList: boolean;
}

/** “forest scene: pine, log, stone” asks for a pine, a log and a stone; “three potions: red, blue and green” has no heading. */
export function withoutHeading(tokens: readonly string[], finder: NounFinder): Headed {
  const colon = tokens.indexOf(":");
  const whole = { tokens: [...tokens], unused: [], isList: false };
  if (colon < 1) return whole;
  const heading = tokens.slice(0, colon);
  const rest = tokens.slice(colon + 1);
  const named = finder.all(heading).at(-1);
  const isNamedSo = named !== undefined && named.to === heading.length && named.grammar !== null && named.crowd === 1;
  // “a bowl of fruit: apples and grapes” is a bowl of these.
  if (named && named.grammar === null && named.to === heading.length && heading[named.from - 1] === "of")
    return { tokens: [...heading.slice(0, named.from), ...rest], unused: [], isList: false };
  const listed = finder.all(rest).length;
  const isCalledList = heading.some((word) => LISTS.has(word)) && !isNamedSo;
  const isNobodysName = finder.all(heading).every(({ grammar, crowd }) => grammar === null || crowd > 1);
  const hasWord = heading.some((word) => !isLookWord(word));
  if (listed < (isCalledList ? 1 : 2) || !(isCalledList || (isNobodysName && hasWord))) return whole;
  const looks = heading.filter((word) => isLookWord(word) && !FILLERS.has(word) && !LISTS.has(word) && !COUNTS.has(word));
  const unused = heading.filter((word) => !isLookWord(word) && !LISTS.has(word) && !FILLERS.has(word));
  const each = rest.flatMap((word) => (word === "," || word === "and" ? [word, ...looks] : [word]));
  return { tokens: [...looks, ...each], unused, isList: true };
}
