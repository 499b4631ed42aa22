import { DIMENSIONS, type Dimension } from "@blenda/domain/figures/constants";
import type { Amounts, Place } from "./sums-repository.ts";

/** What a change is about. Views have no licence. */
export type Facets = Partial<Record<Dimension, string>>;

export interface Change {
  creatorId: string;
  day: string;
  facets: Facets;
  amounts: Partial<Amounts>;
}

/** Everything, or all that has one thing in common. */
export const sliceOf = (narrowed?: { by: Dimension; to: string }): string => (narrowed ? `${narrowed.by}=${narrowed.to}` : "");

/**
 * OLAP cube of two dimensions: a change is added to the whole and to each slice it belongs to, and in each of them to the whole
 * and to its part of every split. So any report, also a narrowed one, is a range of one index; what it costs depends on the
 * days it shows and not on how much was sold.
 */
export function placesOf({ creatorId, day, facets }: Change): Place[] {
  const known = DIMENSIONS.flatMap((by) => (facets[by] === undefined ? [] : [{ by, to: facets[by] }]));
  return [undefined, ...known].flatMap((narrowed) => {
    const slice = sliceOf(narrowed);
    const splits = known.filter(({ by }) => by !== narrowed?.by);
    return [
      { creatorId, slice, split: "", day, part: "" },
      ...splits.map(({ by, to }) => ({ creatorId, slice, split: by, day, part: to })),
    ];
  });
}

/** What many changes add to each place, together. */
export function sumUp(changes: readonly Change[]): (Place & Partial<Amounts>)[] {
  const sums = new Map<string, { place: Place; amounts: Partial<Amounts> }>();
  for (const change of changes)
    for (const place of placesOf(change)) {
      const key = JSON.stringify(Object.values(place));
      const sum = sums.get(key) ?? { place, amounts: {} };
      sums.set(key, { place, amounts: plus(sum.amounts, change.amounts) });
    }
  return [...sums.values()].map(({ place, amounts }) => ({ ...place, ...amounts }));
}

function plus(one: Partial<Amounts>, other: Partial<Amounts>): Partial<Amounts> {
  const sum = { ...one };
  for (const name of Object.keys(other) as (keyof Amounts)[]) sum[name] = (sum[name] ?? 0) + (other[name] ?? 0);
  return sum;
}
