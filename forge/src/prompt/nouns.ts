import type { Forms } from "../forms.ts";
import type { Grammar } from "../grammar/grammar.ts";
import { isLookWord } from "./draft.ts";
import { above, type Kind, type KindTable, madeAs } from "./kinds/kind-table.ts";
import { spelledLike } from "./phrases/spelling.ts";
import { OPENERS } from "./relations.ts";
import { singular, singularNoun } from "./tokens.ts";
import { COUNTS, FILLERS } from "./words.ts";

export interface NounMatch {
  /** Null when the noun is known and nothing of its kind can be made. */
  grammar: Grammar | null;
  /** The noun of the form that it is a kind of: “car” for a convertible; its own when the form lists it. */
  via: string;
  kinds: readonly Kind[];
  /** As the person wrote it. */
  said: string;
  /** The same in the singular, as it is listed. */
  noun: string;
  from: number;
  to: number;
  /** How many of the form the word means: a forest is six trees. */
  crowd: number;
}

const LONGEST_NOUN = 5;
const ARTICLES = new Set("a an one another my your his her this that".split(" "));

const finders = new WeakMap<Forms, NounFinder>();

export function finderOf(forms: Forms): NounFinder {
  const known = finders.get(forms);
  if (known) return known;
  const made = new NounFinder(forms);
  finders.set(forms, made);
  return made;
}

/** Finds the nouns of a clause: the forms' own words and the kinds of things people name, longest first. */
export class NounFinder {
  private readonly byNoun = new Map<string, Grammar>();
  /** By the first word of nouns of several words, how many the longest of them has. */
  private readonly longest = new Map<string, number>();

  private readonly pieces = new Set<string>();
  /** Under a word for many of a form, how many make the picture. */
  private readonly crowds = new Map<string, number>();
  private readonly table: KindTable;

  constructor({ grammars, kinds }: Forms) {
    this.table = kinds;
    // A grammar's own name beats another's synonym.
    for (const grammar of grammars) for (const noun of grammar.nouns) if (!this.byNoun.has(noun)) this.byNoun.set(noun, grammar);
    for (const grammar of grammars) this.byNoun.set(grammar.id, grammar);
    for (const grammar of grammars)
      for (const [word, count] of Object.entries(grammar.crowds ?? {})) {
        if (!this.byNoun.has(word)) this.byNoun.set(word, grammar);
        this.crowds.set(word, count);
      }
    for (const noun of [...this.byNoun.keys(), ...kinds.everyNoun()]) {
      const words = noun.split(" ");
      if (words.length > 1) for (const word of words) this.pieces.add(word);
      this.longest.set(words[0], Math.max(words.length, this.longest.get(words[0]) ?? 1));
    }
  }

  /** The kinds a noun in the singular may mean. */
  kindsNamed(noun: string): readonly Kind[] {
    return this.table.named(noun);
  }

  /** A word that stands in nouns of several words. */
  isPiece(word: string): boolean {
    return this.pieces.has(word);
  }

  /** Whether all of these are one noun. */
  isNoun(words: readonly string[]): boolean {
    return words.length > 0 && this.known(words) !== null;
  }

  /** The form a noun in the singular belongs to by itself. */
  own(noun: string): Grammar | undefined {
    return this.byNoun.get(noun);
  }

  /** The form somebody may have meant who wrote its name with a slip. */
  spelledLike(noun: string): { grammar: Grammar; name: string } | null {
    const name = noun.includes(" ") ? null : spelledLike(noun, this.byNoun.keys());
    const grammar = name && this.byNoun.get(name);
    return grammar ? { grammar, name } : null;
  }

  all(words: readonly string[]): NounMatch[] {
    const out: NounMatch[] = [];
    for (let from = 0; from < words.length; from++) {
      const match = this.at(words, from);
      if (!match) continue;
      out.push(match);
      from = match.to - 1;
    }
    return out;
  }

