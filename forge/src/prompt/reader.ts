import type { Grammar } from "../grammars/grammar.ts";
import { type Clause, clausesOf } from "./clauses.ts";
import { colorOf, withColorsJoined } from "./colors.ts";
import { type Draft, emptyDraft, hasLook, isKnown, isLookWord, type Role, readAttributes, unknownWords } from "./draft.ts";
import { isTraitWord } from "./form.ts";
import { takeInscriptions } from "./inscriptions.ts";
import { inEnglish } from "./languages/in-english.ts";
import { takeMeasures } from "./measures.ts";
import { finderOf, isOfFamily, type NounFinder, type NounMatch } from "./nouns.ts";
import { isOwnPart, isSetting, namedPart } from "./parts.ts";
import { isBelonging, isPlacing, type Opener, type Relation } from "./relations.ts";
import { INSCRIPTION, isPlural, isPluralNoun, MEASURE, singular, singularNoun, tokensOf } from "./tokens.ts";
import { ARRANGEMENTS, COUNTS, EMBLEM_WORDS, FILLERS, MATERIALS } from "./words.ts";

export type Arrangement = "alone" | "row" | "group" | "stack" | "on";

const LONGEST_NOUN = 40;
/** End in “less” and lack nothing. */
const LACKS_NOTHING = new Set(
  "wireless cordless stainless seamless flawless timeless priceless endless bless unless countless harmless restless".split(" "),
);
/** What is in, on or about a thing rather than a thing beside it. */
const PART_FAMILIES = ["body part", "house part", "vehicle part", "substance", "place", "herb", "spice", "sauce"];
const CONTAINERS = ["container", "kitchenware", "bag", "bottle", "wagon", "shelf", "bookcase", "nest"];
/** “a statue of a lion” is a lion, of stone. */
const DEPICTIONS: Readonly<Record<string, [string, "stone"] | null>> = {
  statue: ["stone", "stone"],
  sculpture: ["stone", "stone"],
  carving: ["stone", "stone"],
  figurine: null,
  figure: null,
  miniature: null,
};

/** Goes through the clauses of a prompt once, from left to right. */
export class Reader {
  readonly ignored: string[] = [];
  readonly relations: { thing: Draft; kind: Relation; to: Draft }[] = [];
  arrangement: Arrangement | null = null;
  /** What the others stand on, when the arrangement is `on`. */
  support: Draft | undefined;
  private readonly drafts: Draft[] = [];
  private readonly finder: NounFinder;
  private readonly traitWords: ReadonlySet<string>;
  private waiting = emptyDraft();
  /** Inside “with lights and a star”: what they are with, and how. */
  private listing: { owner: Draft; kind: Relation } | null = null;
  /** The things joined by “and” so far: “a cat and a dog on a sofa” are both on it. */
  private group: Draft[] = [];

  constructor(grammars: readonly Grammar[]) {
    this.finder = finderOf(grammars);
    this.traitWords = new Set(grammars.flatMap(({ traits = {} }) => Object.values(traits).flat()));
  }

  readPrompt(prompt: string): Draft[] {
    const { rest, inscriptions } = takeInscriptions(prompt);
    const { rest: plain, measures } = takeMeasures(rest);
    const english = withColorsJoined(this.english(tokensOf(plain)));
    const clauses = clausesOf(english, (tokens, at) => this.finder.joinedAt(tokens, at));
    for (const [at, { opener, words }] of clauses.entries()) {
      const spoken = words.filter((word) => word !== INSCRIPTION && word !== MEASURE);
      if (spoken.length > 0) this.read({ opener, words: spoken }, clauses[at + 1]);
      const target = this.drafts.at(-1) ?? this.waiting;
      for (const word of words) {
        if (word === INSCRIPTION) target.text ??= inscriptions.shift() ?? null;
        if (word === MEASURE) target.measure ??= measures.shift() ?? null;
      }
    }
    if (this.drafts.length === 0 && hasLook(this.waiting)) this.drafts.push(this.waiting);
    return this.drafts;
  }

  private english(tokens: readonly string[]): string[] {
    const isEnglish = (word: string) => isKnown(word) || this.finder.all([word]).length > 0;
    return inEnglish(tokens, isEnglish, (word) => this.traitWords.has(word));
  }

  private read(clause: Clause, next: Clause | undefined): void {
    const head = this.finder.all(clause.words).at(-1);
    const last = this.drafts.at(-1);
    for (const word of clause.words) this.arrangement = ARRANGEMENTS.get(word) ?? this.arrangement;
    if (clause.opener === "without") this.readRefusal(clause, last ?? this.waiting);
    else if (clause.opener === "aside") this.readAside(clause, head, last);
    else if (last && this.isEmblem(clause, next, head)) this.readEmblem(clause, head, last);
    else if (last && head && clause.opener === "of") this.readOf(clause, head, last);
    else if (last && !this.isNewThing(clause, head, last)) this.readMore(clause, last);
    else if (head) this.readThing(clause, head, last);
    else if (unknownWords(clause.words).length === 0) readAttributes(this.waiting, clause.words, { kind: "main" });
    else if (next && (next.opener === "of" || (next.opener === "and" && isDescribing(clause.words))))
      this.ignored.push(...readAttributes(this.waiting, clause.words, { kind: "main" }));
    else this.readUnknown(clause);
  }

