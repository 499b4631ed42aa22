import { type DocumentName, HOME_SECTIONS, type HomeSection } from "./constants.ts";
import { CommunityBrief, type Difference, type DocumentFields, Hero, Homepage, MarketplacePage, type Section } from "./model.ts";

/** A hero document as people see it: every field that was left out, or cannot be read, is the default of spec 1 §3. */
export function readHero(document: unknown): Hero {
  const written: Record<string, unknown> = typeof document === "object" && document !== null ? { ...document } : {};
  const readable = Object.entries(Hero.shape).filter(([name, field]) => field.safeParse(written[name]).success);
  return Hero.parse(Object.fromEntries(readable.map(([name]) => [name, written[name]])));
}

/** The products a section names, in the editor's order; an item without a name, or one that comes again, is left out. */
export function sectionPicks({ items }: Section): { productId: string; note: string }[] {
  const named = new Map<string, string>();
  for (const { productId, id, docId, note } of items) {
    const name = productId || id || docId;
    if (name && !named.has(name)) named.set(name, note);
  }
  return [...named].map(([productId, note]) => ({ productId, note }));
}

const isFixed = (id: string): id is HomeSection => HOME_SECTIONS.some((each) => each === id);

/** Sections whose products people choose by hand. */
export const isByHand = (id: string): boolean => id === "staffPicks" || !isFixed(id);

/** How home is arranged. A section that was never placed comes where it usually does, after those that were. */
export function readHomepage(document: unknown): Homepage {
  const { data } = Homepage.partial().safeParse(document);
  const placed = uniqueById(data?.sections ?? []);
  const missing = HOME_SECTIONS.filter((id) => !placed.some((place) => place.id === id));
  const sections = [...placed, ...missing.map((id) => ({ id, title: "", isShown: true }))];
  const byHand = uniqueById(data?.picks ?? []).filter(({ id }) => isByHand(id) && sections.some((place) => place.id === id));
  return { sections, picks: byHand };
}

export const readMarketplace = (document: unknown): MarketplacePage => MarketplacePage.safeParse(document).data ?? { categories: [] };

export const readCommunity = (document: unknown): CommunityBrief => CommunityBrief.safeParse(document).data ?? { heading: "", brief: "" };

const READERS: { [Name in DocumentName]: (document: unknown) => DocumentFields[Name] } = {
  homeHero: readHero,
  marketplaceHero: readHero,
  learningHero: readHero,
  homepage: readHomepage,
  marketplace: readMarketplace,
  community: readCommunity,
};

/** Any document as people see it: what cannot be read is its default. */
export const readDocument = <Name extends DocumentName>(name: Name, document: unknown): DocumentFields[Name] => READERS[name](document);

/** A homepage that can be drafted: each section once, those that are always there among them, picks where they belong, each once. */
export function isWholeHomepage({ sections, picks }: Homepage): boolean {
  const places = new Set(sections.map(({ id }) => id));
  return (
    places.size === sections.length &&
    HOME_SECTIONS.every((id) => places.has(id)) &&
    new Set(picks.map(({ id }) => id)).size === picks.length &&
    picks.every(({ id }) => isByHand(id) && places.has(id)) &&
    picks.every((section) => new Set(section.picks.map(({ productId }) => productId)).size === section.picks.length)
  );
}

/** The products of a homepage, wherever they are picked. */
export const pickedIn = ({ picks }: Homepage): string[] => [
  ...new Set(picks.flatMap((section) => section.picks.map(({ productId }) => productId))),
];

/**
 * Whether a new homepage does something for products of whoever writes it: one comes in, gets other words, or overtakes what
 * stood before it. Going back or out is nobody's gain (decision 0083).
 */
export function favours(before: Homepage, after: Homepage, own: ReadonlySet<string>): boolean {
  return after.picks.some(({ id, picks }) => {
    const earlier = before.picks.find((section) => section.id === id)?.picks ?? [];
    return picks.some(({ productId, note }, at) => {
      if (!own.has(productId)) return false;
      const was = earlier.findIndex((pick) => pick.productId === productId);
      if (was < 0 || earlier[was]?.note !== note) return true;
      const behind = new Set(picks.slice(at + 1).map((pick) => pick.productId));
      return earlier.slice(0, was).some((pick) => behind.has(pick.productId));
    });
  });
}

/** What of these changes differs from what is live: a field that is as it was is not drafted. */
export function changesOn(live: object, changes: object): Record<string, unknown> {
  const before: Record<string, unknown> = { ...live };
  return Object.fromEntries(Object.entries(changes).filter(([field, value]) => value !== undefined && !isSame(before[field], value)));
}

export function contentDiff(before: object, after: object): Difference[] {
  const was: Record<string, unknown> = { ...before };
  return Object.entries(changesOn(before, after)).map(([field, value]) => ({ field, before: was[field] ?? null, after: value }));
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Named ones first, in their order; the others as they came. */
export function inNamedOrder<Item extends { id: string }>(items: readonly Item[], names: readonly string[]): Item[] {
  const placeOf = (id: string) => (names.includes(id) ? names.indexOf(id) : names.length);
  return items.toSorted((one, other) => placeOf(one.id) - placeOf(other.id));
}

const uniqueById = <Item extends { id: string }>(items: readonly Item[]): Item[] =>
  items.filter(({ id }, at) => items.findIndex((each) => each.id === id) === at);
