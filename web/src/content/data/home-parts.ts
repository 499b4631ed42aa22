import { LASTING_PARTS, type LastingPart } from "@blenda/domain/content/lasting-parts";
import type { HomeAnswer, HomePage } from "@blenda/domain/content/model";

/** Home as it is kept, and since when those of its parts that last. */
export interface Home {
  page: HomePage;
  since: Readonly<Record<LastingPart, number>>;
}

/** What need not be asked for again: its own time is not over yet. */
export const lastingParts = (kept: Home | undefined, now: number, freshMs: Readonly<Record<LastingPart, number>>): LastingPart[] =>
  kept ? LASTING_PARTS.filter((part) => now - kept.since[part] < freshMs[part]) : [];

/** The answer, with what it left out taken from what is kept. */
export function withAnswer(kept: Home | undefined, answer: HomeAnswer, now: number): Home {
  const sinceOf = (part: LastingPart) => (answer[part] ? now : (kept?.since[part] ?? 0));
  return { page: { ...kept?.page, ...answer } as HomePage, since: { hero: sinceOf("hero"), categories: sinceOf("categories") } };
}
