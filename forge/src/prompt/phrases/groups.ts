import { isLookWord } from "../draft.ts";
import type { NounFinder } from "../nouns.ts";
import { COUNTS, FILLERS } from "../words.ts";

const ARTICLES = new Set(["a", "an"]);
const JOINS = new Set(["and", ",", "&", "+", "plus"]);
/** Stand for what was named before: “two green ones”. */
const PRONOUNS = new Set(["one", "ones"]);

const isNumber = (word: string | undefined) => word !== undefined && (COUNTS.has(word) || /^\d+$/.test(word));
const opensGroup = (word: string | undefined) => word !== undefined && word !== "both" && (isNumber(word) || ARTICLES.has(word));
const isLook = (word: string | undefined) => word !== undefined && isLookWord(word) && !FILLERS.has(word) && !isNumber(word);

/** “five red”: how many, and how they look. */
interface Group {
  from: number;
  to: number;
}

/** The groups that begin here, one after the other; the last ends where something else begins. */
function groupsAt(tokens: readonly string[], from: number): Group[] {
  const groups: Group[] = [];
  let at = from;
  while (opensGroup(tokens[at])) {
    let to = at + 1;
    while (isLook(tokens[to])) to++;
    // “a red and white one” is red and white.
    while (to > at + 1 && tokens[to] === "and" && isLook(tokens[to + 1])) {
      to += 2;
      while (isLook(tokens[to])) to++;
    }
    if (to === at + 1) break;
    groups.push({ from: at, to });
    at = to;
    while (JOINS.has(tokens[at])) at++;
  }
  return groups;
}

/**
 * What belongs to several groups is said with each of them: “five red and two green apples” are five red apples and two green apples,
 * and so are “seven apples, five red and two green”.
 */
export function withGroupsNamed(tokens: readonly string[], finder: NounFinder): string[] {
  const out: string[] = [];
  let named: readonly string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const groups = groupsAt(tokens, at);
    const end = groups.at(-1)?.to ?? at;
    const noun = groups.length > 0 ? nounAt(tokens, end, finder) : [];
    if (noun.length > 0 && groups.length > 1) {
      out.push(...groups.flatMap(({ from, to }, index) => [...(index > 0 ? ["and"] : []), ...tokens.slice(from, to), ...noun]));
      at = end + noun.length - 1;
      named = noun;
    } else if (PRONOUNS.has(tokens[at]) && named.length > 0 && isLook(tokens[at - 1])) out.push(...named);
    else {
      const own = nounAt(tokens, at, finder);
      const parted = own.length > 0 ? partedAfter(tokens, at + own.length, out) : null;
      if (parted) {
        out.splice(parted.from, out.length, ...parted.groups.flatMap((group, index) => [...(index > 0 ? ["and"] : []), ...group, ...own]));
        at = parted.to - 1;
      } else out.push(...(own.length > 0 ? own : [tokens[at]]));
      if (own.length > 0) named = own;
      if (own.length > 0 && !parted) at += own.length - 1;
    }
  }
  return out;
}

function nounAt(tokens: readonly string[], from: number, finder: NounFinder): string[] {
  const [first] = from < tokens.length ? finder.all(tokens.slice(from, from + 4)) : [];
  return first && first.from === 0 && !isLook(tokens[from]) && !PRONOUNS.has(tokens[from]) ? tokens.slice(from, from + first.to) : [];
}

/** After “seven apples”: groups that together are as many, up to the end of the phrase. Each with what was said before the noun. */
function partedAfter(
  tokens: readonly string[],
  at: number,
  before: readonly string[],
): { from: number; to: number; groups: string[][] } | null {
  if (tokens[at] !== "," && tokens[at] !== ":") return null;
  const groups = groupsAt(tokens, at + 1);
  const to = groups.at(-1)?.to ?? at;
  const isWhole = to >= tokens.length || JOINS.has(tokens[to]) || !opensGroup(tokens[to]);
  let from = before.length;
  while (from > 0 && isLook(before[from - 1])) from--;
  const count = isNumber(before[from - 1]) ? numberOf(before[from - 1]) : null;
  const sum = groups.reduce((total, group) => total + numberOf(tokens[group.from]), 0);
  if (groups.length < 2 || !isWhole || nounAfter(tokens, to) || (count !== null && count !== sum)) return null;
  const looks = before.slice(from);
  return { from: count === null ? from : from - 1, to, groups: groups.map((group) => [...tokens.slice(group.from, group.to), ...looks]) };
}

/** “a red, a blue and a green chair” name the chair themselves. */
const nounAfter = (tokens: readonly string[], at: number) =>
  tokens[at] !== undefined && /^\p{L}/u.test(tokens[at]) && !/^(?:on|in|and|with|under|beside|in-front-of|behind|around)$/.test(tokens[at]);

const numberOf = (word: string) => COUNTS.get(word) ?? (/^\d+$/.test(word) ? Number(word) : 1);