  /** “… and a dragon” is another thing; “… and vented sides” says more about the crate. */
  private isNewThing({ opener, words }: Clause, head: NounMatch | undefined, last: Draft): boolean {
    const isListed = isBelonging(opener) || (this.listing !== null && opener === "and");
    const owner = isListed && this.listing && !isBelonging(opener) ? this.listing.owner : last;
    const part = namedPart(owner.grammar, words);
    const isCounted = words.some((word) => word === "a" || word === "an" || COUNTS.has(word) || /^\d+$/.test(word));
    if (!head) return opener === "and" && !isListed && !part && isCounted && unknownWords(words).length > 0;
    // “crate, glowing lights” has its lights on it; “a crate and a light” are two things.
    if (part && (isListed || (opener === "and" && part.isLight && !isCounted))) return false;
    if (isListed && (isTraitWord(owner.grammar, head.said) || this.isOnlyPart(head, owner))) return false;
    if (opener === "in" && part && head.grammar?.id === "vase") return false;
    // “a chair, orange” is an orange chair.
    if (isLookWord(head.said) && !isCounted && !isPlacing(opener)) return false;
    return !this.isPlace(opener, head, last, words);
  }

  /** What belongs to things of that sort and has no form of its own here, or lies on food because it is food. */
  private isOnlyPart(head: NounMatch, owner: Draft): boolean {
    if (isOfFamily(head.kinds, ...PART_FAMILIES)) return head.grammar === null || isOfFamily(head.kinds, "body part");
    return isOfFamily(owner.kinds, "food") && isOfFamily(head.kinds, "food");
  }

  /** A place that is only where the thing is. */
  private isPlace(opener: Opener, head: NounMatch, { grammar, kinds }: Draft, words: readonly string[]): boolean {
    if (!isPlacing(opener)) return false;
    if (isOfFamily(head.kinds, "place", "substance") && (head.grammar === null || !words.some((word) => word === "a" || word === "an")))
      return true;
    const isRooted =
      isOfFamily(kinds, "building", "plant") && isOfFamily(head.kinds, "landscape", "nature") && head.grammar?.id === "terrain";
    return head.grammar !== null && (isRooted || isSetting(grammar?.id, head.grammar.id, words));
  }

  private readMore(clause: Clause, last: Draft): void {
    const { opener, words } = clause;
    const head = this.finder.all(words).at(-1);
    const owner = this.listing && opener === "and" ? this.listing.owner : last;
    const part = namedPart(owner.grammar, words);
    if (isBelonging(opener)) this.listing = { owner, kind: opener };
    else if (opener !== "and") this.listing = null;
    const isPart = this.listing !== null || (part !== null && opener !== "of");
    let role: Role = isPart ? { kind: "part", ...(part ?? { slot: 1, isLight: false }) } : { kind: "after" };
    const isStand = isPlacing(opener) && !head && unknownWords(words).length > 0;
    if (!part && (isStand || (head && this.isPlace(opener, head, owner, words)))) role = { kind: "place" };
    const spoken = owner.accents.length;
    const left = readAttributes(owner, words, role);
    const isSaid = part !== null && (owner.accents.length > spoken || part.isLight);
    if (!isSaid) this.ignored.push(...left.filter((word) => !isOwnPart(owner.grammar, word)));
  }

  private readThing({ opener, words }: Clause, head: NounMatch, last: Draft | undefined): void {
    const draft = this.waiting;
    const rest = words.filter((_, at) => at < head.from || at >= head.to);
    // “wooden chair” is a chair's own word here, and says what it is made of.
    const own = head.said.split(" ").filter((word) => MATERIALS.has(word) && !isTraitWord(head.grammar, word) && word !== head.said);
    const left = readAttributes(draft, [...rest, ...own], { kind: "main" });
    draft.leading = words.slice(0, head.from);
    this.name(draft, head);
    this.ignored.push(...left.filter((word) => !this.isSameForm(word, head) && !this.isLack(word, draft)));
    const support = opener === "on" && last ? draft : opener === "with" && last?.grammar?.id === "table" ? last : undefined;
    if (support) [this.arrangement, this.support] = ["on", support];
    this.relate(opener, draft, last);
    this.push(draft);
  }

  private name(draft: Draft, head: NounMatch): void {
    draft.grammar = head.grammar;
    draft.via = head.crowd > 1 ? "" : head.via;
    draft.kinds = head.kinds;
    draft.noun = head.crowd > 1 && head.grammar ? head.grammar.id : head.said;
    draft.isPlural = isPluralNoun(head.said);
    if (head.crowd > 1) draft.count ??= head.crowd;
  }

