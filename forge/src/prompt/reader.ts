import type { Forms } from "../forms.ts";
import { CONTAINERS, DEPICTIONS, isDescribing, isLack, isPlace } from "./belonging.ts";
import { type Clause, clausesOf } from "./clauses.ts";
import { withColorsJoined } from "./colors.ts";
import { carve, type Draft, emptyDraft, hasLook, isKnown, isLookWord, type Role, readAttributes, unknownWords } from "./draft.ts";
import { isTraitWord } from "./form.ts";
import { takeInscriptions } from "./inscriptions.ts";
import { measured, takeMeasures } from "./measures.ts";
import { finderOf, isOfFamily, type NounFinder, type NounMatch } from "./nouns.ts";
import { isBuiltIn, isOwnPart, namedPart } from "./parts.ts";
import { afterthought, isOfAll, isSameAgain, trimIn, variationsIn } from "./phrases/afterthoughts.ts";
import { isBustOf, readBust } from "./phrases/busts.ts";
import { bearerOf, chained, heldOrBeside, looksBack, placedAgain, turnBack, whoCarries } from "./phrases/chains.ts";
import { type Head, headOf } from "./phrases/compounds.ts";
import { partedAtDeed, withoutStance } from "./phrases/deeds.ts";
import { partedAtDress, putOn, wornBy } from "./phrases/dress.ts";
import { withGroupsNamed } from "./phrases/groups.ts";
import { withoutHeading } from "./phrases/headings.ts";
import { isPrint, printedIn, readPrint } from "./phrases/prints.ts";
import { readRefusal } from "./phrases/refusals.ts";
import { isOnlyScene } from "./phrases/scenes.ts";
import { sensed } from "./phrases/senses.ts";
import { englishOf } from "./reader/english.ts";
import { isSameForm, nameDraft, nameUnknown, substanceIn } from "./reader/naming.ts";
import { isNewThing, type Listing } from "./reader/newcomers.ts";
import { isBelonging, isPlacing, type Opener, type Relation } from "./relations.ts";
import { INSCRIPTION, MEASURE, singular, tokensOf } from "./tokens.ts";
import { ARRANGEMENTS, COUNTS, FILLERS, GLOWS, PATTERN_WORDS } from "./words.ts";

