import type { Grammar } from "../grammars/grammar.ts";
import { type Draft, emptyDraft, hasLook, isKnown, type Role, readAttributes, unknownWords } from "./draft.ts";
import { inEnglish } from "./languages.ts";
import { NounFinder, type NounMatch } from "./nouns.ts";
import { isOwnPart, isSetting, namedPart } from "./parts.ts";
import { type Clause, isPlural } from "./tokens.ts";
import { ARRANGEMENTS, COUNTS, MATERIALS } from "./words.ts";

export type Arrangement = "alone" | "row" | "group" | "stack" | "on";

const LONGEST_NOUN = 40;

/** Goes through the clauses once, from left to right. */
export class Reader {
  readonly ignored: string[] = [];
  arrangement: Arrangement | null = null;
  /** What the others stand on, when the arrangement is `on`. */
  support: Draft | undefined;
  private readonly drafts: Draft[] = [];
  private readonly finder: NounFinder;
  private readonly traitWords: ReadonlySet<string>;
  private waiting = emptyDraft();
  /** Inside “with lights and a star”. */
  private isListing = false;

  constructor(grammars: readonly Grammar[]) {
    this.finder = new NounFinder(grammars);
    this.traitWords = new Set(grammars.flatMap(({ traits = {} }) => Object.values(traits).flat()));
  }

  english(tokens: readonly string[]): string[] {
    const isEnglish = (word: string) => isKnown(word) || this.finder.all([word]).length > 0;
    return inEnglish(tokens, isEnglish, (word) => this.traitWords.has(word));
  }

  finished(): Draft[] {
    if (this.drafts.length === 0 && hasLook(this.waiting)) this.drafts.push(this.waiting);
    return this.drafts;
  }

  read(clause: Clause, next: Clause | undefined): void {
    const head = this.finder.all(clause.words).at(-1);
    const last = this.drafts.at(-1);
    for (const word of clause.words) this.arrangement = ARRANGEMENTS.get(word) ?? this.arrangement;
    if (clause.opener === "without" || clause.words[0] === "no") this.ignored.push(...clause.words.filter((word) => !isKnown(word)));
    else if (last && !this.isNewThing(clause, head, last)) this.readMore(clause, last);
    else if (head) this.readThing(clause, head, last);
    else if (unknownWords(clause.words).length === 0) readAttributes(this.waiting, clause.words, { kind: "main" });
    else if (next && next.opener === "and" && isDescribing(clause.words))
      this.ignored.push(...readAttributes(this.waiting, clause.words, { kind: "main" }));
    else this.readUnknown(clause);
  }

  /** “… and a dragon” is another thing; “… and vented sides” says more about the crate. */
  private isNewThing({ opener, words }: Clause, head: NounMatch | undefined, last: Draft): boolean {
    const isListed = opener === "with" || (this.isListing && opener === "and");
    const part = namedPart(last.grammar?.id, words);
    const isCounted = words.some((word) => word === "a" || word === "an" || COUNTS.has(word) || /^\d+$/.test(word));
    // “crate, glowing lights” has its lights on it; “a crate and a light” are two things.
    if (head && part && (isListed || (opener === "and" && part.isLight && !isCounted))) return false;
    if (head && opener === "in" && part && head.grammar.id === "vase") return false;
    // “a rock made of stone” is one rock.
    if (head && opener === "of") return !words.every(isKnown);
    if (head) return !isPlace(opener, head, last, words);
    return !isListed && opener === "and" && !part && isCounted && unknownWords(words).length > 0;
  }

  private readMore(clause: Clause, last: Draft): void {
    const { opener, words } = clause;
    const head = this.finder.all(words).at(-1);
    const part = namedPart(last.grammar?.id, words);
    this.isListing = opener === "with" || (this.isListing && opener === "and");
    const isPart = this.isListing || (part !== null && opener !== "of");
    let role: Role = isPart ? { kind: "part", ...(part ?? { slot: 1, isLight: false }) } : { kind: "after" };
    const isStand = opener === "on" && !head && unknownWords(words).length > 0;
    if (!part && (isStand || (head && isPlace(opener, head, last, words)))) role = { kind: "place" };
    const spoken = last.accents.length;
    const left = readAttributes(last, words, role);
    const isSaid = last.accents.length > spoken || part?.isLight;
    if (!isSaid) this.ignored.push(...left.filter((word) => !isOwnPart(last.grammar?.id, word)));
  }

  private readThing({ opener, words }: Clause, head: NounMatch, last: Draft | undefined): void {
    const draft = this.waiting;
    const rest = words.filter((_, at) => at < head.from || at >= head.to);
    // “wooden chair” is a chair's own word here, and says what it is made of.
    const own = head.said.split(" ").filter((word) => MATERIALS.has(word) && !isTraitOf(head.grammar, word) && word !== head.said);
    const left = readAttributes(draft, [...rest, ...own], { kind: "main" });
    draft.leading = words.slice(0, head.from);
    draft.grammar = head.grammar;
    draft.noun = head.crowd > 1 ? head.grammar.id : head.said;
    draft.isPlural = isPlural(head.said.split(" ").at(-1) ?? "");
    if (head.crowd > 1) draft.count ??= head.crowd;
    this.ignored.push(...left.filter((word) => this.finder.all([word]).at(0)?.grammar !== head.grammar));
    const support = opener === "on" && last ? draft : opener === "with" && last?.grammar?.id === "table" ? last : undefined;
    if (support) [this.arrangement, this.support] = ["on", support];
    this.push(draft);
  }

  private readUnknown({ words }: Clause): void {
    const draft = this.waiting;
    const left = readAttributes(draft, words, { kind: "main" });
    draft.leading = words;
    draft.noun = left.join(" ").slice(0, LONGEST_NOUN).trim();
    draft.isPlural = isPlural(left.at(-1) ?? "");
    this.push(draft);
  }

  private push(draft: Draft): void {
    this.drafts.push(draft);
    this.waiting = emptyDraft();
    this.isListing = false;
  }
}

const isPlace = (opener: Clause["opener"], head: NounMatch, { grammar }: Draft, words: readonly string[]) =>
  (opener === "in" || opener === "on") && isSetting(grammar?.id, head.grammar.id, words);

const isTraitOf = ({ traits = {} }: Grammar, word: string) => Object.values(traits).some((words) => words.includes(word));

/** Endings of words that describe; asked only of words before a comma. */
const isDescribing = (words: readonly string[]) =>
  words.every(
    (word) => isKnown(word) || /(ful|ous|ish|ive|less|able|ible|ic|ed|ing|esque|like|ant|ent|al|zy|sy|ky|ny|ty|ly|my|ry|ute)$/.test(word),
  );
