import type { Grammar } from "../grammars/grammar.ts";
import { CROWDS } from "./kin.ts";
import { singular } from "./tokens.ts";

export interface NounMatch {
  grammar: Grammar;
  /** As the person wrote it. */
  said: string;
  from: number;
  to: number;
  /** How many of the form the word means: a forest is six trees. */
  crowd: number;
}

const LONGEST_NOUN = 3;

/** Finds the nouns of a clause by the grammars' own word lists, longest first. */
export class NounFinder {
  private readonly byNoun = new Map<string, Grammar>();

  constructor(grammars: readonly Grammar[]) {
    // A grammar's own name beats another's synonym.
    for (const grammar of grammars) for (const noun of grammar.nouns) if (!this.byNoun.has(noun)) this.byNoun.set(noun, grammar);
    for (const grammar of grammars) this.byNoun.set(grammar.id, grammar);
    for (const [word, { id }] of CROWDS) {
      const grammar = this.byNoun.get(id);
      if (grammar && !this.byNoun.has(word)) this.byNoun.set(word, grammar);
    }
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

  private at(words: readonly string[], from: number): NounMatch | null {
    for (let length = Math.min(LONGEST_NOUN, words.length - from); length > 0; length--) {
      const said = words.slice(from, from + length);
      const last = said[length - 1];
      for (const ending of [last, singular(last)]) {
        const grammar = this.byNoun.get([...said.slice(0, -1), ending].join(" "));
        if (grammar) return { grammar, said: said.join(" "), from, to: from + length, crowd: CROWDS.get(ending)?.count ?? 1 };
      }
    }
    return null;
  }
}