/** How those stand that nothing was said about. */
export type Arrangement = "alone" | "row" | "group" | "stack";

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
  /** Under a heading: “props: crate, barrel, stone”. */
  private isList = false;
  /** Every noun of the prompt: the one tells what the other means. */
  private named: readonly NounMatch[] = [];
  listing: Listing | null = null;
  /** The things joined by “and” so far: “a cat and a dog on a sofa” are both on it. */
  group: Draft[] = [];

  constructor(forms: Forms) {
    this.finder = finderOf(forms);
    this.traitWords = new Set(forms.grammars.flatMap(({ traits = {} }) => Object.values(traits).flat()));
  }

  readPrompt(prompt: string): Draft[] {
    const { rest, inscriptions } = takeInscriptions(prompt);
    const { rest: plain, measures } = takeMeasures(rest);
    const { english: spoken, isForeign } = englishOf(tokensOf(plain), this.finder, this.traitWords);
    this.isForeign = isForeign;
    const { tokens, unused, isList } = withoutHeading(withColorsJoined(spoken), this.finder);
    this.ignored.push(...unused);
    this.isList = isList;
    const english = withGroupsNamed(tokens, this.finder);
    this.named = this.finder.all(english);
    const clauses = clausesOf(english, (tokens, at) => this.finder.joinedAt(tokens, at));
    for (const [at, { words, ...how }] of clauses.entries()) {
      const said = { ...how, words: words.filter((word) => word !== INSCRIPTION && word !== MEASURE) };
      const parted = partedAtDeed(said, this.finder).flatMap((clause) => partedAtDress(clause, this.finder));
      for (const clause of parted) this.read(clause, clauses[at + 1]);
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

  private headOf(words: readonly string[]): Head | undefined {
    return sensed(headOf(words, this.finder, this.isForeign), this.named, this.finder);
  }

  private read(clause: Clause, next: Clause | undefined): void {
    // “in desert camouflage” names no desert, and “in mustard velvet” no mustard.
    const isPattern = PATTERN_WORDS.has(clause.words.at(-1) ?? "") || clause.words.every((word) => isLookWord(word) && !FILLERS.has(word));
    const head = clause.opener === "in" && isPattern ? undefined : this.headOf(clause.words);
    const last = this.drafts.at(-1);
    const print = last ? printedIn(clause, next, last, this.finder) : null;
    for (const word of clause.words) this.arrangement = ARRANGEMENTS.get(word) ?? this.arrangement;
    if (head && this.readDress(clause, head, last)) return;
    if (head && last && !this.listing && !this.isList && this.readAfterthought(clause, head, last)) return;
    const variations = last ? variationsIn(clause) : null;
    if (last && variations) last.count ??= variations;
    else if (last && isOfAll(clause)) for (const draft of this.drafts) readAttributes(draft, clause.words.slice(1), { kind: "after" });
    else if (last && isSameAgain(clause)) this.ignored.push(...readAttributes(last, clause.words.slice(1, -1), { kind: "after" }));
    else if (clause.opener === "without") this.readWithout(clause, head, last);
    else if (clause.opener === "aside") this.readAside(clause, head, last);
    else if (isPlacing(clause.opener) && looksBack(clause.words)) turnBack(clause.opener, this.relations, this.drafts, this);
    else if (isPlacing(clause.opener) && this.readPlaced(clause)) return;
    else if (print && last) readPrint(print, clause.words, last);
    else if (last && head && clause.opener === "of") this.readOf(clause, head, last);
    else if (last && !isNewThing(clause, head, { last, listing: this.listing, isList: this.isList })) this.readMore(clause, last);
    else if (head) this.readThing(clause, head, last);
    else if (unknownWords(clause.words).length === 0) readAttributes(this.waiting, clause.words, { kind: "main" });
    else if (next && (next.opener === "of" || (next.opener === "and" && isDescribing(clause.words))))
      this.ignored.push(...readAttributes(this.waiting, clause.words, { kind: "main" }));
    else this.readUnknown(clause);
  }

  /** “a chair without arms”; of “no wheels skateboard” the last noun is the thing. */
  private readWithout({ words }: Clause, head: Head | undefined, last: Draft | undefined): void {
    const refused = !last && head && this.finder.all(words).length > 1 ? words.slice(0, head.from) : words;
    readRefusal(refused, last ?? this.waiting);
    if (refused !== words && head)
      this.readThing({ opener: "start", words: words.slice(head.from) }, { ...head, from: 0, to: head.to - head.from }, undefined);
  }

  /** “…, and on the table a vase”: the place was named before, and something new is there. */
  private readPlaced({ opener, words }: Clause): boolean {
    const again = placedAgain(words, this.finder, this.drafts);
    const head = again && this.headOf(again.rest);
    if (!again || !head || !isPlacing(opener)) return false;
    this.readThing({ opener: "start", words: again.rest }, head, undefined);
    this.relations.push({ thing: this.drafts[this.drafts.length - 1], kind: opener, to: again.place });
    this.group = [];
    return true;
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

  /** A noun after a comma that tells of the thing before it: true when it was one and has been read. */
  private readAfterthought(clause: Clause, head: Head, last: Draft): boolean {
    const told = afterthought(clause, head, last);
    if (!told) return false;
    if (told.kind === "held") this.readThing({ opener: "with", words: clause.words }, head, last);
    if (told.kind === "held") return true;
    if (told.kind === "dress") return this.readDress({ opener: "wearing", words: clause.words }, head, last);
    if (told.kind === "part") {
      this.listing = { owner: last, kind: "with" };
      this.readMore({ ...clause, opener: "and" }, last);
    } else {
      const shape = told.words.find((word) => isTraitWord(last.grammar, word));
      if (shape) last.words.push(shape);
      else this.ignored.push(head.said);
      const rest = clause.words.filter((_, at) => at < head.from || at >= head.to);
      this.ignored.push(...readAttributes(last, rest, { kind: "after" }));
    }
    this.listing = null;
    return true;
  }

  private readMore(clause: Clause, last: Draft): void {
    const { opener } = clause;
    // A fox with a scarf in the snow: it is the fox that is there.
    const isOfContents = this.listing?.kind === "full of" && clause.words.every(isKnown);
    const owner =
      this.listing && opener === "and" && !isOfContents ? this.listing.owner : opener === "in" ? bearerOf(last, this.relations) : last;
    const words = withoutStance(clause.words, owner);
    const head = this.headOf(words);
    const part = namedPart(owner.grammar, words);
    if (isBelonging(opener)) this.listing = { owner, kind: opener };
    else if (opener !== "and" || isOfContents) this.listing = null;
    const isPart = this.listing !== null || (part !== null && opener !== "of");
    let role: Role = isPart ? { kind: "part", ...(part ?? { slot: 1, isLight: false }) } : { kind: "after" };
    const isStand = isPlacing(opener) && !head && unknownWords(words).length > 0;
    // “stuck in the sand” is no colour of sand; “a chair in blue” is one of the chair.
    const isWhere = isPlacing(opener) && !head && (opener !== "in" || words.includes("the"));
    if (!part && (isStand || isWhere || (head && isPlace(opener, head, owner, words)))) role = { kind: "place" };
    const isCounted = words.some((word) => word === "a" || word === "an" || COUNTS.has(word));
    const trim = opener === "and" && !this.listing && !head && !part ? trimIn(words) : null;
    if (trim) role = trim === "trim" ? { kind: "part", slot: 1, isLight: false } : { kind: "place" };
    if (head && this.listing && isPrint(head, owner, isCounted)) {
      readPrint(head, words, owner);
      return;
    }
    // A plank is a substance as well, and nothing is made of this one.
    if (role.kind === "place" && head && isLookWord(head.said)) this.ignored.push(head.said);
    if (isWhere && !part) this.ignored.push(...words.filter((word) => !FILLERS.has(word)));
    const isUnknownPart = this.listing !== null && !part && unknownWords(words).length > 0 && !words.some((word) => GLOWS.has(word));
    if (isUnknownPart && !words.some((word) => isTraitWord(owner.grammar, word) || isBuiltIn(owner.grammar, word))) {
      // Eyes nobody can paint must not paint the whole cat green.
      readAttributes(owner, words, { kind: "place" });
      this.ignored.push(words.filter((word) => !FILLERS.has(word) && !COUNTS.has(word) && word !== "standing").join(" "));
      return;
    }
    const spoken = owner.accents.length;
    const left = readAttributes(owner, words, role);
    const isSaid = part !== null && (owner.accents.length > spoken || part.isLight);
    if (!isSaid)
      this.ignored.push(
        ...left.filter(
          (word) => !isOwnPart(owner.grammar, word) && !isBuiltIn(owner.grammar, word) && !isSameForm(word, owner, this.finder),
        ),
      );
  }

  private readThing({ opener, words }: Clause, head: Head, last: Draft | undefined): void {
    const draft = this.waiting;
    // “golden retriever puppy”: the retriever is not made of gold.
    const others = this.finder.all(words.slice(0, head.from)).filter(({ from, to }) => to - from > 1);
    const isOther = (at: number) => others.some(({ from, to }) => at >= from && at < to);
    const rest = words.filter((_, at) => (at < head.from && !isOther(at)) || at >= head.to);
    const left = readAttributes(draft, [...rest, ...substanceIn(head, this.finder)], { kind: "main", isNamed: true });
    draft.words.push(...others.flatMap(({ said }) => said.split(" ")));
    draft.leading = words.slice(0, head.from);
    nameDraft(draft, head);
    draft.depiction = head.depiction ?? null;
    if (draft.material?.[1] === "crystal" && isTraitWord(head.grammar, draft.material[0])) draft.material = null;
    const unread = [...left, ...others.filter(({ grammar }) => !grammar || grammar !== head.grammar).map(({ said }) => said)];
    this.ignored.push(...unread.filter((word) => !isSameForm(word, head, this.finder) && !isLack(word, draft)));
    this.relate(opener, draft, last);
    this.push(draft);
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
      nameDraft(last, whole);
    } else if (isBustOf(last, head)) this.ignored.push(...readBust(last, head, rest));
    else if (depiction !== undefined) {
      this.ignored.push(...readAttributes(last, rest, { kind: "after" }));
      last.depiction = depiction;
      nameDraft(last, head);
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
    nameUnknown(draft, left);
    this.relate(opener, draft, this.drafts.at(-1));
    this.push(draft);
  }

  private push(draft: Draft): void {
    if (this.drafts.length === 0) this.group = [draft];
    this.drafts.push(draft);
    this.waiting = emptyDraft();
  }
}
