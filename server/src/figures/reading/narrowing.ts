import { DIMENSIONS, type Dimension } from "@blenda/domain/figures/constants";
import { sliceOf } from "../sums/slices.ts";
import type { Whose } from "./days-repository.ts";

type Asked = Partial<Record<Dimension, string | undefined>>;

/** What a report is narrowed to, if it is. */
export const narrowedBy = (asked: Asked): Dimension | null => DIMENSIONS.find((by) => asked[by] !== undefined) ?? null;

export function whoseSlice(creatorId: string, asked: Asked): Whose {
  const by = narrowedBy(asked);
  return { creatorId, slice: by ? sliceOf({ by, to: asked[by] ?? "" }) : "" };
}

/** What a slice can be split by: not by what it has in common. */
export const splitsOf = (asked: Asked): Dimension[] => DIMENSIONS.filter((by) => by !== narrowedBy(asked));