  private isSameForm(word: string, head: NounMatch): boolean {
    const found = this.finder.all([word]).at(0);
    return found?.grammar != null && found.grammar === head.grammar;
  }

  /** “a lidless jar” */
  private isLack(word: string, draft: Draft): boolean {
    const [, part] = /^(\w{3,})less$/.exec(word) ?? [];
    if (!part || LACKS_NOTHING.has(word)) return false;
    draft.without.set(part, word);
    return true;
  }

  private relate(opener: Opener, draft: Draft, last: Draft | undefined): void {
    if (!last) return;
    if (isPlacing(opener)) {
      for (const thing of this.group) this.relations.push({ thing, kind: opener, to: draft });
      this.group = [];
      this.listing = null;
    } else if (isBelonging(opener)) {
      this.relations.push({ thing: last, kind: opener, to: draft });
      this.listing = { owner: last, kind: opener };
    } else if (this.listing && opener === "and") this.relations.push({ thing: this.listing.owner, kind: this.listing.kind, to: draft });
    else this.group.push(draft);
    if (isPlacing(opener)) this.group = [];
  }

  /** “a bowl of apples” holds things, “a glass of water” does not; “a statue of a lion” is a lion. */
  private readOf(clause: Clause, head: NounMatch, last: Draft): void {
    const { words } = clause;
    const depiction = DEPICTIONS[singular(last.noun)];
    const isFilled = isOfFamily(last.kinds, ...CONTAINERS) && !isOfFamily(head.kinds, "substance", "drink");
    if (depiction !== undefined) {
      const rest = words.filter((_, at) => at < head.from || at >= head.to);
      this.ignored.push(...readAttributes(last, rest, { kind: "after" }));
      if (depiction) last.material ??= depiction;
      this.name(last, head);
    } else if (words.every(isKnown)) this.readMore(clause, last);
    else if (isFilled) this.readThing({ opener: "full of", words }, head, last);
    else this.ignored.push(...readAttributes(last, words, { kind: "place" }).filter((word) => !isTraitWord(last.grammar, word)));
  }

  /** “without a handle”, “not red”. */
  private readRefusal({ words }: Clause, target: Draft): void {
    for (const word of words) {
      const color = colorOf(word);
      if (color) {
        target.colors = target.colors.filter((each) => each !== color);
        target.colorNames = target.colorNames.filter((name) => name !== word);
      } else if (!FILLERS.has(word)) target.without.set(singular(word), word);
    }
  }

  /** “that is red” tells of the thing; of “for a dragon” nothing is made. */
  private readAside({ words }: Clause, head: NounMatch | undefined, last: Draft | undefined): void {
    const target = last ?? this.waiting;
    this.ignored.push(...readAttributes(target, words, { kind: head ? "place" : last ? "after" : "main" }));
  }

  /** “with a skull emblem”, “with a heart on it”. */
  private isEmblem({ opener, words }: Clause, next: Clause | undefined, head: NounMatch | undefined): boolean {
    if (opener !== "with" && opener !== "and") return false;
    const named = head && EMBLEM_WORDS.has(singular(head.said)) ? this.finder.all(words).at(-2) : head;
    if (EMBLEM_WORDS.has(singular(words.at(-1) ?? ""))) return named !== undefined;
    const isOnIt = next?.opener === "on" && /^(?:it|its|them|the front|the side|the back)$/.test(next.words.slice(0, 2).join(" "));
    return opener === "with" && isOnIt && head !== undefined && head.to === words.length;
  }

  private readEmblem({ words }: Clause, head: NounMatch | undefined, last: Draft): void {
    const named = head && EMBLEM_WORDS.has(singular(head.said)) ? this.finder.all(words).at(-2) : head;
    if (named) last.emblem ??= singularNoun(named.said);
    readAttributes(last, words, { kind: "place" });
  }

  private readUnknown({ opener, words }: Clause): void {
    const draft = this.waiting;
    const left = readAttributes(draft, words, { kind: "main" });
    draft.leading = words;
    draft.noun = left.join(" ").slice(0, LONGEST_NOUN).trim();
    draft.isPlural = isPlural(left.at(-1) ?? "");
    this.relate(opener, draft, this.drafts.at(-1));
    this.push(draft);
  }

  private push(draft: Draft): void {
    if (this.drafts.length === 0) this.group = [draft];
    this.drafts.push(draft);
    this.waiting = emptyDraft();
  }
}

/** Endings of words that describe; asked only of words before a comma. */
const isDescribing = (words: readonly string[]) =>
  words.every(
    (word) => isKnown(word) || /(ful|ous|ish|ive|less|able|ible|ic|ed|ing|esque|like|ant|ent|al|zy|sy|ky|ny|ty|ly|my|ry|ute)$/.test(word),
  );
