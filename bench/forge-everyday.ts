// How everyday prompts are read, beside what a person would expect. Used by forge.ts.
import { readFileSync } from "node:fs";
import type { Forms } from "../forge/src/forms.ts";
import type { Grammar } from "../forge/src/grammar/grammar.ts";
import { isLookWord } from "../forge/src/prompt/draft.ts";
import { singularNoun } from "../forge/src/prompt/tokens.ts";
import { type UnderstoodObject, understand } from "../forge/src/prompt/understand.ts";

type Read = UnderstoodObject<Grammar | null>;

export interface PromptVerdict {
  prompt: string;
  /** `exact`: every thing has a form of its own; `offered`: one is missing, and that is said; `wrong`: another one would be made, or one is dropped without a word. */
  verdict: "exact" | "offered" | "wrong";
  why: string;
  missing: string[];
}

/** A list has a prompt per line, a tab, and the things it names: `a cat on a sofa<TAB>cat/kitten + sofa/couch`. */
export async function judgedPrompts(path: string, forms: Forms): Promise<PromptVerdict[]> {
  const lines = readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.includes("\t") && !line.startsWith("#"));
  const out: PromptVerdict[] = [];
  for (const line of lines) {
    const [prompt = "", wanted = ""] = line.split("\t");
    const things = wanted.split("+").map((thing) => thing.split("/").map((name) => singularNoun(name.trim().toLowerCase())));
    const understood = await understand(prompt, forms);
    // Nothing to go by is a refusal: nothing is made, and that is said.
    if (!understood) out.push({ prompt, verdict: "offered", why: "", missing: ["(nothing named)"] });
    else
      out.push({
        prompt,
        ...judged(things, understood.objects, isForeign(prompt, things) ? spoken(understood.ignored, things) : understood.ignored),
      });
  }
  return out;
}

function judged(wanted: readonly (readonly string[])[], read: readonly Read[], ignored: readonly string[]): Omit<PromptVerdict, "prompt"> {
  const missing = read.filter(({ fit }) => fit === "missing").map(({ asked }) => asked || "(nothing named)");
  const isWanted = (object: Read) => wanted.some((names) => namesOf(object).some((name) => names.includes(name)));
  const stranger = read.find((object) => object.fit === "exact" && !isWanted(object));
  if (stranger) return { verdict: "wrong", why: `makes ${stranger.made} for “${stranger.asked}”`, missing };
  // What a form shows as a part of itself is there: the pillows of a sofa.
  const shown = read.flatMap(({ grammar, fit, said, asked }) =>
    fit === "exact"
      ? [...said.accents, ...said.traits, ...(grammar?.wears ?? []), ...(/ (?:and|in|on|with|of) /.test(asked) ? [asked] : [])]
      : [],
  );
  const isRead = (names: readonly string[]) =>
    read.some((object) => namesOf(object).some((name) => names.includes(name))) ||
    names.some((name) => shown.some((word) => shares(word, name)));
  const unread = wanted.filter((names) => !isRead(names));
  // A noun that is missing, or among the words that are not used, has been said.
  const isSaid = (names: readonly string[]) =>
    missing.some((noun) => names.some((name) => shares(noun, name))) || names.some((name) => ignored.some((word) => shares(word, name)));
  const dropped = unread.filter((names) => !isSaid(names));
  if (dropped.length > 0 && missing.length === 0)
    return { verdict: "wrong", why: `says nothing of ${dropped.map(([name]) => name).join(", ")}`, missing };
  return { verdict: missing.length > 0 || unread.length > 0 ? "offered" : "exact", why: "", missing };
}

/** None of the things is called by its English name. */
const isForeign = (prompt: string, wanted: readonly (readonly string[])[]) =>
  wanted.every((names) => names.every((name) => !prompt.toLowerCase().includes(name)));

/** What is said not to be used in another language tells of one thing each, the last ones first. */
const spoken = (ignored: readonly string[], wanted: readonly (readonly string[])[]) => [
  ...ignored,
  ...wanted.slice(Math.max(0, wanted.length - ignored.length)).map(([name = ""]) => name),
];

/** A word of the one is a word of the other. */
const shares = (a: string, b: string) =>
  a.split(" ").some((word) => b.split(" ").includes(singularNoun(word)) || b.split(" ").includes(word));

function namesOf({ grammar, asked, made, fit }: Read): string[] {
  const own = [asked, made].filter((name) => name !== "");
  const names = (fit === "exact" && grammar ? [...own, grammar.id, ...grammar.nouns] : own).map((name) => singularNoun(name.toLowerCase()));
  // A wooden sign is a sign.
  return names.flatMap((name) => [
    name,
    name
      .split(" ")
      .filter((word) => !isLookWord(word))
      .join(" "),
  ]);
}
