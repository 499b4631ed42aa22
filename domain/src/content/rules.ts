import { Hero, type Section } from "./model.ts";

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
