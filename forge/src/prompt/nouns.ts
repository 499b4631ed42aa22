import type { Grammar } from "../grammars/grammar.ts";
import { singular } from "./tokens.ts";

interface NounMatch {
  grammar: Grammar;
  /** As the person wrote it. */
  said: string;
  from: number;
  to: number;
}

const LONGEST_NOUN = 3;

/** Finds the nouns of a clause by the grammars' own word lists, longest first. */
export class NounFinder {
  private readonly byNoun = new Map<string, Grammar>();

  constructor(grammars: readonly Grammar[]) {
    // A grammar's own name beats another's synonym.
    for (const grammar of grammars) for (const noun of grammar.nouns) if (!this.byNoun.has(noun)) this.byNoun.set(noun, grammar);
    for (const grammar of grammars) this.byNoun.set(grammar.id, grammar);
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
        if (grammar) return { grammar, said: said.join(" "), from, to: from + length };
      }
    }
    return null;
  }
}
