import { OPENERS } from "../relations.ts";

/** Words for several people who are not alike, and who they are. */
const HOUSEHOLDS: Readonly<Record<string, readonly string[]>> = {
  family: ["man", "woman", "child"],
  couple: ["man", "woman"],
  newlyweds: ["groom", "bride"],
  parents: ["man", "woman"],
  grandparents: ["grandfather", "grandmother"],
  siblings: ["boy", "girl"],
  twins: ["girl", "girl"],
};
const COUPLES: Readonly<Record<string, readonly string[]>> = {
  wedding: ["groom", "bride"],
  bridal: ["groom", "bride"],
  royal: ["king", "queen"],
  married: ["man", "woman"],
};
/** What is said of all of them. */
const SHARED = new Set("old elderly young happy dancing sitting walking running sleeping waving standing hugging".split(" "));

/** “An old couple” is an old man and an old woman; “a couple of chairs”, “a family house” and “a family of ducks” are as they were. */
export function householdsIn(tokens: readonly string[]): string[] {
  const out: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    const people = Object.hasOwn(HOUSEHOLDS, token) ? HOUSEHOLDS[token] : null;
    let end = at + 1;
    while (end < tokens.length && SHARED.has(tokens[end])) end++;
    const next = tokens[end];
    if (!people || (next !== undefined && (!OPENERS.has(next) || next === "of"))) {
      out.push(token);
      continue;
    }
    const shared = tokens.slice(at + 1, end);
    while (out.length > 0 && SHARED.has(out[out.length - 1])) shared.unshift(out.pop() ?? "");
    const before = out.at(-1) ?? "";
    const wed = token === "couple" && Object.hasOwn(COUPLES, before) ? COUPLES[before] : null;
    if (wed) out.pop();
    out.push(...(wed ?? people).flatMap((who, step) => [...(step > 0 ? ["and"] : []), ...shared, who]));
    at = end - 1;
  }
  return out;
}
