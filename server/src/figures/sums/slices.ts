import { DIMENSIONS, type Dimension } from "@blenda/domain/figures/constants";
import { monthOf } from "@blenda/domain/figures/rules";
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

/** A split is kept by month too, under the month's first day: a year is a dozen rows of each part and not hundreds. */
export const byMonth = (split: Dimension): string => `${split}/month`;

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
      ...splits.flatMap(({ by, to }) => [
        { creatorId, slice, split: by as string, day, part: to },
        { creatorId, slice, split: byMonth(by), day: monthOf(day), part: to },
      ]),
    ];
  });
}

/** What many changes add to each place, together. */
export function sumUp(changes: readonly Change[]): (Place & Partial<Amounts>)[] {
  const sums = new Map<string, { place: Place; amounts: Partial<Amounts> }>();
  for (const change of changes) {
    const moved = (Object.keys(change.amounts) as (keyof Amounts)[]).filter((name) => change.amounts[name]);
    if (moved.length === 0) continue;
    for (const place of placesOf(change)) {
      const key = `${place.creatorId}|${place.slice}|${place.split}|${place.day}|${place.part}`;
      const sum = sums.get(key) ?? { place, amounts: {} };
      for (const name of moved) sum.amounts[name] = (sum.amounts[name] ?? 0) + (change.amounts[name] ?? 0);
      sums.set(key, sum);
    }
  }
  return [...sums.values()].map(({ place, amounts }) => ({ ...place, ...amounts }));
}
