import { DIMENSIONS, type Dimension } from "@blenda/domain/figures/constants";
import { sliceOf } from "../sums/slices.ts";
import type { DaySlice } from "./days-repository.ts";

type DimensionFilter = Partial<Record<Dimension, string | undefined>>;

/** What a report is narrowed to, if it is. */
export const narrowedBy = (asked: DimensionFilter): Dimension | null => DIMENSIONS.find((by) => asked[by] !== undefined) ?? null;

export function whoseSlice(creatorId: string, asked: DimensionFilter): DaySlice {
  const by = narrowedBy(asked);
  return { creatorId, slice: by ? sliceOf({ by, to: asked[by] ?? "" }) : "" };
}

/** What a slice can be split by: not by what it has in common. */
export const splitsOf = (asked: DimensionFilter): Dimension[] => DIMENSIONS.filter((by) => by !== narrowedBy(asked));