  /** The length of a noun that holds a word which elsewhere joins things: “chest of drawers”; 0 when there is none here. */
  joinedAt(tokens: readonly string[], from: number): number {
    for (let length = this.longestFrom(tokens, from); length > 2; length--) {
      const said = tokens.slice(from, from + length);
      // A heap of gold coins is no heap of gold.
      const isPart = from + length < tokens.length && this.isNoun(tokens.slice(from + length - 1, from + length + 1));
      if (said.slice(1, -1).some((word) => OPENERS.has(word)) && !isPart && this.isWhole(said)) return length;
    }
    return 0;
  }

  /** Of a ship in a bottle there is no form, but of both: then they are two. */
  private isWhole(said: readonly string[]): boolean {
    const known = this.known(said);
    return (
      known !== null &&
      (known.grammar !== null ||
        !said.includes("in") ||
        !this.all(said.slice(0, said.indexOf("in"))).some(({ grammar }) => grammar !== null))
    );
  }

  private longestFrom(words: readonly string[], from: number): number {
    const first = words[from].split("-")[0];
    const most = Math.max(this.longest.get(first) ?? 1, this.longest.get(singular(first)) ?? 1);
    return Math.min(LONGEST_NOUN, most, words.length - from);
  }

  private at(words: readonly string[], from: number): NounMatch | null {
    for (let length = this.longestFrom(words, from); length > 0; length--) {
      const said = words.slice(from, from + length);
      if (length === 1 && !this.isNounHere(words, from)) continue;
      const found = this.known(said);
      // In “red phone booth” the phone belongs to the booth.
      if (found && length > 1 && isLookWord(said[0]) && (this.at(words, from + 1)?.to ?? 0) > from + length) return null;
      if (found)
        return { ...found, said: said.join(" "), from, to: from + length, crowd: this.crowds.get(singular(said[length - 1])) ?? 1 };
    }
    return null;
  }

  /** A word for a look is a noun where nothing else is: “an orange”, “two irons”; never “a robot you can drive”. */
  private isNounHere(words: readonly string[], at: number): boolean {
    const word = words[at];
    if (!isLookWord(word)) return true;
    // “Un chien géant” is a dog, and a large one.
    if (word === "giant" && words.slice(0, at).some((each) => !isLookWord(each) && this.known([each]))) return false;
    if (this.byNoun.has(word) && !FILLERS.has(word)) return true;
    if (at !== words.length - 1) return false;
    // Of blender or iron alone somebody wants the one in the house.
    if (words.length === 1 && (this.byNoun.has(word) || this.known(words)?.grammar)) return true;
    return FILLERS.has(word)
      ? ARTICLES.has(words[at - 1]) || (at > 0 && isLookWord(words[at - 1]) && !FILLERS.has(words[at - 1]))
      : words.slice(0, at).some((each) => ARTICLES.has(each) || COUNTS.has(each) || /^\d+$/.test(each));
  }

  private known(said: readonly string[]): Pick<NounMatch, "grammar" | "via" | "kinds" | "noun"> | null {
    const whole = said.join(" ");
    const names = [...new Set([whole, singularNoun(whole), whole.replaceAll("-", " "), singularNoun(whole.replaceAll("-", " "))])];
    for (const name of names) {
      const grammar = this.byNoun.get(name);
      // Teeth are of the family of a tooth.
      if (grammar) {
        const kinds = [...names, grammar.id].map((each) => this.kindsNamed(each)).find((each) => each.length > 0) ?? [];
        return { grammar, via: name, noun: name, kinds };
      }
    }
    for (const name of names) {
      const kinds = this.kindsNamed(name);
      if (kinds.length > 0) return { ...this.madeAs(kinds), noun: name, kinds };
    }
    return null;
  }

  /** The form that one of these kinds is made as. */
  madeAs(kinds: readonly Kind[]): Pick<NounMatch, "grammar" | "via"> {
    for (const kind of kinds)
      for (const { names } of madeAs(kind))
        for (const via of names) {
          const grammar = this.byNoun.get(via);
          if (grammar) return { grammar, via };
        }
    return { grammar: null, via: "" };
  }
}

/** Whether a noun belongs to a family, at whatever distance; its first meaning counts. */
export const isOfFamily = (kinds: readonly Kind[], ...families: string[]): boolean =>
  kinds.length > 0 && above(kinds[0]).some(({ names }) => names.some((name) => families.includes(name)));
