import type { Forms } from "../forms.ts";
import type { Relation } from "./relations.ts";
import { understand } from "./understand.ts";
import { sentencesOf } from "./understanding.ts";

export type RelationKind = Relation;

/** One thing of a prompt, in names for people. */
export interface ReadThing {
  /** As the person wrote it, in the singular; empty when no thing was named. */
  asked: string;
  /** What will be made; empty when there is no form for it and nothing was chosen in its place. */
  made: string;
  /** `exact`: a form for exactly this. `missing`: none; it is not made unless somebody chooses one of the offers. */
  fit: "exact" | "missing";
  /** Of what is missing: no kind of thing we have heard of, and nothing means nearly the same. */
  isUnknown?: true;
  count: number;
  /** As said: “red”, “navy blue”, “#ff8800”. */
  colors: string[];
  material: string | null;
  finish: string | null;
  pattern: string | null;
  style: string | null;
  /** “huge”, “2 m tall”. */
  size: string | null;
  traits: string[];
  /** What is written on it. */
  text: string | null;
  /** Names of forms that may be made in its place, the nearest first; at most three, none for what is exact. */
  offers: string[];
  /** How it stands to another of the things: `to` is that one's index. */
  relation: { kind: RelationKind; to: number } | null;
}

/** What would become of a prompt, before anything is made. */
export interface Reading {
  /** In the order they were named; none when not a single word can be gone by. */
  things: ReadThing[];
  /** Words that would change nothing. */
  unused: string[];
  /** The same in words. */
  sentences: string[];
}

/** What the person chose for a noun that is missing: under the noun as `asked`, the form's id or its name among the offers; an empty text leaves it out. */
export type Instead = Readonly<Record<string, string>>;

export async function readingOf(prompt: string, forms: Forms, instead: Instead = {}): Promise<Reading> {
  const understood = await understand(prompt, forms, { instead });
  if (!understood) return { things: [], unused: [], sentences: [] };
  const things = understood.objects.map(({ asked, made, fit, isUnknown, offers, count, look, said }, at): ReadThing => {
    const relation = understood.relations.find(({ thing }) => thing === at);
    return {
      asked,
      made,
      fit,
      ...(isUnknown && { isUnknown }),
      count,
      colors: said.colors,
      material: said.material,
      finish: said.finish,
      pattern: said.pattern,
      style: said.style,
      size: said.size,
      traits: said.traits,
      text: look.text,
      offers: offers.map(({ name }) => name),
      relation: relation ? { kind: relation.kind, to: relation.to } : null,
    };
  });
  return { things, unused: understood.ignored, sentences: sentencesOf(understood) };
}
