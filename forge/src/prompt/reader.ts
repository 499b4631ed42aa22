import type { Grammar } from "../grammars/grammar.ts";
import { CONTAINERS, DEPICTIONS, isDescribing, isLack, isOnlyPart, isPlace } from "./belonging.ts";
import { type Clause, clausesOf } from "./clauses.ts";
import { withColorsJoined } from "./colors.ts";
import { carve, type Draft, emptyDraft, hasLook, isKnown, isLookWord, type Role, readAttributes, unknownWords } from "./draft.ts";
import { isTraitWord } from "./form.ts";
import { takeInscriptions } from "./inscriptions.ts";
import { inEnglish } from "./languages/in-english.ts";
import { measured, takeMeasures } from "./measures.ts";
import { finderOf, isOfFamily, type NounFinder, type NounMatch } from "./nouns.ts";
import { isOwnPart, namedPart } from "./parts.ts";
import { bearerOf, chained, heldOrBeside, whoCarries } from "./phrases/chains.ts";
import { type Head, headOf } from "./phrases/compounds.ts";
import { partedAtDeed, withoutStance } from "./phrases/deeds.ts";
import { putOn, wornBy } from "./phrases/dress.ts";
import { isPrint, printedIn, readPrint } from "./phrases/prints.ts";
import { readRefusal } from "./phrases/refusals.ts";
import { isOnlyScene } from "./phrases/scenes.ts";
import { sensed } from "./phrases/senses.ts";
import { lookMeant } from "./phrases/spelling.ts";
import { isBelonging, isPlacing, OPENERS, type Opener, type Relation } from "./relations.ts";
import { INSCRIPTION, isHerd, isPlural, isPluralNoun, MEASURE, singular, singularNoun, tokensOf } from "./tokens.ts";
import { ARRANGEMENTS, COUNTS, FILLERS, GLOWS, MATERIALS, PATTERN_WORDS } from "./words.ts";

/** How those stand that nothing was said about. */
export type Arrangement = "alone" | "row" | "group" | "stack";

const LONGEST_NOUN = 40;
const BACK = new Set("it its his her their them top the side sides back shoulder shoulders head roof".split(" "));

/** Goes through the clauses of a prompt once, from left to right. */
export class Reader {
  readonly ignored: string[] = [];
  readonly relations: { thing: Draft; kind: Relation; to: Draft }[] = [];
  arrangement: Arrangement | null = null;
  private readonly drafts: Draft[] = [];
  private readonly finder: NounFinder;
  private readonly traitWords: ReadonlySet<string>;
  private waiting = emptyDraft();
  private isForeign = false;
  /** Every noun of the prompt: the one tells what the other means. */
  private named: readonly NounMatch[] = [];
  /** Inside “with lights and a star”: what they are with, and how. */
  private listing: { owner: Draft; kind: Exclude<Relation, "stack of"> } | null = null;
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
    this.named = this.finder.all(english);
    const clauses = clausesOf(english, (tokens, at) => this.finder.joinedAt(tokens, at));
    for (const [at, { opener, words }] of clauses.entries()) {
      const spoken = words.filter((word) => word !== INSCRIPTION && word !== MEASURE);
      for (const clause of partedAtDeed({ opener, words: spoken }, this.finder)) this.read(clause, clauses[at + 1]);
      const target = this.drafts.at(-1) ?? this.waiting;
      for (const word of words) {
        if (word === INSCRIPTION) target.text ??= inscriptions.shift() ?? null;
        if (word === MEASURE) this.ignored.push(...measured(target, measures.shift()));
      }
    }
    if (this.drafts.length === 0 && hasLook(this.waiting)) this.drafts.push(this.waiting);
    for (const draft of this.drafts) if (draft.depiction) carve(draft, draft.depiction);
    this.ignored.push(...this.drafts.filter((draft) => isOnlyScene(draft, this.relations)).map(({ noun }) => noun));
    return this.drafts.filter((draft) => !isOnlyScene(draft, this.relations));
  }

  private english(tokens: readonly string[]): string[] {
    const english = inEnglish(tokens, {
      isWord: (word) => isKnown(word) || this.finder.all([word]).length > 0,
      isHalfWord: (word) => this.traitWords.has(word) || this.finder.isPiece(word),
      isNoun: (words) => this.finder.isNoun(words),
    });
    this.isForeign = english.join(" ") !== tokens.join(" ");
    const isWord = (word: string) => isKnown(word) || OPENERS.has(word) || this.traitWords.has(word) || this.finder.isPiece(word);
    return english.map((word) => (isWord(word) || this.finder.all([word]).length > 0 ? word : lookMeant(word)));
  }

  private headOf(words: readonly string[]): Head | undefined {
    return sensed(headOf(words, this.finder, this.isForeign), this.named, this.finder);
  }

  private read(clause: Clause, next: Clause | undefined): void {
    // “in desert camouflage” names no desert.
    const isPattern = clause.opener === "in" && PATTERN_WORDS.has(clause.words.at(-1) ?? "");
    const head = isPattern ? undefined : this.headOf(clause.words);
    const last = this.drafts.at(-1);
    const print = last ? printedIn(clause, next, last, this.finder) : null;
    for (const word of clause.words) this.arrangement = ARRANGEMENTS.get(word) ?? this.arrangement;
    if (head && this.readDress(clause, head, last)) return;
    if (clause.opener === "without") readRefusal(clause.words, last ?? this.waiting);
    else if (clause.opener === "aside") this.readAside(clause, head, last);
    else if (isPlacing(clause.opener) && clause.words.every((word) => BACK.has(word))) this.turnBack(clause.opener);
    else if (print && last) readPrint(print, clause.words, last);
    else if (last && head && clause.opener === "of") this.readOf(clause, head, last);
    else if (last && !this.isNewThing(clause, head, last)) this.readMore(clause, last);
    else if (head) this.readThing(clause, head, last);
    else if (unknownWords(clause.words).length === 0) readAttributes(this.waiting, clause.words, { kind: "main" });
    else if (next && (next.opener === "of" || (next.opener === "and" && isDescribing(clause.words))))
      this.ignored.push(...readAttributes(this.waiting, clause.words, { kind: "main" }));
    else this.readUnknown(clause);
  }

  /** “in a red dress”, “wearing a scarf”, “with a hat”: true when it was one and has been read. */
  private readDress({ opener, words }: Clause, head: Head, last: Draft | undefined): boolean {
    const wearer = opener === "and" ? this.listing?.owner : last && whoCarries(last, this.drafts, this.relations);
    const worn = wornBy(wearer, opener === "and" ? (this.listing?.kind ?? opener) : opener, head);
    if (!worn || !wearer) return false;
    if (worn.kind === "thing") this.readThing({ opener: "wearing", words }, head, wearer);
    else {
      this.ignored.push(...putOn(wearer, worn, head, words));
      this.listing = { owner: wearer, kind: "wearing" };
    }
    return true;
  }

  /** “a table with four chairs around it”: they are around the table. “A house and a tree beside it”: beside the house. */
  private turnBack(kind: Relation): void {
    const { owner } = this.listing ?? {};
    for (const relation of this.relations)
      if (relation.kind === "with" && relation.thing === owner)
        [relation.thing, relation.kind, relation.to] = [relation.to, kind, relation.thing];
    const [first, last] = [this.drafts[0], this.drafts.at(-1)];
    if (!owner && first && last && last !== first && this.group.includes(last)) this.relations.push({ thing: last, kind, to: first });
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
    if (isListed && (isTraitWord(owner.grammar, head.said) || (opener !== "full of" && isPrint(head, owner, isCounted)))) return false;
    if (isListed && isOnlyPart(head, owner, isBelonging(opener) ? opener : (this.listing?.kind ?? "with"))) return false;
    // “a cactus in a pot” brings its pot along, and a potion its bottle.
    if (opener === "in" && part && isOfFamily(head.kinds, ...CONTAINERS)) return false;
    if (opener === "in" && isOfFamily(owner.kinds, "bottle") && isOfFamily(head.kinds, "bottle")) return false;
    // “a sword with a glowing blade” is one sword.
    if (isListed && head.grammar && head.grammar === owner.grammar && head.said !== owner.noun && !isPluralNoun(head.said)) return false;
    // “a chair, orange” is an orange chair.
    if (isLookWord(head.said) && !isCounted && !isPlacing(opener)) return false;
    return !isPlace(opener, head, last, words);
  }

  private readMore(clause: Clause, last: Draft): void {
    const { opener } = clause;
    const owner = this.listing && opener === "and" ? this.listing.owner : last;
    const words = withoutStance(clause.words, owner);
    const head = this.headOf(words);
    const part = namedPart(owner.grammar, words);
    if (isBelonging(opener)) this.listing = { owner, kind: opener };
    else if (opener !== "and") this.listing = null;
    const isPart = this.listing !== null || (part !== null && opener !== "of");
    let role: Role = isPart ? { kind: "part", ...(part ?? { slot: 1, isLight: false }) } : { kind: "after" };
    const isStand = isPlacing(opener) && !head && unknownWords(words).length > 0;
    // “stuck in the sand” is no colour of sand; “a chair in blue” is one of the chair.
    const isWhere = isPlacing(opener) && !head && (opener !== "in" || words.includes("the"));
    if (!part && (isStand || isWhere || (head && isPlace(opener, head, owner, words)))) role = { kind: "place" };
    const isCounted = words.some((word) => word === "a" || word === "an" || COUNTS.has(word));
    if (head && this.listing && isPrint(head, owner, isCounted)) {
      readPrint(head, words, owner);
      return;
    }
    if (isWhere && !part) this.ignored.push(...words.filter((word) => !FILLERS.has(word)));
    const isUnknownPart = this.listing !== null && !part && unknownWords(words).length > 0 && !words.some((word) => GLOWS.has(word));
    if (isUnknownPart && !words.some((word) => isTraitWord(owner.grammar, word))) {
      // Eyes nobody can paint must not paint the whole cat green.
      readAttributes(owner, words, { kind: "place" });
      this.ignored.push(words.filter((word) => !FILLERS.has(word) && !COUNTS.has(word)).join(" "));
      return;
    }
    const spoken = owner.accents.length;
    const left = readAttributes(owner, words, role);
    const isSaid = part !== null && (owner.accents.length > spoken || part.isLight);
    if (!isSaid) this.ignored.push(...left.filter((word) => !isOwnPart(owner.grammar, word) && !this.isSameForm(word, owner)));
  }

  private readThing({ opener, words }: Clause, head: Head, last: Draft | undefined): void {
    const draft = this.waiting;
    // “golden retriever puppy”: the retriever is not made of gold.
    const others = this.finder.all(words.slice(0, head.from)).filter(({ from, to }) => to - from > 1);
    const isOther = (at: number) => others.some(({ from, to }) => at >= from && at < to);
    const rest = words.filter((_, at) => (at < head.from && !isOther(at)) || at >= head.to);
    const left = readAttributes(draft, [...rest, ...this.substanceIn(head)], { kind: "main", isNamed: true });
    draft.words.push(...others.flatMap(({ said }) => said.split(" ")));
    draft.leading = words.slice(0, head.from);
    this.name(draft, head);
    draft.depiction = head.depiction ?? null;
    if (draft.material?.[1] === "crystal" && isTraitWord(head.grammar, draft.material[0])) draft.material = null;
    const unread = [...left, ...others.filter(({ grammar }) => !grammar || grammar !== head.grammar).map(({ said }) => said)];
    this.ignored.push(...unread.filter((word) => !this.isSameForm(word, head) && !isLack(word, draft)));
    this.relate(opener, draft, last);
    this.push(draft);
  }

  /** “wooden chair” may be a chair's own word, and says what it is made of; “ice cream” says nothing of ice. */
  private substanceIn({ said, grammar }: NounMatch): string[] {
    const [first, ...others] = said.split(" ");
    const isSame = () =>
      this.finder.all(others).some((match) => match.grammar === grammar && match.to === others.length && match.from === 0);
    return others.length > 0 && first !== "ice" && MATERIALS.has(first) && !isTraitWord(grammar, first) && grammar && isSame()
      ? [first]
      : [];
  }

  private name(draft: Draft, head: NounMatch): void {
    draft.grammar = head.grammar;
    draft.via = head.crowd > 1 ? "" : head.via;
    draft.kinds = head.kinds;
    draft.noun = head.crowd > 1 && head.grammar ? head.grammar.id : head.said;
    draft.asked = head.crowd > 1 && head.grammar ? head.grammar.id : head.noun;
    draft.isPlural = (head.noun !== head.said && isPluralNoun(head.said)) || isHerd(head.said, draft.words);
    if (head.crowd > 1) draft.count ??= head.crowd;
  }

  private isSameForm(word: string, { grammar, kinds }: Pick<NounMatch, "grammar" | "kinds">): boolean {
    const found = this.finder.all([word]).at(0);
    return found?.grammar != null && (found.grammar === grammar || (isOfFamily(kinds, "bottle") && isOfFamily(found.kinds, "bottle")));
  }

  private relate(said: Opener, draft: Draft, last: Draft | undefined): void {
    if (!last) return;
    const opener = heldOrBeside(said, draft);
    if (isPlacing(opener)) {
      for (const thing of this.group) this.relations.push({ thing, kind: opener, to: draft });
      if (this.group.length === 0) this.relations.push(chained(opener, draft, bearerOf(last, this.relations)));
      this.group = [];
      this.listing = null;
    } else if (isBelonging(opener)) {
      const isCarried = opener === "holding" || opener === "wearing" || isOfFamily(draft.kinds, "weapon");
      const owner = isCarried ? whoCarries(last, this.drafts, this.relations) : last;
      this.relations.push({ thing: owner, kind: opener, to: draft });
      this.listing = { owner, kind: opener };
    } else if (this.listing && opener === "and") {
      // “with a robe and a staff”: nobody wears a staff.
      const isCarried = this.listing.kind === "wearing" && !isOfFamily(draft.kinds, "clothing");
      this.relations.push({ thing: this.listing.owner, kind: isCarried ? "with" : this.listing.kind, to: draft });
    } else this.group.push(draft);
    if (isPlacing(opener)) this.group = [];
  }

  /** “a bowl of apples” holds things, “a glass of water” does not; “a statue of a lion” is a lion. */
  private readOf(clause: Clause, head: NounMatch, last: Draft): void {
    const { words } = clause;
    const depiction = DEPICTIONS[singular(last.noun.split(" ").at(-1) ?? "")];
    const isFilled = isOfFamily(last.kinds, ...CONTAINERS) && !isOfFamily(head.kinds, "substance", "drink");
    const rest = words.filter((_, at) => at < head.from || at >= head.to);
    // “a glass of red wine” is a glass of wine, and red.
    const joined = [...last.noun.split(" "), "of", ...head.said.split(" ")];
    const whole = this.finder.all(joined).find(({ from, to, grammar }) => from === 0 && to === joined.length && grammar !== null);
    if (whole) {
      this.ignored.push(...readAttributes(last, rest, { kind: "main", isNamed: true }));
      this.name(last, whole);
    } else if (depiction !== undefined) {
      this.ignored.push(...readAttributes(last, rest, { kind: "after" }));
      last.depiction = depiction;
      this.name(last, head);
    } else if (words.every(isKnown)) this.readMore(clause, last);
    else if (isFilled) this.readThing({ opener: "full of", words }, head, last);
    else
      this.ignored.push(
        ...readAttributes(last, words, { kind: isOfFamily(last.kinds, "plant", "food") ? "after" : "place" }).filter(
          (word) => !isTraitWord(last.grammar, word),
        ),
      );
  }

  /** “that is red” tells of the thing; of “for a dragon” nothing is made. */
  private readAside({ words }: Clause, head: NounMatch | undefined, last: Draft | undefined): void {
    const target = last ?? this.waiting;
    this.ignored.push(...readAttributes(target, words, { kind: head ? "place" : last ? "after" : "main" }));
  }

  private readUnknown({ opener, words }: Clause): void {
    const draft = this.waiting;
    const left = readAttributes(draft, words, { kind: "main" });
    draft.leading = words;
    draft.noun = left.join(" ").slice(0, LONGEST_NOUN).trim();
    draft.asked = singularNoun(draft.noun);
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
